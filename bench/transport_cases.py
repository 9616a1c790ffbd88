"""Our HTTP/1.1 against httpx's transport: the same calls to one server, and the CPU that they take in this process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace

import httpx

from bench import measure
from bench.cases import Row, case, ratio_row, same
from bench.gateway_cases import running
from bench.measure import Effort
from turnwire.providers.calls.io_actions import HttpCall, Open
from turnwire.providers.secrets import Headers
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.client import HttpClient
from turnwire.providers.transport.httpx_adapter import HttpxCaller
from turnwire.providers.transport.local_only import LocalOnly, parse_endpoint
from turnwire.providers.transport.protocol import Caller

CHUNKS = 1000
"""Chunks of a paced stream of `bench.servers`, each alone on the wire."""


@case("transport")
def over_httpx(effort: Effort) -> Iterator[Row]:
    """A whole answer, and a chunk of a stream, over our own connections and over httpx's transport."""
    with running(["bench.servers", "upstream"]) as (_, port), asyncio.Runner() as runner:
        address = Address(parse_endpoint(f"http://127.0.0.1:{port}"), Headers({}), None)
        ours, theirs = HttpClient(address, LocalOnly()), HttpxCaller(address, httpx.AsyncHTTPTransport())

        def asking(caller: Caller, model: str) -> Callable[[], bytes]:
            body = json.dumps({"model": model, "messages": []}).encode()
            step = Open(HttpCall("POST", "/v1/chat/completions", body), 60.0, 5.0)
            return lambda: runner.run(_answer(caller, step))

        for model, title, pieces in (("m", "a whole answer", 1), ("paced", "a chunk of a stream", CHUNKS)):
            sides = {"floor": asking(theirs, model), "turnwire": asking(ours, model)}
            same(sides["turnwire"](), sides["floor"]())
            rounds = effort.rounds if pieces == 1 else min(effort.rounds, 7)
            times = measure.interleave(sides, replace(effort, rounds=rounds))
            floor, turnwire = (
                measure.Times(tuple(each / pieces for each in times[side].rounds)) for side in ("floor", "turnwire")
            )
            yield ratio_row("transport", f"{title} over our HTTP/1.1, over httpx's transport", 0.5, floor, turnwire)
        runner.run(ours.close())
        runner.run(theirs.close())


async def _answer(caller: Caller, step: Open) -> bytes:
    """The body of the answer to `step`."""
    call = await caller.open(step)
    pieces = []
    while data := await call.read(60.0):
        pieces.append(data)
    return b"".join(pieces)
