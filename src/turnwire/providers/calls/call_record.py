"""Timing and audit record of one call: when it was sent, when the first chunk came, how it ended.

The same for every provider and for both twins. Knows times and ids, never text; the clock comes in, so tests give
theirs.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias
from uuid import uuid4

from turnwire_schema.v1.audit import (
    AuditEvent,
    InferenceCompleted,
    InferenceFailed,
    InferenceStarted,
    ProviderHealthCheck,
)
from turnwire_schema.v1.error import ErrorCode, Loss
from turnwire_schema.v1.provider import ProviderHealth
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.usage import UsageInfo

from turnwire.core.audit_sink import AuditSink, NullSink, failure_of
from turnwire.core.errors import ProviderError, TurnwireError
from turnwire.core.tokens import estimate_request_tokens
from turnwire.core.trusted_copy import changed
from turnwire.core.validate import require_model

Clock = Callable[[], int]
"""Monotonic time in nanoseconds."""


class _Call:
    """What every record of a call has: who was asked for which model, since when, and how it failed."""

    __slots__ = (
        "_clock",
        "_is_heard",
        "_is_over",
        "_is_sent",
        "_model",
        "_provider_id",
        "_request_id",
        "_sink",
        "started_ns",
    )

    def __init__(self, provider_id: str, model: str, sink: AuditSink | None, clock: Clock) -> None:
        self._provider_id = provider_id
        self._model = model
        self._sink = sink or NullSink()
        self._is_heard = not isinstance(self._sink, NullSink)  # else no event is made: nobody would see it
        self._request_id = str(uuid4()) if self._is_heard else ""
        self._clock = clock
        self._is_sent = False
        self._is_over = False
        self.started_ns = clock()

    def _whose(self) -> dict[str, Any]:
        """What every event of the call begins with."""
        return {
            "event_id": str(uuid4()),
            "at": utc_now(),
            "provider_id": self._provider_id,
            "request_id": self._request_id,
            "model": self._model,
        }

    @property
    def elapsed_ns(self) -> int:
        """Since the call was sent, or since it began where it was not sent."""
        return self._clock() - self.started_ns

    def _beginning(self) -> InferenceStarted:
        """Return the event with which the call begins."""
        return InferenceStarted(**self._whose(), stream=False)

    def failed(self, error: BaseException, usage: UsageInfo | None = None) -> None:
        """The call failed or was cancelled. Emits InferenceFailed once, but not for input that was refused unsent.

        A call that was not sent has its InferenceStarted before, so that every end has a beginning.
        """
        if self._is_over:
            return
        self._is_over = True
        code: ErrorCode = "ACODE-MDL-007"
        status = None
        if isinstance(error, ProviderError):
            code, status = error.info.code, error.info.status
        elif isinstance(error, TurnwireError):
            return
        elif isinstance(error, Exception):
            code = "ACODE-MDL-004"  # a fault of the program: a script of the mock, a sink, this package
        if not self._is_heard:
            return
        if not self._is_sent:
            self._is_sent = True
            emit(self._sink, self._beginning())
        emit(
            self._sink,
            InferenceFailed(
                **self._whose(),
                error_code=code,
                duration_ns=self.elapsed_ns,
                status=status,
                usage=None if usage is None else counts_of(usage),
            ),
        )


class EndpointRecord(_Call):
    """Times and audit events of one call of an endpoint other than chat. Not thread-safe; one record for one call."""

    __slots__ = ()

    def __init__(
        self, provider_id: str, model: str, *, sink: AuditSink | None = None, clock: Clock = time.monotonic_ns
    ) -> None:
        super().__init__(provider_id, model, sink, clock)

    def sent(self) -> None:
        """The request goes out now. Emits InferenceStarted once."""
        if self._is_sent:
            return
        self._is_sent = True
        self.started_ns = self._clock()
        if self._is_heard:
            emit(self._sink, self._beginning())

    def completed(self, usage: UsageInfo) -> UsageInfo:
        """The call was answered. Emits InferenceCompleted; gives `usage` with the time that the call took."""
        self._is_over = True
        timed = changed(usage, total_duration_ns=self.elapsed_ns)
        if self._is_heard:
            emit(
                self._sink,
                InferenceCompleted(
                    **self._whose(),
                    finish_reason="stop",
                    usage=counts_of(timed),
                    duration_ns=self.elapsed_ns,
                ),
            )
        return timed


class CallRecord(_Call):
    """Times and audit events of one chat call. Not thread-safe; one record for one call."""

    __slots__ = ("_prompt_tokens", "_request", "_stream", "asked", "first_ns", "notes")

    def __init__(
        self,
        provider_id: str,
        request: ChatRequest,
        *,
        stream: bool,
        sink: AuditSink | None = None,
        clock: Clock = time.monotonic_ns,
    ) -> None:
        require_model(request, ChatRequest)
        super().__init__(provider_id, request.parameters.model, sink, clock)
        self._request = request
        self.asked = request
        """What the server is asked, as far as it is known: with the defaults of the configuration."""
        self._stream = stream
        self.first_ns: int | None = None
        """When the first piece of the answer came."""
        self._prompt_tokens: int | None = None
        self.notes: tuple[Mapping[str, Any], ...] = ()
        """What was noticed while the request was prepared, as diagnostics: losses, markers."""

    def estimate(self) -> None:
        """Count the prompt for `sent`, which of a large request takes long. Nothing where nobody would see it."""
        if self._prompt_tokens is None and self._is_heard:
            self._prompt_tokens = estimate_request_tokens(self._request)

    def sent(self) -> None:
        """The request goes out now. Emits InferenceStarted once."""
        if self._is_sent:
            return
        self._is_sent = True
        self.started_ns = self._clock()
        if not self._is_heard:
            return
        self.estimate()
        emit(self._sink, self._beginning())

    def _beginning(self) -> InferenceStarted:
        return InferenceStarted(
            **self._whose(),
            stream=self._stream,
            message_count=len(self._request.messages),
            tool_count=len(self._request.tools or ()),
            prompt_tokens_estimate=self._prompt_tokens,
        )

    def saw(self, chunk: StreamingChunk) -> None:
        """A chunk came; the first one with a piece of the answer is timed."""
        if self.first_ns is None and (
            chunk.text or chunk.thinking or chunk.tool_call_deltas or chunk.refusal or chunk.parts
        ):
            self.first_ns = self._clock()

    def timed(self, usage: UsageInfo | None) -> UsageInfo:
        """`usage` with the times that the client measured."""
        times: dict[str, int] = {"total_duration_ns": self.elapsed_ns}
        if self.first_ns is not None:
            times["time_to_first_token_ns"] = self.first_ns - self.started_ns
        return changed(usage, **times) if usage is not None else UsageInfo(**times)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Record an exception that leaves the block as this call's failure."""
        try:
            yield
        except BaseException as error:  # cancelling too ends the call, and is audited
            self.failed(error)
            raise

    def finished(self, response: ChatResponse | None) -> ChatResponse:
        """`response` with its times, audited as completed."""
        assert response is not None  # a call that is not streamed has a whole answer
        timed = changed(response, usage=self.timed(response.usage))
        self.completed(timed)
        return timed

    def completed(self, response: ChatResponse) -> None:
        """The call was answered. Emits InferenceCompleted."""
        if self._is_over:
            return
        self._is_over = True
        if not self._is_heard:
            return
        message = response.message
        emit(
            self._sink,
            InferenceCompleted(
                **self._whose(),
                finish_reason=response.finish_reason,
                usage=counts_of(response.usage),
                duration_ns=self.elapsed_ns,
                tool_call_count=len(message.tool_calls or ()) + len(message.invalid_tool_calls or ()),
            ),
        )


def counts_of(usage: UsageInfo) -> UsageInfo:
    """Return `usage` with the counts alone: other fields of servers may be anything, content too."""
    timings = usage.server_timings
    if timings is not None and timings.extras:
        usage = usage.replace(server_timings=timings.replace(extras=None))
    return usage.replace(extras=None) if usage.extras else usage


def health_checked(sink: AuditSink, health: ProviderHealth, duration_ns: int) -> None:
    """Emit ProviderHealthCheck for `health`."""
    emit(
        sink,
        ProviderHealthCheck(
            event_id=str(uuid4()),
            at=utc_now(),
            provider_id=health.provider_id,
            is_available=health.is_available,
            duration_ns=duration_ns,
            error_code=health.error.code if health.error is not None else None,
        ),
    )


def utc_now() -> str:
    """The time as RFC 3339, UTC, with microseconds."""
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def emit(sink: AuditSink, event: AuditEvent) -> None:
    """Give `event` to `sink`; a sink that fails is logged, since losing an answer would be worse."""
    try:
        sink.emit(event)
    except Exception as error:  # a sink is foreign code and may fail in any way
        logging.getLogger("turnwire.audit").error("an audit sink failed: %s", failure_of(error))


LossListener: TypeAlias = Callable[[Sequence[Loss]], None]

_LISTENER: Final[ContextVar[LossListener | None]] = ContextVar("turnwire_loss_listener", default=None)


class listening:  # noqa: N801  # used as a function
    """Call `listener` with the losses of every HTTP call that begins in the block; an exception that it raises ends the
    call.
    """

    __slots__ = ("_listener", "_token")

    def __init__(self, listener: LossListener) -> None:
        self._listener = listener

    def __enter__(self) -> None:
        self._token = _LISTENER.set(self._listener)

    def __exit__(self, *_: object) -> None:
        _LISTENER.reset(self._token)


def listen_too(listener: LossListener) -> None:
    """Add `listener` before the current one, until the block of the current one ends."""
    first = _LISTENER.get()

    def both(losses: Sequence[Loss]) -> None:
        listener(losses)
        if first is not None:
            first(losses)

    _LISTENER.set(both)


def report_losses(losses: Sequence[Loss]) -> None:
    """Report the losses of a request that was written.

    Raises:
        Exception: what the listener raises.
    """
    listener = _LISTENER.get()
    if listener is not None:
        listener(losses)
