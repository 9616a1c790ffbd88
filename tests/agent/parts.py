"""What the tests of agents share: a clock that is set by hand, ids that count, answers that call tools."""

from __future__ import annotations

import asyncio
import functools
import itertools
from collections.abc import Callable, Coroutine, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.policy import ToolPolicy, ToolRule
from turnwire_schema.v1.tool import ToolCall

from turnwire.agent import Agent
from turnwire.providers.kinds.mock import MockProvider, Script

ALLOW = ToolPolicy(default="allow")
ASK = ToolPolicy()


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """An asynchronous test as one that pytest calls, in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class HandClock:
    """A clock that stands still until it is moved; each look adds a microsecond, so that no two moments are one."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.moment += timedelta(microseconds=1)
        return self.moment

    def move(self, **by: float) -> None:
        """Move it."""
        self.moment += timedelta(**by)


_MAKERS = itertools.count(1)


def counting_ids() -> Callable[[], str]:
    """Ids `1-1`, `1-2` …; every maker has a first number of its own, as processes have ids of their own."""
    numbers, prefix = itertools.count(1), next(_MAKERS)
    return lambda: f"{prefix}-{next(numbers)}"


def calls(*named: tuple[str, dict[str, Any]], text: str | None = None) -> AssistantMessage:
    """An answer that calls tools; the ids are `call-1` and so on."""
    made = tuple(
        ToolCall(id=f"call-{number}", name=name, arguments=arguments)
        for number, (name, arguments) in enumerate(named, 1)
    )
    return AssistantMessage(content=text, tool_calls=made) if text else AssistantMessage(tool_calls=made)


def agent_of(script: Iterable[Any], *, tools: Iterable[Any] = (), **more: Any) -> tuple[Agent, Script]:
    """An agent whose model answers from a script, and the script, which knows what was asked."""
    played = Script(script)
    fields = {"policy": ALLOW, "now": HandClock(), "new_id": counting_ids(), "model": "mock", **more}
    return Agent(provider=MockProvider(played), tools=tools, **fields), played


def rule(decision: str, **fields: Any) -> ToolRule:
    """A rule of a policy."""
    return ToolRule.from_dict({"decision": decision, **fields})
