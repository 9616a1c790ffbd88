"""SGLang's parser of calls, without one of thoughts, in the package that has it without the engine."""

from __future__ import annotations

from bench.peers.sglang.reading import SglangReader
from bench.peers.text import Reading
from bench.peers.text_worker import FORMAT, TOOLS, work

LONG = "would take ten minutes or more: time grows with the square of the length (1, 4, 20 s at 1,000, 2,000, 4,000)"


def stream(pieces: list[str]) -> Reading:
    """A new parser for each text, as for each answer."""
    return SglangReader(FORMAT, TOOLS, has_thoughts=False).stream(pieces)


if __name__ == "__main__":
    work("llm-router-utils", stream, once=frozenset({"text-call"}), cannot={"text-long-call": LONG})
