"""A branch that was made while a call was open: what became of the call elsewhere is not said here, and is reported."""

from __future__ import annotations

from turnwire_schema.v1.context import Removal
from turnwire_schema.v1.thread import RoundStarted

from tests.agent.parts import ASK, agent_of, calls, in_loop
from tests.agent.test_loop import get_weather
from tests.requirements import requirement
from turnwire.agent import AgentThread
from turnwire.core.messages import user


@requirement("AGT-1", "CTX-4", "CTX-5")
@in_loop
async def test_a_call_that_ran_on_another_branch_neither_runs_again_nor_reaches_the_model_without_its_result() -> None:
    script = [calls(("get_weather", {"city": "Oslo"})), "Sunny.", "As you like."]
    agent, played = agent_of(script, tools=[get_weather], policy=ASK)
    thread = AgentThread.new(agent)
    (pending,) = (await thread.ask("Weather?")).pending
    assert pending.data.approval is not None
    thread.context.fork("other")
    thread.context.switch("main")
    thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    assert (await thread.run()).text == "Sunny."

    thread.context.switch("other")
    assert thread.pending == ()
    after = thread.journal.last_event_id
    assert (await thread.run()).text == "As you like."
    assert list(played.calls[-1].messages) == [user("Weather?")]
    (began,) = [event for event in thread.journal.since(after, 100) if isinstance(event, RoundStarted)]
    assert began.removals == (Removal(entry_id=pending.id, entry_type="tool_request", reason="unanswered_call"),)
