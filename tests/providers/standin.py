"""A stand-in server on 127.0.0.1, in a thread of its own, that does exactly what a test tells it to, byte by byte.

A test gives a function for each path. The function gets the open connection: it sends what it likes, breaks it off, or
waits for the client to go. Nothing waits for a time: what a test must wait for is an event.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import ssl
import struct
import threading
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, Self

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.request import ChatRequest, ModelParameters

from tests.patience import PATIENCE_S
from turnwire.core.messages import Messages
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.ollama import SyncOllamaProvider
from turnwire.providers.sync.openai_compatible import SyncOpenAICompatibleProvider

JSON = "application/json; charset=utf-8"
NDJSON = "application/x-ndjson"
SSE = "text/event-stream"
"""Longest wait for an event that must come; only a broken test comes near it."""


class Request(NamedTuple):
    """What the client sent."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Connection:
    """The server's end of one connection."""

    def __init__(self, server: StandIn, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._server = server
        self._reader = reader
        self._writer = writer

    async def request(self) -> Request | None:
        """The next request; None when the client has gone."""
        try:
            head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        first, *lines = head.split("\r\n")
        method, path, _ = first.split(" ")
        headers = {
            name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if ":" in line)
        }
        body = await self._reader.readexactly(int(headers.get("content-length", "0")))
        return Request(method, path, headers, body)

    async def raw(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._writer.write(data)
        await self._writer.drain()

    async def head(self, status: int = 200, headers: Mapping[str, str] | None = None, more: bytes = b"") -> None:
        """Send status line and headers, and with them the beginning of a body."""
        lines = [f"HTTP/1.1 {status} Word", *(f"{name}: {value}" for name, value in (headers or {}).items())]
        await self.raw("\r\n".join([*lines, "", ""]).encode("latin-1") + more)

    async def stream(self, content_type: str = NDJSON, first: bytes | str = b"") -> None:
        """Begin a chunked body; a chunk `first` comes with the head, without a pause between them."""
        headers = {"Content-Type": content_type, "Transfer-Encoding": "chunked"}
        await self.head(200, headers, chunk_of(first) if first else b"")

    async def chunk(self, data: bytes | str) -> None:
        """Send one chunk of a chunked body."""
        await self.raw(chunk_of(data))

    async def line(self, value: Any) -> None:
        """Send one NDJSON line as one chunk."""
        await self.chunk(json.dumps(value) + "\n")

    async def end(self) -> None:
        """End a chunked body."""
        await self.raw(b"0\r\n\r\n")

    async def reply(self, body: Any, status: int = 200, **headers: str) -> None:
        """Send a whole answer."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {"Content-Type": JSON, **{name.replace("_", "-"): value for name, value in headers.items()}}
        await self.head(status, {**given, "Content-Length": str(len(data))})
        await self.raw(data)

    async def gone(self) -> None:
        """Wait until the client has closed the connection."""
        with contextlib.suppress(ConnectionError):
            while await self._reader.read(65536):
                pass
        self._server.gone.set()

    async def wait_shortly(self) -> None:
        """A pause between drops: this is the server's slowness, not a wait for something to happen."""
        await asyncio.sleep(0.02)

    def reset(self) -> None:
        """Break the connection off with a TCP reset."""
        sock: socket.socket = self._writer.get_extra_info("socket")
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._writer.transport.abort()

    def close(self) -> None:
        """Close the connection in order."""
        self._writer.close()

    async def wait_for_all(self, count: int) -> None:
        """Wait until `count` connections have come to this place."""
        self._server.here += 1
        if self._server.here == count:
            self._server.all_here.set()
        await self._server.all_here.wait()

    def say(self) -> None:
        """Tell the test that this place is reached."""
        self._server.reached.set()

    async def wait(self) -> None:
        """Wait for the test's word."""
        await asyncio.to_thread(self._server.word.wait, PATIENCE_S)


def chunk_of(data: bytes | str) -> bytes:
    """A chunk of a chunked body."""
    data = data.encode() if isinstance(data, str) else data
    return b"%x\r\n%b\r\n" % (len(data), data)


Responder = Callable[[Connection, Request], Awaitable[None]]


def replies(body: Any, status: int = 200, **headers: str) -> Responder:
    """A responder that gives one whole answer."""

    async def respond(connection: Connection, request: Request) -> None:
        await connection.reply(body, status, **headers)

    return respond


def streams(*pieces: bytes | str, content_type: str = NDJSON) -> Responder:
    """A responder that streams `pieces`, one chunk each."""

    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(content_type)
        for piece in pieces:
            await connection.chunk(piece)
        await connection.end()

    return respond


WHAT_ARE_YOU = ("/api/version", "/")
"""What a server is asked that may be an Ollama; a server without such a route answers 404."""


class StandIn:
    """The server. `routes` has a responder for each path; `requests` holds what came, `opened` how many connections.

    Questions about the kind of the server stand in `asked_kind` where it has no route for them.
    """

    def __init__(
        self,
        routes: Mapping[str, Responder],
        *,
        listening: socket.socket | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.routes = dict(routes)
        self.requests: list[Request] = []
        self.asked_kind: list[str] = []
        self.opened = 0
        self.open_now = 0
        self.reached = threading.Event()
        self.word = threading.Event()
        self.gone = threading.Event()
        self.idle = threading.Event()
        self.idle.set()
        self.here = 0
        self._listening = listening
        self._tls = tls
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def paths(self) -> list[str]:
        """The paths that were asked for, in order."""
        return [request.path for request in self.requests]

    def _run(self) -> None:
        asyncio.run(self._main())

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopped = asyncio.Event()
        self.all_here = asyncio.Event()
        writers: set[asyncio.StreamWriter] = set()

        def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            # Noted before its task begins: one that is cancelled before its first step closes nothing.
            writers.add(writer)
            serving.add(self._loop.create_task(self._serve(reader, writer)))

        serving: set[asyncio.Task[None]] = set()  # the loop itself holds its tasks weakly

        place: dict[str, Any] = {"sock": self._listening} if self._listening else {"host": "127.0.0.1", "port": 0}
        server = await asyncio.start_server(connected, backlog=1024, ssl=self._tls, **place)
        self.port: int = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stopped.wait()
        server.close()
        # What was accepted just now takes several rounds of the loop until it has a connection and a task.
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
        for writer in writers:
            writer.transport.abort()
        await asyncio.sleep(0)  # which is done in the loop's next round

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        self.open_now += 1
        self.idle.clear()
        connection = Connection(self, reader, writer)
        was_asked = False
        try:
            while (request := await connection.request()) is not None:
                was_asked = True
                respond = self.routes.get(request.path)
                if respond is None and request.method == "GET" and request.path.endswith(WHAT_ARE_YOU):
                    self.asked_kind.append(request.path)
                else:
                    self.requests.append(request)
                if respond is None:
                    await connection.reply(b"404 page not found", 404, Content_Type="text/plain")
                else:
                    await respond(connection, request)
                if writer.is_closing():
                    break
            if not was_asked:  # on a busy machine a short time limit ends before the request is read
                self.gone.set()
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError, asyncio.CancelledError):
                await writer.wait_closed()
            self.open_now -= 1
            if self.open_now == 0:
                self.idle.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE_S)
        return self

    def __exit__(self, *_: object) -> None:
        self.word.set()
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()


# What servers say


def line(text: str = "", *, done: bool = False, **fields: Any) -> dict[str, Any]:
    """One object of Ollama's chat answer."""
    message = {"role": "assistant", "content": text}
    return {"model": "m", "created_at": "2026-11-21T22:47:04.5Z", "message": message, "done": done, **fields}


END = line(done=True, done_reason="stop", prompt_eval_count=7, eval_count=2)
HELLO = line("Hello!", done=True, done_reason="stop", prompt_eval_count=7, eval_count=2)
LOCAL = {"details": {"family": "llama"}, "capabilities": ["completion", "tools"]}
NO_MODELS: dict[str, Any] = {"models": []}


def ndjson(*values: Any) -> bytes:
    """The lines of a stream."""
    return b"".join(json.dumps(value).encode() + b"\n" for value in values)


def sse(*values: Any, done: bool = True) -> bytes:
    """The events of a stream."""
    data = b"".join(b"data: " + json.dumps(value).encode() + b"\n\n" for value in values)
    return data + b"data: [DONE]\n\n" if done else data


def completion(text: str = "Hello!", **fields: Any) -> dict[str, Any]:
    """A whole answer of Chat Completions."""
    choice = {"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}
    usage = {"prompt_tokens": 7, "completion_tokens": 2, "total_tokens": 9}
    body = {"id": "chatcmpl-1", "object": "chat.completion", "created": 1795298356, "model": "m"}
    return {**body, "choices": [choice], "usage": usage, **fields}


def delta(text: str | None = None, finish: str | None = None) -> dict[str, Any]:
    """One chunk of Chat Completions."""
    choice = {"index": 0, "delta": {} if text is None else {"content": text}, "finish_reason": finish}
    body = {"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1795298356, "model": "m"}
    return {**body, "choices": [choice]}


def ollama_routes(chat: Responder, **more: Responder) -> dict[str, Responder]:
    """Routes of an Ollama whose models are local; `chat` answers the call itself."""
    routes = {
        "/api/chat": chat,
        "/api/show": replies(LOCAL),
        "/api/ps": replies(NO_MODELS),
        "/api/tags": replies(NO_MODELS),
        "/api/version": replies({"version": "0.33.0"}),
    }
    return {**routes, **{"/api/" + name: responder for name, responder in more.items()}}


CHAT = "/v1/chat/completions"


def ask(text: str = "Hi", **parameters: Any) -> ChatRequest:
    """A request with one user message."""
    return ChatRequest(
        messages=tuple(Messages().human(text)), parameters=ModelParameters(**{"model": "m", **parameters})
    )


class Transports:
    """How the providers below reach the server: on their own connections, unless a test sets how an httpx transport is
    made.
    """

    make: Callable[[], Any] | None = None
    make_sync: Callable[[], Any] | None = None


def _through(make: Callable[[], Any] | None) -> dict[str, Any]:
    return {} if make is None else {"transport": make()}


def ollama(server: StandIn, *, surroundings: Surroundings | None = None, **fields: Any) -> OllamaProvider:
    """An Ollama provider that calls `server`."""
    return OllamaProvider("local", _config("ollama", server, fields), surroundings, **_through(Transports.make))


def sync_ollama(server: StandIn, *, surroundings: Surroundings | None = None, **fields: Any) -> SyncOllamaProvider:
    """The synchronous twin."""
    return SyncOllamaProvider(
        "local", _config("ollama", server, fields), surroundings, **_through(Transports.make_sync)
    )


def vllm(
    server: StandIn, *, kind: str = "vllm", surroundings: Surroundings | None = None, **fields: Any
) -> OpenAICompatibleProvider:
    """A provider for Chat Completions that calls `server`."""
    return OpenAICompatibleProvider("local", _config(kind, server, fields), surroundings, **_through(Transports.make))


def sync_vllm(
    server: StandIn, *, kind: str = "vllm", surroundings: Surroundings | None = None, **fields: Any
) -> SyncOpenAICompatibleProvider:
    """The synchronous twin."""
    return SyncOpenAICompatibleProvider(
        "local", _config(kind, server, fields), surroundings, **_through(Transports.make_sync)
    )


def _config(kind: str, server: StandIn, fields: dict[str, Any]) -> ProviderConfig:
    return ProviderConfig.from_dict({"type": kind, "endpoint": server.url, **fields})
