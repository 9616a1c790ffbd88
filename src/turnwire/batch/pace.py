"""When the next call may begin: so many a second, and none while a server has asked to wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable


class Pace:
    """The pace of all calls of a run. `rate` is calls a second; None: as fast as answers come."""

    def __init__(
        self,
        rate: float | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._between = 1 / rate if rate else 0.0
        self._clock = clock
        self._sleep = sleep
        self._next = 0.0
        self._held_until = 0.0

    async def turn(self) -> None:
        """Wait until a call may begin."""
        while (wait := self._held_until - self._clock()) > 0:
            await self._sleep(wait)
        if self._between:
            now = self._clock()
            at = max(self._next, now, self._held_until)
            self._next = at + self._between
            if at > now:
                await self._sleep(at - now)

    def hold(self, seconds: float) -> None:
        """Let no call begin for so long: a server asked for it."""
        self._held_until = max(self._held_until, self._clock() + seconds)
