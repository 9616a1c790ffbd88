"""Fast path for common stream events: deltas of an open part or call, and starts and ends of parts without content.

In: the data of an event. Out: its chunks, an empty list if the delta is empty or nothing is new. Returns None for any
other event, which the validating reader then reads. The form is defined in
schemas/wire/openai-responses/v1/event.schema.json, at ResponseStreamEvent.
"""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.common_openai_responses import (
    CommonEventResponseFunctionCallArgumentsDelta,
    CommonEventResponseOutputTextDelta,
    CommonEventResponseReasoningSummaryTextDelta,
    CommonEventResponseReasoningTextDelta,
    read_common_event,
)

from turnwire.codecs.openai_responses.read_items import SUMMARY, TEXT, THOUGHT, number_of
from turnwire.codecs.openai_responses.stream_items import Items
from turnwire.codecs.streams.event_decoder import FastPath
from turnwire.codecs.streams.text_deltas import arguments_chunk, make_chunk


def item_pieces(items: Items) -> FastPath:
    """Return a reader of the common events of one stream. Not thread-safe."""

    def read(data: bytes) -> list[StreamingChunk] | None:
        try:
            event = read_common_event(data)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        if isinstance(event, CommonEventResponseFunctionCallArgumentsDelta):
            item = items.at(event.output_index, event.item_id)
            if item is None or item.call is None:
                return None
            item.call.pieces.append(event.delta)
            return [arguments_chunk(item.position, event.delta)] if event.delta else []
        words = THOUGHT
        if isinstance(event, CommonEventResponseOutputTextDelta):
            words, place = TEXT, event.content_index
        elif isinstance(event, CommonEventResponseReasoningTextDelta):
            place = event.content_index
        elif isinstance(event, CommonEventResponseReasoningSummaryTextDelta):
            words, place = SUMMARY, event.summary_index
        else:  # a part begins or ends, without new content; but the first event of a stream is always read
            return [] if items.by_number else None
        item = items.at(event.output_index, event.item_id)
        part = None if item is None else item.parts.get(number_of(item.number, place or 0, words.place))
        if part is None or part.kind != words.field:
            return None
        part.length += len(event.delta)
        return [make_chunk({words.field: event.delta, "part_index": part.number})] if event.delta else []

    return read
