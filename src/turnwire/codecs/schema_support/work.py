"""How much work one schema may cost: steps are counted, so that the limit is the same on every machine.

A request's schema comes from outside, and some questions about a schema take exponential time. A step takes about ten
microseconds. The count belongs to the call that began it, whatever else runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

MOST_REWRITING: Final = 20_000
"""Steps to rewrite a schema; one that needs more is kept as it is."""
MOST_FINDING: Final = 10_000
"""Steps to compare parts of a schema in search of features; what is not compared then is not known to differ."""


class TooMuchWorkError(Exception):
    """The schema needs more steps than there are."""


class _Count:
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


_COUNT: Final[ContextVar[_Count | None]] = ContextVar("steps", default=None)


@contextmanager
def limited_work(steps: int) -> Iterator[None]:
    """Allow so many steps inside of the block."""
    token = _COUNT.set(_Count(steps))
    try:
        yield
    finally:
        _COUNT.reset(token)


def has_work_left(steps: int = 1) -> bool:
    """Count steps; whether there were enough. There are always outside of `limited_work`."""
    count = _COUNT.get()
    if count is None:
        return True
    count.left -= steps
    return count.left >= 0


def spend(steps: int = 1) -> None:
    """Count steps.

    Raises:
        TooMuchWorkError: there are not enough.
    """
    if not has_work_left(steps):
        raise TooMuchWorkError
