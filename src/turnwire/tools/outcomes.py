"""Outcomes of calls: what is known while they run, who is informed, and results cut to a limit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, NamedTuple, TypeAlias

from pydantic_core import to_json

from turnwire_schema.v1.entry import ToolRequestEntry, ToolResultData
from turnwire_schema.v1.tool import ToolResult

from turnwire.core.validate import require_model


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


@dataclass(frozen=True, slots=True)
class ToolStep:
    """Something that happened to a call: `started`, or `completed` with its result, run or not."""

    kind: Literal["started", "completed"]
    request: ToolRequestEntry
    result: ToolResultData | None = None


@dataclass(frozen=True, slots=True)
class CallOutcome:
    """The outcome of one call: its entry as it is now, and the result's data.

    No result: it waits for a decision, or behind a call that does; or it was over before. `error`: what `on_use`
    raised, so that the call was not started; its approval still holds.
    """

    request: ToolRequestEntry
    result: ToolResultData | None = None
    error: Exception | None = None

    @property
    def is_pending(self) -> bool:
        """Whether the user must decide about it."""
        return is_pending(self.request)


Clock: TypeAlias = Callable[[], datetime]
OnUse: TypeAlias = Callable[[ToolRequestEntry], Awaitable[None] | None]
OnStep: TypeAlias = Callable[[ToolStep], Awaitable[None] | None]


def is_pending(entry: ToolRequestEntry) -> bool:
    """Whether the user must decide about the call."""
    require_model(entry, ToolRequestEntry)
    approval = entry.data.approval
    return entry.data.state == "waiting" and approval is not None and approval.state == "pending"
