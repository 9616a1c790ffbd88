"""The page for threads in a real browser: what is stored, the branches, pending approvals, what happens now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.thread import Todo
from turnwire_schema.v1.tool import ToolCall

from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.threaded import get_weather, run_threads
from tests.playground.conftest import RequestContext, violations
from tests.requirements import requirement
from turnwire.agent import own_tools, random_id, utc_now
from turnwire.context import Context
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.store import ContextStore


@pytest.fixture
def threaded(tmp_path: Path) -> Iterator[RunningGateway]:
    tools = [get_weather, *own_tools(files=False)]
    with run_threads(tmp_path / "threads.db", stand_in_script(), tools=tools) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, threaded: RunningGateway) -> Iterator[RequestContext]:
    context = browser.new_context(viewport={"width": 1440, "height": 1000})
    begun = RequestContext(context.new_page(), f"{threaded}/static/threads.html")
    yield begun
    complaints = begun.complaints
    context.close()
    assert complaints == []
    assert begun.hosts == {str(threaded).partition("://")[2]}


def say(page: Page, text: str) -> None:
    page.get_by_label("Message").fill(text)
    page.get_by_role("button", name="Send").click()


@requirement("AGT-3")
def test_a_thread_is_begun_and_its_call_approved_with_its_hash(visit: RequestContext, threaded: RunningGateway) -> None:
    page = visit.page
    expect(page.locator("#list-status")).to_have_text("There are no threads yet.")
    say(page, "What is the weather?")
    pending = page.locator("#pending li")
    expect(pending).to_have_count(1)
    expect(pending).to_contain_text("get_weather(")
    expect(page.locator("#thread-status")).to_have_text("It waits for your decision.")
    expect(page.get_by_role("button", name="Send")).to_be_disabled()
    expect(page.locator("#entries li")).to_have_count(2)
    visit.shot("threads-pending")
    with page.expect_request("**/approvals") as asked:
        pending.get_by_role("button", name="Approve").click()
    (decision,) = asked.value.post_data_json["decisions"]
    with threaded.client() as http:
        (listed,) = http.get("/agents/threads").json()["threads"]
    assert (decision["decision"], decision["remember"], len(decision["hash"])) == ("approve", False, 64)
    expect(page.locator("#thread-status")).to_have_text("It is idle; its last run: completed.")
    expect(page.locator("#pending-block")).to_be_hidden()
    expect(page.locator("#entries li strong")).to_have_text(["user", "call", "result", "assistant"])
    expect(page.locator("#usage")).to_contain_text("2 rounds, 1 call, ")
    expect(page.locator("#list button")).to_have_attribute("data-id", listed["id"])
    expect(page.locator("#events")).to_contain_text("tool completed")


@requirement("AGT-3")
def test_a_call_that_waits_is_shown_with_its_numbers_as_they_are(browser: Browser, tmp_path: Path) -> None:
    def pay(amount: int) -> str:
        """Pay an amount."""
        return f"paid {amount}"

    call = ToolCall(id="call_1", name="pay", arguments={"amount": 9007199254740993})
    asking = AssistantMessage(tool_calls=[call])
    with run_threads(tmp_path / "threads.db", [asking, "Paid."], tools=[pay]) as gateway:
        page = browser.new_page()
        visit = RequestContext(page, f"{gateway}/static/threads.html")
        say(page, "Pay")
        expect(page.locator("#pending li")).to_contain_text('pay({"amount":9007199254740993})')
        page.locator("#pending").get_by_role("button", name="Approve").click()
        expect(page.locator("#entries")).to_contain_text("paid 9007199254740993")
        expect(page.locator("#entries")).to_contain_text('pay({"amount":9007199254740993})')
        page.close()
        assert visit.complaints == []


@requirement("AGT-3")
def test_a_denied_call_does_not_run(visit: RequestContext) -> None:
    page = visit.page
    say(page, "What is the weather?")
    page.get_by_role("button", name="Deny").click()
    expect(page.locator("#entries li.tool_result")).to_have_class("tool_result  failed")
    expect(page.locator("#usage")).to_contain_text("0 calls")


@requirement("AGT-3")
def test_threads_are_chosen_continued_and_deleted(visit: RequestContext) -> None:
    page = visit.page
    say(page, "First")
    expect(page.locator("#entries li")).to_have_count(2)
    page.get_by_role("button", name="New thread").click()
    expect(page.locator("#thread-title")).to_have_text("New thread")
    say(page, "Second")
    expect(page.locator("#list button")).to_have_count(2)
    listed = page.locator("#list button", has_text="First")
    expect(listed.locator("time")).to_have_attribute("title", re.compile(r"^\d{4}-\d\d-\d\dT"))
    listed.click()
    expect(page.locator("#entries")).to_contain_text("You said: First")
    expect(page.locator("#events li")).not_to_have_count(0)
    page.get_by_label("Message").fill("Third")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type("line")
    expect(page.get_by_label("Message")).to_have_value("Third\nline")
    page.keyboard.press("Enter")
    expect(page.locator("#entries")).to_contain_text("You said: Third")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("#list button")).to_have_count(1)
    expect(page.locator("#thread-title")).to_have_text("New thread")


def test_an_answer_is_markdown_and_the_message_is_below_it(browser: Browser, tmp_path: Path) -> None:
    with run_threads(tmp_path / "threads.db", ["It is **sunny**.\n\n" * 60]) as gateway:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        RequestContext(page, f"{gateway}/static/threads.html")
        for part in ("Tasks", "Files", "Events"):
            expect(page.get_by_role("heading", name=part)).to_have_count(0)
        with gateway.client() as http:
            http.post("/agents/threads", json={"messages": [{"role": "user", "content": "Is it\n sunny?"}]})
        page.get_by_role("button", name="Refresh").click()
        page.locator("#list button", has_text="Is it sunny?").click()
        expect(page.locator("#thread-title")).to_have_text("Is it sunny?")
        last = page.locator("#entries li.text").last.locator("p").last
        expect(last.locator("strong")).to_have_text("sunny")
        expect(last).to_be_in_viewport()
        expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
        below = "document.querySelector('#entries').compareDocumentPosition(document.querySelector('#say'))"
        assert page.evaluate(f"{below} === Node.DOCUMENT_POSITION_FOLLOWING")
        page.close()


@requirement("AGT-3", "CTX-8")
def test_every_branch_is_shown_with_where_it_goes_on_from(browser: Browser, tmp_path: Path) -> None:
    place = tmp_path / "threads.db"
    with run_threads(place, stand_in_script()) as gateway, gateway.client() as http:
        made = http.post("/agents/threads", json={"messages": [{"role": "user", "content": "First"}]}).json()
    with ContextStore.open(place) as store:
        branched(store, made["thread"]["context_id"])
    with run_threads(place, stand_in_script()) as gateway:
        page = browser.new_page()
        visit = RequestContext(page, f"{gateway}/static/threads.html")
        page.locator("#list button").click()
        expect(page.locator("#branch option")).to_have_text(["main", "other (active)"])
        expect(page.locator("#branch")).to_have_value("other")
        expect(page.locator("#branch-note")).to_contain_text("Goes on from main behind entry")
        page.get_by_label("Branch").select_option("main")
        expect(page.locator("#entries")).to_contain_text("You said: First")
        expect(page.locator("#branch-note")).to_have_text("")
        page.close()
        assert visit.complaints == []


def branched(store: ContextStore, context_id: str) -> None:
    """Give the stored context another branch."""
    context: Context = store.load(context_id)
    context.use_clock(now=utc_now, new_id=random_id)
    context.fork("other", after=context.entries[0].id)
    store.save(context)


@requirement("AGT-3")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 800, 1440])
def test_the_page_fits_every_width_in_both_themes(
    width: int, scheme: str, browser: Browser, threaded: RunningGateway
) -> None:
    with threaded.client() as http:
        said = {"title": "The weather in Oslo", "messages": [{"role": "user", "content": "What is the weather?"}]}
        made = http.post("/agents/threads", json=said).json()
        thread_id = made["thread"]["id"]
        thread = threaded.gateway.services.threads.threads._held[thread_id].thread
        thread.journal.change(
            todos=(Todo(id="1", text="Look at the sky", status="done"), Todo(id="2", text="Answer", status="open"))
        )
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 900})
    page = context.new_page()
    visit = RequestContext(page, f"{threaded}/static/threads.html")
    page.locator("#list button").first.click()
    expect(page.locator("#pending li")).to_have_count(1)
    expect(page.locator("#todos li")).to_have_count(2)
    expect(page.locator("#events li")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    visit.shot(f"threads-{width}-{scheme}")
    assert visit.complaints == []
    assert violations(page) == []
    context.close()


@requirement("AGT-3")
def test_a_gateway_without_threads_says_what_to_do(browser: Browser) -> None:
    with run_gateway(MockProvider(stand_in_script())) as plain:
        page = RequestContext(browser.new_page(), f"{plain}/static/threads.html").page
        expect(page.get_by_role("heading", name="Threads are off")).to_be_visible()
        expect(page.locator("#command")).to_have_text("turnwire serve --threads")
        assert violations(page) == []
        page.get_by_role("link", name="Back to the workbench").click()
        expect(page.get_by_role("heading", name="Payload", exact=True)).to_be_visible()
        page.context.close()
