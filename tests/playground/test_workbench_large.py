"""Five megabytes, 20,000 messages, 20,000 events: what is large is parsed, compared and placed beside the page.

How long a task of the page takes depends on the machine; how much is done in one does not. On the page itself nothing
large may be parsed or written as JSON, and only what is in sight may be elements.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.playground.conftest import RequestContext, pasted
from tests.requirements import requirement

LARGE = 64 * 1024
MESSAGES = 20_000

# Notes every text over the limit that the page itself parses or writes, and every one that goes to its worker.
COUNTED = """(limit) => {
    window.large = [];
    for (const name of ["parse", "stringify"]) {
        const plain = JSON[name];
        JSON[name] = (...given) => {
            const made = plain(...given);
            const size = String(name === "parse" ? given[0] : made).length;
            if (size > limit) window.large.push([name, size]);
            return made;
        };
    }
}"""


def request() -> str:
    turns = [
        {"role": "assistant" if turn % 2 else "user", "content": f"{turn}: " + "x" * 230} for turn in range(MESSAGES)
    ]
    return json.dumps({"model": "m", "max_tokens": 9, "logit_bias": {"1": 2}, "messages": turns})


def stream() -> str:
    chunk = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}

    def event(delta: dict[str, Any], finish: str | None = None) -> str:
        return f"data: {json.dumps({**chunk, 'choices': [{'index': 0, 'delta': delta, 'finish_reason': finish}]})}\n\n"

    words = "".join(event({"content": f"word{number} "}) for number in range(MESSAGES))
    return f"{words}{event({}, 'stop')}data: [DONE]\n\n"


@pytest.fixture
def counting(visit: RequestContext) -> Iterator[Page]:
    visit.page.evaluate(COUNTED, LARGE)
    yield visit.page
    assert visit.page.evaluate("window.large") == []
    assert visit.page.evaluate("document.querySelectorAll('*').length") < 1000


@requirement("NFR-3")
def test_five_megabytes_in_twenty_thousand_messages_are_shown_beside_another_dialect(counting: Page) -> None:
    text = request()
    assert len(text) > 5_000_000
    pasted(counting, text)
    expect(counting.locator("#detected")).to_contain_text("openai-chat request")
    expect(counting.locator("#verdict")).to_contain_text("✓ valid")
    counting.locator("#tab-ollama").click()
    lost = counting.get_by_role("button", name="ollama.foreign_option at ")
    expect(lost).to_be_visible()
    lost.click()
    expect(counting.locator("#payload .tw-lost").first).to_be_visible()
    expect(counting.locator("#history li")).to_have_count(0)  # too long to be kept
    assert counting.locator("#payload .cm-line").count() < 200


@requirement("NFR-3")
def test_twenty_thousand_events_are_a_timeline_with_the_answer_at_any_point(counting: Page) -> None:
    pasted(counting, stream())
    slider = counting.get_by_role("slider", name="The stream")
    expect(slider).to_have_attribute("aria-valuemax", str(MESSAGES + 1))
    answer = counting.get_by_role("region", name="The answer at the cursor").first
    slider.press("End")
    expect(answer).to_contain_text(f"word{MESSAGES - 1} ")
    slider.press("Home")
    expect(answer).to_have_text("Text\nword0 ")
    slider.press("PageUp")
    expect(answer).to_contain_text("word10 ")
    counting.locator("#tab-anthropic").click()
    expect(counting.locator("#stream .timeline")).to_contain_text(f"anthropic: {MESSAGES + 5:,} events")
    assert counting.locator("#stream .long-list-row").count() < 60
