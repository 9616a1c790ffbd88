"""How long one client can hold the gateway's event loop: the largest bodies of each dialect, a beat every millisecond.

The gateway is a process of its own with a mock behind it, so that nothing but the gateway works. Between two beats of
its loop everything else waits; the longest such time is what every other client feels. Of a few rounds the shortest
longest time counts: what the machine does beside is not the gateway's.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

from bench.cases import Row, case
from bench.measure import QUICK, Effort
from turnwire import ChatRequest, get_codec

BEAT_S = 0.001
GOAL_MS = 50.0
_PATHS = {
    "openai-chat": "/v1/chat/completions",
    "openai-responses": "/v1/responses",
    "anthropic": "/v1/messages",
    "ollama": "/api/chat",
    "gemini": "/v1beta/models/m:generateContent",
    "gemini-interactions": "/v1beta/interactions",
}
_VALUES = 195_000
_TEXT = 30 * 1024 * 1024


class Beats:
    """The longest time between two beats of a loop since it was last asked for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._last = time.perf_counter()
        self._longest = 0.0
        self._beat()

    def _beat(self) -> None:
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._last - BEAT_S)
        self._last = now
        self._loop.call_later(BEAT_S, self._beat)

    async def tell(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Write the seconds to whoever connects, and begin again."""
        writer.write(repr(self._longest).encode())
        self._longest = 0.0
        writer.close()


def serve() -> None:
    """Run a gateway before a mock until the process is ended; prints its port and that of the beats."""
    from turnwire.gateway.app import Gateway
    from turnwire.gateway.runner import GatewayServer, bind
    from turnwire.gateway.settings import GatewaySettings
    from turnwire.providers.mock import MockProvider
    from turnwire.providers.registry import ProviderRegistry

    registry = ProviderRegistry(default_id="mock")
    registry.register(MockProvider())
    settings = GatewaySettings(port=0)
    listener = bind(settings)

    async def main() -> None:
        beats = Beats(asyncio.get_running_loop())
        told = await asyncio.start_server(beats.tell, "127.0.0.1", 0)
        print(listener.getsockname()[1], told.sockets[0].getsockname()[1], flush=True)
        await GatewayServer(Gateway(registry, settings)).serve(sockets=[listener])

    asyncio.run(main())


def bodies(dialect: str) -> dict[str, bytes]:
    """The largest bodies that are permitted: one of many messages, one of a long text."""
    sample = 100
    each = _values(_wire(dialect, _talk(sample))) // sample + 1
    many = {"many messages": _talk(min(49_999, _VALUES // each) // 2 * 2 - 1)}
    long = {"a long text": [{"role": "user", "content": "x" * _TEXT}]}
    return {name: json.dumps(_wire(dialect, messages)).encode() for name, messages in (many | long).items()}


def _talk(count: int) -> list[dict[str, Any]]:
    return [{"role": ("user", "assistant")[place % 2], "content": f"message {place}"} for place in range(count)]


def _wire(dialect: str, messages: list[dict[str, Any]]) -> dict[str, Any]:
    request = ChatRequest.from_dict({"messages": messages, "parameters": {"model": "m", "max_tokens": 5}})
    wire = {"model": "m", **get_codec(dialect).encode_request(request).value, "stream": False}
    if dialect == "gemini":
        del wire["stream"], wire["model"]
    return wire


def _values(value: Any) -> int:
    """How many JSON values there are in one."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + sum(map(_values, inner))


async def _exchange(port: int, data: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    answer = await reader.read(-1)
    writer.close()
    return answer


def _held_ms(port: int, beats: int, path: str, body: bytes) -> tuple[float, int]:
    """(milliseconds that the loop was held at most, status of the answer) for one request."""
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    more = f"anthropic-version: 2023-06-01\r\nContent-Length: {len(body)}\r\n\r\n"

    async def main() -> tuple[float, int]:
        await _exchange(beats, b"")
        answer = await _exchange(port, (head + more).encode() + body)
        return float(await _exchange(beats, b"")) * 1000, int(answer[9:12])

    return asyncio.run(main())


@case("event-loop")
def event_loop(effort: Effort) -> Iterator[Row]:
    """The longest hold of the gateway's loop while one client sends the largest permitted body of each dialect."""
    rounds = 2 if effort == QUICK else 4
    process = subprocess.Popen(
        [sys.executable, "-c", "from bench.loop_cases import serve; serve()"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        port, beats = map(int, process.stdout.readline().split())
        for dialect, path in _PATHS.items():
            for kind, body in bodies(dialect).items():
                found = [_held_ms(port, beats, path, body) for _ in range(rounds)]
                status = found[0][1]
                if status != 200:
                    raise AssertionError(f"{dialect}, {kind}: status {status}, nothing was measured")
                yield Row(
                    case="event-loop",
                    title=f"longest hold of the gateway's loop: {dialect}, {kind}",
                    value=min(held for held, _ in found),
                    goal=GOAL_MS,
                    unit="ms",
                )
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()
