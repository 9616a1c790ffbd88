"""Fallback to another provider if one fails: off unless configured, and never after an answer has begun.

    provider = FallbackProvider(local, [Fallback(gpu, model="qwen3:32b")])

What was sent to nobody, or was answered by nobody, is asked of the next: the server cannot be reached, took too long
before its first byte, is overloaded or broken (HTTP 408, 425, 429 and 500 upwards). Everything else is the caller's: a
wrong setting, a model that is not there, a prompt that is too long would be hidden by another's answer. The answer has
a diagnostic `fallback` that names who gave it, and the audit an event for each change; the events of the calls
themselves name the provider that was asked.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar
from uuid import uuid4

from turnwire_schema.v1.audit import ProviderFallback
from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tokens import TokenCount

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.core.argument_types import require_setting
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import (
    ConfigurationError,
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
)
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import CallRecord, Clock, emit, utc_now
from turnwire.providers.calls.completions import CompletionStream
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.sync.base import SyncModelProvider
from turnwire.providers.transport.protocol import CallWatcher

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)
R = TypeVar("R", ChatRequest, CompletionRequest)
E = TypeVar("E", StreamingChunk, ChatResponse, CompletionResponse)

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


class Fallback(NamedTuple, Generic[P]):
    """A provider to ask next, and the model to ask it for; None: the model of the request."""

    provider: P
    model: str | None = None


class FallbackAttempts(Generic[P, R]):
    """The providers of one call in their order, and what became of those before."""

    def __init__(
        self, request: R, timeout: float | None, places: Sequence[Fallback[P]], sink: AuditSink, clock: Clock
    ) -> None:
        self.request: R = request
        self.timeout = timeout
        self.places = places
        self.sink = sink
        self.clock = clock
        self.failed: list[ProviderError] = []
        self._start = 0

    def each(self) -> Iterator[tuple[P, R, float | None]]:
        """Who is asked what, and how much time is left for it; go on after `failing`."""
        self._start = self.clock()
        for place in self.places:
            yield place.provider, self._request_for(place), self._time_left()

    def _request_for(self, place: Fallback[P]) -> R:
        if place.model is None:
            return self.request
        return self.request.replace(parameters=self.request.parameters.replace(model=place.model))

    def _time_left(self) -> float | None:
        """The caller's limit holds for all tries together; each provider's own for its own."""
        limit = self.timeout if self.timeout is not None else self.request.parameters.timeout
        if not limit:
            return None
        return max(limit - (self.clock() - self._start) / 1e9, 0.001)

    def failing(self, error: ProviderError) -> None:
        """`error` came from the one asked last: note it and go on, or give up.

        Raises:
            ProviderError: `error`, where nobody is left or nobody else may be asked.
        """
        at = len(self.failed)
        if at + 1 == len(self.places) or not falls_over(error):
            for place, earlier in zip(self.places, self.failed, strict=False):
                error.add_note(f"asked before: {place.provider.provider_id} ({earlier.info.code})")
            raise error
        self.failed.append(error)
        this, following = self.places[at], self.places[at + 1]
        emit(
            self.sink,
            ProviderFallback(
                event_id=str(uuid4()),
                at=utc_now(),
                provider_id=this.provider.provider_id,
                model=this.model or self.request.parameters.model,
                error_code=error.info.code,
                next_provider_id=following.provider.provider_id,
                next_model=following.model or self.request.parameters.model,
            ),
        )

    def notes(self) -> tuple[dict[str, Any], ...]:
        """The diagnostic of an answer that was not the first provider's."""
        if not self.failed:
            return ()
        place = self.places[len(self.failed)]
        before = [
            f"{earlier.provider.provider_id} failed with {error.info.code}"
            for earlier, error in zip(self.places, self.failed, strict=False)
        ]
        model = place.model or self.request.parameters.model
        what = f"{place.provider.provider_id} answered in place of {self.places[0].provider.provider_id}: "
        extras = {"provider_id": place.provider.provider_id, "model": model}
        return ({"id": "fallback", "what": what + ", ".join(before), "extras": extras},)

    def noted(self, end: E) -> E:
        """`end` with that diagnostic."""
        notes: tuple[dict[str, Any], ...] = self.notes()
        return end.replace(diagnostics=(*notes, *(end.diagnostics or ()))) if notes else end


class _Counts(Generic[P]):
    """The providers of one count in their order; what another than the first counts are tokens of its own."""

    def __init__(
        self,
        places: Sequence[Fallback[P]],
        what: str | ChatRequest,
        model: str | None,
        timeout: float | None,
        clock: Clock,
    ) -> None:
        self._places = places
        self._what = what
        self._model = model
        self._timeout = timeout
        self._clock = clock

    def each(self) -> Iterator[tuple[Fallback[P], str | ChatRequest, str | None, float | None]]:
        """Who is asked, what, for which model, and how much time is left for it."""
        start = self._clock()
        for place in self._places:
            what = self._what
            if isinstance(what, ChatRequest) and place.model is not None:
                what = what.replace(parameters=what.parameters.replace(model=place.model))
            left = None if not self._timeout else max(self._timeout - (self._clock() - start) / 1e9, 0.001)
            yield place, what, place.model or self._model, left

    def told(self, place: Fallback[P], found: TokenCount) -> TokenCount:
        """The count of `place`."""
        return found if place is self._places[0] or found.token_ids is None else found.replace(token_ids=None)

    def failing(self, place: Fallback[P], error: ProviderError) -> None:
        """Continue after `error` with the next provider, or give up.

        Raises:
            ProviderError: `error`, where nobody is left or nobody else may be asked.
        """
        if place is self._places[-1] or not falls_over(error):
            raise error


class _Shared(Generic[P]):
    """What both twins share: who is asked, and what is reported about it."""

    def __init__(
        self,
        provider: P,
        fallbacks: Iterable[Fallback[P] | P],
        *,
        sink: AuditSink | None = None,
        clock: Clock = time.monotonic_ns,
        owns_fallbacks: bool = True,
    ) -> None:
        wanted = "providers in a list, as in FallbackProvider(first, [second])"
        require_setting(provider, (ModelProvider, SyncModelProvider), "provider", f"{wanted}; first a provider")
        require_setting(fallbacks, Iterable, "fallbacks", wanted)
        others = [each if isinstance(each, Fallback) else Fallback(each) for each in fallbacks]
        for each in others:
            require_setting(each.provider, (ModelProvider, SyncModelProvider), "fallbacks", wanted)
        if not others:
            raise ConfigurationError(
                "fallback: name at least one provider", provider_id=provider.provider_id, retryable=False
            )
        self._first = provider
        self._places: tuple[Fallback[P], ...] = (Fallback(provider), *others)
        self._sink = sink or NullSink()
        self._clock = clock
        self._owns_fallbacks = owns_fallbacks

    @property
    def provider_id(self) -> str:
        return self._first.provider_id

    @property
    def provider_type(self) -> ProviderType:
        return self._first.provider_type

    @property
    def codec(self) -> Codec | None:
        return self._first.codec

    @property
    def obeyed_options(self) -> Mapping[str, Mapping[str, Collection[str]]]:
        return self._first.obeyed_options

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        others = tuple(place.provider.provider_id for place in self._places[1:])
        return self._first.info(is_default=is_default).replace(fallback=others)

    def _tries(self, request: R, timeout: float | None) -> FallbackAttempts[P, R]:
        return FallbackAttempts(request, timeout, self._places, self._sink, self._clock)

    def _closing(self) -> list[P]:
        """Who is closed with this one, each once."""
        places = self._places if self._owns_fallbacks else self._places[:1]
        return list({id(place.provider): place.provider for place in places}.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(place.provider.provider_id for place in self._places)})"


class FallbackProvider(_Shared[ModelProvider], ModelProvider):
    """`provider`, and in its place `fallbacks` in their order when it fails before its answer begins.

    Its id, type, health, models and capabilities are those of `provider`, and so are vectors, scores and the ids of
    tokens: those of another model cannot be compared. Counts are asked of the next as answers are, without the ids.
    `close` closes all of them, or with `owns_fallbacks=False` only the first. `sink` gets an event for each change.

    Raises:
        ConfigurationError: there is no fallback.
    """

    @property
    def reports_losses(self) -> bool:
        return self._first.reports_losses

    async def is_available(self) -> bool:
        return await self._first.is_available()

    async def health(self) -> ProviderHealth:
        return await self._first.health()

    async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        tries = self._tries(request, timeout)
        for provider, asked, left in tries.each():
            try:
                return tries.noted(await provider.complete(asked, timeout=left))
            except ProviderError as error:
                tries.failing(error)
        raise AssertionError  # `failing` raises the last error

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        return _Stream(self.provider_id, self._tries(request, timeout))

    async def answer_completion(
        self, request: CompletionRequest, *, timeout: float | None = None
    ) -> CompletionResponse:
        tries = self._tries(request, timeout)
        for provider, asked, left in tries.each():
            try:
                return tries.noted(await provider.answer_completion(asked, timeout=left))
            except ProviderError as error:
                tries.failing(error)
        raise AssertionError  # `failing` raises the last error

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionStream:
        return CompletionStream(_Stream(self.provider_id, self._tries(request, timeout)))

    async def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        counts = _Counts(self._places, what, model, timeout, self._clock)
        for place, asked, named, left in counts.each():
            try:
                found = await place.provider.count_tokens(asked, model=named, special=special, timeout=left)
                return counts.told(place, found)
            except ProviderError as error:
                counts.failing(place, error)
        raise AssertionError  # `failing` raises the last error

    async def detokenize(
        self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None
    ) -> str:
        return await self._first.detokenize(token_ids, model=model, timeout=timeout)

    async def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        return await self._first.answer_embedding(request, timeout=timeout)

    async def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        return await self._first.answer_rerank(request, timeout=timeout)

    async def capabilities(self, model: str | None = None) -> Capabilities:
        return await self._first.capabilities(model)

    async def models(self) -> tuple[ModelInfo, ...]:
        return await self._first.models()

    def watch_calls(self, watcher: CallWatcher) -> None:
        for provider in {id(place.provider): place.provider for place in self._places}.values():
            provider.watch_calls(watcher)

    async def close(self) -> None:
        for provider in self._closing():
            await provider.close()


def _turn(request: ChatRequest | CompletionRequest) -> ChatRequest:
    return request if isinstance(request, ChatRequest) else turn_of_request(request)


class _Stream(ResponseStream):
    """The stream of the provider that answers. The calls are audited by their own providers."""

    def __init__(self, provider_id: str, tries: FallbackAttempts[ModelProvider, Any]) -> None:
        super().__init__(record := CallRecord(provider_id, _turn(tries.request), stream=True))
        self._record = record
        self._tries = tries
        self._inner: ResponseStream | None = None

    async def _pull(self) -> Sequence[StreamingChunk]:
        if self._inner is None:
            self._record.sent()
            self._inner = await self._begin()
        chunks = self._inner.ready()
        if not chunks:
            chunk = await anext(self._inner, None)
            chunks = [] if chunk is None else [chunk]
        if chunks and chunks[-1].is_complete:
            chunks[-1] = self._tries.noted(chunks[-1])
        return chunks

    @staticmethod
    def _opened(provider: ModelProvider, asked: Any, left: float | None) -> ResponseStream:
        if isinstance(asked, ChatRequest):
            return provider.stream(asked, timeout=left)
        return provider.stream_completion(asked, timeout=left).turns

    async def _begin(self) -> ResponseStream:
        for provider, asked, left in self._tries.each():
            stream = self._opened(provider, asked, left)
            self._inner = stream  # so that closing this stream meanwhile ends that one
            try:
                await stream.start()
            except ProviderError as error:
                await stream.aclose()
                self._tries.failing(error)
            else:
                self._record.notes = (*self._tries.notes(), *stream.notes)
                return stream
        raise AssertionError  # `failing` raises the last error

    def _answer(self) -> ChatResponse | None:
        return None if self._inner is None else self._tries.noted(self._inner.response)

    async def _release(self) -> None:
        if self._inner is not None:
            await self._inner.aclose()
