"""Checks of limits: of the answer, of the context, of what a body may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from turnwire.codecs.dialects import dialect_named
from turnwire.contract.live.answer_checks import judged, refuses, takes, tried, withstands
from turnwire.contract.live.field_paths import WORDS
from turnwire.contract.live.probe import excerpt
from turnwire.contract.live.questions.chat import CUT_AT, WORDS as ASKED_WORDS
from turnwire.contract.live.response_facts import Reading

takes("limits.many-messages", "many-messages")
withstands("limits.beyond-context", "limit-beyond")
refuses("limits.deep-json", "deep-json")
refuses("limits.text", "limit-text")
refuses("limits.negative", "limit-negative")
refuses("limits.fraction", "limit-fraction")
refuses("limits.true", "limit-true")
refuses("limits.required", "limit-missing")

_SLACK: Final = 2
"""Tokens beyond the limit that servers count at the end of an answer."""


def require_cut(reading: Reading) -> None:
    """See that the limit was reached.

    Raises:
        Stop: the model ended before it, or nobody counted, so nothing can be said about limits.
    """
    count = reading.answer.usage.completion_tokens
    if reading.answer.finish_reason != "length" and (count is None or count < CUT_AT):
        raise tried(f"{CUT_AT} tokens were allowed, and the model ended by itself after {count or 'uncounted'} tokens.")


def _cut(reading: Reading) -> Iterator[str]:
    require_cut(reading)
    if reading.answer.finish_reason != "length":
        yield f"at the limit, the finish reason is {excerpt(reading.answer.raw_finish_reason or 'missing')}"


judged("limits.cut", "cut")(_cut)
judged("limits.old-name", "old-limit")(_cut)
judged("limits.new-name", "new-limit")(_cut)


@judged("limits.tokens", "cut")
def tokens(reading: Reading) -> Iterator[str]:
    count = reading.answer.usage.completion_tokens
    if count is not None and count > CUT_AT + _SLACK:
        yield f"{CUT_AT} tokens were allowed, and {count} were made"


@judged("limits.one-token", "one-token")
def one_token(reading: Reading) -> Iterator[str]:
    if len(reading.answer.message.text.split()) > 1:
        yield "one token was allowed, and several words came"


@judged("limits.status", "cut")
def status(reading: Reading) -> Iterator[str]:
    require_cut(reading)
    if reading.fields.get("status") != "incomplete":
        yield f"the answer reached the limit, and its status is {excerpt(reading.fields.get('status'))}"


@judged("limits.word", "cut")
def word(reading: Reading) -> Iterator[str]:
    if reading.answer.finish_reason == "length" and reading.answer.raw_finish_reason != WORDS[reading.dialect].cut_end:
        yield f"at the limit, the finish reason is {excerpt(reading.answer.raw_finish_reason or 'missing')}"


def _too_long(reading: Reading) -> Iterator[str]:
    counted = reading.answer.usage.prompt_tokens if reading.is_answered else None
    if counted is not None and counted < ASKED_WORDS // 2:
        yield f"a prompt of {ASKED_WORDS} words was cut in silence: {counted} tokens were read"
    elif reading.is_answered:
        raise tried(f"A prompt of {ASKED_WORDS} words was answered; the context may be as large.")
    elif reading.status >= 500:
        yield f"the server answered with status {reading.status}: {reading.said}"


@judged("limits.overflow", "overflow", judges="everything")
def overflow(reading: Reading) -> Iterator[str]:
    yield from _too_long(reading)


@judged("limits.overflow-streamed", "overflow-streamed", judges="everything")
def overflow_streamed(reading: Reading) -> Iterator[str]:
    yield from _too_long(reading)
    may_begin = dialect_named(reading.dialect).client.habits.streams_overflow
    if reading.status == 200 and not reading.is_answered and not may_begin:
        yield f"the status is 200, and the error is in the stream: {reading.said}"


@judged("limits.overflow-named", "overflow", judges="everything")
def overflow_named(reading: Reading) -> Iterator[str]:
    if reading.is_answered:
        raise tried(f"A prompt of {ASKED_WORDS} words was answered.")
    if reading.info.category != "context_overflow":
        yield f"a prompt that is too long is refused, but not as one: {reading.said}"
