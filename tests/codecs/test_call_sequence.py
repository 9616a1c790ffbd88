"""Calls of a stream one after another."""

from __future__ import annotations

import itertools
from typing import Any

from hypothesis import given, strategies as st

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from tests.requirements import requirement
from turnwire.codecs.streams.call_sequence import CallSequence

END = StreamingChunk(is_complete=True, finish_reason="tool_calls")


def piece(index: int, arguments: str, **fields: Any) -> ToolCallDelta:
    """A piece of a call."""
    return ToolCallDelta(index=index, arguments=arguments, **fields)


def deltas(*pieces: ToolCallDelta) -> StreamingChunk:
    """A chunk of pieces of calls."""
    return StreamingChunk(tool_call_deltas=pieces)


def passed(*chunks: StreamingChunk) -> list[list[ToolCallDelta]]:
    """The pieces of calls that go out with each chunk."""
    sequence = CallSequence()
    return [list(sequence.take(chunk).tool_call_deltas or ()) for chunk in chunks]


@requirement("MSG-13")
def test_a_later_call_waits_until_the_open_one_is_whole() -> None:
    assert passed(
        deltas(piece(0, "", id="a", name="f")),
        deltas(piece(1, '{"b"', id="b", name="g")),
        deltas(piece(0, '{"a": 1')),
        deltas(piece(1, ": 2}")),
        deltas(piece(0, "}")),
        deltas(piece(2, "{}", id="c", name="h")),
        END,
    ) == [
        [piece(0, "", id="a", name="f")],
        [],
        [piece(0, '{"a": 1')],
        [],
        [piece(0, "}"), piece(1, '{"b"', id="b", name="g"), piece(1, ": 2}")],
        [piece(2, "{}", id="c", name="h")],
        [],
    ]


def test_several_calls_that_are_whole_go_out_at_once() -> None:
    assert passed(
        deltas(piece(0, "{")),
        deltas(piece(1, "{}", is_complete=True), piece(2, "{}"), piece(3, "{")),
        deltas(piece(0, "}", is_complete=True)),
        deltas(piece(3, "}")),
    ) == [
        [piece(0, "{")],
        [],
        [piece(0, "}", is_complete=True), piece(1, "{}", is_complete=True), piece(2, "{}"), piece(3, "{")],
        [piece(3, "}")],
    ]


def test_what_is_still_held_at_the_end_goes_out_call_by_call() -> None:
    assert passed(
        deltas(piece(0, "{")),
        deltas(piece(2, '{"c"'), piece(1, '{"b"')),
        deltas(piece(2, ": 3")),
        END.replace(finish_reason="length"),
    ) == [[piece(0, "{")], [], [], [piece(1, '{"b"'), piece(2, '{"c"'), piece(2, ": 3")]]


def test_a_call_whose_arguments_are_closed_and_wrong_holds_nothing_back() -> None:
    assert passed(
        deltas(piece(0, "{'a': 1}")), deltas(piece(1, "{}")), deltas(piece(2, "17")), deltas(piece(3, "{"))
    ) == [
        [piece(0, "{'a': 1}")],
        [piece(1, "{}")],
        [piece(2, "17")],
        [piece(3, "{")],
    ]


def test_everything_else_goes_through_as_it_is() -> None:
    sequence = CallSequence()
    for chunk in (StreamingChunk(text="a"), StreamingChunk(thinking="b"), END):
        assert sequence.take(chunk) is chunk
    sequence.take(deltas(piece(0, "{")))
    assert sequence.take(StreamingChunk(text="a", tool_call_deltas=(piece(1, "{"),))) == StreamingChunk(text="a")


@requirement("MSG-13")
@given(st.lists(st.integers(0, 3), max_size=12))
def test_no_piece_is_lost_and_no_call_is_cut_by_another(order: list[int]) -> None:
    pieces = [piece(index, f"[{place}") for place, index in enumerate(order)]
    out = [delta for found in passed(*map(deltas, pieces), END) for delta in found]
    for index in set(order):
        assert [each for each in out if each.index == index] == [each for each in pieces if each.index == index]
    assert len([index for index, _ in itertools.groupby(each.index for each in out)]) == len(set(order))
