"""Numbers of the wires: which are whole.

JSON has one kind of number, so 5.0 is the integer 5 wherever an integer is meant. A float beyond 2^53 does not tell a
whole number from its neighbours and counts as none.
"""

from __future__ import annotations

from typing import Final

_EXACT: Final = 2**53


def whole_of(value: object) -> int | None:
    """The whole number that a value is, also written as 5.0; None for anything else."""
    if type(value) is int:
        return value
    return int(value) if type(value) is float and abs(value) <= _EXACT and value.is_integer() else None
