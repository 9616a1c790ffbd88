"""The documentation site as a reader sees it: begin, search, themes, ways through it; and axe over it."""

from __future__ import annotations

import functools
import os
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.patience import PATIENCE_S
from tests.playground.conftest import browser as browser, keep_picture, violations
from tests.requirements import requirement
from tools.site.build import GUIDES, HOME, LISTS, REFERENCE, REPORTS, START

WRITTEN = (HOME, *START, *(page for pages in GUIDES.values() for page in pages), *REFERENCE)
"""Pages that are written by hand, and some more: few enough to look at each in every run."""
FOUND_FIRST = {
    "Docker": "guides/docker.html",
    "FastAPI": "guides/fastapi.html",
    "install": "start/install.html",
    "batch": "guides/batch.html",
}
"""What a reader may search for, and the page that is found first."""
OF_EACH_KIND = (
    "404.md",
    "contract/mock.md",
    "decisions/index.md",
    "decisions/0035-documentation-site.md",
    "project/architecture.md",
    "requirements.md",
    "reference/go.md",
    "reference/python/errors.md",
    "reference/schemas/turnwire/v1/usage.md",
    "reference/schemas/wire/ollama/v1/embed.md",
)
"""Generated pages, one of each kind. TURNWIRE_ALL_PAGES=1 looks at all pages, which takes minutes."""


class Quiet(SimpleHTTPRequestHandler):
    """A server of files without a log."""

    def log_message(self, format: str, *args: Any) -> None:
        """Write nothing."""


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The site on a web server of this machine."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site))) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join(PATIENCE_S)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(color_scheme="light", viewport={"width": 1280, "height": 900})
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    assert complaints == []


@requirement("DOC-1")
def test_search_works_on_a_page_that_is_opened_from_disk(site: Path, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((site / "index.html").as_uri())
    page.keyboard.press("/")
    box = page.get_by_role("combobox", name="Search")
    results = page.locator('a[href*="?h="]')
    for words, path in FOUND_FIRST.items():
        box.fill(words)
        expect(results.first).to_have_attribute("href", re.compile(rf"/{path}\?h={words}"))
    box.fill("previous_response_id")
    results.filter(has_text="Errors and limits").first.click()
    page.wait_for_url("**/gateway.html*")
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:", "blob:"))] == []


@requirement("DOC-1")
def test_the_first_page_says_what_it_is_shows_it_and_has_three_starts(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    expect(page.locator("article strong").first).to_contain_text("any chat client talk to any model server")
    light, dark = (page.locator(f'article img[src*="workbench{name}.png"]') for name in ("", "-dark"))
    expect(light).to_be_visible()
    expect(dark).to_be_hidden()
    assert light.evaluate("each => each.naturalWidth") == 1280
    starts = page.locator(".columns > div")
    expect(starts).to_have_count(3)
    for start in starts.all():
        expect(start.locator("pre").first).to_be_visible()
        expect(start.get_by_role("link").last).to_be_visible()
    assert len({start.evaluate("each => each.getBoundingClientRect().top") for start in starts.all()}) == 1
    page.set_viewport_size({"width": 390, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    keep_picture(page, "site-home-390")


@requirement("DOC-1")
def test_the_theme_follows_the_system_and_can_be_switched(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.emulate_media(color_scheme="dark")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    expect(page.locator('article img[src*="workbench-dark.png"]')).to_be_visible()
    page.get_by_title("Switch to light mode").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.get_by_title("Switch to dark mode").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.goto((site / "guides" / "docker.html").as_uri())
    expect(body).to_have_attribute("data-md-color-scheme", "slate")


@requirement("DOC-1")
def test_a_guide_leads_to_the_previous_and_the_next_one(site: Path, page: Page) -> None:
    page.goto((site / "guides" / "docker.html").as_uri())
    page.get_by_role("link", name="Next: Run the gateway for a team").click()
    expect(page.locator("h1")).to_contain_text("Run the gateway for a team")
    page.get_by_role("link", name="Previous: Docker").click()
    expect(page.locator("h1")).to_contain_text("Docker")


@requirement("DOC-1")
def test_decisions_and_generated_lists_are_out_of_the_way_of_the_guides(site: Path, page: Page) -> None:
    page.goto((site / "guides" / "tools.html").as_uri())
    menu = page.locator(".md-sidebar--primary")
    shown = [each.get_attribute("href") or "" for each in menu.locator("a:visible").all()]
    assert any(each.endswith("docker.html") for each in shown)
    out = [path.replace(".md", ".html") for path in (*LISTS, *REPORTS)]
    assert [each for each in shown if "decisions" in each or each.removeprefix("../") in out] == []


@requirement("DOC-1")
def test_axe_finds_nothing_in_either_theme(site: Path, address: str, page: Page) -> None:
    named = [each.replace(".md", ".html") for each in (*WRITTEN, *OF_EACH_KIND)]
    looked_at = [path for path in named if (site / path).is_file()]  # the navigation leaves out what is not there, too
    assert len(looked_at) > 50
    if os.environ.get("TURNWIRE_ALL_PAGES"):
        looked_at = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    found = {}
    for path in looked_at:
        page.emulate_media(color_scheme="light")
        answer = page.goto(f"{address}/{path}")
        assert answer is not None
        assert answer.ok, path
        in_light = violations(page)
        page.emulate_media(color_scheme="dark")
        # Nothing else than colors depends on the theme.
        found[path] = [*in_light, *violations(page, rules=["color-contrast"])]
    assert {path: rules for path, rules in found.items() if rules} == {}
