"""What is measured, against what, and the goal. The equality of the two results is asserted before any timing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import orjson

from bench import data, floor, measure, subject
from bench.measure import Effort, Times
from turnwire import UserMessage


@dataclass(frozen=True, kw_only=True)
class Row:
    """One line of the table. `value` is what the goal is about: a ratio, or an amount in `unit`."""

    case: str
    title: str
    value: float
    goal: float | None
    unit: str = "×"
    floor_us: float | None = None
    turnwire_us: float | None = None
    spread: tuple[float, float] | None = None

    @property
    def meets_goal(self) -> bool | None:
        return None if self.goal is None else self.value <= self.goal


Measure = Callable[[Effort], Iterator[Row]]
CASES: dict[str, Measure] = {}


def case(name: str) -> Callable[[Measure], Measure]:
    """Register a case under its name on the command line."""

    def register(function: Measure) -> Measure:
        CASES[name] = function
        return function

    return register


def same(ours: object, by_hand: object) -> None:
    """Both sides did the same job.

    Raises:
        AssertionError: they did not, so no ratio would mean anything.
    """
    if ours != by_hand:
        raise AssertionError(f"different results:\n  turnwire {str(ours)[:400]}\n  by hand  {str(by_hand)[:400]}")


def ratio(
    name: str, title: str, goal: float | None, effort: Effort, by_hand: Callable[[], Any], ours: Callable[[], Any]
) -> Row:
    """Turnwire's time over the floor's."""
    times = measure.interleave({"floor": by_hand, "turnwire": ours}, effort)
    return ratio_row(name, title, goal, times["floor"], times["turnwire"])


def ratio_row(name: str, title: str, goal: float | None, by_hand: Times, ours: Times) -> Row:
    """The row of two timings."""
    return Row(
        case=name,
        title=title,
        value=ours.median / by_hand.median,
        goal=goal,
        floor_us=by_hand.median / 1000,
        turnwire_us=ours.median / 1000,
        spread=measure.spread(by_hand, ours),
    )


# Requests


@case("build-request")
def build_request(effort: Effort) -> Iterator[Row]:
    """20 messages with 8 calls: frozen, checked models against dict literals, which check nothing.

    The two tools are made once, outside, on both sides, as programs do; making them is a row of its own.
    """
    expected = _canonical(floor.build_request())
    ways = {
        "build-request": ("build a request of 20 messages", 8, subject.build_request),
        "build-factories": ("the same, messages by user(), assistant() …", 9, subject.build_with_factories),
        "build-chain": ("the same, messages by Messages().human().ai() …", 11, subject.build_with_chain),
    }
    for way in ways.values():
        same(way[2]().to_dict(), expected)
    sides = {"floor": floor.build_request, **{name: way[2] for name, way in ways.items()}}
    times = measure.interleave(sides, effort)
    for name, (title, goal, _) in ways.items():
        yield ratio_row(name, title, goal, times["floor"], times[name])
    same([tool.to_dict() for tool in subject.build_tools()], expected["tools"])
    yield ratio("build-tools", "make its 2 tools", 20, effort, floor.build_tools, subject.build_tools)


@case("load-request")
def load_request(effort: Effort) -> Iterator[Row]:
    """JSON to validated models, against `json.loads`, which checks no field."""
    text = data.dumps(floor.build_request())
    same(subject.load_request(text).to_dict(), _canonical(json.loads(text)))
    yield ratio(
        "load-request",
        "load and validate its canonical JSON",
        2.0,
        effort,
        lambda: json.loads(text),
        lambda: subject.load_request(text),
    )


@case("encode-request")
def encode_request(effort: Effort) -> Iterator[Row]:
    """A request that is there already, as dictionaries or models, to the bytes that are sent; losses are reported."""
    by_hand, ours = floor.build_request(), subject.build_request()
    same(_wire(subject.encode_chat_request(ours)), _wire(floor.encode_chat_request(by_hand)))
    yield ratio(
        "encode-request",
        "request to Chat Completions bytes",
        0.9,
        effort,
        lambda: floor.encode_chat_request(by_hand),
        lambda: subject.encode_chat_request(ours),
    )


def _canonical(request: dict[str, Any]) -> dict[str, Any]:
    """Plain data as a Turnwire dump writes them: defaults filled in where a model has them."""
    messages = [{**m, "is_error": False} if m["role"] == "tool" else m for m in request["messages"]]
    tools = [{"strict": True, **tool} for tool in request["tools"]]
    return {**request, "messages": messages, "tools": tools, "stream": False}


def _wire(body: bytes) -> Any:
    """A request body with parsed arguments; their text may be spaced differently, and null is absent."""
    value = json.loads(body)
    for message in value["messages"]:
        if message.get("content", "") is None:
            del message["content"]
        for call in message.get("tool_calls", ()):
            call["function"]["arguments"] = json.loads(call["function"]["arguments"])
    return value


# Answers


def answer_row(
    name: str,
    title: str,
    goal: float | None,
    effort: Effort,
    wire: Any,
    by_hand: Callable[[Any], Any],
    ours: Callable[[Any], Any],
) -> Row:
    """A row about reading the same bytes to the same result."""
    same(subject.plain(ours(wire)), by_hand(wire))
    return ratio(name, title, goal, effort, lambda: by_hand(wire), lambda: ours(wire))


@case("chat-response")
def chat_response(effort: Effort) -> Iterator[Row]:
    """Text, two calls with parsed arguments, finish reason and usage; Turnwire keeps unknown fields too."""
    yield answer_row(
        "chat-response",
        "parse a Chat Completions answer",
        1.0,
        effort,
        data.chat_response(),
        floor.parse_chat_response,
        subject.parse_chat_response,
    )


@case("chat-text")
def chat_text(effort: Effort) -> Iterator[Row]:
    """One read for each event. Turnwire makes a checked chunk of each and folds them; the floor makes no chunks."""
    yield answer_row(
        "chat-text",
        "1,000 text chunks",
        1.0,
        effort,
        data.chat_text_stream(),
        floor.read_chat_stream,
        subject.read_chat_stream,
    )


@case("chat-arguments")
def chat_arguments(effort: Effort) -> Iterator[Row]:
    """Deltas of one call's arguments, joined and parsed once."""
    yield answer_row(
        "chat-arguments",
        "1,000 tool-argument chunks",
        1.0,
        effort,
        data.chat_argument_stream(),
        floor.read_chat_stream,
        subject.read_chat_stream,
    )


@case("long-arguments")
def long_arguments(effort: Effort) -> Iterator[Row]:
    """192 kB of arguments; then twice as much, all four timed in turns: linear code takes twice as long."""
    once, twice = data.chat_long_argument_stream(8000), data.chat_long_argument_stream(16000)
    for wire in (once, twice):
        same(subject.plain(subject.read_chat_stream(wire)), floor.read_chat_stream(wire))
    times = measure.interleave(
        {
            "floor": lambda: floor.read_chat_stream(once),
            "turnwire": lambda: subject.read_chat_stream(once),
            "turnwire twice": lambda: subject.read_chat_stream(twice),
            "floor twice": lambda: floor.read_chat_stream(twice),
        },
        effort,
    )
    yield ratio_row("long-arguments", "192 kB of arguments in 8,000 deltas", 1.0, times["floor"], times["turnwire"])
    yield Row(
        case="long-arguments",
        title="time for 384 kB in 16,000 over the time for 192 kB",
        value=times["turnwire twice"].median / times["turnwire"].median,
        goal=2.05,
        floor_us=times["floor twice"].median / 1000,
        turnwire_us=times["turnwire twice"].median / 1000,
    )


@case("ollama")
def ollama(effort: Effort) -> Iterator[Row]:
    """Ollama's own dialect: a whole answer, and 1,000 NDJSON lines, one for each read."""
    yield answer_row(
        "ollama-response",
        "parse an Ollama answer",
        4.0,
        effort,
        data.ollama_response(),
        floor.parse_ollama_response,
        subject.parse_ollama_response,
    )
    yield answer_row(
        "ollama-text",
        "1,000 Ollama text lines",
        1.0,
        effort,
        data.ollama_text_stream(),
        floor.read_ollama_stream,
        subject.read_ollama_stream,
    )


@case("httpx")
def through_httpx(effort: Effort) -> Iterator[Row]:
    """Chunks that arrive over HTTP, one event for each read, through httpx with a transport in memory.

    The floor here is parsing alone: orjson and a hand-filled frozen dataclass with slots for each event, with the
    events cut beforehand and no transport at all. So the goal bounds everything between the socket and the caller. The
    second row gives the floor the same transport and the same work of cutting.
    """
    events = data.chat_argument_stream(400)
    ours = subject.through_httpx(events)
    alone = [_plain_chunk(chunk) for chunk in floor.chunks_with_orjson(events, orjson.loads)]
    same([piece for piece in map(_plain_turnwire, ours()) if piece], [piece for piece in alone if piece])
    client = subject.in_memory_client(events)

    def same_transport() -> list[floor.Chunk]:
        found: list[floor.Chunk] = []
        held = b""
        with client.stream("POST", "/v1/chat/completions", content=b"{}") as answer:
            for piece in answer.iter_raw():
                *whole, held = (held + piece).split(b"\n\n")
                found += floor.chunks_with_orjson([event + b"\n\n" for event in whole], orjson.loads)
        return found

    times = measure.interleave(
        {
            "parsing": lambda: floor.chunks_with_orjson(events, orjson.loads),
            "turnwire": ours,
            "same transport": same_transport,
        },
        effort,
    )
    yield ratio_row("httpx", "400 events through httpx, over parsing alone", None, times["parsing"], times["turnwire"])
    title = "the same, over the floor through httpx"
    yield ratio_row("httpx-same", title, 1.0, times["same transport"], times["turnwire"])


def _plain_chunk(chunk: floor.Chunk) -> list[tuple[Any, ...]]:
    return [call[:4] for call in chunk.calls or ()] + ([("text", chunk.text)] if chunk.text else [])


def _plain_turnwire(chunk: Any) -> list[tuple[Any, ...]]:
    calls = [(delta.index, delta.id, delta.name, delta.arguments) for delta in chunk.tool_call_deltas or ()]
    return calls + ([("text", chunk.text)] if chunk.text else [])


# What importing and keeping costs

PYDANTIC = "from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator"
TURNWIRE = "import turnwire; turnwire.ChatRequest; turnwire.Messages; turnwire.get_codec('openai-chat')"


@case("import")
def import_time(effort: Effort) -> Iterator[Row]:
    """CPU time of a process that imports what a caller needs, less that of one that imports pydantic's usual names."""
    times = measure.import_times({"pydantic": PYDANTIC, "turnwire": TURNWIRE}, effort)
    by_pydantic, ours = times["pydantic"].median, times["turnwire"].median
    yield Row(
        case="import",
        title="import, over importing pydantic",
        value=(ours - by_pydantic) / 1e6,
        goal=60,
        unit="ms",
        floor_us=by_pydantic / 1000,
        turnwire_us=ours / 1000,
    )


@case("memory")
def memory(effort: Effort) -> Iterator[Row]:
    """10,000 user messages that share one text, so that the content is not counted."""
    text = "What is the weather in Paris?"
    yield Row(
        case="memory",
        title="memory of a user message without its content",
        value=measure.bytes_each(lambda: UserMessage(content=text)),
        goal=1000,
        unit="B",
    )
    yield Row(
        case="memory",
        title="the same as a dict",
        value=measure.bytes_each(lambda: {"role": "user", "content": text}),
        goal=None,
        unit="B",
    )
