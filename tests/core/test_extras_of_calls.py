"""Fields that a stream adds to one call piece by piece are kept in proportion to their number, and not shared."""

from __future__ import annotations

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from tests.requirements import requirement
from turnwire.codecs.openai_chat.read_calls import ToolEntryRouter
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.call_deltas import ToolCallAccumulator


def piece(number: int) -> dict[str, object]:
    return {"index": 0, "function": {}, f"field_{number}": number}


@requirement("MSG-13")
def test_the_fields_of_a_call_grow_in_one_object_and_each_delta_has_its_own() -> None:
    deltas, folded = ToolEntryRouter(), ToolCallAccumulator()
    opened = deltas.route({"index": 0, "id": "a b", "function": {"name": "f"}, "first": 1}, 0)
    folded.add(ToolCallDelta.from_dict(opened))
    held = folded.calls[0].extras
    emitted = [opened, *(deltas.route(piece(number), 0) for number in range(50))]
    for delta in emitted[1:]:
        folded.add(ToolCallDelta.from_dict(delta))
    assert folded.calls[0].extras is held  # a new one for every piece would copy all earlier fields
    assert [len(delta["extras"]) for delta in emitted[1:]] == [1] * 50
    assert opened["extras"].keys() <= {"original_id", "first"}
    assert held is not None
    assert len(held) == 50 + len(opened["extras"])


@requirement("MSG-13")
def test_the_reader_of_a_stream_keeps_of_a_call_what_its_next_piece_is_judged_by_and_no_more() -> None:
    deltas = ToolEntryRouter(whole_calls=True)
    entry = {"index": 0, "id": "a", "function": {"name": "f", "arguments": "{}"}, "first": 1}
    assert deltas.route(entry, 0) == {
        "index": 0,
        "id": "a",
        "name": "f",
        "arguments": "{}",
        "is_complete": True,
        "extras": {"first": 1},
    }
    [call] = deltas.calls
    assert (call.id, call.name, call.text) == ("a", "f", "{}")
    assert (call.extras, call.provider_options, call.part_index) == (None, None, None)


@requirement("MSG-13")
def test_what_was_read_of_a_stream_is_not_changed_by_fields_that_come_later() -> None:
    folded = StreamAccumulator()

    def add(**delta: object) -> None:
        folded.add(StreamingChunk.from_dict({"tool_call_deltas": [{"index": 0, **delta}]}))

    def fields() -> dict[str, object]:
        message = folded.partial().message
        (call,) = message.tool_calls or message.invalid_tool_calls or ()
        return dict(call.extras or {})

    add(id="a", name="f", arguments="{}", extras={"first": 1})
    early = fields()
    for number in range(50):
        add(extras={f"field_{number}": number})
    assert early == {"first": 1}
    assert fields() == {"first": 1, **{f"field_{number}": number for number in range(50)}}
