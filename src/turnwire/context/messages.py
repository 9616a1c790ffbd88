"""Messages as entries, and the way back to the very same messages.

A message of the system or the user is one text entry. An answer is a text entry and one request for each call, which
share an `answer_id`; where it says nothing but its calls, the text entry is left out. A tool message is a result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple, assert_never

from turnwire_schema.v1.entry import (
    Approval,
    ContextEntry,
    TextData,
    TextEntry,
    ToolRequestData,
    ToolRequestEntry,
    ToolResultData,
    ToolResultEntry,
)
from turnwire_schema.v1.message import AssistantMessage, ChatMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolResult

from turnwire.context.versions import CURRENT
from turnwire.core.call_hash import call_hash
from turnwire.core.call_order import ordered_calls
from turnwire.core.calls import NAME
from turnwire.core.utc import utc_text

UNNAMED: Final = "unknown_tool"
"""Name of the tool in a result whose message and call do not tell it."""


class CallPlace(NamedTuple):
    """The call that a result answers: the id of its entry, and the tool's name where it is known."""

    entry_id: str
    name: str | None


def entries_of_message(
    message: ChatMessage,
    *,
    now: Callable[[], datetime],
    new_id: Callable[[], str],
    call: CallPlace | None = None,
) -> tuple[ContextEntry, ...]:
    """The entries of `message`; `message_of_entries` gives it back.

    A call that can be run begins with a pending approval, bound to its hash. `call` says which entry holds the call
    that a tool message answers; without it the result is kept and belongs to no call.
    """
    common = {"version": CURRENT, "created_at": utc_text(now())}
    match message:
        case SystemMessage() | UserMessage():
            return (TextEntry(**common, id=new_id(), data=_text_data(message), metadata=message.metadata),)
        case AssistantMessage():
            return tuple(_answer(message, common, new_id))
        case ToolMessage():
            return (ToolResultEntry(**common, id=new_id(), data=_result_data(message, call)),)
        case _:
            assert_never(message)


def _text_data(message: SystemMessage | UserMessage | AssistantMessage, answer_id: str | None = None) -> TextData:
    return TextData(
        role=message.role,
        content=message.content,
        variant=message.variant if isinstance(message, SystemMessage) else None,
        name=message.name,
        answer_id=answer_id,
        message_id=message.id,
        provider_options=message.provider_options,
        extras=message.extras,
    )


def _answer(message: AssistantMessage, common: dict[str, Any], new_id: Callable[[], str]) -> Sequence[ContextEntry]:
    calls = [call for call, _ in ordered_calls(message, "")]
    answer_id = new_id() if calls else None
    entries: list[ContextEntry] = []
    own = (message.content, message.name, message.id, message.metadata, message.provider_options, message.extras)
    if not calls or any(value is not None for value in own):
        data = _text_data(message, answer_id)
        entries.append(TextEntry(**common, id=new_id(), data=data, metadata=message.metadata))
    entries.extend(
        request_entry(call, id=new_id(), created_at=common["created_at"], answer_id=answer_id) for call in calls
    )
    return entries


def request_entry(
    call: ToolCall | InvalidToolCall,
    *,
    id: str,
    created_at: str,
    answer_id: str | None = None,
    server: str | None = None,
) -> ToolRequestEntry:
    """The entry of a call of a model: waiting, its approval pending and bound to its hash.

    A call that cannot be run is refused from the beginning and has no approval.
    """
    if isinstance(call, InvalidToolCall):
        data = ToolRequestData(invalid_call=call, state="refused", answer_id=answer_id, server=server)
    else:
        approval = Approval(state="pending", hash=call_hash(call.name, call.arguments, server))
        data = ToolRequestData(call=call, state="waiting", approval=approval, answer_id=answer_id, server=server)
    return ToolRequestEntry(version=CURRENT, id=id, created_at=created_at, data=data)


def _result_data(message: ToolMessage, call: CallPlace | None) -> ToolResultData:
    named = (message.name, call.name if call is not None else None)
    name = next((each for each in named if each is not None and NAME.fullmatch(each)), UNNAMED)
    result = ToolResult(
        tool_call_id=message.tool_call_id, name=name, text=message.text, is_error=message.is_error or None
    )
    is_whole = result.to_message() == message
    request_id = message.tool_call_id if call is None else call.entry_id
    return ToolResultData(request_id=request_id, result=result, message=None if is_whole else message)


def message_of_entries(entries: Sequence[ContextEntry]) -> ChatMessage:
    """The message of `entries`: the one that `entries_of_message` split.

    Raises:
        ValueError: they are not the entries of one message.
    """
    first = entries[0]
    if isinstance(first, ToolResultEntry) and len(entries) == 1:
        return result_message(first.data)
    text = first if isinstance(first, TextEntry) else None
    requests = [entry for entry in entries if isinstance(entry, ToolRequestEntry)]
    if len(requests) + (text is not None) != len(entries):
        raise ValueError("these entries do not stand for one message")
    if text is not None and text.data.role != "assistant":
        if requests:
            raise ValueError("calls belong to an answer of the assistant")
        return _said(text)
    return AssistantMessage(
        **({} if text is None else _fields(text)),
        tool_calls=tuple(entry.data.call for entry in requests if entry.data.call is not None) or None,
        invalid_tool_calls=tuple(entry.data.invalid_call for entry in requests if entry.data.invalid_call is not None)
        or None,
    )


def result_message(data: ToolResultData) -> ToolMessage:
    """The tool message of a result."""
    return data.result.to_message() if data.message is None else data.message


def _said(entry: TextEntry) -> ChatMessage:
    if entry.data.role == "user":
        return UserMessage(**_fields(entry))
    return SystemMessage(**_fields(entry), variant=entry.data.variant)


def _fields(entry: TextEntry) -> dict[str, Any]:
    data = entry.data
    return {
        "content": data.content,
        "name": data.name,
        "id": data.message_id,
        "metadata": entry.metadata,
        "provider_options": data.provider_options,
        "extras": data.extras,
    }
