# Generated from schemas/turnwire/v1/ by `make generate`. Do not edit: changes are lost.
"""Constructors that take common keywords line by line; see `turnwire_schema._plain`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from turnwire_schema._json import freeze_object as _frozen
from turnwire_schema._plain import (
    UNSET,
    Pattern,
    Shape,
    constructor,
    copy_of,
)
from turnwire_schema._plain import (
    given as _keywords,
)
from turnwire_schema._plain import (
    items as _items,
)
from turnwire_schema._plain import (
    judge as _judge,
)
from turnwire_schema._plain import (
    odd as _odd,
)
from turnwire_schema._plain import (
    text as _text,
)
from turnwire_schema._rules import RULES
from turnwire_schema._trust import set_extra, set_fields, set_given, set_private
from turnwire_schema.v1.content import (
    AudioPart,
    DocumentPart,
    ForeignPart,
    ImagePart,
    Origin,
    RefusalPart,
    TextPart,
    ThinkingPart,
    UnknownPart,
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
    ToolError,
    ToolNamespace,
    ToolResult,
)

_type: Final = type
_copy_0: Final = copy_of(
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
_rules_1: Final = RULES.setdefault(ChatRequest, [])
_classes_2: Final = frozenset(
    (
        SystemMessage,
        UserMessage,
        AssistantMessage,
        ToolMessage,
    )
)
_classes_3: Final = frozenset((ToolDefinition,))
_copy_4: Final = copy_of(
    {
        "tool_call_id": None,
        "name": None,
        "text": None,
        "is_error": False,
        "structured": None,
        "error": None,
        "started_at": None,
        "duration_ns": None,
        "extras": None,
    }
)
_rules_5: Final = RULES.setdefault(ToolResult, [])
_pattern_6: Final = Pattern("^[A-Za-z0-9_]{1,64}$")
_copy_7: Final = copy_of(
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
_rules_8: Final = RULES.setdefault(ModelParameters, [])
_pattern_9: Final = Pattern(
    "[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"
)
_copy_10: Final = copy_of(
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
_rules_11: Final = RULES.setdefault(ToolDefinition, [])
_shape_12: Final = Shape(ParameterSchema)
_copy_13: Final = copy_of({"include_usage": True, "extras": None})
_rules_14: Final = RULES.setdefault(StreamOptions, [])
_copy_15: Final = copy_of({"message": None, "stack_trace": None, "recoverable": None, "extras": None})
_rules_16: Final = RULES.setdefault(ToolError, [])
_copy_17: Final = copy_of(
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
_rules_18: Final = RULES.setdefault(SystemMessage, [])
_classes_19: Final = frozenset(
    (
        TextPart,
        ImagePart,
        AudioPart,
        DocumentPart,
        ThinkingPart,
        RefusalPart,
        ForeignPart,
        UnknownPart,
    )
)
_copy_20: Final = copy_of(
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
_copy_22: Final = copy_of(
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
_rules_23: Final = RULES.setdefault(AssistantMessage, [])
_classes_24: Final = frozenset((ToolCall,))
_classes_25: Final = frozenset((InvalidToolCall,))
_copy_26: Final = copy_of(
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
_rules_27: Final = RULES.setdefault(ToolMessage, [])
_copy_28: Final = copy_of({"name": None, "description": None, "provider_options": None, "extras": None})
_rules_29: Final = RULES.setdefault(ToolNamespace, [])
_copy_30: Final = copy_of({"grammar": None, "syntax": None, "extras": None})
_rules_31: Final = RULES.setdefault(TextInput, [])
_copy_32: Final = copy_of({"type": "tool", "name": None, "extras": None})
_rules_33: Final = RULES.setdefault(NamedToolChoice, [])
_copy_34: Final = copy_of({"type": "text", "extras": None})
_rules_35: Final = RULES.setdefault(TextFormat, [])
_copy_36: Final = copy_of({"type": "json_object", "extras": None})
_rules_37: Final = RULES.setdefault(JsonObjectFormat, [])
_copy_38: Final = copy_of(
    {"type": "json_schema", "json_schema": None, "name": None, "description": None, "strict": None, "extras": None}
)
_rules_39: Final = RULES.setdefault(JsonSchemaFormat, [])
_pattern_40: Final = Pattern("^[a-zA-Z0-9_-]{1,64}$")
_copy_41: Final = copy_of(
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
_rules_42: Final = RULES.setdefault(ToolCall, [])
_copy_43: Final = copy_of(
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
_rules_44: Final = RULES.setdefault(InvalidToolCall, [])
_copy_45: Final = copy_of({"type": "text", "text": None, "provider_options": None, "extras": None})
_rules_46: Final = RULES.setdefault(TextPart, [])
_copy_47: Final = copy_of(
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
_rules_48: Final = RULES.setdefault(ImagePart, [])
_pattern_49: Final = Pattern("^[A-Za-z0-9+/]+={0,2}$")
_copy_50: Final = copy_of(
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
_rules_51: Final = RULES.setdefault(AudioPart, [])
_copy_52: Final = copy_of(
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
_rules_53: Final = RULES.setdefault(DocumentPart, [])
_copy_54: Final = copy_of(
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
_rules_55: Final = RULES.setdefault(ThinkingPart, [])
_copy_56: Final = copy_of({"type": "refusal", "text": None, "provider_options": None, "extras": None})
_rules_57: Final = RULES.setdefault(RefusalPart, [])
_copy_58: Final = copy_of({"type": "foreign", "dialect": None, "data": None, "extras": None})
_rules_59: Final = RULES.setdefault(ForeignPart, [])
_copy_60: Final = copy_of({"dialect": None, "field": None, "model": None, "extras": None})
_rules_61: Final = RULES.setdefault(Origin, [])


def _chat_request(
    _self: Any,
    /,
    *_unnamed: Any,
    messages: Any = UNSET,
    parameters: Any = UNSET,
    tools: Any = UNSET,
    tool_choice: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ChatRequest:
        try:
            _fields = _copy_0()
            _given = {"messages", "parameters"}
            _fields["messages"] = _items(messages, _classes_2)
            _fields["parameters"] = parameters if _type(parameters) is ModelParameters else _odd()
            if tools is not UNSET:
                _fields["tools"] = tools if tools is None else _items(tools, _classes_3)
                _given.add("tools")
            if tool_choice is not UNSET:
                _fields["tool_choice"] = (
                    tool_choice
                    if tool_choice is None
                    or (_type(tool_choice) is str and tool_choice in ("auto", "none", "required"))
                    else _odd()
                )
                _given.add("tool_choice")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_1:
                _judge(_self, _rules_1)
            return
        except ValueError:
            pass
    super(ChatRequest, _self).__init__(
        *_unnamed, **_keywords(messages=messages, parameters=parameters, tools=tools, tool_choice=tool_choice), **_more
    )


def _tool_result(
    _self: Any,
    /,
    *_unnamed: Any,
    tool_call_id: Any = UNSET,
    name: Any = UNSET,
    text: Any = UNSET,
    is_error: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ToolResult:
        try:
            _fields = _copy_4()
            _given = {"tool_call_id", "name"}
            _fields["tool_call_id"] = (
                tool_call_id
                if _type(tool_call_id) is str and tool_call_id and tool_call_id.isascii()
                else _text(tool_call_id)
            )
            _fields["name"] = name if _type(name) is str and name in _pattern_6.known else _pattern_6.take(name)
            if text is not UNSET:
                _fields["text"] = (
                    text if text is None or (_type(text) is str and text and text.isascii()) else _text(text)
                )
                _given.add("text")
            if is_error is not UNSET:
                _fields["is_error"] = is_error if _type(is_error) is bool else _odd()
                _given.add("is_error")
            if not (_fields["text"] is not None or _fields["structured"] is not None or _fields["error"] is not None):
                _odd()
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_5:
                _judge(_self, _rules_5)
            return
        except ValueError:
            pass
    super(ToolResult, _self).__init__(
        *_unnamed, **_keywords(tool_call_id=tool_call_id, name=name, text=text, is_error=is_error), **_more
    )


def _model_parameters(
    _self: Any,
    /,
    *_unnamed: Any,
    model: Any = UNSET,
    temperature: Any = UNSET,
    top_p: Any = UNSET,
    max_tokens: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ModelParameters:
        try:
            _fields = _copy_7()
            _given = {"model"}
            _fields["model"] = model if _type(model) is str and model in _pattern_9.known else _pattern_9.take(model)
            if temperature is not UNSET:
                _fields["temperature"] = (
                    temperature if _type(temperature) is float and 0 <= temperature <= 2 else _odd()
                )
                _given.add("temperature")
            if top_p is not UNSET:
                _fields["top_p"] = top_p if _type(top_p) is float and 0 <= top_p <= 1 else _odd()
                _given.add("top_p")
            if max_tokens is not UNSET:
                _fields["max_tokens"] = (
                    max_tokens
                    if max_tokens is None or (_type(max_tokens) is int and 0 < max_tokens <= 9223372036854775807)
                    else _odd()
                )
                _given.add("max_tokens")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_8:
                _judge(_self, _rules_8)
            return
        except ValueError:
            pass
    super(ModelParameters, _self).__init__(
        *_unnamed, **_keywords(model=model, temperature=temperature, top_p=top_p, max_tokens=max_tokens), **_more
    )


def _tool_definition(
    _self: Any,
    /,
    *_unnamed: Any,
    name: Any = UNSET,
    description: Any = UNSET,
    parameters: Any = UNSET,
    strict: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ToolDefinition:
        try:
            _fields = _copy_10()
            _given = {"name", "description", "parameters"}
            _fields["name"] = name if _type(name) is str and name in _pattern_6.known else _pattern_6.take(name)
            _fields["description"] = (
                description
                if _type(description) is str and description and description.isascii()
                else _text(description)
            )
            _fields["parameters"] = _shape_12.take(parameters)
            if strict is not UNSET:
                _fields["strict"] = strict if _type(strict) is bool else _odd()
                _given.add("strict")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_11:
                _judge(_self, _rules_11)
            return
        except ValueError:
            pass
    super(ToolDefinition, _self).__init__(
        *_unnamed, **_keywords(name=name, description=description, parameters=parameters, strict=strict), **_more
    )


def _stream_options(
    _self: Any, /, *_unnamed: Any, include_usage: Any = UNSET, extras: Any = UNSET, **_more: Any
) -> None:
    if not _more and not _unnamed and _type(_self) is StreamOptions:
        try:
            _fields = _copy_13()
            _given: set[str] = set()
            if include_usage is not UNSET:
                _fields["include_usage"] = include_usage if _type(include_usage) is bool else _odd()
                _given.add("include_usage")
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_14:
                _judge(_self, _rules_14)
            return
        except ValueError:
            pass
    super(StreamOptions, _self).__init__(*_unnamed, **_keywords(include_usage=include_usage, extras=extras), **_more)


def _tool_error(
    _self: Any,
    /,
    *_unnamed: Any,
    message: Any = UNSET,
    stack_trace: Any = UNSET,
    recoverable: Any = UNSET,
    extras: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ToolError:
        try:
            _fields = _copy_15()
            _given = {"message"}
            _fields["message"] = message if _type(message) is str and message and message.isascii() else _text(message)
            if stack_trace is not UNSET:
                _fields["stack_trace"] = (
                    stack_trace
                    if stack_trace is None or (_type(stack_trace) is str and stack_trace and stack_trace.isascii())
                    else _text(stack_trace)
                )
                _given.add("stack_trace")
            if recoverable is not UNSET:
                _fields["recoverable"] = recoverable if recoverable is None or (_type(recoverable) is bool) else _odd()
                _given.add("recoverable")
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_16:
                _judge(_self, _rules_16)
            return
        except ValueError:
            pass
    super(ToolError, _self).__init__(
        *_unnamed,
        **_keywords(message=message, stack_trace=stack_trace, recoverable=recoverable, extras=extras),
        **_more,
    )


def _system_message(
    _self: Any,
    /,
    *_unnamed: Any,
    content: Any = UNSET,
    variant: Any = UNSET,
    name: Any = UNSET,
    id: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is SystemMessage:
        try:
            _fields = _copy_17()
            _given = {"role", "content"}
            _fields["content"] = (
                content
                if _type(content) is str and content and content.isascii()
                else (_text(content) if _type(content) is str else _items(content, _classes_19))
            )
            if variant is not UNSET:
                _fields["variant"] = (
                    variant if variant is None or (_type(variant) is str and variant in ("developer",)) else _odd()
                )
                _given.add("variant")
            if name is not UNSET:
                _fields["name"] = (
                    name if name is None or (_type(name) is str and name and name.isascii()) else _text(name)
                )
                _given.add("name")
            if id is not UNSET:
                _fields["id"] = id if id is None or (_type(id) is str and id and id.isascii()) else _text(id)
                _given.add("id")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_18:
                _judge(_self, _rules_18)
            return
        except ValueError:
            pass
    super(SystemMessage, _self).__init__(
        *_unnamed, **_keywords(content=content, variant=variant, name=name, id=id), **_more
    )


def _user_message(
    _self: Any,
    /,
    *_unnamed: Any,
    content: Any = UNSET,
    name: Any = UNSET,
    id: Any = UNSET,
    metadata: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is UserMessage:
        try:
            _fields = _copy_20()
            _given = {"role", "content"}
            _fields["content"] = (
                content
                if _type(content) is str and content and content.isascii()
                else (_text(content) if _type(content) is str else _items(content, _classes_19))
            )
            if name is not UNSET:
                _fields["name"] = (
                    name if name is None or (_type(name) is str and name and name.isascii()) else _text(name)
                )
                _given.add("name")
            if id is not UNSET:
                _fields["id"] = id if id is None or (_type(id) is str and id and id.isascii()) else _text(id)
                _given.add("id")
            if metadata is not UNSET:
                _fields["metadata"] = metadata if metadata is None else _frozen(metadata)
                _given.add("metadata")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_21:
                _judge(_self, _rules_21)
            return
        except ValueError:
            pass
    super(UserMessage, _self).__init__(
        *_unnamed, **_keywords(content=content, name=name, id=id, metadata=metadata), **_more
    )


def _assistant_message(
    _self: Any,
    /,
    *_unnamed: Any,
    content: Any = UNSET,
    tool_calls: Any = UNSET,
    invalid_tool_calls: Any = UNSET,
    name: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is AssistantMessage:
        try:
            _fields = _copy_22()
            _given = {"role"}
            if content is not UNSET:
                _fields["content"] = (
                    content
                    if content is None or (_type(content) is str and content and content.isascii())
                    else (_text(content) if _type(content) is str else _items(content, _classes_19))
                )
                _given.add("content")
            if tool_calls is not UNSET:
                _fields["tool_calls"] = tool_calls if tool_calls is None else _items(tool_calls, _classes_24)
                _given.add("tool_calls")
            if invalid_tool_calls is not UNSET:
                _fields["invalid_tool_calls"] = (
                    invalid_tool_calls if invalid_tool_calls is None else _items(invalid_tool_calls, _classes_25)
                )
                _given.add("invalid_tool_calls")
            if name is not UNSET:
                _fields["name"] = (
                    name if name is None or (_type(name) is str and name and name.isascii()) else _text(name)
                )
                _given.add("name")
            if not (
                _fields["content"] is not None
                or _fields["tool_calls"] is not None
                or _fields["invalid_tool_calls"] is not None
            ):
                _odd()
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_23:
                _judge(_self, _rules_23)
            return
        except ValueError:
            pass
    super(AssistantMessage, _self).__init__(
        *_unnamed,
        **_keywords(content=content, tool_calls=tool_calls, invalid_tool_calls=invalid_tool_calls, name=name),
        **_more,
    )


def _tool_message(
    _self: Any,
    /,
    *_unnamed: Any,
    content: Any = UNSET,
    tool_call_id: Any = UNSET,
    is_error: Any = UNSET,
    name: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ToolMessage:
        try:
            _fields = _copy_26()
            _given = {"role", "content", "tool_call_id"}
            _fields["content"] = (
                content
                if _type(content) is str and content and content.isascii()
                else (_text(content) if _type(content) is str else _items(content, _classes_19))
            )
            _fields["tool_call_id"] = (
                tool_call_id
                if _type(tool_call_id) is str and tool_call_id and tool_call_id.isascii()
                else _text(tool_call_id)
            )
            if is_error is not UNSET:
                _fields["is_error"] = is_error if _type(is_error) is bool else _odd()
                _given.add("is_error")
            if name is not UNSET:
                _fields["name"] = (
                    name if name is None or (_type(name) is str and name and name.isascii()) else _text(name)
                )
                _given.add("name")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_27:
                _judge(_self, _rules_27)
            return
        except ValueError:
            pass
    super(ToolMessage, _self).__init__(
        *_unnamed, **_keywords(content=content, tool_call_id=tool_call_id, is_error=is_error, name=name), **_more
    )


def _tool_namespace(
    _self: Any,
    /,
    *_unnamed: Any,
    name: Any = UNSET,
    description: Any = UNSET,
    provider_options: Any = UNSET,
    extras: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ToolNamespace:
        try:
            _fields = _copy_28()
            _given = {"name"}
            _fields["name"] = name if _type(name) is str and name and name.isascii() else _text(name)
            if description is not UNSET:
                _fields["description"] = (
                    description
                    if description is None or (_type(description) is str and description and description.isascii())
                    else _text(description)
                )
                _given.add("description")
            if provider_options is not UNSET:
                _fields["provider_options"] = provider_options if provider_options is None else _odd()
                _given.add("provider_options")
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_29:
                _judge(_self, _rules_29)
            return
        except ValueError:
            pass
    super(ToolNamespace, _self).__init__(
        *_unnamed,
        **_keywords(name=name, description=description, provider_options=provider_options, extras=extras),
        **_more,
    )


def _text_input(
    _self: Any, /, *_unnamed: Any, grammar: Any = UNSET, syntax: Any = UNSET, extras: Any = UNSET, **_more: Any
) -> None:
    if not _more and not _unnamed and _type(_self) is TextInput:
        try:
            _fields = _copy_30()
            _given: set[str] = set()
            if grammar is not UNSET:
                _fields["grammar"] = (
                    grammar
                    if grammar is None or (_type(grammar) is str and grammar and grammar.isascii())
                    else _text(grammar)
                )
                _given.add("grammar")
            if syntax is not UNSET:
                _fields["syntax"] = (
                    syntax if syntax is None or (_type(syntax) is str and syntax in ("lark", "regex")) else _odd()
                )
                _given.add("syntax")
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_31:
                _judge(_self, _rules_31)
            return
        except ValueError:
            pass
    super(TextInput, _self).__init__(*_unnamed, **_keywords(grammar=grammar, syntax=syntax, extras=extras), **_more)


def _named_tool_choice(_self: Any, /, *_unnamed: Any, name: Any = UNSET, extras: Any = UNSET, **_more: Any) -> None:
    if not _more and not _unnamed and _type(_self) is NamedToolChoice:
        try:
            _fields = _copy_32()
            _given = {"type", "name"}
            _fields["name"] = name if _type(name) is str and name in _pattern_6.known else _pattern_6.take(name)
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_33:
                _judge(_self, _rules_33)
            return
        except ValueError:
            pass
    super(NamedToolChoice, _self).__init__(*_unnamed, **_keywords(name=name, extras=extras), **_more)


def _text_format(_self: Any, /, *_unnamed: Any, extras: Any = UNSET, **_more: Any) -> None:
    if not _more and not _unnamed and _type(_self) is TextFormat:
        try:
            _fields = _copy_34()
            _given = {"type"}
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_35:
                _judge(_self, _rules_35)
            return
        except ValueError:
            pass
    super(TextFormat, _self).__init__(*_unnamed, **_keywords(extras=extras), **_more)


def _json_object_format(_self: Any, /, *_unnamed: Any, extras: Any = UNSET, **_more: Any) -> None:
    if not _more and not _unnamed and _type(_self) is JsonObjectFormat:
        try:
            _fields = _copy_36()
            _given = {"type"}
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_37:
                _judge(_self, _rules_37)
            return
        except ValueError:
            pass
    super(JsonObjectFormat, _self).__init__(*_unnamed, **_keywords(extras=extras), **_more)


def _json_schema_format(
    _self: Any,
    /,
    *_unnamed: Any,
    json_schema: Any = UNSET,
    name: Any = UNSET,
    description: Any = UNSET,
    strict: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is JsonSchemaFormat:
        try:
            _fields = _copy_38()
            _given = {"type", "json_schema"}
            _fields["json_schema"] = _frozen(json_schema)
            if name is not UNSET:
                _fields["name"] = (
                    name
                    if name is None or (_type(name) is str and name in _pattern_40.known)
                    else _pattern_40.take(name)
                )
                _given.add("name")
            if description is not UNSET:
                _fields["description"] = (
                    description
                    if description is None or (_type(description) is str and description and description.isascii())
                    else _text(description)
                )
                _given.add("description")
            if strict is not UNSET:
                _fields["strict"] = strict if strict is None or (_type(strict) is bool) else _odd()
                _given.add("strict")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_39:
                _judge(_self, _rules_39)
            return
        except ValueError:
            pass
    super(JsonSchemaFormat, _self).__init__(
        *_unnamed, **_keywords(json_schema=json_schema, name=name, description=description, strict=strict), **_more
    )


def _tool_call(
    _self: Any,
    /,
    *_unnamed: Any,
    id: Any = UNSET,
    name: Any = UNSET,
    arguments: Any = UNSET,
    part_index: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ToolCall:
        try:
            _fields = _copy_41()
            _given = {"id", "name", "arguments"}
            _fields["id"] = id if _type(id) is str and id and id.isascii() else _text(id)
            _fields["name"] = name if _type(name) is str and name in _pattern_6.known else _pattern_6.take(name)
            _fields["arguments"] = _frozen(arguments)
            if part_index is not UNSET:
                _fields["part_index"] = (
                    part_index
                    if part_index is None or (_type(part_index) is int and 0 <= part_index <= 9223372036854775807)
                    else _odd()
                )
                _given.add("part_index")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_42:
                _judge(_self, _rules_42)
            return
        except ValueError:
            pass
    super(ToolCall, _self).__init__(
        *_unnamed, **_keywords(id=id, name=name, arguments=arguments, part_index=part_index), **_more
    )


def _invalid_tool_call(
    _self: Any,
    /,
    *_unnamed: Any,
    id: Any = UNSET,
    arguments_text: Any = UNSET,
    reason: Any = UNSET,
    name: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is InvalidToolCall:
        try:
            _fields = _copy_43()
            _given = {"id", "arguments_text", "reason"}
            _fields["id"] = id if _type(id) is str and id and id.isascii() else _text(id)
            _fields["arguments_text"] = (
                arguments_text
                if _type(arguments_text) is str and arguments_text and arguments_text.isascii()
                else _text(arguments_text)
            )
            _fields["reason"] = (
                reason
                if _type(reason) is str
                and reason in ("not_json", "not_an_object", "bad_name", "no_name", "truncated", "server_rejected")
                else _odd()
            )
            if name is not UNSET:
                _fields["name"] = (
                    name if name is None or (_type(name) is str and name and name.isascii()) else _text(name)
                )
                _given.add("name")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_44:
                _judge(_self, _rules_44)
            return
        except ValueError:
            pass
    super(InvalidToolCall, _self).__init__(
        *_unnamed, **_keywords(id=id, arguments_text=arguments_text, reason=reason, name=name), **_more
    )


def _text_part(
    _self: Any, /, *_unnamed: Any, text: Any = UNSET, provider_options: Any = UNSET, extras: Any = UNSET, **_more: Any
) -> None:
    if not _more and not _unnamed and _type(_self) is TextPart:
        try:
            _fields = _copy_45()
            _given = {"type", "text"}
            _fields["text"] = text if _type(text) is str and text and text.isascii() else _text(text)
            if provider_options is not UNSET:
                _fields["provider_options"] = provider_options if provider_options is None else _odd()
                _given.add("provider_options")
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_46:
                _judge(_self, _rules_46)
            return
        except ValueError:
            pass
    super(TextPart, _self).__init__(
        *_unnamed, **_keywords(text=text, provider_options=provider_options, extras=extras), **_more
    )


def _image_part(
    _self: Any,
    /,
    *_unnamed: Any,
    url: Any = UNSET,
    data: Any = UNSET,
    path: Any = UNSET,
    file_id: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ImagePart:
        try:
            _fields = _copy_47()
            _given = {"type"}
            if url is not UNSET:
                _fields["url"] = url if url is None or (_type(url) is str and url and url.isascii()) else _text(url)
                _given.add("url")
            if data is not UNSET:
                _fields["data"] = (
                    data
                    if data is None or (_type(data) is str and data in _pattern_49.known)
                    else _pattern_49.take(data)
                )
                _given.add("data")
            if path is not UNSET:
                _fields["path"] = (
                    path if path is None or (_type(path) is str and path and path.isascii()) else _text(path)
                )
                _given.add("path")
            if file_id is not UNSET:
                _fields["file_id"] = (
                    file_id
                    if file_id is None or (_type(file_id) is str and file_id and file_id.isascii())
                    else _text(file_id)
                )
                _given.add("file_id")
            if (
                (_fields["url"] is not None)
                + (_fields["data"] is not None)
                + (_fields["path"] is not None)
                + (_fields["file_id"] is not None)
            ) != 1:
                _odd()
            if _fields["data"] is not None and not ("media_type" in _given):
                _odd()
            if _fields["data"] is not None and "media_type" in _given and not (_fields["media_type"] is not None):
                _odd()
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_48:
                _judge(_self, _rules_48)
            return
        except ValueError:
            pass
    super(ImagePart, _self).__init__(*_unnamed, **_keywords(url=url, data=data, path=path, file_id=file_id), **_more)


def _audio_part(
    _self: Any,
    /,
    *_unnamed: Any,
    url: Any = UNSET,
    data: Any = UNSET,
    path: Any = UNSET,
    file_id: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is AudioPart:
        try:
            _fields = _copy_50()
            _given = {"type"}
            if url is not UNSET:
                _fields["url"] = url if url is None or (_type(url) is str and url and url.isascii()) else _text(url)
                _given.add("url")
            if data is not UNSET:
                _fields["data"] = (
                    data
                    if data is None or (_type(data) is str and data in _pattern_49.known)
                    else _pattern_49.take(data)
                )
                _given.add("data")
            if path is not UNSET:
                _fields["path"] = (
                    path if path is None or (_type(path) is str and path and path.isascii()) else _text(path)
                )
                _given.add("path")
            if file_id is not UNSET:
                _fields["file_id"] = (
                    file_id
                    if file_id is None or (_type(file_id) is str and file_id and file_id.isascii())
                    else _text(file_id)
                )
                _given.add("file_id")
            if (
                (_fields["url"] is not None)
                + (_fields["data"] is not None)
                + (_fields["path"] is not None)
                + (_fields["file_id"] is not None)
            ) != 1:
                _odd()
            if _fields["data"] is not None and not ("media_type" in _given):
                _odd()
            if _fields["data"] is not None and "media_type" in _given and not (_fields["media_type"] is not None):
                _odd()
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_51:
                _judge(_self, _rules_51)
            return
        except ValueError:
            pass
    super(AudioPart, _self).__init__(*_unnamed, **_keywords(url=url, data=data, path=path, file_id=file_id), **_more)


def _document_part(
    _self: Any,
    /,
    *_unnamed: Any,
    url: Any = UNSET,
    data: Any = UNSET,
    path: Any = UNSET,
    file_id: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is DocumentPart:
        try:
            _fields = _copy_52()
            _given = {"type"}
            if url is not UNSET:
                _fields["url"] = url if url is None or (_type(url) is str and url and url.isascii()) else _text(url)
                _given.add("url")
            if data is not UNSET:
                _fields["data"] = (
                    data
                    if data is None or (_type(data) is str and data in _pattern_49.known)
                    else _pattern_49.take(data)
                )
                _given.add("data")
            if path is not UNSET:
                _fields["path"] = (
                    path if path is None or (_type(path) is str and path and path.isascii()) else _text(path)
                )
                _given.add("path")
            if file_id is not UNSET:
                _fields["file_id"] = (
                    file_id
                    if file_id is None or (_type(file_id) is str and file_id and file_id.isascii())
                    else _text(file_id)
                )
                _given.add("file_id")
            if (
                (_fields["url"] is not None)
                + (_fields["data"] is not None)
                + (_fields["path"] is not None)
                + (_fields["file_id"] is not None)
                + (_fields["text"] is not None)
            ) != 1:
                _odd()
            if _fields["data"] is not None and not ("media_type" in _given):
                _odd()
            if _fields["data"] is not None and "media_type" in _given and not (_fields["media_type"] is not None):
                _odd()
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_53:
                _judge(_self, _rules_53)
            return
        except ValueError:
            pass
    super(DocumentPart, _self).__init__(*_unnamed, **_keywords(url=url, data=data, path=path, file_id=file_id), **_more)


def _thinking_part(
    _self: Any,
    /,
    *_unnamed: Any,
    text: Any = UNSET,
    signature: Any = UNSET,
    redacted_data: Any = UNSET,
    origin: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is ThinkingPart:
        try:
            _fields = _copy_54()
            _given = {"type"}
            if text is not UNSET:
                _fields["text"] = (
                    text if text is None or (_type(text) is str and text and text.isascii()) else _text(text)
                )
                _given.add("text")
            if signature is not UNSET:
                _fields["signature"] = (
                    signature
                    if signature is None or (_type(signature) is str and signature and signature.isascii())
                    else _text(signature)
                )
                _given.add("signature")
            if redacted_data is not UNSET:
                _fields["redacted_data"] = (
                    redacted_data
                    if redacted_data is None
                    or (_type(redacted_data) is str and redacted_data and redacted_data.isascii())
                    else _text(redacted_data)
                )
                _given.add("redacted_data")
            if origin is not UNSET:
                _fields["origin"] = origin if origin is None or (_type(origin) is Origin) else _odd()
                _given.add("origin")
            if not (
                _fields["text"] is not None or _fields["signature"] is not None or _fields["redacted_data"] is not None
            ):
                _odd()
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_55:
                _judge(_self, _rules_55)
            return
        except ValueError:
            pass
    super(ThinkingPart, _self).__init__(
        *_unnamed, **_keywords(text=text, signature=signature, redacted_data=redacted_data, origin=origin), **_more
    )


def _refusal_part(
    _self: Any, /, *_unnamed: Any, text: Any = UNSET, provider_options: Any = UNSET, extras: Any = UNSET, **_more: Any
) -> None:
    if not _more and not _unnamed and _type(_self) is RefusalPart:
        try:
            _fields = _copy_56()
            _given = {"type", "text"}
            _fields["text"] = text if _type(text) is str and text and text.isascii() else _text(text)
            if provider_options is not UNSET:
                _fields["provider_options"] = provider_options if provider_options is None else _odd()
                _given.add("provider_options")
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_57:
                _judge(_self, _rules_57)
            return
        except ValueError:
            pass
    super(RefusalPart, _self).__init__(
        *_unnamed, **_keywords(text=text, provider_options=provider_options, extras=extras), **_more
    )


def _foreign_part(
    _self: Any, /, *_unnamed: Any, dialect: Any = UNSET, data: Any = UNSET, extras: Any = UNSET, **_more: Any
) -> None:
    if not _more and not _unnamed and _type(_self) is ForeignPart:
        try:
            _fields = _copy_58()
            _given = {"type", "dialect", "data"}
            _fields["dialect"] = dialect if _type(dialect) is str and dialect and dialect.isascii() else _text(dialect)
            _fields["data"] = _frozen(data)
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_59:
                _judge(_self, _rules_59)
            return
        except ValueError:
            pass
    super(ForeignPart, _self).__init__(*_unnamed, **_keywords(dialect=dialect, data=data, extras=extras), **_more)


def _origin(
    _self: Any,
    /,
    *_unnamed: Any,
    dialect: Any = UNSET,
    field: Any = UNSET,
    model: Any = UNSET,
    extras: Any = UNSET,
    **_more: Any,
) -> None:
    if not _more and not _unnamed and _type(_self) is Origin:
        try:
            _fields = _copy_60()
            _given = {"dialect"}
            _fields["dialect"] = dialect if _type(dialect) is str and dialect and dialect.isascii() else _text(dialect)
            if field is not UNSET:
                _fields["field"] = (
                    field if field is None or (_type(field) is str and field and field.isascii()) else _text(field)
                )
                _given.add("field")
            if model is not UNSET:
                _fields["model"] = (
                    model if model is None or (_type(model) is str and model and model.isascii()) else _text(model)
                )
                _given.add("model")
            if extras is not UNSET:
                _fields["extras"] = extras if extras is None else _frozen(extras)
                _given.add("extras")
            set_fields(_self, _fields)
            set_given(_self, _given)
            set_extra(_self, {})
            set_private(_self, None)
            if _rules_61:
                _judge(_self, _rules_61)
            return
        except ValueError:
            pass
    super(Origin, _self).__init__(
        *_unnamed, **_keywords(dialect=dialect, field=field, model=model, extras=extras), **_more
    )


WRITTEN: Final[dict[type, Callable[..., None]]] = {
    ChatRequest: constructor(ChatRequest, _chat_request),
    ToolResult: constructor(ToolResult, _tool_result),
    ModelParameters: constructor(ModelParameters, _model_parameters),
    ToolDefinition: constructor(ToolDefinition, _tool_definition),
    StreamOptions: constructor(StreamOptions, _stream_options),
    ToolError: constructor(ToolError, _tool_error),
    SystemMessage: constructor(SystemMessage, _system_message),
    UserMessage: constructor(UserMessage, _user_message),
    AssistantMessage: constructor(AssistantMessage, _assistant_message),
    ToolMessage: constructor(ToolMessage, _tool_message),
    ToolNamespace: constructor(ToolNamespace, _tool_namespace),
    TextInput: constructor(TextInput, _text_input),
    NamedToolChoice: constructor(NamedToolChoice, _named_tool_choice),
    TextFormat: constructor(TextFormat, _text_format),
    JsonObjectFormat: constructor(JsonObjectFormat, _json_object_format),
    JsonSchemaFormat: constructor(JsonSchemaFormat, _json_schema_format),
    ToolCall: constructor(ToolCall, _tool_call),
    InvalidToolCall: constructor(InvalidToolCall, _invalid_tool_call),
    TextPart: constructor(TextPart, _text_part),
    ImagePart: constructor(ImagePart, _image_part),
    AudioPart: constructor(AudioPart, _audio_part),
    DocumentPart: constructor(DocumentPart, _document_part),
    ThinkingPart: constructor(ThinkingPart, _thinking_part),
    RefusalPart: constructor(RefusalPart, _refusal_part),
    ForeignPart: constructor(ForeignPart, _foreign_part),
    Origin: constructor(Origin, _origin),
}
"""The constructor of each class."""

__all__ = ["WRITTEN"]
