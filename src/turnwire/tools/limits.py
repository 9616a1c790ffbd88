"""Results of any size, kept at a limit: the beginning stays, the size is recorded, the model is told."""

from __future__ import annotations

from typing import Any, NamedTuple

from pydantic_core import to_json

from turnwire_schema.v1.tool import ToolResult


class Limited(NamedTuple):
    """A result that fits, whether it was cut, and the size of the whole in bytes of UTF-8."""

    result: ToolResult
    is_truncated: bool
    size_bytes: int


def limit_result(result: ToolResult, max_bytes: int) -> Limited:
    """`result` with its text, its JSON and its error message at `max_bytes` each, and a sentence where text was cut.

    JSON is kept whole or not at all; where it is all that there is, its beginning becomes the text. Of a stack trace
    the end is kept.
    """
    changed: dict[str, Any] = {}
    text, structured, error = result.text, result.structured, result.error
    size = 0
    if text is not None:
        whole = text.encode("utf-8", "surrogatepass")
        size += len(whole)
        if len(whole) > max_bytes:
            changed["text"] = _cut(whole, max_bytes)
    if structured is not None:
        whole = to_json(structured)
        size += len(whole)
        if len(whole) > max_bytes:
            changed["structured"] = None
            if text is None and error is None:
                changed["text"] = _cut(whole, max_bytes)
    if error is not None:
        whole = error.message.encode("utf-8", "surrogatepass")
        size += len(whole)
        if len(whole) > max_bytes:
            changed["error"] = error = error.replace(message=_cut(whole, max_bytes))
        if error.stack_trace is not None and len(error.stack_trace) > max_bytes:
            changed["error"] = error.replace(stack_trace=error.stack_trace[-max_bytes:])
    return Limited(result.replace(**changed) if changed else result, bool(changed), size)


def _cut(whole: bytes, max_bytes: int) -> str:
    """The beginning of a text, cut between characters, and what the model must know about it."""
    kept = whole[:max_bytes].decode("utf-8", "ignore")
    note = f"[The result was cut: this is its beginning, {len(kept.encode())} of {len(whole)} bytes. Ask for less.]"
    return f"{kept}\n{note}"
