# Generated from schemas/turnwire/v1/ by `make generate`. Do not edit: changes are lost.
"""Constructors that take plain keywords line by line; see `turnwire_schema._keywords`."""

from __future__ import annotations

from typing import Any, Final

from turnwire_schema._keywords import UNSET, Class, Written
from turnwire_schema._plain import OddError
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
    TextInput,
    ToolCall,
    ToolDefinition,
    ToolError,
    ToolNamespace,
    ToolResult,
)

_type: Final = type


def _chat_request(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_messages = _take("messages")
    _take_parameters = _take("parameters")
    _take_tools = _take("tools")
    _take_tool_choice = _take("tool_choice")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        messages: Any = UNSET,
        parameters: Any = UNSET,
        tools: Any = UNSET,
        tool_choice: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"messages", "parameters"}
                _fields["messages"] = _take_messages(messages)
                _fields["parameters"] = _take_parameters(parameters)
                if tools is not UNSET:
                    _fields["tools"] = _take_tools(tools)
                    _given.add("tools")
                if tool_choice is not UNSET:
                    _fields["tool_choice"] = _take_tool_choice(tool_choice)
                    _given.add("tool_choice")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"messages": messages, "parameters": parameters, "tools": tools, "tool_choice": tool_choice},
            _more,
        )

    return made


def _tool_result(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_tool_call_id = _take("tool_call_id")
    _take_name = _take("name")
    _known_name = _known["name"]
    _take_text = _take("text")
    _take_is_error = _take("is_error")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        tool_call_id: Any = UNSET,
        name: Any = UNSET,
        text: Any = UNSET,
        is_error: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"tool_call_id", "name"}
                _fields["tool_call_id"] = (
                    tool_call_id
                    if _type(tool_call_id) is str and tool_call_id and tool_call_id.isascii()
                    else _take_tool_call_id(tool_call_id)
                )
                _fields["name"] = name if _type(name) is str and name in _known_name else _take_name(name)
                if text is not UNSET:
                    _fields["text"] = text if _type(text) is str and text and text.isascii() else _take_text(text)
                    _given.add("text")
                if is_error is not UNSET:
                    _fields["is_error"] = _take_is_error(is_error)
                    _given.add("is_error")
                if _more:
                    _add(_fields, _given, _more)
                if not (
                    _fields["text"] is not None or _fields["structured"] is not None or _fields["error"] is not None
                ):
                    raise OddError
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self, _unnamed, {"tool_call_id": tool_call_id, "name": name, "text": text, "is_error": is_error}, _more
        )

    return made


def _model_parameters(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_model = _take("model")
    _known_model = _known["model"]
    _take_temperature = _take("temperature")
    _take_top_p = _take("top_p")
    _take_max_tokens = _take("max_tokens")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        model: Any = UNSET,
        temperature: Any = UNSET,
        top_p: Any = UNSET,
        max_tokens: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"model"}
                _fields["model"] = model if _type(model) is str and model in _known_model else _take_model(model)
                if temperature is not UNSET:
                    _fields["temperature"] = _take_temperature(temperature)
                    _given.add("temperature")
                if top_p is not UNSET:
                    _fields["top_p"] = _take_top_p(top_p)
                    _given.add("top_p")
                if max_tokens is not UNSET:
                    _fields["max_tokens"] = _take_max_tokens(max_tokens)
                    _given.add("max_tokens")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"model": model, "temperature": temperature, "top_p": top_p, "max_tokens": max_tokens},
            _more,
        )

    return made


def _tool_definition(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_name = _take("name")
    _known_name = _known["name"]
    _take_description = _take("description")
    _take_parameters = _take("parameters")
    _take_strict = _take("strict")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        name: Any = UNSET,
        description: Any = UNSET,
        parameters: Any = UNSET,
        strict: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"name", "description", "parameters"}
                _fields["name"] = name if _type(name) is str and name in _known_name else _take_name(name)
                _fields["description"] = (
                    description
                    if _type(description) is str and description and description.isascii()
                    else _take_description(description)
                )
                _fields["parameters"] = _take_parameters(parameters)
                if strict is not UNSET:
                    _fields["strict"] = _take_strict(strict)
                    _given.add("strict")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"name": name, "description": description, "parameters": parameters, "strict": strict},
            _more,
        )

    return made


def _stream_options(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_include_usage = _take("include_usage")
    _take_extras = _take("extras")

    def made(_self: Any, /, *_unnamed: Any, include_usage: Any = UNSET, extras: Any = UNSET, **_more: Any) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given: set[str] = set()
                if include_usage is not UNSET:
                    _fields["include_usage"] = _take_include_usage(include_usage)
                    _given.add("include_usage")
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"include_usage": include_usage, "extras": extras}, _more)

    return made


def _tool_error(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_message = _take("message")
    _take_stack_trace = _take("stack_trace")
    _take_recoverable = _take("recoverable")
    _take_extras = _take("extras")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        message: Any = UNSET,
        stack_trace: Any = UNSET,
        recoverable: Any = UNSET,
        extras: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"message"}
                _fields["message"] = (
                    message if _type(message) is str and message and message.isascii() else _take_message(message)
                )
                if stack_trace is not UNSET:
                    _fields["stack_trace"] = (
                        stack_trace
                        if _type(stack_trace) is str and stack_trace and stack_trace.isascii()
                        else _take_stack_trace(stack_trace)
                    )
                    _given.add("stack_trace")
                if recoverable is not UNSET:
                    _fields["recoverable"] = _take_recoverable(recoverable)
                    _given.add("recoverable")
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"message": message, "stack_trace": stack_trace, "recoverable": recoverable, "extras": extras},
            _more,
        )

    return made


def _system_message(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_content = _take("content")
    _take_variant = _take("variant")
    _take_name = _take("name")
    _take_id = _take("id")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        content: Any = UNSET,
        variant: Any = UNSET,
        name: Any = UNSET,
        id: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"role", "content"}
                _fields["content"] = (
                    content if _type(content) is str and content and content.isascii() else _take_content(content)
                )
                if variant is not UNSET:
                    _fields["variant"] = _take_variant(variant)
                    _given.add("variant")
                if name is not UNSET:
                    _fields["name"] = name if _type(name) is str and name and name.isascii() else _take_name(name)
                    _given.add("name")
                if id is not UNSET:
                    _fields["id"] = id if _type(id) is str and id and id.isascii() else _take_id(id)
                    _given.add("id")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"content": content, "variant": variant, "name": name, "id": id}, _more)

    return made


def _user_message(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_content = _take("content")
    _take_name = _take("name")
    _take_id = _take("id")
    _take_metadata = _take("metadata")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        content: Any = UNSET,
        name: Any = UNSET,
        id: Any = UNSET,
        metadata: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"role", "content"}
                _fields["content"] = (
                    content if _type(content) is str and content and content.isascii() else _take_content(content)
                )
                if name is not UNSET:
                    _fields["name"] = name if _type(name) is str and name and name.isascii() else _take_name(name)
                    _given.add("name")
                if id is not UNSET:
                    _fields["id"] = id if _type(id) is str and id and id.isascii() else _take_id(id)
                    _given.add("id")
                if metadata is not UNSET:
                    _fields["metadata"] = _take_metadata(metadata)
                    _given.add("metadata")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"content": content, "name": name, "id": id, "metadata": metadata}, _more)

    return made


def _assistant_message(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_content = _take("content")
    _take_tool_calls = _take("tool_calls")
    _take_invalid_tool_calls = _take("invalid_tool_calls")
    _take_name = _take("name")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        content: Any = UNSET,
        tool_calls: Any = UNSET,
        invalid_tool_calls: Any = UNSET,
        name: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"role"}
                if content is not UNSET:
                    _fields["content"] = (
                        content if _type(content) is str and content and content.isascii() else _take_content(content)
                    )
                    _given.add("content")
                if tool_calls is not UNSET:
                    _fields["tool_calls"] = _take_tool_calls(tool_calls)
                    _given.add("tool_calls")
                if invalid_tool_calls is not UNSET:
                    _fields["invalid_tool_calls"] = _take_invalid_tool_calls(invalid_tool_calls)
                    _given.add("invalid_tool_calls")
                if name is not UNSET:
                    _fields["name"] = name if _type(name) is str and name and name.isascii() else _take_name(name)
                    _given.add("name")
                if _more:
                    _add(_fields, _given, _more)
                if not (
                    _fields["content"] is not None
                    or _fields["tool_calls"] is not None
                    or _fields["invalid_tool_calls"] is not None
                ):
                    raise OddError
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"content": content, "tool_calls": tool_calls, "invalid_tool_calls": invalid_tool_calls, "name": name},
            _more,
        )

    return made


def _tool_message(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_content = _take("content")
    _take_tool_call_id = _take("tool_call_id")
    _take_is_error = _take("is_error")
    _take_name = _take("name")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        content: Any = UNSET,
        tool_call_id: Any = UNSET,
        is_error: Any = UNSET,
        name: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"role", "content", "tool_call_id"}
                _fields["content"] = (
                    content if _type(content) is str and content and content.isascii() else _take_content(content)
                )
                _fields["tool_call_id"] = (
                    tool_call_id
                    if _type(tool_call_id) is str and tool_call_id and tool_call_id.isascii()
                    else _take_tool_call_id(tool_call_id)
                )
                if is_error is not UNSET:
                    _fields["is_error"] = _take_is_error(is_error)
                    _given.add("is_error")
                if name is not UNSET:
                    _fields["name"] = name if _type(name) is str and name and name.isascii() else _take_name(name)
                    _given.add("name")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"content": content, "tool_call_id": tool_call_id, "is_error": is_error, "name": name},
            _more,
        )

    return made


def _tool_namespace(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_name = _take("name")
    _take_description = _take("description")
    _take_provider_options = _take("provider_options")
    _take_extras = _take("extras")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        name: Any = UNSET,
        description: Any = UNSET,
        provider_options: Any = UNSET,
        extras: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"name"}
                _fields["name"] = name if _type(name) is str and name and name.isascii() else _take_name(name)
                if description is not UNSET:
                    _fields["description"] = (
                        description
                        if _type(description) is str and description and description.isascii()
                        else _take_description(description)
                    )
                    _given.add("description")
                if provider_options is not UNSET:
                    _fields["provider_options"] = _take_provider_options(provider_options)
                    _given.add("provider_options")
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"name": name, "description": description, "provider_options": provider_options, "extras": extras},
            _more,
        )

    return made


def _text_input(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_grammar = _take("grammar")
    _take_syntax = _take("syntax")
    _take_extras = _take("extras")

    def made(
        _self: Any, /, *_unnamed: Any, grammar: Any = UNSET, syntax: Any = UNSET, extras: Any = UNSET, **_more: Any
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given: set[str] = set()
                if grammar is not UNSET:
                    _fields["grammar"] = (
                        grammar if _type(grammar) is str and grammar and grammar.isascii() else _take_grammar(grammar)
                    )
                    _given.add("grammar")
                if syntax is not UNSET:
                    _fields["syntax"] = _take_syntax(syntax)
                    _given.add("syntax")
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"grammar": grammar, "syntax": syntax, "extras": extras}, _more)

    return made


def _named_tool_choice(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_name = _take("name")
    _known_name = _known["name"]
    _take_extras = _take("extras")

    def made(_self: Any, /, *_unnamed: Any, name: Any = UNSET, extras: Any = UNSET, **_more: Any) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type", "name"}
                _fields["name"] = name if _type(name) is str and name in _known_name else _take_name(name)
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"name": name, "extras": extras}, _more)

    return made


def _text_format(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_extras = _take("extras")

    def made(_self: Any, /, *_unnamed: Any, extras: Any = UNSET, **_more: Any) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type"}
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"extras": extras}, _more)

    return made


def _json_object_format(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_extras = _take("extras")

    def made(_self: Any, /, *_unnamed: Any, extras: Any = UNSET, **_more: Any) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type"}
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"extras": extras}, _more)

    return made


def _json_schema_format(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_json_schema = _take("json_schema")
    _take_name = _take("name")
    _known_name = _known["name"]
    _take_description = _take("description")
    _take_strict = _take("strict")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        json_schema: Any = UNSET,
        name: Any = UNSET,
        description: Any = UNSET,
        strict: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type", "json_schema"}
                _fields["json_schema"] = _take_json_schema(json_schema)
                if name is not UNSET:
                    _fields["name"] = name if _type(name) is str and name in _known_name else _take_name(name)
                    _given.add("name")
                if description is not UNSET:
                    _fields["description"] = (
                        description
                        if _type(description) is str and description and description.isascii()
                        else _take_description(description)
                    )
                    _given.add("description")
                if strict is not UNSET:
                    _fields["strict"] = _take_strict(strict)
                    _given.add("strict")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"json_schema": json_schema, "name": name, "description": description, "strict": strict},
            _more,
        )

    return made


def _tool_call(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_id = _take("id")
    _take_name = _take("name")
    _known_name = _known["name"]
    _take_arguments = _take("arguments")
    _take_part_index = _take("part_index")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        id: Any = UNSET,
        name: Any = UNSET,
        arguments: Any = UNSET,
        part_index: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"id", "name", "arguments"}
                _fields["id"] = id if _type(id) is str and id and id.isascii() else _take_id(id)
                _fields["name"] = name if _type(name) is str and name in _known_name else _take_name(name)
                _fields["arguments"] = _take_arguments(arguments)
                if part_index is not UNSET:
                    _fields["part_index"] = _take_part_index(part_index)
                    _given.add("part_index")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self, _unnamed, {"id": id, "name": name, "arguments": arguments, "part_index": part_index}, _more
        )

    return made


def _invalid_tool_call(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_id = _take("id")
    _take_arguments_text = _take("arguments_text")
    _take_reason = _take("reason")
    _take_name = _take("name")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        id: Any = UNSET,
        arguments_text: Any = UNSET,
        reason: Any = UNSET,
        name: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"id", "arguments_text", "reason"}
                _fields["id"] = id if _type(id) is str and id and id.isascii() else _take_id(id)
                _fields["arguments_text"] = (
                    arguments_text
                    if _type(arguments_text) is str and arguments_text and arguments_text.isascii()
                    else _take_arguments_text(arguments_text)
                )
                _fields["reason"] = _take_reason(reason)
                if name is not UNSET:
                    _fields["name"] = name if _type(name) is str and name and name.isascii() else _take_name(name)
                    _given.add("name")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self, _unnamed, {"id": id, "arguments_text": arguments_text, "reason": reason, "name": name}, _more
        )

    return made


def _text_part(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_text = _take("text")
    _take_provider_options = _take("provider_options")
    _take_extras = _take("extras")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        text: Any = UNSET,
        provider_options: Any = UNSET,
        extras: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type", "text"}
                _fields["text"] = text if _type(text) is str and text and text.isascii() else _take_text(text)
                if provider_options is not UNSET:
                    _fields["provider_options"] = _take_provider_options(provider_options)
                    _given.add("provider_options")
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self, _unnamed, {"text": text, "provider_options": provider_options, "extras": extras}, _more
        )

    return made


def _image_part(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_url = _take("url")
    _take_data = _take("data")
    _known_data = _known["data"]
    _take_path = _take("path")
    _take_file_id = _take("file_id")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        url: Any = UNSET,
        data: Any = UNSET,
        path: Any = UNSET,
        file_id: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type"}
                if url is not UNSET:
                    _fields["url"] = url if _type(url) is str and url and url.isascii() else _take_url(url)
                    _given.add("url")
                if data is not UNSET:
                    _fields["data"] = data if _type(data) is str and data in _known_data else _take_data(data)
                    _given.add("data")
                if path is not UNSET:
                    _fields["path"] = path if _type(path) is str and path and path.isascii() else _take_path(path)
                    _given.add("path")
                if file_id is not UNSET:
                    _fields["file_id"] = (
                        file_id if _type(file_id) is str and file_id and file_id.isascii() else _take_file_id(file_id)
                    )
                    _given.add("file_id")
                if _more:
                    _add(_fields, _given, _more)
                if (
                    (_fields["url"] is not None)
                    + (_fields["data"] is not None)
                    + (_fields["path"] is not None)
                    + (_fields["file_id"] is not None)
                ) != 1:
                    raise OddError
                if _fields["data"] is not None and not ("media_type" in _given):
                    raise OddError
                if _fields["data"] is not None and "media_type" in _given and not (_fields["media_type"] is not None):
                    raise OddError
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"url": url, "data": data, "path": path, "file_id": file_id}, _more)

    return made


def _audio_part(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_url = _take("url")
    _take_data = _take("data")
    _known_data = _known["data"]
    _take_path = _take("path")
    _take_file_id = _take("file_id")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        url: Any = UNSET,
        data: Any = UNSET,
        path: Any = UNSET,
        file_id: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type"}
                if url is not UNSET:
                    _fields["url"] = url if _type(url) is str and url and url.isascii() else _take_url(url)
                    _given.add("url")
                if data is not UNSET:
                    _fields["data"] = data if _type(data) is str and data in _known_data else _take_data(data)
                    _given.add("data")
                if path is not UNSET:
                    _fields["path"] = path if _type(path) is str and path and path.isascii() else _take_path(path)
                    _given.add("path")
                if file_id is not UNSET:
                    _fields["file_id"] = (
                        file_id if _type(file_id) is str and file_id and file_id.isascii() else _take_file_id(file_id)
                    )
                    _given.add("file_id")
                if _more:
                    _add(_fields, _given, _more)
                if (
                    (_fields["url"] is not None)
                    + (_fields["data"] is not None)
                    + (_fields["path"] is not None)
                    + (_fields["file_id"] is not None)
                ) != 1:
                    raise OddError
                if _fields["data"] is not None and not ("media_type" in _given):
                    raise OddError
                if _fields["data"] is not None and "media_type" in _given and not (_fields["media_type"] is not None):
                    raise OddError
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"url": url, "data": data, "path": path, "file_id": file_id}, _more)

    return made


def _document_part(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_url = _take("url")
    _take_data = _take("data")
    _known_data = _known["data"]
    _take_path = _take("path")
    _take_file_id = _take("file_id")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        url: Any = UNSET,
        data: Any = UNSET,
        path: Any = UNSET,
        file_id: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type"}
                if url is not UNSET:
                    _fields["url"] = url if _type(url) is str and url and url.isascii() else _take_url(url)
                    _given.add("url")
                if data is not UNSET:
                    _fields["data"] = data if _type(data) is str and data in _known_data else _take_data(data)
                    _given.add("data")
                if path is not UNSET:
                    _fields["path"] = path if _type(path) is str and path and path.isascii() else _take_path(path)
                    _given.add("path")
                if file_id is not UNSET:
                    _fields["file_id"] = (
                        file_id if _type(file_id) is str and file_id and file_id.isascii() else _take_file_id(file_id)
                    )
                    _given.add("file_id")
                if _more:
                    _add(_fields, _given, _more)
                if (
                    (_fields["url"] is not None)
                    + (_fields["data"] is not None)
                    + (_fields["path"] is not None)
                    + (_fields["file_id"] is not None)
                    + (_fields["text"] is not None)
                ) != 1:
                    raise OddError
                if _fields["data"] is not None and not ("media_type" in _given):
                    raise OddError
                if _fields["data"] is not None and "media_type" in _given and not (_fields["media_type"] is not None):
                    raise OddError
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"url": url, "data": data, "path": path, "file_id": file_id}, _more)

    return made


def _thinking_part(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_text = _take("text")
    _take_signature = _take("signature")
    _take_redacted_data = _take("redacted_data")
    _take_origin = _take("origin")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        text: Any = UNSET,
        signature: Any = UNSET,
        redacted_data: Any = UNSET,
        origin: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type"}
                if text is not UNSET:
                    _fields["text"] = text if _type(text) is str and text and text.isascii() else _take_text(text)
                    _given.add("text")
                if signature is not UNSET:
                    _fields["signature"] = (
                        signature
                        if _type(signature) is str and signature and signature.isascii()
                        else _take_signature(signature)
                    )
                    _given.add("signature")
                if redacted_data is not UNSET:
                    _fields["redacted_data"] = (
                        redacted_data
                        if _type(redacted_data) is str and redacted_data and redacted_data.isascii()
                        else _take_redacted_data(redacted_data)
                    )
                    _given.add("redacted_data")
                if origin is not UNSET:
                    _fields["origin"] = _take_origin(origin)
                    _given.add("origin")
                if _more:
                    _add(_fields, _given, _more)
                if not (
                    _fields["text"] is not None
                    or _fields["signature"] is not None
                    or _fields["redacted_data"] is not None
                ):
                    raise OddError
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self,
            _unnamed,
            {"text": text, "signature": signature, "redacted_data": redacted_data, "origin": origin},
            _more,
        )

    return made


def _refusal_part(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_text = _take("text")
    _take_provider_options = _take("provider_options")
    _take_extras = _take("extras")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        text: Any = UNSET,
        provider_options: Any = UNSET,
        extras: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type", "text"}
                _fields["text"] = text if _type(text) is str and text and text.isascii() else _take_text(text)
                if provider_options is not UNSET:
                    _fields["provider_options"] = _take_provider_options(provider_options)
                    _given.add("provider_options")
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self, _unnamed, {"text": text, "provider_options": provider_options, "extras": extras}, _more
        )

    return made


def _foreign_part(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_dialect = _take("dialect")
    _take_data = _take("data")
    _take_extras = _take("extras")

    def made(
        _self: Any, /, *_unnamed: Any, dialect: Any = UNSET, data: Any = UNSET, extras: Any = UNSET, **_more: Any
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"type", "dialect", "data"}
                _fields["dialect"] = (
                    dialect if _type(dialect) is str and dialect and dialect.isascii() else _take_dialect(dialect)
                )
                _fields["data"] = _take_data(data)
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(_self, _unnamed, {"dialect": dialect, "data": data, "extras": extras}, _more)

    return made


def _origin(about: Class) -> Any:
    _cls, _copy, _judges, _add, _carefully, _take, _known = about
    _take_dialect = _take("dialect")
    _take_field = _take("field")
    _take_model = _take("model")
    _take_extras = _take("extras")

    def made(
        _self: Any,
        /,
        *_unnamed: Any,
        dialect: Any = UNSET,
        field: Any = UNSET,
        model: Any = UNSET,
        extras: Any = UNSET,
        **_more: Any,
    ) -> Any:
        if _type(_self) is _cls and not _unnamed:
            try:
                _fields = _copy()
                _given = {"dialect"}
                _fields["dialect"] = (
                    dialect if _type(dialect) is str and dialect and dialect.isascii() else _take_dialect(dialect)
                )
                if field is not UNSET:
                    _fields["field"] = (
                        field if _type(field) is str and field and field.isascii() else _take_field(field)
                    )
                    _given.add("field")
                if model is not UNSET:
                    _fields["model"] = (
                        model if _type(model) is str and model and model.isascii() else _take_model(model)
                    )
                    _given.add("model")
                if extras is not UNSET:
                    _fields["extras"] = _take_extras(extras)
                    _given.add("extras")
                if _more:
                    _add(_fields, _given, _more)
                set_fields(_self, _fields)
                set_given(_self, _given)
                set_extra(_self, {})
                set_private(_self, None)
                if _judges:
                    for _judge in _judges:
                        if _judge(_self) is not None:
                            raise OddError
                return
            except (ValueError, AssertionError):
                pass
        return _carefully(
            _self, _unnamed, {"dialect": dialect, "field": field, "model": model, "extras": extras}, _more
        )

    return made


WRITTEN: Final[dict[type, Written]] = {
    ChatRequest: Written(_chat_request, needed=frozenset(("messages", "parameters")), texts=frozenset(), rules=False),
    ToolResult: Written(
        _tool_result, needed=frozenset(("tool_call_id", "name")), texts=frozenset(("tool_call_id", "text")), rules=True
    ),
    ModelParameters: Written(_model_parameters, needed=frozenset(("model",)), texts=frozenset(), rules=False),
    ToolDefinition: Written(
        _tool_definition,
        needed=frozenset(("name", "description", "parameters")),
        texts=frozenset(("description",)),
        rules=False,
    ),
    StreamOptions: Written(_stream_options, needed=frozenset(), texts=frozenset(), rules=False),
    ToolError: Written(
        _tool_error, needed=frozenset(("message",)), texts=frozenset(("message", "stack_trace")), rules=False
    ),
    SystemMessage: Written(
        _system_message, needed=frozenset(("content",)), texts=frozenset(("content", "name", "id")), rules=False
    ),
    UserMessage: Written(
        _user_message, needed=frozenset(("content",)), texts=frozenset(("content", "name", "id")), rules=False
    ),
    AssistantMessage: Written(_assistant_message, needed=frozenset(), texts=frozenset(("content", "name")), rules=True),
    ToolMessage: Written(
        _tool_message,
        needed=frozenset(("content", "tool_call_id")),
        texts=frozenset(("content", "tool_call_id", "name")),
        rules=False,
    ),
    ToolNamespace: Written(
        _tool_namespace, needed=frozenset(("name",)), texts=frozenset(("name", "description")), rules=False
    ),
    TextInput: Written(_text_input, needed=frozenset(), texts=frozenset(("grammar",)), rules=False),
    NamedToolChoice: Written(_named_tool_choice, needed=frozenset(("name",)), texts=frozenset(), rules=False),
    TextFormat: Written(_text_format, needed=frozenset(), texts=frozenset(), rules=False),
    JsonObjectFormat: Written(_json_object_format, needed=frozenset(), texts=frozenset(), rules=False),
    JsonSchemaFormat: Written(
        _json_schema_format, needed=frozenset(("json_schema",)), texts=frozenset(("description",)), rules=False
    ),
    ToolCall: Written(_tool_call, needed=frozenset(("id", "name", "arguments")), texts=frozenset(("id",)), rules=False),
    InvalidToolCall: Written(
        _invalid_tool_call,
        needed=frozenset(("id", "arguments_text", "reason")),
        texts=frozenset(("id", "arguments_text", "name")),
        rules=False,
    ),
    TextPart: Written(_text_part, needed=frozenset(("text",)), texts=frozenset(("text",)), rules=False),
    ImagePart: Written(_image_part, needed=frozenset(), texts=frozenset(("url", "path", "file_id")), rules=True),
    AudioPart: Written(_audio_part, needed=frozenset(), texts=frozenset(("url", "path", "file_id")), rules=True),
    DocumentPart: Written(_document_part, needed=frozenset(), texts=frozenset(("url", "path", "file_id")), rules=True),
    ThinkingPart: Written(
        _thinking_part, needed=frozenset(), texts=frozenset(("text", "signature", "redacted_data")), rules=True
    ),
    RefusalPart: Written(_refusal_part, needed=frozenset(("text",)), texts=frozenset(("text",)), rules=False),
    ForeignPart: Written(
        _foreign_part, needed=frozenset(("dialect", "data")), texts=frozenset(("dialect",)), rules=False
    ),
    Origin: Written(
        _origin, needed=frozenset(("dialect",)), texts=frozenset(("dialect", "field", "model")), rules=False
    ),
}
"""The constructor of a class, and what it goes by."""

__all__ = ["WRITTEN"]
