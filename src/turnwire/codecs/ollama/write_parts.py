"""Content parts into the three places this wire has for them: one text, one thinking, one list of media.

In: canonical content. Out: the texts joined in order (what a model said without anything between, what it is told with
an empty line, as the server joins messages), the thoughts joined, bare base64 of images and sound. Every order but
thinking, text, media is a loss, and so is every part that the wire does not know. Text that the server would take for
the place of an image is sent as it is and reported.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from turnwire_schema.v1.content import (
    AudioPart,
    ContentPart,
    DocumentPart,
    ForeignPart,
    ImagePart,
    RefusalPart,
    TextPart,
    ThinkingPart,
    UnknownPart,
)

from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.ollama.read_parts import bare_base64, media_type_of
from turnwire.core.data_urls import split_data_url

# server/prompt.go puts the next image where a text says [img]; the runner puts image N where it says [img-N].
_IMAGE_TAG: Final = re.compile(r"\[img(?:-\d+)?\]")
_THINKING, _TEXT, _MEDIA = range(3)
"""The order that is without a loss."""


class WireContent(NamedTuple):
    """Content as the wire has it."""

    text: str
    thinking: str = ""
    media: Sequence[str] = ()


def encode_content(
    content: str | Sequence[ContentPart] | None, at: str, losses: OllamaLosses, *, joint: str = ""
) -> WireContent:
    """`content` as this wire has it; `at` is its JSON pointer, `joint` what stands between two texts."""
    if content is None:
        return WireContent("")
    if isinstance(content, str):
        _note_image_tags(content, at, losses)
        return WireContent(content)
    collector = _Collector(at, losses)
    for position, part in enumerate(content):
        collector.take(part, f"{at}/{position}")
    return collector.finish(joint)


def _note_image_tags(text: str, at: str, losses: OllamaLosses) -> None:
    """Report text that the server would replace by an image; the text itself stays as it is."""
    if "[img" in text and _IMAGE_TAG.search(text):
        losses.lose("image_tag", at, "sent as it is; the server may put an image there, or fail")


class _Collector:
    """Sorts parts into text, thinking and media, and notices what that loses."""

    __slots__ = ("_at", "_has_lost_order", "_losses", "_rank", "media", "text", "thinking")

    def __init__(self, at: str, losses: OllamaLosses) -> None:
        self._at = at
        self._losses = losses
        self._rank = 0
        self._has_lost_order = False
        self.text: list[str] = []
        self.thinking: list[str] = []
        self.media: list[str] = []

    def finish(self, joint: str) -> WireContent:
        if len(self.text) > 1 or len(self.thinking) > 1:
            what = "an empty line between them" if joint and len(self.text) > 1 else "nothing between them"
            self._losses.lose("parts_joined", self._at, f"joined with {what}")
        text = joint.join(self.text)
        _note_image_tags(text, self._at, self._losses)
        return WireContent(text, "".join(self.thinking), self.media)

    def _place(self, kind: list[str], rank: int, value: str) -> None:
        """Put `value` where its kind goes; an empty text goes nowhere."""
        if not value:
            return
        if rank < self._rank and not self._has_lost_order:
            self._has_lost_order = True
            self._losses.lose("part_order", self._at, "sent as thinking, text and media, each in its order")
        self._rank = max(self._rank, rank)
        kind.append(value)

    def take(self, part: ContentPart, at: str) -> None:
        """A further part."""
        losses = self._losses
        options = getattr(part, "provider_options", None)
        if options and DIALECT in options:
            losses.lose("part_options", at)
        match part:
            case TextPart():
                self._place(self.text, _TEXT, part.text)
            case ThinkingPart():
                self._thinking(part, at)
            case ImagePart() | AudioPart():
                self._take_media(part, at)
            case RefusalPart():
                losses.lose("refusal", at, "sent as text")
                self._place(self.text, _TEXT, part.text)
            case DocumentPart():
                self._document(part, at)
            case ForeignPart():
                losses.lose("foreign_part", at)
            case UnknownPart():
                losses.lose("unknown_part", at)
            case _:
                assert_never(part)

    def _thinking(self, part: ThinkingPart, at: str) -> None:
        if part.signature is not None or part.redacted_data is not None:
            self._losses.lose("thinking_foreign", at, "the readable thoughts are sent, the rest is left out")
        self._place(self.thinking, _THINKING, part.text or "")

    def _take_media(self, part: ImagePart | AudioPart, at: str) -> None:
        losses = self._losses
        if isinstance(part, ImagePart) and part.detail is not None:
            losses.lose("image_detail", at)
        if isinstance(part, AudioPart) and part.transcript is not None:
            losses.lose("audio_transcript", at)
        data, stated = part.data, part.media_type
        if part.url is not None:
            url = split_data_url(part.url)
            if url is None:
                losses.lose("media_url", at)
                return
            data, stated = bare_base64(part.url), url.media_type.lower()
        if data is None:
            losses.lose("path_not_loaded" if part.path is not None else "file_id", at)
            return
        if stated != media_type_of(data):
            losses.lose("media_type", at, "the bytes are sent")
        self._place(self.media, _MEDIA, data)

    def _document(self, part: DocumentPart, at: str) -> None:
        if part.text is not None:
            self._losses.lose("document", at, "its text is sent as text")
            self._place(self.text, _TEXT, part.text)
        else:
            self._losses.lose("path_not_loaded" if part.path is not None else "document", at)
