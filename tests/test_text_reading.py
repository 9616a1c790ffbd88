"""Texts that are read without a provider: whole, and in pieces."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire import InvalidDataError, read_text, text_formats, text_reader


def get_weather(city: str) -> str:
    """Get the weather.

    Args:
        city: The city.
    """
    return city


CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>'
TEXT = f"<think>\nhm\n</think>\n\nLet me see.\n{CALL}"
READ = {
    "content": "Let me see.",
    "thoughts": "hm",
    "calls": [{"name": "get_weather", "arguments": {"city": "Paris"}}],
}


@requirement("TXT-1")
@pytest.mark.parametrize(
    "given",
    [
        {"format": "hermes", "tools": [get_weather]},
        {"model": "qwen3:4b", "tools": [get_weather]},
        {"format": "hermes"},
        {},
    ],
    ids=["by name", "by model", "any tool", "by its marks"],
)
def test_a_text_is_read_by_a_named_format_by_the_model_or_by_its_marks(given: dict[str, Any]) -> None:
    assert read_text(TEXT, **given).to_dict() == READ


@requirement("TXT-2")
def test_a_call_that_was_cut_or_said_before_or_is_of_another_tool_is_none() -> None:
    whole = read_text(CALL, "hermes", tools=[get_weather])
    others = (
        read_text(CALL[:-30], "hermes", tools=[get_weather], is_cut=True),
        read_text(CALL, "hermes", tools=[get_weather], said=[f"What is {CALL}?"]),
        read_text(CALL, "hermes", tools=[]),
    )

    assert [call.name for call in whole.calls] == ["get_weather"]
    assert [(each.calls, [no.reason for no in each.no_calls]) for each in others] == [
        ((), ["cut"]),
        ((), ["from_input"]),
        ((), ["not_offered"]),
    ]


@requirement("TXT-1")
def test_a_text_without_marks_is_content() -> None:
    assert read_text("Just this.").to_dict() == {"content": "Just this."}


@requirement("TXT-1")
def test_pieces_of_a_text_give_the_same() -> None:
    reader = text_reader("hermes", tools=[get_weather])
    events = [event for at in range(0, len(TEXT), 3) for event in reader.feed(TEXT[at : at + 3])]
    events += reader.end()

    assert "".join(event.text for event in events if event.kind == "content") == READ["content"]
    assert [json.loads(event.arguments) for event in events if event.kind == "call"] == [{"city": "Paris"}]


@requirement("TXT-3")
def test_a_format_that_is_not_known_is_refused_with_the_known_ones() -> None:
    for read in (lambda: read_text("Hi", "hermas"), lambda: text_reader("hermas"), lambda: text_reader("auto")):
        with pytest.raises(InvalidDataError) as caught:
            read()
        assert [problem.path for problem in caught.value.problems] == ["/format"]
        assert all(name in str(caught.value) for name in text_formats())
