"""How a stream's events stand in the body: as the encoder writes them, or as one JSON array. An array that breaks off
is left open, so that nobody takes it for a whole one.

Gemini answers `:streamGenerateContent` with an array of chunks unless `alt=sse` is asked:
https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
"""

from __future__ import annotations

from urllib.parse import parse_qs

from turnwire.codecs.dialect import JSON
from turnwire.gateway.calls.surfaces import Surface


class Frames:
    """The encoder's bytes as they are."""

    def __init__(self, content_type: str) -> None:
        self.content_type = content_type

    def feed(self, data: bytes) -> bytes:
        """The bytes to send for the encoder's bytes."""
        return data

    def sign_of_life(self, sign: bytes) -> bytes:
        """What to send in a silence, where `sign` is what the dialect says."""
        return sign

    def close(self) -> bytes:
        """The bytes that end a body that is whole."""
        return b""


class JsonArray(Frames):
    """Server-sent events, or bare JSON, as the elements of one JSON array."""

    def __init__(self) -> None:
        super().__init__(JSON)
        self._is_empty = True

    def feed(self, data: bytes) -> bytes:
        """The events in `data`, each an element. An encoder writes whole events."""
        out: list[bytes] = []
        for event in data.replace(b"\r\n", b"\n").split(b"\n\n"):
            element = event.strip().removeprefix(b"data:").strip()
            if element:
                out += (b"[" if self._is_empty else b",\r\n", element)
                self._is_empty = False
        return b"".join(out)

    def sign_of_life(self, sign: bytes) -> bytes:
        """White space, which means nothing in JSON."""
        return b"\n"

    def close(self) -> bytes:
        """The end of the array."""
        return b"[]" if self._is_empty else b"]"


def frames_for(surface: Surface, query: bytes) -> Frames:
    """The framing that a client of `surface` asked for."""
    unless = surface.habits.array_unless
    if unless is not None and parse_qs(query.decode("latin-1")).get(unless[0], [""])[-1] != unless[1]:
        return JsonArray()
    return Frames(surface.habits.stream_type)
