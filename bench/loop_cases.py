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
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from bench.cases import Row, case
from bench.measure import QUICK, Effort
from turnwire import ChatRequest, get_codec
from turnwire.gateway.http.body_limits import extent_of
from turnwire.gateway.settings import GatewaySettings

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
_STREAM_PATHS = {"gemini": "/v1beta/models/m:streamGenerateContent"}
_COUNT_PATHS = {"anthropic": "/v1/messages/count_tokens", "gemini": "/v1beta/models/m:countTokens"}
_INSPECT_PATH = "/playground/inspect"
_MOST = GatewaySettings()
"""The limits that hold where nobody sets others."""
_VALUES = _MOST.value_limit * 97 // 100
_TEXT = 30 * 1024 * 1024
_LEVELS = 36
"""Objects inside each other in a tool's schema; with its dialect around it each is two or three levels of the body."""


class Question(NamedTuple):
    """A request that is much work, and the status of its answer."""

    title: str
    path: str
    body: bytes
    status: int = 200


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
    from turnwire.providers.kinds.mock import MockProvider, Script
    from turnwire.providers.registry import ProviderRegistry

    registry = ProviderRegistry(default_id="mock")
    registry.register(MockProvider(Script(remembers=False)))
    settings = GatewaySettings(port=0)
    listener = bind(settings)

    async def main() -> None:
        beats = Beats(asyncio.get_running_loop())
        told = await asyncio.start_server(beats.tell, "127.0.0.1", 0)
        print(listener.getsockname()[1], told.sockets[0].getsockname()[1], flush=True)
        await GatewayServer(Gateway(registry, settings), owns_process=True).serve(listener)

    asyncio.run(main())


def questions(dialect: str) -> Iterator[Question]:
    """The largest requests of one dialect that are permitted, and one in which every message is at fault."""
    path = _PATHS[dialect]
    many = _wire(dialect, _most(dialect, _talk, _MOST.message_limit))
    yield Question("many messages", path, _json(many))
    yield Question("many messages, streamed", _STREAM_PATHS.get(dialect, path), _json(_streamed(many)))
    if dialect in _COUNT_PATHS:
        yield Question("many messages, counted", _COUNT_PATHS[dialect], _json(many))
    if dialect == "openai-chat":
        yield Question("many messages, inspected", _INSPECT_PATH, _json({"text": json.dumps(many)}))
    (turns,) = {"messages", "input", "contents"} & many.keys()
    wrong = [{**turn, "role": 17} if isinstance(turn, dict) else turn for turn in many[turns]]
    if dialect != "gemini-interactions":  # its turns have no roles
        yield Question("many messages, all of them wrong", path, _json({**many, turns: wrong}), 400)
    yield Question("many tools", path, _json(_wire(dialect, _most(dialect, _tools, _MOST.tool_limit))))
    deep = _wire(dialect, _most(dialect, _deep_tools, _MOST.tool_limit))
    yield Question("deep tools", path, _json(deep))
    yield Question("deep tools, streamed", _STREAM_PATHS.get(dialect, path), _json(_streamed(deep)))
    text = _json(_wire(dialect, _asking("TEXT")))
    yield Question("a long text", path, text.replace(b"TEXT", b"x" * _TEXT))
    yield Question("a long text of escapes", path, text.replace(b"TEXT", b"\\u00e9" * (_TEXT // 6)))
    yield Question("a long text of letters outside ASCII", path, text.replace(b"TEXT", "語".encode() * (_TEXT // 3)))


def _most(dialect: str, make: Callable[[int], dict[str, Any]], limit: int) -> dict[str, Any]:
    """What `make` gives for as many things as one body may hold."""
    few, more = (extent_of(_json(_wire(dialect, make(count)))).values for count in (3, 103))
    return make(min(limit, (_VALUES - few) * 100 // (more - few) // 2 * 2) - 1)


def _asking(text: str, **more: Any) -> dict[str, Any]:
    return {"messages": [{"role": "user", "content": text}], "parameters": {"model": "m", "max_tokens": 5}, **more}


def _talk(count: int) -> dict[str, Any]:
    messages = [{"role": ("user", "assistant")[place % 2], "content": f"message {place}"} for place in range(count)]
    return {**_asking(""), "messages": messages}


def _tools(count: int) -> dict[str, Any]:
    schema = {"type": "object"}
    return _asking(
        "Hi", tools=[{"name": f"t{place}", "description": "d", "parameters": schema} for place in range(count)]
    )


def _deep_tools(count: int) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "object"}
    for _ in range(_LEVELS):
        schema = {"type": "object", "properties": {"a": schema}}
    return _asking(
        "Hi", tools=[{"name": f"t{place}", "description": "d", "parameters": schema} for place in range(count)]
    )


def _wire(dialect: str, data: dict[str, Any]) -> dict[str, Any]:
    wire = {"model": "m", **get_codec(dialect).encode_request(ChatRequest.from_dict(data)).value, "stream": False}
    if dialect == "gemini":
        del wire["stream"], wire["model"]
    return wire


def _streamed(wire: dict[str, Any]) -> dict[str, Any]:
    return {**wire, "stream": True} if "stream" in wire else wire


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


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
        for dialect in _PATHS:
            for asked in questions(dialect):
                found = [_held_ms(port, beats, asked.path, asked.body) for _ in range(rounds)]
                status = found[0][1]
                if status != asked.status:
                    raise AssertionError(f"{dialect}, {asked.title}: status {status}, nothing was measured")
                yield Row(
                    case="event-loop",
                    title=f"longest hold of the gateway's loop: {dialect}, {asked.title}",
                    value=min(held for held, _ in found),
                    goal=GOAL_MS,
                    unit="ms",
                )
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()
