"""Checks of parameters and of structured answers: accepted values, their effect, and values that are not valid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from turnwire.contract.live.answer_checks import check, judged, refuses, takes, tried, verdict, withstands
from turnwire.contract.live.answers import read_question, require_answer, require_plain_answer
from turnwire.contract.live.checks.errors import require_cut
from turnwire.contract.live.field_paths import WORDS, at, items
from turnwire.contract.live.probe import Probe, excerpt
from turnwire.contract.live.questions.chat import HELLO
from turnwire.contract.live.requests import Question
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Verdict, inconclusive

refuses("structured.bad-schema", "bad-schema")
refuses("structured.bad-schema-streamed", "bad-schema-streamed")
refuses("structured.unknown-format", "unknown-format")
refuses("structured.format-text", "format-text")
refuses("structured.format-without-schema", "format-without-schema")


def _whole(reading: Reading) -> Reading:
    if reading.answer.finish_reason == "length":
        raise tried("The limit cut the answer, so its form cannot be checked.")
    return reading


def _form(clause: str, question: str) -> None:
    @judged(clause, question)
    def judge(reading: Reading) -> Iterator[str]:
        if "format_not_met" in _whole(reading).notes:
            yield "the text is not in the requested format"


_form("structured.json-object", "json-object")
_form("structured.schema", "schema")
_form("structured.schema-streamed", "schema-streamed")
_form("structured.deep-schema", "schema-deep")


@judged("structured.no-fence", "schema", "json-object")
def no_fence(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        if reading.answer.message.text.lstrip().startswith("```"):
            yield "the text is Markdown with JSON in it"


@judged("structured.finish", "schema")
def finish(reading: Reading) -> Iterator[str]:
    if reading.answer.finish_reason not in ("stop", "length"):
        yield f"the finish reason of a complete answer is {reading.answer.raw_finish_reason or 'missing'}"


@judged("structured.cut", "schema-cut")
def cut(reading: Reading) -> Iterator[str]:
    answer, wanted = reading.answer, WORDS[reading.dialect].cut_end
    require_cut(reading)
    if answer.raw_finish_reason != wanted:
        yield f"at the limit, the finish reason is {answer.raw_finish_reason or 'missing'}, not {wanted}"


@judged("structured.not-a-call", "schema")
def not_a_call(reading: Reading) -> Iterator[str]:
    if reading.answer.message.tool_calls:
        yield "the answer in a form came as a call of a tool that nobody offered"


_TAKEN: Final = (
    *("top-p", "top-k", "min-p", "penalties", "repeat-penalty", "stop-four", "stop-text", "logit-bias", "user-id"),
)
_REFUSED: Final = (
    *("temperature-text", "temperature-digits", "temperature-negative", "top-p-text", "top-p-high", "stop-number"),
    *("seed-text", "choices-none", "choices-text"),
)
_WITHSTOOD: Final = ("temperature-high", "logprobs-many", "stream-options-alone", "two-choices")
for _name in _TAKEN:
    takes(f"sampling.{_name}", _name)
for _name in _REFUSED:
    refuses(f"sampling.{_name}", _name)
for _name in _WITHSTOOD:
    withstands(f"sampling.{_name}", _name)


@judged("sampling.greedy-repeats", "plain", "plain-again")
def greedy_repeats(one: Reading, other: Reading) -> Iterator[str]:
    if one.answer.message.text != other.answer.message.text:
        yield "the same request got two different answers at temperature 0"


@judged("sampling.seed-repeats", "seeded", "seeded-again")
def seed_repeats(one: Reading, other: Reading) -> Iterator[str]:
    if one.answer.message.text != other.answer.message.text:
        yield "the same request with the same seed got two different answers"


@judged("sampling.choices", "two-choices")
def choices(reading: Reading) -> Iterator[str]:
    found = items(reading.fields.get("choices"))
    if len(found) < 2:
        raise tried(f"Two answers were asked for, and {len(found)} came; the server may have only one.")
    if [at(choice, "index") for choice in found] != list(range(len(found))):
        yield "the answers are not numbered from 0"


@judged("sampling.choices-all", "two-choices")
def choices_all(reading: Reading) -> Iterator[str]:
    found = items(reading.fields.get("choices"))
    if len(found) != 2:
        yield f"the request asked for two choices, and the answer has {len(found)}"


def _logprobs(reading: Reading) -> list[Any]:
    if reading.dialect == "ollama":
        return items(reading.fields.get("logprobs"))
    return items(at(reading.fields, "choices", 0, "logprobs", "content"))


@judged("sampling.logprobs", "logprobs")
def logprobs(reading: Reading) -> Iterator[str]:
    if not _logprobs(reading):
        yield "the request asked for token probabilities, and the answer has none"


@judged("sampling.logprobs-top", "logprobs")
def logprobs_top(reading: Reading) -> Iterator[str]:
    found = _logprobs(reading)
    if not found:
        raise tried("No probabilities of tokens came.")
    if any(len(items(at(each, "top_logprobs"))) != 2 for each in found):
        yield "the request asked for two alternatives for each token, and the answer has another number"


def _stopped(*, stream: bool) -> Any:
    """A check that asks again with a word of the first answer as the text to stop at."""

    async def run(probe: Probe) -> Verdict:
        first = (await require_plain_answer(probe)).answer.message.text
        words = [word for word in first.split()[1:] if len(word) > 1]
        if not words:
            return inconclusive(f"The answer to `plain` has no second word to stop at: {excerpt(first)}.")
        parameters = {"temperature": 0, "stop_sequences": [words[0]]}
        name = f"stopped{'-streamed' if stream else ''}"
        question = Question(id=name, ask={"text": HELLO, "parameters": parameters}, stream=stream)
        reading = require_answer(await read_question(probe, question))
        return verdict(_stops(reading, words[0]), f"The answer ended before {excerpt(words[0])}.")

    return run


def _stops(reading: Reading, stop: str) -> Iterator[str]:
    if stop in reading.answer.message.text:
        yield f"the answer contains the stop sequence {excerpt(stop)}"
    elif reading.answer.finish_reason not in ("stop", "length"):
        yield f"the answer ended with {excerpt(reading.answer.raw_finish_reason or 'no word')}"


check("sampling.stop")(_stopped(stream=False))
check("sampling.stop-streamed")(_stopped(stream=True))


@check("sampling.stop-named")
async def stop_named(probe: Probe) -> Verdict:
    await _stopped(stream=False)(probe)
    known = probe.target.notes.get("answer to stopped")
    if known is None or known[1].status != 200:
        return inconclusive("No answer was stopped.")
    return verdict(_names_stop(known[1]), "The answer says which text stopped it.")


def _names_stop(reading: Reading) -> Iterator[str]:
    reason = reading.fields.get("stop_reason")
    if reason != "stop_sequence":
        yield f"a stop sequence ended the answer, and its stop_reason is {excerpt(reason)}"
    elif not reading.fields.get("stop_sequence"):
        yield "the answer does not say which stop sequence ended it"
