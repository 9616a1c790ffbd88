"""Times as entries hold them: RFC 3339, UTC."""

from __future__ import annotations

from datetime import UTC, datetime

from turnwire.core.errors import InvalidDataError, Problem


def time_text(moment: datetime) -> str:
    """`moment` as RFC 3339 in UTC, for example `2026-01-31T12:00:00Z`; digits below a second where there are any.

    Raises:
        InvalidDataError: it has no time zone, so nobody knows when it was.
    """
    if moment.tzinfo is None:
        problem = Problem("/created_at", "time_zone", "give a time with its zone, for example datetime.now(UTC)")
        raise InvalidDataError("a time without a zone", [problem])
    return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def time_of(text: str | None) -> datetime | None:
    """The moment of a time that an entry holds; None where there is none or it is no day of the calendar."""
    if text is None:
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:  # the schema's pattern takes 2026-02-31
        return None
