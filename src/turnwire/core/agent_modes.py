"""The role in which an agent works, which decides what it may do with files."""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.context import Mode

from turnwire.core.schema_defaults import or_default, schema_default

DEFAULT_ROLE: Final[str] = schema_default(Mode, "role")
"""The role where a mode names none, and where there is no mode."""


def role_of(mode: Mode | None) -> str:
    """The role of an agent in `mode`."""
    return DEFAULT_ROLE if mode is None else str(or_default(mode, "role"))
