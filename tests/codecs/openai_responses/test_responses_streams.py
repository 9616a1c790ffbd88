"""Streams for clients: the published events, whole, from chunks of any dialect."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    NAME,
    WEATHER,
    Data,
    accumulate,
    body,
    check_answer,
    check_grammar,
    chunk,
    chunks_of,
    encode_stream,
    events_of,
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
from turnwire.core.errors import StreamError

SEARCH: Data = {"type": "web_search_call", "id": "ws_1", "status": "completed"}
SOUND: Data = {"type": "output_audio", "data": "A"}
END: Data = {"is_complete": True, "finish_reason": "stop"}


def own(**fields: Any) -> Data:
    return {NAME: fields}


def chunks(*fields: Data) -> list[StreamingChunk]:
    return [chunk(**each) for each in fields]


def kinds(events: list[Data]) -> list[str]:
    return [event["type"].removeprefix("response.") for event in events]


def encoded(*fields: Data, **options: Any) -> tuple[list[Data], list[tuple[str, str]]]:
    """The events and the losses of a stream."""
    encoder = CODEC.stream_encoder(**{"model": "m", "response_id": "resp_1", "created": 5, **options})
    data = b"".join(encoder.feed(each) for each in chunks(*fields)) + encoder.close()
    return events_of(data), names(encoder.losses)


@requirement("REQ-3", "COD-3")
def test_a_text_is_streamed_in_the_published_events() -> None:
    events = encode_stream(
        chunks(
            {"text": "Hel", "id": "chatcmpl-1", "model": "qwen3", "created": 7},
            {"text": "lo é\n"},
            {"usage": {"prompt_tokens": 3, "completion_tokens": 2}},
            {**END, "usage": {"prompt_tokens": 3, "completion_tokens": 2}, "raw_finish_reason": "stop"},
        ),
        request=request(temperature=0.5),
    )
    check_grammar(events)
    item_id = events[2]["item"]["id"]
    place = {"item_id": item_id, "output_index": 0}
    part = {"type": "output_text", "text": "Hello é\n", "annotations": [], "logprobs": []}
    whole = {"id": item_id, "type": "message", "role": "assistant", "status": "completed", "content": [part]}
    assert [
        {key: value for key, value in event.items() if key not in ("sequence_number", "response")} for event in events
    ] == [
        {"type": "response.created"},
        {"type": "response.in_progress"},
        {
            "type": "response.output_item.added",
            "output_index": 0,
            "item": {**whole, "status": "in_progress", "content": []},
        },
        {"type": "response.content_part.added", **place, "content_index": 0, "part": {**part, "text": ""}},
        {"type": "response.output_text.delta", **place, "content_index": 0, "delta": "Hel", "logprobs": []},
        {"type": "response.output_text.delta", **place, "content_index": 0, "delta": "lo é\n", "logprobs": []},
        {"type": "response.output_text.done", **place, "content_index": 0, "text": "Hello é\n", "logprobs": []},
        {"type": "response.content_part.done", **place, "content_index": 0, "part": part},
        {"type": "response.output_item.done", "output_index": 0, "item": whole},
        {"type": "response.completed"},
    ]
    begun, last = events[0]["response"], events[-1]["response"]
    check_answer(last)
    assert (begun["id"], begun["model"], begun["created_at"], begun["status"]) == (
        "chatcmpl-1",
        "qwen3",
        7,
        "in_progress",
    )
    assert (begun["output"], begun["usage"], begun["temperature"]) == ([], None, 0.5)
    assert {**begun, "status": "completed", "output": [whole], "usage": last["usage"]} == last
    assert last["usage"]["total_tokens"] == 5


@requirement("REQ-3")
def test_every_piece_goes_out_with_the_chunk_that_brings_it() -> None:
    encoder = CODEC.stream_encoder()
    for fields, kind in (
        ({"thinking": "Hm"}, "response.reasoning_text.delta"),
        ({"text": "a"}, "response.output_text.delta"),
        ({"refusal": "No"}, "response.refusal.delta"),
        (
            {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "arguments": "{"}]},
            "response.function_call_arguments.delta",
        ),
    ):
        events = events_of(encoder.feed(chunk(**fields)))
        assert events[-1]["type"] == kind
        assert events[-1]["delta"] in ("Hm", "a", "No", "{")


@requirement("REQ-3")
def test_interleaved_calls_are_items_one_after_another() -> None:
    events = encode_stream(
        chunks(
            {"text": "Both."},
            {
                "tool_call_deltas": [
                    {"index": 0, "id": "a", "name": "f"},
                    {"index": 1, "id": "b", "name": "get_weather"},
                ]
            },
            {"tool_call_deltas": [{"index": 1, "arguments": '{"y"'}]},
            {"tool_call_deltas": [{"index": 0, "arguments": '{"x": 1}'}, {"index": 1, "arguments": ": 2}"}]},
            {"is_complete": True, "finish_reason": "tool_calls"},
        ),
        request=request(tools=[{**_canonical(WEATHER), "original_name": "get-weather"}]),
    )
    check_grammar(events)
    output = events[-1]["response"]["output"]
    assert [(item["type"], item.get("call_id"), item.get("name"), item.get("arguments")) for item in output] == [
        ("message", None, None, None),
        ("function_call", "a", "f", '{"x": 1}'),
        ("function_call", "b", "get-weather", '{"y": 2}'),
    ]
    arguments = [(event["output_index"], event["delta"]) for event in events if "arguments.delta" in event["type"]]
    assert arguments == [(1, '{"x": 1}'), (2, '{"y"'), (2, ": 2}")]
    assert events[-1]["response"]["tools"][0]["name"] == "get-weather"


def _canonical(tool: Data) -> Data:
    return {key: value for key, value in tool.items() if key != "type"}


@requirement("REQ-3")
def test_an_item_is_done_with_the_piece_that_begins_the_next_one() -> None:
    encoder = CODEC.stream_encoder(model="m", response_id="resp_1", created=5)
    call = {"index": 0, "id": "a", "name": "f", "arguments": '{"x": 1}'}
    fed = [
        kinds(events_of(encoder.feed(each)))
        for each in chunks(
            {"tool_call_deltas": [call]},
            {"tool_call_deltas": [{"index": 1, "id": "b", "name": "g", "arguments": '{"y"'}]},
            {"text": "So"},
            {"thinking": "Hm"},
            {"tool_call_deltas": [{"index": 1, "arguments": ": 2}"}]},
            {"text": " it is."},
            {"parts": [{"type": "foreign", "dialect": NAME, "data": SEARCH}]},
            {"is_complete": True, "finish_reason": "tool_calls"},
        )
    ]
    begun, done = "output_item.added", "output_item.done"
    delta, end = "function_call_arguments.delta", "function_call_arguments.done"
    text = ["content_part.added", "output_text.delta"]
    thought = ["content_part.added", "reasoning_text.delta"]
    assert fed == [
        ["created", "in_progress", begun, delta],
        [end, done, begun, delta],
        [],
        [],
        [delta, end, done, begun, *text, "output_text.done", "content_part.done", done, begun, *thought],
        ["reasoning_text.done", "content_part.done", done, begun, *text],
        ["output_text.done", "content_part.done", done, begun, done],
        ["completed"],
    ]


@requirement("REQ-3")
@given(st.lists(st.sampled_from([0, 1, 2, "text", "thinking"]), max_size=12), st.booleans())
def test_items_never_overlap_however_pieces_are_mixed(order: list[Any], is_cut: bool) -> None:
    pieces: dict[int, list[str]] = {0: ["", '{"a"', ": 1}"], 1: ["{", "}"], 2: ['{"c": "', "}", '"', "}"]}
    fields: list[Data] = []
    for each in order:
        if isinstance(each, str):
            fields.append({each: f"{each} {len(fields)}. "})
        else:
            piece = pieces[each].pop(0) if pieces[each] else ""
            fields.append(
                {"tool_call_deltas": [{"index": each, "id": f"c{each}", "name": f"f{each}", "arguments": piece}]}
            )
    source = chunks(*fields, {"is_complete": True, "finish_reason": "length" if is_cut else "tool_calls"})
    events = encode_stream(source)
    check_grammar(events)
    said = [event["delta"] for event in events if event["type"].startswith("response.output_text.delta")]
    assert said == [each["text"] for each in fields if "text" in each]
    sent = {item["call_id"]: item["arguments"] for item in events[-1]["response"]["output"] if "call_id" in item}
    wanted: dict[str, str] = {}
    for delta in [delta for each in fields for delta in each.get("tool_call_deltas", ())]:
        wanted[delta["id"]] = wanted.get(delta["id"], "") + delta["arguments"]
    assert sent.keys() == wanted.keys()
    assert all(sent[name] == arguments or (sent[name], arguments) == ("{}", "") for name, arguments in wanted.items())


def test_arguments_behind_the_end_of_a_call_are_said_in_the_last_event() -> None:
    events, losses = encoded(
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": '{"x": 1}'}]},
        {"text": "Done."},
        {"tool_call_deltas": [{"index": 0, "arguments": " "}]},
        {"tool_call_deltas": [{"index": 0, "arguments": "}"}]},
        END,
    )
    assert losses == [("late_arguments", "/message/tool_calls")]
    told = [event["item"] for event in events if event["type"] == "response.output_item.done"]
    assert [item.get("arguments") for item in told] == ['{"x": 1}', None]
    assert [item.get("arguments") for item in events[-1]["response"]["output"]] == ['{"x": 1}}', None]


def test_a_failed_stream_has_what_was_held_in_its_last_event_alone() -> None:
    encoder = CODEC.stream_encoder(model="m", response_id="resp_1", created=5)
    fed = chunks(
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": '{"x"'}]},
        {"text": "So"},
        {"tool_call_deltas": [{"index": 1, "id": "b", "name": "g", "arguments": "{}"}]},
    )
    data = b"".join(map(encoder.feed, fed)) + encoder.close(ErrorInfo(message="out of memory", code="ACODE-MDL-006"))
    events = events_of(data)
    assert kinds(events) == [
        *("created", "in_progress", "output_item.added", "function_call_arguments.delta", "failed")
    ]
    assert [event["sequence_number"] for event in events] == [0, 1, 2, 3, 4]
    assert [(item["type"], item["status"]) for item in events[-1]["response"]["output"]] == [
        ("function_call", "incomplete"),
        ("message", "completed"),
        ("function_call", "incomplete"),
    ]


@requirement("REQ-3")
def test_thoughts_of_any_origin_come_as_reasoning_text_and_own_summaries_as_summaries() -> None:
    events, losses = encoded(
        {"thinking": "Hm", "thinking_origin": {"dialect": "anthropic"}, "part_index": 0},
        {"signature": "s", "part_index": 0},
        {"text": "a", "part_index": 1},
        {
            "thinking": "So",
            "thinking_origin": {"dialect": NAME, "field": "summary"},
            "part_index": 2,
            "provider_options": own(item={"id": "rs_9"}),
        },
        {
            "thinking": "or",
            "thinking_origin": {"dialect": NAME, "field": "content"},
            "part_index": 3,
            "provider_options": own(item={"id": "rs_9"}),
        },
        {"signature": "gAAA", "part_index": 2},
        END,
    )
    check_grammar(events)
    assert losses == [("thinking_foreign", "/message/content")]
    first, _, second = events[-1]["response"]["output"]
    assert (first["summary"], first["content"]) == ([], [{"type": "reasoning_text", "text": "Hm"}])
    assert second == {
        "id": "rs_9",
        "type": "reasoning",
        "summary": [{"type": "summary_text", "text": "So"}],
        "content": [{"type": "reasoning_text", "text": "or"}],
        "encrypted_content": "gAAA",
    }
    assert {"reasoning_summary_part.added", "reasoning_summary_text.done", "reasoning_summary_part.done"} <= {
        *kinds(events)
    }


def test_a_signature_alone_is_a_reasoning_item_of_its_own() -> None:
    events, losses = encoded(
        {
            "signature": "gAAA",
            "thinking_origin": {"dialect": NAME, "field": "summary"},
            "part_index": 0,
            "provider_options": own(item={"id": "rs_9"}),
        },
        {"text": "a", "part_index": 1},
        END,
    )
    check_grammar(events)
    assert losses == []
    assert events[-1]["response"]["output"][0] == {
        "id": "rs_9",
        "type": "reasoning",
        "summary": [],
        "encrypted_content": "gAAA",
    }


def test_a_signature_that_comes_after_its_item_is_said_in_the_last_event() -> None:
    thought = {"dialect": NAME, "field": "content"}
    events, losses = encoded(
        {"thinking": "Hm", "thinking_origin": thought, "part_index": 0, "provider_options": own(item={"id": "rs_9"})},
        {"text": "a", "part_index": 1},
        {"signature": "gAAA", "part_index": 0},
        END,
    )
    assert losses == [("late_thinking", "/message/content")]
    assert events[-1]["response"]["output"][0]["encrypted_content"] == "gAAA"
    assert [event["type"] for event in events].count("response.output_item.added") == 2


def test_options_that_come_after_their_item_are_said_in_the_last_event() -> None:
    citation = {"type": "url_citation", "url": "u", "title": "t", "start_index": 0, "end_index": 1}
    events, losses = encoded(
        {"text": "a", "part_index": 0, "provider_options": own(item={"id": "msg_9"})},
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "arguments": "{}"}]},
        {"text": "", "part_index": 0, "provider_options": own(item={"id": "msg_9"}, annotations=[citation])},
        END,
    )
    assert losses == []
    assert events[-1]["response"]["output"][0]["content"][0]["annotations"] == [citation]
    assert len(events[-1]["response"]["output"]) == 2


def test_annotations_have_events_of_their_own() -> None:
    citation = {"type": "url_citation", "url": "u", "title": "t", "start_index": 0, "end_index": 1}
    events, _ = encoded(
        {"text": "a", "part_index": 0, "provider_options": own(item={"id": "msg_9"})},
        {"text": "", "part_index": 0, "provider_options": own(annotations=[citation])},
        {"text": "b", "part_index": 1, "provider_options": own(item={"id": "msg_9"})},
        END,
    )
    check_grammar(events)
    [added] = [event for event in events if event["type"] == "response.output_text.annotation.added"]
    assert (added["annotation"], added["annotation_index"], added["content_index"]) == (citation, 0, 0)
    [item] = events[-1]["response"]["output"]
    assert [part["text"] for part in item["content"]] == ["a", "b"]


def test_annotations_that_are_told_again_with_a_further_one_have_one_event_each() -> None:
    first, second = ({"type": "file_citation", "file_id": name, "filename": "f", "index": 0} for name in ("a", "b"))
    events, _ = encoded(
        {"text": "a", "part_index": 0},
        {"text": "b", "part_index": 0, "provider_options": own(annotations=[first])},
        {"text": "c", "part_index": 0, "provider_options": own(annotations=[first, second])},
        END,
    )
    added = [event for event in events if event["type"] == "response.output_text.annotation.added"]
    assert [(event["annotation_index"], event["annotation"]) for event in added] == [(0, first), (1, second)]
    assert events[-1]["response"]["output"][0]["content"][0]["annotations"] == [first, second]


def test_log_probabilities_are_told_with_the_whole_part() -> None:
    logprobs = [{"token": "a", "logprob": -0.1, "bytes": [97], "top_logprobs": []}]
    events, losses = encoded({"text": "a", "part_index": 0, "provider_options": own(logprobs=logprobs)}, END)
    assert losses == []
    by_type = {event["type"]: event for event in events}
    assert by_type["response.output_text.done"]["logprobs"] == logprobs
    assert by_type["response.content_part.done"]["part"]["logprobs"] == logprobs
    assert events[-1]["response"]["output"][0]["content"][0]["logprobs"] == logprobs


def test_messages_of_different_ids_are_items_of_their_own() -> None:
    events, _ = encoded(
        {"text": "a", "part_index": 0, "provider_options": own(item={"id": "msg_1", "phase": "commentary"})},
        {"text": "b", "part_index": 1, "provider_options": own(item={"id": "msg_2"})},
        {"text": "c", "part_index": 1},
        END,
    )
    check_grammar(events)
    output = events[-1]["response"]["output"]
    assert [(item["id"], item.get("phase"), item["content"][0]["text"]) for item in output] == [
        ("msg_1", "commentary", "a"),
        ("msg_2", None, "bc"),
    ]


@requirement("REQ-3")
def test_text_that_goes_on_after_a_call_is_another_message() -> None:
    events, _ = encoded(
        {"text": "a"},
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "arguments": "{}", "is_complete": True}]},
        {"text": "b"},
        {"thinking": "Hm"},
        END,
    )
    check_grammar(events)
    assert [item["type"] for item in events[-1]["response"]["output"]] == [
        *("message", "function_call", "message", "reasoning")
    ]
    done = [event["output_index"] for event in events if event["type"] == "response.output_item.done"]
    assert done == [0, 1, 2, 3]


def test_whole_parts_become_items_and_what_has_no_form_is_a_loss() -> None:
    events, losses = encoded(
        {"parts": [{"type": "text", "text": "a"}, {"type": "refusal", "text": "No."}], "part_index": 0},
        {"parts": [{"type": "thinking", "text": "Hm"}, {"type": "thinking", "redacted_data": "x"}], "part_index": 1},
        {
            "parts": [
                {
                    "type": "foreign",
                    "dialect": NAME,
                    "data": {"type": "web_search_call", "id": "ws_1", "status": "completed"},
                }
            ]
        },
        {
            "parts": [
                {
                    "type": "foreign",
                    "dialect": NAME,
                    "data": {
                        "type": "message",
                        "role": "assistant",
                        "content": [{"type": "output_audio", "data": "A"}],
                    },
                }
            ]
        },
        {
            "parts": [
                {"type": "foreign", "dialect": "gemini", "data": {}},
                {"type": "image", "url": "https://x.example/a"},
            ]
        },
        END,
    )
    check_grammar(events)
    assert losses == [
        ("thinking_foreign", "/message/content"),
        ("foreign_part", "/message/content"),
        ("answer_part", "/message/content"),
    ]
    output = events[-1]["response"]["output"]
    assert [item["type"] for item in output] == ["message", "reasoning", "web_search_call", "message"]
    assert [part["type"] for part in output[0]["content"]] == ["output_text", "refusal"]
    assert output[3]["content"] == [{"type": "output_audio", "data": "A"}]


def test_a_call_begins_when_its_name_is_known_and_ends_as_an_object() -> None:
    events, losses = encoded(
        {"tool_call_deltas": [{"index": 0, "id": "a", "arguments": '{"x"'}]},
        {"tool_call_deltas": [{"index": 0, "name": "f", "arguments": ": 1}"}]},
        {"tool_call_deltas": [{"index": 1, "id": "b", "name": "g"}]},
        {"tool_call_deltas": [{"index": 2, "arguments": "{}"}]},
        {"tool_call_deltas": [{"index": 3, "id": "r", "name": "h", "arguments": "{}", "invalid": "server_rejected"}]},
        {"is_complete": True, "finish_reason": "tool_calls"},
    )
    check_grammar(events)
    assert losses == [("rejected_call", "/message/invalid_tool_calls/0")]
    output = events[-1]["response"]["output"]
    assert [(item["name"], item["arguments"]) for item in output] == [("f", '{"x": 1}'), ("g", "{}"), ("", "{}")]
    assert output[2]["call_id"].startswith("call_")


def test_a_new_id_at_a_known_index_is_another_call() -> None:
    events, _ = encoded(
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": "{}"}]},
        {"tool_call_deltas": [{"index": 0, "id": "b", "name": "g", "arguments": "{}", "is_complete": True}]},
        {"tool_call_deltas": [{"index": 0, "name": "h", "arguments": "{}"}]},
        {"is_complete": True, "finish_reason": "tool_calls"},
    )
    check_grammar(events)
    assert [item["name"] for item in events[-1]["response"]["output"]] == ["f", "g", "h"]


@requirement("REQ-4")
@pytest.mark.parametrize(
    ("reason", "kind", "status", "details"),
    [
        ("stop", "completed", "completed", None),
        ("length", "incomplete", "incomplete", {"reason": "max_output_tokens"}),
        ("content_filter", "incomplete", "incomplete", {"reason": "content_filter"}),
        ("cancelled", "incomplete", "cancelled", None),
        ("error", "failed", "failed", None),
    ],
)
def test_the_last_event_tells_the_end(reason: str, kind: str, status: str, details: Any) -> None:
    events, losses = encoded({"text": "a"}, {"is_complete": True, "finish_reason": reason})
    assert losses == []
    assert events[-1]["type"] == f"response.{kind}"
    last = events[-1]["response"]
    assert (last["status"], last["incomplete_details"]) == (status, details)
    assert last["output"][0]["status"] == ("completed" if status == "completed" else "incomplete")
    assert (last["error"] is not None) == (status == "failed")


@requirement("REQ-4")
def test_a_call_that_was_cut_is_incomplete_in_the_stream() -> None:
    events, _ = encoded(
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": '{"x": 1}', "is_complete": True}]},
        {"tool_call_deltas": [{"index": 1, "id": "b", "name": "f", "arguments": '{"x'}]},
        {"is_complete": True, "finish_reason": "length"},
    )
    check_grammar(events)
    assert [item["status"] for item in events[-1]["response"]["output"]] == ["completed", "incomplete"]
    answer = CODEC.decode_stream([sse(*events)])
    assert [call.id for call in answer.message.tool_calls or ()] == ["a"]
    assert [(call.id, call.reason) for call in answer.message.invalid_tool_calls or ()] == [("b", "truncated")]


def test_an_empty_stream_is_one_empty_message_and_a_queued_one_has_no_output() -> None:
    events, _ = encoded(END)
    check_grammar(events)
    [item] = events[-1]["response"]["output"]
    assert item["content"] == [{"type": "output_text", "text": "", "annotations": [], "logprobs": []}]
    events, losses = encoded({"is_complete": True, "finish_reason": "other", "raw_finish_reason": "queued"})
    assert (events[-1]["response"]["status"], events[-1]["response"]["output"], losses) == ("queued", [], [])


def test_an_end_without_a_word_on_this_wire_is_a_loss_told_once() -> None:
    events, losses = encoded({"text": "a"}, {"is_complete": True, "finish_reason": "other", "raw_finish_reason": "eos"})
    assert losses == [("finish_reason", "/finish_reason")]
    assert events[-1]["type"] == "response.completed"


@requirement("COD-2", "REQ-4")
def test_what_the_last_counts_of_a_stream_cannot_say_is_told_once() -> None:
    timings = {"total_ns": 5}
    usage = {"prompt_tokens": 5, "completion_tokens": 5, "is_estimated": True, "server_timings": timings}
    wanted = [
        ("usage_zero", "/usage"),
        ("usage_detail", "/usage/is_estimated"),
        ("usage_detail", "/usage/server_timings"),
    ]
    events, losses = encoded({"text": "a", "usage": usage}, {**END, "usage": usage})
    assert losses == wanted
    assert encoded({"text": "a", "usage": usage}, END)[1] == wanted
    assert events[-1]["response"]["usage"]["total_tokens"] == 10
    assert encoded({**END, "usage": {"prompt_tokens": 5}})[1] == [("usage_unknown", "/usage")]


@requirement("COD-2")
def test_a_stream_without_id_model_and_time_has_made_ids_and_tells_that_at_its_end() -> None:
    encoder = CODEC.stream_encoder()
    events = events_of(encoder.feed(chunk(text="a")) + encoder.feed(chunk(**END)) + encoder.close())
    check_grammar(events)
    assert events[0]["response"]["id"].startswith("resp_")
    assert [loss.to_dict() for loss in encoder.losses] == [
        {
            "id": "openai-responses.identity",
            "at": "",
            "reason": "an answer requires identifying fields that are unknown: id, created, model",
            "action": "made up, empty or 0",
        }
    ]


@requirement("REQ-3")
@pytest.mark.parametrize(
    ("kind", "status", "reason"),
    [
        ("response.completed", "completed", "stop"),
        ("response.incomplete", "incomplete", "other"),
        ("response.done", "completed", "stop"),  # the word of the realtime API, which some servers say
    ],
)
def test_every_event_with_a_whole_response_that_is_over_ends_a_stream(kind: str, status: str, reason: str) -> None:
    *begun, _ = streamed(body(message("Hello")))
    ended = {"type": kind, "response": body(message("Hello"), status=status)}
    chunks = chunks_of(sse(*begun, ended))
    assert [chunk.is_complete for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
    assert (chunks[-1].finish_reason, chunks[-1].raw_finish_reason) == (reason, status)


def test_a_model_and_a_time_that_come_late_are_in_the_last_event() -> None:
    events, losses = encoded({"text": "a"}, {**END, "id": "late", "model": "m2", "created": 9}, model="", created=0)
    assert losses == []
    assert (events[0]["response"]["id"], events[-1]["response"]["id"]) == ("resp_1", "resp_1")
    assert (events[-1]["response"]["model"], events[-1]["response"]["created_at"]) == ("m2", 9)


@requirement("COD-3")
def test_a_stream_of_this_dialect_passes_with_ids_phases_and_extras() -> None:
    wire = body(
        reasoning("So", "then", encrypted_content="gAAA"),
        message("a", phase="commentary"),
        {"type": "web_search_call", "id": "ws_1", "status": "completed"},
        function_call('{"a": 1}', namespace="n"),
        message("b", {"type": "refusal", "refusal": "No."}, item_id="msg_2"),
        store=True,
        billing={"payer": "developer"},
    )
    source = chunks_of(sse(*streamed(wire)))
    events = encode_stream(source)
    check_grammar(events)
    last = events[-1]["response"]
    assert normalize_response(CODEC, last) == normalize_response(CODEC, wire)
    assert accumulate(chunks_of(sse(*events))).message.to_dict() == accumulate(source).message.to_dict()


def test_nothing_comes_after_the_end() -> None:
    encoder = CODEC.stream_encoder()
    assert encoder.close() == b""
    assert encoder.close() == b""
    encoder = CODEC.stream_encoder()
    last = encoder.feed(chunk(text="a", **END))
    assert plain(events_of(last)[-1]["response"]["output"][0]["content"][0]["text"]) == "a"
    assert encoder.close() == b""


@pytest.mark.parametrize("name", ["item_id", "content_index"])
def test_a_delta_with_an_odd_place_is_read_with_care_and_costs_no_answer(name: str) -> None:
    events = streamed(body(message("Hello there, you!")))
    for event in events:
        if event["type"] == "response.output_text.delta":
            event[name] = {"x": 1} if name == "item_id" else 0.5
    read = CODEC.decode_stream([sse(*events)])
    assert read.message.text == "Hello there, you!"
    assert "odd_field" in note_ids(read)


def test_own_fields_of_a_call_whose_arguments_are_an_object_stay_in_a_stream() -> None:
    item = function_call() | {"arguments": {"a": 1}}
    whole = body(item)
    added = {"type": "response.output_item.added", "output_index": 0, "item": item}
    done = {"type": "response.output_item.done", "output_index": 0, "item": item}
    read = CODEC.decode_stream([sse(added, done, {"type": "response.completed", "response": whole})])
    assert plain(read.message) == plain(CODEC.decode_response(whole).message)
    assert read.message.to_dict()["tool_calls"][0]["provider_options"] == {NAME: {"id": "fc_call_1"}}


@requirement("COD-7")
@pytest.mark.parametrize("is_stream", [True, False])
def test_who_answers_is_known_although_the_output_cannot_be_read(is_stream: bool) -> None:
    whole = {"id": "resp_1", "model": "m", "status": "completed", "output": 5}
    data = sse({"type": "response.completed", "response": whole}) if is_stream else json.dumps(whole).encode()
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([data])
    assert caught.value.info.message == "the answer cannot be read: /output: must be a list of items"
    assert caught.value.partial is not None
    assert (caught.value.partial.id, caught.value.partial.model) == ("resp_1", "m")
