"""One run of a tool's function, within a time: asynchronous ones are stopped, others run in a thread and are given up.

A thread cannot be stopped from outside. One that does not end in time goes on by itself; what it gives is dropped, and
how many there are is counted, so that a tool that hangs cannot use up the program's threads.
"""

from __future__ import annotations

import asyncio
import contextvars
import inspect
import threading
from collections.abc import Callable
from typing import Any, Final

GRACE_S: Final = 1.0
"""Seconds that a stopped asynchronous function has for tidying up."""


class TimeOverError(Exception):
    """The time was over; `is_stopped` says whether the function was stopped, or still runs by itself."""

    def __init__(self, *, is_stopped: bool) -> None:
        self.is_stopped = is_stopped
        super().__init__("the time was over")


class TooManyThreadsError(Exception):
    """So many calls that were given up still run that no further one is started."""


class Workers:
    """Runs functions for one event loop."""

    def __init__(self, max_given_up: int) -> None:
        self._max_given_up = max_given_up
        self._given_up = 0

    @property
    def given_up(self) -> int:
        """How many calls still run in threads whose results are not awaited."""
        return self._given_up

    async def run(self, function: Callable[[], Any], *, is_async: bool, timeout_s: float | None) -> Any:
        """Run `function` and return its result. Cancelling stops it, or gives its thread up.

        Raises:
            TimeOverError: it did not end within `timeout_s`.
            TooManyThreadsError: it was not started.
            Exception: its own.
        """
        if is_async:
            return await self._async(function(), timeout_s)
        return await self._in_thread(function, timeout_s)

    async def _async(self, started: Any, timeout_s: float | None) -> Any:
        task = asyncio.ensure_future(_kept_inside(started))
        try:
            await asyncio.wait({task}, timeout=timeout_s)
        except asyncio.CancelledError:
            await self._stop(task)
            raise
        if task.done():
            error = asyncio.CancelledError() if task.cancelled() else task.exception()
            if error is None or isinstance(error, (Exception, KeyboardInterrupt)):
                return task.result()
            raise _ended_by(error) from error  # not cancelled here: the tool did it
        raise TimeOverError(is_stopped=await self._stop(task))

    async def _stop(self, task: asyncio.Future[Any]) -> bool:
        """Cancel `task`; whether it ended within the grace."""
        task.cancel()
        task.add_done_callback(_read)
        await asyncio.wait({task}, timeout=GRACE_S)
        return task.done()

    async def _in_thread(self, function: Callable[[], Any], timeout_s: float | None) -> Any:
        if self._given_up >= self._max_given_up:
            raise TooManyThreadsError
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        context = contextvars.copy_context()

        def settle(value: Any, error: BaseException | None) -> None:
            if future.cancelled():
                self._given_up -= 1
            elif error is not None:
                future.set_exception(error)
            else:
                future.set_result(value)

        def work() -> None:
            value, problem = None, None
            try:
                value = context.run(function)
            except BaseException as error:  # SystemExit and the like must end neither the thread nor the wait unseen
                # No future takes a StopIteration: the call would wait for ever.
                is_plain = isinstance(error, Exception) and not isinstance(error, StopIteration)
                problem = error if is_plain else _ended_by(error)
            try:
                loop.call_soon_threadsafe(settle, value, problem)
            except RuntimeError:  # the loop is closed: nothing waits any more
                return

        # A daemon: a tool that hangs must not keep the program from ending.
        threading.Thread(target=work, name="turnwire tool", daemon=True).start()
        try:
            await asyncio.wait({future}, timeout=timeout_s)
        except asyncio.CancelledError:
            self._give_up(future)
            raise
        if not future.done():
            self._give_up(future)
            raise TimeOverError(is_stopped=False)
        value = future.result()
        return await self._async(value, timeout_s) if inspect.isawaitable(value) else value

    def _give_up(self, future: asyncio.Future[Any]) -> None:
        if future.cancel():
            self._given_up += 1


async def _kept_inside(started: Any) -> Any:
    """The result of `started`; its SystemExit must not end the loop."""
    try:
        return await started
    except SystemExit as error:
        raise _ended_by(error) from error


def _ended_by(error: BaseException) -> RuntimeError:
    return RuntimeError(f"the tool raised {type(error).__name__}")


def _read(task: asyncio.Future[Any]) -> None:
    """Take the outcome of an abandoned task, so that asyncio reports nothing."""
    if not task.cancelled():
        task.exception()
