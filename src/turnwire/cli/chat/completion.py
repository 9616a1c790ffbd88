"""What the prompt offers while somebody types: commands and their arguments, files behind `@`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from turnwire.cli.chat.references import written_path
from turnwire.cli.chat.words import COMMANDS

_COMMAND: Final = re.compile(r"/([A-Za-z]*)")
_ARGUMENT: Final = re.compile(r"/([A-Za-z]+)\s+(.*)", re.DOTALL)
_REFERENCE: Final = re.compile(r"""(?<![\w@./\\])@(["']?)([^\s"'@]*|(?<=["'])[^"'@]*)$""")


class Offer(NamedTuple):
    """One completion: what is put in place of the last `replaced` characters, how it is shown, and what it is."""

    text: str
    replaced: int
    shown: str
    about: str = ""


class Choices(NamedTuple):
    """What can be completed; each is asked when it is needed."""

    files: Callable[[str], Sequence[str]]
    """Paths of the workspace that begin so."""
    paths: Callable[[str], Sequence[str]]
    """Paths from the working directory that begin so."""
    names: Callable[[str], Iterable[tuple[str, str]]]
    """(name, what it is) of the arguments of a command."""


def offers(before: str, choices: Choices) -> Iterator[Offer]:
    """The completions where the text before the cursor is `before`."""
    if found := _COMMAND.fullmatch(before):
        typed = found[1].lower()
        for command in COMMANDS.values():
            if command.name.startswith(typed):
                end = "" if command.takes == "nothing" else " "
                yield Offer(f"/{command.name}{end}", len(before), command.usage, command.help)
        return
    if found := _ARGUMENT.fullmatch(before):
        yield from _arguments(found[1].lower(), found[2], choices)
        return
    if found := _REFERENCE.search(before):
        for path in choices.files(found[2]):
            # A folder goes on; its quote is closed with the file.
            text = written_path(path)
            if path.endswith("/") and text != path:
                text = text[:-1]
            yield Offer(text, len(found[1]) + len(found[2]), path)


def _arguments(name: str, typed: str, choices: Choices) -> Iterator[Offer]:
    if name == "file":
        yield from (Offer(written_path(path), len(typed), path) for path in choices.files(typed))
    elif name in ("image", "save"):
        yield from (Offer(path, len(typed), path) for path in choices.paths(typed))
    else:
        for found, about in choices.names(name):
            if found.startswith(typed):
                yield Offer(found, len(typed), found, about)
