"""Consoles, for tables and for what moves; loaded by the commands that show them."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

from turnwire.cli.output import TABLE_WIDTH


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # rich itself would end the process with 1; `turnwire.cli.app` decides that


err: Final[Console] = _Console(stderr=True, highlight=False, emoji=False, markup=False)
"""For what moves while we work. Lines go out by `say` and `tell`: a console would change tabs and line ends in them."""


def table_console() -> Console:
    """A console on stdout that does not fold what a program or a file reads."""
    return _Console(width=None if sys.stdout.isatty() else TABLE_WIDTH, highlight=False, emoji=False, markup=False)
