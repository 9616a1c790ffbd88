# Generated from schemas/wire/openai-responses/v1/ by `make generate`. Do not edit: changes are lost.

"""Everyday forms of the dialect openai-responses: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder


class EverydayEventResponseOutputTextDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.output_text.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None
    content_index: Annotated[int, Meta(ge=0)] | None = None
    logprobs: Annotated[list[int], Meta(max_length=0)] | None = None


class EverydayEventResponseFunctionCallArgumentsDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.function_call_arguments.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None


class EverydayEventResponseReasoningTextDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.reasoning_text.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None
    content_index: Annotated[int, Meta(ge=0)] | None = None


class EverydayEventResponseReasoningSummaryTextDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.reasoning_summary_text.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None
    summary_index: Annotated[int, Meta(ge=0)] | None = None


class EverydayEventResponseContentPartAddedPartOutputText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="output_text"
):
    text: str | None = None
    annotations: Annotated[list[int], Meta(max_length=0)] | None = None
    logprobs: Annotated[list[int], Meta(max_length=0)] | None = None


class EverydayEventResponseContentPartAddedPartReasoningText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="reasoning_text"
):
    text: str | None = None


class EverydayEventResponseContentPartAdded(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.content_part.added"
):
    part: EverydayEventResponseContentPartAddedPartOutputText | EverydayEventResponseContentPartAddedPartReasoningText
    item_id: str | None = None
    output_index: int | None = None
    sequence_number: int | None = None
    content_index: int | None = None


class EverydayEventResponseContentPartDonePartOutputText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="output_text"
):
    text: str | None = None
    annotations: Annotated[list[int], Meta(max_length=0)] | None = None
    logprobs: Annotated[list[int], Meta(max_length=0)] | None = None


class EverydayEventResponseContentPartDonePartReasoningText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="reasoning_text"
):
    text: str | None = None


class EverydayEventResponseContentPartDone(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.content_part.done"
):
    part: EverydayEventResponseContentPartDonePartOutputText | EverydayEventResponseContentPartDonePartReasoningText
    item_id: str | None = None
    output_index: int | None = None
    sequence_number: int | None = None
    content_index: int | None = None


EverydayEvent: TypeAlias = (
    EverydayEventResponseOutputTextDelta
    | EverydayEventResponseFunctionCallArgumentsDelta
    | EverydayEventResponseReasoningTextDelta
    | EverydayEventResponseReasoningSummaryTextDelta
    | EverydayEventResponseContentPartAdded
    | EverydayEventResponseContentPartDone
)
read_everyday_event: Final = Decoder(EverydayEvent).decode
