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
from turnwire.codecs.pieces import piece_makers


class BlockPieces:
    """Reads the everyday events of one stream. Not thread-safe."""

    __slots__ = ("_arguments", "_blocks", "_text", "_texts", "_thinking")

    def __init__(self, blocks: Blocks) -> None:
        makers = piece_makers()
        self._text = makers.numbered_text
        self._thinking = makers.numbered_thinking
        self._arguments = makers.arguments
        self._blocks = blocks
        self._texts = blocks.texts

    def read(self, data: bytes) -> list[StreamingChunk] | None:
        """The chunks of an everyday event; None where it is another one, and nothing is taken."""
        try:
            event = read_everyday_delta(data)
        except ValueError:
            return None
        delta = event.delta
        if isinstance(delta, EverydayDeltaDeltaTextDelta):
            number = self._texts.get(event.index)
            if number is None:
                return None
            return [self._text(delta.text, number)] if delta.text else []
        if isinstance(delta, EverydayDeltaDeltaThinkingDelta):
            number = self._blocks.thinking_at(event.index)
            if number is None:
                return None
            return [self._thinking(delta.thinking, number)] if delta.thinking else []
        position = self._blocks.append_input(event.index, delta.partial_json)
        if position is None:
            return None
        return [self._arguments(position, delta.partial_json)] if delta.partial_json else []
