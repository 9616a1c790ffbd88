"""Checks of calls as they come: arguments, ids, pieces in a stream, and calls that a limit cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from turnwire.codecs.values.wire_values import whole_of
from turnwire.contract.live.answer_checks import judged, tried
from turnwire.contract.live.checks.tools import calls_of
from turnwire.contract.live.field_paths import WORDS, at, items
from turnwire.contract.live.probe import excerpt
from turnwire.contract.live.questions import tools as asked
from turnwire.contract.live.response_facts import Reading
from turnwire.core.calls import RawCall
from turnwire.core.jsonschema import thaw
from turnwire.core.markers import markers_in

_MARKS: Final = frozenset({"tool-call-tag", "tool-call-function", "special-token", "mistral-call", "gemma4-turn"})
_ID: Final = re.compile("[a-zA-Z0-9_-]{1,64}")


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
    if not broken and answer.finish_reason != "length" and "possibly_truncated_turn" not in reading.notes:
        raise tried("The limit of 16 tokens did not cut the call.")
    if word != wanted:
        yield f"the limit cut a call, and the finish reason is {excerpt(word or 'missing')}, not {wanted}"


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
    message = reading.answer.message
    invalid = message.invalid_tool_calls or ()  # the last of them is the one that was cut
    is_bare = any(not RawCall(pieces=[call.arguments_text]).says_anything for call in invalid[:-1])
    if is_bare or any(not call.arguments for call in message.tool_calls or ()):
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
        index, given = whole_of(fragment.get("index")), fragment.get("id")
        if index is None:
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
