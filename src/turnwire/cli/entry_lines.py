"""Stored entries and projected messages for people: one line each, its beginning, what it waits for."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

LONGEST: Final = 160
"""Characters of a line's words at most."""


def entry_line(entry: Mapping[str, Any]) -> tuple[str, str]:
    """(who or what, its beginning and its state) of the JSON of an entry."""
    data = entry.get("data")
    kind = entry.get("type")
    if not isinstance(data, Mapping):
        return str(kind), "(this version does not know the type)"
    match kind:
        case "text":
            return str(data["role"]), content_words(data.get("content"))
        case "tool_request":
            return "call", _call(data)
        case "tool_result":
            return "result", _result(data)
        case "file_reference":
            return "file", _with_problem(f"{data['path']}{_lines(data)} ({data['status']})", data)
        case "image":
            return "image", _image(data)
        case "mcp_resource":
            return "resource", _with_problem(f"{data['uri']} of {data['server']} ({data['state']})", data)
        case "system_control":
            return str(data["control"]).replace("_", " "), _control(data)
        case other:
            return str(other), "(this version does not know the type)"


def content_words(content: Any) -> str:
    """The beginning of what a message says; parts that are no text by their type."""
    if content is None:
        return "(only calls)"
    if isinstance(content, str):
        return short(content)
    words = (part.get("text") or f"({part.get('type')})" for part in content)
    return short(" ".join(words))


def short(words: str) -> str:
    """Words in one line, cut where they are long."""
    flat = " ".join(words.split())
    return flat if len(flat) <= LONGEST else f"{flat[: LONGEST - 1]}…"


def is_pending(entry: Mapping[str, Any]) -> bool:
    """Whether it is a call that waits for a decision."""
    if entry.get("type") != "tool_request":
        return False
    return ((entry.get("data") or {}).get("approval") or {}).get("state") == "pending"


def _call(data: Mapping[str, Any]) -> str:
    call = data.get("call")
    if call is None:
        broken = data.get("invalid_call") or {}
        return f"{broken.get('name') or '(no name)'}: cannot be run, {broken.get('reason')} ({data['state']})"
    of = f" of {data['server']}" if data.get("server") else ""
    approval = (data.get("approval") or {}).get("state")
    state = data["state"] if approval is None else f"{data['state']}, approval {approval}"
    arguments = json.dumps(call["arguments"], ensure_ascii=False, separators=(",", ":"))
    return f"{call['name']}{of} {short(arguments)} ({state})"


def _result(data: Mapping[str, Any]) -> str:
    result = data["result"]
    error = result.get("error") or {}
    said = result.get("text") or error.get("message") or content_words((data.get("message") or {}).get("content"))
    return f"{result['name']}{' failed' if result.get('is_error') else ''}: {short(said)}"


def _lines(data: Mapping[str, Any]) -> str:
    first, last = data.get("start_line"), data.get("end_line")
    return "" if first is None and last is None else f":{first or 1}-{'' if last is None else last}"


def _image(data: Mapping[str, Any]) -> str:
    image = data["image"]
    url = image.get("url")
    name = data.get("source") or image.get("path") or (url if url and not url.startswith("data:") else None)
    used = f" by {data['used']}" if data.get("used") else ""
    read = data.get("text") or data.get("analysis")
    words = f"{name or image.get('media_type') or 'without a name'} ({data['state']}{used})"
    return _with_problem(words if not read else f"{words}: {short(read)}", data)


def _control(data: Mapping[str, Any]) -> str:
    by = f", by {data['decided_by']}" if data.get("decided_by") else ""
    why = f": {short(data['reason'])}" if data.get("reason") else ""
    return f"{data.get('old') or '-'} -> {data['new']}{by}{why}"


def _with_problem(words: str, data: Mapping[str, Any]) -> str:
    problem = data.get("problem")
    return words if problem is None else f"{words}: {short(problem['message'])}"
