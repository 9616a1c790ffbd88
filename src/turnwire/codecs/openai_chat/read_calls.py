"""Read the calls of an answer, whole or in pieces, wire → canonical.

In: entries of `tool_calls`, and the older `function_call`. Out: the calls, and the deltas of a stream. An index may be
missing or a text of digits, arguments may be JSON in place of text; fields without a canonical delta are preserved as
extras, in `function` if they were there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.codecs.openai_chat import names as words
from turnwire.codecs.requests.text_inputs import CLOSING, OPENING, escaped
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.wire_values import (
    count_of,
    holds_arguments,
    object_of,
    objects_of,
    text_of,
    unreadable,
)
from turnwire.codecs.variants import ChatVariant
from turnwire.core.calls import RawCall, json_text, says_anything
from turnwire.core.streamed_name import names_tool
from turnwire.core.tool_deltas import ToolDeltaRouter

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw


_DIGITS: Final = late_pattern("[0-9]{1,9}")
_APART: Final = 10**9
"""First index for calls that are not objects, so that they never continue a call of the server's."""


def call_entries(calls: object, at: str) -> list[sent.RawMessageToolCall]:
    """Return the entries of a list of calls; one that is not an object is the arguments of a call without a name.

    Raises:
        ProviderResponseError: it is not a list.
    """
    if not isinstance(calls, (list, tuple)):
        raise unreadable(at, "a list of calls")
    return [
        entry if isinstance(entry, dict) else {"index": _APART + place, "function": {"arguments": json_text(entry)}}
        for place, entry in enumerate(calls)
    ]


class ToolEntryRouter(ToolDeltaRouter):
    """Assigns the entries of this wire to their calls. Not thread-safe."""

    __slots__ = ("_texts",)

    def __init__(self, *, whole_calls: bool = False) -> None:
        super().__init__(whole_calls=whole_calls)
        self._texts: dict[int, None] = {}  # calls of custom tools, whose arguments are still open

    def route(
        self, entry: sent.RawMessageToolCall, place: int, count: int = 1, *, is_whole: bool = False
    ) -> dict[str, Any]:
        """Return the delta, as plain data, for the entry at `place` of `count`; in a whole list each is a call."""
        if isinstance(entry.get("custom"), dict):
            return self._custom(entry, place, is_whole=is_whole)
        given = entry.get("function")
        function: sent.RawFunctionDelta = given if isinstance(given, dict) else {}
        arguments = function.get("arguments")
        text = arguments if isinstance(arguments, str) else None
        is_parsed = arguments is not None and text is None
        if is_parsed:
            text = json_text(arguments)
        extras = unknown_fields(entry, words.KNOWN_CALL)
        if rest := unknown_fields(function, words.KNOWN_FUNCTION):
            extras["function"] = rest
        delta = self.take(
            place,
            count=count,
            index=place if is_whole else _index(entry.get("index")),
            given=text_of(entry.get("id")),
            name=text_of(function.get("name")),
            arguments=text,
            extras=extras or None,
        )
        if extras and holds_arguments(extras, extras.get("function")):
            self.refuse(delta["index"], without_arguments=True)  # in a field that this wire does not have for them
        if is_whole:  # of a stream, the deltas alone say this
            call = self.calls[delta["index"]]
            call.is_complete = call.is_complete or "is_complete" in delta
            if "extras" in delta:
                call.extras = {**(call.extras or {}), **delta["extras"]}
            if is_parsed and len(call.pieces) == 1:  # what the server had parsed is not parsed again
                call.value, call.is_parsed = arguments, True
        return delta

    def _custom(self, entry: sent.RawMessageToolCall, place: int, *, is_whole: bool) -> dict[str, object]:
        """Return the delta for a custom tool's call: pieces of its text become pieces of the arguments that hold it."""
        custom: sent.RawCustomCall = object_of(entry.get("custom"))
        extras = unknown_fields(entry, words.KNOWN_CALL | {"custom"})
        if rest := unknown_fields(custom, {"name", "input"}):
            extras["custom"] = rest
        delta = self.take(
            place,
            index=place if is_whole else _index(entry.get("index")),
            given=text_of(entry.get("id")),
            name=text_of(custom.get("name")),
            extras=extras or None,
        )
        position: int = delta["index"]
        call = self.calls[position]
        piece = escaped(text_of(custom.get("input")) or "")
        if position not in self._texts:
            self._texts[position] = None
            piece = OPENING + piece
            call.provider_options = delta["provider_options"] = {words.DIALECT: {"type": "custom"}}
        if is_whole:
            call.is_unproven = True
            call.extras = delta.get("extras")
        call.pieces.append(piece)
        return {**delta, "arguments": piece}

    def is_custom(self, position: int) -> bool:
        """Return True if the call at `position` calls a custom tool."""
        return position in self._texts

    def take_again(self, message: AnyRaw) -> list[dict[str, Any]]:
        """Return the deltas for arguments that are in a whole message but not in the pieces of its calls.

        The pieces take precedence. A call whose pieces gave an empty object must not run.
        """
        deltas: list[dict[str, Any]] = []
        entries = [*objects_of(message.get("tool_calls")), {"function": message.get("function_call")}]
        for place, entry in enumerate(entries):
            function: sent.RawFunctionDelta = object_of(entry.get("function"))
            text = _arguments_text(function.get("arguments"))
            if not says_anything(text):
                continue
            position = self._again(place, text_of(entry.get("id")), text_of(function.get("name")))
            if position is None:
                self.doubt()
            elif not self.calls[position].has_arguments:
                self.calls[position].pieces.append(text)
                deltas.append({"index": position, "arguments": text})
            elif not self.calls[position].says_anything:
                self.refuse(position)
        return deltas

    def said_again(self, legacy: sent.RawFunctionDelta) -> list[dict[str, Any]] | None:
        """Return the delta for arguments that only the old form of a call has; None if it is a separate call."""
        name, text = text_of(legacy.get("name")), _arguments_text(legacy.get("arguments"))
        for position, call in enumerate(self.calls):
            if call.name != name:
                continue
            if call.text == text and not call.is_parsed:
                return []
            if not call.says_anything:
                self.refuse(position, without_arguments=True)
                if not (call.has_arguments or call.is_parsed):
                    call.pieces.append(text)
                    return [{"index": position, "arguments": text}]
        return None

    def _again(self, place: int, given: str | None, name: str | None) -> int | None:
        known = (position for position, call in enumerate(self.calls) if given is not None and call.given == given)
        found = next(known, place if place < len(self.calls) else None)
        return found if found is not None and name in (None, self.calls[found].name) else None

    def doubt(self) -> None:
        """Record that arguments came that may belong to any call."""
        for position in range(len(self.calls)):
            self.refuse(position, without_arguments=True)

    def doubt_beside(self, choices: object) -> None:
        """Check whether further choices have arguments of the calls here."""
        if not (choices and self.calls):
            return
        ids = {call.given for call in self.calls if call.given is not None}
        for choice in objects_of(choices):
            message = object_of(choice.get("message"))
            for entry in (*objects_of(message.get("tool_calls")), {"function": message.get("function_call")}):
                function: sent.RawFunctionDelta = object_of(entry.get("function"))
                is_named = bool(text_of(function.get("name")) and choice.get("finish_reason"))
                text = _arguments_text(function.get("arguments"))
                if says_anything(text) and not (is_named and text_of(entry.get("id")) not in ids):
                    self.doubt()

    def close_texts(self) -> list[dict[str, object]]:
        """Return the deltas that end the arguments of custom tools' calls, after a whole message or stream."""
        for position in self._texts:
            self.calls[position].pieces.append(CLOSING)
        return [{"index": position, "arguments": CLOSING} for position in self._texts]


def plain_calls(entries: Sequence[sent.RawMessageToolCall], variant: ChatVariant) -> list[RawCall]:
    """Return the calls of a whole message if each has its own id, a name and arguments, and no other fields: the fast
    path, four times faster than the rules for all others. Empty if any call differs.
    """
    found: dict[str, RawCall] = {}
    for entry in entries:
        function = entry.get("function")
        if not (isinstance(function, dict) and entry.keys() <= words.KNOWN_CALL):
            return []
        given, name, text = entry.get("id"), function.get("name"), function.get("arguments")
        if not (isinstance(given, str) and isinstance(name, str) and isinstance(text, str)):
            return []
        if not (given and given not in found and names_tool(name) and says_anything(text)):
            return []
        if not function.keys() <= words.KNOWN_FUNCTION:
            return []
        found[given] = RawCall(id=given, name=name, pieces=[text])
        if variant.whole_calls and text.rstrip().endswith("}"):
            found[given].is_complete = True
    return [*found.values()]


def _arguments_text(arguments: object) -> str:
    return arguments if isinstance(arguments, str) else "" if arguments is None else json_text(arguments)


def _index(value: object) -> int | None:
    return int(value) if isinstance(value, str) and _DIGITS.fullmatch(value) else count_of(value)
