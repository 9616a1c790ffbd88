"""The models behind a gateway as Anthropic lists them. Source: schemas/wire/anthropic/v1/models.schema.json."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnwire.codecs.model_lists import ListedModel, number_in, time_of


def model(listed: ListedModel) -> dict[str, Any]:
    """One model."""
    return {
        "type": "model",
        "id": listed.name,
        "display_name": listed.name,
        "created_at": time_of(listed.info.modified_at),
        "max_input_tokens": listed.info.context_length,
        "max_tokens": None,
        "capabilities": None,  # the form has every key and no word for unknown
        "lifecycle": "active",
    }


def model_list(models: Sequence[ListedModel], query: Mapping[str, str]) -> dict[str, Any]:
    """A page of models: `limit` of them after `after_id`, or before `before_id`."""
    names = [each.name for each in models]
    limit = number_in(query.get("limit"), 20)
    after, before = query.get("after_id"), query.get("before_id")
    start, end = 0, len(models)
    if after in names:
        start = names.index(after) + 1
    if before in names:
        end = names.index(before)
        start = max(start, end - limit)
    page = [model(each) for each in models[start : min(end, start + limit)]]
    return {
        "data": page,
        "has_more": start + len(page) < len(models) if before is None else start > 0,
        "first_id": page[0]["id"] if page else None,
        "last_id": page[-1]["id"] if page else None,
    }
