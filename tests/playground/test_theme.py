"""One look: pages and reports have the same colours and sizes, from one file, and reports fit every width."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.benchmark.test_reports import found
from tests.contract.test_live_reports import FOUND
from tests.gateway.server import RunningGateway
from tests.playground.conftest import keep_picture, violations
from turnwire.benchmark import html as benchmark
from turnwire.contract.live.reports import html as contract

TOKENS = files("turnwire").joinpath("theme", "tokens.css").read_text("utf-8")
REPORTS = {"contract": contract.render([FOUND]), "benchmark": benchmark.render(found())}


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
    assert violations(page) == []
    context.close()
