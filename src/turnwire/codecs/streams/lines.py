"""Both ways of a stream of lines, each a JSON object that brings a piece of the answer or ends it.

For wires without blocks and without another mark of the end. A dialect says in two functions what an object means and
which objects a chunk becomes. Limits, broken lines and when a failure is raised are those of `EventStreamDecoder`; who
answers, and that there is one end, those of `AnswerEncoder`. A whole answer is read as a stream of one object.
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
    """Decodes one stream. `read` gives the fields of the chunk that an object makes; the complete one is the last.

    `kind` is the typed dict of the objects: a value of another type that is not read is kept in a diagnostic. An object
    with an `error` is the server's, described by `decode_error` (the codec's own, where it has one); for an error in
    another form `read` raises a `ProviderError`. What `read` gives is validated, and an object that it cannot read
    (`KeyError`, `TypeError`, `ValueError`) breaks the stream.
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
        self._chunks.begin(body, None)  # what a reader of somebody else's gives is not trusted
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
    """Encodes one stream. `write` gives the objects that a chunk becomes, `write_error` that of an error."""

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
        """The objects of the complete chunk are the end."""

    def _fail(self, error: ErrorInfo) -> None:
        self._out.append(dump_wire_json(self._error(error).body) + b"\n")
