"""One look: pages and reports have the same colours and sizes, from one file, and reports fit every width."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from turnwire_schema.v1.benchmark import ProviderBenchmark

from tests.benchmark.test_reports import found, lying
from tests.contract.test_live_reports import FOUND
from tests.gateway.server import RunningGateway
from tests.playground.conftest import keep_picture, violations
from turnwire.benchmark import html as benchmark
from turnwire.contract.live.reports import html as contract

TOKENS = files("turnwire").joinpath("theme", "tokens.css").read_text("utf-8")


def widest() -> ProviderBenchmark:
    """A run whose names and numbers are as long as they can be."""
    run = found(model="huggingface.co/somebody/A-model-with-a-very-long-name-GGUF:Q4_K_M", counted_in="pieces")
    most = run.levels[0].replace(concurrency=256, tokens_per_second=lying(0.5, 1, 1_234_567, 2e6, 3e6, 12_345_678))
    return run.replace(levels=(*run.levels, most))


REPORTS = {"contract": contract.render([FOUND]), "benchmark": benchmark.render(widest())}


def test_the_pages_and_every_report_have_the_same_tokens(served: RunningGateway) -> None:
    with served.client() as http:
        assert http.get("/static/parts/tokens.css").text == TOKENS
        assert '@import url("tokens.css");' in http.get("/static/parts/theme.css").text
    assert all(TOKENS in text for text in REPORTS.values())


def test_every_token_that_is_used_is_there() -> None:
    known = set(re.findall(r"(--[a-z0-9-]+):", TOKENS))
    source = Path(str(files("turnwire")))
    sheets = [path for path in source.rglob("*.css") if path.name != "tokens.css"]
    assert len(sheets) >= 5
    for path in [*sheets, *source.joinpath("gateway", "static").rglob("*.js")]:
        if "vendor" in path.parts:
            continue
        text = path.read_text("utf-8")
        own = set(re.findall(r"(--[a-z0-9-]+):", text))
        assert set(re.findall(r"var\((--[a-z0-9-]+)\)", text)) <= known | own, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("report", REPORTS)
def test_a_report_fits_every_width_and_axe_finds_nothing(report: str, scheme: str, browser: Browser) -> None:
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    page.set_content(REPORTS[report])
    expect(page.locator("h1")).to_be_visible()
    for width in (390, 800, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        keep_picture(page, f"report-{report}-{width}-{scheme}")
        assert violations(page) == [], width
    context.close()


CUT = """() => [...document.querySelectorAll("svg text")].filter((text) => {
    const [own, whole] = [text.getBBox(), text.ownerSVGElement.viewBox.baseVal];
    return own.x < 0 || own.x + own.width > whole.width || own.y + own.height > whole.height;
}).map((text) => text.textContent)"""
BROKEN = """() => [...document.querySelectorAll("thead th")].flatMap((cell) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of node.data.matchAll(/\\S+/g)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (range.getClientRects().length > 1) broken.push(word[0]);
        }
    }
    return broken;
})"""


@pytest.mark.parametrize("report", REPORTS)
@pytest.mark.parametrize("width", [340, 390, 800, 1440])
def test_no_text_of_a_report_is_cut_and_no_word_of_a_table_is_broken(report: str, width: int, browser: Browser) -> None:
    with browser.new_page(viewport={"width": width, "height": 900}) as page:
        page.set_content(REPORTS[report])
        assert (page.evaluate(CUT), page.evaluate(BROKEN)) == ([], [])
