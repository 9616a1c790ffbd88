"""The stream of the inspector's list over all workers. Each event comes from one of them, whole and without an id.

Without ids a client that comes again gets the whole list: no position holds for the lists of all workers. The stream
ends where that of any worker does, for only then a page learns that what that worker kept is gone.
"""

from __future__ import annotations

from typing import Final

import anyio

from turnwire.gateway.errors import Refusal
from turnwire.gateway.inspector.inspector import Inspector
from turnwire.gateway.inspector.live_updates import ExchangeEvents, events_of, framed
from turnwire.gateway.request_context import ALL, RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.workers.siblings import Siblings

_END: Final = b"\n\n"
_BEGUN: Final = b"event: begun\n"


class JoinedEvents(ExchangeEvents):
    """The changes of the lists of all workers."""

    def __init__(self, services: Services, context: RequestContext, inspector: Inspector, siblings: Siblings) -> None:
        super().__init__(services, context, inspector, None)
        self._siblings = siblings

    async def _pass_on(self) -> None:
        await self._write(framed(None, {"event": "begun"}))
        async with anyio.create_task_group() as group:
            for worker in self._siblings.others:
                group.start_soon(self._of_sibling, worker, group.cancel_scope)
            await self._own()
            group.cancel_scope.cancel()
        await self._finish()

    async def _own(self) -> None:
        ring, known = self._inspector.ring, None
        while not ring.is_closed:
            changes = ring.since(known)
            known = changes.position
            if events := b"".join(without_id(each) for each in events_of(changes, ring)):
                await self._write(events)
            await ring.wait(known)

    async def _of_sibling(self, worker: int, scope: anyio.CancelScope) -> None:
        try:
            async with self._siblings.open(self._context, worker, ALL) as answer:
                held = bytearray()
                async for piece in self._siblings.pieces(answer, worker):
                    held += piece
                    *whole, rest = bytes(held).split(_END)
                    held = bytearray(rest)
                    events = [without_id(each + _END) for each in whole if not each.startswith(b":")]
                    if told := b"".join(each for each in events if not each.startswith(_BEGUN)):
                        await self._write(told)
        except Refusal:  # the page comes again, and asks it then
            pass
        scope.cancel()


def without_id(event: bytes) -> bytes:
    """One event without its id."""
    return event.partition(b"\n")[2] if event.startswith(b"id:") else event
