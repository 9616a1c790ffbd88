"""Messages of a request, wire → canonical.

In: the objects of `messages`. Out: canonical messages as plain dictionaries; every fault is noted with its path. Calls
in the history are judged like a model's own (`finish_calls`): arguments that are not JSON stay as an invalid call with
their text. A result belongs to a call by id; where ids are missing or repeat within a turn, by its place among them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.openai_chat.read_parts import foreign, read_part
from turnwire.codecs.openai_chat.tables import DIALECT, PUBLISHED_MESSAGE, PUBLISHED_NOTHING
from turnwire.codecs.own_options import OptionsCollector
from turnwire.codecs.variants import ChatVariant
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

THINKING_FIELDS: Final = ("reasoning", "reasoning_content")
_ROLES: Final = ("system", "developer", "user", "assistant", "tool", "function")


class MessageReader:
    """Reads the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_names", "_open", "_problems", "_tool_of", "_variant")

    def __init__(self, variant: ChatVariant, names: ToolNames, problems: list[Problem]) -> None:
        self._variant = variant
        self._names = names
        self._problems = problems
        self._open: dict[str, deque[str]] = {}
        self._tool_of: dict[str, str] = {}

    def read(self, raw: object, position: int) -> dict[str, Any] | None:
        """One message; None after noting what is wrong with it."""
        at = f"/messages/{position}"
        if not isinstance(raw, Mapping):
            self._fault(at, "type", "a message must be an object with a role")
            return None
        role = raw.get("role")
        role = role.lower() if isinstance(role, str) else role
        match role:
            case "system" | "developer":
                message = self._spoken(raw, at, "system")
                if message is not None and role == "developer":
                    message["variant"] = "developer"
                return message
            case "user":
                return self._spoken(raw, at, "user")
            case "assistant":
                return self._assistant(raw, at, position)
            case "tool" | "function":
                return self._tool(raw, at, position)
            case _:
                self._fault(f"{at}/role", "enum", f"role must be one of: {', '.join(_ROLES)}")
                return None

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _content(self, raw: Mapping[str, object], at: str) -> Any:
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

    def _finish(self, raw: Mapping[str, object], message: dict[str, Any], known: set[str]) -> dict[str, Any]:
        if raw.keys() <= known:
            return message
        if "name" not in known and isinstance(raw.get("name"), str):
            message["name"] = raw["name"]
            known = {*known, "name"}
        own = OptionsCollector(self._variant, PUBLISHED_MESSAGE)
        own.take_rest(raw, known)
        return own.into(message)

    def _spoken(self, raw: Mapping[str, object], at: str, role: str) -> dict[str, Any] | None:
        content = self._content(raw, at)
        if content is None:
            self._fault(f"{at}/content", "required", f"a {role} message needs content")
            return None
        return self._finish(raw, {"role": role, "content": content}, {"role", "content"})

    def _assistant(self, raw: Mapping[str, object], at: str, position: int) -> dict[str, Any]:
        message: dict[str, Any] = {"role": "assistant"}
        known = {"role", "content", "refusal", "tool_calls", "function_call"}
        before: list[Any] = []
        for field in THINKING_FIELDS:
            text = raw.get(field)
            if isinstance(text, str) and not before:
                known.add(field)
                before.append({"type": "thinking", "text": text, "origin": {"dialect": DIALECT, "field": field}})
        after: list[Any] = []
        if isinstance(raw.get("refusal"), str) and raw["refusal"]:
            after.append({"type": "refusal", "text": raw["refusal"]})
        calls = self._calls(raw, at, position, message, after)
        content = self._content(raw, at)
        if before or after:
            middle = content or []
            if isinstance(middle, str):
                middle = [{"type": "text", "text": middle}]
            message["content"] = [*before, *middle, *after]
        elif content is not None:
            message["content"] = content
        elif not calls:
            message["content"] = ""
        return self._finish(raw, message, known)

    def _calls(
        self, raw: Mapping[str, object], at: str, position: int, message: dict[str, Any], after: list[Any]
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

    def _call(self, entry: Mapping[str, Any]) -> RawCall:
        function = entry.get("function")
        function = function if isinstance(function, Mapping) else {}
        call = RawCall()
        if isinstance(entry.get("id"), str) and entry["id"]:
            call.id = entry["id"]
        if isinstance(function.get("name"), str) and function["name"]:
            call.name = self._names.known(function["name"])
        arguments = function.get("arguments")
        if isinstance(arguments, str):
            call.pieces.append(arguments)
        elif arguments is not None:
            call.value, call.is_parsed = arguments, True
        own = OptionsCollector(self._variant, PUBLISHED_NOTHING)
        own.take_nested("function", function, {"name", "arguments"})
        own.take_rest(entry, {"id", "type", "function"})
        call.provider_options = own.options or None
        return call

    def _remember(self, raw_calls: list[RawCall], finished: list[dict[str, Any]]) -> None:
        """Which results may follow: ids as the client writes them, in the order of the calls."""
        if not finished:
            return
        self._open = {}
        ids = {call.get("position"): call for call in finished if "position" in call}
        valid = iter([call for call in finished if "position" not in call])
        for position, raw in enumerate(raw_calls):
            call = ids.get(position) or next(valid)
            self._open.setdefault(raw.id or "", deque()).append(call["id"])
            if isinstance(call.get("name"), str):
                self._tool_of[call["id"]] = call["name"]

    def _tool(self, raw: Mapping[str, object], at: str, position: int) -> dict[str, Any] | None:
        content = self._content(raw, at)
        if content is None:
            self._fault(f"{at}/content", "required", "a tool message needs content")
            return None
        given = raw.get("tool_call_id")
        name = raw.get("name")
        name = self._names.known(name) if isinstance(name, str) and name else None
        if given is None and raw.get("role") == "function":
            call_id = self._call_of(name)
        elif isinstance(given, str):
            call_id = self._next(given)
        else:
            call_id = None
        if not call_id:
            self._fault(f"{at}/tool_call_id", "required", "a tool message must name the call that it answers")
            return None
        message = {"role": "tool", "content": content, "tool_call_id": call_id}
        name = name or self._tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        return self._finish(raw, message, {"role", "content", "tool_call_id", "name"})

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
