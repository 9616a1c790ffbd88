"""What is remembered of a provider's health, and when it is asked again.

It is asked when somebody wants to know and the last answer is older than the interval, and at no other time: there is
no thread, no task and no timer, so nothing has to be ended.
"""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Final
from weakref import WeakKeyDictionary

import anyio

from turnwire_schema.v1.provider import ProviderHealth

from turnwire.providers.base import ModelProvider, SyncModelProvider
from turnwire.providers.calls.call_record import Clock

INTERVAL_S: Final = 60.0
"""Seconds for which a health is taken for true, unless the configuration says otherwise."""

FAILED_S: Final = 3.0
"""For how long at most "not available" is taken for true: a server that was just started is wanted soon."""


class _Memory:
    """What both twins share."""

    def __init__(self, interval_s: float | None, clock: Clock) -> None:
        self._interval_s = interval_s or INTERVAL_S
        self._clock = clock
        self._held: tuple[ProviderHealth, int] | None = None

    def held(self) -> ProviderHealth | None:
        """What is remembered, if it is young enough."""
        if self._held is None:
            return None
        health, at = self._held
        limit_s = self._interval_s if health.is_available else min(self._interval_s, FAILED_S)
        return health if self._clock() - at < limit_s * 1e9 else None

    def keep(self, health: ProviderHealth) -> ProviderHealth:
        """Remember `health`."""
        self._held = health, self._clock()
        return health


class HealthMemory(_Memory):
    """The health of one provider. Whoever asks while it is being asked gets the same answer. For any task."""

    def __init__(
        self, provider: ModelProvider, interval_s: float | None = None, *, clock: Clock = time.monotonic_ns
    ) -> None:
        super().__init__(interval_s, clock)
        self._provider = provider
        self._locks: WeakKeyDictionary[asyncio.AbstractEventLoop, anyio.Lock] = WeakKeyDictionary()

    async def health(self) -> ProviderHealth:
        """What is remembered, or the answer to a new question."""
        held = self.held()
        if held is not None:
            return held
        async with self._locks.setdefault(asyncio.get_running_loop(), anyio.Lock()):
            held = self.held()
            return held if held is not None else self.keep(await self._provider.health())


class SyncHealthMemory(_Memory):
    """The synchronous twin of `HealthMemory`."""

    def __init__(
        self, provider: SyncModelProvider, interval_s: float | None = None, *, clock: Clock = time.monotonic_ns
    ) -> None:
        super().__init__(interval_s, clock)
        self._provider = provider
        self._lock = threading.Lock()

    def health(self) -> ProviderHealth:
        """What is remembered, or the answer to a new question."""
        held = self.held()
        if held is not None:
            return held
        with self._lock:
            held = self.held()
            return held if held is not None else self.keep(self._provider.health())
