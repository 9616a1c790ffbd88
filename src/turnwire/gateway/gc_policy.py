"""Garbage collection policy of `turnwire serve`: full collections wait until no request is being served.

A full collection looks at every object in one go and holds the event loop, and with it every stream, for as long. It
takes a millisecond or two while requests are small, and a fifth of a second with a hundred thousand messages in memory.
Python would start one in the middle of reading such a request, which is when most is in memory. So none starts by
itself here. Young objects are still collected as ever, which bounds what can pile up meanwhile.

The collector belongs to the whole process. A gateway in a program of somebody else leaves it as it is.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

PAUSE_S: Final = 15.0
"""Seconds between two looks at whether a full collection is due."""

DUE: Final = 10
"""Collections of young objects from which on a full one is due: Python's own number."""

OVERDUE: Final = 2_000
"""The same where it is done although requests are served: some 14 million objects were made and kept."""

_NEVER: Final = 2**31 - 1


@contextmanager
def collecting_between_requests(is_serving: Callable[[], object]) -> Iterator[None]:
    """Take the full collections over from Python while the block runs in an event loop.

    What is loaded by now stays, and is not looked at again.
    """
    before, loop = gc.get_threshold(), asyncio.get_running_loop()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*before[:2], _NEVER)

    timer: asyncio.TimerHandle

    def look() -> None:
        nonlocal timer
        if is_due(gc.get_count()[2], is_serving=bool(is_serving())):
            gc.collect()
        timer = loop.call_later(PAUSE_S, look)

    timer = loop.call_later(PAUSE_S, look)
    try:
        yield
    finally:
        timer.cancel()
        gc.set_threshold(*before)


def is_due(count: int, *, is_serving: bool) -> bool:
    """Return whether a full collection is due after `count` collections of young objects."""
    return count >= (OVERDUE if is_serving else DUE)
