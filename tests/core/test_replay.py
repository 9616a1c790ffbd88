"""A whole answer as the chunks of a stream, which are folded into the same answer."""

from __future__ import annotations

import pytest

from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall
from turnwire_schema.v1.usage import UsageInfo

from tests.requirements import requirement
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.replay import chunks_of

OWN = {"openai-responses": {"item": {"id": "msg_1"}}}
MESSAGES = {
    "calls between parts": AssistantMessage(
        content=[TextPart(text="One."), ThinkingPart(text="hm"), TextPart(text="Two.")],
        tool_calls=[
            ToolCall(id="a", name="f", arguments={}, part_index=0),
            ToolCall(id="b", name="f", arguments={"n": 1}, part_index=2),
            ToolCall(id="d", name="f", arguments={"n": 2}),
        ],
        invalid_tool_calls=[
            InvalidToolCall(id="c", name="f", arguments_text="{", reason="truncated", position=2, part_index=2)
        ],
    ),
    "own options of parts": AssistantMessage(
        content=[
            ThinkingPart(text="hm", signature="", provider_options=OWN),
            TextPart(text="One.", provider_options=OWN),
        ]
    ),
}


@requirement("MSG-5")
@pytest.mark.parametrize("name", MESSAGES)
@pytest.mark.parametrize("piece", [None, 1])
def test_a_whole_answer_comes_back_from_its_chunks(name: str, piece: int | None) -> None:
    answer = ChatResponse(message=MESSAGES[name], finish_reason="tool_calls", usage=UsageInfo())
    folded = StreamAccumulator()
    for chunk in chunks_of(answer, piece=piece):
        folded.add(chunk)

    assert folded.response.message == answer.message
