"""Fields of a stream that are not canonical, folded to what the same answer has when it is not streamed.

In: chunks, choices and deltas. Out: at the end, extras: fields of chunks at the top, of choices under `choice`, of
deltas under `message`, and the further choices under `choices`. Lists (log probabilities, token ids, citations) are
joined, of everything else the last value counts.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Final, Literal

from turnwire.codecs.openai_chat.names import THINKING_FIELDS
from turnwire.codecs.openai_chat.read_parts import foreign
from turnwire.codecs.wire_values import index_of, object_of, objects_of, text_of

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_openai_chat import (
        RawChatCompletionChunk,
        RawChunkChoice,
        RawCustomCall,
        RawDelta,
        RawFunctionDelta,
        RawMessageToolCall,
        RawToolCallDelta,
    )

_TEXTS: Final[tuple[Literal["content", "refusal", "reasoning", "reasoning_content"], ...]] = (
    "content",
    "refusal",
    *THINKING_FIELDS,
)
_CHOICE: Final = frozenset({"index", "delta", "finish_reason"})
_DELTA: Final = frozenset({"role", "tool_calls", *_TEXTS})


class StreamExtras:
    """What the answer's own choice carries beside the canonical fields."""

    __slots__ = ("_choice", "_message", "_owned", "top")

    def __init__(self) -> None:
        self.top: dict[str, object] = {}
        self._owned: dict[str, dict[str, object]] = {}  # objects at the top that are copies, which may grow in place
        self._choice: dict[str, object] = {}
        self._message: dict[str, object] = {}

    def take_top(self, body: RawChatCompletionChunk, known: Set[str]) -> None:
        """Keep the unknown fields of a chunk."""
        for key, value in body.items():
            if value is None or key in known:
                continue
            held = self.top.get(key)
            if isinstance(held, dict) and isinstance(value, dict):
                grown = self._owned.setdefault(key, dict(held))
                grown |= value  # x_groq: the id comes first, the usage last
                self.top[key] = grown
            else:
                self._owned.pop(key, None)
                self.top[key] = value

    def take_choice(self, choice: AnyRaw, known: Set[str] = frozenset()) -> None:
        """Keep the unknown fields of the answer's choice."""
        _fold(self._choice, choice, known)

    def take_message(self, delta: AnyRaw, known: Set[str] = frozenset()) -> None:
        """Keep the unknown fields of a delta."""
        _fold(self._message, delta, known)

    def collected(self, others: list[dict[str, object]]) -> dict[str, object]:
        """Everything, in the form in which a whole body has it."""
        beside = {"choice": self._choice, "message": self._message, "choices": others}
        return self.top | {name: found for name, found in beside.items() if found}


class CustomCalls:
    """The calls of custom tools, which are no canonical calls, each joined of its pieces."""

    __slots__ = ("_calls", "_inputs")

    def __init__(self) -> None:
        self._calls: dict[int, tuple[dict[str, object], dict[str, object]]] = {}
        self._inputs: dict[int, list[str]] = {}

    def __bool__(self) -> bool:
        return bool(self._calls)

    def take(self, index: int, entry: RawMessageToolCall) -> None:
        """Join a piece of a call to the pieces before it."""
        more: RawCustomCall = object_of(entry.get("custom"))
        if index not in self._calls:
            call = {key: value for key, value in entry.items() if key != "index"}
            self._calls[index] = call, dict(more.items())
            return
        _, custom = self._calls[index]
        pieces = self._inputs.setdefault(index, [text_of(custom.get("input")) or ""])
        pieces.append(text_of(more.get("input")) or "")
        if more.get("name") and not custom.get("name"):
            custom["name"] = more["name"]

    def parts(self) -> list[dict[str, object]]:
        """The calls as parts of the answer, in the order of their indexes, each with the whole of its input."""
        for index, pieces in self._inputs.items():
            self._calls[index][1]["input"] = "".join(pieces)
        calls = (self._calls[index] for index in sorted(self._calls))
        return [foreign({**call, "custom": custom}) for call, custom in calls]


class OtherChoices:
    """The further choices of a request with n above 1, folded to whole choices as a body has them."""

    __slots__ = ("_choices",)

    def __init__(self) -> None:
        self._choices: dict[int, _OtherChoice] = {}

    def take(self, index: int, choice: RawChunkChoice) -> None:
        """Take the next piece of the choice at `index`."""
        held = self._choices.get(index)
        if held is None:
            held = self._choices[index] = _OtherChoice()
        held.take(choice)

    def collected(self) -> list[dict[str, object]]:
        """The choices, in the order in which they began."""
        return [{"index": index, **choice.whole()} for index, choice in self._choices.items()]


class _OtherCall:
    __slots__ = ("id", "name", "pieces")

    def __init__(self, given: object) -> None:
        self.id = given
        self.name = ""
        self.pieces: list[str] = []

    def whole(self) -> dict[str, object]:
        function = {"name": self.name, "arguments": "".join(self.pieces)}
        return {"id": self.id, "type": "function", "function": function}


class _OtherChoice:
    __slots__ = ("_calls", "_fields", "_message", "_texts", "_word")

    def __init__(self) -> None:
        self._texts: dict[str, list[str]] = {}
        self._calls: dict[int, _OtherCall] = {}
        self._message: dict[str, object] = {}
        self._fields: dict[str, object] = {}
        self._word: object = None

    def take(self, choice: RawChunkChoice) -> None:
        self._word = self._word or choice.get("finish_reason") or None
        _fold(self._fields, choice, _CHOICE)
        delta: RawDelta = object_of(choice.get("delta"))
        for field in _TEXTS:
            if isinstance(piece := delta.get(field), str):
                self._texts.setdefault(field, []).append(piece)
        for place, entry in enumerate(objects_of(delta.get("tool_calls"))):
            index = index_of(entry.get("index"))
            self._take_call(place if index is None else index, entry)
        _fold(self._message, delta, _DELTA)

    def _take_call(self, index: int, entry: RawToolCallDelta) -> None:
        function: RawFunctionDelta = object_of(entry.get("function"))
        call = self._calls.get(index)
        if call is None:
            call = self._calls[index] = _OtherCall(entry.get("id"))
        call.name = call.name or text_of(function.get("name")) or ""
        call.pieces.append(text_of(function.get("arguments")) or "")

    def whole(self) -> dict[str, object]:
        message: dict[str, object] = {"role": "assistant"}
        message |= {field: "".join(pieces) for field, pieces in self._texts.items()}
        if self._calls:
            message["tool_calls"] = [call.whole() for call in self._calls.values()]
        return {"message": {**message, **self._message}, "finish_reason": self._word, **self._fields}


def _fold(store: dict[str, object], wire: AnyRaw, known: Set[str]) -> None:
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
            _fold(held, value, frozenset())
        else:
            store[key] = value
