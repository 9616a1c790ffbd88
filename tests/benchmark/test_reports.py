"""The reports of a benchmark: a table with drawings for a terminal, and one HTML file."""

from __future__ import annotations

import io
from html.parser import HTMLParser
from typing import Any

import pytest
from rich.console import Console

from turnwire_schema.v1.benchmark import (
    BenchmarkLevel,
    BenchmarkRequest,
    BenchmarkSpread,
    BenchmarkTurn,
    ProviderBenchmark,
)
from turnwire_schema.v1.error import ErrorInfo

from tests.requirements import requirement
from turnwire.benchmark import html, terminal
from turnwire.benchmark.summary import NO_CACHED
from turnwire.benchmark.terminal import plot

MS = 1_000_000
BUSY = ErrorInfo(code="ACODE-MDL-001", message="busy <now>", category="overloaded", retryable=True)


def lying(*values: float) -> BenchmarkSpread:
    """Values by the names of a spread, in their order."""
    names = ("least", "lower_quartile", "median", "upper_quartile", "p95", "most")
    return BenchmarkSpread(count=4, **dict(zip(names, values, strict=True)))


def found(**given: Any) -> ProviderBenchmark:
    """One level of two whole answers and a failure, and one of which nothing came to an end."""
    answer = {"first_token_ns": 20 * MS, "duration_ns": 120 * MS, "completion_tokens": 11, "pieces": 11}
    requests = (
        BenchmarkRequest(started_ns=0, finish_reason="stop", **answer),
        BenchmarkRequest(started_ns=MS, finish_reason="length", **answer),
        BenchmarkRequest(started_ns=2 * MS, duration_ns=5 * MS, pieces=0, error=BUSY),
    )
    levels = (
        BenchmarkLevel(
            concurrency=2,
            planned=3,
            duration_ns=121 * MS,
            requests=requests,
            first_token_ms=lying(20, 20, 20, 20, 20, 20),
            tokens_per_second=lying(100, 100, 100, 100, 100, 100),
            tokens_per_second_together=181.8,
        ),
        BenchmarkLevel(concurrency=4, planned=8, duration_ns=0, requests=()),
    )
    values = {
        "turnwire_version": "0.1.0",
        "started_at": "2026-01-31T12:00:00Z",
        "duration_ns": 3_000 * MS,
        "ended": "completed",
        "provider_id": "lan<box>",
        "provider_type": "ollama",
        "model": "qwen3:4b",
        "max_tokens": 64,
        "counted_in": "tokens",
        "levels": levels,
    }
    return ProviderBenchmark(**{**values, **given})


def printed(document: ProviderBenchmark) -> str:
    """What the terminal shows."""
    out = io.StringIO()
    terminal.render(document, Console(file=out, width=120, highlight=False, emoji=False, markup=False))
    return out.getvalue()


def test_boxes_are_drawn_on_one_scale_from_zero() -> None:
    spreads = [lying(0, 12, 24, 36, 47, 48), None, lying(24, 24, 24, 24, 24, 24)]
    assert [*plot("things", [1, 4, 16], spreads)] == [
        "\nthings  (─ all values, █ the middle half, ┃ the median)",
        "   1 ────────────████████████┃████████████─────────── 24.0",
        "  16                         ┃                        24.0",
        "     0                                           48.0",
    ]
    assert [*plot("nothing", [1], [None])] == []


def test_the_terminal_shows_a_row_for_each_level_and_what_failed() -> None:
    shown = printed(found())
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in shown.splitlines() if line.startswith("│")]
    assert rows == [
        ["2", "2 of 3", "20.0", "20.0", "100", "182"],
        ["4", "0 of 8", "–", "–", "–", "–"],
    ]
    assert "✗ 2 at once: 1 of 3 failed: busy <now>" in shown.splitlines()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"ended": "time_limit"}, "The time was over before all requests came to an end; those that did are counted."),
        ({"ended": "cancelled"}, "Stopped by hand; the requests that had come to an end are counted."),
        ({"counted_in": "pieces"}, "The server counts no tokens: pieces of its streams are counted instead."),
    ],
    ids=["time limit", "cancelled", "pieces"],
)
def test_both_reports_say_how_far_their_numbers_go(given: dict[str, Any], sentence: str) -> None:
    assert sentence in printed(found(**given)).splitlines()
    assert f"<p class=notice>{sentence}</p>" in html.render(found(**given))
    assert sentence not in printed(found())
    assert sentence not in html.render(found())


@pytest.mark.parametrize("width", [20, 40, 60, 71, 72, 80])
def test_no_number_is_cut_in_a_narrow_terminal_and_no_drawing_is_folded(width: int) -> None:
    out = io.StringIO()
    terminal.render(found(), Console(file=out, width=width, highlight=False, emoji=False, markup=False))
    shown = out.getvalue()
    assert "…" not in shown
    words = shown.replace("│", " ").split()
    assert {"20.0", "100", "182"} <= {word.strip(",;") for word in words}
    drawn = [line for line in shown.splitlines() if line.startswith("   2 ") and "┃" in line]
    assert [line.split()[-1] for line in drawn] == ["20.0", "100"]


def test_where_an_encoding_has_no_lines_the_drawing_is_made_of_other_signs() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="backslashreplace")
    terminal.render(found(), Console(file=out, width=100, highlight=False, emoji=False, markup=False))
    out.flush()
    shown = out.buffer.getvalue().decode()  # type: ignore[attr-defined]  # a BytesIO
    assert "(- all values, # the middle half, | the median)" in shown
    assert [line.split("|")[1].strip() for line in shown.splitlines() if line.startswith("   2 ")] == ["20.0", "100"]


class _Page(HTMLParser):
    """What stands in cells and drawings, and every address."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[str, list[str]] = {}
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._open.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        if data.strip() and self._open:
            self.texts.setdefault(self._open[-1], []).append(data.strip())

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass


def test_the_page_shows_levels_every_answer_as_a_dot_and_what_failed() -> None:
    page = _Page()
    page.feed(html.render(found()))
    assert page.texts["td"][:5] == ["2 of 3", "20.0 ms", "20.0 ms", "100", "182"]
    assert page.tags.count("circle") == 4  # two whole answers, in two drawings
    assert page.texts["li"] == ["2 at once: 1 of 3 failed: busy <now>"]
    assert page.texts["code"][0] == "lan<box>"


def test_the_page_asks_nobody_for_anything_and_runs_no_script() -> None:
    page = _Page()
    page.feed(html.render(found()))
    assert (page.addresses, "script" in page.tags) == ([], False)


def turn(prompt: int, cached: int | None, read_again: float | None) -> BenchmarkTurn:
    """A whole turn of a conversation."""
    request = BenchmarkRequest(
        started_ns=0, duration_ns=9 * MS, first_token_ns=4 * MS, pieces=3, prompt_tokens=prompt, cached_tokens=cached
    )
    return BenchmarkTurn(request=request, read_again=read_again)


CELLS = [["1", "1000", "0", "–", "4.00 ms"], ["2", "1100", "900", "10 %", "4.00 ms"]]


@requirement("PFX-2")
def test_both_reports_show_a_row_for_each_turn_of_the_conversation() -> None:
    document = found(levels=(), conversation=(turn(1000, 0, None), turn(1100, 900, 0.1)))
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in printed(document).splitlines() if "│" in line]
    assert [row for row in rows if len(row) == 5] == CELLS
    out = io.StringIO()
    terminal.render(document, Console(file=out, width=60, highlight=False, emoji=False, markup=False))
    narrow = " ".join(out.getvalue().split())
    assert "turn 2: 1100 prompt tokens, 900 cached, 10 % read again; first token 4.00 ms" in narrow
    page = html.render(document)
    for place, *cells in CELLS:
        assert f"<tr><th scope=row>{place}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" in page
    assert NO_CACHED not in page + printed(document)


def test_both_reports_say_that_a_server_counts_no_cached_tokens() -> None:
    document = found(levels=(), conversation=(turn(1000, None, None), turn(1100, None, None)))
    assert NO_CACHED in printed(document).splitlines()
    assert f"<p class=notice>{NO_CACHED}</p>" in html.render(document)
    assert "Turns of a conversation" not in html.render(found())
