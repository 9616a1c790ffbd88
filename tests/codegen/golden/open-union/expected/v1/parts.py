# Generated from schemas/turnwire/v1/parts.schema.json by `make generate`. Do not edit: changes are lost.

"""Part.

About Part.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import AnyOf, Items, Model, RawModel, TaggedUnion, Text


class TextPart(Model):
    """Text."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "text"}

    type: Literal["text"] = "text"
    """Tag."""
    text: Text
    """The text."""


class ImagePart(Model):
    """An image."""

    model_config = ConfigDict(regex_engine="python-re")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "image"}

    type: Literal["image"] = "image"
    """Tag."""
    url: Annotated[
        Text | None,
        Field(
            pattern="^(?!data:)[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+\\Z"
        ),
    ] = None
    """Where it is."""


class UnknownPart(RawModel):
    """Some other part."""

    type: Text
    """The unknown tag."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if self.type in ("text", "image"):
            raise PydanticCustomError(
                "not", "type is a tag that this version knows; it cannot stand for an unknown one", {"at": "type"}
            )
        return self


Part: TypeAlias = TextPart | ImagePart | UnknownPart
if not TYPE_CHECKING:
    Part = TaggedUnion(Part, "type", fallback="UnknownPart")
"""One part of a message."""


ClosedPart: TypeAlias = TextPart | ImagePart
if not TYPE_CHECKING:
    ClosedPart = TaggedUnion(ClosedPart, "type")
"""A part of this version."""


Content: TypeAlias = Annotated[Text | Items[Part], AnyOf()]
"""Text, or parts."""

__all__ = ["ClosedPart", "Content", "ImagePart", "Part", "TextPart", "UnknownPart"]
