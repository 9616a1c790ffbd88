"""What a thread does as server-sent events: each with its id, so that a client that comes back goes on behind it.

The head goes out at once. A client that leaves ends nothing: the run goes on. One that does not read costs no memory:
its events wait in the thread's journal and in the store, and after a while it is given up. A stream that is whole ends
with the run; one whose end never comes (the gateway stops, the store fails) is cut, and can be resumed.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing
from typing import TYPE_CHECKING, Final

import anyio
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from turnwire_schema.v1.thread import AgentEvent, RunEnded
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.dialect import SSE
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.errors import TurnwireError
from turnwire.gateway.errors import Refusal, info_of
from turnwire.gateway.inflight import Running
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.thread_errors import problem_body, refusal_of

if TYPE_CHECKING:
    from turnwire.agent import AgentThread, AgentThreads

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


class EventStream(Response):
    """The events of `thread` behind `after` as an answer. `counts`: the run belongs to this request."""

    def __init__(
        self, services: Services, context: RequestContext, thread: AgentThread, after: int, *, counts: bool
    ) -> None:
        super().__init__()
        self._services = services
        self._threads: AgentThreads = services.threads.threads
        self._context = context
        self._thread = thread
        self._counts = counts
        self._last = after
        self._lock = asyncio.Lock()
        self._sent = time.monotonic()
        self._is_over = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = self._context
        if context.method == "HEAD":
            await self._begin()
            await self._write(b"", more=False)
            return
        with self._services.threads.following():
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
            elif run.is_cut:  # its run is being ended: what still comes is the end of the stream
                await self._pass_on()

    async def _pass_on(self) -> None:
        async with aclosing(self._threads.follow(self._thread, after=self._last)) as events:
            async for event in events:
                self._note(event)
                await self._write(framed(event))
                self._last = getattr(event, "event_id", self._last)
        self._is_over = True
        await self._write(b"", more=False)

    async def _tell(self, failure: Exception) -> None:
        """Say inside the stream why it breaks; its end never comes."""
        if isinstance(failure, TimeoutError):
            return  # nobody reads
        told = refusal_of(failure) if isinstance(failure, TurnwireError) else None
        self._context.error = info_of(told or failure, self._context)
        await self._write(b"event: error\ndata: " + dump_wire_json(problem_body(self._context.error).body) + b"\n\n")

    def _note(self, event: AgentEvent) -> None:
        if self._counts and isinstance(event, RunEnded):
            self._context.usage = usage_of(event)

    async def _begin(self) -> None:
        await self._context.send({"type": "http.response.start", "status": 200, "headers": list(_HEADERS)})

    async def _write(self, data: bytes, *, more: bool = True) -> None:
        async with self._lock:
            self._sent = time.monotonic()
            with anyio.fail_after(STALLED_S):
                await self._context.send_body({"type": "http.response.body", "body": data, "more_body": more})

    async def _attend(self, run: Running) -> None:
        """Wait for the client to go away, which ends the stream and not the run; send a sign of life in a silence."""
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


def framed(event: AgentEvent) -> bytes:
    """`event` as one server-sent event. Its JSON is one line."""
    number, name = getattr(event, "event_id", None), event.event
    head = "" if number is None else f"id: {number}\n"
    if name.isidentifier():  # a word of a later version may be anything
        head += f"event: {name}\n"
    return f"{head}data: {event.to_json()}\n\n".encode()


def usage_of(event: RunEnded) -> UsageInfo | None:
    """What a run used, for the log and the counters."""
    totals = event.totals
    if totals is None:
        return None
    return UsageInfo(prompt_tokens=totals.prompt_tokens, completion_tokens=totals.completion_tokens)
