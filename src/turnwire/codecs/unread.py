"""What was not read because it is of another type than the dialect has at its place, and stands nowhere else.

Beside a good answer it costs nothing and is kept in a diagnostic; a request that would lose it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import note
from turnwire.codecs.odd_types import Place, odd_places
from turnwire.codecs.wire_values import ODD_FIELD, finite, word_of
from turnwire.codecs.wirejson import MOST_LEVELS
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

R = TypeVar("R", ChatRequest, CompletionRequest)

_JUDGED: Final = frozenset({"arguments", "args", "input"})
"""What a call is given is judged with the call, whatever its type."""


def unread(
    kind: Any, body: Mapping[str, Any], answer: Mapping[str, Any], *, read: frozenset[str] = frozenset()
) -> list[dict[str, Any]]:
    """A diagnostic for each value of another type than the wire has there, unless the answer holds or reports it.

    `read` names what the codec reads in other forms, too, and refuses in every form that it does not read.
    """
    return _notes(odd_places(kind, body), answer, _JUDGED | read)


def _notes(places: Iterable[Place], answer: Mapping[str, Any], read: frozenset[str]) -> list[dict[str, Any]]:
    reported = [str(each["at"]).rpartition("/")[2] for each in answer.get("diagnostics", ()) if each.get("at")]
    what = "a value of another type than the dialect has there: not read, kept here"
    return [
        {**note(ODD_FIELD, what), "wire_at": place.pointer, "value": finite({"value": place.value})[0]["value"]}
        for place in _lost(places, lambda: answer, read)
        if place.pointer.rpartition("/")[2] not in reported
    ]


class UnreadEvents:
    """The values of another type in the events of one stream: of each place in each kind of event, the first.

    Not thread-safe.
    """

    __slots__ = ("_kind", "_places", "_read")

    def __init__(self, kind: Any, read: frozenset[str] = frozenset()) -> None:
        self._kind = kind
        self._read = read
        self._places: dict[tuple[str, str], Place] = {}

    def see(self, event: Mapping[str, Any]) -> None:
        """Look at the next event that was not of an everyday form."""
        for place in odd_places(self._kind, event):
            if self._read.isdisjoint(_names(place.pointer)):
                # Whatever its numbers in lists: so there are no more than the document has properties.
                spot = "/".join("*" if name.isdigit() else name for name in place.pointer.split("/"))
                self._places.setdefault((word_of(event.get("type") or event.get("event_type")), spot), place)

    def drop_held(self, chunk: Mapping[str, Any]) -> None:
        """Forget what a chunk holds: extras of a call go out with the call."""
        if self._places:
            held = list(_values(chunk))
            self._places = {
                key: place
                for key, place in self._places.items()
                if _is_too_deep(place.value) or place.value not in held
            }

    def notes(self, last: Mapping[str, Any]) -> list[dict[str, Any]]:
        """A diagnostic for each, unless the last chunk holds or reports it."""
        return _notes(self._places.values(), last, self._read) if self._places else []


def refuse_unread(
    converted: Converted[R],
    kind: Any,
    body: Mapping[str, Any],
    what: str,
    *,
    read: frozenset[str] = frozenset(),
) -> Converted[R]:
    """What was read, if nothing is lost for its type; `read` as in `unread`.

    Raises:
        InvalidDataError: a value is of another type than the dialect has there, and the request does not hold it.
    """
    request, losses = converted
    lost = [
        place
        for place in _lost(odd_places(kind, body), request.to_dict, _JUDGED | read)
        if not any(loss.at and _is_about(place.pointer, loss.at) for loss in losses)
    ]
    if lost:
        raise InvalidDataError(what, [Problem(place.pointer, "type", f"must be {place.wanted}") for place in lost])
    return converted


def _is_about(pointer: str, at: str) -> bool:
    return f"{pointer}/".startswith(f"{at}/") or f"{at}/".startswith(f"{pointer}/")


def _lost(places: Iterable[Place], document: Callable[[], Mapping[str, Any]], read: frozenset[str]) -> list[Place]:
    found = list(places)
    if not found:
        return []
    held = list(_values(document()))
    return [
        place
        for place in found
        if read.isdisjoint(_names(place.pointer))
        and (
            _is_too_deep(place.value) or place.value not in held
        )  # Python compares level by level and fails on deep ones
    ]


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


def _names(pointer: str) -> Iterator[str]:
    """The last name of a pointer, and the one before it where a list stands between."""
    *_, before, last = pointer.split("/")
    yield last
    if last.isdigit():
        yield before


def _values(value: Any, levels: int = MOST_LEVELS) -> Iterator[Any]:
    """Everything that a document holds."""
    if not levels:
        return
    for each in _inside(value):
        yield each
        yield from _values(each, levels - 1)
