"""Work grows with the length of a stream and no faster, whatever its pieces are: counted in steps, as in
test_linear_time.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.codecs.test_linear_time import assert_linear, every_dialect, interactions_events, written
from tests.requirements import requirement
from turnwire.codecs.ollama import read_stream as ollama_stream
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import parse_wire_json
from turnwire.convert.foreign import ChunkFilter
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import StreamError

OPTIONS = {
    "openai-responses": {"item": {"id": "i"}},
    "anthropic": {"x": 1},
    "gemini": {"x": 1},
    "gemini-interactions": {"x": 1},
}


def numbered(kind: str, n: int, **more: Any) -> list[dict[str, Any]]:
    return [{kind: "a", "part_index": number, **more} for number in range(n)]


PIECES: dict[str, Callable[[int], list[dict[str, Any]]]] = {
    "texts": lambda n: [{"text": "a"}] * n,
    "numbered texts": lambda n: numbered("text", n),
    "numbered texts in reverse": lambda n: numbered("text", n)[::-1],
    "numbered texts twice": lambda n: numbered("text", n) * 2,
    "numbered texts of one item": lambda n: numbered("text", n, provider_options=OPTIONS),
    "numbered texts with late options": lambda n: [
        *numbered("text", n, provider_options=OPTIONS),
        {"thinking": "t", "part_index": n},
        *({"text": "", "part_index": i, "provider_options": {d: {"x": i} for d in OPTIONS}} for i in range(n)),
    ],
    "numbered thoughts": lambda n: numbered("thinking", n),
    "numbered thoughts twice": lambda n: numbered("thinking", n) * 2,
    "numbered thoughts of Responses": lambda n: [
        {**one, "thinking_origin": {"dialect": "openai-responses", "field": "summary"}}
        for one in numbered("thinking", n)
    ],
    "signed thoughts": lambda n: numbered("thinking", n, signature="s"),
    "thoughts that are signed late": lambda n: [
        *numbered("thinking", n, thinking_origin={"dialect": "openai-responses", "field": "summary"}),
        {"text": "t", "part_index": n},
        *({"signature": "s", "thinking": "", "part_index": number} for number in range(n)),
    ],
    "texts and thoughts in turn": lambda n: [{("thinking", "text")[i % 2]: "a", "part_index": i} for i in range(n)],
    "numbered refusals": lambda n: numbered("refusal", n),
    "whole parts": lambda n: [
        {"parts": [{"type": "thinking", "text": "a"}, {"type": "text", "text": "b"}], "part_index": i} for i in range(n)
    ],
    "identities": lambda n: [{"id": "i", "model": "m", "created": i, "text": "a"} for i in range(n)],
    "usage every time": lambda n: [{"text": "a", "usage": {"completion_tokens": i}} for i in range(n)],
    "extras": lambda n: [{"text": "a", "extras": {f"x{i}": 1, "message": {f"y{i}": 1}}} for i in range(n)],
    "options of a call": lambda n: [
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f", "arguments": "{"}]},
        *(
            {"tool_call_deltas": [{"index": 0, "arguments": " ", "provider_options": {d: {"x": i} for d in OPTIONS}}]}
            for i in range(n)
        ),
    ],
}
every_kind = for_each("kind", list(PIECES))


def chunks(kind: str, size: int) -> list[StreamingChunk]:
    end = {"is_complete": True, "finish_reason": "stop"}
    return [StreamingChunk.from_dict(piece) for piece in [*PIECES[kind](size), end]]


@requirement("MSG-13")
@every_dialect
@every_kind
def test_writing_the_pieces_of_a_stream_takes_steps_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        given = chunks(kind, size)
        return lambda: written(dialect, given)

    assert_linear(make)


@requirement("MSG-13")
@every_dialect
@every_kind
def test_reading_the_pieces_of_a_stream_takes_steps_in_proportion(dialect: str, kind: str) -> None:
    def make(size: int) -> Callable[[], object]:
        data = written(dialect, chunks(kind, size))
        return lambda: get_codec(dialect).decode_stream([data])

    assert_linear(make)


@requirement("MSG-13")
@every_kind
@for_each("target", ["openai-chat", "anthropic"])
def test_joining_and_filtering_the_pieces_of_a_stream_takes_steps_in_proportion(kind: str, target: str) -> None:
    def join(size: int) -> Callable[[], object]:
        given = chunks(kind, size)

        def work() -> None:
            joined = StreamAccumulator()
            taken = ChunkFilter("openai-chat", target)
            for chunk in given:
                joined.add(taken.take(chunk))
            assert taken.losses is not None
            assert joined.response

        return work

    assert_linear(join)


@requirement("COD-7")
@every_dialect
@for_each("order", [(1, 0, 2), (2, 1, 0), (0, 2, 1)])
@for_each("is_whole", [True, False])
def test_calls_that_begin_in_any_order_reach_a_client_once_each(
    dialect: str, order: tuple[int, ...], is_whole: bool
) -> None:
    end = {"is_complete": True, "finish_reason": "tool_calls"}
    deltas = [{"index": i, "id": f"c{i}", "name": f"f{i}", "arguments": "{}", "is_complete": is_whole} for i in order]
    given = [*({"tool_call_deltas": [delta]} for delta in deltas), end]
    answer = get_codec(dialect).decode_stream([written(dialect, [StreamingChunk.from_dict(piece) for piece in given])])
    assert sorted(call.name for call in answer.message.tool_calls or ()) == ["f0", "f1", "f2"]


# What only servers write


def events(*bodies: Any, named: bool = False) -> bytes:
    head = [b"event: %b\n" % body["type"].encode() if named else b"" for body in bodies]
    return b"".join(
        b"%bdata: %b\n\n" % (name, json.dumps(body).encode()) for name, body in zip(head, bodies, strict=True)
    )


def choice(delta: dict[str, Any], end: str | None = None, **more: Any) -> dict[str, Any]:
    return {"id": "i", "model": "m", "choices": [{"index": 0, "delta": delta, "finish_reason": end, **more}]}


def candidate(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"candidates": [{"content": {"role": "model", "parts": list(parts)}, "index": 0}], **more}


GEMINI_END = {"candidates": [{"content": {"parts": [{"text": ""}]}, "finishReason": "STOP", "index": 0}]}


def argument(path: str, text: str, *, goes_on: bool) -> dict[str, Any]:
    piece = {"jsonPath": path, "stringValue": text, "willContinue": goes_on}
    return {"functionCall": {"name": "f", "partialArgs": [piece], "willContinue": True}}


def reasoning(parts: int, *, summaries: int) -> bytes:
    """Thoughts in parts whose whole item has other parts, without a text."""
    item = {"type": "reasoning", "id": "r", "summary": []}
    piece = {"type": "response.reasoning_text.delta", "item_id": "r", "output_index": 0, "delta": "t"}
    whole = {**item, "summary": [{"type": "summary_text", "text": ""}] * summaries}
    response = {"id": "i", "object": "response", "status": "completed", "model": "m", "output": [whole]}
    return events(
        {"type": "response.output_item.added", "output_index": 0, "item": item},
        *({**piece, "content_index": number} for number in range(parts)),
        {"type": "response.output_item.done", "output_index": 0, "item": whole},
        {"type": "response.completed", "response": response},
        named=True,
    )


CALL_STEP = {"type": "function_call", "id": "c", "name": "f", "arguments": {}}
STREAMS: dict[str, tuple[str, Callable[[int], bytes]]] = {
    "texts in a list": (
        "openai-chat",
        lambda n: events(choice({"content": [{"type": "text", "text": "a"}] * n}), choice({}, "stop")),
    ),
    "parts of many kinds in a list": (
        "openai-chat",
        lambda n: events(
            choice({"content": [{"type": "text", "text": "a"}, {"type": "thinking", "thinking": "b"}] * n}),
            choice({}, "stop"),
        ),
    ),
    "numbers that JSON does not have": (
        "openai-chat",
        lambda n: events(*(choice({"content": "a", f"x{i}": float("nan")}) for i in range(n)), choice({}, "stop")),
    ),
    "further choices": (
        "openai-chat",
        lambda n: events(
            *({**choice({}), "choices": [{"index": i, "delta": {"content": "a"}}]} for i in range(n)),
            choice({"content": "a"}, "stop"),
        ),
    ),
    "a name in pieces": (
        "openai-chat",
        lambda n: events(
            *(choice({"tool_calls": [{"index": 0, "function": {"name": "ab"[: 1 + (i > 0)]}}]}) for i in range(n)),
            choice({}, "tool_calls"),
        ),
    ),
    "words after the end": (
        "openai-chat",
        lambda n: events(choice({"content": "a"}, "stop"), *(choice({"content": "b"}, f"r{i}") for i in range(n))),
    ),
    "one argument in pieces": (
        "gemini",
        lambda n: events(*(candidate(argument("$.a", "x", goes_on=True)) for _ in range(n)), GEMINI_END),
    ),
    "many arguments in pieces": (
        "gemini",
        lambda n: events(
            *(candidate(argument(f"$.a[{i % 9}]['b{i}']", "x", goes_on=bool(i % 2))) for i in range(n)), GEMINI_END
        ),
    ),
    "further candidates": (
        "gemini",
        lambda n: events(
            *({"candidates": [{"content": {"parts": [{"text": "a"}]}, "index": i}]} for i in range(n)),
            candidate({"text": "a"}),
            GEMINI_END,
        ),
    ),
    "thoughts in parts that the item does not have": ("openai-responses", lambda n: reasoning(n, summaries=n)),
    "arguments with a field of their own": (
        "gemini-interactions",
        lambda n: interactions_events(
            {"event_type": "step.start", "index": 0, "step": CALL_STEP},
            *(
                {
                    "event_type": "step.delta",
                    "index": 0,
                    "delta": {"type": "arguments_delta", "arguments": "", f"x{i}": i},
                }
                for i in range(n)
            ),
            {"event_type": "step.stop", "index": 0},
        ),
    ),
    "calls in many lines": (
        "ollama",
        lambda n: b"".join(
            json.dumps({"model": "m", "message": {"role": "assistant", **said}, "done": is_end}).encode() + b"\n"
            for said, is_end in [
                *(({"content": "", "tool_calls": [{"function": {"name": "f", "arguments": {}}}] * 2}, False),) * n,
                ({"content": ""}, True),
            ]
        ),
    ),
}


@requirement("MSG-13")
@pytest.mark.parametrize("kind", list(STREAMS))
def test_reading_what_only_servers_write_takes_steps_and_chunks_in_proportion(kind: str) -> None:
    dialect, make = STREAMS[kind]
    codec = get_codec(dialect)

    def work(size: int) -> Callable[[], object]:
        data = make(size)
        return lambda: codec.decode_stream([data])

    def emitted(size: int) -> int:
        decoder = codec.stream_decoder()
        return sum(len(chunk.to_json()) for chunk in [*decoder.feed(make(size)), *decoder.close()])

    assert_linear(work)
    assert emitted(200) / emitted(100) < 2.2  # an item that comes again with every later one is copied without a step


@requirement("MSG-13")
def test_an_error_over_many_lines_is_read_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every reading reads the text from its beginning, in one step."""
    read: list[int] = []

    def counted(text: bytes) -> Any:
        read.append(len(text))
        return parse_wire_json(text)

    monkeypatch.setattr(ollama_stream, "parse_wire_json", counted)

    def bytes_read(size: int) -> int:
        read.clear()
        lines = ["{", '"error": {"details": [', *(["[0],"] * size), '[0]], "message": "no"', "}", "}"]
        with pytest.raises(StreamError, match="no"):
            get_codec("ollama").decode_stream(["\n".join(lines).encode()])
        return sum(read)

    assert bytes_read(2000) / bytes_read(1000) < 2.2


@pytest.mark.parametrize(
    ("end", "what"), [('"message": "no"}', "no"), ('"message": "no"', "not JSON"), ('"message"; "no"}', "not JSON")]
)
def test_an_error_over_many_lines_ends_the_stream_wherever_it_breaks_off(end: str, what: str) -> None:
    text = "\n".join(["{", '"error": {', *['"x": [0],'] * 50, end, "}"])
    with pytest.raises(StreamError, match=what):
        get_codec("ollama").decode_stream([text.encode()])
