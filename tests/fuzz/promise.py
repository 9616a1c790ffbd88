"""What a door is given, and what it raises where its answer is not the right one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from turnwire.codecs.registry import get_codec
from turnwire.convert.payload import CANONICAL


class BrokenPromise(AssertionError):
    """A door gave an answer that it may not give."""


@dataclass(frozen=True, slots=True)
class Payload:
    """A damaged payload: who speaks so, its bytes, the same as a Python caller's value, and a number to choose by."""

    kind: str
    codec: str
    data: bytes
    value: Any
    choice: int
    others: tuple[str, ...]
    expected: str | None = None
    """The answer that must come, where only what stands beside it was damaged; see `told_by`."""

    @property
    def dialect(self) -> str:
        """`canonical`, or the dialect of the codec."""
        return CANONICAL if self.codec == CANONICAL else get_codec(self.codec).dialect

    @property
    def other(self) -> str:
        """Another codec, to write in."""
        return self.others[self.choice % len(self.others)]

    @property
    def pieces(self) -> Iterator[bytes]:
        """The bytes as a network might cut them: always the same for one payload."""
        size = (1, 2, 7, 64, 1000)[self.choice % 5] if len(self.data) < 4000 else 997
        return (self.data[start : start + size] for start in range(0, len(self.data), size))
