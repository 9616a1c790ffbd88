"""The key in the header of every page: asked for in plain words, taken as it is typed, kept for the tab."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.gateway.server import RunningGateway, run_gateway
from turnwire.gateway.settings import ClientKey, GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

ALICE = ClientKey(key=Secret("a-key-of-alice-5f1c"), name="alice")
WANTED = "the gateway wants its key: enter it above"


@pytest.fixture(scope="module")
def locked() -> Iterator[RunningGateway]:
    """A gateway whose only key has a name."""
    with run_gateway(MockProvider(stand_in_script()), GatewaySettings(port=0, keys=(ALICE,))) as running:
        yield running


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def go(page: Page, locked: RunningGateway, path: str) -> None:
    page.goto(f"{locked}{path}")
    page.locator("main:not([aria-busy])").wait_for(state="attached")


def test_payloads_and_chat_say_in_plain_words_that_the_key_is_missing(page: Page, locked: RunningGateway) -> None:
    go(page, locked, "/")
    expect(page.locator("#run-status")).to_have_text(f"The providers could not be listed: {WANTED}.")
    page.locator("#file").set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.locator("#detected")).to_have_text(f"This could not be inspected: {WANTED}")
    page.get_by_role("link", name="Chat").click()
    alert = page.locator("#chat").get_by_role("alert")
    expect(alert).to_have_text(f"The providers could not be listed: {WANTED}.")
    page.get_by_label("Message").fill("Hello")
    page.get_by_role("button", name="Send").click()
    expect(alert).to_have_text(f"The providers could not be listed: {WANTED}.")


def test_a_key_is_taken_as_it_is_typed_and_kept_for_the_tab_alone(
    page: Page, browser: Browser, locked: RunningGateway
) -> None:
    go(page, locked, "/#chat")
    page.get_by_label("Key", exact=True).press_sequentially("wrong")
    expect(page.locator("#key-said")).to_have_text("✗ not accepted")
    expect(page.get_by_role("alert")).to_contain_text("the gateway does not accept this key")
    page.get_by_label("Key", exact=True).fill(str(ALICE.key.reveal()))
    expect(page.locator("#key-said")).to_have_text("✓ accepted")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("#chat-model")).to_have_value("mock/mock")
    for path in ("/metrics", "/health", "/"):
        go(page, locked, path)
        expect(page.locator("#key-said")).to_have_text("✓ accepted")
        expect(page.locator(".status.bad:visible")).to_have_count(0)
    assert page.evaluate("Object.values(localStorage)") == []
    other = browser.new_page()
    go(other, locked, "/metrics")
    expect(other.get_by_label("Key", exact=True)).to_have_value("")
    other.context.close()


def test_a_key_that_is_taken_out_is_forgotten(page: Page, locked: RunningGateway) -> None:
    go(page, locked, "/metrics")
    page.get_by_label("Key", exact=True).fill(str(ALICE.key.reveal()))
    expect(page.locator("#said")).to_contain_text("metrics, as of")
    page.get_by_label("Key", exact=True).fill("")
    expect(page.locator("#said")).to_have_text("The gateway wants its key: enter it above")
    page.reload()
    expect(page.get_by_label("Key", exact=True)).to_have_value("")
