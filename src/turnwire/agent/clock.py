"""The defaults for what pure parts take as arguments: the time, and new ids."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]
"""Gives the time, with a zone."""
NewId: TypeAlias = Callable[[], str]
"""Gives an id that was never given before."""


def utc_now() -> datetime:
    """The time of this machine, in UTC."""
    return datetime.now(UTC)


def random_id() -> str:
    """32 hexadecimal digits by chance."""
    return uuid.uuid4().hex
