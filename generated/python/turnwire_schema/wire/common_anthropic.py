# Generated from schemas/wire/anthropic/v1/ by `make generate`. Do not edit: changes are lost.

"""Common forms of the dialect anthropic: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder


class CommonDeltaDeltaTextDelta(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="text_delta"):
    text: str


class CommonDeltaDeltaThinkingDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="thinking_delta"
):
    thinking: str


class CommonDeltaDeltaInputJsonDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="input_json_delta"
):
    partial_json: str


class CommonDelta(Struct, forbid_unknown_fields=True, gc=False):
    type: Literal["content_block_delta"]
    index: Annotated[int, Meta(ge=0)]
    delta: CommonDeltaDeltaTextDelta | CommonDeltaDeltaThinkingDelta | CommonDeltaDeltaInputJsonDelta


read_common_delta: Final = Decoder(CommonDelta).decode
