"""Streamed answers, wire → canonical.

In: bytes of a stream, cut anywhere; each document is a piece of the answer. With `alt=sse` the documents are the data
of server-sent events, and an error in mid-stream is a bare JSON object after them. Otherwise they are the elements of
one JSON array. A whole answer instead of a stream is one document. Out: canonical chunks, the last one complete. The
stream has no terminator: the end is held back until the bytes end, because every chunk may have a finish reason and an
error may follow it. Usage is cumulative: the last value of a field is used.

Fields next to the answer are recorded and emitted on the last chunk. If chunks repeat a field (`safetyRatings`), the
last value is used. Lists that continue from chunk to chunk (citations, log probabilities) are joined. Further
candidates are assembled from their pieces.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.gemini import GenerateContentResponse

from turnwire.codecs.answers.answer_rows import take_counts
from turnwire.codecs.answers.finish_reasons import other_reason
from turnwire.codecs.errors.kinds import reported_error
from turnwire.codecs.gemini.fields import ANSWER, USAGE, odd_beside, read_usage
from turnwire.codecs.gemini.names import KNOWN_BODY, KNOWN_CANDIDATE, KNOWN_CONTENT, NO_REASON_WORD, canonical_names
from turnwire.codecs.gemini.read_answer_parts import (
    CandidateReader,
    block_word,
    conclude,
    split_candidates,
    unreadable_part,
)
from turnwire.codecs.gemini.read_errors import classified, error_object
from turnwire.codecs.gemini.read_parts import PartError
from turnwire.codecs.streams.event_decoder import EventStreamDecoder
from turnwire.codecs.streams.framing import Limits
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wire_values import items_of, object_of, objects_of, odd_index, text_of, whole_of
from turnwire.core.accumulate import merge_extras
from turnwire.core.errors import StreamError, stream_error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_gemini import RawCandidate, RawContent, RawGenerateContentResponse

_MORE_TEXT: Final = {"text", "part_index", "usage"}
_JOINED: Final = frozenset({"citationMetadata", "logprobsResult"})
_TEXT: Final = {"text"}


class GeminiStreamDecoder(EventStreamDecoder):
    """Decoder of one stream of generateContent chunks."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(GenerateContentResponse), has_documents=True)
        from turnwire.codecs.gemini.fast_path import LastCounts, text_pieces

        self._reader = CandidateReader(canonical_names(request))
        self._extras = StreamExtras()
        self._identity: dict[str, object] = {}
        self._unnamed = {wire for wire, _ in ANSWER.identity.values()}
        self._usage: dict[str, object] = {}
        self._counted: Set[str] = frozenset()
        self._counts = LastCounts()
        self._text_pieces = text_pieces
        self._raw: str | None = None
        self._is_empty = True
        self._has_candidate = False

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        """Read and validate one document."""
        error = error_object(body)
        if error is not None:
            self._failure = stream_error_from_info(classified(error, None))
            return
        told = reported_error(body) if not isinstance(body, dict) or body.keys().isdisjoint(KNOWN_BODY) else None
        if told is not None:  # from a framework or proxy
            self._failure = stream_error_from_info(told)
            return
        if not isinstance(body, dict):
            self._failure = StreamError("an event of the stream is not a JSON object", category="protocol")
            return
        self._chunks.see(body)
        self._document(body, chunks)

    def _document(self, body: RawGenerateContentResponse, chunks: list[StreamingChunk]) -> None:
        self._is_empty = False
        fields = self._name(body)
        counts_alike = self._count(body, fields)
        candidate, others = split_candidates(body)
        for other in others:
            if isinstance(other, dict):
                self._extras.take_other(other)
        if candidate is not None:
            fields = self._candidate(candidate, fields, chunks)
        if counts_alike and fields.keys() == _MORE_TEXT:
            del fields["usage"]  # if the text continues, they are read at the end
        if fields:
            chunks.append(self._validate(fields))

    def _candidate(
        self, candidate: RawCandidate, fields: dict[str, Any], chunks: list[StreamingChunk]
    ) -> dict[str, Any]:
        """Read a piece of the answer's candidate; see `_parts`."""
        self._has_candidate = True
        self._fast_path = self._text_pieces(self._reader, self._counts, self._counted, self._unnamed)
        content: RawContent = object_of(candidate.get("content"))
        if (reason := text_of(candidate.get("finishReason"))) is not None:
            self._chunks.note(other_reason(None if self._raw == NO_REASON_WORD else self._raw, reason))
            self._raw = reason
        self._extras.take_candidate(candidate, content)
        try:
            return self._parts(content.get("parts") or (), fields, chunks)
        except PartError as error:
            raise StreamError(unreadable_part("the stream", error), category="protocol") from None

    def _count(self, body: RawGenerateContentResponse, fields: dict[str, object]) -> bool:
        """Put the counts of a document into `fields`; return whether the previous one had the same fields."""
        self._counts.settle(self._usage)
        usage = body.get("usageMetadata")
        if not isinstance(usage, dict):
            return True
        before, self._counted = self._counted, usage.keys()
        self._chunks.note(take_counts(USAGE, self._usage, usage, "/usageMetadata"))
        found, _ = read_usage(self._usage)
        if found is not None:
            fields["usage"] = found
        return before == self._counted

    def _parts(self, parts: object, fields: dict[str, Any], chunks: list[StreamingChunk]) -> dict[str, Any]:
        """Add the chunks of a document's parts, the first with `fields`; consecutive calls share a chunk.

        Return the fields of the last chunk, which is not added to `chunks` yet.
        """
        for said in self._reader.read(parts):
            if "tool_call_deltas" in said and fields.keys() == {"tool_call_deltas"}:
                fields["tool_call_deltas"] += said["tool_call_deltas"]
                continue
            if "part_index" in fields or "tool_call_deltas" in fields:
                chunks.append(self._validate(fields))
                fields = {}
            fields |= said
        return fields

    def _name(self, body: RawGenerateContentResponse) -> dict[str, Any]:
        """Return id, model and time for the first chunk that has them, and record unknown top-level fields."""
        found, rest, _ = ANSWER.take(body)
        self._extras.top |= rest
        fields = {name: value for name, value in found.items() if name not in self._identity}
        if fields:
            self._identity |= fields
            self._unnamed = {wire for name, (wire, _) in ANSWER.identity.items() if name not in self._identity}
            self._reader.set_facts(self._identity.get("id") or self._identity.get("created"))
        return fields

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        try:
            self._finish(chunks)
        except UNFIT as error:
            self._failure = StreamError(f"the stream cannot be read: {first_problem(error)}", category="protocol")
        except StreamError as error:
            self._failure = error

    def _finish(self, chunks: list[StreamingChunk]) -> None:
        """End the stream: the answer is complete if the server gave a reason, else interrupted."""
        # The only candidate, or the first one if the server does not number from 0.
        first = None if self._has_candidate else self._extras.take_first()
        if first is not None and (fields := self._candidate(first, {}, chunks)):
            chunks.append(self._validate(fields))
        blocked = block_word(self._raw, self._extras.top.get("promptFeedback"), has_candidate=self._has_candidate)
        if (self._raw is None and blocked is None) or self._intake.is_cut:
            what = "without a single chunk" if self._is_empty else "before the server gave a reason for the end"
            raise StreamError(f"the stream ended {what}", category="interrupted")
        self._end(chunks)

    def _end(self, chunks: list[StreamingChunk]) -> None:
        """Add the last chunk, or set the failure in which the stream ended."""
        reader = self._reader
        deltas = [*reader.unfinished(), *reader.unclear()]
        feedback = self._extras.top.get("promptFeedback")
        ending = conclude(
            self._raw, reader.calls, feedback, has_candidate=self._has_candidate, has_parts=reader.has_parts
        )
        self._counts.settle(self._usage)
        (usage, odd), extras = read_usage(self._usage), self._extras.collected()
        self._chunks.note([*odd, *odd_beside(extras)])
        if fields := self._end_with(ending, usage, extras, tool_call_deltas=deltas):
            chunks.append(self._validate(fields))


class StreamExtras:
    """Fields that are not canonical, by level. Not thread-safe."""

    __slots__ = ("_candidate", "_message", "_others", "top")

    def __init__(self) -> None:
        self.top: dict[str, object] = {}
        self._candidate: dict[str, object] = {}
        self._message: dict[str, object] = {}
        self._others: dict[int, list[RawCandidate]] = {}

    def take_candidate(self, candidate: RawCandidate, content: RawContent) -> None:
        """Record unknown fields of the answer's candidate and of its content."""
        _take(candidate, KNOWN_CANDIDATE, self._candidate)
        self._candidate |= odd_index(candidate)
        _take(content, KNOWN_CONTENT, self._message)

    def take_other(self, candidate: RawCandidate) -> None:
        """Record a piece of a further candidate."""
        given = whole_of(candidate.get("index"))
        self._others.setdefault(-1 - len(self._others) if given is None else given, []).append(candidate)

    def take_first(self) -> dict[str, object] | None:
        """Remove and return the further candidate that began first."""
        return _joined(self._others.pop(next(iter(self._others)))) if self._others else None

    def collected(self) -> dict[str, object]:
        """Return the extras of the last chunk."""
        extras = dict(self.top)
        if self._candidate:
            extras["candidate"] = self._candidate
        if self._others:
            extras["candidates"] = [_joined(pieces) for pieces in self._others.values()]
        if self._message:
            extras["message"] = self._message
        return extras


def _take(source: AnyRaw, known: frozenset[str], target: dict[str, object]) -> None:
    for key, value in unknown_fields(source, known).items():
        if key in _JOINED and isinstance(value, dict):
            merge_extras(target, {key: value}, joins=True)
        else:
            target[key] = value


def _joined(pieces: Sequence[RawCandidate]) -> dict[str, object]:
    """Return a further candidate assembled from its pieces."""
    whole = dict(pieces[0].items())
    for piece in pieces[1:]:
        _take(piece, frozenset({"content"}), whole)
    contents: Sequence[RawContent] = objects_of([piece.get("content") for piece in pieces])
    if contents:
        whole["content"] = content = {name: value for each in contents for name, value in each.items()}
        if parts := _joined_parts(contents):
            content["parts"] = parts
    return whole


class _Text(list[str]):
    """A text part in pieces."""


def _joined_parts(contents: Sequence[RawContent]) -> list[object]:
    """Return the parts of all pieces; if a piece ends with a text and the next begins with one, the text continues."""
    found: list[object] = []
    for content in contents:
        for place, part in enumerate(items_of(content.get("parts"))):
            text = _text_in(part)
            if text is not None and place == 0 and found and isinstance(found[-1], _Text):
                found[-1].append(text)
            else:
                found.append(part if text is None else _Text([text]))
    return [{"text": "".join(part)} if isinstance(part, _Text) else part for part in found]


def _text_in(part: object) -> str | None:
    """Return the text of a part that contains only text."""
    if not isinstance(part, dict) or part.keys() != _TEXT:
        return None
    text = part["text"]
    return text if isinstance(text, str) else None
