"""ollama-python: what its client does with a body and with lines, without its HTTP client; chunks joined by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
from ollama import ChatResponse  # type: ignore[import-not-found]  # installed apart

from bench.floor import Result
from bench.peers.worker import Peer, Way, work

CHAT = "speaks Ollama's own dialect only"


class _Pieces(httpx.SyncByteStream):
    def __init__(self, pieces: list[bytes]) -> None:
        self.pieces = pieces

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.pieces)


def parse_response(body: bytes) -> Any:
    """As `Client._request` does it."""
    return ChatResponse(**json.loads(body))


def plain_response(response: Any) -> Result:
    """In the floor's form. The package drops the ids of calls; they are put back so that the rest can be compared."""
    calls = [
        {"id": f"call_{number:08x}", "name": call.function.name, "arguments": dict(call.function.arguments)}
        for number, call in enumerate(response.message.tool_calls or ())
    ]
    finish = "tool_calls" if calls else response.done_reason
    return {"text": response.message.content, "calls": calls, "finish": finish, "usage": _usage(response)}


def read_stream(pieces: list[bytes]) -> Result:
    """As `Client._request` does it, with the text joined by the caller."""
    text: list[str] = []
    last: Any = None
    for line in httpx.Response(200, stream=_Pieces(pieces)).iter_lines():
        last = ChatResponse(**json.loads(line))
        if last.message.content:
            text.append(last.message.content)
    return {"text": "".join(text), "calls": [], "finish": last.done_reason, "usage": _usage(last)}


def _usage(response: Any) -> dict[str, int]:
    return {"prompt_tokens": response.prompt_eval_count, "completion_tokens": response.eval_count}


PEER = Peer(
    package="ollama",
    statement="from ollama import ChatResponse, Client",
    ways={
        "ollama-response": Way(run=parse_response, plain=plain_response),
        "ollama-text": Way(run=read_stream, plain=lambda result: result),
    },
    cannot={"chat-response": CHAT, "chat-text": CHAT, "chat-arguments": CHAT},
)

if __name__ == "__main__":
    work(PEER)
