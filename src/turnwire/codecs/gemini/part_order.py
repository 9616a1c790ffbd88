"""Whether the pieces of a stream come in the order in which their parts stand.

On the wires of Gemini parts stand in the order in which they come, and one that was left does not go on. Canonically
thoughts without a number stand first, numbered parts and calls after them by their numbers, then text, refusal, whole
parts and calls without one.
"""

from __future__ import annotations

from typing import Final

_KINDS: Final = {"thinking": 0, "text": 1, "refusal": 2, "whole": 3, "call": 4}
_BEFORE_ALL: Final = -1.0
_AFTER_ALL: Final = float("inf")


class PartOrder:
    """Follows the parts and calls of one stream. Not thread-safe."""

    __slots__ = ("_highest", "_last")

    def __init__(self) -> None:
        self._highest: tuple[float, int] = (_BEFORE_ALL, -1)
        self._last = self._highest

    def is_late(self, kind: str, number: int | None) -> bool:
        """Whether a piece comes after a part that stands behind its own, or behind the part that it goes on with."""
        place: float = number if number is not None else _BEFORE_ALL if kind == "thinking" else _AFTER_ALL
        rank = (place, _KINDS[kind])
        goes_on = rank == self._last or kind in ("whole", "call")
        self._last = rank
        if rank > self._highest or (rank == self._highest and goes_on):
            self._highest = rank
            return False
        return True
