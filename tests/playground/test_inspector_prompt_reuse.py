"""How much of a prompt was read again, on the inspector's page in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.cases import for_each
from tests.gateway.conversations import new_each_time, talk, turn
from tests.gateway.server import RunningGateway
from tests.inspector.gateways import inspected, rows
from tests.playground.conftest import RequestContext, violations
from tests.playground.test_parts import node
from tests.providers.caching_model import CachingModel
from tests.requirements import requirement


@pytest.fixture
def kept() -> Iterator[RunningGateway]:
    with inspected(script=CachingModel.script()) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, kept: RunningGateway) -> Iterator[RequestContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 1000})
    begun = RequestContext(context.new_page(), f"{kept}/inspector?.html")
    yield begun
    complaints = begun.complaints
    context.close()
    assert complaints == []


@requirement("PFX-2")
def test_the_list_shows_the_share_read_again_and_the_opened_exchange_the_first_changed_place(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    with kept.client() as http:
        talk(http, 3)
        talk(http, 2, new_each_time)
    options = page.locator("#rows [role=option]")
    expect(options).to_have_count(5)
    shares = [options.nth(at).locator("span").nth(9).inner_text() for at in range(5)]
    assert shares[2:] == ["0 %", "0 %", "–"]
    assert shares[1] == "–"
    assert int(shares[0].removesuffix(" %")) > 90
    expect(options.nth(0).locator("span").nth(9)).to_have_class("lost")
    page.get_by_label("Which exchanges").select_option("reread")
    expect(options).to_have_count(1)
    options.first.click()
    expect(page.locator("#changed")).to_have_text(
        "The server read most of the last prompt again. The client has changed its beginning, first at "
        "/messages/0/content, after 12 characters (in the server's body: /messages/0/content, after 12 characters)."
    )
    expect(page.locator("#facts")).to_contain_text(f"{shares[0]} of the last prompt")
    expect(page.locator("#facts")).to_contain_text("cached)")
    assert violations(page) == []
    conversation = rows(kept)[-1]["prompt_reuse"]["conversation"]
    page.get_by_label("Which exchanges").select_option("all")
    page.get_by_label("Filter").fill(conversation)
    expect(options).to_have_count(2)
    page.get_by_role("button", name="open it").click()
    expect(page.locator("#opened-title")).to_have_text("4. POST /v1/chat/completions")
    expect(page.locator("#changed")).to_be_hidden()


@requirement("PFX-2")
def test_a_server_that_kept_nothing_is_named_and_so_is_a_last_turn_that_is_gone(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    with kept.client() as http:
        talk(http, 1)
        http.post("/v1/chat/completions", json=turn(0, "Other.", model="other"))
        http.post("/v1/chat/completions", json=turn(1))
    options = page.locator("#rows [role=option]")
    expect(options).to_have_count(3)
    options.first.click()
    expect(page.locator("#changed")).to_have_text(
        "The server read most of the last prompt again. The prompt goes on as before, so the server did not keep it."
    )
    with kept.client() as http:
        http.delete("/inspector/exchanges")
        talk(http, 1, lambda _: "New.")
        http.delete("/inspector/exchanges")
        http.post("/v1/chat/completions", json=turn(1, "Newer."))
    expect(options).to_have_count(1)
    options.first.click()
    expect(page.locator("#changed")).to_contain_text("one of the two turns is not kept whole")


@requirement("PFX-2")
@for_each(
    "change, words",
    [
        (
            {"cause": "client", "client": {"at": "/tools/3"}},
            "The client has changed its beginning, first at `/tools/3`.",
        ),
        (
            {"cause": "gateway", "server": {"at": "/messages/0/content", "same_characters": 1}},
            "The client's body goes on as before, but the server's does not, first at `/messages/0/content`, after 1 "
            "character: that is the gateway's doing.",
        ),
    ],
)
def test_the_page_says_whose_doing_a_change_is(change: dict[str, Any], words: str) -> None:
    code = "return (await load('inspector/rows.js')).whyReadAgain(given[0]);"
    assert node(code, change) == f"The server read most of the last prompt again. {words}"
