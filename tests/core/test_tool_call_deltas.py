"""Pieces of tool calls, cut and mixed in any way, give the same calls."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.properties import examples
from tests.requirements import requirement
from turnwire import InvalidToolCall, StreamAccumulator, StreamingChunk, ToolCall, ToolCallAccumulator, ToolCallDelta
from turnwire.core.streamed_name import GrowingName


def folded(*deltas: dict[str, Any], was_cut: bool = False) -> list[Any]:
    accumulator = ToolCallAccumulator()
    for delta in deltas:
        accumulator.add(ToolCallDelta(**delta))
    return list(accumulator.finish(was_cut=was_cut))


def call(call_id: str, name: str, **arguments: Any) -> ToolCall:
    return ToolCall(id=call_id, name=name, arguments=arguments)


@st.composite
def calls_and_pieces(draw: st.DrawFn) -> tuple[list[ToolCall], list[ToolCallDelta]]:
    """Calls, and their deltas cut anywhere and mixed in any order that keeps the pieces of a call in order."""
    values = st.text(max_size=8) | st.integers() | st.lists(st.booleans(), max_size=3)
    calls = [
        ToolCall(id=f"c{index}", name=name, arguments=arguments)
        for index, (name, arguments) in enumerate(
            draw(
                st.lists(
                    st.tuples(
                        st.from_regex("[A-Za-z0-9_]{1,64}", fullmatch=True),
                        st.dictionaries(st.text(max_size=4), values),
                    ),
                    min_size=1,
                    max_size=4,
                )
            )
        )
    ]
    queues = []
    for index, made in enumerate(calls):
        text = json.dumps(made.arguments, ensure_ascii=draw(st.booleans()))
        cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=6)))
        pieces = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
        first: dict[str, Any] = {"id": made.id, "name": made.name}
        repeat = draw(st.sampled_from([{}, {"id": made.id}, {"name": made.name}, {"id": made.id, "name": made.name}]))
        queues.append(
            [
                ToolCallDelta(index=index, arguments=piece, **(first if number == 0 else repeat))
                for number, piece in enumerate(pieces)
            ]
        )
    deltas = []
    while any(queues):
        deltas.append(draw(st.sampled_from([queue for queue in queues if queue])).pop(0))
    return calls, deltas


@requirement("MSG-13", "COD-4")
@pytest.mark.parametrize(("later", "held"), [(None, 1), (0, 1), (5, 1)])
def test_the_first_place_that_a_call_is_given_counts(later: int | None, held: int) -> None:
    accumulator = StreamAccumulator()
    for chunk in (
        StreamingChunk(text="a", part_index=0),
        StreamingChunk(tool_call_deltas=[ToolCallDelta(index=1, id="c", name="f", arguments="{", part_index=1)]),
        StreamingChunk(tool_call_deltas=[ToolCallDelta(index=1, arguments="}", part_index=later)]),
        StreamingChunk(text="b", part_index=2),
        StreamingChunk(is_complete=True, finish_reason="tool_calls"),
    ):
        accumulator.add(chunk)
    (call,) = accumulator.response.message.tool_calls or ()
    assert (call.part_index, [part.text for part in accumulator.response.message.parts]) == (held, ["a", "b"])


@requirement("MSG-13")
@examples(60)
@given(made=calls_and_pieces())
def test_any_cut_and_any_mixture_of_pieces_gives_the_same_calls(
    made: tuple[list[ToolCall], list[ToolCallDelta]],
) -> None:
    calls, deltas = made
    accumulator = ToolCallAccumulator()
    for delta in deltas:
        accumulator.add(delta)
    assert accumulator.finish() == tuple(calls)


@requirement("MSG-13", "REQ-3")
@examples(15)
@given(made=calls_and_pieces(), data=st.data())
def test_it_does_not_matter_how_the_pieces_are_spread_over_chunks(
    made: tuple[list[ToolCall], list[ToolCallDelta]], data: st.DataObject
) -> None:
    calls, deltas = made
    accumulator = StreamAccumulator()
    while deltas:
        size = data.draw(st.integers(1, len(deltas)))
        accumulator.add(StreamingChunk(tool_call_deltas=deltas[:size]))
        deltas = deltas[size:]
    accumulator.add(StreamingChunk(is_complete=True, finish_reason="tool_calls"))
    assert accumulator.response.message.tool_calls == tuple(calls)


@requirement("MSG-13")
@pytest.mark.parametrize(
    ("deltas", "calls"),
    [
        pytest.param([], [], id="nothing"),
        pytest.param(
            [{"index": 0, "id": "a", "name": "f", "arguments": "{}"}], [call("a", "f")], id="whole in one piece"
        ),
        pytest.param(
            [
                {"index": 0, "id": "a", "name": "f", "arguments": "{}"},
                {"index": 0, "id": "b", "name": "g", "arguments": "{}"},
            ],
            [call("a", "f"), call("b", "g")],
            id="a new id at a known index opens a call",
        ),
        pytest.param(
            [{"index": 7, "id": "a", "name": "f"}, {"index": 3, "id": "b", "name": "g"}],
            [call("b", "g"), call("a", "f")],
            id="calls stand in the order of their numbers, whichever began first",
        ),
        pytest.param(
            [
                {"index": 0, "id": "a", "name": "f"},
                {"index": 1, "id": "b", "name": "g"},
                {"index": 0, "id": "c", "name": "h"},
            ],
            [call("a", "f"), call("b", "g"), call("c", "h")],
            id="calls whose numbers are used twice stand in the order of arrival",
        ),
        pytest.param(
            [{"index": 0, "id": "a", "name": "f"}, {"index": 0, "id": "a", "name": "f", "arguments": "{}"}],
            [call("a", "f")],
            id="a repeated id and name are not appended",
        ),
        pytest.param(
            [
                {"index": 0, "id": "a", "name": "get_"},
                {"index": 0, "name": "weather"},
                {"index": 0, "name": "get_weather"},
            ],
            [call("a", "get_weather")],
            id="a name in pieces is joined and its repetition is not",
        ),
        pytest.param(
            [{"index": 0, "name": "f"}, {"index": 0, "id": "a", "arguments": "{}"}],
            [call("a", "f")],
            id="an id that comes late belongs to the call",
        ),
        pytest.param(
            [{"index": 0, "id": "m", "id_origin": "minted", "name": "f"}, {"index": 0, "id": "a", "arguments": "{}"}],
            [call("a", "f")],
            id="the server's id replaces a minted one",
        ),
        pytest.param(
            [
                {"index": 0, "id": "a", "name": "f", "arguments": "{}", "is_complete": True},
                {"index": 0, "name": "f", "arguments": "{}", "id": "b", "is_complete": True},
            ],
            [call("a", "f"), call("b", "f")],
            id="whole calls that share an index",
        ),
    ],
)
def test_calls_are_told_apart_by_index_and_id(deltas: list[dict[str, Any]], calls: list[ToolCall]) -> None:
    assert folded(*deltas) == calls


@requirement("MSG-13")
def test_whole_calls_without_ids_that_share_an_index_stay_apart() -> None:
    first, second = folded(
        {"index": 0, "name": "f", "arguments": '{"x": 1}', "is_complete": True},
        {"index": 0, "name": "f", "arguments": '{"x": 2}', "is_complete": True},
    )
    assert (first.arguments, second.arguments) == ({"x": 1}, {"x": 2})
    assert (first.id_origin, second.id_origin) == ("minted", "minted")
    assert first.id != second.id


@requirement("MSG-13")
def test_valid_and_invalid_calls_come_out_in_the_order_of_the_answer() -> None:
    made = folded(
        {"index": 0, "id": "a", "name": "f", "arguments": "x"},
        {"index": 1, "id": "b", "name": "f", "arguments": '{"x": 1}'},
        {"index": 2, "id": "c", "name": "f", "arguments": '{"x": 1}'},
        was_cut=True,
    )
    assert [(type(each), each.id) for each in made] == [(InvalidToolCall, "a"), (ToolCall, "b"), (InvalidToolCall, "c")]


@requirement("MSG-13")
def test_what_a_delta_says_of_its_call_is_kept() -> None:
    [made] = folded(
        {"index": 0, "id": "a", "name": "f", "extras": {"x": 1}, "provider_options": {"gemini": {"s": 1}}},
        {"index": 0, "arguments": "{}", "extras": {"y": 2}},
    )
    assert made.to_dict() == {
        "id": "a",
        "name": "f",
        "arguments": {},
        "extras": {"x": 1, "y": 2},
        "provider_options": {"gemini": {"s": 1}},
    }
    [bad] = folded({"index": 0, "id": "a", "name": "f", "arguments": "{}", "invalid": "server_rejected"})
    assert (bad.reason, bad.arguments_text) == ("server_rejected", "{}")


@requirement("MSG-13")
def test_the_arguments_so_far_can_be_seen_at_any_time() -> None:
    accumulator = ToolCallAccumulator()
    seen = []
    for piece in ["", '{"ci', 'ty": "Os', 'lo", "days": 1', '2, "tags": ["a', '"], "last": tru', "e}"]:
        accumulator.add(ToolCallDelta(index=0, id="a", name="f", arguments=piece))
        seen.append(accumulator.arguments_so_far(0))
    assert seen == [
        None,
        {},
        {"city": "Os"},
        {"city": "Oslo", "days": 1},
        {"city": "Oslo", "days": 12, "tags": ["a"]},
        {"city": "Oslo", "days": 12, "tags": ["a"]},
        {"city": "Oslo", "days": 12, "tags": ["a"], "last": True},
    ]


@requirement("MSG-13")
@pytest.mark.parametrize("text", ["x", "{'a", '{"a": NaN', "[" * 1000])
def test_arguments_that_cannot_be_read_show_nothing(text: str) -> None:
    accumulator = ToolCallAccumulator()
    accumulator.add(ToolCallDelta(index=0, id="a", name="f", arguments=text))
    assert accumulator.arguments_so_far(0) is None


@requirement("MSG-13")
def test_pieces_are_kept_apart_until_the_end_so_that_time_is_linear() -> None:
    accumulator = ToolCallAccumulator()
    for number in range(10_000):
        accumulator.add(ToolCallDelta(index=number % 3, arguments="x" * 10))
    assert [len(raw.pieces) for raw in accumulator.calls] == [3334, 3333, 3333]
    assert {len(piece) for raw in accumulator.calls for piece in raw.pieces} == {10}
    assert len(accumulator.calls[0].text) == 33340


@requirement("MSG-13")
@pytest.mark.parametrize(
    ("so_far", "piece", "joined"),
    [
        (None, "f", "f"),
        ("", "f", "f"),
        ("f", "f", "f"),
        ("f", "", "f"),
        ("get_", "weather", "get_weather"),
        (None, "", ""),
    ],
)
def test_a_name_grows_and_is_not_repeated(so_far: str | None, piece: str, joined: str) -> None:
    name = GrowingName(so_far)
    assert (name.add(piece), name.text, bool(name)) == (joined != so_far, joined, bool(joined))
