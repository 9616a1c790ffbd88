"""Everyday events of a stream: a piece of text or of a call's arguments, and nothing besides.

The form is written in schemas/wire/gemini-interactions/v1/event.schema.json#/$defs/StepDeltaEvent.
"""

from __future__ import annotations

from turnwire_schema.wire.everyday_gemini_interactions import EverydayDeltaDeltaText, read_everyday_delta


def read_piece(data: bytes) -> tuple[int, str | None, str | None] | None:
    """(place of the step, text, arguments) of an everyday event, of which one is None; None for every other event."""
    try:
        event = read_everyday_delta(data)
    except ValueError:
        return None
    delta = event.delta
    if isinstance(delta, EverydayDeltaDeltaText):
        return event.index, delta.text, None
    return event.index, None, delta.arguments
