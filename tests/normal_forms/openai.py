"""Normal forms that OpenAI's two wires share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.codecs.requests.openai_models import SAMPLING, openai_model
from turnwire.codecs.requests.openai_strict import strict_schema
from turnwire.core.closed_schema import close_objects


def without_sampling(wire: Mapping[str, object], effort: object) -> dict[str, object]:
    """A body of the wire without what its model refuses: the normal form of it."""
    model = wire.get("model")
    if not isinstance(model, str) or not openai_model(model).reasons_with(effort):
        return dict(wire)
    return {key: value for key, value in wire.items() if key not in SAMPLING}


def normal_strict(holder: dict[str, Any], name: str, *, has_subset: bool) -> None:
    """Put the schema of a strict tool or format at `name` of its wire object into normal form."""
    schema = holder.get(name)
    if holder.get("strict") is True and isinstance(schema, dict):
        within = strict_schema(schema) if has_subset else close_objects(schema)
        holder["strict"] = within is not None
        holder[name] = close_objects(schema) if within is None else within
