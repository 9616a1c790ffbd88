"""Codecs of completions: `/v1/completions`, `/api/generate`, `/infill`, whole and streamed, both ways.

In: a canonical completion, or bytes of a wire. Out: the other. Streams keep every rule of the streams of chats, whose
decoders and encoders do the work in other words: limits of lines, one complete chunk at the end, a cut stream is a
typed error with the text so far. `CompletionTurns` is the same codec for what carries turns: providers, the gateway.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from turnwire_schema.v1.completion import CompletionChunk, CompletionRequest, CompletionResponse
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.base import StreamDecoder, StreamEncoder
from turnwire.codecs.codec import Body, Codec, Wire
from turnwire.codecs.endpoints import completion_turns
from turnwire.codecs.endpoints.codecs import EndpointCodec
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.foreign_options import option_losses
from turnwire.codecs.streams.framing import DEFAULT_LIMITS, Limits
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, Problem, ProviderError
from turnwire.core.losses import Converted, OnLoss, settle
from turnwire.core.validate import require_model


class CompletionDecoder:
    """Decodes the bytes of one streamed completion into chunks. Not thread-safe."""

    def __init__(self, turns: StreamDecoder) -> None:
        self._turns = turns

    def feed(self, data: bytes) -> list[CompletionChunk]:
        """Return the chunks that `data` completes. How the network splits the bytes does not matter.

        Raises:
            ProviderError: the stream holds an error, no JSON, or more than the limits allow.
        """
        return [completion_turns.chunk_of(piece) for piece in self._turns.feed(data)]

    def close(self) -> list[CompletionChunk]:
        """Return the chunks that only the end of the bytes completes.

        Raises:
            StreamError: the stream ended without its end mark.
        """
        return [completion_turns.chunk_of(piece) for piece in self._turns.close()]

    @property
    def failure(self) -> ProviderError | None:
        """The error that the next call raises; None if the stream has not failed."""
        return self._turns.failure


class CompletionEncoder:
    """Encodes chunks into the bytes of one stream in the dialect. Not thread-safe."""

    def __init__(self, turns: StreamEncoder) -> None:
        self._turns = turns

    @property
    def losses(self) -> tuple[Loss, ...]:
        """The losses so far, each once."""
        return self._turns.losses

    def feed(self, chunk: CompletionChunk) -> bytes:
        """Return the bytes for `chunk`; may be empty."""
        return self._turns.feed(completion_turns.piece_of(chunk))

    def close(self, error: ErrorInfo | None = None) -> bytes:
        """Return the last bytes: the dialect's end mark, or its form of an error in mid-stream."""
        return self._turns.close(error)


class CompletionCodec(EndpointCodec[CompletionRequest, CompletionResponse]):
    """Converts between canonical completions and the wire of one dialect variant. Immutable and thread-safe."""

    request_model = CompletionRequest
    response_model = CompletionResponse

    def encode_request(self, request: CompletionRequest, *, on_loss: OnLoss = "report") -> Converted[Body]:
        """See `EndpointCodec.encode_request`; it asks for a stream if the request has `stream`."""
        require_model(request, CompletionRequest)
        body, losses = self._write_request(request)
        options = request.parameters.provider_options
        places = [("/parameters/provider_options", options)] if options else []
        return settle(cast("Body", body), (*losses, *option_losses(places, self.variant)), on_loss)

    def decode_response(self, body: object, *, request: CompletionRequest | None = None) -> CompletionResponse:
        """See `EndpointCodec.decode_response`; bytes of a stream are read as one."""
        asked = None if request is None else completion_turns.turn_of_request(request)
        return completion_turns.completion_of(CompletionTurns(self, request).decode_response(body, request=asked))

    def _write_response(self, response: CompletionResponse, request: CompletionRequest | None) -> Converted[Wire]:
        return self.write_turn(completion_turns.turn_of(response))

    def stream_decoder(
        self, *, request: CompletionRequest | None = None, limits: Limits = DEFAULT_LIMITS
    ) -> CompletionDecoder:
        """Return a decoder for one stream."""
        asked = None if request is None else completion_turns.turn_of_request(request)
        return CompletionDecoder(CompletionTurns(self, request).stream_decoder(request=asked, limits=limits))

    def stream_encoder(
        self,
        *,
        model: str = "",
        response_id: str = "",
        created: int = 0,
        request: CompletionRequest | None = None,
    ) -> CompletionEncoder:
        """Return an encoder for one stream. Model, id and time are written if no chunk names them."""
        asked = None if request is None else completion_turns.turn_of_request(request)
        return CompletionEncoder(
            self.turn_encoder(model=model, response_id=response_id, created=created, request=asked)
        )

    def decode_stream(self, data: Iterable[bytes], *, request: CompletionRequest | None = None) -> CompletionResponse:
        """Return the completion in the bytes of a whole stream.

        Raises:
            ProviderError: the stream holds an error or has no end; `partial` is the answer as far as it came.
        """
        asked = None if request is None else completion_turns.turn_of_request(request)
        return completion_turns.completion_of(CompletionTurns(self, request).decode_stream(data, request=asked))

    def has_template(self, request: CompletionRequest) -> bool:
        """Whether the server puts the prompt into a chat template, whose marks a text may imitate."""
        return False

    # The answer as a turn: what a dialect implements.

    @abstractmethod
    def read_turn(self, body: object, asked: ChatRequest | None) -> ChatResponse:
        """Return the answer in a whole body.

        Raises:
            ProviderError: the body holds an error or is not an answer.
        """

    @abstractmethod
    def write_turn(self, turn: ChatResponse, *, request: ChatRequest | None = None) -> Converted[Wire]:
        """Return the body of a whole answer, and its losses."""

    turn_decoder: Callable[[ChatRequest | None, Limits], StreamDecoder]
    turn_encoder: Callable[..., StreamEncoder]
    """Reader and writer of one stream; see `Codec`."""


class CompletionTurns(Codec):
    """A codec of completions for callers that use turns: the request is that of the call, answers are turns.

    `request` is the requested completion: fields that a turn has no place for (suffix, token ids) are taken from it.
    """

    def __init__(self, codec: CompletionCodec, request: CompletionRequest | None = None) -> None:
        chat = get_codec(codec.name)
        super().__init__(
            variant=codec.variant,
            request_type=chat.request_type,
            not_a_request=chat.not_a_request,
            write_request=self.encode_request,
            read_request=chat.read_request,
            write_response=codec.write_turn,
            read_response=codec.read_turn,
            decoder=codec.turn_decoder,
            encoder=codec.turn_encoder,
            numbers_parts=False,
            encode_error=chat.encode_error,
            decode_error=chat.decode_error,
        )
        self.completions = codec
        self._request = request

    @property
    def has_template(self) -> bool:
        return self._request is not None and self.completions.has_template(self._request)

    def encode_request(
        self, request: ChatRequest, *, stream: bool | None = None, on_loss: OnLoss = "report"
    ) -> Converted[Body]:
        if self._request is None:
            problem = Problem("", "type", "a turn is no completion; encode the completion itself")
            raise InvalidDataError("no completion to ask for", [problem])
        asked = completion_turns.request_of_turn(request, self._request)
        if stream is not None:
            asked = asked.replace(stream=stream)
        return self.completions.encode_request(asked, on_loss=on_loss)

    def decode_request(self, body: Mapping[str, object], **url: Any) -> Converted[ChatRequest]:
        """Return the turn for the completion in `body`."""
        request, losses = self.completions.decode_request(body, **url)
        return Converted(completion_turns.turn_of_request(request), losses)


def completed(pieces: Iterable[CompletionChunk]) -> CompletionResponse:
    """Return the completion that the chunks of a stream make.

    Raises:
        ProviderError: the chunks are not a whole stream; `partial` is the answer as far as it came.
    """
    folded = StreamAccumulator()
    try:
        for chunk in pieces:
            folded.add(completion_turns.piece_of(chunk))
        return completion_turns.completion_of(folded.response)
    except ProviderError as error:
        error.partial = error.partial or folded.partial()
        raise
