"""What is held and what is not: a value that stands elsewhere by chance is not the one that was not read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from tests.codecs.test_odd_types import Trial, kind_of, put, trials
from tests.codecs.test_wire_executed import NAMES
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.codecs.values.type_checks import odd_places, tag_of
from turnwire.codecs.values.unused_fields import MOST_VALUES, UnreadEvents, unread
from turnwire.convert.bodies import read_request
from turnwire.core.errors import InvalidDataError, TurnwireError

NAMES_OF_DIALECTS = [(name, way) for name, way in NAMES if name == get_codec(name).dialect]


def outcome(name: str, way: str, body: dict[str, Any]) -> tuple[str, frozenset[str], dict[str, Any]]:
    """(`refused` or `read`, the places in the body that were reported, what was read)."""
    codec = get_codec(name)
    try:
        if way == "request":
            given = {"model": "m", **body} if codec.dialect != "gemini" else body
            return "read", frozenset(), read_request(given, name, model="m").value.to_dict()
        answer = codec.decode_response(body).to_dict()
    except TurnwireError:
        return "refused", frozenset(), {}
    said = answer.get("diagnostics", ())
    return "read", frozenset(each["wire_at"] for each in said if each.get("wire_at")), answer


def values(document: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """(name, value) of everything in a document."""
    items: Any = document.items() if isinstance(document, Mapping) else ()
    if isinstance(document, (list, tuple)):
        items = ((name, each) for each in document)
    for key, each in items:
        yield key, each
        yield from values(each, key)


def coincidence(name: str, way: str, trial: Trial) -> Any:
    """A text or number of the odd kind that is read somewhere else; None where there is none."""
    if trial.kind not in ("text", "number"):
        return None
    good = put(trial.body, trial.at, None)
    _, _, document = outcome(name, way, good)
    found = [value for key, value in values(document) if key != trial.field and kind_of(value) == trial.kind]
    return next((value for value in found if value), None)


@requirement("COD-7")
@pytest.mark.parametrize(("name", "way"), NAMES_OF_DIALECTS)
def test_a_value_that_was_not_read_is_found_though_its_like_stands_elsewhere(name: str, way: str) -> None:
    missed, tried = [], 0
    for trial in trials(name, way):
        how, told, _ = outcome(name, way, trial.body)
        if how == "read" and trial.pointer not in told:
            continue
        value = coincidence(name, way, trial)
        if value is None:
            continue
        tried += 1
        how, told, _ = outcome(name, way, put(trial.body, trial.at, value))
        if how == "read" and trial.pointer not in told:
            missed.append(f"{trial.pointer}: {value!r}")
    assert (missed, tried > 0) == ([], True)


@requirement("COD-7")
@pytest.mark.parametrize("value", [1, True])
def test_a_small_value_of_a_request_is_not_taken_for_another_one(value: Any) -> None:
    call = {"id": value, "type": "function", "function": {"name": "f", "arguments": "{}"}}
    messages = [{"role": "user", "content": "x"}, {"role": "assistant", "tool_calls": [call]}]
    with pytest.raises(TurnwireError, match=r"/messages/1/tool_calls/0/id: must be text"):
        get_codec("openai-chat").decode_request({"model": "m", "messages": messages, "stream": True, "n": 1})


class Part(TypedDict):
    """One of a union."""

    kind: Literal["a"]
    size: NotRequired[int]


class Other(TypedDict):
    """Another one, whose first words are not apart from others."""

    kind: Literal["b"]
    phase: NotRequired[Literal["x"]]
    size: NotRequired[str]


class Plain(TypedDict):
    """One without that field, told by its own."""

    role: Literal["r"]
    phase: NotRequired[Literal["x"]]


class Body(TypedDict):
    """A body with lists, and names that are numbers."""

    parts: NotRequired[list[Part | Other | Plain]]
    name: NotRequired[str]


Numbered = TypedDict("Numbered", {"0": int, "a": "Numbered", "in": list["Numbered"]}, total=False)


@requirement("COD-7")
@pytest.mark.parametrize(
    ("answer", "is_held"),
    [
        ({"name": 1}, True),
        ({"extras": {"name": [1]}}, True),
        ({"name": True}, False),
        ({"name": 1.0}, False),
        ({"name": "1"}, False),
        ({"other": 1}, False),
        ({"name": {"other": 1}}, False),
    ],
)
def test_a_value_is_held_under_its_name_and_with_its_type(answer: dict[str, Any], is_held: bool) -> None:
    assert [each["wire_at"] for each in unread(Body, {"name": 1}, answer)] == ([] if is_held else ["/name"])


@requirement("COD-7")
def test_a_value_that_is_said_twice_under_a_name_and_held_once_is_reported() -> None:
    body = {"name": 1, "more": {"name": 1}}
    assert [each["wire_at"] for each in unread(Body, body, {"extras": {"more": {"name": 1}}})] == ["/name"]
    assert unread(Body, body, {"extras": body}) == []


@requirement("COD-7")
def test_the_fields_that_tell_objects_apart_are_found_in_their_types() -> None:
    parts = [{"kind": "a", "size": "1"}, {"kind": "b", "size": 1}, {"role": "r", "phase": 1}, {"kind": 1, "role": "r"}]
    assert [(each.pointer, each.wanted) for each in odd_places(Body, {"parts": parts})] == [
        ("/parts/0/size", "a whole number"),
        ("/parts/1/size", "text"),
        ("/parts/2/phase", "text"),
    ]
    assert [tag_of(Part | Other | Plain, each) for each in parts] == ["a", "b", "r", "r"]


@requirement("COD-7")
def test_a_name_that_is_a_number_is_no_place_in_a_list() -> None:
    body = {"0": "x", "a": {"0": "y"}, "in": [{"0": "z"}, {"0": "z"}]}
    assert [each.path for each in odd_places(Numbered, body)] == [("0",), ("a", "0"), ("in", 0, "0"), ("in", 1, "0")]
    events = UnreadEvents(Numbered)
    events.see(body)
    assert [each["wire_at"] for each in events.notes({})] == ["/0", "/a/0", "/in/0/0"]
    assert [each["wire_at"] for each in events.notes({"a": {"0": "y"}})] == ["/0", "/in/0/0"]


def said(events: UnreadEvents, chunk: dict[str, Any] | None = None) -> list[Any]:
    return [each["value"] for each in events.notes(chunk or {})]


@requirement("COD-7")
def test_each_other_value_at_a_place_of_a_stream_is_kept_once_and_no_more_than_a_few() -> None:
    events = UnreadEvents(Body)
    for value in (1, 1, True, 1.0, {"a": 1}, {"a": 1}, "text", None, 2):
        events.see({"name": value})
    assert said(events) == [1, True, 1.0, {"a": 1}, 2]
    for value in range(100):
        events.see({"name": value})
    assert len(said(events)) == MOST_VALUES


@requirement("COD-7")
def test_what_a_chunk_holds_is_forgotten_and_the_others_at_its_place_are_not() -> None:
    events = UnreadEvents(Body)
    for value in (1, 2, 3):
        events.see({"name": value})
    events.drop_held({"extras": {"name": 2}})
    assert said(events) == [1, 3]
    assert said(events, {"extras": {"name": 3}}) == [1]
    events.drop_held({"extras": {"name": [1, 3]}})
    assert said(events) == []


@requirement("COD-7")
def test_of_values_that_are_too_deep_to_compare_the_first_is_kept() -> None:
    events = UnreadEvents(Body)
    deep: list[Any] = []
    for _ in range(3000):
        deep = [deep]
    events.see({"name": deep})
    events.see({"name": [deep]})
    assert len(events.notes({})) == 1


@requirement("COD-7")
def test_a_value_is_looked_for_beside_others_of_its_name_that_are_too_deep_to_compare() -> None:
    deep: Any = [1]
    for number in range(3000):
        deep = [deep] if number % 2 else {"name": deep}
    assert [each["wire_at"] for each in unread(Body, {"name": 1, "more": {"name": deep}}, {"name": deep})] == ["/name"]
    assert unread(Body, {"name": 1, "more": {"name": deep}}, {"name": [deep, 1]}) == []


@requirement("COD-1")
def test_the_limit_that_another_one_covers_is_no_whole_number() -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "x"}], "max_completion_tokens": 3}
    with pytest.raises(InvalidDataError, match="/max_tokens: must be a whole number"):
        get_codec("openai-chat").decode_request({**body, "max_tokens": "3"})


@requirement("COD-1")
@pytest.mark.parametrize("name", CODEC_NAMES)
def test_a_body_that_holds_itself_is_refused_at_once(name: str) -> None:
    body: dict[str, Any] = {"model": "m", "messages": [], "choices": [], "usage": {}}
    body["zz"] = {"first": body, "second": [body, body]}
    codec = get_codec(name)
    with pytest.raises(TurnwireError, match="hold itself"):
        codec.decode_request(body)
    with pytest.raises(TurnwireError, match="holds itself"):
        codec.decode_response(body)


@requirement("COD-3")
def test_odd_values_of_a_whole_answer_of_responses_are_kept_where_a_stream_was_asked_for() -> None:
    body = b'{"id":"r","status":"completed","output":[{"type":"message","content":[7]},"lost item"]}'
    codec = get_codec("openai-responses")
    kept = [
        [each.value for each in answer.diagnostics or ()]
        for answer in (codec.decode_response(body), codec.decode_stream([body]))
    ]
    assert kept == [[7, "lost item"]] * 2
