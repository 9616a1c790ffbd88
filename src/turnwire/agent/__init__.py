"""Agents: the loop of model and tool calls, threads that outlive the process, and an event for every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.agent.budget import MOST_ROUNDS as MOST_ROUNDS
    from turnwire.agent.built_in import current_thread as current_thread, own_tools as own_tools
    from turnwire.agent.configured import add_server_tools as add_server_tools, configured_agent as configured_agent
    from turnwire.agent.errors import (
        BudgetError as BudgetError,
        HookError as HookError,
        ThreadError as ThreadError,
        ThreadFault as ThreadFault,
    )
    from turnwire.agent.hooks import (
        HookView as HookView,
        RequestHook as RequestHook,
        Summarize as Summarize,
        Summarizer as Summarizer,
        notes as notes,
        transcript as transcript,
    )
    from turnwire.agent.settings import (
        Agent as Agent,
        Clock as Clock,
        NewId as NewId,
        random_id as random_id,
        utc_now as utc_now,
    )
    from turnwire.agent.thread import AgentThread as AgentThread, RunResult as RunResult
    from turnwire.agent.threads import AgentThreads as AgentThreads, Begun as Begun

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "budget": ("MOST_ROUNDS",),
        "built_in": (
            "current_thread",
            "own_tools",
        ),
        "configured": (
            "add_server_tools",
            "configured_agent",
        ),
        "errors": (
            "BudgetError",
            "HookError",
            "ThreadError",
            "ThreadFault",
        ),
        "hooks": (
            "HookView",
            "RequestHook",
            "Summarize",
            "Summarizer",
            "notes",
            "transcript",
        ),
        "settings": (
            "Agent",
            "Clock",
            "NewId",
            "random_id",
            "utc_now",
        ),
        "thread": (
            "AgentThread",
            "RunResult",
        ),
        "threads": (
            "AgentThreads",
            "Begun",
        ),
    },
)
