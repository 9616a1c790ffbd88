"""Parts that misbehave: hooks, tools, listeners, servers, stores. Each costs what it is, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from turnwire_schema.v1.content import ImagePart
from turnwire_schema.v1.entry import ImageData, McpResourceData, McpResourceEntry, TextData, TextEntry, ToolRequestEntry
from turnwire_schema.v1.policy import Budget
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.thread import AgentEvent, ToolRequested

from tests.agent.parts import ASK, HandClock, agent_of, calls, in_loop
from tests.agent.test_loop import get_weather, shown
from tests.agent.test_threads import Hand, asked, threads_of
from tests.requirements import requirement
from turnwire.agent import AgentThread, HookError, HookView, ThreadError, own_tools
from turnwire.core.errors import InvalidDataError, ProviderUnavailableError
from turnwire.core.messages import user
from turnwire.mcp import McpServers
from turnwire.store import ContextStore, StoreUnavailableError
from turnwire.tools import ApprovalError


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ContextStore]:
    with ContextStore.open(tmp_path / "threads.db") as opened:
        yield opened


# Hooks


def raising(request: ChatRequest, view: HookView) -> ChatRequest:
    raise ValueError("the user's secret words")


def late(request: ChatRequest, view: HookView) -> ChatRequest:
    raise TimeoutError


def junk(request: ChatRequest, view: HookView) -> Any:
    return {"messages": []}


@pytest.mark.parametrize(
    ("hook", "message"),
    [
        (raising, "the hook raising raised ValueError"),
        (late, "the hook late raised TimeoutError"),
        (junk, "the hook junk must give a ChatRequest, not dict"),
    ],
)
@requirement("AGT-1")
@in_loop
async def test_a_hook_that_misbehaves_fails_the_run_and_is_named(hook: Any, message: str) -> None:
    agent, script = agent_of(["Hello."], hooks=[hook])
    thread = AgentThread.new(agent)
    result = await thread.ask("Hi")
    assert (result.outcome, str(result.error), script.calls) == ("failed", message, ())
    assert isinstance(result.error, HookError)
    assert thread.state.error is not None
    assert (thread.state.status, thread.state.error.message) == ("failed", message)


@requirement("AGT-1")
@in_loop
async def test_an_error_of_our_own_that_a_hook_raises_stays_as_it_is() -> None:
    error = ProviderUnavailableError("the memory is not reachable", retryable=True)

    def remember(request: ChatRequest, view: HookView) -> ChatRequest:
        raise error

    result = await AgentThread.new(agent_of([], hooks=[remember])[0]).ask("Hi")
    assert (result.outcome, result.error) == ("failed", error)


# Answers


@pytest.mark.parametrize("stream", [True, False])
@requirement("AGT-1")
@in_loop
async def test_an_empty_answer_ends_the_run(stream: bool) -> None:
    agent, script = agent_of([""])
    thread = AgentThread.new(agent)
    thread.add("Hi")
    await thread.start(stream=stream)
    assert (thread.state.outcome, len(script.calls)) == ("completed", 1)


@requirement("AGT-1")
@in_loop
async def test_a_provider_that_breaks_its_promise_fails_the_run_without_showing_what_it_said() -> None:
    def wrong(request: ChatRequest) -> str:
        raise KeyError("the user's secret words")

    thread = AgentThread.new(agent_of([wrong, "Hello."])[0])
    result = await thread.ask("Hi")
    assert (result.outcome, type(result.error)) == ("failed", KeyError)
    assert thread.state.error is not None
    assert thread.state.error.message == "the run ended with KeyError"
    assert (await thread.run()).text == "Hello."


# Tools


class OwnEndError(BaseException):
    """No `Exception`."""


@pytest.mark.parametrize("error", [OwnEndError, SystemExit, asyncio.CancelledError, GeneratorExit])
@pytest.mark.parametrize("is_async", [True, False])
@requirement("AGT-1", "CTX-4")
@in_loop
async def test_whatever_a_tool_raises_is_its_result(error: type[BaseException], is_async: bool) -> None:
    async def later() -> str:
        """Raise."""
        raise error

    def now() -> str:
        """Raise."""
        raise error

    name = "later" if is_async else "now"
    thread = AgentThread.new(agent_of([calls((name, {})), "It failed."], tools=[later, now])[0])
    result = await thread.ask("Go")
    assert (result.outcome, result.text) == ("completed", "It failed.")
    (_, call, answer, _) = shown(thread)
    assert call == ("call", (name, "done"))
    assert error.__name__ in answer[1]


@requirement("AGT-1")
@in_loop
async def test_a_tool_may_cancel_its_own_thread() -> None:
    holder: list[AgentThread] = []

    async def stop() -> str:
        """Stop."""
        await holder[0].cancel()
        return "stopped"

    thread = AgentThread.new(agent_of([calls(("stop", {})), "Never."], tools=[stop])[0])
    holder.append(thread)
    result = await thread.ask("Stop")
    assert (result.outcome, thread.state.outcome) == ("cancelled", "cancelled")


@requirement("AGT-1", "AGT-2")
@in_loop
async def test_tasks_that_a_tool_writes_while_another_call_is_stored_are_kept(store: ContextStore) -> None:
    from turnwire.tools import ToolRegistry

    registry = ToolRegistry()
    for tool in own_tools(files=False):
        registry.add(tool, is_safe=True)
    many = calls(*(("write_todos", {"todos": [{"text": f"Task {n}", "status": "open"}]}) for n in range(8)))
    async with threads_of(store, [many, "Planned."], tools=registry, max_concurrent=8) as threads:
        thread = await threads.create(asked("Plan"))
        result = await thread.run()
        assert (result.outcome, result.error) == ("completed", None)
        assert thread.state.todos is not None
        assert store.load_thread(thread.id).todos == thread.state.todos


# Calls that a run left behind


@requirement("AGT-1")
@in_loop
async def test_calls_over_the_budget_do_not_hold_up_the_conversation() -> None:
    two = calls(("get_weather", {"city": "Oslo"}), ("get_weather", {"city": "Rome"}))
    agent, script = agent_of([two, "Fine."], tools=[get_weather], budget=Budget(max_calls=1))
    thread = AgentThread.new(agent)
    assert (await thread.ask("Weather?")).outcome == "budget"
    assert (await thread.ask("Never mind")).text == "Fine."
    assert [message.role for message in script.calls[1].messages] == ["user", "assistant", "tool", "tool", "user"]
    assert [entry for entry in shown(thread) if entry[0] == "call"] == [("call", ("get_weather", "refused"))] * 2


@requirement("AGT-1", "CTX-3")
@in_loop
async def test_denied_calls_use_no_budget() -> None:
    two = calls(("get_weather", {"city": "Oslo"}), ("get_weather", {"city": "Rome"}))
    thread = AgentThread.new(agent_of([two, "Fine."], tools=[get_weather], policy=ASK, budget=Budget(max_calls=1))[0])
    first, second = (await thread.ask("Weather?")).pending
    assert first.data.approval is not None
    assert second.data.approval is not None
    thread.decide(first.id, "deny", hash=first.data.approval.hash)
    thread.decide(second.id, "approve", hash=second.data.approval.hash)
    assert (await thread.run()).text == "Fine."


@requirement("AGT-1", "CTX-3", "CTX-8")
@in_loop
async def test_a_call_that_was_undone_cannot_be_approved_from_the_branch_that_goes_on() -> None:
    script = [calls(("get_weather", {"city": "Oslo"})), "Hello.", "Sunny."]
    thread = AgentThread.new(agent_of(script, tools=[get_weather], policy=ASK)[0])
    (pending,) = (await thread.ask("Weather?")).pending
    assert pending.data.approval is not None
    thread.context.fork("again", before=pending.id)
    with pytest.raises(ApprovalError) as caught:
        thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    assert caught.value.reason == "unknown_request"
    thread.context.switch("main")
    thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    assert (await thread.run()).outcome == "completed"


@requirement("AGT-1", "CTX-3")
@in_loop
async def test_a_misspelt_decision_decides_nothing() -> None:
    script = [calls(("get_weather", {"city": "Oslo"}))]
    thread = AgentThread.new(agent_of(script, tools=[get_weather], policy=ASK)[0])
    (pending,) = (await thread.ask("Weather?")).pending
    assert pending.data.approval is not None
    for word in ("allow", "approved", "", None):
        with pytest.raises(InvalidDataError, match="approve or deny"):
            thread.decide(pending.id, cast(Any, word), hash=pending.data.approval.hash)
    assert thread.pending == (pending,)


@requirement("AGT-1", "CTX-3")
@in_loop
async def test_an_approval_that_was_not_used_in_time_is_asked_for_again() -> None:
    clock = HandClock()
    script = [calls(("get_weather", {"city": "Oslo"})), "Sunny."]
    thread = AgentThread.new(agent_of(script, tools=[get_weather], policy=ASK, now=clock)[0])
    (pending,) = (await thread.ask("Weather?")).pending
    assert pending.data.approval is not None
    thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    clock.move(hours=1)
    result = await thread.run()
    assert result.outcome == "waiting"
    (again,) = result.pending
    assert again.id == pending.id
    assert again.data.approval is not None
    assert (
        again.data.approval.reason == "the earlier approval does not count any more: the call was not started in time"
    )
    thread.decide(again.id, "approve", hash=again.data.approval.hash)
    assert (await thread.run()).text == "Sunny."


@requirement("AGT-1", "CTX-3")
@in_loop
async def test_an_approval_that_ends_while_earlier_calls_run_is_asked_for_again_with_an_event(
    store: ContextStore,
) -> None:
    clock, ran = HandClock(), []

    def act(name: str) -> str:
        """Take an hour."""
        clock.move(hours=1)
        ran.append(name)
        return f"did {name}"

    script = [calls(*(("act", {"name": name}) for name in "abc")), "Done."]
    agent, played = agent_of(script, tools=[act], policy=ASK, now=clock)
    thread = AgentThread.new(agent, store=store)
    await thread.ask("Do it.")
    why = "the earlier approval does not count any more: the call was not started in time"
    for number in range(1, 4):  # each time one call runs, and the others are asked for again, together
        for each in thread.pending:
            assert each.data.approval is not None
            thread.decide(each.id, "approve", hash=each.data.approval.hash)
        after = thread.journal.last_event_id
        result = await thread.run()
        assert ran == list("abc"[:number])
        assert [(each.data.call and each.data.call.arguments["name"]) for each in result.pending] == list(
            "abc"[number:]
        )
        asked = [event.entry for event in thread.journal.since(after, 100) if isinstance(event, ToolRequested)]
        assert asked == list(result.pending)
        assert {each.data.approval and each.data.approval.reason for each in asked} <= {why}
        assert [entry for entry in store.load(thread.state.context_id).entries if entry in asked] == asked
    assert (result.outcome, result.text) == ("completed", "Done.")
    sent = played.calls[-1].messages
    assert [message.text for message in sent if message.role == "tool"] == ["did a", "did b", "did c"]


@requirement("AGT-1", "CTX-3")
@in_loop
async def test_what_the_policy_allowed_before_a_long_pause_is_judged_again_and_not_asked_for() -> None:
    clock = HandClock()
    two = calls(("get_weather", {"city": "Oslo"}), ("get_weather", {"city": "Rome"}))
    agent, _ = agent_of([two, "Sunny."], tools=[get_weather], now=clock, budget=Budget(max_calls=1))
    thread = AgentThread.new(agent)
    assert (await thread.ask("Weather?")).outcome == "budget"
    clock.move(hours=1)
    thread.journal.change(budget=Budget(max_calls=2))
    assert (await thread.run()).text == "Sunny."


@requirement("AGT-1")
@in_loop
async def test_what_cannot_be_said_adds_nothing_of_it() -> None:
    agent, _ = agent_of([calls(("get_weather", {"city": "Oslo"}))], tools=[get_weather], policy=ASK)
    thread = AgentThread.new(agent)
    image = ImageData(image=ImagePart(data="AAAA", media_type="image/png"), recognition="ocr", state="pending")
    with pytest.raises(InvalidDataError):
        await thread.ask([], files=["a.py"], images=[image])
    assert shown(thread) == []
    await thread.ask("Weather?")
    before = len(thread.context.entries)
    with pytest.raises(ThreadError, match="approve or deny"):
        await thread.ask("More", files=["a.py"], images=[image])
    assert len(thread.context.entries) == before


@requirement("AGT-1", "CTX-3")
@in_loop
async def test_no_entry_hides_a_call_that_waits_for_a_decision() -> None:
    agent, _ = agent_of([calls(("get_weather", {"city": "Oslo"})), "Sunny."], tools=[get_weather], policy=ASK)
    thread = AgentThread.new(agent)
    (pending,) = (await thread.ask("Weather?")).pending
    said = TextEntry(
        version="1.1", id="t1", created_at="2026-01-31T12:00:00Z", data=TextData(role="user", content="And?")
    )
    with pytest.raises(ThreadError, match="approve or deny"):
        thread.add_entry(said)
    assert pending.data.approval is not None
    thread.decide(pending.id, "approve", hash=pending.data.approval.hash)
    assert (await thread.run()).text == "Sunny."
    thread.add_entry(said)
    assert thread.context.entries[-1] == said


# Listeners and followers


@requirement("AGT-2")
@in_loop
async def test_a_listener_that_raises_is_called_no_more_and_ends_nothing() -> None:
    heard: list[str] = []

    def listener(event: AgentEvent) -> None:
        heard.append(event.event)
        raise RuntimeError("no ears")

    thread = AgentThread.new(agent_of(["Hello."])[0])
    thread.journal.listen(listener)
    assert (await thread.ask("Hi")).text == "Hello."
    assert heard == ["entry_added"]


@requirement("AGT-2")
@in_loop
async def test_a_run_that_is_refused_leaves_no_listener_behind() -> None:
    thread = AgentThread.new(agent_of(["Hello."])[0])
    thread.add("Hi")
    task = thread.start(stream=False)
    with pytest.raises(ThreadError, match="it runs already"):
        await anext(thread.stream())
    assert thread.journal._listeners == []
    await task


@requirement("AGT-2")
@in_loop
async def test_whoever_follows_is_told_that_the_store_failed(store: ContextStore, monkeypatch: Any) -> None:
    async with threads_of(store, ["Hello."]) as threads:
        thread = await threads.create(asked("Hi"))

        def fail(*arguments: Any) -> None:
            raise StoreUnavailableError("full", "store: the disk is full")

        monkeypatch.setattr(ContextStore, "save_run", fail)
        threads.start(thread, stream=True)
        with pytest.raises(StoreUnavailableError, match="the disk is full"):
            async for _ in threads.follow(thread):
                pass


@requirement("AGT-2")
@in_loop
async def test_whoever_follows_slowly_gets_every_event_that_is_not_a_chunk(
    store: ContextStore, monkeypatch: Any
) -> None:
    monkeypatch.setattr("turnwire.agent.journal.REMEMBERED", 4)
    async with threads_of(store, ["one two three four five six"]) as threads:
        thread = await threads.create(asked("Count"))
        task = threads.start(thread, stream=True)
        follower = threads.follow(thread)
        first = await anext(follower)
        await task
        rest = [event async for event in follower]
        kinds = [event.event for event in (first, *rest) if event.event != "chunk"]
        assert kinds == ["entry_added", "run_started", "round_started", "answer", "run_ended"]
        assert len(thread.journal.remembered) == 4


@requirement("AGT-2")
@in_loop
async def test_an_answer_with_more_chunks_than_are_remembered_hides_no_event_before_it_is_stored(
    store: ContextStore, monkeypatch: Any
) -> None:
    monkeypatch.setattr("turnwire.agent.journal.REMEMBERED", 2)
    async with threads_of(store, ["one two three four five six"]) as threads:
        thread = await threads.create(asked("Count"))
        seen: list[list[str]] = []

        def look(event: AgentEvent) -> None:
            if event.event == "chunk":
                seen.append([each.event for each in thread.journal.since(2, 100)])

        thread.journal.listen(look)
        await threads.start(thread, stream=True)
        assert len(seen) > 4
        assert all(kinds[0] == "round_started" for kinds in seen)


# Many threads


@requirement("AGT-2")
@in_loop
async def test_a_thread_that_cannot_be_stored_does_not_keep_others_from_being_used(store: ContextStore) -> None:
    hand = Hand()
    async with threads_of(store, ["Hello."], clock=hand) as threads:
        lost = await threads.create(asked("Hi"))
        other = await threads.create(asked("Hi"))
        lost.add("And?")
        async with threads_of(store, ["Later."]) as elsewhere:
            await (await elsewhere.get(lost.id)).run()
        hand.seconds = 3601
        assert (await threads.get(other.id)).id == other.id
        assert threads.in_memory == (other.id,)
        assert (await threads.get(lost.id)).reply is not None


@requirement("AGT-2")
@in_loop
async def test_a_thread_stays_in_memory_while_its_store_fails(store: ContextStore, monkeypatch: Any) -> None:
    hand = Hand()
    async with threads_of(store, ["Hello."], clock=hand) as threads:
        thread = await threads.create(asked("Hi"))
        thread.add("And?")
        hand.seconds = 3601

        def fail(*arguments: Any) -> None:
            raise StoreUnavailableError("full", "store: the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(ContextStore, "save_run", fail)
            assert await threads.put_away() == ()
        assert await threads.put_away() == (thread.id,)
        assert len(store.load(thread.id).entries) == 2


@requirement("AGT-2")
@in_loop
async def test_closing_stores_what_was_decided_and_not_run(store: ContextStore) -> None:
    script = [calls(("get_weather", {"city": "Oslo"}))]
    async with threads_of(store, script, tools=[get_weather], policy=ASK) as threads:
        thread = await threads.create(asked("Weather?"))
        (pending,) = (await thread.run()).pending
        assert pending.data.approval is not None
        thread.decide(pending.id, "deny", hash=pending.data.approval.hash)
    entry = store.load(thread.id).get(pending.id)
    assert isinstance(entry, ToolRequestEntry)
    assert entry.data.approval is not None
    assert entry.data.approval.state == "denied"


@requirement("AGT-2")
@in_loop
async def test_a_thread_that_is_deleted_while_it_runs_is_gone(store: ContextStore) -> None:
    started = asyncio.Event()

    async def wait() -> str:
        """Wait."""
        started.set()
        await asyncio.Event().wait()
        return "never"

    async with threads_of(store, [calls(("wait", {}))], tools=[wait]) as threads:
        thread = await threads.create(asked("Wait"))
        task = threads.start(thread, stream=False)
        await started.wait()
        await threads.delete(thread.id)
        assert (task.done(), thread.is_running, threads.in_memory) == (True, False, ())
        with pytest.raises(ThreadError, match="no such thread"):
            await threads.get(thread.id)
        assert (await threads.list()).threads == ()


@requirement("AGT-2")
@in_loop
async def test_a_thread_that_was_deleted_elsewhere_ends_with_an_error_and_is_not_made_again(
    store: ContextStore,
) -> None:
    async with threads_of(store, ["Hello."]) as threads:
        thread = await threads.create(asked("Hi"))
        store.delete(thread.id)
        with pytest.raises(Exception, match="store: no"):
            await thread.run()
        with pytest.raises(ThreadError, match="no such thread"):
            await threads.get(thread.id)
        assert threads.in_memory == ()


# Resources


@requirement("AGT-2", "CTX-7")
@in_loop
async def test_a_resource_whose_server_is_not_configured_any_more_stays_as_it_was() -> None:
    async with McpServers({}) as servers:
        thread = AgentThread.new(agent_of(["Hello."], mcp=servers)[0])
        data = McpResourceData(
            server="wiki", uri="wiki://page", state="fresh", text="Page", retrieved_at="2026-01-31T12:00:00Z"
        )
        entry = McpResourceEntry(version="1.1", id="r1", created_at="2026-01-31T12:00:00Z", data=data)
        thread.add_entry(entry)
        result = await thread.ask("Hi")
        assert (result.text, thread.context.get("r1")) == ("Hello.", entry)
        notices = [event.notice for event in thread.journal.remembered if event.event == "notice"]
        assert [(notice.id, notice.entry_id) for notice in notices] == [("resource.not_read", "r1")]


@requirement("AGT-2", "CTX-7")
@in_loop
async def test_threads_that_leave_memory_listen_to_no_server_any_more(store: ContextStore) -> None:
    async with McpServers({}) as servers:
        hand = Hand()
        async with threads_of(store, ["Hello."], mcp=servers, clock=hand) as threads:
            thread = await threads.create(asked("Hi"))
            await thread.run()
            assert len(servers._listeners) == 1
            hand.seconds = 3601
            assert await threads.put_away() == (thread.id,)
            assert len(servers._listeners) == 0


# Cancelling


@requirement("AGT-1")
@in_loop
async def test_whoever_is_cancelled_just_when_the_run_ends_is_cancelled() -> None:
    thread = AgentThread.new(agent_of(["Hello."])[0])
    thread.add("Hi")
    waiting = asyncio.ensure_future(thread.run())
    await asyncio.sleep(0)
    run = thread.current_run
    assert run is not None
    run.add_done_callback(lambda _: waiting.cancel())
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert thread.state.outcome == "completed"


@requirement("AGT-1")
@in_loop
async def test_a_run_that_is_cancelled_before_it_began_changes_nothing() -> None:
    agent, script = agent_of(["Hello."])
    thread = AgentThread.new(agent)
    thread.add(user("Hi"))
    waiting = asyncio.ensure_future(thread.run())
    await asyncio.sleep(0)
    assert await thread.cancel() is True
    assert (await waiting).outcome == "cancelled"
    assert (script.calls, thread.state.status) == ((), "idle")
    assert (await thread.run()).text == "Hello."


@requirement("AGT-2")
def test_the_errors_of_threads_can_be_copied() -> None:
    import copy

    error = HookError("memory", "raised KeyError")
    assert (str(copy.copy(error)), copy.copy(error).hook) == ("the hook memory raised KeyError", "memory")
