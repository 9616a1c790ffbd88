"""Rows for simple fields of wire objects: wire path ↔ canonical path, and how the value is converted.

Rows define reading and writing, the fields left over (preserved in their places), and the validation of values. Logic
without rows is written by hand next to them: the order of messages, blocks and streams, thinking, choices.
`tools/check_rows.py` checks every row against its wire document and its canonical class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from pydantic import BaseModel

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.values.wire_values import (
    Judge,
    Judges,
    count_of,
    escaped,
    is_object,
    nanoseconds_of,
    object_of,
    text_of,
    total_of,
    whole_of,
)

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

Take: TypeAlias = Callable[[object], object | None]
"""Returns the canonical value for a wire value, or None if it is invalid."""
Values: TypeAlias = dict[str, object]
_Reader: TypeAlias = tuple[Take, str, str, bool]
"""Reader of a value, its field, the field inside that if nested, and whether the value stays."""

_DIGITS: Final = late_pattern("[0-9]{1,19}")
_NANOSECONDS: Final[Mapping[str, float]] = {"seconds": 1e9, "milliseconds": 1e6, "nanoseconds": 1}


class Row(NamedTuple):
    """One value: its path on the wire, its canonical path, and how it is read.

    `less` are canonical counts that the wire leaves out of this one; `more` is a wire count next to it that is part of
    the canonical one, and stays in its place. A value that `stays` is read and also preserved in its place, since the
    wire's own number is more precise; it is never written from the canonical one. One that is `required` is written as
    0 if it was not counted.
    """

    wire: str
    canonical: str
    take: Take
    less: tuple[str, ...] = ()
    more: str = ""
    stays: bool = False
    required: bool = False


class Lost(NamedTuple):
    """Canonical fields that the wire has no place for, and the loss that reports them."""

    loss: str
    fields: tuple[str, ...]
    action: str = "left out"
    detail: str = ""
    is_zero_nothing: bool = False
    """Whether a 0 is no loss."""


class Taken(NamedTuple):
    """The result of reading a request: canonical values, and all other fields unchanged."""

    values: Values
    rest: Values


Found: TypeAlias = tuple[Values, Values, list[str]]
"""The result of reading an answer: canonical values, all other fields unchanged, and pointers to those of them that are
read but have invalid values. A plain tuple: creating a class instance costs as much as a field.
"""


def count(
    wire: str,
    canonical: str,
    *,
    less: tuple[str, ...] = (),
    more: str = "",
    stays: bool = False,
    required: bool = False,
) -> Row:
    """Return a number of tokens, also written as 5.0."""
    return Row(wire, canonical, count_of, less, more, stays, required)


def count_or_digits(wire: str, canonical: str, *, less: tuple[str, ...] = (), more: str = "") -> Row:
    """Return a number of tokens, also as digits in a text: how proto3 JSON writes an int64."""
    return Row(wire, canonical, count_in, less, more)


def text(wire: str, canonical: str, *, stays: bool = False) -> Row:
    """Return a text that is not empty."""
    return Row(wire, canonical, text_of, stays=stays)


def size(wire: str, canonical: str, *, least: int = 1, stays: bool = False) -> Row:
    """Return a number of bytes or tokens, written as an integer."""

    def take(value: object) -> int | None:
        whole = whole_of(value)
        return whole if whole is not None and whole >= least else None

    return Row(wire, canonical, take, stays=stays)


def duration(wire: str, canonical: str, unit: str, *, stays: bool = True) -> Row:
    """Return a time that the server measured, as whole nanoseconds."""
    return Row(wire, canonical, partial(nanoseconds_of, factor=_NANOSECONDS[unit]), stays=stays)


def count_in(value: object) -> int | None:
    """Return the count in a value, also as digits in a text."""
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        return int(value)
    return count_of(value)


class Rows:
    """The rows of one wire object, which is `document` (a generated typed dict), for one canonical class.

    `total` names the wire's sum of prompt and completion: it is dropped if it is just that, and preserved elsewhere.
    `detail` is the loss of what cannot be written next to another field, `zero` that of a required count that was not
    counted; `silent` fields have no meaning and are dropped. Of several wire names for one canonical field the first
    counts.
    """

    __slots__ = (
        "_counts",
        "_instead",
        "_objects",
        "_readers",
        "_required",
        "_several",
        "_silent",
        "_sums",
        "_take_total",
        "canonical",
        "detail",
        "document",
        "judges",
        "keys",
        "lost",
        "rows",
        "total",
        "zero",
    )

    def __init__(
        self,
        document: type,
        canonical: type[BaseModel],
        rows: Iterable[Row],
        *,
        lost: Iterable[Lost] = (),
        total: str | None = None,
        detail: str = "",
        zero: str = "",
        silent: Iterable[str] = (),
    ) -> None:
        self.detail = detail
        self.zero = zero
        self.document = document
        self.canonical = canonical
        self.rows: Final = tuple(rows)
        self.lost: Final = tuple(lost)
        self.total = total
        self._counts: dict[str, str] = {}  # nearly all rows; each has the field that it is
        self._readers: dict[str, _Reader] = {}
        self._objects: dict[str, dict[str, _Reader]] = {}
        for row in self.rows:
            outer, _, inner = row.wire.partition(".")
            if inner:
                self._objects.setdefault(outer, {})[inner] = _reader_of(row)
            else:
                self._readers[outer] = _reader_of(row)
                if row.take is count_of and not row.stays and "." not in row.canonical:
                    self._counts[outer] = row.canonical
        self._instead: dict[str, list[str]] = {}
        for row in self.rows:
            if row.stays:
                self._instead.setdefault(row.canonical, []).append(row.wire)
        self._required = tuple(row for row in self.rows if row.required)
        self._sums = tuple(row for row in self.rows if row.less or row.more)
        self._take_total = self.rows[0].take if self.rows else count_of
        self._silent = frozenset((*silent, *((total,) if total else ())))
        names = [row.canonical for row in self.rows]
        self._several = {
            name: [row for row in self.rows if row.canonical == name] for name in names if names.count(name) > 1
        }
        self.keys: Final = frozenset((*self._readers, *self._objects, *((total,) if total else ())))
        """The wire's own names at the top level of the object."""
        self.judges: Final = Judges(dict(self._all_judges()))
        """By pointer below the object: the check of a value."""

    def read(self, raw: AnyRaw) -> Found:
        """Return the canonical values in `raw`, and the rest of it; a null means absent."""
        values: Values = {}
        rest: Values = {}
        odd: list[str] = []
        counts, readers = self._counts, self._readers
        for key, value in raw.items():
            if value is None:
                continue
            if type(value) is int and key in counts and value >= 0:
                values[counts[key]] = value
                continue
            reader = readers.get(key)
            if reader is not None:
                _take(reader, key, value, values, rest, odd)
            elif key in self._objects:
                self._read_inside(key, value, values, rest, odd)
            elif key not in self._silent:
                rest[key] = value
        if not self._several.keys().isdisjoint(values):
            self._choose(raw, values)
        for row in self._sums:
            self._sum_up(row, raw, values, odd)
        total = None if self.total is None else raw.get(self.total)
        if self.total is not None and total is not None and (type(total) is not int or total != total_of(values)):
            self._keep_total(self.total, total, values, rest, odd)
        return values, rest, odd

    def _read_inside(self, key: str, value: object, values: Values, rest: Values, odd: list[str]) -> None:
        if not isinstance(value, dict):
            rest[key] = value
            odd.append(key)
            return
        inner: Values = {}
        own: list[str] = []
        readers = self._objects[key]
        for name, item in value.items():
            if item is None:
                continue
            reader = readers.get(name)
            if reader is None:
                inner[name] = item
            elif type(item) is int and item >= 0 and reader[0] is count_of and not any(reader[2:]):
                values[reader[1]] = item
            else:
                _take(reader, name, item, values, inner, own)
        if inner:
            rest[key] = inner
        if own:
            odd += [f"{key}/{name}" for name in own]

    def _keep_total(self, name: str, total: object, values: Values, rest: Values, odd: list[str]) -> None:
        """Preserve the wire's sum if it differs."""
        said = self._take_total(total)
        if said is None or said != total_of(values):
            rest[name] = total
        if said is None:
            odd.append(name)

    def _sum_up(self, row: Row, raw: AnyRaw, values: Values, odd: list[str]) -> None:
        """Add the parts of a count that the wire leaves out of it, or has in another field."""
        added = 0
        if row.more and (more := raw.get(row.more)) is not None:
            if (found := row.take(more)) is None:
                odd.append(row.more)
            added = _number(found)
        whole = values.get(row.canonical)
        if whole is not None:
            for name in row.less:
                added += _number(values.get(name, 0))
            values[row.canonical] = _number(whole) + added

    def values_in(self, raw: AnyRaw) -> tuple[Values, list[str]]:
        """Return the canonical values of an object that is preserved unchanged, and the names of its invalid fields.

        For objects of which most fields have no row.
        """
        values: Values = {}
        odd: list[str] = []
        for name, reader in self._readers.items():
            value = raw.get(name)
            if value is not None:
                _take(reader, name, value, values, {}, odd)
        return values, odd

    def _choose(self, raw: AnyRaw, values: Values) -> None:
        """Choose between several names of one value."""
        for name, rows in self._several.items():
            if name in values:
                held = (row.take(_held(raw, row.wire)) for row in rows)
                values[name] = next(value for value in held if value is not None)

    def write(
        self, value: object, losses: DialectLosses, at: str, rest: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        """Return the wire object of a canonical one at `at`, with `rest` in its places; every loss is recorded."""
        kept = rest or {}
        wire: Values = {}
        if unknown := [row.canonical for row in self._required if value_at(value, row.canonical) is None]:
            losses.lose(self.zero, at, "made up: written as 0", detail=", ".join(unknown))
        for row in self.rows:
            said = None if row.stays else value_at(value, row.canonical)
            if said is None and row.required and is_object(kept.get(row.wire.partition(".")[0], {})):
                said = 0
            if said is None or (kept and self._is_said(row, kept)):
                continue
            if row.less or row.more:
                said = self._fresh(row, said, value, kept, losses, at)
            outer, _, inner = row.wire.partition(".")
            if inner:
                wire[outer] = {**object_of(wire.get(outer)), inner: said}
            else:
                wire[outer] = said
        for key, held in kept.items():
            if key not in wire:
                wire[key] = held
            elif is_object(held) and is_object(wire[key]):
                wire[key] = {**object_of(wire[key]), **object_of(held)}
            elif key in self._objects:  # invalid as it came, and there is no room for it
                losses.lose(self.detail, f"{at}/extras/{escaped(key)}", detail=key)
        self.lose(value, losses, at)
        return wire

    def lose(self, value: object, losses: DialectLosses, at: str) -> None:
        """Record fields of the canonical object at the pointer `at` that have no place on the wire."""
        for lost in self.lost:
            for name in lost.fields:
                found = value_at(value, name)
                if found is None or found is False or found == {} or (found == 0 and lost.is_zero_nothing):
                    continue
                losses.lose(lost.loss, f"{at}/{name.replace('.', '/')}", lost.action, detail=lost.detail or name)

    def _is_said(self, row: Row, kept: Mapping[str, object]) -> bool:
        """Return True if the fields left over contain it: a value that stays, or an invalid one."""
        odd = _held(kept, row.wire)
        return (odd is not None and row.take(odd) is None) or any(
            _held(kept, path) is not None for path in self._instead.get(row.canonical, ())
        )

    def _fresh(
        self, row: Row, said: object, value: object, kept: Mapping[str, object], losses: DialectLosses, at: str
    ) -> int:
        """Return a count without the counts that the wire leaves out of it."""
        parts = {name: _number(value_at(value, name)) for name in row.less}
        left = _number(said) - sum(parts.values())
        if left < 0:
            for name in (name for name, part in parts.items() if part):
                losses.lose(self.detail, f"{at}/{name}", "sent beside 0", detail="more than the whole")
        return max(max(left, 0) - _number(row.take(kept.get(row.more))), 0)

    def _all_judges(self) -> Iterator[tuple[str, Judge]]:
        for key, (take, *_) in self._readers.items():
            yield key, judge_of(take)
        for outer, inside in self._objects.items():
            yield outer, is_object
            for name, (take, *_) in inside.items():
                yield f"{outer}/{name}", judge_of(take)
        for row in self._sums:
            if row.more:
                yield row.more, judge_of(row.take)
        if self.total is not None:
            yield self.total, judge_of(self._take_total)


def value_at(value: object, path: str) -> object | None:
    """Return the value at a canonical path; None if any step is absent."""
    if "." not in path:
        return getattr(value, path, None)
    for step in path.split("."):
        value = getattr(value, step, None)
    return value


def _reader_of(row: Row) -> _Reader:
    outer, _, inner = row.canonical.partition(".")
    return row.take, outer, inner, row.stays


def _take(reader: _Reader, key: str, value: object, values: Values, rest: Values, odd: list[str]) -> None:
    take, outer, inner, stays = reader
    found = take(value)
    if found is None or stays:
        rest[key] = value
    if found is None:
        odd.append(key)
    elif inner:
        _put_inside(values, outer, inner, found)
    else:
        values[outer] = found


def _put_inside(values: Values, outer: str, inner: str, value: object) -> None:
    held = values.setdefault(outer, {})
    assert isinstance(held, dict)  # it was made here
    held[inner] = value


def _held(kept: AnyRaw, path: str) -> object | None:
    """Return the value at a wire path."""
    outer, _, inner = path.partition(".")
    held = kept.get(outer)
    return object_of(held).get(inner) if inner else held


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def judge_of(take: Take) -> Judge:
    """Return a check of whether `take` accepts a value."""
    return lambda value: take(value) is not None
