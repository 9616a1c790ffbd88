"""The page of the command line: each command with its help, as the command itself prints it."""

from __future__ import annotations

import html
from typing import Any, Final

import click
import typer.main

from turnwire.cli.app import app

PAGE: Final = "reference/cli.md"


def text() -> str:
    """The whole page."""
    lines = [
        "# The command line\n",
        "Every command has `--json`. Exit codes: 0 success, 1 failure, 2 wrong arguments, 3 configuration error, "
        "4 timeout, 5 cancelled.\n",
    ]
    root = typer.main.get_command(app)
    for path, command in _commands(("turnwire",), root):
        if hasattr(command, "commands"):
            continue
        lines += [f"## {' '.join(path)} {{ #{'-'.join(path[1:])} }}\n", f"{_help(command)}\n", _parameters(command)]
    return "\n".join(lines)


def _commands(path: tuple[str, ...], command: Any) -> list[tuple[tuple[str, ...], Any]]:
    found = [(path, command)]
    for name, sub in sorted(getattr(command, "commands", {}).items()):
        if not sub.hidden:
            found += _commands((*path, name), sub)
    return found


def _help(command: Any) -> str:
    texts = [" ".join(part.split()) for part in (command.help or "").replace("\b", "").split("\n\n")]
    example = (command.epilog or "").removeprefix("Example: ").strip()
    return "\n\n".join([*texts, f"```sh\n{example}\n```"] if example else texts)


def _parameters(command: Any) -> str:
    context = click.Context(command)
    rows = []
    for parameter in command.params:
        record = parameter.get_help_record(context)
        if getattr(parameter, "hidden", False) or record is None:
            continue
        names, what = record
        shown = " ".join(str(names).split())
        rows.append(
            f"| `{shown}` | {html.escape(' '.join(str(what).split()), quote=False).replace('|', chr(92) + '|')} |"
        )
    return "| option | what it does |\n|---|---|\n" + "\n".join(rows) + "\n" if rows else ""
