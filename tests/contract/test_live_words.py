"""Words: those that the suite looks for are our codecs', and those that it says are sentences."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse

from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.contract.live.answer_checks import verdict
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.field_paths import WORDS, at
from turnwire.contract.live.verdict import failed

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


@pytest.mark.parametrize(
    ("faults", "sentence"),
    [
        (["the answer has no id"], "The answer has no id."),
        (["response.output_text.done is missing"], "response.output_text.done is missing."),
        (["/usage: required", "event 0: type"], "/usage: required; event 0: type."),
        (["one", "two", "three", "four"], "One; two; three and more."),
    ],
)
def test_a_finding_is_a_sentence_that_leaves_names_as_they_are(faults: list[str], sentence: str) -> None:
    assert verdict(faults, "It holds.") == failed(sentence)
