"""The events of a streamed answer that is a list of numbered blocks: each begins, grows by pieces and ends.

In: blocks and their pieces. Out: bytes of server-sent events in the words of the wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.wirejson import dump_wire_json

AFTER: Final = b"}}\n\n"
"""What stands behind the text in the event of a piece."""


class BlockWords(NamedTuple):
    """What a wire calls its events of blocks, and their fields."""

    kind: str
    """The field that says which event it is."""
    start: str
    block: str
    delta: str
    stop: str
    piece: bytes
    """What stands before the text in the event of a piece: a place for the number, and one for its type and field."""


class StreamBlocks:
    """Writes the blocks of one stream, which it numbers. Not thread-safe."""

    def __init__(self, words: BlockWords, out: list[bytes], fill: Fill = as_it_is) -> None:
        self._words = words
        self._bytes = out
        self._fill = fill
        self.index = -1
        """Of the block that began last."""

    def event(self, kind: str, fields: Mapping[str, object]) -> None:
        """Write one event."""
        body = self._fill(kind, {self._words.kind: kind, **fields})
        self._bytes.append(b"event: %b\ndata: %b\n\n" % (kind.encode(), dump_wire_json(body)))

    def start(self, block: Mapping[str, object]) -> int:
        """Begin a block; its number."""
        self.index += 1
        self.event(self._words.start, {"index": self.index, self._words.block: block})
        return self.index

    def delta(self, index: int, delta: Mapping[str, object]) -> None:
        """Add a piece to a block."""
        self.event(self._words.delta, {"index": index, "delta": delta})

    def stop(self, index: int) -> None:
        """End a block."""
        self.event(self._words.stop, {"index": index})

    def before(self, index: int, delta: bytes) -> bytes:
        """What stands before the text in every event of a piece; `delta` is its type and its field."""
        return self._words.piece % (index, delta)
