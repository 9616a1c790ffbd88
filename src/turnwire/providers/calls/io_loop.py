"""Driver that performs the I/O steps of a job, and the streams that it fills.

All decisions are in the steps (`chat_call`, `kinds.server`, `exchange`), all waiting is in `waiting`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Sequence
from typing import Any, Generic, TypeVar

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.calls.io_actions import (
    Deliver,
    Head,
    Open,
    Part,
    Read,
    Step,
    Steps,
    TransportFailure,
    Wait,
    Work,
)
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.calls.waiting import Waits
from turnwire.providers.transport.protocol import Caller, OpenCall

T = TypeVar("T")


class Job(Generic[T]):
    """The steps of one job and of its parts, one at a time."""

    __slots__ = ("_parts", "result")

    def __init__(self, steps: Steps[T]) -> None:
        self._parts: list[Steps[Any]] = [steps]
        self.result: T | None = None

    def next_step(self, value: Any, failure: Exception | None) -> Step | None:
        """Return what to do after the last step gave `value` or failed; None at the end of the job.

        Raises:
            ProviderError: the job failed.
        """
        parts = self._parts
        while parts:
            try:
                step = parts[-1].send(value) if failure is None else parts[-1].throw(failure)
                if type(step) is not Part:
                    return step
                parts.append(step.steps)
                value = failure = None
            except StopIteration as stop:
                parts.pop()
                value, failure = stop.value, None
            except Exception as error:  # a part failed: who waits for it knows what that means
                parts.pop()
                if not parts:
                    raise
                failure = error
        self.result = value
        return None

    def close(self) -> None:
        """End the job."""
        with contextlib.suppress(ValueError):  # "generator already executing": it ends by itself
            for steps in reversed(self._parts.copy()):  # another thread may end one meanwhile
                steps.close()


class Driver(Generic[T]):
    """Carries out the steps of one job. `result` is there once `advance` has given nothing."""

    __slots__ = ("_call", "_is_waiting", "_job", "_transport", "_waits")

    def __init__(self, steps: Steps[T], transport: Caller | None = None) -> None:
        self._job = Job(steps)
        self._transport = transport
        self._call: OpenCall | None = None
        self._waits = Waits()
        self._is_waiting = False

    @property
    def result(self) -> T | None:
        """The result of the job."""
        return self._job.result

    async def advance(self) -> Sequence[StreamingChunk]:
        """Run until chunks are to be delivered; nothing at the end of the job.

        Raises:
            ProviderError: the job failed.
        """
        value: Any = None
        failure: Exception | None = None
        while (step := self._job.next_step(value, failure)) is not None:
            if type(step) is Deliver:
                return step.chunks
            value = failure = None
            self._is_waiting = True
            try:
                if type(step) is Read:
                    assert self._call is not None
                    value = await self._call.read(step.limit_s)
                else:
                    value = await self._do(step)
            except Exception as error:  # thrown in at the step that failed, which knows what it means
                failure = self._failure(error)
            finally:
                self._is_waiting = False
        await self.close()
        return ()

    async def _do(self, step: Step) -> Any:
        match step:
            case Open():
                return await self._open(step)
            case Work():
                return await self._waits.work(step)
            case Wait(seconds):
                return await self._waits.sleep(seconds)

    async def _open(self, step: Open) -> Head:
        await self._hang_up()
        assert self._transport is not None
        self._call = await self._waits.open(self._transport.open, step)
        return self._call.head

    def _failure(self, error: Exception) -> Exception:
        """Return what is thrown in for `error`: a job that was closed breaks in many ways."""
        if not self._waits.is_closed or not isinstance(error, TransportFailure):
            return error
        closed = TransportFailure("closed")
        closed.__cause__ = error
        return closed

    async def _hang_up(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            await call.close()

    async def close(self) -> None:
        """Close what is open and end the job, also while `advance` waits elsewhere."""
        self._waits.close(is_waiting=self._is_waiting)
        await self._hang_up()
        self._job.close()

    async def run(self) -> T:
        """Return the result of a job that delivers nothing, or whose deliveries nobody wants.

        Raises:
            ProviderError: the job failed.
        """
        try:
            while await self.advance():
                pass
        finally:
            await self.close()
        return self.result  # type: ignore[return-value]  # set by the last advance


class DrivenStream(ResponseStream):
    """A stream whose chunks come from steps."""

    __slots__ = ("_driver",)

    def __init__(self, driver: Driver[ChatResponse | None], record: CallRecord) -> None:
        super().__init__(record)
        self._driver = driver

    def _pull(self) -> Awaitable[Sequence[StreamingChunk]]:
        return self._driver.advance()

    def _answer(self) -> ChatResponse | None:
        return self._driver.result

    async def _release(self) -> None:
        await self._driver.close()
