"""Commands typed at the prompt, and the answers to a question about a call."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from turnwire.cli.exit_codes import UsageError

Takes = Literal["nothing", "maybe", "one"]


class Command(NamedTuple):
    """A command: its name without `/`, what it takes, and what it does."""

    name: str
    takes: Takes
    argument: str
    help: str

    @property
    def usage(self) -> str:
        """How it is written."""
        shown = f"[{self.argument}]" if self.takes == "maybe" else self.argument
        return f"/{self.name} {shown}".strip()


COMMANDS: Final = {
    command.name: command
    for command in (
        Command("help", "nothing", "", "show this"),
        Command("image", "one", "PATH", "show an image with the next message"),
        Command("file", "one", "PATH[:10-20]", "give a file with the next message; @PATH in a message does the same"),
        Command("mode", "maybe", "NAME", "list the modes, or work in another one"),
        Command("model", "maybe", "NAME", "list the models, or ask another one"),
        Command("branch", "maybe", "NAME", "list the branches; go to one, or begin it here"),
        Command("undo", "nothing", "", "go back before your last message; what was said stays on its branch"),
        Command("retry", "nothing", "", "have your last message answered again, on a new branch"),
        Command("calls", "nothing", "", "decide about calls that wait"),
        Command("tools", "nothing", "", "list the tools, and what is decided about them"),
        Command("history", "nothing", "", "show the conversation"),
        Command("usage", "nothing", "", "show what the last answer and the thread have used"),
        Command("threads", "nothing", "", "list the stored threads"),
        Command("open", "one", "ID", "go on with another thread"),
        Command("new", "nothing", "", "begin a new thread"),
        Command("save", "one", "FILE", "write the whole conversation to a JSON file"),
        Command("quit", "nothing", "", "leave; Ctrl-D does the same"),
    )
}
"""The commands by name, in the order in which the help shows them."""

_ALIASES: Final = {"exit": "quit", "q": "quit", "?": "help", "h": "help"}


class Typed(NamedTuple):
    """A typed command and its argument; empty if there is no argument."""

    command: Command
    argument: str


def read_command(line: str) -> Typed | None:
    """The command in a line; None if the line is a message. `//x` and `/usr/bin` are messages.

    Raises:
        UsageError: it looks like a command but is unknown, or its argument is missing or too much.
    """
    found = re.fullmatch(r"/([A-Za-z]+|\?)(?:\s+(.*))?", line.rstrip(), re.DOTALL)
    if found is None:
        return None
    name = _ALIASES.get(found[1].lower(), found[1].lower())
    argument = (found[2] or "").strip()
    command = COMMANDS.get(name)
    if command is None:
        raise UsageError(f"there is no command /{found[1]}; /help lists them, and a space before it makes it a message")
    if command.takes == "one" and not argument:
        raise UsageError(f"write {command.usage}")
    if command.takes == "nothing" and argument:
        raise UsageError(f"/{command.name} takes nothing behind it")
    return Typed(command, argument)


def as_message(line: str) -> str:
    """A line that is no command, as the message to send: the first slash of `//x` is left out."""
    return line[1:] if line.startswith("//") else line


class Answer(NamedTuple):
    """The answer to the question whether a call may run."""

    word: Literal["once", "always", "no", "all"]
    reason: str | None = None


_ANSWERS: Final[dict[str, Literal["once", "always", "no", "all"]]] = {
    **dict.fromkeys(("y", "yes", "once", "o"), "once"),
    **dict.fromkeys(("a", "always"), "always"),
    **dict.fromkeys(("n", "no"), "no"),
    **dict.fromkeys(("v", "view"), "all"),
}


def read_answer(line: str) -> Answer | None:
    """The answer in a line: y, a, n with or without a reason, v; None if it is something else. Empty is no answer."""
    word, _, rest = line.strip().partition(" ")
    found = _ANSWERS.get(word.lower().rstrip(",:;."))
    reason = rest.strip() or None
    if found is None or (reason is not None and found != "no"):
        return None
    return Answer(found, reason)
