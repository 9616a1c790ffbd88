"""Convert the time of an answer: a text with its zone on some wires, a number on others."""

from __future__ import annotations

from datetime import UTC, datetime

from turnwire.codecs.losses import DialectLosses


def is_moment(text: str) -> bool:
    """Return True if a text is a time with its zone, in RFC 3339."""
    try:
        return datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False


def moment(seconds: int) -> str | None:
    """Return seconds since 1970 in RFC 3339; None if they cannot be written."""
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
    except (OverflowError, OSError, ValueError):
        return None


def epoch_seconds(created: int | str | None, losses: DialectLosses) -> int:
    """Return the time of an answer in seconds since 1970; 0 if it is unknown."""
    if isinstance(created, int):
        return created
    if created is None:
        return 0
    if not is_moment(created):
        losses.lose("created", "/created", "written as 0")
        return 0
    losses.lose("created", "/created", "written as whole seconds")
    return int(datetime.fromisoformat(created).timestamp())
