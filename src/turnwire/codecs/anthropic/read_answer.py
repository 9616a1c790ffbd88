"""Whole answers, wire → canonical, and the reader of block starts for answers and streams.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, made by the builder that streams use too; blocks are
numbered by position. Blocks without a canonical form become foreign parts, and other fields become extras. A null means
absent. A 200 with an error, no content, HTML or an empty body raises a typed error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.anthropic import Message

from turnwire.codecs.answers.answer_rows import read_usage
from turnwire.codecs.answers.bodies import own_body
from turnwire.codecs.answers.finish_reasons import finish_of
from turnwire.codecs.answers.response import build_answer
from turnwire.codecs.anthropic.fields import ANSWER, USAGE
from turnwire.codecs.anthropic.names import DIALECT, STOP_REASONS, TEXT, THINKING
from turnwire.codecs.anthropic.read_errors import describe
from turnwire.codecs.anthropic.read_messages import ORIGIN, foreign, read_call, redacted
from turnwire.codecs.errors.bodies import read_error
from turnwire.codecs.values.provider_options import unknown_fields, with_own
from turnwire.codecs.values.wire_values import odd_at, text_of
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.errors import ProviderResponseError, error_from_info

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawMessage, RawStartBlock


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """Return the answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer; messages name kind and size, never the text.
    """
    body, raw = own_body(body)
    if not isinstance(body, dict) or not isinstance(content := body.get("content"), (list, tuple)):
        if (error := read_error(body)) is not None:
            raise error_from_info(describe(error, body, None))
        what = "is empty" if body is None else "has no content" if isinstance(body, dict) else "is not a JSON object"
        raise ProviderResponseError(f"the answer {what}", category="protocol")
    message: RawMessage = body
    builder = AnswerBuilder()
    for place, block in enumerate(content):
        if not isinstance(block, dict):
            continue
        if block.get("type") == "tool_use":
            builder.calls.append(read_call(block, place))
        elif (fields := begun(block)) is None:
            builder.add_part(foreign(block), place)
        else:
            builder.add(part_index=place, **fields)
    usage, odd = read_usage(USAGE, message.get("usage"))
    ending = finish_of(text_of(message.get("stop_reason")), STOP_REASONS, builder.calls, usage, request)
    identity, extras, odd_names = ANSWER.take(message)
    if odd_names:
        odd += [odd_at(f"/extras/{name}") for name in odd_names]
    return build_answer(
        builder, ending, identity, body=message, raw=raw, kind=Message, usage=usage, extras=extras, odd=odd
    )


def begun(block: RawStartBlock) -> dict[str, Any] | None:
    """Return the start of a block that is not a call as chunk fields; None if only the server knows its type."""
    kind = block.get("type")
    if kind == "text" and isinstance(text := block.get("text", ""), str):
        rest = unknown_fields(block, TEXT)
        fields: dict[str, Any] = {"text": text} if text or rest else {}
    elif kind == "thinking" and isinstance(text := block.get("thinking", ""), str):
        rest = unknown_fields(block, THINKING)
        fields = {"thinking": text, "thinking_origin": ORIGIN}
        if (signature := text_of(block.get("signature"))) is not None:
            fields["signature"] = signature
    elif kind == "redacted_thinking" and isinstance(block.get("data"), str):
        return {"parts": [redacted(block)]}
    else:
        return None
    return with_own(fields, rest, DIALECT)
