"""Calls that were read out of the text of an answer: agents treat them as any other, and those who decide see it."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.policy import ToolPolicy

from tests.agent.parts import ALLOW, ASK, agent_of, in_loop, rule
from tests.requirements import requirement
from turnwire.agent import AgentThread

TEXT = 'Let me see.\n<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>'
READING = {"text_format": "hermes"}


def get_weather(city: str) -> str:
    """The weather in a city.

    Args:
        city: The city.
    """
    return f"sunny in {city}"


def agent_with(policy: ToolPolicy, *script: Any) -> Any:
    return agent_of(script, tools=[get_weather], policy=policy, parameters=READING)


@requirement("TXT-2", "CTX-3")
@in_loop
async def test_a_call_out_of_the_text_waits_for_an_approval_that_shows_where_it_came_from() -> None:
    agent, script = agent_with(ASK, TEXT, "Done.")
    thread = AgentThread.new(agent)
    waiting = await thread.ask("Weather?")

    (pending,) = waiting.pending
    assert (waiting.outcome, len(script.calls)) == ("waiting", 1)
    assert pending.data.call is not None
    assert pending.data.approval is not None
    assert (pending.data.call.name, dict(pending.data.call.arguments)) == ("get_weather", {"city": "Oslo"})
    assert pending.to_dict()["data"]["call"]["origin"] == "text"

    thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    assert (await thread.run()).text == "Done."
    assert [message.role for message in script.calls[1].messages] == ["user", "assistant", "tool"]
    assert script.calls[1].messages[1].text == "Let me see."
    assert script.calls[1].messages[2].text == "sunny in Oslo"


@requirement("TXT-2")
@in_loop
@pytest.mark.parametrize(
    ("policy", "result"),
    [
        (ALLOW, "sunny in Oslo"),
        (ALLOW.replace(rules=(rule("deny", tool="get_*", reason="No weather today."),)), "No weather today."),
    ],
    ids=["allowed", "denied"],
)
async def test_a_policy_decides_about_a_call_out_of_the_text_as_about_any_other(
    policy: ToolPolicy, result: str
) -> None:
    agent, script = agent_with(policy, TEXT, "Done.")
    assert (await AgentThread.new(agent).ask("Weather?")).outcome == "completed"

    assert result in script.calls[1].messages[-1].text


@requirement("TXT-2")
@in_loop
async def test_a_result_that_the_model_repeats_is_no_call() -> None:
    def read_page() -> str:
        """Read the page."""
        return TEXT

    call = '<tool_call>\n{"name": "read_page", "arguments": {}}\n</tool_call>'
    agent, script = agent_of(
        [call, f"The page says: {TEXT}"], tools=[read_page, get_weather], policy=ALLOW, parameters=READING
    )
    result = await AgentThread.new(agent).ask("What does the page say?")

    assert (result.outcome, result.text, len(script.calls)) == ("completed", f"The page says: {TEXT}", 2)
