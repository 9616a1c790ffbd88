"""Streamed answers, wire → canonical.

In: bytes of a stream in any of its forms (see `stream_intake`), cut anywhere; each document is a piece of the answer.
Out: canonical chunks, the last one complete. There is no terminator: the end is held back until the bytes end, because
every chunk may name a finish reason and an error may follow it. Usage is cumulative, the last value of a field counts.

An error is raised only when the chunks before it have been handed out: `feed` gives those, the next call raises. So the
partial answer is the same wherever the network cut the bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.gemini import GenerateContentResponse

from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.bodies import describe_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.framing import FrameTooLargeError, Limits
from turnwire.codecs.gemini.fields import ANSWER
from turnwire.codecs.gemini.names import KNOWN_BODY, canonical_names
from turnwire.codecs.gemini.read_answer import CandidateReader, Piece, block_word, conclude, split_candidates
from turnwire.codecs.gemini.read_errors import classified, error_object
from turnwire.codecs.gemini.read_parts import ORIGIN, PartError
from turnwire.codecs.gemini.read_stream_extras import StreamExtras
from turnwire.codecs.gemini.stream_intake import Intake
from turnwire.codecs.gemini.usage import IDENTITY, odd_beside, read_usage
from turnwire.codecs.pieces import piece_makers
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.whole_answers import ChunkMaker
from turnwire.codecs.wire_values import object_of, odd_identity, text_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import ProviderError, StreamError, stream_error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawContent, RawGenerateContentResponse

_PLAIN_CANDIDATE: Final = frozenset({"content", "index"})
_PLAIN_CONTENT: Final = frozenset({"role", "parts"})


class GeminiStreamDecoder(StreamDecoder):
    """Decodes one stream of generateContent chunks."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        self._intake = Intake(limits)
        self._reader = CandidateReader(canonical_names(request))
        self._chunks = ChunkMaker(UnreadEvents(GenerateContentResponse))
        self._validate = self._chunks.make
        self._extras = StreamExtras()
        self._identity: dict[str, object] = {}
        self._unnamed = {"responseId", "modelVersion", "createTime"}
        self._usage: dict[str, object] = {}
        self._raw: str | None = None
        self._is_empty = True
        self._has_candidate = False
        self._ended = False
        self._failure: ProviderError | None = None
        from turnwire.codecs.gemini.everyday import read_text

        self._read_text = read_text
        self._text_chunk = piece_makers().numbered_text

    def feed(self, data: bytes) -> list[StreamingChunk]:
        """See `StreamDecoder.feed`."""
        if self._failure is not None:
            raise self._failure
        try:
            documents = self._intake.feed(data)
        except FrameTooLargeError as error:
            self._failure = StreamError(str(error), category="protocol")
            raise self._failure from None
        if len(documents) == 1 and not self._is_empty:
            text = self._read_text(documents[0], self._unnamed, self._usage)
            if text is not None:
                self._has_candidate = True
                return [self._text_chunk(text, self._reader.text(text))]
        return self._take(documents) if documents else []

    def close(self) -> list[StreamingChunk]:
        """See `StreamDecoder.close`."""
        if self._failure is not None:
            raise self._failure
        if self._ended:
            return []
        chunks = self._take(self._intake.close())
        if self._failure is None:
            self._end(chunks)
        if self._failure is not None:
            raise self._failure
        self._ended = True
        return chunks

    def _take(self, documents: list[bytes]) -> list[StreamingChunk]:
        chunks: list[StreamingChunk] = []
        try:
            for data in documents:
                if len(documents) > 1 and not self._is_empty:
                    text = self._read_text(data, self._unnamed, self._usage)
                    if text is not None:
                        self._has_candidate = True
                        chunks.append(self._text_chunk(text, self._reader.text(text)))
                        continue
                try:
                    body = from_json(data)
                except ValueError:
                    body = self._parse_slowly(data)
                fields = self._plain(body)
                if fields is not None:
                    chunks.append(self._chunks.plain(fields))
                elif self._failure is None:
                    self._document(body, chunks)
                if self._failure is not None:
                    break
        except UNFIT as error:
            self._failure = StreamError(f"the stream cannot be read: {first_problem(error)}", category="protocol")
        except PartError as error:
            where = f"candidates/0/content{error.path}"
            self._failure = StreamError(f"the stream cannot be read: {where}: {error}", category="protocol")
        if self._failure is not None and not chunks:
            raise self._failure
        return chunks

    def _parse_slowly(self, data: bytes) -> object:
        """JSON with the faults that servers are known for; None for anything else, which is not a document."""
        try:
            return parse_wire_json(data)
        except NotJsonError as error:
            what = f"an event of the stream is not JSON: {error}"
            if self._intake.is_body:
                what = f"the answer is {describe_body(data)}, not a stream"
            self._failure = StreamError(what, category="protocol")
            return None

    def _plain(self, body: Any) -> dict[str, object] | None:
        """The fields of a chunk that brings a piece of text and nothing new besides; None for every other chunk. Most
        chunks of a stream are of this kind, so they are read here.
        """
        try:
            [candidate] = body["candidates"]
            content = candidate["content"]
            [part] = content["parts"]
            text = part["text"]
            if not text or len(part) != 1 or type(text) is not str or candidate.get("index"):
                return None
            if not (
                candidate.keys() <= _PLAIN_CANDIDATE
                and content.keys() <= _PLAIN_CONTENT
                and body.keys() <= KNOWN_BODY
                and self._unnamed.isdisjoint(body)
            ):
                return None
            usage = body.get("usageMetadata")
            if usage is not None:
                if type(usage) is not dict:
                    return None
                self._usage.update(usage)
        except (KeyError, TypeError, ValueError, AttributeError):
            return None  # of another form: read with care
        self._is_empty = False
        self._has_candidate = True
        return {"text": text, "part_index": self._reader.text(text)}

    def _document(self, data: object, chunks: list[StreamingChunk]) -> None:
        error = error_object(data)
        if error is not None:
            self._failure = stream_error_from_info(classified(error, None))
            return
        told = read_error(data) if not isinstance(data, dict) or data.keys().isdisjoint(KNOWN_BODY) else None
        if told is not None:  # a framework's or a proxy's
            self._failure = stream_error_from_info(classify(told, None))
            return
        if not isinstance(data, dict):
            self._failure = StreamError("an event of the stream is not a JSON object", category="protocol")
            return
        body: RawGenerateContentResponse = data
        self._is_empty = False
        self._chunks.see(body)
        fields = self._name(body)
        usage = body.get("usageMetadata")
        if isinstance(usage, dict):
            self._usage.update(usage)
            found = read_usage(self._usage)
            if found is not None:
                fields["usage"] = found
        self._extras.take_body(body)
        self._extras.top |= odd_identity(body, IDENTITY)
        candidate, others = split_candidates(body)
        pieces: Iterable[Piece] = ()
        if candidate is not None:
            self._has_candidate = True
            content: RawContent = object_of(candidate.get("content"))
            pieces = self._reader.read(content.get("parts") or ())
            self._raw = text_of(candidate.get("finishReason")) or self._raw
            self._extras.take_candidate(candidate, content)
        for other in others:
            if isinstance(other, Mapping):
                self._extras.take_other(other)
        deltas: list[object] = []
        for piece in pieces:
            if piece.kind == "call" and fields.keys() <= {"tool_call_deltas"}:
                deltas.append(piece.whole)
            else:
                if "part_index" in fields or "tool_call_deltas" in fields:
                    chunks.append(self._validate(fields))
                    fields = {}
                deltas = [piece.whole]
                _put(piece, fields)
            if piece.kind == "call":
                fields["tool_call_deltas"] = deltas
        if fields:
            chunks.append(self._validate(fields))

    def _name(self, body: RawGenerateContentResponse) -> dict[str, object]:
        """Id, model and time, emitted once, on the first chunk that names them."""
        found = ANSWER.read(body)
        fields = {name: value for name, value in found.items() if name not in self._identity}
        if fields:
            self._identity |= fields
            self._unnamed -= body.keys()
            self._reader.set_facts(self._identity.get("id") or self._identity.get("created"))
        return fields

    def _end(self, chunks: list[StreamingChunk]) -> None:
        """The end of the bytes: complete when the server gave a reason, else interrupted."""
        feedback = self._extras.top.get("promptFeedback")
        blocked = block_word(self._raw, feedback, has_candidate=self._has_candidate)
        if (self._raw is None and blocked is None) or self._intake.is_cut:
            what = "without a single chunk" if self._is_empty else "before the server gave a reason for the end"
            self._failure = StreamError(f"the stream ended {what}", category="interrupted")
            return
        unfinished = self._reader.unfinished()
        ending = conclude(self._raw, self._reader.calls, feedback, has_candidate=self._has_candidate)
        fields: dict[str, object] = {
            "is_complete": True,
            "finish_reason": ending.reason,
            "raw_finish_reason": ending.raw,
        }
        if unfinished is not None:
            fields["tool_call_deltas"] = [unfinished.whole]
        usage = read_usage(self._usage)
        if usage is not None:
            fields["usage"] = usage
        if ending.diagnostics:
            fields["diagnostics"] = ending.diagnostics
        extras = self._extras.collected()
        self._chunks.note(odd_beside(usage, extras))
        if extras:
            fields["extras"] = extras
        try:
            chunks.append(self._validate(fields))
        except UNFIT as error:
            self._failure = StreamError(f"the stream cannot be read: {first_problem(error)}", category="protocol")


def _put(piece: Piece, fields: dict[str, object]) -> None:
    """What a part adds, as fields of a chunk."""
    match piece.kind:
        case "call":
            return
        case "text":
            fields["text"] = piece.text
        case "thinking":
            fields["thinking"] = piece.text
            fields["thinking_origin"] = dict(ORIGIN)
            if piece.signature is not None:
                fields["signature"] = piece.signature
        case _:
            fields["parts"] = [piece.whole]
    fields["part_index"] = piece.number
    if piece.options:
        fields["provider_options"] = piece.options
