"""Where something of one document stands in another that says the same in other words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gateway.dialects import CLIENTS, Dialect
from tests.inspector.gateways import at
from turnwire.convert.bodies import read_request
from turnwire.gateway.inspector.locations import Places, nearest

HELLO = {"text": "Hello there"}
CANONICAL = {
    "messages": [{"role": "system", "content": "Be kind."}, {"role": "user", "content": [HELLO]}],
    "parameters": {"max_tokens": 50, "temperature": 0.3},
    "tools": [{"name": "get_weather", "parameters": {"properties": {"city": {"type": "string"}}}}],
    "parallel_tool_calls": False,
}


@pytest.mark.parametrize(
    ("pointer", "other", "place"),
    [
        (
            "/messages/1/content/0/text",
            {"contents": [{"parts": [{"text": "Hello there"}]}]},
            "/contents/0/parts/0/text",
        ),
        ("/messages/1/content", {"messages": [{"content": "Hello there"}]}, "/messages/0/content"),
        ("/messages/0", {"system": "Be kind.", "messages": []}, "/system"),
        ("/parameters/max_tokens", {"options": {"num_predict": 50}}, "/options/num_predict"),
        ("/parameters/temperature", {"top_p": 0.3, "temperature": 0.3}, "/temperature"),
        ("/tools/0", {"tools": [{"function": {"name": "get_weather"}}]}, "/tools/0/function/name"),
        (
            "/parallel_tool_calls",
            {"tool_choice": {"disable_parallel_tool_use": True}},
            "/tool_choice/disable_parallel_tool_use",
        ),
        ("/parallel_tool_calls", {"stream": False}, ""),
        ("/parameters/top_k", {"options": {"num_predict": 50}}, "/options/num_predict"),
        ("", {"a": 1}, ""),
    ],
)
def test_a_place_is_found_by_value_and_name_or_by_what_is_around_it(pointer: str, other: Any, place: str) -> None:
    assert Places(other).of(CANONICAL, pointer) == place


def test_a_place_that_is_not_there_is_that_of_what_is_around_it() -> None:
    assert nearest(CANONICAL, "/messages/1/content/7/text") == "/messages/1/content"
    assert nearest(CANONICAL, "/a~1b") == ""


@pytest.mark.parametrize("client", CLIENTS, ids=[one.dialect for one in CLIENTS])
def test_the_text_of_a_question_is_found_in_the_words_of_every_dialect_and_back(client: Dialect) -> None:
    _, body = client.request("the weather in Paris", tools=True)
    canonical = read_request(body, client.dialect, model="mock")[0].to_dict()
    place = Places(body).of(canonical, "/messages/0/content")
    assert at(body, place) == "the weather in Paris"
    assert Places(canonical).of(body, place) == "/messages/0/content"
    assert "get_weather" in str(at(body, Places(body).of(canonical, "/tools/0/name")))
