# Generated from schemas/turnwire/v1/json.schema.json by `make generate`. Do not edit: changes are lost.

"""JsonValue.

About JsonValue.
"""

from __future__ import annotations

from typing import TypeAlias

from turnwire_schema._runtime import (
    Extras,
    FrozenMap,
    JsonObject,
    JsonValue,
)

ProviderOptions: TypeAlias = FrozenMap[str, JsonObject]
"""Options by provider."""

__all__ = ["Extras", "JsonObject", "JsonValue", "ProviderOptions"]
