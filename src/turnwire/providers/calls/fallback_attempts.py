"""Who is asked next when a provider fails, and what an answer says of those before; the rule is that of `fallback`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar
from uuid import uuid4

from turnwire_schema.v1.audit import ProviderFallback
from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.core.audit_sink import AuditSink
from turnwire.core.errors import (
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
)
from turnwire.providers.base import ModelProvider, SyncModelProvider
from turnwire.providers.calls.call_record import Clock, emit, utc_now

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)
E = TypeVar("E", StreamingChunk, ChatResponse, CompletionResponse)
R = TypeVar("R", ChatRequest, CompletionRequest)

BUSY_OR_BROKEN: Final = frozenset({408, 425, 429})
"""HTTP statuses below 500 that say nothing about the request."""

INTERRUPTED: Final = "interrupted"
"""Category of a failure inside an answer."""


def falls_over(error: ProviderError) -> bool:
    """Whether another provider may be asked after `error`: no answer had begun, and the request is not to blame."""
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
