"""Nothing is left out without a word: small things that this wire cannot say, or says in another place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.codecs.anthropic.anthropic_wire import (
    ANTHROPIC_CODEC,
    OLD,
    OWN,
    PNG,
    Data,
    answer,
    begin,
    decode,
    encode,
    encode_lossy,
    end,
    names,
    piece,
    request,
    response,
    start,
    stop,
    stream,
    text,
    use,
    user,
)
from tests.requirements import requirement

HELLO = {"role": "user", "content": "Hello!"}
CALL = {"id": "toolu_1", "name": "f", "arguments": {}}
USED = {"type": "tool_use", "id": "toolu_1", "name": "f", "input": {}}
RESULT: Data = {"role": "tool", "tool_call_id": "toolu_1", "content": "ok"}


# Requests


@requirement("COD-2")
def test_a_limit_that_the_request_names_in_its_own_options_is_not_made_up() -> None:
    given = request(max_tokens=..., provider_options={"anthropic": {"max_tokens": 0}})
    assert encode(given) == {"model": "m", "max_tokens": 0, "messages": [HELLO]}


@requirement("COD-2")
def test_a_count_needs_no_limit_so_none_is_made_up() -> None:
    counted = ANTHROPIC_CODEC.encode_count_tokens(request(max_tokens=...))
    assert counted == ({"model": "m", "messages": [HELLO]}, ())


@requirement("COD-2")
def test_a_budget_for_a_model_that_does_not_think_is_told() -> None:
    assert encode_lossy(request(model=OLD, thinking=True, thinking_budget_tokens=2000))[1] == [
        ("thinking_switch", "/parameters/thinking"),
        ("thinking_budget", "/parameters/thinking_budget_tokens"),
    ]
    assert encode_lossy(request(model=OLD, thinking_budget_tokens=2000))[1] == [
        ("thinking_budget", "/parameters/thinking_budget_tokens")
    ]


@requirement("COD-2")
def test_own_options_of_the_system_message_are_those_of_its_block() -> None:
    cached = {"cache_control": {"type": "ephemeral"}}
    system = {"role": "system", "content": "Be kind.", "provider_options": {"anthropic": cached}}
    assert encode(request(system, HELLO))["system"] == [text("Be kind.", **cached)]
    for_others = {**system, "provider_options": {"gemini": {"a": 1}}}
    wire, losses = encode_lossy(request(for_others, HELLO))
    assert (wire["system"], losses) == ("Be kind.", [("foreign_option", "/messages/0/provider_options")])


@requirement("COD-2")
def test_a_system_message_without_a_word_is_left_out_and_told() -> None:
    wire, losses = encode_lossy(request({"role": "system", "content": []}, HELLO))
    assert (wire.get("system"), losses) == (None, [("empty_text", "/messages/0/content")])


@requirement("COD-2")
def test_a_request_of_a_system_text_alone_is_told_to_have_no_message() -> None:
    converted = ANTHROPIC_CODEC.encode_request(request({"role": "system", "content": "Be kind."}))
    assert converted.value == {"model": "m", "max_tokens": 100, "system": "Be kind.", "messages": []}
    assert names(converted.losses) == [("no_message", "/messages")]


@requirement("COD-2")
def test_users_behind_results_are_one_message_and_the_second_is_told() -> None:
    turn: list[Data] = [{"role": "assistant", "tool_calls": [CALL]}, RESULT]
    wire, losses = encode_lossy(request(HELLO, *turn, {**HELLO, "content": "a"}, {**HELLO, "content": "b"}))
    assert wire["messages"][2] == user(
        {"type": "tool_result", "tool_use_id": "toolu_1", "content": "ok"}, text("a"), text("b")
    )
    assert losses == [("users_joined", "/messages/4")]
    assert encode(request(HELLO, *turn, {**HELLO, "content": "a"}))["messages"][2]["content"][1:] == [text("a")]


@requirement("COD-2")
@pytest.mark.parametrize(
    ("part", "source"),
    [
        ({"type": "image", "url": "https://e.org/a.png"}, {"type": "url", "url": "https://e.org/a.png"}),
        ({"type": "image", "file_id": "file_1"}, {"type": "file", "file_id": "file_1"}),
        ({"type": "document", "url": "https://e.org/a.txt"}, {"type": "url", "url": "https://e.org/a.txt"}),
        ({"type": "document", "file_id": "file_1"}, {"type": "file", "file_id": "file_1"}),
    ],
)
def test_the_media_type_beside_a_url_or_an_id_has_no_place(part: Data, source: Data) -> None:
    given = {"role": "user", "content": [{**part, "media_type": "text/x"}]}
    wire, losses = encode_lossy(request(given))
    assert wire["messages"] == [user({"type": part["type"], "source": source})]
    assert losses == [("media_type", "/messages/0/content/0/media_type")]
    assert encode(request({"role": "user", "content": [part]}))["messages"] == wire["messages"]


@requirement("COD-2")
def test_a_url_leads_to_a_pdf_so_that_type_is_said_and_one_with_data_is_told_by_the_data() -> None:
    pdf = {"type": "document", "url": "https://e.org/a.pdf", "media_type": "application/pdf"}
    image = {"type": "image", "url": f"data:image/png;base64,{PNG}", "media_type": "image/png"}
    assert len(encode(request({"role": "user", "content": [pdf, image]}))["messages"][0]["content"]) == 2


@requirement("COD-2")
def test_redacted_thoughts_go_back_alone_and_what_stood_beside_them_is_told() -> None:
    part = {"type": "thinking", "text": "hm", "redacted_data": "eHg=", "origin": OWN}
    said = {"role": "assistant", "content": [part, {"type": "text", "text": "a"}]}
    wire, losses = encode_lossy(request(HELLO, said, HELLO))
    assert wire["messages"][1]["content"][0] == {"type": "redacted_thinking", "data": "eHg="}
    assert losses == [("thinking_redacted", "/messages/1/content/0")]
    whole, losses = answer(response([part]))
    assert (whole["content"], losses) == (
        [{"type": "redacted_thinking", "data": "eHg="}],
        [("thinking_redacted", "/message/content/0")],
    )


# Answers


@requirement("COD-2")
@pytest.mark.parametrize("text", ["", "{}", '{"a": 1}', '{"a":', "[1]"])
def test_a_call_that_must_not_run_is_left_out_unless_the_end_marks_it(text: str) -> None:
    bad = {"id": "toolu_1", "name": "f", "arguments_text": text, "reason": "truncated"}
    message = {"invalid_tool_calls": [bad]}
    wire, losses = answer(response(None, "tool_calls", message=message))
    assert (wire["content"], losses[0]) == ([], ("invalid_tool_call", "/message/invalid_tool_calls/0"))
    wire, losses = answer(response(None, "length", message=message))
    held = json.loads(text) if text in ("{}", '{"a": 1}') else None
    lost = [] if held is not None else [("invalid_tool_call", "/message/invalid_tool_calls/0/arguments_text")]
    assert (wire["content"], losses) == ([{**USED, "input": held or {}}], lost)


@requirement("COD-2")
def test_extras_of_a_call_have_no_place_in_its_block_but_our_own_notes_are_no_loss() -> None:
    def told(extras: Data) -> list[tuple[str, str]]:
        return answer(response(None, "tool_calls", message={"tool_calls": [{**CALL, "extras": extras}]}))[1]

    assert told({"x": 1}) == [("answer_part", "/message/tool_calls/0/extras")]
    assert told({"original_id": "a"}) == []


# Streams, canonical → wire


CONTAINER = {"id": "c", "expires_at": "2026-11-22T00:00:00Z"}
LAST: Data = {"is_complete": True, "finish_reason": "stop", "usage": {"prompt_tokens": 1, "completion_tokens": 1}}


@requirement("COD-2")
def test_a_stream_tells_once_that_the_time_has_no_place() -> None:
    _, losses = stream({"text": "a", "created": 5}, {"text": "b", "created": 6}, LAST)
    assert losses == [("created", "/created")]


@requirement("COD-2", "COD-3")
def test_own_fields_of_a_thinking_block_go_out_with_its_start() -> None:
    own = {"provider_options": {"anthropic": {"x": 1}}, "part_index": 0}
    events, losses = stream(
        {"thinking": "h", "thinking_origin": OWN, **own}, {"thinking": "m", **own}, {"signature": "c2ln", **own}, LAST
    )
    assert events[1]["content_block"] == {"type": "thinking", "thinking": "", "signature": "", "x": 1}
    assert losses == []
    whole = {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN, **own}
    events, losses = stream({"parts": [{key: whole[key] for key in whole if key != "part_index"}]}, LAST)
    assert events[1]["content_block"] == {"type": "thinking", "thinking": "", "signature": "", "x": 1}
    assert losses == []


@requirement("COD-2")
@pytest.mark.parametrize("kind", ["text", "thinking"])
def test_own_fields_that_come_after_the_start_of_their_block_are_told(kind: str) -> None:
    late = {"provider_options": {"anthropic": {"x": 1}}}
    first: Data = {kind: "a", "part_index": 0, "thinking_origin": OWN}
    for chunks in ([first, {kind: "b", "part_index": 0, **late}], [first, {kind: "", "part_index": 0, **late}]):
        assert stream(*chunks, LAST)[1] == [("part_order", "/provider_options")]
    assert stream(
        {"thinking": "a", "part_index": 0, "thinking_origin": OWN},
        {"text": "b"},
        {**late, "thinking": "", "part_index": 0},
        LAST,
    )[1] == [("part_order", "/provider_options")]


@requirement("COD-2", "COD-3")
def test_extras_of_any_chunk_go_back_with_the_end_of_the_stream() -> None:
    events, losses = stream(
        {"text": "a", "extras": {"x": 1}},
        {**LAST, "raw_finish_reason": "end_turn", "extras": {"container": CONTAINER}},
    )
    assert {key: value for key, value in events[-2].items() if key not in ("type", "usage")} == {
        "delta": {"stop_reason": "end_turn", "stop_sequence": None, "container": CONTAINER},
        "x": 1,
    }
    assert losses == []
    assert stream({"text": "a", "extras": {"x": 1, "message": {"y": 1}}}, LAST)[1] == [
        ("answer_part", "/message/extras"),
        ("answer_detail", "/extras"),
    ]


@requirement("COD-2")
def test_extras_of_a_streamed_call_are_told_and_a_call_that_must_not_run_ends_in_an_error() -> None:
    delta = {"index": 0, "id": "toolu_1", "name": "f", "arguments": "{}"}
    last = {**LAST, "finish_reason": "tool_calls"}
    assert stream({"tool_call_deltas": [{**delta, "extras": {"x": 1}}]}, last)[1] == [
        ("answer_part", "/message/tool_calls")
    ]
    late = {"tool_call_deltas": [{"index": 0, "provider_options": {"anthropic": {"x": 1}}}]}
    assert stream({"tool_call_deltas": [delta]}, late, last)[1] == [("part_order", "/message/tool_calls")]
    marked = {"tool_call_deltas": [{**delta, "invalid": "truncated"}]}
    events, losses = stream(marked, last)
    assert (events[-1]["type"], losses) == ("error", [])
    assert stream(marked, {**LAST, "finish_reason": "length"})[1] == []


# Streams, wire → canonical


@requirement("COD-3")
def test_what_deltas_say_beside_their_piece_is_kept_with_the_block() -> None:
    def more(event: Data, **fields: Any) -> Data:
        return {**event, "delta": {**event["delta"], **fields}}

    found = decode(
        start(),
        begin(0, {"type": "thinking", "thinking": "", "signature": ""}),
        more(piece(0, "thinking", "hm"), a=1),
        more(piece(0, "signature", "c2ln"), b=2),
        end(0),
        begin(1, text("")),
        more(piece(1, "text", "Hi"), c=3),
        {"type": "content_block_delta", "index": 1, "delta": {"type": "of_the_future", "d": 4}},
        end(1),
        begin(2, use()),
        more(piece(2, "input_json", "{}"), e=5),
        end(2),
        *stop("tool_use"),
    )
    assert found.message.to_dict() == {
        "role": "assistant",
        "content": [
            {
                "type": "thinking",
                "text": "hm",
                "signature": "c2ln",
                "origin": OWN,
                "provider_options": {"anthropic": {"a": 1, "b": 2}},
            },
            {"type": "text", "text": "Hi", "provider_options": {"anthropic": {"c": 3, "d": 4}}},
        ],
        "tool_calls": [{**CALL, "provider_options": {"anthropic": {"e": 5}}}],
    }


@requirement("COD-3")
def test_what_an_event_says_beside_what_is_known_of_it_is_an_extra_of_the_answer() -> None:
    events = [start(), begin(0, text("")), piece(0, "text", "Hi"), end(0), *stop()]
    marked = [{**event, f"x{place}": place} for place, event in enumerate(events)]
    wanted = {f"x{place}": place for place in range(len(events))}
    found = decode(*marked)
    assert found.extras == wanted
    assert found.replace(extras=None) == decode(*events)
    data, _ = ANTHROPIC_CODEC.encode_response(found)
    assert {key: value for key, value in data.items() if key in wanted} == wanted
