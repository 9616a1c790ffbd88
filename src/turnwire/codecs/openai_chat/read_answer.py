"""Read whole answers, wire → canonical.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too. Choice 0 is
the answer; the others, and every field that is not canonical, are preserved as extras in their places. A null means
absent. A 200 that holds an error, no choices, HTML or nothing is a typed error, never an empty answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_chat import ChatCompletion

from turnwire.codecs.answers.answer_bodies import answer_object
from turnwire.codecs.answers.finish_reasons import finish_of
from turnwire.codecs.answers.response import build_answer
from turnwire.codecs.errors.bodies import read_error
from turnwire.codecs.errors.kinds import classify
from turnwire.codecs.openai_chat import names as words
from turnwire.codecs.openai_chat.fields import ANSWER, NOISE, odd_in_message, read_usage
from turnwire.codecs.openai_chat.read_pieces import PieceReader
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.wire_values import (
    index_of,
    items_of,
    odd_at,
    odd_index,
    text_of,
    unreadable,
)
from turnwire.codecs.variants import ChatVariant
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.errors import ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent
    from turnwire_schema.wire.raw import AnyRaw


KNOWN_TOP: Final = ANSWER.keys | NOISE
"""Fields of a body or chunk that are canonical, or nothing."""


def _built(reader: PieceReader, message: sent.RawResponseMessage, others: Sequence[object]) -> AnswerBuilder:
    """Return a builder with the content of a whole message."""
    builder = AnswerBuilder()
    for fields in reader.read(message):
        fields.pop("tool_call_deltas", None)  # the router has them
        builder.add(**fields)
    builder.calls += reader.plain_calls
    if reader.calls:
        reader.end(others)
        builder.calls = reader.calls
    return builder


def _read_choice(body: sent.RawChatCompletion) -> sent.RawChoice:
    """Return the choice that is the answer.

    Raises:
        ProviderError: the body holds an error, or no choice.
    """
    choices = body.get("choices")
    if not choices:
        error = read_error(body)
        if error is not None:
            raise error_from_info(classify(error, None))
    if choices is not None and not isinstance(choices, (list, tuple)):
        raise unreadable("/choices", "a list of choices")
    if not choices:
        raise ProviderResponseError("the answer has no choices", category="protocol")
    for choice in choices:
        if isinstance(choice, dict) and not index_of(choice.get("index")):
            return choice
    if isinstance(choices[0], dict):
        return choices[0]
    raise unreadable("/choices/0", "an object")


def split_choices(body: sent.RawChatCompletion) -> tuple[sent.RawChoice, list[object]]:
    """Return the choice that is the answer, and the others unchanged.

    Raises:
        ProviderError: the body holds an error, or no choice.
    """
    choices = body.get("choices")
    if type(choices) is list and len(choices) == 1 and type(choices[0]) is dict:
        return choices[0], []
    answer = _read_choice(body)
    return answer, [choice for choice in items_of(body["choices"]) if choice is not answer]


def error_in_answer(body: AnyRaw, choice: AnyRaw) -> ErrorInfo | None:
    """Return the error that a server wrote into a body that has an answer, or into its choice (OpenRouter)."""
    held = body.get("error") or choice.get("error")
    if not held:
        return None
    error = read_error({"error": held})
    return None if error is None else classify(error, None)


def read_response(body: object, request: ChatRequest | None = None, *, variant: ChatVariant) -> ChatResponse:
    """Return the answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    whole, raw_body = answer_object(body)
    choice, others = split_choices(whole)
    message = choice.get("message")
    if not isinstance(message, dict):
        raise ProviderResponseError("choices[0] has no message", category="protocol")
    identity, extras, odd_names = ANSWER.take(whole)
    message_extras: dict[str, object] = {}
    reader = PieceReader(
        variant,
        lambda wire, known: message_extras.update(unknown_fields(wire, known)),
        is_whole=True,
        skips_router=not others,
    )
    reader.name_calls_by(identity.get("id") or identity.get("created") or None)
    builder = _built(reader, message, others)
    usage, odd = read_usage(whole.get("usage"), whole.get("timings"))
    raw = text_of(choice.get("finish_reason"))
    ending = finish_of(
        raw,
        words.finish_words(raw, variant),
        builder.calls,
        usage,
        request,
        has_refusal=builder.has_refusal,
        told=error_in_answer(whole, choice),
    )
    own = unknown_fields(choice, words.KNOWN_CHOICE)
    if index := odd_index(choice):
        own |= index
    if own:
        extras["choice"] = own
    if others:
        extras["choices"] = others
    odd += [odd_at(f"/extras/{name}") for name in odd_names]
    if index:
        odd.append(odd_at("/extras/choice/index"))
    if message_extras:
        odd += odd_in_message(message_extras)
    return build_answer(
        builder,
        ending,
        identity,
        body=whole,
        raw=raw_body,
        kind=ChatCompletion,
        usage=usage,
        extras=extras,
        odd=odd,
        message_extras=message_extras,
    )
