"""Chunks fold into the answer that is given when nothing is streamed."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tests.properties import examples
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    ChatResponse,
    ImagePart,
    Origin,
    RefusalPart,
    StreamAccumulator,
    StreamError,
    StreamingChunk,
    TextPart,
    ThinkingPart,
    ToolCall,
    ToolCallDelta,
    UnknownPart,
    UsageInfo,
    assistant,
)
from turnwire.core.answer_builder import JOINED, AnswerBuilder

END = StreamingChunk(is_complete=True, finish_reason="stop", raw_finish_reason="stop")


def folded(*chunks: StreamingChunk) -> ChatResponse:
    accumulator = StreamAccumulator()
    for chunk in chunks:
        accumulator.add(chunk)
    return accumulator.response


def message_of(*chunks: Any) -> AssistantMessage:
    return folded(*(StreamingChunk(**chunk) for chunk in chunks), END).message


@requirement("REQ-3")
def test_a_whole_stream_becomes_a_whole_answer() -> None:
    response = folded(
        StreamingChunk(id="r1", model="m", created=1),
        StreamingChunk(thinking="h", thinking_origin=Origin(dialect="openai-chat", field="reasoning")),
        StreamingChunk(thinking="m", signature="s1"),
        StreamingChunk(text="Hel"),
        StreamingChunk(text="lo", usage=UsageInfo(prompt_tokens=5, completion_tokens=1)),
        StreamingChunk(tool_call_deltas=[ToolCallDelta(index=0, id="c1", name="f", arguments='{"a"')]),
        StreamingChunk(tool_call_deltas=[ToolCallDelta(index=0, arguments=": 1}")]),
        StreamingChunk(
            is_complete=True,
            finish_reason="tool_calls",
            raw_finish_reason="stop",
            usage=UsageInfo(prompt_tokens=5, completion_tokens=9),
            diagnostics=[{"id": "odd", "what": "odd"}],
            extras={"x": 1},
        ),
    )
    thinking = ThinkingPart(text="hm", signature="s1", origin=Origin(dialect="openai-chat", field="reasoning"))
    assert (
        response.to_dict()
        == ChatResponse(
            message=assistant([thinking, TextPart(text="Hello")], [ToolCall(id="c1", name="f", arguments={"a": 1})]),
            usage=UsageInfo(prompt_tokens=5, completion_tokens=9),
            finish_reason="tool_calls",
            raw_finish_reason="stop",
            id="r1",
            model="m",
            created=1,
            diagnostics=[{"id": "odd", "what": "odd"}],
            extras={"x": 1},
        ).to_dict()
    )


@requirement("REQ-3")
@pytest.mark.parametrize(
    ("chunks", "content"),
    [
        pytest.param([], "", id="nothing is an empty text"),
        pytest.param([{"text": ""}], "", id="an empty text"),
        pytest.param([{"text": "a"}, {"text": ""}, {"text": "b"}], "ab", id="text"),
        pytest.param([{"thinking": "h"}, {"thinking": "m"}], [ThinkingPart(text="hm")], id="thinking alone"),
        pytest.param([{"thinking": ""}, {"text": "a"}], "a", id="an empty thought is none"),
        pytest.param([{"signature": "s"}], [ThinkingPart(text="", signature="s")], id="a signature alone"),
        pytest.param(
            [{"thinking": "h", "signature": "s1"}, {"signature": "s2"}],
            [ThinkingPart(text="h", signature="s2")],
            id="a later signature replaces the earlier one",
        ),
        pytest.param([{"refusal": "N"}, {"refusal": "o."}], [RefusalPart(text="No.")], id="a refusal"),
        pytest.param([{"text": "a", "refusal": ""}], "a", id="an empty refusal is none"),
        pytest.param(
            [{"text": "a"}, {"parts": [ImagePart(url="u"), UnknownPart(type="later")]}],
            [TextPart(text="a"), ImagePart(url="u"), UnknownPart(type="later")],
            id="parts that come whole",
        ),
        pytest.param(
            [{"text": "b", "part_index": 1}, {"thinking": "h", "part_index": 0}, {"text": "c", "part_index": 1}],
            [ThinkingPart(text="h"), TextPart(text="bc")],
            id="numbered parts stand in the order of their numbers",
        ),
        pytest.param(
            [{"thinking": "h", "text": "a", "part_index": 0}, {"thinking": "m", "text": "b", "part_index": 0}],
            [ThinkingPart(text="hm"), TextPart(text="ab")],
            id="thinking and text of one number are two parts",
        ),
        pytest.param(
            [{"parts": [ImagePart(url="u"), ImagePart(url="v")], "part_index": 1}, {"text": "a", "part_index": 2}],
            [ImagePart(url="u"), ImagePart(url="v"), TextPart(text="a")],
            id="several whole parts of one number are all kept",
        ),
        pytest.param(
            [{"signature": "s", "part_index": 0}, {"thinking": "x", "part_index": 1}],
            [ThinkingPart(text="", signature="s"), ThinkingPart(text="x")],
            id="each numbered thought has its own signature",
        ),
    ],
)
def test_pieces_become_content(chunks: list[Any], content: Any) -> None:
    assert message_of(*chunks).to_dict() == assistant(content).to_dict()


@requirement("REQ-3")
def test_an_answer_of_calls_alone_has_no_content() -> None:
    delta = ToolCallDelta(index=0, id="c1", name="f", arguments="{}")
    assert message_of({"text": ""}, {"tool_call_deltas": [delta]}).content is None


@requirement("REQ-3")
@examples(80)
@given(
    text=st.text(max_size=30),
    thinking=st.text(max_size=30),
    cuts=st.lists(st.integers(0, 30), max_size=8),
    data=st.data(),
)
def test_any_cut_of_the_same_answer_gives_the_same_answer(
    text: str, thinking: str, cuts: list[int], data: st.DataObject
) -> None:
    def pieces(whole: str) -> list[str]:
        ends = sorted({min(cut, len(whole)) for cut in cuts} | {0, len(whole)})
        return [whole[start:end] for start, end in pairwise(ends)]

    queues = [[{"text": piece} for piece in pieces(text)], [{"thinking": piece} for piece in pieces(thinking)]]
    chunks = []
    while any(queues):
        chunks.append(data.draw(st.sampled_from([queue for queue in queues if queue])).pop(0))
    whole = [{"thinking": thinking} if thinking else {}, {"text": text}]
    assert message_of(*chunks) == message_of(*whole)


@requirement("REQ-3", "REQ-4")
def test_the_last_numbers_count_and_are_never_added_up() -> None:
    response = folded(
        StreamingChunk(text="a", usage=UsageInfo(prompt_tokens=11, completion_tokens=1)),
        StreamingChunk(text="b", usage=UsageInfo(prompt_tokens=11, completion_tokens=2)),
        END,
    )
    assert response.usage == UsageInfo(prompt_tokens=11, completion_tokens=2)


@requirement("REQ-3", "REQ-4")
def test_without_numbers_the_usage_is_there_and_empty() -> None:
    assert folded(StreamingChunk(text="a"), END).usage == UsageInfo()


@requirement("REQ-3")
def test_the_first_time_and_the_last_id_and_model_count() -> None:
    response = folded(
        StreamingChunk(id="1", model="m", created="2026-11-22T10:00:00Z"),
        StreamingChunk(id="2", model="n", created="2026-11-22T10:00:01Z"),
        END,
    )
    assert (response.id, response.model, response.created) == ("2", "n", "2026-11-22T10:00:00Z")


@requirement("REQ-3")
def test_there_is_exactly_one_end() -> None:
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(text="a"))
    states = [accumulator.is_complete]
    accumulator.add(END)
    assert [*states, accumulator.is_complete] == [False, True]
    for chunk in (END, StreamingChunk(text="b"), StreamingChunk()):
        with pytest.raises(StreamError, match="exactly one end"):
            accumulator.add(chunk)
    assert accumulator.response.message == assistant("a")


@requirement("REQ-3")
def test_a_stream_without_its_end_is_interrupted_and_carries_what_came() -> None:
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(id="r1", text="Hel", usage=UsageInfo(completion_tokens=1)))
    accumulator.add(
        StreamingChunk(
            tool_call_deltas=[
                ToolCallDelta(index=0, id="c1", name="f", arguments='{"a": 1}'),
                ToolCallDelta(index=1, id="c2", name="f", arguments='{"a": 1}'),
            ]
        )
    )
    with pytest.raises(StreamError) as caught:
        _ = accumulator.response
    assert (caught.value.info.code, caught.value.info.category) == ("ACODE-MDL-008", "interrupted")
    partial = caught.value.partial
    assert partial is not None
    assert (partial.finish_reason, partial.raw_finish_reason, partial.id) == ("error", None, "r1")
    assert partial.message.text == "Hel"
    assert partial.message.tool_calls == (ToolCall(id="c1", name="f", arguments={"a": 1}),)
    assert partial.message.invalid_tool_calls is not None
    assert [(call.id, call.reason) for call in partial.message.invalid_tool_calls] == [("c2", "truncated")]


@requirement("REQ-3")
def test_an_interrupted_stream_of_nothing_has_an_empty_answer() -> None:
    with pytest.raises(StreamError) as caught:
        _ = StreamAccumulator().response
    assert caught.value.partial == ChatResponse(message=assistant(""), usage=UsageInfo(), finish_reason="error")


@requirement("REQ-3")
def test_a_cancelled_answer_says_so() -> None:
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(text="a"))
    assert accumulator.partial("cancelled").finish_reason == "cancelled"


@requirement("REQ-3")
def test_looking_at_the_answer_changes_nothing() -> None:
    accumulator = StreamAccumulator()
    for chunk in (
        StreamingChunk(thinking="h", part_index=0, signature="s"),
        StreamingChunk(text="a", part_index=1),
        StreamingChunk(parts=[ImagePart(url="u")], part_index=2),
    ):
        accumulator.add(chunk)
        accumulator.partial()
    first = accumulator.partial()
    accumulator.add(END)
    assert accumulator.response == accumulator.response
    assert accumulator.response.message == first.message


@requirement("REQ-3", "MSG-13")
def test_the_calls_so_far_can_be_seen_while_the_stream_runs() -> None:
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(tool_call_deltas=[ToolCallDelta(index=0, id="c1", name="f", arguments='{"a": [1')]))
    assert accumulator.tool_calls.arguments_so_far(0) == {"a": [1]}


@requirement("REQ-3", "NFR-1")
def test_a_long_stream_is_kept_in_joined_pieces_each_of_which_is_copied_once_more_at_the_end() -> None:
    accumulator = StreamAccumulator()
    for _ in range(20_000):
        accumulator.add(StreamingChunk(text="word "))
    builder = accumulator._builder
    assert len(builder._text) == 20_000 / JOINED
    assert {len(piece) for piece in builder._text} == {5 * JOINED}
    accumulator.add(END)
    assert accumulator.response.message.text == "word " * 20_000


@requirement("REQ-3")
def test_extras_of_all_chunks_come_together() -> None:
    assert folded(StreamingChunk(extras={"a": 1, "b": 1}), StreamingChunk.from_dict({"b": 2}), END).extras == {
        "a": 1,
        "b": 2,
    }


@requirement("REQ-3")
@pytest.mark.parametrize("name", ["a", "logprobs_of_mine", "zeta"])
def test_a_list_of_log_probabilities_goes_on_and_any_other_is_replaced(name: str) -> None:
    first = {"logprobs": {"content": [1]}, name: [1], "deep": {name: [1], "one": 1}}
    second = {"logprobs": {"content": [2]}, name: [2], "deep": {name: [2]}}
    assert folded(StreamingChunk(extras=first), StreamingChunk(extras=second), END).extras == {
        "logprobs": {"content": [1, 2]},
        name: [2],
        "deep": {name: [2], "one": 1},
    }
    assert first == {"logprobs": {"content": [1]}, name: [1], "deep": {name: [1], "one": 1}}


@requirement("REQ-3")
def test_a_minted_id_is_the_same_whether_streamed_or_not() -> None:
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(id="r1", tool_call_deltas=[ToolCallDelta(index=0, name="f", arguments="{}")]))
    accumulator.add(StreamingChunk(is_complete=True, finish_reason="tool_calls"))
    builder = AnswerBuilder()
    from turnwire.core.calls import RawCall

    builder.calls.append(RawCall(name="f", pieces=["{}"]))
    whole = builder.build(finish_reason="tool_calls", id_facts=("r1",), id="r1")
    assert accumulator.response.to_dict() == whole.to_dict()


def test_numbered_calls_keep_their_place_between_the_parts() -> None:
    def delta(index: int, part_index: int) -> StreamingChunk:
        return StreamingChunk(
            tool_call_deltas=[
                ToolCallDelta(index=index, id=f"c{index}", name="f", arguments="{}", part_index=part_index)
            ]
        )

    chunks = [
        StreamingChunk(thinking="a", part_index=0),
        delta(0, 1),
        StreamingChunk(thinking="b", part_index=2),
        StreamingChunk(text="c", part_index=3),
        delta(1, 4),
        StreamingChunk(is_complete=True, finish_reason="tool_calls"),
    ]
    message = folded(*chunks).message
    assert message.content == (ThinkingPart(text="a"), ThinkingPart(text="b"), TextPart(text="c"))
    assert message.tool_calls == (
        ToolCall(id="c0", name="f", arguments={}, part_index=1),
        ToolCall(id="c1", name="f", arguments={}),
    )


@pytest.mark.parametrize(
    ("beside", "place"),
    [({"thinking": "t"}, 2), ({"signature": "s"}, 2), ({"thinking": "t", "signature": "s"}, 2), ({}, 1)],
)
def test_a_numbered_call_counts_a_thought_without_a_number_among_the_parts_before_it(
    beside: dict[str, Any], place: int
) -> None:
    call = ToolCallDelta(index=0, id="c", name="f", arguments="{}", part_index=1)
    message = message_of(
        *([beside] if beside else []),
        {"text": "a", "part_index": 0},
        {"tool_call_deltas": [call]},
        {"text": "b", "part_index": 2},
    )
    assert [one.part_index for one in message.tool_calls or ()] == [place]
    assert len(message.parts) == place + 1


def test_notes_about_judged_calls_come_last_and_the_others_as_they_came() -> None:
    from turnwire.core.calls import RawCall

    def note(name: str) -> dict[str, str]:
        return {"id": name, "message": "m"}

    builder = AnswerBuilder()
    builder.calls.append(RawCall(name="f", pieces=["{}"]))
    given = [note("tool_not_offered"), note("b"), note("arguments_do_not_fit"), note("a")]
    answer = builder.fields(finish_reason="tool_calls", diagnostics=given)
    ids = [one["id"] if isinstance(one, dict) else one.id for one in answer["diagnostics"]]
    assert ids == ["b", "a", "minted_tool_call_id", "tool_not_offered", "arguments_do_not_fit"]


def test_a_refusal_is_there_once_words_of_it_came() -> None:
    builder = AnswerBuilder()
    found = [builder.has_refusal]
    for piece, number in (("", None), ("", 0), ("no", 0), ("", 0)):
        builder.add_refusal(piece, number)
        found.append(builder.has_refusal)
    whole = AnswerBuilder()
    whole.add_refusal("no")
    assert (found, whole.has_refusal) == ([False, False, False, True, True], True)


def test_provider_options_of_a_numbered_part_join() -> None:
    message = message_of(
        {"text": "a", "part_index": 0, "provider_options": {"gemini": {"x": 1}}},
        {"text": "b", "part_index": 0, "provider_options": {"gemini": {"y": 2}, "vllm": {"z": 3}}},
        {"refusal": "no", "part_index": 1, "provider_options": {"openai-responses": {"id": "m"}}},
        {"refusal": "!", "part_index": 1},
    )
    assert message.content == (
        TextPart(text="ab", provider_options={"gemini": {"x": 1, "y": 2}, "vllm": {"z": 3}}),
        RefusalPart(text="no!", provider_options={"openai-responses": {"id": "m"}}),
    )
