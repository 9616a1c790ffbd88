"""Reads outputs with the parsers of one package, in its own environment: jobs and readings are lines of JSON.

The first line has the tools. Standard library only, besides the package itself.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from bench.peers.text import Reader, Reading


def vllm_reader(job: dict[str, Any], tools: dict[str, Any]) -> Reader:
    """As vLLM's server reads the format."""
    from bench.peers.vllm.reading import VllmReader

    return VllmReader(job["format"], tools, tuple(job["marks"]), has_thoughts=job["has_thoughts"])


def sglang_reader(job: dict[str, Any], tools: dict[str, Any]) -> Reader:
    """As SGLang's server reads the format."""
    from bench.peers.sglang.reading import SglangReader

    return SglangReader(job["format"], tools, has_thoughts=job["has_thoughts"])


class AgentToolParserReader:
    """`agent-tool-parser`, which finds the format itself and reads whole texts only."""

    def __init__(self, tools: dict[str, Any]) -> None:
        from agent_tool_parser import ToolParser  # type: ignore[import-not-found]  # installed apart

        self._parser = ToolParser(allowed_tools=set(tools))

    def read(self, text: str) -> Reading:
        """The calls; it says nothing of content and thoughts."""
        found = self._parser.try_parse_all(text)
        return {"calls": [{"name": call.name, "arguments": json.dumps(call.args)} for call in found]}

    def stream(self, pieces: list[str]) -> Reading:
        """Not there."""
        raise NotImplementedError


Make: TypeAlias = Callable[[dict[str, Any], dict[str, Any]], Reader]
ENGINES: dict[str, Make] = {
    "vllm": vllm_reader,
    "sglang": sglang_reader,
    "agent-tool-parser": lambda job, tools: AgentToolParserReader(tools),
}


def outcome(read: Callable[[], Reading]) -> Reading | None:
    """A reading, or what was raised instead of one; None where the package has no such way to read."""
    try:
        return read()
    except NotImplementedError:
        return None
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever a parser raises is what it does with the text, a panic of Rust included
        return {"raised": f"{type(error).__name__}: {error}"[:200]}


def main() -> None:
    """Answer every job."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a package prints is no answer
    make = ENGINES[sys.argv[1]]
    tools = json.loads(sys.stdin.readline())
    for line in sys.stdin:
        job = json.loads(line)
        print(json.dumps(_answer(make, job, tools)), file=answers, flush=True)


def _answer(make: Make, job: dict[str, Any], tools: dict[str, Any]) -> dict[str, Any]:
    try:
        reader = make(job, tools)
    except KeyError:  # the package has no parser for the format
        return {"whole": None, "streamed": []}
    streamed = [outcome(partial(make(job, tools).stream, pieces)) for pieces in job["pieces"]]
    return {"whole": outcome(partial(reader.read, job["text"])), "streamed": streamed}


if __name__ == "__main__":
    main()
