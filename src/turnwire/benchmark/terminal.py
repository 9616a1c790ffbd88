"""The report for a terminal: a line for each level, and how the values lie, drawn on one scale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.benchmark import BenchmarkLevel, BenchmarkSpread, ProviderBenchmark

from turnwire.benchmark.words import ENDINGS, KEY, failures, number

if TYPE_CHECKING:
    from rich.console import Console

_WIDTH: Final = 48


def render(found: ProviderBenchmark, console: Console) -> None:
    """Print what was measured."""
    from rich.table import Table
    from rich.text import Text

    unit = found.counted_in
    console.print(Text(f"{found.model} at {found.provider_id}, at most {found.max_tokens} tokens an answer", "italic"))
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
        for line in plot(title, [level.concurrency for level in found.levels], spreads):
            console.print(Text(line))
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


def plot(title: str, names: Sequence[int], spreads: Sequence[BenchmarkSpread | None]) -> Iterator[str]:
    """Boxes from zero to the largest value: the whole width of the values, their middle half, and the median."""
    largest = max((each.most for each in spreads if each is not None), default=0)
    if not largest:
        return
    yield f"\n{title}  ({KEY})"
    for name, each in zip(names, spreads, strict=True):
        if each is not None:
            yield f"{name:>4} {_box(each, largest)} {number(each.median)}"
    yield f"     0{number(largest):>{_WIDTH - 1}}"


def _box(each: BenchmarkSpread, largest: float) -> str:
    def column(value: float) -> int:
        return min(_WIDTH - 1, int(value / largest * _WIDTH))

    cells = [" "] * _WIDTH
    for start, end, sign in ((each.least, each.most, "─"), (each.lower_quartile, each.upper_quartile, "█")):
        for place in range(column(start), column(end) + 1):
            cells[place] = sign
    cells[column(each.median)] = "┃"
    return "".join(cells)
