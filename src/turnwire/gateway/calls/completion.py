"""Text completions at the gateway, processed as chat calls.

A completion goes through the gateway as the turn that it is (`codecs.endpoints.completion_turns`), so that streams,
signs of life, repairs, losses and metrics are those of chats; only who is asked, and with what, is said here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.codecs import get_endpoint_codec
from turnwire.codecs.endpoints.completion_turns import request_of_turn, turn_of
from turnwire.codecs.endpoints.completions import CompletionCodec, CompletionTurns
from turnwire.codecs.requests.foreign_options import option_losses
from turnwire.core.losses import OnLoss
from turnwire.gateway.calls.losses import unread_by
from turnwire.gateway.calls.surfaces import Surface
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.endpoint_call import written_by
from turnwire.providers.calls.streams import ResponseStream


def completion_codec(surface: Surface) -> CompletionTurns:
    """The codec of a path at which texts are completed."""
    name = surface.variant or surface.dialect.name
    return CompletionTurns(cast(CompletionCodec, get_endpoint_codec(surface.endpoint, name)))


class CompletionProvider:
    """A provider that answers turns by completing `request`."""

    def __init__(self, provider: ModelProvider, request: CompletionRequest) -> None:
        self._provider = provider
        self._request = request

    @property
    def codec(self) -> Codec | None:
        """The codec that speaks to the server."""
        return self._provider.codec

    @property
    def reports_losses(self) -> bool:
        """See `ModelProvider.reports_losses`."""
        return self._provider.reports_losses

    async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
        """The whole answer."""
        asked = request_of_turn(request, self._request)
        return turn_of(await self._provider.answer_completion(asked, timeout=timeout))

    def stream(self, request: ChatRequest, *, timeout: float | None = None) -> ResponseStream:
        """The answer in pieces."""
        asked = request_of_turn(request, self._request)
        return self._provider.stream_completion(asked, timeout=timeout).turns

    def losses(self, request: ChatRequest, on_loss: OnLoss) -> Sequence[Loss]:
        """Return the losses between the client's dialect and the provider's, as far as known before the call."""
        asked = request_of_turn(request, self._request)
        options = asked.parameters.provider_options
        places = [("/parameters/provider_options", options)] if options else []
        if self.codec is None:
            return unread_by(self._provider, "completions", places)
        codec = written_by(self.codec.name, "completions")
        if codec is None:
            return ()  # the provider refuses the call
        if on_loss == "report":
            return option_losses(places, codec.variant)
        return () if self.reports_losses else codec.encode_request(asked).losses
