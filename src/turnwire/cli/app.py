"""The command line: its groups, and the one place where errors become exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer

from turnwire.cli import contract, convert, provider, schema, validate
from turnwire.cli.exits import Exit, exit_code
from turnwire.cli.output import prepare_streams, print_error, tell
from turnwire.core.errors import TurnwireError

app = typer.Typer(
    name="turnwire",
    help="A schema-first contract for what goes over the wire to local model servers.",
    epilog="Exit codes: 0 success, 1 failure, 2 wrong arguments, 3 configuration error, 4 timeout, 5 cancelled.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(provider.app, name="provider")
app.add_typer(schema.app, name="schema")
app.add_typer(contract.app, name="contract")
app.command("validate", epilog=validate.EXAMPLE)(validate.validate)
app.command("convert", epilog=convert.EXAMPLE)(convert.convert)


def _version(wanted: bool) -> None:
    if wanted:
        from turnwire import __version__

        typer.echo(f"turnwire {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A schema-first contract for what goes over the wire to local model servers."""


def run() -> NoReturn:
    """Run the command line and end the process."""
    prepare_streams()
    code = _outcome(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError as error:
        code = _unwritable(error)
    sys.exit(code)


def _outcome(arguments: Sequence[str]) -> int:
    """The exit code of a command line; every error that is not a fault of ours is told, never shown as a traceback."""
    as_json = "--json" in arguments
    try:
        _invoke(arguments)
    except typer.Exit as stop:
        return stop.exit_code
    except KeyboardInterrupt:
        print_error("cancelled", as_json=as_json)
        return Exit.CANCELLED
    except TurnwireError as error:
        print_error(error, as_json=as_json)
        return exit_code(error)
    except OSError as error:
        return _unwritable(error)
    except Exception as error:
        if not hasattr(error, "format_message"):  # only the command parser's own errors have it
            raise
        _print_parser_error(error, as_json=as_json)
        return Exit.USAGE
    return Exit.SUCCESS


def _invoke(arguments: Sequence[str]) -> None:
    # Not `app()`: that turns Ctrl-C into exit code 130 and a closed pipe into 1, before we could see them.
    command = typer.main.get_command(app)
    with command.make_context("turnwire", list(arguments)) as context:
        command.invoke(context)


def _print_parser_error(error: Any, *, as_json: bool) -> None:
    if type(error).__name__ == "NoArgsIsHelpError":  # its message is the help text
        tell(error.format_message())
        return
    context = getattr(error, "ctx", None)
    hint = f". See: {context.command_path} --help" if context is not None else ""
    print_error(error.format_message().rstrip(".") + hint, as_json=as_json)


def _unwritable(error: OSError) -> int:
    """The exit code where stdout cannot be written; nothing more is written to it, not even while Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return Exit.SUCCESS  # the reader (head, less) has seen enough
    print_error(f"{error.filename or 'stdout'}: {error.strerror or type(error).__name__}", as_json=False)
    return Exit.FAILURE
