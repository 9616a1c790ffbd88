# Generated from schemas/wire/ollama/v1/ by `make generate`. Do not edit: changes are lost.

"""Everyday forms of the dialect ollama: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder


class EverydayLineMessage(Struct, forbid_unknown_fields=True, gc=False):
    role: Literal["assistant"]
    content: str
    thinking: str | None = None


class EverydayLine(Struct, forbid_unknown_fields=True, gc=False):
    message: EverydayLineMessage
    done: bool
    model: str | None = None
    created_at: str | None = None


class EverydayAnswerMessageToolCallsFunction(Struct, forbid_unknown_fields=True, gc=False):
    index: Annotated[int, Meta(ge=0)]
    name: str
    arguments: dict[str, Any]


class EverydayAnswerMessageToolCalls(Struct, forbid_unknown_fields=True, gc=False):
    id: str
    function: EverydayAnswerMessageToolCallsFunction


class EverydayAnswerMessage(Struct, forbid_unknown_fields=True, gc=False):
    role: Literal["assistant"]
    content: str
    tool_calls: list[EverydayAnswerMessageToolCalls] | None = None


class EverydayAnswer(Struct, forbid_unknown_fields=True, gc=False):
    model: str
    created_at: str
    message: EverydayAnswerMessage
    done: bool
    done_reason: str
    total_duration: Annotated[int, Meta(ge=0)]
    load_duration: Annotated[int, Meta(ge=0)]
    prompt_eval_count: Annotated[int, Meta(ge=0)]
    prompt_eval_duration: Annotated[int, Meta(ge=0)]
    eval_count: Annotated[int, Meta(ge=0)]
    eval_duration: Annotated[int, Meta(ge=0)]
    prompt_eval_cached_count: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


read_everyday_line: Final = Decoder(EverydayLine).decode

read_everyday_answer: Final = Decoder(EverydayAnswer).decode
