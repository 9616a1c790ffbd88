# Generated from schemas/wire/gemini/v1/ by `make generate`. Do not edit: changes are lost.

"""Everyday forms of the dialect gemini: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder


class EverydayResponseCandidatesContentParts(Struct, forbid_unknown_fields=True, gc=False):
    text: str


class EverydayResponseCandidatesContent(Struct, forbid_unknown_fields=True, gc=False):
    parts: tuple[EverydayResponseCandidatesContentParts]
    role: str | None = None


class EverydayResponseCandidates(Struct, forbid_unknown_fields=True, gc=False):
    content: EverydayResponseCandidatesContent
    index: Annotated[int, Meta(ge=0)] | None = None


class EverydayResponseUsageMetadataPromptTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class EverydayResponseUsageMetadataCacheTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class EverydayResponseUsageMetadataCandidatesTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class EverydayResponseUsageMetadataToolUsePromptTokensDetails(Struct, forbid_unknown_fields=True, gc=False):
    modality: str | UnsetType = UNSET
    tokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class EverydayResponseUsageMetadata(Struct, forbid_unknown_fields=True, gc=False):
    promptTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    cachedContentTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    candidatesTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    thoughtsTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    toolUsePromptTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    totalTokenCount: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    promptTokensDetails: list[EverydayResponseUsageMetadataPromptTokensDetails] | UnsetType = UNSET
    cacheTokensDetails: list[EverydayResponseUsageMetadataCacheTokensDetails] | UnsetType = UNSET
    candidatesTokensDetails: list[EverydayResponseUsageMetadataCandidatesTokensDetails] | UnsetType = UNSET
    toolUsePromptTokensDetails: list[EverydayResponseUsageMetadataToolUsePromptTokensDetails] | UnsetType = UNSET
    trafficType: str | UnsetType = UNSET
    serviceTier: str | UnsetType = UNSET


class EverydayResponse(Struct, forbid_unknown_fields=True, gc=False):
    candidates: tuple[EverydayResponseCandidates]
    usageMetadata: EverydayResponseUsageMetadata | UnsetType = UNSET
    modelVersion: str | None = None
    responseId: str | None = None
    createTime: str | None = None


read_everyday_response: Final = Decoder(EverydayResponse).decode
