"""Fast path for common stream events: a delta that contains only text or only call arguments.

In: the data of an event. Out: its chunk; None for any other event, or one that does not continue an open step. The form
is defined in schemas/wire/gemini-interactions/v1/event.schema.json#/$defs/StepDeltaEvent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.common_gemini_interactions import CommonDeltaDeltaText, read_common_delta

from turnwire.codecs.gemini_interactions.read_stream_items import OpenStep
from turnwire.codecs.streams.event_decoder import FastPath
from turnwire.codecs.streams.text_deltas import arguments_chunk, make_chunk


def step_pieces(steps: Mapping[int, OpenStep], go_on: Callable[[OpenStep, str], None]) -> FastPath:
    """A reader of the common events of one stream; `go_on` is called with a call's step and its arguments."""

    def read(data: bytes) -> list[StreamingChunk] | None:
        try:
            event = read_common_delta(data)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        step, delta = steps.get(event.index), event.delta
        if step is None:
            return None
        if isinstance(delta, CommonDeltaDeltaText):
            text = delta.text
            if not text or step.number is None or step.kind != "model_output" or step.options:
                return None
            return [make_chunk({"text": text, "part_index": step.number})]
        if step.call < 0:
            return None
        go_on(step, delta.arguments)
        return [arguments_chunk(step.call, delta.arguments)]

    return read
