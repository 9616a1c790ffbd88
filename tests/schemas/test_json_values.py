"""JSON inside a model is deeply read-only, and still a dict and a list for everybody else."""

from __future__ import annotations

import copy
import json
import pickle
from enum import StrEnum
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it has no types
import jsonschema_rs
import orjson
import pytest
from pydantic import TypeAdapter

from turnwire_schema import v1
from turnwire_schema._runtime import FrozenDict, FrozenList, freeze, thaw
from turnwire_schema.errors import InvalidDataError

from tests.cases import for_each
from tests.requirements import requirement

VALUE: dict[str, Any] = {"a": [1, {"b": None}], "c": {"d": 1.5, "e": True}, "ü": "é"}


class Colour(StrEnum):
    RED = "red"


@requirement("MSG-10")
def test_frozen_values_equal_what_they_were_made_from() -> None:
    frozen = freeze(VALUE)
    assert frozen == VALUE
    assert (type(frozen), type(frozen["a"]), type(frozen["a"][1])) == (FrozenDict, FrozenList, FrozenDict)
    assert freeze(frozen) is frozen
    assert list(frozen) == list(VALUE)


@requirement("MSG-10")
@for_each(
    "change",
    [
        lambda v: v.__setitem__("a", 1),
        lambda v: v.__delitem__("a"),
        lambda v: v.update(a=1),
        lambda v: v.setdefault("z", 1),
        lambda v: v.pop("a"),
        lambda v: v.popitem(),
        lambda v: v.clear(),
        lambda v: v.__ior__({"a": 1}),
        lambda v: v["a"].__setitem__(0, 2),
        lambda v: v["a"].__delitem__(0),
        lambda v: v["a"].append(1),
        lambda v: v["a"].extend([1]),
        lambda v: v["a"].insert(0, 1),
        lambda v: v["a"].pop(),
        lambda v: v["a"].remove(1),
        lambda v: v["a"].reverse(),
        lambda v: v["a"].sort(),
        lambda v: v["a"].clear(),
        lambda v: v["a"].__iadd__([1]),
        lambda v: v["a"].__imul__(2),
        lambda v: v["a"][1].update(b=1),
    ],
)
def test_every_way_to_change_them_is_refused(change: Any) -> None:
    frozen = freeze(VALUE)
    with pytest.raises(TypeError, match="is read-only; make a changed copy"):
        change(frozen)
    assert frozen == VALUE


@requirement("MSG-10")
def test_frozen_values_are_hashed_pickled_copied_and_thawed() -> None:
    frozen = freeze(VALUE)
    assert hash(frozen) == hash(freeze(dict(reversed(VALUE.items()))))
    assert pickle.loads(pickle.dumps(frozen)) == frozen
    assert type(pickle.loads(pickle.dumps(frozen))["a"]) is FrozenList
    assert copy.copy(frozen) is frozen
    assert copy.deepcopy(frozen) is frozen
    assert frozen.copy() is frozen
    free = thaw(frozen)
    free["a"].append(1)
    assert (type(free), frozen) == (dict, VALUE)


@requirement("MSG-10")
def test_every_encoder_and_validator_takes_them() -> None:
    frozen = freeze(VALUE)
    assert json.loads(json.dumps(frozen)) == VALUE
    assert orjson.loads(orjson.dumps(frozen)) == VALUE
    assert json.loads(TypeAdapter(dict[str, Any]).dump_json(frozen)) == VALUE
    schema = {"type": "object", "properties": {"a": {"type": "array"}}, "required": ["a"]}
    assert jsonschema_rs.is_valid(schema, frozen)
    assert jsonschema.Draft202012Validator(schema).is_valid(frozen)
    # As a schema, jsonschema-rs takes plain lists only.
    assert jsonschema_rs.is_valid(thaw(freeze(schema)), frozen)


@requirement("MSG-9", "MSG-10")
@pytest.mark.parametrize(
    ("arguments", "place", "kind"),
    [
        ({"a": [1, float("nan")]}, ("a", 1), "type"),
        ({"a": {"b": float("inf")}}, ("a", "b"), "type"),
        ({"a": {1: 2}}, ("a",), "type"),
        ({"a": object()}, ("a",), "type"),
        ({"a": b"x"}, ("a",), "type"),
        ({"a": {"b": "\ud800"}}, ("a", "b"), "unicode"),
        ([1], (), "type"),
        ("{}", (), "type"),
        (None, (), "type"),
    ],
)
def test_what_json_cannot_hold_is_an_error_with_its_place(arguments: Any, place: tuple[Any, ...], kind: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        v1.ToolCall(id="c", name="f", arguments=arguments)
    (problem,) = caught.value.problems
    assert problem.path == "".join(f"/{token}" for token in ("arguments", *place))
    assert problem.rule == kind


@requirement("MSG-9")
def test_nesting_without_end_is_an_error_not_a_crash() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(InvalidDataError):
        v1.ToolCall(id="c", name="f", arguments={"a": deep})
    with pytest.raises(InvalidDataError):
        v1.ToolCall.from_json('{"id": "c", "name": "f", "arguments": {"a": ' + "[" * 100_000 + "]" * 100_000 + "}}")


@requirement("MSG-10")
def test_tuples_and_members_of_enumerations_become_plain_json() -> None:
    frozen = freeze({"a": (1, 2), "b": Colour.RED, Colour.RED: True})
    assert frozen == {"a": [1, 2], "b": "red", "red": True}
    assert [type(key) for key in frozen] == [str, str, str]
    assert type(frozen["b"]) is str


@requirement("MSG-10")
def test_maps_with_checked_values_are_read_only_too() -> None:
    parameters = v1.ModelParameters(model="m", provider_options={"ollama": {"num_ctx": 1}})
    assert parameters.provider_options == {"ollama": {"num_ctx": 1}}
    for target in (parameters.provider_options, parameters.provider_options["ollama"]):
        with pytest.raises(TypeError, match="is read-only"):
            target["x"] = 1  # type: ignore[index]  # what must fail is tested
    assert parameters.to_dict()["provider_options"] == {"ollama": {"num_ctx": 1}}


@requirement("MSG-12")
def test_the_parameters_of_a_tool_stay_a_json_object_in_their_order() -> None:
    text = '{"properties":{"b":{},"a":{}},"type":"object","$comment":null}'
    tool = v1.ToolDefinition(name="f", description="d", parameters=json.loads(text))
    assert isinstance(tool.parameters, dict)
    assert json.dumps(tool.parameters, separators=(",", ":")) == text
    assert json.dumps(tool.to_dict()["parameters"], separators=(",", ":")) == text
