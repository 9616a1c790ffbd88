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

from turnwire.codecs.event_decoder import Everyday
from turnwire.codecs.openai_responses.read_stream_items import ItemStates, Part
from turnwire.codecs.pieces import piece_makers


def item_pieces(items: ItemStates) -> Everyday:
    """A reader of the everyday events of one stream. Not thread-safe."""
    makers = piece_makers()
    make_text, make_thinking, make_arguments = makers.numbered_text, makers.numbered_thinking, makers.arguments
    index: int | None = None  # of the item that the last text belongs to: nearly every piece goes on where that was
    within: int | None = None
    number = 0
    part: Part | None = None

    def read(data: bytes) -> list[StreamingChunk] | None:
        nonlocal index, within, number, part
        try:
            event = read_everyday_event(data)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        piece = event.delta
        if type(event) is EverydayEventResponseOutputTextDelta:
            if event.output_index != index or event.content_index != within or part is None or index is None:
                begun = items.begun(event.output_index, event.item_id, "text", event.content_index)
                index, within = event.output_index, event.content_index
                if begun is None:
                    part = None
                    return None
                number, part = begun
            part.length += len(piece)
            return [make_text(piece, number)] if piece else []
        if type(event) is EverydayEventResponseFunctionCallArgumentsDelta:
            position = items.append_arguments(event.output_index, event.item_id, piece)
            return None if position is None else [make_arguments(position, piece)] if piece else []
        if type(event) is EverydayEventResponseReasoningTextDelta:
            thought = items.begun(event.output_index, event.item_id, "thinking", event.content_index)
        else:
            thought = items.begun(event.output_index, event.item_id, "thinking", event.summary_index, is_summary=True)
        if thought is None:
            return None
        place, grown = thought
        grown.length += len(piece)
        return [make_thinking(piece, place)] if piece else []

    return read
