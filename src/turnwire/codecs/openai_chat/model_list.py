"""The models behind a gateway as OpenAI lists them. Source: schemas/wire/openai-chat/v1/models.schema.json."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnwire.codecs.model_lists import ListedModel, capability_words, seconds_of


def model(listed: ListedModel) -> dict[str, Any]:
    """One model."""
    found = {
        "id": listed.name,
        "object": "model",
        "created": seconds_of(listed.info.modified_at),
        "owned_by": listed.owner,
    }
    if listed.info.context_length is not None:
        found["context_length"] = listed.info.context_length
    if words := capability_words(listed.info.capabilities):
        found["capabilities"] = words
    return found


def model_list(models: Sequence[ListedModel], query: Mapping[str, str]) -> dict[str, Any]:
    """All models."""
    return {"object": "list", "data": [model(each) for each in models]}
