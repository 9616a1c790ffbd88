"""What the rows of a dialect say of the fields that they name or lose, as entries of the ledger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from turnwire_schema.v1.request import ModelParameters
from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from tests.codecs.coverage.entry import MAPPED, Entry
from turnwire.codecs.requests.request_rows import RequestRows
from turnwire.codecs.values.rows import Rows


def rows_covered(rows: Rows, dialect: str, kind: type) -> dict[str, Entry]:
    """The entries of the fields of `kind` that the rows and losses name: the class of the rows, or one inside it."""
    parts = {name for row in rows.rows for name in row.less}
    entries: dict[str, Entry] = {}
    for lost in rows.lost:
        for name in lost.fields:
            entries |= dict.fromkeys(_field_of(rows, name, kind), f"{dialect}.{lost.loss}")
    for row in rows.rows:
        if not row.stays:
            also = rows.detail if row.canonical in parts else rows.zero if row.required else ""
            entry: Entry = (MAPPED, f"{dialect}.{also}") if also else MAPPED
            entries |= dict.fromkeys(_field_of(rows, row.canonical, kind), entry)
    return entries


def _field_of(rows: Rows, path: str, kind: type) -> Iterator[str]:
    """The field of `kind` that a canonical path names or passes."""
    outer, _, inner = path.partition(".")
    if kind is rows.canonical:
        yield outer
    elif inner:
        annotation = rows.canonical.model_fields[outer].annotation
        if kind in {annotation, *get_args(annotation)}:
            yield inner


def parameters_covered(dialect: str, tables: Iterable[RequestRows], **also: Entry) -> dict[str, Entry]:
    """The entries of `ModelParameters`, in which a loss of any variant counts.

    `also` are fields around which a dialect has logic.
    """
    entries: dict[str, Entry] = {
        "timeout": "never sent: kept by the provider",
        "text_format": "never sent: the answer is read by it",
        "extras": "never sent: stored with the conversation",
    }
    for table in tables:
        covered: dict[str, Entry] = {row.canonical: MAPPED for row in table.rows}
        covered |= {name: f"{dialect}.{each.loss}" for each in table.lost for name in each.fields}
        for name, entry in covered.items():
            if entry != MAPPED or name not in entries:
                entries[name] = entry
    entries |= also
    if missing := [name for name in ModelParameters.model_fields if name not in entries]:
        raise LookupError(f"{dialect}: no request row maps or loses {', '.join(missing)} of ModelParameters")
    return {name: entries[name] for name in ModelParameters.model_fields}


def usage_covered(rows: Rows, dialect: str, **also: Entry) -> dict[str, dict[str, Entry]]:
    """The entries of `UsageInfo` and `ServerTimings`; `also` are fields around which a dialect has logic."""
    client = "never sent: the client's own"
    usage: dict[str, Entry] = {
        "total_tokens": "never sent: the sum of what is" if rows.total is None else MAPPED,
        "time_to_first_token_ns": client,
        "total_duration_ns": client,
        "extras": f"{dialect}.usage_detail",
        **rows_covered(rows, dialect, UsageInfo),
        **also,
    }
    detail = usage["server_timings"]
    times = dict.fromkeys(ServerTimings.model_fields, detail if detail != MAPPED else f"{dialect}.usage_detail")
    return {"UsageInfo": usage, "ServerTimings": {**times, **rows_covered(rows, dialect, ServerTimings)}}
