"""The time limits of a call, in seconds, and how much of them is left. Pure: the clock comes in."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from turnwire.core.errors import ConfigurationError

LATE_S: Final = 1.0
LATE_SHARE: Final = 0.1
TOTAL_S: Final = 120.0
CONNECT_S: Final = 5.0


def is_late(late_s: float, limit_s: float) -> bool:
    """Whether a limit was seen to be over so late that this process, being busy, may be what the time was spent on."""
    return late_s >= max(LATE_S, LATE_SHARE * limit_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeouts:
    """Limits of one call in seconds.

    A cold model may send no byte for minutes while it loads, so the wait for the first byte and the wait between two
    pieces are bounded by the total only, unless they are given.
    """

    total: float = TOTAL_S
    """The whole call, from its start to the last byte."""
    connect: float = CONNECT_S
    """Opening one connection, TLS included."""
    first_byte: float | None = None
    """From opening the call to the head of the answer. None: the total."""
    idle: float | None = None
    """Silence between two pieces of the answer. None: the total."""

    def __post_init__(self) -> None:
        for name in ("total", "connect", "first_byte", "idle"):
            value = getattr(self, name)
            if value is not None and not (value > 0 and math.isfinite(value)):
                text = f"the time limit {name} must be more than 0 seconds and finite"
                raise ConfigurationError(text, retryable=False)

    def for_call(self, *given: float | None) -> Timeouts:
        """These limits with the first total of `given` that is neither None nor 0 (0 means the default).

        Raises:
            ConfigurationError: it is negative, not finite or not a number.
        """
        total = next((value for value in given if value), None)
        if total is not None and (isinstance(total, bool) or not isinstance(total, (int, float))):
            text = f"timeout: give a number of seconds, not {type(total).__name__}"
            raise ConfigurationError(text, retryable=False)
        return self if total is None else replace(self, total=float(total))


class Budget:
    """What is left of one call's total."""

    __slots__ = ("_clock", "_end_ns", "timeouts")

    def __init__(self, timeouts: Timeouts, clock: Callable[[], int]) -> None:
        self.timeouts = timeouts
        self._clock = clock
        self._end_ns = clock() + int(timeouts.total * 1e9)

    @property
    def left_s(self) -> float:
        """Seconds until the total is used up; not below 0."""
        return max(0.0, (self._end_ns - self._clock()) / 1e9)

    def limit(self, phase_s: float | None) -> float:
        """How long a step of a phase may take."""
        left_s = (self._end_ns - self._clock()) / 1e9
        if phase_s is not None and phase_s < left_s:
            return phase_s
        return left_s if left_s > 0 else 0.0

    def passed(self, phase_s: float | None) -> float:
        """Which limit it was that a step of a phase has just passed."""
        return self.timeouts.total if phase_s is None or self.left_s <= 0 else phase_s
