"""Streams in the wire direction: what an event says is written again, or kept with the answer, or a named loss."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.codecs.coverage.wire import Body, Wire
from tests.codecs.coverage.wire_streams import ROOTS, SCENES, Data, bytes_of, events_of
from tests.normal_forms.streams import LATER, STREAM_NORMAL_FORM, StreamRule
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import TurnwireError

SCHEMAS = Path(__file__).parents[2] / "schemas"

by_name = pytest.mark.parametrize("name", CODEC_NAMES)


class Outcome(NamedTuple):
    """What became of one event."""

    body: Body
    missing: list[tuple[str, str]]
    losses: tuple[str, ...]


def trip(name: str, event: Data) -> tuple[set[tuple[str, str]], tuple[str, ...]]:
    """(what the stream around an event says when it is written again, or what the answer holds; ids of losses)."""
    codec = get_codec(name)
    decoder = codec.stream_decoder()
    encoder = codec.stream_encoder(model="m", response_id="i", created=1)
    added = StreamAccumulator()
    written = b""
    chunks = [*decoder.feed(bytes_of(codec.dialect, SCENES[codec.dialect](event))), *decoder.close()]
    for chunk in chunks:
        added.add(chunk)
        written += encoder.feed(chunk)
    written += encoder.close()
    there = says(events_of(written)) | says(json.loads(added.response.to_json()))
    return there, tuple(loss.id for loss in encoder.losses)


def says(document: Any, key: str = "") -> set[tuple[str, str]]:
    """(name, value as text) of everything that holds nothing; nulls say nothing."""
    if isinstance(document, dict):
        return {each for name, value in document.items() for each in says(value, name)}
    if isinstance(document, list):
        return {each for value in document for each in says(value, key)}
    return set() if document is None or document == "" else {(key, json.dumps(document))}


@cache
def wire_of(name: str) -> Wire:
    """The events of a codec's dialect, and which of them it reads: asked once in all files."""

    def is_read(event: Any) -> bool:
        try:
            return not trip(name, event)[1]
        except (TurnwireError, TypeError, AttributeError, KeyError):
            return False

    return Wire(get_codec(name).dialect, is_read)


@cache
def outcomes(name: str) -> tuple[Outcome, ...]:
    """What became of every event that is read."""

    def tried() -> Iterator[Outcome]:
        for body in wire_of(name).bodies(*ROOTS[get_codec(name).dialect]):
            try:
                there, losses = trip(name, body.value)
            except TurnwireError:
                continue
            yield Outcome(body, sorted(says(body.value) - there), losses)

    return tuple(tried())


def unsaid(name: str, outcome: Outcome) -> list[tuple[str, str]]:
    """What an event says that came back nowhere, and for which no rule of the normal form stands."""
    return [each for each in outcome.missing if not any(speaks_of(rule, each) for rule in rules_for(name, outcome))]


def speaks_of(rule: StreamRule, said: tuple[str, str]) -> bool:
    """Whether a rule is about a field, or about all fields."""
    return not rule.fields or said[0] in rule.fields or "=".join(said) in rule.fields


def rules_for(name: str, outcome: Outcome) -> list[StreamRule]:
    """The rules that speak of an event."""
    dialect = get_codec(name).dialect
    event = outcome.body.value
    inner = ("item", "step", "delta", "content_block")
    held = next((event[key] for key in inner if isinstance(event.get(key), dict)), {})
    kind = event.get("type") or event.get("event_type")
    kinds = f"{kind or ''}:{held.get('type', '')}" if kind is None or kind in known_types(dialect) else LATER
    return [rule for rule in STREAM_NORMAL_FORM[dialect] if kinds.startswith(rule.events)]


@cache
def known_types(dialect: str) -> frozenset[str]:
    """The types of events that a document names."""
    path = SCHEMAS / "wire" / dialect / "v1" / ROOTS[dialect][0]
    fields = [each.get("properties", {}) for each in json.loads(path.read_text(encoding="utf-8"))["$defs"].values()]
    tags = [each[key] for each in fields for key in ("type", "event_type") if key in each]
    return frozenset(word for tag in tags for word in [tag.get("const"), *tag.get("enum", ())] if word)


@requirement("COD-6", "COD-3")
@by_name
def test_what_an_event_says_comes_back_or_is_kept_or_is_a_named_loss_or_normal_form(name: str) -> None:
    assert [
        (each.body.definition, each.body.vector, found[:3])
        for each in outcomes(name)
        if not each.losses and (found := unsaid(name, each))
    ] == []


NOT_READ: dict[str, set[str]] = {
    "openai-chat": {"XGroqChunk.error"},
    "openai-responses": {"ErrorBody", "ErrorEvent", "ResponseError"},
    "anthropic": {"BareErrorEvent", "ErrorBody", "ErrorDetails", "ErrorEvent"},
    "gemini-interactions": {"InteractionFault", "StreamErrorEvent"},
}
"""Definitions and properties that only say that an answer failed: they are raised as that error."""


@requirement("COD-6")
@by_name
def test_every_property_of_an_event_stands_in_a_stream_that_is_read(name: str) -> None:
    dialect = get_codec(name).dialect
    read = {(each.body.definition, key) for each in outcomes(name) for key in keys(each.body)}
    wanted = Wire(dialect, lambda _: True).properties(*ROOTS[dialect])
    errors = NOT_READ.get(dialect, set())
    assert {each for each in wanted - read if not {each[0], ".".join(each)} & errors} == set()


@requirement("COD-6")
@pytest.mark.parametrize("dialect", ROOTS)
def test_every_rule_of_the_normal_form_is_needed(dialect: str) -> None:
    names = [name for name in CODEC_NAMES if get_codec(name).dialect == dialect]
    used = {
        rule.name
        for name in names
        for each in outcomes(name)
        for rule in rules_for(name, each)
        if any(speaks_of(rule, said) for said in each.missing)
    }
    assert used == {rule.name for rule in STREAM_NORMAL_FORM[dialect]}


def keys(body: Body) -> set[str]:
    """The properties that the vector in a body has."""
    return set(body.shown) if isinstance(body.shown, dict) else set()
