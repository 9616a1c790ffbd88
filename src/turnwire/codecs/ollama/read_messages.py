"""Messages of a request, wire → canonical.

The wire has one form for all roles: a text, images, thinking and tool calls, and for results the name and id of the
call. Fields without a canonical form are recorded in `provider_options["ollama"]` of their message. Old servers send
calls without ids and match results by order, so a call without an id gets one, and a result without an id gets that of
the call that it answers.

Content is read as thinking, then text, then media, the order without losses. Images and sound are base64 without a
media type on this wire, so their type is detected from the first bytes. The server accepts PNG, JPEG and (for models
that support it) WebP, and since 0.20.0 sound, all in one list `images`; it rejects `data:` URLs.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.requests.open_calls import OpenCalls, key_of
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.wire_values import items_of, object_of, text_of
from turnwire.core.calls import json_of
from turnwire.core.data_urls import NOT_BASE64, split_data_url, standard_base64
from turnwire.core.errors import Problem
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawMessage, RawMessageToolCall, RawMessageToolCallFunction

ROLES: Final = frozenset({"system", "user", "assistant", "tool", "developer"})
READ_KEYS: Final = frozenset({"role", "content", "images", "thinking", "tool_calls", "tool_name", "tool_call_id"})
_FOREIGN_TO: Final = {"assistant": ("tool_name", "tool_call_id"), "tool": ("tool_calls",)}
"""Fields without meaning for the role of a message, which are only recorded."""
THINKING_ORIGIN: Final = {"dialect": DIALECT, "field": "thinking"}
UNKNOWN_TYPE: Final = "application/octet-stream"

# First bytes of the supported formats; all (offset, bytes) pairs must match.
_SIGNATURES: Final[tuple[tuple[str, tuple[tuple[int, bytes], ...]], ...]] = (
    ("image/png", ((0, b"\x89PNG\r\n\x1a\n"),)),
    ("image/jpeg", ((0, b"\xff\xd8\xff"),)),
    ("image/gif", ((0, b"GIF8"),)),
    ("image/webp", ((0, b"RIFF"), (8, b"WEBP"))),
    ("image/bmp", ((0, b"BM"),)),
    ("image/tiff", ((0, b"II*\x00"),)),
    ("image/tiff", ((0, b"MM\x00*"),)),
    ("audio/wav", ((0, b"RIFF"), (8, b"WAVE"))),
    ("audio/mpeg", ((0, b"ID3"),)),
    ("audio/mpeg", ((0, b"\xff\xfb"),)),
    ("audio/mpeg", ((0, b"\xff\xf3"),)),
    ("audio/ogg", ((0, b"OggS"),)),
    ("audio/flac", ((0, b"fLaC"),)),
)
_HEAD: Final = 32  # base64 characters that hold the first 24 bytes, more than any signature needs


def media_type_of(data: str) -> str:
    """Return the media type for the first bytes of `data` (base64); `application/octet-stream` if they are unknown."""
    try:
        head = base64.b64decode(data[:_HEAD], validate=True)
    except (binascii.Error, ValueError):
        return UNKNOWN_TYPE
    for media_type, marks in _SIGNATURES:
        if all(head[offset : offset + len(mark)] == mark for offset, mark in marks):
            return media_type
    return UNKNOWN_TYPE


def bare_base64(text: str) -> str:
    """Return base64 in canonical form: without a `data:` prefix and line breaks, padded."""
    url = split_data_url(text)
    data = url.data if url else text
    return standard_base64(data) or data


def part_from_wire(text: str) -> dict[str, object]:
    """Return the canonical part of one entry of `images`."""
    url = split_data_url(text)
    data = bare_base64(text)
    media_type = media_type_of(data)
    if media_type == UNKNOWN_TYPE and url is not None and "/" in url.media_type:
        media_type = url.media_type.lower()
    kind = "audio" if media_type.startswith("audio/") else "image"
    return {"type": kind, "data": data, "media_type": media_type}


def decode_content(wire: RawMessage, *, empty: str | None) -> list[dict[str, object]] | str | None:
    """Return the canonical content of a validated wire message; `empty` if it has no content."""
    text, thinking, images = text_of(wire.get("content")), text_of(wire.get("thinking")), wire.get("images")
    if thinking is None and not images:
        return empty if text is None else text
    parts: list[dict[str, object]] = []
    if thinking is not None:
        parts.append({"type": "thinking", "text": thinking, "origin": THINKING_ORIGIN})
    if text is not None:
        parts.append({"type": "text", "text": text})
    return [*parts, *(part_from_wire(image) for image in items_of(images))]


def decode_messages(wire: Sequence[object], problems: list[Problem], fitted: ToolNames) -> list[dict[str, object]]:
    """Return canonical messages as plain data; add problems to `problems`, and read nothing if there are any."""
    for position, message in enumerate(wire):
        if isinstance(message, dict):
            _check_message(message, f"/messages/{position}", problems)
    if problems:
        return []
    checked: list[RawMessage] = [object_of(message) for message in wire]
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
    """Return, for each wire message that is a result and answers a call, the positions of (message, call).

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
            calls: Sequence[RawMessageToolCall] = items_of(message.get("tool_calls"))
            for place, made in enumerate(calls):
                function: RawMessageToolCallFunction = object_of(made.get("function"))
                keys = ("id", key_of(made.get("id") or None)), ("name", key_of(function.get("name")))
                open_calls.add((position, place), "", *keys)
    return found


def role_of(message: RawMessage) -> str:
    """Return the role in lower case, as the server writes it."""
    return (text_of(message.get("role")) or "").lower()


def orphan_id(position: int, name: str | None) -> str:
    """Return an id for a result without an id that answers no call."""
    return mint_tool_call_id("request", position, "result", name)


def _decode_message(wire: RawMessage, position: int, fitted: ToolNames) -> tuple[dict[str, object], list[str]]:
    """Return the canonical message, and the ids of its calls in wire order."""
    role = role_of(wire)
    own = unknown_fields(wire, READ_KEYS)
    message: dict[str, object] = {"role": role}
    if role == "developer":
        message.update(role="system", variant="developer")
        own["role"] = "developer"
    calls = items_of(wire.get("tool_calls")) if role == "assistant" else ()
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
    # With calls, absent content remains absent and "" remains "": clients write both.
    empty = None if calls and wire.get("content") is None else ""
    content = decode_content(wire, empty=empty)
    if content is not None:
        message["content"] = content
    for key in _FOREIGN_TO.get(role, ("tool_calls", "tool_name", "tool_call_id")):
        if value := object_of(wire).get(key):
            own[key] = value
    return with_own(message, own, DIALECT), ids


def decode_call(wire: RawMessageToolCall, message: int, position: int, fitted: ToolNames) -> dict[str, object]:
    """Return the canonical call of a validated wire call; a call without a name is an invalid call with a reason."""
    function: RawMessageToolCallFunction = object_of(wire.get("function"))
    name = text_of(function.get("name"))
    call: dict[str, object] = {"id": wire.get("id")}
    if not call["id"]:
        call["id"] = mint_tool_call_id("request", message, position, name)
        call["id_origin"] = "minted"
    own, inner = unknown_fields(wire, {"id", "function"}), unknown_fields(function, {"name", "arguments"})
    if inner.get("index") == position:
        del inner["index"]
    if inner:
        own["function"] = inner
    with_own(call, own, DIALECT)
    arguments = function.get("arguments")
    arguments = {} if arguments is None else arguments
    if name is None:
        text = json_of(arguments)
        return {**call, "arguments_text": text, "reason": "no_name", "position": position}
    fit = fitted.canonical(name)
    if fit != name:
        call["extras"] = {"original_name": name}
    return {**call, "name": fit, "arguments": arguments}


def _check_message(message: RawMessage, at: str, problems: list[Problem]) -> None:
    """Report what the server rejects in a message whose values have the required types."""
    if role_of(message) not in ROLES:
        problems.append(Problem(f"{at}/role", "enum", "must be system, user, assistant or tool"))
    for position, image in enumerate(items_of(message.get("images"))):
        if isinstance(image, str) and standard_base64(bare_base64(image)) is None:
            problems.append(Problem(f"{at}/images/{position}", "base64", NOT_BASE64))
    for position, call in enumerate(items_of(message.get("tool_calls"))):
        if not isinstance(object_of(call).get("function"), dict):
            text = "must be an object with an object `function`"
            problems.append(Problem(f"{at}/tool_calls/{position}", "type", text))
