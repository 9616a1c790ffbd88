"""Schemas, OpenAPI, health and metrics in a real browser: they are read, filtered and followed; axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.gateway.server import RunningGateway, run_gateway
from tests.playground.conftest import RequestContext, violations
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

PAGES = (
    "/schemas",
    "/schemas/turnwire/v1/message.schema.json",
    "/openapi.json",
    "/openapi.json#createChatCompletion",
    "/health",
    "/metrics",
    "/inspector",
    "/static/threads.html",
    "/no/such/page",
)


@pytest.fixture
def page(visit: RequestContext) -> Iterator[Page]:
    """A page that has asked nobody else and complained about nothing, see `visit`."""
    return visit.page


def go(page: Page, served: RunningGateway, path: str) -> None:
    page.goto(f"{served}{path}")
    page.locator("main:not([aria-busy])").wait_for(state="attached")


def test_a_schema_is_found_by_the_name_of_a_definition_and_its_references_lead_on(
    page: Page, served: RunningGateway
) -> None:
    go(page, served, "/schemas")
    page.get_by_role("searchbox").fill("toolmessage")
    page.get_by_role("navigation", name="Schema documents").get_by_role("link", name="ToolMessage").first.click()
    definition = page.locator("#ToolMessage")
    expect(definition).to_be_in_viewport()
    expect(definition.locator("dt").filter(has_text="tool_call_id")).to_contain_text("required")
    definition.get_by_role("link", name="Content", exact=True).click()
    expect(page.locator("#Content")).to_be_in_viewport()


def test_an_operation_is_shown_with_its_example_and_its_schemas(page: Page, served: RunningGateway) -> None:
    go(page, served, "/openapi.json")
    page.get_by_role("searchbox").fill("/v1/messages")
    expect(page.locator("#said")).to_have_text("2 operations.")
    page.get_by_role("link", name="POST /v1/messages", exact=True).click()
    shown = page.locator("#shown")
    expect(shown.get_by_role("heading", level=2)).to_have_text("POST /v1/messages")
    expect(shown.get_by_role("region", name="Example").first).to_contain_text('"messages"')
    shown.get_by_role("link", name="anthropic.MessagesRequest").first.click()
    expect(shown.get_by_role("heading", level=2)).to_have_text("anthropic.MessagesRequest")
    expect(shown.locator("dt").filter(has_text="max_tokens").first).to_contain_text("integer")


def test_health_and_metrics_are_tables_that_are_read_again(page: Page, served: RunningGateway) -> None:
    go(page, served, "/health")
    expect(page.locator("#providers tr")).to_contain_text("✓ available")
    expect(page.locator("#gateway")).to_contain_text("✓ ok")
    with served.client() as http:
        body = {"model": "mock/mock", "messages": [{"role": "user", "content": "Hi"}]}
        http.post("/v1/chat/completions", json=body)
    go(page, served, "/metrics")
    times = page.get_by_role("region", name="turnwire_request_seconds")
    expect(times.locator("tbody th")).to_have_text("all")
    count = int(times.locator("tbody td").first.inner_text())
    page.get_by_role("button", name="Refresh").click()
    expect(times.locator("tbody td").first).not_to_have_text(str(count))


def test_the_key_is_asked_for_and_opens_what_is_behind_it(browser: Browser) -> None:
    settings = GatewaySettings(port=0, key=Secret("k-1"))
    with run_gateway(MockProvider(stand_in_script()), settings) as keyed:
        page = browser.new_page()
        go(page, keyed, "/metrics")
        expect(page.locator("#said")).to_have_text("The gateway wants its key: enter it above")
        page.get_by_label("Key", exact=True).fill("k-1")
        page.get_by_label("Key", exact=True).press("Enter")
        expect(page.locator("#said")).to_contain_text("metrics, as of")
        page.context.close()


@pytest.mark.parametrize("path", ["/metrics", "/health"])
def test_every_cell_of_a_table_is_in_sight_on_a_phone(path: str, browser: Browser, served: RunningGateway) -> None:
    with served.client() as http:
        http.post("/v1/chat/completions", json={"model": "mock/mock", "messages": [{"role": "user", "content": "Hi"}]})
    context = browser.new_context(viewport={"width": 390, "height": 800})
    page = context.new_page()
    go(page, served, path)
    page.locator(".table-box tbody tr").first.wait_for()
    outside = """() => [...document.querySelectorAll('.table-box tbody :is(th, td)')]
        .filter((cell) => cell.getBoundingClientRect().right > innerWidth).map((cell) => cell.textContent)"""
    assert page.evaluate(outside) == []
    context.close()


def test_code_in_descriptions_is_shown_as_code(page: Page, served: RunningGateway) -> None:
    go(page, served, "/openapi.json")
    described = page.locator("#shown")
    for link in page.locator("#paths a").all():
        link.click()
        expect(described).not_to_contain_text("`")
    page.goto(f"{served}/")
    page.get_by_label("Example", exact=True).select_option("A tool call cut by the token limit")
    expect(page.locator("#explained code").first).to_have_text("{")
    expect(page.locator("#explained")).not_to_contain_text("`")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_every_page_fits_a_phone(
    scheme: Literal["light", "dark"], browser: Browser, served: RunningGateway
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 800}, color_scheme=scheme)
    page = context.new_page()
    for path in PAGES:
        go(page, served, path)
        page.locator("#said:not(.bad)").or_(page.locator("#command")).first.wait_for()
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    context.close()
