"""The models behind a gateway as Gemini lists them. Source: schemas/wire/gemini/v1/models.schema.json."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire.codecs.model_lists import ListedModel, number_in

_METHODS: Final = ("generateContent", "streamGenerateContent", "countTokens")


def model(listed: ListedModel) -> dict[str, Any]:
    """One model."""
    found: dict[str, Any] = {
        "name": f"models/{listed.name}",
        "baseModelId": listed.name,
        "version": "1",
        "displayName": listed.name,
        "supportedGenerationMethods": list(_METHODS),
    }
    if listed.info.context_length is not None:
        found["inputTokenLimit"] = listed.info.context_length
        found["outputTokenLimit"] = listed.info.context_length
    if listed.info.capabilities is not None and listed.info.capabilities.thinking in ("yes", "no"):
        found["thinking"] = listed.info.capabilities.thinking == "yes"
    return found


def model_list(models: Sequence[ListedModel], query: Mapping[str, str]) -> dict[str, Any]:
    """A page of models: `pageSize` of them from `pageToken` on, which is a position."""
    size = number_in(query.get("pageSize"), 50)
    start = number_in(query.get("pageToken"), 0)
    page: dict[str, Any] = {"models": [model(each) for each in models[start : start + size]]}
    if start + size < len(models):
        page["nextPageToken"] = str(start + size)
    return page
