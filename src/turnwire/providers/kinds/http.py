"""The asynchronous and the synchronous provider over HTTP: perform the steps of a model server on HTTP connections."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tokens import TokenCount

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.completion_turns import completion_of, turn_of_request
from turnwire.core.errors import ConfigurationError
from turnwire.install import install_hint
from turnwire.providers.base import AVAILABLE_LIMIT_S, ModelProvider
from turnwire.providers.calls.call_record import CallRecord, health_checked
from turnwire.providers.calls.chat_call import chat
from turnwire.providers.calls.completions import CompletionStream
from turnwire.providers.calls.endpoint_call import ask_completion, ask_endpoint
from turnwire.providers.calls.io_actions import Steps
from turnwire.providers.calls.io_loop import DrivenStream, Driver
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.calls.token_counting import count, text_of
from turnwire.providers.calls.waiting import at_most
from turnwire.providers.kinds.server import ModelServer
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.https import own_caller
from turnwire.providers.transport.protocol import Caller, CallWatcher

if TYPE_CHECKING:
    import httpx

T = TypeVar("T")


class HttpBase:
    """A model server, and what is asked of it, as steps."""

    def __init__(self, server: ModelServer) -> None:
        self._server = server

    @property
    def provider_id(self) -> str:
        return self._server.provider_id

    @property
    def provider_type(self) -> ProviderType:
        return self._server.provider_type

    @property
    def codec(self) -> Codec | None:
        return self._server.codec

    @property
    def reports_losses(self) -> bool:
        return True

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        return self._server.info(is_default=is_default)

    def _asking(self, endpoint: str, request: Any, timeout: float | None) -> Steps[Any]:
        return self._server.named(ask_endpoint(self._server, endpoint, request, timeout))

    def _completion_record(self, request: CompletionRequest, *, stream: bool) -> CallRecord:
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


def caller_for(address: Address, server: ModelServer, transport: httpx.AsyncBaseTransport | None) -> Caller:
    """Return a caller for `address` that uses `transport`, or our own connections if no transport is given.

    Raises:
        ConfigurationError: `transport` is of another kind.
    """
    if transport is None:
        return own_caller(address, server.local_only)
    _need_httpx()
    from turnwire.providers.transport.httpx_adapter import answers_in_process, httpx_caller

    server.is_answered_in_process = answers_in_process(transport)
    return httpx_caller(address, transport)


def _need_httpx() -> None:
    if find_spec("httpx") is None:
        text = f"transport: httpx is not installed; install the extra: {install_hint('httpx')}"
        raise ConfigurationError(text, retryable=False)


class HttpProvider(HttpBase, ModelProvider):
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
        super().__init__(server)
        self._transport: Caller = caller_for(Address(server.endpoint, server.headers, server.tls), server, transport)

    async def is_available(self) -> bool:
        with at_most(AVAILABLE_LIMIT_S):
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
        return DrivenStream(Driver(self._chat(request, timeout, record, stream=True), self._transport), record)

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
        driver = Driver(self._completing(request, timeout, record, stream=True), self._transport)
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

    def watch_calls(self, watcher: CallWatcher) -> None:
        self._transport = watcher(self._transport, self._server)

    async def close(self) -> None:
        await self._transport.close()

    async def _run(self, steps: Steps[T]) -> T:
        return await Driver(steps, self._transport).run()
