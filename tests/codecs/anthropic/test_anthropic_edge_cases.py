"""The right answer for every edge case of the dialect; the numbers are those of tests/codecs/edge_cases.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest

from tests.codecs.anthropic.anthropic_wire import (
    ANTHROPIC_CODEC,
    NEW,
    PNG,
    SONNET,
    Data,
    assistant,
    begin,
    body,
    decode,
    encode,
    encode_lossy,
    end,
    flat,
    note_ids,
    piece,
    plain,
    request,
    result,
    start,
    stop,
    streamed,
    text,
    use,
    user,
)
from tests.codecs.edge_cases import edge_case, uncovered
from tests.normal_forms import normalize_request, normalize_response
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import InvalidDataError, StreamError

HELLO = {"role": "user", "content": "Hello!"}


def call_stream(*pieces: str, reason: str = "tool_use") -> Any:
    return decode(start(), begin(0, use()), *(piece(0, "input_json", each) for each in pieces), end(0), stop(reason))


@edge_case(87)
def test_input_comes_in_pieces_and_no_piece_at_all_is_an_empty_object() -> None:
    [found] = call_stream("", '{"a"', ": 1}").message.tool_calls
    assert (found.id, found.arguments) == ("toolu_1", {"a": 1})
    empty = call_stream()
    assert empty.message.tool_calls[0].arguments == {}
    assert empty == ANTHROPIC_CODEC.decode_response(body(use(), stop="tool_use"))
    assert call_stream("").message.tool_calls[0].arguments == {}
    whole = decode(start(), begin(0, use({"a": 1})), end(0), stop("tool_use"))
    assert whole.message.tool_calls is not None
    assert whole.message.tool_calls[0].arguments == {"a": 1}


@edge_case(88)
def test_a_call_inside_which_the_limit_was_reached_is_cut() -> None:
    for whole in (
        call_stream('{"a": 1}', reason="max_tokens"),
        ANTHROPIC_CODEC.decode_response(body(use({"a": 1}), stop="max_tokens")),
    ):
        assert whole.finish_reason == "length"
        assert [dict(call.arguments) for call in whole.message.tool_calls or ()] == [{"a": 1}]
        assert [note.id for note in whole.diagnostics or ()] == ["after_truncation"]
    for found in (
        call_stream('{"a": ', reason="max_tokens"),
        call_stream("{}", reason="max_tokens"),
        call_stream(reason="max_tokens"),
        ANTHROPIC_CODEC.decode_response(body(use(), stop="max_tokens")),
    ):
        assert found.finish_reason == "length"
        assert found.message.tool_calls is None
        [call] = found.message.invalid_tool_calls or ()
        assert call.reason == "truncated"
    cut = call_stream('{"a": ')
    assert (cut.finish_reason, cut.message.invalid_tool_calls[0].reason) == ("error", "truncated")
    two = decode(
        start(),
        begin(0, use({"a": 1})),
        end(0),
        begin(1, use(call_id="b")),
        piece(1, "input_json", "{"),
        stop("max_tokens"),
    )
    assert [call.id for call in two.message.tool_calls or ()] == ["toolu_1"]


@edge_case(88)
@pytest.mark.parametrize(
    ("first", "last", "reason"),
    [("{}", "{", "error"), ("{}", "{}", "tool_calls"), ('{"a" 1}', "{}", "tool_calls"), ("{", "{}", "tool_calls")],
)
def test_the_last_call_alone_says_whether_the_answer_was_cut(first: str, last: str, reason: str) -> None:
    found = decode(
        start(),
        *(begin(0, use()), piece(0, "input_json", first), end(0)),
        *(begin(1, use(call_id="b")), piece(1, "input_json", last), end(1)),
        stop("tool_use"),
    )
    assert found.finish_reason == reason


@edge_case(89)
def test_thoughts_keep_order_and_every_byte_and_go_back_to_this_dialect_only() -> None:
    signature = "EusB+/=\u2028é" + "x" * 200_000
    blocks = [
        {"type": "thinking", "thinking": "", "signature": signature},
        text("a"),
        {"type": "redacted_thinking", "data": "eHg="},
        {"type": "thinking", "thinking": "hm", "signature": "c2ln"},
        use(),
    ]
    wire = body(*blocks, stop="tool_use")
    found = ANTHROPIC_CODEC.decode_response(wire)
    assert ANTHROPIC_CODEC.decode_stream([streamed(wire)]) == found
    history = request(
        HELLO, found.message.to_dict(), {"role": "tool", "tool_call_id": "toolu_1", "content": "x"}, model=NEW
    )
    assert encode(history)["messages"][1] == assistant(*blocks)
    for name in ("openai-chat", "gemini", "openai-responses"):
        sent = get_codec(name).encode_request(history)
        assert signature not in json.dumps(plain(sent.value), ensure_ascii=False)
        assert f"{name}.thinking_foreign" in {loss.id for loss in sent.losses}


@edge_case(90)
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ("pause_turn", "other"),
        ("refusal", "content_filter"),
        ("model_context_window_exceeded", "length"),
        ("of_the_future", "other"),
        (None, "other"),
    ],
)
def test_a_stop_reason_that_is_no_plain_end_is_never_stop(raw: str | None, reason: str) -> None:
    found = ANTHROPIC_CODEC.decode_response(body(stop=raw, stop_details={"type": "x"}))
    assert (found.finish_reason, found.raw_finish_reason) == (reason, raw)
    assert found.extras == {"stop_details": {"type": "x"}}
    assert note_ids(found) == ([] if raw else ["no_finish_reason"])
    assert ANTHROPIC_CODEC.decode_stream([streamed(body(stop=raw, stop_details={"type": "x"}))]) == found


@edge_case(90)
def test_a_refusal_may_have_no_content() -> None:
    found = ANTHROPIC_CODEC.decode_response({**body(stop="refusal"), "content": []})
    assert (found.finish_reason, found.message.content) == ("content_filter", "")
    assert decode(start(), begin(0, text("")), end(0), stop("refusal")) == found


@edge_case(91)
def test_an_overloaded_error_as_the_first_event_may_be_tried_again() -> None:
    with pytest.raises(StreamError) as caught:
        decode({"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}})
    assert (caught.value.info.category, caught.value.info.retryable) == ("overloaded", True)


@edge_case(92)
def test_the_prompt_holds_the_cache_and_cumulative_counts_are_not_added() -> None:
    found = decode(
        start(
            usage={
                "input_tokens": 5,
                "cache_read_input_tokens": 7,
                "cache_creation_input_tokens": 2,
                "output_tokens": 1,
            }
        ),
        stop(usage={"output_tokens": 5})[0],
        stop(usage={"output_tokens": 8, "cache_read_input_tokens": None}),
    ).usage
    assert (found.prompt_tokens, found.cached_tokens, found.cache_write_tokens) == (14, 7, 2)
    assert (found.completion_tokens, found.total_tokens) == (8, 22)


@edge_case(93)
def test_results_of_parallel_calls_are_one_message_before_any_text() -> None:
    calls: list[Data] = [{"id": name, "name": "f", "arguments": {}} for name in ("a", "b", "c")]
    results = [{"role": "tool", "tool_call_id": name, "content": name} for name in ("c", "a", "b")]
    wire, losses = encode_lossy(request(HELLO, {"role": "assistant", "tool_calls": calls}, *results, HELLO))
    assert wire["messages"][2:] == [user(*(result(name, name) for name in ("a", "b", "c")), text("Hello!"))]
    assert losses == [("result_order", "/messages/2")]


@edge_case(94)
def test_system_in_the_middle_two_users_and_blank_texts_are_handled_and_told() -> None:
    given = request(
        HELLO, HELLO, {"role": "system", "content": "S"}, HELLO, {"role": "user", "content": "  "}, model=SONNET
    )
    wire, losses = encode_lossy(given)
    assert wire["messages"] == [user("Hello!"), user("Hello!"), user(text("<system>S</system>"), text("Hello!"))]
    assert losses == [("system_place", "/messages/2"), ("empty_text", "/messages/4/content")]


@edge_case(95)
def test_a_tool_result_holds_an_image_and_its_failure() -> None:
    image = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": PNG}}
    wire = {
        "model": "m",
        "max_tokens": 5,
        "messages": [user("x"), assistant(use()), user(result([image, text("x")], is_error=True))],
    }
    found = ANTHROPIC_CODEC.decode_request(wire).value
    assert found.messages[2].to_dict() == {
        "role": "tool",
        "tool_call_id": "toolu_1",
        "name": "f",
        "is_error": True,
        "content": [{"type": "image", "data": PNG, "media_type": "image/png"}, text("x")],
    }
    assert encode(found) == wire
    chat = get_codec("openai-chat").encode_request(found)
    assert {loss.id for loss in chat.losses} == {"openai-chat.is_error", "openai-chat.tool_media"}
    assert PNG in json.dumps(plain(chat.value))


@edge_case(96, 107)
def test_unknown_blocks_stay_in_place_and_known_ones_with_a_bad_body_are_faults() -> None:
    odd: list[Data] = [
        {"type": "container_upload", "file_id": "f"},
        {"type": "of_the_future", "a": {"b": [1, None]}},
    ]
    wire = {"model": "m", "max_tokens": 5, "messages": [user("x"), assistant(odd[0], text("a"), odd[1]), user("y")]}
    assert encode(ANTHROPIC_CODEC.decode_request(wire).value) == wire
    found = ANTHROPIC_CODEC.decode_response(body(*odd))
    assert [part.type for part in found.message.parts] == ["foreign", "foreign"]
    assert plain(ANTHROPIC_CODEC.encode_response(found).value)["content"] == odd
    with pytest.raises(InvalidDataError) as caught:
        ANTHROPIC_CODEC.decode_request({**wire, "messages": [user({"type": "text", "text": 5})]})
    assert [problem.path for problem in caught.value.problems] == ["/messages/0/content/0/text"]


@edge_case(106)
def test_unknown_fields_survive_at_every_level_through_storage() -> None:
    thought = {"type": "thinking", "thinking": "", "signature": "s", "x": 5}
    wire = {
        "model": "m",
        "max_tokens": 5,
        "x": {"y": [1, 2.0]},
        "messages": [
            {**user(text("a", x=1)), "x": 2},
            {**assistant(use(x=3), text("b", x=4), thought), "x": 6},
            user({**result("r"), "x": 7}, text("c")),
        ],
        "tools": [{"name": "f", "description": "d", "input_schema": {"type": "object"}, "x": 8}],
    }
    stored = ChatRequest.from_json(ANTHROPIC_CODEC.decode_request(wire).value.to_json())
    written = ANTHROPIC_CODEC.encode_request(stored)
    assert (plain(written.value), written.losses) == (wire, ())
    reply = body(text("a", x=1), use(x=2), stop="tool_use", x=3, usage={"input_tokens": 1, "output_tokens": 1, "x": 4})
    again = ANTHROPIC_CODEC.encode_response(ANTHROPIC_CODEC.decode_response(reply))
    assert (plain(again.value), again.losses) == (reply, ())
    assert ANTHROPIC_CODEC.decode_stream([streamed(reply)]) == ANTHROPIC_CODEC.decode_response(reply)


@edge_case(118)
def test_odd_json_is_kept_or_refused_by_rule() -> None:
    big = 2**70
    found = ANTHROPIC_CODEC.decode_response(body(use({"n": big, "f": 1.0}), stop="tool_use"))
    assert found.message.tool_calls is not None
    assert found.message.tool_calls[0].arguments == {"n": big, "f": 1.0}
    half = '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"a\\ud83d"}}'
    lone = decode(start(), begin(0, text("")), f"data: {half}\n\n", stop())
    assert lone.message.content == "a\ufffd"
    deep = "[" * 1000 + "]" * 1000
    with pytest.raises(StreamError):
        decode(start(), f'data: {{"type": "x", "a": {deep}}}\n\n')


@edge_case(119)
def test_null_absent_empty_and_0_are_told_apart() -> None:
    def read(**fields: Any) -> ChatRequest:
        wire = {"model": "m", "max_tokens": 9, "messages": [user("x")], **fields}
        return ANTHROPIC_CODEC.decode_request(wire).value

    assert read(temperature=0).parameters.temperature == 0
    assert read(temperature=None).parameters.temperature is None
    assert read().parameters.temperature is None
    assert encode(read(temperature=0))["temperature"] == 0
    assert encode(read(max_tokens=0))["max_tokens"] == 0
    assert encode(read(tools=[])).keys() == {"model", "max_tokens", "messages"}
    assert ANTHROPIC_CODEC.decode_response({**body(), "content": []}).message.content == ""
    unknown = ANTHROPIC_CODEC.decode_response(body(usage={"input_tokens": 0})).usage
    assert (unknown.prompt_tokens, unknown.completion_tokens) == (0, None)


@edge_case(125)
def test_the_same_answer_is_the_same_streamed_and_whole() -> None:
    wire = body(
        {"type": "thinking", "thinking": "hm", "signature": "c2ln"},
        text("a"),
        use({"a": [1, {"b": "é"}]}),
        text("b"),
        {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"q": 1}},
        stop="tool_use",
        container={"id": "c"},
    )
    whole = ANTHROPIC_CODEC.decode_response(wire)
    assert ANTHROPIC_CODEC.decode_stream([streamed(wire)]) == whole
    assert ANTHROPIC_CODEC.decode_stream([json.dumps(wire).encode()]) == whole


@pytest.mark.parametrize(
    ("block", "content"),
    [
        ({"type": "text"}, ""),
        ({"type": "text", "more": 1}, [{"type": "text", "text": "", "provider_options": {"anthropic": {"more": 1}}}]),
        (
            {"type": "thinking", "signature": "s"},
            [{"type": "thinking", "text": "", "signature": "s", "origin": {"dialect": "anthropic"}}],
        ),
        (
            {"type": "text", "text": 5},
            [{"type": "foreign", "dialect": "anthropic", "data": {"type": "text", "text": 5}}],
        ),
    ],
)
def test_a_block_without_its_text_is_the_same_streamed_and_whole(block: Any, content: Any) -> None:
    assert [plain(message.to_dict()["content"]) for message in three_ways(block)] == [content] * 3


@pytest.mark.parametrize(
    "blocks",
    [
        (use(name="no tool!") | {"input": ""},),
        (use() | {"input": "{}"}, use() | {"input": None}),
    ],
)
def test_a_call_with_a_text_as_input_is_the_same_streamed_and_whole(blocks: tuple[Data, ...]) -> None:
    first, *others = three_ways(*blocks)
    assert others == [first, first]


def three_ways(*blocks: Data) -> list[AssistantMessage]:
    """The message with these blocks: whole, whole in place of a stream, and in events without pieces."""
    wire = body(*blocks, stop="tool_use")
    events = [each for index, block in enumerate(blocks) for each in (begin(index, block), end(index))]
    in_place_of_a_stream = ANTHROPIC_CODEC.decode_stream([json.dumps(wire).encode()])
    answers = ANTHROPIC_CODEC.decode_response(wire), in_place_of_a_stream, decode(start(), *events, stop("tool_use"))
    return [answer.message for answer in answers]


@edge_case(126)
def test_what_is_passed_in_is_not_changed() -> None:
    wire: Data = {
        "model": "m",
        "messages": [user("x"), assistant(use({"a": {}})), user(result([text("x")]))],
        "tools": [{"name": "f-g", "input_schema": {"properties": {}}, "strict": True}],
        "thinking": {"type": "adaptive"},
        "output_config": {"effort": "low"},
    }
    before = json.dumps(wire)
    found = ANTHROPIC_CODEC.decode_request(wire).value
    stored = found.to_json()
    ANTHROPIC_CODEC.encode_request(found)
    normalize_request(ANTHROPIC_CODEC, wire)
    assert (json.dumps(wire), found.to_json()) == (before, stored)
    reply = body(use({"a": {}}), stop="tool_use")
    before = json.dumps(reply)
    ANTHROPIC_CODEC.encode_response(ANTHROPIC_CODEC.decode_response(reply))
    normalize_response(ANTHROPIC_CODEC, reply)
    assert json.dumps(reply) == before


def test_events_may_be_framed_with_every_freedom() -> None:
    events = flat(start(), begin(0, text("")), piece(0, "text", "x"), end(0), stop())
    wanted = decode(*events)
    lines = [json.dumps(event) for event in events]
    for data in (
        "".join(f": ping\r\nid: 1\r\nevent:x\r\ndata:{line}\r\n\r\n" for line in lines),
        "\ufeff" + "".join(f"data: {line}   \n\n" for line in lines),
        "\r".join(f"event: {event['type']}\rdata: {line}\r" for event, line in zip(events, lines, strict=True)),
        "\n\n".join(f"data: {line}" for line in lines),
    ):
        assert ANTHROPIC_CODEC.decode_stream([data.encode()]) == wanted


def test_every_edge_case_of_the_dialect_has_a_test() -> None:
    assert uncovered([*range(87, 97), 106, 107, 118, 119, 125, 126]) == []
