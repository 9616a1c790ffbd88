"""Why an answer ended: what the dialects' judgements, of whole bodies and of streams, have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import FinishReason

from turnwire.core.calls import RawCall, ends_inside
from turnwire.core.finish import finish_reason


class Ending(NamedTuple):
    """Why an answer ended, in the canonical word and in the server's, and what is odd about that."""

    reason: FinishReason
    raw: str | None
    diagnostics: list[dict[str, object]]


def reached_limit(usage: Mapping[str, object] | None, request: ChatRequest | None) -> bool:
    """Whether as many tokens were counted as the request asked for at the most."""
    limit = None if request is None else request.parameters.max_tokens
    # Equal, not more: where a request asks for several answers, OpenAI's servers count the tokens of all together.
    return limit is not None and usage is not None and usage.get("completion_tokens") == limit


def note(name: str, what: str, at: str | None = None) -> dict[str, object]:
    """A diagnostic."""
    return {"id": name, "what": what} if at is None else {"id": name, "what": what, "at": at}


def other_reason(before: str | None, reason: str) -> list[dict[str, object]]:
    """A diagnostic that keeps the reason that a stream named before another one, which counts."""
    if before is None or before == reason:
        return []
    return [
        {**note("second_finish_reason", "the server named this reason before the one that counts"), "value": before}
    ]


def ending_of(
    raw: str | None,
    words: Mapping[str, FinishReason],
    calls: Sequence[RawCall],
    usage: Mapping[str, object] | None,
    request: ChatRequest | None,
    *,
    has_refusal: bool = False,
) -> Ending:
    """The canonical reason for the server's word, which means what `words` say; streams and whole bodies alike."""
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
    if reason == "tool_calls" and reached and calls:
        # vllm#58228: cut between two calls, the server says tool_calls and the rest is missing.
        notes.append(note("possibly_truncated_turn", "the token limit was reached with the last call", "/message"))
    return Ending(reason, raw, notes)


def last_fields(
    ending: Ending, usage: Mapping[str, object] | None, extras: Mapping[str, object], **more: object
) -> dict[str, object]:
    """The fields of the last chunk of a stream; what says nothing is left out."""
    fields: dict[str, object] = {"raw_finish_reason": ending.raw, "diagnostics": ending.diagnostics, "extras": extras}
    said = {name: value for name, value in {**fields, **more}.items() if value}
    counted = {} if usage is None else {"usage": usage}
    return {"is_complete": True, "finish_reason": ending.reason, **counted, **said}
