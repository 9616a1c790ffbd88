"""From one dialect to another: a request of new texts, and a stream chunk by chunk."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from bench import data, floor, measure
from bench.cases import Row, case, ratio_row, same
from bench.measure import Effort
from turnwire import StreamTranscoder, get_codec
from turnwire.codecs.values.wirejson import dump_wire_json, parse_wire_json

ANTHROPIC = get_codec("anthropic")
CHAT = get_codec("openai-chat")


def _anthropic_bodies() -> Callable[[], bytes]:
    """The 20-message request in Anthropic's words, with texts that no earlier one had: nothing can be remembered."""
    template = json.loads(json.dumps(floor.anthropic_request()))
    numbers = count()

    def make() -> bytes:
        mark = f" #{next(numbers)}"
        for message in template["messages"]:
            for block in message["content"]:
                if block["type"] == "text":
                    block["text"] = block["text"].partition(" #")[0] + mark
        return data.dumps(template)

    return make


def _to_chat(body: bytes) -> bytes:
    request = ANTHROPIC.decode_request(parse_wire_json(body)).value
    return dump_wire_json(CHAT.encode_request(request).value)


def _to_anthropic(body: bytes) -> bytes:
    request = CHAT.decode_request(parse_wire_json(body)).value
    return dump_wire_json(ANTHROPIC.encode_request(request).value)


@case("anthropic-to-chat")
def anthropic_to_chat(effort: Effort) -> Iterator[Row]:
    """Bytes to bytes: Turnwire checks the request, makes models of it and reports losses; the floor renames keys."""
    make = _anthropic_bodies()
    body = make()
    same(_without_strict(_to_chat(body)), _without_strict(floor.anthropic_to_chat(body)))
    bodies = [make() for _ in range(4000)]
    title = "Anthropic request to Chat request, new texts each time"
    yield _converted("anthropic-to-chat", title, 2.5, effort, bodies, floor.anthropic_to_chat, _to_chat)


@case("chat-to-anthropic")
def chat_to_anthropic(effort: Effort) -> Iterator[Row]:
    """The same in the other direction."""
    make = _anthropic_bodies()
    bodies = [floor.anthropic_to_chat(make()) for _ in range(4000)]
    same(json.loads(_to_anthropic(bodies[0])), json.loads(floor.chat_to_anthropic(bodies[0])))
    title = "Chat request to Anthropic request, new texts each time"
    yield _converted("chat-to-anthropic", title, 4, effort, bodies, floor.chat_to_anthropic, _to_anthropic)


def _converted(
    name: str,
    title: str,
    goal: float,
    effort: Effort,
    bodies: list[bytes],
    by_hand: Callable[[bytes], bytes],
    turnwire: Callable[[bytes], bytes],
) -> Row:
    """One row: each side takes the bodies in turn."""
    first, second = _round_robin(bodies), _round_robin(bodies)
    times = measure.interleave(
        {"floor": lambda: by_hand(next(first)), "turnwire": lambda: turnwire(next(second))}, effort
    )
    return ratio_row(name, title, goal, times["floor"], times["turnwire"])


def _round_robin(bodies: list[bytes]) -> Iterator[bytes]:
    while True:
        yield from bodies


def _without_strict(body: bytes) -> Any:
    """The request with parsed arguments; both sides leave `strict` to the server."""
    value = json.loads(body)
    for message in value["messages"]:
        for call in message.get("tool_calls", ()):
            call["function"]["arguments"] = json.loads(call["function"]["arguments"])
        if message.get("content", "") is None:
            del message["content"]
    return value


@case("transcode")
def transcode(effort: Effort) -> Iterator[Row]:
    """1,000 chunks, one read each, into Anthropic's events: every event is written as soon as its chunk came."""
    pieces = data.chat_text_stream()

    def ours() -> bytes:
        transcoder = StreamTranscoder("vllm", "anthropic", model="m", response_id="msg_1")
        return b"".join([*map(transcoder.feed, pieces), transcoder.close()])

    def only_read() -> object:
        return get_codec("vllm").decode_stream(pieces)

    text = get_codec("anthropic").decode_stream([ours()]).message.text
    same(text, floor.read_chat_stream(pieces)["text"])
    times = measure.interleave(
        {"floor": lambda: floor.read_chat_stream(pieces), "turnwire": ours, "read": only_read}, effort
    )
    title = "1,000 Chat chunks into Anthropic events, over parsing alone"
    yield ratio_row("transcode", title, 1.5, times["floor"], times["turnwire"])
    yield ratio_row("transcode-read", "the same, over Turnwire's own reading", None, times["read"], times["turnwire"])
