"""Whole answers, canonical → wire, for clients.

In: a `ChatResponse` of any origin. Out: the body of a 200. Extras are written at the level where they were read, so an
answer of this dialect is written as it was read. Invalid calls are left out, because a client would run them. On this
wire the finish reason of calls is STOP. A blocked prompt is an answer without candidates.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.times import is_moment
from turnwire.codecs.gemini.fields import write_usage
from turnwire.codecs.gemini.names import BLOCKED, FINISH_WORDS, INEXACT_WORDS, NO_BLOCK_WORD, WORD_OF, GeminiLosses
from turnwire.codecs.gemini.variants import facts_of
from turnwire.codecs.gemini.write_messages import call_part, write_part
from turnwire.codecs.values.provider_options import add
from turnwire.codecs.values.wire_values import items_of, object_of
from turnwire.core.call_order import calls_among, ordered_calls
from turnwire.core.jsontext import json_object
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names
from turnwire.core.tools import is_tool_name

if TYPE_CHECKING:
    from turnwire_schema.wire import gemini as typed

NESTED: Final = frozenset({"candidate", "candidates", "message"})
_NOT_OURS: Final = frozenset({"choice", "choices", "object", "status", "timings", "type"})
_FACTS: Final = facts_of("")  # clients that support the newest models


def write_response(
    response: ChatResponse, request: ChatRequest | None = None
) -> Converted[typed.GenerateContentResponse]:
    """Return the body of a whole answer."""
    losses = GeminiLosses()
    extras = response.extras or {}
    content = _content(response.message, client_names(request), losses)
    parts = content.get("parts") or []
    wire = end_body(
        content,
        response,
        extras,
        (response.id, response.model, response.created),
        response.usage,
        losses,
        has_calls=any("functionCall" in part for part in parts),
        is_empty=parts == [{"text": ""}],
    )
    return Converted(wire, tuple(losses.losses))


def end_body(
    content: typed.CandidateContent,
    end: ChatResponse | StreamingChunk,
    extras: Mapping[str, object],
    known: tuple[str | None, str | None, int | str | None],
    usage: UsageInfo | None,
    losses: GeminiLosses,
    *,
    has_calls: bool,
    is_empty: bool,
) -> typed.GenerateContentResponse:
    """Return the document for the end of an answer; `known` has its id, model and time.

    A blocked prompt with an empty answer has no candidate, and the original `promptFeedback` if there was one.
    """
    reason, raw = end.finish_reason or "other", end.raw_finish_reason
    is_block = raw is not None and reason == "content_filter" and raw.startswith(BLOCKED)
    wire: typed.GenerateContentResponse = {}
    if not (is_block and is_empty):
        word = finish_word(reason, raw, losses, has_calls=has_calls)
        candidate: typed.Candidate = {"content": content, "finishReason": word, "index": 0}
        held = object_of(extras.get("candidate"))
        add(candidate, {key: value for key, value in held.items() if key != "content"})  # written above
        wire["candidates"] = [candidate, *items_of(extras.get("candidates"))]
    if is_block and not object_of(extras.get("promptFeedback")):
        word_of_block = (raw or "").removeprefix(BLOCKED)
        feedback: typed.PromptFeedback = {}
        if word_of_block != NO_BLOCK_WORD:
            add(feedback, {"blockReason": word_of_block})  # any word
        wire["promptFeedback"] = feedback
    counts = None if usage is None else write_usage(usage, losses)
    if counts is not None:
        wire["usageMetadata"] = counts
    add(wire, identity(*known, losses))
    return add(wire, own_fields(extras, wire, losses))


def own_fields(extras: Mapping[str, object], said: Mapping[str, object], losses: GeminiLosses) -> dict[str, object]:
    """Return the extras that are valid fields of an answer and not in `said`; the others are losses.

    Field names of the wire have no underscores, and some names belong to other dialects.
    """
    rest = {key: value for key, value in extras.items() if key not in NESTED}
    others = sorted(key for key in rest if "_" in key or key in _NOT_OURS or key in said)
    losses.lose_named("answer_part", "/extras", others)
    return {key: value for key, value in rest.items() if key not in others}


def finish_word(reason: str, raw: str | None, losses: GeminiLosses, *, has_calls: bool) -> typed.FinishReason:
    """Return the server's own finish word if it has the canonical meaning, else the published one.

    STOP means tool calls only if the answer has calls.
    """
    if reason == ("stop" if has_calls else "tool_calls"):
        done = "read as tool_calls, for there are calls" if has_calls else "read as stop, for there are no calls"
        losses.lose("finish_reason", "/finish_reason", done, detail=reason)
    meaning = FINISH_WORDS.get(raw) if raw else None
    if raw is not None and (meaning == reason or (meaning == "stop" and reason == "tool_calls")):
        return cast("typed.FinishReason", raw)
    if raw is not None and meaning is None and reason == "other" and raw.isupper():
        return cast("typed.FinishReason", raw)  # a newer word of this wire that is not in the table
    if reason in INEXACT_WORDS:
        losses.lose("finish_reason", "/finish_reason", "sent as OTHER", detail=reason)
    return WORD_OF[reason]


def identity(
    response_id: str | None, model: str | None, created: int | str | None, losses: GeminiLosses
) -> typed.GenerateContentResponse:
    """Return `responseId`, `modelVersion` and `createTime`, if known."""
    wire: typed.GenerateContentResponse = {}
    if model:
        wire["modelVersion"] = model
    if response_id:
        wire["responseId"] = response_id
    if isinstance(created, str) and is_moment(created):
        wire["createTime"] = created
    elif created is not None:
        losses.lose("created", "/created")
    return wire


def _content(message: AssistantMessage, names: Mapping[str, str], losses: GeminiLosses) -> typed.CandidateContent:
    content = message.content
    written: list[tuple[int | None, typed.Part]] = []
    for call, at in ordered_calls(message, "/message"):
        wire = write_call(call, names, at, losses)
        if wire is not None:
            written.append((call.part_index, wire))
    parts: list[tuple[int, typed.Part]] = []
    if isinstance(content, str):
        if content or not written:
            parts.append((0, {"text": content}))
    else:
        for index, part in enumerate(content or ()):
            wire = write_part(part, f"/message/content/{index}", _FACTS, losses, for_client=True)
            if wire is not None:
                parts.append((index, wire))
    for name in ("name", "provider_options"):
        if getattr(message, name) is not None:
            losses.lose("answer_part", f"/message/{name}", detail=name)
    held = {key: value for key, value in (message.extras or {}).items() if key != "parts"}
    whole: typed.CandidateContent = {"parts": list(calls_among(parts, written)), "role": "model"}
    return add(whole, held)


def write_call(
    call: ToolCall | InvalidToolCall, names: Mapping[str, str], at: str, losses: GeminiLosses
) -> typed.Part | None:
    """Return the part of a call; None for a call that must not run."""
    name = call.name or ""
    if isinstance(call, ToolCall):
        arguments = dict(call.arguments)
    else:
        has_bad_name = name and call.reason == "bad_name" and not is_tool_name(name)  # the client may know the name
        found = json_object(call.arguments_text) if has_bad_name else None
        if found is None:
            losses.lose("invalid_tool_call", at)
            return None
        arguments = found
    return call_part(call, names.get(name, name), arguments)
