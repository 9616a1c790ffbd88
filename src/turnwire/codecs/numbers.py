"""Numbers of the wires: which are whole, and numeric parameters of a request as rows.

JSON has one kind of number, so 5.0 is the integer 5 wherever an integer is meant. A float beyond 2^53 does not tell a
whole number from its neighbours and counts as none.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

_EXACT: Final = 2**53


def whole_of(value: Any) -> int | None:
    """The whole number that a value is, also written as 5.0; None for anything else."""
    if type(value) is int:
        return value
    return int(value) if type(value) is float and abs(value) <= _EXACT and value.is_integer() else None


class Number(NamedTuple):
    """One numeric parameter: canonical name, wire name, kind, and the canonical bounds."""

    name: str
    wire: str
    kind: type
    minimum: float | None = None
    maximum: float | None = None
    exclusive_minimum: float | None = None

    def value_of(self, raw: Any) -> Any:
        """`raw` as the canonical parameter holds it; None where it cannot, so that it travels as an own option."""
        value = whole_of(raw) if self.kind is int else raw
        return value if self.admits(value) else None

    def admits(self, value: Any) -> bool:
        """Whether the canonical parameter can hold `value`; what it cannot hold travels as an own option."""
        if type(value) is not int and (self.kind is int or type(value) is not float):
            return False
        return (
            (self.minimum is None or value >= self.minimum)
            and (self.maximum is None or value <= self.maximum)
            and (self.exclusive_minimum is None or value > self.exclusive_minimum)
        )
