"""Fast path for common stream events, read in one typed step; all others are read with full validation.

In: the data of an event. Out: its chunks (no chunk for an empty piece), or None for any other form, and nothing is
read. Common events are pieces of text, of thoughts or of one call's arguments, without new fields; see
schemas/wire/openai-chat/v1/chunk.schema.json#/$defs/ChatCompletionChunk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.common_openai_chat import read_common_chunk

from turnwire.codecs.streams.text_deltas import arguments_chunk, make_chunk

if TYPE_CHECKING:
    from turnwire.codecs.openai_chat.read_pieces import PieceReader


class ChatPieces:
    """Reads the common chunks of one stream. Not thread-safe."""

    __slots__ = ("_reader",)

    def __init__(self, reader: PieceReader) -> None:
        self._reader = reader

    def read(self, data: bytes) -> list[StreamingChunk] | None:
        """Return the chunks of a common event; None for any other event, and nothing is read."""
        try:
            delta = read_common_chunk(data).choices[0].delta
        except (ValueError, RecursionError):  # thousands of levels
            return None
        text, thought, calls = delta.content, delta.reasoning or delta.reasoning_content, delta.tool_calls
        if calls is not None:
            return None if text or thought else self._called(calls[0].index, calls[0].function.arguments)
        if not thought:
            if not text:
                return [] if self._reader.has_said else None
            self._reader.has_said = True
            return [make_chunk({"text": text})]
        # The first thought carries its origin.
        return None if text or self._reader.thinking_field is None else [make_chunk({"thinking": thought})]

    def _called(self, index: int, piece: str) -> list[StreamingChunk] | None:
        router = self._reader.router
        position = router.position_of(index)
        if position is None:
            return None
        router.calls[position].pieces.append(piece)
        return [arguments_chunk(position, piece)]
