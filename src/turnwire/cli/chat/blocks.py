"""An answer that arrives in pieces, cut into blocks of markdown that will not change any more.

In CommonMark a block that another block follows is closed: nothing behind it changes it. So, of the lines that are
whole, every block but the last is ready. Definitions of links are not followed across blocks; they stay as they are
written.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

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
        self._parsed = 0

    @property
    def open(self) -> str:
        """What may still change."""
        return self._open + self._line

    def add(self, text: str) -> list[str]:
        """Add a piece; the blocks that are ready now, mostly none."""
        lines, end, self._line = (self._line + text).rpartition("\n")
        self._open += lines + end
        # A long block is not parsed again for every line, so that the work grows with the text alone.
        if not end or len(self._open) - self._parsed <= self._parsed // 8:
            return []
        blocks = split(self._open)
        self._open = blocks.pop() if blocks else ""
        self._parsed = len(self._open)
        return blocks

    def end(self) -> list[str]:
        """What is left; nothing follows."""
        rest, self._open, self._line, self._parsed = self.open, "", "", 0
        return split(rest)


def ending(text: str, lines: int, width: int) -> str:
    """The end of an open block, as many lines of that width as are seen of it; of a code block it stays code."""
    if len(text) <= lines * width:
        return text
    end = "\n".join(text[-lines * width :].split("\n")[-lines:])
    fence, _, _ = text.partition("\n")
    return f"{fence}\n{end}" if fence.startswith(("```", "~~~")) else end


def split(text: str) -> list[str]:
    """The blocks of a text, one after the other; together they are the text."""
    lines = text.split("\n")
    starts = [token.map[0] for token in parser().parse(text) if token.map and token.level == 0]
    places = [0, *starts[1:], len(lines)]
    blocks = ["\n".join(lines[first:last]) for first, last in pairwise(places)]
    return [f"{block}\n" for block in blocks[:-1]] + [block for block in blocks[-1:] if block]
