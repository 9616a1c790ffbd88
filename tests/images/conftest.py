"""Images drawn with Pillow's own font, one engine for all tests, and one that reads nothing."""

from __future__ import annotations

import io
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFont

from turnwire_schema.v1.content import ImagePart
from turnwire_schema.v1.entry import ImageData, ImageEntry, Recognition

from turnwire.images import OcrText, RapidOcrEngine


def drawn(*lines: str, size: tuple[int, int] = (640, 120), ink: Any = "black", ground: Any = "white") -> Image.Image:
    """An image with these lines of text."""
    image = Image.new("RGBA" if ground is None else "RGB", size, (0, 0, 0, 0) if ground is None else ground)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        draw.text((30, 15 + 45 * number), line, fill=ink, font=ImageFont.load_default(28))
    return image


def encoded(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    """The image as bytes."""
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def entry(
    data: bytes | None = None, *, recognition: Recognition = "ocr", media_type: str = "image/png", **source: Any
) -> ImageEntry:
    """A pending entry with the image as base64, or as `source` says."""
    if data is not None:
        source = {"data": b64encode(data).decode(), "media_type": media_type}
    return ImageEntry(
        version="1.1",
        id="i1",
        created_at="2026-01-31T12:00:00Z",
        data=ImageData(image=ImagePart(**source), recognition=recognition, state="pending"),
    )


class ScriptedEngine:
    """Gives the same text for every image and keeps what it was shown."""

    name = "scripted"

    def __init__(self, text: str = "", act: Callable[[], None] | None = None) -> None:
        self.seen: list[Image.Image] = []
        self._text = text
        self._act = act

    def recognise(self, image: Image.Image) -> OcrText:
        self.seen.append(image)
        if self._act is not None:
            self._act()
        return OcrText(self._text, 0.5 if self._text else None)


@pytest.fixture(scope="session")
def rapidocr() -> RapidOcrEngine:
    return RapidOcrEngine()
