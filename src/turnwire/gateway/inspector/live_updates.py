"""The list of exchanges as server-sent events: new and changed rows as they occur.

Nothing waits for a page that reads slowly: each time it can be written to it gets what has changed since, every row in
its newest state, and how many exchanges came and went meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.gateway.http.event_stream import EventStream
from turnwire.gateway.inspector.buffer import Changes, ExchangeBuffer, Position
from turnwire.gateway.inspector.inspector import Inspector
from turnwire.gateway.inspector.view import row_of
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services


class ExchangeEvents(EventStream):
    """The changes of the list behind `position`, which a client knows; all of it where that is None."""

    def __init__(
        self, services: Services, context: RequestContext, inspector: Inspector, position: Position | None
    ) -> None:
        super().__init__(services, context)
        self._inspector = inspector
        self._position = position

    def _place(self) -> AbstractContextManager[None]:
        return self._inspector.following()

    async def _pass_on(self) -> None:
        ring = self._inspector.ring
        known = self._position if ring.knows(self._position) else None
        if known is None:
            await self._write(framed(ring.position._replace(revision=0, number=0), {"event": "begun"}))
        while not ring.is_closed:
            changes = ring.since(known)
            known = changes.position
            if events := b"".join(events_of(changes, ring)):
                await self._write(events)
            await ring.wait(known)
        await self._finish()


def events_of(changes: Changes, ring: ExchangeBuffer) -> Iterator[bytes]:
    """The events that report changes."""
    missed: list[dict[str, Any]] = [{"event": "missed", "count": changes.missed}] if changes.missed else []
    gone: list[dict[str, Any]] = [{"event": "gone", "ids": list(changes.gone)}] if changes.gone else []
    told = [*missed, *gone, *({"event": "exchange", "row": row_of(each)} for each in changes.rows)]
    for number, event in enumerate(told, 1):
        # Only behind the last one is everything known that has changed.
        yield framed(changes.position if number == len(told) else None, event)


def framed(position: Position | None, event: dict[str, Any]) -> bytes:
    """One event; its JSON is one line."""
    head = "" if position is None else f"id: {position}\n"
    return f"{head}event: {event['event']}\ndata: ".encode() + dump_wire_json(event) + b"\n\n"
