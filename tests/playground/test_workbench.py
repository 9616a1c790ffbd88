"""The workbench in a real browser: detection, problems at their place, every dialect with its losses, runs."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.gateway.server import RunningGateway
from tests.playground.conftest import RequestContext
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES
from turnwire.convert.payload import CANONICAL
from turnwire.gateway.workbench.payload import KINDS

EXAMPLES = json.loads(files("turnwire.gateway").joinpath("static", "workbench", "examples.json").read_text("utf-8"))
RECORDINGS = Path(__file__).parent.parent / "recordings"
MESSAGES: dict[str, Any] = {
    "model": "m",
    "max_tokens": 9,
    "messages": [
        {"role": "user", "content": "Hi"},
        {
            "role": "assistant",
            "content": [
                {"type": "thinking", "thinking": "hm", "signature": "c2ln"},
                {"type": "text", "text": "Yes?"},
            ],
        },
        {"role": "user", "content": "What is 2 + 2?"},
    ],
}


def run_button(page: Page) -> Any:
    return page.locator("#run")


def tab(page: Page, name: str) -> Any:
    return page.locator(f"#tab-{name}")


@requirement("COD-2", "CLI-2")
def test_a_pasted_request_is_detected_validated_and_shown_in_every_other_dialect(visit: RequestContext) -> None:
    visit.put(json.dumps(MESSAGES, indent=2))
    page = visit.page
    expect(page.locator("#detected")).to_have_text(
        "anthropic request (wire/anthropic/v1/request#MessagesRequest): valid."
    )
    names = [each.get_attribute("id") for each in page.get_by_role("tab").all()]
    dialects = ["canonical", "ollama", "openai-chat", "openai-responses", "gemini", "gemini-interactions"]
    assert names == [f"tab-{name}" for name in dialects]
    tab(page, "openai-chat").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("openai-chat.thinking_foreign")
    expect(tab(page, "openai-chat")).to_have_attribute("aria-selected", "true")
    visit.shot("anthropic-to-chat")


@requirement("COD-2")
def test_what_differs_is_marked_on_both_sides_and_a_loss_leads_to_its_place_on_each(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps({**MESSAGES, "stop_sequences": ["END"]}, indent=2))
    tab(page, "openai-chat").click()
    # The form that was shown before has marks, too: no element says that these are drawn but they themselves.
    expect(page.locator("#form .tw-renamed", has_text='"max_completion_tokens": 9')).to_have_count(1)
    expect(page.locator("#payload .tw-renamed", has_text='"max_tokens": 9')).to_have_count(1)
    expect(page.locator("#payload .tw-only", has_text='"type": "text"')).to_have_count(1)
    expect(page.locator("#payload .tw-lost-line")).not_to_have_count(0)
    page.get_by_role("button", name="openai-chat.thinking_foreign at /messages/1/content/0").click()
    page.keyboard.press("e")
    expect(visit.editor).to_be_focused()
    visit.wait_until_selected('"type": "thinking"')
    for side in ("payload", "form"):
        expect(page.locator(f"#{side} .cm-selectionBackground").first).to_be_attached()


def test_a_problem_is_told_at_its_place_and_leads_to_it(visit: RequestContext) -> None:
    visit.put(json.dumps({**MESSAGES, "max_tokens": "many"}, indent=2))
    page = visit.page
    expect(page.locator("#detected")).to_contain_text("1 problem")
    expect(page.locator("#payload .cm-lintRange-error")).to_have_text('"many"')
    expect(page.locator("#payload .cm-lint-marker-error")).to_have_count(1)
    page.locator("#payload .cm-lintRange-error").hover()
    expect(page.locator("#payload .cm-tooltip")).to_contain_text("/max_tokens: ")
    page.locator("#problems").get_by_role("button", name="/max_tokens").click()
    expect(visit.editor).to_be_focused()
    visit.wait_until_selected('"many"')
    assert visit.selected() == '"many"'
    visit.shot("problem")


def test_a_recorded_stream_is_read_and_a_bad_line_of_it_is_found(visit: RequestContext) -> None:
    stream = (RECORDINGS / "vllm-0.32.0" / "chat-stream" / "tool-named.sse").read_text("utf-8")
    visit.put(stream)
    page = visit.page
    expect(page.locator("#detected")).to_contain_text("stream")
    expect(page.locator("#detected")).to_contain_text("valid")
    tab(page, "anthropic").click()
    expect(page.locator("#form .cm-content")).to_contain_text("event: message_start")
    visit.put(stream.replace('"created":', '"created":"now","x":', 1))
    expect(page.locator("#detected")).to_contain_text("1 problem")
    expect(page.locator("#problems")).to_contain_text("/created")
    expect(page.locator("#payload .cm-lintRange-error")).to_have_text('"now"')
    expect(page.locator("#stream .timeline .status.bad")).to_contain_text("/created: ")


def test_a_file_can_be_opened_and_dropped(visit: RequestContext, tmp_path: Path) -> None:
    file = tmp_path / "request.json"
    file.write_text(json.dumps(MESSAGES), "utf-8")
    page = visit.page
    page.locator("#file").set_input_files(file)
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(page.locator("#detected")).to_have_text("Nothing yet.")
    transfer = page.evaluate_handle(
        """text => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([text], "request.json", { type: "application/json" }));
            return transfer;
        }""",
        file.read_text("utf-8"),
    )
    page.locator("#payload .editor").dispatch_event("drop", {"dataTransfer": transfer})
    expect(page.locator("#detected")).to_contain_text("anthropic request")


def test_every_example_is_shown_with_what_it_is_and_why(visit: RequestContext) -> None:
    page = visit.page
    expect(page.locator("#example option")).to_have_count(1 + len(EXAMPLES))
    for example in EXAMPLES:
        page.get_by_label("Example").select_option(label=example["name"])
        expect(page.locator("#detected")).to_contain_text(f"{example['dialect']} {example['kind']}")
        expect(page.locator("#verdict")).to_contain_text("✓ valid" if example["verdict"] == "valid" else "✗ ")
        if example.get("explanation"):
            expect(page.locator("#explained")).to_have_text(example["explanation"].replace("`", ""))
        else:
            expect(page.locator("#explained")).to_be_hidden()
        expect(page.get_by_label("Example")).to_have_value(example["name"])
    visit.shot("stream")


def test_every_codec_and_kind_can_be_chosen_where_the_detection_is_wrong(visit: RequestContext) -> None:
    page = visit.page

    def choices(name: str) -> list[str]:
        return [option.inner_text() for option in page.locator(f"#{name} option").all()]

    expect(page.locator("#dialect option")).to_have_count(2 + len(CODEC_NAMES))
    assert choices("dialect") == ["As detected", CANONICAL, *CODEC_NAMES]
    assert choices("kind") == ["As detected", *KINDS]


@requirement("PRV-1")
def test_a_request_of_any_dialect_runs_on_the_chosen_model_and_streams(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    run = run_button(page)
    expect(run).to_be_enabled()
    run.click()
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")
    expect(page.locator("#text")).to_contain_text("What is 2 + 2?")
    expect(page.locator("#facts")).to_contain_text("Finish: end_turn, ")
    page.get_by_text("What came over the wire: anthropic, POST /v1/messages").click()
    expect(page.locator("#wire")).to_contain_text("event: message_stop")
    visit.shot("run")


TOOL_SCHEMA: Any = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
FUNCTION = {"name": "get_weather", "description": "Weather", "parameters": TOOL_SCHEMA}
TURNS = [{"role": "user", "content": "What is the weather?"}]
# By dialect: a request that thinks, what it adds to call a tool, the path it goes to, and how its stream ends.
RUNS: dict[str, tuple[dict[str, Any], dict[str, Any], str, str]] = {
    "ollama": (
        {"model": "m", "messages": TURNS, "think": True, "options": {"seed": 1}},
        {"tools": [{"type": "function", "function": FUNCTION}]},
        "api/chat",
        '"done":true',
    ),
    "openai-chat": (
        {"model": "m", "messages": TURNS, "reasoning_effort": "low"},
        {"tools": [{"type": "function", "function": FUNCTION}]},
        "v1/chat/completions",
        "data: [DONE]",
    ),
    "openai-responses": (
        {"model": "m", "input": "What is the weather?", "reasoning": {"effort": "low"}},
        {"tools": [{"type": "function", **FUNCTION}]},
        "v1/responses",
        "event: response.completed",
    ),
    "anthropic": (
        {"model": "m", "max_tokens": 2000, "messages": TURNS, "thinking": {"type": "enabled", "budget_tokens": 1024}},
        {"tools": [{"name": "get_weather", "description": "Weather", "input_schema": TOOL_SCHEMA}]},
        "v1/messages",
        "event: message_stop",
    ),
    "gemini": (
        {
            "contents": [{"role": "user", "parts": [{"text": "What is the weather?"}]}],
            "generationConfig": {"thinkingConfig": {"includeThoughts": True, "thinkingBudget": 99}},
        },
        {"tools": [{"functionDeclarations": [FUNCTION]}]},
        "v1beta/models/mock/mock:streamGenerateContent?alt=sse",
        '"finishReason":"STOP"',
    ),
    "gemini-interactions": (
        {"model": "m", "input": "What is the weather?", "generation_config": {"thinking_level": "low"}},
        {"tools": [{"type": "function", **FUNCTION}]},
        "v1beta/interactions",
        "event: interaction.completed",
    ),
}


@requirement("PRV-1")
@pytest.mark.parametrize("dialect", RUNS)
def test_a_request_runs_on_the_path_of_its_own_dialect_and_everything_is_shown(
    visit: RequestContext, dialect: str
) -> None:
    page = visit.page
    asked, more, path, end = RUNS[dialect]
    for body in (asked, {**asked, **more}):
        visit.put(json.dumps(body))
        expect(page.locator("#detected")).to_contain_text(f"{dialect} request")
        expect(run_button(page)).to_have_text(f"Run as {dialect}, streamed")
        expect(run_button(page)).to_be_enabled()
        run_button(page).click()
        expect(page.locator("#run-status")).to_have_text("The answer is complete.")
        expect(page.locator("#wire-title")).to_have_text(f"What came over the wire: {dialect}, POST /{path}")
        expect(page.locator("#wire")).to_contain_text(end)
        expect(page.locator("#thinking")).to_have_text("The request says what to answer.")
        expect(page.locator("#facts")).to_contain_text(" tokens in, ")
        if body is asked:
            expect(page.locator("#text")).to_have_text("You said: What is the weather?")
            expect(page.locator("#calls-block")).to_be_hidden()
        else:
            expect(page.locator("#calls")).to_contain_text("get_weather({")


@requirement("PRV-1")
@pytest.mark.parametrize(("codec", "kind"), [("vllm", "openai-chat"), ("anthropic-2026-10-21", "anthropic")])
def test_a_variant_runs_on_the_path_of_its_dialect(visit: RequestContext, codec: str, kind: str) -> None:
    page = visit.page
    page.get_by_label("Dialect", exact=True).select_option(codec)
    visit.put(json.dumps({"model": "m", "max_tokens": 9, "messages": TURNS}))
    expect(run_button(page)).to_have_text(f"Run as {kind}, streamed")
    run_button(page).click()
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")


@requirement("PRV-1")
def test_a_canonical_request_runs_as_the_dialect_that_loses_least(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps({"messages": TURNS, "parameters": {"model": "m", "max_tokens": 9}}))
    expect(page.locator("#detected")).to_contain_text("canonical request")
    expect(run_button(page)).to_contain_text("Run as ")
    run_button(page).click()
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")


def test_a_model_may_be_typed_and_a_failed_run_says_why(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    expect(page.locator("#model")).to_have_value("mock/mock")
    page.locator("#model").fill("")
    expect(run_button(page)).to_be_disabled()
    page.locator("#model").fill("any name")
    expect(run_button(page)).to_be_enabled()
    run_button(page).click()
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")


@requirement("COD-2")
def test_a_problem_is_told_in_the_same_words_on_both_sides(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps({**MESSAGES, "messages": [{"role": "user", "content": 5}]}))
    expect(page.locator("#verdict")).to_contain_text("✗ 1 problem")
    said = page.locator("#form-losses li")
    expect(said).not_to_have_count(0)
    left = page.locator("#problems li").all_inner_texts()
    assert left == said.all_inner_texts()
    tab(page, "ollama").click()
    expect(said).to_have_text(left)
    assert left[0].startswith("/messages/0/content: ")


@requirement("COD-2")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 800, 1440])
def test_the_verdict_is_the_first_thing_seen_at_every_width(
    width: int, scheme: str, browser: Browser, served: RunningGateway
) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800})
    page = context.new_page()
    visit = RequestContext(page, str(served))
    visit.put(json.dumps(MESSAGES, indent=2))
    verdict = page.locator("#verdict")
    expect(verdict).to_contain_text("anthropicrequest✓ valid")
    expect(verdict).to_contain_text("dialects lossless")
    expect(page.locator("#verdict-losses button")).to_have_count(5)
    box, payload = verdict.bounding_box(), page.locator("#payload").bounding_box()
    assert box is not None
    assert payload is not None
    assert box["y"] + box["height"] < min(400, payload["y"])
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    visit.shot(f"verdict-{width}-{scheme}")
    page.locator("#verdict-losses button", has_text="openai-chat").click()
    expect(tab(page, "openai-chat")).to_have_attribute("aria-selected", "true")
    visit.put(json.dumps({**MESSAGES, "max_tokens": "many"}, indent=2))
    expect(verdict).to_contain_text("✗ 1 problem")
    visit.shot(f"problem-{width}-{scheme}")
    context.close()


def test_a_tool_call_of_the_model_is_shown_as_one(visit: RequestContext) -> None:
    page = visit.page
    schema = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
    tools = [{"name": "get_weather", "description": "Weather", "input_schema": schema}]
    visit.put(json.dumps({**MESSAGES, "tools": tools, "tool_choice": {"type": "any"}}))
    run = run_button(page)
    expect(run).to_be_enabled()
    run.click()
    expect(page.locator("#calls")).to_contain_text("get_weather(")
    expect(page.locator("#facts")).to_contain_text("Finish: tool_use")


def test_what_is_no_request_cannot_be_run(visit: RequestContext) -> None:
    page = visit.page
    expect(run_button(page)).to_be_disabled()
    visit.put('{"something": "else"}')
    expect(page.locator("#detected")).to_contain_text("No known payload")
    expect(run_button(page)).to_be_disabled()
    visit.put("{ not json")
    expect(page.locator("#detected")).to_contain_text("problem")


def test_everything_can_be_done_with_the_keyboard_alone(visit: RequestContext) -> None:
    page = visit.page
    page.keyboard.press("Tab")
    expect(page.get_by_text("Skip to the payload")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("e")
    expect(visit.editor).to_be_focused()
    page.keyboard.insert_text(json.dumps(MESSAGES))
    expect(page.get_by_role("tab")).to_have_count(6)
    tab(page, "canonical").focus()
    page.keyboard.press("ArrowRight")
    expect(tab(page, "ollama")).to_be_focused()
    expect(tab(page, "ollama")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("End")
    expect(tab(page, "gemini-interactions")).to_be_focused()
    page.keyboard.press("Home")
    expect(tab(page, "canonical")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tabpanel")).to_be_focused()
    page.keyboard.press("Control+Enter")
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")
    page.keyboard.press("s")
    slider = page.get_by_role("slider", name="The answer: point in time")
    expect(slider).to_be_focused()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Run the request; in the chat, send")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.locator("#bench")).to_be_hidden()
    expect(page.get_by_role("heading", name="Chat")).to_be_visible()


def test_every_region_has_a_heading_and_what_happens_is_said(visit: RequestContext) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    expect(page.get_by_role("tab")).to_have_count(6)
    for name in ("Payload", "In other dialects", "Run", "History"):
        expect(page.get_by_role("region", name=name, exact=True)).to_have_count(1)
    levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(each => Number(each.tagName[1]))")
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    expect(page.locator("#detected")).to_have_attribute("role", "status")
    expect(page.locator("#run-status")).to_have_attribute("role", "status")


def test_the_theme_of_the_switch_stays_and_begins_as_the_systems(browser: Browser, served: RunningGateway) -> None:
    context = browser.new_context(color_scheme="dark")
    page = context.new_page()
    page.goto(f"{served}/")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)
    page.get_by_role("button", name="Use the light theme").click()
    light = page.evaluate(ground)
    assert dark != light
    page.reload()
    assert page.evaluate(ground) == light
    expect(page.get_by_role("button", name="Use the dark theme")).to_be_visible()
    context.close()
