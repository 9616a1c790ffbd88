"""An event that differs from an earlier one in one text is read without its frame: only where nothing else differs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.wire.everyday_openai_responses import read_everyday_event

from tests.requirements import requirement
from turnwire.codecs.framing import Limits, SseParser
from turnwire.codecs.openai_responses.stream_items import Part
from turnwire.codecs.pieces import numbered_maker, piece_makers
from turnwire.codecs.registry import get_codec
from turnwire.codecs.same_form import SameForm, SameRead
from turnwire.core.errors import ProviderError

KEY = b'"content":'
FIRST = b'{"a":1,"content":"one","b":[2]}'


def texts(form: SameForm, *data: bytes) -> list[Any]:
    """What is read of each: its text, or None."""
    found = [form.read(each) for each in data]
    return [None if chunks is None else [chunk.text for chunk in chunks] for chunks in found]


def learned() -> SameForm:
    form = SameForm()
    make = piece_makers().text
    form.keep(FIRST, KEY, "one", lambda text: [make(text)])
    return form


@requirement("COD-2")
def test_only_the_text_may_differ() -> None:
    assert texts(
        learned(),
        FIRST,
        b'{"a":1,"content":"\\"two\\\\ \\u00e4 \xc3\xa4","b":[2]}',
        b'{"a":1,"content":"","b":[2]}',
        b'{"a":2,"content":"two","b":[2]}',
        b'{"a":1,"content":"two","b":[3]}',
        b'{"a":1,"content":"two","c":"x","b":[2]}',
        b'{"a":1,"content":"two\\","b":[2]}',
        b'{"a":1,"content":"two\x01","b":[2]}',
        b'{"a":1,"content":"two\xff","b":[2]}',
        b'{"a":1,"content":"\\ud800","b":[2]}',
        b'{"a":1,"content":2,"b":[2]}',
        b'{"a":1,"content":"b":[2]}',
        b"",
    ) == [["one"], ['"two\\ ä ä'], [""], *[None] * 10]


@requirement("COD-2")
@pytest.mark.parametrize(
    ("data", "text"),
    [
        (FIRST, "two"),  # another text stands there
        (b'{"a":1}', "one"),
        (b'{"content":7}', "7"),
        (b'{"content":"one', "one"),
        (b'{"content":"one","content":"two"}', "one"),  # the last one counts
    ],
)
def test_a_form_that_does_not_show_its_text_is_not_kept(data: bytes, text: str) -> None:
    form = SameForm()
    form.keep(data, KEY, text, lambda text: [])
    assert form.read(data) is None


@requirement("COD-2")
def test_a_stream_whose_every_event_differs_elsewhere_is_soon_read_as_a_whole() -> None:
    forms = [json.dumps({"n": number, "content": "x"}).encode() for number in range(20)]
    form = SameForm()
    for data in forms:
        form.keep(data, KEY, "x", lambda text: [])
    assert [form.read(data) is not None for data in forms] == [number == 7 for number in range(20)]


def chunk(**delta: Any) -> bytes:
    choice = {"index": 0, "delta": delta, "finish_reason": None}
    head = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    return b"data: " + json.dumps({**head, "choices": [choice]}).encode() + b"\n\n"


@requirement("COD-2")
def test_texts_thoughts_and_arguments_may_take_turns() -> None:
    call = {"index": 0, "id": "c1", "type": "function", "function": {"name": "f", "arguments": ""}}
    texts = ('{"a"', ": 1", "}")
    data = [
        chunk(role="assistant", content=""),
        *[chunk(reasoning=text) for text in ("t", "u", "")],
        *[chunk(content=text) for text in ("a", "b", "", "c")],
        chunk(reasoning="v"),
        chunk(tool_calls=[call]),
        *[chunk(tool_calls=[{"index": 0, "function": {"arguments": text}}]) for text in texts],
        chunk(content="d"),
    ]
    decoder = get_codec("vllm").stream_decoder()
    given = [each.model_dump(exclude_unset=True) for piece in data for each in decoder.feed(piece)]
    thought = [{"thinking": "t", "thinking_origin": {"dialect": "openai-chat", "field": "reasoning"}}]
    said = [{"thinking": "u"}, *({"text": text} for text in "abc"), {"thinking": "v"}]
    begun = [{"tool_call_deltas": ({"index": 0, "id": "c1", "name": "f", "arguments": ""},)}]
    more = [{"tool_call_deltas": ({"index": 0, "arguments": text},)} for text in texts]
    assert given[1:] == [*thought, *said, *begun, *more, {"text": "d"}]
    with pytest.raises(ProviderError):
        decoder.close()


# Whole reads

EVENT = b"event: piece\ndata: "


def read_once(
    end: bytes,
    limits: Limits | None = None,
    first: bytes = FIRST,
    count: str | None = None,
    grown: Part | None = None,
) -> tuple[SseParser, SameRead]:
    """The framing and the form after one read of `first`."""
    sse = SseParser(limits or Limits())
    same = SameRead(sse, count)
    sse.feed(b"data: 1" + end)
    whole = EVENT + first + end
    assert same.read(whole) is None
    assert sse.one(whole) == first
    same.keep(first, KEY, "one", numbered_maker("text", 7), grown)
    return sse, same


@requirement("COD-2")
@pytest.mark.parametrize("end", [b"\n\n", b"\r\n\r\n"])
def test_a_read_may_differ_from_an_earlier_one_in_its_text_alone(end: bytes) -> None:
    _, same = read_once(end)
    whole = EVENT + FIRST + end
    found = same.read(whole.replace(b"one", b"\\u00e4"))
    assert [chunk.model_dump(exclude_unset=True) for chunk in found or ()] == [{"text": "\u00e4", "part_index": 7}]
    assert same.read(whole.replace(b"one", b"")) == []
    others = [
        whole.replace(b"piece", b"error"),
        whole[:-1],
        whole + whole,
        whole.replace(b"one", b"o\nne"),
        whole.replace(b'"one"', b'\n"one"'),
        whole.replace(b'"one"', b'"one"\n'),
        whole.replace(b'"one"', b'"'),
        whole.replace(b"one", b"\xff"),
        whole.replace(b'"a":1', b'"a":2'),
        whole.replace(b"[2]", b"[3]"),
        FIRST,
        b"",
    ]
    assert [same.read(other) for other in others] == [None] * len(others)


@requirement("COD-2")
def test_a_form_of_reads_holds_between_two_events_until_it_is_forgotten() -> None:
    sse, same = read_once(b"\n\n")
    whole = EVENT + FIRST + b"\n\n"
    sse.feed(b"data: be")
    assert same.read(whole) is None
    sse.feed(b"gun\n\n")
    assert same.read(whole)
    same.forget()
    assert same.read(whole) is None


@requirement("COD-2")
def test_reads_in_one_form_count_against_the_limits() -> None:
    whole = EVENT + FIRST + b"\n\n"
    _, same = read_once(b"\n\n", Limits(line=len(whole), response=9 + 3 * len(whole)))
    assert same.read(whole.replace(b"one", b"longer")) is None
    assert [same.read(whole) is not None for _ in range(3)] == [True, True, False]


COUNTED = (b'{"n":%b,"content":"%b","b":[2]}', b'{"n": %b, "content": "%b"}', b'{"content":"%b","n":%b,"b":[2]}')


def counted(form: bytes, number: bytes, text: bytes) -> bytes:
    values = (text, number) if form.startswith(b'{"content"') else (number, text)
    return EVENT + form % values + b"\n\n"


def first_of(form: bytes, number: bytes) -> bytes:
    return counted(form, number, b"one").removeprefix(EVENT).removesuffix(b"\n\n")


@requirement("COD-2")
@pytest.mark.parametrize("form", COUNTED)
def test_a_count_of_events_grows_by_one(form: bytes) -> None:
    _, same = read_once(b"\n\n", first=first_of(form, b"8"), count="n")
    found = [
        same.read(counted(form, number, text))
        for number, text in (
            (b"8", b"again"),
            (b"9", b"nine"),
            (b"9", b"again"),
            (b"10", b""),
            (b"11", b'"n":12,'),
            (b"11", b'\\"n\\":12,'),
            (b"13", b"skips one"),
            (b"012", b"zero"),
            (b"12.0", b"fraction"),
            (b"12", b"twelve"),
        )
    ]
    given = [None if chunks is None else [chunk.text for chunk in chunks] for chunks in found]
    assert given == [None, ["nine"], None, [], None, ['"n":12,'], None, None, None, ["twelve"]]


@requirement("COD-2")
@pytest.mark.parametrize("form", COUNTED)
@pytest.mark.parametrize("number", [b'"8"', b"8.5", b"-8", b"8e1", b"012", b"1234567890123456", b"null"])
def test_what_is_no_count_must_stay_as_it_is(form: bytes, number: bytes) -> None:
    _, same = read_once(b"\n\n", first=first_of(form, number), count="n")
    assert same.read(counted(form, b"9", b"two")) is None
    assert same.read(counted(form, number, b"two"))


@requirement("COD-2")
def test_a_count_within_a_text_is_none() -> None:
    first = b'{"c":"\\"n\\":8,","content":"one"}'
    _, same = read_once(b"\n\n", first=first, count="n")
    assert same.read(EVENT + first.replace(b"8", b"9") + b"\n\n") is None
    assert same.read(EVENT + first + b"\n\n")


@requirement("COD-2")
def test_a_count_that_often_skips_some_stays_in_the_form_and_one_that_always_does_ends_it() -> None:
    form = COUNTED[0]
    sse, same = read_once(b"\n\n", first=first_of(form, b"0"), count="n")

    def reads(*numbers: int) -> list[bool]:
        found = []
        for number in numbers:
            whole = counted(form, b"%d" % number, b"one")
            found.append(same.read(whole) is not None)
            if not found[-1]:
                sse.feed(whole)
                same.keep(first_of(form, b"%d" % number), KEY, "one", numbered_maker("text", 7))
        return found

    assert reads(*(number for number in range(60) if number % 3)) == [
        number % 3 == 2 or number == 1 for number in range(60) if number % 3
    ]
    assert not any(reads(*range(100, 300, 2)))
    assert not any(reads(400, 401))


@requirement("COD-2")
def test_what_the_texts_of_reads_make_longer_has_grown_when_their_form_is_forgotten_or_replaced() -> None:
    whole = EVENT + FIRST + b"\n\n"
    first, second = Part("text", {}), Part("text", {})
    sse, same = read_once(b"\n\n", grown=first)
    assert [same.read(whole.replace(b"one", text)) is not None for text in (b"two!", b"", b"\\u00e4")] == [True] * 3
    other = FIRST.replace(b'"a":1', b'"a":2')
    assert same.read(EVENT + other + b"\n\n") is None
    sse.feed(EVENT + other + b"\n\n")
    same.keep(other, KEY, "one", numbered_maker("text", 8), second)
    assert (first.length, second.length) == (5, 0)
    assert same.read(EVENT + other + b"\n\n")
    same.forget()
    same.forget()
    assert (first.length, second.length) == (5, 3)


@requirement("COD-2")
@pytest.mark.parametrize("read", [b"data: " + FIRST + b"\n", b"", EVENT + FIRST + b"\n\ndata: 2\n\n"])
def test_a_read_that_was_not_one_event_is_no_form(read: bytes) -> None:
    sse = SseParser()
    same = SameRead(sse)
    sse.feed(b"data: 1\n\n")
    assert same.read(read) is None
    sse.feed(read)
    same.keep(FIRST, KEY, "one", numbered_maker("text", 7))
    sse.feed(b"\n")
    assert [same.read(each) for each in (read, EVENT + FIRST + b"\n\n")] == [None, None]


def responses_events(*parts: tuple[int, str]) -> list[bytes]:
    """A Responses stream of two texts in one item, whose pieces come as (place, piece)."""
    place = {"item_id": "msg_1", "output_index": 0}
    texts = {at: "".join(piece for where, piece in parts if where == at) for at in (0, 1)}
    content = [{"type": "output_text", "text": text, "annotations": []} for text in texts.values()]
    item = {"id": "msg_1", "type": "message", "role": "assistant", "content": [], "status": "in_progress"}
    whole = {**item, "content": content, "status": "completed"}
    head = {"id": "resp_1", "object": "response", "created_at": 1, "model": "m", "output": []}
    events = [
        ("response.created", {"response": {**head, "status": "in_progress"}}),
        ("response.output_item.added", {"output_index": 0, "item": item}),
        *(("response.output_text.delta", {**place, "content_index": at, "delta": piece}) for at, piece in parts),
        ("response.output_item.done", {"output_index": 0, "item": whole}),
        ("response.completed", {"response": {**head, "status": "completed", "output": [whole]}}),
    ]
    numbered = ({"type": kind, "sequence_number": number, **body} for number, (kind, body) in enumerate(events))
    return [f"event: {body['type']}\ndata: {json.dumps(body)}\n\n".encode() for body in numbered]


@requirement("COD-2")
def test_pieces_of_two_parts_of_an_item_may_take_turns() -> None:
    parts = [(0, "a"), (0, "b"), (1, "A"), (1, "B"), (0, "c"), (1, "C"), (0, ""), (0, "d")]
    decoder = get_codec("openai-responses").stream_decoder()
    given = [each for piece in responses_events(*parts) for each in decoder.feed(piece)]
    numbers = sorted({each.part_index or 0 for each in given if each.text})
    assert len(numbers) == 2
    assert [(each.part_index, each.text) for each in given if each.text] == [
        (numbers[at], piece) for at, piece in parts if piece
    ]


@requirement("COD-2")
def test_of_counted_events_in_one_form_only_the_first_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []

    def counting(data: bytes) -> Any:
        parsed.append(data)
        return read_everyday_event(data)

    monkeypatch.setattr("turnwire.codecs.openai_responses.everyday.read_everyday_event", counting)
    words = [(0, f"w{number} ") for number in range(200)]
    answer = get_codec("openai-responses").decode_stream(responses_events(*words))
    assert answer.message.text == "".join(word for _, word in words)
    assert len([data for data in parsed if b"output_text.delta" in data]) <= 2


@requirement("COD-2")
def test_pieces_of_several_blocks_may_take_turns() -> None:
    def event(kind: str, **fields: Any) -> bytes:
        return f"event: {kind}\ndata: {json.dumps({'type': kind, **fields})}\n\n".encode()

    def delta(index: int, **piece: str) -> bytes:
        return event("content_block_delta", index=index, delta=piece)

    text, thought, call = (
        {"type": "text", "text": ""},
        {"type": "thinking", "thinking": "", "signature": ""},
        {"type": "tool_use", "id": "c1", "name": "f", "input": {}},
    )
    data = [
        event("message_start", message={"id": "m", "content": [], "usage": {"input_tokens": 1}}),
        *(event("content_block_start", index=at, content_block=each) for at, each in enumerate((thought, text, call))),
        *(delta(0, type="thinking_delta", thinking=each) for each in ("t", "", "u")),
        *(delta(1, type="text_delta", text=each) for each in ("a", "b", "", "c")),
        *(delta(2, type="input_json_delta", partial_json=each) for each in ("", '{"a"', ": 1}")),
        delta(1, type="text_delta", text="d"),
        event("content_block_stop", index=1),
        event("content_block_start", index=1, content_block=text),
        delta(1, type="text_delta", text="e"),
        delta(1, type="text_delta", text="f"),
    ]
    decoder = get_codec("anthropic").stream_decoder()
    given = [each.model_dump(exclude_unset=True) for piece in data for each in decoder.feed(piece)]
    thoughts = [{"thinking": each, "part_index": 0} for each in "tu"]
    calls = [{"tool_call_deltas": ({"index": 0, "arguments": each},)} for each in ('{"a"', ": 1}")]
    more = [{"text": "d", "part_index": 1}, {"text": "e", "part_index": 3}, {"text": "f", "part_index": 3}]
    assert given[3:] == [*thoughts, *({"text": each, "part_index": 1} for each in "abc"), *calls, *more]
    with pytest.raises(ProviderError, match="busy"):
        decoder.feed(event("error", error={"type": "overloaded_error", "message": "busy"}))
    with pytest.raises(ProviderError, match="busy"):
        decoder.feed(data[-1])  # nothing is read after a failure, whatever its form
