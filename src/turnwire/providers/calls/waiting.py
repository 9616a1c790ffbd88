"""Asynchronous waiting primitives; `calls.blocking` has the same names for synchronous providers.

Everything else that providers do is written once, in asynchronous code, from which `tools/sync_twins.py` makes the
synchronous twins.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import anyio
import anyio.to_thread
from anyio.lowlevel import RunVar

from turnwire.providers.calls.io_actions import Open, TransportFailure, Work

T = TypeVar("T")

HEAVY_AT_ONCE: Final = 2
"""Most heavy pieces of work next to one event loop at the same time; more would not be faster."""

_HEAVY: Final = RunVar[anyio.CapacityLimiter]("turnwire.heavy")

pause = anyio.sleep
Pause: TypeAlias = Callable[[float], Awaitable[None]]


def shielded() -> anyio.CancelScope:
    """A block that is not interrupted by cancellation."""
    return anyio.CancelScope(shield=True)


def at_most(seconds: float) -> anyio.CancelScope:
    """A block that is left after `seconds`."""
    return anyio.move_on_after(seconds)


async def finish(function: Callable[[], object]) -> None:
    """Call `function`, which blocks, to its end."""
    with shielded():
        await anyio.to_thread.run_sync(function)


async def all_of(calls: Iterable[Callable[[], Awaitable[T]]]) -> tuple[T, ...]:
    """Return what `calls` give, which are made at the same time."""
    found: dict[int, T] = {}

    async def make(number: int, call: Callable[[], Awaitable[T]]) -> None:
        found[number] = await call()

    async with anyio.create_task_group() as group:
        for number, call in enumerate(calls):
            group.start_soon(make, number, call)
    return tuple(found[number] for number in sorted(found))


class Lock:
    """One lock for each event loop."""

    def __init__(self) -> None:
        self._locks: WeakKeyDictionary[asyncio.AbstractEventLoop, anyio.Lock] = WeakKeyDictionary()

    def held(self) -> anyio.Lock:
        """The block that one task at a time is in."""
        return self._locks.setdefault(asyncio.get_running_loop(), anyio.Lock())


class Signal:
    """A wait of this task that any other task or thread ends."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._event = asyncio.Event()

    def set(self) -> None:
        """End the wait."""
        with contextlib.suppress(RuntimeError):  # the loop is over, and so is the wait
            self._loop.call_soon_threadsafe(self._event.set)

    async def wait(self, seconds: float) -> None:
        """Wait until it is ended, for at most `seconds`; then it can be waited again."""
        with at_most(seconds):
            await self._event.wait()
        self._event.clear()


class Waits:
    """The wait of a job; `close` ends it from another task."""

    __slots__ = ("_opening", "_scope", "is_closed")

    def __init__(self) -> None:
        self._scope: anyio.CancelScope | None = None
        self._opening: asyncio.Timeout | None = None
        self.is_closed = False

    async def open(self, opening: Callable[[Open], Awaitable[T]], step: Open) -> T:
        """Return the call that `opening` opens.

        Raises:
            TransportFailure: it failed, or took too long.
        """
        limit = asyncio.timeout(step.limit_s)  # takes half as long as anyio's, and nothing is to be shielded here
        try:
            async with limit as self._opening:
                return await opening(step)
        except TimeoutError:
            if limit.expired():
                late_s = asyncio.get_running_loop().time() - (limit.when() or math.inf)
                raise TransportFailure("closed" if self.is_closed else "timeout", late_s=late_s) from None
            raise
        finally:
            self._opening = None

    async def work(self, step: Work) -> Any:
        """Return what the function of `step` gives, called in a thread.

        Raises:
            TransportFailure: the job was closed meanwhile.
        """
        try:
            with anyio.CancelScope() as self._scope:
                if step.is_large_request:  # its place stays taken until it is done, so that heavy work never piles up
                    return await anyio.to_thread.run_sync(step.function, limiter=_heavy_places())
                return await anyio.to_thread.run_sync(step.function, abandon_on_cancel=True)
        finally:
            self._scope = None
        raise TransportFailure("closed")

    async def sleep(self, seconds: float) -> None:
        """Wait for `seconds`.

        Raises:
            TransportFailure: the job was closed meanwhile.
        """
        try:
            with anyio.CancelScope() as self._scope:
                return await anyio.sleep(seconds)
        finally:
            self._scope = None
        raise TransportFailure("closed")

    def close(self, *, is_waiting: bool) -> None:
        """End the wait, if a task waits."""
        self.is_closed = True
        if self._scope is not None:
            self._scope.cancel()
        if self._opening is not None:
            with contextlib.suppress(RuntimeError):  # its time is just up
                self._opening.reschedule(asyncio.get_running_loop().time())


def _heavy_places() -> anyio.CapacityLimiter:
    """The places for heavy work next to this event loop."""
    try:
        return _HEAVY.get()
    except LookupError:
        places = anyio.CapacityLimiter(HEAVY_AT_ONCE)
        _HEAVY.set(places)
        return places


class Closable(Protocol):
    """An object that is kept for a loop."""

    async def close(self) -> None:
        """Release everything."""


C = TypeVar("C", bound=Closable)


class PerLoop(Generic[C]):
    """The result of `make`, one for each event loop, closed with the loop at the latest. For any task and thread."""

    def __init__(self, make: Callable[[], C]) -> None:
        self._make = make
        self._found: dict[asyncio.AbstractEventLoop, tuple[C, AsyncGenerator[None]]] = {}
        self._lock = threading.Lock()
        self._is_closed = False

    async def get(self) -> C:
        """Return that of this event loop.

        Raises:
            TransportFailure: this was closed.
        """
        loop = asyncio.get_running_loop()
        with self._lock:
            if self._is_closed:
                raise TransportFailure("closed")
            found = self._found.get(loop)
            if found is not None:
                return found[0]
            self._found = {key: value for key, value in self._found.items() if not key.is_closed()}
            made = self._make()
            guard = _closed_with_the_loop(made)
            self._found[loop] = made, guard
        await anext(guard)
        return made

    async def close(self) -> None:
        """Close that of this event loop, and give no more. Other loops close theirs at their end."""
        loop = asyncio.get_running_loop()
        with self._lock:
            self._is_closed = True
            found = self._found.pop(loop, None)
            self._found = {}
        if found is not None:
            await found[1].aclose()


async def _closed_with_the_loop(made: Closable) -> AsyncGenerator[None]:
    """Close `made` when this generator is closed; `asyncio.run` closes the generators that are left when its loop ends.

    So a program that calls `asyncio.run` several times, and closes no provider, leaves no connection open between them.
    """
    try:
        yield
    finally:
        await made.close()
