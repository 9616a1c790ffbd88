"""Where a text is no JSON: the place itself, not the one at which a parser gave up."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings, strategies as st
from playwright.sync_api import expect

from tests.playground.conftest import RequestContext
from tests.playground.test_parts import node

FAULTS = [
    ('{"a": 1,}', 7, ","),
    ('{\n "a": [1,2,\n ],\n}', 12, ","),
    ('{"a" 1}', 5, "1"),
    ("{a:1}", 1, "a"),
    ("['a']", 1, "'a'"),
    ("[1 2]", 3, "2"),
    ("[1", 1, "1"),
    ('{"a":"x', 5, '"x'),
    ('{"a":"\\q"}', 6, "\\q"),
    ('{"a":"x\ny"}', 7, "\n"),
    ("1 2", 2, "2"),
    ("[tru]", 1, "tru"),
    ("[01]", 1, "01"),
    ('{"a":1]', 6, "]"),
    ("NaN", 0, "NaN"),
    ('{"a":1}}', 7, "}"),
]
CODE = """const { jsonFault } = await load("parts/json-fault.js");
    return given[0].map((text) => {
        const found = jsonFault(text);
        return found && [found.start, text.slice(found.start, found.end)];
    });"""


def test_a_fault_is_at_its_own_place() -> None:
    assert node(CODE, [text for text, *_ in FAULTS]) == [[start, piece] for _, start, piece in FAULTS]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


@settings(max_examples=5)
@given(st.lists(st.tuples(VALUES, st.integers(0, 400), st.sampled_from('{}[],:"\\x1 ')), min_size=60, max_size=60))
def test_a_text_has_a_fault_where_a_parser_refuses_it_and_only_there(made: list[tuple[object, int, str]]) -> None:
    texts = []
    for value, at, sign in made:
        text = json.dumps(value, ensure_ascii=False)
        texts += [text, text[: at % (len(text) + 1)] + sign + text[at % (len(text) + 1) :]]
    code = """const { jsonFault } = await load("parts/json-fault.js");
        const isJson = (text) => { try { JSON.parse(text); return true; } catch { return false; } };
        return given[0].filter((text) => (jsonFault(text) === null) !== isJson(text));"""
    assert node(code, texts) == []


def test_a_long_text_is_read_in_one_go() -> None:
    text = '{"a": "' + "x" * 3_000_000
    assert node(CODE, [text, f'{text}"}}']) == [[6, text[6:]], None]


@pytest.mark.parametrize(
    ("text", "where", "marked"),
    [
        ('{\n  "model": "m",\n  "messages": [],\n}', "line 3, column 17: trailing comma", ","),
        ('{"text": "a"}\n{"text": "b",}\n{"text": "c"}\n', "line 2, column 13: trailing comma", ","),
    ],
)
def test_a_trailing_comma_is_marked_where_it_is(visit: RequestContext, text: str, where: str, marked: str) -> None:
    visit.put(text)
    expect(visit.page.locator("#problems")).to_contain_text(where)
    expect(visit.page.locator("#payload .cm-lintRange-error").first).to_have_text(marked)
