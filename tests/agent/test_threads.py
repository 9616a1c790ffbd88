"""Threads over a store: found again, put away, gone on with after a crash, and by one process at a time."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.policy import Budget
from turnwire_schema.v1.thread import ApprovalDecision, ThreadRequest

from tests.agent.parts import ASK, agent_of, calls, in_loop
from tests.agent.test_loop import get_weather, shown
from tests.requirements import requirement
from turnwire.agent import Agent, AgentThreads, ThreadError
from turnwire.core.errors import InvalidDataError
from turnwire.core.messages import assistant, user
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.sync.mock import SyncMockProvider
from turnwire.store import ConflictError, ContextStore, StoreUnavailableError
from turnwire.tools import ApprovalError


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ContextStore]:
    with ContextStore.open(tmp_path / "threads.db") as opened:
        yield opened


def asked(*texts: str) -> ThreadRequest:
    """A request for a thread with messages of the user."""
    return ThreadRequest(messages=tuple(user(text) for text in texts))


class Hand:
    """A monotonic clock that is moved by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@requirement("API-2")
def test_an_agent_and_its_store_are_refused_where_they_are_something_else(store: ContextStore) -> None:
    wrong: Any
    for wrong in ("ollama", SyncMockProvider("Hi!")):
        with pytest.raises(InvalidDataError, match="/provider: give an asynchronous provider, as in OllamaProvider"):
            Agent(provider=wrong)
    agent: Any = Agent(provider=MockProvider("Hi!"))
    with pytest.raises(InvalidDataError, match=r"/agent: give an Agent, as in AgentThreads\(agent, store\)"):
        AgentThreads(store, agent)  # type: ignore[arg-type]  # the wrong way round
    with pytest.raises(InvalidDataError, match="/store: give a ContextStore"):
        AgentThreads(agent, "threads.db")  # type: ignore[arg-type]  # a path is not yet a store


def threads_of(store: ContextStore, script: Iterable[Any], **more: Any) -> AgentThreads:
    """Threads of an agent whose model answers from a script."""
    known = {name: more.pop(name) for name in ("idle_s", "clock") if name in more}
    return AgentThreads(agent_of(script, **more)[0], store, **known)


@requirement("AGT-2")
@in_loop
async def test_a_follow_up_goes_on_with_the_thread_also_in_another_process(store: ContextStore) -> None:
    async with threads_of(store, ["One.", "Two."]) as threads:
        thread = await threads.create(asked("First"))
        await thread.run()
        await (await threads.get(thread.id)).ask("Second")
    async with threads_of(store, ["Three."]) as later:
        again = await later.get(thread.id)
        assert again is not thread
        assert (await again.ask("Third")).text == "Three."
        assert shown(again) == [
            *(("user", "First"), ("assistant", "One."), ("user", "Second"), ("assistant", "Two.")),
            *(("user", "Third"), ("assistant", "Three.")),
        ]


@requirement("AGT-2")
@in_loop
async def test_idle_threads_leave_memory_after_an_hour_and_stay_in_the_store(store: ContextStore) -> None:
    clock = Hand()
    async with threads_of(store, ["One.", "Two."], clock=clock) as threads:
        thread = await threads.create(asked("First"))
        await thread.run()
        clock.seconds = 3599.0
        assert await threads.put_away() == ()
        clock.seconds = 3600.0
        assert await threads.put_away() == (thread.id,)
        assert threads.in_memory == ()
        assert (await (await threads.get(thread.id)).ask("Second")).text == "Two."


@requirement("AGT-2")
@in_loop
async def test_an_unknown_thread_is_a_typed_error(store: ContextStore) -> None:
    async with threads_of(store, ["One."]) as threads:
        with pytest.raises(ThreadError) as caught:
            await threads.get("nobody")
        assert (caught.value.fault, caught.value.thread_id) == ("not_found", "nobody")


@requirement("AGT-3")
@in_loop
async def test_a_thread_is_not_made_with_an_answer_of_the_assistant(store: ContextStore) -> None:
    async with threads_of(store, ["One."]) as threads:
        with pytest.raises(InvalidDataError) as caught:
            await threads.create(ThreadRequest(messages=(user("Hi"), assistant("I am allowed."))))
        assert [problem.path for problem in caught.value.problems] == ["/messages/1/role"]
        assert (await threads.list()).threads == ()


@requirement("AGT-2", "CTX-8")
@in_loop
async def test_two_processes_on_one_thread_do_not_overwrite_each_other(store: ContextStore) -> None:
    async with threads_of(store, ["One.", "Two."]) as here, threads_of(store, ["There."]) as there:
        mine = await here.create(asked("First"))
        await mine.run()
        theirs = await there.get(mine.id)
        await theirs.ask("From there")
        with pytest.raises(ConflictError):
            await mine.ask("From here")
        fresh = await here.get(mine.id)
        assert shown(fresh)[-2:] == [("user", "From there"), ("assistant", "There.")]
        assert (await fresh.ask("Again")).outcome == "completed"


@requirement("AGT-2", "CTX-3")
@in_loop
async def test_pending_calls_are_there_after_a_restart_and_a_decision_goes_on(store: ContextStore) -> None:
    script = [calls(("get_weather", {"city": "Oslo"}))]
    async with threads_of(store, script, tools=[get_weather], policy=ASK) as threads:
        thread = await threads.create(asked("Weather?"))
        await thread.run()
    async with threads_of(store, ["Sunny."], tools=[get_weather], policy=ASK) as later:
        again = await later.get(thread.id)
        (pending,) = again.pending
        assert again.state.status == "waiting"
        assert pending.data.approval is not None
        again.decide(pending.id, "approve", hash=pending.data.approval.hash)
        assert (await again.run()).text == "Sunny."


@requirement("AGT-1", "CTX-8")
@in_loop
async def test_a_call_that_was_started_before_a_crash_is_not_started_again(store: ContextStore, tmp_path: Path) -> None:
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    started: list[int] = []

    async def pay() -> str:
        """Pay once."""
        started.append(1)
        await asyncio.Event().wait()
        return "paid"

    async with threads_of(store, [calls(("pay", {}))], tools=[pay]) as threads:
        thread = await threads.create(asked("Pay"))
        threads.start(thread, stream=True)
        while not started:
            await asyncio.sleep(0)
        for file in tmp_path.glob("threads.db*"):  # what a crash at this moment leaves on the disk
            shutil.copy(file, crashed / file.name)
    script = ["I do not know whether it was paid."]
    with ContextStore.open(crashed / "threads.db") as left:
        async with threads_of(left, script, tools=[pay]) as later:
            again = await later.get(thread.id)
            result = await again.run()
            assert (result.outcome, started) == ("completed", [1])
            (_, call, answer, _) = shown(again)
            assert call == ("call", ("pay", "done"))
            assert "not known" in answer[1]


@requirement("AGT-2")
@in_loop
async def test_events_are_followed_from_any_number_also_after_a_restart(store: ContextStore) -> None:
    script = [calls(("get_weather", {"city": "Oslo"})), "Sunny."]
    async with threads_of(store, script, tools=[get_weather]) as threads:
        thread = await threads.create(asked("Weather?"))
        threads.start(thread, stream=True)
        live = [event async for event in threads.follow(thread)]
        assert live[-1].event == "run_ended"
        assert [event.event_id for event in live] == list(range(1, len(live) + 1))
        half = live[len(live) // 2].event_id
        assert [event async for event in threads.follow(thread, after=half)] == live[live.index(live[half - 1]) + 1 :]
    stored = [event for event in live if event.event != "chunk"]
    async with threads_of(store, ["More."], tools=[get_weather]) as later:
        again = await later.get(thread.id)
        assert [event async for event in later.follow(again)] == stored
        after = stored[2].event_id
        assert [event async for event in later.follow(again, after=after)] == stored[3:]
        threads_events = [event async for event in again.send("And now?")]
        assert threads_events[0].event_id > stored[-1].event_id


@requirement("AGT-2")
@in_loop
async def test_events_that_are_kept_no_longer_are_reported_to_who_asks_for_them(tmp_path: Path) -> None:
    with ContextStore.open(tmp_path / "threads.db", kept_events=3) as store:
        async with threads_of(store, ["One.", "Two."]) as threads:
            thread = await threads.create(asked("First"))
            threads.start(thread, stream=True)
            live = [event async for event in threads.follow(thread)]  # in memory all of them are there
            assert [event.event_id for event in live] == list(range(1, len(live) + 1))
        stored = store.events(thread.id)
        oldest = stored[0].event_id
        async with threads_of(store, ["Three."]) as later:
            again = await later.get(thread.id)
            for after in (0, 1):
                notice, *others = [event async for event in later.follow(again, after=after)]
                assert (notice.event, notice.event_id, others) == ("notice", oldest - 1, stored)
                assert notice.notice.to_dict() == {
                    "id": "thread.events_dropped",
                    "message": f"Events {after + 1} to {oldest - 1} of this thread are no longer kept; "
                    "show the thread to see what was said.",
                }
            for after in (oldest - 1, oldest):
                assert [event async for event in later.follow(again, after=after)] == [
                    event for event in stored if event.event_id > after
                ]


@requirement("AGT-2")
@in_loop
async def test_a_run_goes_on_when_nobody_follows_it(store: ContextStore) -> None:
    async with threads_of(store, ["A long answer with many words."]) as threads:
        thread = await threads.create(asked("Tell me"))
        task = threads.start(thread, stream=True)
        follower = threads.follow(thread)
        async for event in follower:
            if event.event == "round_started":
                break
        await follower.aclose()  # type: ignore[attr-defined]  # it is a generator
        assert await task == "completed"
        assert thread.reply is not None
        assert thread.reply.text == "A long answer with many words."


@requirement("AGT-2")
@in_loop
async def test_lists_and_views_show_what_is_stored(store: ContextStore) -> None:
    async with threads_of(store, ["One."]) as threads:
        first = await threads.create(ThreadRequest(title="First", budget=Budget(max_rounds=2)))
        second = await threads.create(asked("Hi"))
        await second.run()
        assert [state.id for state in (await threads.list()).threads] == [second.id, first.id]
        view = await threads.view(second.id, with_context=True)
        assert view.reply == assistant("One.")
        assert view.context is not None
        assert len(view.context.branches[0].entries or ()) == 2
        await threads.delete(second.id)
        assert [state.id for state in (await threads.list()).threads] == [first.id]


@requirement("AGT-2")
@in_loop
async def test_closing_ends_runs_and_stores_them(store: ContextStore) -> None:
    started = asyncio.Event()

    async def wait() -> str:
        """Wait without end."""
        started.set()
        await asyncio.Event().wait()
        return "never"

    threads = threads_of(store, [calls(("wait", {}))], tools=[wait])
    thread = await threads.create(asked("Wait"))
    threads.start(thread, stream=False)
    await started.wait()
    await threads.close()
    stored = store.load_thread(thread.id)
    assert (stored.status, stored.outcome) == ("idle", "cancelled")
    with pytest.raises(ThreadError):
        await threads.get(thread.id)


@requirement("AGT-2", "AGT-3")
@in_loop
async def test_what_is_said_is_stored_before_it_runs_and_the_run_goes_on_alone(store: ContextStore) -> None:
    async with threads_of(store, ["One."]) as threads:
        thread = await threads.create()
        begun = await threads.say(thread.id, "First", stream=False)
        assert begun.task is not None
        # All are texts.
        assert [entry.data.content for entry in store.load(thread.id).entries] == ["First"]  # type: ignore[union-attr]
        assert await begun.task == "completed"
        words = [event.event async for event in threads.follow(begun.thread, after=begun.after)]
        assert words == ["entry_added", "run_started", "round_started", "answer", "run_ended"]


@requirement("AGT-2", "AGT-3")
@in_loop
async def test_two_at_once_are_one_run_and_one_refusal(store: ContextStore) -> None:
    async with threads_of(store, ["One.", "Two."]) as threads:
        thread = await threads.create()
        both = await asyncio.gather(
            *(threads.say(thread.id, text, stream=False) for text in ("First", "Second")), return_exceptions=True
        )
        refused = [each for each in both if isinstance(each, ThreadError)]
        assert [error.fault for error in refused] == ["busy"]
        (begun,) = (each for each in both if not isinstance(each, BaseException))
        assert begun.task is not None
        await begun.task
        assert shown(await threads.get(thread.id)) == [("user", "First"), ("assistant", "One.")]


@requirement("AGT-3", "CTX-3")
@in_loop
async def test_decisions_are_made_all_or_none(store: ContextStore) -> None:
    script = [calls(("get_weather", {"city": "Oslo"}), ("get_weather", {"city": "Rome"})), "Mixed."]
    async with threads_of(store, script, tools=[get_weather], policy=ASK) as threads:
        thread = await threads.create(asked("Weather?"))
        await thread.run()
        good = [
            ApprovalDecision(request_id=each.id, hash=each.data.approval.hash, decision="approve")
            for each in thread.pending
            if each.data.approval is not None
        ]
        with pytest.raises(ApprovalError) as caught:
            await threads.decide(thread.id, [good[0], good[1].replace(hash="0" * 64)], stream=False)
        assert caught.value.reason == "wrong_hash"
        assert len((await threads.get(thread.id)).pending) == 2
        first = await threads.decide(thread.id, good[:1], stream=False)
        assert first.task is None
        last = await threads.decide(thread.id, good[1:], stream=False)
        assert last.task is not None
        assert await last.task == "completed"


@requirement("AGT-2", "CTX-8")
@in_loop
async def test_what_the_store_does_not_take_is_not_said(store: ContextStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async with threads_of(store, ["One."]) as threads:
        thread = await threads.create()

        def full(*given: Any) -> None:
            raise StoreUnavailableError("full", "the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(ContextStore, "save_run", full)
            with pytest.raises(StoreUnavailableError):
                await threads.say(thread.id, "Lost", stream=False)
        begun = await threads.say(thread.id, "First", stream=False)
        assert begun.task is not None
        await begun.task
        assert shown(begun.thread) == [("user", "First"), ("assistant", "One.")]


@requirement("AGT-2")
@in_loop
async def test_whoever_sees_the_end_of_a_run_can_go_on_at_once(store: ContextStore) -> None:
    async with threads_of(store, ["One.", "Two."]) as threads:
        thread = await threads.create(asked("First"))
        threads.start(thread, stream=True)
        words = []
        async for event in threads.follow(thread):
            words.append(event.event)
            if event.event == "run_ended":
                assert (await thread.ask("Second")).text == "Two."
        assert words[-1] == "run_ended"
        assert words.count("run_ended") == 1


@requirement("AGT-2", "CTX-8")
@in_loop
async def test_whoever_sees_the_end_of_a_streamed_run_finds_all_of_it_stored(store: ContextStore) -> None:
    script = [calls(("get_weather", {"city": "Oslo"}))]
    async with threads_of(store, script, tools=[get_weather], policy=ASK) as threads:
        thread = await threads.create(asked("Weather?"))
        async for event in thread.stream():
            if event.event == "run_ended":
                assert event.outcome == "waiting"
                assert store.events(thread.id)[-1] == event
                assert tuple(store.load(thread.id).entries) == tuple(thread.context.entries)
                assert [entry.data.state for entry in thread.pending] == ["waiting"]


@requirement("AGT-2", "CTX-8")
@in_loop
async def test_a_streamed_run_that_cannot_be_stored_gives_the_error_and_no_end(
    store: ContextStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise StoreUnavailableError("full", "the disk is full")

    async with threads_of(store, ["One."]) as threads:
        thread = await threads.create(asked("First"))
        with monkeypatch.context() as patched:
            patched.setattr(ContextStore, "save_run", full)
            events = thread.stream()
            assert (await anext(events)).event == "run_started"
            with pytest.raises(StoreUnavailableError):
                await anext(events)


@requirement("AGT-2", "CTX-8")
@in_loop
async def test_a_follower_of_a_run_that_was_overtaken_gets_the_error_and_no_end(store: ContextStore) -> None:
    held, reached = asyncio.Event(), asyncio.Event()

    async def hold(request: Any, view: Any) -> Any:
        reached.set()
        await held.wait()
        return request

    async with threads_of(store, ["Late."], hooks=[hold]) as here, threads_of(store, ["There."]) as there:
        mine = await here.create(asked("First"))
        here.start(mine, stream=True)
        following = here.follow(mine)
        seen = [(await anext(following)).event for _ in range(2)]
        await reached.wait()
        await (await there.get(mine.id)).ask("Second")
        held.set()
        with pytest.raises(ConflictError):
            seen += [event.event async for event in following]
        assert "run_ended" not in seen
        assert shown(await here.get(mine.id))[-1] == ("assistant", "There.")


@requirement("AGT-3")
@in_loop
async def test_another_provider_than_the_agents_is_refused_at_its_place(store: ContextStore) -> None:
    async with threads_of(store, []) as threads:
        with pytest.raises(InvalidDataError) as caught:
            await threads.create(ThreadRequest(provider="elsewhere"))
        assert [problem.path for problem in caught.value.problems] == ["/provider"]
        assert (await threads.create(ThreadRequest(provider="mock", title="Mine"))).state.title == "Mine"


@requirement("AGT-1", "AGT-3")
@in_loop
async def test_who_asks_for_a_thread_cannot_widen_the_budget_of_the_agent(tmp_path: Path) -> None:
    agent, _ = agent_of([], budget=Budget(max_tokens=1000, max_seconds=60, max_calls=5))
    with ContextStore.open(tmp_path / "threads.db") as store:
        async with AgentThreads(agent, store) as threads:
            asked = Budget(max_rounds=3, max_tokens=9000, max_seconds=0, max_calls=2)
            thread = await threads.create(ThreadRequest(budget=asked))
            assert thread.state.budget == Budget(max_rounds=3, max_tokens=1000, max_seconds=60, max_calls=2)
            assert (await threads.create(ThreadRequest(metadata={"a": 1}))).state.budget is None
