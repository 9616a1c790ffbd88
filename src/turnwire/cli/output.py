"""What commands print: results to stdout (text or `--json`), everything else to stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from turnwire_schema.v1.error import Loss

out = Console(highlight=False, soft_wrap=True, emoji=False, markup=False)
err = Console(stderr=True, highlight=False, soft_wrap=True, emoji=False, markup=False)


def print_json(value: Any) -> None:
    """`value` as indented JSON on stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def print_table(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """Rows under columns on stdout, as wide as the text needs where stdout is no terminal."""
    table = Table(box=None, pad_edge=False, show_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    (out if out.is_terminal else Console(width=200, highlight=False, emoji=False, markup=False)).print(table)


def print_losses(losses: Iterable[Loss]) -> None:
    """One line on stderr for each loss."""
    for loss in losses:
        err.print(f"loss: {loss.at or '/'}: {loss.what} ({loss.done}) [{loss.id}]")


def print_error(error: BaseException, *, as_json: bool) -> None:
    """What went wrong, on stderr in words or on stdout as JSON; never a traceback, never content."""
    from turnwire.core.errors import InvalidDataError, ProviderError

    if not as_json:
        err.print(f"turnwire: {error}")
        return
    data: dict[str, Any] = {"message": str(error)}
    if isinstance(error, ProviderError):
        data = error.info.to_dict()
    elif isinstance(error, InvalidDataError):
        data["problems"] = [problem._asdict() for problem in error.problems]
    print_json({"error": data})
