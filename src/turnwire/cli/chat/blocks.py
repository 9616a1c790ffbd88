"""An answer that arrives in pieces, cut into blocks of markdown that will not change any more.

In CommonMark a block that another block follows is closed: nothing behind it changes it. So, of the lines that are
whole, every block but the last is ready. Definitions of links are not followed across blocks; they stay as they are
written.
"""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt


@cache
def parser() -> MarkdownIt:
    """The markdown of answers: CommonMark with tables and strikethrough; HTML and definitions of links are text."""
    options = {"html": False}
    return MarkdownIt("commonmark", options).enable(["table", "strikethrough"]).disable("reference")


class Blocks:
    """Collects text. `add` and `end` give the blocks that became ready; `open` is the rest."""

    def __init__(self) -> None:
        self._open = ""
        self._line = ""

    @property
    def open(self) -> str:
        """What may still change."""
        return self._open + self._line

    def add(self, text: str) -> str:
        """Add a piece; the blocks that are ready now, empty where none became so."""
        lines, end, self._line = (self._line + text).rpartition("\n")
        if not end:
            return ""
        self._open += lines + end
        starts = [token.map[0] for token in parser().parse(self._open) if token.map and token.level == 0]
        if len(starts) < 2 or starts[-1] == 0:
            return ""
        whole = self._open.split("\n")
        self._open = "\n".join(whole[starts[-1] :])
        return "\n".join(whole[: starts[-1]]) + "\n"

    def end(self) -> str:
        """What is left; nothing follows."""
        rest, self._open, self._line = self.open, "", ""
        return rest
