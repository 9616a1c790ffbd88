"""An answer beside its request: what is not as it was asked for becomes a diagnostic, whole and streamed alike.

Judged are the text, where a format was asked for, and the calls. Nothing of the answer is changed.
"""

from __future__ import annotations

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.asked_format import format_fault
from turnwire.codecs.asked_tools import call_faults
from turnwire.codecs.base import StreamDecoder
from turnwire.core.accumulate import StreamAccumulator


def judged(response: ChatResponse, request: ChatRequest | None) -> ChatResponse:
    """`response`, with a diagnostic for everything that is not as `request` asked."""
    found = [] if request is None else _faults(response, request)
    return response.replace(diagnostics=[*(response.diagnostics or ()), *found]) if found else response


def judging(decoder: StreamDecoder, request: ChatRequest | None) -> StreamDecoder:
    """`decoder`, whose last chunk has the diagnostics that the whole answer would have."""
    if request is None or not (request.tools or _has_format(request)):
        return decoder
    return _JudgingDecoder(decoder, request)


class _JudgingDecoder(StreamDecoder):
    """Passes the chunks of a decoder on and looks at the answer when the last one comes. Not thread-safe.

    Chunks are collected where there may be something to judge: with a format from the first, else from the first call.
    """

    def __init__(self, decoder: StreamDecoder, request: ChatRequest) -> None:
        self._decoder = decoder
        self._request = request
        self._answer = StreamAccumulator() if _has_format(request) else None

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        return self._take(self._decoder.feed(data))

    def close(self) -> list[StreamingChunk]:
        """See `StreamDecoder.close`."""
        return self._take(self._decoder.close())

    def _take(self, chunks: list[StreamingChunk]) -> list[StreamingChunk]:
        for chunk in chunks:
            if self._answer is None and chunk.tool_call_deltas:
                self._answer = StreamAccumulator()
            if self._answer is not None:
                self._answer.add(chunk)
        if self._answer is not None and chunks and chunks[-1].is_complete:
            last = chunks[-1]
            found = _faults(self._answer.response, self._request)
            if found:
                chunks = [*chunks[:-1], last.replace(diagnostics=[*(last.diagnostics or ()), *found])]
        return chunks


def _has_format(request: ChatRequest) -> bool:
    return isinstance(request.response_format, (JsonSchemaFormat, JsonObjectFormat))


def _faults(response: ChatResponse, request: ChatRequest) -> list[dict[str, object]]:
    fault = format_fault(response, request)
    return [*([] if fault is None else [fault]), *call_faults(response, request)]
