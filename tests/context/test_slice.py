"""A conversation from its first message to what a model sees and what is stored."""

from __future__ import annotations

from tests.context.made import NOON, loaded, new_context
from turnwire import ChatMessage, ToolCall, assistant, system, tool_result, user
from turnwire.context import project


def test_a_conversation_is_shown_stored_and_loaded() -> None:
    context = new_context(mode="plan")
    call = ToolCall(id="call_1", name="get_weather", arguments={"city": "Paris"})
    said: list[ChatMessage] = [
        user("Hello"),
        assistant("Hm", [call]),
        tool_result("call_1", "11", name="get_weather"),
        assistant("Cold."),
    ]
    for message in said:
        context.append_message(message)
    assert [entry.data.call for entry in context.pending] == [call]
    shown = project(context, now=NOON)
    assert list(shown.messages) == [system("Plan first."), *said]
    changes = context.changes()
    assert [placed.position for placed in changes.appended] == [0, 1, 2, 3, 4]
    assert context.is_dirty
    context.saved(1)
    assert (context.is_dirty, context.revision) == (False, 1)
    again = loaded(context.to_json())
    assert list(again.entries) == list(context.entries)
    assert again.to_json() == context.to_json()
    assert project(again, now=NOON) == shown
