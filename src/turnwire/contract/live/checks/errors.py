"""Checks of refusals and limits: status, form, recovery after them, and the longest answers, contexts and bodies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.values.wire_values import whole_of
from turnwire.contract.live.answer_checks import check, judged, refuses, taken, takes, tried, verdict, withstands
from turnwire.contract.live.answers import read, require_plain_answer
from turnwire.contract.live.field_paths import WORDS, at
from turnwire.contract.live.probe import Probe, excerpt
from turnwire.contract.live.questions.chat import CUT_AT, WORDS as ASKED_WORDS
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Verdict

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
        Stop: the model ended before it, or no count was sent, so the limits cannot be checked.
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


_REFUSED: Final = (
    *("json-broken", "json-none", "json-list", "json-not-utf8"),
    *("messages-none", "messages-empty", "messages-text", "messages-null", "messages-number", "message-text"),
    *("role-none", "role-unknown", "role-number", "content-none", "content-null", "content-number"),
    *("model-none", "model-empty", "model-number", "stream-text", "role-unknown-streamed", "body-streamed"),
)
_WITHSTOOD: Final = ("part-unknown", "part-without-text", "image-broken")
for _name in _REFUSED:
    refuses(f"errors.{_name}", _name)
for _name in _WITHSTOOD:
    withstands(f"errors.{_name}", _name)

_ASKED: Final = ("json-broken", "messages-number", "model-unknown", "path-unknown", "chat-get")
"""Refusals of different parts of a server, which often have different forms."""
_SILENT: Final = (b"", b"{}", b'{"error":{"message":""}}', b'{"error":""}')
"""Refusals that say nothing: the codec reads them as what it says itself of such a one."""
_TRACES: Final = ("Traceback (most recent call last)", '  File "', "goroutine ", "at Object.<anonymous>")


def _document(clause: str, question: str) -> None:
    @judged(clause, question, judges="everything")
    def judge(reading: Reading) -> Iterator[str]:
        if reading.status >= 400:
            if reading.body is None:
                text = reading.raw.decode("utf-8", "replace")
                yield f"the refusal with status {reading.status} is not JSON: {excerpt(text)}"
            else:
                yield from reading.misfits("envelope", reading.body)


for _name in _ASKED:
    _document(f"errors.form-{_name}", _name)


def _status(clause: str, question: str, *statuses: int) -> None:
    @judged(clause, question, judges="everything")
    def judge(reading: Reading) -> Iterator[str]:
        if reading.status not in statuses:
            yield f"the status is {reading.status}, and not {' or '.join(map(str, statuses))}"


_status("errors.model-unknown", "model-unknown", 404)
_status("errors.model-unknown-streamed", "model-unknown-streamed", 404)
_status("errors.path-unknown", "path-unknown", 404, 405)
_status("errors.path-unknown-get", "path-unknown-get", 404)
_status("errors.method", "chat-get", 405, 404)


@judged("errors.media-type", "messages-number", judges="everything")
def media_type(reading: Reading) -> Iterator[str]:
    if reading.status >= 400 and reading.media_type != "application/json":
        yield f"the content type of a refusal is {reading.media_type or 'missing'}"


@judged("errors.says-error", "json-broken", "messages-number", judges="everything")
def says_error(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        if reading.status >= 400 and reading.fields.get("type") != "error":
            yield f"the `type` of a refusal is {excerpt(reading.fields.get('type'))}"


@judged("errors.message", "messages-number", judges="everything")
def message(reading: Reading) -> Iterator[str]:
    silent = {reading.codec.decode_error(reading.status, body).message for body in _SILENT}
    if reading.status >= 400 and reading.info.message in silent:
        yield "the refusal says nothing"


@judged("errors.no-trace", "json-broken", "messages-number", "model-number", "json-list", judges="everything")
def no_trace(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        text = reading.raw.decode("utf-8", "replace")
        if reading.status >= 400 and any(trace in text for trace in _TRACES):
            yield "the refusal shows where in the server's code it was made"


@judged("errors.code", "messages-number", judges="everything")
def code(reading: Reading) -> Iterator[str]:
    found = whole_of(at(reading.body, "error", "code"))
    if found is not None and found != reading.status:
        yield f"the code of the refusal is {found}, and its status {reading.status}"


@judged("errors.kind", "messages-number", judges="everything")
def kind(reading: Reading) -> Iterator[str]:
    if 400 <= reading.status < 500 and reading.info.category not in ("invalid_request", "unsupported"):
        yield f"the refusal of a wrong body is read as {reading.info.category or 'of no kind'}"


@judged("errors.kind-model", "model-unknown", judges="everything")
def kind_model(reading: Reading) -> Iterator[str]:
    if 400 <= reading.status < 500 and reading.info.category != "not_found":
        yield f"the refusal of an unknown model is read as {reading.info.category or 'of no kind'}"


@check("errors.well-after")
async def well_after(probe: Probe) -> Verdict:
    await require_plain_answer(probe)
    for name in ("json-broken", "messages-number", "path-unknown"):
        await read(probe, name)
    return verdict(taken(await read(probe, "plain-after")), "The next question is answered.")
