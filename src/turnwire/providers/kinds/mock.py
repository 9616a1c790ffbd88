"""Mock provider that answers from a script: for tests, demonstrations and the stand-in server.

Calls are recorded; nothing is sent anywhere. What a script may hold: `turnwire.providers.kinds.mock_script`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tokens import TokenCount

from turnwire.codecs.endpoints.completion_turns import completion_of, turn_of_request
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import (
    ProviderError,
    ProviderUnavailableError,
)
from turnwire.core.validate import require_model
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import CallRecord, EndpointRecord, health_checked
from turnwire.providers.calls.completions import CompletionStream, estimating, require_countable
from turnwire.providers.calls.io_actions import Steps, Timeouts, aside, is_large_request
from turnwire.providers.calls.io_loop import DrivenStream, Driver
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.kinds.mock_endpoints import OBEYED, counted_text, embedded, reranked, text_of_tokens
from turnwire.providers.kinds.mock_script import DEFAULT_ANSWER, Answer, PlainAnswer, Script, script_of
from turnwire.providers.settings import Surroundings

__all__ = [
    "DEFAULT_ANSWER",
    "Answer",
    "MockProvider",
    "PlainAnswer",
    "Script",
    "mock_from_config",
]

R = TypeVar("R", EmbeddingRequest, RerankRequest)
A = TypeVar("A")


class _Mock:
    """What both twins share."""

    def __init__(
        self,
        answers: str | Iterable[Answer] | Script = (DEFAULT_ANSWER,),
        *,
        provider_id: str = "mock",
        timeout: float | None = None,
        sink: AuditSink | None = None,
    ) -> None:
        self.script = answers if isinstance(answers, Script) else Script(answers)
        self._provider_id = provider_id
        self._timeouts = Timeouts().for_call(timeout)
        self._sink = sink or NullSink()
        self._is_closed = False

    @property
    def provider_id(self) -> str:
        """Id in the configuration and the registry."""
        return self._provider_id

    @property
    def provider_type(self) -> ProviderType:
        """Kind of provider."""
        return "mock"

    @property
    def calls(self) -> tuple[ChatRequest, ...]:
        """The requests so far, in order."""
        return self.script.calls

    @property
    def obeyed_options(self) -> Mapping[str, Mapping[str, Collection[str]]]:
        """Options of dialects that it obeys, by endpoint."""
        return {"completions": OBEYED}

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        """Facts that are known without asking."""
        return ProviderInfo(provider_id=self.provider_id, type="mock", is_default=is_default, models=self.script.models)

    def _begin(self, request: ChatRequest, *, stream: bool) -> CallRecord:
        return CallRecord(self.provider_id, request, stream=stream, sink=self._sink)

    def _play(
        self,
        request: ChatRequest,
        timeout: float | None,
        record: CallRecord,
        *,
        stream: bool,
        completion: CompletionRequest | None = None,
    ) -> Steps[ChatResponse | None]:
        try:
            if self._is_closed:
                raise ProviderUnavailableError("the provider was closed", retryable=False)
            timeouts = self._timeouts.for_call(timeout, request.parameters.timeout)
            return (yield from self.script.play(request, record, timeouts, stream=stream, completion=completion))
        except ProviderError as error:
            if error.info.provider_id is not None:
                raise
            named = type(error)(error.info, provider_id=self.provider_id)
            named.partial = error.partial
            raise named from error.__cause__

    def _ask(self, request: R, kind: type[R], timeout: float | None, answer: Callable[[R], A]) -> Steps[A]:
        """Call an endpoint other than chat; the answer depends on the request alone."""
        require_model(request, kind)
        record = EndpointRecord(self.provider_id, request.model, sink=self._sink)
        try:
            if self._is_closed:
                raise ProviderUnavailableError("the provider was closed", retryable=False)
            total = self._timeouts.for_call(timeout, request.timeout).total
            record.sent()
            yield from self.script.begin(total)
            given: Any = yield from aside(partial(answer, request), heavy=is_large_request(request))
        except BaseException as error:  # cancelling too ends the call, and is audited
            record.failed(error)
            if isinstance(error, ProviderError):
                raise type(error)(error.info, provider_id=self.provider_id) from None
            raise
        answered: A = given.replace(usage=record.completed(given.usage))
        return answered

    def _health(self) -> ProviderHealth:
        start = time.monotonic_ns()
        health = ProviderHealth(
            provider_id=self.provider_id, is_available=self.script.is_available and not self._is_closed
        )
        if health.is_available:
            health = health.replace(latency_ns=time.monotonic_ns() - start, version="0", models=self.script.models)
        else:
            error = ProviderUnavailableError("the mock provider is set to be unavailable", provider_id=self.provider_id)
            health = health.replace(error=error.info)
        health_checked(self._sink, health, time.monotonic_ns() - start)
        return health

    @staticmethod
    def _capabilities() -> Capabilities:
        names = (
            "streaming",
            "tools",
            "tool_choice",
            "parallel_tool_calls",
            "thinking",
            "structured_output",
            "vision",
            "audio",
            "embedding",
        )
        return Capabilities.from_dict(dict.fromkeys(names, "yes"))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.provider_id!r})"


def _counting(what: str | ChatRequest) -> Steps[TokenCount]:
    require_countable(what)
    if isinstance(what, str):
        return (yield from aside(partial(counted_text, what), heavy=is_large_request(what)))
    return (yield from estimating(what))


class MockProvider(_Mock, ModelProvider):
    """Answers from a script. `MockProvider("Hello")` says Hello to everything; `calls` holds what it was asked.

    `answers` is a text, a list of answers, or a `Script`.
    """

    async def is_available(self) -> bool:
        return self.script.is_available and not self._is_closed

    async def health(self) -> ProviderHealth:
        return self._health()

    async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        return await self._whole(request, timeout)

    async def _whole(
        self, request: ChatRequest, timeout: float | None, completion: CompletionRequest | None = None
    ) -> ChatResponse:
        record = self._begin(request, stream=False)
        with record.watching():
            play = self._play(request, timeout, record, stream=False, completion=completion)
            answer = await Driver(play).run()
        return record.finished(answer)

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        return self._pieces(request, timeout)

    def _pieces(
        self, request: ChatRequest, timeout: float | None, completion: CompletionRequest | None = None
    ) -> ResponseStream:
        record = self._begin(request, stream=True)
        play = self._play(request, timeout, record, stream=True, completion=completion)
        return DrivenStream(Driver(play), record)

    async def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        return await Driver(self._ask(request, EmbeddingRequest, timeout, embedded)).run()

    async def answer_completion(
        self, request: CompletionRequest, *, timeout: float | None = None
    ) -> CompletionResponse:
        return completion_of(await self._whole(turn_of_request(request), timeout, request))

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionStream:
        return CompletionStream(self._pieces(turn_of_request(request), timeout, request))

    async def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        return await Driver(_counting(what)).run()

    async def detokenize(
        self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None
    ) -> str:
        return text_of_tokens(token_ids)

    async def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        return await Driver(self._ask(request, RerankRequest, timeout, reranked)).run()

    async def capabilities(self, model: str | None = None) -> Capabilities:
        return self._capabilities()

    async def models(self) -> tuple[ModelInfo, ...]:
        return self.script.models

    async def close(self) -> None:
        self._is_closed = True


def mock_from_config(provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> MockProvider:
    """The provider that a configuration describes.

    Raises:
        ConfigurationError: an option is unknown or wrong.
    """
    return MockProvider(script_of(config), provider_id=provider_id, timeout=config.timeout, sink=surroundings.sink)
