"""What reading and writing again may change, and the functions that make both sides equal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.gemini_interactions.request import is_plain_input, read_request

NORMAL_FORM: Final = (
    ("null", "a null is an absent field"),
    ("input", "one text is a text; anything else is a list of steps, one content or contents as one user_input"),
    ("outputs", "model_output steps that follow each other stay apart; empty ones are left out"),
    ("summary", "the texts of a thought's summary are one text, an empty summary is absent"),
    ("stream", "stream: false is absent"),
    ("function", "a function without parameters, without their type or without a description stays so"),
    ("name", "a function result names its function only if it did"),
    ("tools", "functions stand before tools of other kinds"),
    ("ids", "a call without an id gets one"),
    ("names", "function names that are not canonical are written in canonical spelling"),
)
RESPONSE_NORMAL_FORM: Final = (
    ("null", "a null is an absent field"),
    ("texts", "texts of one model_output that follow each other are one text"),
    ("status", "an interaction that calls functions requires_action"),
    ("empty", "steps of what the user said, and empty outputs, are left out"),
)


def normalize_request(body: Mapping[str, Any]) -> dict[str, Any]:
    """`body` in normal form, see `NORMAL_FORM`."""
    wire: dict[str, Any] = _without_nulls(body)
    if not wire.get("stream"):
        wire.pop("stream", None)
    tools = read_request(body).value.tools or ()
    names = {tool.original_name: tool.name for tool in tools if tool.original_name is not None}
    wire["input"] = _input(wire.get("input"))
    for step in wire["input"] if isinstance(wire["input"], list) else ():
        if step.get("type") in ("function_call", "function_result") and "name" in step:
            step["name"] = names.get(step["name"], step["name"])
    functions = [tool for tool in wire.get("tools") or () if tool.get("type") == "function"]
    others = [tool for tool in wire.get("tools") or () if tool.get("type") != "function"]
    wire.pop("tools", None)
    if functions or others:
        wire["tools"] = [*({**tool, "name": names.get(tool["name"], tool["name"])} for tool in functions), *others]
    return wire


def _input(raw: Any) -> Any:
    if isinstance(raw, str):
        return raw
    items: list[Any] = [raw] if isinstance(raw, Mapping) else list(raw or ())
    if items and all(item.get("type") in ("text", "image", "audio", "document", "video") for item in items):
        items = [{"type": "user_input", "content": items}]
    steps = [step for step in map(_step, items) if step.get("type") != "model_output" or step.get("content")]
    return steps[0]["content"][0]["text"] if len(steps) == 1 and is_plain_input(steps[0]) else steps


def _step(step: dict[str, Any]) -> dict[str, Any]:
    if step.get("type") == "user_input":
        return {**step, "content": step.get("content") or []}
    if step.get("type") == "thought":
        summary = step.get("summary") or []
        wire = {key: value for key, value in step.items() if key != "summary"}
        if any(content.get("type") != "text" for content in summary):
            wire["summary"] = summary
        elif text := "".join(content["text"] for content in summary):
            wire["summary"] = [{"type": "text", "text": text}]
        return wire
    return step


def normalize_response(body: Mapping[str, Any]) -> dict[str, Any]:
    """The body of a whole answer in normal form, see `RESPONSE_NORMAL_FORM`."""
    wire: dict[str, Any] = _without_nulls(body)
    steps: list[dict[str, Any]] = []
    for step in map(_step, wire.get("steps") or ()):
        if step.get("type") == "model_output":
            content = _joined(step.get("content") or [])
            if content:
                steps.append({**step, "content": content})
        elif step.get("type") != "user_input":
            steps.append(step)
    wire["steps"] = steps
    wire.setdefault("id", "")
    wire.setdefault("model", "")
    wire["object"] = "interaction"
    if wire.get("status") == "completed" and any(step.get("type") == "function_call" for step in steps):
        wire["status"] = "requires_action"
    return wire


def _joined(contents: list[dict[str, Any]]) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for content in contents:
        if out and content.get("type") == out[-1].get("type") == "text":
            out[-1] = {**out[-1], **content, "text": out[-1]["text"] + content["text"]}
        else:
            out.append(content)
    return [content for content in out if content != {"type": "text", "text": ""}]


def _without_nulls(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_nulls(item) for key, item in value.items() if item is not None}
    return [_without_nulls(item) for item in value] if isinstance(value, (list, tuple)) else value
