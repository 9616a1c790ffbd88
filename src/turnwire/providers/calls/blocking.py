"""Blocking primitives for synchronous providers, with the same names as `calls.waiting`."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from turnwire.providers.calls.io_actions import Cancellation, Open, TransportFailure, Work

T = TypeVar("T")

pause = time.sleep
Pause: TypeAlias = Callable[[float], None]


def shielded() -> contextlib.nullcontext[None]:
    """A block; a thread is not cancelled."""
    return contextlib.nullcontext()


def at_most(seconds: float) -> contextlib.suppress:
    """A block whose steps keep the limit themselves."""
    return contextlib.suppress()  # noqa: B022  # for a checker it may be left before its end, as that of `waiting`


def finish(function: Callable[[], object]) -> None:
    """Call `function`."""
    function()


def all_of(calls: Iterable[Callable[[], T]]) -> tuple[T, ...]:
    """Return what `calls` give, one after the other."""
    return tuple(call() for call in calls)


class Lock:
    """One lock for all threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def held(self) -> threading.Lock:
        """The block that one thread at a time is in."""
        return self._lock


class Signal:
    """A wait of this thread that another one ends."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def set(self) -> None:
        """End the wait."""
        self._event.set()

    def wait(self, seconds: float) -> None:
        """Wait until it is ended, for at most `seconds`; then it can be waited again."""
        self._event.wait(seconds)
        self._event.clear()


class Waits:
    """The wait of a job; `close` ends it from another thread."""

    def __init__(self) -> None:
        self._watch = Cancellation()

    @property
    def is_closed(self) -> bool:
        """Whether a wait was ended."""
        return self._watch.is_closed

    def open(self, opening: Callable[[Open], T], step: Open) -> T:
        """Return the call that `opening` opens, which keeps the time itself."""
        return opening(step._replace(watch=self._watch))

    def work(self, step: Work) -> Any:
        """Return what the function of `step` gives."""
        return step.function()

    def sleep(self, seconds: float) -> None:
        """Wait for `seconds`."""
        time.sleep(seconds)

    def close(self, *, is_waiting: bool) -> None:
        """End the wait, if another thread waits: later the connection may have another call."""
        if is_waiting:
            self._watch.close()


class Closable(Protocol):
    """An object that threads share."""

    def close(self) -> None:
        """Release everything."""


C = TypeVar("C", bound=Closable)


class PerLoop(Generic[C]):
    """The result of `make`, created once and shared by threads."""

    def __init__(self, make: Callable[[], C]) -> None:
        self._make = make
        self._found: C | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    def get(self) -> C:
        """Return that of all threads.

        Raises:
            TransportFailure: this was closed.
        """
        with self._lock:
            if self._is_closed:
                raise TransportFailure("closed")
            if self._found is None:
                self._found = self._make()
            return self._found

    def close(self) -> None:
        """Close it, and give no more."""
        with self._lock:
            self._is_closed = True
            found, self._found = self._found, None
        if found is not None:
            found.close()
