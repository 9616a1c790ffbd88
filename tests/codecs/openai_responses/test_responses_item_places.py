"""Streams whose items share an index, end twice or end with other words: nothing is glued together, nothing dropped."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse

from tests.codecs.openai_responses.responses_wire import CODEC, NAME, Data, note_ids, sse
from tests.requirements import requirement


def response(status: str = "completed", *output: Data) -> Data:
    return {"id": "resp_1", "object": "response", "created_at": 5, "model": "m", "status": status, "output": [*output]}


def text_item(item_id: str | None, text: str | None = None, **fields: Any) -> Data:
    content = [] if text is None else [{"type": "output_text", "text": text, "annotations": []}]
    named = {} if item_id is None else {"id": item_id}
    return {"type": "message", **named, "role": "assistant", "status": "completed", "content": content, **fields}


def call_item(item_id: str, name: str, arguments: str = "") -> Data:
    known = {"call_id": f"call_{item_id}", "name": name, "arguments": arguments}
    return {"type": "function_call", "id": item_id, **known, "status": "completed"}


def added(item: Data, index: int = 0) -> Data:
    return {"type": "response.output_item.added", "output_index": index, "item": item}


def done(item: Data, index: int = 0) -> Data:
    return {"type": "response.output_item.done", "output_index": index, "item": item}


def event(kind: str, item_id: str, index: int = 0, **fields: Any) -> Data:
    return {"type": f"response.{kind}", "output_index": index, "item_id": item_id, **fields}


def said(item_id: str, text: str, index: int = 0) -> Data:
    return event("output_text.delta", item_id, index, content_index=0, delta=text)


def argued(item_id: str, text: str, index: int = 0) -> Data:
    return event("function_call_arguments.delta", item_id, index, delta=text)


def decoded(*events: Data, output: tuple[Data, ...] = ()) -> ChatResponse:
    """The answer, after seeing that it is the same wherever the bytes are cut."""
    begin: Data = {"type": "response.created", "response": response("in_progress")}
    end: Data = {"type": "response.completed", "response": response("completed", *output)}
    data = sse(begin, *events, end)
    answer: ChatResponse = CODEC.decode_stream([data])
    for pieces in ([data[at : at + 1] for at in range(len(data))], data.splitlines(keepends=True)):
        assert CODEC.decode_stream(pieces).to_dict() == answer.to_dict()
    return answer


def texts(answer: ChatResponse, kind: str = "text") -> list[str]:
    return [part.to_dict()["text"] for part in answer.message.parts if part.type == kind]


def calls(answer: ChatResponse) -> list[tuple[str, str, Data]]:
    return [(call.id, call.name, dict(call.arguments)) for call in answer.message.tool_calls or ()]


@requirement("COD-7")
@pytest.mark.parametrize("is_repeated", [True, False])
def test_items_that_share_an_index_are_told_apart_by_their_ids(is_repeated: bool) -> None:
    whole = (text_item("m1", "Hi"), call_item("f1", "f", '{"a":1}'), call_item("f2", "g", '{"b":2}'))
    answer = decoded(
        added(text_item("m1")),
        said("m1", "H"),
        said("m1", "i"),
        done(whole[0]),
        added(call_item("f1", "f")),
        argued("f1", '{"a"'),
        added(call_item("f2", "g")),
        argued("f2", '{"b":'),
        argued("f1", ":1}"),
        argued("f2", "2}"),
        done(whole[1]),
        done(whole[2]),
        output=whole if is_repeated else (),
    )
    assert texts(answer) == ["Hi"]
    assert calls(answer) == [("call_f1", "f", {"a": 1}), ("call_f2", "g", {"b": 2})]
    assert answer.finish_reason == "tool_calls"


@requirement("COD-7")
def test_texts_of_items_that_share_an_index_are_not_mixed() -> None:
    answer = decoded(
        added(text_item("m1")),
        added(text_item("m2")),
        *(said(item, piece) for item, piece in (("m1", "A"), ("m2", "x"), ("m1", "B"), ("m2", "y"), ("m2", "z"))),
        done(text_item("m1", "AB")),
        done(text_item("m2", "xyz")),
    )
    assert texts(answer) == ["AB", "xyz"]


@requirement("COD-7")
def test_an_item_that_begins_where_another_ended_is_another_one_even_without_ids() -> None:
    """The typed reader of common pieces does not go on with the first item either."""
    answer = decoded(
        added(text_item("")),
        said("", "A"),
        said("", "B"),
        done(text_item("", "AB")),
        added(text_item("")),
        said("", "C"),
        said("", "D"),
        done(text_item("", "CD")),
    )
    assert texts(answer) == ["AB", "CD"]


@requirement("COD-7")
def test_an_item_has_a_place_of_its_own_when_a_later_one_comes_at_the_index_that_it_was_moved_to() -> None:
    answer = decoded(
        added(text_item("m1")),
        said("m1", "A"),
        added(text_item("m2")),
        said("m2", "B"),
        added(text_item("m3"), 1),
        said("m3", "C", 1),
        said("m2", "b"),
    )
    assert texts(answer) == ["A", "Bb", "C"]


@requirement("COD-7")
def test_an_item_that_ends_as_another_kind_is_both() -> None:
    answer = decoded(added(text_item("m1")), said("m1", "Hi"), done(call_item("m1", "f", '{"a":1}')))
    assert texts(answer) == ["Hi"]
    assert calls(answer) == [("call_m1", "f", {"a": 1})]
    assert not answer.extras


@requirement("COD-7")
def test_an_item_that_ends_twice_gives_what_is_new_and_nothing_twice() -> None:
    search: Data = {"type": "web_search_call", "id": "ws_1", "status": "completed"}
    answer = decoded(
        added(text_item("m1")),
        said("m1", "Hi"),
        done(text_item("m1", "Hi")),
        done(text_item("m1", "Hi there")),
        done(search, 1),
        done(search, 1),
    )
    assert texts(answer) == ["Hi there"]
    assert [part.type for part in answer.message.parts] == ["text", "foreign"]


@requirement("COD-7")
@pytest.mark.parametrize("whole", ["Bye Bye", "H"])
def test_an_end_with_other_words_than_the_pieces_is_kept_beside_them(whole: str) -> None:
    answer = decoded(added(text_item("m1")), said("m1", "Hi"), done(text_item("m1", whole)))
    assert texts(answer) == ["Hi"]
    assert [(each.id, each.to_dict()["value"]) for each in answer.diagnostics or ()] == [("other_end", whole)]


@requirement("COD-7")
def test_arguments_that_end_otherwise_than_their_pieces_are_kept_beside_them() -> None:
    begun = (added(call_item("f1", "f")), argued("f1", '{"a":1}'))
    answer = decoded(*begun, done(call_item("f1", "f", '{"a":2,"b":3}')))
    assert calls(answer) == [("call_f1", "f", {"a": 1})]
    assert [each.to_dict()["value"] for each in answer.diagnostics or ()] == ['{"a":2,"b":3}']
    again = decoded(*begun, done(call_item("f1", "f", '{ "a": 1 }')))
    assert not again.diagnostics  # the same arguments in another spelling


@requirement("COD-7")
def test_what_only_the_end_of_a_part_says_is_read() -> None:
    answer = decoded(
        added({"type": "reasoning", "id": "rs_1", "summary": [], "content": []}),
        event("reasoning_text.done", "rs_1", content_index=0, text="Hm"),
        added(text_item("m1"), 1),
        said("m1", "Hi", 1),
        event("output_text.done", "m1", 1, content_index=0, text="Hi there"),
        event("refusal.done", "m1", 1, content_index=1, refusal="No"),
        added(call_item("f1", "f"), 2),
        event("function_call_arguments.done", "f1", 2, arguments='{"a":1}', name="f"),
    )
    assert texts(answer, "thinking") == ["Hm"]
    assert texts(answer) == ["Hi there"]
    assert texts(answer, "refusal") == ["No"]
    assert calls(answer) == [("call_f1", "f", {"a": 1})]
    assert note_ids(answer) == []


@requirement("COD-7")
def test_what_stood_beside_the_pieces_of_an_item_that_never_ended_is_kept() -> None:
    cited: Data = {"type": "url_citation", "url": "https://a.example/"}
    token: Data = {"token": "Hi", "logprob": -0.5, "top_logprobs": []}
    answer = decoded(
        added(text_item("m1")),
        {**said("m1", "Hi"), "logprobs": [token]},
        event("output_text.annotation.added", "m1", content_index=0, annotation_index=0, annotation=cited),
    )
    own = answer.to_dict()["message"]["content"][0]["provider_options"][NAME]
    assert (own["annotations"], own["logprobs"]) == ([cited], [token])


@requirement("COD-7")
def test_a_last_event_in_another_order_repeats_no_item_that_has_lost_its_id() -> None:
    call, text = call_item("f1", "f", '{"a":1}'), text_item("m1", "Hi")
    answer = decoded(added(call), done(call), added(text, 1), done(text, 1), output=(text_item(None, "Hi"), call))
    assert texts(answer) == ["Hi"]
    assert calls(answer) == [("call_f1", "f", {"a": 1})]


@requirement("COD-7")
def test_a_call_that_only_the_last_event_says_is_read_in_front_of_one_that_came() -> None:
    call = call_item("f1", "f", '{"a":1}')
    answer = decoded(added(call), done(call), output=(call_item("f2", "g", '{"b":2}'), call))
    assert sorted(calls(answer)) == [("call_f1", "f", {"a": 1}), ("call_f2", "g", {"b": 2})]


@requirement("COD-7")
def test_a_call_that_only_the_last_response_has_is_one_although_words_came_under_its_id() -> None:
    answer = decoded(said("f1", "Hi"), output=(call_item("f1", "f", '{"a":1}'),))
    assert texts(answer) == ["Hi"]
    assert calls(answer) == [("call_f1", "f", {"a": 1})]
    assert answer.finish_reason == "tool_calls"
    assert not answer.extras


@requirement("COD-7")
def test_a_search_whose_end_alone_says_that_the_client_answers_it_is_a_call() -> None:
    search: Data = {"type": "tool_search_call", "id": "t1", "arguments": {}}
    whole = {**search, "call_id": "c1", "execution": "client", "arguments": {"query": "x"}, "status": "completed"}
    answer = decoded(added(search), done(whole), output=(whole,))
    assert calls(answer) == [("c1", "tool_search", {"query": "x"})]
    assert answer.finish_reason == "tool_calls"
    assert not answer.extras
