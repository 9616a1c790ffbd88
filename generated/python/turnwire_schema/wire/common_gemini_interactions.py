# Generated from schemas/wire/gemini-interactions/v1/ by `make generate`. Do not edit: changes are lost.

"""Common forms of the dialect gemini-interactions: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder


class CommonDeltaDeltaText(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="text"):
    text: str


class CommonDeltaDeltaArgumentsDelta(
    Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="arguments_delta"
):
    arguments: str


class CommonDelta(Struct, forbid_unknown_fields=True, gc=False):
    event_type: Literal["step.delta"]
    index: Annotated[int, Meta(ge=0)]
    delta: CommonDeltaDeltaText | CommonDeltaDeltaArgumentsDelta
    event_id: str | None = None


read_common_delta: Final = Decoder(CommonDelta).decode
