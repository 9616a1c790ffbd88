# Generated from schemas/wire/gemini/v1/ by `make generate`. Do not edit: changes are lost.

"""Common forms of the dialect gemini: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder


class CommonResponseCandidatesContentParts(Struct, forbid_unknown_fields=True, gc=False):
    text: str


class CommonResponseCandidatesContent(Struct, forbid_unknown_fields=True, gc=False):
    parts: tuple[CommonResponseCandidatesContentParts]
    role: str | None = None


class CommonResponseCandidates(Struct, forbid_unknown_fields=True, gc=False):
    content: CommonResponseCandidatesContent
    index: Annotated[int, Meta(ge=0)] | None = None


class CommonResponseUsageMetadataPromptTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class CommonResponseUsageMetadataCacheTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class CommonResponseUsageMetadataCandidatesTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class CommonResponseUsageMetadataToolUsePromptTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class CommonResponseUsageMetadata(Struct, forbid_unknown_fields=True, gc=False):
    promptTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    cachedContentTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    candidatesTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    thoughtsTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    toolUsePromptTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    totalTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    promptTokensDetails: list[CommonResponseUsageMetadataPromptTokensDetails] | UnsetType = UNSET
    cacheTokensDetails: list[CommonResponseUsageMetadataCacheTokensDetails] | UnsetType = UNSET
    candidatesTokensDetails: list[CommonResponseUsageMetadataCandidatesTokensDetails] | UnsetType = UNSET
    toolUsePromptTokensDetails: list[CommonResponseUsageMetadataToolUsePromptTokensDetails] | UnsetType = UNSET
    trafficType: str | UnsetType = UNSET
    serviceTier: str | UnsetType = UNSET


class CommonResponse(Struct, forbid_unknown_fields=True, gc=False):
    candidates: tuple[CommonResponseCandidates]
    usageMetadata: CommonResponseUsageMetadata | UnsetType = UNSET
    modelVersion: str | None = None
    responseId: str | None = None
    createTime: str | None = None


read_common_response: Final = Decoder(CommonResponse).decode
