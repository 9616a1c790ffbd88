"""What is read off an answer, and what its calls give."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    ChatResponse,
    InvalidDataError,
    InvalidToolCall,
    ToolCall,
    ToolMessage,
    UsageInfo,
    explain_invalid_call,
    make_tool,
    tool,
)
from turnwire.core.reply import ChatReply


@tool
def double(n: int) -> int:
    """Double it."""
    return 2 * n


@tool
async def halve(n: int) -> int:
    """Halve it."""
    return n // 2


BROKEN = InvalidToolCall(id="b", name="double", arguments_text='{"n"', reason="truncated", position=0)


def reply(*calls: ToolCall, invalid: tuple[InvalidToolCall, ...] = (), **fields: Any) -> ChatReply[None]:
    message = AssistantMessage(content="x", tool_calls=calls or None, invalid_tool_calls=invalid or None)
    reason = "tool_calls" if calls or invalid else "stop"
    tools = {"double": double, "halve": halve, "shown": make_tool("shown", "Show it.", {"type": "object"})}
    return ChatReply(
        response=ChatResponse(message=message, finish_reason=reason, usage=UsageInfo()), **{"tools": tools, **fields}
    )


def call(name: str, **arguments: Any) -> ToolCall:
    return ToolCall(id=name, name=name, arguments=arguments)


@requirement("API-1")
def test_a_reply_says_what_the_answer_says() -> None:
    plain, calling, broken = reply(), reply(call("double", n=1)), reply(invalid=(BROKEN,))
    assert [(one.text, one.finish_reason, one.has_calls) for one in (plain, calling, broken)] == [
        ("x", "stop", False),
        ("x", "tool_calls", True),
        ("x", "tool_calls", True),
    ]
    assert (plain.tool_calls, broken.tool_calls) == ((), ())
    assert calling.tool_calls == (call("double", n=1),)
    assert (plain.message, plain.usage) == (plain.response.message, plain.response.usage)
    assert (plain.output, plain.output_error) == (None, None)


@requirement("API-1")
def test_every_call_is_answered_in_its_order_and_what_cannot_run_says_why() -> None:
    given = reply(call("double", n=2), call("halve", n=8), call("gone"), invalid=(BROKEN,), max_tokens=9)
    model, *answers = asyncio.run(given.run_tools())
    assert model == given.message
    assert answers == [
        ToolMessage(content=explain_invalid_call(BROKEN, max_tokens=9), tool_call_id="b", is_error=True, name="double"),
        ToolMessage(content="4", tool_call_id="double", name="double"),
        ToolMessage(content="4", tool_call_id="halve", name="halve"),
        ToolMessage(
            content="There is no tool gone; the call was not run. There are: double, halve, shown.",
            tool_call_id="gone",
            name="gone",
            is_error=True,
        ),
    ]
    assert asyncio.run(reply().run_tools()) == reply().run_tools_sync() == (reply().message,)
    [_, nothing] = reply(call("gone"), tools={}).run_tools_sync()
    assert nothing.text == "There is no tool gone; the call was not run. There are: none."


@requirement("API-1")
@pytest.mark.parametrize("name", ["functions.double", "double<|channel|>analysis"])
def test_a_name_with_a_mark_of_a_template_runs_nothing_and_is_answered_with_the_tools_there_are(name: str) -> None:
    bad = InvalidToolCall(id="b", name=name, arguments_text='{"n": 2}', reason="bad_name")
    [_, said] = reply(invalid=(bad,)).run_tools_sync()
    assert said == ToolMessage(
        content="There is no tool of that name, so nothing was run. Use one of: double, halve, shown.",
        tool_call_id="b",
        is_error=True,
        name=name,
    )


@requirement("API-1")
@pytest.mark.parametrize(
    ("name", "words"), [("shown", "was offered as a definition"), ("halve", "write `await tool.run")]
)
def test_a_call_that_the_program_cannot_run_is_the_programs_error(name: str, words: str) -> None:
    with pytest.raises(InvalidDataError, match=words):
        reply(call("double", n=1), call(name, n=1)).run_tools_sync()
