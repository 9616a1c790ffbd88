"""Whole answers, wire → canonical.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too. Every item of
`output` stays in its place; other fields, most of which repeat the request, are kept as extras.
A response that failed, a 200 that holds an error, HTML or nothing is a typed error, never an empty answer; one that is
still queued is an answer without content whose raw word says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_responses import Response

from turnwire.codecs.answer_bodies import answer_object
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.openai_responses.ending import conclude
from turnwire.codecs.openai_responses.errors import failure_of
from turnwire.codecs.openai_responses.fields import ANSWER
from turnwire.codecs.openai_responses.names import CALL_ITEMS, DIALECT
from turnwire.codecs.openai_responses.read_items import Piece, is_whole, origin, read_item
from turnwire.codecs.openai_responses.usage import odd_beside, read_usage
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import text_of, unreadable
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.finish import CUT
from turnwire.core.validate import UNFIT, first_problem


def items_of(body: Mapping[str, object]) -> list[Mapping[str, Any] | None]:
    """The items of an answer; null where a server wrote one that is none."""
    output = body.get("output")
    if output is not None and not isinstance(output, (list, tuple)):
        raise unreadable("/output", "a list of items")
    if output is None:
        return []
    return [item if isinstance(item, Mapping) else None for item in output]


def is_answer(body: Mapping[str, object]) -> bool:
    """Whether a body is a response at all."""
    return isinstance(body.get("output"), (list, tuple)) or body.get("object") == "response" or "status" in body


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    body = answer_object(body)
    failure = failure_of(body)
    if failure is None and not is_answer(body):
        error = read_error(body)
        if error is None:
            raise ProviderResponseError("the answer has no output", category="protocol")
        failure = classify(error, None)
    builder = AnswerBuilder()
    items = items_of(body)
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
        return _build(body, builder, items, request)
    except UNFIT as error:
        raise ProviderResponseError(f"the answer cannot be read: {first_problem(error)}", category="protocol") from None


def _build(
    body: Mapping[str, object],
    builder: AnswerBuilder,
    items: Sequence[Mapping[str, object] | None],
    request: ChatRequest | None,
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


def identity_of(body: Mapping[str, Any]) -> dict[str, Any]:
    """`id`, `model` and `created`, where they are what they must be."""
    found = ANSWER.read(body)
    if type(body.get("created_at")) is float and not body["created_at"].is_integer():
        found.pop("created", None)  # kept as an extra, fraction and all
    return found


def extras_of(body: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a body that are not canonical and not null, as they came."""
    extras = ANSWER.extras(body)
    details = body.get("incomplete_details")
    if isinstance(details, Mapping):
        known = frozenset({"reason"} if body.get("status") == "incomplete" else ())  # elsewhere the reason says no end
        if rest := rest_of(details, known):
            extras["incomplete_details"] = rest
    if type(body.get("created_at")) is float and not body["created_at"].is_integer():
        extras["created_at"] = body["created_at"]
    if body.get("object") not in (None, "response"):
        extras["object"] = body["object"]
    return extras
