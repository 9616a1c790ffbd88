# Generated from schemas/turnwire/v1/json.schema.json by `make generate`. Do not edit: changes are lost.

"""JSON values.

Plain JSON: what Turnwire carries for others without looking inside.
"""

from __future__ import annotations

from typing import TypeAlias

from turnwire_schema._runtime import (
    Extras,
    FrozenMap,
    JsonObject,
    JsonValue,
    Metadata,
)

ProviderOptions: TypeAlias = FrozenMap[str, JsonObject]
"""Wire fields by dialect or variant name (`ollama`, `openai-chat`, `vllm`, `llamacpp`, `groq` …): the object under
a name is merged into what is sent to that dialect and ignored by all others.
"""

__all__ = ["Extras", "JsonObject", "JsonValue", "Metadata", "ProviderOptions"]
