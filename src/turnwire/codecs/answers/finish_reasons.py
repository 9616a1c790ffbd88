"""Determine why an answer ended: the shared part of all dialects, for whole bodies and streams."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import FinishReason

from turnwire.codecs.errors.failed_answers import failure_in
from turnwire.codecs.values.wire_values import note
from turnwire.core.calls import RawCall, ends_inside, finish_calls
from turnwire.core.finish import finish_reason


class Ending(NamedTuple):
    """Why an answer ended, as the canonical word and the server's, with diagnostics."""

    reason: FinishReason
    raw: str | None
    diagnostics: list[dict[str, object]]
    failure: ErrorInfo | None = None
    """The error in which the answer ended, whose partial answer it is; None if it ended normally or was cut."""


def reached_limit(usage: Mapping[str, object] | None, request: ChatRequest | None) -> bool:
    """Return True if the number of tokens reached the request's limit."""
    limit = None if request is None else request.parameters.max_tokens
    # Equal, not more: if a request asks for several answers, OpenAI's servers count the tokens of all together.
    return limit is not None and usage is not None and usage.get("completion_tokens") == limit


NO_CALL: Final = note("no_tool_call", "the server's finish reason says that it calls tools, and no call came")
"""The end of a turn that waits for results of calls but has no calls: the turn is over."""


def empty_answer(
    reason: str | None, completion_tokens: int | None, is_empty: Callable[[], bool]
) -> list[dict[str, object]]:
    """Return a diagnostic if tokens were counted but nothing came, as when a server cannot parse the model's call."""
    if reason != "stop" or completion_tokens is None or completion_tokens < 2 or not is_empty():
        return []
    return [note("empty_answer", "the server counted tokens of an answer, and the answer is empty")]


def other_reason(before: str | None, reason: str) -> list[dict[str, object]]:
    """Return a diagnostic that records a stream's earlier finish reason, which a later one replaced."""
    if before is None or before == reason:
        return []
    return [
        {**note("second_finish_reason", "the server named this reason before the one that counts"), "value": before}
    ]


def finish_of(
    raw: str | None,
    words: Mapping[str, FinishReason],
    calls: Sequence[RawCall],
    usage: Mapping[str, object] | None,
    request: ChatRequest | None,
    *,
    has_refusal: bool = False,
    told: ErrorInfo | None = None,
) -> Ending:
    """Return the canonical reason for the server's word by the table `words`; streams and whole bodies alike.

    `told` is the error that the server wrote next to the answer.
    """
    meaning = words.get(raw or "")
    if (meaning == "stop" or meaning == "length") and told is None and not calls and not has_refusal:
        return Ending(meaning, raw, [])  # nearly every answer
    if (failure := failure_in(raw, words, told)) is not None:
        return Ending("error", raw, [], failure)
    reached = reached_limit(usage, request)
    reason = finish_reason(
        raw,
        words,
        has_calls=bool(calls),
        has_refusal=has_refusal,
        last_call_is_cut=bool(calls) and ends_inside(calls[-1]),
        reached_limit=reached,
    )
    notes = [note("no_finish_reason", "the server gave no reason for the end")] if raw is None else []
    if reason == "tool_calls" and not calls:
        reason = "length" if reached else "stop"
        notes.append(NO_CALL)
    if reason == "tool_calls" and reached and calls:
        # vllm#58228: cut between two calls, the server says tool_calls and the rest is missing.
        notes.append(note("possibly_truncated_turn", "the token limit was reached with the last call", "/message"))
    if reason == "length" and calls and finish_calls(calls[-1:], was_cut=True, at_limit=True).valid:
        notes.append(after_truncation())
    return Ending(reason, raw, notes)


def after_truncation() -> dict[str, object]:
    """Return a diagnostic for whole calls that the token limit followed."""
    what = "the answer reached its limit after these calls, more may be missing"
    return note("after_truncation", what, "/message/tool_calls")


def last_fields(
    ending: Ending, usage: Mapping[str, object] | None, extras: Mapping[str, object], **more: object
) -> dict[str, object]:
    """Return the fields of the last chunk of a stream, without empty ones.

    The chunk of an answer that ended in an error is not complete: its stream ends in the error.
    """
    fields: dict[str, object] = {"raw_finish_reason": ending.raw, "diagnostics": ending.diagnostics, "extras": extras}
    counted = {} if usage is None else {"usage": usage}
    if ending.failure is not None:
        return {**counted, **{name: value for name, value in {"extras": extras, **more}.items() if value}}
    said = {name: value for name, value in {**fields, **more}.items() if value}
    return {"is_complete": True, "finish_reason": ending.reason, **counted, **said}
