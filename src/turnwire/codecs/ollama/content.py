"""Content parts into the three places this wire has for them: one text, one thinking, one list of media.

In: canonical content. Out: the texts joined in order (what a model said without anything between, what it is told with
an empty line, as the server joins messages), the thoughts joined, bare base64 of images and sound. Decoding
gives thinking, then text, then media, the order without a loss; every other order, and every part that the wire does
not know, is one. Text that the server would take for the place of an image is sent as it is and reported.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, assert_never

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
from turnwire.codecs.ollama.media import bare_base64, media_type_of, part_from_wire
from turnwire.codecs.ollama.names import DIALECT
from turnwire.core.data_urls import split_data_url

THINKING_ORIGIN: Final = {"dialect": DIALECT, "field": "thinking"}

# server/prompt.go puts the next image where a text says [img]; the runner puts image N where it says [img-N].
IMAGE_TAG: Final = re.compile(r"\[img(?:-\d+)?\]")

_RANKS: Final = {"thinking": 0, "text": 1, "media": 2}


class WireContent(NamedTuple):
    """Content as the wire has it."""

    text: str
    thinking: str = ""
    media: Sequence[str] = ()


class _Collector:
    """Sorts parts into text, thinking and media, and notices what that loses."""

    __slots__ = ("_at", "_has_lost_order", "_joint", "_losses", "_rank", "media", "text", "thinking")

    def __init__(self, at: str, losses: OllamaLosses, joint: str) -> None:
        self._at = at
        self._joint = joint
        self._losses = losses
        self._rank = 0
        self._has_lost_order = False
        self.text: list[str] = []
        self.thinking: list[str] = []
        self.media: list[str] = []

    def place(self, kind: str, value: str) -> None:
        """Put `value` where its kind goes; an empty text goes nowhere."""
        if not value:
            return
        rank = _RANKS[kind]
        if rank < self._rank and not self._has_lost_order:
            self._has_lost_order = True
            self._losses.lose("part_order", self._at, "sent as thinking, text and media, each in its order")
        self._rank = max(self._rank, rank)
        getattr(self, kind).append(value)

    def finish(self) -> WireContent:
        if len(self.text) > 1 or len(self.thinking) > 1:
            what = "an empty line between them" if self._joint and len(self.text) > 1 else "nothing between them"
            self._losses.lose("parts_joined", self._at, f"joined with {what}")
        text = self._joint.join(self.text)
        note_image_tags(text, self._at, self._losses)
        return WireContent(text, "".join(self.thinking), self.media)


def note_image_tags(text: str, at: str, losses: OllamaLosses) -> None:
    """Report text that the server would replace by an image; the text itself stays as it is."""
    if "[img" in text and IMAGE_TAG.search(text):
        losses.lose("image_tag", at, "sent as it is; the server may put an image there, or fail")


def encode_content(
    content: str | Sequence[ContentPart] | None, at: str, losses: OllamaLosses, *, joint: str = ""
) -> WireContent:
    """`content` as this wire has it; `at` is its JSON pointer, `joint` what stands between two texts."""
    if content is None:
        return WireContent("")
    if isinstance(content, str):
        note_image_tags(content, at, losses)
        return WireContent(content)
    collector = _Collector(at, losses, joint)
    for position, part in enumerate(content):
        _place_part(part, f"{at}/{position}", collector, losses)
    return collector.finish()


def _place_part(part: ContentPart, at: str, collector: _Collector, losses: OllamaLosses) -> None:
    options = getattr(part, "provider_options", None)
    if options and DIALECT in options:
        losses.lose("part_options", at)
    match part:
        case TextPart():
            collector.place("text", part.text)
        case ThinkingPart():
            _place_thinking(part, at, collector, losses)
        case ImagePart() | AudioPart():
            _place_media(part, at, collector, losses)
        case RefusalPart():
            losses.lose("refusal", at, "sent as text")
            collector.place("text", part.text)
        case DocumentPart():
            _place_document(part, at, collector, losses)
        case ForeignPart():
            losses.lose("foreign_part", at)
        case UnknownPart():
            losses.lose("unknown_part", at)
        case _:
            assert_never(part)


def _place_thinking(part: ThinkingPart, at: str, collector: _Collector, losses: OllamaLosses) -> None:
    if part.signature is not None or part.redacted_data is not None:
        losses.lose("thinking_foreign", at, "the readable thoughts are sent, the rest is left out")
    collector.place("thinking", part.text or "")


def _place_media(part: ImagePart | AudioPart, at: str, collector: _Collector, losses: OllamaLosses) -> None:
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
    collector.place("media", data)


def _place_document(part: DocumentPart, at: str, collector: _Collector, losses: OllamaLosses) -> None:
    if part.text is not None:
        losses.lose("document", at, "its text is sent as text")
        collector.place("text", part.text)
    else:
        losses.lose("path_not_loaded" if part.path is not None else "document", at)


def decode_content(wire: Mapping[str, Any], *, empty: str | None) -> Any:
    """Canonical content of a wire message whose fields have been checked; `empty` where it says nothing at all."""
    text = wire.get("content") or ""
    thinking = wire.get("thinking")
    images = wire.get("images")
    if not thinking and not images:
        return text or empty
    parts: list[dict[str, Any]] = []
    if thinking:
        parts.append({"type": "thinking", "text": thinking, "origin": THINKING_ORIGIN})
    if text:
        parts.append({"type": "text", "text": text})
    parts.extend(part_from_wire(image) for image in images or ())
    return parts
