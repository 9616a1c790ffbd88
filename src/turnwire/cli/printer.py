"""What a command prints of many things, one after the other: text, or the items of one JSON list."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import Any, NamedTuple, Self


class Style(NamedTuple):
    """How things are printed."""

    as_json: bool
    quiet: bool = False
    ascii_only: bool = False

    def item(self, value: Any) -> str:
        """An item of a list as `print_json` writes it."""
        text = json.dumps(value, ensure_ascii=self.ascii_only, indent=2)
        return "  " + text.replace("\n", "\n  ")

    def joined(self, texts: Sequence[str]) -> str:
        """Items or lines that follow each other."""
        return ",\n".join(texts) if self.as_json else "".join(texts)


class Shown(NamedTuple):
    """What a part of the work printed, and whether something was wrong."""

    out: str
    err: str
    has_faults: bool


class Printer:
    """Prints what comes, in order. As JSON it is one list, which is ended when the block is."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._is_empty = True
        self.has_faults = False

    def show(self, shown: Shown) -> None:
        """Print a part."""
        self.has_faults = self.has_faults or shown.has_faults
        if shown.out:
            if self._style.as_json:
                sys.stdout.write("[\n" if self._is_empty else ",\n")
            self._is_empty = False
            sys.stdout.write(shown.out)
            sys.stdout.flush()
        if shown.err:
            sys.stderr.write(shown.err)
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._style.as_json and kind is None:
            sys.stdout.write("[]\n" if self._is_empty else "\n]\n")
