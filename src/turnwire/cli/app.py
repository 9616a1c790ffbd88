"""The command line: its groups, and the one place where errors become exit codes."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from turnwire.cli import contract, convert, provider, schema, validate
from turnwire.cli.exits import Exit, exit_code
from turnwire.cli.output import print_error
from turnwire.core.errors import TurnwireError

app = typer.Typer(
    name="turnwire",
    help="A schema-first contract for what goes over the wire to local model servers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(provider.app, name="provider")
app.add_typer(schema.app, name="schema")
app.add_typer(contract.app, name="contract")
app.command("validate")(validate.validate)
app.command("convert")(convert.convert)


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


def run() -> None:
    """Run the command line and end the process."""
    as_json = "--json" in sys.argv[1:]
    try:
        code = app(standalone_mode=False)  # an early end with an exit code comes back as its number
    except typer.Abort:
        sys.exit(Exit.CANCELLED)
    except typer.Exit as stop:
        sys.exit(stop.exit_code)
    except KeyboardInterrupt:
        print_error(RuntimeError("cancelled"), as_json=as_json)
        sys.exit(Exit.CANCELLED)
    except BrokenPipeError:
        # The reader (head, less) has gone; Python must not complain while closing stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(Exit.SUCCESS)
    except TurnwireError as error:
        print_error(error, as_json=as_json)
        sys.exit(exit_code(error))
    except Exception as error:
        if hasattr(error, "exit_code") and hasattr(error, "format_message"):  # the command parser's own usage errors
            print_error(RuntimeError(error.format_message()), as_json=as_json)
            sys.exit(Exit.USAGE)
        raise
    sys.exit(code if isinstance(code, int) else Exit.SUCCESS)
