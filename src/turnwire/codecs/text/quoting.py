"""Whether the end of a text is inside code or a quotation, as Markdown has them (CommonMark 0.31).

Where it cannot be told from what came so far, the answer is yes: marks that are quoted must never become a call.
"""

from __future__ import annotations

import re
from typing import Final

_FENCE: Final = re.compile(r" {0,3}(`{3,}|~{3,})(.*)", re.DOTALL)
_TICKS: Final = re.compile(r"`+")
_QUOTES: Final = "\"'“‘«„‚「『(["
"""Before a mark, they quote it."""


class Quoting:
    """Follows a text line by line. Each character is looked at once."""

    __slots__ = ("_fence", "_line", "_pieces", "_ticks")

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._line = ""  # the last line as far as it came
        self._fence = ""
        self._ticks = 0
        """How many backticks opened the code span that is open in this paragraph before the last line."""

    def add(self, text: str) -> None:
        """The next piece of the text; looked at when it is asked for, or when many have come."""
        self._pieces.append(text)
        if len(self._pieces) > 1_024:
            self._look()

    def is_quoted(self) -> bool:
        """Whether what comes next is inside code or a quotation."""
        self._look()
        line = self._line
        if self._fence or line.endswith(tuple(_QUOTES)) or line.lstrip().startswith(">"):
            return True
        if not line.strip() and (line.startswith("    ") or "\t" in line):
            return True
        return _FENCE.match(line) is not None or bool(_span(line, self._ticks))

    def _look(self) -> None:
        text = self._line + "".join(self._pieces)
        self._pieces.clear()
        *lines, self._line = text.split("\n")
        for line in lines:
            self._end_line(line)

    def _end_line(self, line: str) -> None:
        found = _FENCE.match(line)
        if self._fence:
            if found and found[1].startswith(self._fence) and not found[2].strip():
                self._fence = ""
        elif found and not ("`" in found[1] and "`" in found[2]):
            self._fence = found[1]
            self._ticks = 0
        elif not line.strip():
            self._ticks = 0
        else:
            self._ticks = _span(line, self._ticks)


def _span(line: str, ticks: int) -> int:
    """How many backticks opened the span that is open behind `line`; `ticks` opened the one before it, 0 for none."""
    for run in _TICKS.finditer(line):
        length = len(run.group())
        if not ticks:
            ticks = length
        elif length == ticks:
            ticks = 0
    return ticks
