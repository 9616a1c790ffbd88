"""Content blocks, canonical → wire: the parts of a request, and what answers for clients share with them.

In: canonical parts and calls. Out: blocks, or None where the wire has no form for a part and a loss says so. A text of
nothing but white space is refused by the server, so it is left out. Nothing is fetched or read from disk: a part given
by `path` is loaded before encoding, never here.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, assert_never, cast

from pydantic_core import from_json

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
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.names import DIALECT, IMAGE_TYPES, OUTPUT_ONLY, PDF, PLAIN
from turnwire.codecs.anthropic.variants import AnthropicVariant, ModelFacts
from turnwire.codecs.own_options import merge_own
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.data_urls import read_data_url

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import (
        ContentBlockParam,
        DocumentBlockParam,
        DocumentSource,
        ImageBlockParam,
        ImageSource,
        RedactedThinkingBlock,
        TextBlockParam,
        ThinkingBlockParam,
        ToolUseBlockParam,
    )

Place = Literal["system", "user", "assistant", "tool"]


class BlockWriter:
    """Writes the blocks of one request. Stateless but for the losses."""

    __slots__ = ("_facts", "_losses", "_variant")

    def __init__(self, variant: AnthropicVariant, facts: ModelFacts, losses: AnthropicLosses) -> None:
        self._variant = variant
        self._facts = facts
        self._losses = losses

    def write(self, part: ContentPart, at: str, place: Place) -> ContentBlockParam | None:
        """One block; None when the part is left out."""
        wire: ImageBlockParam | DocumentBlockParam | None
        match part:
            case TextPart():
                return self._text(part, at, place)
            case ThinkingPart():
                return self._thinking(part, at, place)
            case ForeignPart():
                return foreign_block(part, at, self._losses)
            case ImagePart():
                wire = self._image(part, at, place)
            case DocumentPart():
                wire = self._document(part, at, place)
            case RefusalPart():
                self._losses.lose("refusal", at, "sent as a text")
                return self.text(part.text, at)
            case AudioPart():
                self._losses.lose("audio", at)
                return None
            case UnknownPart():
                self._losses.lose("unknown_part", at)
                return None
            case _:
                assert_never(part)
        return wire if wire is None else merge_own(wire, part.provider_options, self._variant)

    def text(self, text: str, at: str) -> TextBlockParam | None:
        """A text block; None, and a loss, where there is nothing to say."""
        if not text or text.isspace():
            self._losses.lose("empty_text", at)
            return None
        return {"type": "text", "text": text}

    def _text(self, part: TextPart, at: str, place: Place) -> TextBlockParam | None:
        wire = self.text(part.text, at)
        if wire is not None and part.provider_options:
            merge_own(wire, part.provider_options, self._variant)
            for key in OUTPUT_ONLY & wire.keys():
                cast("dict[str, object]", wire).pop(key)  # what SDKs add has no place in the type of the wire
            if wire.get("citations") and place != "assistant" and not self._variant.user_citations:
                self._losses.lose("user_citations", f"{at}/provider_options/{DIALECT}/citations")
                del wire["citations"]
        return wire

    def _thinking(self, part: ThinkingPart, at: str, place: Place) -> ContentBlockParam | None:
        is_sayable = bool(part.signature) or self._facts.unsigned_thinking or part.redacted_data is not None
        if place != "assistant" or not is_own_thought(part) or not is_sayable:
            self._losses.lose("thinking_foreign", at)
            return None
        return merge_own(thinking_block(part, at, self._losses), part.provider_options, self._variant)

    def _is_placed(self, part: ImagePart | DocumentPart, at: str, place: Place) -> bool:
        if place in ("user", "tool"):
            return True
        if place == "assistant" and isinstance(part, DocumentPart) and self._variant.assistant_documents:
            return True
        self._losses.lose("assistant_media", at)
        return False

    def _image(self, part: ImagePart, at: str, place: Place) -> ImageBlockParam | None:
        if not self._is_placed(part, at, place):
            return None
        if part.detail is not None:
            self._losses.lose("image_detail", f"{at}/detail")
        source = self._image_source(part, at)
        return None if source is None else {"type": "image", "source": source}

    def _image_source(self, part: ImagePart, at: str) -> ImageSource | None:
        data, media_type = part.data, part.media_type
        if part.url is not None:
            found = read_data_url(part.url)
            if found is None:
                self._lose_type(part, at)
                return {"type": "url", "url": part.url}
            media_type, data = found
        if data is not None:
            word = IMAGE_TYPES.get(_bare(media_type))
            if word is not None:
                return {"type": "base64", "media_type": word, "data": data}
            self._losses.lose("image_source", at, detail="media_type")
        elif part.file_id is not None:
            self._lose_type(part, at)
            return {"type": "file", "file_id": part.file_id}
        else:
            self._losses.lose("path_not_loaded", at)
        return None

    def _lose_type(self, part: ImagePart | DocumentPart, at: str) -> None:
        if part.media_type is not None:
            self._losses.lose("media_type", f"{at}/media_type")

    def _document(self, part: DocumentPart, at: str, place: Place) -> DocumentBlockParam | None:
        if not self._is_placed(part, at, place):
            return None
        source = self._document_source(part, at)
        if source is None:
            return None
        wire: DocumentBlockParam = {"type": "document", "source": source}
        if part.name is not None:
            wire["title"] = part.name
        return wire

    def _document_source(self, part: DocumentPart, at: str) -> DocumentSource | None:
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
        kind = _bare(media_type)
        if kind == PDF:
            return {"type": "base64", "media_type": PDF, "data": data}
        text = _decoded(data) if kind.startswith("text/") else None
        if text is None:
            self._losses.lose("document_source", at, detail="media_type")
            return None
        self._losses.lose("document_type", f"{at}/media_type", "sent as plain text")
        return {"type": "text", "media_type": PLAIN, "data": text}


def is_own_thought(part: ThinkingPart) -> bool:
    """Whether a thought came from this wire, so that it may go back."""
    return part.origin is not None and part.origin.dialect == DIALECT


def thinking_block(part: ThinkingPart, at: str, losses: AnthropicLosses) -> ThinkingBlockParam | RedactedThinkingBlock:
    """Thoughts of this dialect, or the words alone of those of another."""
    if part.redacted_data is not None:
        if part.text or part.signature:
            losses.lose("thinking_redacted", at, "the redacted thoughts are sent alone")
        return {"type": "redacted_thinking", "data": part.redacted_data}
    signature = part.signature if is_own_thought(part) else None
    return {"type": "thinking", "thinking": part.text or "", "signature": signature or ""}


def foreign_block(part: ForeignPart, at: str, losses: AnthropicLosses) -> ContentBlockParam | None:
    """A block that only this dialect knows, as it came; None, and a loss, where it is another's."""
    if part.dialect == DIALECT:
        return cast("ContentBlockParam", dict(part.data))  # whatever block of this wire it was
    losses.lose("foreign_part", at)
    return None


def call_block(
    call: ToolCall | InvalidToolCall,
    call_id: str,
    name: str,
    arguments: Mapping[str, object],
    variant: AnthropicVariant,
) -> ToolUseBlockParam:
    """A call under the id and name that the wire takes."""
    held = cast("dict[str, object]", arguments)  # a view is as good: it is written and not changed
    wire: ToolUseBlockParam = {"type": "tool_use", "id": call_id, "name": name, "input": held}
    return merge_own(wire, call.provider_options, variant)


def raw_arguments(call: InvalidToolCall, at: str, losses: AnthropicLosses) -> tuple[dict[str, object], str | None]:
    """(the object in the text of an invalid call, {} and a loss where there is none; how a reader will call it)."""
    try:
        value = from_json(call.arguments_text)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        losses.lose("invalid_tool_call", f"{at}/arguments_text", "sent with {} in place of the raw text")
        return {}, call.reason
    judged = finish_calls((RawCall(id="x", name=call.name, value=value, is_parsed=True),), was_cut=False)
    return value, judged.invalid[0]["reason"] if judged.invalid else None


def _bare(media_type: str | None) -> str:
    """A media type without its parameters."""
    return (media_type or "").split(";", 1)[0].strip().lower()


def _decoded(data: str) -> str | None:
    """The text in base64; None where it is not a UTF-8."""
    try:
        return base64.b64decode(data, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None
