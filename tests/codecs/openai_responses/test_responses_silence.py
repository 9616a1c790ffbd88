"""Nothing is left out without a word: small things that this wire cannot say, or says in another place."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    NAME,
    PNG,
    Data,
    body,
    check_answer,
    events_of,
    function_call,
    message,
    names,
    plain,
    reasoning,
    request,
    sse,
    streamed,
)
from tests.requirements import requirement

USER: Data = {"role": "user", "content": "Hello!"}
BEGUN: Data = {"role": "assistant", "content": "One, two,"}
OWN: Data = {"dialect": NAME, "field": "summary"}


def sent(value: ChatRequest) -> tuple[Data, list[tuple[str, str]]]:
    """The body and the losses."""
    wire, losses = CODEC.encode_request(value)
    return plain(wire), names(losses)


# Requests


@requirement("COD-2")
def test_an_answer_that_the_caller_began_is_sent_and_told_because_the_model_writes_a_new_message() -> None:
    wire, losses = sent(request(USER, BEGUN))
    assert [item["role"] for item in wire["input"]] == ["user", "assistant"]
    assert losses == [("prefill", "/messages/1/content")]
    assert sent(request(BEGUN, USER))[1] == []
    called = {**BEGUN, "tool_calls": [{"id": "c", "name": "f", "arguments": {}}]}
    assert sent(request(USER, called))[1] == []


@requirement("COD-2")
@pytest.mark.parametrize(
    ("part", "wire"),
    [
        ({"type": "image", "url": "https://e.org/a.png"}, {"image_url": "https://e.org/a.png", "detail": "auto"}),
        ({"type": "image", "file_id": "f"}, {"file_id": "f", "detail": "auto"}),
        ({"type": "document", "url": "https://e.org/a"}, {"file_url": "https://e.org/a"}),
        ({"type": "document", "file_id": "f"}, {"file_id": "f"}),
    ],
)
def test_the_media_type_beside_a_url_or_an_id_has_no_place(part: Data, wire: Data) -> None:
    kind = {"image": "input_image", "document": "input_file"}[part["type"]]
    found, losses = sent(request({"role": "user", "content": [{**part, "media_type": "x/y"}]}))
    assert found["input"] == [{"role": "user", "content": [{"type": kind, **wire}]}]
    assert losses == [("media_type", "/messages/0/content/0/media_type")]
    assert sent(request({"role": "user", "content": [part]})) == (found, [])


@requirement("COD-2")
def test_a_data_url_says_the_type_itself() -> None:
    part = {"type": "image", "url": f"data:image/png;base64,{PNG}", "media_type": "image/png"}
    assert sent(request({"role": "user", "content": [part]}))[1] == []


@requirement("COD-3")
def test_own_fields_of_a_thought_without_words_are_those_of_its_item() -> None:
    thought = {"type": "thinking", "text": "", "signature": "s", "origin": OWN, "provider_options": {NAME: {"x": 1}}}
    said = {"role": "assistant", "content": [thought, {"type": "text", "text": "a"}]}
    wire, losses = sent(request(said, USER))
    assert wire["input"][0] == {"type": "reasoning", "summary": [], "encrypted_content": "s", "x": 1}
    assert losses == []


# Answers


def answered(said: Data, **fields: Any) -> tuple[Data, list[tuple[str, str]]]:
    """The body for a client, which must fit the published document, and the losses."""
    counts = ("prompt_tokens", "completion_tokens", "cached_tokens", "cache_write_tokens", "reasoning_tokens")
    whole = {
        "id": "r",
        "model": "m",
        "created": 5,
        "usage": dict.fromkeys(counts, 1),
        "finish_reason": "stop",
        **fields,
    }
    wire, losses = CODEC.encode_response(ChatResponse.from_dict({"message": {"role": "assistant", **said}, **whole}))
    check_answer(plain(wire))
    return plain(wire), names(losses)


@requirement("COD-2")
def test_extras_without_a_place_in_the_answer_are_told() -> None:
    assert answered({"content": "a"}, extras={"x": 1, "store": True})[1] == [("answer_detail", "/extras")]
    assert answered({"content": "a"}, extras={"x": 1}, raw_finish_reason="completed")[1] == []
    assert answered({"content": "a", "extras": {"x": 1}})[1] == [("answer_part", "/message/extras")]
    call = {"id": "c", "name": "f", "arguments": {}}
    made = [{**call, "extras": {"x": 1}}, {**call, "id": "d", "extras": {"original_id": "c"}}]
    assert answered({"tool_calls": made}, finish_reason="tool_calls")[1] == [
        ("answer_part", "/message/tool_calls/0/extras")
    ]


@requirement("COD-2")
def test_a_truncated_call_is_marked_and_another_one_that_a_client_would_run_is_left_out() -> None:
    def marked(reason: str) -> tuple[list[str], list[tuple[str, str]]]:
        bad = {"id": "c", "name": "f", "arguments_text": '{"a": 1}', "reason": reason}
        wire, losses = answered({"invalid_tool_calls": [bad]}, finish_reason="tool_calls")
        return [item["status"] for item in wire["output"]], losses

    assert marked("truncated") == (["incomplete"], [])
    assert marked("not_json") == ([], [("invalid_tool_call", "/message/invalid_tool_calls/0")])


@requirement("COD-2")
def test_an_end_with_calls_that_are_not_there_is_told_and_calls_of_other_kinds_count() -> None:
    options = {NAME: {"type": "custom_tool_call"}}
    custom = {"id": "k", "name": "f", "arguments": {"input": "x"}, "provider_options": options}
    assert answered({"content": "a"}, finish_reason="tool_calls")[1] == [("finish_reason", "/finish_reason")]
    assert answered({"tool_calls": [custom]}, finish_reason="tool_calls")[1] == []


# Streams


LAST: Data = {"is_complete": True, "finish_reason": "stop"}


def encoded(*chunks: Data) -> tuple[list[Data], list[tuple[str, str]]]:
    """The events for a client, each of which must fit its document, and the losses."""
    encoder = CODEC.stream_encoder(model="m", response_id="r", created=5)
    data = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks) + encoder.close()
    return events_of(data), names(encoder.losses)


@requirement("COD-2")
def test_a_stream_tells_what_its_answer_would_tell() -> None:
    assert encoded({"text": "a", "extras": {"x": 1}}, LAST)[1] == [("answer_detail", "/extras")]
    assert encoded({"text": "a", "extras": {"message": {"x": 1}}}, LAST)[1] == [("answer_part", "/message/extras")]
    delta = {"index": 0, "id": "c", "name": "f", "arguments": "{}", "extras": {"x": 1}}
    assert encoded({"tool_call_deltas": [delta]}, {**LAST, "finish_reason": "tool_calls"})[1] == [
        ("answer_part", "/message/tool_calls")
    ]
    assert encoded({"text": "a"}, {**LAST, "finish_reason": "tool_calls"})[1] == [("finish_reason", "/finish_reason")]
    hidden = {"type": "thinking", "redacted_data": "eHg=", "origin": OWN}
    assert encoded({"parts": [hidden]}, {"text": "a"}, LAST)[1] == [("thinking_redacted", "/message/content")]


@requirement("COD-3")
def test_what_an_event_says_beside_what_is_known_of_it_is_an_extra_of_the_answer() -> None:
    events = streamed(body(reasoning("hm"), message("Hi"), function_call("{}")))
    marked = [{**event, f"x{place}": place} for place, event in enumerate(events)]
    wanted = {f"x{place}": place for place in range(len(events))}
    found = CODEC.decode_stream([sse(*marked)])
    assert {key: value for key, value in (found.extras or {}).items() if key in wanted} == wanted
    again, _ = CODEC.encode_response(found)
    assert {key: value for key, value in again.items() if key in wanted} == wanted


@requirement("COD-3")
def test_events_of_hosted_tools_are_passed_over_because_their_item_says_it_again() -> None:
    item = {"type": "web_search_call", "id": "ws_1", "status": "completed", "action": {"type": "search", "query": "q"}}
    events = streamed(body(item, message("Hi")))
    searching = {"type": "response.web_search_call.searching", "item_id": "ws_1", "output_index": 0, "x": 1}
    found = CODEC.decode_stream([sse(*events[:3], searching, *events[3:])])
    assert found == CODEC.decode_stream([sse(*events)])


# Options that nothing carries


@requirement("COD-2", "COD-6")
def test_options_of_a_message_without_words_and_of_others_thoughts_are_losses() -> None:
    call = {"id": "c", "name": "f", "arguments": {}}
    said = {"role": "assistant", "tool_calls": [call], "provider_options": {NAME: {"x": 1}}}
    result = {"role": "tool", "tool_call_id": "c", "content": "ok"}
    assert sent(request(USER, said, result, USER))[1] == [("message_options", "/messages/1/provider_options")]
    made = {"tool_calls": [call], "provider_options": {NAME: {"x": 1}}}
    assert answered(made, finish_reason="tool_calls")[1] == [("message_options", "/message/provider_options")]
    thought = {"type": "thinking", "text": "hm", "provider_options": {NAME: {"x": 1}}}
    assert answered({"content": [thought, {"type": "text", "text": "a"}]})[1] == [
        ("part_options", "/message/content/0/provider_options")
    ]
    assert encoded({"parts": [thought]}, {"is_complete": True, "finish_reason": "stop"})[1][0] == (
        "part_options",
        "/message/content",
    )
