"""An error in another framing than the stream's lines: a proxy writes an event, or one JSON text over several lines.

In: lines that are not JSON by themselves. Out: the text of all of them, when it is worth reading: where everything that
was opened is closed, or where it is twice as long as it was the last time. So all readings together are linear.
"""

from __future__ import annotations

from turnwire.core.json_scan import JsonScan


class ForeignLines:
    """The lines as far as they came. Not thread-safe."""

    __slots__ = ("_lines", "_read", "_scan", "_size", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._lines: list[str] = []  # one character for a byte
        self._scan = JsonScan()
        self._size = 0
        self._read = 0

    def __bool__(self) -> bool:
        """Whether any came."""
        return bool(self._lines)

    @property
    def first(self) -> bytes:
        """The line that began it."""
        return self._lines[0].encode("latin-1")

    @property
    def is_json(self) -> bool:
        """Whether a JSON text has begun, and no event."""
        return bool(self._lines) and not self._lines[0].startswith("event:")

    @property
    def is_worth_reading(self) -> bool:
        """Whether the text may be whole, or its faults should be noticed."""
        return self._scan.is_complete(self._lines) or self._size >= 2 * self._read or self._size > self.limit

    @property
    def text(self) -> bytes:
        """All lines; from now on they count as read."""
        self._read = self._size
        return "\n".join(self._lines).encode("latin-1")

    def begin(self, line: bytes) -> None:
        """Take the first line; nothing where there is one, for the text that was read goes on."""
        if not self._lines:
            self.add(line)
            self._read = self._size

    def add(self, line: bytes) -> None:
        """Take a further line."""
        self._lines.append(line.decode("latin-1"))
        self._size += len(line) + 1
