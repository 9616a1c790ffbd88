"""The two drivers that carry out steps, and the streams whose chunks come from them.

All decisions are in the steps (`call`, `server`, `exchange`); here is only what differs between waiting with await and
waiting without: the drivers are the same code twice, a screen each, and nothing else is.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import anyio
import anyio.to_thread
from anyio.lowlevel import RunVar

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.calls.io_actions import Deliver, Head, Open, Read, Steps, TransportFailure, Wait, Work
from turnwire.providers.calls.streams import ResponseStream, SyncResponseStream
from turnwire.providers.transport.cancellation import Cancellation
from turnwire.providers.transport.protocol import Caller, OpenCall, SyncCaller, SyncOpenCall

T = TypeVar("T")

HEAVY_AT_ONCE: Final = 2
"""Most heavy pieces of work beside one event loop at the same time; more would not be faster."""

_HEAVY: Final = RunVar[anyio.CapacityLimiter]("turnwire.heavy")


def _heavy_places() -> anyio.CapacityLimiter:
    """The places for heavy work beside this event loop."""
    try:
        return _HEAVY.get()
    except LookupError:
        places = anyio.CapacityLimiter(HEAVY_AT_ONCE)
        _HEAVY.set(places)
        return places


class AsyncDriver(Generic[T]):
    """Carries out the steps of one job. `result` is there once `advance` has given nothing."""

    def __init__(self, steps: Steps[T], transport: Caller | None = None) -> None:
        self._steps = steps
        self._transport = transport
        self._call: OpenCall | None = None
        self._scope: anyio.CancelScope | None = None
        self._opening: asyncio.Timeout | None = None
        self._is_closed = False
        self.result: T | None = None

    async def advance(self) -> Sequence[StreamingChunk]:
        """Run until chunks are to be delivered; nothing at the end of the job.

        Raises:
            ProviderError: the job failed.
        """
        value: Any = None
        failure: Exception | None = None
        try:
            while True:
                step = self._steps.send(value) if failure is None else self._steps.throw(failure)
                value = failure = None
                if isinstance(step, Deliver):
                    return step.chunks
                try:
                    value = await self._do(step)
                except Exception as error:  # thrown in at the step that failed, which knows what it means
                    failure = error
        except StopIteration as stop:
            self.result = stop.value
            await self.close()
            return ()

    async def _do(self, step: Open | Read | Work | Wait) -> Any:
        if isinstance(step, Read):
            assert self._call is not None
            try:
                return await self._call.read(step.limit_s)
            except TransportFailure as failure:
                if self._is_closed:
                    raise TransportFailure("closed") from failure
                raise
        if isinstance(step, Open):
            return await self._open(step)
        try:
            with anyio.CancelScope() as self._scope:
                return await self._wait_for(step)
        finally:
            self._scope = None
        raise TransportFailure("closed")

    async def _open(self, step: Open) -> Head:
        limit = asyncio.timeout(step.limit_s)  # takes half as long as anyio's, and nothing is to be shielded here
        try:
            async with limit as self._opening:
                await self._hang_up()
                assert self._transport is not None
                self._call = await self._transport.open(step)
                return self._call.head
        except TimeoutError:
            if limit.expired():
                late_s = asyncio.get_running_loop().time() - (limit.when() or math.inf)
                raise TransportFailure("closed" if self._is_closed else "timeout", late_s=late_s) from None
            raise
        finally:
            self._opening = None

    async def _wait_for(self, step: Work | Wait) -> Any:
        match step:
            case Work(function, is_large_request):
                if is_large_request:  # its place stays taken until it is done, so that heavy work never piles up
                    return await anyio.to_thread.run_sync(function, limiter=_heavy_places())
                return await anyio.to_thread.run_sync(function, abandon_on_cancel=True)
            case Wait(seconds):
                return await anyio.sleep(seconds)

    async def _hang_up(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            await call.close()

    async def close(self) -> None:
        """Close what is open and end the job, also while another task waits in `advance`."""
        self._is_closed = True
        if self._scope is not None:
            self._scope.cancel()
        if self._opening is not None:
            with contextlib.suppress(RuntimeError):  # its time is just up
                self._opening.reschedule(asyncio.get_running_loop().time())
        await self._hang_up()
        with contextlib.suppress(ValueError):  # "generator already executing": it ends by itself
            self._steps.close()

    async def run(self) -> T:
        """The result of a job that delivers nothing, or whose deliveries nobody wants.

        Raises:
            ProviderError: the job failed.
        """
        try:
            while await self.advance():
                pass
        finally:
            await self.close()
        return self.result  # type: ignore[return-value]  # set by the last advance


class SyncDriver(Generic[T]):
    """The synchronous twin of `AsyncDriver`."""

    def __init__(self, steps: Steps[T], transport: SyncCaller | None = None) -> None:
        self._steps = steps
        self._transport = transport
        self._call: SyncOpenCall | None = None
        self._watch = Cancellation()
        self._is_waiting = False
        self.result: T | None = None

    def advance(self) -> Sequence[StreamingChunk]:
        """Run until chunks are to be delivered; nothing at the end of the job.

        Raises:
            ProviderError: the job failed.
        """
        value: Any = None
        failure: Exception | None = None
        try:
            while True:
                step = self._steps.send(value) if failure is None else self._steps.throw(failure)
                value = failure = None
                if isinstance(step, Deliver):
                    return step.chunks
                try:
                    value = self._do(step)
                except Exception as error:  # thrown in at the step that failed, which knows what it means
                    failure = error
        except StopIteration as stop:
            self.result = stop.value
            self.close()
            return ()

    def _do(self, step: Open | Read | Work | Wait) -> Any:
        self._is_waiting = True
        try:
            return self._wait_for(step)
        except TransportFailure as failure:
            if self._watch.is_closed:
                raise TransportFailure("closed") from failure
            raise
        finally:
            self._is_waiting = False

    def _wait_for(self, step: Open | Read | Work | Wait) -> Any:
        match step:
            case Read(limit_s):
                assert self._call is not None
                return self._call.read(limit_s)
            case Open():
                self._hang_up()
                assert self._transport is not None
                self._call = self._transport.open(step, self._watch)
                return self._call.head
            case Work(function):
                return function()
            case Wait(seconds):
                return time.sleep(seconds)

    def _hang_up(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call.close()

    def close(self) -> None:
        """Close what is open and end the job, also while another thread waits in `advance`."""
        if self._is_waiting:
            self._watch.close()
        self._hang_up()
        with contextlib.suppress(ValueError):  # "generator already executing": it ends by itself
            self._steps.close()

    def run(self) -> T:
        """The result of a job that delivers nothing, or whose deliveries nobody wants.

        Raises:
            ProviderError: the job failed.
        """
        try:
            while self.advance():
                pass
        finally:
            self.close()
        return self.result  # type: ignore[return-value]  # set by the last advance


class DrivenStream(ResponseStream):
    """A stream whose chunks come from steps."""

    def __init__(self, driver: AsyncDriver[ChatResponse | None], record: CallRecord) -> None:
        super().__init__(record)
        self._driver = driver

    async def _pull(self) -> Sequence[StreamingChunk]:
        return await self._driver.advance()

    def _answer(self) -> ChatResponse | None:
        return self._driver.result

    async def _release(self) -> None:
        await self._driver.close()


class SyncDrivenStream(SyncResponseStream):
    """The synchronous twin of `DrivenStream`."""

    def __init__(self, driver: SyncDriver[ChatResponse | None], record: CallRecord) -> None:
        super().__init__(record)
        self._driver = driver

    def _pull(self) -> Sequence[StreamingChunk]:
        return self._driver.advance()

    def _answer(self) -> ChatResponse | None:
        return self._driver.result

    def _release(self) -> None:
        self._driver.close()
