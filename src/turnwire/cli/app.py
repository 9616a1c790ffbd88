"""The command line: its root, and the one place where errors become exit codes."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from typing import Annotated, Any, Final, NoReturn

import typer

from turnwire.cli.commands import LateCommands
from turnwire.cli.exit_codes import Exit, exit_code
from turnwire.cli.help_text import CommandGroup
from turnwire.cli.output import prepare_streams, prepare_warnings, print_error
from turnwire.core.errors import TurnwireError

app = CommandGroup(
    name="turnwire",
    cls=LateCommands,
    help="A schema-first contract for what goes over the wire to local model servers.",
    epilog='Example: turnwire chat "Say hello" --provider embedded\n\n'
    "Exit codes: 0 success, 1 failure, 2 wrong arguments, 3 configuration error, 4 timeout, 5 cancelled, "
    "6 a call needed an approval that nobody could give.",
    add_completion=True,
)
COMPLETE: Final = "_TURNWIRE_COMPLETE"
"""The variable by which a shell asks for completions."""


def _version(wanted: bool) -> None:
    if wanted:
        from turnwire import __version__

        typer.echo(f"turnwire {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A schema-first contract for what goes over the wire to local model servers."""


def run() -> NoReturn:
    """Run the command line and end the process."""
    prepare_streams()
    prepare_warnings()
    if os.environ.get(COMPLETE):
        _command().main(prog_name="turnwire")  # its options come from other variables
    as_json = "--json" in takewhile(lambda word: word != "--", sys.argv[1:])  # what follows -- may be an agent's
    try:
        code, message = _outcome(sys.argv[1:])
    except OSError as error:  # stdout could not be written; files are looked after where they are opened
        sys.exit(_give_up(error, Exit.SUCCESS))
    try:
        if isinstance(message, Help):
            sys.stderr.write(f"{message}\n")  # not by `tell`, which would write out the colours as control characters
        elif message is not None:
            print_error(message, as_json=as_json)
        sys.stdout.flush()
    except OSError as error:
        code = _give_up(error, code)
    sys.exit(code)


class Help(str):
    """A help text that is shown because a command was expected."""


def _outcome(arguments: Sequence[str]) -> tuple[int, BaseException | str | None]:
    """Return (exit code, what to print) of a command line. Only a bug in this package raises another exception."""
    try:
        # Not `app()`: that turns Ctrl-C into exit code 130 and a closed pipe into 1, before we could see them.
        command = _command()
        with command.make_context("turnwire", list(arguments)) as context:
            command.invoke(context)
    except typer.Exit as stop:
        return stop.exit_code, None
    except KeyboardInterrupt:
        return Exit.CANCELLED, "cancelled"
    except TurnwireError as error:
        return exit_code(error), error
    except OSError:
        raise
    except Exception as error:  # the parser's errors have no common base; any other goes on as it is
        if not hasattr(error, "format_message"):  # only the command parser's own errors have it
            raise
        return Exit.USAGE, _words_of(error)
    return Exit.SUCCESS, None


@cache
def _command() -> Any:
    """The commands as the parser wants them; building them takes longer than most of them run."""
    return typer.main.get_command(app)


def _words_of(error: Any) -> str:
    """The message of the command parser."""
    words = str(error.format_message())
    if type(error).__name__ == "NoArgsIsHelpError":
        return Help(words)
    words = _LINES.sub(" ", words)  # the values of an option, one a line
    words = _UNABLE.sub("", _PYDANTICS.sub(lambda found: "must " if found[1] else "", words)).rstrip(".")
    context = getattr(error, "ctx", None)
    return (
        words if context is None else f"{words}{'' if words.endswith('?') else '.'} See: {context.command_path} --help"
    )


# The parser reads values by pydantic, whose words speak of inputs and parsing.
_PYDANTICS: Final = re.compile(r"\b(Input should )|\bValue error, ")
_LINES: Final = re.compile(r"\s*\n\s*")
_UNABLE: Final = re.compile(r", unable to (?:parse|interpret) .*$")


def _give_up(error: OSError, code: int) -> int:
    """The exit code where an output cannot be written. Nothing more is written, not even while Python ends."""
    is_reader_gone = isinstance(error, BrokenPipeError)  # head or less has seen enough
    if not is_reader_gone:
        with contextlib.suppress(OSError):
            print_error(f"{error.filename or 'stdout'}: {error.strerror or type(error).__name__}", as_json=False)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError):
            stream.flush()
            continue
        os.dup2(nowhere, stream.fileno())
    return code if is_reader_gone else code or Exit.FAILURE
