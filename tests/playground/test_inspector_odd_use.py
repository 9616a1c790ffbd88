"""The inspector's page while the list changes, the gateway goes and comes, and exchanges are gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.tool import ToolCall

from tests.gateway.server import RunningGateway
from tests.inspector.gateways import inspected, last
from tests.playground.conftest import RequestContext
from tests.playground.test_inspector_page import ask, opened, rows
from turnwire.providers.secrets import Secret

EVENTS = "**/inspector/events"
SEEN = """state => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
BEGUN = 'id: 0.0.0\nevent: begun\ndata: {"event": "begun"}\n\n'


@pytest.fixture(scope="module")
def kept() -> Iterator[RunningGateway]:
    with inspected() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, kept: RunningGateway) -> Iterator[RequestContext]:
    with kept.client() as http:
        http.delete("/inspector/exchanges", params={"pinned": 1})
    context = browser.new_context(viewport={"width": 1440, "height": 1000})
    begun = RequestContext(context.new_page(), f"{kept}/inspector?.html")
    yield begun
    complaints = begun.complaints
    context.close()
    assert complaints == []


def centre(page: Page, number: int) -> tuple[float, float]:
    """The middle of a row, whose element is another one after every change."""
    box = page.evaluate("n => document.querySelectorAll('#rows [role=option]')[n].getBoundingClientRect()", number)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def numbers(page: Page) -> list[int]:
    """The numbers of the exchanges whose rows are in sight."""
    return [int(text) for text in page.locator("#rows .number").all_inner_texts()]


def test_a_row_is_opened_though_another_one_comes_while_it_is_pressed(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    ask(kept, "the first")
    expect(rows(page)).to_have_count(1)
    number = numbers(page)[0]
    page.mouse.move(*centre(page, 0))
    page.mouse.down()
    ask(kept, "the second")
    expect(rows(page)).to_have_count(2)
    page.mouse.up()
    expect(page.locator("#opened-title")).to_have_text(f"{number}. POST /v1/chat/completions")


def test_the_opened_one_of_failed_exchanges_is_told_from_the_others(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    with kept.client() as http:
        for _ in range(2):
            http.post("/v1/chat/completions", content=b"{broken")
    expect(page.locator("#rows .wrong")).to_have_count(2)
    page.mouse.click(*centre(page, 0))
    expect(page.locator("#rows .wrong[aria-selected=true]")).to_have_count(1)
    # In one step: a row is another element after every change.
    edges = page.evaluate(
        "[...document.querySelectorAll('#rows .wrong')].map((row) => getComputedStyle(row).boxShadow)"
    )
    assert [edge != "none" for edge in edges] == [True, False]


def test_who_reads_elsewhere_in_the_list_is_not_moved_back_to_the_opened_exchange(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    for number in range(40):
        ask(kept, str(number))
    expect(page.locator("#status")).to_have_text("40 exchanges")
    newest = numbers(page)[0]
    opened(page)
    box = page.locator("#rows .long-list")
    box.evaluate("element => (element.scrollTop = 640)")
    ask(kept, "one more")
    expect(page.locator("#status")).to_have_text("41 exchanges")
    assert box.evaluate("element => element.scrollTop") == 640
    page.keyboard.press("j")
    expect(page.locator("#opened-title")).to_contain_text(f"{newest - 1}. ")
    assert box.evaluate("element => element.scrollTop") < 640


def test_an_exchange_that_is_gone_is_said_and_the_one_that_is_opened_stays(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    ask(kept)
    expect(rows(page)).to_have_count(1)
    opened(page)
    expect(page.locator("#opened-title")).to_contain_text(f"{numbers(page)[0]}. ")
    title = page.locator("#opened-title").inner_text()
    before = page.url
    page.evaluate("location.hash = 'ex_0123456789abcdef'")
    said = page.locator("#said")
    expect(said).to_have_text("this exchange is not kept, or no longer")
    ask(kept, "something else")
    expect(rows(page)).to_have_count(2)
    expect(said).to_have_text("this exchange is not kept, or no longer")
    assert page.url == before
    expect(page.locator("#opened-title")).to_have_text(title)
    visit.complaints.clear()


def test_the_address_of_an_exchange_opens_it_in_a_page_that_is_there_already(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    ask(kept)
    expect(rows(page)).to_have_count(1)
    with kept.client() as http:
        found = http.get("/inspector/exchanges").json()["exchanges"][0]["id"]
    page.evaluate("name => (location.hash = name)", found)
    expect(page.locator("#opened")).to_be_visible()
    page.locator("#skip").press("Enter")
    assert page.url.endswith(f"#{found}")


def test_a_gateway_that_goes_is_said_and_followed_again_when_it_comes(browser: Browser, kept: RunningGateway) -> None:
    context = browser.new_context()
    page = context.new_page()
    answers = ["end"]

    def answer(route: Route) -> None:
        if answers and answers.pop() == "end":
            route.fulfill(body=BEGUN, content_type="text/event-stream")
        else:
            route.abort()

    page.route(EVENTS, answer)
    page.goto(f"{kept}/inspector")
    live = page.locator("#live")
    expect(live).to_have_text("Not connected: the gateway does not answer")
    pressed = "() => { document.querySelector('#pause').click(); return document.querySelector('#live').textContent; }"
    assert [page.evaluate(pressed) for _ in range(2)] == ["Not connected: the gateway does not answer"] * 2
    page.unroute(EVENTS)
    expect(live).to_have_text("Live")
    context.close()


def test_a_refused_key_is_not_tried_again_and_again(browser: Browser) -> None:
    with inspected(key=Secret("a-key-of-ours")) as gateway:
        context = browser.new_context()
        page = context.new_page()
        page.clock.install()
        asked: list[str] = []

        def hear(request: Request) -> None:
            if request.url.endswith("/inspector/events"):
                asked.append(request.url)

        page.on("request", hear)
        page.goto(f"{gateway}/inspector")
        live = page.locator("#live")
        expect(live).to_contain_text("Not connected: ")
        page.clock.run_for(5_000)
        page.get_by_label("Key", exact=True).fill("wrong")
        page.get_by_label("Key", exact=True).press("Enter")
        with page.expect_response("**/inspector/exchanges"):
            page.get_by_label("Key", exact=True).fill("a-key-of-ours")
            page.get_by_label("Key", exact=True).press("Enter")
        expect(live).to_have_text("Live")
        assert len(asked) == 3
        context.close()


def test_an_exchange_that_could_not_be_asked_for_can_be_opened_later(
    visit: RequestContext, kept: RunningGateway
) -> None:
    page = visit.page
    ask(kept)
    expect(rows(page)).to_have_count(1)
    page.route("**/exchange-worker.js", lambda route: route.abort())
    rows(page).first.click()
    expect(page.locator("#said")).to_have_text("the gateway does not answer")
    page.unroute("**/exchange-worker.js")
    opened(page)
    expect(page.locator("#said")).to_have_text("")
    visit.complaints.clear()


def test_keys_work_in_a_text_that_nobody_can_write_into(visit: RequestContext, kept: RunningGateway) -> None:
    page = visit.page
    ask(kept, stream=True)
    expect(rows(page)).to_have_count(1)
    opened(page)
    page.locator("#panel .cm-content").first.click()
    page.keyboard.press("t")
    expect(page.get_by_role("tab", name="Timeline")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#opened")).to_be_hidden()
    page.get_by_label("Which exchanges").focus()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(page.locator("body")).to_be_focused()


@pytest.mark.parametrize("width", [320, 390, 800, 1440])
def test_every_column_is_in_sight_below_its_name(width: int, browser: Browser, kept: RunningGateway) -> None:
    for number in range(30):
        ask(kept, str(number))
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    page.goto(f"{kept}/inspector")
    expect(rows(page).first).to_be_visible()
    edges = """selector => [...document.querySelectorAll(selector)].filter(each => each.offsetWidth)
        .map(each => Math.round(each.getBoundingClientRect().right))"""
    cells = page.evaluate(edges, "#rows .long-list-row:first-child > span")
    assert cells == page.evaluate(edges, ".heads > span")
    assert cells[-1] <= page.locator("#rows .long-list").evaluate("each => each.getBoundingClientRect().right")
    context.close()


def test_what_has_the_focus_keeps_it_when_the_exchange_ends(browser: Browser, kept: RunningGateway) -> None:
    """The page gets an exchange that goes on, and the news of its end only when the test says so."""
    context = browser.new_context(viewport={"width": 1440, "height": 1000})
    page = context.new_page()
    ask(kept, stream=True)
    whole = last(kept)
    row: dict[str, Any] = whole["row"]
    still = row | {"is_over": False}
    told = BEGUN + "".join(f"data: {json.dumps({'event': 'exchange', 'row': each})}\n\n" for each in (still,))
    page.add_init_script(f"""
        const ask = window.fetch;
        const isList = (path) => String(path).endsWith("/inspector/events");
        window.fetch = (path, options) => !isList(path) ? ask(path, options) : Promise.resolve(
            new Response(new ReadableStream({{ start(controller) {{
                window.tell = (text) => controller.enqueue(new TextEncoder().encode(text));
                tell({json.dumps(told)});
            }} }})));
    """)
    page.route(f"**/inspector/exchanges/{row['id']}", lambda route: route.fulfill(json=whole | {"row": still}))
    page.goto(f"{kept}/inspector")
    opened(page)
    expect(page.locator("#badges")).to_contain_text("goes on")
    page.keyboard.press("t")
    expect(page.locator("#panel canvas")).to_be_focused()
    page.unroute(f"**/inspector/exchanges/{row['id']}")
    page.evaluate("text => tell(text)", f"data: {json.dumps({'event': 'exchange', 'row': row})}\n\n")
    expect(page.locator("#badges")).not_to_contain_text("goes on")
    expect(page.locator("#panel canvas")).to_be_focused()
    context.close()


def test_the_answer_at_the_cursor_has_its_numbers_as_they_came(browser: Browser) -> None:
    call = ToolCall(id="call_1", name="find", arguments={"id": 9007199254740993})
    with inspected(script=[AssistantMessage(tool_calls=[call])]) as gateway:
        page = browser.new_page()
        visit = RequestContext(page, f"{gateway}/inspector?.html")
        ask(gateway, stream=True)
        expect(rows(page)).to_have_count(1)
        opened(page)
        page.keyboard.press("t")
        expect(page.get_by_label("The answer at the cursor")).to_contain_text('"id": 9007199254740993')
        page.close()
        assert visit.complaints == []


def test_a_page_that_nobody_sees_holds_no_connection_and_knows_all_once_it_is_seen(
    visit: RequestContext, kept: RunningGateway
) -> None:
    """A browser opens six connections to a gateway: as many pages behind others would leave none for anything else."""
    page = visit.page
    expect(page.locator("#live")).to_have_text("Live")
    ended: list[str] = []
    page.on("requestfailed", lambda request: ended.append(request.url))
    page.evaluate(SEEN, "hidden")
    expect(page.locator("#live")).to_have_text("Not connected: the page is hidden")
    assert ended == [f"{kept}/inspector/events"]
    ask(kept, "unseen")
    page.evaluate(SEEN, "visible")
    expect(page.locator("#live")).to_have_text("Live")
    expect(rows(page)).to_have_count(1)
