# Generated from schemas/wire/openai-chat/v1/ by `make generate`. Do not edit: changes are lost.

"""Everyday forms of the dialect openai-chat: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder


class EverydayChunkChoicesDeltaToolCallsFunction(Struct, forbid_unknown_fields=True, gc=False):
    arguments: str
    name: None = None


class EverydayChunkChoicesDeltaToolCalls(Struct, forbid_unknown_fields=True, gc=False):
    index: Annotated[int, Meta(ge=0)]
    function: EverydayChunkChoicesDeltaToolCallsFunction


class EverydayChunkChoicesDelta(Struct, forbid_unknown_fields=True, gc=False):
    role: str | None = None
    content: str | None = None
    refusal: None = None
    reasoning: str | None = None
    reasoning_content: str | None = None
    tool_calls: tuple[EverydayChunkChoicesDeltaToolCalls] | None = None


class EverydayChunkChoices(Struct, forbid_unknown_fields=True, gc=False):
    index: Literal[0]
    delta: EverydayChunkChoicesDelta
    finish_reason: None = None
    logprobs: None = None
    stop_reason: None = None
    token_ids: None = None


class EverydayChunk(Struct, forbid_unknown_fields=True, gc=False):
    choices: tuple[EverydayChunkChoices]
    id: str | None = None
    object: str | None = None
    created: int | None = None
    model: str | None = None
    usage: None = None
    service_tier: str | None = None
    system_fingerprint: str | None = None
    obfuscation: str | None = None


class EverydayAnswerChoicesMessageToolCallsFunction(Struct, forbid_unknown_fields=True, gc=False):
    name: str
    arguments: str


class EverydayAnswerChoicesMessageToolCalls(Struct, forbid_unknown_fields=True, gc=False):
    id: str
    function: EverydayAnswerChoicesMessageToolCallsFunction
    type: str | None = None


class EverydayAnswerChoicesMessage(Struct, forbid_unknown_fields=True, gc=False):
    role: str | None = None
    content: str | None = None
    refusal: None = None
    reasoning: None = None
    reasoning_content: None = None
    tool_calls: list[EverydayAnswerChoicesMessageToolCalls] | None = None
    function_call: None = None
    audio: None = None
    annotations: None = None


class EverydayAnswerChoices(Struct, forbid_unknown_fields=True, gc=False):
    index: Literal[0]
    message: EverydayAnswerChoicesMessage
    finish_reason: str
    logprobs: None = None
    stop_reason: None = None
    token_ids: None = None
    routed_experts: None = None


class EverydayAnswerUsage(Struct, forbid_unknown_fields=True, gc=False):
    prompt_tokens: Annotated[int, Meta(ge=0)]
    completion_tokens: Annotated[int, Meta(ge=0)]
    total_tokens: Annotated[int, Meta(ge=0)]
    prompt_tokens_details: None = None
    completion_tokens_details: None = None


class EverydayAnswer(Struct, forbid_unknown_fields=True, gc=False):
    id: str
    created: Annotated[int, Meta(ge=0)]
    model: str
    choices: tuple[EverydayAnswerChoices]
    usage: EverydayAnswerUsage
    object: str | None = None
    service_tier: str | None = None
    system_fingerprint: str | None = None
    prompt_logprobs: None = None
    prompt_token_ids: None = None
    prompt_text: None = None
    kv_transfer_params: None = None
    ec_transfer_params: None = None
    metrics: None = None


read_everyday_chunk: Final = Decoder(EverydayChunk).decode

read_everyday_answer: Final = Decoder(EverydayAnswer).decode
