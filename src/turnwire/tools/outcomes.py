"""What is known of a call while it runs and afterwards, and who is informed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from turnwire_schema.v1.entry import ToolRequestEntry, ToolResultData

from turnwire.core.validate import require_model


@dataclass(frozen=True, slots=True)
class ToolStep:
    """Something that happened to a call: `started`, or `completed` with its result, run or not."""

    kind: Literal["started", "completed"]
    request: ToolRequestEntry
    result: ToolResultData | None = None


@dataclass(frozen=True, slots=True)
class CallOutcome:
    """What became of one call: its entry as it is now, and the result's data.

    No result: it waits for a decision, or behind a call that does; or it was over before. `error`: what `on_use`
    raised, so that the call was not started; its approval still holds.
    """

    request: ToolRequestEntry
    result: ToolResultData | None = None
    error: Exception | None = None

    @property
    def is_pending(self) -> bool:
        """Whether somebody must decide about it."""
        return is_pending(self.request)


Clock: TypeAlias = Callable[[], datetime]
OnUse: TypeAlias = Callable[[ToolRequestEntry], Awaitable[None] | None]
OnStep: TypeAlias = Callable[[ToolStep], Awaitable[None] | None]


def is_pending(entry: ToolRequestEntry) -> bool:
    """Whether somebody must decide about the call."""
    require_model(entry, ToolRequestEntry)
    approval = entry.data.approval
    return entry.data.state == "waiting" and approval is not None and approval.state == "pending"
