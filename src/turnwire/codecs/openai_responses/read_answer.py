"""Whole answers, wire → canonical, and functions that streams use too: finish reason, usage, extras.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, made by the builder that streams use too. Every item of
`output` keeps its position; other fields, most of which repeat the request, are recorded as extras. A failed response,
or a 200 with an error, HTML or an empty body, raises a typed error and is never an empty answer. A response that is
still queued is an answer without content, with a raw finish word that says so.

The raw finish word is the status, with the reason after a colon: `completed`, `incomplete:max_output_tokens`. Local
servers report `completed` for answers that the token limit cut off (recordings
llama.cpp-*/responses/tool-truncated.json, Ollama's v1-responses-length.json), so a call that ends inside its arguments
is validated against the limit that the request set.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_responses import Response

from turnwire.codecs.answers.answer_bodies import answer_object
from turnwire.codecs.answers.answer_rows import read_usage
from turnwire.codecs.answers.finish_reasons import Ending, finish_of, reached_limit
from turnwire.codecs.answers.response import build_answer
from turnwire.codecs.errors.bodies import read_error
from turnwire.codecs.openai_responses.fields import ANSWER, USAGE
from turnwire.codecs.openai_responses.names import FINISH_WORDS
from turnwire.codecs.openai_responses.read_errors import classify_error, reported_failure
from turnwire.codecs.openai_responses.read_items import is_call, read_call, read_item
from turnwire.codecs.openai_responses.tool_kinds import KnownName, known_names
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import note, object_of, odd_at, text_of, unreadable
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawIncompleteDetails, RawOutputItem, RawResponse


def output_of(body: RawResponse) -> list[RawOutputItem | None]:
    """Return the items of an answer; null for each invalid item."""
    output = body.get("output")
    if not isinstance(output, (list, tuple, NoneType)):
        raise unreadable("/output", "a list of items")
    return [item if isinstance(item, dict) else None for item in output or ()]


def is_answer(body: RawResponse) -> bool:
    """Return whether a body is a response."""
    return isinstance(body.get("output"), (list, tuple)) or body.get("object") == "response" or "status" in body


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """Return the answer in a whole body.

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
    take_items(builder, output_of(response), known_names(request))
    try:
        identity, extras, odd_top = top_of(response)
        ending, usage, odd = conclude(response, builder.calls, request, has_refusal=builder.has_refusal)
        return build_answer(
            builder,
            ending,
            identity,
            body=response,
            raw=raw,
            kind=Response,
            usage=usage,
            extras=extras,
            odd=[*odd, *odd_top],
        )
    except UNFIT as error:
        raise ProviderResponseError(f"the answer cannot be read: {first_problem(error)}", category="protocol") from None


def take_items(builder: AnswerBuilder, output: list[RawOutputItem | None], canonical: KnownName) -> None:
    """Add the items of an answer to the builder."""
    before: RawCall | None = None  # the previous call, if the server reports it as complete
    for number, item in enumerate(output):
        if not item:
            continue
        if before is not None:
            before.is_complete = True  # the model continued after it
        before = None
        if is_call(item):
            call = read_call(item, number, canonical)
            builder.calls.append(call)
            before = call if item.get("status") == "completed" else None
        else:
            for fields in read_item(item, number):
                builder.add(**fields)


def conclude(
    response: RawResponse, calls: Sequence[RawCall], request: ChatRequest | None, *, has_refusal: bool
) -> tuple[Ending, dict[str, object] | None, list[dict[str, object]]]:
    """Return the ending for the status of a response, its usage, and diagnostics of invalid values in them."""
    usage, odd = read_usage(USAGE, response.get("usage"))
    raw = text_of(response.get("status"))
    details: RawIncompleteDetails = object_of(response.get("incomplete_details"))
    if raw == "incomplete" and (why := text_of(details.get("reason"))) is not None:
        raw = f"{raw}:{why}"
    ending = finish_of(
        raw, FINISH_WORDS, calls, usage, request, has_refusal=has_refusal, told=reported_failure(response)
    )
    if ending.reason not in ("stop", "tool_calls") or not reached_limit(usage, request):
        return ending, usage, odd
    what = "the token limit was reached exactly at the end, and the server does not say whether it cut the answer"
    notes = [each for each in ending.diagnostics if each["id"] == "no_finish_reason"]
    return ending._replace(diagnostics=[*notes, note("possibly_truncated_turn", what, "/message")]), usage, odd


def top_of(body: RawResponse) -> tuple[Values, Values, list[dict[str, object]]]:
    """Return id, model and time of a body, its extras, and diagnostics.

    `id`, `model` and `created` are included if valid. Extras are as received; the diagnostics are about invalid ones.
    """
    identity, extras, odd = ANSWER.take(body)
    known = {"reason"} if body.get("status") == "incomplete" else frozenset()  # else the reason explains nothing
    if rest := unknown_fields(object_of(body.get("incomplete_details")), known):
        extras["incomplete_details"] = rest
    created = body.get("created_at")
    if type(created) is float and not created.is_integer():
        extras["created_at"] = created  # `created` has whole seconds
    if body.get("object") not in (None, "response"):
        extras["object"] = body["object"]
    return identity, extras, [odd_at(f"/extras/{name}") for name in odd]
