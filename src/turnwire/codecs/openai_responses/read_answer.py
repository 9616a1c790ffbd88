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
from types import NoneType
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_responses import Response

from turnwire.codecs.answer_bodies import answer_object
from turnwire.codecs.endings import Ending, ending_of, note, reached_limit
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.openai_responses.fields import ANSWER, USAGE
from turnwire.codecs.openai_responses.names import DIALECT, FINISH_WORDS
from turnwire.codecs.openai_responses.read_errors import classify_error, told_failure
from turnwire.codecs.openai_responses.read_items import Piece, is_whole, origin, read_item
from turnwire.codecs.openai_responses.tool_kinds import Spellings
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.rows import Found
from turnwire.codecs.usage_rows import read_usage
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import object_of, odd_at, text_of, unreadable
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawIncompleteDetails, RawOutputItem, RawResponse


def output_of(body: RawResponse) -> list[RawOutputItem | None]:
    """The items of an answer; null where a server wrote one that is none."""
    output = body.get("output")
    if not isinstance(output, (list, tuple, NoneType)):
        raise unreadable("/output", "a list of items")
    return [item if isinstance(item, dict) else None for item in output or ()]


def is_answer(body: RawResponse) -> bool:
    """Whether a body is a response at all."""
    return isinstance(body.get("output"), (list, tuple)) or body.get("object") == "response" or "status" in body


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    response: RawResponse
    response, raw = answer_object(body)
    if not is_answer(response):
        error = read_error(response)
        if error is None:
            raise ProviderResponseError("the answer has no output", category="protocol")
        raise error_from_info(classify_error(error))
    builder = AnswerBuilder()
    items = output_of(response)
    last = max((number for number, item in enumerate(items) if item), default=-1)
    canonical = Spellings(None if request is None else request.tools, for_client=False).canonical
    for number, item in enumerate(items):
        if item is None:
            continue
        for piece in read_item(item, number, canonical):
            if piece.call is not None and is_whole(item) and number < last:
                piece.call.is_complete = True  # the model went on after it
            add_piece(builder, piece)
    try:
        usage, odd = read_usage(USAGE, response.get("usage"))
        identity, extras, odd_names = top_of(response)
        odd += [odd_at(f"/extras/{name}") for name in odd_names]
        ending = conclude(response, builder.calls, usage, request, builder.has_refusal)
        return build_answer(
            builder,
            ending,
            identity,
            body=response,
            raw=raw,
            kind=Response,
            usage=usage,
            extras=extras,
            odd=odd,
        )
    except UNFIT as error:
        raise ProviderResponseError(f"the answer cannot be read: {first_problem(error)}", category="protocol") from None


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
    usage: Mapping[str, object] | None,
    request: ChatRequest | None,
    has_refusal: bool,
) -> Ending:
    """The canonical reason for the status of a response."""
    raw = text_of(response.get("status"))
    details: RawIncompleteDetails = object_of(response.get("incomplete_details"))
    if raw == "incomplete" and (why := text_of(details.get("reason"))) is not None:
        raw = f"{raw}:{why}"
    ending = ending_of(raw, FINISH_WORDS, calls, usage, request, has_refusal=has_refusal, told=told_failure(response))
    if ending.reason not in ("stop", "tool_calls") or not reached_limit(usage, request):
        return ending
    what = "the token limit was reached exactly at the end, and the server does not say whether it cut the answer"
    notes = [each for each in ending.diagnostics if each["id"] == "no_finish_reason"]
    return ending._replace(diagnostics=[*notes, note("possibly_truncated_turn", what, "/message")])


def top_of(body: RawResponse) -> Found:
    """`id`, `model` and `created`, where they are what they must be, and the extras of a body, as they came."""
    identity, extras, odd = ANSWER.take(body)
    known = {"reason"} if body.get("status") == "incomplete" else frozenset()  # elsewhere the reason says no end
    if rest := rest_of(object_of(body.get("incomplete_details")), known):
        extras["incomplete_details"] = rest
    if _has_fraction(body):
        extras["created_at"] = body["created_at"]  # `created` has whole seconds
    if body.get("object") not in (None, "response"):
        extras["object"] = body["object"]
    return identity, extras, odd


def _has_fraction(body: RawResponse) -> bool:
    """Whether the time is finer than seconds."""
    created = body.get("created_at")
    return type(created) is float and not created.is_integer()
