"""The wire's `messages` into canonical ones.

The wire has one shape for all roles: a text, and beside it images, thinking, tool calls, and for results the name and
id of the call. Fields that the canonical model does not have travel in `provider_options["ollama"]` of their message.
Old servers send calls without ids and match results by order; so a call without one gets one, and a result without one
gets that of the call that it answers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.ollama.read_parts import decode_content
from turnwire.codecs.ollama.reading import Reader
from turnwire.codecs.open_calls import OpenCalls, key_of
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.wire_values import items_of, object_of, text_of
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawMessage, RawMessageToolCall, RawMessageToolCallFunction

ROLES: Final = frozenset({"system", "user", "assistant", "tool", "developer"})
READ_KEYS: Final = frozenset({"role", "content", "images", "thinking", "tool_calls", "tool_name", "tool_call_id"})
_FOREIGN_TO: Final = {"assistant": ("tool_name", "tool_call_id"), "tool": ("tool_calls",)}
"""Fields that mean nothing in a message of a role and are only carried."""


def decode_messages(wire: Sequence[object], reader: Reader, fitted: ToolNames) -> list[dict[str, object]]:
    """Canonical messages as plain data; faults go to `reader`."""
    checked = [_check_message(message, f"/messages/{position}", reader) for position, message in enumerate(wire)]
    if reader.problems:
        return []
    out: list[dict[str, object]] = []
    answered = answered_calls(checked)
    ids: list[list[str]] = []
    for position, message in enumerate(checked):
        decoded, made = _decode_message(message, position, fitted)
        ids.append(made)
        if decoded["role"] == "tool":
            name = text_of(message.get("tool_name"))
            if name is not None:
                decoded["name"] = fitted.canonical(name)
            call_id = text_of(message.get("tool_call_id"))
            if call_id is None:
                at = answered.get(position)
                call_id = orphan_id(position, name) if at is None else ids[at[0]][at[1]]
            decoded["tool_call_id"] = call_id
        out.append(decoded)
    return out


def answered_calls(messages: Sequence[RawMessage]) -> dict[int, tuple[int, int]]:
    """For each wire message that is a result and answers a call: the positions of (message, call).

    A result answers a call of the last message with calls: by id, else by name, else the next open one.
    """
    found: dict[int, tuple[int, int]] = {}
    open_calls = OpenCalls[tuple[int, int]]()
    for position, message in enumerate(messages):
        role = role_of(message)
        if role == "tool":
            call_id, name = text_of(message.get("tool_call_id")), text_of(message.get("tool_name"))
            by_name = "" if name is None else ("name", key_of(name))
            call = open_calls.take(by_name if call_id is None else ("id", key_of(call_id)))
            if call is not None:
                found[position] = call
        elif role == "assistant" and message.get("tool_calls"):
            open_calls = OpenCalls()
            for place, made in enumerate(calls_of(message)):
                function = function_of(made)
                keys = ("id", key_of(made.get("id") or None)), ("name", key_of(function.get("name")))
                open_calls.add((position, place), "", *keys)
    return found


def role_of(message: RawMessage) -> str:
    """Who speaks, in lower case as the server writes it."""
    return (text_of(message.get("role")) or "").lower()


def calls_of(message: RawMessage) -> Sequence[RawMessageToolCall]:
    """The calls of a message whose fields have been checked."""
    return items_of(message.get("tool_calls"))


def function_of(call: RawMessageToolCall) -> RawMessageToolCallFunction:
    """What a call names and gives."""
    return object_of(call.get("function"))


def orphan_id(position: int, name: str | None) -> str:
    """Id for a result that came without one and answers no call."""
    return mint_tool_call_id("request", position, "result", name)


def _decode_message(wire: RawMessage, position: int, fitted: ToolNames) -> tuple[dict[str, object], list[str]]:
    """(the canonical message, the ids of its calls in the order of the wire)."""
    role = role_of(wire)
    own = rest_of(wire, READ_KEYS)
    message: dict[str, object] = {"role": role}
    if role == "developer":
        message.update(role="system", variant="developer")
        own["role"] = "developer"
    calls = calls_of(wire) if role == "assistant" else ()
    valid: list[dict[str, object]] = []
    invalid: list[dict[str, object]] = []
    ids: list[str] = []
    for place, call in enumerate(calls):
        decoded = decode_call(call, position, place, fitted)
        ids.append(str(decoded["id"]))
        (invalid if "reason" in decoded else valid).append(decoded)
    if valid:
        message["tool_calls"] = valid
    if invalid:
        message["invalid_tool_calls"] = invalid
    # Beside calls an absent content stays absent and "" stays "": both are written by clients.
    empty = None if calls and wire.get("content") is None else ""
    content = decode_content(wire, empty=empty)
    if content is not None:
        message["content"] = content
    for key in _FOREIGN_TO.get(role, ("tool_calls", "tool_name", "tool_call_id")):
        if value := object_of(wire).get(key):
            own[key] = value
    return with_own(message, own, DIALECT), ids


def decode_call(wire: RawMessageToolCall, message: int, position: int, fitted: ToolNames) -> dict[str, object]:
    """The canonical call of a checked wire call; one without a name is an invalid one, and has a reason."""
    function = function_of(wire)
    name = text_of(function.get("name"))
    call: dict[str, object] = {"id": wire.get("id")}
    if not call["id"]:
        call["id"] = mint_tool_call_id("request", message, position, name)
        call["id_origin"] = "minted"
    own, inner = rest_of(wire, {"id", "function"}), rest_of(function, {"name", "arguments"})
    if inner.get("index") == position:
        del inner["index"]
    if inner:
        own["function"] = inner
    with_own(call, own, DIALECT)
    arguments = function.get("arguments")
    arguments = {} if arguments is None else arguments
    if name is None:
        text = json.dumps(arguments, ensure_ascii=False)
        return {**call, "arguments_text": text, "reason": "no_name", "position": position}
    fit = fitted.canonical(name)
    if fit != name:
        call["extras"] = {"original_name": name}
    return {**call, "name": fit, "arguments": arguments}


def _check_message(value: object, at: str, reader: Reader) -> RawMessage:
    """The message, if its fields have the types that the server demands; faults go to `reader`."""
    if not isinstance(value, Mapping):
        reader.fault(at, "type", "must be an object")
        return {}
    message: RawMessage = value
    if role_of(message) not in ROLES:
        reader.fault(f"{at}/role", "enum", "must be system, user, assistant or tool")
    reader.text(message.get("content"), f"{at}/content")
    reader.text(message.get("thinking"), f"{at}/thinking")
    reader.text(message.get("tool_name"), f"{at}/tool_name")
    reader.text(message.get("tool_call_id"), f"{at}/tool_call_id")
    for position, image in enumerate(reader.array(message.get("images"), f"{at}/images")):
        if text_of(image) is None:
            reader.fault(f"{at}/images/{position}", "type", "must be base64 text")
    for position, call in enumerate(reader.array(message.get("tool_calls"), f"{at}/tool_calls")):
        _check_call(object_of(call), f"{at}/tool_calls/{position}", reader)
    return message


def _check_call(call: RawMessageToolCall, at: str, reader: Reader) -> None:
    if not isinstance(call.get("function"), Mapping):
        reader.fault(at, "type", "must be an object with an object `function`")
        return
    reader.text(call.get("id"), f"{at}/id")
    function = function_of(call)
    reader.text(function.get("name"), f"{at}/function/name")
    if isinstance(function.get("arguments"), str):
        reader.fault(f"{at}/function/arguments", "type", "must be a JSON object, not its text as on the OpenAI wire")
    else:
        reader.mapping(function.get("arguments"), f"{at}/function/arguments")
