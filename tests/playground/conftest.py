"""A real Chromium in front of a gateway with the stand-in model. `python tools/browser.py` installs the browser."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect, sync_playwright

from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_MS
from tools.browser import find
from tools.editor_bundle import install
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider

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
# A page is then so many times slower, and every answer late: a test that looks before it has waited fails every time.
SLOWNESS = float(os.environ.get("TURNWIRE_SLOW_PAGES", "0"))
# A loaded machine is not a fault.
expect.set_options(timeout=PATIENCE_MS)
SCREENSHOTS = Path(".cache") / "screenshots"


@contextmanager
def patient_pages() -> Iterator[None]:
    """Give every page the patience of all tests; a browser has no such setting."""
    make_context, make_page = Browser.new_context, Browser.new_page

    def new_context(self: Browser, **options: Any) -> BrowserContext:
        context = make_context(self, **options)
        context.set_default_timeout(PATIENCE_MS)
        return context

    def new_page(self: Browser, **options: Any) -> Page:
        page = make_page(self, **options)
        page.set_default_timeout(PATIENCE_MS)
        return page

    with mock.patch.multiple(Browser, new_context=new_context, new_page=new_page):
        yield


# Not for the whole session: while Playwright is there, its event loop runs in this thread, and no other may.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find()
    assert path is not None, "no Chromium on this machine: run `python tools/browser.py`"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=PATIENCE_MS)
        with patient_pages():
            yield started
        started.close()


@pytest.fixture(scope="module")
def served() -> Iterator[RunningGateway]:
    with run_gateway(MockProvider(stand_in_script())) as running:
        yield running


class RequestContext:
    """One visit to a page, and what the browser asked for and complained about meanwhile."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.hosts: set[str] = set()
        self.complaints: list[str] = []
        page.on("request", lambda request: self.hosts.add(request.url.partition("://")[2].partition("/")[0]))
        page.on("requestfailed", self._failed)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        if SLOWNESS:
            slow_down(page, SLOWNESS)
        page.goto(url if url.endswith(".html") else f"{url}/")
        self.wait_until_ready()

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page itself asks no further: something newer was typed
            self.complaints.append(f"failed: {request.url}")

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def wait_until_ready(self) -> None:
        """Wait until the page has what it asks for first, and hears keys."""
        self.page.locator("main:not([aria-busy])").wait_for(state="attached")

    def put(self, text: str) -> None:
        """Paste a payload in place of what stands there, as a person does.

        Not `fill`, which has Chromium edit the elements behind the editor's back: it then puts styles into them.
        """
        self.editor.press("ControlOrMeta+a")
        if text:
            pasted(self.page, text)
        else:
            self.editor.press("Delete")

    @property
    def editor(self) -> Locator:
        """The editor of the payload."""
        return self.page.get_by_label("A request, an answer")

    def selected(self) -> str:
        """What is selected in the editor."""
        return str(self.editor.evaluate("element => element.getRootNode().getSelection().toString()"))

    def wait_until_selected(self, text: str) -> None:
        """Wait until the selection of the editor holds a text: it is drawn a moment after the focus."""
        selected = "document.querySelector('#payload .editor').shadowRoot.getSelection().toString()"
        self.page.wait_for_function(f"text => {selected}.includes(text)", arg=text)

    def text(self) -> str:
        """What the editor shows. Lines that are far away are no elements: for short payloads."""
        return "\n".join(self.page.locator("#payload .cm-line").all_inner_texts())

    def shot(self, name: str) -> None:
        """Keep a picture of the whole page, see `keep_picture`."""
        keep_picture(self.page, name)


def keep_picture(page: Page, name: str) -> None:
    """Keep a picture of a whole page where somebody wants to look at it: no test does, and drawing takes long."""
    if "TURNWIRE_SCREENSHOTS" in os.environ:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(SCREENSHOTS / f"{name}.png"), full_page=True)


def slow_down(page: Page, times: float) -> None:
    """Make a page so many times slower, and every answer to it 100 ms later, as on a busy machine."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    slow = {"offline": False, "latency": 100, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", slow)


def pasted(page: Page, text: str, editor: str = "A request, an answer") -> None:
    """Put a text into an editor as the clipboard does: at once, whatever its length."""
    page.get_by_label(editor).evaluate(
        """(element, text) => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            element.focus();
            const how = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
            element.dispatchEvent(new ClipboardEvent("paste", how));
        }""",
        text,
    )


def violations(page: Page, rules: Sequence[str] | None = None) -> list[tuple[str, str]]:
    """What axe finds on a page: its rules, and the first element that breaks each.

    Every rule that is on, unless some are named. Style sheets are left where they are: axe copies them into the page
    for one rule only (css-orientation-lock), which is off, and that takes nearly half of its time.
    """
    if page.evaluate("typeof axe") == "undefined":  # else it is still there from an earlier state of the page
        page.evaluate((install() / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate(
        """async (rules) => {
            // A colour on its way from one to another is nobody's choice.
            await Promise.allSettled(document.getAnimations().map((each) => each.finished));
            const how = { resultTypes: ["violations"], preload: { assets: ["media"] } };
            if (rules) how.runOnly = rules;
            const { violations } = await axe.run(document, how);
            return violations.map((each) => [each.id, each.nodes[0].html]);
        }""",
        None if rules is None else list(rules),
    )
    return [(rule, element) for rule, element in found]


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
