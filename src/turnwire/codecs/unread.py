"""What was not read because it is of another type than the dialect has at its place, and stands nowhere else.

Beside a good answer it costs nothing and is kept in a diagnostic; a request that would lose it is refused. A value is
held where the same value, of the same type, stands under the same name; and as often as it was said under that name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import note
from turnwire.codecs.odd_types import Place, odd_places, tag_of
from turnwire.codecs.wire_values import ODD_FIELD, finite, word_of
from turnwire.codecs.wirejson import MOST_LEVELS
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

Said = tuple[str, Any]
"""A name, and a value under it that can be compared."""


def unread(kind: Any, body: Mapping[str, Any], answer: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A diagnostic for each value of another type than the wire has there, unless the answer holds or reports it."""
    return _notes(_unjudged(kind, body), answer, lambda: body)


def _notes(
    places: Iterable[Place], answer: Mapping[str, Any], said: Callable[[], Mapping[str, Any]] | None
) -> list[dict[str, Any]]:
    reported = [str(each["at"]).rpartition("/")[2] for each in answer.get("diagnostics", ()) if each.get("at")]
    what = "a value of another type than the dialect has there: not read, kept here"
    return [
        {**note(ODD_FIELD, what), "wire_at": place.pointer, "value": finite({"value": place.value})[0]["value"]}
        for place in _lost(places, lambda: answer, said)
        if place.pointer.rpartition("/")[2] not in reported
    ]


class UnreadEvents:
    """The values of another type in the events of one stream: of each place in each kind of event, the first.

    Not thread-safe.
    """

    __slots__ = ("_kind", "_places")

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._places: dict[tuple[str, tuple[str | None, ...]], Place] = {}

    def see(self, event: Mapping[str, Any]) -> None:
        """Look at the next event that was not of an everyday form."""
        for place in odd_places(self._kind, event):
            if place.judged == "everywhere":
                continue
            # Whatever its numbers in lists: so there are no more than the document has properties.
            spot = tuple(step if isinstance(step, str) else None for step in place.path)
            self._places.setdefault((word_of(tag_of(self._kind, event)), spot), place)

    def drop_held(self, chunk: Mapping[str, Any]) -> None:
        """Forget what a chunk holds: extras of a call go out with the call."""
        if self._places:
            lost = _lost(self._places.values(), lambda: chunk, None)
            self._places = {key: place for key, place in self._places.items() if any(place is each for each in lost)}

    def notes(self, last: Mapping[str, Any]) -> list[dict[str, Any]]:
        """A diagnostic for each, unless the last chunk holds or reports it."""
        return _notes(self._places.values(), last, None) if self._places else []


def refuse_unread(
    converted: Converted[ChatRequest], kind: Any, body: Mapping[str, Any], what: str
) -> Converted[ChatRequest]:
    """What was read, if nothing is lost for its type; `what` are the words of the dialect's own refusals.

    Raises:
        InvalidDataError: a value is of another type than the dialect has there, and the request does not hold it.
    """
    request, losses = converted
    lost = [
        place
        for place in _lost(_unjudged(kind, body), request.to_dict, lambda: body)
        if not any(loss.at and _is_about(place.pointer, loss.at) for loss in losses)
    ]
    if lost:
        raise InvalidDataError(what, [Problem(place.pointer, "type", f"must be {place.wanted}") for place in lost])
    return converted


def _unjudged(kind: Any, body: Mapping[str, Any]) -> Iterator[Place]:
    return (place for place in odd_places(kind, body) if not place.judged)


def _is_about(pointer: str, at: str) -> bool:
    return f"{pointer}/".startswith(f"{at}/") or f"{at}/".startswith(f"{pointer}/")


def _lost(
    places: Iterable[Place],
    document: Callable[[], Mapping[str, Any]],
    said: Callable[[], Mapping[str, Any]] | None,
) -> list[Place]:
    """The places whose value the document does not hold.

    `said` is the body in which they stand; None for events, which say one thing again and again.
    """
    found = [(place, None if _is_too_deep(place.value) else (place.name, _comparable(place.value))) for place in places]
    if not found:
        return []
    keys = [key for _, key in found if key is not None]
    held = _count(document(), set(keys))
    wanted = Counter[Said]() if said is None else _count(said(), set(keys))
    return [place for place, key in found if key is None or held[key] < max(wanted[key], 1)]


def _count(document: Mapping[str, Any], keys: set[Said]) -> Counter[Said]:
    """How often a document has each of these."""
    names = {name for name, _ in keys}
    found = ((name, _comparable(value)) for name, value in _values(document) if name in names)
    return Counter(key for key in found if key in keys)


def _is_too_deep(value: Any) -> bool:
    """Whether a value has more levels than anything that is held can have."""
    level = [value]
    for _ in range(MOST_LEVELS):
        level = [inner for each in level for inner in _inside(each)]
        if not level:
            return False
    return True


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, Mapping):
        return value.values()
    return value if isinstance(value, (list, tuple)) else ()


def _comparable(value: Any) -> Any:
    """A JSON value as one that is equal to another of the same types alone: 1, 1.0 and true are three."""
    if isinstance(value, Mapping):
        return frozenset((name, _comparable(item)) for name, item in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(map(_comparable, value))
    return (type(value), value if isinstance(value, (str, int, float)) else None)


def _values(value: Any, name: str = "", levels: int = MOST_LEVELS) -> Iterator[Said]:
    """Everything that a document holds, with the name of the property that holds it, itself or in a list."""
    if not levels:
        return
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield key, each
            yield from _values(each, key, levels - 1)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield name, each
            yield from _values(each, name, levels - 1)
