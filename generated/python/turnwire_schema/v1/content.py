# Generated from schemas/turnwire/v1/content.schema.json by `make generate`. Do not edit: changes are lost.

"""Content parts.

What a message is made of: text, media, thinking, refusals, and parts that only one dialect or a later version
knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import (
    AnyOf,
    Extras,
    Items,
    JsonObject,
    Model,
    RawModel,
    TaggedUnion,
    Text,
)

from .json import ProviderOptions


class TextPart(Model):
    """A piece of text."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "text"}

    type: Literal["text"] = "text"
    """Tag of this part."""
    text: Text
    """The text, code point for code point; may be empty."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ImagePart(Model):
    """An image, given by exactly one of URL, base64 data, file path or file id."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "image"}

    type: Literal["image"] = "image"
    """Tag of this part."""
    url: Annotated[Text | None, Field(min_length=1)] = None
    """Where the image is: an http, https or file URL. Codecs read `data:` URLs into `data`."""
    data: Annotated[Text | None, Field(pattern="^[A-Za-z0-9+/]+={0,2}$")] = None
    """The image itself, standard base64 without a `data:` prefix; codecs add missing padding."""
    path: Annotated[Text | None, Field(min_length=1)] = None
    """Path of the file that holds the image; read by the caller before sending, never by a codec."""
    file_id: Annotated[Text | None, Field(min_length=1)] = None
    """Id under which a server already stores the image."""
    media_type: Annotated[Text | None, Field(pattern="^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$")] = None
    """Media type of the image, for example `image/png`, with parameters where it has some. Required with `data`."""
    detail: Text | None = None
    """How closely the model should look, in the server's words (`auto`, `low`, `high`, `original`). Absent: the
    server's default.
    """
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if (
            (self.url is not None) + (self.data is not None) + (self.path is not None) + (self.file_id is not None)
        ) != 1:
            raise PydanticCustomError("oneOf", "exactly one of url | data | path | file_id is required")
        if self.data is not None and not ("media_type" in given):
            raise PydanticCustomError("required", "media_type is required here", {"property": "media_type"})
        if self.data is not None and "media_type" in given and not (self.media_type is not None):
            raise PydanticCustomError("not", "media_type has a value that cannot stand here", {"at": "media_type"})
        return self


class AudioPart(Model):
    """A piece of sound, given by exactly one of URL, base64 data, file path or file id."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "audio"}

    type: Literal["audio"] = "audio"
    """Tag of this part."""
    url: Annotated[Text | None, Field(min_length=1)] = None
    """Where the sound is: an http, https or file URL. Codecs read `data:` URLs into `data`."""
    data: Annotated[Text | None, Field(pattern="^[A-Za-z0-9+/]+={0,2}$")] = None
    """The sound itself, standard base64 without a `data:` prefix; codecs add missing padding."""
    path: Annotated[Text | None, Field(min_length=1)] = None
    """Path of the file that holds the sound; read by the caller before sending, never by a codec."""
    file_id: Annotated[Text | None, Field(min_length=1)] = None
    """Id under which a server already stores the sound."""
    media_type: Annotated[Text | None, Field(pattern="^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$")] = None
    """Media type of the sound, for example `audio/wav`, with parameters where it has some. Required with `data`."""
    transcript: Text | None = None
    """What is said in it, where the server reports it."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if (
            (self.url is not None) + (self.data is not None) + (self.path is not None) + (self.file_id is not None)
        ) != 1:
            raise PydanticCustomError("oneOf", "exactly one of url | data | path | file_id is required")
        if self.data is not None and not ("media_type" in given):
            raise PydanticCustomError("required", "media_type is required here", {"property": "media_type"})
        if self.data is not None and "media_type" in given and not (self.media_type is not None):
            raise PydanticCustomError("not", "media_type has a value that cannot stand here", {"at": "media_type"})
        return self


class DocumentPart(Model):
    """A document or file, given by exactly one of URL, base64 data, file path, file id or plain text."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "document"}

    type: Literal["document"] = "document"
    """Tag of this part."""
    url: Annotated[Text | None, Field(min_length=1)] = None
    """Where the document is: an http, https or file URL. Codecs read `data:` URLs into `data`."""
    data: Annotated[Text | None, Field(pattern="^[A-Za-z0-9+/]+={0,2}$")] = None
    """The document itself, standard base64 without a `data:` prefix; codecs add missing padding."""
    path: Annotated[Text | None, Field(min_length=1)] = None
    """Path of the file that holds the document; read by the caller before sending, never by a codec."""
    file_id: Annotated[Text | None, Field(min_length=1)] = None
    """Id under which a server already stores the document."""
    text: Text | None = None
    """The document as plain text."""
    media_type: Annotated[Text | None, Field(pattern="^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$")] = None
    """Media type of the document, for example `application/pdf`, with parameters where it has some. Required with
    `data`.
    """
    name: Text | None = None
    """File name or title shown to the model."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if (
            (self.url is not None)
            + (self.data is not None)
            + (self.path is not None)
            + (self.file_id is not None)
            + (self.text is not None)
        ) != 1:
            raise PydanticCustomError("oneOf", "exactly one of url | data | path | file_id | text is required")
        if self.data is not None and not ("media_type" in given):
            raise PydanticCustomError("required", "media_type is required here", {"property": "media_type"})
        if self.data is not None and "media_type" in given and not (self.media_type is not None):
            raise PydanticCustomError("not", "media_type has a value that cannot stand here", {"at": "media_type"})
        return self


class Origin(Model):
    """Where a part came from, so that it goes back under the same name."""

    dialect: Annotated[Text, Field(min_length=1)]
    """Dialect that sent it, for example `openai-chat`."""
    field: Annotated[Text | None, Field(min_length=1)] = None
    """Field it was in, for example `reasoning` or `reasoning_content`."""
    model: Text | None = None
    """Model that wrote it."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ThinkingPart(Model):
    """What the model thought before or between its answers: readable text, an opaque signature, or redacted data."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "thinking"}

    type: Literal["thinking"] = "thinking"
    """Tag of this part."""
    text: Text | None = None
    """The thoughts as text; may be empty where only a signature was sent."""
    signature: Text | None = None
    """Opaque proof of the server that wrote the thoughts; sent back unchanged and only to the same dialect."""
    redacted_data: Text | None = None
    """Encrypted thoughts; sent back unchanged and only to the same dialect."""
    origin: Origin | None = None
    """Where the thoughts came from. Absent: written by the program itself."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if not (self.text is not None or self.signature is not None or self.redacted_data is not None):
            raise PydanticCustomError("anyOf", "at least one of text | signature | redacted_data is required")
        return self


class RefusalPart(Model):
    """The model's words when it refuses to answer."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "refusal"}

    type: Literal["refusal"] = "refusal"
    """Tag of this part."""
    text: Text
    """The refusal as text."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ForeignPart(Model):
    """A part that one wire dialect has and the canonical model has not. Kept as it came and sent back to the same
    dialect only.
    """

    __tags__: ClassVar[Mapping[str, str]] = {"type": "foreign"}

    type: Literal["foreign"] = "foreign"
    """Tag of this part."""
    dialect: Annotated[Text, Field(min_length=1)]
    """Dialect whose words the data are, for example `openai-chat`."""
    data: JsonObject
    """The part as it was on the wire."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class UnknownPart(RawModel):
    """A part whose tag this version does not know, with its JSON intact. A known tag with a bad body is an error,
    never an unknown part.
    """

    type: Text
    """The unknown tag."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if self.type in ("text", "image", "audio", "document", "thinking", "refusal", "foreign"):
            raise PydanticCustomError(
                "not", "type is a tag that this version knows; it cannot stand for an unknown one", {"at": "type"}
            )
        return self


ContentPart: TypeAlias = (
    TextPart | ImagePart | AudioPart | DocumentPart | ThinkingPart | RefusalPart | ForeignPart | UnknownPart
)
if not TYPE_CHECKING:
    ContentPart = TaggedUnion(ContentPart, "type", fallback="UnknownPart")
"""One part of a message; an unknown tag is kept as an UnknownPart."""


Content: TypeAlias = Annotated[Text | Items[ContentPart], AnyOf()]
"""Text, or parts in order. A text is the same as one text part."""

__all__ = [
    "AudioPart",
    "Content",
    "ContentPart",
    "DocumentPart",
    "ForeignPart",
    "ImagePart",
    "Origin",
    "RefusalPart",
    "TextPart",
    "ThinkingPart",
    "UnknownPart",
]
