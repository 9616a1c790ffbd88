"""Numeric parameters of a request, as rows: the canonical name, the name on the wire, and what the model admits."""

from __future__ import annotations

from typing import Any, NamedTuple


class Number(NamedTuple):
    """One numeric parameter: canonical name, wire name, kind, and the canonical bounds."""

    name: str
    wire: str
    kind: type
    minimum: float | None = None
    maximum: float | None = None
    exclusive_minimum: float | None = None

    def admits(self, value: Any) -> bool:
        """Whether the canonical parameter can hold `value`; what it cannot hold travels as an own option."""
        if type(value) is not int and (self.kind is int or type(value) is not float):
            return False
        return (
            (self.minimum is None or value >= self.minimum)
            and (self.maximum is None or value <= self.maximum)
            and (self.exclusive_minimum is None or value > self.exclusive_minimum)
        )
