"""What stands where on the workbench: names beside what they name, no heading over nothing, all of an answer's end."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.gateway.server import RunningGateway
from tests.playground.conftest import RequestContext

APART = """() => [...document.querySelectorAll("label[for]")].flatMap((label) => {
    const named = document.getElementById(label.htmlFor);
    if (!label.offsetParent || !named.offsetParent || label.matches(".visually-hidden, .button")) return [];
    const [name, field] = [label.getBoundingClientRect(), named.getBoundingClientRect()];
    const isBeside = name.top < field.bottom && field.top < name.bottom && name.right <= field.left;
    const isAbove = name.bottom <= field.top + 1 && Math.abs(name.left - field.left) < 2;
    return isBeside || isAbove ? [] : [label.textContent];
})"""
"""Labels that stand neither beside nor above what they name."""
REQUEST = json.dumps({"model": "m", "messages": [{"role": "user", "content": "Hi"}]})


@pytest.mark.parametrize("width", [320, 390, 800, 1440])
def test_a_name_stands_beside_or_above_what_it_names_at_every_width(
    width: int, browser: Browser, served: RunningGateway
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900})
    visit = RequestContext(context.new_page(), str(served))
    assert visit.page.evaluate(APART) == []
    context.close()


def test_a_run_that_failed_before_it_said_anything_shows_no_heading_over_nothing(visit: RequestContext) -> None:
    page = visit.page
    visit.put(REQUEST)
    page.locator("#model").fill("fault-500")
    page.locator("#run").click()
    expect(page.locator("#run-status")).to_contain_text("The run failed")
    expect(page.get_by_role("heading", name="Text", exact=True)).to_have_count(0)
    page.locator("#model").fill("mock/mock")
    page.locator("#run").click()
    expect(page.locator("#run-status")).to_have_text("The answer is complete.")
    expect(page.get_by_role("heading", name="Text", exact=True)).to_be_visible()


def test_the_facts_of_an_answer_are_in_sight_where_its_end_is(visit: RequestContext) -> None:
    visit.page.set_viewport_size({"width": 320, "height": 900})
    visit.page.keyboard.press("c")
    chat = visit.page.locator("#chat")
    chat.get_by_label("Message").fill("a long line\n" * 80)
    visit.page.keyboard.press("Control+Enter")
    lane = chat.locator(".lane").first
    expect(lane.get_by_role("status")).to_have_text("The answer is complete.")
    expect(lane.locator(".turn.assistant > p.soft")).to_contain_text("Finish: stop")
    below = "each => Math.round(each.scrollHeight - each.scrollTop - each.clientHeight)"
    assert lane.locator(".turns").evaluate(below) == 0
