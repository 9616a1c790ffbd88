"""When the process of `turnwire serve` looks for garbage: full collections wait until no large request is held.

A full collection looks at every object in one go and holds the event loop, and with it every stream, for as long. It
takes a millisecond or two while requests are small, and a fifth of a second with a hundred thousand messages in memory.
Python would start one in the middle of reading such a request, which is when most is in memory. So none starts by
itself there. Young objects are still collected as ever, which bounds what can pile up meanwhile.

The collector belongs to the whole process. A gateway in a program of somebody else leaves it as it is.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any, Final

from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.workers import LARGE

PAUSE_S: Final = 15.0
"""Seconds between two looks at whether a full collection is due."""

DUE: Final = 10
"""Collections of young objects from which on a full one is due: Python's own number."""

OVERDUE: Final = 2_000
"""The same where it is done although large requests are held: some 14 million objects were made and kept."""

_NEVER: Final = 2**31 - 1


class GarbageCollector:
    """The large requests that a gateway holds, and the full collections that it starts where the process is its own.

    Used on its event loop only.
    """

    def __init__(self, collect: Callable[[], object] = gc.collect) -> None:
        self._collect = collect
        self._large: dict[RequestContext, list[list[Any]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._before = gc.get_threshold()

    def holds(self, context: RequestContext, *lists: list[Any]) -> None:
        """The request of `context`, whose size is known, is held from now on, and with it what is in `lists`."""
        if context.size > LARGE:
            self._large.setdefault(context, []).extend(lists)

    def released(self, context: RequestContext) -> list[list[Any]]:
        """The request is over. Gives the lists that it held: freeing them in one go would take long."""
        return self._large.pop(context, [])

    def start(self) -> None:
        """Take the full collections over from Python. What is loaded by now stays, and is not looked at again."""
        self._before = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*self._before[:2], _NEVER)
        self._wait()

    def stop(self) -> None:
        """Give them back. May be called again, and without `start`."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            gc.set_threshold(*self._before)

    def collect_if_due(self, count: int) -> None:
        """Collect where that is due after `count` collections of young objects."""
        if count >= (OVERDUE if self._large else DUE):
            self._collect()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(PAUSE_S, self._look)

    def _look(self) -> None:
        self.collect_if_due(gc.get_count()[2])
        self._wait()
