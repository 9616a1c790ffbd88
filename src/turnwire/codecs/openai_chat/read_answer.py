"""Whole answers, wire → canonical.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too. Choice 0 is
the answer; the others, and every field that is not canonical, are kept as extras where they stood. A null means absent.
A 200 that holds an error, no choices, HTML or nothing is a typed error, never an empty answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_chat import ChatCompletion

from turnwire.codecs.answer_bodies import answer_object
from turnwire.codecs.endings import note
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.openai_chat.fields import ANSWER
from turnwire.codecs.openai_chat.names import (
    KNOWN_CALL,
    KNOWN_CHOICE,
    KNOWN_FUNCTION,
    KNOWN_MESSAGE,
    THINKING_FIELDS,
)
from turnwire.codecs.openai_chat.read_answer_parts import (
    KNOWN_TOP,
    call_entries,
    conclude,
    origin,
    pieces_of,
    thinking_of,
)
from turnwire.codecs.openai_chat.read_parts import foreign
from turnwire.codecs.openai_chat.usage import IDENTITY, odd_beside, odd_in_message, odd_message, read_usage
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import index_of, items_of, objects_of, odd_identity, text_of, unreadable
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.finish import CUT

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import (
        RawChatCompletion,
        RawChoice,
        RawFunctionCall,
        RawMessageToolCall,
        RawResponseMessage,
    )


def _read_choice(body: RawChatCompletion) -> RawChoice:
    """The choice that is the answer.

    Raises:
        ProviderError: the body holds an error, or no choice.
    """
    choices = body.get("choices")
    if "error" in body or not choices:
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


def read_response(body: object, variant: ChatVariant, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    if isinstance(body, bytes) and (everyday := _everyday_reader()(body, request)) is not None:
        return everyday
    whole = answer_object(body)
    choice = _read_choice(whole)
    message = choice.get("message")
    if not isinstance(message, dict):
        raise ProviderResponseError("choices[0] has no message", category="protocol")
    builder = AnswerBuilder()
    message_extras = _read_message(message, builder, variant)
    usage = read_usage(whole.get("usage"), whole.get("timings"))
    raw = text_of(choice.get("finish_reason"))
    ending = conclude(
        raw,
        variant,
        builder.calls,
        has_custom_calls=any("custom" in entry for entry in objects_of(message.get("tool_calls"))),
        has_refusal=builder.has_refusal,
        usage=usage,
        request=request,
    )
    if raw is None:
        ending.diagnostics.append(note("no_finish_reason", "the server gave no reason for the end"))
    identity = ANSWER.read(whole)
    extras = _extras(whole, choice) | odd_identity(whole, IDENTITY)
    return build_answer(
        builder,
        body=whole,
        kind=ChatCompletion,
        finish_reason=ending.reason,
        was_cut=ending.reason in CUT,
        usage=usage,
        id_facts=(identity.get("id") or identity.get("created"),),
        diagnostics=[*ending.diagnostics, *odd_beside(usage, extras), *odd_in_message(message_extras)],
        message_extras=message_extras,
        raw_finish_reason=raw,
        extras=extras or None,
        **identity,
    )


@cache
def _everyday_reader() -> Callable[[bytes, ChatRequest | None], ChatResponse | None]:
    """The typed reader of everyday answers, loaded when there is one."""
    from turnwire.codecs.openai_chat.everyday import read_answer

    return read_answer


def _read_message(message: RawResponseMessage, builder: AnswerBuilder, variant: ChatVariant) -> dict[str, object]:
    """Give what the message says to the builder; what is not canonical is returned."""
    extras: dict[str, object] = {}
    thinking = thinking_of(message)
    if thinking is not None:
        builder.add_thinking(thinking[1], origin=origin(thinking[0]))
        for field in THINKING_FIELDS:
            if message.get(field) and field != thinking[0] and message[field] != thinking[1]:
                extras[field] = message[field]
    content = message.get("content")
    if isinstance(content, str):
        builder.add_text(content)
    elif isinstance(content, (list, tuple)):
        _read_list(content, builder)
    if (refusal := text_of(message.get("refusal"))) is not None:
        builder.add_refusal(refusal)
    for entry in call_entries(message.get("tool_calls") or (), "/choices/0/message/tool_calls"):
        if isinstance(entry.get("custom"), dict):
            builder.add_part(foreign(entry))
        else:
            builder.calls.append(read_call(entry, variant))
    extras |= odd_message(message)
    legacy = message.get("function_call")
    if isinstance(legacy, dict):
        builder.calls.append(read_call({"function": legacy}, variant))
    if not message.keys() <= KNOWN_MESSAGE:
        extras |= rest_of(message, KNOWN_MESSAGE)
    return extras


def _read_list(content: Sequence[object], builder: AnswerBuilder) -> None:
    for index, piece in enumerate(pieces_of(content)):
        if piece.kind == "text":
            builder.add_text(piece.text, index, provider_options=piece.options)
        elif piece.kind == "thinking":
            builder.add_thinking(piece.text, origin=origin("content"), part_index=index, provider_options=piece.options)
        elif piece.kind == "refusal":
            builder.add_refusal(piece.text, index if piece.options else None, provider_options=piece.options)
        else:
            builder.add_part(piece.part, index)


def read_call(entry: RawMessageToolCall, variant: ChatVariant) -> RawCall:
    """One call as it came; whether it may run is decided later."""
    call = RawCall(id=text_of(entry.get("id")))
    given = entry.get("function")
    extras = rest_of(entry, KNOWN_CALL)
    if isinstance(given, dict):
        function: RawFunctionCall = given
        call.name = text_of(function.get("name"))
        arguments = function.get("arguments")
        if isinstance(arguments, str):
            call.pieces.append(arguments)
            call.is_complete = variant.whole_calls and arguments.rstrip().endswith("}")
        elif arguments is not None:
            call.value, call.is_parsed = arguments, True
        if rest := rest_of(function, KNOWN_FUNCTION):
            extras["function"] = rest
    call.extras = extras or None
    return call


def _extras(body: RawChatCompletion, answer: RawChoice) -> dict[str, object]:
    """Fields of body and choice that are not canonical, and the further choices."""
    extras: dict[str, object] = rest_of(body, KNOWN_TOP)
    own = rest_of(answer, KNOWN_CHOICE)
    if answer.get("index") is not None and index_of(answer["index"]) is None:
        own["index"] = answer["index"]
    if own:
        extras["choice"] = own
    choices = items_of(body["choices"])
    if len(choices) > 1:
        extras["choices"] = [choice for choice in choices if choice is not answer]
    return extras
