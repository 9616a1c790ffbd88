"""Fields of a stream that are not canonical, folded to what the same answer has when it is not streamed.

In: chunks, choices and deltas. Out: at the end, extras: fields of chunks at the top, of choices under `choice`, of
deltas under `message`, and the further choices under `choices`. Lists (log probabilities, token ids, citations) are
joined, of everything else the last value counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, Final

from turnwire.codecs.openai_chat.answer import THINKING_FIELDS
from turnwire.codecs.wire_values import index_of, object_of, objects_of, text_of

_TEXTS: Final = ("content", "refusal", *THINKING_FIELDS)


class StreamExtras:
    """What the answer's own choice carries beside the canonical fields."""

    __slots__ = ("_choice", "_inputs", "_message", "_owned", "top")

    def __init__(self) -> None:
        self.top: dict[str, Any] = {}
        self._owned: set[str] = set()  # objects at the top that are copies, which may grow in place
        self._inputs: dict[int, list[str]] = {}
        self._choice: dict[str, Any] = {}
        self._message: dict[str, Any] = {}

    def take_top(self, body: Mapping[str, Any], known: Set[str]) -> None:
        """Keep the unknown fields of a chunk."""
        for key, value in body.items():
            if value is not None and key not in known:
                held = self.top.get(key)
                if isinstance(held, dict) and isinstance(value, dict):
                    held = held if key in self._owned else dict(held)
                    held |= value  # x_groq: the id comes first, the usage last
                    self._owned.add(key)
                    self.top[key] = held
                else:
                    self._owned.discard(key)
                    self.top[key] = value

    def take_choice(self, choice: Mapping[str, Any], known: Set[str]) -> None:
        """Keep the unknown fields of the answer's choice."""
        _fold(self._choice, choice, known)

    def take_message(self, delta: Mapping[str, Any], known: Set[str]) -> None:
        """Keep the unknown fields of a delta."""
        _fold(self._message, delta, known)

    def take_custom(self, calls: dict[int, dict[str, Any]], index: int, entry: Mapping[str, Any]) -> None:
        """Join a piece of a custom tool's call to the pieces before it, but for its input."""
        call = calls.get(index)
        if call is None:
            call = {key: value for key, value in entry.items() if key != "index"}
            calls[index] = {**call, "custom": dict(call["custom"])}
            return
        custom, more = call["custom"], entry["custom"]
        pieces = self._inputs.setdefault(index, [text_of(custom.get("input")) or ""])
        pieces.append(text_of(more.get("input")) or "")
        if more.get("name") and not custom.get("name"):
            custom["name"] = more["name"]

    def join_custom(self, calls: dict[int, dict[str, Any]]) -> None:
        """Give every custom tool's call the whole of its input."""
        for index, pieces in self._inputs.items():
            calls[index]["custom"]["input"] = "".join(pieces)

    def collected(self, others: list[dict[str, Any]]) -> dict[str, Any]:
        """Everything, in the form in which a whole body has it."""
        out = dict(self.top)
        if self._choice:
            out["choice"] = self._choice
        if self._message:
            out["message"] = self._message
        if others:
            out["choices"] = others
        return out


class OtherChoices:
    """The further choices of a request with n above 1, folded to whole choices as a body has them."""

    __slots__ = ("_choices",)

    def __init__(self) -> None:
        self._choices: dict[int, _OtherChoice] = {}

    def take(self, index: int, choice: Mapping[str, Any]) -> None:
        """Take the next piece of the choice at `index`."""
        held = self._choices.get(index)
        if held is None:
            held = self._choices[index] = _OtherChoice()
        held.take(choice)

    def collected(self) -> list[dict[str, Any]]:
        """The choices, in the order in which they began."""
        return [{"index": index, **choice.whole()} for index, choice in self._choices.items()]


class _OtherChoice:
    __slots__ = ("_calls", "_fields", "_message", "_texts", "_word")

    def __init__(self) -> None:
        self._texts: dict[str, list[str]] = {}
        self._calls: dict[int, dict[str, Any]] = {}
        self._message: dict[str, Any] = {}
        self._fields: dict[str, Any] = {}
        self._word: Any = None

    def take(self, choice: Mapping[str, Any]) -> None:
        if choice.get("finish_reason") and self._word is None:
            self._word = choice["finish_reason"]
        _fold(self._fields, choice, {"index", "delta", "finish_reason"})
        delta = choice.get("delta")
        if not isinstance(delta, Mapping):
            return
        for field in _TEXTS:
            if isinstance(delta.get(field), str):
                self._texts.setdefault(field, []).append(delta[field])
        for place, entry in enumerate(objects_of(delta.get("tool_calls"))):
            index = index_of(entry.get("index"))
            self._take_call(place if index is None else index, entry)
        _fold(self._message, delta, {"role", "tool_calls", *_TEXTS})

    def _take_call(self, index: int, entry: Mapping[str, Any]) -> None:
        function = object_of(entry.get("function"))
        call = self._calls.get(index)
        if call is None:
            call = self._calls[index] = {"id": entry.get("id"), "type": "function", "name": "", "pieces": []}
        call["name"] = call["name"] or text_of(function.get("name")) or ""
        call["pieces"].append(text_of(function.get("arguments")) or "")

    def whole(self) -> dict[str, Any]:
        message: dict[str, Any] = {"role": "assistant"}
        message |= {field: "".join(pieces) for field, pieces in self._texts.items()}
        if self._calls:
            message["tool_calls"] = [
                {
                    "id": call["id"],
                    "type": call["type"],
                    "function": {"name": call["name"], "arguments": "".join(call["pieces"])},
                }
                for call in self._calls.values()
            ]
        return {"message": {**message, **self._message}, "finish_reason": self._word, **self._fields}


def _fold(store: dict[str, Any], wire: Mapping[str, Any], known: Set[str]) -> None:
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
