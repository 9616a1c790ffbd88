"""How a run ended, as one value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from turnwire_schema.v1.entry import (
    ToolRequestEntry,
)
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.thread import RunOutcome

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class RunResult:
    """How a run ended."""

    outcome: RunOutcome
    """How it ended."""
    reply: AssistantMessage | None = None
    """The last answer of the model; None where there is none."""
    pending: tuple[ToolRequestEntry, ...] = ()
    """Calls that wait for a decision."""
    error: Exception | None = field(default=None, compare=False)
    """What it failed with."""

    @property
    def text(self) -> str:
        """The text of the answer; empty where there is none."""
        return "" if self.reply is None else self.reply.text

    def raise_for_error(self) -> RunResult:
        """This result.

        Raises:
            TurnwireError: the run failed.
        """
        if self.error is not None:
            raise self.error
        return self
