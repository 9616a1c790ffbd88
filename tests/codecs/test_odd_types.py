"""No value of the wrong type vanishes: each property of each body is an error with its place, or is kept, or is a loss.

Every property of every wire document is given a value of each other type, in a body that can be read without it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.codecs.ledger.wire import Wire
from tests.codecs.test_wire_executed import NAMES, ROOTS, trip
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert.bodies import read_request
from turnwire.core.errors import TurnwireError

OWN_STEPS = {"FunctionResultStep", "ResultContent", "OtherContent"}
"""What stands in steps that the client itself said: an interaction repeats them, and the answer is without them."""

MARK = "odd-value"
ODD: dict[str, Any] = {"object": {MARK: 1}, "list": [MARK], "text": MARK, "number": 7654321.5}
WRITTEN = {"object": MARK, "list": MARK, "text": MARK, "number": "7654321.5"}


class Trial(NamedTuple):
    """A body with one odd value."""

    definition: str
    field: str
    kind: str
    pointer: str
    body: dict[str, Any]


def kind_of(value: Any) -> str | None:
    """The JSON type of a value, as `ODD` names it; None for null and truth values."""
    if isinstance(value, bool) or value is None:
        return None
    kinds = {dict: "object", list: "list", str: "text", int: "number", float: "number"}
    return kinds[type(value)]


def places(body: Any, shown: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where `shown` stands in `body`."""
    if body == shown and type(body) is type(shown):
        yield at
    items: Any = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, value in items:
        yield from places(value, shown, (*at, key))


def put(body: Any, at: tuple[str | int, ...], value: Any) -> Any:
    """A copy of `body` with `value` at a place."""
    body = copy.deepcopy(body)
    inner = body
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = value
    return body


def trials(name: str, way: str) -> Iterator[Trial]:
    """Each property with a value of each other type, once."""
    dialect = get_codec(name).dialect

    def is_read(body: Any) -> bool:
        try:
            return not trip(name, way, body)[2]
        except (TurnwireError, TypeError, AttributeError, KeyError):
            return False

    done: set[tuple[str, str, str]] = set()
    for body in Wire(dialect, is_read).bodies(*ROOTS[dialect, way]):
        if not isinstance(body.shown, dict) or (way == "answer" and body.definition in OWN_STEPS):
            continue
        for at in places(body.value, body.shown):
            for field, value in body.shown.items():
                for kind, odd in ODD.items():
                    if kind_of(value) in (kind, None) or (body.definition, field, kind) in done:
                        continue
                    if not is_read(body.value):
                        continue
                    done.add((body.definition, field, kind))
                    pointer = "".join(f"/{key}" for key in (*at, field))
                    yield Trial(body.definition, field, kind, pointer, put(body.value, (*at, field), odd))


def is_reported(trial: Trial, places: list[str]) -> bool:
    """Whether one of the places is that of the odd value, or holds it."""
    return any(trial.pointer.startswith(place) or place.startswith(trial.pointer) for place in places if place)


@cache
def vanished(name: str, way: str) -> tuple[str, ...]:
    """The odd values that are neither refused, nor kept, nor reported."""
    codec = get_codec(name)
    found = []
    for trial in trials(name, way):
        try:
            value: ChatRequest | ChatResponse
            if way == "request":
                body = {"model": "m", **trial.body} if codec.dialect != "gemini" else trial.body
                request, losses = read_request(body, name, model="m")
                value, reported = request, [each.at for each in losses if each.at]
            else:
                value = answer = codec.decode_response(trial.body)
                reported = [trial.pointer for each in answer.diagnostics or () if each.id == "odd_field"]
        except TurnwireError:
            continue
        if WRITTEN[trial.kind] not in value.to_json() and not is_reported(trial, reported):
            found.append(f"{trial.definition}.{trial.field} as {trial.kind} at {trial.pointer}")
    return tuple(found)


@requirement("COD-7", "COD-6")
@pytest.mark.parametrize(("name", "way"), NAMES)
def test_a_value_of_another_type_is_refused_or_kept_or_reported(name: str, way: str) -> None:
    assert vanished(name, way) == ()
