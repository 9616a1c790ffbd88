"""Whole answers, wire → canonical, and what streams share with them: why the answer ended, and what is beside it.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too, its blocks
numbered by their place. Blocks without a canonical form stand in it as foreign parts, and fields that are not canonical
are extras. A null means absent. A 200 that holds an error, no content, HTML or nothing is a typed error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.anthropic import Message

from turnwire.codecs.anthropic.fields import ANSWER, USAGE
from turnwire.codecs.anthropic.names import DIALECT, STOP_REASONS, TEXT, THINKING
from turnwire.codecs.anthropic.read_errors import describe
from turnwire.codecs.anthropic.read_messages import ORIGIN, foreign, read_call, redacted
from turnwire.codecs.bodies import own_body
from turnwire.codecs.endings import ending_of
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.own_options import own_fields
from turnwire.codecs.usage_rows import read_usage
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import odd_at, text_of
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.errors import ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawContentBlock, RawMessage


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    message, content, raw = _message(body)
    builder = AnswerBuilder()
    for place, block in enumerate(content):
        if isinstance(block, dict):
            _read_block(block, place, builder)
    usage, odd = read_usage(USAGE, message.get("usage"))
    ending = ending_of(text_of(message.get("stop_reason")), STOP_REASONS, builder.calls, usage, request)
    identity, extras, odd_names = ANSWER.take(message)
    odd += [odd_at(f"/extras/{name}") for name in odd_names]
    return build_answer(
        builder,
        ending,
        identity,
        body=message,
        raw=raw,
        kind=Message,
        usage=usage,
        extras=extras,
        odd=odd,
    )


def _message(body: object) -> tuple[RawMessage, Sequence[object], bytes | None]:
    """The JSON object of an answer, its content, and the bytes that it was strictly parsed of.

    Raises:
        ProviderError: it is not an answer; messages name kind and size, never the text.
    """
    body, raw = own_body(body)
    if body is None:
        raise ProviderResponseError("the answer is empty", category="protocol")
    if isinstance(body, dict) and isinstance(content := body.get("content"), (list, tuple)):
        return body, content, raw
    error = read_error(body)
    if error is not None:
        raise error_from_info(describe(error, body, None))
    what = "has no content" if isinstance(body, dict) else "is not a JSON object"
    raise ProviderResponseError(f"the answer {what}", category="protocol")


def _read_block(block: RawContentBlock, place: int, builder: AnswerBuilder) -> None:
    text, thinking = block.get("text"), block.get("thinking")
    match block.get("type"):
        case "text" if isinstance(text, str):
            own = own_fields(block, TEXT, DIALECT)
            if text or own:
                builder.add_text(text, place, provider_options=own)
        case "thinking" if isinstance(thinking, str):
            builder.add_thinking(
                thinking,
                signature=text_of(block.get("signature")),
                origin=ORIGIN,
                part_index=place,
                provider_options=own_fields(block, THINKING, DIALECT),
            )
        case "redacted_thinking" if isinstance(block.get("data"), str):
            builder.add_part(redacted(block), place)
        case "tool_use":
            builder.calls.append(read_call(block, place))
        case _:
            builder.add_part(foreign(block), place)
