"""An answer of a model as entries of the context, whole or broken off."""

from __future__ import annotations

from collections.abc import Callable

from turnwire_schema.v1.entry import ContextEntry, TextEntry, ToolRequestEntry
from turnwire_schema.v1.response import ChatResponse

from turnwire.agent.clock import Clock, NewId
from turnwire.context import entries_of_message
from turnwire.tools import ToolRegistry

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
    """What came of an answer that broke off: its text with the reason `cancelled` or `error`; its calls are left out.

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
