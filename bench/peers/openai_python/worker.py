"""openai-python: its own steps from the body to its objects, without its HTTP client, which would only add to the time.

A stream is read by `openai.Stream`, and its chunks are joined by hand, as callers do; its own accumulator,
`ChatCompletionStreamState`, does more for each chunk. The package leaves arguments as text; they are parsed here, since
the result needs them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx2  # type: ignore[import-not-found]  # installed apart
from openai import OpenAI, Stream  # type: ignore[import-not-found]  # installed apart
from openai.types.chat import ChatCompletion, ChatCompletionChunk  # type: ignore[import-not-found]  # installed apart

from bench.floor import Result
from bench.peers.worker import Peer, Way, work

CLIENT = OpenAI(api_key="none", base_url="http://127.0.0.1/v1")
REQUEST = httpx2.Request("POST", "http://127.0.0.1/v1/chat/completions")
NATIVE = "does not speak Ollama's own dialect"


class _Pieces(httpx2.SyncByteStream):  # type: ignore[misc, unused-ignore]  # its base is Any elsewhere
    def __init__(self, pieces: list[bytes]) -> None:
        self.pieces = pieces

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.pieces)


def parse_response(body: bytes) -> tuple[Any, list[Any]]:
    """What the client does with a body that has arrived."""
    response = httpx2.Response(200, request=REQUEST)
    process = CLIENT._process_response_data  # noqa: SLF001  # no public name does it without a connection
    completion = process(data=json.loads(body), cast_to=ChatCompletion, response=response)
    calls = completion.choices[0].message.tool_calls or ()
    return completion, [json.loads(call.function.arguments) for call in calls]


def plain_response(found: tuple[Any, list[Any]]) -> Result:
    """In the floor's form."""
    completion, arguments = found
    choice = completion.choices[0]
    return {
        "text": choice.message.content or "",
        "calls": [
            {"id": call.id, "name": call.function.name, "arguments": value}
            for call, value in zip(choice.message.tool_calls or (), arguments, strict=True)
        ],
        "finish": choice.finish_reason,
        "usage": _usage(completion.usage),
    }


def read_stream(pieces: list[bytes]) -> Result:
    """Chunks joined by hand."""
    response = httpx2.Response(200, request=REQUEST, stream=_Pieces(pieces))
    text: list[str] = []
    calls: dict[int, dict[str, Any]] = {}
    finish = usage = None
    for chunk in Stream(cast_to=ChatCompletionChunk, response=response, client=CLIENT):
        if chunk.usage:
            usage = chunk.usage
        for choice in chunk.choices:
            if choice.delta.content:
                text.append(choice.delta.content)
            for part in choice.delta.tool_calls or ():
                call = calls.setdefault(part.index, {"id": None, "name": None, "pieces": []})
                if part.id:
                    call["id"] = part.id
                if part.function.name:
                    call["name"] = part.function.name
                if part.function.arguments:
                    call["pieces"].append(part.function.arguments)
            if choice.finish_reason:
                finish = choice.finish_reason
    return {
        "text": "".join(text),
        "calls": [
            {"id": call["id"], "name": call["name"], "arguments": json.loads("".join(call["pieces"]))}
            for call in calls.values()
        ],
        "finish": finish,
        "usage": _usage(usage),
    }


def _usage(usage: Any) -> dict[str, int]:
    return {"prompt_tokens": usage.prompt_tokens, "completion_tokens": usage.completion_tokens}


PEER = Peer(
    package="openai",
    statement="from openai import OpenAI; from openai.types.chat import ChatCompletion, ChatCompletionChunk",
    ways={
        "chat-response": Way(run=parse_response, plain=plain_response),
        "chat-text": Way(run=read_stream, plain=lambda result: result),
        "chat-arguments": Way(run=read_stream, plain=lambda result: result),
    },
    cannot={"ollama-response": NATIVE, "ollama-text": NATIVE},
)

if __name__ == "__main__":
    work(PEER)
