# Generated from schemas/wire/openai-chat/v1/ by `make generate`. Do not edit: changes are lost.

"""Common forms of the dialect openai-chat: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder


class CommonChunkChoicesDeltaToolCallsFunction(Struct, forbid_unknown_fields=True, gc=False):
    arguments: str
    name: None = None


class CommonChunkChoicesDeltaToolCalls(Struct, forbid_unknown_fields=True, gc=False):
    index: Annotated[int, Meta(ge=0)]
    function: CommonChunkChoicesDeltaToolCallsFunction


class CommonChunkChoicesDelta(Struct, forbid_unknown_fields=True, gc=False):
    role: str | None = None
    content: str | None = None
    refusal: None = None
    reasoning: str | None = None
    reasoning_content: str | None = None
    tool_calls: tuple[CommonChunkChoicesDeltaToolCalls] | None = None


class CommonChunkChoices(Struct, forbid_unknown_fields=True, gc=False):
    index: Literal[0]
    delta: CommonChunkChoicesDelta
    finish_reason: None = None
    logprobs: None = None
    stop_reason: None = None
    token_ids: None = None


class CommonChunk(Struct, forbid_unknown_fields=True, gc=False):
    choices: tuple[CommonChunkChoices]
    id: str | None = None
    object: str | None = None
    created: int | None = None
    model: str | None = None
    usage: None = None
    service_tier: str | None = None
    system_fingerprint: str | None = None
    obfuscation: str | None = None


read_common_chunk: Final = Decoder(CommonChunk).decode
