"""What a peer's text worker does: read texts that come in pieces, check the reading, print the times as JSON.

The texts are those that a model writes in Hermes' format: one of 1,000 words without a mark, and a call whose arguments
have 20 kB in 2,000 pieces or 200 kB in 20,000. The floor passes a text without marks on, piece by piece; it joins a
call and reads it when it is whole, which streams nothing. Standard library only.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Any

from bench import data, measure
from bench.measure import QUICK, Effort
from bench.peers.text import Reading

FORMAT = "hermes"
MARKS = ("<tool_call>", "</tool_call>", "<think>", "</think>")
TOOLS: dict[str, Any] = {
    "write_file": {"type": "object", "properties": {"path": {"type": "string"}, "text": {"type": "string"}}}
}
PIECE = 10
"""Characters of arguments in a piece."""


def plain_pieces() -> list[str]:
    """1,000 words, each with the space before it, as tokenizers have it; each thirtieth ends its line."""
    ends = (*[""] * 29, ".\n")
    return [f" {data.WORDS[number % len(data.WORDS)]}{ends[number % len(ends)]}" for number in range(1000)]


def call_pieces(count: int) -> list[str]:
    """A call with arguments in so many pieces; a mark is a piece of its own."""
    line = 'words["key"] = value  # a\\b\n'
    head = '{"name": "write_file", "arguments": '
    size = count * PIECE
    text = line * (size // len(line))
    arguments = json.dumps({"path": "a.py", "text": text})[:-2]
    arguments = arguments[: size - 2].rstrip("\\") + '"}'
    pieces = [arguments[at : at + PIECE] for at in range(0, len(arguments), PIECE)]
    return ["<tool_call>", "\n", head, *pieces, "}", "\n", "</tool_call>"]


def pass_on(pieces: list[str]) -> Reading:
    """The floor for a text without marks."""
    passed: list[str] = []
    for piece in pieces:
        passed.append(piece)  # noqa: PERF402  # a client gets them one by one
    return {"content": "".join(passed), "thoughts": "", "calls": []}


def read_when_whole(pieces: list[str]) -> Reading:
    """The floor for a call."""
    call = json.loads("".join(pieces).removeprefix("<tool_call>").removesuffix("</tool_call>"))
    return {
        "content": "",
        "thoughts": "",
        "calls": [{"name": call["name"], "arguments": json.dumps(call["arguments"])}],
    }


TEXTS: Mapping[str, tuple[str, Callable[[], list[str]], Callable[[list[str]], Reading]]] = {
    "text-plain": ("1,000 chunks without a mark", plain_pieces, pass_on),
    "text-call": ("arguments of 20 kB in 2,000 pieces", lambda: call_pieces(2_000), read_when_whole),
    "text-long-call": ("arguments of 200 kB in 20,000 pieces", lambda: call_pieces(20_000), read_when_whole),
}
"""Case → title, pieces, floor."""


def work(
    package: str,
    stream: Callable[[list[str]], Reading],
    *,
    once: frozenset[str] = frozenset(),
    cannot: Mapping[str, str] | None = None,
) -> None:
    """Measure `stream` with the effort in the first argument, and print the result.

    `once` are cases that take long, `cannot` those that would take far too long, each with the reason.
    """
    effort = Effort(**json.loads(sys.argv[1]))
    cases: dict[str, dict[str, float]] = {}
    left_out = dict(cannot or {})
    for name, (_, made, by_hand) in TEXTS.items():
        if name in once and effort == QUICK:
            left_out[name] = "takes long, so it is left out of a quick run"
        elif name not in left_out:
            cases[name] = _measure(name, made(), by_hand, stream, effort, is_once=name in once)
    print(json.dumps({"version": version(package), "cases": cases, "cannot": left_out}))


def _measure(
    name: str,
    pieces: list[str],
    by_hand: Callable[[list[str]], Reading],
    stream: Callable[[list[str]], Reading],
    effort: Effort,
    *,
    is_once: bool,
) -> dict[str, float]:
    began = time.thread_time_ns()
    theirs = stream(pieces)
    taken: float = time.thread_time_ns() - began
    if _plain(theirs) != _plain(by_hand(pieces)):
        raise AssertionError(f"{name}: different results:\n  {str(theirs)[:400]}\n  {str(by_hand(pieces))[:400]}")
    sides: dict[str, Callable[[], object]] = {"floor": lambda: by_hand(pieces)}
    if not is_once:
        sides["peer"] = lambda: stream(pieces)
    times = measure.interleave(sides, effort)
    floor = times["floor"].median
    if not is_once:
        taken = times["peer"].median
    return {"floor_us": floor / 1000, "us": taken / 1000, "ratio": taken / floor}


def _plain(reading: Reading) -> Any:
    calls = [(call["name"], json.loads(call["arguments"])) for call in reading["calls"]]
    return reading["content"].strip(), reading["thoughts"], calls
