"""Whole answers, wire → canonical: a stream of one event, whose steps become parts and calls as those of streams do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini_interactions import Interaction

from turnwire.codecs.bodies import parse_body
from turnwire.codecs.error_kinds import told_error
from turnwire.codecs.framing import DEFAULT_LIMITS
from turnwire.codecs.gemini.read_answer import whole_answer
from turnwire.codecs.gemini_interactions.fields import ANSWER
from turnwire.codecs.gemini_interactions.read_stream import InteractionsStreamDecoder
from turnwire.core.errors import ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini_interactions import RawInteraction


def read_answer(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body, parsed or as JSON text.

    Raises:
        ProviderError: the body is not an interaction, or reports only an error.
    """
    data = parse_body(body)
    if not isinstance(data, dict) or "status" not in data:
        if (told := told_error(data)) is not None:
            raise error_from_info(told)
        raise ProviderResponseError("the answer is not an interaction: an object with a status", category="protocol")
    answer: RawInteraction = data
    if not isinstance(answer.get("steps"), list | None):
        raise ProviderResponseError("the answer has steps that are not a list", category="protocol")
    decoder = InteractionsStreamDecoder(request, DEFAULT_LIMITS)
    read = partial(decoder.whole, answer)
    _, extras, _ = ANSWER.take(answer)
    return whole_answer(decoder, read, Interaction, answer, extras)
