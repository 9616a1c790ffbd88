"""Checks of schemas keyword by keyword: in answers (`structured.holds.*`) and in arguments (`tools.strict.*`).

A clause fails when an answer does not fit, or when the server breaks down over the schema. A server that refuses the
schema says that it cannot hold it: not supported. An answer that a limit cut, and one without a call, decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final, TypeAlias

from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.contract.live.answer_checks import JUDGEMENTS, Judgement, check, judged, tried, verdict
from turnwire.contract.live.answers import read, require_answer, require_plain_answer
from turnwire.contract.live.probe import Probe, excerpt
from turnwire.contract.live.questions.schemas import CASES, IN_ORDER, SchemaCase
from turnwire.contract.live.response_facts import Reading
from turnwire.contract.live.verdict import Verdict, inconclusive, not_supported
from turnwire.core.jsonschema import compile_schema, thaw

_REFUSALS: Final = frozenset({"invalid_request", "unsupported", "tool_use_failed"})
"""What a refusal of the schema itself is read as; others, such as too many requests, say nothing about it."""
_Judge: TypeAlias = Callable[[SchemaCase, Reading], Iterator[str] | None]
"""Yields what does not fit; None if the answer decides nothing."""


def _text_faults(case: SchemaCase, reading: Reading) -> Iterator[str] | None:
    text = reading.answer.message.text
    return None if reading.answer.finish_reason == "length" else _faults(case, text)


def _argument_faults(case: SchemaCase, reading: Reading) -> Iterator[str] | None:
    message = reading.answer.message
    calls, broken = message.tool_calls or (), message.invalid_tool_calls or ()
    if reading.answer.finish_reason == "length" or not (calls or broken):
        return None
    of_calls = (fault for call in calls for fault in _misfits(case, thaw(call.arguments)))
    return chain(of_calls, (f"the arguments {excerpt(call.arguments_text)}: {call.reason}" for call in broken))


def _faults(case: SchemaCase, text: str) -> Iterator[str]:
    try:
        value = parse_wire_json(text.encode())
    except NotJsonError:
        yield f"{excerpt(text)} is not JSON"
        return
    yield from _misfits(case, value)


def _misfits(case: SchemaCase, value: Any) -> Iterator[str]:
    for problem in compile_schema(case.whole, formats=case.formats).problems(value):
        yield f"{excerpt(value)} does not fit: {problem.path or '/'}: {problem.rule}"


def _holds(clause: str, case: SchemaCase, kind: str, judge: _Judge) -> None:
    questions = case.questions(kind)

    @check(clause)
    async def run(probe: Probe) -> Verdict:
        await require_plain_answer(probe)
        decided = 0
        for name in questions:
            reading = await read(probe, name)
            if reading.status >= 400:
                return _refusal(reading)
            faults = judge(case, require_answer(reading))
            if faults is None:
                continue
            decided += 1
            found = verdict(faults, "")
            if found.outcome == "fail":
                return found
        if not decided:
            return inconclusive(
                f"No answer was whole: values that the schema forbids were asked for {len(questions)} times."
            )
        return verdict(
            (), f"The schema forbids what was asked for {len(questions)} times; whole answers, which fit it: {decided}."
        )

    JUDGEMENTS[clause] = Judgement(clause, questions)


def _refusal(reading: Reading) -> Verdict:
    said = f"status {reading.status}, {reading.said}"
    if reading.status < 500 and reading.info.category in _REFUSALS:
        return not_supported(f"The server refuses the schema: {said}.")
    if reading.status == 500:
        return verdict((f"the server answered the schema with {said}",), "")
    return inconclusive(f"The server refused the question: {said}.")


for _case in CASES:
    _holds(f"structured.holds.{_case.name}", _case, "held", _text_faults)
    if _case.in_tools:
        _holds(f"tools.strict.{_case.name}", _case, "strict", _argument_faults)


@judged("structured.holds.key-order", "held-key-order")
def key_order(reading: Reading) -> Iterator[str]:
    try:
        value = parse_wire_json(reading.answer.message.text.encode())
    except NotJsonError:
        raise tried("The answer is not JSON, so it has no order of members.") from None
    found = list(value) if isinstance(value, dict) else []
    if not set(found) >= set(IN_ORDER):
        raise tried(f"Both members were asked for, and the answer has {len(found)}.")
    if found != list(IN_ORDER):
        yield f"the schema has {', '.join(IN_ORDER)}, and the answer {', '.join(found)}"
