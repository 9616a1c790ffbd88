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
from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.tokens import TokenCount

from turnwire.core.argument_types import require_setting
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import ConfigurationError, ProviderError
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import Clock
from turnwire.providers.calls.composite import (
    CompositeProvider,
    TimeLimit,
    Tries,
    Try,
    TryNotes,
    changed_over,
    falls_over,
    limit_of,
    pool_of,
)
from turnwire.providers.calls.pool_members import PoolMembers
from turnwire.providers.sync.base import SyncModelProvider
from turnwire.providers.transport.protocol import CallWatcher

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)


class Fallback(NamedTuple, Generic[P]):
    """A provider to ask next, and the model to ask it for; None: the model of the request."""

    provider: P
    model: str | None = None


class _Attempts(TryNotes, Generic[P]):
    """The providers of one call in their order, and what became of those before."""

    def __init__(
        self, model: str | None, limit_s: float | None, places: Sequence[Fallback[P]], sink: AuditSink, clock: Clock
    ) -> None:
        self._model = model
        self._limit = TimeLimit(limit_s, clock)
        self._places = places
        self._sink = sink
        self._failed: list[ProviderError] = []

    @property
    def is_first(self) -> bool:
        """Whether none has failed."""
        return not self._failed

    def _place(self) -> Try[P]:
        place = self._places[len(self._failed)]
        return Try(place.provider, place.model, self._limit.left_s())

    def failing(self, error: ProviderError) -> None:
        at = len(self._failed)
        if at + 1 == len(self._places) or not falls_over(error):
            for place, earlier in zip(self._places, self._failed, strict=False):
                error.add_note(f"asked before: {place.provider.provider_id} ({earlier.info.code})")
            raise error
        self._failed.append(error)
        this, following = self._places[at], self._places[at + 1]
        changed_over(
            self._sink,
            error,
            (this.provider.provider_id, this.model or self._model),
            (following.provider.provider_id, following.model or self._model),
        )

    def notes(self) -> tuple[dict[str, Any], ...]:
        """The diagnostic of an answer that was not the first provider's."""
        if not self._failed:
            return ()
        place = self._places[len(self._failed)]
        before = [
            f"{earlier.provider.provider_id} failed with {error.info.code}"
            for earlier, error in zip(self._places, self._failed, strict=False)
        ]
        what = f"{place.provider.provider_id} answered in place of {self._places[0].provider.provider_id}: "
        extras = {"provider_id": place.provider.provider_id, "model": place.model or self._model}
        return ({"id": "fallback", "what": what + ", ".join(before), "extras": extras},)


class _Tries(_Attempts[ModelProvider], Tries):
    async def following(self) -> Try[ModelProvider]:
        return self._place()


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

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        others = tuple(place.provider.provider_id for place in self._places[1:])
        return self._first.info(is_default=is_default).replace(fallback=others)

    @property
    def pool(self) -> PoolMembers | None:
        return pool_of(self._first)

    def _closing(self) -> list[P]:
        """Who is closed with this one, each once."""
        places = self._places if self._owns_fallbacks else self._places[:1]
        return list({id(place.provider): place.provider for place in places}.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(place.provider.provider_id for place in self._places)})"


class FallbackProvider(_Shared[ModelProvider], CompositeProvider):
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

    def _tries(self, request: ChatRequest | CompletionRequest, timeout: float | None) -> Tries:
        return _Tries(request.parameters.model, limit_of(request, timeout), self._places, self._sink, self._clock)

    async def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        tries = _Tries(model, timeout, self._places, NullSink(), self._clock)
        found = await self._answered(
            tries,
            lambda at: at.provider.count_tokens(
                at.asked(what) if isinstance(what, ChatRequest) else what,
                model=at.model or model,
                special=special,
                timeout=at.left_s,
            ),
        )
        # Tokens of another than the first are of another vocabulary.
        return found if tries.is_first or found.token_ids is None else found.replace(token_ids=None)

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
