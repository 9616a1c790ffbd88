"""What the agent loop costs beside the model: CPU time of a round, in memory and over SQLite."""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from turnwire_schema.v1.policy import ToolPolicy

from bench.cases import Row, case, same
from bench.measure import QUICK, Effort
from turnwire import AssistantMessage, ChatRequest, ToolCall
from turnwire.agent import Agent, AgentThread
from turnwire.providers.mock import MockProvider, Script
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

    def row(title: str, measured: Callable[[], float]) -> Row:
        return Row(case="agent-round", title=title, value=measured(), goal=GOAL_MS, unit="ms")

    yield row("a round of the agent loop, beside the model: in memory", lambda: _round_ms(effort, None))
    with tempfile.TemporaryDirectory() as folder, ContextStore.open(Path(folder) / "bench.db") as store:
        yield row("a round of the agent loop, beside the model: over SQLite", lambda: _round_ms(effort, store))
