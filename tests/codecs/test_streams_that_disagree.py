"""Streams that say a thing twice and not alike, or in a place where it does not belong: nothing of it is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse

from tests.requirements import requirement
from turnwire.codecs.registry import get_codec

Data = dict[str, Any]


def sse(*events: Any) -> bytes:
    return "".join(f"data: {json.dumps(event)}\n\n" for event in events).encode()


def decoded(dialect: str, data: bytes) -> Data:
    """The answer, after seeing that it is the same wherever the bytes are cut."""
    codec = get_codec(dialect)
    answer: ChatResponse = codec.decode_stream([data])
    for pieces in ([data[at : at + 1] for at in range(len(data))], data.splitlines(keepends=True)):
        assert codec.decode_stream(pieces).to_dict() == answer.to_dict()
    return answer.to_dict()


def chat(*usages: Any) -> bytes:
    head: Data = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    said = [{"index": 0, "delta": {"content": "Hi"}, "finish_reason": "stop"}]
    return sse({**head, "choices": said}, *({**head, "choices": [], "usage": usage} for usage in usages))


def block(index: int, **fields: Any) -> Data:
    return {"type": "content_block_start", "index": index, "content_block": fields}


def delta(index: int, **fields: Any) -> Data:
    return {"type": "content_block_delta", "index": index, "delta": fields}


def ended(reason: str | None, **usage: Any) -> Data:
    return {"type": "message_delta", "delta": {"stop_reason": reason}, "usage": usage}


def anthropic(*events: Data, reasons: tuple[str, ...] = ("end_turn",)) -> bytes:
    start: Data = {"id": "m", "type": "message", "role": "assistant", "model": "m", "content": [], "usage": {}}
    begin = [{"type": "message_start", "message": start}, block(0, type="text", text="Hi")]
    return sse(*begin, *events, *map(ended, reasons), {"type": "message_stop"})


def gemini(*usages: Any, index: Any = 0, reasons: tuple[str, ...] = ("STOP",)) -> bytes:
    candidates = [
        {"content": {"role": "model", "parts": [{"text": text}]}, "index": index, "finishReason": reason}
        for text, reason in zip("Hi.", reasons, strict=False)
    ]
    documents = [{"candidates": [candidate], "modelVersion": "m", "responseId": "r"} for candidate in candidates]
    return sse(*documents, *({"usageMetadata": usage} for usage in usages))


COUNTED = {
    "openai-chat": (chat, {"prompt_tokens": 3, "completion_tokens": 4}, "/usage/prompt_tokens"),
    "anthropic": (
        lambda *usages: anthropic(*(ended(None, **usage) for usage in usages)),
        {"input_tokens": 3, "output_tokens": 4},
        "/usage/input_tokens",
    ),
    "gemini": (gemini, {"promptTokenCount": 3, "candidatesTokenCount": 4}, "/usageMetadata/promptTokenCount"),
}


@requirement("COD-7")
@pytest.mark.parametrize("odd", ["x", -1, {}, True])
@pytest.mark.parametrize("dialect", COUNTED)
def test_a_later_count_that_is_none_does_not_cost_the_one_before_it(dialect: str, odd: Any) -> None:
    make, counts, at = COUNTED[dialect]
    answer = decoded(dialect, make(counts, {at.rpartition("/")[2]: odd}))
    counted = {"prompt_tokens": 3, "completion_tokens": 4, "total_tokens": 7}
    assert answer["usage"].items() >= counted.items()
    assert [(each["id"], each["wire_at"], each["value"]) for each in answer["diagnostics"]] == [("odd_field", at, odd)]


@requirement("COD-7")
@pytest.mark.parametrize("dialect", COUNTED)
def test_a_later_report_that_counts_less_leaves_the_other_counts_as_they_were(dialect: str) -> None:
    make, counts, at = COUNTED[dialect]
    usage = decoded(dialect, make(counts, {at.rpartition("/")[2]: 5}))["usage"]
    assert (usage["prompt_tokens"], usage["completion_tokens"]) == (5, 4)


@requirement("COD-7")
@pytest.mark.parametrize(
    ("dialect", "data", "reasons"),
    [
        ("anthropic", anthropic(reasons=("max_tokens", "end_turn", "end_turn")), ("max_tokens", "end_turn")),
        ("gemini", gemini(reasons=("MAX_TOKENS", "STOP", "STOP")), ("MAX_TOKENS", "STOP")),
        ("gemini", gemini(reasons=("FINISH_REASON_UNSPECIFIED", "STOP")), (None, "STOP")),
    ],
)
def test_the_last_reason_counts_and_another_one_before_it_is_kept(
    dialect: str, data: bytes, reasons: tuple[str | None, str]
) -> None:
    answer = decoded(dialect, data)
    assert answer["raw_finish_reason"] == reasons[1]
    assert [each["value"] for each in answer.get("diagnostics", ())] == [each for each in reasons[:1] if each]


@requirement("COD-7")
def test_words_of_another_kind_than_their_block_stand_behind_it() -> None:
    answer = decoded(
        "anthropic",
        anthropic(
            block(1, type="tool_use", id="t", name="f", input={}),
            delta(1, type="text_delta", text="a"),
            delta(1, type="input_json_delta", partial_json='{"a"'),
            delta(1, type="text_delta", text="b"),
            delta(0, type="thinking_delta", thinking="h"),
            delta(1, type="input_json_delta", partial_json=":1}"),
            delta(0, type="thinking_delta", thinking="m"),
            delta(0, type="text_delta", text="!"),
        ),
    )
    content = answer["message"]["content"]
    assert [(part["type"], part["text"]) for part in content] == [("text", "Hi!"), ("text", "ab"), ("thinking", "hm")]
    assert [call["arguments"] for call in answer["message"]["tool_calls"]] == [{"a": 1}]


@requirement("COD-7")
def test_a_piece_that_no_block_takes_is_kept_in_a_note() -> None:
    piece = {"type": "future_delta", "x": "1"}
    more = {"type": "redacted_delta", "data": "b"}
    events = [delta(7, **piece), delta(7, **piece), block(1, type="redacted_thinking", data="a"), delta(1, **more)]
    answer = decoded("anthropic", anthropic(*events))
    assert [(each["id"], each["value"]) for each in answer["diagnostics"]] == [
        ("unknown_delta", piece),
        ("unknown_delta", more),
    ]


@requirement("COD-7")
@pytest.mark.parametrize("index", [1, "x", -1, True])
def test_the_only_candidate_is_the_answer_whatever_its_index(index: Any) -> None:
    data = gemini(index=index, reasons=("STOP", "STOP"))
    whole = gemini(index=index)[6:]
    found = [decoded("gemini", data), decoded("gemini", whole), get_codec("gemini").decode_response(whole).to_dict()]
    assert [each["message"]["content"] for each in found] == ["Hi", "H", "H"]
    for each in found:
        assert each["extras"] == {"candidate": {"index": index}}
        assert [note["id"] for note in each["diagnostics"]] == ["odd_field"]


def interaction(*events: Data, status: str = "completed", **fields: Any) -> bytes:
    ended: Data = {"event_type": "interaction.completed", "interaction": {"id": "i", "status": status, **fields}}
    return sse(*events, ended)


def step(index: int, *deltas: Data, **fields: Any) -> list[Data]:
    pieces = [{"event_type": "step.delta", "index": index, "delta": piece} for piece in deltas]
    begin: Data = {"event_type": "step.start", "index": index, "step": fields}
    return [begin, *pieces, {"event_type": "step.stop", "index": index}]


@requirement("COD-7")
def test_a_step_that_only_the_whole_interaction_has_is_read() -> None:
    asked: Data = {"type": "user_input", "content": [{"type": "text", "text": "?"}]}
    said: Data = {"type": "model_output", "content": [{"type": "text", "text": "Hi"}]}
    call: Data = {"type": "function_call", "id": "c", "name": "f", "arguments": {"a": 1}}
    told = step(1, {"type": "text", "text": "Hi"}, type="model_output")
    answer = decoded("gemini-interactions", interaction(*told, status="requires_action", steps=[asked, said, call]))
    assert answer["message"]["content"] == "Hi"
    assert [each["arguments"] for each in answer["message"]["tool_calls"]] == [{"a": 1}]
    again = decoded("gemini-interactions", interaction(*told, steps=[asked, said]))
    assert again["message"]["content"] == "Hi"


@requirement("COD-7")
def test_a_piece_that_no_step_takes_is_kept_in_a_note() -> None:
    odd: Data = {"type": "thought_summary", "content": {"type": "text", "text": "Hm"}}
    answer = decoded(
        "gemini-interactions", interaction(*step(0, odd, {"type": "text", "text": "Hi"}, type="model_output"))
    )
    assert answer["message"]["content"] == "Hi"
    assert [(each["id"], each["value"]) for each in answer["diagnostics"]] == [("unknown_delta", [odd])]
