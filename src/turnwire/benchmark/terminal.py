"""The report for a terminal: a line for each level, and the spread of the values, drawn on one scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from turnwire_schema.v1.benchmark import BenchmarkLevel, BenchmarkSpread, ProviderBenchmark

from turnwire.benchmark.summary import ENDINGS, NO_CACHED, TURN_COLUMNS, counts_no_cached, failures, number, turn_cells

if TYPE_CHECKING:
    from rich.console import Console

_WIDTH: Final = 48
_BESIDE: Final = 13
"""Columns that are needed next to a drawing."""
_LEAST: Final = 8
_TABLE: Final = 72
"""Columns below which a table would cut numbers."""


class Signs(NamedTuple):
    """Characters of the drawing."""

    all: str
    half: str
    median: str

    @property
    def key(self) -> str:
        """The legend of these characters."""
        return f"{self.all} all values, {self.half} the middle half, {self.median} the median"


LINES: Final = Signs("─", "█", "┃")
ASCII: Final = Signs("-", "#", "|")


def render(found: ProviderBenchmark, console: Console) -> None:
    """Print what was measured."""
    from rich.table import Table
    from rich.text import Text

    unit = found.counted_in
    signs = ASCII if console.options.ascii_only else LINES
    width = max(_LEAST, min(_WIDTH, console.width - _BESIDE))
    console.print(Text(f"{found.model} at {found.provider_id}, at most {found.max_tokens} tokens an answer", "italic"))
    if console.width < _TABLE:
        for level in found.levels:
            console.print(Text(_sentence(level, unit)))
    else:
        table = Table()
        for name in ("at once", "answers", "first token ms", "95 % of them", f"{unit}/s each", f"{unit}/s together"):
            table.add_column(name, justify="right")
        for level in found.levels:
            table.add_row(*_cells(level))
        console.print(table)
    for title, spreads in (
        ("time to first token, ms", [level.first_token_ms for level in found.levels]),
        (f"{unit} a second of each answer", [level.tokens_per_second for level in found.levels]),
    ):
        for line in plot(title, [level.concurrency for level in found.levels], spreads, width=width, signs=signs):
            console.print(Text(line))
    if found.conversation:
        console.print(Text("\nturns of a conversation"))
        turns = [(str(place), *turn_cells(turn)) for place, turn in enumerate(found.conversation, 1)]
        if console.width < _TABLE:
            for place, prompt, cached, again, first in turns:
                line = f"turn {place}: {prompt} prompt tokens, {cached} cached, {again} read again; first token {first}"
                console.print(Text(line))
        else:
            grown = Table()
            for name in TURN_COLUMNS:
                grown.add_column(name, justify="right")
            for cells in turns:
                grown.add_row(*cells)
            console.print(grown)
    if counts_no_cached(found):
        console.print(Text(NO_CACHED))
    for line in failures(found):
        console.print(Text(f"✗ {line}", "red"))
    if unit == "pieces":
        console.print(Text("The server counts no tokens: pieces of its streams are counted instead."))
    if found.ended != "completed":
        console.print(Text(ENDINGS[found.ended]))


def _cells(level: BenchmarkLevel) -> Iterator[str]:
    whole = sum(each.error is None for each in level.requests)
    yield str(level.concurrency)
    yield f"{whole} of {level.planned}"
    for value in (
        None if level.first_token_ms is None else level.first_token_ms.median,
        None if level.first_token_ms is None else level.first_token_ms.p95,
        None if level.tokens_per_second is None else level.tokens_per_second.median,
        level.tokens_per_second_together,
    ):
        yield "–" if value is None else number(value)


def _sentence(level: BenchmarkLevel, unit: str) -> str:
    name, answers, first, late, each, together = _cells(level)
    speeds = f"{each} {unit}/s each, {together} together"
    return f"{name} at once: {answers} answers; first token {first} ms, 95 % of them {late} ms; {speeds}"


def plot(
    title: str,
    names: Sequence[int],
    spreads: Sequence[BenchmarkSpread | None],
    *,
    width: int = _WIDTH,
    signs: Signs = LINES,
) -> Iterator[str]:
    """Boxes from zero to the largest value: the whole width of the values, their middle half, and the median."""
    largest = max((each.most for each in spreads if each is not None), default=0)
    if not largest:
        return
    yield f"\n{title}  ({signs.key})"
    for name, each in zip(names, spreads, strict=True):
        if each is not None:
            yield f"{name:>4} {_box(each, largest, width, signs)} {number(each.median)}"
    yield f"     0{number(largest):>{width - 1}}"


def _box(each: BenchmarkSpread, largest: float, width: int, signs: Signs) -> str:
    def column(value: float) -> int:
        return min(width - 1, int(value / largest * width))

    cells = [" "] * width
    for start, end, sign in (
        (each.least, each.most, signs.all),
        (each.lower_quartile, each.upper_quartile, signs.half),
    ):
        for place in range(column(start), column(end) + 1):
            cells[place] = sign
    cells[column(each.median)] = signs.median
    return "".join(cells)
