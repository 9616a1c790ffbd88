"""What both twins of a provider over HTTP share: whom they ask, and the steps of each question. Nothing here waits."""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.provider import ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.calls.chat_call import chat
from turnwire.providers.calls.completion_call import ask_completion
from turnwire.providers.calls.endpoint_call import ask_endpoint
from turnwire.providers.calls.io_actions import Steps
from turnwire.providers.kinds.server import ModelServer


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
