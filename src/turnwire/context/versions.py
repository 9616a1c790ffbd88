"""Supported versions of stored data, and the handling of other versions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire.core.errors import InvalidDataError, NewerVersionError, Problem

CURRENT: Final = "1.1"
"""The version that is written."""
_MAJOR, _MINOR = map(int, CURRENT.split("."))
_VERSION: Final = re.compile(r"(0|[1-9][0-9]{0,8})[.](0|[1-9][0-9]{0,8})")


def is_older(data: Mapping[str, Any], kind: str) -> bool:
    """Whether `data` must be brought up to the current version before it is read.

    Raises:
        NewerVersionError: its major version is later.
        InvalidDataError: it has no version, or none of the form `1.1`.
    """
    version = data.get("version")
    if version == CURRENT:
        return False
    if "version" not in data:
        raise _refusal(kind, "required", f"is required; {CURRENT} is the current version")
    found = _VERSION.fullmatch(version) if isinstance(version, str) else None
    if found is None:
        raise _refusal(kind, "pattern", f"must be major and minor version, for example {CURRENT}")
    major, minor = int(found[1]), int(found[2])
    if major > _MAJOR:
        raise NewerVersionError(kind, found[0], f"{_MAJOR}.x")
    return (major, minor) < (_MAJOR, _MINOR)


def _refusal(kind: str, rule: str, text: str) -> InvalidDataError:
    return InvalidDataError(f"a {kind} without a version that can be read", [Problem("/version", rule, text)])
