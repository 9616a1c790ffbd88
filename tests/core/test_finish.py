"""Why an answer ended."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.documents import load_document

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ChatResponse,
    InvalidDataError,
    StreamAccumulator,
    StreamingChunk,
    ToolCallDelta,
    UsageInfo,
    assistant,
)
from turnwire.core.finish import finish_reason

WORDS: Any = {"stop": "stop", "eos": "stop", "length": "length", "tool_calls": "tool_calls", "filter": "content_filter"}


@requirement("REQ-2")
@for_each(
    ("raw", "facts", "reason"),
    [
        ("stop", {}, "stop"),
        ("eos", {}, "stop"),
        ("length", {}, "length"),
        ("tool_calls", {"has_calls": True}, "tool_calls"),
        ("filter", {}, "content_filter"),
        ("stop", {"has_calls": True}, "tool_calls"),
        ("eos", {"has_calls": True}, "tool_calls"),
        ("length", {"has_calls": True}, "length"),
        ("length", {"has_calls": True, "last_call_is_cut": True}, "length"),
        ("tool_calls", {"has_calls": True, "last_call_is_cut": True, "reached_limit": True}, "length"),
        ("tool_calls", {"has_calls": True, "last_call_is_cut": True}, "error"),
        ("stop", {"has_calls": True, "last_call_is_cut": True}, "error"),
        ("stop", {"has_refusal": True}, "content_filter"),
        ("stop", {"has_calls": True, "has_refusal": True}, "tool_calls"),
        ("filter", {"has_calls": True}, "content_filter"),
        ("tool_calls", {"has_refusal": True}, "tool_calls"),
        ("length", {"has_refusal": True}, "length"),
        ("invented", {"has_refusal": True}, "other"),
        ("invented", {}, "other"),
        ("invented", {"has_calls": True}, "other"),
        ("STOP", {}, "other"),
        ("", {}, "other"),
        (None, {}, "other"),
        (None, {"has_calls": True}, "other"),
    ],
)
def test_the_reason_of_a_servers_word(raw: str | None, facts: dict[str, bool], reason: str) -> None:
    assert finish_reason(raw, WORDS, **{"has_calls": False, **facts}) == reason


@requirement("REQ-2", "SCH-1")
def test_the_reasons_are_these() -> None:
    assert load_document("turnwire/v1/response")["$defs"]["FinishReason"]["enum"] == [
        "stop",
        "length",
        "tool_calls",
        "error",
        "cancelled",
        "content_filter",
        "other",
    ]


@requirement("REQ-2")
def test_the_servers_own_word_is_kept_beside_the_reason() -> None:
    response = ChatResponse(
        message=assistant("a"), usage=UsageInfo(), finish_reason="other", raw_finish_reason="invented"
    )
    assert ChatResponse.from_json(response.to_json()).raw_finish_reason == "invented"
    accumulator = StreamAccumulator()
    accumulator.add(StreamingChunk(text="a", is_complete=True, finish_reason="other", raw_finish_reason="invented"))
    folded = accumulator.response
    assert (folded.finish_reason, folded.raw_finish_reason) == ("other", "invented")


@requirement("REQ-2")
@pytest.mark.parametrize("reason", [{}, {"finish_reason": None}])
def test_a_last_chunk_without_a_reason_is_refused(reason: dict[str, None]) -> None:
    with pytest.raises(InvalidDataError, match="finish_reason"):
        StreamingChunk(text="a", is_complete=True, **reason)
    with pytest.raises(InvalidDataError, match="finish_reason"):
        StreamingChunk.from_dict({"is_complete": True, **reason})
    with pytest.raises(InvalidDataError, match="finish_reason"):
        StreamingChunk(text="a").replace(is_complete=True)
    assert StreamingChunk(text="a", is_complete=False).finish_reason is None


@requirement("REQ-2", "MSG-10")
def test_a_length_finish_makes_the_last_call_invalid_and_stays_length() -> None:
    accumulator = StreamAccumulator()
    delta = ToolCallDelta(index=0, id="c1", name="f", arguments="{}")
    accumulator.add(StreamingChunk(tool_call_deltas=[delta], is_complete=True, finish_reason="length"))
    response = accumulator.response
    assert (response.finish_reason, response.message.tool_calls) == ("length", None)
    assert response.message.invalid_tool_calls is not None
    assert response.message.invalid_tool_calls[0].reason == "truncated"
