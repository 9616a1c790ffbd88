"""Thoughts of earlier turns, written as the template of the model has them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.documents import format_names, format_text

from tests.requirements import requirement
from turnwire import ChatRequest, get_codec
from turnwire.codecs.text.formats import text_format

WRITTEN = [name for name in format_names() if text_format(name).history == "in_tags"]


def request(model: str, text_format: str | None, *later: dict[str, Any]) -> ChatRequest:
    thoughts = {"type": "thinking", "text": "It is about Norway."}
    turns = [
        {"role": "user", "content": "Where?"},
        {"role": "assistant", "content": [thoughts, {"type": "text", "text": "Norway."}]},
        {"role": "user", "content": "And now?"},
        *later,
    ]
    return ChatRequest.from_dict({"messages": turns, "parameters": {"model": model, "text_format": text_format}})


def sent(model: str, text_format: str | None, *later: dict[str, Any]) -> list[Any]:
    body: dict[str, Any] = get_codec("vllm").encode_request(request(model, text_format, *later)).value
    messages: list[Any] = body["messages"]
    return messages


@requirement("TXT-1", "PFX-1")
def test_thoughts_go_back_between_their_marks_where_the_template_has_them_in_the_content() -> None:
    written = {"role": "assistant", "content": "<think>\nIt is about Norway.\n</think>\n\nNorway."}
    assert sent("MiniMaxAI/MiniMax-M2", "auto")[1] == written


@requirement("PFX-1")
def test_a_further_turn_leaves_the_messages_before_it_as_they_were() -> None:
    later = ({"role": "assistant", "content": "Snow."}, {"role": "user", "content": "Thanks."})
    assert sent("MiniMaxAI/MiniMax-M2", "auto", *later)[:3] == sent("MiniMaxAI/MiniMax-M2", "auto")


@requirement("TXT-1")
@pytest.mark.parametrize(
    ("model", "text_format"),
    [("MiniMaxAI/MiniMax-M2", "off"), ("MiniMaxAI/MiniMax-M2", None), ("Qwen/Qwen3-8B", "auto")],
)
def test_thoughts_go_back_in_their_field_elsewhere(model: str, text_format: str | None) -> None:
    field = {"role": "assistant", "content": "Norway.", "reasoning": "It is about Norway."}
    assert sent(model, text_format)[1] == field


@pytest.mark.parametrize("name", WRITTEN)
def test_a_format_whose_template_has_thoughts_in_the_content_says_how(name: str) -> None:
    assert "…" in json.loads(format_text(name))["thoughts"]["written"]
