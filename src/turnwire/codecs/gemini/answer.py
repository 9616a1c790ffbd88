"""What a whole body and a stream have in common: the parts of a candidate in order, and why the answer ended.

Both decoders read every candidate through one `CandidateReader`, so the same answer gives the same message both ways.
The first part of a chunk continues the last part of the chunk before where both are plain pieces of one kind. A part
that carries anything beside its text, a signature above all, stays a part of its own: it goes back unmerged. An empty
text that carries nothing says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from turnwire.codecs.endings import Ending, note
from turnwire.codecs.gemini.partial_args import PartialCall
from turnwire.codecs.gemini.read_parts import PartError, call_options, foreign, read_part
from turnwire.codecs.gemini.tables import BAD_CALL_WORDS, BLOCKED, FINISH_WORDS, NO_BLOCK_WORD
from turnwire.core.calls import RawCall, assign_id
from turnwire.core.finish import finish_reason

_TEXT = {"text"}
_THOUGHT = {"text", "thought"}
_SAYS_NOTHING = {"type", "text", "origin"}
"""Fields of a text or thinking part without text and anything beside it."""


class Piece(NamedTuple):
    """What one part adds: a piece of text or thinking, a whole part, or a call, at its number."""

    kind: str
    number: int
    value: Any
    signature: str | None = None
    options: dict[str, Any] | None = None


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

    def _read(self, part: Mapping[str, object], *, is_first: bool) -> Iterator[Piece]:
        kind = _plain_kind(part)
        if kind is not None:
            text = part["text"]
            if not text:
                return
            if not is_first or self._open != kind:
                self._open = kind
                self._next += 1
            yield Piece(kind, self._next - 1, text)
            return
        if None in part.values():
            part = {key: value for key, value in part.items() if value is not None}
        if "functionCall" in part:
            yield from self._call(part)
            return
        canonical = read_part(part) if "functionResponse" not in part else foreign(part)
        if not canonical.get("text") and canonical.keys() <= _SAYS_NOTHING:
            return
        self._open = ""
        index = self._next
        self._next += 1
        if canonical["type"] not in ("text", "thinking"):
            yield Piece("part", index, canonical)
            return
        yield Piece(
            canonical["type"],
            index,
            canonical["text"],
            canonical.get("signature"),
            canonical.get("provider_options"),
        )

    def _call(self, part: Mapping[str, object]) -> Iterator[Piece]:
        raw = part["functionCall"]
        if not isinstance(raw, Mapping):
            raise PartError("/functionCall", "type", "functionCall must be an object")
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

    def _whole_call(
        self, part: Mapping[str, object], raw: Mapping[str, object], *, is_complete: bool, rest: list[Any]
    ) -> Piece:
        name, given = raw.get("name"), raw.get("id")
        name = self._names.get(name, name) if isinstance(name, str) and name else None
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
        delta: dict[str, Any] = {"index": place, "id": call.id, "arguments": text, "part_index": self._next}
        if call.id != given:
            call.is_minted = True
            delta["id_origin"] = "minted"
        if name is not None:
            delta["name"] = name
        if is_complete:
            delta["is_complete"] = True
        extras: dict[str, Any] = {} if original is None else {"original_id": original}
        if rest:
            extras["partialArgs"] = rest
        if extras:
            call.extras = delta["extras"] = extras
        if own:
            call.provider_options = delta["provider_options"] = {"gemini": own}
        self.calls.append(call)
        self._next += 1
        self._open = ""
        return Piece("call", place, delta)

    def unfinished(self) -> Piece | None:
        """The call that the end of the answer cut off, if there is one."""
        if self._partial is None:
            return None
        part, raw = self._partial.whole()
        rest, self._partial = self._partial.rest, None
        return self._whole_call(part, raw, is_complete=False, rest=rest)


def _arguments_text(arguments: object) -> str:
    try:
        return to_json(arguments, inf_nan_mode="constants").decode()
    except ValueError:  # a caller's own value: no JSON, or nested too deep to be written
        raise PartError("/functionCall/args", "json", "args must be JSON at most 200 levels deep") from None


def _plain_kind(part: Mapping[str, object]) -> str | None:
    """`text` or `thinking` for a part that is text and nothing else."""
    keys = part.keys()
    if keys == _TEXT:
        return "text" if type(part["text"]) is str else None
    if keys == _THOUGHT and type(part["text"]) is str and part["thought"] in (True, False):
        return "thinking" if part["thought"] else "text"
    return None


def is_blocked(raw: str | None, feedback: object, *, has_candidate: bool) -> bool:
    """Whether the prompt was blocked: there is feedback about it, and no answer or a word for the block."""
    return raw is None and isinstance(feedback, Mapping) and (not has_candidate or "blockReason" in feedback)


def conclude(raw: str | None, calls: Sequence[RawCall], feedback: Any, *, has_candidate: bool) -> Ending:
    """The canonical reason for the server's word; without one, for the word of `promptFeedback`."""
    if is_blocked(raw, feedback, has_candidate=has_candidate):
        word = feedback.get("blockReason")
        return Ending("content_filter", BLOCKED + (word if isinstance(word, str) else NO_BLOCK_WORD), [])
    is_cut = bool(calls) and not calls[-1].is_complete
    reason = finish_reason(raw, FINISH_WORDS, has_calls=bool(calls), last_call_is_cut=is_cut)
    notes = []
    if raw in BAD_CALL_WORDS:
        notes.append(note("invalid_tool_call", "the server refused the model's function call; see finishMessage"))
    if raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end"))
    return Ending(reason, raw, notes)
