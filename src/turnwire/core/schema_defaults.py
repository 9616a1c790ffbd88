"""Return the schema's defaults for absent fields, the role of an agent mode among them."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel

from turnwire_schema.v1.context import Mode


def schema_default(kind: type[BaseModel], field: str) -> Any:
    """The value of an absent field: its `default` in the schema; None if it has no default."""
    return kind.model_fields[field].default


def or_default(model: BaseModel, field: str) -> Any:
    """The value of a field, or the value of an absent field if it is 0."""
    return getattr(model, field) or schema_default(type(model), field)


DEFAULT_ROLE: Final[str] = schema_default(Mode, "role")
"""The role where a mode names none, and if there is no mode."""


def role_of(mode: Mode | None) -> str:
    """The role of an agent in `mode`."""
    return DEFAULT_ROLE if mode is None else str(or_default(mode, "role"))
