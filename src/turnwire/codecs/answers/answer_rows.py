"""Rows for the identity of an answer: one row for each dialect says who answered, when, and at what cost.

The row gives the identity, the checks of its values, the canonical keys, and the extras.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.values.rows import Found, Lost, Rows, Take, judge_of
from turnwire.codecs.values.wire_values import ODD_FIELD, Judge, Judges, finite, is_object, note, odd_at, text_of

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw


class AnswerRows:
    """The top level of an answer, which is `document` (a generated typed dict). Each reader accepts every text that is
    not empty.

    `identity` gives the wire's name and the reader of `id`, `model` and `created`; `usage` is the name of the counts;
    `beside` are the fields that others read, and `silent` those that are dropped.
    """

    __slots__ = ("_left_out", "_readers", "_usage", "document", "identity", "judges", "keys")

    def __init__(
        self,
        document: type,
        identity: Mapping[str, tuple[str, Take]],
        *,
        usage: str = "usage",
        beside: Iterable[str],
        silent: Iterable[str] = (),
    ) -> None:
        self.document = document
        self.identity: Final = dict(identity)
        judges: dict[str, Judge] = {wire: judge_of(take) for wire, take in self.identity.values()}
        self.judges: Final = Judges({**judges, usage: is_object})
        """By name on the wire: the check of an identity field's value."""
        self.keys: Final = frozenset((*self.judges, *beside))
        """Canonical fields of an answer; every other field that is not null is an extra."""
        self._readers = [(name, wire, take) for name, (wire, take) in self.identity.items()]
        self._usage = usage
        self._left_out = self.keys.union(silent)

    def take(self, body: AnyRaw) -> Found:
        """Return `id`, `model` and `created` if they are valid, and the extras: fields that are not canonical and not
        null, and those with invalid values, unchanged.
        """
        keys = self._left_out
        values: dict[str, Any] = {}
        rest = {key: value for key, value in body.items() if value is not None and key not in keys}
        odd: list[str] = []
        for name, wire, take in self._readers:
            value = body.get(wire)
            if type(value) is str and value:
                values[name] = value
            elif value is not None and value != "":
                found = take(value)
                if found is None:
                    rest[wire] = value
                    odd.append(wire)
                else:
                    values[name] = found
        usage = body.get(self._usage)
        if type(usage) is not dict and usage is not None and usage != "":
            rest[self._usage] = usage
            odd.append(self._usage)
        return values, rest, odd


def named(
    created: str | None = None, time: Take = text_of, *, id: str = "id", model: str = "model"
) -> dict[str, tuple[str, Take]]:
    """Return the names of an answer's identity; no time if a dialect has no time."""
    found: dict[str, tuple[str, Take]] = {"id": (id, text_of), "model": (model, text_of)}
    return found if created is None else {**found, "created": (created, time)}


ESTIMATE: Final = Lost("usage_detail", ("is_estimated",), "sent like counts of the server")
"""No wire marks counts as estimates."""


def lost_details(*fields: str) -> Lost:
    """Counts and times that a wire has no place for."""
    return Lost("usage_detail", fields)


Counted: TypeAlias = tuple[dict[str, object] | None, list[dict[str, object]]]
"""Canonical usage as plain data (None if nothing was reported), and a diagnostic for everything invalid in it."""


def read_usage(rows: Rows, raw: object) -> Counted:
    """Return canonical usage; fields without rows are its extras."""
    if not isinstance(raw, dict):
        return None, []
    values, rest, odd = rows.read(raw)
    if rest:
        values["extras"] = rest
    return values or None, [odd_at(f"/usage/extras/{pointer}") for pointer in odd] if odd else []


def take_counts(
    rows: Rows, counted: dict[str, object], news: Mapping[str, object], at: str = "/usage"
) -> list[dict[str, object]]:
    """Put a later usage report of a stream into `counted`: it replaces the fields that it names; all others stay.

    A value that is not a count replaces nothing; it is recorded in the returned diagnostics. `at` is the place of the
    report.
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
    """Return the wire object with its total; extras that are not `is_own` are another dialect's counters."""
    extras = usage.extras or {}
    if others := sorted(key for key in extras if not is_own(key)):
        losses.lose("usage_detail", "/usage/extras", detail=", ".join(others))
    wire = rows.write(usage, losses, "/usage", {key: value for key, value in extras.items() if key not in others})
    if rows.total is not None and usage.total_tokens is not None:
        wire.setdefault(rows.total, usage.total_tokens)
    return wire
