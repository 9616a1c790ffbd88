"""Whole answers, both ways.

Reading: the steps become parts and calls by one numbering, through the same builder that streams use. Writing: the
steps of the message, with the status that says how the answer ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.gemini_interactions import Interaction, Usage

from turnwire.codecs.gemini_interactions.contents import answer_contents
from turnwire.codecs.gemini_interactions.errors import error_of, told_error
from turnwire.codecs.gemini_interactions.fields import ANSWER, USAGE
from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.steps import StepWriter, read_thought
from turnwire.codecs.gemini_interactions.tables import (
    ASKED,
    CALL_FIELDS,
    DIALECT,
    FINISH_WORDS,
    INEXACT,
    OUTPUT_FIELDS,
    STATUS_OF,
    is_own_field,
)
from turnwire.codecs.own_options import own_of, rest_of
from turnwire.codecs.times import is_moment
from turnwire.codecs.usage_rows import odd_usage, read_usage as read_rows
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import text_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall
from turnwire.core.errors import Problem, ProviderResponseError, error_from_info
from turnwire.core.finish import CUT, finish_reason
from turnwire.core.losses import Converted

_COUNT_FIELDS: Final = frozenset(Usage.__annotations__)


def odd_beside(usage: Mapping[str, object] | None, extras: Mapping[str, object] | None) -> list[dict[str, Any]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return odd_usage(USAGE, usage, extras, ANSWER.judges)


def read_usage(raw: object) -> dict[str, Any] | None:
    """Canonical counts as plain data; None when nothing was reported."""
    return None if not isinstance(raw, Mapping) else read_rows(USAGE, raw) or {}


def write_usage(usage: UsageInfo | None, losses: InteractionsLosses) -> dict[str, Any] | None:
    """The counts for a client; None where nothing was counted."""
    if usage is None:
        return None
    extras = usage.extras or {}
    others = [key for key in extras if key not in _COUNT_FIELDS and not key.endswith("_by_modality")]
    if others:
        losses.lose("usage_detail", "/usage/extras", detail=", ".join(sorted(others)))
    wire = USAGE.write(usage, losses, "/usage", {key: value for key, value in extras.items() if key not in others})
    if usage.total_tokens is not None:
        wire.setdefault("total_tokens", usage.total_tokens)
    return wire or None


def read_answer(body: object) -> ChatResponse:
    """The answer in a whole body, parsed or as JSON text.

    Raises:
        ProviderError: the body is not an interaction, or reports only an error.
    """
    if isinstance(body, (bytes, bytearray, str)):
        try:
            body = parse_wire_json(bytes(body) if isinstance(body, bytearray) else body)
        except NotJsonError:
            raise _no_answer("is not JSON") from None
    if not isinstance(body, Mapping) or "status" not in body:
        if (told := told_error(body)) is not None:
            raise error_from_info(told)
        raise _no_answer("is not an interaction: an object with a status")
    steps = body.get("steps")
    steps = [] if steps is None else steps
    if not isinstance(steps, list):
        raise _no_answer("has steps that are not a list")
    raw = body["status"]
    status = raw if isinstance(raw, str) else None
    builder = AnswerBuilder()
    problems: list[Problem] = []
    taker = StepTaker(builder, problems, is_cut=finish_reason(status, FINISH_WORDS, has_calls=False) in CUT)
    taker.take_all(steps)
    if raw == "failed" and not taker.number:
        raise ProviderResponseError(error_of(body).replace(code=ProviderResponseError.code))
    if problems:
        raise _no_answer(f"cannot be read: {problems[0].path or '/'}: {problems[0].message}")
    reason = finish_reason(status, FINISH_WORDS, has_calls=bool(builder.calls))
    extras = ANSWER.extras(body)
    usage = read_usage(body.get("usage"))
    identity = ANSWER.read(body)
    return build_answer(
        builder,
        body=body,
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

    def take_all(self, steps: list[Any]) -> None:
        """Take every step, in order."""
        for position, step in enumerate(steps):
            if isinstance(step, Mapping):
                self._take(step, f"/steps/{position}", is_cut=self._is_cut and position == len(steps) - 1)

    def _next(self) -> int:
        self.number += 1
        return self.number

    def _take(self, step: Mapping[str, object], at: str, *, is_cut: bool) -> None:
        builder = self._builder
        match step.get("type"):
            case "model_output":
                self._output(step, at)
            case "thought":
                part = read_thought(step, at, [])  # what of a summary cannot be read is kept as it is
                if part is None:
                    self._problems.append(Problem(f"{at}/summary", "type", "a summary must be a list of contents"))
                else:
                    builder.add_thinking(
                        part["text"],
                        signature=part.get("signature"),
                        origin=part["origin"],
                        part_index=self._next(),
                        provider_options=part.get("provider_options"),
                    )
            case "function_call":
                builder.calls.append(raw_call(step, self._next(), is_cut=is_cut))
            case str(kind) if kind in ASKED:
                pass
            case _:
                data = {"type": "foreign", "dialect": DIALECT, "data": dict(step)}
                builder.add_part(data, self._next())

    def _output(self, step: Mapping[str, object], at: str) -> None:
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
                self._builder.add_text(part["text"], number, provider_options=part.get("provider_options"))
            else:
                self._builder.add_part(part, self._next())
            last = kind


def carried_by(part: dict[str, Any] | None, rest: dict[str, Any]) -> dict[str, Any]:
    """The first part of an output with the output's own fields; a foreign part or none carries them as a step."""
    if part is not None and part["type"] != "foreign":
        part.setdefault("provider_options", {}).setdefault(DIALECT, {})["step"] = rest
        return part
    content = {} if part is None else {"content": [part["data"]]}
    return {"type": "foreign", "dialect": DIALECT, "data": {"type": "model_output", **content, **rest}}


def raw_call(step: Mapping[str, object], number: int, *, is_cut: bool) -> RawCall:
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


def status_of(
    reason: str, raw: str | None, losses: InteractionsLosses, *, has_calls: bool, has_lost_calls: bool
) -> str:
    """The status that says how the answer ended: the service's own word where it means the same."""
    if reason == "stop" and has_calls:
        losses.lose("finish_reason", "/finish_reason", "read as tool_calls, for there are calls", detail=reason)
    if reason == "tool_calls" and not has_calls and (has_lost_calls or raw != "requires_action"):
        # A client would wait for calls that never come.
        losses.lose("finish_reason", "/finish_reason", "sent as completed, for there are no calls", detail=reason)
        return "completed"
    if raw is not None and finish_reason(raw, FINISH_WORDS, has_calls=has_calls) == reason and raw in FINISH_WORDS:
        return "requires_action" if reason == "tool_calls" else raw
    if reason in INEXACT:
        losses.lose("finish_reason", "/finish_reason", f"sent as {STATUS_OF[reason]}", detail=reason)
    return STATUS_OF[reason]


def wire_time(created: int | str | None, losses: InteractionsLosses) -> str | None:
    """`created` in RFC 3339; None where it is unknown or cannot be written."""
    if isinstance(created, str) and not is_moment(created):
        losses.lose("created", "/created")
        return None
    if created is None or isinstance(created, str):
        return created
    try:
        return datetime.fromtimestamp(created, UTC).isoformat().replace("+00:00", "Z")
    except (OverflowError, OSError, ValueError):
        losses.lose("created", "/created")
        return None


def write_answer(response: ChatResponse, names: Mapping[str, str]) -> Converted[dict[str, Any]]:
    """The body of a whole answer; `names` are the client's own spellings of its tools."""
    losses = InteractionsLosses()
    message = response.message
    writer = StepWriter(losses, names, is_answer=True)
    writer.assistant(message, "/message")
    if message.name is not None:
        losses.lose("answer_field", "/message/name", detail="name")
    if own_of(message.provider_options, DIALECT):
        losses.lose("message_options", "/message/provider_options")
    steps = writer.steps
    has_calls = any(step.get("type") == "function_call" for step in steps)
    status = status_of(
        response.finish_reason,
        response.raw_finish_reason,
        losses,
        has_calls=has_calls,
        has_lost_calls=bool(message.invalid_tool_calls),
    )
    if (
        steps
        and steps[-1].get("type") == "function_call"
        and not steps[-1].get("arguments")
        and FINISH_WORDS[status] in CUT
    ):
        losses.lose("bare_call", writer.last_call_at, "sent as it is")
    wire: dict[str, Any] = {
        "id": response.id or "",
        "object": "interaction",
        "status": status,
        "model": response.model or "",
        "steps": steps,
    }
    created = wire_time(response.created, losses)
    if created is not None:
        wire["created"] = created
    usage = write_usage(response.usage, losses)
    if usage is not None:
        wire["usage"] = usage
    wire |= own_fields(response.extras, "/extras", losses) | own_fields(message.extras, "/message/extras", losses)
    return Converted(wire, tuple(losses.losses))


def own_fields(extras: Mapping[str, object] | None, at: str, losses: InteractionsLosses) -> dict[str, Any]:
    """The extras that can be fields of an interaction; the others are lost."""
    others = sorted(key for key in extras or () if not is_own_field(key))
    if others:
        losses.lose("answer_field", at, detail=", ".join(others))
    return {key: value for key, value in (extras or {}).items() if key not in others}
