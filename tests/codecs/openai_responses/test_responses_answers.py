"""Whole answers and streams, wire → canonical and back to clients: whole values."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse

from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    NAME,
    USAGE,
    WEATHER,
    Data,
    body,
    check_answer,
    chunks_of,
    function_call,
    message,
    names,
    note_ids,
    plain,
    reasoning,
    request,
    sse,
    streamed,
)
from tests.normal_forms import normalize_response
from tests.requirements import requirement

CITATION: Data = {"type": "url_citation", "url": "u", "title": "t", "start_index": 0, "end_index": 1}


def own(**fields: Any) -> Data:
    return {NAME: fields}


@requirement("COD-1", "REQ-4")
def test_a_whole_answer_is_read_with_everything_in_its_place() -> None:
    wire = body(
        reasoning("**Thinking**", "more", encrypted_content="gAAA"),
        message("Let me ", phase="commentary"),
        function_call('{"city": "Rome"}', name="get_weather"),
        {"type": "web_search_call", "id": "ws_1", "status": "completed"},
        message(
            {"type": "output_text", "text": "Done", "annotations": [CITATION], "logprobs": []},
            {"type": "refusal", "refusal": "No."},
            item_id="msg_2",
        ),
        store=True,
        instructions=None,
        temperature=0.5,
    )
    read = CODEC.decode_response(wire)
    assert plain(read.to_dict()) == {
        "id": "resp_1",
        "model": "m",
        "created": 1795298111,
        "finish_reason": "tool_calls",
        "raw_finish_reason": "completed",
        "message": {
            "role": "assistant",
            "content": [
                {
                    "type": "thinking",
                    "text": "**Thinking**",
                    "signature": "gAAA",
                    "origin": {"dialect": NAME, "field": "summary"},
                    "provider_options": own(item={"id": "rs_1"}),
                },
                {
                    "type": "thinking",
                    "text": "more",
                    "origin": {"dialect": NAME, "field": "summary"},
                    "provider_options": own(item={"id": "rs_1"}),
                },
                {
                    "type": "text",
                    "text": "Let me ",
                    "provider_options": own(item={"id": "msg_1", "phase": "commentary"}),
                },
                {
                    "type": "foreign",
                    "dialect": NAME,
                    "data": {"type": "web_search_call", "id": "ws_1", "status": "completed"},
                },
                {
                    "type": "text",
                    "text": "Done",
                    "provider_options": own(item={"id": "msg_2"}, annotations=[CITATION]),
                },
                {"type": "refusal", "text": "No.", "provider_options": own(item={"id": "msg_2"})},
            ],
            "tool_calls": [
                {
                    "id": "call_1",
                    "name": "get_weather",
                    "arguments": {"city": "Rome"},
                    "part_index": 3,
                    "provider_options": own(id="fc_call_1"),
                }
            ],
        },
        "usage": {
            "prompt_tokens": 12,
            "completion_tokens": 8,
            "total_tokens": 20,
            "cached_tokens": 4,
            "reasoning_tokens": 3,
            "is_estimated": False,
        },
        "extras": {"store": True, "temperature": 0.5},
    }
    assert CODEC.decode_stream([sse(*streamed(wire))]).to_dict() == read.to_dict()
    written = CODEC.encode_response(read)
    assert [loss.to_dict() for loss in written.losses] == [
        {
            "id": "openai-responses.usage_zero",
            "at": "/usage",
            "reason": "unknown counts in the details of a usage cannot be written: cache_write_tokens",
            "action": "made up: written as 0",
        }
    ]
    check_answer(plain(written.value))
    assert normalize_response(CODEC, plain(written.value)) == normalize_response(CODEC, wire)


@requirement("COD-3")
def test_an_answer_from_elsewhere_becomes_a_published_response() -> None:
    answer = ChatResponse.from_dict(
        {
            "id": "chatcmpl-1",
            "model": "qwen3",
            "created": 1795298111,
            "message": {
                "role": "assistant",
                "content": [
                    {"type": "thinking", "text": "Hm.", "origin": {"dialect": "openai-chat", "field": "reasoning"}},
                    {"type": "text", "text": "One "},
                    {"type": "text", "text": "moment."},
                ],
                "tool_calls": [{"id": "c1", "name": "get_weather", "arguments": {"city": "Rome"}}],
            },
            "usage": {"prompt_tokens": 3, "completion_tokens": 4},
            "finish_reason": "tool_calls",
            "raw_finish_reason": "tool_calls",
            "extras": {"system_fingerprint": "fp", "choice": {"x": 1}, "service_tier": "flex"},
        }
    )
    asked = CODEC.decode_request(
        {
            "model": "q",
            "instructions": "Be kind.",
            "input": "Weather?",
            "tools": [{**WEATHER, "name": "get-weather"}, {"type": "web_search"}],
            "tool_choice": {"type": "function", "name": "get-weather"},
            "parallel_tool_calls": False,
            "temperature": 0.2,
            "max_output_tokens": 99,
            "reasoning": {"effort": "low", "summary": "auto"},
            "text": {"verbosity": "low"},
            "metadata": {"run": "7"},
            "previous_response_id": "resp_0",
            "store": True,
            "moderation": {"model": "x"},
            "include": ["x"],
        }
    ).value
    written = CODEC.encode_response(answer, request=asked)
    assert names(written.losses) == [("usage_zero", "/usage"), ("answer_detail", "/extras")]
    wire = plain(written.value)
    check_answer(wire)
    output = wire.pop("output")
    assert [item.pop("id")[:3] for item in output] == ["rs_", "msg", "fc_"]
    assert output == [
        {"type": "reasoning", "summary": [{"type": "summary_text", "text": "Hm."}]},
        {
            "type": "message",
            "role": "assistant",
            "status": "completed",
            "content": [
                {"type": "output_text", "text": text, "annotations": [], "logprobs": []} for text in ("One ", "moment.")
            ],
        },
        {
            "type": "function_call",
            "status": "completed",
            "call_id": "c1",
            "name": "get-weather",
            "arguments": '{"city":"Rome"}',
        },
    ]
    assert wire == {
        "id": "chatcmpl-1",
        "object": "response",
        "created_at": 1795298111,
        "completed_at": None,
        "status": "completed",
        "error": None,
        "incomplete_details": None,
        "model": "qwen3",
        "usage": {
            "input_tokens": 3,
            "input_tokens_details": {"cached_tokens": 0, "cache_write_tokens": 0},
            "output_tokens": 4,
            "output_tokens_details": {"reasoning_tokens": 0},
            "total_tokens": 7,
        },
        "instructions": "Be kind.",
        "tools": [{**WEATHER, "name": "get-weather"}, {"type": "web_search"}],
        "tool_choice": {"type": "function", "name": "get-weather"},
        "parallel_tool_calls": False,
        "temperature": 0.2,
        "top_p": 1.0,
        "max_output_tokens": 99,
        "max_tool_calls": None,
        "reasoning": {"effort": "low", "summary": "auto"},
        "text": {"format": {"type": "text"}, "verbosity": "low"},
        "metadata": {"run": "7"},
        "previous_response_id": "resp_0",
        "service_tier": "flex",
        "store": False,
        "background": False,
        "truncation": "disabled",
        "top_logprobs": 0,
        "frequency_penalty": 0.0,
        "presence_penalty": 0.0,
        "prompt_cache_key": None,
        "safety_identifier": None,
    }


def test_ids_that_nobody_gave_are_made_the_same_way_every_time() -> None:
    answer = ChatResponse.from_dict(
        {"message": {"role": "assistant", "content": "a"}, "usage": {}, "finish_reason": "stop"}
    )
    first, second = (CODEC.encode_response(answer) for _ in range(2))
    assert first.value == second.value
    assert first.value["id"].startswith("resp_")
    assert first.value["output"][0]["id"].startswith("msg_")
    assert names(first.losses) == [("identity", "")]
    other = CODEC.encode_response(answer.replace(id="resp_2"))
    assert other.value["output"][0]["id"] != first.value["output"][0]["id"]


def test_an_empty_answer_is_an_empty_message_and_a_queued_one_has_no_output() -> None:
    chat = {"message": {"role": "assistant", "content": ""}, "usage": {}, "finish_reason": "stop"}
    [item] = CODEC.encode_response(ChatResponse.from_dict(chat)).value["output"]
    assert item["content"] == [{"type": "output_text", "text": "", "annotations": [], "logprobs": []}]
    queued = CODEC.decode_response(body(status="queued", usage=None, background=True))
    assert (queued.finish_reason, queued.raw_finish_reason, queued.message.text) == ("other", "queued", "")
    written = CODEC.encode_response(queued)
    assert (written.value["status"], written.value["output"], written.losses) == ("queued", [], ())


@requirement("REQ-4")
@pytest.mark.parametrize(
    ("reason", "raw", "status", "details", "losses"),
    [
        ("stop", "stop", "completed", None, []),
        ("tool_calls", "tool_use", "completed", None, [("finish_reason", "/finish_reason")]),
        ("content_filter", "completed", "incomplete", {"reason": "content_filter"}, []),
        ("length", "length", "incomplete", {"reason": "max_output_tokens"}, []),
        ("content_filter", "SAFETY", "incomplete", {"reason": "content_filter"}, []),
        ("cancelled", None, "cancelled", None, []),
        ("other", "pause_turn", "completed", None, [("finish_reason", "/finish_reason")]),
        ("other", "incomplete:max_messages", "incomplete", {"reason": "max_messages"}, []),
        ("length", "completed", "incomplete", {"reason": "max_output_tokens"}, []),
    ],
)
def test_the_end_of_an_answer_is_a_status(
    reason: str, raw: str | None, status: str, details: Any, losses: list[Any]
) -> None:
    answer = ChatResponse.from_dict(
        {
            "id": "r",
            "model": "m",
            "created": 5,
            "message": {"role": "assistant", "content": "a"},
            "usage": {},
            "finish_reason": reason,
            "raw_finish_reason": raw,
        }
    )
    written = CODEC.encode_response(answer)
    assert (written.value["status"], written.value["incomplete_details"]) == (status, details)
    assert names(written.losses) == losses
    check_answer(plain(written.value))
    assert (written.value["output"][0]["status"] == "completed") == (status == "completed")


@requirement("COD-2")
@pytest.mark.parametrize(
    ("fields", "losses"),
    [
        ({"created": "2026-11-21T22:59:16.855039788Z"}, [("created", "/created")]),
        ({"created": "yesterday"}, [("created", "/created")]),
        ({"usage": {"prompt_tokens": 5}}, [("usage_unknown", "/usage")]),
        ({"usage": {"completion_tokens": 5}}, [("usage_unknown", "/usage")]),
        ({"usage": {"cached_tokens": 5}}, [("usage_unknown", "/usage")]),
        ({"usage": {"cache_write_tokens": 5}}, [("usage_unknown", "/usage")]),
        ({"usage": {"reasoning_tokens": 5}}, [("usage_unknown", "/usage")]),
        ({"usage": {"extras": {"queue_time": 0.5}}}, [("usage_unknown", "/usage")]),
        ({"usage": {"prompt_tokens": 5, "completion_tokens": 5}}, [("usage_zero", "/usage")]),
        ({"usage": {}}, []),
        (
            {
                "usage": {
                    "prompt_tokens": 5,
                    "completion_tokens": 5,
                    "cached_tokens": 0,
                    "cache_write_tokens": 0,
                    "reasoning_tokens": 0,
                    "is_estimated": True,
                    "server_timings": {"total_ns": 5},
                }
            },
            [("usage_detail", "/usage/is_estimated"), ("usage_detail", "/usage/server_timings")],
        ),
    ],
)
def test_what_an_answer_cannot_say_is_a_loss(fields: Data, losses: list[Any]) -> None:
    answer = {"message": {"role": "assistant", "content": "a"}, "usage": {}, "finish_reason": "stop"}
    whole = {"id": "r", "model": "m", "created": 5, **answer, **fields}
    written = CODEC.encode_response(ChatResponse.from_dict(whole))
    assert names(written.losses) == losses
    assert isinstance(written.value["created_at"], int)


@requirement("COD-2")
def test_parts_and_calls_that_a_client_cannot_be_told_are_losses() -> None:
    said = {
        "role": "assistant",
        "name": "Bot",
        "content": [
            {"type": "thinking", "text": "a", "signature": "s", "origin": {"dialect": "anthropic"}},
            {"type": "thinking", "redacted_data": "x", "origin": {"dialect": "anthropic"}},
            {"type": "thinking", "redacted_data": "x", "origin": {"dialect": NAME}},
            {"type": "image", "url": "https://x.example/a"},
            {"type": "foreign", "dialect": "gemini", "data": {}},
            {"type": "text", "text": "b"},
        ],
        "invalid_tool_calls": [
            {"id": "c1", "name": "f", "arguments_text": "{", "reason": "truncated"},
            {"id": "c2", "name": "f", "arguments_text": "{}", "reason": "server_rejected"},
        ],
    }
    whole = {"id": "r", "model": "m", "created": 5, "message": said, "usage": {}, "finish_reason": "tool_calls"}
    written = CODEC.encode_response(ChatResponse.from_dict(whole))
    assert names(written.losses) == [
        ("message_name", "/message/name"),
        ("thinking_foreign", "/message/content/0/signature"),
        ("thinking_foreign", "/message/content/1"),
        ("thinking_redacted", "/message/content/2"),
        ("answer_part", "/message/content/3"),
        ("answer_part", "/message/content/4"),
        ("rejected_call", "/message/invalid_tool_calls/1"),
    ]
    assert [(item["type"], item.get("status")) for item in written.value["output"]] == [
        ("reasoning", None),
        ("message", "completed"),
        ("function_call", "incomplete"),
    ]


# Odd servers


def test_items_and_contents_that_are_null_are_nothing() -> None:
    wire = body(message(content=None), output=[None, message("a"), {**message(), "content": None}])
    assert CODEC.decode_response(wire).message.text == "a"


def test_a_message_whose_content_is_a_text_is_read() -> None:
    assert CODEC.decode_response(body({**message(), "content": "a"})).message.text == "a"


def test_arguments_that_are_an_object_are_read() -> None:
    wire = body({**function_call(), "arguments": {"a": 1}})
    whole = CODEC.decode_response(wire)
    assert plain(whole.message.to_dict())["tool_calls"][0]["arguments"] == {"a": 1}
    events = [event for event in streamed(body(function_call('{"a": 1}')), 99) if "delta" not in event["type"]]
    events[-2] = {**events[-2], "item": wire["output"][0]}
    assert CODEC.decode_stream([sse(*events)]).message.to_dict() == whole.message.to_dict()


def test_a_call_without_call_id_has_the_id_of_its_item_or_a_made_one() -> None:
    wire = body({**function_call(), "call_id": None}, {"type": "function_call", "name": "g", "arguments": "{}"})
    whole = CODEC.decode_response(wire)
    first, second = whole.message.tool_calls or ()
    assert (first.id, first.id_origin) == ("fc_call_1", None)
    assert (second.id[:5], second.id_origin) == ("call_", "minted")
    assert note_ids(whole) == ["minted_tool_call_id"]
    found = CODEC.decode_stream([sse({"type": "response.completed", "response": wire})])
    assert [call.id for call in found.message.tool_calls or ()] == [first.id, second.id]


def test_ids_that_repeat_are_made_anew_in_streams_and_whole_answers() -> None:
    wire = body(function_call('{"a": 1}', "c"), {**function_call('{"a": 2}', "c"), "id": "fc_2"})
    whole = CODEC.decode_response(wire)
    first, second = whole.message.tool_calls or ()
    assert first.id == "c" != second.id
    assert plain(second.to_dict())["extras"] == {"original_id": "c"}
    assert CODEC.decode_stream([sse(*streamed(wire))]).to_dict() == whole.to_dict()


def test_a_stream_is_rebuilt_from_whole_items_where_deltas_or_the_last_output_are_missing() -> None:
    wire = body(reasoning("hm", encrypted_content="gAAA"), message("Hello"), function_call('{"a": 1}'))
    wanted = CODEC.decode_response(wire).to_dict()
    events = streamed(wire)
    without_deltas = [event for event in events if not event["type"].endswith((".delta", ".added"))]
    assert CODEC.decode_stream([sse(*without_deltas)]).to_dict() == wanted
    for output in (None, [], wire["output"][1:]):
        sparse = [*events[:-1], {**events[-1], "response": {**wire, "output": output}}]
        assert CODEC.decode_stream([sse(*sparse)]).to_dict() == wanted
    without_ends = [event for event in events if event["type"] != "response.output_item.done"]
    assert CODEC.decode_stream([sse(*without_ends)]).to_dict() == wanted
    assert CODEC.decode_stream([sse(events[0], events[-1])]).to_dict() == wanted
    assert CODEC.decode_stream([sse(events[-1], "data: [DONE]\n\n")]).to_dict() == wanted


def test_a_stream_without_numbers_and_indexes_is_read_by_the_ids_of_items() -> None:
    wire = body(
        reasoning(content=[{"type": "reasoning_text", "text": "hm"}]), message("Hello"), function_call('{"a": 1}')
    )
    bare = [
        {key: value for key, value in event.items() if key not in ("sequence_number", "output_index", "content_index")}
        for event in streamed(wire)
    ]
    assert CODEC.decode_stream([sse(*bare)]).to_dict() == CODEC.decode_response(wire).to_dict()


def test_unknown_events_and_obfuscation_are_passed_over() -> None:
    wire = body(message("Hello"), {"type": "web_search_call", "id": "ws_1", "status": "completed"})
    events = [{**event, "obfuscation": "xyz"} for event in streamed(wire)]
    odd = {"type": "response.web_search_call.searching", "output_index": 1, "item_id": "ws_1", "sequence_number": 9}
    future = {"type": "response.hologram.delta", "delta": "x"}
    assert (
        CODEC.decode_stream([sse(*events[:5], odd, future, *events[5:])]).to_dict()
        == CODEC.decode_response(wire).to_dict()
    )


def test_log_probabilities_and_annotations_of_events_are_kept_where_the_whole_item_lacks_them() -> None:
    wire = body(message("Hello"))
    events = streamed(wire, 9)
    added = {
        "type": "response.output_text.annotation.added",
        "output_index": 0,
        "content_index": 0,
        "item_id": "msg_1",
        "annotation_index": 0,
        "annotation": CITATION,
    }
    delta = next(index for index, event in enumerate(events) if event["type"] == "response.output_text.delta")
    events[delta] = {**events[delta], "logprobs": [{"token": "Hello", "logprob": -0.1, "top_logprobs": []}]}
    events.insert(delta + 1, added)
    [part] = CODEC.decode_stream([sse(*events)]).message.parts
    assert plain(part.to_dict())["provider_options"] == own(
        item={"id": "msg_1"},
        annotations=[CITATION],
        logprobs=[{"token": "Hello", "logprob": -0.1, "top_logprobs": []}],
    )


def test_id_model_and_time_are_told_once_and_the_timings_of_llama_cpp_are_kept() -> None:
    wire = body(message("Hello"))
    events = streamed(wire)
    events[0] = {
        "type": "response.created",
        "response": {"id": "resp_1", "object": "response", "status": "in_progress"},
    }
    events[1] = {**events[0], "type": "response.in_progress"}
    events[-1]["timings"] = {"prompt_ms": 5}
    chunks = chunks_of(sse(*events))
    assert [chunk.id for chunk in chunks if chunk.id] == ["resp_1"]
    assert [chunk.model for chunk in chunks if chunk.model] == ["m"]
    assert plain(chunks[-1].extras) == {"timings": {"prompt_ms": 5}}


def test_a_whole_answer_in_place_of_a_stream_and_the_reverse_are_read() -> None:
    wire = body(message("Hello"), function_call('{"a": 1}'))
    wanted = CODEC.decode_response(wire).to_dict()
    assert CODEC.decode_stream([json.dumps(wire).encode()]).to_dict() == wanted
    assert CODEC.decode_response(sse(*streamed(wire))).to_dict() == wanted
    assert CODEC.decode_response(sse(*streamed(wire)).decode()).to_dict() == wanted


def test_usage_that_the_canonical_counts_cannot_hold_is_kept() -> None:
    usage = {**USAGE, "total_tokens": 99, "input_tokens_details": {"cached_tokens": 4, "image_tokens": 2}, "cost": 0.1}
    usage["input_tokens_details"]["cache_write_tokens"] = 1
    read = CODEC.decode_response(body(message("a"), usage=usage))
    assert plain(read.usage.to_dict()) == {
        "prompt_tokens": 12,
        "completion_tokens": 8,
        "total_tokens": 20,
        "cached_tokens": 4,
        "cache_write_tokens": 1,
        "reasoning_tokens": 3,
        "is_estimated": False,
        "extras": {"total_tokens": 99, "cost": 0.1, "input_tokens_details": {"image_tokens": 2}},
    }
    assert plain(CODEC.encode_response(read).value["usage"]) == usage


@requirement("REQ-4")
def test_a_completed_answer_whose_call_is_cut_is_judged_by_the_limit() -> None:
    wire = body(function_call('{"city": "Ro'), usage={**USAGE, "output_tokens": 20})
    assert CODEC.decode_response(wire, request=request(max_tokens=20)).finish_reason == "length"
    assert CODEC.decode_response(wire, request=request(max_tokens=30)).finish_reason == "error"
    assert CODEC.decode_stream([sse(*streamed(wire))], request=request(max_tokens=20)).finish_reason == "length"


def test_an_unknown_or_missing_status_is_other_and_never_stop() -> None:
    unknown = CODEC.decode_response(body(message("a"), status="steered"))
    assert (unknown.finish_reason, unknown.raw_finish_reason) == ("other", "steered")
    missing = CODEC.decode_response(body(message("a"), status=None))
    assert (missing.finish_reason, missing.raw_finish_reason, note_ids(missing)) == (
        "other",
        None,
        ["no_finish_reason"],
    )


def test_a_refusal_alone_is_a_content_filter_end_and_is_written_as_completed() -> None:
    wire = body(message({"type": "refusal", "refusal": "No."}))
    read = CODEC.decode_response(wire)
    assert (read.finish_reason, read.raw_finish_reason) == ("content_filter", "completed")
    assert normalize_response(CODEC, plain(CODEC.encode_response(read).value)) == normalize_response(CODEC, wire)
    elsewhere = read.replace(raw_finish_reason="stop")
    assert CODEC.encode_response(elsewhere).value["status"] == "completed"


def test_calls_of_custom_tools_end_a_turn_like_calls_of_functions() -> None:
    wire = body({"type": "custom_tool_call", "id": "ctc_1", "call_id": "k1", "name": "patch", "input": "x"})
    assert CODEC.decode_response(wire).finish_reason == "tool_calls"
    assert CODEC.decode_stream([sse(*streamed(wire))]).finish_reason == "tool_calls"


def test_a_time_with_a_fraction_is_its_whole_seconds_and_comes_back_as_it_was() -> None:
    item = {"id": "msg_1", "type": "message", "role": "assistant", "status": "completed", "content": []}
    body = {"id": "resp_1", "object": "response", "created_at": 1795789604.75, "status": "completed", "model": "m"}
    response = CODEC.decode_response({**body, "output": [item]})
    assert response.created == 1795789604
    written = CODEC.encode_response(response)
    assert written.value["created_at"] == 1795789604.75
    assert "openai-responses.identity" not in [loss.id for loss in written.losses]
