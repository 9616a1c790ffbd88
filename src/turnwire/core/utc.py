"""Moments as entries write them: RFC 3339 in UTC, ending in Z."""

from __future__ import annotations

from datetime import UTC, datetime

from turnwire.core.errors import InvalidDataError, Problem


def utc_text(moment: datetime) -> str:
    """`moment`, which has a zone, in UTC with microseconds: `2026-01-31T12:00:00.000000Z`.

    Raises:
        InvalidDataError: it has no zone, so the moment is unknown.
    """
    if moment.tzinfo is None:
        problem = Problem("", "time_zone", "give a time with its zone, for example datetime.now(UTC)")
        raise InvalidDataError("a time without a zone", [problem])
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def utc_moment(text: str) -> datetime | None:
    """The moment of an RFC 3339 text with a zone; None if it is no day of the calendar, or has no zone.

    A schema's pattern takes the 31st of February, too.
    """
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return None if found.tzinfo is None else found
