"""Report values that were not read because their type is not the dialect's, and that no other place contains.

Next to a good answer such a value is preserved in a diagnostic; a request that would lose it is refused. A value is
contained if the same value, of the same type, is under the same name, as often as it was sent under that name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from turnwire_schema._json import is_deeper
from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.values.type_checks import Place, odd_places, tag_of, type_check
from turnwire.codecs.values.wire_values import ODD_FIELD, SCALARS, finite, note, objects_of, word_of
from turnwire.codecs.values.wirejson import MOST_LEVELS
from turnwire.core.errors import InvalidDataError, Problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

R = TypeVar("R", ChatRequest, CompletionRequest)


class _Value:
    """A JSON value that equals only values of the same types: 1, 1.0 and true are three."""

    __slots__ = ("_form", "_hash")

    def __init__(self, value: Any) -> None:
        self._form = _form(value)
        self._hash = hash(self._form)  # once: a large value is looked for in every chunk

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Value) and self._hash == other._hash and self._form == other._form


_Said = tuple[str, _Value]
"""A name, and a value under it."""

_Found = tuple[Place, _Said | None]
"""A place and its value; None if the value is too deep to compare: no document contains it."""


def unread(kind: object, body: AnyRaw, answer: Mapping[str, object]) -> list[dict[str, object]]:
    """Return a diagnostic for each value of another type than on the wire, unless the answer contains or reports it."""
    return _notes(_unjudged(kind, body), answer, lambda: body)


def _notes(
    found: Iterable[_Found], answer: Mapping[str, object], said: Callable[[], object] | None
) -> list[dict[str, object]]:
    places = [each.get("at") or each.get("wire_at") for each in objects_of(answer.get("diagnostics"))]
    reported = [str(place).rpartition("/")[2] for place in places if place]
    lost = _lost(found, lambda: answer, said)
    return [kept(place) for place in lost if place.pointer.rpartition("/")[2] not in reported]


def kept(place: Place) -> dict[str, object]:
    """Return the diagnostic that records a value."""
    what = "a value of another type than the dialect has there: not read, kept here"
    return {**note(ODD_FIELD, what), "wire_at": place.pointer, "value": finite({"value": place.value})[0]["value"]}


MOST_VALUES: Final = 8
"""Most values recorded of one place in one kind of event; more would say nothing new about the server."""

_Spot = tuple[str, tuple[str | None, ...]]
"""Most pairs of a kind of event and a place in it, regardless of list positions: no more than its document has
properties.
"""


class UnreadEvents:
    """Collects values of another type in the events of one stream: of each place in each kind of event the first eight.

    Not thread-safe.
    """

    __slots__ = ("_has_types", "_kind", "_places")

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._has_types = type_check(kind, is_event=True)
        self._places: dict[_Spot, dict[_Said | None, Place]] = {}

    def see(self, event: AnyRaw, raw: bytes | None = None, kind: type | None = None) -> None:
        """Check the next event outside the common forms; `raw` are the bytes that it was parsed from.

        `kind` is its typed dict if it is not an event of the stream.
        """
        if raw is not None and kind is None and self._has_types(raw):
            return
        for place in odd_places(kind or self._kind, event):
            if place.judged == "everywhere":
                continue
            steps = tuple(step if isinstance(step, str) else None for step in place.path)
            values = self._places.setdefault((word_of(tag_of(self._kind, event)), steps), {})
            if len(values) < MOST_VALUES:
                values.setdefault(_said(place), place)

    def drop_held(self, chunk: Mapping[str, object]) -> None:
        """Forget values that a chunk contains: extras of a call go out with the call."""
        if self._places:
            lost = {id(place) for place in _lost(self._all(), lambda: chunk, None)}
            kept = {
                spot: {key: place for key, place in values.items() if id(place) in lost}
                for spot, values in self._places.items()
            }
            self._places = {spot: values for spot, values in kept.items() if values}

    def notes(self, last: Mapping[str, object]) -> list[dict[str, object]]:
        """Return a diagnostic for each value, unless the last chunk contains or reports it."""
        return _notes(self._all(), last, None) if self._places else []

    def _all(self) -> Iterator[_Found]:
        return ((place, key) for values in self._places.values() for key, place in values.items())


def refuse_unread(request: R, kind: object, body: AnyRaw, what: str) -> R:
    """Return the request if no value is lost for its type; `what` is the start of the error message.

    Raises:
        InvalidDataError: a value has another type than in the dialect, and the request does not contain it.
    """
    if lost := _lost(_unjudged(kind, body), request.to_dict, lambda: body):
        raise InvalidDataError(what, [Problem(place.pointer, "type", f"must be {place.wanted}") for place in lost])
    return request


def _unjudged(kind: object, body: AnyRaw) -> Iterator[_Found]:
    return ((place, _said(place)) for place in odd_places(kind, body) if not place.judged)


def _said(place: Place) -> _Said | None:
    # Values deeper than any that can be contained are not compared.
    return None if is_deeper(place.value, MOST_LEVELS - 1) else (place.name, _Value(place.value))


def _lost(
    places: Iterable[_Found],
    document: Callable[[], object],
    said: Callable[[], object] | None,
) -> list[Place]:
    """Return the places whose values the document does not contain.

    `said` is the body that has them; None for events, which repeat values.
    """
    found = list(places)
    if not found:
        return []
    keys = {key for _, key in found if key is not None}
    held = _count(document(), keys)
    wanted = Counter[_Said]() if said is None else _count(said(), keys)
    return [place for place, key in found if key is None or held[key] < max(wanted[key], 1)]


def _count(document: object, keys: set[_Said]) -> Counter[_Said]:
    """Count how often a document contains each of these."""
    names = {name for name, _ in keys}
    found = ((name, _Value(value)) for name, value in _values(document) if name in names)
    return Counter(key for key in found if key in keys)


def _form(value: Any, levels: int = MOST_LEVELS) -> Any:
    if not levels:
        return None  # deeper than anything that is looked for
    if isinstance(value, (str, int, float)):
        return (type(value), value)
    if isinstance(value, (list, tuple)):
        return tuple([_form(item, levels - 1) for item in value])
    if isinstance(value, dict):  # last: asking the ABC costs most
        return frozenset([(name, _form(item, levels - 1)) for name, item in value.items()])
    return (type(value), None)


def _values(value: Any) -> Iterator[tuple[str, Any]]:
    """Return all values in a document, each with the name of the property that holds it, directly or in a list."""
    waiting = [("", value, MOST_LEVELS)]
    while waiting:
        name, each, levels = waiting.pop()
        if isinstance(each, (list, tuple)):
            inside = [(name, item) for item in each]
        elif isinstance(each, dict):
            inside = list(each.items())
        else:
            continue
        yield from inside
        if levels > 1:
            waiting += [(key, item, levels - 1) for key, item in inside if not isinstance(item, SCALARS)]
