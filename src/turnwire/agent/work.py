"""The thread on which a tool works, for tools that belong to a thread's state (its tasks, its files)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from turnwire.agent.errors import ThreadError

if TYPE_CHECKING:
    from turnwire.agent.thread import AgentThread

_CURRENT: ContextVar[AgentThread] = ContextVar("turnwire_thread")


@contextmanager
def working_on(thread: AgentThread) -> Iterator[None]:
    """Within this, `current_thread` is `thread`, also in the tasks that are started."""
    token = _CURRENT.set(thread)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def current_thread() -> AgentThread:
    """The thread whose run called this tool; for asynchronous tools.

    Raises:
        ThreadError: no run did.
    """
    found = _CURRENT.get(None)
    if found is None:
        raise ThreadError("not_found", "no thread is at work here; this tool runs inside a thread only")
    return found
