"""What the agent loop costs beside the model: CPU time of a round, in memory and over SQLite."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from turnwire_schema.v1.policy import ToolPolicy

from bench.cases import Row, case, same
from bench.measure import QUICK, Effort
from turnwire import AssistantMessage, ChatRequest, ToolCall
from turnwire.agent import Agent, AgentThread
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.store import ContextStore

ROUNDS = 20
GOAL_MS = 1.0
ANSWERS = [
    *(
        AssistantMessage(tool_calls=[ToolCall(id=f"call_{place}", name="get_weather", arguments={"city": "Paris"})])
        for place in range(ROUNDS - 1)
    ),
    "It is sunny in Paris.",
]


async def get_weather(city: str) -> str:
    """Get the current weather for a city.

    Args:
        city: Name of the city.
    """
    return f"18 degrees and sunny in {city}"


def _agent() -> tuple[Agent, Script]:
    script = Script(ANSWERS)
    allow = ToolPolicy(default="allow")
    return Agent(provider=MockProvider(script), model="mock", tools=[get_weather], policy=allow), script


async def _provider_alone(requests: tuple[ChatRequest, ...]) -> int:
    """CPU time of the provider for these requests, in nanoseconds."""
    provider = MockProvider(Script(ANSWERS))
    began = time.process_time_ns()
    for request in requests:
        await provider.complete(request)
    return time.process_time_ns() - began


async def _loop(store: ContextStore | None) -> tuple[int, tuple[ChatRequest, ...]]:
    """CPU time of a run with all its threads, in nanoseconds, and what it asked."""
    agent, script = _agent()
    thread = AgentThread.new(agent, store=store)
    began = time.process_time_ns()
    result = await thread.ask("What is the weather in Paris?")
    taken = time.process_time_ns() - began
    same((result.text, len(script.calls)), (ANSWERS[-1], ROUNDS))
    return taken, script.calls


def _round_ms(effort: Effort, store: ContextStore | None) -> float:
    """What the loop adds to the provider's own time, for one round, in milliseconds."""

    def once() -> float:
        gc.collect()
        whole, requests = asyncio.run(_loop(store))
        gc.collect()
        return (whole - asyncio.run(_provider_alone(requests))) / ROUNDS / 1e6

    once()
    return statistics.median(once() for _ in range(7 if effort == QUICK else 21))


@case("agent-round")
def agent_round(effort: Effort) -> Iterator[Row]:
    """A round of the loop: projection, request, answer, one call with its result, events, and what is stored."""

    title = "a round of the agent loop, beside the model"
    taken = _round_ms(effort, None)
    yield Row(case="agent-round", title=f"{title}: in memory", value=taken, goal=GOAL_MS, unit="ms")
    with tempfile.TemporaryDirectory() as folder:
        floor = _transactions_ms(effort, Path(folder) / "floor.db")
        with ContextStore.open(Path(folder) / "bench.db") as store:
            taken = _round_ms(effort, store)
    yield Row(
        case="agent-round",
        title=f"{title}: over SQLite; the floor is the two transactions of a round alone",
        value=taken,
        goal=None,
        unit="ms",
        floor_us=floor * 1000,
        turnwire_us=taken * 1000,
    )


def _transactions_ms(effort: Effort, place: Path) -> float:
    """CPU time of two transactions that reach the disk, of as many rows as a round writes, in milliseconds."""
    row = ("x" * 400,)
    with closing(sqlite3.connect(place, isolation_level=None)) as database:
        for setting in ("journal_mode = WAL", "synchronous = FULL"):
            database.execute(f"PRAGMA {setting}")
        database.execute("CREATE TABLE rows (key INTEGER PRIMARY KEY, body TEXT)")

        def once() -> float:
            began = time.process_time_ns()
            for _ in range(2):
                database.execute("BEGIN IMMEDIATE")
                for _ in range(5):
                    database.execute("INSERT INTO rows (body) VALUES (?)", row)
                database.execute("COMMIT")
            return (time.process_time_ns() - began) / 1e6

        return statistics.median(once() for _ in range(7 if effort == QUICK else 101))
