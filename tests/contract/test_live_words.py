"""The words that the suite looks for are those that our codecs write and read."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse

from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.words import WORDS, at

CALL = {"id": "call_1", "name": "f", "arguments": {"a": 1}}
USAGE = {"prompt_tokens": 3, "completion_tokens": 4, "total_tokens": 7}


def _body(dialect: str, reason: str, **message: Any) -> Any:
    said = {"role": "assistant", "content": "Hello", **message}
    fields = {"id": "x", "created": 1, "model": "m", "message": said, "finish_reason": reason, "usage": USAGE}
    return get_codec(dialect).encode_response(ChatResponse.from_dict(fields)).value


def _word(dialect: str, body: Any) -> str | None:
    return get_codec(dialect).decode_response(body).raw_finish_reason


def test_every_dialect_has_words() -> None:
    assert list(WORDS) == list(DIALECTS)


@requirement("CON-2")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_finish_words_and_the_places_of_the_counts_are_those_of_the_codec(dialect: str) -> None:
    words = WORDS[dialect]
    cut, calls = _body(dialect, "length"), _body(dialect, "tool_calls", content=None, tool_calls=[CALL])
    assert (_word(dialect, cut), _word(dialect, calls)) == (words.cut_end, words.calls_end)
    assert [at(cut, *place) for place in words.counts] == [3, 4, 7][: len(words.counts)]
