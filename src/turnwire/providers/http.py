"""The two drivers that carry out the steps of a model server, and the two providers made of them.

All decisions are in the steps (`call`, `server`, `exchange`); here is only what differs between waiting with await and
waiting without: the drivers are the same code twice, a screen each, and nothing else is.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import anyio
import anyio.to_thread
from anyio.lowlevel import RunVar

from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tokens import TokenCount

from turnwire.codecs.base import Codec
from turnwire.codecs.completion_turns import completion_of, turn_of_request
from turnwire.core.errors import ConfigurationError
from turnwire.core.validate import require_model
from turnwire.providers.base import (
    AVAILABLE_LIMIT_S,
    ModelProvider,
    ResponseStream,
    SyncModelProvider,
    SyncResponseStream,
)
from turnwire.providers.call import chat
from turnwire.providers.callers import Caller, OpenCall, SyncCaller, SyncOpenCall
from turnwire.providers.completion_call import ask_completion
from turnwire.providers.completion_stream import CompletionStream, SyncCompletionStream
from turnwire.providers.counting import count, text_of
from turnwire.providers.endpoint_call import ask_endpoint
from turnwire.providers.network import Watch
from turnwire.providers.record import CallRecord, health_checked
from turnwire.providers.server import ModelServer
from turnwire.providers.steps import Deliver, Open, Read, Steps, TransportFailure, Wait, Work
from turnwire.providers.transport import Address, AsyncTransport, SyncTransport

if TYPE_CHECKING:
    import httpx

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
        limit_s = step.limit_s if isinstance(step, (Open, Read)) else math.inf
        with anyio.CancelScope(deadline=anyio.current_time() + limit_s) as self._scope:
            return await self._wait_for(step)
        raise TransportFailure("closed" if self._is_closed else "timeout")

    async def _wait_for(self, step: Open | Read | Work | Wait) -> Any:
        match step:
            case Read():
                assert self._call is not None
                return await self._call.read()
            case Open():
                await self._hang_up()
                assert self._transport is not None
                self._call = await self._transport.open(step)
                return self._call.head
            case Work(function, is_heavy):
                if is_heavy:  # its place stays taken until it is done, so that heavy work never piles up
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
        self._watch = Watch()
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


def async_caller(address: Address, server: ModelServer, transport: httpx.AsyncBaseTransport | None) -> Caller:
    """Calls to `address` through `transport`, or on connections of our own where there is none.

    Raises:
        ConfigurationError: `transport` is of another kind.
    """
    if transport is None:
        return AsyncTransport(address, server.local_only)
    _need_httpx()
    from turnwire.providers.httpx_caller import answers_in_process, caller

    server.is_answered_in_process = answers_in_process(transport)
    return caller(address, transport)


def sync_caller(address: Address, server: ModelServer, transport: httpx.BaseTransport | None) -> SyncCaller:
    """The synchronous twin of `async_caller`.

    Raises:
        ConfigurationError: `transport` is of another kind.
    """
    if transport is None:
        return SyncTransport(address, server.local_only)
    _need_httpx()
    from turnwire.providers.httpx_caller import answers_in_process, sync_caller

    server.is_answered_in_process = answers_in_process(transport)
    return sync_caller(address, transport)


def _need_httpx() -> None:
    if find_spec("httpx") is None:
        text = "transport: httpx is not installed; install the extra: pip install 'turnwire[httpx]'"
        raise ConfigurationError(text, retryable=False)


class HttpProvider(ModelProvider):
    """A model server that is called over HTTP.

    `transport` is an httpx transport through which every call goes, in place of our own connections: a
    `httpx.MockTransport`, an ASGI application, one that records. The rule for addresses still holds for the URL: the
    endpoint is this machine or a host that is allowed, and no redirect is followed. What a transport of one's own does
    with that URL is its own affair: it may connect elsewhere, use a proxy or read the environment, as
    `httpx.AsyncHTTPTransport()` does where it is told to; `turnwire.LocalOnlyAsyncTransport` holds the rule at the
    moment of connecting too. A server behind a transport is asked where its models run, as any other is; httpx's
    transports that answer without a server (`MockTransport`, respx's, `ASGITransport`) are not asked. `tls` of the
    configuration is for our own connections; give the transport its own. A transport belongs to one event loop, and is
    closed with the provider.

    Raises:
        ConfigurationError: `transport` is not an `httpx.AsyncBaseTransport`.
    """

    def __init__(self, server: ModelServer, *, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._server = server
        self._transport: Caller = async_caller(Address(server.endpoint, server.headers, server.tls), server, transport)

    @property
    def provider_id(self) -> str:
        return self._server.provider_id

    @property
    def provider_type(self) -> ProviderType:
        return self._server.provider_type

    @property
    def codec(self) -> Codec | None:
        return self._server.codec

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        return self._server.info(is_default=is_default)

    async def is_available(self) -> bool:
        with anyio.move_on_after(AVAILABLE_LIMIT_S):
            return await self._run(self._server.is_up())
        return False

    async def health(self) -> ProviderHealth:
        start = self._server.clock()
        health = await self._run(self._server.check_health())
        health_checked(self._server.sink, health, self._server.clock() - start)
        return health

    async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        record = self._record(request, stream=False)
        with record.watching():
            answer = await self._run(self._chat(request, timeout, record, stream=False))
        return record.finished(answer)

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        record = self._record(request, stream=True)
        return DrivenStream(AsyncDriver(self._chat(request, timeout, record, stream=True), self._transport), record)

    async def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        answer: EmbeddingResponse = await self._run(self._asking("embeddings", request, timeout))
        return answer

    async def answer_completion(
        self, request: CompletionRequest, *, timeout: float | None = None
    ) -> CompletionResponse:
        record = self._completion_record(request, stream=False)
        with record.watching():
            answer = await self._run(self._completing(request, timeout, record, stream=False))
        return completion_of(record.finished(answer))

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionStream:
        record = self._completion_record(request, stream=True)
        driver = AsyncDriver(self._completing(request, timeout, record, stream=True), self._transport)
        return CompletionStream(DrivenStream(driver, record))

    async def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        return await self._run(self._server.named(count(self._server, what, model, special, timeout)))

    async def detokenize(
        self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None
    ) -> str:
        return await self._run(self._server.named(text_of(self._server, token_ids, model, timeout)))

    async def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        answer: RerankResponse = await self._run(self._asking("rerank", request, timeout))
        return answer

    async def capabilities(self, model: str | None = None) -> Capabilities:
        return await self._run(self._server.named(self._server.capabilities(model)))

    async def models(self) -> tuple[ModelInfo, ...]:
        return await self._run(self._server.named(self._server.list_models()))

    async def load(self, model: str, *, keep_alive: object = None) -> None:
        await self._run(self._server.named(self._server.load(model, keep_alive)))

    async def close(self) -> None:
        await self._transport.close()

    async def _run(self, steps: Steps[T]) -> T:
        return await AsyncDriver(steps, self._transport).run()

    def _asking(self, endpoint: str, request: Any, timeout: float | None) -> Steps[Any]:
        return self._server.named(ask_endpoint(self._server, endpoint, request, timeout))

    def _completion_record(self, request: CompletionRequest, *, stream: bool) -> CallRecord:
        require_model(request, CompletionRequest)
        return self._record(turn_of_request(request), stream=stream)

    def _completing(
        self, request: CompletionRequest, timeout: float | None, record: CallRecord, *, stream: bool
    ) -> Steps[ChatResponse | None]:
        server = self._server
        return server.named(ask_completion(server, request, stream=stream, timeout=timeout, record=record))

    def _record(self, request: ChatRequest, *, stream: bool) -> CallRecord:
        server = self._server
        return CallRecord(server.provider_id, request, stream=stream, sink=server.sink, clock=server.clock)

    def _chat(
        self, request: ChatRequest, timeout: float | None, record: CallRecord, *, stream: bool
    ) -> Steps[ChatResponse | None]:
        return self._server.named(chat(self._server, request, stream=stream, timeout=timeout, record=record))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.provider_id!r}, {str(self._server.endpoint)!r})"


class SyncHttpProvider(SyncModelProvider):
    """The synchronous twin of `HttpProvider`; `transport` is an `httpx.BaseTransport`.

    Limits of time hold for a whole step with `turnwire.LocalOnlyTransport`; with other transports for each read, as
    httpx has it, and between two pieces of an answer.

    Raises:
        ConfigurationError: `transport` is not an `httpx.BaseTransport`.
    """

    def __init__(self, server: ModelServer, *, transport: httpx.BaseTransport | None = None) -> None:
        self._server = server
        self._transport: SyncCaller = sync_caller(
            Address(server.endpoint, server.headers, server.tls), server, transport
        )

    @property
    def provider_id(self) -> str:
        return self._server.provider_id

    @property
    def provider_type(self) -> ProviderType:
        return self._server.provider_type

    @property
    def codec(self) -> Codec | None:
        return self._server.codec

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        return self._server.info(is_default=is_default)

    def is_available(self) -> bool:
        return self._run(self._server.is_up())

    def health(self) -> ProviderHealth:
        start = self._server.clock()
        health = self._run(self._server.check_health())
        health_checked(self._server.sink, health, self._server.clock() - start)
        return health

    def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        record = self._record(request, stream=False)
        with record.watching():
            answer = self._run(self._chat(request, timeout, record, stream=False))
        return record.finished(answer)

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> SyncResponseStream:
        record = self._record(request, stream=True)
        return SyncDrivenStream(SyncDriver(self._chat(request, timeout, record, stream=True), self._transport), record)

    def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        answer: EmbeddingResponse = self._run(self._asking("embeddings", request, timeout))
        return answer

    def answer_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionResponse:
        record = self._completion_record(request, stream=False)
        with record.watching():
            answer = self._run(self._completing(request, timeout, record, stream=False))
        return completion_of(record.finished(answer))

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> SyncCompletionStream:
        record = self._completion_record(request, stream=True)
        driver = SyncDriver(self._completing(request, timeout, record, stream=True), self._transport)
        return SyncCompletionStream(SyncDrivenStream(driver, record))

    def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        return self._run(self._server.named(count(self._server, what, model, special, timeout)))

    def detokenize(self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None) -> str:
        return self._run(self._server.named(text_of(self._server, token_ids, model, timeout)))

    def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        answer: RerankResponse = self._run(self._asking("rerank", request, timeout))
        return answer

    def capabilities(self, model: str | None = None) -> Capabilities:
        return self._run(self._server.named(self._server.capabilities(model)))

    def models(self) -> tuple[ModelInfo, ...]:
        return self._run(self._server.named(self._server.list_models()))

    def load(self, model: str, *, keep_alive: object = None) -> None:
        self._run(self._server.named(self._server.load(model, keep_alive)))

    def close(self) -> None:
        self._transport.close()

    def _run(self, steps: Steps[T]) -> T:
        return SyncDriver(steps, self._transport).run()

    def _asking(self, endpoint: str, request: Any, timeout: float | None) -> Steps[Any]:
        return self._server.named(ask_endpoint(self._server, endpoint, request, timeout))

    def _completion_record(self, request: CompletionRequest, *, stream: bool) -> CallRecord:
        require_model(request, CompletionRequest)
        return self._record(turn_of_request(request), stream=stream)

    def _completing(
        self, request: CompletionRequest, timeout: float | None, record: CallRecord, *, stream: bool
    ) -> Steps[ChatResponse | None]:
        server = self._server
        return server.named(ask_completion(server, request, stream=stream, timeout=timeout, record=record))

    def _record(self, request: ChatRequest, *, stream: bool) -> CallRecord:
        server = self._server
        return CallRecord(server.provider_id, request, stream=stream, sink=server.sink, clock=server.clock)

    def _chat(
        self, request: ChatRequest, timeout: float | None, record: CallRecord, *, stream: bool
    ) -> Steps[ChatResponse | None]:
        return self._server.named(chat(self._server, request, stream=stream, timeout=timeout, record=record))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.provider_id!r}, {str(self._server.endpoint)!r})"
