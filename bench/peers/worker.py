"""What a peer's worker does: check its result, time it against the floor in its own process, print the times as JSON.

A worker is `bench.peers.<name>.worker`, run by the Python of the peer's environment. It says how to do each case, or
why that cannot be done. Every ratio is taken inside one process, so the columns can be compared. Standard library only.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from statistics import median
from typing import Any

from bench import data, floor, measure
from bench.measure import Effort
from bench.recorded import chat_answers

FLOORS: Mapping[str, Callable[[Any], floor.Result]] = {
    "chat-response": floor.parse_chat_response,
    "chat-recordings": floor.parse_chat_response,
    "chat-text": floor.read_chat_stream,
    "chat-arguments": floor.read_chat_stream,
    "ollama-response": floor.parse_ollama_response,
    "ollama-text": floor.read_ollama_stream,
}
TITLES: Mapping[str, str] = {
    "chat-response": "parse a Chat Completions answer",
    "chat-recordings": "recorded Chat Completions answers, median",
    "chat-text": "1,000 text chunks",
    "chat-arguments": "1,000 tool-argument chunks",
    "ollama-response": "parse an Ollama answer",
    "ollama-text": "1,000 Ollama text lines",
}


@dataclass(frozen=True, kw_only=True)
class Way:
    """How a peer does one case: from the bytes to its own result, and from that to the floor's form (not timed)."""

    run: Callable[[Any], Any]
    plain: Callable[[Any], floor.Result]


@dataclass(frozen=True, kw_only=True)
class Peer:
    """One package: what it can do, and why not where it cannot."""

    package: str
    statement: str
    """The import that a caller writes."""
    ways: Mapping[str, Way] = field(default_factory=dict)
    cannot: Mapping[str, str] = field(default_factory=dict)


def work(peer: Peer) -> None:
    """Measure `peer` with the effort in the first argument, and print the result."""
    known = peer.ways.keys() | peer.cannot.keys() | {"chat-recordings"}
    assert known == FLOORS.keys(), "every case needs a way or a reason"
    effort = Effort(**json.loads(sys.argv[1]))
    cases = {name: _measure(name, way, effort) for name, way in peer.ways.items()}
    if "chat-response" in peer.ways:
        cases["chat-recordings"] = _measure_recordings(peer.ways["chat-response"], effort)
    imports = measure.import_times({"nothing": "pass", "peer": peer.statement}, effort)
    result = {
        "version": version(peer.package),
        "cases": cases,
        "cannot": dict(peer.cannot),
        "import_ms": (imports["peer"].median - imports["nothing"].median) / 1e6,
    }
    print(json.dumps(result))


def _measure_recordings(way: Way, effort: Effort) -> dict[str, float]:
    """The medians over every recorded answer, each measured by itself: a few have a thousand log probabilities."""
    short = replace(effort, rounds=5, batch_ns=effort.batch_ns // 20)
    found = [_measure_one("chat-recordings", body, way, short) for body in chat_answers()]
    return {name: median(each[name] for each in found) for name in found[0]}


def _measure(name: str, way: Way, effort: Effort) -> dict[str, float]:
    return _measure_one(name, data.BODIES[name](), way, effort)


def _measure_one(name: str, wire: Any, way: Way, effort: Effort) -> dict[str, float]:
    by_hand = FLOORS[name]
    theirs, expected = way.plain(way.run(wire)), by_hand(wire)
    if theirs != expected:
        raise AssertionError(f"{name}: different results:\n  {str(theirs)[:400]}\n  {str(expected)[:400]}")
    times = measure.interleave({"floor": lambda: by_hand(wire), "peer": lambda: way.run(wire)}, effort)
    return {
        "floor_us": times["floor"].median / 1000,
        "us": times["peer"].median / 1000,
        "ratio": times["peer"].median / times["floor"].median,
    }
