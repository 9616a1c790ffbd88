"""Calls stand in the order in which the model made them: valid ones, invalid ones, and those between the parts."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire import AssistantMessage, InvalidToolCall, StreamingChunk, TextPart, ToolCall, ToolCallDelta
from turnwire.core.call_order import StreamedCallOrder, calls_among, early_calls, ordered_calls


def valid(name: str, part_index: int | None = None) -> ToolCall:
    return ToolCall(id=name, name=name, arguments={}, part_index=part_index)


def broken(name: str, position: int | None, part_index: int | None = None) -> InvalidToolCall:
    return InvalidToolCall(
        id=name, name=name, arguments_text="{", reason="truncated", position=position, part_index=part_index
    )


@pytest.mark.parametrize(
    ("calls", "invalid", "order"),
    [
        ("ab", [], ["tool_calls/0", "tool_calls/1"]),
        ("ab", [0], ["invalid_tool_calls/0", "tool_calls/0", "tool_calls/1"]),
        ("ab", [1], ["tool_calls/0", "invalid_tool_calls/0", "tool_calls/1"]),
        ("a", [1, 0], ["invalid_tool_calls/1", "invalid_tool_calls/0", "tool_calls/0"]),
        ("ab", [1, 3], ["tool_calls/0", "invalid_tool_calls/0", "tool_calls/1", "invalid_tool_calls/1"]),
        ("a", [9, 5], ["tool_calls/0", "invalid_tool_calls/1", "invalid_tool_calls/0"]),
        ("a", [None, 0, 0], ["invalid_tool_calls/1", "tool_calls/0", "invalid_tool_calls/0", "invalid_tool_calls/2"]),
        ("", [2, 1], ["invalid_tool_calls/1", "invalid_tool_calls/0"]),
    ],
)
def test_an_invalid_call_stands_at_its_position_and_one_without_a_free_position_at_the_end(
    calls: str, invalid: list[int | None], order: list[str]
) -> None:
    message = AssistantMessage(
        content="x",
        tool_calls=[valid(name) for name in calls] or None,
        invalid_tool_calls=[broken(f"i{number}", position) for number, position in enumerate(invalid)] or None,
    )
    found = list(ordered_calls(message, "/m"))
    assert [path for _, path in found] == [f"/m/{path}" for path in order]
    held = {"tool_calls": message.tool_calls or (), "invalid_tool_calls": message.invalid_tool_calls or ()}
    assert [call for call, _ in found] == [held[kind][int(at)] for kind, at in (path.split("/") for path in order)]


@pytest.mark.parametrize(
    ("places", "order"),
    [
        ([], "PQR"),
        ([0], "aPQR"),
        ([1], "PaQR"),
        ([1, 1, 2], "PabQcR"),
        ([None, 0], "PQRab"),
        ([0, None, 1], "aPQRbc"),
        ([9], "PQRa"),
    ],
)
def test_a_call_stands_before_the_first_part_that_is_not_before_it(places: list[int | None], order: str) -> None:
    parts: list[tuple[int, dict[str, Any]]] = [(place, {"name": name}) for place, name in enumerate("PQR")]
    calls: list[tuple[int | None, dict[str, Any]]] = [
        (place, {"name": name}) for place, name in zip(places, "abc", strict=False)
    ]
    assert "".join(item["name"] for item in calls_among(parts, calls)) == order


def test_only_calls_before_some_part_are_early() -> None:
    message = AssistantMessage(
        content=[TextPart(text="x"), TextPart(text="y")],
        tool_calls=[valid("a", 0), valid("b", 1), valid("c", 2), valid("d")],
        invalid_tool_calls=[broken("e", 1, 1), broken("f", 9)],
    )
    assert list(early_calls(message, "/m")) == [
        "/m/tool_calls/0/part_index",
        "/m/invalid_tool_calls/0/part_index",
        "/m/tool_calls/1/part_index",
    ]
    only_invalid = AssistantMessage(content="x", invalid_tool_calls=[broken("e", 0, 0)])
    assert list(early_calls(only_invalid, "/m")) == ["/m/invalid_tool_calls/0/part_index"]
    assert list(early_calls(AssistantMessage(content="x", tool_calls=[valid("d")]), "/m")) == []


@pytest.mark.parametrize(
    ("first", "later", "is_broken"),
    [
        ({"tool_call_deltas": [{"index": 0, "part_index": 0}]}, {"text": "x", "part_index": 1}, True),
        ({"tool_call_deltas": [{"index": 0, "part_index": 0}]}, {"text": "x"}, False),
        ({"tool_call_deltas": [{"index": 0, "part_index": 0}]}, {"is_complete": True, "part_index": 1}, False),
        ({"tool_call_deltas": [{"index": 0}]}, {"text": "x", "part_index": 1}, False),
        ({"text": "x", "part_index": 0}, {"text": "x", "part_index": 1}, False),
    ],
)
def test_numbered_content_after_a_numbered_call_breaks_the_order(
    first: dict[str, Any], later: dict[str, Any], is_broken: bool
) -> None:
    order = StreamedCallOrder()
    deltas = [ToolCallDelta(**delta) for delta in first.pop("tool_call_deltas", ())]
    assert not order.is_broken_by(StreamingChunk(**first, **({"tool_call_deltas": deltas} if deltas else {})))
    if later.get("is_complete"):
        later["finish_reason"] = "stop"
    assert order.is_broken_by(StreamingChunk(**later)) is is_broken
