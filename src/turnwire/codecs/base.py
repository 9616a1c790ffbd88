"""What every codec offers: the same verbs, pure, in both directions.

`encode` is canonical → wire, `decode` is wire → canonical, always. No I/O, clock or randomness: what a codec needs to
know comes in as an argument. Nothing that is passed in is changed. What the other side cannot say becomes a `Loss`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.foreign_options import foreign_answer_options, foreign_options
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.variants import Variant
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError
from turnwire.core.losses import Converted, OnLoss, settle
from turnwire.core.validate import require_model


class WireError(NamedTuple):
    """An error as a dialect says it: HTTP status and JSON body."""

    status: int
    body: dict[str, Any]


class StreamDecoder(ABC):
    """Bytes of a streamed answer in, chunks out. One decoder for one stream; not thread-safe."""

    @abstractmethod
    def feed(self, data: bytes) -> list[StreamingChunk]:
        """The chunks that `data` completes; the same chunks wherever the network cut the bytes.

        Raises:
            ProviderError: the stream holds an error, no JSON, or more than the limits allow.
        """

    @abstractmethod
    def close(self) -> list[StreamingChunk]:
        """The chunks that only the end of the bytes completes.

        Raises:
            StreamError: the stream ended without its end.
        """


def chunk_validator() -> Callable[[dict[str, Any]], StreamingChunk]:
    """The validator of chunks, built if nobody has built it yet."""
    StreamingChunk.model_rebuild()
    validate: Callable[[dict[str, Any]], StreamingChunk] = StreamingChunk.__pydantic_validator__.validate_python
    return validate


class StreamEncoder(ABC):
    """Chunks in, bytes of the dialect's stream out. One encoder for one stream; not thread-safe."""

    @property
    def losses(self) -> tuple[Loss, ...]:
        """What could not be said so far, each loss once."""
        return ()

    @abstractmethod
    def feed(self, chunk: StreamingChunk) -> bytes:
        """The bytes that `chunk` becomes; may be empty."""

    @abstractmethod
    def close(self, error: ErrorInfo | None = None) -> bytes:
        """The last bytes: the dialect's own end, or its form of an error in mid-stream."""


class Codec(ABC):
    """Canonical ↔ wire of one dialect, in one of its variants. Immutable and thread-safe."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    @property
    def dialect(self) -> str:
        """Name of the dialect, for example `openai-chat`."""
        return self.variant.dialect

    @property
    def name(self) -> str:
        """Name of the variant, for example `vllm`; the dialect's own name where there is none."""
        return self.variant.name

    def encode_request(
        self, request: ChatRequest, *, stream: bool | None = None, on_loss: OnLoss = "report"
    ) -> Converted[dict[str, Any]]:
        """The body to send. `stream` overrides `request.stream`; options of other servers are losses, too.

        Raises:
            InvalidDataError: it is no request.
            LossRefusedError: something cannot be said and `on_loss` is `raise`.
        """
        require_model(request, ChatRequest)
        body, losses = self._write_request(request, stream=stream)
        return settle(body, (*losses, *foreign_options(request, self.variant)), on_loss)

    @abstractmethod
    def _write_request(self, request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
        """The body in the dialect's own words, and what they cannot say."""

    @abstractmethod
    def decode_request(self, body: Mapping[str, Any]) -> Converted[ChatRequest]:
        """The request that a client of this dialect sent.

        Raises:
            InvalidDataError: the body is not a request of this dialect; each problem has its path.
        """

    def encode_response(
        self, response: ChatResponse, *, request: ChatRequest | None = None, on_loss: OnLoss = "report"
    ) -> Converted[dict[str, Any]]:
        """The body of a whole (not streamed) answer, and every loss.

        `request` is what the client asked: its tools get their own names back, and dialects that repeat parts of the
        request in the answer take them from it.

        Raises:
            InvalidDataError: it is no answer.
            LossRefusedError: something cannot be said and `on_loss` is `raise`.
        """
        require_model(response, ChatResponse)
        body, losses = self._write_response(response, request=request)
        return settle(body, (*losses, *foreign_answer_options(response, self.variant)), on_loss)

    @abstractmethod
    def _write_response(self, response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
        """The body of an answer in the dialect's own words, and what they cannot say."""

    @abstractmethod
    def decode_response(self, body: Any, *, request: ChatRequest | None = None) -> ChatResponse:
        """The answer in a whole body. `request` lets the codec see that a limit was reached.

        Raises:
            ProviderError: the body holds an error or is not an answer.
        """

    @abstractmethod
    def encode_error(self, error: ErrorInfo) -> WireError:
        """The status and body by which a server of this dialect reports the error."""

    @abstractmethod
    def decode_error(self, status: int, body: bytes | str | Mapping[str, Any] | None) -> ErrorInfo:
        """What an error answer says, whatever its form; never raises and never holds message content."""

    @abstractmethod
    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """A decoder for one stream."""

    @abstractmethod
    def stream_encoder(
        self, *, model: str = "", response_id: str = "", created: int = 0, request: ChatRequest | None = None
    ) -> StreamEncoder:
        """An encoder for one stream; model, id and time are what the dialect writes where a chunk names none.

        `request` is what the client asked; see `encode_response`.
        """

    @abstractmethod
    def normalize_request(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """`body` in the dialect's normal form: what reading and writing again may change is made equal.

        What cannot be read stays as it is.

        Raises:
            InvalidDataError: the body cannot be read, and its dialect has a normal form only for what can.
        """

    @abstractmethod
    def normalize_response(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """The body of a whole answer in the dialect's normal form.

        What cannot be read stays as it is.

        Raises:
            ProviderError: the body cannot be read, and its dialect has a normal form only for what can.
        """

    def decode_stream(self, data: Iterable[bytes], *, request: ChatRequest | None = None) -> ChatResponse:
        """The answer in the bytes of a whole stream.

        Raises:
            ProviderError: the stream holds an error or has no end; `partial` is the answer as far as it came.
        """
        decoder = self.stream_decoder(request=request)
        accumulator = StreamAccumulator()
        feed, add = decoder.feed, accumulator.add
        try:
            for piece in data:
                for chunk in feed(piece):
                    add(chunk)
            for chunk in decoder.close():
                add(chunk)
        except ProviderError as error:
            error.partial = accumulator.partial()
            raise
        return accumulator.response
