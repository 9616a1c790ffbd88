"""Which call a streamed piece belongs to: the corners of `ToolDeltaRouter`, in the entries of this wire."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire.codecs.openai_chat.read_calls import ToolEntryRouter
from turnwire.core.ids import mint_tool_call_id

Data = dict[str, Any]


def routed(*entries: Data, **options: Any) -> list[Data]:
    """The canonical deltas of entries that come one by one."""
    router = ToolEntryRouter(**options)
    router.set_facts("r1")
    return [router.route(entry, 0) for entry in entries]


def entry(index: Any = 0, **function: Any) -> Data:
    own = {"id": function.pop("id")} if "id" in function else {}
    return {"index": index, **own, "function": function}


@pytest.mark.parametrize(("index", "place"), [("0", 0), (0, 0), (None, 0), (-1, 0), (1.5, 0), ("x", 0), (7, 0)])
def test_an_index_is_a_name_and_calls_are_counted_as_they_come(index: Any, place: int) -> None:
    assert routed(entry(index, id="a", name="f", arguments="{}")) == [
        {"id": "a", "name": "f", "index": place, "arguments": "{}"}
    ]


def test_a_piece_that_holds_json_in_place_of_text_is_written_as_text() -> None:
    assert routed(entry(id="a", name="f", arguments={"x": 1})) == [
        {"id": "a", "name": "f", "index": 0, "arguments": '{"x":1}'}
    ]


def test_a_piece_without_a_function_opens_a_call_all_the_same() -> None:
    assert routed({"index": 0, "id": "a", "function": None}, entry(name="f")) == [
        {"id": "a", "index": 0},
        {"name": "f", "index": 0},
    ]


def test_unknown_fields_of_every_piece_are_kept() -> None:
    pieces = [{**entry(id="a", name="f", strict=True), "x": 1}, {**entry(arguments="{}"), "y": 2, "z": None}]
    assert routed(*pieces) == [
        {"id": "a", "name": "f", "index": 0, "extras": {"x": 1, "function": {"strict": True}}},
        {"index": 0, "arguments": "{}", "extras": {"y": 2}},
    ]


def test_pieces_of_a_call_with_a_repeated_id_stay_with_it() -> None:
    again = mint_tool_call_id("r1", 1, "g", "a")
    assert routed(
        entry(0, id="a", name="f", arguments="{}"),
        entry(1, id="a", name="g", arguments="{"),
        entry(1, id="a", arguments="}"),
    ) == [
        {"id": "a", "name": "f", "index": 0, "arguments": "{}"},
        {
            "id": again,
            "id_origin": "minted",
            "name": "g",
            "index": 1,
            "arguments": "{",
            "extras": {"original_id": "a"},
        },
        {"index": 1, "arguments": "}"},
    ]


def test_the_first_id_that_comes_late_replaces_a_made_one_and_stays() -> None:
    made = mint_tool_call_id("r1", 0, "f")
    assert routed(
        entry(name="f", arguments="{"),
        entry(id="a", arguments="}"),
        entry(None, id="a", name="f"),
        entry(id="b", name="f"),
    ) == [
        {"id": made, "id_origin": "minted", "name": "f", "index": 0, "arguments": "{"},
        {"id": "a", "index": 0, "arguments": "}"},
        {"index": 0},
        {"id": "b", "name": "f", "index": 1},
    ]


def test_a_name_in_pieces_is_said_piece_by_piece_and_a_repeat_of_it_not_again() -> None:
    router = ToolEntryRouter()
    pieces = [entry(id="a", name="get_"), entry(name="weather"), entry(name="get_weather"), entry(arguments="{}")]
    assert [router.route(piece, 0) for piece in pieces] == [
        {"id": "a", "name": "get_", "index": 0},
        {"name": "weather", "index": 0},
        {"index": 0},
        {"index": 0, "arguments": "{}"},
    ]
    assert [(call.id, call.name, call.text, call.is_minted) for call in router.calls] == [
        ("a", "get_weather", "{}", False)
    ]


def test_a_late_id_that_another_call_has_changes_nothing() -> None:
    made = mint_tool_call_id("r1", 1, "g")
    assert routed(entry(0, id="a", name="f"), entry(1, name="g"), entry(1, id="a", arguments="{}")) == [
        {"id": "a", "name": "f", "index": 0},
        {"id": made, "id_origin": "minted", "name": "g", "index": 1},
        {"index": 1, "arguments": "{}"},
    ]


@pytest.mark.parametrize(("arguments", "mark"), [("{}", True), ("{", None)])
def test_a_whole_call_is_marked_where_the_server_sends_only_whole_ones(arguments: str, mark: bool | None) -> None:
    [delta] = routed(entry(id="a", name="f", arguments=arguments), whole_calls=True)
    assert delta.get("is_complete") is mark


@pytest.mark.parametrize(
    ("pieces", "is_complete"),
    [
        (['{"a": "}"}'], True),
        (['{"a": "\\"}"}'], True),
        (['{"a": "\\', '""}'], True),
        (['{"a": "\\\\', '"}'], True),
        (["[", "", "]"], True),
        (['{"a": "}'], False),
        (['{"a": {"b": 1}'], False),
        ([], False),
        (["5"], False),
    ],
)
def test_a_named_piece_opens_a_call_only_after_complete_arguments(pieces: list[str], is_complete: bool) -> None:
    start = [entry(name="f", arguments=piece) for piece in pieces[:1]] or [entry(name="f")]
    more = [entry(arguments=piece) for piece in pieces[1:]]
    last = routed(*start, *more, entry(name="f", arguments="{}"))[-1]
    assert last["index"] == (1 if is_complete else 0)
