"""A gateway with threads, and what its tests ask of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from turnwire_schema.v1.policy import ToolPolicy

from tests.gateway.server import RunningGateway, run_gateway
from turnwire.agent import Agent, AgentThreads
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.store import ContextStore


@contextmanager
def run_threads(
    place: Path,
    script: Iterable[Any],
    *,
    settings: GatewaySettings | None = None,
    tools: Iterable[Any] = (),
    policy: ToolPolicy | None = None,
    **more: Any,
) -> Iterator[RunningGateway]:
    """A gateway whose agent answers from `script` and keeps its threads at `place`."""
    provider = MockProvider(script if isinstance(script, Script) else Script(script))
    agent = Agent(provider=provider, model="mock", tools=tools, policy=policy or ToolPolicy(), **more)
    with (
        ContextStore.open(place) as store,
        run_gateway(provider, settings, threads=AgentThreads(agent, store)) as running,
    ):
        yield running


@contextmanager
def stand_in_threads(place: Path, settings: GatewaySettings | None = None) -> Iterator[RunningGateway]:
    """A gateway whose agent has the stand-in model, which calls the tool `get_weather` when asked for the weather."""
    with run_threads(place, stand_in_script(), settings=settings, tools=[get_weather]) as running:
        yield running


def get_weather(city: str = "Oslo") -> str:
    """The weather in a city."""
    return f"sunny in {city}"


def said(*texts: str, **more: Any) -> dict[str, Any]:
    """A body with messages of the user."""
    return {"messages": [{"role": "user", "content": text} for text in texts], **more}


def events_of(text: str) -> list[dict[str, Any]]:
    """The data of every server-sent event in `text`; `id:` and `event:` lines are those of the data."""
    found = []
    for block in text.split("\n\n"):
        lines = [line for line in block.split("\n") if line and not line.startswith(":")]
        if not lines:
            continue
        fields = dict(line.split(": ", 1) for line in lines)
        data = json.loads(fields["data"])
        assert (fields["id"], fields["event"]) == (str(data["event_id"]), data["event"])
        found.append(data)
    return found


def words(events: Iterable[dict[str, Any]]) -> list[str]:
    """The names of events."""
    return [event["event"] for event in events]


def refusal(answer: httpx.Response) -> tuple[int, str | None, str | None]:
    """Status, stable word and place of a refusal."""
    error = answer.json()["error"]
    assert error["status"] == answer.status_code
    return answer.status_code, error.get("server_type"), error.get("parameter")
