"""Extras stand beside an answer, whatever their names are: none takes the place of what was said."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from tests.requirements import requirement
from turnwire import AssistantMessage, ToolCall, get_codec
from turnwire.codecs.registry import CODEC_NAMES

NAMES = (
    *("content", "role", "type", "message", "messages", "choices", "choice", "candidates", "candidate", "parts"),
    *("output", "steps", "object", "delta", "tool_calls", "text", "response"),
)


@requirement("COD-3", "COD-7")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", ["odd", [], {"message": {"content": "odd"}, "content": "odd"}], ids=repr)
@pytest.mark.parametrize("codec", CODEC_NAMES)
def test_no_extra_takes_the_place_of_what_was_said(codec: str, name: str, value: Any) -> None:
    call = ToolCall(id="c1", name="f", arguments={"a": 1})
    said = AssistantMessage(content="Hi", tool_calls=(call,), extras={name: value})
    response = ChatResponse(
        message=said, usage=UsageInfo(is_estimated=False), finish_reason="tool_calls", extras={name: value}
    )
    speaker = get_codec(codec)
    read = speaker.decode_response(speaker.encode_response(response).value)
    assert (read.text, [(each.name, each.arguments) for each in read.message.tool_calls or ()]) == (
        "Hi",
        [("f", {"a": 1})],
    )
