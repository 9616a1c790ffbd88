"""The codec of one dialect variant: the dialect's own functions and the steps that all dialects share.

`encode` is always canonical → wire, `decode` always wire → canonical. No I/O, clock or randomness: everything that a
codec needs is an argument. Arguments are never changed. What the target cannot express is reported as a `Loss`. The
functions of a dialect come from `codec_of` in its package. The shared steps are here: options of other servers and
texts meant for another vendor are reported as losses, a body that is a stream is read as a stream, and calls and
formats are compared with the request.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias, cast

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.answers.bodies import as_bytes, is_stream, plain_body, plain_request
from turnwire.codecs.answers.request_checks import judged, judging, wants_reading
from turnwire.codecs.base import StreamDecoder, StreamEncoder, WireError
from turnwire.codecs.dialect import late
from turnwire.codecs.requests.attribution import written_without_attribution
from turnwire.codecs.requests.foreign_options import foreign_answer_options, foreign_options, with_same_options
from turnwire.codecs.streams.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.values.unused_fields import refuse_unread
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.codecs.variants import Variant
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.argument_types import refusal, require
from turnwire.core.errors import ProviderError, ProviderResponseError, StreamError
from turnwire.core.losses import Converted, OnLoss, as_plan, settle
from turnwire.core.validate import require_model

_ERROR_INFO: Final = late("turnwire.codecs.errors.kinds:error_info")

Body = dict[str, Any]
Wire: TypeAlias = Mapping[str, object]
"""A body that a dialect writes: one of its typed dicts."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Codec:
    """Converts between canonical values and one variant of a dialect. Immutable and thread-safe."""

    variant: Variant
    request_type: type
    """The wire type of a request."""
    not_a_request: str
    """Start of the error message for an invalid request body."""

    write_request: Callable[..., Converted[Wire]]
    """`(request, *, stream)`: the body in the dialect's own fields, and the losses."""
    read_request: Callable[..., ChatRequest]
    """`(body)`, and `model` if the wire has it in the URL."""
    write_response: Callable[..., Converted[Wire]]
    """`(response, *, request)`: the body of a whole answer, and the losses."""
    read_response: Callable[[Any, ChatRequest | None], ChatResponse] | None = None
    """`(body, request)`: the answer in a whole body; None: the body is read as a stream."""
    decoder: Callable[[ChatRequest | None, Limits], StreamDecoder]
    """`(request, limits)`: a decoder for one stream."""
    encoder: Callable[..., StreamEncoder]
    """`(*, model, response_id, created, request)`: an encoder for one stream."""
    numbers_parts: bool = True
    """Whether its streams number the parts of the content."""
    reads_streams: bool = True
    """Whether an answer may also come as server-sent events."""

    encode_error: Callable[[ErrorInfo], WireError]
    """The status and body with which a server of this dialect reports the error."""
    decode_error: Callable[[int | None, bytes | str | Mapping[str, Any] | None], ErrorInfo] = field(
        default_factory=lambda: _ERROR_INFO
    )
    """Return the error in an error answer of any form; never raises and never contains message content.

    The status is None for an error inside a stream.
    """

    decode_models: Callable[[Any], tuple[ModelInfo, ...]] | None = None
    """The models in the body of a list; a `ProviderError` if it holds an error or is not a list."""
    encode_count_tokens: Callable[..., Converted[Wire]] | None = None
    """`(request, *, on_loss)`: the body of a request to count tokens."""
    counted_request: Callable[[Any], Any] = lambda body: body
    """The request in the body of a token count, if clients wrap it."""
    encode_token_count: Callable[[int], Wire] | None = None
    """The answer to a token count, for a client."""
    decode_token_count: Callable[[Any], int] | None = None
    """The number of tokens in the answer to a count; a `ProviderError` if it has no count."""

    def __repr__(self) -> str:
        return f"<Codec {self.name}>"

    @property
    def dialect(self) -> str:
        """Name of the dialect, for example `openai-chat`."""
        return self.variant.dialect

    @property
    def has_template(self) -> bool:
        """Whether the server puts a request into a chat template, whose marks a text may imitate."""
        return True

    @property
    def name(self) -> str:
        """Name of the variant, for example `vllm`; the dialect's name if it has no variant."""
        return self.variant.name

    def encode_request(
        self, request: ChatRequest, *, stream: bool | None = None, on_loss: OnLoss = "report"
    ) -> Converted[Body]:
        """Return the request body and its losses, among them options of other servers and texts for another vendor;
        `stream` overrides `request.stream`.

        Raises:
            InvalidDataError: `request` is not a request.
            LossRefusedError: something cannot be said and `on_loss` is `raise`.
        """
        require_model(request, ChatRequest)
        body, losses = written_without_attribution(request, self.variant, partial(self._write, stream=stream))
        return settle(_plain(body), losses, on_loss)

    def _write(self, request: ChatRequest, *, stream: bool | None) -> Converted[Wire]:
        request = with_same_options(request, self.variant)
        if wants_reading(request):
            from turnwire.codecs.text.history import with_thoughts_in_text  # most programs never need it

            request = with_thoughts_in_text(request)
        body, losses = self.write_request(request, stream=stream)
        return Converted(body, as_plan(losses).with_losses(foreign_options(request, self.variant)))

    def decode_request(self, body: Mapping[str, Any], **url: Any) -> Converted[ChatRequest]:
        """Return the request that a client of this dialect sent; `model=` is the name in the URL, if it is there.

        Raises:
            InvalidDataError: the body is not a request of this dialect; each problem has its path.
        """
        body = plain_request(body, self.not_a_request)
        request = self.read_request(body, **url)
        return Converted(refuse_unread(request, self.request_type, body, self.not_a_request))

    def decode_count_tokens(self, body: Mapping[str, Any], **url: Any) -> Converted[ChatRequest]:
        """Return the request whose tokens a client wants to count; see `decode_request`."""
        return self.decode_request(self.counted_request(plain_request(body, self.not_a_request)), **url)

    def encode_response(
        self, response: ChatResponse, *, request: ChatRequest | None = None, on_loss: OnLoss = "report"
    ) -> Converted[Body]:
        """Return the body of a whole (not streamed) answer, and its losses.

        `request` is the client's request: its tools get their own names back, and dialects that repeat parts of the
        request in the answer take them from it.

        Raises:
            InvalidDataError: `response` is not an answer.
            LossRefusedError: something cannot be said and `on_loss` is `raise`.
        """
        require_model(response, ChatResponse)
        _require_request(request)
        body, losses = self.write_response(response, request=request)
        return settle(_plain(body), (*losses, *foreign_answer_options(response, self.variant)), on_loss)

    def decode_response(self, body: Any, *, request: ChatRequest | None = None) -> ChatResponse:
        """Return the answer in a whole body, parsed or not; bytes and text of a stream are read as a stream.

        With `request`, the codec can see that a limit was reached.

        Raises:
            ProviderError: the body holds an error or is not an answer.
        """
        if type(body) is not bytes:
            body = plain_body(as_bytes(body))
        _require_request(request)
        if self.reads_streams and is_stream(body):
            return self.decode_stream([body], request=request)
        if self.read_response is None:
            return self._read_as_stream(body, request)
        answer = self.read_response(body, request)
        if wants_reading(request):
            from turnwire.codecs.text.answers import read_answer  # most programs never need it

            answer = read_answer(answer, request, numbers_parts=self.numbers_parts, has_template=self.has_template)
        return judged(answer, request)

    def _read_as_stream(self, body: Any, request: ChatRequest | None) -> ChatResponse:
        try:
            return self.decode_stream([body if isinstance(body, bytes) else dump_wire_json(body)], request=request)
        except StreamError as error:
            failure = ProviderResponseError(error.info.replace(code=ProviderResponseError.code))
            failure.partial = error.partial
            raise failure from None

    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """Return a decoder for one stream.

        Raises:
            InvalidDataError: `request` or `limits` has another type.
        """
        _require_request(request)
        require(limits, Limits, "limits", "Limits, as in Limits(line=1_000_000)")
        return judging(self._decoder(request, limits), request)

    def _decoder(self, request: ChatRequest | None, limits: Limits) -> StreamDecoder:
        decoder = self.decoder(request, limits)
        if not wants_reading(request):
            return decoder
        from turnwire.codecs.text.answers import reading_text

        return reading_text(decoder, request, has_template=self.has_template)

    def stream_encoder(
        self,
        *,
        model: str = "",
        response_id: str = "",
        created: int = 0,
        request: ChatRequest | None = None,
        **form: Any,
    ) -> StreamEncoder:
        """Return an encoder for one stream. Model, id and time are written if no chunk names them.

        `request` is the client's request; see `encode_response`. `form` has options of single dialects: `include_usage`
        of openai-chat (the default is from `request`), `json_array` of gemini (for clients that did not ask for
        `alt=sse`), `fill` of anthropic and openai-responses (adds fields that a published event also has).

        Raises:
            InvalidDataError: one of these has another type.
        """
        _require_request(request)
        require(model, str, "model", "a text")
        require(response_id, str, "response_id", "a text")
        require(created, int, "created", "whole seconds since 1970")
        return self.encoder(model=model, response_id=response_id, created=created, request=request, **form)

    def decode_stream(self, data: Iterable[bytes], *, request: ChatRequest | None = None) -> ChatResponse:
        """Return the answer in the bytes of a whole stream.

        Raises:
            ProviderError: the stream holds an error or has no end; `partial` is the answer as far as it came.
            InvalidDataError: `data` does not consist of bytes.
        """
        _require_request(request)
        given: Any = data
        if isinstance(given, (str, bytes, bytearray)) or not isinstance(given, Iterable):
            raise refusal("data", f"give pieces of bytes in a list, not {type(given).__name__}")
        decoder = self._decoder(request, DEFAULT_LIMITS)
        accumulator = StreamAccumulator()
        feed, add = decoder.feed, accumulator.add
        try:
            for piece in data:
                for chunk in feed(piece):
                    add(chunk)
            for chunk in decoder.close():
                add(chunk)
        except ProviderError as error:
            for chunk in decoder.held_back():
                add(chunk)
            if error.partial is None:
                error.partial = accumulator.partial()
            raise
        return judged(accumulator.response, request)


def _require_request(request: ChatRequest | None) -> None:
    if request is not None:
        require_model(request, ChatRequest)


def _plain(wire: Wire) -> Body:
    """Return the dictionary that a typed dict is, for callers who write it or add to it."""
    return cast("Body", wire)
