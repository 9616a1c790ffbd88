"""Providers that put a call to one of several others: whole answers and streams, tried until one of them answers.

Who is tried, in which order and for how long is said by the `Tries` of a call; see `fallback` and `pool`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar
from uuid import uuid4

from turnwire_schema.v1.audit import ProviderFallback
from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import (
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
)
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import CallRecord, Clock, emit, utc_now
from turnwire.providers.calls.completions import CompletionStream
from turnwire.providers.calls.pool_members import PoolMembers
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.sync.base import SyncModelProvider

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)
E = TypeVar("E", StreamingChunk, ChatResponse, CompletionResponse)
R = TypeVar("R", ChatRequest, CompletionRequest)
T = TypeVar("T")

BUSY_OR_BROKEN: Final = frozenset({408, 425, 429})
"""HTTP statuses below 500 that say nothing about the request."""

INTERRUPTED: Final = "interrupted"
"""Category of a failure inside an answer."""


def falls_over(error: ProviderError) -> bool:
    """Return whether the next provider may be asked after `error`: no answer began, and the request is not at fault."""
    if error.partial is not None or error.info.category in (INTERRUPTED, "not_local"):
        return False
    match error:
        case ProviderUnavailableError():
            return error.info.retryable is not False  # closed by the program itself
        case ProviderTimeoutError():
            return True
        case ProviderResponseError():
            status = error.info.status
            return status is not None and (status in BUSY_OR_BROKEN or status >= 500)
    return False


class Try(NamedTuple, Generic[P]):
    """Whom a call is put to."""

    provider: P
    model: str | None
    """The model to ask it for; None: that of the request."""
    left_s: float | None
    """Seconds that are left of the caller's limit, which holds for all tries together."""

    def asked(self, request: R) -> R:
        """The request for this provider."""
        if self.model is None:
            return request
        return request.replace(parameters=request.parameters.replace(model=self.model))


class TimeLimit:
    """The caller's limit for all tries of a call together, in seconds; each provider's own holds for its own."""

    def __init__(self, limit_s: float | None, clock: Clock) -> None:
        self._limit_s = limit_s
        self._clock = clock
        self._start_ns: int | None = None

    def left_s(self) -> float | None:
        """What is left of it since it was asked for first; None: there is no limit."""
        if not self._limit_s:
            return None
        if self._start_ns is None:
            self._start_ns = self._clock()
        return max(self._limit_s - (self._clock() - self._start_ns) / 1e9, 0.001)


def limit_of(request: ChatRequest | CompletionRequest, timeout: float | None) -> float | None:
    """The caller's limit for `request`, in seconds."""
    return timeout if timeout is not None else request.parameters.timeout


def changed_over(
    sink: AuditSink, error: ProviderError, this: tuple[str, str | None], following: tuple[str, str | None]
) -> None:
    """Emit that `this` provider failed with `error` and the `following` one is asked, each with its model."""
    (provider_id, model), (next_id, next_model) = this, following
    if isinstance(sink, NullSink) or model is None or next_model is None:
        return
    emit(
        sink,
        ProviderFallback(
            event_id=str(uuid4()),
            at=utc_now(),
            provider_id=provider_id,
            model=model,
            error_code=error.info.code,
            next_provider_id=next_id,
            next_model=next_model,
        ),
    )


class TryNotes:
    """What the tries of a call leave behind, for both twins."""

    def notes(self) -> tuple[dict[str, Any], ...]:
        """Diagnostics that say who answered."""
        return ()

    def answered(self) -> None:
        """The one tried last begins to answer."""

    def broken(self, error: ProviderError) -> None:
        """Its answer broke off."""

    def over(self) -> None:
        """The call is over, however it ended. May be called again."""

    def noted(self, end: E) -> E:
        """`end` with the diagnostics."""
        notes: tuple[dict[str, Any], ...] = self.notes()
        return end.replace(diagnostics=(*notes, *(end.diagnostics or ()))) if notes else end


class Tries(TryNotes, ABC):
    """The tries of one call, one provider after the other."""

    @abstractmethod
    async def following(self) -> Try[ModelProvider]:
        """Whom to ask next.

        Raises:
            ProviderError: nobody can be asked.
        """

    @abstractmethod
    def failing(self, error: ProviderError) -> None:
        """`error` came from the one tried last: note it and go on, or give up.

        Raises:
            ProviderError: `error`, where nobody is left or nobody else may be asked.
        """


class Composite:
    """What both twins of a provider that is made of others have; the first of those speaks for all."""

    _first: Any

    @property
    def codec(self) -> Codec | None:
        found: Codec | None = self._first.codec
        return found

    @property
    def obeyed_options(self) -> Mapping[str, Mapping[str, Collection[str]]]:
        found: Mapping[str, Mapping[str, Collection[str]]] = self._first.obeyed_options
        return found

    @property
    def pool(self) -> PoolMembers | None:
        """The members between which it chooses; None if it is no pool."""
        return None


def pool_of(provider: ModelProvider | SyncModelProvider) -> PoolMembers | None:
    """The members between which `provider` chooses; None if it is no pool."""
    return provider.pool if isinstance(provider, Composite) else None


class CompositeProvider(Composite, ModelProvider):
    """A provider that puts each call to one of several others, and to the next one if that fails before its answer."""

    @abstractmethod
    def _tries(self, request: ChatRequest | CompletionRequest, timeout: float | None) -> Tries:
        """Whom `request` is put to."""

    async def _answered(self, tries: Tries, ask: Callable[[Try[ModelProvider]], Awaitable[T]]) -> T:
        """What the first gives who answers."""
        try:
            while True:
                at = await tries.following()
                try:
                    answer = await ask(at)
                except ProviderError as error:
                    tries.failing(error)
                else:
                    tries.answered()
                    return answer
        finally:
            tries.over()

    async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        tries = self._tries(request, timeout)
        answer = await self._answered(tries, lambda at: at.provider.complete(at.asked(request), timeout=at.left_s))
        return tries.noted(answer)

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        return _Stream(self.provider_id, request, self._tries(request, timeout))

    async def answer_completion(
        self, request: CompletionRequest, *, timeout: float | None = None
    ) -> CompletionResponse:
        tries = self._tries(request, timeout)
        answer = await self._answered(
            tries, lambda at: at.provider.answer_completion(at.asked(request), timeout=at.left_s)
        )
        return tries.noted(answer)

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionStream:
        return CompletionStream(_Stream(self.provider_id, request, self._tries(request, timeout)))


class _Stream(ResponseStream):
    """The stream of the provider that answers. The calls are audited by their own providers."""

    def __init__(self, provider_id: str, request: ChatRequest | CompletionRequest, tries: Tries) -> None:
        turn = request if isinstance(request, ChatRequest) else turn_of_request(request)
        super().__init__(record := CallRecord(provider_id, turn, stream=True))
        self._record = record
        self._request = request
        self._tries = tries
        self._inner: ResponseStream | None = None

    async def _pull(self) -> Sequence[StreamingChunk]:
        if self._inner is None:
            self._record.sent()
            self._inner = await self._begin()
        chunks = self._inner.ready()
        if not chunks:
            try:
                chunk = await anext(self._inner, None)
            except ProviderError as error:
                self._tries.broken(error)
                raise
            chunks = [] if chunk is None else [chunk]
        if chunks and chunks[-1].is_complete:
            chunks[-1] = self._tries.noted(chunks[-1])
        return chunks

    def _opened(self, at: Try[ModelProvider]) -> ResponseStream:
        if isinstance(self._request, ChatRequest):
            return at.provider.stream(at.asked(self._request), timeout=at.left_s)
        return at.provider.stream_completion(at.asked(self._request), timeout=at.left_s).turns

    async def _begin(self) -> ResponseStream:
        while True:
            stream = self._opened(await self._tries.following())
            self._inner = stream  # so that closing this stream meanwhile ends that one
            if self._state.phase != "running":  # closed before there was one
                self._state.refuse()
            try:
                await stream.start()
            except ProviderError as error:
                await stream.aclose()
                self._tries.failing(error)
            else:
                self._tries.answered()
                self._record.notes = (*self._tries.notes(), *stream.notes)
                return stream

    def _answer(self) -> ChatResponse | None:
        return None if self._inner is None else self._tries.noted(self._inner.response)

    async def _release(self) -> None:
        try:
            if self._inner is not None:
                await self._inner.aclose()
        finally:
            self._tries.over()
