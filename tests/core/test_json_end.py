"""A text that is no JSON was cut off, or is wrong: said by the grammar, and the same as the parser means."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, strategies as st
from pydantic_core import from_json

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.core.json_truncation import text_is_cut

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
MARKS = st.text('{}[]",:\\ue+-.01239tfnaxrsl \n', min_size=1, max_size=2)


def is_whole(text: str) -> bool:
    try:
        from_json(text, allow_inf_nan=False)
    except ValueError:
        return False
    return True


@requirement("MSG-13")
@given(value=VALUES, is_ascii=st.booleans(), data=st.data())
def test_every_beginning_of_a_json_text_that_is_not_whole_is_cut(
    value: Any, is_ascii: bool, data: st.DataObject
) -> None:
    text = json.dumps(value, ensure_ascii=is_ascii)
    begun = text[: data.draw(st.integers(0, len(text)))]
    assert text_is_cut(begun) or is_whole(begun)
    assert not text_is_cut(text)


@requirement("MSG-13")
@given(value=VALUES, mark=MARKS, data=st.data())
def test_a_text_with_other_marks_in_it_is_cut_where_the_parser_missed_its_end(
    value: Any, mark: str, data: st.DataObject
) -> None:
    text = json.dumps(value)
    place = data.draw(st.integers(0, len(text)))
    text = (text[:place] + mark + text[place:])[: data.draw(st.integers(0, len(text) + 2))]
    try:
        from_json(text, allow_inf_nan=False)
    except ValueError as error:
        said = str(error)
        if not (said.startswith("EOF while parsing a string") and "\\u" in text):  # where it counts digits before marks
            assert text_is_cut(text) == said.startswith("EOF while parsing")


@for_each(
    "text", ["", " ", "{", '{"a"', '{"a":', '{"a":1', '{"a":1,', "[", "[1,", '"', '"\\', '"\\u00', "-", "1e", "tru"]
)
def test_a_text_that_something_could_complete_is_cut(text: str) -> None:
    assert text_is_cut(text)


@for_each(
    "text",
    ["{}", "[1]", "1", "{,", "{1", "[1,]", "}", "[}", '{"a" 1', "1 2", "01", "1.e", '"\\x', '"\n', "trux", "nan"],
)
def test_a_text_that_nothing_could_complete_is_not_cut(text: str) -> None:
    assert not text_is_cut(text)


def test_a_text_of_more_levels_than_are_read_is_wrong_and_not_cut() -> None:
    assert text_is_cut("[" * 200)
    assert not text_is_cut("[" * 201)
