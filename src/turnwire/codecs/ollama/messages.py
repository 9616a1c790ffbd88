"""Messages of a request, in both directions.

In: canonical messages, or the wire's `messages`. Out: the other. The wire has one shape for all roles: a text, and
beside it images, thinking, tool calls, and for results the name and id of the call. Fields that the canonical model
does not have travel in `provider_options["ollama"]` of their message.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from turnwire_schema.v1.message import ChatMessage, ToolMessage

from turnwire.codecs.ollama.calls import (
    AskedCalls,
    CallRef,
    calls_in_order,
    decode_call,
    encode_calls,
    match_results,
    sort_results,
)
from turnwire.codecs.ollama.content import decode_content, encode_content
from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.ollama.reading import Reader
from turnwire.codecs.own_options import merge_own, rest_of, with_own
from turnwire.core.call_order import early_calls
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tool_names import ToolNames

PARAGRAPH: Final = "\n\n"
"""Between two texts of one message, and between messages of one role where the server joins them (server/prompt.go)."""
_TOLD: Final = frozenset({"system", "user"})
ROLES: Final = frozenset({"system", "user", "assistant", "tool", "developer"})
READ_KEYS: Final = frozenset({"role", "content", "images", "thinking", "tool_calls", "tool_name", "tool_call_id"})


def encode_messages(
    messages: Sequence[ChatMessage], names: tuple[str, ...], losses: OllamaLosses
) -> list[dict[str, Any]]:
    """The wire's `messages`."""
    out: list[dict[str, Any]] = []
    calls = AskedCalls()
    run: list[tuple[int, ToolMessage]] = []
    for position, message in enumerate(messages):
        if message.role == "tool":
            run.append((position, message))
            continue
        if run:
            out.extend(_encode_results(run, calls, names, losses))
            run = []
        wire = _encode_plain(message, position, losses)
        if message.role == "assistant":
            made = calls_in_order(message)
            if made:
                calls = AskedCalls(made)
                wire["tool_calls"] = encode_calls(made, f"/messages/{position}", names, losses)
                for path in early_calls(message, f"/messages/{position}"):
                    losses.lose("call_order", path, "sent beside the content")
        if message.name is not None:
            losses.lose("message_name", f"/messages/{position}/name")
        if message.provider_options:
            _merge(wire, message, names)
        if message.role == "system" and message.variant == "developer" and wire["role"] == "system":
            losses.lose("developer_role", f"/messages/{position}", "sent as system")
        out.append(wire)
    if run:
        out.extend(_encode_results(run, calls, names, losses))
    return out


def _encode_plain(message: ChatMessage, position: int, losses: OllamaLosses) -> dict[str, Any]:
    """Role and content of a message."""
    content = message.content
    if type(content) is str and "[img" not in content:
        return {"role": message.role, "content": content}
    if content is None:
        return {"role": message.role}
    joint = PARAGRAPH if message.role in _TOLD else ""
    found = encode_content(content, f"/messages/{position}/content", losses, joint=joint)
    wire: dict[str, Any] = {"role": message.role, "content": found.text}
    if found.thinking:
        wire["thinking"] = found.thinking
    if found.media:
        wire["images"] = found.media
    return wire


def _encode_results(
    run: Sequence[tuple[int, ToolMessage]], calls: AskedCalls, names: tuple[str, ...], losses: OllamaLosses
) -> Iterator[dict[str, Any]]:
    for position, message, call in sort_results(run, calls, losses):
        wire = _encode_plain(message, position, losses)
        name = message.name if message.name is not None or call is None else call.name
        if name:
            wire["tool_name"] = name
        if call is None or call.id_origin != "minted":
            wire["tool_call_id"] = message.tool_call_id
        if message.is_error:
            losses.lose("is_error", f"/messages/{position}", "the text is sent without the mark")
        if message.provider_options:
            _merge(wire, message, names)
        yield wire


def _merge(wire: dict[str, Any], message: ChatMessage, names: tuple[str, ...]) -> None:
    merge_own(wire, message.provider_options, names)


def decode_messages(wire: Sequence[object], reader: Reader, fitted: ToolNames) -> list[dict[str, Any]]:
    """Canonical messages as plain data; faults go to `reader`."""
    checked = [_check_message(message, f"/messages/{position}", reader) for position, message in enumerate(wire)]
    if reader.problems:
        return []
    out: list[dict[str, Any]] = []
    answered = answered_calls(checked)
    ids: dict[tuple[int, int], str] = {}
    for position, message in enumerate(checked):
        decoded = _decode_message(message, position, fitted)
        for place, call in enumerate(_all_calls(decoded)):
            ids[position, place] = call["id"]
        if decoded["role"] == "tool":
            name = message.get("tool_name")
            if name:
                decoded["name"] = fitted.canonical(name)
            call_id = message.get("tool_call_id")
            if not call_id:
                place_of = answered.get(position)
                call_id = ids[place_of] if place_of is not None else orphan_id(position, name)
            decoded["tool_call_id"] = call_id
        out.append(decoded)
    return out


def answered_calls(messages: Sequence[Mapping[str, Any]]) -> dict[int, tuple[int, int]]:
    """For each wire message that is a result and answers a call: the positions of (message, call)."""
    found: dict[int, tuple[int, int]] = {}
    caller, calls, results = -1, list[CallRef](), list[int]()

    def settle() -> None:
        refs = [
            CallRef(messages[at].get("tool_call_id") or None, messages[at].get("tool_name") or None) for at in results
        ]
        for at, place in zip(results, match_results(calls, refs), strict=True):
            if place is not None:
                found[at] = (caller, place)

    for position, message in enumerate(messages):
        role = message["role"].lower()
        if role == "tool":
            results.append(position)
        elif role == "assistant" and message.get("tool_calls"):
            settle()
            caller, results = position, []
            calls = [CallRef(call.get("id") or None, call["function"].get("name")) for call in message["tool_calls"]]
    settle()
    return found


def orphan_id(position: int, name: str | None) -> str:
    """Id for a result that came without one and answers no call."""
    return mint_tool_call_id("request", position, "result", name)


def _all_calls(message: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Valid and invalid calls of a decoded message, back in the order of the wire."""
    valid, invalid = iter(message.get("tool_calls") or ()), message.get("invalid_tool_calls") or ()
    calls: list[dict[str, Any]] = []
    for call in invalid:
        calls.extend(islice(valid, max(0, call["position"] - len(calls))))
        calls.append(call)
    return [*calls, *valid]


def _decode_message(wire: Mapping[str, Any], position: int, fitted: ToolNames) -> dict[str, Any]:
    role = wire["role"].lower()
    own = rest_of(wire, READ_KEYS)
    message: dict[str, Any] = {"role": role}
    if role == "developer":
        message.update(role="system", variant="developer")
        own["role"] = "developer"
    calls = (wire.get("tool_calls") or ()) if role == "assistant" else ()
    valid: list[dict[str, Any]] = []
    invalid: list[dict[str, Any]] = []
    for place, call in enumerate(calls):
        is_valid, decoded = decode_call(call, position, place, fitted)
        (valid if is_valid else invalid).append(decoded)
    if valid:
        message["tool_calls"] = valid
    if invalid:
        message["invalid_tool_calls"] = invalid
    # Beside calls an absent content stays absent and "" stays "": both are written by clients.
    empty = None if calls and wire.get("content") is None else ""
    content = decode_content(wire, empty=empty)
    if content is not None:
        message["content"] = content
    for key in _foreign_to(role):
        if wire.get(key):
            own[key] = wire[key]
    return with_own(message, own, DIALECT)


def _foreign_to(role: str) -> tuple[str, ...]:
    """Fields that mean nothing in a message of this role and are only carried."""
    match role:
        case "assistant":
            return ("tool_name", "tool_call_id")
        case "tool":
            return ("tool_calls",)
        case _:
            return ("tool_calls", "tool_name", "tool_call_id")


def _check_message(message: object, at: str, reader: Reader) -> Mapping[str, Any]:
    """The message, if its fields have the types that the server demands; faults go to `reader`."""
    if not isinstance(message, Mapping):
        reader.fault(at, "type", "must be an object")
        return {"role": ""}
    role = message.get("role")
    if not isinstance(role, str) or role.lower() not in ROLES:
        reader.fault(f"{at}/role", "enum", "must be system, user, assistant or tool")
    for key in ("content", "thinking", "tool_name", "tool_call_id"):
        reader.text(message, key, at)
    for position, image in enumerate(reader.array(message, "images", at)):
        if not isinstance(image, str) or not image:
            reader.fault(f"{at}/images/{position}", "type", "must be base64 text")
    for position, call in enumerate(reader.array(message, "tool_calls", at)):
        _check_call(call, f"{at}/tool_calls/{position}", reader)
    return message


def _check_call(call: object, at: str, reader: Reader) -> None:
    if not isinstance(call, Mapping) or not isinstance(call.get("function"), Mapping):
        reader.fault(at, "type", "must be an object with an object `function`")
        return
    reader.text(call, "id", at)
    function = call["function"]
    reader.text(function, "name", f"{at}/function")
    if isinstance(function.get("arguments"), str):
        reader.fault(f"{at}/function/arguments", "type", "must be a JSON object, not its text as on the OpenAI wire")
    else:
        reader.object(function, "arguments", f"{at}/function")
