"""Fast path for common lines of a stream, read in one typed step.

A line is common if it has only a text delta, or a delta of thinking that has already begun. For any other line the
result is None, and the validating reader reads it. The form is defined in
schemas/wire/ollama/v1/chat.schema.json#/$defs/ChatResponse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.common_ollama import read_common_line

from turnwire.codecs.streams.event_decoder import FastPath
from turnwire.codecs.streams.text_deltas import make_chunk

if TYPE_CHECKING:
    from turnwire.codecs.ollama.read_stream import OllamaStreamDecoder


def line_pieces(answer: OllamaStreamDecoder) -> FastPath:
    """A reader of the common lines of one stream. Not thread-safe."""

    def read(line: bytes) -> list[StreamingChunk] | None:
        try:
            found = read_common_line(line)
        except (ValueError, RecursionError):  # thousands of levels
            return None
        if found.done:
            return None
        message = found.message
        text, thinking = message.content, message.thinking
        if thinking:
            return [make_chunk({"thinking": thinking})] if answer.has_thinking and not text else None
        if not text:
            return []
        answer.has_text = True
        return [make_chunk({"text": text})]

    return read
