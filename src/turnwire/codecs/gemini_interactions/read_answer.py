"""Whole answers, wire → canonical: the steps become parts and calls by one numbering, as those of streams do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini_interactions import Interaction

from turnwire.codecs.gemini_interactions.fields import ANSWER, USAGE
from turnwire.codecs.gemini_interactions.names import (
    ASKED,
    CALL_FIELDS,
    DIALECT,
    FINISH_WORDS,
    OUTPUT_FIELDS,
)
from turnwire.codecs.gemini_interactions.read_errors import error_of, told_error
from turnwire.codecs.gemini_interactions.read_messages import read_thought
from turnwire.codecs.gemini_interactions.read_parts import answer_contents, carry_step, foreign
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.usage_rows import odd_usage, read_usage as read_rows
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall
from turnwire.core.errors import Problem, ProviderResponseError, error_from_info
from turnwire.core.finish import CUT, finish_reason

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini_interactions import RawInteraction, RawStep


def odd_beside(usage: Mapping[str, object] | None, extras: Mapping[str, object] | None) -> list[dict[str, object]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return odd_usage(USAGE, usage, extras, ANSWER.judges)


def read_usage(raw: object) -> dict[str, object] | None:
    """Canonical counts as plain data; None when nothing was reported."""
    return None if not isinstance(raw, Mapping) else read_rows(USAGE, raw) or {}


def read_answer(body: object) -> ChatResponse:
    """The answer in a whole body, parsed or as JSON text.

    Raises:
        ProviderError: the body is not an interaction, or reports only an error.
    """
    data = body
    if isinstance(body, (bytes, bytearray, str)):
        try:
            data = parse_wire_json(bytes(body) if isinstance(body, bytearray) else body)
        except NotJsonError:
            raise _no_answer("is not JSON") from None
    answer: RawInteraction = object_of(data)
    if "status" not in answer:
        if (told := told_error(data)) is not None:
            raise error_from_info(told)
        raise _no_answer("is not an interaction: an object with a status")
    given = answer.get("steps")
    steps = [] if given is None else given
    if not isinstance(steps, list):
        raise _no_answer("has steps that are not a list")
    raw = answer["status"]
    status = raw if isinstance(raw, str) else None
    builder = AnswerBuilder()
    problems: list[Problem] = []
    taker = StepTaker(builder, problems, is_cut=finish_reason(status, FINISH_WORDS, has_calls=False) in CUT)
    taker.take_all(steps)
    if raw == "failed" and not taker.number:
        raise ProviderResponseError(error_of(answer).replace(code=ProviderResponseError.code))
    if problems:
        raise _no_answer(f"cannot be read: {problems[0].path or '/'}: {problems[0].message}")
    reason = finish_reason(status, FINISH_WORDS, has_calls=bool(builder.calls))
    extras = ANSWER.extras(answer)
    usage = read_usage(answer.get("usage"))
    identity = ANSWER.read(answer)
    return build_answer(
        builder,
        body=answer,
        kind=Interaction,
        finish_reason=reason,
        was_cut=reason in CUT,
        usage=usage,
        id_facts=(identity.get("id") or identity.get("created"),),
        diagnostics=odd_beside(usage, extras),
        raw_finish_reason=text_of(raw),
        extras=extras or None,
        **identity,
    )


def _no_answer(what: str) -> ProviderResponseError:
    return ProviderResponseError(f"the answer {what}", category="protocol")


class StepTaker:
    """Takes the steps of an answer into a builder, everything numbered in one order. Not thread-safe."""

    __slots__ = ("_builder", "_is_cut", "_problems", "number")

    def __init__(self, builder: AnswerBuilder, problems: list[Problem], *, is_cut: bool) -> None:
        self._builder = builder
        self._is_cut = is_cut
        self._problems = problems
        self.number = 0

    def take_all(self, steps: list[object]) -> None:
        """Take every step, in order."""
        for position, step in enumerate(steps):
            if isinstance(step, Mapping):
                self._take(step, f"/steps/{position}", is_cut=self._is_cut and position == len(steps) - 1)

    def _next(self) -> int:
        self.number += 1
        return self.number

    def _take(self, step: RawStep, at: str, *, is_cut: bool) -> None:
        builder = self._builder
        match step.get("type"):
            case "model_output":
                self._output(step, at)
            case "thought":
                part = read_thought(step, at, [])  # what of a summary cannot be read is kept as it is
                if part is None:
                    self._problems.append(Problem(f"{at}/summary", "type", "a summary must be a list of contents"))
                else:
                    signature = step.get("signature")
                    builder.add_thinking(
                        str(part["text"]),
                        signature=signature if isinstance(signature, str) else None,
                        origin=part["origin"],
                        part_index=self._next(),
                        provider_options=part.get("provider_options"),
                    )
            case "function_call":
                builder.calls.append(raw_call(step, self._next(), is_cut=is_cut))
            case str(kind) if kind in ASKED:
                pass
            case _:
                builder.add_part(foreign(step), self._next())

    def _output(self, step: RawStep, at: str) -> None:
        last = None
        parts = answer_contents(step.get("content"), f"{at}/content", self._problems)
        rest = rest_of(step, OUTPUT_FIELDS)
        if rest:
            parts = [carried_by(parts[0] if parts else None, rest), *parts[1:]]
        for part in parts:
            kind = part["type"]
            if part == {"type": "text", "text": ""}:
                continue
            if kind == "text":
                # Texts in a row are one part: in a stream nothing distinguishes them.
                number = self.number if last == "text" else self._next()
                self._builder.add_text(str(part["text"]), number, provider_options=part.get("provider_options"))
            else:
                self._builder.add_part(part, self._next())
            last = kind


def carried_by(part: dict[str, object] | None, rest: Mapping[str, object]) -> dict[str, object]:
    """The first part of an output with the output's own fields; a foreign part or none carries them as a step."""
    if part is not None and part["type"] != "foreign":
        carry_step(part, rest)
        return part
    content = {} if part is None else {"content": [part["data"]]}
    return foreign({"type": "model_output", **content, **rest})


def raw_call(step: RawStep, number: int, *, is_cut: bool) -> RawCall:
    """The call of a `function_call` step. `is_cut`: it is the last step of an answer that was cut.

    Every call has an object as arguments on this wire. So a last call without arguments may be one whose arguments had
    not begun: it counts as cut, for it must not run.
    """
    call_id, name, arguments = step.get("id"), step.get("name"), step.get("arguments")
    rest = rest_of(step, CALL_FIELDS)
    is_whole = bool(arguments) or not is_cut
    return RawCall(
        id=text_of(call_id),
        name=text_of(name),
        value=arguments if is_whole else None,
        is_parsed=is_whole,
        is_complete=is_whole,
        part_index=number,
        provider_options={DIALECT: rest} if rest else None,
    )
