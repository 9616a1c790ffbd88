"""Fast path for common stream events: a delta of text, thinking or tool input in an open block.

In: the data of an event. Out: its chunks, an empty list if the delta is empty. Returns None for any other event, which
the validating reader then reads. The form is defined in
schemas/wire/anthropic/v1/event.schema.json#/$defs/ContentBlockDeltaEvent.
"""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.common_anthropic import read_common_delta

from turnwire.codecs.anthropic.read_stream import PIECES, Blocks
from turnwire.codecs.streams.event_decoder import FastPath


def block_pieces(blocks: Blocks) -> FastPath:
    """Return a reader of the common events of one stream. Not thread-safe."""

    def read(data: bytes) -> list[StreamingChunk] | None:
        try:
            event = read_common_delta(data)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        kind, name = PIECES[str(event.delta.__struct_config__.tag)]
        make, piece = blocks.maker_at(event.index, kind), getattr(event.delta, name)
        if make is None:
            return None
        return [make(piece)] if piece else []

    return read
