"""Whole answers, wire → canonical.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too. The candidate
of index 0 is the answer; the others, and every field that is not canonical, are kept as extras where they stood. A body
without candidates is a blocked prompt where `promptFeedback` says so, and an error elsewhere, never an empty answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini import GenerateContentResponse

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.gemini.answer import CandidateReader, Piece, conclude
from turnwire.codecs.gemini.errors import classified, error_object
from turnwire.codecs.gemini.fields import ANSWER
from turnwire.codecs.gemini.names import canonical_names
from turnwire.codecs.gemini.read_parts import ORIGIN, PartError
from turnwire.codecs.gemini.tables import KNOWN_CANDIDATE, KNOWN_CONTENT
from turnwire.codecs.gemini.usage import odd_beside, read_usage
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.whole_answers import build_answer
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.finish import CUT


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    body = parse_body(body)
    error = error_object(body)
    if error is not None:
        raise error_from_info(classified(error, None))
    if not isinstance(body, Mapping):
        if (told := read_error(body)) is not None:
            raise error_from_info(classify(told, None))
        raise ProviderResponseError("the answer is not a JSON object", category="protocol")
    candidate, others = split_candidates(body)
    if candidate is None and not isinstance(body.get("promptFeedback"), Mapping):
        if (told := read_error(body)) is not None:  # a framework's or a proxy's
            raise error_from_info(classify(told, None))
        raise ProviderResponseError("the answer has no candidates", category="protocol")
    has_candidate = candidate is not None
    candidate = candidate or {}
    content = candidate.get("content")
    content = content if isinstance(content, Mapping) else {}
    builder = AnswerBuilder()
    reader = CandidateReader(canonical_names(request))
    identity = ANSWER.read(body)
    facts = identity.get("id") or identity.get("created")
    reader.set_facts(facts)
    builder.calls = reader.calls
    try:
        for piece in reader.read(content.get("parts") or ()):
            add_piece(builder, piece)
    except PartError as fault:
        where = f"candidates/0/content{fault.path}"
        raise ProviderResponseError(f"the answer cannot be read: {where}: {fault}", category="protocol") from None
    reader.unfinished()
    raw = candidate.get("finishReason")
    raw = raw if isinstance(raw, str) and raw else None
    ending = conclude(raw, reader.calls, body.get("promptFeedback"), has_candidate=has_candidate)
    message_extras = rest_of(content, KNOWN_CONTENT)
    usage = read_usage(body.get("usageMetadata"))
    extras = extras_of(body, candidate, others)
    return build_answer(
        builder,
        body=body,
        kind=GenerateContentResponse,
        finish_reason=ending.reason,
        was_cut=ending.reason in CUT,
        usage=usage,
        id_facts=(facts,),
        diagnostics=[*ending.diagnostics, *odd_beside(usage, extras)],
        message_extras=message_extras,
        raw_finish_reason=ending.raw,
        extras=extras or None,
        **identity,
    )


def split_candidates(body: Mapping[str, object]) -> tuple[Mapping[str, Any] | None, Sequence[Any]]:
    """The candidate that is the answer, and the others."""
    candidates = body.get("candidates")
    if not isinstance(candidates, (list, tuple)) or not candidates:
        return None, ()
    for place, candidate in enumerate(candidates):
        if isinstance(candidate, Mapping) and not candidate.get("index"):
            return candidate, [*candidates[:place], *candidates[place + 1 :]]
    return None, candidates


def add_piece(builder: AnswerBuilder, piece: Piece) -> None:
    """Give what a part adds to the builder; calls are in the reader's list already."""
    match piece.kind:
        case "text":
            builder.add_text(piece.value, piece.number, provider_options=piece.options)
        case "thinking":
            builder.add_thinking(
                piece.value,
                signature=piece.signature,
                origin=dict(ORIGIN),
                part_index=piece.number,
                provider_options=piece.options,
            )
        case "part":
            builder.add_part(piece.value, piece.number)


def extras_of(body: Mapping[str, object], candidate: Mapping[str, object], others: Sequence[object]) -> dict[str, Any]:
    """Fields that are not canonical: of the body as they are, of the candidate and further candidates by name."""
    extras = ANSWER.extras(body)
    if rest := rest_of(candidate, KNOWN_CANDIDATE):
        extras["candidate"] = rest
    if others:
        extras["candidates"] = list(others)
    return extras
