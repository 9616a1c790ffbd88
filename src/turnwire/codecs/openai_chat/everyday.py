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
from turnwire.codecs.same_form import SameForm, Then

if TYPE_CHECKING:
    from turnwire.codecs.openai_chat.read_answer import ToolEntryRouter


class ChatPieces:
    """Reads the everyday chunks of one stream. Not thread-safe."""

    __slots__ = ("_arguments", "_router", "_same", "_text", "_thinking", "has_thoughts")

    def __init__(self, router: ToolEntryRouter) -> None:
        makers = piece_makers()
        self._text = makers.text
        self._thinking = makers.thinking
        self._arguments = makers.arguments
        self._router = router
        self._same = SameForm()
        self.has_thoughts = False
        """Whether it is said already where thoughts come from."""

    def read(self, data: bytes) -> list[StreamingChunk] | None:
        """The chunks of an everyday event; None where it is another one, and nothing is taken."""
        found = self._same.read(data)
        if found is not None:
            return found
        try:
            delta = read_everyday_chunk(data).choices[0].delta
        except (ValueError, RecursionError):  # thousands of levels
            return None
        text, thought, calls = delta.content, delta.reasoning or delta.reasoning_content, delta.tool_calls
        then: Then
        if calls is not None:
            key, piece, then = b'"arguments":', calls[0].function.arguments, self._then_arguments(calls[0].index)
            if text or thought:
                return None
        elif thought:
            key, piece, then = b'"reasoning":' if delta.reasoning else b'"reasoning_content":', thought, self._thought
            if text or not self.has_thoughts:
                return None
        else:
            key, piece, then = b'"content":', text or "", self._said
        found = then(piece)
        if found and piece:
            self._same.keep(data, key, piece, then)
        return found

    def _said(self, text: str) -> list[StreamingChunk]:
        return [self._text(text)] if text else []

    def _thought(self, text: str) -> list[StreamingChunk] | None:
        return [self._thinking(text)] if text else None

    def _then_arguments(self, index: int) -> Then:
        position_of, calls, make = self._router.position_of, self._router.calls, self._arguments

        def called(piece: str) -> list[StreamingChunk] | None:
            position = position_of(index)
            if position is None:
                return None
            calls[position].pieces.append(piece)
            return [make(position, piece)]

        return called
