"""Everyday events of a stream: a piece of text, of thoughts or of a call's input in a block that is open.

In: the data of an event. Out: its chunks, none where the piece is empty; None for an event of any other form, which is
then read with care. The form is written in schemas/wire/anthropic/v1/event.schema.json#/$defs/ContentBlockDeltaEvent.
"""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.everyday_anthropic import (
    EverydayDeltaDeltaTextDelta,
    EverydayDeltaDeltaThinkingDelta,
    read_everyday_delta,
)

from turnwire.codecs.anthropic.read_stream_items import Blocks
from turnwire.codecs.event_decoder import Everyday
from turnwire.codecs.pieces import piece_makers


def block_pieces(blocks: Blocks) -> Everyday:
    """A reader of the everyday events of one stream. Not thread-safe."""
    makers, texts = piece_makers(), blocks.texts
    make_text, make_thinking, make_arguments = makers.numbered_text, makers.numbered_thinking, makers.arguments

    def read(data: bytes) -> list[StreamingChunk] | None:
        try:
            event = read_everyday_delta(data)
        except ValueError:
            return None
        delta = event.delta
        if isinstance(delta, EverydayDeltaDeltaTextDelta):
            number = texts.get(event.index)
            if number is None:
                return None
            return [make_text(delta.text, number)] if delta.text else []
        if isinstance(delta, EverydayDeltaDeltaThinkingDelta):
            number = blocks.thinking_at(event.index)
            if number is None:
                return None
            return [make_thinking(delta.thinking, number)] if delta.thinking else []
        position = blocks.append_input(event.index, delta.partial_json)
        if position is None:
            return None
        return [make_arguments(position, delta.partial_json)] if delta.partial_json else []

    return read
