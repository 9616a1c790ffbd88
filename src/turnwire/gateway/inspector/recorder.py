"""Record a request: wrap its ASGI messages, the provider that it calls, and the calls of that provider.

Nothing of it is there in a gateway that keeps nothing. The exchange that a call belongs to is found by a context
variable, which every task of the request inherits.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, Final, cast

from starlette.types import Message, Receive, Scope, Send

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.completions import CompletionCodec, CompletionTurns
from turnwire.core.errors import ModelNotFoundError, ProviderResponseError
from turnwire.gateway.calls.routing import Router, Target
from turnwire.gateway.inspector.buffer import ExchangeBuffer
from turnwire.gateway.inspector.memory_limit import RecordedBytes
from turnwire.gateway.inspector.recorded_exchange import (
    RecordedAnswer,
    RecordedCall,
    RecordedExchange,
    Stage,
    shortened,
)
from turnwire.gateway.inspector.timeline import asks_model, is_chat
from turnwire.gateway.request_context import RequestContext
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import listen_too
from turnwire.providers.calls.completions import CompletionStream
from turnwire.providers.calls.endpoint_call import written_by
from turnwire.providers.calls.io_actions import Head, Open, TransportFailure
from turnwire.providers.calls.streams import ResponseStream
from turnwire.providers.kinds.server import ModelServer
from turnwire.providers.transport.decompression import Inflater, inflater_for
from turnwire.providers.transport.protocol import Caller, OpenCall

CURRENT: Final[ContextVar[RecordedExchange | None]] = ContextVar("turnwire_kept_exchange", default=None)
"""The exchange that is being served."""

_DOOR: Final = frozenset({401, 403})
"""Statuses of a request that was not admitted: a client without a key adds no row."""

_UNREAD: Final = "provider."
"""How ids of losses begin that the provider itself does not obey."""


class RecordingContext(RequestContext):
    """The context of a request that is kept."""

    __slots__ = ("_exchange",)

    def __init__(self, scope: Scope, receive: Receive, send: Send, exchange: RecordedExchange) -> None:
        super().__init__(scope, receive, send)
        self._exchange = exchange
        exchange.context = self

    def asks(self, target: Target) -> None:
        """Note who is asked; see `RequestContext.asks`."""
        super().asks(target)
        codec = target.provider.codec
        self._exchange.server_dialect = None if codec is None else codec.name
        self._exchange.changed(self._exchange)

    def note_loss(self, loss: Loss) -> None:
        """Count a loss and keep it; see `RequestContext.note_loss`."""
        super().note_loss(loss)
        stage: Stage = "client_request" if self._exchange.asked is None else "client_answer"
        self._exchange.lost("server_request" if loss.id.startswith(_UNREAD) else stage, loss)


def hearing(receive: Receive, exchange: RecordedExchange, ring: ExchangeBuffer) -> Receive:
    """`receive`, whose body is kept."""

    async def heard() -> Message:
        if not exchange.number:
            ring.enter(exchange)
        message = await receive()
        if message["type"] == "http.request":
            exchange.request.add(message.get("body", b""))
        return message

    return heard


def saying(send: Send, exchange: RecordedExchange, ring: ExchangeBuffer) -> Send:
    """`send`, whose answer is kept."""

    async def said(message: Message) -> None:
        if message["type"] == "http.response.start":
            _head(message, exchange, ring)
        elif exchange.answer is not None:
            exchange.answer.add(message.get("body", b""), exchange.now_ms())
        await send(message)

    return said


def _head(message: Message, exchange: RecordedExchange, ring: ExchangeBuffer) -> None:
    if not exchange.number:
        if message["status"] in _DOOR:
            return
        ring.enter(exchange)
    if exchange.room.is_closed:
        return
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in message.get("headers", ())}
    is_stream = exchange.context is not None and exchange.context.streamed
    exchange.answer = RecordedAnswer(exchange.room, message["status"], headers, is_stream=is_stream)
    exchange.changed(exchange)


class RecordingRouter(Router):
    """Finds providers, and has what they are asked noted."""

    async def find(self, name: str) -> Target:
        """Return the target for `name`; see `Router.find`."""
        exchange = CURRENT.get()
        if exchange is None or exchange.is_over or exchange.method != "POST":
            return await super().find(name)
        exchange.model_asked = shortened(name)
        try:
            target = await super().find(name)
        except ModelNotFoundError:
            exchange.changed(exchange)
            raise
        return target._replace(provider=cast(ModelProvider, RecordingProvider(target.provider, exchange)))


class RecordingProvider:
    """A provider for one request, whose canonical request and answer are kept. All else is the provider's own."""

    def __init__(self, provider: ModelProvider, exchange: RecordedExchange) -> None:
        self._provider = provider
        self._exchange = exchange

    def __getattr__(self, name: str) -> Any:
        return getattr(self._provider, name)

    async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> Any:
        """See `ModelProvider.complete`."""
        return self._answered(await self._asked(request).complete(request, timeout=timeout))

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        """See `ModelProvider.stream`."""
        stream = self._asked(request).stream(request, timeout=timeout)
        self._exchange.streaming = stream
        return stream

    async def answer_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> Any:
        """See `ModelProvider.answer_completion`."""
        return self._answered(await self._asked(request).answer_completion(request, timeout=timeout))

    def stream_completion(self, request: CompletionRequest, *, timeout: float | None = None) -> CompletionStream:
        """See `ModelProvider.stream_completion`."""
        stream = self._asked(request).stream_completion(request, timeout=timeout)
        self._exchange.streaming = stream
        return stream

    async def answer_embedding(self, request: Any, *, timeout: float | None = None) -> Any:
        """See `ModelProvider.answer_embedding`."""
        return self._answered(await self._asked(request).answer_embedding(request, timeout=timeout))

    async def answer_rerank(self, request: Any, *, timeout: float | None = None) -> Any:
        """See `ModelProvider.answer_rerank`."""
        return self._answered(await self._asked(request).answer_rerank(request, timeout=timeout))

    def _asked(self, request: Any) -> ModelProvider:
        self._exchange.asked = request
        codec = self._provider.codec
        if isinstance(request, ChatRequest):
            self._exchange.reader = codec
        elif isinstance(request, CompletionRequest) and codec is not None:
            of_server = written_by(codec.name, "completions")
            if of_server is not None:
                self._exchange.reader = CompletionTurns(cast(CompletionCodec, of_server), request)
        listen_too(self._heard)
        return self._provider

    def _answered(self, answer: Any) -> Any:
        self._exchange.answered = answer
        return answer

    def _heard(self, losses: Sequence[Loss]) -> None:
        for loss in losses:
            self._exchange.lost("server_request", loss)


class RecordingCaller:
    """Calls of one server, each kept with the exchange for which it is made."""

    def __init__(self, caller: Caller, server: ModelServer) -> None:
        self._caller = caller
        self._server = server

    async def open(self, step: Open) -> OpenCall:
        """See `Caller.open`."""
        exchange = CURRENT.get()
        kept = None if exchange is None else self._begun(exchange, step)
        if exchange is None or kept is None:
            return await self._caller.open(step)
        try:
            call = await self._caller.open(step)
        except TransportFailure as failure:
            kept.failure = f"{failure.kind} {failure.detail}".strip()
            raise
        headers = {name.lower(): value for name, value in call.head.headers}
        kept.answer = RecordedAnswer(exchange.room, call.head.status, headers, is_stream=False)
        return RecordingCall(call, kept, exchange)

    def _begun(self, exchange: RecordedExchange, step: Open) -> RecordedCall | None:
        request = RecordedBytes(exchange.room)
        codec: Codec = self._server.codec
        reader = exchange.reader
        path = step.call.path
        is_own = reader is not None and (reader.name == codec.name or reader.dialect == codec.dialect)
        kept = RecordedCall(
            exchange.now_ms(),
            step.call.method,
            path,
            self._server.info(is_default=False).endpoint,
            codec,
            self._server.provider_type,
            request,
            reader=reader if is_own else codec if is_chat(codec.dialect, path) else None,
            asks_model=asks_model(codec.dialect, path),
        )
        if not exchange.begin_call(kept):
            return None
        request.add(step.call.body or b"")
        if exchange.scrubber is not None:
            pairs = [(name.decode(), value.decode()) for name, value in self._server.headers.pairs()]
            exchange.scrubber.learn(pairs, step.call.path.partition("?")[2], "")
        return kept

    async def close(self) -> None:
        """See `Caller.close`."""
        await self._caller.close()


class RecordingCall:
    """One open call, whose answer is kept as it is read."""

    def __init__(self, call: OpenCall, kept: RecordedCall, exchange: RecordedExchange) -> None:
        self._call = call
        self._kept = kept
        self._exchange = exchange
        self._inflater: Inflater | None = None
        self._is_readable = True
        try:
            self._inflater = inflater_for(call.head.get("content-encoding"))
        except ProviderResponseError:  # what reads the answer says so
            self._is_readable = False

    @property
    def head(self) -> Head:
        """Status and headers."""
        return self._call.head

    async def read(self, limit_s: float) -> bytes:
        """See `OpenCall.read`."""
        exchange, kept = self._exchange, self._kept
        try:
            data = await self._call.read(limit_s)
        except TransportFailure as failure:
            kept.failure = f"{failure.kind} {failure.detail}".strip()
            self._end()
            raise
        if not data:
            kept.is_whole = True
            self._end()
        elif kept.answer is not None and self._is_readable and not exchange.is_over:
            self._keep(kept.answer, data)
        return data

    def _keep(self, answer: RecordedAnswer, data: bytes) -> None:
        at_ms = self._exchange.now_ms()
        if self._inflater is None:
            answer.add(data, at_ms)
            return
        try:
            for piece in self._inflater.feed(data):
                answer.add(piece, at_ms)
        except ProviderResponseError:  # what reads the answer says so
            self._is_readable = False

    def _end(self) -> None:
        if self._kept.end_ms is None and not self._exchange.is_over:
            self._kept.end_ms = self._exchange.now_ms()
            if self._kept.answer is not None:
                self._kept.answer.close(self._kept.end_ms)

    async def close(self) -> None:
        """See `OpenCall.close`."""
        self._end()
        await self._call.close()
