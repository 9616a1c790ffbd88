# Generated from schemas/turnwire/v1/ by `make generate`. Do not edit: changes are lost.
"""Canonical documents that are plainly right, read in one typed step; see `turnwire_schema._plain`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Decoder

from turnwire_schema._plain import Pattern, Reader, Shape, copy_of, judge, odd, reader
from turnwire_schema._rules import RULES
from turnwire_schema._trust import frozen_object, set_extra, set_fields, set_given, set_private
from turnwire_schema.v1.content import (
    AudioPart,
    DocumentPart,
    ForeignPart,
    ImagePart,
    Origin,
    RefusalPart,
    TextPart,
    ThinkingPart,
)
from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.request import (
    ChatRequest,
    JsonObjectFormat,
    JsonSchemaFormat,
    ModelParameters,
    StreamOptions,
    TextFormat,
)
from turnwire_schema.v1.tool import (
    InvalidToolCall,
    NamedToolChoice,
    ParameterSchema,
    TextInput,
    ToolCall,
    ToolDefinition,
    ToolNamespace,
)

_copy_of_0: Final = copy_of({"type": "text", "text": None, "provider_options": None, "extras": None})
_rules_1: Final = RULES.setdefault(TextPart, [])
_pattern_2: Final = Pattern("^[A-Za-z0-9+/]+={0,2}$")
_pattern_3: Final = Pattern("^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$")
_copy_of_4: Final = copy_of(
    {
        "type": "image",
        "url": None,
        "data": None,
        "path": None,
        "file_id": None,
        "media_type": None,
        "detail": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_5: Final = RULES.setdefault(ImagePart, [])
_copy_of_6: Final = copy_of(
    {
        "type": "audio",
        "url": None,
        "data": None,
        "path": None,
        "file_id": None,
        "media_type": None,
        "transcript": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_7: Final = RULES.setdefault(AudioPart, [])
_copy_of_8: Final = copy_of(
    {
        "type": "document",
        "url": None,
        "data": None,
        "path": None,
        "file_id": None,
        "text": None,
        "media_type": None,
        "name": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_9: Final = RULES.setdefault(DocumentPart, [])
_copy_of_10: Final = copy_of({"dialect": None, "field": None, "model": None, "extras": None})
_rules_11: Final = RULES.setdefault(Origin, [])
_copy_of_12: Final = copy_of(
    {
        "type": "thinking",
        "text": None,
        "signature": None,
        "redacted_data": None,
        "origin": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_13: Final = RULES.setdefault(ThinkingPart, [])
_copy_of_14: Final = copy_of({"type": "refusal", "text": None, "provider_options": None, "extras": None})
_rules_15: Final = RULES.setdefault(RefusalPart, [])
_copy_of_16: Final = copy_of({"type": "foreign", "dialect": None, "data": None, "extras": None})
_rules_17: Final = RULES.setdefault(ForeignPart, [])
_copy_of_18: Final = copy_of(
    {
        "role": "system",
        "content": None,
        "variant": None,
        "name": None,
        "id": None,
        "metadata": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_19: Final = RULES.setdefault(SystemMessage, [])
_copy_of_20: Final = copy_of(
    {
        "role": "user",
        "content": None,
        "name": None,
        "id": None,
        "metadata": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_21: Final = RULES.setdefault(UserMessage, [])
_pattern_22: Final = Pattern("^[A-Za-z0-9_]{1,64}$")
_copy_of_23: Final = copy_of(
    {
        "id": None,
        "name": None,
        "arguments": None,
        "part_index": None,
        "id_origin": None,
        "origin": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_24: Final = RULES.setdefault(ToolCall, [])
_copy_of_25: Final = copy_of(
    {
        "id": None,
        "arguments_text": None,
        "reason": None,
        "name": None,
        "position": None,
        "detail": None,
        "part_index": None,
        "id_origin": None,
        "origin": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_26: Final = RULES.setdefault(InvalidToolCall, [])
_copy_of_27: Final = copy_of(
    {
        "role": "assistant",
        "content": None,
        "tool_calls": None,
        "invalid_tool_calls": None,
        "name": None,
        "id": None,
        "metadata": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_28: Final = RULES.setdefault(AssistantMessage, [])
_copy_of_29: Final = copy_of(
    {
        "role": "tool",
        "content": None,
        "tool_call_id": None,
        "is_error": False,
        "name": None,
        "id": None,
        "metadata": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_30: Final = RULES.setdefault(ToolMessage, [])
_pattern_31: Final = Pattern(
    "[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"
)
_pattern_32: Final = Pattern("^[a-z0-9]+([.-][a-z0-9]+)*$")
_copy_of_33: Final = copy_of(
    {
        "model": None,
        "temperature": 0.7,
        "top_p": 1.0,
        "max_tokens": None,
        "stop_sequences": None,
        "seed": None,
        "timeout": None,
        "top_k": None,
        "min_p": None,
        "frequency_penalty": None,
        "presence_penalty": None,
        "repeat_penalty": None,
        "thinking": None,
        "thinking_budget_tokens": None,
        "text_format": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_34: Final = RULES.setdefault(ModelParameters, [])
_shape_35: Final = Shape(ParameterSchema)
_copy_of_36: Final = copy_of({"name": None, "description": None, "provider_options": None, "extras": None})
_rules_37: Final = RULES.setdefault(ToolNamespace, [])
_copy_of_38: Final = copy_of({"grammar": None, "syntax": None, "extras": None})
_rules_39: Final = RULES.setdefault(TextInput, [])
_copy_of_40: Final = copy_of(
    {
        "name": None,
        "description": None,
        "parameters": None,
        "strict": True,
        "original_name": None,
        "namespace": None,
        "text_input": None,
        "provider_options": None,
        "extras": None,
    }
)
_rules_41: Final = RULES.setdefault(ToolDefinition, [])
_copy_of_42: Final = copy_of({"type": "tool", "name": None, "extras": None})
_rules_43: Final = RULES.setdefault(NamedToolChoice, [])
_copy_of_44: Final = copy_of({"type": "text", "extras": None})
_rules_45: Final = RULES.setdefault(TextFormat, [])
_copy_of_46: Final = copy_of({"type": "json_object", "extras": None})
_rules_47: Final = RULES.setdefault(JsonObjectFormat, [])
_pattern_48: Final = Pattern("^[a-zA-Z0-9_-]{1,64}$")
_copy_of_49: Final = copy_of(
    {"type": "json_schema", "json_schema": None, "name": None, "description": None, "strict": None, "extras": None}
)
_rules_50: Final = RULES.setdefault(JsonSchemaFormat, [])
_copy_of_51: Final = copy_of({"include_usage": True, "extras": None})
_rules_52: Final = RULES.setdefault(StreamOptions, [])
_copy_of_53: Final = copy_of(
    {
        "messages": None,
        "parameters": None,
        "tools": None,
        "tool_choice": None,
        "parallel_tool_calls": None,
        "response_format": None,
        "stream": False,
        "stream_options": None,
        "metadata": None,
        "extras": None,
    }
)
_rules_54: Final = RULES.setdefault(ChatRequest, [])


class _TextPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="text"):
    text: str


def _text_part(read: _TextPart) -> TextPart:
    fields = _copy_of_0()
    given = {"type", "text"}
    fields["text"] = read.text
    made = object.__new__(TextPart)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_1:
        judge(made, _rules_1)
    return made


class _ImagePart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="image"):
    url: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    data: str | UnsetType = UNSET
    path: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    file_id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    media_type: str | UnsetType = UNSET
    detail: str | UnsetType = UNSET


def _image_part(read: _ImagePart) -> ImagePart:
    fields = _copy_of_4()
    given = {"type"}
    if read.url is not UNSET:
        fields["url"] = read.url
        given.add("url")
    if read.data is not UNSET:
        fields["data"] = _pattern_2.take(read.data)
        given.add("data")
    if read.path is not UNSET:
        fields["path"] = read.path
        given.add("path")
    if read.file_id is not UNSET:
        fields["file_id"] = read.file_id
        given.add("file_id")
    if read.media_type is not UNSET:
        fields["media_type"] = _pattern_3.take(read.media_type)
        given.add("media_type")
    if read.detail is not UNSET:
        fields["detail"] = read.detail
        given.add("detail")
    if (
        (fields["url"] is not None)
        + (fields["data"] is not None)
        + (fields["path"] is not None)
        + (fields["file_id"] is not None)
    ) != 1:
        odd()
    if fields["data"] is not None and not ("media_type" in given):
        odd()
    if fields["data"] is not None and "media_type" in given and not (fields["media_type"] is not None):
        odd()
    made = object.__new__(ImagePart)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_5:
        judge(made, _rules_5)
    return made


class _AudioPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="audio"):
    url: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    data: str | UnsetType = UNSET
    path: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    file_id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    media_type: str | UnsetType = UNSET
    transcript: str | UnsetType = UNSET


def _audio_part(read: _AudioPart) -> AudioPart:
    fields = _copy_of_6()
    given = {"type"}
    if read.url is not UNSET:
        fields["url"] = read.url
        given.add("url")
    if read.data is not UNSET:
        fields["data"] = _pattern_2.take(read.data)
        given.add("data")
    if read.path is not UNSET:
        fields["path"] = read.path
        given.add("path")
    if read.file_id is not UNSET:
        fields["file_id"] = read.file_id
        given.add("file_id")
    if read.media_type is not UNSET:
        fields["media_type"] = _pattern_3.take(read.media_type)
        given.add("media_type")
    if read.transcript is not UNSET:
        fields["transcript"] = read.transcript
        given.add("transcript")
    if (
        (fields["url"] is not None)
        + (fields["data"] is not None)
        + (fields["path"] is not None)
        + (fields["file_id"] is not None)
    ) != 1:
        odd()
    if fields["data"] is not None and not ("media_type" in given):
        odd()
    if fields["data"] is not None and "media_type" in given and not (fields["media_type"] is not None):
        odd()
    made = object.__new__(AudioPart)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_7:
        judge(made, _rules_7)
    return made


class _DocumentPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="document"):
    url: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    data: str | UnsetType = UNSET
    path: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    file_id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    media_type: str | UnsetType = UNSET
    name: str | UnsetType = UNSET


def _document_part(read: _DocumentPart) -> DocumentPart:
    fields = _copy_of_8()
    given = {"type"}
    if read.url is not UNSET:
        fields["url"] = read.url
        given.add("url")
    if read.data is not UNSET:
        fields["data"] = _pattern_2.take(read.data)
        given.add("data")
    if read.path is not UNSET:
        fields["path"] = read.path
        given.add("path")
    if read.file_id is not UNSET:
        fields["file_id"] = read.file_id
        given.add("file_id")
    if read.text is not UNSET:
        fields["text"] = read.text
        given.add("text")
    if read.media_type is not UNSET:
        fields["media_type"] = _pattern_3.take(read.media_type)
        given.add("media_type")
    if read.name is not UNSET:
        fields["name"] = read.name
        given.add("name")
    if (
        (fields["url"] is not None)
        + (fields["data"] is not None)
        + (fields["path"] is not None)
        + (fields["file_id"] is not None)
        + (fields["text"] is not None)
    ) != 1:
        odd()
    if fields["data"] is not None and not ("media_type" in given):
        odd()
    if fields["data"] is not None and "media_type" in given and not (fields["media_type"] is not None):
        odd()
    made = object.__new__(DocumentPart)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_9:
        judge(made, _rules_9)
    return made


class _Origin(Struct, forbid_unknown_fields=True, gc=False):
    dialect: Annotated[str, Meta(min_length=1)]
    field: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    model: str | UnsetType = UNSET


def _origin(read: _Origin) -> Origin:
    fields = _copy_of_10()
    given = {"dialect"}
    fields["dialect"] = read.dialect
    if read.field is not UNSET:
        fields["field"] = read.field
        given.add("field")
    if read.model is not UNSET:
        fields["model"] = read.model
        given.add("model")
    made = object.__new__(Origin)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_11:
        judge(made, _rules_11)
    return made


class _ThinkingPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="thinking"):
    text: str | UnsetType = UNSET
    signature: str | UnsetType = UNSET
    redacted_data: str | UnsetType = UNSET
    origin: _Origin | UnsetType = UNSET


def _thinking_part(read: _ThinkingPart) -> ThinkingPart:
    fields = _copy_of_12()
    given = {"type"}
    if read.text is not UNSET:
        fields["text"] = read.text
        given.add("text")
    if read.signature is not UNSET:
        fields["signature"] = read.signature
        given.add("signature")
    if read.redacted_data is not UNSET:
        fields["redacted_data"] = read.redacted_data
        given.add("redacted_data")
    if read.origin is not UNSET:
        fields["origin"] = _origin(read.origin)
        given.add("origin")
    if not (fields["text"] is not None or fields["signature"] is not None or fields["redacted_data"] is not None):
        odd()
    made = object.__new__(ThinkingPart)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_13:
        judge(made, _rules_13)
    return made


class _RefusalPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="refusal"):
    text: str


def _refusal_part(read: _RefusalPart) -> RefusalPart:
    fields = _copy_of_14()
    given = {"type", "text"}
    fields["text"] = read.text
    made = object.__new__(RefusalPart)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_15:
        judge(made, _rules_15)
    return made


class _ForeignPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="foreign"):
    dialect: Annotated[str, Meta(min_length=1)]
    data: dict[str, Any]


def _foreign_part(read: _ForeignPart) -> ForeignPart:
    fields = _copy_of_16()
    given = {"type", "dialect", "data"}
    fields["dialect"] = read.dialect
    fields["data"] = frozen_object(read.data)
    made = object.__new__(ForeignPart)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_17:
        judge(made, _rules_17)
    return made


_ContentPart: TypeAlias = (
    _TextPart | _ImagePart | _AudioPart | _DocumentPart | _ThinkingPart | _RefusalPart | _ForeignPart
)
_CONTENTPART_MAKERS: Final[dict[type, Callable[[Any], Any]]] = {
    _TextPart: _text_part,
    _ImagePart: _image_part,
    _AudioPart: _audio_part,
    _DocumentPart: _document_part,
    _ThinkingPart: _thinking_part,
    _RefusalPart: _refusal_part,
    _ForeignPart: _foreign_part,
}


class _SystemMessage(Struct, forbid_unknown_fields=True, gc=False, tag_field="role", tag="system"):
    content: str | list[_ContentPart]
    variant: Literal["developer", None] | UnsetType = UNSET
    name: str | UnsetType = UNSET
    id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET


def _system_message(read: _SystemMessage) -> SystemMessage:
    fields = _copy_of_18()
    given = {"role", "content"}
    fields["content"] = (
        read.content
        if isinstance(read.content, str)
        else tuple([_CONTENTPART_MAKERS[type(each)](each) for each in read.content])
    )
    if read.variant is not UNSET:
        fields["variant"] = read.variant
        given.add("variant")
    if read.name is not UNSET:
        fields["name"] = read.name
        given.add("name")
    if read.id is not UNSET:
        fields["id"] = read.id
        given.add("id")
    made = object.__new__(SystemMessage)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_19:
        judge(made, _rules_19)
    return made


class _UserMessage(Struct, forbid_unknown_fields=True, gc=False, tag_field="role", tag="user"):
    content: str | list[_ContentPart]
    name: str | UnsetType = UNSET
    id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET


def _user_message(read: _UserMessage) -> UserMessage:
    fields = _copy_of_20()
    given = {"role", "content"}
    fields["content"] = (
        read.content
        if isinstance(read.content, str)
        else tuple([_CONTENTPART_MAKERS[type(each)](each) for each in read.content])
    )
    if read.name is not UNSET:
        fields["name"] = read.name
        given.add("name")
    if read.id is not UNSET:
        fields["id"] = read.id
        given.add("id")
    made = object.__new__(UserMessage)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_21:
        judge(made, _rules_21)
    return made


class _ToolCall(Struct, forbid_unknown_fields=True, gc=False):
    id: Annotated[str, Meta(min_length=1)]
    name: str
    arguments: dict[str, Any]
    part_index: Annotated[int, Meta(ge=0, le=9007199254740992)] | UnsetType = UNSET
    id_origin: Literal["server", "minted"] | UnsetType = UNSET
    origin: Literal["server", "text"] | UnsetType = UNSET


def _tool_call(read: _ToolCall) -> ToolCall:
    fields = _copy_of_23()
    given = {"id", "name", "arguments"}
    fields["id"] = read.id
    fields["name"] = _pattern_22.take(read.name)
    fields["arguments"] = frozen_object(read.arguments)
    if read.part_index is not UNSET:
        fields["part_index"] = read.part_index
        given.add("part_index")
    if read.id_origin is not UNSET:
        fields["id_origin"] = read.id_origin
        given.add("id_origin")
    if read.origin is not UNSET:
        fields["origin"] = read.origin
        given.add("origin")
    made = object.__new__(ToolCall)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_24:
        judge(made, _rules_24)
    return made


class _InvalidToolCall(Struct, forbid_unknown_fields=True, gc=False):
    id: Annotated[str, Meta(min_length=1)]
    arguments_text: str
    reason: Literal["not_json", "not_an_object", "bad_name", "no_name", "truncated", "server_rejected"]
    name: str | UnsetType = UNSET
    position: Annotated[int, Meta(ge=0, le=9007199254740992)] | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    part_index: Annotated[int, Meta(ge=0, le=9007199254740992)] | UnsetType = UNSET
    id_origin: Literal["server", "minted"] | UnsetType = UNSET
    origin: Literal["server", "text"] | UnsetType = UNSET


def _invalid_tool_call(read: _InvalidToolCall) -> InvalidToolCall:
    fields = _copy_of_25()
    given = {"id", "arguments_text", "reason"}
    fields["id"] = read.id
    fields["arguments_text"] = read.arguments_text
    fields["reason"] = read.reason
    if read.name is not UNSET:
        fields["name"] = read.name
        given.add("name")
    if read.position is not UNSET:
        fields["position"] = read.position
        given.add("position")
    if read.detail is not UNSET:
        fields["detail"] = read.detail
        given.add("detail")
    if read.part_index is not UNSET:
        fields["part_index"] = read.part_index
        given.add("part_index")
    if read.id_origin is not UNSET:
        fields["id_origin"] = read.id_origin
        given.add("id_origin")
    if read.origin is not UNSET:
        fields["origin"] = read.origin
        given.add("origin")
    made = object.__new__(InvalidToolCall)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_26:
        judge(made, _rules_26)
    return made


class _AssistantMessage(Struct, forbid_unknown_fields=True, gc=False, tag_field="role", tag="assistant"):
    content: str | list[_ContentPart] | UnsetType = UNSET
    tool_calls: Annotated[list[_ToolCall], Meta(min_length=1)] | UnsetType = UNSET
    invalid_tool_calls: Annotated[list[_InvalidToolCall], Meta(min_length=1)] | UnsetType = UNSET
    name: str | UnsetType = UNSET
    id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET


def _assistant_message(read: _AssistantMessage) -> AssistantMessage:
    fields = _copy_of_27()
    given = {"role"}
    if read.content is not UNSET:
        fields["content"] = (
            read.content
            if isinstance(read.content, str)
            else tuple([_CONTENTPART_MAKERS[type(each)](each) for each in read.content])
        )
        given.add("content")
    if read.tool_calls is not UNSET:
        fields["tool_calls"] = tuple(map(_tool_call, read.tool_calls))
        given.add("tool_calls")
    if read.invalid_tool_calls is not UNSET:
        fields["invalid_tool_calls"] = tuple(map(_invalid_tool_call, read.invalid_tool_calls))
        given.add("invalid_tool_calls")
    if read.name is not UNSET:
        fields["name"] = read.name
        given.add("name")
    if read.id is not UNSET:
        fields["id"] = read.id
        given.add("id")
    if not (
        fields["content"] is not None or fields["tool_calls"] is not None or fields["invalid_tool_calls"] is not None
    ):
        odd()
    made = object.__new__(AssistantMessage)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_28:
        judge(made, _rules_28)
    return made


class _ToolMessage(Struct, forbid_unknown_fields=True, gc=False, tag_field="role", tag="tool"):
    content: str | list[_ContentPart]
    tool_call_id: Annotated[str, Meta(min_length=1)]
    is_error: bool | UnsetType = UNSET
    name: str | UnsetType = UNSET
    id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET


def _tool_message(read: _ToolMessage) -> ToolMessage:
    fields = _copy_of_29()
    given = {"role", "content", "tool_call_id"}
    fields["content"] = (
        read.content
        if isinstance(read.content, str)
        else tuple([_CONTENTPART_MAKERS[type(each)](each) for each in read.content])
    )
    fields["tool_call_id"] = read.tool_call_id
    if read.is_error is not UNSET:
        fields["is_error"] = read.is_error
        given.add("is_error")
    if read.name is not UNSET:
        fields["name"] = read.name
        given.add("name")
    if read.id is not UNSET:
        fields["id"] = read.id
        given.add("id")
    made = object.__new__(ToolMessage)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_30:
        judge(made, _rules_30)
    return made


_ChatMessage: TypeAlias = _SystemMessage | _UserMessage | _AssistantMessage | _ToolMessage
_CHATMESSAGE_MAKERS: Final[dict[type, Callable[[Any], Any]]] = {
    _SystemMessage: _system_message,
    _UserMessage: _user_message,
    _AssistantMessage: _assistant_message,
    _ToolMessage: _tool_message,
}


class _ModelParameters(Struct, forbid_unknown_fields=True, gc=False):
    model: str
    temperature: Annotated[float, Meta(ge=0, le=2)] | UnsetType = UNSET
    top_p: Annotated[float, Meta(ge=0, le=1)] | UnsetType = UNSET
    max_tokens: Annotated[int, Meta(gt=0, le=9007199254740992)] | UnsetType = UNSET
    stop_sequences: list[Annotated[str, Meta(min_length=1)]] | UnsetType = UNSET
    seed: Annotated[int, Meta(ge=-9007199254740992, le=9007199254740992)] | UnsetType = UNSET
    timeout: Annotated[float, Meta(gt=0, le=9007199254740992)] | UnsetType = UNSET
    top_k: Annotated[int, Meta(ge=0, le=9007199254740992)] | UnsetType = UNSET
    min_p: Annotated[float, Meta(ge=0, le=1)] | UnsetType = UNSET
    frequency_penalty: Annotated[float, Meta(ge=-2, le=2)] | UnsetType = UNSET
    presence_penalty: Annotated[float, Meta(ge=-2, le=2)] | UnsetType = UNSET
    repeat_penalty: Annotated[float, Meta(gt=0, le=9007199254740992)] | UnsetType = UNSET
    thinking_budget_tokens: Annotated[int, Meta(ge=0, le=9007199254740992)] | UnsetType = UNSET
    text_format: str | UnsetType = UNSET


def _model_parameters(read: _ModelParameters) -> ModelParameters:
    fields = _copy_of_33()
    given = {"model"}
    fields["model"] = _pattern_31.take(read.model)
    if read.temperature is not UNSET:
        fields["temperature"] = read.temperature
        given.add("temperature")
    if read.top_p is not UNSET:
        fields["top_p"] = read.top_p
        given.add("top_p")
    if read.max_tokens is not UNSET:
        fields["max_tokens"] = read.max_tokens
        given.add("max_tokens")
    if read.stop_sequences is not UNSET:
        fields["stop_sequences"] = tuple(read.stop_sequences)
        given.add("stop_sequences")
    if read.seed is not UNSET:
        fields["seed"] = read.seed
        given.add("seed")
    if read.timeout is not UNSET:
        fields["timeout"] = read.timeout
        given.add("timeout")
    if read.top_k is not UNSET:
        fields["top_k"] = read.top_k
        given.add("top_k")
    if read.min_p is not UNSET:
        fields["min_p"] = read.min_p
        given.add("min_p")
    if read.frequency_penalty is not UNSET:
        fields["frequency_penalty"] = read.frequency_penalty
        given.add("frequency_penalty")
    if read.presence_penalty is not UNSET:
        fields["presence_penalty"] = read.presence_penalty
        given.add("presence_penalty")
    if read.repeat_penalty is not UNSET:
        fields["repeat_penalty"] = read.repeat_penalty
        given.add("repeat_penalty")
    if read.thinking_budget_tokens is not UNSET:
        fields["thinking_budget_tokens"] = read.thinking_budget_tokens
        given.add("thinking_budget_tokens")
    if read.text_format is not UNSET:
        fields["text_format"] = _pattern_32.take(read.text_format)
        given.add("text_format")
    made = object.__new__(ModelParameters)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_34:
        judge(made, _rules_34)
    return made


class _ToolNamespace(Struct, forbid_unknown_fields=True, gc=False):
    name: Annotated[str, Meta(min_length=1)]
    description: str | UnsetType = UNSET


def _tool_namespace(read: _ToolNamespace) -> ToolNamespace:
    fields = _copy_of_36()
    given = {"name"}
    fields["name"] = read.name
    if read.description is not UNSET:
        fields["description"] = read.description
        given.add("description")
    made = object.__new__(ToolNamespace)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_37:
        judge(made, _rules_37)
    return made


class _TextInput(Struct, forbid_unknown_fields=True, gc=False):
    grammar: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    syntax: Literal["lark", "regex", None] | UnsetType = UNSET


def _text_input(read: _TextInput) -> TextInput:
    fields = _copy_of_38()
    given: set[str] = set()
    if read.grammar is not UNSET:
        fields["grammar"] = read.grammar
        given.add("grammar")
    if read.syntax is not UNSET:
        fields["syntax"] = read.syntax
        given.add("syntax")
    made = object.__new__(TextInput)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_39:
        judge(made, _rules_39)
    return made


class _ToolDefinition(Struct, forbid_unknown_fields=True, gc=False):
    name: str
    description: Annotated[str, Meta(min_length=1)]
    parameters: Raw
    strict: bool | UnsetType = UNSET
    original_name: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    namespace: _ToolNamespace | UnsetType = UNSET
    text_input: _TextInput | UnsetType = UNSET


def _tool_definition(read: _ToolDefinition) -> ToolDefinition:
    fields = _copy_of_40()
    given = {"name", "description", "parameters"}
    fields["name"] = _pattern_22.take(read.name)
    fields["description"] = read.description
    fields["parameters"] = _shape_35.read(read.parameters)
    if read.strict is not UNSET:
        fields["strict"] = read.strict
        given.add("strict")
    if read.original_name is not UNSET:
        fields["original_name"] = read.original_name
        given.add("original_name")
    if read.namespace is not UNSET:
        fields["namespace"] = _tool_namespace(read.namespace)
        given.add("namespace")
    if read.text_input is not UNSET:
        fields["text_input"] = _text_input(read.text_input)
        given.add("text_input")
    made = object.__new__(ToolDefinition)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_41:
        judge(made, _rules_41)
    return made


class _NamedToolChoice(Struct, forbid_unknown_fields=True, gc=False):
    type: Literal["tool"]
    name: str


def _named_tool_choice(read: _NamedToolChoice) -> NamedToolChoice:
    fields = _copy_of_42()
    given = {"type", "name"}
    fields["name"] = _pattern_22.take(read.name)
    made = object.__new__(NamedToolChoice)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_43:
        judge(made, _rules_43)
    return made


class _TextFormat(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="text"):
    pass


def _text_format(read: _TextFormat) -> TextFormat:
    fields = _copy_of_44()
    given = {"type"}
    made = object.__new__(TextFormat)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_45:
        judge(made, _rules_45)
    return made


class _JsonObjectFormat(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="json_object"):
    pass


def _json_object_format(read: _JsonObjectFormat) -> JsonObjectFormat:
    fields = _copy_of_46()
    given = {"type"}
    made = object.__new__(JsonObjectFormat)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_47:
        judge(made, _rules_47)
    return made


class _JsonSchemaFormat(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="json_schema"):
    json_schema: dict[str, Any]
    name: str | UnsetType = UNSET
    description: str | UnsetType = UNSET
    strict: bool | UnsetType = UNSET


def _json_schema_format(read: _JsonSchemaFormat) -> JsonSchemaFormat:
    fields = _copy_of_49()
    given = {"type", "json_schema"}
    fields["json_schema"] = frozen_object(read.json_schema)
    if read.name is not UNSET:
        fields["name"] = _pattern_48.take(read.name)
        given.add("name")
    if read.description is not UNSET:
        fields["description"] = read.description
        given.add("description")
    if read.strict is not UNSET:
        fields["strict"] = read.strict
        given.add("strict")
    made = object.__new__(JsonSchemaFormat)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_50:
        judge(made, _rules_50)
    return made


_ResponseFormat: TypeAlias = _TextFormat | _JsonObjectFormat | _JsonSchemaFormat
_RESPONSEFORMAT_MAKERS: Final[dict[type, Callable[[Any], Any]]] = {
    _TextFormat: _text_format,
    _JsonObjectFormat: _json_object_format,
    _JsonSchemaFormat: _json_schema_format,
}


class _StreamOptions(Struct, forbid_unknown_fields=True, gc=False):
    include_usage: bool | UnsetType = UNSET


def _stream_options(read: _StreamOptions) -> StreamOptions:
    fields = _copy_of_51()
    given: set[str] = set()
    if read.include_usage is not UNSET:
        fields["include_usage"] = read.include_usage
        given.add("include_usage")
    made = object.__new__(StreamOptions)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_52:
        judge(made, _rules_52)
    return made


class _ChatRequest(Struct, forbid_unknown_fields=True, gc=False):
    messages: Annotated[list[_ChatMessage], Meta(min_length=1)]
    parameters: _ModelParameters
    tools: list[_ToolDefinition] | UnsetType = UNSET
    tool_choice: Literal["auto", "none", "required"] | _NamedToolChoice | UnsetType = UNSET
    parallel_tool_calls: bool | UnsetType = UNSET
    response_format: _ResponseFormat | UnsetType = UNSET
    stream: bool | UnsetType = UNSET
    stream_options: _StreamOptions | UnsetType = UNSET


def _chat_request(read: _ChatRequest) -> ChatRequest:
    fields = _copy_of_53()
    given = {"messages", "parameters"}
    fields["messages"] = tuple([_CHATMESSAGE_MAKERS[type(each)](each) for each in read.messages])
    fields["parameters"] = _model_parameters(read.parameters)
    if read.tools is not UNSET:
        fields["tools"] = tuple(map(_tool_definition, read.tools))
        given.add("tools")
    if read.tool_choice is not UNSET:
        fields["tool_choice"] = (
            read.tool_choice if isinstance(read.tool_choice, str) else _named_tool_choice(read.tool_choice)
        )
        given.add("tool_choice")
    if read.parallel_tool_calls is not UNSET:
        fields["parallel_tool_calls"] = read.parallel_tool_calls
        given.add("parallel_tool_calls")
    if read.response_format is not UNSET:
        fields["response_format"] = _RESPONSEFORMAT_MAKERS[type(read.response_format)](read.response_format)
        given.add("response_format")
    if read.stream is not UNSET:
        fields["stream"] = read.stream
        given.add("stream")
    if read.stream_options is not UNSET:
        fields["stream_options"] = _stream_options(read.stream_options)
        given.add("stream_options")
    made = object.__new__(ChatRequest)
    set_fields(made, fields)
    set_given(made, given)
    set_extra(made, {})
    set_private(made, None)
    if _rules_54:
        judge(made, _rules_54)
    return made


READERS: Final[dict[type, Reader]] = {
    ChatRequest: reader(ChatRequest, Decoder(_ChatRequest).decode, _chat_request),
}
"""What reads a document of a class."""

__all__ = ["READERS"]
