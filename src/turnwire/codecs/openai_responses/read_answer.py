"""Whole answers, wire → canonical, and what streams share with them: why the answer ended, and what is beside it.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too. Every item of
`output` stays in its place; other fields, most of which repeat the request, are kept as extras.
A response that failed, a 200 that holds an error, HTML or nothing is a typed error, never an empty answer; one that is
still queued is an answer without content whose raw word says so.

The raw word is the status, with the reason behind a colon: `completed`, `incomplete:max_output_tokens`. Local servers
say `completed` of answers that the token limit cut (recordings llama.cpp-*/responses/tool-truncated.json, Ollama's
v1-responses-length.json), so a call that ends inside its arguments is judged by the limit that the request asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_responses import Response

from turnwire.codecs.answer_bodies import answer_object
from turnwire.codecs.endings import Ending, note, reached_limit
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.openai_responses.fields import ANSWER
from turnwire.codecs.openai_responses.names import CALL_ITEMS, DIALECT, FINISH_WORDS
from turnwire.codecs.openai_responses.read_errors import failure_of
from turnwire.codecs.openai_responses.read_items import Piece, is_whole, origin, read_item
from turnwire.codecs.openai_responses.usage import odd_beside, read_usage
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.rows import Values
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import object_of, text_of, unreadable
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall, ends_inside
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.finish import CUT, finish_reason
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawIncompleteDetails, RawOutputItem, RawResponse


def output_of(body: RawResponse) -> list[RawOutputItem | None]:
    """The items of an answer; null where a server wrote one that is none."""
    output = body.get("output")
    if output is not None and not isinstance(output, (list, tuple)):
        raise unreadable("/output", "a list of items")
    if output is None:
        return []
    return [item if isinstance(item, Mapping) else None for item in output]


def is_answer(body: RawResponse) -> bool:
    """Whether a body is a response at all."""
    return isinstance(body.get("output"), (list, tuple)) or body.get("object") == "response" or "status" in body


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    response: RawResponse = answer_object(body)
    failure = failure_of(response)
    if failure is None and not is_answer(response):
        error = read_error(response)
        if error is None:
            raise ProviderResponseError("the answer has no output", category="protocol")
        failure = classify(error, None)
    builder = AnswerBuilder()
    items = output_of(response)
    last = max((number for number, item in enumerate(items) if item), default=-1)
    for number, item in enumerate(items):
        if item is None:
            continue
        for piece in read_item(item, number):
            if piece.call is not None and is_whole(item) and number < last:
                piece.call.is_complete = True  # the model went on after it
            add_piece(builder, piece)
    try:
        if failure is not None:
            raise error_from_info(failure, partial=_partial(builder))
        return _build(response, builder, items, request)
    except UNFIT as error:
        raise ProviderResponseError(f"the answer cannot be read: {first_problem(error)}", category="protocol") from None


def _build(
    body: RawResponse, builder: AnswerBuilder, items: Sequence[RawOutputItem | None], request: ChatRequest | None
) -> ChatResponse:
    usage = read_usage(body.get("usage"))
    ending = conclude(
        body,
        builder.calls,
        has_other_calls=any(item is not None and text_of(item.get("type")) in CALL_ITEMS for item in items),
        has_refusal=builder.has_refusal,
        usage=usage,
        request=request,
    )
    identity = identity_of(body)
    extras = extras_of(body)
    return build_answer(
        builder,
        body=body,
        kind=Response,
        finish_reason=ending.reason,
        was_cut=ending.reason in CUT,
        usage=usage,
        id_facts=(identity.get("id") or identity.get("created"),),
        diagnostics=[*ending.diagnostics, *odd_beside(usage, extras)],
        raw_finish_reason=ending.raw,
        extras=extras or None,
        **identity,
    )


def _partial(builder: AnswerBuilder) -> ChatResponse | None:
    """What a response that failed had said until then."""
    content = builder.content()
    if not content and not builder.calls:
        return None
    return builder.build(finish_reason="error", was_cut=True)


def add_piece(builder: AnswerBuilder, piece: Piece) -> None:
    """Give one piece to the builder."""
    options = {DIALECT: dict(piece.own)} if piece.own else None
    match piece.kind:
        case "text":
            builder.add_text(piece.text, piece.number, provider_options=options)
        case "refusal":
            builder.add_refusal(piece.text, piece.number, provider_options=options)
        case "thinking":
            builder.add_thinking(
                piece.text,
                signature=piece.signature,
                origin=origin(piece.field or "summary"),
                part_index=piece.number,
                provider_options=options,
            )
        case "call" if piece.call is not None:
            builder.calls.append(piece.call)
        case _:
            builder.add_part(piece.part, piece.number)


def conclude(
    response: RawResponse,
    calls: Sequence[RawCall],
    *,
    has_other_calls: bool,
    has_refusal: bool,
    usage: Mapping[str, object] | None,
    request: ChatRequest | None,
) -> Ending:
    """The canonical reason for the status of a response."""
    raw = text_of(response.get("status"))
    details: RawIncompleteDetails = object_of(response.get("incomplete_details"))
    if raw == "incomplete" and (why := text_of(details.get("reason"))) is not None:
        raw = f"{raw}:{why}"
    reached = reached_limit(usage, request)
    reason = finish_reason(
        raw,
        FINISH_WORDS,
        has_calls=bool(calls) or has_other_calls,
        has_refusal=has_refusal,
        last_call_is_cut=bool(calls) and ends_inside(calls[-1]),
        reached_limit=reached,
    )
    notes = [note("no_finish_reason", "the server gave no reason for the end")] if raw is None else []
    if reason in ("stop", "tool_calls") and reached:
        what = "the token limit was reached exactly at the end, and the server does not say whether it cut the answer"
        notes.append(note("possibly_truncated_turn", what, "/message"))
    return Ending(reason, raw, notes)


def identity_of(body: RawResponse) -> dict[str, Any]:
    """`id`, `model` and `created`, where they are what they must be."""
    found = ANSWER.read(body)
    if _has_fraction(body):
        found.pop("created", None)  # kept as an extra, fraction and all
    return found


def extras_of(body: RawResponse) -> Values:
    """Fields of a body that are not canonical and not null, as they came."""
    extras = ANSWER.extras(body)
    known = {"reason"} if body.get("status") == "incomplete" else frozenset()  # elsewhere the reason says no end
    if rest := rest_of(object_of(body.get("incomplete_details")), known):
        extras["incomplete_details"] = rest
    if _has_fraction(body):
        extras["created_at"] = body["created_at"]
    if body.get("object") not in (None, "response"):
        extras["object"] = body["object"]
    return extras


def _has_fraction(body: RawResponse) -> bool:
    """Whether the time is finer than seconds."""
    created = body.get("created_at")
    return type(created) is float and not created.is_integer()
