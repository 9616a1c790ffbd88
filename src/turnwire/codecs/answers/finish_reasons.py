"""Why an answer ended: what the dialects' judgements, of whole bodies and of streams, have in common."""

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
    """Why an answer ended, in the canonical word and in the server's, and what is odd about that."""

    reason: FinishReason
    raw: str | None
    diagnostics: list[dict[str, object]]
    failure: ErrorInfo | None = None
    """The error in which the answer ended, whose partial answer it is; None where it ended by itself or was cut."""


def reached_limit(usage: Mapping[str, object] | None, request: ChatRequest | None) -> bool:
    """Whether as many tokens were counted as the request asked for at the most."""
    limit = None if request is None else request.parameters.max_tokens
    # Equal, not more: where a request asks for several answers, OpenAI's servers count the tokens of all together.
    return limit is not None and usage is not None and usage.get("completion_tokens") == limit


NO_CALL: Final = note("no_tool_call", "the server's finish reason says that it calls tools, and no call came")
"""A turn that waits for the results of calls of which there is none is over."""


def empty_answer(
    reason: str | None, completion_tokens: int | None, is_empty: Callable[[], bool]
) -> list[dict[str, object]]:
    """A diagnostic where tokens were counted and nothing came, as when a server cannot read the model's call."""
    if reason != "stop" or completion_tokens is None or completion_tokens < 2 or not is_empty():
        return []
    return [note("empty_answer", "the server counted tokens of an answer, and the answer is empty")]


def other_reason(before: str | None, reason: str) -> list[dict[str, object]]:
    """A diagnostic that keeps the reason that a stream named before another one, which counts."""
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
    """The canonical reason for the server's word, which means what `words` say; streams and whole bodies alike.

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
    """A diagnostic of whole calls that the token limit followed."""
    what = "the answer reached its limit after these calls, more may be missing"
    return note("after_truncation", what, "/message/tool_calls")


def last_fields(
    ending: Ending, usage: Mapping[str, object] | None, extras: Mapping[str, object], **more: object
) -> dict[str, object]:
    """The fields of the last chunk of a stream; what says nothing is left out.

    Those of an answer that ended in an error are not complete: its stream ends in the error.
    """
    fields: dict[str, object] = {"raw_finish_reason": ending.raw, "diagnostics": ending.diagnostics, "extras": extras}
    counted = {} if usage is None else {"usage": usage}
    if ending.failure is not None:
        return {**counted, **{name: value for name, value in {"extras": extras, **more}.items() if value}}
    said = {name: value for name, value in {**fields, **more}.items() if value}
    return {"is_complete": True, "finish_reason": ending.reason, **counted, **said}
