"""The difference of two wire objects, as options that turn one into the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.codecs.values.provider_options import Server, difference, has_own, merge, merge_own, own_of
from turnwire.codecs.variants import VLLM


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


@requirement("COD-3")
@pytest.mark.parametrize(
    ("wire", "own", "merged"),
    [
        ({"a": 1}, {"a": 2, "b": 3}, {"a": 2, "b": 3}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": None, "d": 3}}, {"a": {"c": 2, "d": 3}}),
        ({}, {"a": {"b": None}}, {"a": {"b": None}}),
        ({"a": {"b": 1}}, {"a": {"b": None}}, {"a": {}}),
        ({"a": 1}, {"a": None}, {}),
        ({"tools": [1]}, {"tools": [2]}, {"tools": [1, 2]}),
        ({"a": [1]}, {"a": [2]}, {"a": [2]}),
    ],
)
def test_own_options_are_merged_by_one_rule(wire: dict[str, Any], own: dict[str, Any], merged: object) -> None:
    assert merge(wire, own) == merged


@requirement("COD-3")
@pytest.mark.parametrize(
    ("server", "own"),
    [("d", {"a": 1, "b": 2}), (("d", "v"), {"a": 3, "b": 2}), (VLLM, {}), ("x", {})],
)
def test_the_options_of_a_variant_stand_over_those_of_its_dialect(server: Server, own: object) -> None:
    options = {"d": {"a": 1, "b": 2}, "v": {"a": 3}, "other": {"c": 4}}
    assert own_of(options, server) == own
    assert has_own(options, server) == bool(own)
    wire: dict[str, Any] = {}
    merge_own(wire, options, server)
    assert wire == own
