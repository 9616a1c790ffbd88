"""Facts about a server's answer for clauses: read once, by the dialect's documents and codec."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.codec import Codec
from turnwire.codecs.streams.framing import LineSplitter, SseParser
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.surfaces import Definition, faults
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError

_ENVELOPES = frozenset({"openai-chat", "openai-responses", "anthropic", "gemini"})
"""Dialects whose document of errors has other forms besides the published one."""
_DONE = b"[DONE]"
_PIECES = (1, 7, 61)


class Event(NamedTuple):
    """One line or event of a stream: its event name (`message` if it has none), and its JSON."""

    name: str
    data: bytes
    value: Any
    """None if the data are not JSON, or are the end mark."""

    @property
    def is_done(self) -> bool:
        """Whether it is the end mark `[DONE]`."""
        return self.data.strip() == _DONE


class Decoded(NamedTuple):
    """The result of a codec for an answer: its chunks if it was streamed, and the answer or the error."""

    chunks: tuple[StreamingChunk, ...]
    answer: ChatResponse | None
    failure: ProviderError | None


@dataclass(frozen=True)
class Reading:
    """One answer of a server. Everything is read when it is first asked for."""

    codec: Codec
    request: ChatRequest | None
    is_stream: bool
    """Whether a stream was asked for."""
    status: int
    headers: Mapping[str, str]
    raw: bytes
    broken: str | None = None
    """How the connection broke before the end of the body; None: it did not."""

    @property
    def dialect(self) -> str:
        """The dialect that was asked."""
        return self.codec.dialect

    @property
    def media_type(self) -> str:
        """The content type without its parameters."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    @cached_property
    def body(self) -> Any:
        """The JSON of a whole body; None if it is not JSON."""
        try:
            return parse_wire_json(self.raw)
        except NotJsonError:
            return None

    @property
    def fields(self) -> Mapping[str, Any]:
        """The members of a whole body that is an object; empty if it is not."""
        return self.body if isinstance(self.body, dict) else {}

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The lines or events of a stream, in order."""
        parser = LineSplitter() if self.dialect == "ollama" else SseParser()
        found = [*parser.feed(self.raw), *parser.close()]
        return tuple(Event(kind, data, _value(data)) for kind, data in found)

    @property
    def values(self) -> tuple[dict[str, Any], ...]:
        """The JSON objects of a stream, in order."""
        return tuple(event.value for event in self.events if isinstance(event.value, dict))

    @cached_property
    def decoded(self) -> Decoded:
        """The answer as the dialect's codec decodes it."""
        if self.is_stream:
            return self.decoded_in((self.raw,))
        try:
            return Decoded((), self.codec.decode_response(self.body, request=self.request), None)
        except ProviderError as error:
            return Decoded((), None, error)

    def decoded_in(self, pieces: tuple[bytes, ...]) -> Decoded:
        """The pieces of a stream as the codec decodes them."""
        chunks: list[StreamingChunk] = []
        decoder = self.codec.stream_decoder(request=self.request)
        try:
            for piece in pieces:
                chunks.extend(decoder.feed(piece))
            chunks.extend(decoder.close())
        except ProviderError as error:
            return Decoded((*chunks, *decoder.held_back()), None, error)
        accumulator = StreamAccumulator()
        for chunk in chunks:
            accumulator.add(chunk)
        return Decoded(tuple(chunks), accumulator.response, None)

    @property
    def answer(self) -> ChatResponse:
        """The answer; only for readings that have one."""
        assert self.decoded.answer is not None
        return self.decoded.answer

    @property
    def notes(self) -> frozenset[str]:
        """The codec's diagnostics about the answer, by their ids."""
        return frozenset(note.id for note in self.answer.diagnostics or ())

    @cached_property
    def info(self) -> ErrorInfo:
        """The content of an error answer."""
        failure = self.decoded.failure if self.status < 400 else None
        return failure.info if failure is not None else self.codec.decode_error(self.status, self.raw)

    @property
    def said(self) -> str:
        """The message of an error answer, on one line."""
        return " ".join(self.info.message.split())[:160]

    @property
    def is_answered(self) -> bool:
        """Whether the server answered the question, well or badly written."""
        return self.status == 200 and self.decoded.answer is not None

    def misfits(self, document: Literal["response", "event", "error", "envelope"], value: Any) -> tuple[str, ...]:
        """Where `value` does not fit a document of the dialect's chat, by path and keyword; empty if it fits.

        The documents of errors have every form that servers were seen to write; the envelope is the published one.
        """
        surface = DIALECTS[self.dialect].surface
        definition: Definition | None = getattr(surface, "error" if document == "envelope" else document)
        if definition is None:
            return ()
        if document == "envelope" and self.dialect in _ENVELOPES:
            definition = Definition(definition.document, "ErrorEnvelope")
        return faults(definition, value)

    def differing_pieces(self) -> list[int]:
        """Sizes of pieces in which the same bytes give other chunks than in one; none should."""

        def facts(decoded: Decoded) -> Any:
            failure = decoded.failure.info.model_dump() if decoded.failure else None
            return [chunk.model_dump() for chunk in decoded.chunks], failure

        whole = facts(self.decoded)
        return [size for size in _PIECES if facts(self.decoded_in(_pieces(self.raw, size))) != whole]


def _value(data: bytes) -> Any:
    try:
        return None if data.strip() == _DONE else parse_wire_json(data)
    except NotJsonError:
        return None


def _pieces(data: bytes, size: int) -> tuple[bytes, ...]:
    return tuple(data[start : start + size] for start in range(0, len(data), size))
