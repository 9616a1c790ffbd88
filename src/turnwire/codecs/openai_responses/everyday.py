"""Everyday events of a stream: a piece of a text, of thoughts or of a call's arguments that has begun, and what only
says that a part begins, or again what its pieces said.

In: the data of an event. Out: its chunks, none where the piece is empty or nothing is new; None for an event of any
other form, which is then read with care. The form is written in
schemas/wire/openai-responses/v1/event.schema.json, at ResponseStreamEvent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.everyday_openai_responses import (
    EverydayEventResponseFunctionCallArgumentsDelta,
    EverydayEventResponseFunctionCallArgumentsDone,
    EverydayEventResponseOutputTextDelta,
    EverydayEventResponseOutputTextDone,
    EverydayEventResponseReasoningSummaryTextDelta,
    EverydayEventResponseReasoningSummaryTextDone,
    EverydayEventResponseReasoningTextDelta,
    EverydayEventResponseReasoningTextDone,
    read_everyday_event,
)

from turnwire.codecs.event_decoder import Everyday
from turnwire.codecs.openai_responses.read_stream_items import ItemStates
from turnwire.codecs.openai_responses.stream_items import Part
from turnwire.codecs.pieces import numbered_maker, piece_makers

_ENDS: Final = (
    EverydayEventResponseOutputTextDone,
    EverydayEventResponseReasoningTextDone,
    EverydayEventResponseReasoningSummaryTextDone,
    EverydayEventResponseFunctionCallArgumentsDone,
)


def item_pieces(items: ItemStates) -> Everyday:
    """A reader of the everyday events of one stream. Not thread-safe."""
    makers = piece_makers()
    make_arguments = makers.arguments
    # Where the last piece went, and what makes its chunk: nearly every piece goes on where that was.
    last: tuple[object, ...] = ()
    part: Part | None = None
    make: Callable[[str], StreamingChunk] = makers.text

    def read(data: bytes) -> list[StreamingChunk] | None:
        nonlocal last, part, make
        try:
            event = read_everyday_event(data)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        field: Literal["text", "thinking"] = "thinking"
        if isinstance(event, EverydayEventResponseOutputTextDelta):
            field, within = "text", event.content_index
        elif isinstance(event, EverydayEventResponseReasoningTextDelta):
            within = event.content_index
        elif isinstance(event, EverydayEventResponseReasoningSummaryTextDelta):
            within = event.summary_index
        elif isinstance(event, EverydayEventResponseFunctionCallArgumentsDelta):
            piece = event.delta
            position = items.append_arguments(event.output_index, event.item_id, piece)
            return None if position is None else [make_arguments(position, piece)] if piece else []
        elif isinstance(event, _ENDS):
            return None  # what came before it may be less than the whole
        else:
            return [] if items.known else None  # nothing new; but the first event of a stream is looked at
        index, item_id, kind = event.output_index, event.item_id, type(event)
        place = (kind, index, item_id, within, len(items.known))
        if part is None or last != place:
            is_summary = kind is EverydayEventResponseReasoningSummaryTextDelta
            begun = items.begun(index, item_id, field, within, is_summary=is_summary)
            if begun is None:
                return None
            last, part, make = place, begun[1], numbered_maker(field, begun[0])
        piece = event.delta
        if not piece:
            return []
        part.length += len(piece)
        return [make(piece)]

    return read
