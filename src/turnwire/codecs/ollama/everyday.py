"""Everyday lines of a stream: a piece of text, or of thoughts that have begun, and nothing besides.

In: a line. Out: its chunks, none where it says nothing; None for a line of any other form, which is then read with
care. The form is written in schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.everyday_ollama import read_everyday_line

from turnwire.codecs.pieces import piece_makers


class LinePieces:
    """Reads the everyday lines of one stream. Not thread-safe."""

    __slots__ = ("_text", "_thinking", "has_text", "has_thinking")

    def __init__(self) -> None:
        makers = piece_makers()
        self._text = makers.text
        self._thinking = makers.thinking
        self.has_text = False
        """Whether any text came."""
        self.has_thinking = False
        """Whether thoughts came, and it is said where they come from."""

    def read(self, line: bytes) -> list[StreamingChunk] | None:
        """The chunks of an everyday line; None where it is another one, and nothing is taken."""
        try:
            found = read_everyday_line(line)
        except ValueError:
            return None
        if found.done:
            return None
        message = found.message
        if message.thinking:
            return [self._thinking(message.thinking)] if self.has_thinking and not message.content else None
        if not message.content:
            return []
        self.has_text = True
        return [self._text(message.content)]
