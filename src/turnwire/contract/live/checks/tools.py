"""Checks of tools: calls in every way in which they are asked for, results, definitions; the calls: `calls.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from turnwire.contract.live.answer_checks import judged, refuses, takes, tried, withstands
from turnwire.contract.live.checks.streaming import event_faults
from turnwire.contract.live.field_paths import WORDS
from turnwire.contract.live.probe import excerpt
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.response_facts import Reading

_TAKEN: Final = {
    "offered": "tools-unneeded",
    "result": "tools-result",
    "result-streamed": "tools-result-streamed",
    "results": "tools-results",
    "results-swapped": "tools-results-swapped",
    "result-empty": "tools-result-empty",
    "result-failed": "tools-result-failed",
    "content-null": "tools-content-null",
    "content-empty": "tools-content-empty",
    "long-name": "tools-long-name",
    "many": "tools-many",
    "empty-list": "tools-empty-list",
}
_REFUSED: Final = {
    "without-name": "tool-without-name",
    "empty-name": "tool-empty-name",
    "odd-name": "tool-odd-name",
    "bad-schema": "tool-bad-schema",
    "bad-schema-streamed": "tool-bad-schema-streamed",
    "schema-list": "tool-schema-list",
    "without-schema": "tool-without-schema",
    "without-function": "tool-without-function",
    "twice": "tool-twice",
    "no-list": "tools-no-list",
    "choice-unknown-word": "choice-unknown-word",
    "choice-unknown-tool": "choice-unknown-tool",
    "result-without-id": "result-without-id",
    "result-without-content": "result-without-content",
    "arguments-as-text": "arguments-as-text",
}
_WITHSTOOD: Final = {
    "unknown-type": "tool-unknown-type",
    "choice-without-tools": "choice-without-tools",
    "result-unknown-id": "result-unknown-id",
    "broken-arguments": "broken-arguments",
}
for _name, _question in _TAKEN.items():
    takes(f"tools.{_name}", _question)
for _name, _question in _REFUSED.items():
    refuses(f"tools.{_name}", _question)
for _name, _question in _WITHSTOOD.items():
    withstands(f"tools.{_name}", _question)


def calls_of(reading: Reading) -> list[Any]:
    """The calls of an answer.

    Raises:
        Stop: no call came, which is no fault of the server.
    """
    found = list(reading.answer.message.tool_calls or ())
    if not found:
        raise tried("No call came, so there is nothing to judge.")
    return found


def _require_call(reading: Reading, question: str) -> None:
    if not reading.answer.message.tool_calls and not reading.answer.message.invalid_tool_calls:
        raise tried(f"The model called no tool: {QUESTIONS[question].tried}.")


def _required(reading: Reading) -> Iterator[str]:
    message = reading.answer.message
    if not message.tool_calls and not message.invalid_tool_calls and reading.answer.finish_reason != "length":
        yield "the request requires a call, and the answer has none"


def _named(reading: Reading) -> Iterator[str]:
    yield from _required(reading)
    for call in reading.answer.message.tool_calls or ():
        if call.name != "get_time":
            yield f"the request names get_time, and the answer calls {excerpt(call.name)}"


def _none(reading: Reading) -> Iterator[str]:
    if reading.answer.message.tool_calls or reading.answer.message.invalid_tool_calls:
        yield "the request forbids calls, and the answer has one"


def _require_two(reading: Reading, question: str) -> None:
    if len(reading.answer.message.tool_calls or ()) < 2:
        raise tried(f"The model made fewer than two calls: {QUESTIONS[question].tried}.")


_FORCED: Final[dict[str, Callable[[Reading], Iterator[str]]]] = {"required": _required, "named": _named, "none": _none}
for _name, _judge in _FORCED.items():
    for _end in ("", "-streamed"):
        judged(f"tools.{_name}{_end}", f"tools-{_name}{_end}")(_judge)


@judged("tools.auto", "tools-auto")
def auto(reading: Reading) -> Iterator[str]:
    _require_call(reading, "tools-auto")
    yield from offered_names(reading)


@judged("tools.auto-streamed", "tools-auto-streamed")
def auto_streamed(reading: Reading) -> Iterator[str]:
    _require_call(reading, "tools-auto-streamed")
    yield from offered_names(reading)


@judged("tools.parallel", "tools-parallel")
def parallel(reading: Reading) -> Iterator[str]:
    _require_two(reading, "tools-parallel")
    yield from _both(reading)


@judged("tools.parallel-streamed", "tools-parallel-streamed")
def parallel_streamed(reading: Reading) -> Iterator[str]:
    _require_two(reading, "tools-parallel-streamed")
    yield from _both(reading)


def _both(reading: Reading) -> Iterator[str]:
    for call in calls_of(reading):
        keys = {"get_weather": {"city"}, "get_time": {"zone"}}.get(call.name)
        if keys is not None and set(call.arguments) - keys:
            yield f"the call of {call.name} has arguments of another tool"


@judged("tools.parallel-off", "tools-parallel-off")
def parallel_off(reading: Reading) -> Iterator[str]:
    count = len(reading.answer.message.tool_calls or ())
    if count > 1:
        yield f"the request asked for one call at a time, and the answer has {count}"


@judged("tools.text-when-unneeded", "tools-unneeded")
def text_when_unneeded(reading: Reading) -> Iterator[str]:
    if not reading.answer.message.text and not reading.answer.message.tool_calls:
        yield "the answer has neither text nor calls"


def _finish(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    wanted, found = WORDS[reading.dialect].calls_end, reading.answer.raw_finish_reason
    if reading.answer.finish_reason != "length" and found != wanted:
        yield f"the finish reason of an answer with calls is {excerpt(found or 'missing')}, and not {wanted}"


judged("tools.finish", "tools-required")(_finish)
judged("tools.finish-streamed", "tools-required-streamed")(_finish)
judged("tools.finish-named", "tools-named")(_finish)
judged("tools.finish-named-streamed", "tools-named-streamed")(_finish)


@judged("tools.finish-with-calls", "tools-required", "tools-auto")
def finish_with_calls(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        message = reading.answer.message
        is_empty = not message.tool_calls and not message.invalid_tool_calls
        if is_empty and reading.answer.raw_finish_reason in ("tool_calls", "tool_use", "requires_action"):
            yield f"the finish reason is {reading.answer.raw_finish_reason}, and the answer has no calls"


@judged("tools.document", "tools-auto", judges="bodies")
def document(reading: Reading) -> Iterator[str]:
    if reading.status == 200:
        yield from reading.misfits("response", reading.body)


@judged("tools.document-streamed", "tools-auto-streamed", judges="bodies")
def document_streamed(reading: Reading) -> Iterator[str]:
    yield from event_faults(reading)


def offered_names(reading: Reading) -> Iterator[str]:
    """Calls of tools that were not offered."""
    if "tool_not_offered" in reading.notes:
        yield "a tool is called that was not offered"


@judged("tools.names-offered", "tools-auto", "tools-parallel")
def names_offered(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        yield from offered_names(reading)


@judged("tools.after-result", "tools-result")
def after_result(reading: Reading) -> Iterator[str]:
    if not reading.answer.message.text and not reading.answer.message.tool_calls:
        yield "after the result came neither text nor calls"
