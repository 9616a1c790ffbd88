"""Content blocks of a request, canonical → wire.

In: canonical parts. Out: blocks, or None where the wire has no form for a part and a loss says so. A text of nothing
but white space is refused by the server, so it is left out. Nothing is fetched or read from disk: a part given by
`path` is loaded before encoding, never here.
"""

from __future__ import annotations

import base64
import binascii
from typing import Any, Literal, assert_never

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

from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.tables import DIALECT, IMAGE_ALIASES, IMAGE_TYPES, OUTPUT_ONLY, PDF, PLAIN
from turnwire.codecs.anthropic.variants import AnthropicVariant, ModelFacts
from turnwire.codecs.own_options import merge_own
from turnwire.core.data_urls import read_data_url

Place = Literal["system", "user", "assistant", "tool"]


class BlockWriter:
    """Writes the blocks of one request. Stateless but for the losses."""

    __slots__ = ("_facts", "_losses", "_variant")

    def __init__(self, variant: AnthropicVariant, facts: ModelFacts, losses: AnthropicLosses) -> None:
        self._variant = variant
        self._facts = facts
        self._losses = losses

    def write(self, part: ContentPart, at: str, place: Place) -> dict[str, Any] | None:
        """One block; None when the part is left out."""
        wire: dict[str, Any] | None
        match part:
            case TextPart():
                return self._text(part, at, place)
            case ThinkingPart():
                return self._thinking(part, at, place)
            case ForeignPart():
                return self._foreign(part, at)
            case ImagePart():
                wire = self._image(part, at, place)
            case DocumentPart():
                wire = self._document(part, at, place)
            case RefusalPart():
                self._losses.lose("refusal", at, "sent as a text")
                wire = self.text(part.text, at)
            case AudioPart():
                self._losses.lose("audio", at)
                return None
            case UnknownPart():
                self._losses.lose("unknown_part", at)
                return None
            case _:
                assert_never(part)
        if wire is not None and not isinstance(part, RefusalPart) and part.provider_options:
            merge_own(wire, part.provider_options, self._variant)
        return wire

    def text(self, text: str, at: str) -> dict[str, Any] | None:
        """A text block; None, and a loss, where there is nothing to say."""
        if not text or text.isspace():
            self._losses.lose("empty_text", at)
            return None
        return {"type": "text", "text": text}

    def _text(self, part: TextPart, at: str, place: Place) -> dict[str, Any] | None:
        wire = self.text(part.text, at)
        if wire is not None and part.provider_options:
            merge_own(wire, part.provider_options, self._variant)
            for key in OUTPUT_ONLY & wire.keys():
                del wire[key]
            if wire.get("citations") and place != "assistant" and not self._variant.user_citations:
                self._losses.lose("user_citations", f"{at}/provider_options/{DIALECT}/citations")
                del wire["citations"]
        return wire

    def _thinking(self, part: ThinkingPart, at: str, place: Place) -> dict[str, Any] | None:
        is_own = part.origin is not None and part.origin.dialect == DIALECT
        if place != "assistant" or not is_own:
            self._losses.lose("thinking_foreign", at)
            return None
        if part.redacted_data is not None:
            if part.text or part.signature:
                self._losses.lose("thinking_redacted", at, "the redacted thoughts are sent alone")
            wire: dict[str, Any] = {"type": "redacted_thinking", "data": part.redacted_data}
        elif part.signature or self._facts.unsigned_thinking:
            wire = {"type": "thinking", "thinking": part.text or "", "signature": part.signature or ""}
        else:
            self._losses.lose("thinking_foreign", at)
            return None
        if part.provider_options:
            merge_own(wire, part.provider_options, self._variant)
        return wire

    def _foreign(self, part: ForeignPart, at: str) -> dict[str, Any] | None:
        if part.dialect == DIALECT:
            return dict(part.data)
        self._losses.lose("foreign_part", at)
        return None

    def _is_placed(self, part: ImagePart | DocumentPart, at: str, place: Place) -> bool:
        if place in ("user", "tool"):
            return True
        if place == "assistant" and isinstance(part, DocumentPart) and self._variant.assistant_documents:
            return True
        self._losses.lose("assistant_media", at)
        return False

    def _image(self, part: ImagePart, at: str, place: Place) -> dict[str, Any] | None:
        if not self._is_placed(part, at, place):
            return None
        data, media_type = part.data, part.media_type
        if part.detail is not None:
            self._losses.lose("image_detail", f"{at}/detail")
        if part.url is not None:
            found = read_data_url(part.url)
            if found is None:
                self._lose_type(part, at)
                return {"type": "image", "source": {"type": "url", "url": part.url}}
            media_type, data = found
        if data is not None:
            kind = (media_type or "").split(";", 1)[0].strip().lower()
            kind = IMAGE_ALIASES.get(kind, kind)
            if kind in IMAGE_TYPES:
                return {"type": "image", "source": {"type": "base64", "media_type": kind, "data": data}}
            self._losses.lose("image_source", at, detail="media_type")
        elif part.file_id is not None:
            self._lose_type(part, at)
            return {"type": "image", "source": {"type": "file", "file_id": part.file_id}}
        else:
            self._losses.lose("path_not_loaded", at)
        return None

    def _lose_type(self, part: ImagePart | DocumentPart, at: str) -> None:
        if part.media_type is not None:
            self._losses.lose("media_type", f"{at}/media_type")

    def _document(self, part: DocumentPart, at: str, place: Place) -> dict[str, Any] | None:
        if not self._is_placed(part, at, place):
            return None
        source = self._document_source(part, at)
        if source is None:
            return None
        wire: dict[str, Any] = {"type": "document", "source": source}
        if part.name is not None:
            wire["title"] = part.name
        return wire

    def _document_source(self, part: DocumentPart, at: str) -> dict[str, Any] | None:
        data, media_type = part.data, part.media_type
        if part.url is not None:
            found = read_data_url(part.url)
            if found is None:
                if media_type != PDF:  # the one kind that a URL leads to
                    self._lose_type(part, at)
                return {"type": "url", "url": part.url}
            media_type, data = found
        if part.text is not None:
            if media_type not in (None, PLAIN):
                self._losses.lose("document_type", f"{at}/media_type", "sent as plain text")
            return {"type": "text", "media_type": PLAIN, "data": part.text}
        if part.file_id is not None:
            self._lose_type(part, at)
            return {"type": "file", "file_id": part.file_id}
        if data is None:
            self._losses.lose("path_not_loaded", at)
            return None
        kind = (media_type or "").split(";", 1)[0].strip().lower()
        if kind == PDF:
            return {"type": "base64", "media_type": PDF, "data": data}
        text = _decoded(data) if kind.startswith("text/") else None
        if text is None:
            self._losses.lose("document_source", at, detail="media_type")
            return None
        self._losses.lose("document_type", f"{at}/media_type", "sent as plain text")
        return {"type": "text", "media_type": PLAIN, "data": text}


def _decoded(data: str) -> str | None:
    """The text in base64; None where it is not a UTF-8."""
    try:
        return base64.b64decode(data, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None
