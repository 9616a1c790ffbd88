"""Checks of whole answers, and of what a question may hold."""

from __future__ import annotations

from collections.abc import Iterator

from turnwire.codecs.values.wire_values import count_of
from turnwire.contract.live.answer_checks import judged, takes, tried, withstands
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.field_paths import WORDS, at, items
from turnwire.contract.live.probe import excerpt
from turnwire.contract.live.response_facts import Reading

takes("chat.one-answer", "plain")
takes("chat.system", "system")
takes("chat.developer", "developer")
takes("chat.turns", "turns")
takes("chat.text-parts", "parts")
takes("chat.neighbours", "neighbours")
takes("chat.participant-name", "name")
takes("chat.nulls", "nulls")
takes("chat.charset", "charset")
takes("chat.unicode", "unicode")
withstands("chat.empty-text", "empty-text")

_SECONDS = range(1_500_000_000, 5_000_000_000)
"""The range of a time in seconds since 1970; in milliseconds it would be a thousand times as much."""


@judged("chat.media-type", "plain")
def media_type(reading: Reading) -> Iterator[str]:
    if reading.media_type != "application/json":
        yield f"the content type is {reading.media_type or 'missing'}"


@judged("chat.document", "plain", judges="bodies")
def document(reading: Reading) -> Iterator[str]:
    if reading.status == 200:
        yield from reading.misfits("response", reading.body)


@judged("chat.reads", "plain", judges="bodies")
def reads(reading: Reading) -> Iterator[str]:
    if reading.status == 200 and reading.decoded.failure is not None:
        yield f"the answer cannot be read: {reading.said}"


@judged("chat.text", "plain")
def text(reading: Reading) -> Iterator[str]:
    if not reading.answer.message.text.strip():
        yield "the answer has no text"


@judged("chat.one-choice", "plain")
def one_choice(reading: Reading) -> Iterator[str]:
    place = WORDS[reading.dialect].choices
    if place is not None and len(items(reading.fields.get(place))) != 1:
        yield f"{len(items(reading.fields.get(place)))} answers came, and one was asked for"


@judged("chat.model-named", "plain")
def model_named(reading: Reading) -> Iterator[str]:
    if not reading.answer.model:
        yield "the answer names no model"


@judged("chat.model-asked", "plain")
def model_asked(reading: Reading) -> Iterator[str]:
    asked = reading.request.parameters.model if reading.request else ""
    if reading.answer.model != asked:
        yield f"{excerpt(asked)} was asked, and {excerpt(reading.answer.model or '')} is said to answer"


@judged("chat.id", "plain")
def answer_id(reading: Reading) -> Iterator[str]:
    if not reading.answer.id:
        yield "the answer has no id"


@judged("chat.ids-differ", "plain", "plain-again")
def ids_differ(one: Reading, other: Reading) -> Iterator[str]:
    if one.answer.id == other.answer.id:
        yield f"two answers have the id {excerpt(one.answer.id or '')}"


@judged("chat.created", "plain")
def created(reading: Reading) -> Iterator[str]:
    found = reading.answer.created
    if isinstance(found, int) and found not in _SECONDS:
        yield f"{found} is no time in seconds"
    elif found is None:
        yield "the answer has no time"


@judged("chat.finish", "plain")
def finish(reading: Reading) -> Iterator[str]:
    if reading.answer.finish_reason not in ("stop", "length"):
        yield f"the finish reason is {excerpt(reading.answer.raw_finish_reason or 'missing')}"


@judged("chat.usage", "plain")
def usage(reading: Reading) -> Iterator[str]:
    for name, place in zip(("prompt", "answer"), WORDS[reading.dialect].counts, strict=False):
        count = at(reading.fields, *place)
        if not count_of(count):
            yield f"/{'/'.join(place)}: the tokens of the {name} are not counted"


@judged("chat.usage-sum", "plain")
def usage_sum(reading: Reading) -> Iterator[str]:
    words = WORDS[reading.dialect]
    *parts, total = (at(reading.fields, *place) for place in words.counts)
    parts.extend(at(reading.fields, *place) for place in words.also_counted)
    known = sum(part for part in parts if type(part) is int)
    if total != known:
        yield f"the total is {total}, and its parts are {known} tokens"


@judged("chat.usage-same", "plain", "plain-again")
def usage_same(one: Reading, other: Reading) -> Iterator[str]:
    counts = [reading.answer.usage.prompt_tokens for reading in (one, other)]
    if counts[0] != counts[1]:
        yield f"one prompt has {counts[0]} tokens, and then {counts[1]}"


@judged("chat.content-there", "plain")
def content_there(reading: Reading) -> Iterator[str]:
    message = at(reading.fields, "choices", 0, "message")
    if not isinstance(message, dict) or "content" not in message:
        yield "the message has no member `content`"


@judged("chat.no-empty-calls", "plain")
def no_empty_calls(reading: Reading) -> Iterator[str]:
    message = at(reading.fields, "choices", 0, "message") or reading.fields.get("message") or {}
    if "tool_calls" in message and not message["tool_calls"]:
        yield f"`tool_calls` is {excerpt(message['tool_calls'])} in an answer without calls"


@judged("chat.done", "plain")
def done(reading: Reading) -> Iterator[str]:
    if reading.fields.get("done") is not True:
        yield "`done` is not true"
    if not reading.fields.get("done_reason"):
        yield "`done_reason` is missing"


@judged("chat.status-completed", "plain")
def status_completed(reading: Reading) -> Iterator[str]:
    status = reading.fields.get("status")
    if status != ("incomplete" if reading.answer.finish_reason == "length" else "completed"):
        yield f"the status of a whole answer is {excerpt(status)}"


@judged("chat.stream-default", "stream-absent", judges="bodies")
def stream_default(reading: Reading) -> Iterator[str]:
    if reading.status != 200:
        raise tried(f"The server refused the question: status {reading.status}.")
    wanted = DIALECTS[reading.dialect].stream_type if reading.dialect == "ollama" else "application/json"
    if reading.media_type != wanted:
        yield f"without `stream` the content type is {reading.media_type}, and not {wanted}"


@judged("chat.utf8", "unicode")
def utf8(reading: Reading) -> Iterator[str]:
    yield from broken_characters(reading)


def broken_characters(reading: Reading) -> Iterator[str]:
    """Characters that the server cut or lost."""
    try:
        found = reading.raw.decode("utf-8")
    except UnicodeDecodeError:
        yield "the body is not UTF-8"
        return
    if "\ufffd" in found or "\\ufffd" in found.lower():
        yield "the body has the character that stands for a broken one (U+FFFD)"


@judged("chat.nothing-odd", "plain")
def nothing_odd(reading: Reading) -> Iterator[str]:
    for name in sorted(reading.notes):
        yield f"the answer was read with the remark {name}"
