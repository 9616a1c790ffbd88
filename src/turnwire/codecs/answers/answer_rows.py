"""Who answered, and when: what an answer says beside its words, as one row for each dialect.

From the row come the identity, the judges of what is not as it must be, the keys that are canonical, and the extras.
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
    """The top of an answer, which is `document` (a generated typed dict). Each reader takes all texts but an empty one.

    `identity` gives the wire's name and the reader of `id`, `model` and `created`; `usage` is the name of the counts;
    `beside` are the fields that others read, and `silent` those that say nothing.
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
        """By name on the wire: whether what an answer says of itself is what it must be."""
        self.keys: Final = frozenset((*self.judges, *beside))
        """Fields of an answer that are canonical; everything else that is not null is an extra."""
        self._readers = [(name, wire, take) for name, (wire, take) in self.identity.items()]
        self._usage = usage
        self._left_out = self.keys.union(silent)

    def take(self, body: AnyRaw) -> Found:
        """`id`, `model` and `created`, where they are what they must be, and the extras: fields that are not canonical
        and not null, and those that are not what they must be, as they came.
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
    """The names of an answer's identity; no time where a dialect has none."""
    found: dict[str, tuple[str, Take]] = {"id": (id, text_of), "model": (model, text_of)}
    return found if created is None else {**found, "created": (created, time)}


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
