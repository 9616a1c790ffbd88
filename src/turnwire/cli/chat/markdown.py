"""Markdown for a terminal: what a model wrote is rendered, and nothing of it reaches the terminal as a command.

An answer that arrives in pieces is cut into blocks. In CommonMark a block that another block follows is closed:
nothing behind it changes it. So, of the lines that are whole, every block but the last is ready. Definitions of links
are not followed across blocks; they stay as they are written.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import ClassVar

from markdown_it import MarkdownIt
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import CodeBlock, Heading, Markdown, MarkdownElement
from rich.padding import Padding
from rich.segment import Segment
from rich.syntax import Syntax
from rich.text import Text

from turnwire.cli.output import visible


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
        """The text that may still change."""
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
        """Return the remaining text; nothing follows."""
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


class _Code(CodeBlock):
    """A code block, indented by two, in the terminal's own colours."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        code = str(self.text).rstrip()
        syntax = Syntax(code, self.lexer_name, theme=self.theme, word_wrap=True, background_color="default")
        yield Padding(syntax, (0, 0, 0, 2))


class _Heading(Heading):
    """A heading at the left, bold."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        text = self.text.copy()
        text.justify = "left"
        text.stylize("bold underline" if self.tag in ("h1", "h2") else "bold")
        yield text


class _Markdown(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "fence": _Code,
        "code_block": _Code,
        "heading_open": _Heading,
    }


class Safe:
    """A renderable whose text cannot steer the terminal: characters that would are written out, links are plain.

    Applied to the rendered pieces, so that what markdown decodes (`&#27;`) is caught as well.
    """

    def __init__(self, inner: RenderableType, *, is_block: bool = False) -> None:
        self._inner = inner
        self._is_block = is_block

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown = (segment for segment in console.render(self._inner, options) if segment.control is None)
        lines = [
            _without_end([Segment(visible(segment.text), segment.style) for segment in line])
            for line in Segment.split_lines(shown)
        ]
        if self._is_block:  # the view writes what is between blocks
            lines = _without_blank_ends(lines)
        for line in lines:
            yield from line
            yield Segment.line()


def _without_blank_ends(lines: list[list[Segment]]) -> list[list[Segment]]:
    written = [place for place, line in enumerate(lines) if line]
    return lines[written[0] : written[-1] + 1] if written else []


def _without_end(line: list[Segment]) -> list[Segment]:
    """A line without trailing padding, which would be copied along with the text."""
    while line:
        last = line.pop()
        text = last.text.rstrip(" ")
        if text:
            return [*line, Segment(text, last.style)]
    return line


def rendered(text: str) -> Safe:
    """Markdown as it is shown."""
    # Links show their address: an address behind other words would be believed.
    shown = _Markdown(text, hyperlinks=False, code_theme="ansi_dark")
    shown.parsed = parser().parse(text)
    return Safe(shown, is_block=True)


def plain(text: str, style: str = "") -> Safe:
    """Text as it is, in one style."""
    return Safe(Text(visible(text), style=style))  # Text itself would drop some control characters unseen


def tail(console: Console, shown: RenderableType, most: int) -> list[list[Segment]]:
    """The last lines of what is shown, at most `most` of them, cut to the console's width."""
    return console.render_lines(shown, pad=False)[-most:] if most > 0 else []


class Lines:
    """Lines of segments as something that rich shows."""

    def __init__(self, lines: Iterable[list[Segment]]) -> None:
        self._lines = tuple(lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            yield from line
            yield Segment.line()
