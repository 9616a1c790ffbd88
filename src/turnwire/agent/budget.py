"""Limits on one run of the loop, and what the run has used."""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.policy import Budget
from turnwire_schema.v1.thread import UsageTotals
from turnwire_schema.v1.usage import UsageInfo

from turnwire.agent.errors import BudgetError
from turnwire.core.schema_defaults import schema_default

MOST_ROUNDS: Final[int] = schema_default(Budget, "max_rounds")
"""Most requests to the model in one run (AGT-1)."""

NOTHING_USED: Final = UsageTotals(rounds=0, calls=0, prompt_tokens=0, completion_tokens=0, duration_ns=0)


def tighter(one: Budget | None, other: Budget | None) -> Budget | None:
    """The limits of both, of each the smaller; 0 seconds are no limit."""
    if one is None or other is None:
        return one or other
    limits = {}
    for name in ("max_rounds", "max_tokens", "max_seconds", "max_calls"):
        given = [limit for limit in (getattr(one, name), getattr(other, name)) if limit]
        limits[name] = min(given, default=None)
    return Budget(**limits)


class Spending:
    """Usage of one run so far. Tokens nobody counted are the estimates that it is given."""

    def __init__(self, budget: Budget | None) -> None:
        self._budget = budget or Budget()
        self.rounds = self.calls = self.prompt_tokens = self.completion_tokens = 0

    @property
    def max_rounds(self) -> int:
        """Most rounds of this run."""
        return self._budget.max_rounds or MOST_ROUNDS

    @property
    def max_seconds(self) -> float | None:
        """Longest time of this run; None: no limit."""
        return self._budget.max_seconds or None

    def check(self) -> None:
        """Check that another request may be made.

        Raises:
            BudgetError: all tokens or calls are used.
        """
        most = self._budget.max_tokens
        if most is not None and self.prompt_tokens + self.completion_tokens >= most:
            raise BudgetError("max_tokens")

    def check_calls(self, count: int) -> None:
        """Check that `count` more calls may run.

        Raises:
            BudgetError: fewer calls are left.
        """
        most = self._budget.max_calls
        if most is not None and self.calls + count > most:
            raise BudgetError("max_calls")

    def add_answer(self, usage: UsageInfo, *, prompt_estimate: int, answer_estimate: int) -> None:
        """Count a round with its tokens."""
        self.rounds += 1
        self.prompt_tokens += prompt_estimate if usage.prompt_tokens is None else usage.prompt_tokens
        self.completion_tokens += answer_estimate if usage.completion_tokens is None else usage.completion_tokens

    def totals(self, duration_ns: int) -> UsageTotals:
        """Return the total usage, in a run of `duration_ns`."""
        return UsageTotals(
            rounds=self.rounds,
            calls=self.calls,
            prompt_tokens=self.prompt_tokens,
            completion_tokens=self.completion_tokens,
            duration_ns=duration_ns,
        )


def added(before: UsageTotals | None, more: UsageTotals) -> UsageTotals:
    """The totals of a thread after a run that used `more`."""
    held = before or NOTHING_USED
    return held.replace(
        rounds=held.rounds + more.rounds,
        calls=held.calls + more.calls,
        prompt_tokens=held.prompt_tokens + more.prompt_tokens,
        completion_tokens=held.completion_tokens + more.completion_tokens,
        duration_ns=held.duration_ns + more.duration_ns,
    )
