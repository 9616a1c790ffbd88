"""Streams whose choices stand, are numbered or end as no server should: nothing is dropped or glued together."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse

from tests.codecs.openai_chat.chat_wire import CHAT, HEAD, Data, body, note_ids, sse
from tests.requirements import requirement


def piece(index: int | None = 0, finish: str | None = None, **delta: Any) -> Data:
    numbered = {} if index is None else {"index": index}
    return {**numbered, "delta": delta, "finish_reason": finish}


def event(*choices: Data, **fields: Any) -> Data:
    return {**HEAD, "object": "chat.completion.chunk", "choices": list(choices), **fields}


def call(call_id: str, name: str, arguments: str, index: int = 0, **fields: Any) -> Data:
    function = {"name": name, "arguments": arguments}
    return {"index": index, "id": call_id, "type": "function", "function": function, **fields}


END = event(piece(finish="stop"))


def decoded(*events: Data) -> ChatResponse:
    """The answer, after seeing that it is the same wherever the bytes are cut."""
    data = sse(*events)
    answer: ChatResponse = CHAT.decode_stream([data])
    for pieces in ([data[at : at + 1] for at in range(len(data))], data.splitlines(keepends=True)):
        assert CHAT.decode_stream(pieces).to_dict() == answer.to_dict()
    return answer


def others(answer: ChatResponse) -> list[Data]:
    found: list[Data] = answer.to_dict()["extras"]["choices"]
    return found


@requirement("COD-7")
def test_a_choice_that_stands_in_an_event_twice_is_read_twice() -> None:
    answer = decoded(
        event(piece(content="a"), piece(content="b")),
        event(piece(reasoning="h"), piece(reasoning="m")),
        event(piece(tool_calls=[call("1", "f", "{}")]), piece(tool_calls=[call("2", "g", "{}", 1)])),
        event(piece(content="c"), piece(refusal="no"), piece(content="d")),
        END,
    )
    assert answer.message.text == "abcd"
    assert [(each.id, each.name) for each in answer.message.tool_calls or ()] == [("1", "f"), ("2", "g")]
    assert [part.to_dict()["text"] for part in answer.message.parts if part.type != "text"] == ["hm", "no"]


@requirement("COD-7")
def test_choices_without_an_index_are_told_apart_by_their_places_as_those_of_a_whole_answer_are() -> None:
    answer = decoded(
        event(piece(None, content="a"), piece(None, content="b")),
        event(piece(None, "stop", content="c"), piece(None, "length", content="d")),
    )
    assert answer.message.text == "ac"
    assert others(answer) == [
        {"index": 1, "message": {"role": "assistant", "content": "bd"}, "finish_reason": "length"}
    ]


@requirement("COD-7")
@pytest.mark.parametrize("has_role", [True, False])
def test_a_whole_choice_in_an_event_is_read_where_nothing_came_in_pieces(has_role: bool) -> None:
    message = {"role": "assistant", "content": "Hi", "tool_calls": [call("1", "f", '{"a":1}')]}
    begin = [event(piece(role="assistant", content=""))] if has_role else []
    nothing: list[Data] = [{}, {"delta": {}}, {"delta": None}]
    for empty in nothing:
        answer = decoded(*begin, event({"index": 0, **empty, "message": message, "finish_reason": "tool_calls"}))
        assert answer.message.text == "Hi"
        assert [dict(each.arguments) for each in answer.message.tool_calls or ()] == [{"a": 1}]


@requirement("COD-7")
def test_a_whole_choice_behind_its_pieces_is_kept_in_a_note() -> None:
    message = {"role": "assistant", "content": "Hi there"}
    last = event({"index": 0, "message": message, "finish_reason": "stop"})
    answer = decoded(event(piece(content="H")), event(piece(content="i")), last)
    assert answer.message.text == "Hi"
    assert [each.to_dict() for each in answer.diagnostics or ()] == [
        {
            "id": "whole_after_pieces",
            "what": "a whole message came after pieces of it, which count",
            "value": message,
        }
    ]


@requirement("COD-7")
def test_the_only_choice_is_the_answer_whatever_its_index() -> None:
    said = {"content": "Hi", "reasoning": "h", "tool_calls": [call("1", "f", "{}", 3)], "x": 1}
    answer = decoded(event(piece(1, content="H")), event(piece(1, "stop", **{**said, "content": "i"})))
    whole = body({**said, "tool_calls": [call("1", "f", "{}")]}, choice={"index": 1})
    for each in (answer, CHAT.decode_response(whole), CHAT.decode_stream([sse(whole, done=False)[6:]])):
        assert each.message.text == "Hi"
        assert [found.name for found in each.message.tool_calls or ()] == ["f"]
        assert each.to_dict()["message"]["extras"] == {"x": 1}
        assert each.to_dict()["extras"] == {"choice": {"index": 1}}
        assert note_ids(each) == ["odd_field"]


@requirement("COD-7")
def test_the_only_choice_is_in_the_partial_answer_whatever_its_index() -> None:
    decoder = CHAT.stream_decoder()
    chunks = decoder.feed(sse(event(piece(1, content="Hel")), event(piece(1, content="lo")), done=True))
    assert [chunk.text for chunk in chunks if chunk.text] == ["Hello"]


@requirement("COD-7")
def test_choices_of_a_whole_answer_with_one_index_are_the_same_streamed_and_whole() -> None:
    whole = body()
    first = whole["choices"][0]
    for index in (0, 1, None):
        further = [{**first, "index": index, "message": {"role": "assistant", "content": text}} for text in "ab"]
        one = {**whole, "choices": [first, *further]}
        answer = CHAT.decode_response(one)
        assert others(answer) == further
        assert CHAT.decode_stream([sse(one, done=False)[6:]]).to_dict() == answer.to_dict()


@requirement("COD-7")
def test_further_choices_keep_everything_that_their_pieces_say() -> None:
    answer = decoded(
        event(piece(content="x")),
        event(piece(1, tool_calls=[call("a", "f", '{"x"', extra_content={"s": 1})])),
        event(piece(1, tool_calls=[{"index": 0, "function": {"arguments": ":1}"}}])),
        event(piece(1, tool_calls=[call("b", "g", "{}")])),  # another id at the same index
        event(piece(1, tool_calls=[{"index": 5, "id": "c", "type": "custom", "custom": {"name": "h", "input": "1"}}])),
        event(piece(1, tool_calls=[{"index": 5, "custom": {"input": "2"}}])),
        event(piece(1, function_call={"name": "l", "arguments": '{"a"'})),
        event(piece(1, function_call={"arguments": ":1}"})),
        event(piece(1, content="A")),
        event(piece(1, content=[{"type": "text", "text": "B"}])),
        event(piece(1, refusal="n")),
        event(piece(1, refusal="o")),
        event(piece(1, "tool_calls")),
        event(piece(1, "length")),
        END,
    )
    first = {"arguments": '{"x":1}', "name": "f"}
    assert others(answer) == [
        {
            "index": 1,
            "finish_reason": "tool_calls",
            "message": {
                "role": "assistant",
                "content": ["A", {"type": "text", "text": "B"}],
                "refusal": "no",
                "tool_calls": [
                    {"id": "a", "type": "function", "function": first, "extra_content": {"s": 1}},
                    {"id": "b", "type": "function", "function": {"name": "g", "arguments": "{}"}},
                    {"id": "c", "type": "custom", "custom": {"name": "h", "input": "12"}},
                ],
                "function_call": {"name": "l", "arguments": '{"a":1}'},
            },
        }
    ]
    assert [(each.id, each.to_dict()["value"]) for each in answer.diagnostics or ()] == [
        ("second_finish_reason", "length")
    ]


@requirement("COD-7")
def test_a_second_reason_for_the_end_is_kept() -> None:
    answer = decoded(event(piece(content="x")), event(piece(finish="stop")), event(piece(finish="length")))
    assert answer.raw_finish_reason == "stop"
    assert [each.to_dict()["value"] for each in answer.diagnostics or ()] == ["length"]
