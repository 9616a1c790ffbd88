"""Ties tests to the requirements of docs/requirements.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])


def requirement(*ids: str, divergence: str | None = None) -> Callable[[F], F]:
    """Mark a test as proving the requirements `ids`.

    `divergence` pins a known gap: it says how the behaviour that the test holds today differs from the requirement.
    """

    def mark(test: F) -> F:
        marked: F = pytest.mark.requirement(*ids, divergence=divergence)(test)
        return marked

    return mark
