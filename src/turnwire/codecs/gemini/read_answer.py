"""Whole answers, wire → canonical, and what they have in common with streams: the parts of a candidate, and the end.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too. The candidate
of index 0 is the answer; the others, and every field that is not canonical, are kept as extras where they stood. A body
without candidates is a blocked prompt where `promptFeedback` says so, and an error elsewhere, never an empty answer.

Both decoders read every candidate through one `CandidateReader`, so the same answer gives the same message both ways.
The first part of a chunk continues the last part of the chunk before where both are plain pieces of one kind. A part
that carries anything beside its text, a signature above all, stays a part of its own: it goes back unmerged. An empty
text that carries nothing says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pydantic_core import to_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini import GenerateContentResponse

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.endings import Ending, note
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.gemini.fields import ANSWER
from turnwire.codecs.gemini.names import (
    BAD_CALL_WORDS,
    BLOCKED,
    DIALECT,
    FINISH_WORDS,
    KNOWN_CANDIDATE,
    KNOWN_CONTENT,
    NO_BLOCK_WORD,
    canonical_names,
)
from turnwire.codecs.gemini.partial_args import PartialCall
from turnwire.codecs.gemini.read_errors import classified, error_object
from turnwire.codecs.gemini.read_parts import ORIGIN, PartError, call_options, foreign, read_part
from turnwire.codecs.gemini.usage import odd_beside, read_usage
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall, assign_id
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.finish import CUT, finish_reason

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import (
        RawCandidate,
        RawContent,
        RawFunctionCall,
        RawGenerateContentResponse,
        RawPart,
        RawPromptFeedback,
    )

_TEXT: Final = {"text"}
_THOUGHT: Final = {"text", "thought"}
_SAYS_NOTHING: Final = {"type", "text", "origin"}
"""Fields of a text or thinking part without text and anything beside it."""


class Piece(NamedTuple):
    """What one part adds: a piece of text or thinking, a whole part, or a call, at its number."""

    kind: str
    number: int
    text: str = ""
    signature: str | None = None
    options: object = None
    whole: Mapping[str, object] | None = None
    """The part, or the delta of the call."""


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    data = parse_body(body)
    error = error_object(data)
    if error is not None:
        raise error_from_info(classified(error, None))
    answer: RawGenerateContentResponse = object_of(data)
    found, others = split_candidates(answer)
    if found is None and not isinstance(answer.get("promptFeedback"), Mapping):
        if (told := read_error(data)) is not None:  # a framework's or a proxy's
            raise error_from_info(classify(told, None))
        what = "has no candidates" if isinstance(data, Mapping) else "is not a JSON object"
        raise ProviderResponseError(f"the answer {what}", category="protocol")
    candidate: RawCandidate = found or {}
    content: RawContent = object_of(candidate.get("content"))
    builder = AnswerBuilder()
    reader = CandidateReader(canonical_names(request))
    identity = ANSWER.read(answer)
    facts = identity.get("id") or identity.get("created")
    reader.set_facts(facts)
    builder.calls = reader.calls
    try:
        for piece in reader.read(content.get("parts") or ()):
            _add_piece(builder, piece)
    except PartError as fault:
        where = f"candidates/0/content{fault.path}"
        raise ProviderResponseError(f"the answer cannot be read: {where}: {fault}", category="protocol") from None
    reader.unfinished()
    raw = text_of(candidate.get("finishReason"))
    ending = conclude(raw, reader.calls, answer.get("promptFeedback"), has_candidate=found is not None)
    message_extras = rest_of(content, KNOWN_CONTENT)
    usage = read_usage(answer.get("usageMetadata"))
    extras = _extras(answer, candidate, others)
    return build_answer(
        builder,
        body=answer,
        kind=GenerateContentResponse,
        finish_reason=ending.reason,
        was_cut=ending.reason in CUT,
        usage=usage,
        id_facts=(facts,),
        diagnostics=[*ending.diagnostics, *odd_beside(usage, extras)],
        message_extras=message_extras,
        raw_finish_reason=ending.raw,
        extras=extras or None,
        **identity,
    )


def split_candidates(body: RawGenerateContentResponse) -> tuple[RawCandidate | None, Sequence[object]]:
    """The candidate that is the answer, and the others."""
    candidates = body.get("candidates")
    if not isinstance(candidates, (list, tuple)) or not candidates:
        return None, ()
    for place, candidate in enumerate(candidates):
        if isinstance(candidate, Mapping) and not candidate.get("index"):
            return candidate, [*candidates[:place], *candidates[place + 1 :]]
    return None, candidates


def _add_piece(builder: AnswerBuilder, piece: Piece) -> None:
    """Give what a part adds to the builder; calls are in the reader's list already."""
    match piece.kind:
        case "text":
            builder.add_text(piece.text, piece.number, provider_options=piece.options)
        case "thinking":
            builder.add_thinking(
                piece.text,
                signature=piece.signature,
                origin=dict(ORIGIN),
                part_index=piece.number,
                provider_options=piece.options,
            )
        case "part":
            builder.add_part(piece.whole, piece.number)


def _extras(body: RawGenerateContentResponse, candidate: RawCandidate, others: Sequence[object]) -> dict[str, object]:
    """Fields that are not canonical: of the body as they are, of the candidate and further candidates by name."""
    extras = ANSWER.extras(body)
    if rest := rest_of(candidate, KNOWN_CANDIDATE):
        extras["candidate"] = rest
    if others:
        extras["candidates"] = list(others)
    return extras


class CandidateReader:
    """Reads the contents of one candidate, chunk by chunk. Not thread-safe."""

    __slots__ = ("_facts", "_names", "_next", "_open", "_partial", "_seen", "calls")

    def __init__(self, names: Mapping[str, str]) -> None:
        self.calls: list[RawCall] = []
        self._names = names
        self._facts: tuple[object, ...] = (None,)
        self._next = 0
        self._open = ""  # kind of the last part, where a further piece may continue it
        self._partial: PartialCall | None = None
        self._seen: set[str] = set()

    def set_facts(self, *facts: object) -> None:
        """What minted call ids are made from beside place and name: the id or time of the answer."""
        self._facts = facts

    def text(self, text: str) -> int:
        """The number of the text part that a plain piece of text, the only part of its chunk, belongs to."""
        if self._open != "text":
            self._open = "text"
            self._next += 1
        return self._next - 1

    def read(self, parts: object) -> Iterator[Piece]:
        """What the parts of one chunk add.

        Raises:
            PartError: a part cannot be read.
        """
        if not isinstance(parts, (list, tuple)):
            raise PartError("/parts", "type", "parts must be a list")
        is_first = True
        for place, part in enumerate(parts):
            if not isinstance(part, Mapping):
                raise PartError(f"/parts/{place}", "type", "a part must be an object")
            yield from self._read(part, is_first=is_first)
            is_first = False

    def _read(self, part: RawPart, *, is_first: bool) -> Iterator[Piece]:
        plain = _plain_kind(part)
        if plain is not None:
            text = text_of(part["text"])
            if text is None:
                return
            if not is_first or self._open != plain:
                self._open = plain
                self._next += 1
            yield Piece(plain, self._next - 1, text)
            return
        part = rest_of(part, frozenset())
        if "functionCall" in part:
            yield from self._call(part)
            return
        canonical = read_part(part) if "functionResponse" not in part else foreign(part)
        if not canonical.get("text") and canonical.keys() <= _SAYS_NOTHING:
            return
        self._open = ""
        index = self._next
        self._next += 1
        kind, said = canonical["type"], canonical.get("text")
        if not isinstance(said, str) or kind not in ("text", "thinking"):
            yield Piece("part", index, whole=canonical)
        else:
            yield Piece(str(kind), index, said, _signature(canonical), canonical.get("provider_options"))

    def _call(self, part: RawPart) -> Iterator[Piece]:
        said = part["functionCall"]
        if not isinstance(said, Mapping):
            raise PartError("/functionCall", "type", "functionCall must be an object")
        raw: RawFunctionCall = said
        partial = self._partial
        if partial is None and ("partialArgs" in raw or raw.get("willContinue") is True):
            partial = self._partial = PartialCall()
        if partial is not None:
            partial.add(part, raw)
            if raw.get("willContinue") is True:
                return
            self._partial = None
            part, raw = partial.whole()
        yield self._whole_call(part, raw, is_complete=True, rest=[] if partial is None else partial.rest)

    def _whole_call(self, part: RawPart, raw: RawFunctionCall, *, is_complete: bool, rest: Sequence[object]) -> Piece:
        name, given = text_of(raw.get("name")), raw.get("id")
        name = None if name is None else self._names.get(name, name)
        call = RawCall(name=name, is_complete=is_complete, part_index=self._next)
        place = len(self.calls)
        given = given if isinstance(given, str) else None
        call.id, original = assign_id(given, self._seen, place, name, self._facts)
        arguments = raw.get("args")
        text = "{}" if arguments is None else _arguments_text(arguments)
        if not is_complete:
            text = text[:-1]
        call.pieces.append(text)
        own = call_options(part, raw)
        delta: dict[str, object] = {"index": place, "id": call.id, "arguments": text, "part_index": self._next}
        if call.id != given:
            call.is_minted = True
            delta["id_origin"] = "minted"
        if name is not None:
            delta["name"] = name
        if is_complete:
            delta["is_complete"] = True
        extras: dict[str, object] = {} if original is None else {"original_id": original}
        if rest:
            extras["partialArgs"] = rest
        if extras:
            call.extras = delta["extras"] = extras
        if own:
            call.provider_options = delta["provider_options"] = {DIALECT: own}
        self.calls.append(call)
        self._next += 1
        self._open = ""
        return Piece("call", place, whole=delta)

    def unfinished(self) -> Piece | None:
        """The call that the end of the answer cut off, if there is one."""
        if self._partial is None:
            return None
        part, raw = self._partial.whole()
        rest, self._partial = self._partial.rest, None
        return self._whole_call(part, raw, is_complete=False, rest=rest)


def _signature(canonical: Mapping[str, object]) -> str | None:
    found = canonical.get("signature")
    return found if isinstance(found, str) else None


def _arguments_text(arguments: object) -> str:
    try:
        return to_json(arguments, inf_nan_mode="constants").decode()
    except ValueError:  # a caller's own value: no JSON, or nested too deep to be written
        raise PartError("/functionCall/args", "json", "args must be JSON at most 200 levels deep") from None


def _plain_kind(part: RawPart) -> str | None:
    """`text` or `thinking` for a part that is text and nothing else."""
    keys = part.keys()
    if keys == _TEXT:
        return "text" if type(part["text"]) is str else None
    if keys == _THOUGHT and type(part["text"]) is str and part["thought"] in (True, False):
        return "thinking" if part["thought"] else "text"
    return None


def block_word(raw: str | None, feedback: object, *, has_candidate: bool) -> str | None:
    """The word for a block of the prompt: there is feedback about it, and no answer or a word; None for no block."""
    if raw is not None or not isinstance(feedback, Mapping):
        return None
    said: RawPromptFeedback = feedback
    if has_candidate and "blockReason" not in said:
        return None
    word = said.get("blockReason")
    return word if isinstance(word, str) else NO_BLOCK_WORD


def conclude(raw: str | None, calls: Sequence[RawCall], feedback: object, *, has_candidate: bool) -> Ending:
    """The canonical reason for the server's word; without one, for the word of `promptFeedback`."""
    blocked = block_word(raw, feedback, has_candidate=has_candidate)
    if blocked is not None:
        return Ending("content_filter", BLOCKED + blocked, [])
    is_cut = bool(calls) and not calls[-1].is_complete
    reason = finish_reason(raw, FINISH_WORDS, has_calls=bool(calls), last_call_is_cut=is_cut)
    notes = []
    if raw in BAD_CALL_WORDS:
        notes.append(note("invalid_tool_call", "the server refused the model's function call; see finishMessage"))
    if raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end"))
    return Ending(reason, raw, notes)
