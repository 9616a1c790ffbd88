"""A body that is read and written again is compared value by value, whatever its dialect."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire.contract.round_trip import round_trip_differences
from turnwire.core.errors import InvalidDataError

pytestmark = pytest.mark.requirement("CON-1", "COD-3")


def found(body: dict[str, Any], written: dict[str, Any], again: dict[str, Any] | None = None) -> list[str]:
    return list(round_trip_differences(body, written, lambda _: written if again is None else again))


@pytest.mark.parametrize(
    ("body", "written", "lost"),
    [
        ({"model": "m", "seed": 7}, {"model": "m"}, "/seed"),
        ({"seed": 7}, {"seed": 8}, "/seed"),
        ({"stream": True}, {"store": True}, "/stream"),
        ({"stream": True}, {"stream": 1}, "/stream"),
        ({"messages": [{"content": "Hello"}]}, {"messages": [{"content": "Hell"}]}, "/messages/0/content"),
        ({"arguments": '{"city": "Oslo"}'}, {"arguments": {}}, "/arguments/city"),
        ({"arguments": '{"n": 1}'}, {"arguments": '{"n": 2}'}, "/arguments/n"),
        ({"id": "r1"}, {}, "/id"),
        ({"tools": [{"name": "a.b"}]}, {"tools": [{"name": "a"}]}, "/tools/0/name"),
        ({"a/b": {"x~": "text"}}, {}, "/a~1b/x~0"),
        ({"image_url": "data:image/png;base64,QUJD"}, {"data": "QUJE"}, "/image_url"),
        ({"text": "[not JSON"}, {}, "/text"),
        ({"temperature": 0}, {"stop": []}, "/temperature"),
        ({"enum": ["a", "b"]}, {"description": "a or b", "enum": ["a"]}, "/enum/1"),
        ({"parameters": {"properties": {"x": {"type": "string"}}}}, {}, "/parameters/properties/x/type"),
        ({"max_tokens": 9}, {}, "/max_tokens"),
        ({"tools": [{"seed": 1}], "tool_choice": "auto"}, {"tools": [{"seed": 1}]}, "/tool_choice"),
    ],
)
def test_a_value_that_is_not_written_is_lost(body: dict[str, Any], written: dict[str, Any], lost: str) -> None:
    assert found(body, written) == [f"{lost}: was lost"]


@pytest.mark.parametrize(
    ("body", "written"),
    [
        ({"seed": None, "stream": False, "stop": [], "user": ""}, {}),
        ({"max_completion_tokens": 9}, {"max_tokens": 16}),
        ({"tool_choice": "auto", "stream_options": {"include_usage": True}}, {}),
        ({"content": [{"text": "a"}, {"text": "b"}]}, {"content": "ab"}),
        ({"content": [{"type": "text", "text": "Hello"}]}, {"content": "Hello"}),
        ({"arguments": '{"city": "Oslo"}'}, {"input": {"city": "Oslo"}}),
        ({"input": {"city": "Oslo"}}, {"arguments": '{"city": "Oslo"}'}),
        ({"name": "get-weather"}, {"name": "get_weather"}),
        ({"temperature": 1}, {"temperature": 1.0}),
        ({"messages": [{"tool_call_id": "a|b"}]}, {"messages": [{"tool_call_id": "call_1"}]}),
        ({"image_url": "data:image/png;base64,QUJD"}, {"images": ["QUJD"]}),
        ({"role": "developer"}, {"role": "system"}),
    ],
)
def test_another_way_to_say_the_same_is_no_difference(body: dict[str, Any], written: dict[str, Any]) -> None:
    assert found(body, written) == []


def test_what_changes_when_it_is_written_again_is_a_difference() -> None:
    written = {"a": [1, {"b": 2}], "c": 3, "d": 1}
    again = {"a": [1, {"b": 4}], "d": True, "e": 5}
    assert found({}, written, again) == ["/a/1/b: was changed", "/c: was lost", "/d: was changed", "/e: was added"]


def test_what_is_written_and_cannot_be_read_is_a_difference() -> None:
    def refuse(_: Any) -> Any:
        raise InvalidDataError("no", [])

    assert list(round_trip_differences({}, {}, refuse)) == ["/: what is written cannot be read"]
