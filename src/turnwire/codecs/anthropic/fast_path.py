"""Common events of a stream: a piece of text, of thoughts or of a call's input in a block that is open.

In: the data of an event. Out: its chunks, none where the piece is empty; None for an event of any other form, which is
then read with care. The form is written in schemas/wire/anthropic/v1/event.schema.json#/$defs/ContentBlockDeltaEvent.
"""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.common_anthropic import read_common_delta

from turnwire.codecs.anthropic.read_stream import PIECES, Blocks
from turnwire.codecs.streams.event_decoder import FastPath


def block_pieces(blocks: Blocks) -> FastPath:
    """A reader of the common events of one stream. Not thread-safe."""

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
