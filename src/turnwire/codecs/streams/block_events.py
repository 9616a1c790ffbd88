"""Write the events of a streamed answer that is a list of numbered blocks, which begin, grow by pieces and end.

In: blocks and their pieces. Out: bytes of server-sent events in the wire's words. The bytes around a piece of text are
built once for each block.
"""

from __future__ import annotations

from collections.abc import Mapping

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.values.wirejson import dump_wire_json


class BlockWords(NamedTuple):
    """The wire's names for block events and their fields."""

    kind: str
    """The field that names the event."""
    start: str
    block: str
    delta: str
    stop: bytes
    """The whole event, with a place for the number."""
    piece: bytes
    """The part of a piece's event before the text: placeholders for the number, and for its type and field."""


class StreamBlocks:
    """Writes the blocks of one stream, which it numbers. Not thread-safe."""

    def __init__(self, words: BlockWords, out: list[bytes], fill: Fill = as_it_is) -> None:
        self._words = words
        self._bytes = out
        self._fill = fill
        self._before = b""
        self.count = 0
        """Number of blocks that have begun."""
        self.index = -1
        """Number of the block that is open for texts and thoughts, or was the last one."""
        self.kind = ""
        """Kind of the part in the open block; empty if no part is open."""
        self.number: int | None = None
        """Number of the part in the open block."""
        self.closed: set[tuple[str, int]] = set()
        """Kinds and numbers of parts whose blocks have ended."""
        self.told: Mapping[str, object] = {}
        """The start of the open block."""

    def event(self, kind: str, fields: Mapping[str, object]) -> None:
        """Write one event."""
        body = self._fill(kind, {self._words.kind: kind, **fields})
        self._bytes.append(b"event: %b\ndata: %b\n\n" % (kind.encode(), dump_wire_json(body)))

    def start(self, block: Mapping[str, object]) -> int:
        """Begin a block and return its number."""
        index = self.count
        self.count += 1
        self.event(self._words.start, {"index": index, self._words.block: block})
        return index

    def delta(self, index: int, delta: Mapping[str, object]) -> None:
        """Add a piece to a block."""
        self.event(self._words.delta, {"index": index, "delta": delta})

    def stop(self, index: int) -> None:
        """End a block."""
        self._bytes.append(self._words.stop % index)

    def open(self, kind: str, number: int | None, block: Mapping[str, object], delta: bytes = b"") -> None:
        """Begin a block after the open one; `delta` is the type and the field of its pieces."""
        self.close()
        self.kind, self.number, self.told = kind, number, block
        self.index = self.start(block)
        self._before = self._words.piece % (self.index, delta)

    def piece(self, text: str) -> bytes:
        """Return the event for more text in the open block."""
        return self._before + dump_wire_json(text) + b"}}\n\n"

    def add(self, text: str) -> None:
        """Write more text in the open block."""
        if text:
            self._bytes.append(self.piece(text))

    def close(self) -> None:
        """End the open block, if there is one."""
        if self.kind:
            if self.number is not None:
                self.closed.add((self.kind, self.number))
            self.kind, self.number = "", None
            self.stop(self.index)
