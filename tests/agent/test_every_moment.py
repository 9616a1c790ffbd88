"""Whatever goes wrong, at whatever moment: the thread stays whole, goes on, and starts no call twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.entry import TextEntry, ToolRequestEntry, ToolResultEntry
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.thread import ThreadRequest

from tests.agent.parts import ALLOW, HandClock, calls, counting_ids, in_loop
from tests.requirements import requirement
from turnwire.agent import Agent, AgentThread, AgentThreads
from turnwire.core.messages import user
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.store import ConflictError, ContextStore, StoreError, StoreUnavailableError


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ContextStore]:
    with ContextStore.open(tmp_path / "threads.db") as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be done beside the loop is done in one more step of it, so that steps can be counted."""

    async def inline(function: Callable[..., Any], *arguments: Any) -> Any:
        await asyncio.sleep(0)
        return function(*arguments)

    monkeypatch.setattr(asyncio, "to_thread", inline)


def answer(request: ChatRequest) -> AssistantMessage | str:
    """Calls two tools for a question, says something once there are results."""
    if any(message.role == "tool" for message in request.messages):
        return "It is paid."
    return calls(("look", {}), ("pay", {}), text="Let me see.")


class Shop:
    """An agent with two tools, one of which must never run twice."""

    def __init__(self) -> None:
        self.paid = 0

        async def look() -> str:
            """Look."""
            await asyncio.sleep(0)
            return "seen"

        async def pay() -> str:
            """Pay."""
            self.paid += 1
            await asyncio.sleep(0)
            return "paid"

        clock, ids = HandClock(), counting_ids()
        provider = MockProvider(Script([answer]))
        tools = [look, pay]
        self.agent = Agent(provider=provider, model="mock", tools=tools, policy=ALLOW, now=clock, new_id=ids)


def check(thread: AgentThread, shop: Shop) -> None:
    """The finished conversation: one question, every call with one result, an answer; paid at most once."""
    entries = thread.context.entries
    texts = [(entry.data.role, entry.data.content) for entry in entries if isinstance(entry, TextEntry)]
    assert texts[0] == ("user", "Pay")
    assert texts[-1] == ("assistant", "It is paid.")
    assert [role for role, _ in texts].count("user") == 1
    asked = [entry.id for entry in entries if isinstance(entry, ToolRequestEntry)]
    results = [entry.data.request_id for entry in entries if isinstance(entry, ToolResultEntry)]
    assert results == asked
    assert len(asked) == 2
    assert shop.paid <= 1
    assert (thread.state.status, thread.state.outcome) == ("idle", "completed")
    numbers = [event.event_id for event in thread.journal.remembered]
    assert numbers == sorted(set(numbers))


QUESTION = ThreadRequest(messages=[user("Pay")])


@requirement("AGT-1", "AGT-2")
@pytest.mark.parametrize("stream", [True, False])
@in_loop
async def test_a_run_that_is_cancelled_at_any_moment_is_whole_and_goes_on(store: ContextStore, stream: bool) -> None:
    steps = 0
    while True:
        shop = Shop()
        async with AgentThreads(shop.agent, store) as threads:
            thread = await threads.create(QUESTION)
            threads.start(thread, stream=stream)
            for _ in range(steps):
                await asyncio.sleep(0)
            was_cancelled = await thread.cancel()
            kept = [entry.id for entry in thread.context.entries]
        async with AgentThreads(shop.agent, store) as later:
            again = await later.get(thread.id)
            assert [entry.id for entry in again.context.entries] == kept
            assert again.state.status == "idle"
            assert (await again.run()).outcome == "completed"
            check(again, shop)
        if not was_cancelled:
            break
        steps += 1
    assert steps > 20


class FailingStore:
    """A store whose n-th saving of a run fails, before or after it was stored."""

    def __init__(self, store: ContextStore, n: int, error: StoreError, *, after: bool) -> None:
        self._store, self._n, self._error, self._after = store, n, error, after
        self.count = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def save_run(self, *arguments: Any) -> Any:
        self.count += 1
        if self.count != self._n:
            return self._store.save_run(*arguments)
        if self._after:
            self._store.save_run(*arguments)
        raise self._error


FAULTS = {
    "full": (StoreUnavailableError("full", "store: the disk is full"), False),
    "lost after it was stored": (StoreUnavailableError("unreachable", "store: the connection was lost"), True),
    "conflict": (ConflictError("conflict", "store: somebody else stored it"), False),
}


@requirement("AGT-2", "CTX-8")
@pytest.mark.parametrize("fault", FAULTS)
@in_loop
async def test_a_store_that_fails_at_any_saving_leaves_nothing_or_a_thread_that_goes_on(
    store: ContextStore, fault: str
) -> None:
    error, after = FAULTS[fault]
    n = 0
    while True:
        n += 1
        shop = Shop()
        failing: Any = FailingStore(store, n, error, after=after)
        thread = AgentThread.new(shop.agent, store=failing)
        thread.add("Pay")
        raised = None
        try:
            await thread.run()
        except StoreError as seen:
            raised = seen
        assert (raised, thread.last_error) in ((error, error), (None, None))
        assert not thread.is_running
        async with AgentThreads(shop.agent, store) as later:
            known = [state.id for state in (await later.list()).threads]
            if thread.id in known:
                again = await later.get(thread.id)
                assert (await again.run()).outcome == "completed"
                check(again, shop)
            else:
                assert (n, thread.context.revision) == (1, 0)
        if raised is None:
            break
    assert n > 5


@requirement("AGT-2", "CTX-8")
@in_loop
async def test_a_thread_whose_store_failed_once_goes_on_in_memory(store: ContextStore) -> None:
    n = 0
    while True:
        n += 1
        shop = Shop()
        failing: Any = FailingStore(store, n, StoreUnavailableError("full", "store: the disk is full"), after=False)
        thread = AgentThread.new(shop.agent, store=failing)
        thread.add("Pay")
        try:
            await thread.run()
        except StoreUnavailableError:
            assert (await thread.run()).outcome == "completed"
            check(thread, shop)
            assert store.load(thread.id).to_json() == thread.context.to_json()
            continue
        break
    assert n > 5
