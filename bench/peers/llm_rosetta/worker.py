"""LLM-Rosetta: its converter from Chat Completions to its own form, which is plain dictionaries.

It takes parsed chunks, so events are cut and parsed by hand as in the floor, and its stream events are joined by hand.
"""

from __future__ import annotations

import json
from typing import Any

from llm_rosetta import OpenAIChatConverter  # type: ignore[import-not-found]  # installed apart

from bench.floor import Result
from bench.peers.worker import Peer, Way, work

CONVERTER = OpenAIChatConverter()
NATIVE = "does not speak Ollama's own dialect"


def parse_response(body: bytes) -> Any:
    """A body to its own form."""
    return CONVERTER.response_from_provider(json.loads(body))


def plain_response(response: Any) -> Result:
    """In the floor's form."""
    choice = response["choices"][0]
    parts = choice["message"]["content"]
    return {
        "text": "".join(part["text"] for part in parts if part["type"] == "text"),
        "calls": [
            {"id": part["tool_call_id"], "name": part["tool_name"], "arguments": part["tool_input"]}
            for part in parts
            if part["type"] == "tool_call"
        ],
        "finish": choice["finish_reason"]["reason"],
        "usage": _usage(response["usage"]),
    }


def read_stream(pieces: list[bytes]) -> Result:
    """Events of its own form, joined by hand; the arguments come joined from its context."""
    context = CONVERTER.create_stream_context()
    text: list[str] = []
    finish = usage = None
    held = b""
    for piece in pieces:
        *events, held = (held + piece).split(b"\n\n")
        for event in events:
            if not event.startswith(b"data: ") or event == b"data: [DONE]":
                continue
            for item in CONVERTER.stream_response_from_provider(json.loads(event[6:]), context=context):
                match item["type"]:
                    case "text_delta":
                        text.append(item["text"])
                    case "finish":
                        finish = item["finish_reason"]["reason"]
                    case "usage":
                        usage = item["usage"]
    return {
        "text": "".join(text),
        "calls": [
            {"id": call_id, "name": name, "arguments": json.loads(arguments)}
            for call_id, name, arguments in context.get_pending_tool_calls()
        ],
        "finish": finish,
        "usage": _usage(usage),
    }


def _usage(usage: Any) -> dict[str, int]:
    return {"prompt_tokens": usage["prompt_tokens"], "completion_tokens": usage["completion_tokens"]}


PEER = Peer(
    package="llm-rosetta",
    statement="from llm_rosetta import OpenAIChatConverter",
    ways={
        "chat-response": Way(run=parse_response, plain=plain_response),
        "chat-text": Way(run=read_stream, plain=lambda result: result),
        "chat-arguments": Way(run=read_stream, plain=lambda result: result),
    },
    cannot={"ollama-response": NATIVE, "ollama-text": NATIVE},
)

if __name__ == "__main__":
    work(PEER)
