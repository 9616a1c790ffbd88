"""No value of the wrong type vanishes: each property of each body is an error with its place, or is kept, or is a loss.

Every property of every wire document is given a value of each other type, in a body that can be read without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from tests.codecs.coverage.wire_streams import ROOTS as EVENT_ROOTS, SCENES, bytes_of
from tests.codecs.test_wire_executed import NAMES, ROOTS, wire_of
from tests.codecs.test_wire_streams_executed import wire_of as wire_of_streams
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.convert.bodies import read_request
from turnwire.core.accumulate import StreamAccumulator
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
    at: tuple[str | int, ...]
    body: dict[str, Any]

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer."""
        return "".join(f"/{key}" for key in self.at)


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
    """`body` with `value` at a place; what is elsewhere is shared."""
    if not at:
        return value
    copied = dict(body) if isinstance(body, dict) else list(body)
    copied[at[0]] = put(body[at[0]], at[1:], value)
    return copied


@cache
def trials(name: str, way: str) -> tuple[Trial, ...]:
    """Each property with a value of each other type, once."""
    return tuple(_trials(name, way))


def _trials(name: str, way: str) -> Iterator[Trial]:
    wire = wire_of(name, way)
    done: set[tuple[str, str, str]] = set()
    for body in wire.bodies(*ROOTS[get_codec(name).dialect, way]):
        if not isinstance(body.shown, dict) or (way == "answer" and body.definition in OWN_STEPS):
            continue
        fields = {(body.definition, field, kind) for field in body.shown for kind in ODD}
        if fields <= done or not wire.is_read(body.value):
            continue
        for at in places(body.value, body.shown):
            for field, value in body.shown.items():
                for kind, odd in ODD.items():
                    if kind_of(value) in (kind, None) or (body.definition, field, kind) in done:
                        continue
                    done.add((body.definition, field, kind))
                    place = (*at, field)
                    yield Trial(body.definition, field, kind, place, put(body.value, place, odd))


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
@for_each(("name", "way"), NAMES)
def test_a_value_of_another_type_is_refused_or_kept_or_reported(name: str, way: str) -> None:
    assert vanished(name, way) == ()


# Streams


NOT_OF_THE_ANSWER = OWN_STEPS | {"PingEvent", "UnknownEvent"}
"""Definitions of events that say nothing about the answer: what a later version may mean by them is passed over."""


SAID_AGAIN = (
    ("response.created", "/response/"),
    ("response.output_item.added", "/item/namespace"),
    ("response.output_item.added", "/item/caller"),
    ("response.output_item.added", "/item/environment"),
    ("response.output_item.added", "/item/created_by"),
    ("response.output_item.added", "/item/execution"),
    ("response.output_item.added", "/item/async"),
    ("message_start", "/message/usage/output_tokens"),
)
"""Places of events that a later event says again: the later one counts."""


def is_said_again(event: dict[str, Any], trial: Trial) -> bool:
    """Whether a later event says again what has the odd value; the end of a call is found by its `call_id`, too."""
    kind = event.get("type")
    if kind == "response.output_item.added" and trial.pointer == "/item/id" and "call_id" in event["item"]:
        return True
    return any(kind == each and trial.pointer.startswith(at) for each, at in SAID_AGAIN)


def read_stream(name: str, event: dict[str, Any], odd: dict[str, Any]) -> ChatResponse:
    """The answer of the stream around an event, with another one in its place.

    Raises:
        TurnwireError: it cannot be read.
    """
    codec = get_codec(name)
    decoder, added = codec.stream_decoder(), StreamAccumulator()
    events = [odd if each == event else each for each in SCENES[codec.dialect](event)]
    assert odd in events
    for chunk in [*decoder.feed(bytes_of(codec.dialect, events)), *decoder.close()]:
        added.add(chunk)
    return added.response


def event_trials(name: str) -> Iterator[tuple[dict[str, Any], Trial]]:
    """(event, the same with one odd value): each property of each event with a value of each other type, once."""
    dialect, wire = get_codec(name).dialect, wire_of_streams(name)
    document, root = EVENT_ROOTS[dialect]
    judge = validator_for(f"wire/{dialect}/v1/{document.removesuffix('.schema.json')}", root)
    done: set[tuple[str, str, str]] = set()
    for body in wire.bodies(document, root):
        if not isinstance(body.shown, dict) or body.definition in NOT_OF_THE_ANSWER:
            continue
        fields = {(body.definition, field, kind) for field in body.shown for kind in ODD}
        if fields <= done or not wire.is_read(body.value):
            continue
        for at in places(body.value, body.shown):
            for field, value in body.shown.items():
                for kind, odd in ODD.items():
                    place = (*at, field)
                    if kind_of(value) in (kind, None) or (body.definition, field, kind) in done:
                        continue
                    done.add((body.definition, field, kind))
                    changed = put(body.value, place, odd)
                    if not judge.is_valid(changed):  # what the document allows there is no other type
                        yield body.value, Trial(body.definition, field, kind, place, changed)


@requirement("COD-7", "COD-6")
@pytest.mark.parametrize("name", [name for name in CODEC_NAMES if name == get_codec(name).dialect])
def test_a_value_of_another_type_in_an_event_is_refused_or_kept_or_reported(name: str) -> None:
    found = []
    for event, trial in event_trials(name):
        try:
            answer = read_stream(name, event, trial.body)
        except TurnwireError:
            continue
        is_reported = any(each.id == "odd_field" for each in answer.diagnostics or ())
        if is_said_again(event, trial):
            continue
        if WRITTEN[trial.kind] not in answer.to_json() and not is_reported:
            found.append(f"{trial.definition}.{trial.field} as {trial.kind} at {trial.pointer}")
    assert found == []


def nested(levels: int) -> list[Any]:
    """A list in a list in a list."""
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


@requirement("COD-7")
@pytest.mark.parametrize(("name", "way"), [pair for pair in NAMES if pair[0] == get_codec(pair[0]).dialect])
def test_a_callers_own_value_that_is_too_deep_is_refused_with_a_typed_error_or_kept_out(name: str, way: str) -> None:
    codec = get_codec(name)
    deep = nested(3000)
    tried = 0
    for trial in trials(name, way):
        if trial.kind != "list":
            continue
        tried += 1
        body = put(trial.body, trial.at, deep)
        try:
            if way == "request":
                request, _ = read_request(
                    {"model": "m", **body} if codec.dialect != "gemini" else body, name, model="m"
                )
                codec.encode_request(request)
            else:
                codec.encode_response(codec.decode_response(body))
        except TurnwireError:
            continue
    assert tried
