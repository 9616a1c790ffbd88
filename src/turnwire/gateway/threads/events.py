"""Events of a thread as server-sent events; each has an id, so that a client that reconnects continues after it.

A client that leaves ends nothing: the run goes on. One that does not read costs no memory: its events wait in the
thread's journal and in the store. The stream ends with the run; one whose end never comes (the store fails) is cut.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, aclosing
from typing import TYPE_CHECKING

from turnwire_schema.v1.thread import AgentEvent, RunEnded
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.errors import TurnwireError
from turnwire.gateway.errors import info_of
from turnwire.gateway.http.event_stream import EventStream
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.threads.errors import problem_body, refusal_of

if TYPE_CHECKING:
    from turnwire.agent import AgentThread, AgentThreads


class ThreadEvents(EventStream):
    """The events of `thread` behind `after` as an answer. `counts`: the run belongs to this request."""

    def __init__(
        self, services: Services, context: RequestContext, thread: AgentThread, after: int, *, counts: bool
    ) -> None:
        super().__init__(services, context)
        self._threads: AgentThreads = services.threads.threads
        self._thread = thread
        self._counts = counts
        self._last = after

    def _place(self) -> AbstractContextManager[None]:
        return self._services.threads.following()

    @property
    def _says_more_at_end(self) -> bool:
        return True  # its run is being ended: what still comes is the end of the stream

    async def _pass_on(self) -> None:
        async with aclosing(self._threads.follow(self._thread, after=self._last)) as events:
            async for event in events:
                self._note(event)
                await self._write(framed(event))
                self._last = getattr(event, "event_id", self._last)
        await self._finish()

    async def _tell(self, failure: Exception) -> None:
        if isinstance(failure, TimeoutError):
            return  # nobody reads
        told = refusal_of(failure) if isinstance(failure, TurnwireError) else None
        self._context.error = info_of(told or failure, self._context)
        await self._write(b"event: error\ndata: " + dump_wire_json(problem_body(self._context.error).body) + b"\n\n")

    def _note(self, event: AgentEvent) -> None:
        if self._counts and isinstance(event, RunEnded):
            self._context.usage = usage_of(event)


def framed(event: AgentEvent) -> bytes:
    """`event` as one server-sent event. Its JSON is one line."""
    number, name = getattr(event, "event_id", None), event.event
    head = "" if number is None else f"id: {number}\n"
    if name.isidentifier():  # a word of a later version may be anything
        head += f"event: {name}\n"
    return f"{head}data: {event.to_json()}\n\n".encode()


def usage_of(event: RunEnded) -> UsageInfo | None:
    """Return the usage of a run, for the log and the counters."""
    totals = event.totals
    if totals is None:
        return None
    return UsageInfo(prompt_tokens=totals.prompt_tokens, completion_tokens=totals.completion_tokens)
