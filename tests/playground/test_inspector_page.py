"""The inspector's page in a real browser, in front of a gateway that keeps what passes between clients and a server."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from codegen.targets.typescript.toolchain import find_node
from tests.gateway.server import RunningGateway
from tests.gateway.test_broken_streams import junk
from tests.gateway.test_streaming import behind
from tests.inspector.gateways import inspected
from tests.playground.conftest import RequestContext, violations
from tests.playground.test_workbench_large import COUNTED, LARGE
from tests.providers.standin import SSE, Connection, Request, delta, sse
from turnwire.contract.validation import replay
from turnwire.gateway.settings import InspectionSettings
from turnwire.providers.secrets import Secret

STATE = 128 * 1024
"""Characters of the answer that 20,000 events make: the state at the cursor is read and shown on the page."""

HELLO = [{"role": "user", "content": "hello"}]
PART = {"type": "text", "text": "tell me of a fox", "cache_control": {"type": "ephemeral"}}
LOSSY = {"model": "mock", "max_tokens": 300, "stream": True, "messages": [{"role": "user", "content": [PART]}]}


@pytest.fixture(scope="module")
def kept() -> Iterator[RunningGateway]:
    with inspected("ollama") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, kept: RunningGateway) -> Iterator[RequestContext]:
    with kept.client() as http:
        http.delete("/inspector/exchanges", params={"pinned": 1})
    context = browser.new_context(viewport={"width": 1440, "height": 1000}, accept_downloads=True)
    begun = RequestContext(context.new_page(), f"{kept}/inspector?.html")
    yield begun
    complaints = begun.complaints
    context.close()
    assert complaints == []
    assert begun.hosts == {str(kept).partition("://")[2]}


def ask(gateway: RunningGateway, text: str = "hello", path: str = "/v1/chat/completions", **more: Any) -> None:
    body = {"model": "mock", "messages": [{"role": "user", "content": text}], **more}
    with gateway.client() as http:
        http.post(path, json=body, headers={"user-agent": "someone/1"})


def rows(page: Page) -> Any:
    return page.locator("#rows [role=option]")


def opened(page: Page, number: int = 0) -> None:
    rows(page).nth(number).click()
    expect(page.locator("#opened")).to_be_visible()


def test_rows_come_live_are_filtered_and_held_back_while_the_list_is_paused(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    expect(page.locator("#live")).to_have_text("Live")
    expect(page.locator("#status")).to_contain_text("Nothing has passed yet")
    expect(page.locator("#notice")).to_contain_text("content included")
    ask(kept)
    expect(rows(page)).to_have_count(1)
    cells = rows(page).first.locator("span")
    expect(cells.nth(1)).to_have_text("someone/1")
    expect(cells.nth(2)).to_have_text("POST /v1/chat/completions")
    expect(cells.nth(3)).to_have_text("openai-chat → ollama")
    expect(cells.nth(5)).to_have_text("200")
    ask(kept, model="fault-404")
    expect(rows(page)).to_have_count(2)
    page.get_by_label("Which exchanges").select_option("failed")
    expect(rows(page)).to_have_count(1)
    expect(page.locator("#status")).to_contain_text("1 of 2 exchanges")
    page.get_by_label("Which exchanges").select_option("all")
    page.get_by_label("Filter").fill("someone 404")
    expect(rows(page)).to_have_count(1)
    page.get_by_label("Filter").fill("")
    page.get_by_role("button", name="Pause").click()
    ask(kept, "while it is paused")
    expect(page.locator("#status")).to_contain_text("held back")
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Go on").click()
    expect(rows(page)).to_have_count(3)


def test_an_opened_exchange_has_its_bodies_beside_each_other_and_every_loss_leads_to_its_places(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    with kept.client() as http:
        http.post("/v1/messages", json=LOSSY)
    expect(rows(page)).to_have_count(1)
    opened(page)
    expect(page.locator("#opened-title")).to_contain_text("POST /v1/messages")
    expect(page.locator("#panel figcaption")).to_have_count(3)
    expect(page.locator("#panel .losses li")).to_have_count(1)
    page.get_by_role("button", name="ollama.foreign_option at /messages/0/content/0/provider_options").click()
    marked = page.locator("#panel .tw-lost, #panel .tw-lost-line")
    expect(marked.first).to_be_visible()
    texts = page.locator("#panel .cm-content").all_inner_texts()
    assert "cache_control" in texts[0]
    assert "provider_options" in texts[1]
    assert "cache_control" not in texts[2]
    page.get_by_role("tab", name="Answer").click()
    expect(page.locator("#panel figcaption")).to_have_count(3)


def test_the_timeline_shows_the_answer_at_the_cursor_and_moves_by_keys(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    ask(kept, "one two three four five six seven", stream=True)
    expect(rows(page)).to_have_count(1)
    opened(page)
    page.keyboard.press("t")
    state = page.get_by_label("The answer at the cursor")
    expect(state).to_contain_text("You said: one two three four five six seven")
    page.keyboard.press("Home")
    expect(state).not_to_contain_text("seven")
    page.keyboard.press("End")
    expect(state).to_contain_text("seven")
    rows_shown = page.get_by_label("Stream: events").get_by_role("option")
    folded = rows_shown.filter(has_text="× text")
    expect(folded.first.locator(".delta")).to_have_text("You said: one two three four five six seven")
    page.get_by_label("Fold runs").uncheck()
    expect(folded).to_have_count(0)
    expect(rows_shown.filter(has_text="You said: ").first.locator(".delta")).to_have_text("You said: on")
    summary = page.locator(".timeline > .row > .soft").inner_text()
    assert summary.startswith("Server: ")
    assert " · Client: " in summary


def test_the_first_wrong_event_is_marked(browser: Browser) -> None:
    with behind(junk, inspection=InspectionSettings()) as (gateway, _):
        with gateway.client() as http, pytest.raises(httpx.RemoteProtocolError):
            http.post("/v1/chat/completions", json={"model": "m", "stream": True, "messages": HELLO})
        context = browser.new_context(viewport={"width": 1440, "height": 1000})
        page = context.new_page()
        page.goto(f"{gateway}/inspector")
        expect(rows(page)).to_have_count(1)
        opened(page)
        expect(page.locator("#wrong")).to_contain_text("Event 2 of the model server is the first that is wrong")
        page.get_by_role("button", name="Show it").click()
        expect(page.locator(".timeline .status.bad")).to_contain_text("is not JSON")
        expect(page.locator(".timeline .long-list-row.wrong")).to_have_count(1)
        context.close()


def test_a_request_is_sent_again_compared_copied_pinned_and_exported(
    visit: RequestContext, kept: RunningGateway, tmp_path: Path
) -> None:
    page = visit.page
    ask(kept, "it's me", stream=True)
    expect(rows(page)).to_have_count(1)
    opened(page)
    page.keyboard.press("r")
    page.keyboard.type("up/mock")
    page.get_by_role("button", name="Send again", exact=True).click()
    expect(page.locator("#comparison thead th")).to_have_count(3)
    expect(page.locator("#comparison figcaption")).to_have_count(2)
    expect(rows(page)).to_have_count(2)
    page.get_by_role("tab", name="Copy as").click()
    curl = page.get_by_label("As curl").inner_text()
    assert f"curl {kept}/v1/chat/completions" in curl
    assert "it'\\''s me" in curl
    expect(page.locator("#panel pre")).to_have_count(3)
    page.get_by_role("button", name="Pin", exact=True).click()
    expect(page.get_by_role("button", name="Pinned", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#rows .number", has_text="★")).to_have_count(1)
    with page.expect_download() as begun:
        page.get_by_role("button", name="Export pinned").click()
    archive = tmp_path / "pinned.zip"
    begun.value.save_as(archive)
    zipfile.ZipFile(archive).extractall(tmp_path / "out")
    report = replay(tmp_path / "out")
    assert {row.outcome for row in report.rows} >= {"pass"}
    assert [row for row in report.rows if row.outcome == "fail"] == []
    page.get_by_role("button", name="Clear").click()
    expect(rows(page)).to_have_count(1)


INDENTED = [
    ('{"a":[1,{"b":"x, {y}: \\\\\\"z"}],"c":[],"d":{},"e":1.0}', '"e": 1.0'),
    ("[12345678901234567890]", "12345678901234567890"),
    ('{"cut":"in the mid', '"in the mid'),
    ("no JSON", "no JSON"),
]
"""Texts of bodies, and what stays in them as it was written."""


@pytest.mark.parametrize(("text", "stays"), INDENTED)
def test_a_body_is_shown_with_indents_and_each_of_its_tokens_as_it_was_sent(
    text: str, stays: str, visit: RequestContext
) -> None:
    program = "async (text) => (await import('/static/inspector/rows.js')).indented(text)"
    shown = visit.page.evaluate(program, text)
    assert stays in shown
    assert "".join(shown.split()) == "".join(text.split())


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 800, 1440])
def test_the_page_fits_every_width_in_both_themes_and_axe_finds_nothing(
    scheme: Any, width: int, browser: Browser, kept: RunningGateway
) -> None:
    ask(kept, "one two three", stream=True)
    context = browser.new_context(viewport={"width": width, "height": 1000}, color_scheme=scheme)
    page = context.new_page()
    page.goto(f"{kept}/inspector")
    opened(page)
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for name in ("Request", "Answer", "Timeline", "Copy as", "Send again"):
        page.get_by_role("tab", name=name).click()
        expect(page.locator("#panel > *").first).to_be_attached()
        assert page.evaluate(wide) <= 0, name
        assert violations(page) == [], name
    context.close()


def test_a_key_is_asked_for_and_used(browser: Browser) -> None:
    with inspected(key=Secret("a-key-of-ours")) as gateway:
        context = browser.new_context()
        page = context.new_page()
        page.goto(f"{gateway}/inspector")
        expect(page.locator("#live")).to_contain_text("the gateway wants its key: enter it above")
        page.get_by_label("Key", exact=True).fill("a-key-of-ours")
        page.get_by_label("Key", exact=True).press("Enter")
        expect(page.locator("#live")).to_have_text("Live")
        context.close()


def test_twenty_thousand_events_and_five_megabytes_are_shown(browser: Browser) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        for start in range(0, 20_000, 500):
            await connection.chunk(sse(*(delta(f"{number} ") for number in range(start, start + 500)), done=False))
        await connection.chunk(sse(delta(finish="stop")))
        await connection.end()

    long = [{"role": "user", "content": "words " * 900_000}]
    body = {"model": "m", "max_tokens": 9, "stream": True, "messages": long}
    with behind(respond, inspection=InspectionSettings(bytes=128 * 1024 * 1024)) as (gateway, _):
        with gateway.client() as http:
            assert http.post("/v1/messages", json=body).status_code == 200
        context = browser.new_context(viewport={"width": 1440, "height": 1000})
        page = context.new_page()
        page.goto(f"{gateway}/inspector")
        page.evaluate(COUNTED, LARGE)
        opened(page)
        expect(page.locator("#panel .editor")).to_have_count(3)
        page.get_by_role("tab", name="Timeline").click()
        expect(page.locator(".timeline")).to_contain_text("Server: 20,002 events")
        page.get_by_label("Stream: point in time").press("Home")
        expect(page.get_by_label("The answer at the cursor")).to_contain_text('"content": "0 "')
        # What is large is read beside the page, and only what is in sight is made of elements.
        sizes = [size for name, size in page.evaluate("window.large") if size > 2 * STATE]
        assert sizes == []
        assert page.evaluate("document.querySelectorAll('*').length") < 1000
        context.close()


def test_copies_run_and_send_what_the_client_sent(browser: Browser) -> None:
    node = find_node()
    with inspected(key=Secret("a-key-of-ours")) as gateway, gateway.client() as http:
        path = "/v1beta/models/mock:streamGenerateContent?alt=sse&key=a-key-of-ours"
        text = "it's " + r"\"me\""
        parts = '{"contents": [{"role": "user", "parts": [{"text": "' + text + '"}]}]'
        body = parts + ', "generationConfig": {"topP": 1.0}}'
        sent = http.post(path, content=body, headers={"content-type": "application/json"})
        page = browser.new_context().new_page()
        page.goto(f"{gateway}/inspector")
        page.get_by_label("Key", exact=True).fill("a-key-of-ours")
        page.get_by_label("Key", exact=True).press("Enter")
        opened(page)
        page.get_by_role("tab", name="Copy as").click()
        environment = {**os.environ, "TURNWIRE_KEY": "a-key-of-ours"}
        for name, command in (
            ("curl", ["sh", "-c"]),
            ("Python", [sys.executable, "-c"]),
            ("fetch", [*node.node, "--input-type=module", "-e"]),
        ):
            copied = page.get_by_label(f"As {name}").inner_text()
            assert "…" not in copied
            done = subprocess.run([*command, copied], env=environment, capture_output=True, text=True, check=True)
            assert done.stdout.count("data: ") == sent.text.count("data: ") > 0
        page.context.close()
        headers = {"authorization": "Bearer a-key-of-ours"}
        ids = [row["id"] for row in http.get("/inspector/exchanges", headers=headers).json()["exchanges"]]
        kept = [http.get(f"/inspector/exchanges/{each}", headers=headers).json()["request"]["text"] for each in ids]
    assert kept == [body] * 4
