"""What nearly every event looks like, read in one typed step; everything else is then read with care.

In: the data of an event. Out: its chunks, no chunk for an empty piece; None for any other form, and nothing is read.
The form is written in schemas/wire/openai-chat/v1/chunk.schema.json#/$defs/ChatCompletionChunk: a piece of text, of
thoughts or of one call's arguments, and nothing new besides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.everyday_openai_chat import read_everyday_chunk

from turnwire.codecs.pieces import piece_makers

if TYPE_CHECKING:
    from turnwire.codecs.openai_chat.read_answer import ToolEntryRouter


class ChatPieces:
    """Reads the everyday chunks of one stream. Not thread-safe."""

    __slots__ = ("_arguments", "_router", "_text", "_thinking", "has_thoughts")

    def __init__(self, router: ToolEntryRouter) -> None:
        makers = piece_makers()
        self._text = makers.text
        self._thinking = makers.thinking
        self._arguments = makers.arguments
        self._router = router
        self.has_thoughts = False
        """Whether it is said already where thoughts come from."""

    def read(self, data: bytes) -> list[StreamingChunk] | None:
        """The chunks of an everyday event; None where it is another one, and nothing is taken."""
        try:
            delta = read_everyday_chunk(data).choices[0].delta
        except (ValueError, RecursionError):  # thousands of levels
            return None
        text, thought, calls = delta.content, delta.reasoning or delta.reasoning_content, delta.tool_calls
        if calls is not None:
            return None if text or thought else self._called(calls[0].index, calls[0].function.arguments)
        if not thought:
            return [self._text(text)] if text else []
        return None if text or not self.has_thoughts else [self._thinking(thought)]

    def _called(self, index: int, piece: str) -> list[StreamingChunk] | None:
        position = self._router.position_of(index)
        if position is None:
            return None
        self._router.calls[position].pieces.append(piece)
        return [self._arguments(position, piece)]
