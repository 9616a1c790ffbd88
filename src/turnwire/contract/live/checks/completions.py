"""Checks of completions: continuing a text, whole and streamed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from turnwire.codecs.values.wire_values import count_of
from turnwire.contract.live.answer_checks import check, refused, verdict
from turnwire.contract.live.answers import fetch, require_path
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.field_paths import at, items
from turnwire.contract.live.probe import Probe, excerpt
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Stop, Verdict, inconclusive
from turnwire.contract.surfaces import Definition, has_document

PROMPT: Final = "One, two, three, four, five, six, seven,"
_LIMIT: Final = 8
_SLACK: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """How a dialect is asked to go on with a text."""

    path: str
    fields: Callable[[bool], dict[str, Any]]
    """The fields besides model and prompt, by whether a stream is wanted."""
    text: Callable[[Any], Any]
    reason: Callable[[Any], Any]
    counts: tuple[tuple[str, ...], tuple[str, ...]]
    document: Definition
    event: Definition
    has_done: bool
    stop: Callable[[str], dict[str, Any]]


ROWS: Final[Mapping[str, Row]] = {
    "openai-chat": Row(
        path="/v1/completions",
        fields=lambda stream: {"max_tokens": _LIMIT, "temperature": 0, "stream": stream},
        text=lambda body: at(body, "choices", 0, "text"),
        reason=lambda body: at(body, "choices", 0, "finish_reason"),
        counts=(("usage", "prompt_tokens"), ("usage", "completion_tokens")),
        document=Definition("wire/openai-chat/v1/completions", "Completion"),
        event=Definition("wire/openai-chat/v1/completions", "CompletionEvent"),
        has_done=True,
        stop=lambda text: {"stop": [text]},
    ),
    "ollama": Row(
        path="/api/generate",
        fields=lambda stream: {"options": {"num_predict": _LIMIT, "temperature": 0}, "stream": stream},
        text=lambda body: at(body, "response"),
        reason=lambda body: at(body, "done_reason"),
        counts=(("prompt_eval_count",), ("eval_count",)),
        document=Definition("wire/ollama/v1/generate", "GenerateResponse"),
        event=Definition("wire/ollama/v1/generate", "GenerateLine"),
        has_done=False,
        stop=lambda text: {"options": {"num_predict": _LIMIT, "temperature": 0, "stop": [text]}},
    ),
}


async def _asked(probe: Probe, *, stream: bool = False, time: int = 0, **more: Any) -> Reading:
    row = ROWS[probe.dialect]
    body = {"model": probe.model, "prompt": PROMPT, **row.fields(stream), **more}
    body = {name: value for name, value in body.items() if value is not None}
    return await fetch(probe, row.path, body, time=time, is_stream=stream)


async def _whole(probe: Probe, **more: Any) -> tuple[Row, Any]:
    return ROWS[probe.dialect], require_path(await _asked(probe, **more)).body


async def _streamed(probe: Probe) -> tuple[Row, Reading]:
    return ROWS[probe.dialect], require_path(await _asked(probe, stream=True))


def _fits(probe: Probe, definition: Definition, value: Any) -> tuple[str, ...]:
    return probe.faults(definition, value) if has_document(definition) else ()


@check("completions.document")
async def document(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    found = _fits(probe, row.document, body) or (() if row.text(body) is not None else ("the body has no text",))
    return verdict(found, "The body fits the document.")


@check("completions.text")
async def text(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    found = row.text(body)
    return verdict([] if isinstance(found, str) and found else ["no text came"], "A text came.")


@check("completions.finish")
async def finish(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    found = row.reason(body)
    fault = [] if found in ("stop", "length") else [f"the text ended with {excerpt(found)}"]
    return verdict(fault, "The text ended with a known word.")


@check("completions.usage")
async def usage(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    counts = [at(body, *place) for place in row.counts]
    fault = [] if all(map(count_of, counts)) else ["the tokens are not counted"]
    return verdict(fault, "The tokens are counted.")


@check("completions.limit")
async def limit(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    count = at(body, *row.counts[1])
    over = (count_of(count) or 0) > _LIMIT + _SLACK
    return verdict([f"{_LIMIT} tokens were allowed, and {count} made"] if over else [], "The limit holds.")


@check("completions.repeats")
async def repeats(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    _, again = await _whole(probe, time=1)
    fault = [] if row.text(body) == row.text(again) else ["the same prompt at temperature 0 has two texts"]
    return verdict(fault, "The same prompt has the same text.")


@check("completions.stop")
async def stop(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    words = [word for word in str(row.text(body)).split()[1:] if len(word) > 1]
    if not words:
        return inconclusive("The text has no second word to stop at.")
    _, stopped = await _whole(probe, **row.stop(words[0]))
    fault = [f"{excerpt(words[0])} stands in the text, which should stop there"]
    return verdict(fault if words[0] in str(row.text(stopped)) else [], "The text stopped before the word.")


@check("completions.streamed")
async def streamed(probe: Probe) -> Verdict:
    row, reading = await _streamed(probe)
    return verdict(_events(probe, row, reading), "Every event fits the document.")


def _events(probe: Probe, row: Row, reading: Reading) -> Iterator[str]:
    for number, event in enumerate(reading.events):
        if not isinstance(event.value, dict) and not event.is_done:
            yield f"event {number} is not a JSON object"
        elif isinstance(event.value, dict):
            yield from (f"event {number}: {fault}" for fault in _fits(probe, row.event, event.value))


@check("completions.streamed-media-type")
async def streamed_media_type(probe: Probe) -> Verdict:
    _, reading = await _streamed(probe)
    wanted = DIALECTS[probe.dialect].stream_type
    fault = [] if reading.media_type == wanted else [f"the content type is {reading.media_type or 'missing'}"]
    return verdict(fault, "The content type is that of a stream.")


@check("completions.streamed-end")
async def streamed_end(probe: Probe) -> Verdict:
    row, reading = await _streamed(probe)
    ends = sum(bool(row.reason(value)) for value in reading.values)
    faults = [] if ends == 1 else [f"{ends} events say that the text has ended"]
    dones = sum(event.is_done for event in reading.events)
    if dones != (1 if row.has_done else 0):
        faults.append(f"`[DONE]` came {dones} times")
    return verdict(faults, "One event says that the text has ended.")


@check("completions.streamed-as-whole")
async def streamed_as_whole(probe: Probe) -> Verdict:
    row, body = await _whole(probe)
    _, again = await _whole(probe, time=1)
    if row.text(body) != row.text(again):
        raise Stop(inconclusive("The same prompt at temperature 0 has two texts, so none can be compared."))
    _, reading = await _streamed(probe)
    said = "".join(str(row.text(value) or "") for value in reading.values)
    return verdict([] if said == row.text(body) else ["a stream has another text than a whole answer"], "Both are one.")


@check("completions.prompt-none")
async def prompt_none(probe: Probe) -> Verdict:
    await _whole(probe)
    return verdict(refused(await _asked(probe, prompt=None)), "A request without a prompt is refused.")


@check("completions.prompt-number")
async def prompt_number(probe: Probe) -> Verdict:
    await _whole(probe)
    return verdict(refused(await _asked(probe, prompt=7.5)), "A number for a prompt is refused.")


@check("completions.prompts")
async def prompts(probe: Probe) -> Verdict:
    _, body = await _whole(probe, prompt=[PROMPT, PROMPT])
    found = [at(each, "index") for each in items(at(body, "choices"))]
    return verdict([] if found == [0, 1] else [f"two prompts have {len(found)} texts"], "Two prompts have two texts.")


@check("completions.echo")
async def echo(probe: Probe) -> Verdict:
    row, body = await _whole(probe, echo=True)
    fault = [] if str(row.text(body)).startswith(PROMPT) else ["the prompt was to be repeated, and is not"]
    return verdict(fault, "The prompt is repeated.")


@check("completions.model-unknown")
async def model_unknown(probe: Probe) -> Verdict:
    await _whole(probe)
    reading = await _asked(probe, model="turnwire-no-such-model")
    fault = [] if reading.status == 404 else [f"an unknown model has the status {reading.status}"]
    return verdict(fault, "An unknown model has the status 404.")
