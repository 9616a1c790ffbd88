"""Everyday chunks of a stream: a piece of text, of thoughts or of one call's arguments, and nothing new besides.

In: the data of an event. Out: its chunks, none where the piece is empty; None for an event of any other form, which is
then read with care. The form is written in schemas/wire/openai-chat/v1/chunk.schema.json#/$defs/ChatCompletionChunk.
"""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.everyday_openai_chat import read_everyday_chunk

from turnwire.codecs.pieces import piece_makers
from turnwire.core.tool_deltas import ToolDeltaRouter


class ChatPieces:
    """Reads the everyday chunks of one stream. Not thread-safe."""

    __slots__ = ("_arguments", "_router", "_text", "_thinking", "has_thoughts")

    def __init__(self, router: ToolDeltaRouter) -> None:
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
        except ValueError:
            return None
        text, thought, calls = delta.content, delta.reasoning or delta.reasoning_content, delta.tool_calls
        if calls is None:
            if not thought:
                return [self._text(text)] if text else []
            return [self._thinking(thought)] if self.has_thoughts and not text else None
        if text or thought:
            return None
        arguments = calls[0].function.arguments
        position = self._router.append(calls[0].index, arguments)
        return None if position is None else [self._arguments(position, arguments)]
