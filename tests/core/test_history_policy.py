"""The order of a conversation: every rule broken once, by its name, and relaxed by its name."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ConversationHistory,
    HistoryError,
    HistoryPolicy,
    InvalidToolCall,
    Messages,
    SystemMessage,
    ToolCall,
    UserMessage,
    assistant,
    system,
    tool_result,
    user,
)

USER_FIRST = HistoryPolicy(allow_no_system=True)
"""What the other rules are tried with; the rule itself has tests of its own."""
ONE = ToolCall(id="c1", name="f", arguments={})
TWO = ToolCall(id="c2", name="f", arguments={})
BAD = InvalidToolCall(id="c3", arguments_text="{", reason="truncated")
HISTORIES = [
    [],
    [system("s")],
    [user("a")],
    [system("s"), user("a"), assistant("b"), user("c"), assistant("d")],
    [user("a"), assistant("b", [ONE]), tool_result("c1", "1"), assistant("c"), user("d")],
    [user("a"), assistant("b", [ONE, TWO]), tool_result("c2", "2"), tool_result("c1", "1"), assistant("c")],
    [user("a"), assistant(None, [ONE]), tool_result("c1", ""), assistant(None, [ONE]), tool_result("c1", "1")],
    [user("a"), assistant(None, [ONE], invalid_tool_calls=[BAD]), tool_result("c3", "no"), tool_result("c1", "1")],
    [user("a"), assistant(None, [ONE])],
]

# rule, the messages that stand, the message that breaks it, what the error says
BROKEN: list[tuple[str, list[Any], Any, str]] = [
    ("allow_system_anywhere", [user("a")], system("s"), "message[1]: a system message must come first"),
    ("allow_system_anywhere", [user("a"), assistant("b")], system("s"), "message[2]: a system message must come first"),
    (
        "allow_many_system",
        [system("s")],
        system("t"),
        "message[1]: there is a system message already; a conversation has one",
    ),
    (
        "allow_consecutive_user",
        [user("a")],
        user("b"),
        "message[1]: a user message must follow an assistant message, not another user message",
    ),
    (
        "allow_consecutive_assistant",
        [user("a"), assistant("b")],
        assistant("c"),
        "message[2]: an assistant message must follow a user or tool message",
    ),
    ("allow_assistant_first", [], assistant("a"), "message[0]: a conversation must begin with a user message"),
    (
        "allow_assistant_first",
        [system("s")],
        assistant("a"),
        "message[1]: a conversation must begin with a user message",
    ),
    (
        "allow_unanswered_calls",
        [user("a"), assistant(None, [ONE, TWO]), tool_result("c1", "1")],
        assistant("b"),
        "message[3]: 1 tool call without a result; add a tool message for each",
    ),
    (
        "allow_unanswered_calls",
        [user("a"), assistant(None, [ONE, TWO])],
        user("b"),
        "message[2]: 2 tool calls without a result; add a tool message for each",
    ),
    (
        "allow_unanswered_calls",
        [user("a"), assistant(invalid_tool_calls=[BAD])],
        user("b"),
        "message[2]: 1 tool call without a result; add a tool message for each",
    ),
    (
        "allow_user_after_tool",
        [user("a"), assistant(None, [ONE]), tool_result("c1", "1")],
        user("b"),
        "message[3]: after tool messages the assistant must answer before the user speaks",
    ),
    (
        "allow_unknown_tool_results",
        [user("a")],
        tool_result("c1", "1"),
        "message[1]: a tool message must answer an open call of the last assistant message by its id",
    ),
    (
        "allow_unknown_tool_results",
        [],
        tool_result("c1", "1"),
        "message[0]: a tool message must answer an open call of the last assistant message by its id",
    ),
    (
        "allow_unknown_tool_results",
        [user("a"), assistant(None, [ONE]), tool_result("c1", "1")],
        tool_result("c1", "again"),
        "message[3]: a tool message must answer an open call of the last assistant message by its id",
    ),
    (
        "allow_unknown_tool_results",
        [user("a"), assistant(None, [ONE]), tool_result("c1", "1"), assistant(None, [TWO])],
        tool_result("c1", "late"),
        "message[4]: a tool message must answer an open call of the last assistant message by its id",
    ),
    ("allow_empty_content", [], SystemMessage(content=" "), "message[0]: a system message needs content"),
    ("allow_empty_content", [], UserMessage(content=()), "message[0]: a user message needs content"),
]


@requirement("MSG-17")
@pytest.mark.parametrize(
    "messages", HISTORIES, ids=lambda messages: "-".join(each.role for each in messages) or "empty"
)
def test_these_orders_are_right(messages: list[Any]) -> None:
    history = ConversationHistory(messages, policy=USER_FIRST)
    assert history.messages == Messages(messages)


@requirement("MSG-17")
def test_every_rule_of_the_policy_is_broken_below() -> None:
    assert {rule for rule, *_ in BROKEN} | {"allow_no_system"} == {field.name for field in fields(HistoryPolicy)}


@requirement("MSG-17")
@pytest.mark.parametrize("first", [user("a"), assistant("b"), tool_result("c1", "1")], ids=lambda each: each.role)
def test_a_conversation_begins_with_a_system_message_unless_the_rule_is_relaxed(first: Any) -> None:
    others = {field.name: field.name != "allow_no_system" for field in fields(HistoryPolicy)}
    history = ConversationHistory(policy=HistoryPolicy(**others))
    with pytest.raises(HistoryError) as caught:
        history.add(first)
    assert (caught.value.rule, caught.value.position, len(history)) == ("allow_no_system", 0, 0)
    assert "allow_no_system" in str(caught.value)
    relaxed = ConversationHistory([first], policy=HistoryPolicy.lenient())
    assert relaxed.messages == Messages([first])


@requirement("MSG-17")
def test_by_default_the_user_follows_the_system_message() -> None:
    assert ConversationHistory([system("s"), user("a")]).messages == Messages([system("s"), user("a")])
    with pytest.raises(HistoryError, match=r"message\[0\]: a conversation must begin with a system message"):
        ConversationHistory([user("a")])


@requirement("MSG-17")
@for_each(("rule", "before", "message", "said"), BROKEN)
def test_a_broken_rule_is_refused_by_its_name_and_nothing_is_changed(
    rule: str, before: list[Any], message: Any, said: str
) -> None:
    history = ConversationHistory(before, policy=USER_FIRST)
    open_calls = history.open_call_ids
    with pytest.raises(HistoryError) as caught:
        history.add(message)
    assert (caught.value.rule, caught.value.position, str(caught.value)) == (rule, len(before), said)
    assert (history.messages, history.open_call_ids) == (Messages(before), open_calls)


@requirement("MSG-17")
@for_each(("rule", "before", "message", "said"), BROKEN)
def test_a_rule_is_relaxed_by_its_name_and_only_by_it(rule: str, before: list[Any], message: Any, said: str) -> None:
    relaxed = ConversationHistory(before, policy=replace(USER_FIRST, **{rule: True}))
    relaxed.add(message)
    assert relaxed.messages == Messages([*before, message])
    others = {field.name: field.name != rule for field in fields(HistoryPolicy)}
    strict_here = ConversationHistory(before, policy=HistoryPolicy(**{**others, "allow_no_system": True}))
    with pytest.raises(HistoryError) as caught:
        strict_here.add(message)
    assert caught.value.rule == rule


@requirement("MSG-17")
def test_a_lenient_policy_takes_every_order() -> None:
    every = [message for _, before, last, _ in BROKEN for message in (*before, last)]
    history = ConversationHistory(every, policy=HistoryPolicy.lenient())
    assert len(history) == len(every)
    history.validate()


@requirement("MSG-17")
def test_several_system_messages_at_the_beginning_are_all_first() -> None:
    policy = HistoryPolicy(allow_no_system=True, allow_many_system=True)
    history = ConversationHistory([system("a"), system("b"), user("c")], policy=policy)
    with pytest.raises(HistoryError) as caught:
        history.add(system("d"))
    assert caught.value.rule == "allow_system_anywhere"


@requirement("MSG-17")
def test_a_system_message_in_the_middle_does_not_change_whose_turn_it_is() -> None:
    policy = HistoryPolicy(allow_no_system=True, allow_system_anywhere=True)
    history = ConversationHistory([user("a"), system("s")], policy=policy)
    with pytest.raises(HistoryError) as caught:
        history.add(user("b"))
    assert caught.value.rule == "allow_consecutive_user"
    history.add(assistant("b"))


@requirement("MSG-17")
def test_a_history_that_waits_for_tools_may_grow_but_is_not_valid_as_a_whole() -> None:
    history = ConversationHistory([user("a"), assistant(None, [ONE, TWO]), tool_result("c1", "1")], policy=USER_FIRST)
    with pytest.raises(HistoryError) as caught:
        history.validate()
    assert (caught.value.rule, str(caught.value)) == (
        "allow_unanswered_calls",
        "message[2]: 1 tool call without a result; add a tool message for each",
    )
    history.add(tool_result("c2", "2"))
    history.validate()
    ConversationHistory(
        [user("a"), assistant(None, [ONE])], policy=HistoryPolicy(allow_no_system=True, allow_unanswered_calls=True)
    ).validate()


@requirement("MSG-17")
def test_the_policy_is_a_value() -> None:
    assert HistoryPolicy() == HistoryPolicy()
    assert HistoryPolicy(allow_many_system=True) != HistoryPolicy()
    with pytest.raises(AttributeError):
        HistoryPolicy().allow_many_system = True  # type: ignore[misc]  # what must fail is tested
    with pytest.raises(TypeError):
        HistoryPolicy(True)  # type: ignore[call-arg]  # rules are relaxed by name only
