"""The builder of answers, which whole bodies and streams share: pieces in the order of arrival, one `ChatResponse`.

One validator call for one answer. Time and memory are linear in its length.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import Any, Final

from turnwire_schema.v1.response import ChatResponse

from turnwire.core.calls import JUDGED, RawCall, finish_calls
from turnwire.core.finish import STOPPED

_ORDER = ("thinking", "text", "refusal", "whole")
"""Order of what has one number."""


JOINED: Final = 16
"""Pieces of a text that become one: a word on its own takes more than ten times its length."""


class _Pieces(list[str]):
    """A text as it comes, in linear time."""

    __slots__ = ("_whole",)

    def __init__(self) -> None:
        self._whole = 0  # of them are joined

    def add(self, piece: str) -> None:
        """Append a piece."""
        self.append(piece)
        if len(self) - self._whole >= JOINED:
            self[self._whole :] = ["".join(self[self._whole :])]
            self._whole += 1


class _Slot:
    """A numbered place among the parts: pieces of thinking or text, or whole parts."""

    __slots__ = ("fields", "kind", "parts", "pieces")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.pieces = _Pieces()
        self.fields: dict[str, Any] = {}
        self.parts: list[Any] = []

    def take_options(self, options: Any) -> None:
        """Join provider options to those that came before; a later value replaces an earlier one."""
        if options:
            held = self.fields.setdefault("provider_options", {})
            for name, fields in options.items():
                held.setdefault(name, {}).update(fields)

    @property
    def count(self) -> int:
        return len(self.parts) if self.kind == "whole" else 1

    def part(self) -> dict[str, Any]:
        return {"type": self.kind, "text": "".join(self.pieces), **self.fields}


# Most answers have text alone, so what holds the rest is made when it comes; until then all share what is empty.
_NONE: Final[list[Any]] = []
_NO_PIECES: Final = _Pieces()
_NONE_NUMBERED: Final[dict[tuple[int, int], _Slot]] = {}


class AnswerBuilder:
    """Collects the parts of one answer. Not thread-safe; one builder for one answer."""

    __slots__ = (
        "_has_numbered_refusal",
        "_numbered",
        "_parts",
        "_refusal",
        "_signature",
        "_text",
        "_thinking",
        "_thinking_origin",
        "calls",
    )

    def __init__(self) -> None:
        self.calls: list[RawCall] = []
        self._text = _Pieces()
        self._thinking = _NO_PIECES
        self._refusal: list[str] = _NONE
        self._signature: str | None = None
        self._thinking_origin: Any = None
        self._parts: list[Any] = _NONE
        self._numbered: dict[tuple[int, int], _Slot] = _NONE_NUMBERED
        self._has_numbered_refusal = False

    @property
    def text(self) -> str:
        """The text so far, of all its parts."""
        numbered = ("".join(slot.pieces) for _, slot in sorted(self._numbered.items()) if slot.kind == "text")
        return "".join((*numbered, *self._text))

    @property
    def has_refusal(self) -> bool:
        """Whether any words of refusal came."""
        return self._has_numbered_refusal or any(self._refusal)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has come that a reader could see: no text, no thoughts, no part and no call."""
        numbered = any(slot.parts or any(slot.pieces) for slot in self._numbered.values())
        return not (numbered or self._parts or self.calls or any(self._text) or any(self._thinking) or self.has_refusal)

    def add(
        self,
        *,
        text: str | None = None,
        thinking: str | None = None,
        signature: str | None = None,
        thinking_origin: Any = None,
        refusal: str | None = None,
        parts: Iterable[Any] | None = None,
        part_index: int | None = None,
        provider_options: Any = None,
    ) -> None:
        """Take the content that a chunk with these fields brings."""
        if text is not None:
            self.add_text(text, part_index, provider_options=provider_options)
        if thinking is not None or signature is not None:
            self.add_thinking(
                thinking,
                signature=signature,
                origin=thinking_origin,
                part_index=part_index,
                provider_options=provider_options,
            )
        if refusal is not None:
            self.add_refusal(refusal, part_index, provider_options=provider_options)
        for part in parts or ():
            self.add_part(part, part_index)

    def text_adder(self, part_index: int | None = None) -> Callable[[str], None]:
        """Return the function that `add_text` calls with each piece of this number, for a text that goes on."""
        return (self._text if part_index is None else self._slot(part_index, "text").pieces).add

    def add_text(self, piece: str, part_index: int | None = None, *, provider_options: Any = None) -> None:
        """Append to the answer's text, or to the numbered text part, whose provider options grow."""
        if part_index is None:
            self._text.add(piece)
        else:
            slot = self._slot(part_index, "text")
            slot.pieces.add(piece)
            slot.take_options(provider_options)

    def add_thinking(
        self,
        piece: str | None = None,
        *,
        signature: str | None = None,
        origin: Any = None,
        part_index: int | None = None,
        provider_options: Any = None,
    ) -> None:
        """Append to the thoughts, or to the numbered thinking part; a signature replaces an earlier one."""
        if part_index is None:
            if piece is not None:
                if self._thinking is _NO_PIECES:
                    self._thinking = _Pieces()
                self._thinking.add(piece)
            if signature is not None:
                self._signature = signature
            if origin is not None:
                self._thinking_origin = origin
            return
        slot = self._slot(part_index, "thinking")
        if piece is not None:
            slot.pieces.add(piece)
        if signature is not None:
            slot.fields["signature"] = signature
        if origin is not None:
            slot.fields["origin"] = origin
        slot.take_options(provider_options)

    def _slot(self, part_index: int, kind: str) -> _Slot:
        # Thinking and text of one number are two parts: a chunk may extend both, thinking first.
        key = (part_index, _ORDER.index(kind))
        slot = self._numbered.get(key)
        if slot is None:
            if self._numbered is _NONE_NUMBERED:
                self._numbered = {}
            slot = self._numbered[key] = _Slot(kind)
        return slot

    def add_refusal(self, piece: str, part_index: int | None = None, *, provider_options: Any = None) -> None:
        """Append to the refusal, or to the numbered refusal part."""
        if part_index is None:
            if self._refusal is _NONE:
                self._refusal = []
            self._refusal.append(piece)
            return
        slot = self._slot(part_index, "refusal")
        slot.pieces.add(piece)
        slot.take_options(provider_options)
        self._has_numbered_refusal = self._has_numbered_refusal or bool(piece)

    def add_part(self, part: Any, part_index: int | None = None) -> None:
        """Add a part that came whole, after all others or at a number."""
        if part_index is None:
            if self._parts is _NONE:
                self._parts = []
            self._parts.append(part)
        else:
            self._slot(part_index, "whole").parts.append(part)

    def content(self) -> Any:
        """Content in canonical form: None when nothing came, text when there is only text, else parts in order."""
        text = "".join(self._text)
        if not (self._thinking or self._parts or self._refusal or self._signature is not None):
            if not self._numbered:
                return text if self._text else None
            (slot,) = self._numbered.values() if len(self._numbered) == 1 else (None,)
            if slot is not None and slot.kind == "text" and not (slot.fields or text):
                return "".join(slot.pieces)
        parts: list[Any] = []
        if self._thinking or self._signature is not None:
            thinking: dict[str, Any] = {"type": "thinking", "text": "".join(self._thinking)}
            if self._signature is not None:
                thinking["signature"] = self._signature
            if self._thinking_origin is not None:
                thinking["origin"] = self._thinking_origin
            if thinking["text"] or self._signature is not None:
                parts.append(thinking)
        for _, slot in sorted(self._numbered.items(), key=lambda item: item[0]):
            parts.extend(slot.parts if slot.kind == "whole" else [slot.part()])
        if text:
            parts.append({"type": "text", "text": text})
        if any(self._refusal):
            parts.append({"type": "refusal", "text": "".join(self._refusal)})
        parts.extend(self._parts)
        if not parts:
            return "" if self._text else None
        if (
            len(parts) == 1
            and isinstance(parts[0], dict)
            and parts[0].keys() == {"type", "text"}
            and parts[0]["type"] == "text"
        ):
            return parts[0]["text"]
        return parts

    def _parts_before(self) -> Callable[[int], int | None]:
        """From the number of a call to how many parts of the content come before it; None when all of them do."""
        counts: dict[int, int] = {}
        for (number, _), slot in self._numbered.items():
            counts[number] = counts.get(number, 0) + slot.count
        numbers = sorted(counts)
        sums = [0, *accumulate(counts[number] for number in numbers)]
        has_thinking = any(self._thinking) or self._signature is not None
        rest = any(self._text) + any(self._refusal) + len(self._parts)

        def parts_before(part_index: int) -> int | None:
            before = sums[bisect_left(numbers, part_index)]
            return before + has_thinking if sums[-1] - before + rest else None

        return parts_before

    def build(
        self,
        *,
        finish_reason: str,
        was_cut: bool = False,
        usage: Any = None,
        id_facts: tuple[object, ...] = (),
        diagnostics: Iterable[Any] = (),
        message_fields: Mapping[str, Any] | None = None,
        **response_fields: Any,
    ) -> ChatResponse:
        """The whole answer, validated once; see `fields`."""
        return ChatResponse.model_validate(
            self.fields(
                finish_reason=finish_reason,
                was_cut=was_cut,
                usage=usage,
                id_facts=id_facts,
                diagnostics=diagnostics,
                message_fields=message_fields,
                **response_fields,
            )
        )

    def fields(
        self,
        *,
        finish_reason: str,
        was_cut: bool = False,
        usage: Any = None,
        id_facts: tuple[object, ...] = (),
        diagnostics: Iterable[Any] = (),
        message_fields: Mapping[str, Any] | None = None,
        **response_fields: Any,
    ) -> dict[str, Any]:
        """The canonical fields of the whole answer, not yet validated.

        `was_cut` says that the answer ended before its end. `message_fields` and `response_fields` are further
        canonical fields (`extras`, `raw_finish_reason`, `model`, `id`, `created`); None is left out.
        """
        message, notes = self.message(finish_reason, was_cut=was_cut, id_facts=id_facts)
        if message_fields:
            message.update(message_fields)
        response: dict[str, Any] = {
            "message": message,
            "usage": usage if usage is not None else {},
            "finish_reason": finish_reason,
        }
        if all_notes := judged_last([*diagnostics, *notes]):
            response["diagnostics"] = all_notes
        response.update({name: value for name, value in response_fields.items() if value is not None})
        return response

    def message(
        self, finish_reason: str, *, was_cut: bool, id_facts: tuple[object, ...] = ()
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The canonical fields of the message, not yet validated, and the diagnostics of its calls."""
        content = self.content()
        if not self.calls:
            return {"role": "assistant", "content": "" if content is None else content}, []
        calls = finish_calls(
            self.calls,
            was_cut=was_cut,
            at_limit=finish_reason == "length",
            was_stopped=finish_reason in STOPPED,
            id_facts=id_facts,
            parts_before=self._parts_before() if any(call.part_index is not None for call in self.calls) else None,
        )
        message: dict[str, Any] = {"role": "assistant"}
        calls.into(message)
        if content:
            message["content"] = content
        return message, calls.diagnostics


def judged_last(notes: list[Any]) -> list[Any]:
    """Diagnostics with those of an answer that was compared with its request at the end, as in a stream."""
    if len(notes) > 1:
        notes.sort(key=lambda one: (one["id"] if isinstance(one, Mapping) else one.id) in JUDGED)
    return notes
