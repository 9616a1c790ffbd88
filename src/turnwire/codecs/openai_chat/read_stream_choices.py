"""Join the further choices of a stream with n above 1 into whole choices as in a body.

In: the deltas of a choice, in order. Out: the whole choice: texts and arguments are joined, calls are distinguished
like those of the answer, other lists are joined, and of all other fields the last value counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING, Final, Literal

from turnwire.codecs.openai_chat.names import PIECED, THINKING_FIELDS
from turnwire.codecs.openai_chat.read_calls import ToolEntryRouter
from turnwire.codecs.requests.text_inputs import text_in
from turnwire.codecs.values.wire_values import object_of, objects_of, text_of
from turnwire.core.calls import RawCall

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw

_TEXTS: Final[tuple[Literal["refusal", "reasoning", "reasoning_content"], ...]] = ("refusal", *THINKING_FIELDS)
_CHOICE: Final = frozenset({"index", "delta", "finish_reason"})
_DELTA: Final = frozenset({"role", "content", "tool_calls", "function_call", *_TEXTS})


class OtherChoices:
    """The further choices of one stream. Not thread-safe."""

    __slots__ = ("_choices",)

    def __init__(self) -> None:
        self._choices: dict[int, _OtherChoice] = {}

    def __bool__(self) -> bool:
        return bool(self._choices)

    def take(self, index: int, choice: sent.RawChunkChoice) -> bool:
        """Take the next delta of the choice at `index`; return True if its finish reason is another than before."""
        held = self._choices.get(index)
        if held is None:
            held = self._choices[index] = _OtherChoice()
        return held.take(choice)

    def take_first(self) -> tuple[dict[str, object], list[int]]:
        """Return the choice that began first, which is no longer a further one, and its calls that must not run."""
        index = next(iter(self._choices))
        choice = self._choices.pop(index)
        return {"index": index, **choice.whole()}, choice.refused

    def collected(self) -> list[dict[str, object]]:
        """Return the choices, in the order in which they began."""
        return [{"index": index, **choice.whole()} for index, choice in self._choices.items()]


class _OtherChoice:
    __slots__ = ("_calls", "_content", "_extras", "_fields", "_legacy", "_message", "_texts")

    def __init__(self) -> None:
        self._content: list[object] = []
        self._texts: dict[str, list[str]] = {}
        self._calls = ToolEntryRouter()
        self._extras: dict[int, dict[str, object]] = {}  # of calls, by their place
        self._legacy: tuple[dict[str, object], list[str]] | None = None
        self._message: dict[str, object] = {}
        self._fields: dict[str, object] = {"finish_reason": None}

    def take(self, choice: sent.RawChunkChoice) -> bool:
        fold(self._fields, choice, _CHOICE)
        before, reason = self._fields["finish_reason"], choice.get("finish_reason") or None
        self._fields["finish_reason"] = before or reason
        delta: sent.RawDelta = object_of(choice.get("delta"))
        fold(self._message, delta, _DELTA)
        if (content := delta.get("content")) is not None:
            self._content += content if isinstance(content, list) else [content]
        for field in _TEXTS:
            if isinstance(piece := delta.get(field), str):
                self._texts.setdefault(field, []).append(piece)
        entries = objects_of(delta.get("tool_calls"))
        for place, entry in enumerate(entries):
            said = self._calls.route(entry, place, len(entries))
            if more := object_of(said.get("extras")):
                fold(self._extras.setdefault(said["index"], {}), more, {"original_id"})
        if isinstance(legacy := delta.get("function_call"), dict):
            self._function_call(legacy)
        return before is not None and reason is not None and reason != before

    def _function_call(self, more: sent.RawFunctionDelta) -> None:
        fields, pieces = self._legacy = self._legacy or ({}, [])
        fold(fields, more, {"arguments"})
        pieces.append(text_of(more.get("arguments")) or "")

    @property
    def refused(self) -> list[int]:
        """Positions of the calls that must not run."""
        return [mark["index"] for mark in self._calls.end()]

    def whole(self) -> dict[str, object]:
        message: dict[str, object] = {"role": "assistant"}
        if self._content:
            texts = [piece for piece in self._content if isinstance(piece, str)]
            message["content"] = "".join(texts) if len(texts) == len(self._content) else self._content
        message |= {field: "".join(pieces) for field, pieces in self._texts.items()}
        if self._calls.calls:
            message["tool_calls"] = [self._call(place, call) for place, call in enumerate(self._calls.calls)]
        if self._legacy is not None:
            message["function_call"] = {**self._legacy[0], "arguments": "".join(self._legacy[1])}
        return {"message": {**message, **joined_thoughts(self._message)}, **self._fields}

    def _call(self, place: int, call: RawCall) -> dict[str, object]:
        own = dict(self._extras.get(place, {}))
        kind, said = "function", {"name": call.name or "", "arguments": call.text}
        if self._calls.is_custom(place):
            kind, said = "custom", {"name": call.name or "", "input": text_in(call.text)}
        inner = {**said, **object_of(own.pop(kind, None))}
        return {"id": call.given, "type": kind, kind: inner, **own}


_TEXTS_OF_THOUGHTS: Final = ("text", "summary", "thinking")


def joined_thoughts(message: dict[str, object]) -> dict[str, object]:
    """Return `message` (changed in place) with the pieces of each listed thought joined, as in a body.

    A piece continues the entry before it if type and index are equal and the ids do not differ; opaque data come whole.
    """
    for name in PIECED:
        entries = message.get(name)
        if isinstance(entries, list):
            whole: list[object] = []
            for piece in entries:
                if whole and _goes_on(whole[-1], piece):
                    whole[-1] = _with_piece(object_of(whole[-1]), object_of(piece))
                else:
                    whole.append(piece)
            message[name] = whole
    return message


def _goes_on(entry: object, piece: object) -> bool:
    if not isinstance(entry, dict) or not isinstance(piece, dict) or entry.get("data") or piece.get("data"):
        return False
    is_signed = bool(entry.get("signature")) and any(piece.get(field) for field in _TEXTS_OF_THOUGHTS)
    ids = {each["id"] for each in (entry, piece) if isinstance(each.get("id"), str)}
    same = all(entry.get(name) == piece.get(name) for name in ("type", "index"))
    return same and len(ids) < 2 and not is_signed


def _with_piece(entry: Mapping[str, object], piece: Mapping[str, object]) -> dict[str, object]:
    found = {**entry, **{name: value for name, value in piece.items() if value is not None or name not in entry}}
    for field in _TEXTS_OF_THOUGHTS:
        held, more = entry.get(field), piece.get(field)
        if isinstance(held, str) and isinstance(more, str):
            found[field] = held + more
    return found


def fold(store: dict[str, object], wire: AnyRaw, known: Set[str]) -> None:
    """Join the fields of a delta with those of the deltas before it, except fields with known names."""
    for key, value in wire.items():
        if value is None or key in known:
            continue
        held = store.get(key)
        if isinstance(value, list):
            if isinstance(held, list):
                held.extend(value)
            else:
                store[key] = list(value)
        elif isinstance(value, dict):
            if not isinstance(held, dict):
                held = store[key] = {}
            fold(held, value, frozenset())
        else:
            store[key] = value
