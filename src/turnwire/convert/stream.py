"""Convert streams from any dialect to any other, chunk by chunk.

In: bytes as they come from the network, cut anywhere. Out: the bytes of the other dialect, at once. Only what the
target requires is held back (a call of Gemini's until it is whole). The end is written as soon as it is in the source;
an error in mid-stream, or a stream without its end, is written in the target's own form.
"""

from __future__ import annotations

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.answers.bodies import piece_of
from turnwire.codecs.registry import get_codec
from turnwire.codecs.streams.framing import DEFAULT_LIMITS, Limits
from turnwire.convert.foreign import ChunkFilter
from turnwire.core.errors import ProviderError
from turnwire.core.losses import once


class StreamTranscoder:
    """Converts the bytes of one stream from the codec `source` to the codec `target`.

    One transcoder for one stream; not thread-safe. The target writes `model`, `response_id` and `created` if the source
    names none; `request` is the client's request, see `Codec.stream_encoder`.
    """

    __slots__ = ("_decoder", "_encoder", "_error", "_filter", "_is_over")

    def __init__(
        self,
        source: str,
        target: str,
        *,
        request: ChatRequest | None = None,
        model: str = "",
        response_id: str = "",
        created: int = 0,
        limits: Limits = DEFAULT_LIMITS,
    ) -> None:
        self._decoder = get_codec(source).stream_decoder(request=request, limits=limits)
        self._encoder = get_codec(target).stream_encoder(
            model=model, response_id=response_id, created=created, request=request
        )
        self._filter = ChunkFilter(source, target)
        self._error: ProviderError | None = None
        self._is_over = False

    @property
    def losses(self) -> tuple[Loss, ...]:
        """The losses so far, each once."""
        return (*self._filter.losses, *once(self._encoder.losses))

    @property
    def error(self) -> ProviderError | None:
        """The error that broke the stream, already written to the target; None if nothing did."""
        return self._error

    @property
    def is_over(self) -> bool:
        """Whether the last bytes have been written: further input is ignored."""
        return self._is_over

    def feed(self, data: bytes) -> bytes:
        """Return the bytes for `data`; may be empty. The total does not depend on how the network splits the bytes.

        Raises:
            InvalidDataError: `data` is not bytes.
        """
        return self._take(data if data.__class__ is bytes else piece_of(data))

    def close(self) -> bytes:
        """Return the last bytes, when no more input will come. Safe to call twice."""
        return self._take(None)

    def _take(self, data: bytes | None) -> bytes:
        if self._is_over:
            return b""
        try:
            chunks = self._decoder.close() if data is None else self._decoder.feed(data)
        except ProviderError as error:
            chunks, self._error = self._decoder.held_back(), error
        else:
            self._error = self._decoder.failure
            if self._error is not None:
                chunks += self._decoder.held_back()
        take, write = self._filter.take, self._encoder.feed
        out = [write(take(chunk)) for chunk in chunks]
        if self._error is not None:
            self._is_over = True
            out.append(self._encoder.close(self._error.info))
        elif data is None or (chunks and chunks[-1].is_complete):
            self._is_over = True
            out.append(self._encoder.close())
        return b"".join(out)
