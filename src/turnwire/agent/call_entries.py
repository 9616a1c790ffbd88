"""Context entries of answers and their calls: those of an answer, open calls, and results of calls that never ran."""

from __future__ import annotations

from collections.abc import Callable

from turnwire_schema.v1.entry import ContextEntry, TextEntry, ToolRequestEntry, ToolResultData, ToolResultEntry
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.thread import ToolCompleted

from turnwire.agent.journal import Journal
from turnwire.agent.settings import Clock, NewId
from turnwire.context import Context, entries_of_message
from turnwire.context.versions import CURRENT
from turnwire.core.utc import utc_text
from turnwire.tools import ToolRegistry, feedback

Judge = Callable[[ToolRequestEntry], ToolRequestEntry]


def entries_of_answer(
    response: ChatResponse, registry: ToolRegistry, judge: Judge, *, now: Clock, new_id: NewId
) -> tuple[ContextEntry, ...]:
    """The entries of a complete answer: its text, and each call with what is decided about it."""
    made = entries_of_message(response.message, now=now, new_id=new_id)
    return tuple(_told(entry, response, registry, judge) for entry in made)


def _told(entry: ContextEntry, response: ChatResponse, registry: ToolRegistry, judge: Judge) -> ContextEntry:
    if isinstance(entry, TextEntry):
        return entry.replace(data=entry.data.replace(model=response.model, finish_reason=response.finish_reason))
    if isinstance(entry, ToolRequestEntry):
        call = entry.data.call or entry.data.invalid_call
        assert call is not None
        return judge(entry.replace(data=registry.request_data(call, answer_id=entry.data.answer_id)))
    return entry


def entries_of_partial(partial: ChatResponse | None, *, now: Clock, new_id: NewId) -> tuple[ContextEntry, ...]:
    """Return the entries of an interrupted answer: its text with the reason `cancelled` or `error`; its calls are left
    out.

    A call of an answer without an end may be cut, so that it is never run; and nobody waits for its result.
    """
    if partial is None or not partial.message.content:
        return ()
    message = partial.message.replace(tool_calls=None, invalid_tool_calls=None)
    made = entries_of_message(message, now=now, new_id=new_id)
    reason = partial.finish_reason if partial.finish_reason in ("error", "cancelled") else "cancelled"
    return tuple(
        entry.replace(data=entry.data.replace(model=partial.model, finish_reason=reason))
        if isinstance(entry, TextEntry)
        else entry
        for entry in made
    )


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
