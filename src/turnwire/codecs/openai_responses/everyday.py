"""Everyday events of a stream: a piece of a text, of thoughts or of a call's arguments that has begun.

In: the data of an event. Out: its chunks, none where the piece is empty; None for an event of any other form, which is
then read with care. The form is written in schemas/wire/openai-responses/v1/event.schema.json, at ResponseStreamEvent.
"""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.everyday_openai_responses import (
    EverydayEventResponseFunctionCallArgumentsDelta,
    EverydayEventResponseOutputTextDelta,
    EverydayEventResponseReasoningTextDelta,
    read_everyday_event,
)

from turnwire.codecs.openai_responses.read_stream_items import ItemStates
from turnwire.codecs.pieces import piece_makers


class ItemPieces:
    """Reads the everyday events of one stream. Not thread-safe."""

    __slots__ = ("_arguments", "_items", "_text", "_thinking")

    def __init__(self, items: ItemStates) -> None:
        makers = piece_makers()
        self._text = makers.numbered_text
        self._thinking = makers.numbered_thinking
        self._arguments = makers.arguments
        self._items = items

    def read(self, data: bytes) -> list[StreamingChunk] | None:
        """The chunks of an everyday event; None where it is another one, and nothing is taken."""
        try:
            event = read_everyday_event(data)
        except ValueError:
            return None
        items, piece = self._items, event.delta
        make = self._thinking
        if isinstance(event, EverydayEventResponseOutputTextDelta):
            number = items.append(event.output_index, event.item_id, "text", event.content_index, piece)
            make = self._text
        elif isinstance(event, EverydayEventResponseFunctionCallArgumentsDelta):
            position = items.append_arguments(event.output_index, event.item_id, piece)
            return None if position is None else [self._arguments(position, piece)] if piece else []
        elif isinstance(event, EverydayEventResponseReasoningTextDelta):
            number = items.append(event.output_index, event.item_id, "thinking", event.content_index, piece)
        else:
            number = items.append_summary(event.output_index, event.item_id, event.summary_index, piece)
        if number is None:
            return None
        return [make(piece, number)] if piece else []
