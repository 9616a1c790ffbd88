"""Whole answers, wire → canonical.

In: the body of a 200, parsed or not. Out: one `ChatResponse`, built by the builder that streams use too, its blocks
numbered by their place. Blocks without a canonical form stand in it as foreign parts, and fields that are not canonical
are extras. A null means absent. A 200 that holds an error, no content, HTML or nothing is a typed error.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.anthropic import Message

from turnwire.codecs.anthropic.answer import conclude, message_extras
from turnwire.codecs.anthropic.errors import describe
from turnwire.codecs.anthropic.fields import ANSWER
from turnwire.codecs.anthropic.read_blocks import ORIGIN, foreign
from turnwire.codecs.anthropic.tables import DIALECT, REDACTED, TEXT, THINKING, TOOL_USE
from turnwire.codecs.anthropic.usage import IDENTITY, odd_beside, read_usage
from turnwire.codecs.bodies import parse_body
from turnwire.codecs.error_bodies import read_error
from turnwire.codecs.own_options import own_fields
from turnwire.codecs.whole_answers import build_answer
from turnwire.codecs.wire_values import odd_identity, text_of
from turnwire.core.answer_builder import AnswerBuilder
from turnwire.core.calls import RawCall
from turnwire.core.errors import ProviderResponseError, error_from_info
from turnwire.core.finish import CUT


def _message(body: object) -> Mapping[str, Any]:
    """The JSON object of an answer, with its content.

    Raises:
        ProviderError: it is not an answer; messages name kind and size, never the text.
    """
    body = parse_body(body)
    if body is None:
        raise ProviderResponseError("the answer is empty", category="protocol")
    if not isinstance(body, Mapping) or not isinstance(body.get("content"), (list, tuple)):
        error = read_error(body)
        if error is not None:
            raise error_from_info(describe(error, body, None))
        if not isinstance(body, Mapping):
            raise ProviderResponseError("the answer is not a JSON object", category="protocol")
        raise ProviderResponseError("the answer has no content", category="protocol")
    return body


def read_response(body: object, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a whole body.

    Raises:
        ProviderError: the body holds an error or is not an answer.
    """
    body = _message(body)
    builder = AnswerBuilder()
    for place, block in enumerate(body["content"]):
        if isinstance(block, Mapping):
            _read_block(block, place, builder)
    usage = read_usage(body.get("usage"))
    raw = body.get("stop_reason")
    raw = raw if isinstance(raw, str) and raw else None
    ending = conclude(raw, builder.calls, usage, request)
    identity = ANSWER.read(body)
    extras = message_extras(body) | odd_identity(body, IDENTITY)
    return build_answer(
        builder,
        body=body,
        kind=Message,
        finish_reason=ending.reason,
        was_cut=ending.reason in CUT,
        usage=usage,
        id_facts=(identity.get("id"),),
        diagnostics=[*ending.diagnostics, *odd_beside(usage, extras)],
        raw_finish_reason=raw,
        extras=extras or None,
        **identity,
    )


def _read_block(block: Mapping[str, Any], place: int, builder: AnswerBuilder) -> None:
    match block.get("type"):
        case "text" if isinstance(block.get("text"), str):
            own = own_fields(block, TEXT, DIALECT)
            if block["text"] or own:
                builder.add_text(block["text"], place, provider_options=own)
        case "thinking" if isinstance(block.get("thinking"), str):
            builder.add_thinking(
                block["thinking"],
                signature=text_of(block.get("signature")),
                origin=ORIGIN,
                part_index=place,
                provider_options=own_fields(block, THINKING, DIALECT),
            )
        case "redacted_thinking" if isinstance(block.get("data"), str):
            builder.add_part(redacted(block), place)
        case "tool_use":
            builder.calls.append(_call(block, place))
        case _:
            builder.add_part(foreign(block), place)


def redacted(block: Mapping[str, object]) -> dict[str, Any]:
    """Thoughts that only the server can read."""
    part = {"type": "thinking", "redacted_data": block["data"], "origin": ORIGIN}
    own = own_fields(block, REDACTED, DIALECT)
    return part if own is None else {**part, "provider_options": own}


def _call(block: Mapping[str, object], place: int) -> RawCall:
    call = RawCall(part_index=place, provider_options=own_fields(block, TOOL_USE, DIALECT))
    call_id, name, arguments = block.get("id"), block.get("name"), block.get("input")
    if isinstance(call_id, str) and call_id:
        call.id = call_id
    if isinstance(name, str) and name:
        call.name = name
    call.value, call.is_parsed = ({} if arguments is None else arguments), True
    return call
