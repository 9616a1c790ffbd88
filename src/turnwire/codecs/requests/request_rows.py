"""Rows for the simple fields of a request: wire name ↔ canonical name; all else comes from the canonical class.

The kind of a value and its bounds are those of the class. A value of another type is a problem with its path in the
body; a number or list that the canonical field cannot hold (`max_tokens: -1` on llama.cpp) travels as an own option.
Parameters of the sampler (`x-sampling` of the class) that no row names are a loss. Nulls of the wire mean absent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Union, get_args, get_origin

from pydantic import BaseModel

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.request import ModelParameters

from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.values.rows import Lost, Take, Taken, Values
from turnwire.codecs.values.wire_values import items_of, whole_of
from turnwire.core.errors import Problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw


class Field(NamedTuple):
    """One value: its name on the wire and in the canonical class.

    With `alone`, a list may be written as its only text; one that has a meaning when it is `empty` is sent empty. Of
    several wire names for one canonical field the first that exists is read, and the one that `is_written` is written.
    """

    wire: str
    canonical: str
    alone: bool = False
    empty: bool = False
    is_written: bool = True


class _Kind(NamedTuple):
    wanted: str
    take: Take
    """Return the value as the canonical field holds it; None if it cannot."""
    is_of: Callable[[object], bool]
    """Return True if the value has the right type at all."""


class _Reading(NamedTuple):
    wire: str
    canonical: str
    empty: bool
    kind: _Kind


def same(*names: str) -> tuple[Field, ...]:
    """Return rows of fields that have the same name on both sides."""
    return tuple(Field(name, name) for name in names)


class RequestRows:
    """The rows of one object of a request, which is `document` (a generated typed dict), for one canonical class."""

    __slots__ = ("_lost", "_nulls", "_read", "_written", "canonical", "document", "keys", "lost", "rows")

    def __init__(
        self,
        document: type,
        rows: Iterable[Field],
        *,
        canonical: type[BaseModel] = ModelParameters,
        lost: Iterable[Lost] = (),
    ) -> None:
        self.document = document
        self.canonical = canonical
        self.rows: Final = tuple(rows)
        self.keys: Final = frozenset(row.wire for row in self.rows)
        """The wire's own names."""
        self._read: tuple[_Reading, ...] = ()
        self._written = tuple((row.canonical, row.wire, row.empty) for row in self.rows if row.is_written)
        self._nulls: tuple[str, ...] = getattr(canonical, "__keep_null__", ())
        written = {name for name, _, _ in self._written}
        unsaid = tuple(name for name in getattr(canonical, "__sampling__", ()) if name not in written)
        self.lost: Final = (Lost("sampling", unsaid), *lost)
        self._lost = tuple(
            (name, each.loss, each.action, name if each.loss == "sampling" else each.detail)
            for each in self.lost
            for name in each.fields
        )

    def read(self, raw: AnyRaw, problems: list[Problem], at: str = "") -> Taken:
        """Return the canonical values in `raw`, and the values that they cannot hold; `at` is its place in the body.

        An absent field whose default would be sent is read as an explicit null.
        """
        values: Values = {}
        own: Values = {}
        for wire, name, has_empty, kind in self._read or self._readings():
            if (value := raw.get(wire)) is None or name in values:
                continue
            found = kind.take(value)
            if found is not None:
                if found != [] or has_empty:
                    values[name] = found
            elif kind.is_of(value):
                own[wire] = value
            else:
                problems.append(Problem(f"{at}/{wire}", "type", f"must be {kind.wanted}"))
        for name in self._nulls:
            values.setdefault(name, None)
        return Taken(values, own)

    def _readings(self) -> tuple[_Reading, ...]:
        # On the first request: reading the fields of a class builds the class.
        self._read = tuple(
            _Reading(row.wire, row.canonical, row.empty, _kind_of(self.canonical, row)) for row in self.rows
        )
        return self._read

    def write(self, value: BaseModel, losses: DialectLosses, at: str = "/parameters") -> dict[str, Any]:
        """Return the wire fields of a canonical object at the pointer `at`; every loss is recorded."""
        wire: dict[str, object] = {}
        held = vars(value)
        for name, key, has_empty in self._written:
            if (said := held[name]) is not None:
                if type(said) is not tuple:
                    wire[key] = said
                elif said or has_empty:
                    wire[key] = list(said)
        for name, loss, action, detail in self._lost:
            if (said := held[name]) is not None and said != ():
                losses.lose(loss, f"{at}/{name}", action, detail=detail)
        return wire

    def wire_of(self, field: str) -> str | None:
        """Return the wire name of a canonical field, or None if no row has it."""
        return next((row.wire for row in self.rows if row.canonical == field), None)


def limit_stops(wire: dict[str, object], key: str, limit: int | None, losses: DialectLosses) -> None:
    """Remove from `wire` the stop texts beyond the server's limit."""
    texts = items_of(wire.get(key))
    if limit is not None and len(texts) > limit:
        losses.lose("stop_limit", "/parameters/stop_sequences", f"only the first {limit} are sent")
        wire[key] = texts[:limit]


def _kind_of(canonical: type[BaseModel], row: Field) -> _Kind:
    field = canonical.model_fields[row.canonical]
    base = _base(field.annotation)
    if base is bool:
        return _Kind("true or false", lambda value: value if isinstance(value, bool) else None, _never)
    if base is str:
        return _Kind("a string", lambda value: value if isinstance(value, str) else None, _never)
    if base is int:
        return _Kind("an integer", _within(field.metadata, whole_of), _is_number)
    if base is float:
        return _Kind("a number", _within(field.metadata, _number_of), _is_number)
    assert get_origin(base) is tuple, f"{canonical.__name__}.{row.canonical} is nothing that a row can say"
    least = _least(get_args(base)[0])
    if row.alone:
        return _Kind("a string or a list of strings", lambda value: _texts(_listed(value), least), _are_texts_or_one)
    return _Kind("a list of strings", lambda value: _texts(value, least), _are_texts)


def _base(annotation: object) -> Any:
    """Return the type itself of an annotation that may be optional and annotated."""
    if get_origin(annotation) is Annotated:
        return _base(get_args(annotation)[0])
    kinds = [each for each in get_args(annotation) if each is not NoneType]
    return _base(kinds[0]) if len(kinds) == 1 and get_origin(annotation) in (Union, UnionType) else annotation


def _limits(metadata: Iterable[object]) -> dict[str, float]:
    """Return the bounds that an annotation gives."""
    names = ("ge", "gt", "le", "lt", "min_length")
    return {name: getattr(each, name) for each in metadata for name in names if getattr(each, name, None) is not None}


def _least(item: object) -> int:
    """Return the least length of a text of a list."""
    inside = (each for part in get_args(item)[1:] for each in (part, *getattr(part, "metadata", ())))
    return int(_limits(inside).get("min_length", 0))


def _within(metadata: Iterable[object], take: Callable[[object], float | None]) -> Take:
    """Return a number in a form that the field can hold, or None; no field can hold an infinite one."""
    limits = _limits(metadata)
    least, above = limits.get("ge", -inf), limits.get("gt", -inf)
    most, below = limits.get("le", inf), limits.get("lt", inf)

    def admitted(value: object) -> float | None:
        found = take(value)
        return found if found is not None and least <= found <= most and above < found < below else None

    return admitted


def _never(value: object) -> bool:
    return False


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _number_of(value: object) -> float | None:
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def _are_texts(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(text, str) for text in value)


def _are_texts_or_one(value: object) -> bool:
    return isinstance(value, str) or _are_texts(value)


def _listed(value: object) -> object:
    return [value] if isinstance(value, str) else value


def _texts(value: object, least: int) -> list[str] | None:
    if not isinstance(value, (list, tuple)):
        return None
    texts = [text for text in value if isinstance(text, str) and len(text) >= least]
    return texts if len(texts) == len(value) else None
