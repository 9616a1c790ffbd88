"""Checks of answers in a form: JSON, a schema, and forms that are none."""

from __future__ import annotations

from collections.abc import Iterator

from turnwire.contract.live.checks.limits import require_cut
from turnwire.contract.live.judged import judged, refuses, tried
from turnwire.contract.live.reading import Reading
from turnwire.contract.live.words import WORDS

refuses("structured.bad-schema", "bad-schema")
refuses("structured.bad-schema-streamed", "bad-schema-streamed")
refuses("structured.unknown-format", "unknown-format")
refuses("structured.format-text", "format-text")
refuses("structured.format-without-schema", "format-without-schema")


def _whole(reading: Reading) -> Reading:
    if reading.answer.finish_reason == "length":
        raise tried("The limit cut the answer, so its form cannot be judged.")
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
_form("structured.pattern", "schema-pattern")
_form("structured.bounds", "schema-bounds")


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
