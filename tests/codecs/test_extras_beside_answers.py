"""Extras stand beside an answer, whatever their names are: none takes the place of what was said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import AssistantMessage, ToolCall, get_codec
from turnwire.codecs.registry import CODEC_NAMES
from turnwire.core.errors import ProviderError, ProviderResponseError

NAMES = (
    *("content", "role", "type", "message", "messages", "choices", "choice", "candidates", "candidate", "parts"),
    *("output", "steps", "object", "delta", "tool_calls", "text", "response"),
)


@requirement("COD-3", "COD-7")
@for_each("name", NAMES)
@for_each("value", ["odd", [], {"message": {"content": "odd"}, "content": "odd"}], ids=repr)
@for_each("codec", CODEC_NAMES)
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


@requirement("COD-3", "COD-7")
@for_each("name", [*NAMES, "extras", "usage", "error", "finish_reason", "diagnostics", "prompt", "name"])
@for_each("value", ["odd 7", {"a": "odd 7"}, ["odd 7"]], ids=repr)
@for_each("codec", CODEC_NAMES)
def test_no_field_beside_a_whole_answer_vanishes(codec: str, name: str, value: Any) -> None:
    speaker = get_codec(codec)
    response = ChatResponse(
        message=AssistantMessage(content="Hi"), usage=UsageInfo(is_estimated=False), finish_reason="stop"
    )
    body = {name: value} | speaker.encode_response(response).value
    try:
        read = speaker.decode_response(body)
    except ProviderError:
        return  # an error of the server's, or no answer of this dialect
    assert body[name] != value or "odd 7" in json.dumps(read.to_dict())


def _gemini(content: str, message: str) -> bytes:
    candidate = f'{{"content":{{{content}"parts":[{{"text":"Hi"}}]}},"finishReason":"STOP"}}'
    return f'{{"candidates":[{candidate}],"message":{message}}}'.encode()


def _interaction(content: str, message: str) -> bytes:
    steps = '[{"type":"model_output","content":[{"type":"text","text":"Hi"}]}]'
    return f'{{"id":"i","status":"completed","steps":{steps},"message":{message}}}'.encode()


@requirement("COD-3", "COD-7")
@pytest.mark.parametrize(("codec", "body"), [("gemini", _gemini), ("gemini-interactions", _interaction)])
@pytest.mark.parametrize(
    ("given", "kept", "at"),
    [
        ("NaN", "NaN", "/extras/message"),
        ('{"a":NaN}', {"a": "NaN"}, "/extras/message/a"),
        ('{"a":1}', {"a": 1}, None),
        ('"x"', "x", None),
    ],
)
def test_a_field_named_message_beside_a_whole_answer_is_kept_at_its_place(
    codec: str, body: Any, given: str, kept: Any, at: str | None
) -> None:
    read = get_codec(codec).decode_response(body("", given))
    assert (read.text, dict(read.extras or {}), read.message.extras) == ("Hi", {"message": kept}, None)
    assert [each.at for each in read.diagnostics or ()] == ([] if at is None else [at])


@requirement("COD-3", "COD-7")
@pytest.mark.parametrize(("given", "kept"), [("NaN", "NaN"), ('"x"', "x"), ('{"a":1}', {"a": 1})])
def test_it_takes_nothing_from_what_stands_beside_the_content(given: str, kept: Any) -> None:
    read = get_codec("gemini").decode_response(_gemini('"own":1,', given))
    assert (dict(read.extras or {}), dict(read.message.extras or {})) == ({"message": kept}, {"own": 1})


@requirement("COD-3")
@pytest.mark.parametrize("codec", ["openai-chat", "gemini"])
def test_a_stream_names_the_place_of_a_field_named_message(codec: str) -> None:
    chat = '{"id":"a","choices":[{"index":0,"delta":{"content":"Hi"},"finish_reason":"stop"}],"message":NaN}'
    event = chat.encode() if codec == "openai-chat" else _gemini("", "NaN")
    end = b"data: [DONE]\n\n" if codec == "openai-chat" else b""
    read = get_codec(codec).decode_stream([b"data: " + event + b"\n\n" + end])
    assert dict(read.extras or {}) == {"message": "NaN"}
    assert [each.at for each in read.diagnostics or ()] == ["/extras/message"]


@requirement("COD-3")
@pytest.mark.parametrize(
    ("codec", "body", "at"),
    [
        (
            "gemini",
            {"candidates": [{"content": {"parts": [{"odd": "\ud800"}]}, "finishReason": "STOP"}]},
            "/message/content/0/data/odd",
        ),
        (
            "gemini-interactions",
            {"status": "requires_action", "steps": [{"type": "function_call", "name": "f", "\ud800": 1}]},
            "/message/tool_calls/0/provider_options/gemini-interactions",
        ),
        (
            "ollama",
            {"message": {"content": "a", "own": "\ud800"}, "done": True, "done_reason": "stop"},
            "/message/extras/own",
        ),
    ],
)
def test_a_refused_whole_answer_names_the_place_in_the_answer(codec: str, body: Any, at: str) -> None:
    with pytest.raises(ProviderResponseError, match=f"cannot be read: {at}: must be Unicode text"):
        get_codec(codec).decode_response(body)
