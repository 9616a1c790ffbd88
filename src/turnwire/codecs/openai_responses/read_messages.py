"""Input of a request, wire → canonical messages.

In: `input`, a text or a list of items. Out: canonical messages as plain dictionaries; every fault is noted with its
path. Neighbouring items of the model's turn (messages of the assistant, reasoning, calls, items of hosted tools) are
one assistant message in which everything keeps its place; two messages without ids in a row are two turns, because
nothing stands between their texts. Items that a client adds beside messages and results (outputs of custom and
hosted tools, approvals) become user messages of one foreign part each.

Calls in the history are judged like a model's own (`finish_calls`). A result belongs to a call by id.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.openai_responses.item_fields import item_of, own_of_item
from turnwire.codecs.openai_responses.names import DIALECT, MESSAGE_ITEM, OUTPUT_ITEM, USER_ITEMS
from turnwire.codecs.openai_responses.read_items import Piece, foreign, item_fields, origin, read_item, read_message
from turnwire.codecs.openai_responses.read_parts import read_part
from turnwire.codecs.own_options import with_own
from turnwire.codecs.rows import Values
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawFunctionCallOutput, RawInputItem, RawMessageItem

_ROLES: Final = ("system", "developer", "user", "assistant")


class InputReader:
    """Reads the input of one request, in order. Not thread-safe."""

    def __init__(self, names: ToolNames, problems: list[Problem]) -> None:
        self.messages: list[Values] = []
        self.places: list[str] = []  # where in the body each message begins
        self._names = names
        self._problems = problems
        self._open: dict[str, deque[str]] = {}
        self._tool_of: dict[str, str] = {}
        self._parts: list[Values] = []
        self._calls: list[RawCall] = []
        self._started: str | None = None
        self._has_nameless = False

    def read(self, raw: object) -> None:
        """Everything in `input`."""
        if isinstance(raw, str):
            self._add({"role": "user", "content": raw}, "/input")
        elif isinstance(raw, (list, tuple)):
            for position, item in enumerate(raw):
                at = f"/input/{position}"
                if isinstance(item, Mapping):
                    self._item(item, at)
                else:
                    self._fault(at, "type", "an item must be an object with a type")
            self._end_turn()
        elif raw is not None:
            self._fault("/input", "type", "input must be a string or a list of items")

    def add_instructions(self, text: str) -> None:
        """The system text that stands beside the input; comes first."""
        self._add({"role": "system", "content": text}, "/instructions")

    def _fault(self, path: str, rule: str, message: str) -> None:
        self._problems.append(Problem(path, rule, message))

    def _add(self, message: Values, at: str) -> None:
        self._end_turn()
        self.messages.append(message)
        self.places.append(at)

    def _item(self, item: RawInputItem, at: str) -> None:
        kind = item.get("type")
        match kind:
            case "message" | None if "role" in item or kind == "message":
                self._message(item, at)
            case None if "id" not in item:
                self._fault(f"{at}/type", "required", "an item must have a type, or be a message with a role")
            case "function_call_output":
                self._result(item, at)
            case str() if kind in USER_ITEMS:
                self._add({"role": "user", "content": [foreign(item)]}, at)
            case "function_call" if not isinstance(item.get("call_id"), str) and "id" not in item:
                self._fault(f"{at}/call_id", "required", "a function call must have a call_id")
            case None:
                self._take(Piece("part", 0, part=foreign(item)), at)  # a reference to an item, by its id alone
            case str():
                for piece in read_item(item, 0):
                    self._take(piece, at)
            case _:
                self._fault(f"{at}/type", "type", "the type of an item is a text")

    # Messages

    def _message(self, item: RawMessageItem, at: str) -> None:
        role = item.get("role")
        if role == "assistant":
            self._assistant(item, at)
            return
        if role not in _ROLES:
            self._fault(f"{at}/role", "enum", f"role must be one of: {', '.join(_ROLES)}")
            return
        content = self._content(item.get("content"), f"{at}/content")
        if content is None:
            return
        own = own_of_item(item, MESSAGE_ITEM)
        message: Values = {"role": "user" if role == "user" else "system", "content": content}
        if role == "developer":
            message["variant"] = "developer"
        elif role == "system" and not self.messages and isinstance(content, str):
            own["type"] = "message"  # a first system text without own fields stands in `instructions`
        self._add(with_own(message, own, DIALECT), at)

    def _content(self, content: object, at: str) -> str | list[Values] | None:
        if isinstance(content, str):
            return content
        if not isinstance(content, (list, tuple)):
            rule = "type" if content is not None else "required"
            self._fault(at, rule, "content must be a string or a list of parts")
            return None
        parts = [read_part(part, f"{at}/{index}", self._problems) for index, part in enumerate(content)]
        return [part for part in parts if part is not None]

    # The model's turn

    def _assistant(self, item: RawMessageItem, at: str) -> None:
        content = item.get("content")
        if not isinstance(content, (str, list, tuple)):
            self._fault(f"{at}/content", "required", "content must be a string or a list of parts")
            return
        pieces = list(read_message(item, 0))
        shared = item_fields(item, MESSAGE_ITEM)
        if not pieces:
            pieces = [Piece("text", 0, "", shared)]
        is_nameless = "id" not in item_of(shared)
        if is_nameless and self._has_nameless:
            self._end_turn()
        for piece in pieces:
            self._take(piece, at)
        self._has_nameless = is_nameless

    def _take(self, piece: Piece, at: str) -> None:
        self._has_nameless = False
        if self._started is None:
            self._started = at
        if piece.call is not None:
            call = piece.call
            if call.name is not None:
                call.name = self._names.known(call.name)
            call.part_index = len(self._parts)
            self._calls.append(call)
        elif piece.part is not None:
            self._parts.append(piece.part)
        else:
            part: Values = {"type": piece.kind, "text": piece.text}
            if piece.field is not None:
                part["origin"] = origin(piece.field)
            if piece.signature is not None:
                part["signature"] = piece.signature
            self._parts.append(with_own(part, piece.own, DIALECT))

    def _end_turn(self) -> None:
        if self._started is None:
            return
        parts, calls, at = self._parts, self._calls, self._started
        self._parts, self._calls, self._started, self._has_nameless = [], [], None, False
        message: Values = {"role": "assistant"}
        if len(parts) == 1 and parts[0].keys() == {"type", "text"} and parts[0]["type"] == "text":
            message["content"] = parts[0]["text"]
        elif parts:
            message["content"] = parts
        if calls:
            finished = finish_calls(
                calls,
                was_cut=False,
                id_facts=("request", len(self.messages)),
                parts_before=lambda place: place if place < len(parts) else None,
            )
            finished.into(message)
            self._remember(calls, finished.valid, finished.invalid)
        self.messages.append(message)
        self.places.append(at)

    def _remember(self, calls: list[RawCall], valid: list[Values], invalid: list[Values]) -> None:
        """Which results may follow: ids as the client writes them, in the order of the calls."""
        self._open = {}
        placed = {call["position"]: call for call in invalid}
        good = iter(valid)
        for position, raw in enumerate(calls):
            call = placed.get(position) or next(good)
            call_id, name = str(call["id"]), call.get("name")
            self._open.setdefault(raw.id or "", deque()).append(call_id)
            if isinstance(name, str):
                self._tool_of[call_id] = name

    # Results

    def _call_of(self, name: str) -> str | None:
        """The open call of a tool, for a result that names the tool alone."""
        found = (call for calls in self._open.values() for call in calls if self._tool_of.get(call) == name)
        return next(found, None)

    def _result(self, item: RawFunctionCallOutput, at: str) -> None:
        self._end_turn()
        given, name = item.get("call_id"), item.get("name")
        if given is None and isinstance(name, str):
            given = self._call_of(self._names.known(name))
        if not isinstance(given, str) or not given:
            self._fault(f"{at}/call_id", "required", "the output of a call names the call")
            return
        content = self._content(item.get("output"), f"{at}/output")
        if content is None:
            return
        waiting = self._open.get(given)
        call_id = given if not waiting else waiting.popleft() if len(waiting) > 1 else waiting[0]
        message: Values = {"role": "tool", "content": content, "tool_call_id": call_id}
        name = self._names.known(name) if isinstance(name, str) and name else self._tool_of.get(call_id)
        if name is not None:
            message["name"] = name
        self._add(with_own(message, own_of_item(item, OUTPUT_ITEM), DIALECT), at)
