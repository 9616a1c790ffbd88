"""Damaged payloads through every door: the same ones in every run. `python -m tests.fuzz` goes on as long as asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.fuzz.damage import DEEP, TWICE, Damager, as_python, at, paths, replaced, write
from tests.fuzz.doors import DOORS, request_normal
from tests.fuzz.payloads import Source
from tests.fuzz.promise import BrokenPromise, Payload
from tests.fuzz.run import Summary, run, try_door
from tests.fuzz.seeds import KINDS, Seed, codecs_of, frames_of, seeds
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec

PAYLOADS = {
    "request": 600,
    "response": 600,
    "stream": 800,
    "error": 280,
    "models": 200,
    "endpoint": 200,
    "canonical": 320,
    "entry": 240,
    "context": 160,
    "thread": 160,
}
"""How many of each kind are tried here."""


@requirement("COD-7", "CTX-1", "CTX-8")
@pytest.mark.parametrize("kind", KINDS)
def test_no_damaged_payload_leads_to_an_untyped_error(kind: str) -> None:
    summary = run(Source(seed=20, kinds=[kind]), range(PAYLOADS[kind]))
    assert summary.payloads == PAYLOADS[kind]
    assert not summary.findings, str(summary)


@requirement("COD-7")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "stream"])
def test_a_deep_value_in_any_place_leads_to_no_untyped_error(kind: str) -> None:
    summary = Summary()
    for number, seed in enumerate(_one_of_each(kind)):
        codec = seed.dialect if seed.dialect == "canonical" else codecs_of(seed.dialect)[0]
        for place in [path for path in paths(seed.value) if not isinstance(at(seed.value, path), (dict, list))]:
            changed = replaced(seed.value, place, DEEP)
            data, value = write(changed, levels=700), as_python(changed, levels=700)
            payload = Payload(kind, codec, data, value, number, CODEC_NAMES)
            for door in DOORS[kind]:
                try_door(door, seed, number, payload, summary)
    assert not summary.findings, str(summary)


@requirement("COD-7")
@pytest.mark.parametrize("codec", [name for name in CODEC_NAMES if get_codec(name).dialect == name])
def test_a_request_that_ends_with_any_message_of_any_type_has_a_normal_form(codec: str) -> None:
    summary = Summary()
    turns: dict[tuple[Any, ...], tuple[dict[str, Any], str, int, Seed]] = {}
    for seed in (each for each in seeds() if each.kind == "request" and isinstance(each.value, dict)):
        key = next((name for name in ("messages", "input", "contents") if isinstance(seed.value.get(name), list)), None)
        if key is None or seed.dialect != codec:
            continue
        for end, message in enumerate(seed.value[key], 1):
            if not isinstance(message, dict):
                continue
            shape = (message.get("role"), message.get("type"), *paths(message))
            turns.setdefault(tuple(map(str, shape)), ({**seed.value, key: seed.value[key][:end]}, key, end - 1, seed))
    for value, key, last, seed in turns.values():
        for place in [path for path in paths(value) if tuple(path[:2]) == (key, last)]:
            for odd in (-5.0, [], {}, True, [[]]):
                changed = replaced(value, place, odd)
                payload = Payload("request", codec, write(changed), changed, last, CODEC_NAMES)
                try_door(request_normal, seed, last, payload, summary)
    assert summary.trials
    assert not summary.findings, str(summary)


@requirement("COD-7")
def test_a_request_with_a_field_of_any_type_has_a_normal_form() -> None:
    summary, tried = Summary(), set[tuple[str, ...]]()
    for number, seed in enumerate(each for each in seeds() if each.kind == "request"):
        for place in [path for path in paths(seed.value) if 0 < len(path) <= 3]:
            shape = (seed.dialect, *map(str, place), *sorted(map(str, seed.value)))
            if shape in tried:
                continue
            tried.add(shape)
            for odd in (-5.0, "x", [], {}, True, [[]]):
                changed = replaced(seed.value, place, odd)
                payload = Payload("request", codecs_of(seed.dialect)[0], write(changed), changed, number, CODEC_NAMES)
                try_door(request_normal, seed, number, payload, summary)
    assert len(tried) > 1000
    assert not summary.findings, str(summary)


def _one_of_each(kind: str) -> list[Seed]:
    """The longest short seed of each dialect, and for canonical ones of each definition's first."""
    found: dict[str, Seed] = {}
    for seed in (each for each in seeds() if each.kind == kind):
        group = seed.dialect if kind != "canonical" else seed.name.partition(" ")[0]
        size = len(str(seed.value))
        if size < 1500 and size > len(str(found[group].value) if group in found else ""):
            found[group] = seed
    return list(found.values())[:12]


def test_every_kind_of_payload_of_every_dialect_is_damaged() -> None:
    found = Counter((seed.kind, seed.dialect) for seed in seeds())
    dialects = {"openai-chat", "openai-responses", "anthropic", "ollama", "gemini", "gemini-interactions"}
    for kind in ("request", "response", "stream", "error"):
        assert {dialect for held, dialect in found if held == kind} == dialects
    assert min(found[kind, "openai-chat"] for kind in ("request", "response", "stream", "error")) > 60
    assert found["canonical", "canonical"] > 300


def test_a_payload_is_made_again_from_its_number() -> None:
    one, same, other = Source(3), Source(3), Source(4)
    first = [one.payload(number)[1].data for number in range(50)]
    assert first[::-1] == [same.payload(number)[1].data for number in reversed(range(50))]
    assert first != [other.payload(number)[1].data for number in range(50)]
    assert len(set(first)) > 40


def test_damage_changes_a_copy_and_never_the_value_itself() -> None:
    value = {"a": [1, {"b": "c"}], "d": None}
    damager = Damager(1)
    damaged = [damager.value(value) for _ in range(300)]
    assert value == {"a": [1, {"b": "c"}], "d": None}
    assert sum(each != value for each in damaged) > 250


def test_what_no_value_says_is_written_into_the_text() -> None:
    assert write({"a": 1, f"a{TWICE}": 2}) == b'{"a": 1, "a": 2}'
    assert write([DEEP], levels=3) == b"[[[[]]]]"
    assert write(float("nan")) == b"NaN"
    assert as_python({"a": [DEEP]}, levels=2) == {"a": [[[[]]]]}


def test_frames_of_a_stream_are_its_events() -> None:
    frames = frames_of(b'event: x\ndata: {"a": 1}\n\ndata: [DONE]\n\n')
    assert [(frame.before, frame.value) for frame in frames if frame.is_json] == [(b"event: x\ndata: ", {"a": 1})]
    assert b"[DONE]" in frames[-1].before


def test_a_door_that_breaks_its_promise_is_a_finding_with_its_smallest_payload() -> None:
    def door(payload: Payload) -> None:
        if payload.data.startswith(b"!"):
            raise BrokenPromise("it began with a mark")
        raise KeyError("x")

    summary, seed = Summary(), Seed("error", "openai-chat", "none", {})
    for data in (b"!long", b"!", b"other"):
        payload = Payload("error", "openai-chat", data, None, 0, ("ollama",))
        try_door(door, seed, len(data), payload, summary)
    found = {kind: (each.count, each.payload.data) for (kind, _), each in summary.findings.items()}
    assert found == {"BrokenPromise": (2, b"!"), "KeyError": (1, b"other")}
    assert "again with: python -m tests.fuzz" in str(summary)


def test_every_kind_has_doors_of_its_own() -> None:
    assert {kind: len(doors) > 4 for kind, doors in DOORS.items()} == dict.fromkeys(KINDS, True)
