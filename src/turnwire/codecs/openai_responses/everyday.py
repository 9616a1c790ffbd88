"""Everyday events of a stream: a piece of a text, of thoughts or of a call's arguments that has begun, and what only
says that a part begins, or again what its pieces said.

In: the data of an event. Out: its chunks, none where the piece is empty or nothing is new; None for an event of any
other form, which is then read with care. The form is written in
schemas/wire/openai-responses/v1/event.schema.json, at ResponseStreamEvent.
"""

from __future__ import annotations

from collections.abc import Callable

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.everyday_openai_responses import (
    EverydayEventResponseFunctionCallArgumentsDelta,
    EverydayEventResponseOutputTextDelta,
    EverydayEventResponseReasoningSummaryTextDelta,
    EverydayEventResponseReasoningTextDelta,
    read_everyday_event,
)

from turnwire.codecs.event_decoder import Everyday
from turnwire.codecs.openai_responses.read_stream_items import ItemStates, Part
from turnwire.codecs.pieces import numbered_maker, piece_makers


def item_pieces(items: ItemStates) -> Everyday:
    """A reader of the everyday events of one stream. Not thread-safe."""
    makers = piece_makers()
    make_thinking, make_arguments = makers.numbered_thinking, makers.arguments
    # Where the last text stands, and what makes its chunks: nearly every piece goes on where that was.
    index: int | None = None
    item_id = ""
    within: int | None = None
    part: Part | None = None
    make_text: Callable[[str], StreamingChunk] = makers.text

    def read(data: bytes) -> list[StreamingChunk] | None:
        nonlocal index, item_id, within, part, make_text
        try:
            event = read_everyday_event(data)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        kind = type(event)
        if kind is EverydayEventResponseOutputTextDelta:
            if (
                part is None
                or event.content_index != within
                or event.output_index != index
                or (index is None and event.item_id != item_id)
            ):
                begun = items.begun(event.output_index, event.item_id, "text", event.content_index)
                if begun is None:
                    return None
                index, item_id, within = event.output_index, event.item_id, event.content_index
                part, make_text = begun[1], numbered_maker("text", begun[0])
            piece = event.delta
            if not piece:
                return []
            part.length += len(piece)
            return [make_text(piece)]
        if kind is EverydayEventResponseFunctionCallArgumentsDelta:
            piece = event.delta
            position = items.append_arguments(event.output_index, event.item_id, piece)
            return None if position is None else [make_arguments(position, piece)] if piece else []
        if kind is EverydayEventResponseReasoningTextDelta:
            thought = items.begun(event.output_index, event.item_id, "thinking", event.content_index)
        elif kind is EverydayEventResponseReasoningSummaryTextDelta:
            thought = items.begun(event.output_index, event.item_id, "thinking", event.summary_index, is_summary=True)
        else:
            return [] if items.has_any else None  # nothing new; but the first event of a stream is looked at
        if thought is None:
            return None
        place, grown = thought
        piece = event.delta
        grown.length += len(piece)
        return [make_thinking(piece, place)] if piece else []

    return read
