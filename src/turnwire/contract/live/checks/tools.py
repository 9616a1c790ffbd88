"""Checks of tools: calls in every way in which they are asked for, arguments and ids, results, definitions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from turnwire.contract.live.checks.streaming import event_faults
from turnwire.contract.live.judged import judged, refuses, takes, tried, withstands
from turnwire.contract.live.probe import excerpt
from turnwire.contract.live.questions import tools as asked
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.reading import Reading
from turnwire.contract.live.words import WORDS, at, items
from turnwire.core.jsonschema import thaw
from turnwire.core.markers import markers_in

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

_MARKS: Final = frozenset({"tool-call-tag", "tool-call-function", "special-token", "mistral-call", "gemma4-turn"})
_ID: Final = re.compile("[a-zA-Z0-9_-]{1,64}")


def calls_of(reading: Reading, *, tried_: bool = True) -> list[Any]:
    """The calls of an answer.

    Raises:
        Stop: there is none, which says nothing about the server.
    """
    found = list(reading.answer.message.tool_calls or ())
    if not found and tried_:
        raise tried("No call came, so there is nothing to judge.")
    return found


def _auto(reading: Reading, question: str) -> Iterator[str]:
    if not reading.answer.message.tool_calls and not reading.answer.message.invalid_tool_calls:
        raise tried(f"The model called no tool: {QUESTIONS[question].tried}.")
    return iter(())


def _required(reading: Reading) -> Iterator[str]:
    message = reading.answer.message
    if not message.tool_calls and not message.invalid_tool_calls and reading.answer.finish_reason != "length":
        yield "a call was required, and none came"


def _named(reading: Reading) -> Iterator[str]:
    yield from _required(reading)
    for call in reading.answer.message.tool_calls or ():
        if call.name != "get_time":
            yield f"get_time was named, and {excerpt(call.name)} is called"


def _none(reading: Reading) -> Iterator[str]:
    if reading.answer.message.tool_calls or reading.answer.message.invalid_tool_calls:
        yield "no tool was to be called, and one is"


def _parallel(reading: Reading, question: str) -> Iterator[str]:
    if len(reading.answer.message.tool_calls or ()) < 2:
        raise tried(f"The model made fewer than two calls: {QUESTIONS[question].tried}.")
    return iter(())


_FORCED: Final[dict[str, Callable[[Reading], Iterator[str]]]] = {"required": _required, "named": _named, "none": _none}
for _name, _judge in _FORCED.items():
    for _end in ("", "-streamed"):
        judged(f"tools.{_name}{_end}", f"tools-{_name}{_end}")(_judge)


@judged("tools.auto", "tools-auto")
def auto(reading: Reading) -> Iterator[str]:
    yield from _auto(reading, "tools-auto")
    yield from offered_names(reading)


@judged("tools.auto-streamed", "tools-auto-streamed")
def auto_streamed(reading: Reading) -> Iterator[str]:
    yield from _auto(reading, "tools-auto-streamed")
    yield from offered_names(reading)


@judged("tools.parallel", "tools-parallel")
def parallel(reading: Reading) -> Iterator[str]:
    yield from _parallel(reading, "tools-parallel")
    yield from _both(reading)


@judged("tools.parallel-streamed", "tools-parallel-streamed")
def parallel_streamed(reading: Reading) -> Iterator[str]:
    yield from _parallel(reading, "tools-parallel-streamed")
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
        yield f"one call at a time was asked for, and {count} came"


@judged("tools.text-when-unneeded", "tools-unneeded")
def text_when_unneeded(reading: Reading) -> Iterator[str]:
    if not reading.answer.message.text and not reading.answer.message.tool_calls:
        yield "the answer has neither text nor calls"


def _finish(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    wanted, found = WORDS[reading.dialect].calls_end, reading.answer.raw_finish_reason
    if reading.answer.finish_reason != "length" and found != wanted:
        yield f"an answer with calls ends with {excerpt(found or 'no word')}, and not with {wanted}"


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
            yield f"the answer ends with {reading.answer.raw_finish_reason} and has no calls"


@judged("tools.document", "tools-auto", answered=False)
def document(reading: Reading) -> Iterator[str]:
    if reading.status == 200:
        yield from reading.misfits("response", reading.body)


@judged("tools.document-streamed", "tools-auto-streamed", answered=False)
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


def _remark(clause: str, question: str, remark: str, sentence: str) -> None:
    """The clause holds where the codec makes no such remark about the calls of an answer."""

    @judged(clause, question)
    def judge(reading: Reading) -> Iterator[str]:
        if reading.answer.finish_reason != "length" and remark in reading.notes:
            yield sentence
        elif not reading.answer.message.invalid_tool_calls:
            calls_of(reading)


_NO_FIT: Final = "the arguments do not fit the tool's schema"
_remark("tools.arguments-fit", "tools-required", "arguments_do_not_fit", _NO_FIT)
_remark("tools.arguments-fit-auto", "tools-auto", "arguments_do_not_fit", _NO_FIT)
_remark("tools.arguments-once", "tools-auto", "double_encoded_arguments", "the arguments are a text in a text")
_remark(
    "tools.arguments-once-streamed",
    "tools-auto-streamed",
    "double_encoded_arguments",
    "the arguments are a text in a text",
)
_remark("tools.arguments-there", "tools-auto-streamed", "empty_arguments", "a call has no arguments at all")
_remark("tools.id", "tools-auto", "minted_tool_call_id", "a call has no id")
_remark("tools.id-streamed", "tools-auto-streamed", "minted_tool_call_id", "a call has no id")
_remark("tools.ids-unique", "tools-parallel", "duplicate_tool_call_id", "two calls have one id")


@judged("tools.arguments-json", "tools-auto")
def arguments_json(reading: Reading) -> Iterator[str]:
    yield from _broken_calls(reading)


@judged("tools.arguments-json-streamed", "tools-auto-streamed")
def arguments_json_streamed(reading: Reading) -> Iterator[str]:
    yield from _broken_calls(reading)


def _broken_calls(reading: Reading) -> Iterator[str]:
    broken = reading.answer.message.invalid_tool_calls or ()
    if reading.answer.finish_reason == "length":
        raise tried("The limit cut the answer, so there is nothing to judge.")
    for call in broken:
        yield f"the arguments of {call.name or 'a call'} cannot be read: {call.reason}"
    if not broken:
        calls_of(reading)


@judged("tools.id-form", "tools-auto")
def id_form(reading: Reading) -> Iterator[str]:
    for call in calls_of(reading):
        if not _ID.fullmatch(call.id):
            yield f"the id {excerpt(call.id)} has other characters than letters, digits, _ and -, or more than 64"


@judged("tools.not-in-text", "tools-auto", "tools-required")
def not_in_text(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        yield from _marks(reading)


@judged("tools.none-not-in-text", "tools-none", "tools-none-streamed")
def none_not_in_text(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        yield from _marks(reading)


@judged("tools.results-not-in-text", "tools-result", "tools-result-streamed")
def results_not_in_text(*readings: Reading) -> Iterator[str]:
    for reading in readings:
        yield from _marks(reading)


@judged("tools.cut-not-in-text", "tools-cut")
def cut_not_in_text(reading: Reading) -> Iterator[str]:
    yield from _marks(reading)


def _marks(reading: Reading) -> Iterator[str]:
    for name in sorted(_MARKS & markers_in(reading.answer.message.text).keys()):
        yield f"the text has the server's own marks of calls ({name})"


def _cut(reading: Reading) -> Iterator[str]:
    answer = reading.answer
    broken = answer.message.invalid_tool_calls
    word, wanted = answer.raw_finish_reason, WORDS[reading.dialect].cut_end
    if not broken and answer.finish_reason != "length":
        raise tried("The limit of 16 tokens did not cut the call.")
    if word != wanted:
        yield f"the limit cut a call, and the answer ends with {excerpt(word or 'no word')}, not with {wanted}"


judged("tools.cut", "tools-cut")(_cut)
judged("tools.cut-streamed", "tools-cut-streamed")(_cut)


@judged("tools.cut-kept", "tools-cut")
def cut_kept(reading: Reading) -> Iterator[str]:
    message = reading.answer.message
    if reading.answer.finish_reason != "length":
        raise tried("The limit of 16 tokens did not cut the call.")
    if not message.invalid_tool_calls and not message.tool_calls:
        yield "a call that the limit cut is not in the answer, complete or not"


@judged("tools.cut-not-complete", "tools-cut-streamed")
def cut_not_complete(reading: Reading) -> Iterator[str]:
    if reading.answer.finish_reason != "length":
        raise tried("The limit of 16 tokens did not cut the call.")
    if any(not call.arguments for call in reading.answer.message.tool_calls or ()):
        yield "a call that the limit cut has the arguments {}, as if it were complete"


@judged("tools.streamed-as-whole", "tools-required", "tools-required-streamed")
def streamed_as_whole(whole: Reading, streamed: Reading) -> Iterator[str]:
    said = [[(call.name, thaw(call.arguments)) for call in calls_of(each)] for each in (whole, streamed)]
    if [name for name, _ in said[0]] != [name for name, _ in said[1]]:
        yield "the calls of a whole answer and of a stream are of other tools"
    elif [sorted(each) for _, each in said[0]] != [sorted(each) for _, each in said[1]]:
        yield "the arguments of a whole answer and of a stream have other names"


def _fragments(reading: Reading) -> Iterator[dict[str, Any]]:
    for value in reading.values:
        for choice in items(value.get("choices")):
            yield from items(at(choice, "delta", "tool_calls"))


@judged("tools.first-fragment", "tools-auto-streamed")
def first_fragment(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    seen: set[Any] = set()
    for fragment in _fragments(reading):
        index = fragment.get("index")
        missing = [
            name
            for name, value in (("id", fragment.get("id")), ("name", at(fragment, "function", "name")))
            if not isinstance(value, str) or not value
        ]
        if index not in seen and missing:
            yield f"the first piece of a call has no {' and no '.join(missing)}"
        seen.add(index)


@judged("tools.first-type", "tools-auto-streamed")
def first_type(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    seen: set[Any] = set()
    for fragment in _fragments(reading):
        if fragment.get("index") not in seen and fragment.get("type") != "function":
            yield "the first piece of a call does not say that it is of the type function"
        seen.add(fragment.get("index"))


@judged("tools.first-arguments", "tools-auto-streamed")
def first_arguments(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    seen: set[Any] = set()
    for fragment in _fragments(reading):
        if fragment.get("index") not in seen and not isinstance(at(fragment, "function", "arguments"), str):
            yield "the first piece of a call has no text of arguments, not even an empty one"
        seen.add(fragment.get("index"))


@judged("tools.later-fragments", "tools-required-streamed")
def later_fragments(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    seen: set[Any] = set()
    for fragment in _fragments(reading):
        function = fragment.get("function") or {}
        if fragment.get("index") in seen and ("id" in fragment or "name" in function):
            yield "a later piece of a call has an id or a name again"
        seen.add(fragment.get("index"))


@judged("tools.fragment-index", "tools-parallel-streamed")
def fragment_index(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    ids: dict[Any, str] = {}
    for fragment in _fragments(reading):
        index, given = fragment.get("index"), fragment.get("id")
        if type(index) is not int:
            yield "a piece of a call has no index"
        elif given and ids.setdefault(index, given) != given:
            yield f"two calls have the index {index}"


@judged("tools.content-beside", "tools-required")
def content_beside(reading: Reading) -> Iterator[str]:
    calls_of(reading)
    if not reading.answer.message.text and at(reading.fields, "choices", 0, "message", "content") is not None:
        yield "the content beside calls is an empty text, and not null"


@judged("tools.no-parameters", "tools-no-parameters")
def no_parameters(reading: Reading) -> Iterator[str]:
    for call in calls_of(reading):
        if call.arguments:
            yield f"{call.name} has no parameters and is called with some"
    for broken in reading.answer.message.invalid_tool_calls or ():
        yield f"the call cannot be read: {broken.reason}"


def _fit(clause: str, question: str) -> None:
    @judged(clause, question)
    def judge(reading: Reading) -> Iterator[str]:
        if reading.answer.finish_reason == "length":
            raise tried("The limit cut the answer, so there is nothing to judge.")
        calls_of(reading)
        if "arguments_do_not_fit" in reading.notes:
            yield _NO_FIT


_fit("tools.deep-schema", "tools-deep")
_fit("tools.references", "tools-referring")


def _odd(reading: Reading) -> Iterator[str]:
    for call in calls_of(reading):
        if call.arguments.get("words") != asked.UNICODE:
            yield "the characters of the one value that the schema allows came as others"


judged("tools.unicode", "tools-odd")(_odd)
judged("tools.unicode-streamed", "tools-odd-streamed")(_odd)


@judged("tools.after-result", "tools-result")
def after_result(reading: Reading) -> Iterator[str]:
    if not reading.answer.message.text and not reading.answer.message.tool_calls:
        yield "after the result came neither text nor calls"
