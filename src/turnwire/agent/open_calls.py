"""Calls of the last answer that have no result yet: which they are, their results, and how they are closed unrun."""

from __future__ import annotations

from turnwire_schema.v1.entry import TextEntry, ToolRequestEntry, ToolResultData, ToolResultEntry
from turnwire_schema.v1.thread import ToolCompleted

from turnwire.agent.clock import Clock, NewId
from turnwire.agent.journal import Journal
from turnwire.context import Context
from turnwire.context.versions import CURRENT
from turnwire.core.utc import utc_text
from turnwire.tools import feedback


def open_requests(context: Context) -> list[ToolRequestEntry]:
    """The calls of the last answer on the active line that have no result yet, in their order."""
    answered: set[str] = set()
    found: list[ToolRequestEntry] = []
    for entry in reversed(context.entries):
        if isinstance(entry, ToolResultEntry):
            answered.add(entry.data.request_id)
        elif isinstance(entry, ToolRequestEntry):
            if entry.id not in answered:
                found.append(entry)
        elif isinstance(entry, TextEntry):
            break
    return found[::-1]


def put_result(journal: Journal, request: ToolRequestEntry, result: ToolResultData, *, new_id: NewId) -> None:
    """Put a result into the conversation, and its call as it is now."""
    journal.context.replace(request)
    assert result.completed_at is not None
    entry = ToolResultEntry(version=CURRENT, id=new_id(), created_at=result.completed_at, data=result)
    journal.context.append(entry)
    journal.emit(ToolCompleted, entry=entry)


def close_unrun(journal: Journal, *, now: Clock, new_id: NewId) -> None:
    """Answer every open call with why it was not run: the conversation goes on without them.

    So a call that no run may start, because a budget is too small, or that was cancelled, holds up nothing.
    """
    for entry in open_requests(journal.context):
        data = entry.data
        approval = data.approval
        if data.state == "running":
            result = feedback.interrupted(data)
        elif approval is not None and approval.state == "denied":
            result = feedback.denied(data)
        else:
            text = "The call was not run: the conversation went on without it."
            result = feedback.failed(data, text, recoverable=True)
        ended = entry.replace(data=data.replace(state="done" if data.state == "running" else "refused"))
        made = ToolResultData(request_id=entry.id, result=result, completed_at=utc_text(now()))
        put_result(journal, ended, made, new_id=new_id)
