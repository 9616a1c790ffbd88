"""Chunks that bring one piece of an answer, made of what a typed reader has checked: nearly all chunks of a stream."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema._trust import maker_beside, maker_of, maker_of_one_inside, maker_of_two
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta


class PieceMakers(NamedTuple):
    """What makes chunks of one piece each."""

    text: Callable[[str], StreamingChunk]
    numbered_text: Callable[[str, int], StreamingChunk]
    thinking: Callable[[str], StreamingChunk]
    numbered_thinking: Callable[[str, int], StreamingChunk]
    arguments: Callable[[int, str], StreamingChunk]
    """A piece of the arguments of the call at this place."""


@cache
def piece_makers() -> PieceMakers:
    """They know nothing of any stream, so all streams share them."""
    return PieceMakers(
        text=maker_of(StreamingChunk, "text"),
        numbered_text=maker_of_two(StreamingChunk, "text", "part_index"),
        thinking=maker_of(StreamingChunk, "thinking"),
        numbered_thinking=maker_of_two(StreamingChunk, "thinking", "part_index"),
        arguments=maker_of_one_inside(StreamingChunk, "tool_call_deltas", ToolCallDelta, "index", "arguments"),
    )


def numbered_maker(field: Literal["text", "thinking"], number: int) -> Callable[[str], StreamingChunk]:
    """What makes the chunks of a text or a thought that goes on, whose pieces have one number."""
    return maker_beside(StreamingChunk, field, {"part_index": number})
