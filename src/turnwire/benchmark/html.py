"""The report as one HTML file that loads nothing: its style and drawings are inside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from turnwire_schema.v1.benchmark import BenchmarkLevel, BenchmarkRequest, BenchmarkSpread, ProviderBenchmark

from turnwire.benchmark.summary import (
    ENDINGS,
    NO_CACHED,
    TURN_COLUMNS,
    count,
    counts_no_cached,
    failures,
    number,
    tokens_per_second,
    turn_cells,
)

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_WIDTH: Final = 520
_ROW: Final = 44
_LEFT: Final = 112
"""Room for "256 at once" in the large letters of a narrow page."""
_RIGHT: Final = 96


def render(found: ProviderBenchmark) -> str:
    """The page."""
    title = f"{found.model} at {found.provider_id}: benchmark"
    tokens = files("turnwire").joinpath("theme", "tokens.css").read_text(encoding="utf-8")
    style = tokens + files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    body = "\n".join(_body(found))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(_POLICY)}">\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _body(found: ProviderBenchmark) -> Iterator[str]:
    when = found.started_at[:16].replace("T", " ")
    yield f"<header><p class=kind>Benchmark</p><h1>{escape(found.model)}</h1>"
    yield (
        f"<p class=facts>provider <code>{escape(found.provider_id)}</code> ({escape(found.provider_type)}) · "
        f"at most {found.max_tokens} tokens an answer · {when} UTC, {found.duration_ns / 1e9:.0f} s</p>"
    )
    if found.ended != "completed":
        yield f"<p class=notice>{ENDINGS[found.ended]}</p>"
    if found.counted_in == "pieces":
        yield "<p class=notice>The server counts no tokens: pieces of its streams are counted instead.</p>"
    yield "</header><main>"
    yield from _table(found)
    unit = found.counted_in
    yield from _drawing(
        "Time to first token",
        "milliseconds",
        found.levels,
        lambda level: level.first_token_ms,
        lambda each: None if each.first_token_ns is None else each.first_token_ns / 1e6,
    )
    yield from _drawing(
        "Speed of each answer",
        f"{unit} a second after the first",
        found.levels,
        lambda level: level.tokens_per_second,
        lambda each: tokens_per_second(each, unit),
    )
    yield from _conversation(found)
    broken = [*failures(found)]
    if broken:
        yield "<section><h2>What failed</h2><ul>"
        yield from (f"<li>{escape(line)}</li>" for line in broken)
        yield "</ul></section>"
    yield from _requests(found)
    yield "</main>"
    yield (
        "<footer><p>Made with <code>turnwire provider bench</code>, "
        f"Turnwire {escape(found.turnwire_version)}.</p></footer>"
    )


def _table(found: ProviderBenchmark) -> Iterator[str]:
    unit = found.counted_in
    yield '<section><h2>Levels</h2><div class=scroll tabindex=0 role=region aria-label="Levels"><table><thead><tr>'
    for name in (
        "at once",
        "answers",
        "first token, median",
        "95 % of them",
        f"{unit}/s each, median",
        f"{unit}/s together",
    ):
        yield f"<th scope=col>{name}</th>"
    yield "</tr></thead><tbody>"
    for level in found.levels:
        first, speed, total = level.first_token_ms, level.tokens_per_second, level.tokens_per_second_together
        whole = sum(each.error is None for each in level.requests)
        yield f"<tr><th scope=row>{level.concurrency}</th><td>{whole} of {level.planned}</td>"
        yield f"<td>{_cell(None if first is None else first.median, ' ms')}</td>"
        yield f"<td>{_cell(None if first is None else first.p95, ' ms')}</td>"
        yield f"<td>{_cell(None if speed is None else speed.median)}</td><td>{_cell(total)}</td></tr>"
    yield "</tbody></table></div></section>"


def _cell(value: float | None, unit: str = "") -> str:
    return "–" if value is None else f"{number(value)}{unit}"


def _drawing(
    title: str,
    unit: str,
    levels: Sequence[BenchmarkLevel],
    spread_of: Callable[[BenchmarkLevel], BenchmarkSpread | None],
    value_of: Callable[[BenchmarkRequest], float | None],
) -> Iterator[str]:
    """A row for each level on one scale from zero: every answer a dot, the middle half a box, the median a line."""
    rows = [(level, spread) for level in levels if (spread := spread_of(level)) is not None]
    if not rows:
        return
    largest = max(spread.most for _, spread in rows) or 1
    scale = (_WIDTH - _LEFT - _RIGHT) / largest
    height = len(rows) * _ROW + 34
    yield f"<section><h2>{title}</h2><p class=facts>{unit}; a dot for each answer, a box around the middle half</p>"
    yield f'<div class=scroll tabindex=0 role=region aria-label="{title}">'
    yield f'<svg viewBox="0 0 {_WIDTH} {height}" role=img aria-label="{title}, {_said(rows)}">'
    for index, (level, spread) in enumerate(rows):
        top, middle = index * _ROW, index * _ROW + _ROW / 2
        yield f'<text class=name x="{_LEFT - 10}" y="{middle + 4}">{level.concurrency} at once</text>'
        x, width = _LEFT + spread.lower_quartile * scale, (spread.upper_quartile - spread.lower_quartile) * scale
        yield f'<rect x="{x:.1f}" y="{top + 9}" width="{max(width, 1):.1f}" height="{_ROW - 18}"></rect>'
        for each in level.requests:
            value = value_of(each) if each.error is None else None
            if value is not None:
                yield f'<circle cx="{_LEFT + value * scale:.1f}" cy="{middle}" r="3"></circle>'
        at = _LEFT + spread.median * scale
        yield f'<line class=median x1="{at:.1f}" x2="{at:.1f}" y1="{top + 5}" y2="{top + _ROW - 5}"></line>'
        yield f'<text x="{_WIDTH - _RIGHT + 10}" y="{middle + 4}">{number(spread.median)}</text>'
    base = len(rows) * _ROW + 4
    yield f'<line class=axis x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{base}" y2="{base}"></line>'
    yield f'<text class=scale x="{_LEFT}" y="{base + 20}">0</text>'
    yield f'<text class="name scale" x="{_WIDTH - _RIGHT}" y="{base + 20}">{number(largest)}</text>'
    yield "</svg></div></section>"


def _said(rows: Sequence[tuple[BenchmarkLevel, BenchmarkSpread]]) -> str:
    return "; ".join(f"{level.concurrency} at once: median {number(spread.median)}" for level, spread in rows)


def _conversation(found: ProviderBenchmark) -> Iterator[str]:
    if not found.conversation:
        return
    yield "<section><h2>Turns of a conversation</h2>"
    if counts_no_cached(found):
        yield f"<p class=notice>{NO_CACHED}</p>"
    yield '<div class=scroll tabindex=0 role=region aria-label="Turns of a conversation"><table><thead><tr>'
    yield from (f"<th scope=col>{name}</th>" for name in TURN_COLUMNS)
    yield "</tr></thead><tbody>"
    for place, turn in enumerate(found.conversation, 1):
        cells = "".join(f"<td>{cell}</td>" for cell in turn_cells(turn))
        yield f"<tr><th scope=row>{place}</th>{cells}</tr>"
    yield "</tbody></table></div></section>"


def _requests(found: ProviderBenchmark) -> Iterator[str]:
    yield "<section><details><summary><h2>Every request</h2></summary>"
    yield '<div class=scroll tabindex=0 role=region aria-label="Every request"><table><thead><tr>'
    for name in ("at once", "sent after", "first token", "whole answer", found.counted_in, "end"):
        yield f"<th scope=col>{name}</th>"
    yield "</tr></thead><tbody>"
    for level in found.levels:
        for each in level.requests:
            first = None if each.first_token_ns is None else each.first_token_ns / 1e6
            end = each.finish_reason or "–" if each.error is None else each.error.message
            yield f"<tr><td>{level.concurrency}</td><td>{number(each.started_ns / 1e6)} ms</td>"
            yield f"<td>{_cell(first, ' ms')}</td><td>{number(each.duration_ns / 1e6)} ms</td>"
            yield f"<td>{count(each, found.counted_in)}</td><td class=words>{escape(end)}</td></tr>"
    yield "</tbody></table></div></details></section>"
