"""Bringing stored entries up to the current version; the rows are data, `schemas/turnwire/v1/entry.migrations.json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.core.errors import InvalidDataError, Problem


def migrated(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of `data` in the current version of its type.

    Raises:
        InvalidDataError: no migration begins at its version.
    """
    text = "no migration begins at this version"
    raise InvalidDataError(f"a {kind} of an older version", [Problem("/version", "version", text)])
