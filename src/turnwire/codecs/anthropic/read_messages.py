"""Messages of a request, wire → canonical.

In: the top-level `system` and the objects of `messages`. Out: canonical messages as plain dictionaries; every fault is
noted with its path. The top-level system text is the first message; a user message with tool results becomes a tool
message for each and, for the rest of its content, a user message after them. Calls in the history are judged like a
model's own and keep their place among the blocks. Keys of a user message that holds results stay with its first
result, under `message`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire.codecs.anthropic.names import DIALECT, MESSAGE, TOOL_RESULT
from turnwire.codecs.anthropic.read_parts import read_block, read_call
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawMessageParam, RawToolResultBlockParam

_ROLES: Final = ("user", "assistant", "system")


class MessageReader:
    """Reads the messages of one request, in order. Not thread-safe."""

    __slots__ = ("_names", "_problems", "_tool_of", "out")

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self._names = names
        self._problems = problems
        self._tool_of: dict[str, str] = {}
        self.out: list[dict[str, object]] = []

    def read_all(self, system: object, messages: object) -> list[dict[str, object]]:
        """The canonical messages; faults are among the problems."""
        if system is not None:
            content = self._content(system, "/system")
            if content not in ("", []):
                self.out.append({"role": "system", "content": content})
        if not isinstance(messages, (list, tuple)) or not messages:
            self._fault("/messages", "minItems", "messages must be a list with at least one message")
            return self.out
        for position, raw in enumerate(messages):
            if type(raw) is dict and len(raw) == 2 and type(raw.get("content")) is str and raw.get("role") in _ROLES:
                self.out.append(raw)  # nearly every message; it is already what the canonical model wants
            elif isinstance(raw, Mapping):
                self._read(raw, f"/messages/{position}", position)
            else:
                self._fault(f"/messages/{position}", "type", "a message must be an object with role and content")
        return self.out

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _read(self, raw: RawMessageParam, at: str, position: int) -> None:
        role, content = raw.get("role"), raw.get("content")
        if role not in _ROLES:
            self._fault(f"{at}/role", "enum", f"role must be one of: {', '.join(_ROLES)}")
        elif isinstance(content, str):
            self._finish({"role": role, "content": content}, raw)
        elif not isinstance(content, (list, tuple)):
            self._fault(f"{at}/content", "required", "content must be a string or a list of blocks")
        elif role == "assistant":
            self._finish(self._assistant(content, f"{at}/content", position), raw)
        elif role == "user":
            self._user(content, raw, f"{at}/content")
        else:
            self._finish({"role": "system", "content": self._content(content, f"{at}/content")}, raw)

    def _finish(self, message: dict[str, object], raw: RawMessageParam) -> None:
        self.out.append(with_own(message, rest_of(raw, MESSAGE), DIALECT) if len(raw) > 2 else message)

    def _content(self, content: object, at: str) -> str | list[dict[str, object]]:
        if isinstance(content, str):
            return content
        if not isinstance(content, (list, tuple)):
            self._fault(at, "type", "content must be a string or a list of blocks")
            return ""
        parts = [read_block(raw, f"{at}/{index}", self._problems) for index, raw in enumerate(content)]
        return [part for part in parts if part is not None]

    # Users and results

    def _user(self, content: Sequence[object], raw: RawMessageParam, at: str) -> None:
        parts: list[dict[str, object]] = []
        beside = {"message": rest} if len(raw) > 2 and (rest := rest_of(raw, MESSAGE)) else {}
        has_results = False
        for index, block in enumerate(content):
            if (type(block) is dict or isinstance(block, Mapping)) and block.get("type") == "tool_result":
                result = self._result(block, f"{at}/{index}", {} if has_results else beside)
                if result is not None:
                    has_results = True
                    self.out.append(result)
            else:
                part = read_block(block, f"{at}/{index}", self._problems)
                if part is not None:
                    parts.append(part)
        if not has_results:
            self._finish({"role": "user", "content": parts}, raw)
        elif parts:
            self.out.append({"role": "user", "content": parts})

    def _result(
        self, block: RawToolResultBlockParam, at: str, beside: Mapping[str, object]
    ) -> dict[str, object] | None:
        call_id = block.get("tool_use_id")
        if not isinstance(call_id, str) or not call_id:
            self._fault(f"{at}/tool_use_id", "required", "a tool result must name the call that it answers")
            return None
        content = block.get("content")
        message: dict[str, object] = {"role": "tool", "tool_call_id": call_id}
        message["content"] = "" if content is None else self._content(content, f"{at}/content")
        if block.get("is_error") is True:
            message["is_error"] = True
        name = self._tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        rest = rest_of(block, TOOL_RESULT)
        return with_own(message, {**rest, **beside}, DIALECT) if rest or beside else message

    # Assistants

    def _assistant(self, content: Sequence[object], at: str, position: int) -> dict[str, object]:
        parts: list[dict[str, object]] = []
        calls: list[RawCall] = []
        for index, block in enumerate(content):
            if (type(block) is dict or isinstance(block, Mapping)) and block.get("type") == "tool_use":
                calls.append(read_call(block, len(parts), self._names))
                continue
            part = read_block(block, f"{at}/{index}", self._problems)
            if part is not None:
                parts.append(part)
        message: dict[str, object] = {"role": "assistant"}
        if calls:
            count = len(parts)
            finished = finish_calls(
                calls,
                was_cut=False,
                id_facts=("request", position),
                parts_before=lambda number: number if number < count else None,
            )
            finished.into(message)
            for found in (*finished.valid, *finished.invalid):
                if isinstance(found.get("name"), str):
                    self._tool_of[found["id"]] = found["name"]
        if parts or not calls:
            message["content"] = parts
        return message
