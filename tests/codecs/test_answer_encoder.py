"""What the encoders of all dialects have in common: one end, and what any chunk may say of the whole answer."""

from __future__ import annotations

from typing import Any, Final

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import get_codec
from turnwire.core.errors import StreamError

DIALECTS: Final = ("openai-chat", "anthropic", "gemini", "gemini-interactions", "openai-responses", "ollama")
FIRST: Final = {"id": "answer_1", "model": "m", "created": 1_700_000_000}
END: Final = {"is_complete": True, "finish_reason": "stop"}


def _written(dialect: str, *chunks: dict[str, Any], **start: Any) -> list[bytes]:
    encoder = get_codec(dialect).stream_encoder(**start)
    return [*(encoder.feed(StreamingChunk.from_dict(chunk)) for chunk in chunks), encoder.close()]


@requirement("COD-1")
@for_each("dialect", DIALECTS)
@for_each("late", [{"text": "late"}, {"thinking": "late"}, {"refusal": "late"}, END])
def test_nothing_is_written_behind_the_end(dialect: str, late: dict[str, Any]) -> None:
    *said, end = _written(dialect, FIRST, {"text": "Hi"}, END)
    assert _written(dialect, FIRST, {"text": "Hi"}, END, late) == [*said, b"", end]


@requirement("COD-1")
@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("chunks", [(FIRST, {"text": "Hi"}), (FIRST, {"text": "Hi"}, END)], ids=["broken", "whole"])
def test_a_stream_is_closed_once_whatever_comes_after_that(dialect: str, chunks: tuple[dict[str, Any], ...]) -> None:
    encoder = get_codec(dialect).stream_encoder()
    for chunk in chunks:
        encoder.feed(StreamingChunk.from_dict(chunk))
    encoder.close()
    late = [
        encoder.feed(StreamingChunk.from_dict(chunk))
        for chunk in ({"text": "late"}, {"thinking": "late"}, {"model": "other"}, END)
    ]
    error = StreamError("it broke", category="protocol").info
    assert [*late, encoder.close(), encoder.close(error)] == [b""] * 6


@requirement("COD-1")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_counts_are_written_whichever_chunk_brought_them_last(dialect: str) -> None:
    counted = {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5}
    early = {"prompt_tokens": 3, "completion_tokens": 1, "total_tokens": 4}
    written = _written(dialect, {**FIRST, "usage": early}, {"text": "Hi", "usage": counted}, {"text": "!"}, END)
    usage = get_codec(dialect).decode_stream(written).usage
    assert (usage.prompt_tokens, usage.completion_tokens, usage.total_tokens) == (3, 2, 5)


@requirement("COD-1")
@pytest.mark.parametrize("dialect", ["openai-chat", "gemini", "gemini-interactions", "openai-responses"])
def test_a_chunk_that_names_nobody_leaves_the_name_and_the_id_that_the_caller_gave(dialect: str) -> None:
    written = _written(dialect, {"text": "Hi"}, {**END, "id": ""}, model="given", response_id="resp_given")
    answer = get_codec(dialect).decode_stream(written)
    assert (answer.model, answer.id) == ("given", "resp_given")


@requirement("COD-1")
def test_objects_beside_an_answer_of_anthropic_grow_from_chunk_to_chunk_as_in_a_whole_answer() -> None:
    own = {**END, "raw_finish_reason": "end_turn"}
    written = _written("anthropic", {**FIRST, "extras": {"own": {"a": 1}}}, {"extras": {"own": {"b": 2}}}, own)
    assert get_codec("anthropic").decode_stream(written).extras == {"own": {"a": 1, "b": 2}}
