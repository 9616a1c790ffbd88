"""The playground in a real browser: detection, problems at their place, every dialect with its losses, runs."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.gateway.server import RunningGateway
from tests.playground.conftest import Visit
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES
from turnwire.convert.payload import CANONICAL
from turnwire.gateway.playground import KINDS

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


def tab(page: Page, name: str) -> Any:
    return page.locator(f"#tab-{name}")


@requirement("COD-2", "CLI-2")
def test_a_pasted_request_is_detected_validated_and_shown_in_every_other_dialect(visit: Visit) -> None:
    visit.put(json.dumps(MESSAGES, indent=2))
    page = visit.page
    expect(page.locator("#detected")).to_have_text(
        "anthropic request (wire/anthropic/v1/request#MessagesRequest): valid."
    )
    names = [each.get_attribute("id") for each in page.get_by_role("tab").all()]
    dialects = ["canonical", "ollama", "openai-chat", "openai-responses", "gemini", "gemini-interactions"]
    assert names == [f"tab-{name}" for name in dialects]
    tab(page, "openai-chat").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("openai-chat.thinking_foreign")
    expect(panel.locator("mark")).to_contain_text(["{", '"type": "thinking"'])
    expect(tab(page, "openai-chat")).to_have_attribute("aria-selected", "true")
    visit.shot("anthropic-to-chat")


def test_a_problem_is_told_at_its_line_and_leads_to_its_place(visit: Visit) -> None:
    text = json.dumps({**MESSAGES, "max_tokens": "many"}, indent=2)
    visit.put(text)
    page = visit.page
    expect(page.locator("#detected")).to_contain_text("1 problem")
    broken = page.locator("#listing li.broken")
    expect(broken).to_have_count(1)
    expect(broken).to_contain_text('"max_tokens": "many"')
    expect(broken.locator(".why")).to_contain_text("/max_tokens")
    page.get_by_role("button", name="/max_tokens").click()
    payload = page.get_by_label("A request, an answer")
    expect(payload).to_be_focused()
    start, end = payload.evaluate("element => [element.selectionStart, element.selectionEnd]")
    assert text[start:end] == '"many"'
    visit.shot("problem")


def test_a_recorded_stream_is_read_and_a_bad_line_of_it_is_found(visit: Visit) -> None:
    stream = (RECORDINGS / "vllm-0.32.0" / "chat-stream" / "tool-named.sse").read_text("utf-8")
    visit.put(stream)
    page = visit.page
    expect(page.locator("#detected")).to_contain_text("stream")
    expect(page.locator("#detected")).to_contain_text("valid")
    tab(page, "anthropic").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("event: message_start")
    visit.put(stream.replace('"created":', '"created":"now","x":', 1))
    expect(page.locator("#detected")).to_contain_text("1 problem")
    expect(page.locator("#listing li.broken .why")).to_contain_text("/created")


def test_a_file_can_be_opened_and_dropped(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "request.json"
    file.write_text(json.dumps(MESSAGES), "utf-8")
    page = visit.page
    page.locator("#file").set_input_files(file)
    expect(page.locator("#detected")).to_contain_text("anthropic request")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("#detected")).to_have_text("Nothing yet.")
    transfer = page.evaluate_handle(
        """text => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([text], "request.json", { type: "application/json" }));
            return transfer;
        }""",
        file.read_text("utf-8"),
    )
    page.locator("#payload").dispatch_event("drop", {"dataTransfer": transfer})
    expect(page.locator("#detected")).to_contain_text("anthropic request")


def test_every_example_is_what_it_says_and_none_is_broken_but_the_one_that_should_be(visit: Visit) -> None:
    page = visit.page
    examples = [option.inner_text() for option in page.locator("#example option").all()][1:]
    assert len(examples) == 6
    for name in examples:
        page.get_by_label("Example").select_option(label=name)
        said = "2 problems" if "fault" in name else "valid."
        expect(page.locator("#detected")).to_contain_text(said)
        expect(page.get_by_role("tab")).to_have_count(6)
    visit.shot("stream")


def test_every_codec_and_kind_can_be_chosen_where_the_detection_is_wrong(visit: Visit) -> None:
    page = visit.page

    def choices(name: str) -> list[str]:
        return [option.inner_text() for option in page.locator(f"#{name} option").all()]

    assert choices("dialect") == ["As detected", CANONICAL, *CODEC_NAMES]
    assert choices("kind") == ["As detected", *KINDS]


@requirement("PRV-1")
def test_a_request_of_any_dialect_runs_on_the_chosen_model_and_streams(visit: Visit) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    run = page.get_by_role("button", name="Run, streamed")
    expect(run).to_be_enabled()
    run.click()
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")
    expect(page.locator("#text")).to_contain_text("What is 2 + 2?")
    expect(page.locator("#facts")).to_contain_text("Finish: stop")
    page.get_by_text("What came over the wire").click()
    expect(page.locator("#wire")).to_contain_text("[DONE]")
    visit.shot("run")


def test_a_tool_call_of_the_model_is_shown_as_one(visit: Visit) -> None:
    page = visit.page
    schema = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
    tools = [{"name": "get_weather", "description": "Weather", "input_schema": schema}]
    visit.put(json.dumps({**MESSAGES, "tools": tools, "tool_choice": {"type": "any"}}))
    run = page.get_by_role("button", name="Run, streamed")
    expect(run).to_be_enabled()
    run.click()
    expect(page.locator("#calls")).to_contain_text("get_weather(")
    expect(page.locator("#facts")).to_contain_text("Finish: tool_calls")


def test_what_is_no_request_cannot_be_run(visit: Visit) -> None:
    page = visit.page
    expect(page.get_by_role("button", name="Run, streamed")).to_be_disabled()
    visit.put('{"something": "else"}')
    expect(page.locator("#detected")).to_contain_text("No known payload")
    expect(page.get_by_role("button", name="Run, streamed")).to_be_disabled()
    visit.put("{ not json")
    expect(page.locator("#detected")).to_contain_text("problem")


def test_everything_can_be_done_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit.page
    page.keyboard.press("Tab")
    expect(page.get_by_text("Skip to the payload")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.locator("#payload").focus()
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
    page.locator("#model").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")


def test_every_control_has_a_name_and_every_region_a_heading(visit: Visit) -> None:
    page = visit.page
    visit.put(json.dumps(MESSAGES))
    expect(page.get_by_role("tab")).to_have_count(6)
    nameless = page.locator("button, select, input, textarea, [role=tab], [role=tabpanel], [role=region]").evaluate_all(
        """elements => elements.filter(element => {
            const label = element.getAttribute("aria-label") || element.getAttribute("aria-labelledby")
                || (element.labels && element.labels.length) || element.textContent.trim();
            return !label;
        }).map(element => element.outerHTML)"""
    )
    assert nameless == []
    for name in ("Payload", "In other words", "Run"):
        expect(page.get_by_role("region", name=name, exact=True)).to_have_count(1)
    levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(each => Number(each.tagName[1]))")
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    expect(page.locator("#detected")).to_have_attribute("role", "status")
    expect(page.locator("#run-status")).to_have_attribute("role", "status")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground(scheme: str, browser: Browser, served: RunningGateway) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(f"{served}/")
    page.locator("#payload").fill(json.dumps({**MESSAGES, "max_tokens": "many"}, indent=2))
    expect(page.locator("#listing li.broken")).to_have_count(1)
    ratios = page.evaluate(
        """() => {
            const numbers = color => color.match(/[0-9.]+/g).map(Number);
            const light = color => numbers(color).slice(0, 3).map(part => part / 255)
                .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
                .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
            const ground = element => {
                for (let at = element; at; at = at.parentElement) {
                    const color = getComputedStyle(at).backgroundColor;
                    if ((numbers(color)[3] ?? 1) > 0) return color;
                }
                return "rgb(255, 255, 255)";
            };
            return ["h1", "header p", "#detected", ".why", "nav a", "#clear", "#problems button"].map(selector => {
                const element = document.querySelector(selector);
                const pair = [light(getComputedStyle(element).color), light(ground(element))];
                const [low, high] = pair.sort((a, b) => a - b);
                return [selector, (high + 0.05) / (low + 0.05)];
            });
        }"""
    )
    too_faint = [pair for pair in ratios if pair[1] < 4.5]  # WCAG 2.2, success criterion 1.4.3
    assert too_faint == []
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0  # a narrow screen scrolls one way only
    context.close()
