"""`turnwire help`: the help of any command."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final

import typer

from turnwire.cli.exit_codes import UsageError
from turnwire.cli.options import JsonFlag
from turnwire.cli.output import print_json

EXAMPLE: Final = "Example: turnwire help provider test"


def help_command(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="COMMAND", help="The command, in one word or two. Absent: all of them."),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Show the help of a command."""
    found: Any = ctx.find_root()
    for word in words or ():
        commands = getattr(found.command, "commands", None)
        if commands is None:
            raise UsageError(f"{found.command_path} has no commands; see: {found.command_path} --help")
        _, command, _ = found.command.resolve_command(found, [word])
        found = type(ctx)(command, info_name=word, parent=found)
    text = found.get_help()
    if as_json:
        print_json({"command": found.command_path, "help": text})
    else:
        sys.stdout.write(f"{text}\n")
