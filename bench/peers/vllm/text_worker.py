"""vLLM's parser of calls, without one of thoughts."""

from __future__ import annotations

from bench.peers.text import Reading
from bench.peers.text_worker import FORMAT, MARKS, TOOLS, work
from bench.peers.vllm.reading import VllmReader


def stream(pieces: list[str]) -> Reading:
    """A new parser for each text, as for each answer."""
    return VllmReader(FORMAT, TOOLS, MARKS, has_thoughts=False).stream(pieces)


if __name__ == "__main__":
    work("vllm", stream, once=frozenset({"text-long-call"}))
