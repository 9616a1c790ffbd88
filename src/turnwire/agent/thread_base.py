"""What every part of a thread stands on: its agent, its journal, and whether a run goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.entry import (
    TextEntry,
    ToolRequestEntry,
)
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.thread import RunOutcome, ThreadState

from turnwire.agent.errors import ThreadError
from turnwire.agent.journal import Journal
from turnwire.agent.settings import Agent
from turnwire.context import Context

if TYPE_CHECKING:
    from turnwire.mcp import ResourceCache
    from turnwire.store import ContextStore


class ThreadBase:
    """A conversation with an agent, as it is now."""

    def __init__(self, agent: Agent, context: Context, state: ThreadState, store: ContextStore | None = None) -> None:
        self.agent: Final = agent
        self.journal: Final = Journal(context, state, store, now=agent.now)
        self.last_error: Exception | None = None
        self._task: asyncio.Task[RunOutcome] | None = None
        self._is_cancelled = False
        self._resources: ResourceCache | None = None
        context.use_clock(now=agent.now, new_id=agent.new_id)

    @property
    def id(self) -> str:
        """Id of the thread."""
        return self.journal.state.id

    @property
    def state(self) -> ThreadState:
        """The thread's state; `last_event_id` is that of the last event so far."""
        return self.journal.state.replace(last_event_id=self.journal.last_event_id)

    @property
    def context(self) -> Context:
        """The conversation. Change it only while nothing runs."""
        return self.journal.context

    @property
    def is_running(self) -> bool:
        """Whether a run goes on."""
        return self._task is not None and not self._task.done()

    @property
    def current_run(self) -> asyncio.Task[RunOutcome] | None:
        """The run that goes on, or the last one; None where there was none."""
        return self._task

    @property
    def pending(self) -> tuple[ToolRequestEntry, ...]:
        """Calls that wait for a decision, in order."""
        return self.context.pending

    @property
    def reply(self) -> AssistantMessage | None:
        """The last answer of the model on the active branch; None where there is none."""
        for entry in reversed(self.context.entries):
            if isinstance(entry, TextEntry):
                data = entry.data
                said = data.role == "assistant" and data.content is not None
                return AssistantMessage(content=data.content) if said else None
        return None

    def _check_free(self) -> None:
        if self.is_running:
            raise ThreadError("busy", "it runs already; wait for its end or cancel it", thread_id=self.id)
