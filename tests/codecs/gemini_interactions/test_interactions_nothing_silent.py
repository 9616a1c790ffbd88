"""Whatever a body or a chunk carries comes back or is a loss by name: unknown fields, options, parts out of order."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire import gemini_interactions as wire

from tests.codecs.gemini_interactions.interactions_wire import (
    CODEC,
    NAME,
    OWN,
    PNG,
    Data,
    body,
    call,
    check_stream,
    chunks_of,
    completed,
    created,
    decode,
    delta,
    encode_lossy,
    encode_stream,
    events_of,
    names,
    output,
    plain,
    request,
    response,
    sse,
    start,
    stop,
    text,
    thought,
)
from tests.codecs.gemini_interactions.test_interactions_properties import ANSWER, FULL
from tests.normal_forms import normalize_request, normalize_response
from tests.requirements import requirement
from turnwire.codecs.gemini_interactions.names import (
    ASKED,
    CALL_FIELDS,
    MEDIA,
    OUTPUT_FIELDS,
    RESULT_FIELDS,
    THOUGHT_FIELDS,
)

KEY = "x_unknown"


def objects(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all objects in a JSON value."""
    if isinstance(value, dict):
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from objects(item, (*path, key))


def with_unknown(value: Any, place: tuple[Any, ...]) -> Any:
    """`value` with an unknown field in the object at `place`."""
    out = copy.deepcopy(value)
    held = out
    for step in place:
        held = held[step]
    held[KEY] = 1
    return out


def named(places: Iterator[tuple[Any, ...]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("place", list(places), ids=lambda place: "/".join(map(str, place)) or "body")


@requirement("COD-3")
@named(objects(FULL))
def test_an_unknown_field_anywhere_in_a_request_comes_back(place: tuple[Any, ...]) -> None:
    body = with_unknown(FULL, place)
    again = CODEC.encode_request(CODEC.decode_request(body).value)
    assert again.losses == ()
    assert normalize_request(CODEC, plain(again.value)) == normalize_request(CODEC, body)
    assert json.dumps(plain(again.value)).count(KEY) == 1


@requirement("COD-2", "COD-3")
@named(objects(ANSWER))
def test_an_unknown_field_anywhere_in_an_answer_comes_back_or_is_a_loss_streamed_or_not(place: tuple[Any, ...]) -> None:
    body = with_unknown(ANSWER, place)
    read = CODEC.decode_response(body)
    steps = [event for at, step in enumerate(body["steps"]) for event in (start(at, step), stop(at))]
    last = {key: value for key, value in body.items() if key != "steps"}
    end = {"event_type": "interaction.completed", "interaction": last}
    assert decode(created(), *steps, end).to_dict() == read.to_dict()
    again = CODEC.encode_response(read)
    if place == ("usage",):
        assert names(again.losses) == [("usage_detail", "/usage/extras")]
        return
    assert again.losses == ()
    assert normalize_response(CODEC, plain(again.value)) == normalize_response(CODEC, body)


PIECES: dict[str, tuple[Data, Data]] = {
    "text": ({"type": "model_output"}, text("Hi")),
    "annotations": ({"type": "model_output"}, {"type": "text_annotation_delta", "annotations": [{"type": "x"}]}),
    "image": ({"type": "model_output"}, {"type": "image", "uri": "files/a", "mime_type": "image/png"}),
    "summary": ({"type": "thought"}, {"type": "thought_summary", "content": text("hm")}),
    "picture": ({"type": "thought"}, {"type": "thought_summary", "content": {"type": "image", "uri": "files/a"}}),
    "signature": ({"type": "thought"}, {"type": "thought_signature", "signature": "c2ln"}),
    "arguments": (call(), {"type": "arguments_delta", "arguments": '{"a": 1}'}),
    "search": ({"type": "google_search_call", "id": "s"}, {"type": "google_search_call", "arguments": {"q": ["x"]}}),
}


@requirement("COD-2")
@pytest.mark.parametrize("kind", PIECES)
def test_an_unknown_field_anywhere_in_a_streamed_step_is_read_and_written_or_a_loss(kind: str) -> None:
    head, piece = PIECES[kind]
    for step, added in [
        *((with_unknown(head, place), piece) for place in objects(head)),
        *((head, with_unknown(piece, place)) for place in objects(piece)),
    ]:
        data = sse(created(), start(0, step), delta(0, added), stop(0), completed())
        chunks = chunks_of(data)
        encoder = CODEC.stream_encoder()
        out = b"".join(map(encoder.feed, chunks)) + encoder.close()
        check_stream(out)
        assert KEY in json.dumps([chunk.to_dict() for chunk in chunks]), (step, added)
        if encoder.losses:
            assert names(encoder.losses) == [("answer_field", "/message/content")]
            assert kind in ("summary", "picture", "signature")  # thoughts that have begun, and texts that went out
        else:
            assert CODEC.decode_stream([out]).message.to_dict() == CODEC.decode_stream([data]).message.to_dict()


@requirement("COD-3")
def test_what_only_the_first_event_says_of_an_interaction_is_kept() -> None:
    data = sse(created(service_tier="flex", of_tomorrow=1), start(0, output("a")), stop(0), completed(of_tomorrow=2))
    read = CODEC.decode_stream([data])
    assert read.extras == {"service_tier": "flex", "of_tomorrow": 2}
    assert CODEC.decode_stream([encode_stream(chunks_of(data))]).to_dict() == read.to_dict()


def test_pieces_that_cannot_be_read_are_passed_over_and_told() -> None:
    read = decode(
        created(),
        start(0, thought("hm")),
        delta(0, hum := {"type": "hum", "data": "x"}),
        delta(0, {"type": "hum"}),
        stop(0),
        start(1, output("a")),
        delta(1, arguments := {"type": "arguments_delta", "arguments": "{}"}),
        stop(1),
        completed(),
    )
    what = "pieces of steps that cannot be read were passed over: hum, arguments_delta"
    told = {"id": "unknown_delta", "what": what, "value": [hum, arguments]}  # of each type the first piece
    assert [note.to_dict() for note in read.diagnostics or ()] == [told]
    assert [part.type for part in read.message.parts] == ["thinking", "text"]


def test_annotations_without_a_text_are_kept_on_an_empty_one() -> None:
    mark = {"type": "url_citation", "url": "https://a.example"}
    marks = {"type": "text_annotation_delta", "annotations": [mark]}
    (part,) = decode(created(), start(0, output()), delta(0, marks), stop(0), completed()).message.parts
    assert part.to_dict() == text("", provider_options={NAME: {"annotations": [mark]}})


def test_a_step_that_repeats_what_was_asked_is_in_no_normal_form() -> None:
    asked: list[Data] = [
        {"type": "user_input", "content": [text("x")]},
        {"type": "function_result", "call_id": "c", "result": "y"},
    ]
    whole = body(*asked, output("a"))
    again = CODEC.encode_response(CODEC.decode_response(whole)).value
    assert again["steps"] == [output("a")]
    assert normalize_response(CODEC, plain(again)) == normalize_response(CODEC, whole)


def test_an_output_of_a_request_begins_where_it_began_also_with_a_content_that_is_not_canonical() -> None:
    steps = [output(text("")), output({"type": "video", "uri": "files/v"}), output({"type": "hologram"}, "a")]
    wire_body = {"model": "m", "input": [*steps, {"type": "user_input", "content": [text("x", mark=1)]}]}
    assert CODEC.encode_request(CODEC.decode_request(wire_body).value).value == wire_body


def test_calls_of_one_id_are_told_apart_in_an_answer_and_in_its_normal_form() -> None:
    for whole in (body(call(), call("g"), status="requires_action"), body({**call(), "id": None}, status="completed")):
        again = CODEC.encode_response(CODEC.decode_response(whole)).value
        ids = [step["id"] for step in again["steps"]]
        assert len(set(ids)) == len(ids)
        assert normalize_response(CODEC, plain(again)) == normalize_response(CODEC, whole)


def test_the_normal_form_takes_an_output_after_one_that_only_has_fields() -> None:
    whole = body(output(error={"code": 3}), output("a"))
    again = CODEC.encode_response(CODEC.decode_response(whole)).value
    assert normalize_response(CODEC, plain(again)) == normalize_response(CODEC, whole)


# Losses of chunks


def lossy(*chunks: Data) -> tuple[Data, list[tuple[str, str]]]:
    """The message that is read from a stream of these chunks, and what it lost."""
    encoder = CODEC.stream_encoder()
    end = {"is_complete": True, "finish_reason": "stop"}
    out = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in (*chunks, end)) + encoder.close()
    check_stream(out)
    return CODEC.decode_stream([out]).message.to_dict(), names(encoder.losses)


ORDERS: dict[str, tuple[Data, ...]] = {
    "a part that was left": (
        {"text": "a", "part_index": 0},
        {"text": "b", "part_index": 1},
        {"text": "c", "part_index": 0},
    ),
    "thoughts without a number after a text": ({"text": "a"}, {"thinking": "b"}),
    "a text after calls": (
        {"text": "a"},
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "arguments": "{}"}]},
        {"text": "b"},
    ),
    "a call that stands before": (
        {"text": "a", "part_index": 3},
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "arguments": "{}", "part_index": 1}]},
    ),
    "a whole part that stands before": (
        {"text": "a", "part_index": 3},
        {"parts": [{"type": "image", "data": PNG, "media_type": "image/png"}], "part_index": 1},
    ),
}


@requirement("COD-2")
@pytest.mark.parametrize("name", ORDERS)
def test_a_piece_that_comes_out_of_order_is_a_loss(name: str) -> None:
    assert ("part_order", "/message/content") in lossy(*ORDERS[name])[1]


def test_parts_in_their_order_are_no_loss() -> None:
    message, losses = lossy(
        {"thinking": "a"},
        {"thinking": "b", "part_index": 0},
        {"text": "c", "part_index": 0},
        {"text": "d", "part_index": 0},
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "part_index": 1}]},
        {"text": "e", "part_index": 2},
        {"tool_call_deltas": [{"index": 0, "arguments": "{}", "is_complete": True}]},
        {"parts": [{"type": "image", "data": PNG, "media_type": "image/png"}], "part_index": 3},
        {"text": "f"},
    )
    assert [part.get("text") for part in message["content"]] == ["a", "b", "cd", "e", None, "f"]
    assert losses == [("finish_reason", "/finish_reason")]  # it says stop and calls


def test_options_of_one_part_are_told_once_and_late_ones_of_a_step_are_a_loss() -> None:
    own = {NAME: {"mark": 1, "step": {"error": {"code": 3}}}}
    message, losses = lossy(
        {"text": "a", "part_index": 0, "provider_options": own},
        {"text": "b", "part_index": 0, "provider_options": own},
        {"text": "c", "part_index": 0, "provider_options": {NAME: {"mark": 2}}},
    )
    assert message["content"] == [text("abc", provider_options={NAME: {**own[NAME], "mark": 2}})]
    assert losses == []
    late = lossy({"text": "a", "part_index": 0}, {"text": "b", "part_index": 0, "provider_options": own})
    assert late[1] == [("answer_field", "/message/content")]


def test_options_of_calls_are_told_with_the_piece_that_brings_them() -> None:
    head = {"index": 0, "id": "c", "name": "f", "provider_options": {NAME: {"signature": "c2ln"}}}
    more = {"index": 0, "arguments": "{}", "provider_options": {NAME: {"signature": "c2ln", "mark": 1}}}
    message, _ = lossy({"tool_call_deltas": [head]}, {"tool_call_deltas": [more]})
    assert message["tool_calls"] == [
        {"id": "c", "name": "f", "arguments": {}, "provider_options": {NAME: {"signature": "c2ln", "mark": 1}}}
    ]


def test_options_of_thoughts_of_any_origin_are_sent_and_pictures_once() -> None:
    picture = {"type": "image", "uri": "files/a"}
    own = {NAME: {"mark": 1, "summary": [text("ab"), picture]}}
    message, losses = lossy(
        {"thinking": "a", "part_index": 0, "provider_options": {NAME: {"mark": 1}}},
        {"thinking": "b", "part_index": 0, "provider_options": own},
        {"thinking": "", "part_index": 0, "provider_options": own},
    )
    assert losses == []
    assert message["content"] == [{"type": "thinking", "text": "ab", "origin": OWN, "provider_options": own}]


def test_losses_of_a_whole_part_have_the_place_of_all_parts() -> None:
    image = {"type": "image", "url": "https://a.example/b.png", "detail": "original"}
    assert lossy({"parts": [image]})[1] == [("image_detail", "/message/content")]


def test_a_whole_part_with_a_step_of_its_own_begins_one() -> None:
    image = {"type": "image", "data": PNG, "media_type": "image/png", "provider_options": {NAME: {"step": {"x": 1}}}}
    message, losses = lossy({"text": "a", "part_index": 0}, {"parts": [image], "part_index": 1})
    assert (message["content"], losses) == ([text("a"), image], [])


def test_extras_of_every_chunk_are_told_and_those_of_other_wires_are_losses() -> None:
    chunks = [
        StreamingChunk.from_dict({"text": "a", "extras": {"service_tier": "flex", "labels": {"a": "b"}}}),
        StreamingChunk.from_dict({"extras": {"choices": [], "labels": {"c": "d"}}}),
        StreamingChunk.from_dict({"extras": {"message": {"x": 1, "camelCase": 2}}}),
        StreamingChunk.from_dict({"is_complete": True, "finish_reason": "stop"}),
    ]
    encoder = CODEC.stream_encoder()
    last = events_of(b"".join(map(encoder.feed, chunks)))[-1]["interaction"]
    assert {key: last[key] for key in last.keys() - {"id", "object", "status", "model"}} == {
        "service_tier": "flex",
        "labels": {"a": "b", "c": "d"},
        "x": 1,
    }
    assert names(encoder.losses) == [("answer_field", "/extras"), ("answer_field", "/message/extras")]


@requirement("COD-2")
def test_what_an_answer_carries_that_no_interaction_can_is_a_loss() -> None:
    message = {"content": "x", "extras": {"camelCase": 1}, "provider_options": {NAME: {"x": 1}, "vllm": {"y": 1}}}
    usage = {"completion_tokens": 1, "reasoning_tokens": 2, "extras": {"prompt_tokens_details": {}}}
    lost = response(message, created="yesterday", extras={"status": 1, "id": "x", "choices": []}, usage=usage)
    written = CODEC.encode_response(lost)
    assert [(*names([loss])[0], loss.reason.partition(": ")[2]) for loss in written.losses] == [
        ("message_options", "/message/provider_options", ""),
        ("created", "/created", ""),
        ("usage_detail", "/usage/extras", "prompt_tokens_details"),
        ("usage_detail", "/usage/reasoning_tokens", "more than the whole"),
        ("answer_field", "/extras", "choices, id, status"),
        ("answer_field", "/message/extras", "camelCase"),
        ("foreign_option", "/message/provider_options", ""),
    ]


@requirement("COD-2")
@pytest.mark.parametrize(
    ("system", "losses"),
    [
        ({"content": "a", "provider_options": {NAME: {"x": 1}}}, [("message_options", "/messages/0/provider_options")]),
        ({"content": [text("a", provider_options={NAME: {"x": 1}})]}, [("system_joined", "/messages/0/content")]),
        (
            {"content": [text("a", provider_options={"vllm": {"x": 1}})]},
            [("foreign_option", "/messages/0/content/0/provider_options")],
        ),
    ],
)
def test_options_of_a_system_text_are_a_loss(system: Data, losses: list[tuple[str, str]]) -> None:
    made = request({"role": "system", **system}, {"role": "user", "content": "x"})
    assert encode_lossy(made) == ({"model": "m", "system_instruction": "a", "input": "x"}, losses)


# Tables


def test_what_the_codec_maps_are_fields_of_the_wire() -> None:
    assert set(wire.FunctionCallStep.__annotations__) >= CALL_FIELDS
    assert set(wire.ModelOutputStep.__annotations__) >= OUTPUT_FIELDS == set(wire.UserInputStep.__annotations__)
    assert set(wire.ThoughtStep.__annotations__) == THOUGHT_FIELDS
    assert set(wire.FunctionResultStep.__annotations__) == RESULT_FIELDS
    steps = wire.UserInputStep, wire.FunctionResultStep
    assert {get_args(get_type_hints(step)["type"])[0] for step in steps} == ASKED
    contents = wire.ImageContent, wire.AudioContent, wire.DocumentContent, wire.VideoContent
    assert {get_args(get_type_hints(content)["type"])[0] for content in contents} == set(MEDIA)
