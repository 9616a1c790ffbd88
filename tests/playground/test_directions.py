"""Texts from right to left in the editor: in their own direction between their quotes, and nothing around them is."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.playground.conftest import RequestContext

SEEN = """line => {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const letters = [];
    while (walker.nextNode()) {
        for (let at = 0; at < walker.currentNode.length; at += 1) {
            const range = document.createRange();
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 1);
            letters.push([range.getBoundingClientRect().left, walker.currentNode.data[at]]);
        }
    }
    return letters.sort(([a], [b]) => a - b).map(([, letter]) => letter).join("");
}"""
"""The letters of a line as they stand on the screen, from the left."""
WRITTEN = '{"שלום": 5, "x": ["אבג!", "(דה) ו", "a ז!", 7]}'
SHOWN = '{"םולש": 5, "x": ["!גבא", "ו )הד(", "a ז!", 7]}'


@pytest.mark.parametrize("head", ["", "data: "])
def test_a_string_from_right_to_left_stands_between_its_quotes_and_the_next_one_behind_it(
    head: str, visit: RequestContext
) -> None:
    visit.put(head + WRITTEN)
    line = visit.page.locator("#payload .cm-line").first
    expect(line.locator("[dir=auto]")).to_have_count(4)
    assert line.evaluate(SEEN) == head + SHOWN


def test_a_string_that_is_marked_within_keeps_its_direction(visit: RequestContext) -> None:
    visit.put(json.dumps(json.loads(WRITTEN), ensure_ascii=False))
    visit.page.keyboard.press("ControlOrMeta+f")
    visit.page.keyboard.insert_text("ב")
    visit.page.keyboard.press("Enter")
    line = visit.page.locator("#payload .cm-line").first
    expect(line.locator(".cm-searchMatch")).to_have_count(1)
    assert line.evaluate(SEEN) == SHOWN


def test_the_cursor_goes_to_the_right_through_what_is_drawn(visit: RequestContext) -> None:
    visit.put('["אבג!", 1]')
    visit.editor.press("Home")
    for _ in range(4):
        visit.editor.press("ArrowRight")
    visit.page.keyboard.insert_text("x")
    assert visit.text() == '["אבxג!", 1]'
