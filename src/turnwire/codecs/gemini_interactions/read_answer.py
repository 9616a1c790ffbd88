"""Whole answers, wire → canonical: the stream decoder reads the steps, and the resulting chunks are combined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini_interactions import Interaction

from turnwire.codecs.answers.bodies import own_body
from turnwire.codecs.answers.response import build_answer
from turnwire.codecs.errors.kinds import reported_error
from turnwire.codecs.gemini_interactions.fields import ANSWER
from turnwire.codecs.gemini_interactions.read_stream import InteractionsStreamDecoder
from turnwire.codecs.streams.framing import DEFAULT_LIMITS
from turnwire.codecs.values.wire_values import odd_fields
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.errors import ProviderResponseError, StreamError, error_from_info
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini_interactions import RawInteraction

_OF_CALLS: Final = {"part_index", "provider_options", "invalid"}
"""Fields of a call delta that canonical calls do not have yet."""


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """Return the answer in a whole body, parsed or as JSON text.

    Raises:
        ProviderError: the body is not an interaction, or reports only an error.
    """
    data, raw = own_body(body)
    if not isinstance(data, dict) or "status" not in data:
        if (told := reported_error(data)) is not None:
            raise error_from_info(told)
        raise ProviderResponseError("the answer is not an interaction: an object with a status", category="protocol")
    answer: RawInteraction = data
    decoder = InteractionsStreamDecoder(request, DEFAULT_LIMITS)
    try:
        ending, usage, odd = decoder.conclude(answer)
        builder = AnswerBuilder()
        identity = _fold(decoder, builder)
        return build_answer(
            builder,
            ending,
            identity,
            body=answer,
            raw=raw,
            kind=Interaction,
            usage=usage,
            extras=decoder.extras,
            odd=[*odd, *odd_fields(decoder.extras, ANSWER.judges, "/extras")],
        )
    except StreamError as error:
        raise ProviderResponseError(error.info.replace(code=ProviderResponseError.code)) from None
    except UNFIT as error:
        raise ProviderResponseError(f"the answer cannot be read: {first_problem(error)}", category="protocol") from None


def _fold(decoder: InteractionsStreamDecoder, builder: AnswerBuilder) -> dict[str, object]:
    """Add the chunks of the steps to a builder, and return the fields of the answer itself."""
    builder.calls = decoder.calls
    identity: dict[str, object] = {}
    for fields in decoder.news:
        for delta in fields.pop("tool_call_deltas", ()):
            for name in _OF_CALLS & delta.keys():
                setattr(builder.calls[delta["index"]], name, delta[name])
        if "part_index" in fields:
            builder.add(**fields)
        else:
            identity |= fields
    return identity
