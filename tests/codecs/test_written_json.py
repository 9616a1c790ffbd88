"""Bodies are written as the slow writer writes them, whatever holds their values, and read back to the same values."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st
from pydantic_core import to_json

from turnwire_schema._json import freeze

from tests.requirements import requirement
from turnwire.codecs.values.wirejson import dump_large_wire_json, dump_wire_json, parse_wire_json

TEXTS = st.text(st.characters(exclude_categories=("Cs",)))
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)


@requirement("COD-7")
@given(VALUES)
def test_what_is_written_reads_back_the_same_and_is_valid_json(value: Any) -> None:
    written = dump_wire_json(value)
    assert repr(parse_wire_json(written)) == repr(value)
    assert repr(json.loads(written)) == repr(value)


@requirement("COD-7")
@given(VALUES)
def test_only_the_plus_sign_of_an_exponent_differs_from_the_slow_writer(value: Any) -> None:
    written, slow = dump_wire_json(value), to_json(value)
    assert written == slow or b"e+" in slow


@requirement("COD-7")
@given(VALUES)
def test_read_only_values_and_large_ones_are_written_like_plain_ones(value: Any) -> None:
    assert dump_wire_json(freeze(value)) == dump_wire_json(value)
    assert dump_large_wire_json(value) == dump_wire_json(value)


@pytest.mark.parametrize(
    ("value", "written"), [({True: 1}, b'{"true":1}'), ({1: 2}, b'{"1":2}'), ((1, "a"), b'[1,"a"]')]
)
def test_values_of_other_kinds_are_written_as_before(value: Any, written: bytes) -> None:
    assert dump_wire_json(value) == written
