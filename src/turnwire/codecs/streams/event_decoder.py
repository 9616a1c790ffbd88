"""Base class of decoders for server-sent events with JSON data, which raises errors after the chunks before them.

An error is raised only after the chunks before it were returned: `feed` returns those, the next call raises. So the
partial answer does not depend on how the network splits the bytes. A whole body in place of a stream is held to the
end. A dialect reads events: `_common` is the fast path, `_event` reads all others.

Nearly every event brings one piece. Between the first chunk, which has the identity, and the last, such an event goes
to the typed reader of its common form. Events that it refuses are read without it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final

from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.answers.bodies import describe_body, parse_body, piece_of
from turnwire.codecs.answers.finish_reasons import Ending, last_fields
from turnwire.codecs.answers.response import ChunkMaker
from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.errors.kinds import reported_error
from turnwire.codecs.errors.unescaped import broken_error
from turnwire.codecs.streams.framing import BARE, FrameTooLargeError, Limits, LineSplitter, SseEvent
from turnwire.codecs.streams.stream_input import Intake
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.accumulate import partial_of
from turnwire.core.errors import ProviderError, ProviderResponseError, StreamError, stream_error_from_info
from turnwire.core.jsontext import strict_json
from turnwire.core.validate import UNFIT, first_problem

NO_EVENT: Final = object()
"""Returned for data that gives no event: an end mark, or a part of something longer."""

FastPath = Callable[[bytes], list[StreamingChunk] | None]
"""From the data of an event to its chunks; None if the event has another form, and nothing is read."""


class EventStreamDecoder(StreamDecoder):
    """Decodes one stream of events. A dialect sets `_failure` when the stream failed and `_ended` at its end.

    `has_documents`: the events of the wire are documents, which may also come as the elements of one JSON array, as
    one body, or as a bare object behind the events.
    """

    def __init__(
        self, limits: Limits, unread: UnreadEvents, *, has_documents: bool = False, intake: LineSplitter | None = None
    ) -> None:
        self._has_documents = has_documents
        self._intake: Intake | LineSplitter = intake or Intake(limits, has_arrays=has_documents)
        self._chunks = ChunkMaker(unread)
        self._validate = self._chunks.make
        self._ended = False
        self._failure: ProviderError | None = None
        self._fast_path: FastPath | None = None
        """Reader of common events; set by the dialect while common events may come."""

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        if data.__class__ is not bytes:
            data = piece_of(data)
        if self._failure is not None:
            raise self._failure
        if self._ended:
            return []  # what follows the end is ignored
        try:
            events = self._intake.feed(data)
        except FrameTooLargeError as error:
            self._failure = StreamError(str(error), category="protocol")
            raise self._failure from None
        return self._take(events) if events else []

    def close(self) -> list[StreamingChunk]:
        """See `StreamDecoder.close`."""
        if self._failure is not None:
            raise self._failure
        if self._ended:
            return []
        body = self._intake.body
        if body is not None:
            return self._take_body(body)
        try:
            chunks = self._take(self._intake.close())
        except FrameTooLargeError as error:
            self._failure = StreamError(str(error), category="protocol")
            raise self._failure from None
        if self._failure is None and not self._ended:
            self._take_end_of_bytes(chunks)
        if self._failure is not None:
            raise self._failure  # an event that the stream did not end is dropped with it, as the SSE standard says
        return chunks

    @property
    def failure(self) -> ProviderError | None:
        """See `StreamDecoder.failure`."""
        return self._failure

    def _take(self, events: list[SseEvent]) -> list[StreamingChunk]:
        """Return the chunks of events."""
        chunks: list[StreamingChunk] = []
        try:
            for event, data in events:
                if self._ended or self._failure is not None:
                    break
                if event == BARE and not self._has_documents:
                    self._take_bare(data, chunks)
                    break
                if self._fast_path is not None:
                    found = self._fast_path(data)
                    if found is not None:
                        chunks += found
                        continue
                if data == b"[DONE]" and self._take_done(chunks):
                    continue
                try:
                    body, raw = strict_json(data), data
                except ValueError:
                    body, raw = self._parse_slowly(data, chunks), None
                    if body is NO_EVENT:
                        continue
                self._chunks.begin(body, raw)
                self._event(event, body, chunks)
                self._chunks.end()
        except UNFIT as error:
            self._failure = StreamError(f"the stream cannot be read: {first_problem(error)}", category="protocol")
        except ProviderResponseError as error:
            self._failure = StreamError(error.info.replace(code=StreamError.code))
        except ProviderError as error:
            self._failure = error
        if self._failure is not None and not chunks:
            raise self._failure
        return chunks

    def _take_bare(self, data: bytes, chunks: list[StreamingChunk]) -> None:
        """Read what a server wrote after its events if it is an error; skip anything else."""
        try:
            body = parse_wire_json(data)
        except NotJsonError:
            body = broken_error(data)
        told = reported_error(body)
        if told is None:
            return
        self._chunks.begin(body, None)
        # Google's proxies write a list of one error.
        self._event("message", body[0] if isinstance(body, list) else body, chunks)
        if self._failure is None:  # in another form than the dialect's: a framework's, or a proxy's
            self._failure = stream_error_from_info(told)

    def _parse_slowly(self, data: bytes, chunks: list[StreamingChunk]) -> Any:
        """Parse JSON with known server faults; `NO_EVENT` for an end mark, and after a failure."""
        if data.strip().startswith(b"[DONE]") and self._take_done(chunks):
            return NO_EVENT
        try:
            return parse_wire_json(data)
        except NotJsonError as error:
            if (told := broken_error(data)) is not None:
                return told
            body = self._intake.body
            what = f"an event of the stream is not JSON: {error}"
            what = what if body is None else f"the answer is {describe_body(body)}, not a stream"
            self._failure = StreamError(what, category="protocol")
            return NO_EVENT

    @abstractmethod
    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        """Read an event outside the common forms; its chunks go into `chunks`."""

    def _take_done(self, chunks: list[StreamingChunk]) -> bool:
        """Read the mark `[DONE]`; return False if this wire has no such mark."""
        return False

    @abstractmethod
    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        """End a stream whose bytes ended before it did: with a failure, or with the content of its last chunk."""

    def _end_with(
        self, ending: Ending, usage: Mapping[str, object] | None, extras: Mapping[str, object], **more: object
    ) -> dict[str, object]:
        """End the stream with the fields of its last chunk, or with its content before the error in which it ends."""
        if ending.failure is None:
            self._ended = True
        else:
            self._failure = stream_error_from_info(ending.failure)
        return last_fields(ending, usage, extras, **more)

    def _take_body(self, data: bytes) -> list[StreamingChunk]:
        """Return the chunks of a whole answer in place of a stream: by default those of its only document.

        Raises:
            ProviderError: the body is not an answer.
        """
        chunks = self._take([("message", data)])
        if self._failure is None and not self._ended:
            self._take_end_of_bytes(chunks)
        return self._unless_failed(chunks)

    def _unless_failed(self, chunks: list[StreamingChunk]) -> list[StreamingChunk]:
        """Return the chunks of a whole answer.

        Raises:
            ProviderError: the answer failed; `partial` is what its body has of it.
        """
        if self._failure is not None:
            if chunks and self._failure.partial is None:
                self._failure.partial = partial_of(chunks)
            raise self._failure
        return chunks


class WholeBodyDecoder(EventStreamDecoder):
    """Decodes one stream of events, or the whole answer in its place, on a wire where that has another form."""

    def _take_body(self, data: bytes) -> list[StreamingChunk]:
        try:
            body = parse_body(data)
        except ProviderResponseError:
            raise StreamError(f"the answer is {describe_body(data)}, not a stream", category="protocol") from None
        chunks: list[StreamingChunk] = []
        try:
            self._take_whole(body, chunks)
        except UNFIT as error:
            self._failure = StreamError(f"the answer cannot be read: {first_problem(error)}", category="protocol")
        except ProviderResponseError as error:
            self._failure = StreamError(error.info.replace(code=StreamError.code))
        return self._unless_failed(chunks)

    @abstractmethod
    def _take_whole(self, body: object, chunks: list[StreamingChunk]) -> None:
        """Read a whole answer as a stream.

        Raises:
            ProviderResponseError: the value is not an answer.
        """
