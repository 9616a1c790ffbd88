# Generated from schemas/turnwire/v1/values.schema.json by `make generate`. Do not edit: changes are lost.

"""Everything.

About Everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictFloat, StrictInt, computed_field

from turnwire_schema._runtime import (
    Extras,
    FrozenMap,
    Items,
    JsonObject,
    JsonValue,
    Model,
    Text,
)

from .json import ProviderOptions

Level: TypeAlias = Literal["low", "high"]
"""How much."""


Name: TypeAlias = Annotated[Text, Field(min_length=1)]
"""A name; \\d."""


class Everything(Model):
    """One property of each kind. The description is long enough that it has to be broken into lines, because nobody
    likes to scroll sideways; a backslash: \\d.
    """

    __keep_null__: ClassVar[tuple[str, ...]] = ("share",)

    __derived__: ClassVar[Mapping[str, Any]] = {
        "total": StrictInt | None,
    }

    text: Text
    """Plain text."""
    word: Annotated[Text, Field(max_length=9, pattern="^[A-Za-z0-9_]+[0-9]$")]
    """A pattern with ECMA classes; a quote "at the end" """
    count: Annotated[StrictInt, Field(ge=0, lt=10)]
    """A bounded integer."""
    share: Annotated[StrictFloat | None, Field(gt=0.0, le=1.0)] = None
    """A bounded number."""
    flag: StrictBool | None = False
    """A default. A backslash: \\d."""
    level: Level | None = None
    """A word of a list."""
    only: Literal["this"] | None = None
    """One word or null."""
    names: Annotated[Items[Name] | None, Field(min_length=1)] = None
    """A list."""
    rows: Items[Items[StrictInt]] | None = None
    """A list of lists."""
    labels: FrozenMap[str, Name] | None = None
    """A map."""
    either: StrictBool | Level | None = None
    """Two types."""
    anything: JsonValue | None = None
    """Any JSON."""
    object: JsonObject
    """An object."""
    options: ProviderOptions | None = None
    """Options."""
    a: StrictInt | None = None
    """A."""
    b: StrictInt | None = None
    """B."""
    extras: Extras | None = None
    """Unknown fields."""

    @computed_field  # type: ignore[prop-decorator]
    @property
    def total(self) -> StrictInt | None:
        """A and B together."""
        if self.a is None:
            return None
        if self.b is None:
            return None
        return self.a + self.b


Names: TypeAlias = Annotated[Items[Name], Field(max_length=3)]
"""A few names."""


NameMap: TypeAlias = FrozenMap[str, Name]
"""Names by name."""


__all__ = ["Everything", "Level", "Name", "NameMap", "Names"]
