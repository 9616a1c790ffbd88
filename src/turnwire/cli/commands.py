"""The table of commands, each loaded when it is run or described: loading all takes longer than most of them run."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

import typer

from turnwire.cli.help_text import CommandGroup, HelpGroup


class Command(NamedTuple):
    """Where a command is: its module below `turnwire.cli`, what it calls there, and the example of its help."""

    module: str
    function: str
    example: str = "EXAMPLE"


COMMANDS: Final[Mapping[str, Command]] = {
    "validate": Command("validate", "validate"),
    "convert": Command("convert", "convert"),
    "plan": Command("plan", "plan"),
    "losses": Command("plan", "losses", "LOSSES_EXAMPLE"),
    "read": Command("read", "read"),
    "batch": Command("batch", "batch"),
    "embed": Command("embed", "embed"),
    "chat": Command("chat.command", "chat"),
    "models": Command("models", "models"),
    "serve": Command("serve", "serve"),
    "launch": Command("launch", "launch"),
    "record": Command("record", "record"),
    "scripted-model": Command("scripted_model", "scripted_model"),
    "help": Command("help_command", "help_command"),
}
GROUPS: Final[Mapping[str, str]] = {name: name for name in ("provider", "schema", "contract", "context")}
"""Commands that have commands: each is the `app` of the module."""
ABOUT: Final[Mapping[str, str]] = {
    "validate": "Check files against the schemas.",
    "convert": "Convert a payload between dialects, or with --lines each line of a file of any size.",
    "plan": "Show what a request would lose in a dialect, without sending anything.",
    "losses": "List everything that a dialect cannot say, by its stable id.",
    "read": "Read thoughts and tool calls out of a text that a model wrote, and say what was not read and why.",
    "batch": "Ask a provider many requests.",
    "embed": "Give a vector for each text.",
    "chat": "Talk with a model in the terminal.",
    "models": "List the models that can be asked.",
    "serve": "Answer clients of every dialect from any provider.",
    "launch": "Start a coding agent on a local model.",
    "record": "Record the exchanges between a client and a server.",
    "scripted-model": "Write a model that says what a scenario says.",
    "help": "Show the help of a command.",
    "provider": "Look at the configured providers and try them.",
    "schema": "List, show and export the schema documents, and check schemas of your own.",
    "contract": "Check exchanges with model servers against the contract.",
    "context": "Look at stored conversations and move them.",
}
"""The first sentence of each command's help, so that listing all loads none; a test compares them."""


class _Loaded(Mapping[str, Any]):
    """Every command by its name; looking one up loads it."""

    def __getitem__(self, name: str) -> Any:
        if name not in COMMANDS and name not in GROUPS:
            raise KeyError(name)
        return _load(name)

    def __iter__(self) -> Iterator[str]:
        yield from (*COMMANDS, *GROUPS)

    def __len__(self) -> int:
        return len(COMMANDS) + len(GROUPS)


class LateCommands(HelpGroup):
    """The group at the root."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands: Any = _Loaded()

    def list_commands(self, ctx: Any) -> list[str]:
        """The names alone: nothing is loaded for them."""
        return list(self.commands)

    def described(self, ctx: Any) -> list[tuple[str, str]]:
        """The list of all commands in a help text: nothing is loaded for it either."""
        return [(name, ABOUT[name]) for name in self.commands]


@cache
def _load(name: str) -> Any:
    """The command as the parser wants it."""
    made = CommandGroup()
    if name in GROUPS:
        made.add_typer(import_module(f"turnwire.cli.{GROUPS[name]}").app, name=name)
    else:
        module, function, example = COMMANDS[name]
        home = import_module(f"turnwire.cli.{module}")
        made.command(name, epilog=getattr(home, example))(getattr(home, function))
    _look_for_garbage()
    return typer.main.get_group(made).commands[name]


def _look_for_garbage() -> None:
    """From here on, where `turnwire.cli.main` put it off: what is loaded stays, and is not looked at again."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
