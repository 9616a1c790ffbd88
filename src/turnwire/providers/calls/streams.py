"""Response streams as the consumer sees them.

A stream implements two methods (`_pull`, `_release`). Everything that both twins and all providers share (one consumer,
the folded answer, times, audit events, what a cancelled stream leaves behind) is `StreamState`, which does no I/O.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, NoReturn, Self

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.answers.finish_reasons import empty_answer
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError, RequestCancelledError, StreamError
from turnwire.core.trusted_copy import changed
from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.calls.waiting import shielded


class StreamState:
    """State of one stream: its chunks, the answer folded so far, its end. Pure; one consumer."""

    __slots__ = ("_accumulator", "_is_claimed", "_record", "_response", "error", "is_read", "phase", "queue")

    def __init__(self, record: CallRecord) -> None:
        self.phase: Literal["running", "ended", "failed", "cancelled"] = "running"
        self.error: BaseException | None = None
        self._record = record
        self._accumulator = StreamAccumulator()
        self.queue: list[StreamingChunk] = []
        """Chunks that have arrived and were not taken, the next one last."""
        self._response: ChatResponse | None = None
        self._is_claimed = False
        self.is_read = False
        """Whether a task or thread is reading."""

    def claim(self) -> None:
        """Take the stream for one loop.

        Raises:
            StreamError: another loop has it.
        """
        if self._is_claimed:
            raise StreamError("this stream has a consumer already; a stream is read once, by one loop")
        self._is_claimed = True

    @property
    def notes(self) -> tuple[Mapping[str, Any], ...]:
        """Diagnostics from the preparation of the request."""
        return self._record.notes

    def arrived(self, chunks: Sequence[StreamingChunk]) -> None:
        """Fold `chunks` into the answer. The complete one gets the times that the client measured."""
        record = self._record
        came: list[StreamingChunk] = []
        for chunk in chunks:
            if record.first_ns is None:
                record.saw(chunk)
            if chunk.is_complete:
                chunk = self._with_note(changed(chunk, usage=record.timed(chunk.usage)))
            self._accumulator.add(chunk)
            came.append(chunk)
        self.queue = came[::-1]  # all that came before was taken

    def _with_note(self, last: StreamingChunk) -> StreamingChunk:
        """The last chunk with the diagnostic of an answer that is empty, as a whole answer has it."""
        usage = last.usage
        brings = last.text or last.thinking or last.refusal or last.parts or last.tool_call_deltas
        found = empty_answer(
            None if brings else last.finish_reason,
            None if usage is None else usage.completion_tokens,
            lambda: self._accumulator.is_empty,
        )
        return last.replace(diagnostics=[*(last.diagnostics or ()), *found]) if found else last

    def ended(self, answer: ChatResponse | None) -> None:
        """The stream is over. `answer` is the whole answer where the source had one; else it is folded from the chunks.

        Raises:
            StreamError: its complete chunk never came.
        """
        folded = self._accumulator.response
        self._response = folded if answer is None else changed(answer, usage=folded.usage)
        self.phase = "ended"
        self._record.completed(self._response)

    def failed(self, error: BaseException) -> None:
        """The stream broke with `error`; a ProviderError gets the answer so far as its `partial`."""
        if self.phase != "running":
            return
        self.phase = "failed" if isinstance(error, Exception) else "cancelled"
        self.error = error
        if isinstance(error, ProviderError) and error.partial is None:
            error.partial = self.partial
        self._record.failed(error)

    def cancelled(self) -> bool:
        """The caller lets go of the stream; False if it was over already."""
        if self.phase != "running":
            return False
        self.phase = "cancelled"
        self.error = self._cancelled_error()
        self._record.failed(self.error)
        return True

    def _cancelled_error(self) -> RequestCancelledError:
        error = RequestCancelledError("the stream was closed before its end")
        error.partial = self.partial
        return error

    @property
    def partial(self) -> ChatResponse | None:
        """The answer as far as it came; None if nothing came."""
        if self._response is not None:
            return self._response
        if isinstance(self.error, ProviderError) and self.error.partial is not None:
            return self.error.partial  # of a whole answer in place of a stream it has more than the chunks
        if self._accumulator.is_empty:
            return None
        answer = self._accumulator.partial("cancelled" if self.phase == "cancelled" else "error")
        return answer.replace(usage=self._record.timed(answer.usage))

    @property
    def response(self) -> ChatResponse:
        """The finished answer.

        Raises:
            ProviderError: the stream is not over, broke or was cancelled; `partial` is the answer so far.
        """
        if self._response is None:
            self.refuse()
        return self._response

    def refuse(self) -> NoReturn:
        """Say why there is no answer.

        Raises:
            ProviderError: always.
        """
        if isinstance(self.error, ProviderError):
            raise self.error
        if self.phase == "cancelled":
            raise self._cancelled_error()
        if self.error is not None:
            raise StreamError("the stream broke; there is no answer") from self.error
        raise StreamError("the stream is not over; read it to its end first")


class _Stream:
    """What both twins show of a stream, wherever they wait."""

    __slots__ = ("_is_released", "_state")

    def __init__(self, record: CallRecord) -> None:
        self._state = StreamState(record)
        self._is_released = False

    def _answer(self) -> ChatResponse | None:
        """The whole answer after the end, where the source has one that says more than its chunks."""
        return None

    @property
    def response(self) -> ChatResponse:
        """The finished answer, after the last chunk: equal to what `complete` gives for the same bytes.

        Raises:
            ProviderError: the stream is not over, broke or was cancelled; `partial` is the answer so far.
        """
        return self._state.response

    @property
    def partial(self) -> ChatResponse | None:
        """The answer as far as it came, at any time; None if nothing came. Its last call is marked as cut."""
        return self._state.partial

    @property
    def notes(self) -> tuple[Mapping[str, Any], ...]:
        """Diagnostics from the preparation of the request (losses, markers); known once the first chunk has arrived.
        The complete chunk has them too.
        """
        return self._state.notes


class ResponseStream(_Stream, ABC):
    """A streamed answer: `async for chunk in stream`, then `stream.response`.

    Nothing is sent before the first chunk is asked for. One consumer: a second loop is refused. Leaving `async with`,
    `aclose` (from elsewhere, too) and cancelling close the connection at once; `partial` is what came until then.
    """

    __slots__ = ("__weakref__",)

    @abstractmethod
    def _pull(self) -> Awaitable[Sequence[StreamingChunk]]:
        """The next chunks, at least one; none at the end.

        Raises:
            ProviderError: the call failed.
        """

    @abstractmethod
    async def _release(self) -> None:
        """Let go of connection and memory. Called once, whatever happened, and not interrupted by cancellation."""

    async def start(self) -> Self:
        """This stream, once its first chunk has arrived. The chunk stays for the loop.

        Raises:
            ProviderError: the call failed before its first chunk.
        """
        chunk = await anext(self, None)
        if chunk is not None:
            self._state.queue.append(chunk)
        return self

    def ready(self) -> list[StreamingChunk]:
        """The chunks that have arrived and were not taken, without waiting: for a loop that sends what there is."""
        chunks = self._state.queue[::-1]
        self._state.queue.clear()
        return chunks

    async def aclose(self) -> None:
        """Close the connection; a stream that was not over is cancelled. May be called again."""
        self._state.cancelled()
        await self._let_go()

    def __aiter__(self) -> AsyncIterator[StreamingChunk]:
        self._state.claim()
        return _Loop(self)

    async def __anext__(self) -> StreamingChunk:
        state = self._state
        if state.queue:
            return state.queue.pop()
        if state.is_read:
            raise StreamError("this stream is being read elsewhere; a stream has one consumer")
        state.is_read = True
        try:
            while state.phase == "running" and not state.queue:
                chunks = await self._pull()
                if chunks:
                    state.arrived(chunks)
                else:
                    state.ended(self._answer())
            if state.phase == "ended":
                await self._let_go()
            elif not state.queue:
                state.refuse()
        except BaseException as error:  # cancelling too must let the connection go
            closed_elsewhere = state.phase == "cancelled" and isinstance(error, Exception)
            state.failed(error)
            await self._let_go()
            if closed_elsewhere:
                state.refuse()
            raise
        finally:
            state.is_read = False
        if state.queue:
            return state.queue.pop()
        raise StopAsyncIteration

    async def _let_go(self) -> None:
        if not self._is_released:
            self._is_released = True
            with shielded():
                await self._release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


class _Loop:
    """The one loop over a stream. It is its own iterator, as every iterator is; a stream gives one once."""

    __slots__ = ("_stream",)

    def __init__(self, stream: ResponseStream) -> None:
        self._stream = stream

    def __aiter__(self) -> Self:
        return self

    def __anext__(self) -> Awaitable[StreamingChunk]:
        return self._stream.__anext__()
