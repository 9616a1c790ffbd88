"""Messages as entries and back: the very same message."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from turnwire_schema.v1.entry import (
    Approval,
    TextData,
    TextEntry,
    ToolRequestData,
    ToolRequestEntry,
    ToolResultEntry,
)

from tests.codecs import strategies
from tests.context.made import NOON, clock, ids, loaded, new_context
from tests.requirements import requirement
from turnwire import InvalidDataError, InvalidToolCall, ToolCall, assistant, parse_message, tool_result, user
from turnwire.context import entries_of_message, entry_to_json, message_of_entries, project, read_entry
from turnwire.core.call_hash import call_hash
from turnwire.core.call_order import ordered_calls
from turnwire.core.validate import is_empty_content

CALL = ToolCall(id="call_1", name="get_weather", arguments={"city": "Paris", "days": 2.0})
BAD = InvalidToolCall(id="call_2", arguments_text='{"city": ', reason="truncated", position=0)
AT = {"version": "1.1", "created_at": "2026-01-31T12:00:00.000000Z"}


@requirement("CTX-1", "CTX-4")
@settings(max_examples=30)
@given(strategies.conversations(rich=True))
def test_every_message_comes_back_from_its_stored_entries(conversation: list[dict[str, Any]]) -> None:
    for data in conversation:
        message = parse_message(data)
        if message.role in ("system", "user") and message.content in ("", ()):
            with pytest.raises(InvalidDataError, match="content must not be empty here"):
                entries_of_message(message, now=clock(), new_id=ids())
            continue
        entries = entries_of_message(message, now=clock(), new_id=ids())
        assert message_of_entries(entries) == in_order(message)
        assert message_of_entries([read_entry(entry_to_json(entry)) for entry in entries]) == in_order(message)


def in_order(message: Any) -> Any:
    """The message with its invalid calls listed in the order of the calls, which is that of their positions."""
    if message.role != "assistant" or not message.invalid_tool_calls:
        return message
    listed = tuple(call for call, _ in ordered_calls(message, "") if isinstance(call, InvalidToolCall))
    return message.replace(invalid_tool_calls=listed)


def sendable(conversation: list[dict[str, Any]]) -> list[Any]:
    """Every call answered in the order of the calls, and no message that says nothing."""
    messages: list[Any] = []
    for message in map(parse_message, conversation):
        if message.role == "tool":
            continue
        calls = (
            [*(message.tool_calls or ()), *(message.invalid_tool_calls or ())] if message.role == "assistant" else []
        )
        if not calls and is_empty_content(message.content):
            continue
        if len({call.to_dict()["id"] for call in calls}) != len(calls):
            continue
        messages.append(in_order(message))
        entries = entries_of_message(message, now=clock(), new_id=ids())
        for entry in entries:
            if isinstance(entry, ToolRequestEntry):
                call = entry.data.invalid_call if entry.data.call is None else entry.data.call
                messages.append(tool_result(str(call.to_dict()["id"] if call is not None else ""), "done", name="f"))
    return messages


@requirement("CTX-4", "CTX-8")
@settings(max_examples=30)
@given(strategies.conversations(rich=True))
def test_a_context_shows_the_very_messages_it_was_made_of(conversation: list[dict[str, Any]]) -> None:
    messages = sendable(conversation)
    context = new_context()
    for message in messages:
        context.append_message(message)
    shown = project(context, now=NOON)
    assert (list(shown.messages), list(shown.removals)) == (messages, [])
    assert project(loaded(context.to_json()), now=NOON) == shown


@requirement("CTX-3")
def test_the_entries_of_an_answer_share_its_id_and_its_calls_wait_for_a_decision() -> None:
    message = assistant("Let me see.", [CALL], invalid_tool_calls=[BAD], id="msg_1")
    assert entries_of_message(message, now=lambda: NOON, new_id=ids()) == (
        TextEntry(
            **AT, id="e2", data=TextData(role="assistant", content="Let me see.", answer_id="e1", message_id="msg_1")
        ),
        ToolRequestEntry(**AT, id="e3", data=ToolRequestData(invalid_call=BAD, state="refused", answer_id="e1")),
        ToolRequestEntry(
            **AT,
            id="e4",
            data=ToolRequestData(
                call=CALL,
                state="waiting",
                answer_id="e1",
                approval=Approval(state="pending", hash=call_hash("get_weather", {"days": 2.0, "city": "Paris"})),
            ),
        ),
    )


@requirement("CTX-3")
def test_the_hash_of_a_call_is_that_of_its_canonical_json() -> None:
    # printf '["f",null,{"a":"é","b":[1,2.5]}]' | sha256sum
    assert call_hash("f", {"b": [1, 2.5], "a": "é"}) == (
        "9d09d8d4e275efd9f58c20c516a11149493e9fdb55ef197dd971cddad6e7d288"
    )
    hashes = {call_hash("f", {}), call_hash("g", {}), call_hash("f", {}, "s"), call_hash("f", {"a": 1})}
    assert len(hashes | {call_hash("f", {"a": "1"}), call_hash("f", {"a": True})}) == 6


@requirement("CTX-4")
def test_a_result_belongs_to_the_latest_call_of_its_id_on_the_line() -> None:
    context = new_context()
    for turn in ("one", "two"):
        context.append_message(user(turn))
        context.append_message(assistant(None, [CALL]))
        context.append_message(tool_result("call_1", turn, name="get_weather"))
    requests = [entry.id for entry in context.entries if isinstance(entry, ToolRequestEntry)]
    results = [entry for entry in context.entries if isinstance(entry, ToolResultEntry)]
    assert [entry.data.request_id for entry in results] == requests
    assert [message.text for message in project(context, now=NOON).messages if message.role == "tool"] == ["one", "two"]


@requirement("CTX-4")
def test_results_of_calls_with_one_id_in_one_answer_belong_to_them_in_their_order() -> None:
    context = new_context()
    for turn in ("one", "two"):
        context.append_message(user(turn))
        context.append_message(
            assistant(None, [CALL, ToolCall(id="call_1", name="get_time", arguments={})]),
        )
        if turn == "two":
            context = loaded(context.to_json())
        for result in ("rain", "noon"):
            context.append_message(tool_result("call_1", f"{turn} {result}"))
    tools = [message for message in project(context, now=NOON).messages if message.role == "tool"]
    assert [message.text for message in tools] == ["one rain", "one noon", "two rain", "two noon"]
    requests = [entry.id for entry in context.entries if isinstance(entry, ToolRequestEntry)]
    results = [entry for entry in context.entries if isinstance(entry, ToolResultEntry)]
    assert [entry.data.request_id for entry in results] == requests


@requirement("CTX-3")
def test_calls_that_are_asked_for_again_are_pending_in_the_order_of_the_line() -> None:
    context = new_context()
    context.append_message(assistant(None, [ToolCall(id=f"c{number}", name="f", arguments={}) for number in range(3)]))
    first, *others = context.pending
    assert first.data.approval is not None
    decided = first.data.approval.replace(state="approved", decided_at="2026-01-31T12:00:00Z")
    context.fork("again")
    context.replace(first.replace(data=first.data.replace(approval=decided)))
    assert context.pending == tuple(others)
    context.replace(first)
    assert context.pending == (first, *others)
