"""The frame of a decoder of server-sent events whose data are JSON: bytes in, failures out at the right moment.

An error is raised only when the chunks before it have been handed out: `feed` gives those, the next call raises. So the
partial answer is the same wherever the network cut the bytes. A whole body in place of a stream is held to the end.
What an event means is the dialect's: `_common` reads the common ones fast, `_event` all others.

Nearly every event brings one piece. Between the first chunk, which says who answers, and the last, such an event goes
to the typed reader of its common form. What that refuses is read as if there were none.
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
"""What is read of data that brings no event: a mark of the end, or a part of something longer."""

FastPath = Callable[[bytes], list[StreamingChunk] | None]
"""From the data of an event to its chunks; None where the event is of another form, and nothing is taken."""


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
        """Reads the data of a common event; set by the dialect while there may be some."""

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        if data.__class__ is not bytes:
            data = piece_of(data)
        if self._failure is not None:
            raise self._failure
        if self._ended:
            return []  # what follows the end is nobody's
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
        """The chunks of events."""
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
        """Take what a server wrote after its events, where it is an error; anything else is passed over."""
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
        """JSON with the faults that servers are known for; `NO_EVENT` for a mark of the end, and after a failure."""
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
        """Read an event that is no common one; its chunks go into `chunks`."""

    def _take_done(self, chunks: list[StreamingChunk]) -> bool:
        """Take the mark `[DONE]`; False where this wire knows no such mark."""
        return False

    @abstractmethod
    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        """End a stream whose bytes ended before it did: in failure, or with what its last chunk would have said."""

    def _end_with(
        self, ending: Ending, usage: Mapping[str, object] | None, extras: Mapping[str, object], **more: object
    ) -> dict[str, object]:
        """End the stream; the fields of its last chunk, or what it brings before the error in which it ends."""
        if ending.failure is None:
            self._ended = True
        else:
            self._failure = stream_error_from_info(ending.failure)
        return last_fields(ending, usage, extras, **more)

    def _take_body(self, data: bytes) -> list[StreamingChunk]:
        """The chunks of a whole answer where a stream was asked for: by default those of its only document.

        Raises:
            ProviderError: it is not an answer.
        """
        chunks = self._take([("message", data)])
        if self._failure is None and not self._ended:
            self._take_end_of_bytes(chunks)
        return self._unless_failed(chunks)

    def _unless_failed(self, chunks: list[StreamingChunk]) -> list[StreamingChunk]:
        """The chunks of a whole answer.

        Raises:
            ProviderError: it failed; `partial` is what its body has of an answer.
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
        """Read the value of a whole answer as the stream that it would have been.

        Raises:
            ProviderResponseError: it is none.
        """
