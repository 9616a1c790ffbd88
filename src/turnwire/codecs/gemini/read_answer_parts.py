"""Reader of the parts of a candidate, in order, and of the end of an answer; for whole answers and streams.

The first part of a chunk continues the last part of the previous chunk if both are plain deltas of one kind. A part
with any field in addition to its text, such as a signature, remains a separate part, so that it is written back
unmerged. An empty text without other fields is ignored.

Arguments of a call may be streamed (Vertex AI, `streamFunctionCallArguments`). Each delta has a JSON path and a value,
or part of a text, for it: `{"jsonPath": "$.city", "stringValue": "Par", "willContinue": true}`. The call is complete
when `willContinue` is absent. Source: Vertex AI v1 discovery, PartialArg.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from turnwire.codecs.answers.finish_reasons import Ending, after_truncation
from turnwire.codecs.errors.failed_answers import failure_in
from turnwire.codecs.gemini.names import BLOCKED, DIALECT, FINISH_WORDS, NO_BLOCK_WORD, NOTHING_WORDS
from turnwire.codecs.gemini.read_parts import ORIGIN, PartError, call_options, foreign, read_part
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.wire_values import holds_arguments, index_of, items_of, note, text_of
from turnwire.core.calls import RawCall, json_of
from turnwire.core.finish import finish_reason
from turnwire.core.tool_deltas import StreamedCalls

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_gemini as sent

_TEXT: Final = {"text"}
_THOUGHT: Final = {"text", "thought"}
_SAYS_NOTHING: Final = {"type", "text", "origin"}
"""Fields of a text or thinking part that has no text and no other content."""
_PIECE_FIELDS: Final = frozenset({"jsonPath", "stringValue", "numberValue", "boolValue", "nullValue", "willContinue"})
_STEP: Final = re.compile(r"""\.([^.\[\]]+)|\[(\d{1,4})\]|\['([^']*)'\]|\["([^"]*)"\]""")
_Place: TypeAlias = tuple[Any, str | int]
"""An object or list in the arguments, which may hold any value, and a name or index in it."""


def split_candidates(
    body: sent.RawGenerateContentResponse, *, is_whole: bool = False
) -> tuple[sent.RawCandidate | None, Sequence[object]]:
    """Return the candidate that is the answer, and the others.

    If candidate 0 is missing, the first candidate is used in a whole answer, and None in a stream, where it may come
    later.
    """
    candidates = body.get("candidates")
    if not isinstance(candidates, (list, tuple)) or not candidates:
        return None, ()
    for place, candidate in enumerate(candidates):
        if isinstance(candidate, dict) and not index_of(candidate.get("index")):
            return candidate, [*candidates[:place], *candidates[place + 1 :]]
    if is_whole and isinstance(candidates[0], dict):
        return candidates[0], candidates[1:]
    return None, candidates


def unreadable_part(what: str, error: PartError) -> str:
    """Return the message for an unreadable part of `what`."""
    return f"{what} cannot be read: candidates/0/content{error.path}: {error}"


class PartialCall:
    """One call as received so far. Not thread-safe."""

    __slots__ = ("_args", "_call", "_growing", "_held", "_part", "_text", "has_lost", "rest")

    def __init__(self) -> None:
        self._part: dict[str, object] = {}
        self._call: dict[str, object] = {}
        self._args: dict[str, object] = {}
        self._growing: str | None = None
        self._held: _Place | None = None  # place of the text that continues
        self._text: list[str] = []
        self.rest: list[object] = []
        """Deltas without a valid place, and unknown fields of deltas, as received."""
        self.has_lost = False
        """Whether a delta had no valid place, so that the arguments differ from the model's."""

    def is_left_by(self, call: sent.RawFunctionCall) -> bool:
        """Return whether a delta belongs to another call, with another name or id."""
        return any(call.get(key, self._call.get(key)) != self._call.get(key, call.get(key)) for key in ("name", "id"))

    def add(self, part: sent.RawPart, call: sent.RawFunctionCall) -> None:
        """Add the next delta."""
        self._part |= {key: value for key, value in part.items() if key != "functionCall"}
        self._call |= {
            key: value for key, value in call.items() if key not in ("args", "partialArgs", "willContinue") and value
        }
        args = call.get("args")
        if isinstance(args, dict):
            self._settle()
            self._args |= args
        for piece in items_of(call.get("partialArgs")):
            if not isinstance(piece, dict) or not self._take(piece):
                self.rest.append(piece)
                self.has_lost = True
            elif not piece.keys() <= _PIECE_FIELDS:
                self.rest.append({key: piece[key] for key in piece if key == "jsonPath" or key not in _PIECE_FIELDS})

    def whole(self) -> tuple[dict[str, object], dict[str, object]]:
        """Return (part, function call) as if they had been received at once."""
        self._settle()
        return self._part, {**self._call, "args": self._args}

    def _take(self, piece: sent.RawPartialArgument) -> bool:
        """Put a delta in its place; return whether it has one."""
        path = piece.get("jsonPath")
        if not isinstance(path, str) or not (steps := [_step(found) for found in _STEP.finditer(path)]):
            return False
        value = piece.get("stringValue", piece.get("numberValue", piece.get("boolValue")))
        joins = path == self._growing
        self._growing = path if piece.get("willContinue") is True else None
        if joins and self._held is not None and isinstance(value, str):
            self._text.append(value)
            return True
        self._settle()
        put = _put(self._args, steps, value, joins=joins)
        if put is None:
            return False
        holder, step = put
        if isinstance(text := holder[step], str):
            self._held, self._text = put, [text]
        return True

    def _settle(self) -> None:
        """Join a text that was received in deltas, once for all of them."""
        if self._held is not None:
            holder, step = self._held
            holder[step] = "".join(self._text)
            self._held = None


def _step(found: re.Match[str]) -> str | int:
    key, place, quoted, double = found.groups()
    return int(place) if place is not None else key or quoted or double or ""


def _put(root: Any, steps: list[str | int], value: object, *, joins: bool) -> tuple[Any, str | int] | None:
    """Set the value at a path; missing objects and lists are created, and a text that continues is joined.

    Return the object or list that now contains it and the name or index, or None if the path does not match earlier
    values.
    """
    held = root
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if isinstance(step, int) != isinstance(held, list):
            return None
        if isinstance(step, int):
            held.extend([None] * (step + 1 - len(held)))
        else:
            held.setdefault(step, None)
        before = held[step]
        if following is None:
            held[step] = before + value if joins and isinstance(before, str) and isinstance(value, str) else value
            return held, step
        if not isinstance(before, (dict, list)):
            held[step] = [] if isinstance(following, int) else {}
        held = held[step]
    return None


class CandidateReader:
    """Reader of the contents of one candidate, chunk by chunk. Not thread-safe."""

    __slots__ = ("_calls", "_names", "_next", "_open", "_partial", "calls", "set_facts")

    def __init__(self, names: Mapping[str, str]) -> None:
        self._calls = StreamedCalls()
        self.calls: Final = self._calls.calls
        self.set_facts: Final = self._calls.set_facts
        self._names = names
        self._next = 0
        self._open = ""  # kind of the last part, if a delta may continue it
        self._partial: PartialCall | None = None

    @property
    def has_parts(self) -> bool:
        """Return whether any part was received."""
        return self._next > 0 or self._partial is not None

    def text(self) -> int:
        """Return the number of the text part for a plain text delta that is the only part of its chunk."""
        if self._open != "text":
            self._open = "text"
            self._next += 1
        return self._next - 1

    def read(self, parts: object) -> Iterator[dict[str, Any]]:
        """Yield what the parts of one document add, as chunk fields: a numbered content delta, or a call.

        Raises:
            PartError: a part cannot be read.
        """
        if not isinstance(parts, (list, tuple)):
            raise PartError("/parts", "type", "parts must be a list")
        is_first = True
        for place, part in enumerate(parts):
            if not isinstance(part, dict):
                raise PartError(f"/parts/{place}", "type", "a part must be an object")
            yield from self._read(part, is_first=is_first)
            is_first = False

    def _read(self, part: sent.RawPart, *, is_first: bool) -> Iterator[dict[str, Any]]:
        plain = _plain_kind(part)
        if plain is not None:
            text = text_of(part["text"])
            if text is None:
                return
            if not is_first or self._open != plain:
                self._open = plain
                self._next += 1
            yield self._piece(plain, text)
            return
        part = unknown_fields(part, frozenset())
        if "functionCall" in part:
            yield from self._call(part)
            return
        canonical = read_part(part) if "functionResponse" not in part else foreign(part)
        if not canonical.get("text") and canonical.keys() <= _SAYS_NOTHING:
            return
        self._open = ""
        self._next += 1
        kind, said = canonical["type"], canonical.get("text")
        if not isinstance(said, str) or kind not in ("text", "thinking"):
            yield {"parts": [canonical], "part_index": self._next - 1}
            return
        piece = self._piece(str(kind), said)
        if kind == "thinking" and isinstance(signature := canonical.get("signature"), str):
            piece["signature"] = signature
        if options := canonical.get("provider_options"):
            piece["provider_options"] = options
        yield piece

    def _piece(self, kind: str, text: str) -> dict[str, Any]:
        """Return a delta of the last part."""
        piece = {kind: text, "part_index": self._next - 1}
        return piece | {"thinking_origin": dict(ORIGIN)} if kind == "thinking" else piece

    def _call(self, part: sent.RawPart) -> Iterator[dict[str, Any]]:
        said = part["functionCall"]
        if not isinstance(said, dict):
            raise PartError("/functionCall", "type", "functionCall must be an object")
        raw: sent.RawFunctionCall = said
        if self._partial is not None and self._partial.is_left_by(raw) and (cut := self.unfinished()):
            yield {"tool_call_deltas": cut}
        partial = self._partial
        if partial is None and ("partialArgs" in raw or raw.get("willContinue") is True):
            partial = self._partial = PartialCall()
        if partial is not None:
            partial.add(part, raw)
            if raw.get("willContinue") is True:
                return
            self._partial = None
            part, raw = partial.whole()
        yield {"tool_call_deltas": [self._whole_call(part, raw, is_complete=True, partial=partial)]}

    def _whole_call(
        self, part: sent.RawPart, raw: sent.RawFunctionCall, *, is_complete: bool, partial: PartialCall | None = None
    ) -> dict[str, Any]:
        name, given = text_of(raw.get("name")), raw.get("id")
        name = None if name is None else self._names.get(name, name)
        call = RawCall(id=text_of(given), name=name)
        call.is_complete, call.part_index = is_complete, self._next
        arguments = raw.get("args")
        text = "{}" if arguments is None else _arguments_text(arguments)
        if not is_complete:
            text = text[:-1]
        call.pieces.append(text)
        own = call_options(part, raw)
        delta = self._calls.open(call) | {"arguments": text, "part_index": self._next}
        if is_complete:
            delta["is_complete"] = True
        if partial is not None and partial.rest:
            call.extras = delta["extras"] = {**delta.get("extras", {}), "partialArgs": partial.rest}
        if (partial is not None and partial.has_lost) or (not arguments and holds_arguments(own.get("functionCall"))):
            call.invalid = delta["invalid"] = "not_json"
        if own:
            call.provider_options = delta["provider_options"] = {DIALECT: own}
        self._next += 1
        self._open = ""
        return delta

    def unfinished(self) -> list[dict[str, Any]]:
        """Return the delta of the call that the end of the answer cut off, if any."""
        partial, self._partial = self._partial, None
        return [] if partial is None else [self._whole_call(*partial.whole(), is_complete=False, partial=partial)]

    def unclear(self) -> list[dict[str, Any]]:
        """Return marks, at the end, for calls without arguments if deltas without a name were received."""
        return self._calls.unclear()


def _arguments_text(arguments: object) -> str:
    try:
        return json_of(arguments)
    except ValueError:  # one of the caller's values is not JSON or is nested too deeply
        raise PartError("/functionCall/args", "json", "args must be JSON at most 200 levels deep") from None


def _plain_kind(part: sent.RawPart) -> str | None:
    """Return `text` or `thinking` for a part that contains only text."""
    keys = part.keys()
    if keys == _TEXT:
        return "text" if type(part["text"]) is str else None
    if keys == _THOUGHT and type(part["text"]) is str and part["thought"] in (True, False):
        return "thinking" if part["thought"] else "text"
    return None


def block_word(raw: str | None, feedback: object, *, has_candidate: bool) -> str | None:
    """Return the block reason if the prompt was blocked: feedback, and either no candidate or a reason; else None."""
    if raw is not None or not isinstance(feedback, dict):
        return None
    said: sent.RawPromptFeedback = feedback
    if has_candidate and "blockReason" not in said:
        return None
    word = said.get("blockReason")
    return word if isinstance(word, str) else NO_BLOCK_WORD


def conclude(
    raw: str | None, calls: Sequence[RawCall], feedback: object, *, has_candidate: bool, has_parts: bool
) -> Ending:
    """Return the canonical reason for the server's word, or, without one, for the word of `promptFeedback`."""
    blocked = block_word(raw, feedback, has_candidate=has_candidate)
    if blocked is not None:
        return Ending("content_filter", BLOCKED + blocked, [])
    failure = failure_in(raw, {raw: "error"} if raw in NOTHING_WORDS and not has_parts else FINISH_WORDS)
    if failure is not None:
        return Ending("error", raw, [], failure)
    is_cut = bool(calls) and not calls[-1].is_complete
    reason = finish_reason(raw, FINISH_WORDS, has_calls=bool(calls), last_call_is_cut=is_cut)
    notes = []
    if raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end"))
    if reason == "length" and calls and calls[-1].is_complete:
        notes.append(after_truncation())
    return Ending(reason, raw, notes)
