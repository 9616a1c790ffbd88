"""Nothing is left out without a word: small things that this wire cannot say, or says in another place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire import ollama as wire

from tests.codecs.ollama.wire import CODEC, TIME, USAGE, Data, answer, check_wire, plain, request, texts_of
from tests.requirements import requirement
from turnwire.codecs.ollama import models, read_answer as answers, read_messages as messages, read_request as requests
from turnwire.codecs.ollama.fields import PARAMETERS

OWN: Data = {"provider_options": {"ollama": {"x": 1}}}
CALL: Data = {"id": "c", "name": "f", "arguments": {}}


# Requests


@requirement("COD-2")
@pytest.mark.parametrize(
    "message", [{"role": "assistant", "content": "a", "tool_calls": [CALL]}, {"role": "user", "content": "a"}]
)
def test_only_a_last_text_of_the_assistant_is_an_answer_that_the_caller_began(message: Data) -> None:
    assert CODEC.encode_request(request({"role": "assistant", "content": "b"}, message)).losses == ()


@requirement("COD-2")
def test_a_document_and_a_text_of_the_user_have_an_empty_line_between_them() -> None:
    parts = [{"type": "document", "text": "It rains."}, {"type": "text", "text": "Does it rain?"}]
    sent, losses = CODEC.encode_request(request({"role": "user", "content": parts}))
    assert sent["messages"] == [{"role": "user", "content": "It rains.\n\nDoes it rain?"}]
    assert texts_of(losses) == [("document", "/messages/0/content/0"), ("parts_joined", "/messages/0/content")]


@requirement("COD-2")
def test_a_format_that_shall_be_strict_is_no_loss_because_every_format_is() -> None:
    form = {"type": "json_schema", "json_schema": {}, "strict": True}
    assert CODEC.encode_request(request().replace(response_format=form)).losses == ()


# Answers


def answered(data: Data) -> tuple[Data, list[tuple[str, str]]]:
    """The body for a client, and the losses."""
    body, losses = CODEC.encode_response(ChatResponse.from_dict(data))
    check_wire("ChatResponse", body)
    return plain(body), texts_of(losses)


@requirement("COD-2")
def test_who_answers_and_when_is_made_up_where_nobody_told_it() -> None:
    nobody = {name: value for name, value in answer({"content": "a"}).items() if name not in ("model", "created")}
    body, losses = CODEC.encode_response(ChatResponse.from_dict(nobody))
    assert (body["model"], body["created_at"]) == ("", "1970-01-01T00:00:00Z")
    assert [loss.to_dict() for loss in losses] == [
        {
            "id": "ollama.identity",
            "at": "",
            "reason": "an answer requires identifying fields that are unknown: model, created",
            "action": "made up: written empty or as 1970-01-01T00:00:00Z",
        }
    ]


@requirement("COD-3")
def test_own_options_of_an_answer_and_of_its_call_go_into_them() -> None:
    made = {**CALL, "provider_options": {"ollama": {"x": 1, "function": {"y": 2}}}}
    body, losses = answered(answer({"content": "a", "tool_calls": [made], **OWN}, reason="tool_calls"))
    assert body["message"] == {
        "role": "assistant",
        "content": "a",
        "tool_calls": [{"id": "c", "function": {"index": 0, "name": "f", "arguments": {}, "y": 2}, "x": 1}],
        "x": 1,
    }
    assert losses == []


@requirement("COD-2")
def test_counts_that_only_another_wire_has_are_told() -> None:
    usage = {"prompt_tokens": 1, "extras": {"x": 1}, "server_timings": {"total_ns": 1, "extras": {"y": 1}}}
    assert answered(answer({"content": "a"}) | {"usage": usage})[1] == [
        ("usage_detail", "/usage/server_timings/extras"),
        ("usage_detail", "/usage/extras"),
    ]


@requirement("COD-2")
def test_an_end_with_calls_that_are_not_there_is_told() -> None:
    body, losses = answered(answer({"content": "a"}, reason="tool_calls", raw=None))
    assert (body["done_reason"], losses) == ("stop", [("finish_reason", "/finish_reason")])


# Streams


HEAD: Data = {"model": "m", "created": TIME}
LAST: Data = {"is_complete": True, "finish_reason": "stop"}


def streamed(*chunks: Data) -> tuple[list[Data], list[tuple[str, str]]]:
    """The lines for a client, and the losses."""
    encoder = CODEC.stream_encoder()
    data = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks) + encoder.close()
    lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        check_wire("StreamLine", line)
    return lines, texts_of(encoder.losses)


@requirement("COD-2")
@pytest.mark.parametrize(
    ("chunk", "losses"),
    [
        ({"text": "a"}, []),
        ({"text": "a", "id": "r"}, [("response_id", "/id")]),
        ({"text": "a", "created": "yesterday"}, [("created", "/created")]),
        ({"text": "a", **OWN}, [("part_options", "/message/content")]),
        ({"text": "a", "part_index": 0}, []),
        ({"text": "", "part_index": 7}, []),
        ({"text": "a", "part_index": 1}, [("parts_joined", "/message/content")]),
        ({"thinking": "a", "part_index": 1}, []),
        ({"refusal": "a", "part_index": 1}, [("refusal", "/message"), ("parts_joined", "/message/content")]),
    ],
)
def test_a_stream_tells_what_its_answer_would_tell(chunk: Data, losses: list[tuple[str, str]]) -> None:
    assert streamed({**HEAD, "text": "b", "part_index": 0}, chunk, LAST)[1] == losses


@requirement("COD-2")
def test_a_stream_tells_at_its_end_what_it_made_up_and_that_no_call_came() -> None:
    assert streamed({"text": "a"}, LAST)[1] == [("identity", "")]
    assert streamed({"text": "a", **HEAD}, {**LAST, "finish_reason": "tool_calls"})[1] == [
        ("finish_reason", "/finish_reason")
    ]


@requirement("COD-2", "COD-3")
def test_counts_of_any_chunk_stand_in_the_last_line() -> None:
    lines, losses = streamed({"text": "a", **HEAD, "usage": USAGE}, LAST)
    assert (lines[-1]["eval_count"], losses) == (8, [])
    lines, losses = streamed({"text": "a", **HEAD, "usage": USAGE}, {**LAST, "finish_reason": "error"})
    assert (lines[-1]["done"], lines[-1]["eval_count"]) == (True, 8)
    assert losses == [("finish_reason", "/finish_reason")]


@requirement("COD-3")
def test_own_options_of_a_streamed_call_go_into_it() -> None:
    delta = {"index": 0, "id": "c", "name": "f", "arguments": "{}", "is_complete": True, **OWN}
    lines, losses = streamed({"tool_call_deltas": [delta], **HEAD}, {**LAST, "finish_reason": "tool_calls"})
    function = {"index": 0, "name": "f", "arguments": {}}
    assert (lines[0]["message"]["tool_calls"], losses) == ([{"id": "c", "function": function, "x": 1}], [])


# Tables


@pytest.mark.parametrize(
    ("known", "kind"),
    [
        (answers.READ_KEYS, wire.ChatResponse),
        (answers.CALL_KEYS, wire.ToolCall),
        (answers.FUNCTION_KEYS, wire.ToolCallFunction),
        (answers.MESSAGE_KEYS, wire.ResponseMessage),
        (messages.READ_KEYS, wire.Message),
        (requests.READ_KEYS, wire.ChatRequest),
        (models.LEFT_OUT, wire.ShowResponse),
        (PARAMETERS.keys, wire.Options),
    ],
)
def test_what_is_read_of_an_object_are_properties_of_its_definition(known: frozenset[str], kind: Any) -> None:
    """A set holds what the codec maps, so a property that is new to the definition is kept as an own field."""
    assert set(kind.__annotations__) >= known
