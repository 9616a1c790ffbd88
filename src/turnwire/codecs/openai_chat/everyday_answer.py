"""The everyday whole answer, read in one typed step: text, whole calls, counts, and an end as usual.

In: the bytes of a body. Out: the answer; None for a body of any other form, which is then read with care. The form is
written in schemas/wire/openai-chat/v1/response.schema.json#/$defs/ChatCompletion.
"""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import from_json

from turnwire_schema._json import FrozenDict
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.everyday_openai_chat import read_everyday_answer

from turnwire.codecs.whole_parts import answer_makers, whole_call, whole_message

_REASONS: Final = {"stop": "stop", "tool_calls": "tool_calls"}  # the published words that no variant uses otherwise


def read_answer(body: bytes, request: ChatRequest | None) -> ChatResponse | None:
    """The answer in `body` where it is an everyday one."""
    try:
        found = read_everyday_answer(body)
        choice = found.choices[0]
        reason = _REASONS.get(choice.finish_reason)
        usage = found.usage
        prompt, completion = usage.prompt_tokens, usage.completion_tokens
        if reason is None or prompt < 0 or completion < 0 or usage.total_tokens != prompt + completion:
            return None
        if request is not None and request.parameters.max_tokens == completion:
            return None
        message = choice.message
        calls = tuple(
            [
                whole_call(call.id, call.function.name, from_json(call.function.arguments))
                for call in message.tool_calls or ()
            ]
        )
        made = whole_message(message.content, calls)
    except ValueError:
        return None
    makers = answer_makers()
    fields: dict[str, Any] = {
        "message": made,
        "usage": makers.usage({"prompt_tokens": prompt, "completion_tokens": completion}),
        "finish_reason": "tool_calls" if calls else reason,
        "raw_finish_reason": choice.finish_reason,
        "created": found.created,
    }
    if found.id:
        fields["id"] = found.id
    if found.model:
        fields["model"] = found.model
    tier, fingerprint = found.service_tier, found.system_fingerprint
    if tier is not None:
        if fingerprint is not None:
            return None  # which of them came first is not known here
        fields["extras"] = FrozenDict({"service_tier": tier})
    elif fingerprint is not None:
        fields["extras"] = FrozenDict({"system_fingerprint": fingerprint})
    return makers.answer(fields)
