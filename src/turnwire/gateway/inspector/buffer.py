"""Buffer of recorded exchanges: the latest ones, limited by number and bytes, and the pinned ones.

Every change has a revision. A client that follows the list holds the last one that it knows, so that nothing waits for
a page that reads slowly: it gets the newest state of each row, and how many came and went meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any
from uuid import uuid4

from turnwire_schema._late_tuples import NamedTuple

from turnwire.gateway.inspector.memory_limit import EXCHANGE_COST, PARTS, MemoryLimit
from turnwire.gateway.inspector.recorded_exchange import RecordedExchange
from turnwire.gateway.settings import InspectionSettings

PINNED_PART = 2
"""What is pinned holds at most this part of the number and of the bytes, so that new exchanges find room."""


class Position(NamedTuple):
    """Position of a client in the list. `run` identifies the run of the gateway."""

    run: str
    revision: int
    number: int

    def __str__(self) -> str:
        return f"{self.run}-{self.revision}-{self.number}"

    @classmethod
    def read(cls, text: str | None) -> Position | None:
        """The position that `text` says; None if it says none."""
        run, *rest = (text or "").split("-")
        if len(rest) != 2 or not all(each.isascii() and each.isdigit() and len(each) < 16 for each in rest):
            return None
        return cls(run, int(rest[0]), int(rest[1]))


class Changes(NamedTuple):
    """Changes of the list since a position."""

    rows: tuple[RecordedExchange, ...]
    gone: tuple[str, ...]
    missed: int
    position: Position


class ExchangeBuffer:
    """The exchanges of one gateway. Used on its event loop only."""

    def __init__(self, limits: InspectionSettings) -> None:
        self.limits = limits
        self._run = uuid4().hex[:8]
        self._kept: dict[str, RecordedExchange] = {}
        self._used = 0
        self._revision = 0
        self._number = 0
        self._gone: dict[str, tuple[int, int]] = {}  # id: (its number, revision at which it went)
        self._changed = asyncio.Event()
        self.is_closed = False

    # Keeping

    def begin(self, scope: Mapping[str, Any], again_of: str | None) -> RecordedExchange:
        """An exchange that is not yet in the list."""
        exchange: RecordedExchange
        room = MemoryLimit(lambda size: self._take(exchange, size), max(1, self.limits.bytes // PARTS))
        exchange = RecordedExchange.begun(scope, room, self.touch, again_of)
        return exchange

    def enter(self, exchange: RecordedExchange) -> None:
        """Put it into the list, in place of the oldest one where there are many."""
        self._number += 1
        exchange.number = self._number
        if len(self._kept) >= self.limits.exchanges:
            self._drop(next(self._droppable(also_running=True)))
        self._kept[exchange.id] = exchange
        exchange.room.take(EXCHANGE_COST + exchange.head_size)
        self.touch(exchange)

    def touch(self, exchange: RecordedExchange) -> None:
        """Its row has changed."""
        if self._kept.get(exchange.id) is not exchange:
            return
        self._revision += 1
        exchange.revision = self._revision
        self._wake()

    def _take(self, exchange: RecordedExchange, size: int) -> bool:
        """Return whether there is room for `size` bytes, for which exchanges that are over make place, the oldest
        first.
        """
        if self._kept.get(exchange.id) is not exchange:
            return False
        limit = self.limits.bytes
        if exchange.is_pinned and PINNED_PART * (self._pinned_bytes() + size) > limit:
            return False
        while self._used + size > limit:
            oldest = next((each for each in self._droppable() if each is not exchange), None)
            if oldest is None:
                return False
            self._drop(oldest)
        self._used += size
        return True

    def _droppable(self, *, also_running: bool = False) -> Iterator[RecordedExchange]:
        """Exchanges that may go, the oldest first; those that still run only where nothing else is left."""
        unpinned = [each for each in self._kept.values() if not each.is_pinned]
        yield from (each for each in unpinned if each.is_over)
        if also_running:
            yield from (each for each in unpinned if not each.is_over)

    def _drop(self, exchange: RecordedExchange) -> None:
        del self._kept[exchange.id]
        self._used -= exchange.room.used
        exchange.forget()
        self._revision += 1
        self._gone[exchange.id] = (exchange.number, self._revision)
        while len(self._gone) > self.limits.exchanges:
            del self._gone[next(iter(self._gone))]
        self._wake()

    # Looking

    @property
    def used_bytes(self) -> int:
        """Bytes that are held."""
        return self._used

    @property
    def position(self) -> Position:
        """The current position of the list."""
        return Position(self._run, self._revision, self._number)

    def all(self) -> tuple[RecordedExchange, ...]:
        """Every exchange, the oldest first."""
        return tuple(self._kept.values())

    def find(self, exchange_id: str) -> RecordedExchange | None:
        """The exchange of this id; None if it is not kept."""
        return self._kept.get(exchange_id)

    def of_request(self, request_id: str) -> RecordedExchange | None:
        """The exchange of the request with this id; None if it is not kept."""
        return next((each for each in reversed(self._kept.values()) if each.request_id == request_id), None)

    # What a page does

    def pin(self, exchange: RecordedExchange) -> bool:
        """Keep it until it is released; False where too much is pinned already."""
        others = sum(each.is_pinned for each in self._kept.values() if each is not exchange)
        used = self._pinned_bytes() + (0 if exchange.is_pinned else exchange.room.used)
        if PINNED_PART * (others + 1) > self.limits.exchanges or PINNED_PART * used > self.limits.bytes:
            return False
        exchange.is_pinned = True
        self.touch(exchange)
        return True

    def _pinned_bytes(self) -> int:
        return sum(each.room.used for each in self._kept.values() if each.is_pinned)

    def release(self, exchange: RecordedExchange) -> None:
        """Keep it no longer than others."""
        exchange.is_pinned = False
        self.touch(exchange)

    def clear(self, *, also_pinned: bool) -> None:
        """Forget every exchange, but those that are pinned unless they shall go, too."""
        for exchange in self.all():
            if also_pinned or not exchange.is_pinned:
                self._drop(exchange)

    # Following

    def knows(self, position: Position | None) -> bool:
        """Return whether what has changed since `position` can be said."""
        if position is None or position.run != self._run or position.revision > self._revision:
            return False
        first = next(iter(self._gone.values()), None)
        return len(self._gone) < self.limits.exchanges or first is None or first[1] <= position.revision

    def since(self, position: Position | None) -> Changes:
        """Return the changes since `position`; without one everything is new."""
        revision, number = (0, 0) if position is None else (position.revision, position.number)
        rows = tuple(sorted((e for e in self._kept.values() if e.revision > revision), key=lambda each: each.revision))
        gone = tuple(key for key, (born, at) in self._gone.items() if born <= number and at > revision)
        missed = 0
        if position is not None:
            missed = self._number - number - sum(each.number > number for each in self._kept.values())
        return Changes(rows, gone, missed, self.position)

    async def wait(self, position: Position) -> None:
        """Until something has changed since `position`, or the gateway stops."""
        while self._revision <= position.revision and not self.is_closed:
            await self._changed.wait()

    def close(self) -> None:
        """End the streams of all followers."""
        self.is_closed = True
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
