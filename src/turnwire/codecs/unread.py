"""What was not read because it is of another type than the dialect has at its place, and stands nowhere else.

Beside a good answer it costs nothing and is kept in a diagnostic; a request that would lose it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import note
from turnwire.codecs.odd_types import Place, odd_places
from turnwire.codecs.wire_values import ODD_FIELD, finite
from turnwire.codecs.wirejson import MOST_LEVELS
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.losses import Converted

_JUDGED: Final = frozenset({"arguments", "args", "input"})
"""What a call is given is judged with the call, whatever its type."""


def unread(
    kind: type, body: Mapping[str, Any], answer: Mapping[str, Any], *, read: frozenset[str] = frozenset()
) -> list[dict[str, Any]]:
    """A diagnostic for each value of another type than the wire has there, unless the answer holds or reports it.

    `read` names what the codec reads in other forms, too, and refuses in every form that it does not read.
    """
    reported = [str(each["at"]).rpartition("/")[2] for each in answer.get("diagnostics", ()) if each.get("at")]
    what = "a value of another type than the dialect has there: not read, kept here"
    return [
        {**note(ODD_FIELD, what), "wire_at": place.pointer, "value": finite({"value": place.value})[0]["value"]}
        for place in _lost(odd_places(kind, body), lambda: answer, read)
        if place.pointer.rpartition("/")[2] not in reported
    ]


def refuse_unread(
    converted: Converted[ChatRequest],
    kind: type,
    body: Mapping[str, Any],
    what: str,
    *,
    read: frozenset[str] = frozenset(),
) -> Converted[ChatRequest]:
    """What was read, if nothing is lost for its type; `read` as in `unread`.

    Raises:
        InvalidDataError: a value is of another type than the dialect has there, and the request does not hold it.
    """
    request, losses = converted
    lost = [
        place
        for place in _lost(odd_places(kind, body), request.to_dict, read)
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
    return [place for place in found if (_JUDGED | read).isdisjoint(_names(place.pointer)) and place.value not in held]


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
    inner: Iterable[Any] = ()
    if isinstance(value, Mapping):
        inner = value.values()
    elif isinstance(value, (list, tuple)):
        inner = value
    for each in inner:
        yield each
        yield from _values(each, levels - 1)
