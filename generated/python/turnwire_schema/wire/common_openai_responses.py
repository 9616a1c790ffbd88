# Generated from schemas/wire/openai-responses/v1/ by `make generate`. Do not edit: changes are lost.

"""Common forms of the dialect openai-responses: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder


class CommonEventResponseOutputTextDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.output_text.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None
    content_index: Annotated[int, Meta(ge=0)] | None = None
    logprobs: Annotated[list[int], Meta(max_length=0)] | None = None


class CommonEventResponseFunctionCallArgumentsDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.function_call_arguments.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None


class CommonEventResponseReasoningTextDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.reasoning_text.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None
    content_index: Annotated[int, Meta(ge=0)] | None = None


class CommonEventResponseReasoningSummaryTextDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.reasoning_summary_text.delta"
):
    delta: str
    item_id: str
    output_index: Annotated[int, Meta(ge=0)] | None = None
    obfuscation: str | None = None
    sequence_number: int | None = None
    summary_index: Annotated[int, Meta(ge=0)] | None = None


class CommonEventResponseContentPartAddedPartOutputText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="output_text"
):
    text: str | None = None
    annotations: Annotated[list[int], Meta(max_length=0)] | None = None
    logprobs: Annotated[list[int], Meta(max_length=0)] | None = None


class CommonEventResponseContentPartAddedPartReasoningText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="reasoning_text"
):
    text: str | None = None


class CommonEventResponseContentPartAdded(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.content_part.added"
):
    part: CommonEventResponseContentPartAddedPartOutputText | CommonEventResponseContentPartAddedPartReasoningText
    item_id: str | None = None
    output_index: int | None = None
    sequence_number: int | None = None
    content_index: int | None = None


class CommonEventResponseContentPartDonePartOutputText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="output_text"
):
    text: str | None = None
    annotations: Annotated[list[int], Meta(max_length=0)] | None = None
    logprobs: Annotated[list[int], Meta(max_length=0)] | None = None


class CommonEventResponseContentPartDonePartReasoningText(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="reasoning_text"
):
    text: str | None = None


class CommonEventResponseContentPartDone(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="response.content_part.done"
):
    part: CommonEventResponseContentPartDonePartOutputText | CommonEventResponseContentPartDonePartReasoningText
    item_id: str | None = None
    output_index: int | None = None
    sequence_number: int | None = None
    content_index: int | None = None


CommonEvent: TypeAlias = (
    CommonEventResponseOutputTextDelta
    | CommonEventResponseFunctionCallArgumentsDelta
    | CommonEventResponseReasoningTextDelta
    | CommonEventResponseReasoningSummaryTextDelta
    | CommonEventResponseContentPartAdded
    | CommonEventResponseContentPartDone
)
read_common_event: Final = Decoder(CommonEvent).decode
