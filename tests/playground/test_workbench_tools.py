"""What the workbench has beside a payload: timeline, links, history, pasted commands, chat, keys; and axe over it."""

from __future__ import annotations

import base64
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.gateway.server import RunningGateway
from tests.playground.conftest import RequestContext, pasted, violations
from tests.playground.test_workbench import EXAMPLES, MESSAGES, RECORDINGS
from tests.requirements import requirement

STREAM = (RECORDINGS / "vllm-0.32.0" / "chat-stream" / "tool-named.sse").read_text("utf-8")
CUT = (RECORDINGS / "vllm-0.32.0" / "errors" / "chat-stream-engine-killed.sse").read_text("utf-8")


@requirement("COD-2")
def test_a_stream_is_a_timeline_whose_first_wrong_event_is_marked(visit: RequestContext) -> None:
    page = visit.page
    visit.put(CUT)
    timeline = page.locator("#stream .timeline")
    expect(timeline).to_contain_text("1 wrong event")
    expect(timeline.locator(".status.bad")).to_contain_text("EngineCore encountered an issue.")
    slider = page.get_by_role("slider", name="The stream: point in time")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^openai-chat, 20: "))
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    answer = page.get_by_role("region", name="The answer at the cursor").first
    expect(answer).to_have_text("Nothing yet.")
    slider.press("PageUp")
    expect(answer).to_contain_text("Text\n")
    slider.press("w")
    expect(timeline.locator(".status.bad")).to_be_visible()
    rows = timeline.get_by_role("option")
    expect(rows.locator("xpath=.").filter(has_text="✗")).to_have_count(1)
    slider.press("Home")  # the list follows the cursor: its rows are others then
    expect(slider).to_have_attribute("aria-valuenow", "0")
    expect(timeline.locator(".status.bad")).to_be_hidden()
    visit.shot("timeline")


@requirement("COD-2")
def test_what_a_stream_becomes_stands_below_it_aligned(visit: RequestContext) -> None:
    page = visit.page
    visit.put(STREAM)
    tab = page.locator("#tab-anthropic")
    tab.click()
    expect(page.locator("#beside")).to_have_value("anthropic")
    expect(page.locator("#stream .timeline")).to_contain_text("anthropic: 13 events")
    page.get_by_role("slider", name="The stream").press("End")
    answer = page.get_by_role("region", name="The answer at the cursor").first
    expect(answer).to_contain_text('"city": "Paris"')
    expect(answer).to_contain_text("Finish: stop, 302 tokens in, 37 out.")


def test_a_link_holds_the_payload_and_says_so_where_it_would_be_too_long(
    visit: RequestContext, browser: Browser
) -> None:
    page = visit.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.put(json.dumps(MESSAGES))
    page.get_by_label("Dialect", exact=True).select_option("anthropic-2026-10-21")
    expect(page.locator("#detected")).to_contain_text("anthropic-2026-10-21 request")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#note")).to_contain_text("The link holds the whole payload.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#p=" in link
    with browser.new_page() as other:
        other.goto(link)
        expect(other.locator("#detected")).to_contain_text("anthropic-2026-10-21 request")
        assert json.loads("".join(other.locator("#payload .cm-line").all_inner_texts())) == MESSAGES
        other.goto(f"{link[:-40]}")
        other.reload()
        expect(other.locator("#note")).to_contain_text("the link was probably cut off")
    page.get_by_role("button", name="Clear", exact=True).click()
    pasted(page, json.dumps(random.Random(1).randbytes(60_000).hex()))
    expect(page.locator("#detected")).to_contain_text("problem")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#note")).to_contain_text("A link to this payload would have ")


def test_the_history_stays_in_the_browser_is_cleared_by_one_button_and_can_be_off(visit: RequestContext) -> None:
    page = visit.page
    entries = page.locator("#history li")
    visit.put(json.dumps({**MESSAGES, "max_tokens": 99}))
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    expect(page.locator("#no-history")).to_have_text("Nothing is kept: the history is off.")
    page.get_by_label("Keep payloads in this browser").check()
    expect(page.locator("#no-history")).to_have_text("Nothing is kept yet.")
    for number in range(3):
        visit.put(json.dumps({**MESSAGES, "max_tokens": number + 1}))
        expect(entries).to_have_count(number + 1)
    page.reload()
    expect(entries).to_have_count(3)
    entries.nth(2).get_by_role("button").click()
    expect(page.locator("#payload .cm-content")).to_contain_text('"max_tokens": 1')
    page.get_by_role("button", name="Clear history").click()
    expect(entries).to_have_count(0)
    assert page.evaluate("localStorage.getItem('turnwire.history')") is None
    page.get_by_label("Keep payloads in this browser").uncheck()
    visit.put(json.dumps(MESSAGES))
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    expect(page.locator("#no-history")).to_have_text("Nothing is kept: the history is off.")
    assert page.evaluate("localStorage.getItem('turnwire.history')") is None


def test_a_curl_command_and_a_har_file_are_taken_apart(visit: RequestContext, tmp_path: Path) -> None:
    page = visit.page
    visit.put(f"curl http://localhost:1/v1/messages -H 'x-api-key: secret' -d '{json.dumps(MESSAGES)}'")
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    expect(page.locator("#note")).to_contain_text("Taken from POST http://localhost:1/v1/messages.")
    entry = {
        "request": {"method": "POST", "url": "http://h/v1/chat", "headers": [], "postData": {"text": "{}"}},
        "response": {"status": 200, "headers": [], "content": {"mimeType": "text/event-stream", "text": STREAM}},
    }
    file = tmp_path / "some.har"
    file.write_text(json.dumps({"log": {"entries": [entry]}}), "utf-8")
    page.locator("#file").set_input_files(file)
    part = page.get_by_label("Part")
    expect(part.locator("option")).to_have_text(["POST /v1/chat: request", "POST /v1/chat: answer 200"])
    part.select_option(label="POST /v1/chat: answer 200")
    expect(page.locator("#detected")).to_contain_text("openai-chat stream")
    visit.put("curl http://localhost:1/v1/messages -d @body.json")
    expect(page.locator("#detected")).to_contain_text("sends the file body.json, which a page cannot read")


@requirement("PRV-1")
def test_a_request_is_copied_as_a_program(visit: RequestContext) -> None:
    page = visit.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.put(json.dumps(MESSAGES))
    buttons = page.locator("#snippets")
    for name, begin in (
        ("curl", "curl http"),
        ("Python", "import json\nimport urllib.request"),
        ("fetch", "const answer"),
    ):
        expect(buttons.get_by_role("button", name=name, exact=True)).to_be_enabled()
        buttons.get_by_role("button", name=name, exact=True).click()
        expect(buttons.get_by_role("button", name="Copied")).to_have_count(1)
        text = page.evaluate("navigator.clipboard.readText()")
        assert text.startswith(begin)
        assert "/v1/messages" in text
        expect(buttons.get_by_role("button", name="Copied")).to_have_count(0)


def test_enter_sends_what_is_said_in_the_chat_and_shift_enter_begins_a_line(visit: RequestContext) -> None:
    page = visit.page
    page.keyboard.press("c")
    message = page.locator("#chat").get_by_label("Message")
    message.fill("one")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type("two")
    with page.expect_request("**/playground/run") as sent:
        page.keyboard.press("Enter")
    assert sent.value.post_data_json["body"]["messages"] == [{"role": "user", "content": "one\ntwo"}]
    expect(message).to_have_value("")


@requirement("PRV-1", "AGT-3")
def test_a_chat_has_a_system_prompt_tools_with_results_images_and_thinking(visit: RequestContext) -> None:
    page = visit.page
    page.keyboard.press("c")
    chat = page.locator("#chat")
    chat.get_by_text("Settings: ").click()
    chat.get_by_label("System prompt").fill("Be brief.")
    chat.get_by_label("Thinking", exact=False).first.select_option("low")
    chat.get_by_text("Tools", exact=True).click()
    chat.get_by_role("button", name="Insert an example").click()
    png = base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg=="
    )
    page.locator("#chat-file").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": png})
    expect(chat.get_by_role("button", name="Image 1 ×")).to_be_visible()
    with page.expect_request("**/playground/run") as sent:
        chat.get_by_label("Message").fill("What is the weather?")
        page.keyboard.press("Control+Enter")
    question = sent.value.post_data_json
    assert (question["dialect"], question["as"]) == ("canonical", "openai-chat")
    assert question["body"]["messages"] == [
        {"role": "system", "content": "Be brief."},
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "What is the weather?"},
                {"type": "image", "media_type": "image/png", "data": base64.b64encode(png).decode()},
            ],
        },
    ]
    assert question["body"]["parameters"] == {"model": "mock/mock", "thinking": "low"}
    assert [sorted(tool) for tool in question["body"]["tools"]] == [["description", "name", "parameters"]]
    turns = chat.locator(".lane").first.locator(".turn")
    expect(turns.nth(0).locator("img")).to_have_count(1)
    expect(turns.nth(1).locator("details")).to_contain_text("The request says what to answer.")
    expect(turns.nth(1).locator("> pre")).to_contain_text("get_weather({")
    expect(turns.nth(1)).to_contain_text(" tokens in, ")
    result = chat.get_by_label("Result of get_weather")
    expect(result).to_have_value("18 degrees, sunny")
    result.fill("It rains.")
    chat.get_by_role("button", name="Give results").click()
    expect(chat.locator(".lane").first.get_by_role("status")).to_have_text("The answer is complete.")
    expect(turns.last).to_contain_text("It rains.")
    chat.get_by_role("button", name="Open as request").click()
    expect(page.locator("#detected")).to_contain_text("canonical request")
    expect(page.locator("#verdict")).to_contain_text("✓ valid")


@requirement("PRV-1")
def test_two_models_answer_beside_each_other_and_a_failure_is_one_models_own(visit: RequestContext) -> None:
    page = visit.page
    page.keyboard.press("c")
    page.get_by_label("Two models beside each other").check()
    page.locator("#chat-other-model").fill("fault-500")
    page.get_by_label("Message").fill("Hello")
    page.get_by_role("button", name="Send").click()
    first, other = page.locator(".lane").nth(0), page.locator(".lane").nth(1)
    expect(first.get_by_role("status")).to_have_text("The answer is complete.")
    expect(first.locator(".turn").last).to_contain_text("You said: Hello")
    expect(other.get_by_role("status")).to_contain_text("The model did not answer: 502: ")
    page.get_by_role("button", name="New chat").click()
    expect(page.locator(".turn")).to_have_count(0)


def test_the_keys_are_listed_and_each_does_what_it_says(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    expect(page.get_by_role("tab")).to_have_count(6)
    page.get_by_role("button", name="Show the keys").click()
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog.locator("dt")).to_have_count(14)
    dialog.get_by_role("button", name="Close").click()
    page.locator("h1").click()
    focused: dict[str, Callable[[], Any]] = {
        "e": lambda: visit.editor,
        "m": lambda: page.locator("#model"),
        "x": lambda: page.locator("#example"),
        "t": lambda: page.locator("#tab-canonical"),
    }
    for key, element in focused.items():
        page.keyboard.press(key)
        expect(element()).to_be_focused()
        page.evaluate("document.activeElement.blur()")
    page.keyboard.press("f")
    expect(page.locator("#payload .cm-line").nth(1)).to_have_text('  "model": "m",')
    page.keyboard.press("/")
    search = page.locator("#payload").get_by_placeholder("Find")
    expect(search).to_be_focused()
    search.fill("budget")
    search.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Alt+Backspace")
    expect(page.locator("#detected")).to_have_text("Nothing yet.")


def test_what_is_folded_is_one_line_and_what_is_searched_is_found(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES, indent=2))
    lines = page.locator("#payload .cm-line")
    before = lines.count()
    page.locator("#payload .cm-foldGutter span[title='Fold line']").nth(1).click()
    expect(page.locator("#payload .cm-foldPlaceholder")).to_have_count(1)
    assert lines.count() < before
    page.get_by_role("button", name="Search").click()
    page.locator("#payload").get_by_placeholder("Find").press_sequentially("max_tokens")
    expect(page.locator("#payload .cm-searchMatch")).to_have_count(1)


# A state of the page by what leads to it from a page without a payload.
STATES: dict[str, Callable[[RequestContext], None]] = {
    "empty": lambda visit: None,
    "request": lambda visit: visit.put(json.dumps({**MESSAGES, "stop_sequences": ["x"]}, indent=2)),
    "problem": lambda visit: visit.put(json.dumps({**MESSAGES, "max_tokens": "many"}, indent=2)),
    "stream": lambda visit: visit.put(CUT),
    "chat": lambda visit: visit.page.keyboard.press("c"),
    "keys": lambda visit: visit.page.keyboard.press("?"),
}
SEEN = {"empty": "#detected", "chat": "#chat", "keys": "dialog[open]"}
LEFT_BY = {"chat": "c", "keys": "Escape"}


@requirement("COD-2")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state_of_the_page(scheme: Any, browser: Browser, served: RunningGateway) -> None:
    found = {}
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    visit = RequestContext(page, str(served))
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        for name, lead in STATES.items():
            lead(visit)
            expect(page.locator(SEEN.get(name, "#verdict .badge")).first).to_be_visible()
            if name == "request":
                page.locator("#tab-openai-chat").click()
                expect(page.locator("#form-losses li").first).to_be_visible()
                page.locator("#run").click()
                expect(page.locator("#run-timeline .timeline")).to_be_visible()
                expect(page.locator("#run-status")).to_have_text("The answer is complete.")
            overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            assert page.evaluate(overflow) <= 0, (width, name)
            visit.shot(f"workbench-{name}-{width}-{scheme}")
            assert visit.complaints == []
            found[width, name] = violations(page)
            visit.complaints.clear()  # axe itself writes styles, which the policy reports
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press(LEFT_BY.get(name, "Alt+Backspace"))
            page.evaluate("document.activeElement.blur()")
            expect(page.locator("#detected")).to_have_text("Nothing yet.")
    context.close()
    assert {place: rules for place, rules in found.items() if rules} == {}


def test_the_examples_are_grouped(visit: RequestContext) -> None:
    groups = [each.get_attribute("label") for each in visit.page.locator("#example optgroup").all()]
    assert groups == list(dict.fromkeys(each["group"] for each in EXAMPLES))


def test_a_question_is_edited_and_an_answer_is_asked_for_again(visit: RequestContext) -> None:
    page = visit.page
    page.keyboard.press("c")
    chat = page.locator("#chat")
    lane = chat.locator(".lane").first
    done = lane.get_by_role("status")
    for text in ("Say **one**", "Say two"):
        chat.get_by_label("Message").fill(text)
        page.keyboard.press("Control+Enter")
        expect(lane.locator(".turn.assistant > .soft").filter(has_text="Finish: stop").last).to_be_visible()
        expect(done).to_have_text("The answer is complete.")
    expect(lane.locator(".turn.assistant .markdown strong")).to_have_text("one")
    with page.expect_request("**/playground/run") as sent:
        lane.get_by_role("button", name="Retry").last.click()
    roles = [each["role"] for each in sent.value.post_data_json["body"]["messages"]]
    assert roles == ["user", "assistant", "user"]
    expect(lane.locator(".turn.assistant")).to_have_count(2)
    expect(done).to_have_text("The answer is complete.")
    lane.get_by_role("button", name="Edit").first.click()
    expect(lane.locator(".turn")).to_have_count(0)
    expect(chat.get_by_label("Message")).to_have_value("Say **one**")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_the_message_and_the_end_of_a_long_answer_are_in_sight_together(
    width: int, height: int, browser: Browser, served: RunningGateway
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height})
    page = RequestContext(context.new_page(), f"{served}").page
    page.get_by_role("link", name="Chat").click()
    whole = {"ratio": 1}
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(**whole)
    page.get_by_label("Message").fill("a long line\n\n" * 80)
    page.keyboard.press("Control+Enter")
    lane = page.locator(".lane").first
    expect(lane.get_by_role("status")).to_have_text("The answer is complete.")
    for part in (lane.locator(".turn.assistant > p.soft"), page.get_by_label("Message"), page.locator("#chat-model")):
        expect(part).to_be_in_viewport(**whole)
    assert page.evaluate("scrollY") == 0
    context.close()


def test_the_draft_survives_a_reload(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    page.get_by_label("Dialect", exact=True).select_option("anthropic")
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    page.reload()
    visit.wait_until_ready()
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    expect(page.get_by_label("Dialect", exact=True)).to_have_value("anthropic")
    page.get_by_role("button", name="Clear", exact=True).click()
    page.reload()
    visit.wait_until_ready()
    expect(page.locator("#detected")).to_have_text("Nothing yet.")


def test_runs_of_text_are_one_row_that_can_be_unfolded(visit: RequestContext) -> None:
    page = visit.page
    chunk = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    deltas = [({"content": f"word{number} "}, None) for number in range(6)] + [({}, "stop")]
    events = [{**chunk, "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]} for delta, finish in deltas]
    visit.put("".join(f"data: {json.dumps(event)}\n\n" for event in events) + "data: [DONE]\n\n")
    rows = page.locator("#stream .long-list-row")
    expect(rows.first).to_contain_text("6 × text")
    expect(rows.first).to_contain_text("word0 word1 word2")
    page.get_by_label("Fold runs").uncheck()
    expect(rows.nth(1)).to_contain_text("word1")
    expect(rows).to_have_count(8)
