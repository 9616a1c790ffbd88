"""lm15: its reader for Chat Completions bodies, and its parser, adapter and accumulator for streams."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from lm15 import Message, OpenAIChatLM, Request  # type: ignore[import-not-found]  # installed apart
from lm15.providers.openai_chat import response_from_openai_chat  # type: ignore[import-not-found]  # installed apart
from lm15.result import StreamAccumulator  # type: ignore[import-not-found]  # installed apart
from lm15.sse import parse_sse  # type: ignore[import-not-found]  # installed apart

from bench.data import MODEL
from bench.floor import Result
from bench.peers.worker import Peer, Way, work

LM = OpenAIChatLM(api_key="none", compat="vllm")
REQUEST = Request(model=MODEL, messages=(Message.user("What is the weather in Paris?"),))
NATIVE = "reaches Ollama through Chat Completions only"
WORDS = {"tool_call": "tool_calls"}


def parse_response(body: bytes) -> Any:
    """The public reader of bodies."""
    return response_from_openai_chat(json.loads(body))


def read_stream(pieces: list[bytes]) -> Any:
    """Lines to events to one response, as its transport and `lm.stream` do it."""

    def lines() -> Iterator[bytes]:
        for piece in pieces:
            yield from piece.splitlines(keepends=True)

    accumulator = StreamAccumulator(REQUEST)
    for event in parse_sse(lines()):
        for item in LM.parse_stream_events(REQUEST, event):
            accumulator.push(item)
    return accumulator.response()


def plain(response: Any) -> Result:
    """In the floor's form."""
    return {
        "text": "".join(part.text for part in response.message.parts if part.type == "text"),
        "calls": [{"id": call.id, "name": call.name, "arguments": dict(call.input)} for call in response.tool_calls],
        "finish": WORDS.get(response.finish_reason, response.finish_reason),
        "usage": {"prompt_tokens": response.usage.input_tokens, "completion_tokens": response.usage.output_tokens},
    }


PEER = Peer(
    package="lm15",
    statement="from lm15 import Message, OpenAIChatLM, Request; import lm15.result",
    ways={
        "chat-response": Way(run=parse_response, plain=plain),
        "chat-text": Way(run=read_stream, plain=plain),
        "chat-arguments": Way(run=read_stream, plain=plain),
    },
    cannot={"ollama-response": NATIVE, "ollama-text": NATIVE},
)

if __name__ == "__main__":
    work(PEER)
