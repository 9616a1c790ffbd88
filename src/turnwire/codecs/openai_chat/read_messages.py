"""Messages of a request, wire → canonical.

In: the objects of `messages`. Out: canonical messages as plain dictionaries; every fault is noted with its path. Calls
in the history are judged like a model's own (`finish_calls`): arguments that are not JSON stay as an invalid call with
their text. A result belongs to a call by id; where ids are missing or repeat within a turn, by its place among them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Set
from typing import TYPE_CHECKING, Final

from turnwire.codecs.openai_chat.names import (
    DIALECT,
    KNOWN_FUNCTION,
    PUBLISHED_MESSAGE,
    PUBLISHED_NOTHING,
    THINKING_FIELDS,
)
from turnwire.codecs.openai_chat.read_parts import foreign, read_part
from turnwire.codecs.own_options import OptionsCollector
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import RawFunctionCall, RawMessageToolCall, RawRequestMessage

_ROLES: Final = ("system", "developer", "user", "assistant", "tool", "function")
_SPOKEN: Final = frozenset({"role", "content"})
_ASSISTANT: Final = frozenset({"role", "content", "refusal", "tool_calls", "function_call"})
_RESULT: Final = frozenset({"role", "content", "tool_call_id", "name"})
_CALL: Final = frozenset({"id", "type", "function"})


class MessageReader:
    """Reads the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_names", "_open", "_problems", "_tool_of", "_variant")

    def __init__(self, variant: ChatVariant, names: ToolNames, problems: list[Problem]) -> None:
        self._variant = variant
        self._names = names
        self._problems = problems
        self._open: dict[str, deque[str]] = {}
        self._tool_of: dict[str, str] = {}

    def read(self, given: object, position: int) -> dict[str, object] | None:
        """One message; None after noting what is wrong with it."""
        at = f"/messages/{position}"
        if not isinstance(given, Mapping):
            self._fault(at, "type", "a message must be an object with a role")
            return None
        raw: RawRequestMessage = given
        role = raw.get("role")
        match role.lower() if isinstance(role, str) else role:
            case "system":
                return self._spoken(raw, at, "system")
            case "developer":
                message = self._spoken(raw, at, "system")
                return None if message is None else {**message, "variant": "developer"}
            case "user":
                return self._spoken(raw, at, "user")
            case "assistant":
                return self._assistant(raw, at, position)
            case "tool" | "function":
                return self._tool(raw, at)
        self._fault(f"{at}/role", "enum", f"role must be one of: {', '.join(_ROLES)}")
        return None

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _content(self, raw: RawRequestMessage, at: str) -> str | list[dict[str, object]] | None:
        content = raw.get("content")
        if content is None or isinstance(content, str):
            return content
        if not isinstance(content, (list, tuple)):
            self._fault(f"{at}/content", "type", "content must be a string or a list of parts")
            return ""
        parts = [
            read_part(part, f"{at}/content/{index}", self._variant, self._problems)
            for index, part in enumerate(content)
        ]
        return [part for part in parts if part is not None]

    def _finish(self, raw: RawRequestMessage, message: dict[str, object], known: Set[str]) -> dict[str, object]:
        if raw.keys() <= known:
            return message
        if "name" not in known and isinstance(name := raw.get("name"), str):
            message["name"] = name
            known = known | {"name"}
        own = OptionsCollector(self._variant, PUBLISHED_MESSAGE)
        own.take_rest(raw, known)
        return own.into(message)

    def _spoken(self, raw: RawRequestMessage, at: str, role: str) -> dict[str, object] | None:
        content = self._content(raw, at)
        if content is None:
            self._fault(f"{at}/content", "required", f"a {role} message needs content")
            return None
        return self._finish(raw, {"role": role, "content": content}, _SPOKEN)

    def _assistant(self, raw: RawRequestMessage, at: str, position: int) -> dict[str, object]:
        message: dict[str, object] = {"role": "assistant"}
        known = _ASSISTANT
        before: list[dict[str, object]] = []
        for field in THINKING_FIELDS:
            text = raw.get(field)
            if isinstance(text, str) and not before:
                known = known | {field}
                before = [{"type": "thinking", "text": text, "origin": {"dialect": DIALECT, "field": field}}]
        after: list[dict[str, object]] = []
        if (refusal := text_of(raw.get("refusal"))) is not None:
            after.append({"type": "refusal", "text": refusal})
        has_calls = self._calls(raw, at, position, message, after)
        content = self._content(raw, at)
        if before or after:
            middle = content or []
            if isinstance(middle, str):
                middle = [{"type": "text", "text": middle}]
            message["content"] = [*before, *middle, *after]
        elif content is not None:
            message["content"] = content
        elif not has_calls:
            message["content"] = ""
        return self._finish(raw, message, known)

    def _calls(
        self,
        raw: RawRequestMessage,
        at: str,
        position: int,
        message: dict[str, object],
        after: list[dict[str, object]],
    ) -> bool:
        """Put the calls into `message`, those of other kinds into `after`; whether there are any calls."""
        given = raw.get("tool_calls")
        if given is not None and not isinstance(given, (list, tuple)):
            self._fault(f"{at}/tool_calls", "type", "tool_calls must be a list")
            return False
        calls: list[RawCall] = []
        for index, entry in enumerate(given or ()):
            if not isinstance(entry, Mapping):
                self._fault(f"{at}/tool_calls/{index}", "type", "a tool call must be an object with id and function")
            elif isinstance(entry.get("custom"), Mapping):
                after.append(foreign(entry))
            else:
                calls.append(self._call(entry))
        legacy = raw.get("function_call")
        if isinstance(legacy, Mapping):
            calls.append(self._call({"function": legacy}))
        finished = finish_calls(calls, was_cut=False, id_facts=("request", position))
        finished.into(message)
        self._remember(calls, [*finished.valid, *finished.invalid])
        return bool(calls)

    def _call(self, entry: RawMessageToolCall) -> RawCall:
        function: RawFunctionCall = object_of(entry.get("function"))
        call = RawCall(id=text_of(entry.get("id")))
        if (name := text_of(function.get("name"))) is not None:
            call.name = self._names.known(name)
        arguments = function.get("arguments")
        if isinstance(arguments, str):
            call.pieces.append(arguments)
        elif arguments is not None:
            call.value, call.is_parsed = arguments, True
        own = OptionsCollector(self._variant, PUBLISHED_NOTHING)
        own.take_nested("function", function, KNOWN_FUNCTION)
        own.take_rest(entry, _CALL)
        call.provider_options = own.options or None
        return call

    def _remember(self, raw_calls: list[RawCall], finished: list[dict[str, object]]) -> None:
        """Which results may follow: ids as the client writes them, in the order of the calls."""
        if not finished:
            return
        self._open = {}
        invalid = {call["position"]: call for call in finished if "position" in call}
        valid = iter([call for call in finished if "position" not in call])
        for position, raw in enumerate(raw_calls):
            call = invalid.get(position) or next(valid)
            call_id, name = str(call["id"]), call.get("name")
            self._open.setdefault(raw.id or "", deque()).append(call_id)
            if isinstance(name, str):
                self._tool_of[call_id] = name

    def _tool(self, raw: RawRequestMessage, at: str) -> dict[str, object] | None:
        content = self._content(raw, at)
        if content is None:
            self._fault(f"{at}/content", "required", "a tool message needs content")
            return None
        given = raw.get("tool_call_id")
        said = text_of(raw.get("name"))
        name = None if said is None else self._names.known(said)
        if given is None and raw.get("role") == "function":
            call_id = self._call_of(name)
        else:
            call_id = self._next(given) if isinstance(given, str) else None
        if not call_id:
            self._fault(f"{at}/tool_call_id", "required", "a tool message must name the call that it answers")
            return None
        message: dict[str, object] = {"role": "tool", "content": content, "tool_call_id": call_id}
        name = name or self._tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        return self._finish(raw, message, _RESULT)

    def _next(self, given: str) -> str:
        waiting = self._open.get(given)
        if not waiting:
            return given
        return waiting.popleft() if len(waiting) > 1 else waiting[0]

    def _call_of(self, name: str | None) -> str | None:
        for waiting in self._open.values():
            for call_id in waiting:
                if self._tool_of.get(call_id) == name:
                    return call_id
        return None
