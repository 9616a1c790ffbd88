"""Nothing is left out without a word: small things that this wire cannot say, or says in another place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.codecs.openai_chat.chat_wire import (
    CHAT,
    CODECS,
    PNG,
    Data,
    body,
    check_wire,
    chunk,
    decode,
    encode,
    encode_lossy,
    names,
    plain,
    request,
)
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.codecs.requests.turns import begun_answer
from turnwire.codecs.variants import ChatVariant

USER: Data = {"role": "user", "content": "Hello!"}
OWN: Data = {"provider_options": {"openai-chat": {"x": 1}}}


def told(value: ChatRequest, variant: str = "openai-chat") -> list[tuple[str, str]]:
    return encode_lossy(value, variant)[1]


def says(*parts: Data, role: str = "user") -> ChatRequest:
    return request(USER, {"role": role, "content": list(parts)}, USER)


# An answer that the caller began

BEGUN: Data = {"role": "assistant", "content": "One, two,"}
PREFILL = [("prefill", "/messages/1/content")]


@requirement("COD-2")
@pytest.mark.parametrize(
    ("variant", "losses"),
    [("openai-chat", PREFILL), ("vllm", PREFILL), ("llamacpp", []), ("groq", PREFILL), ("ollama-v1", PREFILL)],
)
def test_an_answer_that_the_caller_began_is_sent_and_told_where_the_model_writes_a_new_message(
    variant: str, losses: list[tuple[str, str]]
) -> None:
    assert encode_lossy(request(USER, BEGUN), variant) == ({"model": "m", "messages": [USER, BEGUN]}, losses)


@requirement("COD-2")
@pytest.mark.parametrize("owner", ["vllm", "openai-chat"])
def test_vllm_goes_on_with_it_when_an_own_option_asks_for_that(owner: str) -> None:
    def asks(flag: bool) -> ChatRequest:
        return request(USER, BEGUN, provider_options={owner: {"continue_final_message": flag}})

    assert told(asks(True), "vllm") == []
    assert told(asks(False), "vllm") == PREFILL
    elsewhere = PREFILL + ([("foreign_option", "/parameters/provider_options")] if owner == "vllm" else [])
    assert told(asks(True)) == elsewhere


@requirement("COD-2")
@pytest.mark.parametrize(
    "message",
    [
        {"role": "assistant", "content": ""},
        {"role": "assistant", "content": "a", "tool_calls": [{"id": "c", "name": "f", "arguments": {}}]},
        {"role": "assistant", "content": [{"type": "thinking", "text": "hm"}]},
        {"role": "user", "content": "a"},
    ],
)
def test_nothing_is_begun_by_calls_by_thoughts_or_by_no_text(message: Data) -> None:
    assert begun_answer(request(USER, message).messages) is None
    listed = request(USER, {"role": "assistant", "content": [{"type": "text", "text": "a"}]})
    assert begun_answer(listed.messages) == "/messages/1/content"


# Parts of a request


@requirement("COD-2")
@pytest.mark.parametrize(
    ("variant", "part", "wire"),
    [
        (
            "openai-chat",
            {"type": "image", "url": "https://e.org/a.png"},
            {"type": "image_url", "image_url": {"url": "https://e.org/a.png"}},
        ),
        (
            "vllm",
            {"type": "audio", "url": "https://e.org/a.wav"},
            {"type": "audio_url", "audio_url": {"url": "https://e.org/a.wav"}},
        ),
        ("openai-chat", {"type": "document", "file_id": "f"}, {"type": "file", "file": {"file_id": "f"}}),
    ],
)
def test_the_media_type_beside_a_url_or_an_id_has_no_place(variant: str, part: Data, wire: Data) -> None:
    found, losses = encode_lossy(says({**part, "media_type": "x/y"}), variant)
    assert found["messages"][1] == {"role": "user", "content": [wire]}
    assert losses == [("media_type", "/messages/1/content/0/media_type")]
    assert told(says(part), variant) == []


@requirement("COD-2")
def test_a_data_url_says_the_type_itself() -> None:
    part = {"type": "image", "url": f"data:image/png;base64,{PNG}", "media_type": "image/png"}
    assert told(says(part)) == []


@requirement("COD-2")
def test_a_signature_on_thoughts_among_the_texts_is_told() -> None:
    thought = {"type": "thinking", "origin": {"dialect": "openai-chat", "field": "content"}}
    signed, hidden = {**thought, "text": "hm", "signature": "s"}, {**thought, "redacted_data": "eHg="}
    wire, losses = encode_lossy(says(signed, hidden, {"type": "text", "text": "a"}, role="assistant"), "vllm")
    assert wire["messages"][1]["content"] == [{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": "a"}]
    assert losses == [("thinking_foreign", f"/messages/1/content/{place}") for place in (0, 1)]


@requirement("COD-2")
def test_own_options_of_thoughts_in_a_field_have_no_place() -> None:
    wire, losses = encode_lossy(says({"type": "thinking", "text": "hm", **OWN}, role="assistant"), "vllm")
    assert wire["messages"][1] == {"role": "assistant", "reasoning": "hm", "content": ""}
    assert losses == [("part_options", "/messages/1/content/0/provider_options")]
    for_others = {"type": "thinking", "text": "hm", "provider_options": {"anthropic": {"x": 1}}}
    assert told(says(for_others, role="assistant"), "vllm") == [
        ("foreign_option", "/messages/1/content/0/provider_options")
    ]


@requirement("COD-2", "COD-3")
def test_own_options_of_a_refusal_go_into_its_part() -> None:
    wire = encode(says({"type": "refusal", "text": "No.", **OWN}, role="assistant"))
    assert wire["messages"][1]["content"] == [{"type": "refusal", "refusal": "No.", "x": 1}]


# Answers


def answered(content: Any, reason: str = "stop", **message: Any) -> tuple[Data, list[tuple[str, str]]]:
    """The message for a client, and the losses."""
    said = {"role": "assistant", "content": content, **message}
    whole = {"id": "r", "model": "m", "created": 5, "usage": {"prompt_tokens": 1, "completion_tokens": 1}}
    answer = ChatResponse.from_dict({"message": said, "finish_reason": reason, **whole})
    wire, losses = CHAT.encode_response(answer)
    found: Data = plain(wire)["choices"][0]["message"]
    return found, names(losses)


@requirement("COD-2", "COD-3")
def test_a_text_with_own_options_is_an_entry_of_a_list() -> None:
    message, losses = answered([{"type": "text", "text": "a", **OWN}, {"type": "text", "text": "b"}])
    assert message["content"] == [{"type": "text", "text": "a", "x": 1}, {"type": "text", "text": "b"}]
    assert losses == []


@requirement("COD-2")
@pytest.mark.parametrize("part", [{"type": "refusal", "text": "No."}, {"type": "thinking", "text": "hm"}])
def test_own_options_of_a_part_that_is_a_field_of_the_answer_are_told(part: Data) -> None:
    assert answered([{**part, **OWN}], "content_filter")[1] == [("part_options", "/message/content/0/provider_options")]


@requirement("COD-3")
def test_own_options_of_a_call_go_into_it() -> None:
    made = {"id": "c", "name": "f", "arguments": {}, "provider_options": {"openai-chat": {"function": {"x": 1}}}}
    message, losses = answered(None, "tool_calls", tool_calls=[made])
    entry = {"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}", "x": 1}}
    assert (message["tool_calls"], losses) == ([entry], [])


@requirement("COD-2")
def test_a_call_that_must_not_run_is_left_out_unless_text_or_end_mark_it() -> None:
    def written(text: str, reason: str) -> tuple[list[str], list[tuple[str, str]]]:
        bad = {"id": "c", "name": "f", "arguments_text": text, "reason": "truncated"}
        message, losses = answered(None, reason, invalid_tool_calls=[bad])
        return [call["function"]["arguments"] for call in message.get("tool_calls", ())], losses

    lost = ("invalid_tool_call", "/message/invalid_tool_calls/0")
    for text in ('{"a": 1}', "{}", ""):
        calls, losses = written(text, "tool_calls")
        assert (calls, losses[0]) == ([], lost)
        assert written(text, "length") == ([text], [])
    assert written('{"a": ', "tool_calls") == (['{"a": '], [])


@requirement("COD-3")
def test_what_an_entry_of_a_list_says_beside_its_text_comes_back_whole_and_streamed() -> None:
    listed = [{"type": "text", "text": "a", "x": 1}, {"type": "refusal", "refusal": "b", "y": 2}]
    wire = body({"content": listed})
    found = CHAT.decode_response(wire)
    assert [part.to_dict() for part in found.message.parts] == [
        {"type": "text", "text": "a", "provider_options": {"openai-chat": {"x": 1}}},
        {"type": "refusal", "text": "b", "provider_options": {"openai-chat": {"y": 2}}},
    ]
    assert decode(chunk({"role": "assistant", "content": listed}), chunk({}, "stop")).message == found.message
    thoughts = {"type": "thinking", "thinking": {"of": "a later version"}}
    kept = CHAT.decode_response(body({"content": [thoughts]})).message.parts
    assert [part.to_dict() for part in kept] == [{"type": "foreign", "dialect": "openai-chat", "data": thoughts}]


# Streams


LAST: Data = {"is_complete": True, "finish_reason": "stop", "usage": {"prompt_tokens": 1, "completion_tokens": 1}}


def streamed(*chunks: Data, **options: Any) -> tuple[list[Data], list[tuple[str, str]]]:
    """The events for a client, and the losses."""
    encoder = CHAT.stream_encoder(**{"model": "m", "response_id": "r", "created": 5, **options})
    data = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks) + encoder.close()
    events = [json.loads(line[6:]) for line in data.split(b"\n\n") if line and line != b"data: [DONE]"]
    for event in events:
        if "error" not in event:
            check_wire("chunk", "ChatCompletionChunk", event)
    return events, names(encoder.losses)


@requirement("COD-2")
def test_a_stream_tells_that_texts_become_one() -> None:
    def texts(*numbers: int | None) -> list[tuple[str, str]]:
        pieces = [{"text": "a"} if number is None else {"text": "a", "part_index": number} for number in numbers]
        return streamed(*pieces, LAST)[1]

    assert texts(0, 0, 1, 1, 2) == [("texts_joined", "/message/content")]
    assert texts(0, 0, 0) == texts(None, None) == texts(None, 1, 1) == []
    assert streamed({"text": "a", "part_index": 0}, {"text": "", "part_index": 1}, LAST)[1] == []


@requirement("COD-2")
def test_a_stream_tells_what_it_made_up_of_who_answers() -> None:
    nobody: Data = {"model": "", "response_id": "", "created": 0}
    assert streamed({"text": "a"}, LAST, **nobody)[1] == [("identity", "")]
    assert streamed({"text": "a", "id": "r", "model": "m", "created": 0}, LAST, **nobody)[1] == []


@requirement("COD-2", "COD-3")
def test_own_options_of_a_streamed_text_and_call_are_said_and_those_of_a_field_are_told() -> None:
    delta = {"index": 0, "id": "c", "name": "f", "arguments": "{}", **OWN}
    last = {**LAST, "finish_reason": "tool_calls"}
    events, losses = streamed({"tool_call_deltas": [delta]}, last)
    assert events[1]["choices"][0]["delta"]["tool_calls"][0]["x"] == 1
    assert losses == []
    assert streamed({"thinking": "hm", **OWN}, LAST)[1] == [("part_options", "/message/content")]
    encoder = CHAT.stream_encoder(model="m", response_id="r", created=5)
    data = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in ({"text": "a", **OWN}, LAST))
    assert b'"content":[{"type":"text","text":"a","x":1}]' in data
    assert encoder.losses == ()


@requirement("COD-2", "COD-3")
def test_extras_of_any_chunk_go_back_and_a_call_that_must_not_run_ends_in_an_error() -> None:
    events, losses = streamed({"text": "a", "extras": {"x": 1}}, {**LAST, "extras": {"y": 2}})
    assert {key: events[-2][key] for key in "xy"} == {"x": 1, "y": 2}
    assert losses == []
    delta = {"index": 0, "id": "c", "name": "f", "arguments": "{}", "invalid": "truncated"}
    marked = {"tool_call_deltas": [delta]}
    events, losses = streamed(marked, {**LAST, "finish_reason": "tool_calls"})
    assert (list(events[-1]), losses) == (["error"], [])
    assert streamed(marked, {**LAST, "finish_reason": "length"})[1] == []


# Normal form


@requirement("COD-3")
@for_each("variant", CODECS)
@for_each(
    "content",
    [[], [{"type": "text", "text": "a"}], [{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": "a"}]],
)
def test_a_list_that_a_server_reads_elsewhere_is_the_same_in_normal_form(variant: str, content: Any) -> None:
    wire = {"model": "m", "messages": [USER, {"role": "assistant", "content": content}, USER]}
    codec = CODECS[variant]
    again, losses = codec.encode_request(codec.decode_request(wire).value)
    row = codec.variant
    assert isinstance(row, ChatVariant)
    if len(content) == 2 and not row.replayed_fields:  # a server that reads no thoughts
        assert [(loss.id, loss.at) for loss in losses] == [("openai-chat.thinking_foreign", "/messages/1/content/0")]
        return
    assert (normalize_request(codec, plain(again)), losses) == (normalize_request(codec, wire), ())
