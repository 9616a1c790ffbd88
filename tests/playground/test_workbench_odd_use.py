"""The workbench as nobody is asked to use it: odd files, refused storage and clipboard, a gateway that is gone."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.tool import ToolCall

from tests.gateway.server import RunningGateway
from tests.playground.conftest import RequestContext, pasted
from tests.playground.test_workbench import MESSAGES, tab
from turnwire.providers.kinds.mock import Script

RUN = "**/playground/run"
FORM = "#form .cm-content"
CHAT: dict[str, Any] = {"model": "m", "messages": [{"role": "user", "content": "Hi"}], "n": 1}
NO_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); },
})"""
DROPPED = """(name, text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
    document.querySelector("h1").dispatchEvent(event);
    return event.defaultPrevented;
}"""
EXACT = (
    '{"model":"m","messages":[{"role":"user","content":"hi"}],"seed":9007199254740993,"temperature":1.0,"top_p":0.10}'
)
RIGHT_TO_LEFT = "مرحبا (a)!"


def held(page: Page, pattern: str = RUN) -> list[Route]:
    """Requests that wait until the test lets them go."""
    waiting: list[Route] = []
    page.route(pattern, lambda route: waiting.append(route))
    return waiting


def gone(page: Page, pattern: str = RUN) -> None:
    """Nobody answers these requests."""
    page.route(pattern, lambda route: route.abort())


def chatting(visit: RequestContext) -> Locator:
    """The chat, shown."""
    visit.page.keyboard.press("c")
    return visit.page.locator("#chat")


# What is shown is what was written


def test_numbers_stay_as_they_were_written_in_forms_runs_copies_and_when_they_are_formatted(
    visit: RequestContext,
) -> None:
    page = visit.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.put(EXACT)
    expect(page.locator(FORM)).to_contain_text('"seed": 9007199254740993')
    with page.expect_request(RUN) as sent:
        page.locator("#run").click()
    for written in ('"seed":9007199254740993', '"temperature":1.0', '"top_p":0.10'):
        assert written in str(sent.value.post_data)
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")
    page.locator("#snippets").get_by_role("button", name="curl").click()
    expect(page.locator("#snippets").get_by_role("button", name="Copied")).to_have_count(1)
    copied = page.evaluate("navigator.clipboard.readText()")
    for written in ('"seed":9007199254740993', '"temperature":1.0', '"top_p":0.10'):
        assert written in copied
    page.get_by_role("button", name="Format").click()
    expect(page.locator("#payload .cm-content")).to_contain_text('"temperature": 1.0,')
    assert visit.text().count("9007199254740993") == 1
    page.get_by_role("button", name="Format").click()
    assert visit.text() == EXACT


def test_numbers_of_a_call_stay_as_the_model_wrote_them_in_every_later_turn(
    visit: RequestContext, served: RunningGateway
) -> None:
    call = ToolCall(id="call_1", name="find", arguments={"id": 9007199254740993, "near": [1e22, 1.0, -0.0]})
    asking = AssistantMessage(tool_calls=[call])
    served.mock.script = Script([asking, "It is there."])
    page = visit.page
    chat = chatting(visit)
    chat.get_by_text("Settings: ").click()
    chat.get_by_text("Tools", exact=True).click()
    schema = '{"type":"object","properties":{"id":{"type":"integer","maximum":9007199254740993}}}'
    pasted(page, f'[{{"name":"find","description":"F","parameters":{schema},"mock":1.0}}]', "Tools, a list in JSON")
    chat.get_by_label("Message").fill("Find it")
    with page.expect_request(RUN) as asked:
        page.keyboard.press("Control+Enter")
    assert '"maximum":9007199254740993' in str(asked.value.post_data)
    result = chat.get_by_label("Result of find")
    expect(result).to_have_value("1.0")
    expect(chat.locator(".call-form")).to_contain_text('"id":9007199254740993')
    with page.expect_request(RUN) as sent:
        chat.get_by_role("button", name="Give results").click()
    asked_again = json.loads(str(sent.value.post_data))["body"]["messages"][1]["tool_calls"][0]
    assert repr(asked_again["arguments"]) == "{'id': 9007199254740993, 'near': [1e+22, 1.0, -0.0]}"
    expect(chat.locator(".lane").first.get_by_role("status")).to_have_text("The answer is complete.")
    chat.get_by_role("button", name="Open as request").click()
    expect(page.locator("#payload .cm-content")).to_contain_text('"id": 9007199254740993')


def test_a_run_without_an_answer_tells_of_no_first_token(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(CHAT))
    page.locator("#model").fill("fault-500")
    page.locator("#run").click()
    expect(page.locator("#run-status")).to_contain_text("The run failed")
    expect(page.locator("#facts")).not_to_contain_text("First token")
    expect(page.locator("#facts")).to_contain_text("All of it after")


def test_what_is_said_is_written_in_its_own_direction(visit: RequestContext) -> None:
    chat = chatting(visit)
    chat.get_by_label("Message").fill(RIGHT_TO_LEFT)
    visit.page.keyboard.press("Control+Enter")
    words = chat.locator(".turn.user .words")
    expect(words).to_have_text(RIGHT_TO_LEFT)
    # Its last sign stands at the left end of the line, which is at the right edge of its box.
    places = words.evaluate("""element => {
        const range = document.createRange();
        range.setStart(element.firstChild, 0);
        range.setEnd(element.firstChild, 1);
        return [range.getBoundingClientRect().right, element.getBoundingClientRect().right];
    }""")
    assert places[0] == pytest.approx(places[1], abs=1)
    expect(chat.locator(".lane").first.get_by_role("status")).to_have_text("The answer is complete.")
    assert chat.locator(".turn.assistant .who").inner_text() == "mock/mock"


# Files


def test_a_file_that_misses_the_editor_is_opened_and_does_not_replace_the_page(visit: RequestContext) -> None:
    page = visit.page
    assert page.evaluate(f"([name, text]) => ({DROPPED})(name, text)", ["a.json", json.dumps(CHAT)])
    expect(page.locator("#detected")).to_contain_text("openai-chat request")


def test_a_file_that_cannot_be_read_is_said(visit: RequestContext) -> None:
    page = visit.page
    page.evaluate("""() => {
        const refuse = () => Promise.reject(new DOMException("a folder", "NotFoundError"));
        File.prototype.text = File.prototype.arrayBuffer = refuse;
    }""")
    page.locator("#file").set_input_files({"name": "a", "mimeType": "", "buffer": b"{}"})
    expect(page.locator("#note")).to_have_text("a cannot be read: it is a folder, or it is gone.")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "utf-8-sig"])
def test_a_file_is_read_in_the_encoding_that_its_mark_names(visit: RequestContext, encoding: str) -> None:
    mark = b"\xfe\xff" if encoding == "utf-16-be" else b""
    data = mark + json.dumps(CHAT | {"user": "ü"}, ensure_ascii=False).encode(encoding)
    visit.page.locator("#file").set_input_files({"name": "a.json", "mimeType": "", "buffer": data})
    expect(visit.page.locator("#verdict")).to_contain_text("✓ valid")
    assert '"ü"' in visit.text()


def test_bytes_that_are_no_text_and_files_that_are_not_shown_are_told(visit: RequestContext) -> None:
    page = visit.page
    files: list[Any] = [
        {"name": "one.bin", "mimeType": "", "buffer": bytes(range(256)) * 4},
        {"name": "two.json", "mimeType": "", "buffer": b"{}"},
    ]
    page.locator("#file").evaluate("element => (element.multiple = true)")
    page.locator("#file").set_input_files(files)
    expect(page.locator("#note")).to_contain_text("Of 2 files the first is shown, one.bin.")
    expect(page.locator("#note")).to_contain_text("It is no UTF-8")
    expect(page.locator("#detected")).to_contain_text("No known payload")


def test_bodies_of_a_har_file_with_the_same_name_can_be_told_apart(visit: RequestContext) -> None:
    page = visit.page

    def entry(number: int) -> dict[str, Any]:
        asked = CHAT | {"user": f"number {number}"}
        answer = base64.b64encode(json.dumps({"error": {"message": "no", "type": "x"}}).encode()).decode()
        content = {"mimeType": "application/json", "encoding": "base64", "text": answer}
        sent = {"method": "POST", "url": "http://h/v1/chat", "postData": {"text": json.dumps(asked)}}
        return {"request": sent, "response": {"status": 400, "content": content}}

    visit.put(json.dumps({"log": {"entries": [entry(number) for number in range(300)]}}))
    part = page.get_by_label("Part")
    expect(part.locator("option")).to_have_count(600)
    names = part.locator("option").all_inner_texts()
    assert len(set(names)) == 600
    part.select_option(label="POST /v1/chat: request (300)")
    expect(page.locator("#payload .cm-content")).to_contain_text("number 299")
    # What is typed then is no part of the file, and nothing says so any more.
    visit.editor.press("ControlOrMeta+End")
    page.keyboard.type(" ")
    expect(page.locator("#note")).to_be_hidden()
    expect(part).to_have_value("")
    visit.put(json.dumps(MESSAGES))
    expect(part).to_be_hidden()


# A browser that refuses


def test_a_browser_without_storage_shows_everything_but_the_history(browser: Browser, served: RunningGateway) -> None:
    context = browser.new_context()
    context.add_init_script(NO_STORAGE)
    visit = RequestContext(context.new_page(), str(served))
    visit.put(json.dumps(CHAT))
    expect(visit.page.locator("#verdict")).to_contain_text("✓ valid")
    expect(visit.page.get_by_label("Keep payloads in this browser")).to_be_disabled()
    expect(visit.page.locator("#no-history")).to_have_text("Nothing is kept: the browser refuses.")
    visit.page.get_by_role("button", name="Use the dark theme").click()
    assert visit.complaints == []
    context.close()


def test_a_refused_clipboard_is_said_and_a_missing_one_replaced(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(CHAT))
    expect(page.get_by_role("tab")).to_have_count(6)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('no')); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#note")).to_contain_text("refused the clipboard: the link stands in the address bar.")
    page.context.grant_permissions(["clipboard-read"])
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    button = page.locator("#snippets").get_by_role("button").first
    button.click()
    expect(button).to_have_text("Copied")
    expect(button).to_be_focused()
    page.evaluate("delete navigator.clipboard")
    assert page.evaluate("navigator.clipboard.readText()").startswith("curl ")


def test_a_button_that_is_pressed_twice_says_again_what_it_copies(visit: RequestContext) -> None:
    page = visit.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.put(json.dumps(CHAT))
    button = page.locator("#snippets").get_by_role("button").first
    expect(button).to_be_enabled()
    button.click()
    expect(button).to_have_text("Copied")
    button.click()
    expect(button).to_have_text("curl")


# Keys and focus


def test_a_run_leaves_the_focus_where_somebody_types_and_escape_ends_it_from_there(visit: RequestContext) -> None:
    page = visit.page
    waiting = held(page)
    visit.put(json.dumps(CHAT))
    expect(page.locator("#run")).to_be_enabled()
    with page.expect_request(RUN):  # else the run may be stopped before it has asked
        visit.editor.press("Control+Enter")
    expect(page.locator("#stop")).to_be_enabled()
    visit.editor.press("Escape")
    expect(page.locator("#run-status")).to_have_text("Stopped. What came so far is kept.")
    expect(visit.editor).to_be_focused()
    page.unroute(RUN)
    visit.editor.press("Control+Enter")
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")
    expect(visit.editor).to_be_focused()
    assert len(waiting) == 1


def test_the_focus_is_not_lost_with_what_was_pressed(visit: RequestContext) -> None:
    page = visit.page
    title = page.get_by_role("heading", name="Payload")
    page.get_by_label("Keep payloads in this browser").check()
    page.locator("#starts").get_by_role("button", name="Ollama request with thinking").press("Enter")
    expect(page.get_by_role("tab")).to_have_count(6)
    expect(title).to_be_focused()
    page.locator("#history button").first.press("Enter")
    expect(title).to_be_focused()
    page.get_by_role("button", name="Clear history").press("Enter")
    expect(page.get_by_label("Keep payloads in this browser")).to_be_focused()
    page.locator("#run").press("Enter")
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")
    expect(page.locator("#run")).to_be_focused()
    page.get_by_role("button", name="Open the stream as payload").press("Enter")
    expect(visit.editor).to_be_focused()
    chat = chatting_by_link(page)
    chat.get_by_label("Message").fill("Hello")
    chat.get_by_role("button", name="Send").press("Enter")
    expect(chat.locator(".lane").first.get_by_role("status")).to_have_text("The answer is complete.")
    expect(chat.get_by_label("Message")).to_be_focused()


def chatting_by_link(page: Page) -> Locator:
    """The chat, shown without a key: the focus may be where keys are text."""
    page.get_by_role("link", name="Chat").click()
    return page.locator("#chat")


def test_who_skips_to_the_message_stays_in_the_chat(visit: RequestContext) -> None:
    chat = chatting(visit)
    visit.page.locator("#skip").press("Enter")
    expect(chat.get_by_label("Message")).to_be_focused()
    assert visit.page.url.endswith("/#chat")


def test_what_is_pressed_right_after_a_change_of_the_view_belongs_to_the_new_view(visit: RequestContext) -> None:
    page = visit.page
    page.evaluate(
        """() => {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true }));
            document.getElementById("skip").click();
        }"""
    )
    expect(page.locator("#chat").get_by_label("Message")).to_be_focused()
    assert page.url.endswith("/#chat")
    page.evaluate(
        """() => {
            document.getElementById("to-payloads").click();
            document.getElementById("skip").click();
        }"""
    )
    expect(page.locator("#payload-title")).to_be_focused()
    page.go_back()
    expect(page.locator("#chat")).to_be_visible()
    page.go_back()
    expect(page.locator("#chat")).to_be_hidden()


def test_what_has_the_focus_is_not_hidden_behind_the_verdict(visit: RequestContext) -> None:
    page = visit.page
    page.set_viewport_size({"width": 1400, "height": 700})
    visit.put(json.dumps(MESSAGES))
    expect(page.locator("#verdict-losses li")).to_have_count(5)
    hidden = """selector => {
        const found = document.querySelector(selector);
        scrollBy(0, found.getBoundingClientRect().top - 10);
        const { bottom } = document.querySelector(".verdict").getBoundingClientRect();
        return found.getBoundingClientRect().bottom < bottom;
    }"""
    free = """() => document.activeElement.getBoundingClientRect().top
        >= document.querySelector(".verdict").getBoundingClientRect().bottom - 1"""
    for before, after in (("#format", "#link"), ("#link", "#clear")):
        page.locator(before).focus()
        assert page.evaluate(hidden, after)
        page.keyboard.press("Tab")
        expect(page.locator(after)).to_be_focused()
        assert page.evaluate(free), after


@pytest.mark.parametrize("keeps", [True, False], ids=["kept", "no storage"])
def test_keys_of_one_letter_can_be_switched_off_and_stay_so(
    keeps: bool, browser: Browser, served: RunningGateway
) -> None:
    context = browser.new_context()
    if not keeps:
        context.add_init_script(NO_STORAGE)
    visit = RequestContext(context.new_page(), str(served))
    page = visit.page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    switch = dialog.get_by_label("Use the keys that are one letter or sign")
    expect(switch).to_be_checked()
    switch.uncheck()
    dialog.get_by_role("button", name="Close").click()
    if keeps:
        page.reload()
        visit.wait_until_ready()
    page.locator("h1").click()
    for key in ("c", "x", "?", "/"):
        page.keyboard.press(key)
    expect(page.locator("#chat")).to_be_hidden()
    expect(dialog).to_be_hidden()
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Alt+Backspace")  # any other key works on
    expect(visit.editor).to_be_focused()
    page.get_by_role("button", name="Show the keys").click()
    expect(switch).not_to_be_checked()
    switch.check()
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("c")
    expect(page.locator("#chat")).to_be_visible()
    assert visit.complaints == []
    context.close()


def test_keys_of_the_browser_are_left_to_it(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    expect(page.get_by_role("tab")).to_have_count(6)
    prevented = """([selector, key, more]) => {
        const event = new KeyboardEvent("keydown", { key, ...more, bubbles: true, cancelable: true });
        document.querySelector(selector).dispatchEvent(event);
        return event.defaultPrevented;
    }"""
    assert page.evaluate(prevented, ["#tab-canonical", "ArrowRight", {}])
    for modifier in ("altKey", "ctrlKey", "metaKey"):
        assert not page.evaluate(prevented, ["#tab-canonical", "ArrowRight", {modifier: True}])
    # What a browser fills in from its list comes as an event without a key.
    page.evaluate("document.querySelector('#model').dispatchEvent(new Event('keydown', { bubbles: true }))")


def test_a_tab_is_told_from_the_others_in_colours_of_the_system(browser: Browser, served: RunningGateway) -> None:
    context = browser.new_context(forced_colors="active")
    visit = RequestContext(context.new_page(), str(served))
    visit.put(json.dumps(MESSAGES))
    expect(visit.page.get_by_role("tab")).to_have_count(6)
    edge = "element => getComputedStyle(element).borderBottomColor"
    assert tab(visit.page, "canonical").evaluate(edge) != tab(visit.page, "ollama").evaluate(edge)
    context.close()


# History and links


def test_what_is_typed_is_one_entry_of_the_history_and_another_tab_sees_it(visit: RequestContext) -> None:
    page = visit.page
    other = page.context.new_page()
    page.get_by_label("Keep payloads in this browser").check()
    other.goto(visit.url)
    entries = page.locator("#history li")
    visit.put(json.dumps(CHAT))
    expect(entries).to_have_count(1)
    visit.editor.press("ControlOrMeta+End")
    for number in (1, 2, 3):
        page.keyboard.type(" ")
        texts = "JSON.parse(localStorage.getItem('turnwire.history')).map(each => each.text)"
        page.wait_for_function(f"number => {texts}[0].endsWith('}}' + ' '.repeat(number))", arg=number)
    expect(entries).to_have_count(2)
    visit.put(json.dumps(MESSAGES))
    expect(entries).to_have_count(3)
    expect(other.locator("#history li")).to_have_count(3)
    other.get_by_role("button", name="Clear history").click()
    expect(entries).to_have_count(0)
    other.close()


def test_a_link_to_the_same_text_as_another_dialect_is_followed(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(CHAT))
    expect(page.locator("#detected")).to_contain_text("openai-chat request")
    fragment = page.evaluate(
        "async (asked) => (await import('/static/workbench/links.js')).fragmentOf(asked)",
        {"text": json.dumps(CHAT), "dialect": "ollama", "kind": "request"},
    )
    page.evaluate("fragment => (location.hash = fragment)", fragment)
    expect(page.locator("#detected")).to_contain_text("ollama request")
    page.go_back()
    expect(page.locator("#dialect")).to_have_value("ollama")


# A gateway that is gone, and chats that break off


def test_a_gateway_that_is_gone_is_said_in_words_of_ours(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(CHAT))
    expect(page.locator("#run")).to_be_enabled()
    gone(page)
    page.locator("#run").click()
    expect(page.locator("#run-status")).to_have_text("The run failed: the gateway does not answer")
    gone(page, "**/playground/inspect")
    visit.put(json.dumps(MESSAGES))
    expect(page.locator("#detected")).to_have_text("This could not be inspected: the gateway does not answer")
    page.unroute("**/playground/inspect")
    visit.editor.press("ControlOrMeta+End")
    page.keyboard.type(" ")
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    visit.complaints.clear()


def test_a_question_that_nobody_heard_can_be_asked_again(visit: RequestContext) -> None:
    page = visit.page
    chat = chatting(visit)
    gone(page)
    message = chat.get_by_label("Message")
    message.fill("Is anybody there?")
    page.keyboard.press("Control+Enter")
    status = chat.locator(".lane").first.get_by_role("status")
    expect(status).to_have_text("The model did not answer: the gateway does not answer")
    expect(message).to_have_value("Is anybody there?")
    page.unroute(RUN)
    with page.expect_request(RUN) as sent:
        page.keyboard.press("Control+Enter")
    assert sent.value.post_data_json["body"]["messages"] == [{"role": "user", "content": "Is anybody there?"}]
    expect(status).to_have_text("The answer is complete.")
    visit.complaints.clear()


def test_results_that_nobody_heard_can_be_given_again(visit: RequestContext) -> None:
    page = visit.page
    chat = chatting(visit)
    chat.get_by_text("Settings: ").click()
    chat.get_by_text("Tools", exact=True).click()
    chat.get_by_role("button", name="Insert an example").click()
    chat.get_by_label("Message").fill("What is the weather?")
    page.keyboard.press("Control+Enter")
    result = chat.get_by_label("Result of get_weather")
    result.fill("It snows.")
    gone(page)
    chat.get_by_role("button", name="Give results").click()
    status = chat.locator(".lane").first.get_by_role("status")
    expect(status).to_contain_text("The model did not answer")
    expect(result).to_have_value("It snows.")
    page.unroute(RUN)
    with page.expect_request(RUN) as sent:
        chat.get_by_role("button", name="Give results").click()
    roles = [each["role"] for each in sent.value.post_data_json["body"]["messages"]]
    assert roles == ["user", "assistant", "tool"]
    expect(status).to_have_text("The answer is complete.")
    visit.complaints.clear()


def test_a_new_chat_has_nothing_of_the_one_that_was_stopped_for_it(visit: RequestContext) -> None:
    page = visit.page
    chat = chatting(visit)
    page.evaluate("""() => {
        const ask = window.fetch;
        window.fetch = (path, options) => path !== "playground/run" ? ask(path, options) : Promise.resolve(
            new Response(new ReadableStream({ start(controller) {
                const said = { at: 1, label: "", event: "", chunks: [{ text: "Once upon" }] };
                controller.enqueue(new TextEncoder().encode(`{"head":{"losses":[]}}\\n${JSON.stringify(said)}\\n`));
                options.signal.addEventListener("abort", () => controller.error(options.signal.reason));
            } })));
    }""")
    chat.get_by_label("Message").fill("Tell me a story.")
    page.keyboard.press("Control+Enter")
    expect(chat.locator(".turn.assistant .words")).to_have_text("Once upon")
    chat.get_by_role("button", name="New chat").click()
    expect(chat.get_by_role("button", name="Send")).to_be_enabled()
    expect(chat.locator(".lane").first.get_by_role("status")).to_have_text("Say something.")
    chat.get_by_role("button", name="Open as request").click()
    expect(page.locator("#payload .cm-content")).to_contain_text('"messages": []')
    expect(visit.editor).to_be_focused()


def test_tools_that_cannot_be_read_are_said_wherever_they_are_needed(visit: RequestContext) -> None:
    page = visit.page
    chat = chatting(visit)
    chat.get_by_text("Settings: ").click()
    chat.get_by_text("Tools", exact=True).click()
    chat.get_by_role("button", name="Insert an example").click()
    chat.get_by_label("Message").fill("What is the weather?")
    page.keyboard.press("Control+Enter")
    result = chat.get_by_label("Result of get_weather")
    expect(result).to_have_value("18 degrees, sunny")
    chat.get_by_label("Tools, a list in JSON").press("ControlOrMeta+a")
    page.keyboard.insert_text("[{")
    chat.get_by_role("button", name="Give results").click()
    status = chat.locator(".lane").first.get_by_role("status")
    expect(status).to_contain_text("The tools cannot be read")
    expect(result).to_be_visible()
    chat.get_by_role("button", name="Open as request").click()
    expect(chat.get_by_role("alert")).to_contain_text("The tools cannot be read")


def test_the_right_key_ends_what_was_said_of_the_wrong_one(visit: RequestContext) -> None:
    page = visit.page
    refused = {"status": 401, "json": {"error": {"message": "a key is needed"}}}
    page.route("**/playground/dialects", lambda route: route.fulfill(**refused))
    page.locator("#key").fill("wrong")
    page.locator("#key").press("Enter")
    expect(page.locator("#run-status")).to_contain_text("the gateway does not accept this key")
    page.unroute("**/playground/dialects")
    page.locator("#key").fill("right")
    page.locator("#key").press("Enter")
    expect(page.locator("#run-status")).to_have_text("A request can be run.")
    visit.complaints.clear()


def test_one_file_is_opened_after_another_of_the_same_name(visit: RequestContext, tmp_path: Path) -> None:
    page = visit.page
    file = tmp_path / "payload.json"
    for payload, said in ((CHAT, "openai-chat request"), (MESSAGES, "anthropic request")):
        file.write_text(json.dumps(payload), "utf-8")
        page.locator("#file").set_input_files(file)
        expect(page.locator("#detected")).to_contain_text(said)
