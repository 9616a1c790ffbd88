"""Determine whether the end of a text is inside code or a quotation, as in Markdown (CommonMark 0.31).

If that is still open, or if blocks could be read in two ways, the answer is yes: quoted marks must never become a call.
Each character is read once, whatever the length of a line.
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST_HEAD: Final = 160
"""How much of a line determines its kind."""
_HEAD: Final = re.compile(r"([ \t]*)((?:(?:[-*+]|[0-9]{1,9}[.)])[ \t]+)*)(?:(`{3,}|~{3,})(.*))?", re.DOTALL)
_BEGINS_BLOCK: Final = re.compile(r" {0,3}(?:[-*+]|[0-9]{1,9}[.)]|#{1,6})(?:[ \t]|\Z)")
_TICKS_OR_SLASHES: Final = re.compile(r"`+|\\+|[^`\\]+")
_QUOTES: Final = {
    '"': '"', "'": "'", "“": "”", "‘": "’", "”": "”", "’": "’", "„": "“”", "‚": "‘’", "«": "»", "»": "«", "‹": "›",
    "›": "‹", "「": "」", "『": "』", "《": "》", "〈": "〉", "(": ")", "（": "）", "[": "]",
}  # fmt: skip
"""Characters that quote a mark right after them, and the end of the quotation."""
_CLOSED: Final = {
    sign: re.compile(rf"(?:>[.,;:!?]?|[\]}}])[ \u00a0\u202f]?[{re.escape(ends)}]") for sign, ends in _QUOTES.items()
}
"""Where a quotation of marks ends: right after a mark or a value, so that no text in the arguments ends it."""
_LONGEST_CLOSED: Final = 4
_SPACES: Final = " \u00a0\u202f"
_INDENTED_CODE: Final = 4


class Quoting:
    """Follows a text line by line."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self.add = self._pieces.append
        """Takes the next piece of the text, which is read on demand."""
        self._head = ""  # the beginning of the last line
        self._rest = ""  # what of a fence's line is behind that: "" for white space, "x" for text, "`" with backticks
        self._last = ""  # the last character of the line, spaces left aside that belong to a quotation mark
        self._closed: re.Pattern[str] | None = None  # what ends the quotation that is open
        self._behind = ""  # the last characters of the line, where that may begin
        self._fence = ""
        self._fence_column = 0
        self._is_lazy = False  # whether the last line was in a block quote that the next one goes on
        self._of_line = _Span()
        self._of_paragraph = _Span()

    def is_quoted(self) -> bool:
        """Return True if the next text is inside code or a quotation."""
        self._look()
        head = self._head
        if self._fence or self._closed or self._last in _QUOTES or _is_block_quote(head):
            return True
        if self._is_lazy or _column(head[: len(head) - len(head.lstrip(" \t"))]) >= _INDENTED_CODE:
            return True
        if (found := _HEAD.match(head)) is not None and found[3]:
            return True
        return self._of_line.is_open or (self._of_paragraph.is_open and _BEGINS_BLOCK.match(head) is None)

    def keep(self) -> None:
        """Record that the next mark is quoted: what follows it in the same quotation marks is quoted as well."""
        self._look()
        if self._closed is None and self._last in _QUOTES:
            self._closed = _CLOSED[self._last]
            self._behind = ""

    def _look(self) -> None:
        text = "".join(self._pieces)
        self._pieces.clear()
        *lines, last = text.split("\n")
        for line in lines:
            self._add(line)
            self._end_line()
        self._add(last)

    def _add(self, text: str) -> None:
        """Add more of the last line."""
        if not text:
            return
        bare = text.rstrip(_SPACES)
        last = bare[-1:] or self._last
        self._last = last if last == "«" or " " not in text[len(bare) :] else " "
        if self._closed is not None:
            behind = self._behind + text
            if self._closed.search(behind):
                self._closed = None
            self._behind = behind[1 - _LONGEST_CLOSED :]
        space = _LONGEST_HEAD - len(self._head)
        self._head += text[:space]
        if (rest := text[space:]) and self._rest != "`":
            self._rest = "`" if "`" in rest else "x" if rest.strip() else self._rest
        if not self._fence:
            self._of_line.add(text)
            self._of_paragraph.add(text)

    def _end_line(self) -> None:
        head, rest = self._head, self._rest
        found = _HEAD.match(head)
        mark = (found[3] or "") if found else ""
        info = found[4] + rest if found and mark else ""
        is_blank = not head.strip() and not rest
        if self._fence:
            if found and mark.startswith(self._fence) and not found[2] and not info.strip():
                self._end_fence(_column(found[1]))
        elif found and mark and _column(found[1]) < _INDENTED_CODE:  # further to the right it is quoted line by line
            if found.end(3) == _LONGEST_HEAD:
                self._fence = mark + mark[0]  # it goes on, nobody knows how long: nothing ends it
            elif mark[0] == "~" or "`" not in info:
                self._fence = mark
            self._fence_column = _column(found[1] + found[2]) if found[2] else 0
        is_code = bool(self._fence or mark)
        self._is_lazy = not is_blank and not is_code and (self._is_lazy or _is_block_quote(head))
        if is_blank or is_code:
            self._of_paragraph = _Span()
        elif _BEGINS_BLOCK.match(head):
            self._of_paragraph = self._of_line
        self._of_paragraph.end_line()
        self._of_line = _Span()
        self._head = self._rest = self._last = self._behind = ""

    def _end_fence(self, column: int) -> None:
        if column < self._fence_column:  # by Markdown the list has ended and this begins a fence; by intent it ends one
            self._fence_column = 0
        elif column < self._fence_column + _INDENTED_CODE:
            self._fence = ""


class _Span:
    """Follows code spans: the number of backticks of the open one."""

    def __init__(self) -> None:
        self._ticks = 0
        self._run = 0  # backticks at the very end
        self._escaped = 0  # how many of them are escaped
        self._slashes = 0  # backslashes at the very end, modulo 2

    @property
    def is_open(self) -> bool:
        """Whether the next character, which is not a backtick, is in a span."""
        length = self._run - self._escaped
        return bool(self._ticks) != (length > 0 and (not self._ticks or length == self._ticks))

    def add(self, text: str) -> None:
        if "`" not in text and "\\" not in text:
            self.end_run()
            self._slashes = 0
            return
        for found in _TICKS_OR_SLASHES.finditer(text):
            size = found.end() - found.start()
            if text[found.start()] == "`":
                if not self._run and self._slashes and not self._ticks:
                    self._escaped = 1
                self._run += size
                self._slashes = 0
            else:
                self.end_run()
                self._slashes = (self._slashes + size) % 2 if text[found.start()] == "\\" else 0

    def end_line(self) -> None:
        self.end_run()
        self._slashes = 0

    def end_run(self) -> None:
        length = self._run - self._escaped
        if length > 0:
            self._ticks = length if not self._ticks else 0 if length == self._ticks else self._ticks
        self._run = self._escaped = 0


def _is_block_quote(head: str) -> bool:
    """Return True if a line is in a block quote, which may be in a list."""
    return head.startswith(">", _HEAD.match(head).end(2))  # type: ignore[union-attr]  # it matches everywhere


def _column(space: str) -> int:
    """Return the column in which text begins after `space` or other characters at the start of a line."""
    return len(space.expandtabs(4))
