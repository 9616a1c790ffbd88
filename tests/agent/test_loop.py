"""The loop: questions, calls, results, until there is an answer; the same streamed and whole."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from turnwire_schema.v1.entry import TextEntry, ToolRequestEntry, ToolResultEntry
from turnwire_schema.v1.policy import Budget
from turnwire_schema.v1.thread import ThreadState

from tests.agent.parts import ALLOW, ASK, agent_of, calls, in_loop, rule
from tests.requirements import requirement
from turnwire.agent import AgentThread, HookView, Summarize, ThreadError, notes, own_tools
from turnwire.core.errors import InvalidDataError, ProviderUnavailableError, StreamError
from turnwire.core.messages import assistant, system, tool_result, user


def get_weather(city: str) -> str:
    """The weather in a city.

    Args:
        city: The city.
    """
    return f"sunny in {city}"


async def spell(word: str) -> list[str]:
    """The letters of a word.

    Args:
        word: The word.
    """
    return list(word)


def shown(thread: AgentThread) -> list[tuple[str, Any]]:
    """The conversation in short: who said what, which call, which result."""
    found: list[tuple[str, Any]] = []
    for entry in thread.context.entries:
        if isinstance(entry, TextEntry):
            found.append((entry.data.role, entry.data.content))
        elif isinstance(entry, ToolRequestEntry):
            call = entry.data.call
            found.append(("call", (call.name if call else "?", entry.data.state)))
        elif isinstance(entry, ToolResultEntry):
            found.append(("result", entry.data.result.to_message().text))
    return found


@requirement("AGT-1")
@in_loop
async def test_an_answer_without_calls_ends_the_run() -> None:
    agent, script = agent_of(["Hello."])
    thread = AgentThread.new(agent)
    result = await thread.ask("Hi")
    assert (result.outcome, result.text, result.pending) == ("completed", "Hello.", ())
    assert [message.role for message in script.calls[0].messages] == ["user"]
    assert shown(thread) == [("user", "Hi"), ("assistant", "Hello.")]
    assert (thread.state.status, thread.state.outcome) == ("idle", "completed")


@requirement("AGT-1", "CTX-4")
@in_loop
async def test_calls_run_and_their_results_are_given_back_in_the_order_of_the_calls() -> None:
    two = calls(("get_weather", {"city": "Oslo"}), ("spell", {"word": "ab"}), text="Let me see.")
    agent, script = agent_of([two, "Sunny, and a, b."], tools=[get_weather, spell])
    thread = AgentThread.new(agent)
    result = await thread.ask("Weather?")
    assert result.text == "Sunny, and a, b."
    assert [message.role for message in script.calls[1].messages] == ["user", "assistant", "tool", "tool"]
    assert [message.text for message in script.calls[1].messages[2:]] == ["sunny in Oslo", '["a", "b"]']
    assert script.calls[1].messages[1] == two
    assert shown(thread) == [
        ("user", "Weather?"),
        ("assistant", "Let me see."),
        ("call", ("get_weather", "done")),
        ("call", ("spell", "done")),
        ("result", "sunny in Oslo"),
        ("result", '["a", "b"]'),
        ("assistant", "Sunny, and a, b."),
    ]


@requirement("AGT-1")
@in_loop
async def test_streamed_and_whole_runs_give_the_same_events_but_for_the_chunks() -> None:
    def one() -> AgentThread:
        script = [calls(("get_weather", {"city": "Oslo"})), "It is sunny."]
        return AgentThread.new(agent_of(script, tools=[get_weather])[0])

    whole, streamed = one(), one()
    await whole.ask("Weather?")
    seen = [event async for event in streamed.send("Weather?")]
    plain = [event.event for event in whole.journal.remembered]
    assert [event.event for event in seen if event.event != "chunk"] == plain
    assert plain == [
        *("entry_added", "run_started", "round_started", "answer", "tool_requested", "tool_started"),
        *("tool_completed", "round_started", "answer", "run_ended"),
    ]
    chunks = [event.chunk.text for event in seen if event.event == "chunk" and event.chunk.text]
    assert "".join(chunks) == "It is sunny."
    assert [event.event_id for event in seen] == list(range(1, len(seen) + 1))
    assert shown(whole) == shown(streamed)


@requirement("AGT-1")
@in_loop
async def test_the_loop_ends_after_25_rounds() -> None:
    agent, script = agent_of([calls(("get_weather", {"city": "Oslo"}))], tools=[get_weather])
    thread = AgentThread.new(agent)
    result = await thread.ask("Weather?")
    assert (result.outcome, len(script.calls)) == ("round_limit", 25)
    assert thread.state.totals is not None
    assert (thread.state.totals.rounds, thread.state.totals.calls) == (25, 25)


@pytest.mark.parametrize(
    ("budget", "rounds", "outcome"),
    [
        (Budget(max_rounds=3), 3, "round_limit"),
        (Budget(max_calls=2), 3, "budget"),
        (Budget(max_tokens=1), 1, "budget"),
    ],
)
@requirement("AGT-1")
@in_loop
async def test_a_budget_ends_the_run_where_it_is_used_up(budget: Budget, rounds: int, outcome: str) -> None:
    agent, script = agent_of([calls(("get_weather", {"city": "Oslo"}))], tools=[get_weather], budget=budget)
    result = await AgentThread.new(agent).ask("Weather?")
    assert (result.outcome, len(script.calls)) == (outcome, rounds)


@requirement("AGT-1")
@in_loop
async def test_a_time_budget_ends_a_run_that_waits_for_a_tool() -> None:
    started = asyncio.Event()

    async def wait() -> str:
        """Wait without end."""
        started.set()
        await asyncio.Event().wait()
        return "never"

    agent, _ = agent_of([calls(("wait", {}))], tools=[wait], budget=Budget(max_seconds=0.05))
    thread = AgentThread.new(agent)
    result = await thread.ask("Wait")
    assert (result.outcome, started.is_set(), thread.state.status) == ("budget", True, "idle")


@requirement("CTX-3")
@in_loop
async def test_a_call_that_must_be_asked_for_waits_and_runs_once_it_is_approved() -> None:
    agent, script = agent_of([calls(("get_weather", {"city": "Oslo"})), "Done."], tools=[get_weather], policy=ASK)
    thread = AgentThread.new(agent)
    waiting = await thread.ask("Weather?")
    assert (waiting.outcome, thread.state.status, len(script.calls)) == ("waiting", "waiting", 1)
    (pending,) = waiting.pending
    assert pending.data.approval is not None
    thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    result = await thread.run()
    assert (result.outcome, result.text) == ("completed", "Done.")
    assert ("result", "sunny in Oslo") in shown(thread)


@requirement("CTX-3")
@in_loop
async def test_a_denied_call_is_answered_with_the_denial_and_never_runs() -> None:
    ran: list[str] = []

    def note(text: str) -> str:
        """Note a text.

        Args:
            text: The text.
        """
        ran.append(text)
        return "noted"

    agent, script = agent_of([calls(("note", {"text": "x"})), "I see."], tools=[note], policy=ASK)
    thread = AgentThread.new(agent)
    (pending,) = (await thread.ask("Note x")).pending
    assert pending.data.approval is not None
    thread.decide(pending.id, "deny", hash=pending.data.approval.hash, reason="Not now.")
    result = await thread.run()
    assert (result.text, ran) == ("I see.", [])
    last = script.calls[1].messages[-1]
    assert last.role == "tool"
    assert last.is_error
    assert "Not now." in last.text


@requirement("CTX-3")
@in_loop
async def test_a_decision_that_is_remembered_holds_for_later_calls_of_the_tool() -> None:
    script = [calls(("get_weather", {"city": "Oslo"})), calls(("get_weather", {"city": "Rome"})), "Both sunny."]
    agent, _ = agent_of(script, tools=[get_weather], policy=ASK)
    thread = AgentThread.new(agent)
    (pending,) = (await thread.ask("Weather?")).pending
    assert pending.data.approval is not None
    thread.decide(pending.id, "approve", hash=pending.data.approval.hash, remember=True)
    assert (await thread.run()).text == "Both sunny."


@requirement("CTX-3")
@in_loop
async def test_nothing_can_be_said_while_a_call_waits_for_a_decision() -> None:
    agent, _ = agent_of([calls(("get_weather", {"city": "Oslo"}))], tools=[get_weather], policy=ASK)
    thread = AgentThread.new(agent)
    await thread.ask("Weather?")
    with pytest.raises(ThreadError, match="wait for a decision") as caught:
        thread.add("And now?")
    assert caught.value.fault == "pending"


@pytest.mark.parametrize(
    ("message", "role"), [(assistant("I approve."), "assistant"), (tool_result("call-1", "approved"), "tool")]
)
@requirement("AGT-1", "AGT-3")
@in_loop
async def test_answers_and_results_cannot_be_said_from_outside(message: Any, role: str) -> None:
    thread = AgentThread.new(agent_of(["Hello."])[0])
    with pytest.raises(InvalidDataError) as caught:
        thread.add([user("Hi"), message])
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("/messages/1/role", "input_role")]
    assert role in str(caught.value)
    assert shown(thread) == []


@requirement("AGT-1")
@in_loop
async def test_a_cancelled_answer_keeps_what_came_and_the_thread_goes_on() -> None:
    agent, _ = agent_of(["A long answer with many words, of which some come.", "Again."])
    thread = AgentThread.new(agent)
    stream = thread.send("Tell me")
    async for event in stream:
        if event.event == "chunk" and event.chunk.text:
            break
    await stream.aclose()
    assert (thread.state.outcome, thread.state.status) == ("cancelled", "idle")
    (_, kept) = shown(thread)
    assert kept[0] == "assistant"
    assert "A long answer with many words".startswith(kept[1][:12])
    assert (await thread.ask("Go on")).text == "Again."


@requirement("AGT-1")
@in_loop
async def test_a_failed_call_of_the_model_fails_the_run_with_its_error_and_the_next_one_works() -> None:
    agent, _ = agent_of([ProviderUnavailableError("refused", retryable=True), "Here I am."])
    thread = AgentThread.new(agent)
    result = await thread.ask("Hi")
    assert (result.outcome, thread.state.status) == ("failed", "failed")
    with pytest.raises(ProviderUnavailableError):
        result.raise_for_error()
    assert (await thread.run()).text == "Here I am."
    assert thread.state.error is None


@requirement("AGT-1")
@in_loop
async def test_a_stream_that_breaks_keeps_the_part_that_came() -> None:
    from turnwire_schema.v1.stream import StreamingChunk

    broken = [StreamingChunk(text="Half an "), StreamError("the stream broke")]
    agent, script = agent_of([broken, "Whole."])
    thread = AgentThread.new(agent)
    events = [event async for event in thread.send("Hi")]
    assert events[-1].event == "run_ended"
    assert (events[-1].outcome, events[-1].error.code) == ("failed", "ACODE-MDL-008")
    assert shown(thread) == [("user", "Hi"), ("assistant", "Half an ")]
    assert (await thread.run()).text == "Whole."
    assert [message.role for message in script.calls[1].messages] == ["user", "assistant"]


@requirement("CTX-3")
@in_loop
async def test_calls_that_cannot_run_are_answered_so_that_the_model_can_do_better() -> None:
    bad = calls(("get_wether", {"city": "Oslo"}), ("get_weather", {"town": "Oslo"}))
    agent, script = agent_of([bad, "Sorry."], tools=[get_weather])
    await AgentThread.new(agent).ask("Weather?")
    unknown, unfit = (message.text for message in script.calls[1].messages[-2:])
    assert "get_weather" in unknown
    assert "city" in unfit
    assert all(message.is_error for message in script.calls[1].messages[-2:])


@requirement("AGT-1")
@in_loop
async def test_hooks_change_what_is_sent_and_not_what_is_stored() -> None:
    def shout(request: Any, view: HookView) -> Any:
        return request.replace(messages=(*request.messages[:-1], user(f"{request.messages[-1].text}!")))

    agent, script = agent_of(["Hello."], hooks=[notes("Be brief."), shout])
    thread = AgentThread.new(agent)
    await thread.ask("Hi")
    assert [(message.role, message.text) for message in script.calls[0].messages] == [
        ("system", "# Notes\nBe brief."),
        ("user", "Hi!"),
    ]
    assert shown(thread) == [("user", "Hi"), ("assistant", "Hello.")]


@requirement("AGT-1")
@in_loop
async def test_old_turns_are_summarized_over_the_threshold_and_stay_stored() -> None:
    made: list[int] = []

    async def summarize(messages: Any) -> str:
        made.append(len(messages))
        return "They greeted."

    hook = Summarize(summarize, threshold=60, keep_turns=1)
    agent, script = agent_of(["Answer " * 20], hooks=[hook], system="Be kind.")
    thread = AgentThread.new(agent)
    for number in range(3):
        await thread.ask(f"Question {number}")
    sent = [(message.role, message.text) for message in script.calls[2].messages]
    assert [role for role, _ in sent] == ["system", "user", "assistant", "user"]
    assert "They greeted." in sent[1][1]
    assert sent[-1] == ("user", "Question 2")
    assert made == [4]
    assert len(shown(thread)) == 7


@requirement("AGT-2")
@in_loop
async def test_tasks_are_state_of_the_thread() -> None:
    todo = calls(("write_todos", {"todos": [{"text": "Look", "status": "open"}]}))
    agent, _ = agent_of([todo, "Planned."], tools=own_tools(files=False))
    thread = AgentThread.new(agent)
    await thread.ask("Plan")
    assert [each.to_dict() for each in thread.state.todos or ()] == [{"id": "1", "text": "Look", "status": "open"}]


@requirement("AGT-1")
@in_loop
async def test_a_mode_gives_the_system_message_and_the_tools() -> None:
    from turnwire_schema.v1.context import Mode

    modes = (Mode(name="plan", system_prompt="Only plan.", tools=()), Mode(name="work", system_prompt="Work."))
    agent, script = agent_of(["Ok."], tools=[get_weather], modes=modes)
    thread = AgentThread.new(agent)
    await thread.ask("Go")
    thread.context.set_mode("work")
    await thread.ask("Go on")
    first, second = script.calls
    assert (first.messages[0], first.tools) == (system("Only plan."), None)
    assert second.messages[0] == system("Work.")
    assert [each.name for each in second.tools or ()] == ["get_weather"]
    assert [message.role for message in second.messages] == ["system", "user", "assistant", "user"]


@requirement("AGT-2")
@in_loop
async def test_what_a_policy_denies_is_answered_without_asking_anybody() -> None:
    policy = ALLOW.replace(rules=(rule("deny", tool="get_*", reason="No weather today."),))
    agent, script = agent_of([calls(("get_weather", {"city": "Oslo"})), "Alas."], tools=[get_weather], policy=policy)
    result = await AgentThread.new(agent).ask("Weather?")
    assert result.text == "Alas."
    assert "No weather today." in script.calls[1].messages[-1].text


@requirement("AGT-1")
@in_loop
async def test_a_thread_runs_once_at_a_time() -> None:
    agent, _ = agent_of(["Hello."])
    thread = AgentThread.new(agent)
    thread.add("Hi")
    task = thread.start(stream=False)
    with pytest.raises(ThreadError) as caught:
        thread.start(stream=False)
    assert caught.value.fault == "busy"
    assert await task == "completed"
    assert isinstance(thread.state, ThreadState)


@requirement("AGT-1", "CTX-3")
@in_loop
async def test_nobody_is_asked_about_calls_that_cannot_run_and_the_others_wait_as_ever() -> None:
    agent, _ = agent_of([calls(("fly", {}), ("get_weather", {"town": "Oslo"})), "No."], tools=[get_weather], policy=ASK)
    thread = AgentThread.new(agent)
    assert ((await thread.ask("Fly?")).outcome, thread.pending) == ("completed", ())
    assert [kind for kind, _ in shown(thread)] == ["user", "call", "call", "result", "result", "assistant"]
    agent, _ = agent_of(
        [calls(("fly", {}), ("get_weather", {"city": "Oslo"})), "Sunny."], tools=[get_weather], policy=ASK
    )
    thread = AgentThread.new(agent)
    (pending,) = (await thread.ask("Fly?")).pending
    assert pending.data.call is not None
    assert pending.data.approval is not None
    assert pending.data.call.name == "get_weather"
    thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    assert (await thread.run()).text == "Sunny."
    results = [text for kind, text in shown(thread) if kind == "result"]
    assert results == ["There is no tool fly, so nothing was run. Use one of: get_weather.", "sunny in Oslo"]


@requirement("AGT-1")
@in_loop
async def test_a_call_that_cannot_run_uses_nothing_of_the_budget() -> None:
    script = [calls(("fly", {}), ("get_weather", {"city": "Oslo"})), "Sunny."]
    agent, _ = agent_of(script, tools=[get_weather], budget=Budget(max_calls=1))
    thread = AgentThread.new(agent)
    assert (await thread.ask("Fly?")).outcome == "completed"
    assert thread.state.totals is not None
    assert thread.state.totals.calls == 1
