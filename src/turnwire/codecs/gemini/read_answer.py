"""Whole answers, wire → canonical: a whole answer has the form of a stream document, with an optional finish reason.

In: the body of a 200, parsed or not. Out: one `ChatResponse`. The candidate with index 0 is the answer; other
candidates, and every field that is not canonical, are recorded as extras at the same level. A body without candidates
is a blocked prompt if `promptFeedback` says so, else an error, never an empty answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini import GenerateContentResponse

from turnwire.codecs.answers.bodies import own_body
from turnwire.codecs.answers.response import build_answer
from turnwire.codecs.errors.kinds import reported_error
from turnwire.codecs.gemini.fields import ANSWER, odd_beside, read_usage
from turnwire.codecs.gemini.names import KNOWN_CANDIDATE, KNOWN_CONTENT, canonical_names
from turnwire.codecs.gemini.read_answer_parts import (
    CandidateReader,
    conclude,
    split_candidates,
    unreadable_part,
)
from turnwire.codecs.gemini.read_errors import classified, error_object
from turnwire.codecs.gemini.read_parts import PartError
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.wire_values import object_of, odd_index, text_of
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.errors import ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawCandidate, RawContent, RawGenerateContentResponse


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """Return the answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    data, raw = own_body(body)
    error = error_object(data)
    if error is not None:
        raise error_from_info(classified(error, None))
    answer: RawGenerateContentResponse = object_of(data)
    found, others = split_candidates(answer, is_whole=True)
    feedback = answer.get("promptFeedback")
    if found is None and not isinstance(feedback, dict):
        if (told := reported_error(data)) is not None:  # from a framework or proxy
            raise error_from_info(told)
        what = "has no candidates" if isinstance(data, dict) else "is not a JSON object"
        raise ProviderResponseError(f"the answer {what}", category="protocol")
    candidate: RawCandidate = {} if found is None else found
    content: RawContent = object_of(candidate.get("content"))
    identity, extras, _ = ANSWER.take(answer)
    reader, builder = CandidateReader(canonical_names(request)), AnswerBuilder()
    reader.set_facts(identity.get("id") or identity.get("created"))
    try:
        for said in reader.read(content.get("parts") or ()):
            if "part_index" in said:
                builder.add(**said)
    except PartError as refused:
        raise ProviderResponseError(unreadable_part("the answer", refused), category="protocol") from None
    reader.unfinished()
    reader.unclear()
    builder.calls = reader.calls
    ending = conclude(
        text_of(candidate.get("finishReason")),
        reader.calls,
        feedback,
        has_candidate=found is not None,
        has_parts=reader.has_parts,
    )
    if own := unknown_fields(candidate, KNOWN_CANDIDATE) | odd_index(candidate):
        extras["candidate"] = own
    if others:
        extras["candidates"] = list(others)
    usage, odd = read_usage(answer.get("usageMetadata"))
    return build_answer(
        builder,
        ending,
        identity,
        body=answer,
        raw=raw,
        kind=GenerateContentResponse,
        usage=usage,
        extras=extras,
        odd=[*odd, *odd_beside(extras)],
        message_extras=unknown_fields(content, KNOWN_CONTENT),
    )
