"""Whatever a body or a chunk carries comes back or is a loss by name: unknown fields, options, parts out of order."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire import gemini as wire

from tests.codecs.gemini.gemini_wire import (
    BUDGET,
    GEMINI,
    LEVELS,
    OLD,
    PNG,
    SIGNATURE,
    Data,
    body,
    both,
    call,
    candidate,
    encode_lossy,
    events,
    fold,
    plain,
    request,
    result,
    same_again,
    sse,
)
from tests.normal_forms import normalize_request, normalize_response
from tests.requirements import requirement
from turnwire.codecs.gemini.names import (
    FORMAT_FIELDS,
    KNOWN_BLOB,
    KNOWN_CALL,
    KNOWN_CONTENT,
    KNOWN_FILE,
    KNOWN_FUNCTION,
    KNOWN_REQUEST,
    KNOWN_RESULT,
)

KEY = "ofTomorrow"
IMAGE: Data = {"type": "image", "data": PNG, "media_type": "image/png"}
LAST: Data = {"is_complete": True, "finish_reason": "stop", "usage": {"prompt_tokens": 1, "completion_tokens": 2}}

REQUEST: Data = {
    "systemInstruction": {"parts": [{"text": "Be brief."}]},
    "contents": [
        {"role": "user", "parts": [{"text": "Hi"}, {"inlineData": {"mimeType": "image/png", "data": PNG}}]},
        {
            "role": "model",
            "parts": [{"text": "hm", "thought": True}, call("f", {"a": 1}, "c1", thoughtSignature="c2ln")],
        },
        {"role": "user", "parts": [result("f", {"b": {"c": 1}}, "c1"), {"fileData": {"fileUri": "files/a"}}]},
    ],
    "tools": [
        {
            "functionDeclarations": [
                {"name": "f", "description": "d", "parametersJsonSchema": {"type": "object", "x": 1}}
            ]
        },
        {"googleSearch": {}},
    ],
    "toolConfig": {"functionCallingConfig": {"mode": "ANY"}},
    "generationConfig": {"temperature": 0.5, "thinkingConfig": {"includeThoughts": True}, "speechConfig": {}},
    "safetySettings": [{"category": "HARM_CATEGORY_HATE_SPEECH", "threshold": "BLOCK_NONE"}],
}
ANSWER: Data = body(
    {"text": "hm", "thought": True, "thoughtSignature": SIGNATURE},
    {"text": "a"},
    {"text": "b"},
    call("f", {"a": {"b": 1}}, "c1"),
    {"inlineData": {"mimeType": "image/png", "data": PNG}},
    {"executableCode": {"language": "PYTHON", "code": "1"}},
    promptFeedback={"safetyRatings": [{"category": "HARM_CATEGORY_HATE_SPEECH", "probability": "LOW"}]},
    modelStatus={"modelStage": "STABLE"},
)
ANSWER["candidates"].append(candidate({"text": "c"}, finish="STOP") | {"index": 1})


def objects(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all objects in a JSON value."""
    if isinstance(value, dict):
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from objects(item, (*path, key))


def with_unknown(value: Any, place: tuple[Any, ...], key: str = KEY) -> Any:
    """`value` with an unknown field in the object at `place`."""
    out = copy.deepcopy(value)
    held = out
    for step in place:
        held = held[step]
    held[key] = 1
    return out


def named(places: Iterator[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("place", list(places), ids=lambda place: "/".join(map(str, place)) or "body")


@requirement("COD-3")
@named(objects(REQUEST))
def test_an_unknown_field_anywhere_in_a_request_comes_back(place: tuple[Any, ...]) -> None:
    again = same_again(with_unknown(REQUEST, place), LEVELS)
    assert json.dumps(again).count(KEY) == 1


@requirement("COD-3")
@named(objects(ANSWER))
def test_an_unknown_field_anywhere_in_an_answer_comes_back_streamed_or_not(place: tuple[Any, ...]) -> None:
    whole = with_unknown(ANSWER, place)
    read = both(whole)
    again = GEMINI.encode_response(read)
    assert again.losses == ()
    assert normalize_response(GEMINI, plain(again.value)) == normalize_response(GEMINI, whole)
    decoder = GEMINI.stream_decoder()
    chunks = [*decoder.feed(sse(whole)), *decoder.close()]
    encoder = GEMINI.stream_encoder()
    out = b"".join(map(encoder.feed, chunks)) + encoder.close()
    assert encoder.losses == ()
    assert GEMINI.decode_stream([out]).to_dict() == read.to_dict()


@requirement("COD-2")
@pytest.mark.parametrize(
    ("place", "loss"), [((), ("answer_part", "/extras")), (("usageMetadata",), ("usage_detail", "/usage/extras"))]
)
def test_a_field_in_another_wires_spelling_is_a_loss(place: tuple[Any, ...], loss: tuple[str, str]) -> None:
    written = GEMINI.encode_response(GEMINI.decode_response(with_unknown(ANSWER, place, "of_tomorrow")))
    assert [(*names([each])[0], each.reason.partition(": ")[2]) for each in written.losses] == [(*loss, "of_tomorrow")]


def test_nulls_in_a_part_of_an_answer_are_absent_fields() -> None:
    whole = body({"text": "a", "functionCall": None, "thoughtSignature": None}, {"text": None, "inlineData": None})
    assert both(whole).message.content == "a"
    again = plain(GEMINI.encode_response(GEMINI.decode_response(whole)).value)
    assert normalize_response(GEMINI, again) == normalize_response(GEMINI, whole)


def names(losses: Any) -> list[tuple[str, str]]:
    """Ids without the dialect, and places."""
    return [(loss.id.removeprefix("gemini."), loss.at) for loss in losses]


# Streams


def streamed(*chunks: Data) -> tuple[bytes, list[tuple[str, str]]]:
    """The stream of these chunks, and what it lost."""
    encoder = GEMINI.stream_encoder()
    out = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks) + encoder.close()
    return out, names(encoder.losses)


def parts_of(data: bytes) -> list[list[Data]]:
    """The parts of each document but the last."""
    return [document["candidates"][0]["content"]["parts"] for document in events(data)[:-1]]


@requirement("COD-2", "COD-3")
def test_neighbouring_parts_of_one_kind_are_kept_apart_in_a_stream() -> None:
    chunks: list[Data] = [
        {"thinking": "h", "part_index": 0},
        {"thinking": "m", "part_index": 0},
        {"thinking": "so", "part_index": 1},
        {"text": "a", "part_index": 2},
        {"text": "b", "part_index": 2},
        {"text": "c", "part_index": 3},
        {"parts": [{"type": "text", "text": "d"}], "part_index": 4},
        {"text": "e", "part_index": 5},
        {"text": "", "part_index": 6},
        LAST,
    ]
    data, losses = streamed(*chunks)
    assert losses == []
    assert parts_of(data) == [
        [{"text": "h", "thought": True}],
        [{"text": "m", "thought": True}],
        [{"text": ""}, {"text": "so", "thought": True}],
        [{"text": "a"}],
        [{"text": "b"}],
        [{"text": ""}, {"text": "c"}],
        [{"text": ""}, {"text": "d"}],
        [{"text": ""}, {"text": "e"}],
    ]
    read = GEMINI.decode_stream([data]).message
    assert [(part.type, getattr(part, "text", None)) for part in read.parts] == [
        ("thinking", "hm"),
        ("thinking", "so"),
        ("text", "ab"),
        ("text", "c"),
        ("text", "d"),
        ("text", "e"),
    ]


@requirement("COD-2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"text": "a"}, {"text": "b", "provider_options": {"gemini": {"thoughtSignature": SIGNATURE}}}),
        ({"text": "a", "provider_options": {"gemini": {"thoughtSignature": SIGNATURE}}}, {"text": "b"}),
        ({"thinking": "a"}, {"signature": "c2ln", "thinking_origin": {"dialect": "gemini"}}),
    ],
)
def test_a_part_with_fields_of_its_own_that_comes_in_pieces_is_a_loss(first: Data, second: Data) -> None:
    data, losses = streamed({**first, "part_index": 0}, {**second, "part_index": 0}, LAST)
    assert losses == [("part_pieces", "/message/content")]
    assert len(GEMINI.decode_stream([data]).message.parts) == 2


@requirement("COD-2")
@pytest.mark.parametrize(
    "chunks",
    [
        [{"text": "a", "part_index": 0}, {"text": "b", "part_index": 1}, {"text": "c", "part_index": 0}],
        [{"text": "a"}, {"thinking": "b"}],
        [{"text": "a", "part_index": 1}, {"parts": [IMAGE], "part_index": 0}],
        [
            {"text": "a", "part_index": 1},
            {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "arguments": "{}", "part_index": 0}]},
        ],
    ],
    ids=["a part that was left", "thoughts without a number", "a whole part", "a call"],
)
def test_a_piece_that_comes_out_of_order_is_a_loss(chunks: list[Data]) -> None:
    assert [name for name, _ in streamed(*chunks, LAST)[1]][:1] == ["part_order"]


def test_calls_between_texts_go_out_in_their_place() -> None:
    calls = {"index": 0, "id": "c1", "name": "f", "arguments": "{}", "part_index": 1}
    chunks: list[Data] = [
        {"text": "a", "part_index": 0},
        {"tool_call_deltas": [calls]},
        {"text": "b", "part_index": 2},
        {"text": "c", "part_index": 3},
        {**LAST, "finish_reason": "tool_calls"},
    ]
    data, losses = streamed(*chunks)
    assert losses == []
    assert parts_of(data) == [[{"text": "a"}], [call("f", {}, "c1")], [{"text": "b"}], [{"text": ""}, {"text": "c"}]]
    assert GEMINI.decode_stream([data]).message.to_dict() == fold(*chunks).message.to_dict()


def test_options_of_thoughts_and_refusals_are_sent_and_losses_of_parts_have_one_place() -> None:
    own = {"gemini": {"mark": 1}}
    detailed = {"type": "image", "url": "https://a.example/b.png", "detail": "original"}
    data, losses = streamed(
        {"thinking": "a", "text": "b", "provider_options": own},
        {"refusal": "c", "provider_options": own},
        {"parts": [detailed, detailed]},
        LAST,
    )
    assert parts_of(data)[:2] == [
        [{"text": "a", "thought": True, "mark": 1}, {"text": "b", "mark": 1}],
        [{"text": "c", "mark": 1}],
    ]
    assert losses == [("refusal", "/message/content"), ("image_detail", "/message/content")]


@requirement("COD-2")
def test_extras_and_counts_of_every_chunk_are_told_and_foreign_extras_are_a_loss() -> None:
    data, losses = streamed(
        {"text": "a", "extras": {"modelStatus": {"a": 1}, "candidate": {"finishMessage": "x"}}},
        {"usage": {"prompt_tokens": 1, "completion_tokens": 2}},
        {"extras": {"modelStatus": {"b": 2}, "system_fingerprint": "x", "choices": []}},
        {"is_complete": True, "finish_reason": "stop"},
    )
    last = events(data)[-1]
    assert (last["modelStatus"], last["candidates"][0]["finishMessage"]) == ({"a": 1, "b": 2}, "x")
    assert last["usageMetadata"] == {"promptTokenCount": 1, "candidatesTokenCount": 2, "totalTokenCount": 3}
    assert losses == [("answer_part", "/extras")]


# Answers


@requirement("COD-2")
@pytest.mark.parametrize(
    ("message", "finish", "read"),
    [
        ({"tool_calls": [{"id": "c", "name": "f", "arguments": {}}]}, "stop", "tool_calls"),
        ({"content": "x"}, "tool_calls", "stop"),
    ],
)
def test_an_end_that_the_calls_contradict_is_a_loss_streamed_or_not(message: Data, finish: str, read: str) -> None:
    answer = ChatResponse.from_dict({"message": {"role": "assistant", **message}, "usage": {}, "finish_reason": finish})
    written = GEMINI.encode_response(answer)
    assert names(written.losses) == [("finish_reason", "/finish_reason")]
    assert GEMINI.decode_response(written.value).finish_reason == read
    deltas = [{"index": at, **each, "arguments": "{}"} for at, each in enumerate(message.get("tool_calls", ()))]
    data, losses = streamed({"text": "x", "tool_call_deltas": deltas}, {**LAST, "finish_reason": finish})
    assert losses == [("finish_reason", "/finish_reason")]
    assert GEMINI.decode_stream([data]).finish_reason == read


@requirement("COD-2", "REQ-4")
@pytest.mark.parametrize(("name", "losses"), [("get weather", []), ("get_weather", ["invalid_tool_call"])])
def test_a_call_that_must_not_run_is_told_to_a_client_only_under_a_name_that_is_none(
    name: str, losses: list[str]
) -> None:
    bad = {"id": "c", "name": name, "arguments_text": "{}", "reason": "bad_name"}
    message = {"role": "assistant", "content": "x", "invalid_tool_calls": [bad]}
    answer = ChatResponse.from_dict({"message": message, "usage": {}, "finish_reason": "stop"})
    written = GEMINI.encode_response(answer)
    assert [found for found, _ in names(written.losses) if found != "finish_reason"] == losses
    assert GEMINI.decode_response(written.value).message.tool_calls is None


# Requests


@requirement("COD-2")
@pytest.mark.parametrize(
    ("part", "losses"),
    [
        ({"type": "document", "data": PNG, "media_type": "image/png"}, [("file_type", "sent with its media type")]),
        (
            {"type": "image", "url": "https://a.example/b", "media_type": "audio/wav"},
            [("file_type", "sent with its media type")],
        ),
        (
            {"type": "document", "file_id": "files/a", "media_type": "video/mp4"},
            [("file_type", "sent with its media type")],
        ),
        (IMAGE, []),
        ({"type": "document", "text": "a"}, [("document_text", "sent as data")]),
    ],
)
def test_a_file_whose_media_type_is_of_another_kind_is_a_loss(part: Data, losses: list[tuple[str, str]]) -> None:
    _, found = encode_lossy(request({"role": "user", "content": [part]}))
    assert [(name, done) for name, _, done in found] == losses


@requirement("COD-2")
@pytest.mark.parametrize(
    ("model", "thinking", "budget", "losses"),
    [
        (LEVELS, None, 0, [("thinking_off", "/parameters/thinking_budget_tokens")]),
        (
            LEVELS,
            False,
            0,
            [("thinking_budget", "/parameters/thinking_budget_tokens"), ("thinking_off", "/parameters/thinking")],
        ),
        (BUDGET, False, 500, [("thinking_budget", "/parameters/thinking_budget_tokens")]),
        (BUDGET, False, 0, []),
        (OLD, False, 500, [("thinking_unsupported", "/parameters/thinking_budget_tokens")]),
        (
            OLD,
            "high",
            500,
            [
                ("thinking_unsupported", "/parameters/thinking"),
                ("thinking_unsupported", "/parameters/thinking_budget_tokens"),
            ],
        ),
        (OLD, None, 0, []),
    ],
)
def test_a_budget_that_is_not_sent_is_a_loss_at_its_place(
    model: str, thinking: Any, budget: int, losses: list[tuple[str, str]]
) -> None:
    _, found = encode_lossy(request(model=model, thinking=thinking, thinking_budget_tokens=budget))
    assert [(name, at) for name, at, _ in found] == losses


@requirement("COD-2")
def test_an_answer_that_the_caller_began_is_sent_and_told_for_the_model_writes_a_new_one() -> None:
    """dialects.md C 76."""
    begun = request({"role": "user", "content": "Name a city in JSON."}, {"role": "assistant", "content": '{"city":'})
    wire, losses = encode_lossy(begun)
    assert losses == [("prefill", "/messages/1/content", "sent all the same")]
    assert wire["contents"][-1] == {"role": "model", "parts": [{"text": '{"city":'}]}
    assert GEMINI.decode_request(wire, model=BUDGET).value.messages == begun.messages


def test_a_response_that_names_the_second_of_two_calls_with_one_id_has_none_in_normal_form() -> None:
    calls, answer = [call("f", {}, "c1"), call("g", {}, "c1")], result("g", {"a": 1})
    said: Data = {"contents": [{"role": "model", "parts": calls}, {"role": "user", "parts": [answer]}]}
    again = plain(GEMINI.encode_request(GEMINI.decode_request(said, model=BUDGET).value).value)
    assert again["contents"][1]["parts"] == [answer]
    assert normalize_request(GEMINI, again) == normalize_request(GEMINI, said)


def test_what_the_codec_maps_are_fields_of_the_wire() -> None:
    assert set(wire.GenerateContentRequest.__annotations__) >= KNOWN_REQUEST
    assert set(wire.Content.__annotations__) == KNOWN_CONTENT
    assert set(wire.FunctionDeclaration.__annotations__) >= KNOWN_FUNCTION
    assert set(wire.GenerationConfig.__annotations__) >= FORMAT_FIELDS
    assert set(wire.FunctionCall.__annotations__) >= KNOWN_CALL
    assert set(wire.FunctionResponse.__annotations__) >= KNOWN_RESULT
    assert set(wire.Blob.__annotations__) >= KNOWN_BLOB
    assert set(wire.FileData.__annotations__) >= KNOWN_FILE
