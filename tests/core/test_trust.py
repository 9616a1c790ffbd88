"""Instances of trusted parts are what the validator makes of them, and the tests' switch finds those that are not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from turnwire_schema._json import FrozenDict, FrozenList
from turnwire_schema._trust import CHECKED, NotTrustworthyError, frozen_object, same, trusted
from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.message import AssistantMessage, UserMessage
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCall, ToolCallDelta, ToolDefinition
from turnwire_schema.v1.usage import UsageInfo

from tests.requirements import requirement

PARTS: tuple[tuple[type[Any], dict[str, Any]], ...] = (
    (StreamingChunk, {"text": "a"}),
    (StreamingChunk, {"part_index": 1, "text": ""}),
    (StreamingChunk, {"tool_call_deltas": (ToolCallDelta(index=0, arguments="{"),)}),
    (StreamingChunk, {"is_complete": True, "finish_reason": "stop", "usage": UsageInfo(prompt_tokens=1)}),
    (TextPart, {"text": "a"}),
    (UserMessage, {"content": "a"}),
    (AssistantMessage, {"content": (TextPart(text="a"), TextPart(text="b"))}),
)


@requirement("MSG-9", "NFR-1")
@pytest.mark.parametrize(("cls", "parts"), PARTS)
def test_an_instance_of_trusted_parts_is_what_the_validator_makes(cls: type[Any], parts: dict[str, Any]) -> None:
    made, right = trusted(cls)({**cls.__tags__, **parts}), cls(**parts)
    assert same(made, right)
    assert made == right
    assert made.to_json() == right.to_json()
    assert repr(made) == repr(right)
    assert made.model_fields_set == right.model_fields_set
    assert same(pickle.loads(pickle.dumps(made)), right)
    assert copy.deepcopy(made) is made
    with pytest.raises(ValueError, match="change"):
        made.text = "b"


@requirement("MSG-9")
def test_instances_share_nothing_that_changes() -> None:
    parts = {"text": "a"}
    one, other = trusted(StreamingChunk)(parts), trusted(StreamingChunk)(parts)
    parts["text"] = "b"
    assert same(one, StreamingChunk(text="a"))
    assert one.__dict__ is not other.__dict__
    assert one.__pydantic_fields_set__ is not other.__pydantic_fields_set__
    assert one.__pydantic_extra__ is not other.__pydantic_extra__


@pytest.mark.skipif(not CHECKED, reason="the switch is off, as in a program")
@pytest.mark.parametrize(
    ("cls", "parts"),
    [
        (StreamingChunk, {"tool_call_deltas": [ToolCallDelta(index=0)]}),  # a list is a tuple
        (ToolCall, {"id": "a", "name": "f", "arguments": {}}),  # an object is read-only
        (StreamingChunk, {"is_complete": None}),  # null stands for the default
        (StreamingChunk, {"extras": FrozenDict({"a": [1]})}),  # all the way down
    ],
)
def test_parts_of_another_type_than_the_field_are_found_by_the_tests(cls: type[Any], parts: dict[str, Any]) -> None:
    with pytest.raises(NotTrustworthyError, match=f"{cls.__name__}: not what the validator makes"):
        trusted(cls)(parts)


@pytest.mark.skipif(not CHECKED, reason="the switch is off, as in a program")
def test_parts_that_the_validator_refuses_are_found_by_the_tests() -> None:
    with pytest.raises(ValueError, match="name"):
        trusted(ToolDefinition)({"name": "no name", "description": "a"})


def test_a_parsed_object_becomes_read_only_all_the_way_down() -> None:
    frozen = frozen_object({"a": [{"b": [1, [None]]}, "c"], "d": {}, "e": 1.5})
    right = FrozenDict(a=FrozenList([FrozenDict(b=FrozenList([1, FrozenList([None])])), "c"]), d=FrozenDict(), e=1.5)
    assert same(frozen, right)


def nested(levels: int) -> dict[str, Any]:
    return {} if levels == 1 else {"a": nested(levels - 1)}


def test_a_parsed_object_of_more_than_200_levels_is_refused() -> None:
    assert frozen_object(nested(200)) == nested(200)
    with pytest.raises(ValueError, match="at most 200 levels"):
        frozen_object(nested(201))


def test_sameness_sees_types_order_and_what_was_given() -> None:
    assert not same({"a": 1, "b": 2}, {"b": 2, "a": 1})
    assert not same((1,), (True,))
    assert not same([1], (1,))
    assert not same(StreamingChunk(text=None), StreamingChunk())
    assert not same(StreamingChunk(text="a"), ToolCallDelta(index=0))
