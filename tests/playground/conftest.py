"""A real Chromium in front of a gateway with the stand-in model. `python tools/browser.py` installs the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.gateway.server import RunningGateway, run_gateway
from tools.browser import find
from turnwire.gateway.mock_script import stand_in_script
from turnwire.providers.mock import MockProvider

# Nothing of the browser's own goes out: no updates, no look-ups, no first-run pages. As root Chromium has no sandbox.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCREENSHOTS = Path(".cache") / "screenshots"


# Not for the whole session: while Playwright is there, its event loop runs in this thread, and no other may.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find()
    assert path is not None, "no Chromium on this machine: run `python tools/browser.py`"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def served() -> Iterator[RunningGateway]:
    with run_gateway(MockProvider(stand_in_script())) as running:
        yield running


class RequestContext:
    """One visit to the playground, and what the browser asked for and complained about meanwhile."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.hosts: set[str] = set()
        self.complaints: list[str] = []
        page.on("request", lambda request: self.hosts.add(request.url.partition("://")[2].partition("/")[0]))
        page.on("requestfailed", lambda request: self.complaints.append(f"failed: {request.url}"))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.goto(url if url.endswith(".html") else f"{url}/")

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def put(self, text: str) -> None:
        """Paste a payload."""
        self.page.get_by_label("A request, an answer").fill(text)

    def shot(self, name: str) -> None:
        """Keep a picture of the whole page, to be looked at."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENSHOTS / f"{name}.png"), full_page=True)


@pytest.fixture
def visit(browser: Browser, served: RunningGateway) -> Iterator[RequestContext]:
    served.mock.script = stand_in_script()
    context = browser.new_context(viewport={"width": 1400, "height": 1000})
    begun = RequestContext(context.new_page(), str(served))
    yield begun
    complaints = begun.complaints
    context.close()
    assert complaints == []
    assert begun.hosts == {str(served).partition("://")[2]}
