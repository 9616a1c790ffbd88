"""Build chunks with one text delta from values that a typed reader has checked: nearly all chunks of a stream."""

from __future__ import annotations

from typing import Final

from turnwire_schema._trust import trusted
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

make_chunk: Final = trusted(StreamingChunk)
_make_delta: Final = trusted(ToolCallDelta)


def arguments_chunk(index: int, piece: str) -> StreamingChunk:
    """Return the chunk of a piece of the arguments of the call at this place."""
    return make_chunk({"tool_call_deltas": (_make_delta({"index": index, "arguments": piece}),)})


def numbered_chunk(field: str, number: int, piece: str) -> StreamingChunk:
    """Return the chunk of a piece of the text or the thought with this number."""
    return make_chunk({field: piece, "part_index": number})
