"""Checks of streamed answers: their bytes, their order, their end, and the same content as a whole answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turnwire.contract.live.answer_checks import judged, takes, tried
from turnwire.contract.live.checks.chat import broken_characters
from turnwire.contract.live.checks.errors import require_cut
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.field_paths import WORDS, at, items
from turnwire.contract.live.probe import excerpt
from turnwire.contract.live.response_facts import Reading

takes("streaming.answers", "plain-streamed")


@judged("streaming.media-type", "plain-streamed")
def media_type(reading: Reading) -> Iterator[str]:
    if reading.media_type != DIALECTS[reading.dialect].stream_type:
        yield f"the content type is {reading.media_type or 'missing'}"


@judged("streaming.json", "plain-streamed", judges="bodies")
def json_events(reading: Reading) -> Iterator[str]:
    for number, event in enumerate(reading.events):
        if not isinstance(event.value, dict) and not event.is_done:
            yield f"event {number} is not a JSON object"


@judged("streaming.document", "plain-streamed", judges="bodies")
def document(reading: Reading) -> Iterator[str]:
    yield from event_faults(reading)


def event_faults(reading: Reading) -> Iterator[str]:
    """Where the events do not fit the dialect's document."""
    if reading.status == 200:
        for number, event in enumerate(reading.events):
            if isinstance(event.value, dict):
                yield from (f"event {number}: {fault}" for fault in reading.misfits("event", event.value))


@judged("streaming.reads", "plain-streamed", judges="bodies")
def reads(reading: Reading) -> Iterator[str]:
    if reading.status == 200 and reading.decoded.failure is not None:
        yield f"the stream cannot be read to its end: {reading.said}"


@judged("streaming.unbroken", "plain-streamed", judges="bodies")
def unbroken(reading: Reading) -> Iterator[str]:
    if reading.broken is not None:
        yield f"the connection broke before its end: {reading.broken}"


@judged("streaming.split", "plain-streamed", judges="bodies")
def split(reading: Reading) -> Iterator[str]:
    if reading.status == 200:
        if len(_data_lines(reading)) != len(reading.events):
            yield "an event has its data on more than one line"
        for size in reading.differing_pieces():
            yield f"pieces of {size} bytes are read differently than the whole"


def _data_lines(reading: Reading) -> list[bytes]:
    lines = reading.raw.splitlines() if reading.dialect != "ollama" else reading.raw.split(b"\n")
    return [line for line in lines if (line.startswith(b"data:") if reading.dialect != "ollama" else line.strip())]


@judged("streaming.text", "plain-streamed")
def text(reading: Reading) -> Iterator[str]:
    if not reading.answer.message.text.strip():
        yield "the stream has no text"


@judged("streaming.one-end", "plain-streamed", judges="bodies")
def one_end(reading: Reading) -> Iterator[str]:
    ends = sum(WORDS[reading.dialect].is_end(value) for value in reading.values)
    if reading.status == 200 and ends != 1:
        yield f"{ends} events say that the answer has ended, and one must"


@judged("streaming.nothing-after-end", "plain-streamed")
def nothing_after_end(reading: Reading) -> Iterator[str]:
    words = WORDS[reading.dialect]
    ends = [number for number, value in enumerate(reading.values) if words.is_end(value)]
    for value in reading.values[ends[0] + 1 :] if ends else ():
        if not words.may_follow(value) and not words.is_end(value):
            yield f"after the end came {excerpt(value)}"


@judged("streaming.done-mark", "plain-streamed")
def done_mark(reading: Reading) -> Iterator[str]:
    marks = [event.is_done for event in reading.events]
    wanted = 1 if WORDS[reading.dialect].has_done else 0
    if sum(marks) != wanted:
        yield f"`[DONE]` came {sum(marks)} times, and should {wanted} times"
    elif wanted and not marks[-1]:
        yield "something came after `[DONE]`"


@judged("streaming.last-line-ends", "plain-streamed", judges="bodies")
def last_line_ends(reading: Reading) -> Iterator[str]:
    wanted = b"\n" if reading.dialect == "ollama" else b"\n\n"
    if reading.status == 200 and not reading.raw.replace(b"\r\n", b"\n").endswith(wanted):
        yield "the last line is not terminated"


@judged("streaming.utf8", "unicode-streamed")
def utf8(reading: Reading) -> Iterator[str]:
    yield from broken_characters(reading)


@judged("streaming.pieces", "plain-streamed")
def pieces(reading: Reading) -> Iterator[str]:
    if len(reading.answer.message.text.split()) < 2:
        raise tried("The answer was too short to come in pieces.")
    if sum(bool(chunk.text) for chunk in reading.decoded.chunks) < 2:
        yield "the text arrived in one piece"


@judged("streaming.first", "plain-streamed")
def first(reading: Reading) -> Iterator[str]:
    wanted = WORDS[reading.dialect].first
    found = reading.events[0].name
    if wanted is not None and found != wanted:
        yield f"the first event is {excerpt(found)}, and not {wanted}"


@judged("streaming.role-first", "plain-streamed")
def role_first(reading: Reading) -> Iterator[str]:
    if at(reading.values[0], "choices", 0, "delta", "role") != "assistant":
        yield "the first event does not say that the assistant speaks"


@judged("streaming.role-once", "plain-streamed")
def role_once(reading: Reading) -> Iterator[str]:
    times = sum(at(value, "choices", 0, "delta", "role") is not None for value in reading.values)
    if times > 1:
        yield f"the role stands in {times} events"


@judged("streaming.event-names", "plain-streamed")
def event_names(reading: Reading) -> Iterator[str]:
    field = WORDS[reading.dialect].name_field
    for event in reading.events:
        if field is not None and isinstance(event.value, dict) and event.value.get(field) != event.name:
            yield f"the event {excerpt(event.name)} has the `{field}` {excerpt(event.value.get(field))}"


@judged("streaming.one-id", "plain-streamed")
def one_id(reading: Reading) -> Iterator[str]:
    yield from _one(reading, WORDS[reading.dialect].id_at, "id")


@judged("streaming.one-model", "plain-streamed")
def one_model(reading: Reading) -> Iterator[str]:
    yield from _one(reading, WORDS[reading.dialect].model_at, "model")


def _one(reading: Reading, places: Any, what: str) -> Iterator[str]:
    found = {str(at(value, *place)) for value in reading.values for place in places if at(value, *place) is not None}
    if len(found) > 1:
        yield f"one stream names {len(found)} values of `{what}`"
    elif not found:
        yield f"the stream has no `{what}`"


@judged("streaming.ids-differ", "plain-streamed", "streamed-again")
def ids_differ(one: Reading, other: Reading) -> Iterator[str]:
    if one.answer.id == other.answer.id:
        yield f"two streams have the id {excerpt(one.answer.id or '')}"


@judged("streaming.choice-index", "plain-streamed")
def choice_index(reading: Reading) -> Iterator[str]:
    for value in reading.values:
        for choice in items(value.get("choices")):
            if at(choice, "index") != 0:
                yield f"a choice has the index {excerpt(at(choice, 'index'))}"


@judged("streaming.finish-null", "plain-streamed")
def finish_null(reading: Reading) -> Iterator[str]:
    for number, value in enumerate(reading.values):
        if at(value, "choices", 0, "finish_reason") == "":
            yield f"event {number}: the finish reason is an empty text"


@judged("streaming.usage", "plain-streamed")
def usage(reading: Reading) -> Iterator[str]:
    counts = reading.answer.usage
    for name, count in (("prompt", counts.prompt_tokens), ("answer", counts.completion_tokens)):
        if not count:
            yield f"the tokens of the {name} are not counted"


@judged("streaming.usage-once", "plain-streamed")
def usage_once(reading: Reading) -> Iterator[str]:
    times = sum(value.get("usage") is not None for value in reading.values)
    if times != 1:
        yield f"usage stands in {times} events, and should in one"


@judged("streaming.usage-alone", "plain-streamed")
def usage_alone(reading: Reading) -> Iterator[str]:
    for value in reading.values:
        if value.get("usage") is not None and value.get("choices"):
            yield "the event with the usage has choices"


@judged("streaming.usage-unasked", "usage-unasked")
def usage_unasked(reading: Reading) -> Iterator[str]:
    if any(value.get("usage") is not None for value in reading.values):
        yield "the stream has usage that the request did not ask for"


@judged("streaming.usage-as-whole", "plain", "plain-streamed")
def usage_as_whole(whole: Reading, streamed: Reading) -> Iterator[str]:
    counts = [reading.answer.usage.prompt_tokens for reading in (whole, streamed)]
    if counts[0] != counts[1]:
        yield f"the prompt has {counts[0]} tokens in a whole answer, and {counts[1]} in a stream"


@judged("streaming.text-as-whole", "plain", "plain-again", "plain-streamed")
def text_as_whole(whole: Reading, again: Reading, streamed: Reading) -> Iterator[str]:
    texts = [reading.answer.message.text for reading in (whole, again, streamed)]
    if texts[0] != texts[1]:
        raise tried("The same question was asked twice at temperature 0 and got two answers, so none can be compared.")
    if texts[0] != texts[2]:
        yield f"the whole answer is {excerpt(texts[0])}, and the streamed one {excerpt(texts[2])}"


@judged("streaming.finish-as-whole", "cut", "cut-streamed")
def finish_as_whole(whole: Reading, streamed: Reading) -> Iterator[str]:
    require_cut(whole)
    words = [reading.answer.raw_finish_reason for reading in (whole, streamed)]
    if words[0] != words[1]:
        yield f"a whole answer ends with {excerpt(words[0] or '')}, the same streamed with {excerpt(words[1] or '')}"


@judged("streaming.cut", "cut-streamed")
def cut(reading: Reading) -> Iterator[str]:
    require_cut(reading)
    if reading.answer.finish_reason != "length":
        yield f"at the limit, the finish reason is {excerpt(reading.answer.raw_finish_reason or 'missing')}"


@judged("streaming.done-false", "plain-streamed")
def done_false(reading: Reading) -> Iterator[str]:
    for number, value in enumerate(reading.values[:-1]):
        if value.get("done") is not False:
            yield f"line {number} does not have `done`: false"


@judged("streaming.counts-last", "plain-streamed")
def counts_last(reading: Reading) -> Iterator[str]:
    for number, value in enumerate(reading.values[:-1]):
        if "eval_count" in value or "prompt_eval_count" in value:
            yield f"line {number} counts tokens, and is not the last"


@judged("streaming.sequence", "plain-streamed")
def sequence(reading: Reading) -> Iterator[str]:
    for number, value in enumerate(reading.values):
        if value.get("sequence_number") != number:
            yield f"event {number} has the sequence number {excerpt(value.get('sequence_number'))}"


@judged("streaming.order", "plain-streamed")
def order(reading: Reading) -> Iterator[str]:
    field = WORDS[reading.dialect].name_field or ""
    for pair in WORDS[reading.dialect].pairs:
        is_open: set[tuple[Any, ...]] = set()
        for value in reading.values:
            kind, key = value.get(field), tuple(value.get(name) for name in pair.key)
            if kind == pair.opens:
                is_open.add(key)
            elif kind in pair.between and key not in is_open:
                yield f"{kind} came before its {pair.opens} or after its {pair.closes}"
            elif kind == pair.closes:
                if key not in is_open:
                    yield f"{pair.closes} came without its {pair.opens}"
                is_open.discard(key)
        if is_open:
            yield f"{pair.opens} came without its {pair.closes}"


@judged("streaming.indexes", "plain-streamed")
def indexes(reading: Reading) -> Iterator[str]:
    words = WORDS[reading.dialect]
    found = [at(value, words.pairs[0].key[0]) for value in reading.values if _opens(value, words)]
    if found != list(range(len(found))):
        yield f"the parts are numbered {excerpt(found)}"


def _opens(value: Any, words: Any) -> bool:
    return bool(value.get(words.name_field) == words.pairs[0].opens)


@judged("streaming.done-texts", "plain-streamed")
def done_texts(reading: Reading) -> Iterator[str]:
    said: dict[Any, str] = {}
    dones = 0
    for value in reading.values:
        key = (value.get("output_index"), value.get("content_index"))
        if value.get("type") == "response.output_text.delta":
            said[key] = said.get(key, "") + str(value.get("delta"))
        elif value.get("type") == "response.output_text.done":
            dones += 1
            if value.get("text") != said.get(key, ""):
                yield "the text of response.output_text.done is not that of its pieces"
    if said and not dones:
        yield "response.output_text.done is missing"


@judged("streaming.final-output", "plain-streamed")
def final_output(reading: Reading) -> Iterator[str]:
    last: dict[str, Any] = next(
        (value for value in reversed(reading.values) if WORDS[reading.dialect].is_end(value)), {}
    )
    output = items(at(last, "response", "output"))
    said = "".join(
        at(part, "text") or ""
        for item in output
        if at(item, "type") == "message"
        for part in items(at(item, "content"))
    )
    if said != reading.answer.message.text:
        yield "the output of the last event is not what was streamed"


@judged("streaming.status-incomplete", "cut-streamed")
def status_incomplete(reading: Reading) -> Iterator[str]:
    require_cut(reading)
    if not any(value.get("type") == "response.incomplete" for value in reading.values):
        yield "the stream reached the limit, and has no event response.incomplete"


@judged("streaming.nothing-odd", "plain-streamed")
def nothing_odd(reading: Reading) -> Iterator[str]:
    for name in sorted(reading.notes):
        yield f"the stream was read with the remark {name}"
