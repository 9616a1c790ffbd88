"""The difference of two wire objects, as options that turn one into the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.codecs.own_options import difference, merge


@requirement("COD-3")
@pytest.mark.parametrize(
    ("written", "wanted", "options"),
    [
        ({}, {}, {}),
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1}, {"a": 1.0}, {}),
        ({"a": 1}, {"a": True}, {"a": True}),
        ({"a": True}, {"a": 1}, {"a": 1}),
        ({"a": 0}, {"a": False}, {"a": False}),
        ({"a": False}, {"a": 0}, {"a": 0}),
        ({"a": {"b": 1}}, {"a": {"b": True}}, {"a": {"b": True}}),
        ({"a": [1, 0]}, {"a": [True, False]}, {"a": [True, False]}),
        ({"a": [{"b": 1}]}, {"a": [{"b": True}]}, {"a": [{"b": True}]}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": None}),
        ({}, {"a": 1}, {"a": 1}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, {"a": {"c": None}}),
        ({"a": {"b": 1}}, {"a": 1}, {"a": 1}),
    ],
)
def test_merging_the_difference_gives_what_was_wanted(
    written: dict[str, Any], wanted: dict[str, Any], options: dict[str, Any]
) -> None:
    found = difference(written, wanted)
    assert repr(found) == repr(options)
    assert merge(dict(written), found) == wanted
