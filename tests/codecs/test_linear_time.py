"""Work grows with the length of what is read and written, and no faster: counted in steps, never in time.

A step is a line of Python that is run, or a call into C. Twice the input may take a little more than twice the steps
(what is done once for each kind of thing is in both).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.codecs.dialects import built_in
from turnwire.codecs.registry import get_codec
from turnwire.codecs.streams.call_sequence import CallSequence
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.tool_names import ToolNames

DIALECTS = tuple(built_in())
RATIO = 2.2
SMALL = 30


def steps_of(work: Callable[[], object]) -> int:
    """How many lines run, generators included, and how many calls into C are made."""
    count = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal count
        count += 1
        return trace

    def profile(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event == "c_call"

    before = sys.gettrace(), sys.getprofile()
    sys.settrace(trace)
    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(before[1])
        sys.settrace(before[0])
    return count


def assert_linear(make: Callable[[int], Callable[[], object]]) -> None:
    make(3)()  # what is loaded or made once is made now
    small, large = (steps_of(make(size)) for size in (SMALL, 2 * SMALL))
    assert large / small < RATIO, f"{small} steps, and for twice as much {large}"


# Requests

USER = {"role": "user", "content": "x"}


def call(call_id: str) -> dict[str, Any]:
    return {"id": call_id, "name": "f", "arguments": {"a": 1}}


def result(call_id: str) -> dict[str, Any]:
    return {"role": "tool", "tool_call_id": call_id, "content": "r"}


def turn(*calls: dict[str, Any]) -> dict[str, Any]:
    return {"role": "assistant", "tool_calls": list(calls)}


def said(content: Any) -> dict[str, Any]:
    return {"role": "assistant", "content": content}


def many(size: int) -> list[str]:
    return [f"c{number}" for number in range(size)]


MESSAGES: dict[str, Callable[[int], list[dict[str, Any]]]] = {
    "one id in every turn": lambda n: [each for _ in range(n) for each in (USER, turn(call("c")), result("c"))],
    "an id for every turn": lambda n: [each for c in many(n) for each in (USER, turn(call(c)), result(c))],
    "results in reverse": lambda n: [USER, turn(*map(call, many(n))), *map(result, reversed(many(n)))],
    "results with words between them": lambda n: [
        USER,
        turn(*map(call, many(n))),
        *(each for c in many(n) for each in (result(c), USER)),
    ],
    "pairs of results with words between them": lambda n: [
        USER,
        turn(*map(call, many(n))),
        *(each for c in many(n) for each in (result(c), result(c), USER)),
    ],
    "results of one call": lambda n: [USER, turn(*map(call, many(n))), *(result("c0") for _ in range(n))],
    "results of no call": lambda n: [USER, *map(result, many(n))],
    "calls without results": lambda n: [each for c in many(n) for each in (USER, turn(call(c)))],
    "calls among parts": lambda n: [
        {"role": "user", "content": [{"type": "text", "text": "x"}] * n},
        {
            "role": "assistant",
            "content": [{"type": "text", "text": "y"}] * n,
            "tool_calls": [{**call(c), "part_index": place} for place, c in enumerate(many(n))],
        },
        *map(result, many(n)),
    ],
    "broken calls": lambda n: [
        USER,
        {
            "role": "assistant",
            "invalid_tool_calls": [
                {"id": c, "arguments_text": "{", "reason": "truncated", "position": place}
                for place, c in enumerate(many(n))
            ],
        },
        *map(result, many(n)),
    ],
    "system messages everywhere": lambda n: [
        each
        for _ in range(n)
        for each in (USER, {"role": "system", "content": "s"}, {"role": "assistant", "content": "a"})
    ],
    "thoughts": lambda n: [
        each
        for _ in range(n)
        for each in (
            USER,
            {"role": "assistant", "content": [{"type": "thinking", "text": "t"}, {"type": "text", "text": "a"}]},
        )
    ],
}
every_dialect = pytest.mark.parametrize("dialect", DIALECTS)
every_history = for_each("kind", list(MESSAGES))


def request(messages: list[dict[str, Any]], **fields: Any) -> ChatRequest:
    return ChatRequest.from_dict({"messages": messages, "parameters": {"model": "m", "max_tokens": 5}, **fields})


def wire(dialect: str, messages: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    body, _ = get_codec(dialect).encode_request(request(messages, **fields))
    plain: dict[str, Any] = json.loads(json.dumps(body))
    return {"model": "m", **plain}


IDS = frozenset({"id", "tool_call_id", "call_id", "tool_use_id"})


def with_ids(value: Any, change: Callable[[str], str | None]) -> Any:
    """`value` with other ids; those that become None are left out."""
    if isinstance(value, list):
        return [with_ids(item, change) for item in value]
    if not isinstance(value, dict):
        return value
    out = {
        key: change(item) if key in IDS and isinstance(item, str) else with_ids(item, change)
        for key, item in value.items()
    }
    return {key: item for key, item in out.items() if key not in IDS or item is not None}


@requirement("MSG-13")
@every_dialect
@every_history
def test_writing_a_request_takes_steps_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        given = request(MESSAGES[kind](size))
        return lambda: get_codec(dialect).encode_request(given)

    assert_linear(make)


@requirement("MSG-13")
@every_dialect
@every_history
def test_reading_a_request_takes_steps_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        body = wire(dialect, MESSAGES[kind](size))
        return lambda: get_codec(dialect).decode_request(body)

    assert_linear(make)


@requirement("MSG-13")
@every_dialect
@every_history
def test_the_normal_form_of_a_request_takes_steps_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        body = wire(dialect, MESSAGES[kind](size))
        return lambda: normalize_request(get_codec(dialect), body)

    assert_linear(make)


@requirement("MSG-13")
@every_dialect
@for_each("kind", ["results in reverse", "an id for every turn", "calls among parts", "broken calls"])
def test_calls_that_share_one_id_are_read_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        body = with_ids(wire(dialect, MESSAGES[kind](size)), lambda _: "c")
        return lambda: get_codec(dialect).decode_request(body)

    assert_linear(make)


@requirement("MSG-13")
@for_each("dialect", ["ollama", "gemini"])
@every_history
def test_calls_without_ids_are_read_in_proportion(dialect: str, kind: str) -> None:
    """The two wires on which a call may have none."""

    def make(size: int) -> Callable[[], object]:
        body = with_ids(wire(dialect, MESSAGES[kind](size)), lambda _: None)
        return lambda: get_codec(dialect).decode_request(body)

    assert_linear(make)


# Tools

SPELLINGS: dict[str, Callable[[int], str]] = {
    "one canonical name": lambda number: f"{chr(0x4E00 + number)}!",
    "one name and long": lambda number: f"{'a' * 70}{number}",
    "pairs that end alike": lambda number: f"{'a' * 60}{number // 2:04}{'!?'[number % 2]}",
    "names that are right": lambda number: f"tool_{number}",
}


@requirement("COD-5")
@every_dialect
@for_each("kind", list(SPELLINGS))
def test_tools_whose_names_fit_to_one_name_are_read_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        tools = [{"name": f"t{each}", "description": "d", "parameters": {"type": "object"}} for each in range(size)]
        text = json.dumps(wire(dialect, [USER], tools=tools))
        for number in range(size):
            text = text.replace(f'"t{number}"', json.dumps(SPELLINGS[kind](number)))
        body = json.loads(text)
        return lambda: get_codec(dialect).decode_request(body)

    assert_linear(make)


@requirement("COD-5")
def test_names_get_the_numbers_that_they_would_get_one_by_one() -> None:
    names = ToolNames()
    names.reserve("a_3")
    assert [names.canonical(name) for name in ("a!", "a?", "a.", "a,", "a!")] == ["a_", "a__2", "a__3", "a__4", "a_"]
    long = "b" * 64
    found = [names.canonical(f"{long}{number}") for number in range(12)]
    assert found == [
        long,
        *(f"{'b' * 62}_{number}" for number in range(2, 10)),
        *(f"{'b' * 61}_{number}" for number in (10, 11, 12)),
    ]


# Streams


def started(index: int, arguments: str = "", **more: Any) -> dict[str, Any]:
    return {"index": index, "id": f"c{index}", "name": "f", "arguments": arguments, **more}


DELTAS: dict[str, Callable[[int], list[dict[str, Any]]]] = {
    "one call after another": lambda n: [
        each for i in range(n) for each in (started(i, '{"a":'), {"index": i, "arguments": "1}"})
    ],
    "whole calls": lambda n: [started(i, '{"a":1}', is_complete=True) for i in range(n)],
    "mixed calls": lambda n: [
        *(started(i, '{"a":') for i in range(n)),
        *({"index": i, "arguments": "1}"} for i in range(n)),
    ],
    "mixed calls that end in reverse": lambda n: [
        *(started(i, '{"a":') for i in range(n)),
        *({"index": i, "arguments": "1}"} for i in reversed(range(n))),
    ],
    "a call in many pieces before another": lambda n: [
        started(0, '{"a":['),
        started(1, "{}"),
        *({"index": 0, "arguments": "{},"} for _ in range(n)),
    ],
    "whole calls in reverse": lambda n: [started(i, '{"a":1}', is_complete=True) for i in reversed(range(n))],
    "mixed calls that begin in reverse": lambda n: [
        *(started(i, '{"a":') for i in reversed(range(n))),
        *({"index": i, "arguments": "1}"} for i in range(n)),
    ],
    "calls of one index": lambda n: [{**started(0, '{"a":1}'), "id": f"c{i}"} for i in range(n)],
    "a name in pieces": lambda n: [{**started(0), "name": "a"}, *({"index": 0, "name": "bc"} for _ in range(n))],
    "names in pieces, in turn": lambda n: [{"index": i, "name": name} for name in ("f", "gh", "i") for i in range(n)],
    "names that come late": lambda n: [
        *({"index": i, "arguments": '{"a":'} for i in range(n)),
        *(started(i, "1}") for i in range(n)),
    ],
}
every_stream = for_each("kind", list(DELTAS))


def chunks(kind: str, size: int) -> list[StreamingChunk]:
    pieces = [StreamingChunk.from_dict({"tool_call_deltas": [delta]}) for delta in DELTAS[kind](size)]
    return [*pieces, StreamingChunk.from_dict({"is_complete": True, "finish_reason": "tool_calls"})]


def written(dialect: str, given: list[StreamingChunk]) -> bytes:
    encoder = get_codec(dialect).stream_encoder(model="m")
    return b"".join([*map(encoder.feed, given), encoder.close()])


@requirement("MSG-13")
@every_dialect
@every_stream
def test_writing_streamed_calls_takes_steps_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        given = chunks(kind, size)
        return lambda: written(dialect, given)

    assert_linear(make)


@requirement("MSG-13")
@every_dialect
@every_stream
def test_reading_streamed_calls_takes_steps_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        data = written(dialect, chunks(kind, size))
        return lambda: get_codec(dialect).decode_stream([data])

    assert_linear(make)


@requirement("MSG-13")
@every_stream
def test_joining_and_sorting_streamed_calls_takes_steps_in_proportion(kind: str) -> None:
    def join(size: int) -> Callable[[], object]:
        given = chunks(kind, size)

        def work() -> None:
            joined = StreamAccumulator()
            for chunk in given:
                joined.add(chunk)

        return work

    def sort(size: int) -> Callable[[], object]:
        given = chunks(kind, size)

        def work() -> None:
            sequence = CallSequence()
            for chunk in given:
                sequence.take(chunk)

        return work

    assert_linear(join)
    assert_linear(sort)


# What is counted here is what is emitted: an item that comes again with every later one is copied without a step.

ANNOTATION = {"type": "url_citation", "url": "https://example.org/a", "start_index": 0, "end_index": 1}


def interactions_events(*events: dict[str, Any]) -> bytes:
    ends = [
        {"event_type": "interaction.created", "interaction": {"id": "i", "status": "in_progress", "model": "m"}},
        *events,
        {"event_type": "interaction.completed", "interaction": {"id": "i", "status": "completed", "model": "m"}},
    ]
    return b"".join(b"event: %b\ndata: %b\n\n" % (e["event_type"].encode(), json.dumps(e).encode()) for e in ends)


def annotated(size: int) -> bytes:
    """A text with as many annotations, each in an event of its own."""
    note = {"type": "text_annotation_delta", "annotations": [ANNOTATION]}
    return interactions_events(
        {"event_type": "step.start", "index": 0, "step": {"type": "model_output"}},
        {"event_type": "step.delta", "index": 0, "delta": {"type": "text", "text": "a"}},
        *({"event_type": "step.delta", "index": 0, "delta": note} for _ in range(size)),
        {"event_type": "step.stop", "index": 0},
    )


@requirement("MSG-13")
def test_annotations_of_a_stream_are_emitted_once_each() -> None:
    codec = get_codec("gemini-interactions")

    def emitted(size: int) -> int:
        decoder = codec.stream_decoder()
        found = [*decoder.feed(annotated(size)), *decoder.close()]
        return sum(len(chunk.to_json()) for chunk in found)

    assert emitted(2 * SMALL) / emitted(SMALL) < RATIO
    answer = codec.decode_stream([annotated(3)])
    (part,) = answer.message.parts
    assert part.to_dict()["provider_options"]["gemini-interactions"] == {"annotations": [ANNOTATION] * 3}


# Whole answers

ANSWERS: dict[str, Callable[[int], dict[str, Any]]] = {
    "calls": lambda n: turn(*map(call, many(n))),
    "broken calls": lambda n: MESSAGES["broken calls"](n)[1],
    "calls among parts": lambda n: MESSAGES["calls among parts"](n)[1],
    "thoughts": lambda n: said([{"type": "thinking", "text": "t"}, {"type": "text", "text": "a"}] * n),
}


@requirement("MSG-13")
@every_dialect
@for_each("kind", list(ANSWERS))
@for_each("ids", ["own", "one", "none"])
def test_writing_and_reading_an_answer_takes_steps_in_proportion(dialect: str, kind: str, ids: str) -> None:
    codec = get_codec(dialect)
    change: dict[str, Callable[[str], str | None]] = {"own": str, "one": lambda _: "c", "none": lambda _: None}

    def make(size: int) -> Callable[[], object]:
        given = ChatResponse.from_dict({"message": ANSWERS[kind](size), "finish_reason": "stop", "usage": {}})
        plain = json.loads(json.dumps(codec.encode_response(given)[0]))
        body = with_ids(plain, change[ids])

        def work() -> None:
            codec.encode_response(given)
            codec.decode_response(body)

        return work

    assert_linear(make)


def test_pieces_that_may_be_of_any_open_block_take_steps_in_proportion() -> None:
    block = {"type": "tool_use", "id": "c", "name": "f", "input": {}}

    def read(size: int) -> Callable[[], object]:
        begun = [{"type": "content_block_start", "index": n, "content_block": block} for n in range(size)]
        pieces = [{"type": "content_block_delta", "delta": {"type": "later", "x": 1}}] * size
        odd = [{"type": "later", "index": {"a": 1}}] * size
        data = b"".join(b"data: %b\n\n" % json.dumps(each).encode() for each in (*begun, *pieces, *odd))
        return lambda: get_codec("anthropic").stream_decoder().feed(data)

    assert_linear(read)
