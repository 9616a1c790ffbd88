# Generated from schemas/turnwire/v1/ by `make generate`. Do not edit: changes are lost.
"""Canonical documents that are plainly right, read in one typed step; see `turnwire_schema._documents`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Decoder

from turnwire_schema._documents import Classes, frozen_object, made
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
from turnwire_schema.v1.tool import InvalidToolCall, NamedToolChoice, TextInput, ToolCall, ToolDefinition, ToolNamespace

_CLASSES: Final = Classes(ChatRequest)


class _TextPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="text"):
    text: str


_TEXT_PART, _TEXT_PART_RULES = _CLASSES.filled(TextPart)


def _text_part(read: _TextPart) -> TextPart:
    fields = _TEXT_PART()
    given = {"type", "text"}
    fields["text"] = read.text
    return made(TextPart, fields, given, _TEXT_PART_RULES)


class _ImagePart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="image"):
    url: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    data: str | UnsetType = UNSET
    path: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    file_id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    media_type: str | UnsetType = UNSET
    detail: str | UnsetType = UNSET


match__image_part_data: Final = _CLASSES.matching(ImagePart, "data")
match__image_part_media_type: Final = _CLASSES.matching(ImagePart, "media_type")
_IMAGE_PART, _IMAGE_PART_RULES = _CLASSES.filled(ImagePart)


def _image_part(read: _ImagePart) -> ImagePart:
    fields = _IMAGE_PART()
    given = {"type"}
    if read.url is not UNSET:
        fields["url"] = read.url
        given.add("url")
    if read.data is not UNSET:
        fields["data"] = match__image_part_data(read.data)
        given.add("data")
    if read.path is not UNSET:
        fields["path"] = read.path
        given.add("path")
    if read.file_id is not UNSET:
        fields["file_id"] = read.file_id
        given.add("file_id")
    if read.media_type is not UNSET:
        fields["media_type"] = match__image_part_media_type(read.media_type)
        given.add("media_type")
    if read.detail is not UNSET:
        fields["detail"] = read.detail
        given.add("detail")
    return made(ImagePart, fields, given, _IMAGE_PART_RULES)


class _AudioPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="audio"):
    url: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    data: str | UnsetType = UNSET
    path: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    file_id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    media_type: str | UnsetType = UNSET
    transcript: str | UnsetType = UNSET


match__audio_part_data: Final = _CLASSES.matching(AudioPart, "data")
match__audio_part_media_type: Final = _CLASSES.matching(AudioPart, "media_type")
_AUDIO_PART, _AUDIO_PART_RULES = _CLASSES.filled(AudioPart)


def _audio_part(read: _AudioPart) -> AudioPart:
    fields = _AUDIO_PART()
    given = {"type"}
    if read.url is not UNSET:
        fields["url"] = read.url
        given.add("url")
    if read.data is not UNSET:
        fields["data"] = match__audio_part_data(read.data)
        given.add("data")
    if read.path is not UNSET:
        fields["path"] = read.path
        given.add("path")
    if read.file_id is not UNSET:
        fields["file_id"] = read.file_id
        given.add("file_id")
    if read.media_type is not UNSET:
        fields["media_type"] = match__audio_part_media_type(read.media_type)
        given.add("media_type")
    if read.transcript is not UNSET:
        fields["transcript"] = read.transcript
        given.add("transcript")
    return made(AudioPart, fields, given, _AUDIO_PART_RULES)


class _DocumentPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="document"):
    url: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    data: str | UnsetType = UNSET
    path: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    file_id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    media_type: str | UnsetType = UNSET
    name: str | UnsetType = UNSET


match__document_part_data: Final = _CLASSES.matching(DocumentPart, "data")
match__document_part_media_type: Final = _CLASSES.matching(DocumentPart, "media_type")
_DOCUMENT_PART, _DOCUMENT_PART_RULES = _CLASSES.filled(DocumentPart)


def _document_part(read: _DocumentPart) -> DocumentPart:
    fields = _DOCUMENT_PART()
    given = {"type"}
    if read.url is not UNSET:
        fields["url"] = read.url
        given.add("url")
    if read.data is not UNSET:
        fields["data"] = match__document_part_data(read.data)
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
        fields["media_type"] = match__document_part_media_type(read.media_type)
        given.add("media_type")
    if read.name is not UNSET:
        fields["name"] = read.name
        given.add("name")
    return made(DocumentPart, fields, given, _DOCUMENT_PART_RULES)


class _Origin(Struct, forbid_unknown_fields=True, gc=False):
    dialect: Annotated[str, Meta(min_length=1)]
    field: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    model: str | UnsetType = UNSET


_ORIGIN, _ORIGIN_RULES = _CLASSES.filled(Origin)


def _origin(read: _Origin) -> Origin:
    fields = _ORIGIN()
    given = {"dialect"}
    fields["dialect"] = read.dialect
    if read.field is not UNSET:
        fields["field"] = read.field
        given.add("field")
    if read.model is not UNSET:
        fields["model"] = read.model
        given.add("model")
    return made(Origin, fields, given, _ORIGIN_RULES)


class _ThinkingPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="thinking"):
    text: str | UnsetType = UNSET
    signature: str | UnsetType = UNSET
    redacted_data: str | UnsetType = UNSET
    origin: _Origin | UnsetType = UNSET


_THINKING_PART, _THINKING_PART_RULES = _CLASSES.filled(ThinkingPart)


def _thinking_part(read: _ThinkingPart) -> ThinkingPart:
    fields = _THINKING_PART()
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
    return made(ThinkingPart, fields, given, _THINKING_PART_RULES)


class _RefusalPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="refusal"):
    text: str


_REFUSAL_PART, _REFUSAL_PART_RULES = _CLASSES.filled(RefusalPart)


def _refusal_part(read: _RefusalPart) -> RefusalPart:
    fields = _REFUSAL_PART()
    given = {"type", "text"}
    fields["text"] = read.text
    return made(RefusalPart, fields, given, _REFUSAL_PART_RULES)


class _ForeignPart(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="foreign"):
    dialect: Annotated[str, Meta(min_length=1)]
    data: dict[str, Any]


_FOREIGN_PART, _FOREIGN_PART_RULES = _CLASSES.filled(ForeignPart)


def _foreign_part(read: _ForeignPart) -> ForeignPart:
    fields = _FOREIGN_PART()
    given = {"type", "dialect", "data"}
    fields["dialect"] = read.dialect
    fields["data"] = frozen_object(read.data)
    return made(ForeignPart, fields, given, _FOREIGN_PART_RULES)


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


_SYSTEM_MESSAGE, _SYSTEM_MESSAGE_RULES = _CLASSES.filled(SystemMessage)


def _system_message(read: _SystemMessage) -> SystemMessage:
    fields = _SYSTEM_MESSAGE()
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
    return made(SystemMessage, fields, given, _SYSTEM_MESSAGE_RULES)


class _UserMessage(Struct, forbid_unknown_fields=True, gc=False, tag_field="role", tag="user"):
    content: str | list[_ContentPart]
    name: str | UnsetType = UNSET
    id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET


_USER_MESSAGE, _USER_MESSAGE_RULES = _CLASSES.filled(UserMessage)


def _user_message(read: _UserMessage) -> UserMessage:
    fields = _USER_MESSAGE()
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
    return made(UserMessage, fields, given, _USER_MESSAGE_RULES)


class _ToolCall(Struct, forbid_unknown_fields=True, gc=False):
    id: Annotated[str, Meta(min_length=1)]
    name: str
    arguments: dict[str, Any]
    part_index: Annotated[int, Meta(ge=0, le=9007199254740992)] | UnsetType = UNSET
    id_origin: Literal["server", "minted"] | UnsetType = UNSET
    origin: Literal["server", "text"] | UnsetType = UNSET


match__tool_call_name: Final = _CLASSES.matching(ToolCall, "name")
_TOOL_CALL, _TOOL_CALL_RULES = _CLASSES.filled(ToolCall)


def _tool_call(read: _ToolCall) -> ToolCall:
    fields = _TOOL_CALL()
    given = {"id", "name", "arguments"}
    fields["id"] = read.id
    fields["name"] = match__tool_call_name(read.name)
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
    return made(ToolCall, fields, given, _TOOL_CALL_RULES)


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


_INVALID_TOOL_CALL, _INVALID_TOOL_CALL_RULES = _CLASSES.filled(InvalidToolCall)


def _invalid_tool_call(read: _InvalidToolCall) -> InvalidToolCall:
    fields = _INVALID_TOOL_CALL()
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
    return made(InvalidToolCall, fields, given, _INVALID_TOOL_CALL_RULES)


class _AssistantMessage(Struct, forbid_unknown_fields=True, gc=False, tag_field="role", tag="assistant"):
    content: str | list[_ContentPart] | UnsetType = UNSET
    tool_calls: Annotated[list[_ToolCall], Meta(min_length=1)] | UnsetType = UNSET
    invalid_tool_calls: Annotated[list[_InvalidToolCall], Meta(min_length=1)] | UnsetType = UNSET
    name: str | UnsetType = UNSET
    id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET


_ASSISTANT_MESSAGE, _ASSISTANT_MESSAGE_RULES = _CLASSES.filled(AssistantMessage)


def _assistant_message(read: _AssistantMessage) -> AssistantMessage:
    fields = _ASSISTANT_MESSAGE()
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
    return made(AssistantMessage, fields, given, _ASSISTANT_MESSAGE_RULES)


class _ToolMessage(Struct, forbid_unknown_fields=True, gc=False, tag_field="role", tag="tool"):
    content: str | list[_ContentPart]
    tool_call_id: Annotated[str, Meta(min_length=1)]
    is_error: bool | UnsetType = UNSET
    name: str | UnsetType = UNSET
    id: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET


_TOOL_MESSAGE, _TOOL_MESSAGE_RULES = _CLASSES.filled(ToolMessage)


def _tool_message(read: _ToolMessage) -> ToolMessage:
    fields = _TOOL_MESSAGE()
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
    return made(ToolMessage, fields, given, _TOOL_MESSAGE_RULES)


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


match__model_parameters_model: Final = _CLASSES.matching(ModelParameters, "model")
match__model_parameters_text_format: Final = _CLASSES.matching(ModelParameters, "text_format")
_MODEL_PARAMETERS, _MODEL_PARAMETERS_RULES = _CLASSES.filled(ModelParameters)


def _model_parameters(read: _ModelParameters) -> ModelParameters:
    fields = _MODEL_PARAMETERS()
    given = {"model"}
    fields["model"] = match__model_parameters_model(read.model)
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
        fields["text_format"] = match__model_parameters_text_format(read.text_format)
        given.add("text_format")
    return made(ModelParameters, fields, given, _MODEL_PARAMETERS_RULES)


class _ToolNamespace(Struct, forbid_unknown_fields=True, gc=False):
    name: Annotated[str, Meta(min_length=1)]
    description: str | UnsetType = UNSET


_TOOL_NAMESPACE, _TOOL_NAMESPACE_RULES = _CLASSES.filled(ToolNamespace)


def _tool_namespace(read: _ToolNamespace) -> ToolNamespace:
    fields = _TOOL_NAMESPACE()
    given = {"name"}
    fields["name"] = read.name
    if read.description is not UNSET:
        fields["description"] = read.description
        given.add("description")
    return made(ToolNamespace, fields, given, _TOOL_NAMESPACE_RULES)


class _TextInput(Struct, forbid_unknown_fields=True, gc=False):
    grammar: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    syntax: Literal["lark", "regex", None] | UnsetType = UNSET


_TEXT_INPUT, _TEXT_INPUT_RULES = _CLASSES.filled(TextInput)


def _text_input(read: _TextInput) -> TextInput:
    fields = _TEXT_INPUT()
    given: set[str] = set()
    if read.grammar is not UNSET:
        fields["grammar"] = read.grammar
        given.add("grammar")
    if read.syntax is not UNSET:
        fields["syntax"] = read.syntax
        given.add("syntax")
    return made(TextInput, fields, given, _TEXT_INPUT_RULES)


class _ToolDefinition(Struct, forbid_unknown_fields=True, gc=False):
    name: str
    description: Annotated[str, Meta(min_length=1)]
    parameters: Raw
    strict: bool | UnsetType = UNSET
    original_name: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    namespace: _ToolNamespace | UnsetType = UNSET
    text_input: _TextInput | UnsetType = UNSET


match__tool_definition_name: Final = _CLASSES.matching(ToolDefinition, "name")
remember__tool_definition_parameters: Final = _CLASSES.remembered(ToolDefinition, "parameters")
_TOOL_DEFINITION, _TOOL_DEFINITION_RULES = _CLASSES.filled(ToolDefinition)


def _tool_definition(read: _ToolDefinition) -> ToolDefinition:
    fields = _TOOL_DEFINITION()
    given = {"name", "description", "parameters"}
    fields["name"] = match__tool_definition_name(read.name)
    fields["description"] = read.description
    fields["parameters"] = remember__tool_definition_parameters(read.parameters)
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
    return made(ToolDefinition, fields, given, _TOOL_DEFINITION_RULES)


class _NamedToolChoice(Struct, forbid_unknown_fields=True, gc=False):
    type: Literal["tool"]
    name: str


match__named_tool_choice_name: Final = _CLASSES.matching(NamedToolChoice, "name")
_NAMED_TOOL_CHOICE, _NAMED_TOOL_CHOICE_RULES = _CLASSES.filled(NamedToolChoice)


def _named_tool_choice(read: _NamedToolChoice) -> NamedToolChoice:
    fields = _NAMED_TOOL_CHOICE()
    given = {"type", "name"}
    fields["name"] = match__named_tool_choice_name(read.name)
    return made(NamedToolChoice, fields, given, _NAMED_TOOL_CHOICE_RULES)


class _TextFormat(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="text"):
    pass


_TEXT_FORMAT, _TEXT_FORMAT_RULES = _CLASSES.filled(TextFormat)


def _text_format(read: _TextFormat) -> TextFormat:
    fields = _TEXT_FORMAT()
    given = {"type"}
    return made(TextFormat, fields, given, _TEXT_FORMAT_RULES)


class _JsonObjectFormat(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="json_object"):
    pass


_JSON_OBJECT_FORMAT, _JSON_OBJECT_FORMAT_RULES = _CLASSES.filled(JsonObjectFormat)


def _json_object_format(read: _JsonObjectFormat) -> JsonObjectFormat:
    fields = _JSON_OBJECT_FORMAT()
    given = {"type"}
    return made(JsonObjectFormat, fields, given, _JSON_OBJECT_FORMAT_RULES)


class _JsonSchemaFormat(Struct, forbid_unknown_fields=True, gc=False, tag_field="type", tag="json_schema"):
    json_schema: dict[str, Any]
    name: str | UnsetType = UNSET
    description: str | UnsetType = UNSET
    strict: bool | UnsetType = UNSET


match__json_schema_format_name: Final = _CLASSES.matching(JsonSchemaFormat, "name")
_JSON_SCHEMA_FORMAT, _JSON_SCHEMA_FORMAT_RULES = _CLASSES.filled(JsonSchemaFormat)


def _json_schema_format(read: _JsonSchemaFormat) -> JsonSchemaFormat:
    fields = _JSON_SCHEMA_FORMAT()
    given = {"type", "json_schema"}
    fields["json_schema"] = frozen_object(read.json_schema)
    if read.name is not UNSET:
        fields["name"] = match__json_schema_format_name(read.name)
        given.add("name")
    if read.description is not UNSET:
        fields["description"] = read.description
        given.add("description")
    if read.strict is not UNSET:
        fields["strict"] = read.strict
        given.add("strict")
    return made(JsonSchemaFormat, fields, given, _JSON_SCHEMA_FORMAT_RULES)


_ResponseFormat: TypeAlias = _TextFormat | _JsonObjectFormat | _JsonSchemaFormat
_RESPONSEFORMAT_MAKERS: Final[dict[type, Callable[[Any], Any]]] = {
    _TextFormat: _text_format,
    _JsonObjectFormat: _json_object_format,
    _JsonSchemaFormat: _json_schema_format,
}


class _StreamOptions(Struct, forbid_unknown_fields=True, gc=False):
    include_usage: bool | UnsetType = UNSET


_STREAM_OPTIONS, _STREAM_OPTIONS_RULES = _CLASSES.filled(StreamOptions)


def _stream_options(read: _StreamOptions) -> StreamOptions:
    fields = _STREAM_OPTIONS()
    given: set[str] = set()
    if read.include_usage is not UNSET:
        fields["include_usage"] = read.include_usage
        given.add("include_usage")
    return made(StreamOptions, fields, given, _STREAM_OPTIONS_RULES)


class _ChatRequest(Struct, forbid_unknown_fields=True, gc=False):
    messages: Annotated[list[_ChatMessage], Meta(min_length=1)]
    parameters: _ModelParameters
    tools: list[_ToolDefinition] | UnsetType = UNSET
    tool_choice: Literal["auto", "none", "required"] | _NamedToolChoice | UnsetType = UNSET
    parallel_tool_calls: bool | UnsetType = UNSET
    response_format: _ResponseFormat | UnsetType = UNSET
    stream: bool | UnsetType = UNSET
    stream_options: _StreamOptions | UnsetType = UNSET


_CHAT_REQUEST, _CHAT_REQUEST_RULES = _CLASSES.filled(ChatRequest)


def _chat_request(read: _ChatRequest) -> ChatRequest:
    fields = _CHAT_REQUEST()
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
    return made(ChatRequest, fields, given, _CHAT_REQUEST_RULES)


READERS: Final[dict[type, tuple[Callable[[str | bytes], Any], Callable[[Any], Any]]]] = {
    ChatRequest: (Decoder(_ChatRequest).decode, _chat_request),
}
"""What reads a document of a class, and what makes the instance."""

__all__ = ["READERS"]
