"""The other workers of a port, as one of them sees them: asked over their sockets, by the paths that clients ask.

What is remembered by one worker alone (an exchange, a run of a thread) has an id that says which one it is, so that a
request for it is passed on there. What all of them hold is asked of all. A request of a sibling brings the headers of
its client and is let in by the same rules; it is marked, so that it is not passed on again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from starlette.types import ASGIApp, Receive, Scope, Send

from turnwire.gateway.errors import Refusal
from turnwire.gateway.request_context import ALL, ASKED, RequestContext

if TYPE_CHECKING:
    import httpcore

PATIENCE_S: Final = 10.0
"""Longest that a worker may take to answer: one that was just started again has read everything by then."""

MARK: Final = b"turnwire-worker"
"""Header with the kind of a request of a sibling. At a socket for clients it means nothing."""
_THREAD: Final = "/agents/threads/"
_CLIENT: Final = b"turnwire-worker-client"
_HOP: Final = frozenset({b"connection", b"transfer-encoding", b"content-length", b"keep-alive", b"expect", b"upgrade"})
"""Headers that belong to one connection, or say how a body is sent (RFC 9110, section 7.6.1)."""


class Answer(NamedTuple):
    """The whole answer of one worker."""

    worker: int
    status: int
    body: bytes


class Siblings:
    """The workers of one port, for worker `number` of `count`, counted from 1. Used on its event loop only."""

    def __init__(self, number: int, count: int, folder: Path) -> None:
        self.number = number
        self.count = count
        self._folder = folder
        self._pools: dict[int, httpcore.AsyncConnectionPool] = {}

    @property
    def others(self) -> Sequence[int]:
        """The numbers of all workers but this one."""
        return [each for each in range(1, self.count + 1) if each != self.number]

    def owner(self, name: str) -> int:
        """The number of the worker that alone serves what has this id."""
        return crc32(name.encode()) % self.count + 1

    def keeps(self, scope: Scope) -> bool:
        """Return whether another worker records the request of `scope`."""
        if ASKED in scope:
            return bool(scope[ASKED] == ALL)
        _, below, name = scope["path"].partition(_THREAD)
        return bool(below) and self.owner(name.partition("/")[0]) != self.number

    def own_id(self, new_id: Callable[[], str]) -> str:
        """A new id of something that this worker serves."""
        while self.owner(found := new_id()) != self.number:
            pass
        return found

    async def ask(self, context: RequestContext, body: bytes | bytearray = b"") -> list[Answer]:
        """Ask every sibling what `context` asks here, with this body, and return what they answer, in their order.

        Raises:
            Refusal: one of them does not answer in time.
        """

        async def asked(worker: int) -> Answer:
            async with self.open(context, worker, ALL, body) as answer:
                return Answer(worker, answer.status, b"".join([each async for each in self.pieces(answer, worker)]))

        async with asyncio.TaskGroup() as asking:
            tasks = [asking.create_task(self._in_time(worker, asked)) for worker in self.others]
        answers = [each.result() for each in tasks]
        for each in answers:
            if isinstance(each, Refusal):
                raise each
        return [each for each in answers if isinstance(each, Answer)]

    async def _in_time(self, worker: int, asked: Callable[[int], Awaitable[Answer]]) -> Answer | Refusal:
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await asked(worker)
        except Refusal as refusal:
            return refusal
        except TimeoutError:
            return silent(worker)

    @asynccontextmanager
    async def open(
        self, context: RequestContext, worker: int, kind: str, body: bytes | bytearray = b""
    ) -> AsyncIterator[httpcore.Response]:
        """Send the request of `context` to one worker; its body is `body`. The answer can be read in the block.

        Raises:
            Refusal: the worker does not answer.
        """
        import httpcore  # only now: a gateway of one process does without

        async with AsyncExitStack() as opened:
            try:
                answer = await opened.enter_async_context(
                    self._pool(worker).stream(
                        context.method,
                        httpcore.URL(scheme=b"http", host=b"worker", port=None, target=_target(context)),
                        headers=_headers(context, kind, len(body)),
                        content=bytes(body),
                        extensions={"timeout": {"connect": PATIENCE_S, "pool": None, "read": None, "write": None}},
                    )
                )
            except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
                raise silent(worker) from None
            yield answer

    async def pieces(self, answer: httpcore.Response, worker: int) -> AsyncIterator[bytes]:
        """Yield the body of an answer as it comes.

        Raises:
            Refusal: it ends too early, because its worker did.
        """
        import httpcore

        try:
            async for piece in answer.aiter_stream():
                yield piece
        except (httpcore.NetworkError, httpcore.ProtocolError):
            raise silent(worker) from None

    def _pool(self, worker: int) -> httpcore.AsyncConnectionPool:
        import httpcore

        if worker not in self._pools:
            self._pools[worker] = httpcore.AsyncConnectionPool(
                max_connections=None, keepalive_expiry=5.0, uds=str(path_of(self._folder, worker))
            )
        return self._pools[worker]

    async def close(self) -> None:
        """Close every connection to siblings."""
        for pool in self._pools.values():
            await pool.aclose()
        self._pools.clear()


def path_of(folder: Path, number: int) -> Path:
    """The place of the socket at which siblings ask worker `number`."""
    return folder / f"{number}.socket"


def silent(worker: int) -> Refusal:
    """The error for what cannot be said because a worker does not answer."""
    text = f"worker {worker} of this gateway does not answer, perhaps because it is being started again; ask again"
    return Refusal(None, text, category="overloaded", retryable=True, headers={"retry-after": "1"})


def kept_headers(headers: Sequence[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers that are not about one connection."""
    return [(name, value) for name, value in headers if name.lower() not in _HOP]


def _target(context: RequestContext) -> bytes:
    raw: bytes = context.scope.get("raw_path") or context.path.encode()
    query: bytes = context.scope["query_string"]
    return raw + b"?" + query if query else raw


def _headers(context: RequestContext, kind: str, size: int) -> list[tuple[bytes, bytes]]:
    client = context.scope.get("client")
    own = [(MARK, kind.encode()), (_CLIENT, f"{client[0]} {client[1]}".encode() if client else b"")]
    if size or context.method in ("POST", "PUT"):
        own.append((b"content-length", str(size).encode()))
    given = [(name, value) for name, value in kept_headers(context.scope["headers"]) if name not in (MARK, _CLIENT)]
    return [*given, *own]


class AskedBySiblings:
    """`app` behind the socket for siblings: their requests are marked, and are those of the clients that asked them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        told = {name: value for name, value in scope["headers"] if name in (MARK, _CLIENT)}
        headers = [(name, value) for name, value in scope["headers"] if name not in told]
        address, _, port = told.get(_CLIENT, b"").decode("ascii").partition(" ")
        client = (address, int(port)) if port.isdigit() else None
        kind = told.get(MARK, ALL.encode()).decode("ascii")
        await self._app({**scope, "headers": headers, "client": client, "server": None, ASKED: kind}, receive, send)
