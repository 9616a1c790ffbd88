"""Folding pieces into an answer: the builder that whole bodies and streams share, and the accumulators for chunks.

`AnswerBuilder` takes pieces in the order of arrival and builds one `ChatResponse` with one validator call.
`StreamAccumulator` feeds it from `StreamingChunk`s. Time and memory are linear in the length of the answer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from operator import itemgetter
from typing import Any, Final

from pydantic_core import from_json

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolCallDelta

from turnwire.core.calls import JUDGED, RawCall, finish_calls
from turnwire.core.errors import StreamError
from turnwire.core.finish import CUT

MESSAGE_EXTRAS: Final = "message"
"""Key in a chunk's extras for unknown fields of the message itself; they end up in the message's extras."""


# Nearly every chunk of a stream has one of these sets of fields; it is read without looking at the others.
_ONLY_TEXT: Final = {"text"}
_NUMBERED_TEXT: Final = {"text", "part_index"}
_ONLY_CALLS: Final = {"tool_call_deltas"}
_ONLY_ARGUMENTS: Final = {"index", "arguments"}

_ORDER = ("thinking", "text", "refusal", "whole")
"""Order of what has one number."""


class _Slot:
    """A numbered place among the parts: pieces of thinking or text, or whole parts."""

    __slots__ = ("fields", "kind", "parts", "pieces")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.pieces: list[str] = []
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
        self._text: list[str] = []
        self._thinking: list[str] = []
        self._refusal: list[str] = []
        self._signature: str | None = None
        self._thinking_origin: Any = None
        self._parts: list[Any] = []
        self._numbered: dict[tuple[int, int], _Slot] = {}
        self._has_numbered_refusal = False

    @property
    def has_refusal(self) -> bool:
        """Whether any words of refusal came."""
        return self._has_numbered_refusal or any(self._refusal)

    def add_text(self, piece: str, part_index: int | None = None, *, provider_options: Any = None) -> None:
        """Append to the answer's text, or to the numbered text part, whose provider options grow."""
        if part_index is None:
            self._text.append(piece)
        else:
            slot = self._slot(part_index, "text")
            slot.pieces.append(piece)
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
                self._thinking.append(piece)
            if signature is not None:
                self._signature = signature
            if origin is not None:
                self._thinking_origin = origin
            return
        slot = self._slot(part_index, "thinking")
        if piece is not None:
            slot.pieces.append(piece)
        if signature is not None:
            slot.fields["signature"] = signature
        if origin is not None:
            slot.fields["origin"] = origin
        slot.take_options(provider_options)

    def _slot(self, part_index: int, kind: str) -> _Slot:
        # Thinking and text of one number are two parts: a chunk may extend both, thinking first.
        return self._numbered.setdefault((part_index, _ORDER.index(kind)), _Slot(kind))

    def add_refusal(self, piece: str, part_index: int | None = None, *, provider_options: Any = None) -> None:
        """Append to the refusal, or to the numbered refusal part."""
        if part_index is None:
            self._refusal.append(piece)
            return
        slot = self._slot(part_index, "refusal")
        slot.pieces.append(piece)
        slot.take_options(provider_options)
        self._has_numbered_refusal = self._has_numbered_refusal or bool(piece)

    def add_part(self, part: Any, part_index: int | None = None) -> None:
        """Add a part that came whole, after all others or at a number."""
        if part_index is None:
            self._parts.append(part)
        else:
            self._slot(part_index, "whole").parts.append(part)

    def content(self) -> Any:
        """Content in canonical form: None when nothing came, text when there is only text, else parts in order."""
        text = "".join(self._text)
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
        """From the number of a call to how many parts of the content stand before it; None when all of them do."""
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
        calls = finish_calls(self.calls, was_cut=was_cut, id_facts=id_facts, parts_before=self._parts_before())
        message: dict[str, Any] = {"role": "assistant"}
        content = self.content()
        if calls.valid:
            message["tool_calls"] = calls.valid
        if calls.invalid:
            message["invalid_tool_calls"] = calls.invalid
        if content is not None and not (content == "" and self.calls):
            message["content"] = content
        elif not self.calls:
            message["content"] = ""
        if message_fields:
            message.update(message_fields)
        response: dict[str, Any] = {
            "message": message,
            "usage": usage if usage is not None else {},
            "finish_reason": finish_reason,
        }
        notes = [*diagnostics, *calls.diagnostics]
        if len(notes) > 1:  # judged is a finished answer: these come last in a whole one, too
            notes.sort(key=lambda one: (one["id"] if isinstance(one, Mapping) else one.id) in JUDGED)
        if notes:
            response["diagnostics"] = notes
        return response | {name: value for name, value in response_fields.items() if value is not None}


class ToolCallAccumulator:
    """Joins deltas of any number of interleaved calls, in linear time.

    Calls are distinguished by index and id: a new id at a known index opens a new call; a repeated id or name is not
    appended. They stand in the order of their indexes, those that share an index in the order of arrival.
    Not thread-safe.
    """

    __slots__ = ("_by_index", "_in_order", "_last", "_places", "arrived")

    def __init__(self) -> None:
        self.arrived: list[RawCall] = []
        """The calls as far as they came, in the order in which they began."""
        self._in_order: list[RawCall] | None = []  # None: to be made anew
        self._places: list[int] = []
        self._last = -1
        self._by_index: dict[int, RawCall] = {}

    @property
    def calls(self) -> Sequence[RawCall]:
        """The calls as far as they came, in the order of the answer."""
        if self._in_order is None:  # put in order once for a reader, and not once for every call that begins
            placed = sorted(zip(self._places, self.arrived, strict=True), key=itemgetter(0))
            self._in_order = [call for _, call in placed]
        return self._in_order

    def ending(self, count: int) -> Sequence[RawCall]:
        """The first `count` calls as they began, for they are told already, then the others as the answer has them."""
        told = self.arrived[:count]
        known = set(map(id, told))
        return [*told, *(call for call in self.calls if id(call) not in known)] if told else self.calls

    def add(self, delta: ToolCallDelta) -> None:
        """Take the next piece of a call."""
        call = self._by_index.get(delta.index)
        if call is not None and delta.__pydantic_fields_set__ == _ONLY_ARGUMENTS and not call.is_complete:
            if delta.arguments is not None:
                call.pieces.append(delta.arguments)
            return
        given = delta.id
        if call is None or _opens_a_call(delta, call):
            call = self._open(delta.index)
        if given is not None:
            call.id = given
            call.is_minted = delta.id_origin == "minted"
        if delta.name is not None:
            call.add_name(delta.name)
        if delta.arguments is not None:
            call.pieces.append(delta.arguments)
        if delta.is_complete:
            call.is_complete = True
        if delta.invalid is not None:
            call.invalid = delta.invalid
        if delta.part_index is not None and call.part_index is None:
            call.part_index = delta.part_index
        if delta.extras is not None:
            call.extras = call.extras or {}
            call.extras.update(delta.extras)
        if delta.provider_options is not None:
            call.provider_options = dict(delta.provider_options)

    def _open(self, index: int) -> RawCall:
        # A second call at one index comes after all that have come: its server does not number its calls.
        place = self._last if index in self._by_index else index
        call = self._by_index[index] = RawCall()
        if place >= self._last and self._in_order is not None:
            self._in_order.append(call)
        else:
            self._in_order = None
        self._last = max(self._last, place)
        self._places.append(place)
        self.arrived.append(call)
        return call

    def finish(self, *, was_cut: bool = False) -> tuple[ToolCall | InvalidToolCall, ...]:
        """Every call in the order of the answer, valid or invalid with its raw text.

        `was_cut` says that the answer ended before its end; its last call is then invalid, whatever it looks like.
        """
        finished = finish_calls(self.calls, was_cut=was_cut)
        valid, invalid = iter(finished.valid), iter(finished.invalid)
        bad_positions = {call["position"] for call in finished.invalid}
        return tuple(
            InvalidToolCall.model_validate(next(invalid))
            if position in bad_positions
            else ToolCall.model_validate(next(valid))
            for position in range(len(self.calls))
        )

    def arguments_so_far(self, position: int) -> Any:
        """The arguments of call `position` as far as they came: unfinished strings and objects are closed for the view.

        For showing progress only; the call is complete when the stream says so. None while nothing can be read. Each
        look reads the text again from its beginning.
        """
        text = self.calls[position].text
        try:
            return from_json(text, allow_partial="trailing-strings", allow_inf_nan=False) if text.strip() else None
        except ValueError:
            return None


def _opens_a_call(delta: ToolCallDelta, known: RawCall) -> bool:
    """Whether a delta at a known index begins another call: by a new id, or because the known call is whole."""
    if delta.id is not None and known.id is not None and delta.id != known.id and not known.is_minted:
        return True
    is_known = delta.id is not None and delta.id == known.id
    return known.is_complete and not is_known and (delta.name is not None or delta.arguments is not None)


class StreamAccumulator:
    """Folds chunks into the `ChatResponse` that the same answer gives when it is not streamed.

    `add` every chunk in order, then read `response`. Exactly one chunk is complete and it is the last. Not thread-safe.
    """

    __slots__ = ("_builder", "_calls", "_created", "_extras", "_id", "_last", "_model", "_usage")

    def __init__(self) -> None:
        self._builder = AnswerBuilder()
        self._calls = ToolCallAccumulator()
        self._last: StreamingChunk | None = None
        self._usage: Any = None
        self._model: str | None = None
        self._id: str | None = None
        self._created: Any = None
        self._extras: dict[str, Any] = {}

    @property
    def is_complete(self) -> bool:
        """Whether the last chunk has come."""
        return self._last is not None

    @property
    def tool_calls(self) -> ToolCallAccumulator:
        """The calls as far as they came."""
        return self._calls

    def add(self, chunk: StreamingChunk) -> None:
        """Take the next chunk.

        Raises:
            StreamError: a chunk came after the complete one.
        """
        if self._last is not None:
            raise StreamError("a chunk came after the complete one; a stream has exactly one end")
        builder = self._builder
        given = chunk.__pydantic_fields_set__
        if given == _ONLY_TEXT and chunk.text is not None:
            builder.add_text(chunk.text)
            return
        if given == _NUMBERED_TEXT and chunk.text is not None:
            builder.add_text(chunk.text, chunk.part_index)
            return
        if given == _ONLY_CALLS:
            for delta in chunk.tool_call_deltas or ():
                self._calls.add(delta)
            return
        options = chunk.provider_options
        if chunk.text is not None:
            builder.add_text(chunk.text, chunk.part_index, provider_options=options)
        if chunk.thinking is not None or chunk.signature is not None:
            builder.add_thinking(
                chunk.thinking,
                signature=chunk.signature,
                origin=chunk.thinking_origin,
                part_index=chunk.part_index,
                provider_options=options,
            )
        if chunk.tool_call_deltas is not None:
            for delta in chunk.tool_call_deltas:
                self._calls.add(delta)
        if chunk.refusal is not None:
            builder.add_refusal(chunk.refusal, chunk.part_index, provider_options=options)
        if chunk.parts is not None:
            for part in chunk.parts:
                builder.add_part(part, chunk.part_index)
        self._note_facts(chunk)

    def _note_facts(self, chunk: StreamingChunk) -> None:
        """What a chunk says besides its piece of the answer."""
        if chunk.usage is not None:
            self._usage = chunk.usage
        if chunk.id is not None:
            self._id = chunk.id
        if chunk.model is not None:
            self._model = chunk.model
        if chunk.created is not None and self._created is None:
            self._created = chunk.created
        if chunk.extras is not None:
            merge_extras(self._extras, chunk.extras)
        if chunk.is_complete:
            self._last = chunk

    @property
    def response(self) -> ChatResponse:
        """The finished answer.

        Raises:
            StreamError: the complete chunk has not come; `partial` holds what did.
        """
        last = self._last
        if last is None:
            error = StreamError("the stream ended before its last chunk", category="interrupted")
            error.partial = self.partial()
            raise error
        reason = last.finish_reason or "other"
        return self._build(
            reason, was_cut=reason in CUT, raw=last.raw_finish_reason, diagnostics=last.diagnostics or ()
        )

    def partial(self, finish_reason: str = "error") -> ChatResponse:
        """The answer as far as it came, its last call marked as cut."""
        return self._build(finish_reason, was_cut=True, raw=None, diagnostics=())

    def _build(self, reason: str, *, was_cut: bool, raw: str | None, diagnostics: Iterable[Any]) -> ChatResponse:
        message_extras = self._extras.get(MESSAGE_EXTRAS)
        if not isinstance(message_extras, Mapping):
            message_extras = None  # a field of the answer that happens to have that name
        extras = {key: value for key, value in self._extras.items() if key != MESSAGE_EXTRAS or message_extras is None}
        self._builder.calls = list(self._calls.calls)
        return self._builder.build(
            finish_reason=reason,
            was_cut=was_cut,
            usage=self._usage,
            id_facts=(self._id or self._created,),
            diagnostics=diagnostics,
            raw_finish_reason=raw,
            model=self._model,
            id=self._id,
            created=self._created,
            extras=extras or None,
            message_fields={"extras": message_extras} if message_extras else None,
        )


def merge_extras(so_far: dict[str, Any], new: Mapping[str, Any], *, joins: bool = False) -> None:
    """Add the extras of a chunk: objects are merged, a later value replaces an earlier one, log probabilities go on."""
    for key, value in new.items():
        known = so_far.get(key)
        joins_here = joins or key == "logprobs"
        if isinstance(value, Mapping):
            if not isinstance(known, dict):
                known = so_far[key] = {}
            merge_extras(known, value, joins=joins_here)
        elif joins_here and isinstance(value, list):
            if isinstance(known, list):
                known.extend(value)
            else:
                so_far[key] = list(value)
        else:
            so_far[key] = value
