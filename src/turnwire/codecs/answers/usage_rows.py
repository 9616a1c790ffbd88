"""Usage of answers by rows: what the dialects have in common around them.

Counts that nobody sent stay unknown; counters without a canonical field stay in `extras` where they stood, so that
writing gives the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from turnwire.codecs.answers.finish_reasons import note
from turnwire.codecs.coverage.entry import MAPPED, Entry
from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.values.rows import Lost, Rows
from turnwire.codecs.values.wire_values import ODD_FIELD, finite, odd_at

ESTIMATE: Final = Lost("usage_detail", ("is_estimated",), "sent like counts of the server")
"""No wire says that counts are an estimate."""


def lost_details(*fields: str) -> Lost:
    """Counts and times that a wire has no place for."""
    return Lost("usage_detail", fields)


Counted: TypeAlias = tuple[dict[str, object] | None, list[dict[str, object]]]
"""Canonical usage as plain data, None when nothing was reported, and a diagnostic for everything in it that is odd."""


def read_usage(rows: Rows, raw: object) -> Counted:
    """Canonical usage; what no row reads is its extras."""
    if not isinstance(raw, dict):
        return None, []
    values, rest, odd = rows.read(raw)
    if rest:
        values["extras"] = rest
    return values or None, [odd_at(f"/usage/extras/{pointer}") for pointer in odd] if odd else []


def take_counts(
    rows: Rows, counted: dict[str, object], news: Mapping[str, object], at: str = "/usage"
) -> list[dict[str, object]]:
    """Put a later report of a stream into `counted`: what it names replaces what was known, what it leaves out stays.

    What is no count replaces none; it is kept in the diagnostics that are returned. `at` is where the report stood.
    """
    notes = []
    for name, value in news.items():
        judge = rows.judges.get(name)
        if value is None:
            continue
        if judge is not None and name in counted and judge(counted[name]) and not judge(value):
            what = "this later count is none: kept here, and the one before it counts"
            kept, _ = finite({"value": value})
            notes.append({**note(ODD_FIELD, what), "wire_at": f"{at}/{name}", **kept})
        else:
            counted[name] = value
    return notes


def write_usage(
    rows: Rows, usage: UsageInfo, losses: DialectLosses, is_own: Callable[[str], bool] = lambda key: True
) -> dict[str, object]:
    """The wire object, with its total; of the extras those that are not `is_own` are another dialect's counters."""
    extras = usage.extras or {}
    if others := sorted(key for key in extras if not is_own(key)):
        losses.lose("usage_detail", "/usage/extras", detail=", ".join(others))
    wire = rows.write(usage, losses, "/usage", {key: value for key, value in extras.items() if key not in others})
    if rows.total is not None and usage.total_tokens is not None:
        wire.setdefault(rows.total, usage.total_tokens)
    return wire


def usage_covered(rows: Rows, dialect: str, **also: Entry) -> dict[str, dict[str, Entry]]:
    """The ledger's rows of `UsageInfo` and `ServerTimings`; `also` are fields around which a dialect has logic."""
    client = "never sent: the client's own"
    usage: dict[str, Entry] = {
        "total_tokens": "never sent: the sum of what is" if rows.total is None else MAPPED,
        "time_to_first_token_ns": client,
        "total_duration_ns": client,
        "extras": f"{dialect}.usage_detail",
        **rows.covered(dialect, UsageInfo),
        **also,
    }
    detail = usage["server_timings"]
    times = dict.fromkeys(ServerTimings.model_fields, detail if detail != MAPPED else f"{dialect}.usage_detail")
    return {"UsageInfo": usage, "ServerTimings": {**times, **rows.covered(dialect, ServerTimings)}}
