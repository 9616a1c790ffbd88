"""Errors of requests to a thread."""

from __future__ import annotations

from typing import Any, Literal

from turnwire.core.errors import TurnwireError

ThreadFault = Literal["busy", "pending", "not_found", "nothing_to_do", "closed"]


class ThreadError(TurnwireError):
    """A thread cannot do what was asked now; `fault` is a stable word, `thread_id` the thread.

    `busy`: it runs already. `pending`: calls wait for a decision. `not_found`: there is no such thread.
    `nothing_to_do`: there is nothing to go on with. `closed`: its keeper was closed.
    """

    def __init__(self, fault: ThreadFault, message: str, *, thread_id: str | None = None) -> None:
        self.fault: ThreadFault = fault
        self.text = message
        self.thread_id = thread_id
        super().__init__(message if thread_id is None else f"thread {thread_id}: {message}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.fault, self.text, self.thread_id)


def _rebuild(fault: ThreadFault, message: str, thread_id: str | None) -> ThreadError:
    return ThreadError(fault, message, thread_id=thread_id)


class HookError(TurnwireError):
    """A request hook raised, or gave no request; `hook` is its name, the cause what it raised."""

    def __init__(self, hook: str, message: str) -> None:
        self.hook = hook
        self.text = message
        super().__init__(f"the hook {hook} {message}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.hook, self.text)


class BudgetError(TurnwireError):
    """A run has used what it may use; `limit` is the field of `Budget` that ended it."""

    def __init__(self, limit: str) -> None:
        self.limit = limit
        super().__init__(f"the run has used its budget: {limit}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.limit,)
