"""Server-sent events that the gateway itself produces, as a response that lasts until it is complete or the client
leaves.

The head goes out at once. In a silence the client gets a sign of life; one that does not read is given up after a
while. A stream that is whole ends in order; one whose end never comes (the gateway stops) is cut, and can be resumed.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext
from typing import Final

import anyio
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from turnwire.codecs.dialect import SSE
from turnwire.core.errors import TurnwireError
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.active_responses import Running
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services

LAST_WORDS_S: Final = 5.0
"""Longest that a client may take to accept the last events when the gateway stops."""

STALLED_S: Final = 60.0
"""Longest that one piece may wait for a client that does not read."""

SIGN_OF_LIFE: Final = b": keep-alive\n\n"
_HEADERS: Final = [
    (b"content-type", SSE.encode()),
    (b"cache-control", b"no-cache"),
    (b"x-accel-buffering", b"no"),  # proxies that know it pass every piece on
]


class EventStream(Response, ABC):
    """Events as an answer."""

    def __init__(self, services: Services, context: RequestContext) -> None:
        super().__init__()
        self._services = services
        self._context = context
        self._lock = asyncio.Lock()
        self._sent = time.monotonic()
        self._is_over = False

    @abstractmethod
    async def _pass_on(self) -> None:
        """Write every event, and `_finish` where the stream is whole."""

    async def _tell(self, failure: Exception) -> None:
        """Say inside the stream why it breaks, as far as there are words for it."""

    def _place(self) -> AbstractContextManager[None]:
        """What is held while events are sent."""
        return nullcontext()

    @property
    def _says_more_at_end(self) -> bool:
        """Whether events still come once the gateway stops."""
        return False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = self._context
        if context.method == "HEAD":
            await self._begin()
            await self._write(b"", more=False)
            return
        with self._place():
            context.streamed = True
            await self._begin()
            await self._follow()

    async def _follow(self) -> None:
        run = Running()
        failure: Exception | None = None
        async with self._services.running.one(run, self._attend(run)):
            try:
                await self._pass_on()
            except (TurnwireError, TimeoutError, Refusal) as error:
                failure = error
        if self._is_over or self._context.client_gone:
            return
        with anyio.CancelScope(shield=True), anyio.move_on_after(LAST_WORDS_S):
            if failure is not None:
                await self._tell(failure)
            elif run.is_cut and self._says_more_at_end:
                await self._pass_on()

    async def _begin(self) -> None:
        await self._context.send({"type": "http.response.start", "status": 200, "headers": list(_HEADERS)})
        await self._write(b"")  # a server may hold the head back until a piece of the body is sent

    async def _write(self, data: bytes, *, more: bool = True) -> None:
        async with self._lock:
            self._sent = time.monotonic()
            with anyio.fail_after(STALLED_S):
                await self._context.send_body({"type": "http.response.body", "body": data, "more_body": more})

    async def _finish(self) -> None:
        self._is_over = True
        await self._write(b"", more=False)

    async def _attend(self, run: Running) -> None:
        """Wait for the client to go away, which ends the stream; send a sign of life in a silence."""
        keep_alive_s = self._services.settings.keep_alive_s
        while True:
            with anyio.move_on_after(max(0.0, self._sent + keep_alive_s - time.monotonic())):
                if (await self._context.receive())["type"] == "http.disconnect":
                    self._context.client_gone = True
                    run.scope.cancel()
                    return
                continue
            if not self._is_over and not self._lock.locked() and time.monotonic() - self._sent >= keep_alive_s:
                await self._write(SIGN_OF_LIFE)
