"""Load: `python -m bench.load [--streams 1000] [--subject gateway]… [--workers N] [--json FILE]`.

Upstream, subject and clients are processes of their own on this machine. Two rounds for each subject, one after the
other on the same upstream. `paced`: all streams open at the same time, each event alone on the wire, some broken off by
the upstream, some left by their clients; what counts is that nothing is lost or wrong, and how much later each event
comes. `rate`: streams that the upstream sends at once; what counts is how many a second, and the CPU for each.

A stream is never asked for twice in a run, so the upstream sees whether anybody asks again.
"""

from __future__ import annotations

import argparse
import http.client
import itertools
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from bench.load.clients import Order
from bench.load.processes import Peak, Process, started
from bench.load.subjects import SUBJECTS, Setting
from bench.measure import QUICK
from bench.report import console, facts, number, write_json
from turnwire.portable import raise_open_files

LATEST: Final = Path(__file__).parents[1] / "results" / "load.json"
_FILES: Final = 3
"""Open files of the gateway for each stream, with some room: client and server, and what a start of a stream opens."""


@dataclass(frozen=True)
class Effort:
    """How much load."""

    streams: int = 1000
    events: int = 40
    pace_ms: float = 250.0
    ramp_s: float = 5.0
    faults: int = 5
    leavers: int = 5
    rate_streams: int = 2000
    rate_events: int = 200
    rate_at_once: int = 64
    limit_s: float = 100.0


def clients(order: Order) -> dict[str, Any]:
    """What the clients of `order`, in a process of their own, saw."""
    command = [sys.executable, "-m", "bench.load.clients", json.dumps(order._asdict())]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def stats(port: int) -> dict[str, int]:
    """What the upstream saw."""
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    asking.request("GET", "/stats")
    found: dict[str, int] = json.loads(asking.getresponse().read())
    asking.close()
    return found


def measured(order: Order, subject: Process, upstream: Process) -> dict[str, Any]:
    """The clients' result, and what all processes used for it."""
    before, seen = (subject.pid and subject.cpu_s(), upstream.cpu_s()), stats(upstream.port)
    if subject.pid:
        with Peak(subject) as peak:
            found = clients(order)
        found["memory_kb"] = (peak.most_kb - peak.before_kb) / found["most_open"]
        found["memory_mb"] = peak.most_kb / 1024
        found["cpu_ms"] = (subject.cpu_s() - before[0]) * 1000 / order.streams
    else:
        found = clients(order)
    found["upstream_cpu_ms"] = (upstream.cpu_s() - before[1]) * 1000 / order.streams
    found["clients_cpu_ms"] = found.pop("clients_cpu_s") * 1000 / order.streams
    found["rate"] = (order.streams - found["lost"]) / found["wall_s"]
    after = stats(upstream.port)
    found |= {f"upstream_{name}": after[name] - seen[name] for name in ("asked", "asked_twice", "connections", "left")}
    return found


def rounds(name: str, upstream: Process, setting: Setting, effort: Effort, first: Iterator[int]) -> dict[str, Any]:
    """The results of one subject."""
    path = "/api/chat" if setting.provider == "ollama" and name == "direct" else "/v1/chat/completions"
    with SUBJECTS[name](setting) as subject:

        def order(streams: int, **fields: Any) -> Order:
            return Order(subject.port, streams, path=path, first=next(first), limit_s=effort.limit_s, **fields)

        clients(order(50, at_once=8, events=20))  # what is loaded at the first use is no stream's
        found = {}
        if effort.streams:
            pace = {"pace_us": round(effort.pace_ms * 1000), "ramp_s": effort.ramp_s}
            shares = {"faults": effort.faults, "leavers": effort.leavers}
            paced = order(effort.streams, at_once=effort.streams, events=effort.events, **pace, **shares)
            found["paced"] = measured(paced, subject, upstream)
        if effort.rate_streams:
            rate = order(effort.rate_streams, at_once=effort.rate_at_once, events=effort.rate_events)
            found["rate"] = measured(rate, subject, upstream)
        return found


ROWS: Final = (
    ("paced", "whole", "streams that came whole", 0),
    ("paced", "failed", "broken off by the upstream, and the client was told", 0),
    ("paced", "left", "left by their clients", 0),
    ("paced", "lost", "lost: failed without a fault", 0),
    ("paced", "wrong", "wrong: a piece missing, doubled or another stream's", 0),
    ("paced", "hidden", "hidden: broken off, and looks finished", 0),
    ("paced", "upstream_left", "left, as the upstream saw it", 0),
    ("paced", "upstream_asked_twice", "asked of the upstream more than once", 0),
    ("paced", "most_open", "most open at the same time", 0),
    ("paced", "event_p50_ms", "an event on its way, ms, p50", 1),
    ("paced", "event_p99_ms", "an event on its way, ms, p99", 1),
    ("paced", "first_p50_ms", "from the request to the first piece, ms, p50", 1),
    ("paced", "first_p99_ms", "from the request to the first piece, ms, p99", 1),
    ("paced", "memory_kb", "memory for each stream over idle, kB", 1),
    ("paced", "cpu_ms", "CPU of the subject for a stream, ms", 2),
    ("paced", "clients_cpu_ms", "CPU of the clients for a stream, ms", 2),
    ("paced", "upstream_cpu_ms", "CPU of the upstream for a stream, ms", 2),
    ("rate", "rate", "rate: streams a second", 0),
    ("rate", "lost", "rate: lost", 0),
    ("rate", "wrong", "rate: wrong", 0),
    ("rate", "cpu_ms", "rate: CPU of the subject for a stream, ms", 2),
    ("rate", "clients_cpu_ms", "rate: CPU of the clients for a stream, ms", 2),
    ("rate", "upstream_cpu_ms", "rate: CPU of the upstream for a stream, ms", 2),
)


def table(results: dict[str, dict[str, Any]]) -> Table:
    """A column for each subject."""
    shown = Table()
    shown.add_column("what")
    for name in results:
        shown.add_column(name, justify="right")
    for part, key, title, digits in ROWS:
        if any(part in result for result in results.values()):
            shown.add_row(title, *(number(result.get(part, {}).get(key), digits) for result in results.values()))
    return shown


def main() -> int:
    """The exit code: 1 if a stream through the gateway was lost or wrong."""
    usual = Effort()
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--subject", action="append", choices=SUBJECTS, help="default: direct and gateway; repeatable")
    parser.add_argument("--workers", type=int, default=1, help="processes of the gateway and of LiteLLM's proxy")
    parser.add_argument(
        "--wire", choices=("vllm", "ollama"), default="vllm", help="what the upstream is: SSE or NDJSON"
    )
    parser.add_argument("--serve", action="append", default=[], metavar="OPTION", help="a further option of serve")
    parser.add_argument("--json", type=Path, default=LATEST, metavar="FILE", help="default: bench/results/load.json")
    for name, value in asdict(usual).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value, help=f"default: {value:g}")
    given = parser.parse_args()
    effort = Effort(**{name: getattr(given, name) for name in asdict(usual)})
    files = raise_open_files() or 0
    if files < _FILES * effort.streams:
        print(
            f"{files} open files are allowed; {effort.streams} streams need {_FILES * effort.streams}", file=sys.stderr
        )
    first = itertools.count(1, 100_000)
    results: dict[str, dict[str, Any]] = {}
    with started([sys.executable, "-m", "bench.load.upstream", given.wire]) as (pid, port):
        upstream = Process(pid, int(port))
        setting = Setting(
            upstream.port, max(effort.streams, effort.rate_at_once), given.workers, given.wire, tuple(given.serve)
        )
        for name in given.subject or ("direct", "gateway"):
            results[name] = rounds(name, upstream, setting, effort, first)
            for part, result in results[name].items():
                for reason, count in result["reasons"].items():
                    print(f"{name}, {part}: {count} {reason}", file=sys.stderr)
    known = facts(QUICK)
    write_json(given.json, {**known, "effort": asdict(effort), "workers": given.workers, "results": results})
    screen = console()
    screen.print(table(results))
    screen.print(f"load {known['machine']['load'][0]} on {known['machine']['cores']} cores")
    ours = results.get("gateway", {})
    return int(any(result[key] for result in ours.values() for key in ("lost", "wrong", "hidden")))


if __name__ == "__main__":
    sys.exit(main())
