"""Turnwire itself, in the environment that runs the benchmark, by the same rules as its peers."""

from __future__ import annotations

from bench import subject
from bench.cases import TURNWIRE
from bench.peers.worker import Peer, Way, work

PEER = Peer(
    package="turnwire",
    statement=TURNWIRE,
    ways={
        "chat-response": Way(run=subject.parse_chat_response, plain=subject.plain),
        "chat-text": Way(run=subject.read_chat_stream, plain=subject.plain),
        "chat-arguments": Way(run=subject.read_chat_stream, plain=subject.plain),
        "ollama-response": Way(run=subject.parse_ollama_response, plain=subject.plain),
        "ollama-text": Way(run=subject.read_ollama_stream, plain=subject.plain),
    },
)

if __name__ == "__main__":
    work(PEER)
