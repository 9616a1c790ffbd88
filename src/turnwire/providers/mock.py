"""A provider that answers from a script: for tests, demonstrations and the stand-in server.

A script is a list of answers, given in order; the last one repeats. An answer is text, an assistant message, a whole
`ChatResponse`, a sequence of chunks, an error to raise, or a function of the request that gives one of these. An error
after chunks is written as a sequence that ends with the error. Calls are recorded; nothing is sent anywhere. For a
large request a function is called beside the event loop, as everything that takes long is.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tokens import TokenCount
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.completion_turns import completion_of, turn_of_request
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import (
    InvalidDataError,
    Problem,
    ProviderError,
    ProviderTimeoutError,
    ProviderUnavailableError,
)
from turnwire.core.tokens import estimate_text_tokens, estimate_tokens
from turnwire.providers.base import ModelProvider, ResponseStream, SyncModelProvider, SyncResponseStream
from turnwire.providers.completion_stream import CompletionStream, SyncCompletionStream
from turnwire.providers.completions import estimated
from turnwire.providers.http import AsyncDriver, DrivenStream, SyncDrivenStream, SyncDriver
from turnwire.providers.mock_completions import asked_turns, in_one
from turnwire.providers.mock_endpoints import embedded, reranked
from turnwire.providers.mock_tokens import counted_text, text_of_tokens
from turnwire.providers.record import CallRecord, EndpointRecord, health_checked
from turnwire.providers.replay import chunks_of
from turnwire.providers.settings import Check, Surroundings, configured_models, flag, read_options, seconds
from turnwire.providers.steps import Deliver, Steps, Wait, aside
from turnwire.providers.timeouts import Timeouts
from turnwire.providers.weight import is_heavy

R = TypeVar("R", EmbeddingRequest, RerankRequest)
A = TypeVar("A")

PlainAnswer: TypeAlias = (
    str | AssistantMessage | ChatResponse | ProviderError | Sequence[StreamingChunk | ProviderError]
)
Answer: TypeAlias = PlainAnswer | Callable[[ChatRequest], PlainAnswer]

DEFAULT_ANSWER: Final = "This is the mock provider."
MODEL_NAME: Final = "mock"
PIECE: Final = 12
"""Characters of one chunk when an answer that is given whole is streamed."""


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
        raise ValueError("give a list of texts, at least one")
    return list(value)


OPTIONS: Final[Mapping[str, Check]] = {"answers": _texts, "latency": seconds, "is_available": flag}


class Script:
    """What a mock provider says, how long it takes, and what it was asked. Thread-safe; may be changed at any time."""

    def __init__(
        self,
        answers: str | Iterable[Answer] = (DEFAULT_ANSWER,),
        *,
        latency: float = 0.0,
        is_available: bool = True,
        models: tuple[ModelInfo, ...] = (),
        remembers: bool = True,
    ) -> None:
        self.remembers = remembers
        """Whether requests are kept for `calls`; a server that runs for long would hold ever more of them."""
        self.latency = latency
        """Seconds before an answer begins."""
        self.is_available = is_available
        """Whether the provider answers at all."""
        self.models = models or (ModelInfo(name=MODEL_NAME),)
        self._answers = _answers(answers)
        self._calls: list[ChatRequest] = []
        self._next = 0
        self._lock = threading.Lock()

    @property
    def calls(self) -> tuple[ChatRequest, ...]:
        """The requests so far, in order; none where the script does not remember them."""
        return tuple(self._calls)

    def then(self, *answers: Answer) -> Script:
        """This script with further answers at its end."""
        with self._lock:
            self._answers.extend(answers)
        return self

    def _take(self, request: ChatRequest) -> Answer:
        with self._lock:
            if self.remembers:
                self._calls.append(request)
            position = min(self._next, len(self._answers) - 1)
            self._next += 1
            return self._answers[position] if position >= 0 else DEFAULT_ANSWER

    def _answer(
        self, request: ChatRequest, completion: CompletionRequest | None
    ) -> ChatResponse | ProviderError | Sequence[StreamingChunk | ProviderError]:
        if completion is None:
            return _said(self._take(request), request)
        said = [_said(self._take(turn), turn) for turn in asked_turns(completion, request)]
        whole = [each for each in said if isinstance(each, ChatResponse)]
        if len(whole) == len(said):
            return in_one(completion, whole)
        return next(each for each in said if not isinstance(each, ChatResponse))  # told as it is

    def begin(self, total_s: float) -> Steps[None]:
        """The time before an answer begins.

        Raises:
            ProviderError: the provider is not available, or the latency is over the time limit.
        """
        if self.latency > total_s:
            yield Wait(total_s)
            raise ProviderTimeoutError(f"no answer began within {total_s:g} s", limit_s=total_s)
        if self.latency:
            yield Wait(self.latency)
        if not self.is_available:
            raise ProviderUnavailableError("the mock provider is set to be unavailable", retryable=True)

    def play(
        self,
        request: ChatRequest,
        record: CallRecord,
        timeouts: Timeouts,
        *,
        stream: bool,
        completion: CompletionRequest | None = None,
    ) -> Steps[ChatResponse | None]:
        """One call, as steps; `completion` is what is asked where the request is the turn of one.

        Raises:
            ProviderError: the script says so, the provider is not available, or the latency is over the time limit.
        """
        heavy = is_heavy(request)
        yield from aside(record.estimate, heavy=heavy)
        record.sent()
        yield from self.begin(timeouts.total)
        answer = yield from aside(partial(self._answer, request, completion), heavy=heavy)
        if isinstance(answer, ProviderError):
            raise _again(answer)
        if isinstance(answer, ChatResponse):
            if stream:
                for chunk in chunks_of(answer, piece=PIECE):
                    yield Deliver((chunk,))
            return answer
        folded = StreamAccumulator()
        for item in answer:
            if isinstance(item, ProviderError):
                raise _again(item)
            folded.add(item)
            if stream:
                yield Deliver((item,))
        return None if stream else folded.response


def _answers(answers: Any) -> list[Answer]:
    """The answers of a script; one alone stands for itself.

    Raises:
        InvalidDataError: these are no answers.
    """
    if isinstance(answers, (str, AssistantMessage, ChatResponse, ProviderError)) or callable(answers):
        return [answers]
    if isinstance(answers, Iterable) and not isinstance(answers, (bytes, Mapping)):
        return list(answers)
    text = f"give texts, messages, answers, chunks or errors in a list, not {type(answers).__name__}"
    raise InvalidDataError("nothing to answer with", [Problem("/answers", "type", text)])


def _again(error: ProviderError) -> ProviderError:
    """A copy of a scripted error: one object raised twice would carry the first call's traceback and answer."""
    copy = type(error)(error.info)
    copy.partial = error.partial
    return copy


def _said(
    answer: Answer, request: ChatRequest
) -> ChatResponse | ProviderError | Sequence[StreamingChunk | ProviderError]:
    """What a script has to say to `request`: a whole answer, an error, or chunks."""
    plain = answer(request) if callable(answer) else answer
    return _response(plain, request) if isinstance(plain, (str, AssistantMessage, ChatResponse)) else plain


def _response(answer: str | AssistantMessage | ChatResponse, request: ChatRequest) -> ChatResponse:
    """A whole answer, its tokens estimated where the script counts none."""
    if isinstance(answer, ChatResponse):
        return answer
    message = AssistantMessage(content=answer) if isinstance(answer, str) else answer
    usage = UsageInfo(
        prompt_tokens=sum(estimate_tokens(one) for one in request.messages),
        completion_tokens=estimate_text_tokens(answer) if isinstance(answer, str) else estimate_tokens(message),
        is_estimated=True,
    )
    reason = "tool_calls" if message.tool_calls else "stop"
    return ChatResponse(message=message, usage=usage, finish_reason=reason, model=request.parameters.model)


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

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        """What is known without asking."""
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

    def _ask(self, request: R, timeout: float | None, answer: Callable[[R], A]) -> Steps[A]:
        """A call of an endpoint beside chat, whose answer follows from the request alone."""
        record = EndpointRecord(self.provider_id, request.model, sink=self._sink)
        try:
            if self._is_closed:
                raise ProviderUnavailableError("the provider was closed", retryable=False)
            total = self._timeouts.for_call(timeout, request.timeout).total
            record.sent()
            yield from self.script.begin(total)
            given: Any = yield from aside(partial(answer, request), heavy=is_heavy(request))
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
            answer = await AsyncDriver(play).run()
        return record.finished(answer)

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        return self._pieces(request, timeout)

    def _pieces(
        self, request: ChatRequest, timeout: float | None, completion: CompletionRequest | None = None
    ) -> ResponseStream:
        record = self._begin(request, stream=True)
        play = self._play(request, timeout, record, stream=True, completion=completion)
        return DrivenStream(AsyncDriver(play), record)

    async def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        return await AsyncDriver(self._ask(request, timeout, embedded)).run()

    async def answer_completion(
        self, request: CompletionRequest, *, timeout: float | None = None
    ) -> CompletionResponse:
        return completion_of(await self._whole(turn_of_request(request), timeout, request))

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionStream:
        return CompletionStream(self._pieces(turn_of_request(request), timeout, request))

    async def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        return counted_text(what) if isinstance(what, str) else estimated(what)

    async def detokenize(
        self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None
    ) -> str:
        return text_of_tokens(token_ids)

    async def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        return await AsyncDriver(self._ask(request, timeout, reranked)).run()

    async def capabilities(self, model: str | None = None) -> Capabilities:
        return self._capabilities()

    async def models(self) -> tuple[ModelInfo, ...]:
        return self.script.models

    async def close(self) -> None:
        self._is_closed = True


class SyncMockProvider(_Mock, SyncModelProvider):
    """The synchronous twin of `MockProvider`."""

    def is_available(self) -> bool:
        return self.script.is_available and not self._is_closed

    def health(self) -> ProviderHealth:
        return self._health()

    def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        return self._whole(request, timeout)

    def _whole(
        self, request: ChatRequest, timeout: float | None, completion: CompletionRequest | None = None
    ) -> ChatResponse:
        record = self._begin(request, stream=False)
        with record.watching():
            play = self._play(request, timeout, record, stream=False, completion=completion)
            answer = SyncDriver(play).run()
        return record.finished(answer)

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> SyncResponseStream:
        return self._pieces(request, timeout)

    def _pieces(
        self, request: ChatRequest, timeout: float | None, completion: CompletionRequest | None = None
    ) -> SyncResponseStream:
        record = self._begin(request, stream=True)
        play = self._play(request, timeout, record, stream=True, completion=completion)
        return SyncDrivenStream(SyncDriver(play), record)

    def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        return SyncDriver(self._ask(request, timeout, embedded)).run()

    def answer_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionResponse:
        return completion_of(self._whole(turn_of_request(request), timeout, request))

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> SyncCompletionStream:
        return SyncCompletionStream(self._pieces(turn_of_request(request), timeout, request))

    def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        return counted_text(what) if isinstance(what, str) else estimated(what)

    def detokenize(self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None) -> str:
        return text_of_tokens(token_ids)

    def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        return SyncDriver(self._ask(request, timeout, reranked)).run()

    def capabilities(self, model: str | None = None) -> Capabilities:
        return self._capabilities()

    def models(self) -> tuple[ModelInfo, ...]:
        return self.script.models

    def close(self) -> None:
        self._is_closed = True


def mock_from_config(provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> MockProvider:
    """The provider that a configuration describes.

    Raises:
        ConfigurationError: an option is unknown or wrong.
    """
    return MockProvider(script_of(config), provider_id=provider_id, timeout=config.timeout, sink=surroundings.sink)


def sync_mock_from_config(provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> SyncMockProvider:
    """The synchronous twin of `mock_from_config`.

    Raises:
        ConfigurationError: an option is unknown or wrong.
    """
    return SyncMockProvider(script_of(config), provider_id=provider_id, timeout=config.timeout, sink=surroundings.sink)


def script_of(config: ProviderConfig) -> Script:
    """The script in the options of a configured mock provider: `answers`, `latency` (seconds), `is_available`.

    Raises:
        ConfigurationError: an option is unknown or wrong.
    """
    options = read_options("mock", config, OPTIONS)
    return Script(
        options.get("answers", (DEFAULT_ANSWER,)),
        latency=options.get("latency") or 0.0,
        is_available=options.get("is_available", True),
        models=configured_models(config),
    )
