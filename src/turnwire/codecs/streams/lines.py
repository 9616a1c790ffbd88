"""Encode and decode streams of lines, each a JSON object with a piece of the answer or its end.

For wires without blocks and without another end mark. A dialect gives two functions: one reads an object, one returns
the objects for a chunk. Limits, broken lines and the timing of errors are those of `EventStreamDecoder`; identity and
the single end are those of `AnswerEncoder`. A whole answer is read as a stream of one object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import WireError
from turnwire.codecs.errors.kinds import error_info
from turnwire.codecs.streams.answer_encoder import AnswerEncoder
from turnwire.codecs.streams.event_decoder import EventStreamDecoder
from turnwire.codecs.streams.framing import DEFAULT_LIMITS, Limits, LineSplitter
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.errors import StreamError, stream_error_from_info


class LineDecoder(EventStreamDecoder):
    """Decodes one stream. `read` returns the chunk fields for an object; the complete chunk is the last.

    `kind` is the typed dict of the objects: a value of another type that is not read is preserved in a diagnostic. An
    object with an `error` is the server's error, parsed by `decode_error` (the codec's own, if it has one); for an
    error in another form `read` raises a `ProviderError`. The result of `read` is validated, and an object that it
    cannot read (`KeyError`, `TypeError`, `ValueError`) breaks the stream.
    """

    def __init__(
        self,
        kind: type,
        read: Callable[[Mapping[str, Any]], Mapping[str, Any]],
        request: ChatRequest | None = None,
        limits: Limits = DEFAULT_LIMITS,
        *,
        decode_error: Callable[[int | None, Any], ErrorInfo] = error_info,
    ) -> None:
        super().__init__(limits, UnreadEvents(kind), intake=LineSplitter(limits))
        self._read = read
        self._error = decode_error

    def _event(self, event: str, body: Any, chunks: list[StreamingChunk]) -> None:
        if not isinstance(body, dict) or body.get("error") is not None:
            raise stream_error_from_info(self._error(None, body))
        self._chunks.see(body)
        self._chunks.begin(body, None)  # results of third-party readers are validated
        try:
            fields = {name: value for name, value in self._read(body).items() if value is not None}
        except (KeyError, TypeError, ValueError):
            raise StreamError("an object of the stream is not what this dialect reads", category="protocol") from None
        if fields:
            chunks.append(self._chunks.make(fields))
        self._ended = bool(fields.get("is_complete"))

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        self._failure = StreamError("the stream ended before its end", category="interrupted")


class LineEncoder(AnswerEncoder):
    """Encodes one stream. `write` returns the objects for a chunk, `write_error` the one for an error."""

    def __init__(
        self,
        write: Callable[[StreamingChunk], Iterable[Mapping[str, Any]]],
        write_error: Callable[[ErrorInfo], WireError],
        **known: Any,
    ) -> None:
        super().__init__(**known)
        self._objects = write
        self._error = write_error

    def _write(self, chunk: StreamingChunk) -> None:
        self._out += [dump_wire_json(each) + b"\n" for each in self._objects(chunk)]

    def _finish(self, chunk: StreamingChunk, reason: str) -> None:
        """Write the objects of the complete chunk, which end the stream."""

    def _fail(self, error: ErrorInfo) -> None:
        self._out.append(dump_wire_json(self._error(error).body) + b"\n")
