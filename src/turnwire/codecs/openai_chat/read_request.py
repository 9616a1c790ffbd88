"""Read requests, wire → canonical.

In: a body. Out: a canonical request; faults are collected and raised together, each with its path in the body. Fields
that are not canonical (allowed_tools, structural tags …) become provider options, so that writing the request again
gives the body up to its normal form. A tool without description or parameters gets placeholders, because the canonical
model requires both; its own options then record that they are left out on this wire.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest, StreamOptions

from turnwire.codecs.openai_chat.fields import FLAGS, parameters_of
from turnwire.codecs.openai_chat.names import DIALECT, NO_REQUEST, PUBLISHED_NOTHING, PUBLISHED_REQUEST, SWITCH
from turnwire.codecs.openai_chat.read_messages import MessageReader
from turnwire.codecs.requests.loaded_request import loaded_request, require_body
from turnwire.codecs.requests.tool_definitions import (
    SCHEMA_FORMAT,
    read_definition,
    read_schema_format,
    read_text_definition,
    read_tool_list,
)
from turnwire.codecs.values.provider_options import OptionsCollector, unknown_fields
from turnwire.codecs.values.wire_values import object_of, text_of
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_chat as sent

_FIELDS: Final = frozenset(
    {
        "messages",
        "tools",
        "tool_choice",
        "response_format",
        "stream_options",
        "reasoning_effort",
        "chat_template_kwargs",
    }
)
_RENAMED: Final = {"stop_sequences": "stop", "max_tokens": "max_completion_tokens", "thinking": "reasoning_effort"}


def known_fields(variant: ChatVariant) -> frozenset[str]:
    """All wire fields that are read."""
    return _FIELDS | FLAGS.keys | parameters_of(variant).keys


def read_request(wire: sent.RawChatCompletionRequest, variant: ChatVariant) -> ChatRequest:
    """Return the request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    require_body(wire, NO_REQUEST)
    problems: list[Problem] = []
    own = OptionsCollector(variant, PUBLISHED_REQUEST)
    names = ToolNames()
    found: dict[str, object] = {
        "tools": read_tools(wire.get("tools"), names, own, variant, problems),
        "messages": MessageReader(variant, names, problems).read_all(wire.get("messages")),
        "tool_choice": read_tool_choice(wire.get("tool_choice"), names, own, problems),
        "response_format": read_response_format(wire.get("response_format"), own, variant, problems),
    }
    request = {name: value for name, value in found.items() if value is not None} | FLAGS.read(wire, problems).values
    _read_stream_options(wire, request, own, problems)
    parameters = _read_parameters(wire, own, variant, problems)
    own.take_rest(wire, known_fields(variant))
    request["parameters"] = own.into(parameters)
    return loaded_request(request, problems, _RENAMED, NO_REQUEST)


def _read_parameters(
    wire: sent.RawChatCompletionRequest, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object]:
    """Return the canonical parameters; what they cannot hold goes into `own`."""
    values, odd = parameters_of(variant).read(wire, problems)
    for field, value in odd.items():
        own.put(field, value)
    effort = wire.get("reasoning_effort")
    if effort is not None:
        if effort == variant.thinking_on:
            values["thinking"] = True
        elif isinstance(effort, str) and effort in variant.efforts:
            values["thinking"] = effort
        else:
            own.put("reasoning_effort", effort)
    template = wire.get("chat_template_kwargs")
    if isinstance(template, dict):
        switch = template.get(SWITCH)
        rest = dict(template)
        if variant.switches_in_template and "thinking" not in values and isinstance(switch, bool):
            values["thinking"] = rest.pop(SWITCH)
        template = rest if rest or not template else None
    if template is not None:
        own.put("chat_template_kwargs", template)
    return values


_NOT_ASKED: Final = StreamOptions(include_usage=None)


def _read_stream_options(
    wire: sent.RawChatCompletionRequest, request: dict[str, object], own: OptionsCollector, problems: list[Problem]
) -> None:
    given = wire.get("stream_options")
    if given is None:
        if wire.get("stream") is True:
            request["stream_options"] = _NOT_ASKED
        return
    if not isinstance(given, dict):
        problems.append(Problem("/stream_options", "type", "must be an object"))
        return
    options: sent.RawStreamOptions = given
    asked = options.get("include_usage")
    if asked is not None and not isinstance(asked, bool):
        problems.append(Problem("/stream_options/include_usage", "type", "must be true or false"))
        return
    request["stream_options"] = {"include_usage": asked}
    rest = unknown_fields(options, {"include_usage"})
    if rest or asked is None:
        own.put("stream_options", rest)


def read_tools(
    raw: object, names: ToolNames, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> list[dict[str, object]] | None:
    """Return the tools that a client runs; tools of other kinds go into `own`. None if no list was given."""
    tools, others = read_tool_list(
        raw,
        names,
        problems,
        lambda tool, at: _any_tool(tool, at, names, variant, problems),
        kinds=(None, "function", "custom"),
        inside=("function", "custom"),
    )
    for tool in others:
        own.add(variant.name, "tools", tool)
    return tools


def _any_tool(
    raw: sent.RawTool, at: str, names: ToolNames, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object] | None:
    read = _custom_tool if raw.get("type") == "custom" else _tool
    return read(raw, at, names, variant, problems)


def _custom_tool(
    raw: sent.RawTool, at: str, names: ToolNames, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object] | None:
    given = raw.get("custom")
    if not isinstance(given, dict):
        problems.append(Problem(f"{at}/custom", "required", "a custom tool must have its definition in custom"))
        return None
    form = object_of(given.get("format"))
    grammar: sent.RawCustomGrammar = object_of(form.get("grammar"))
    is_known = form.keys() == {"type", "grammar"} and grammar.keys() == {"definition", "syntax"}
    rule, syntax = (grammar.get("definition"), grammar.get("syntax")) if is_known else (None, None)
    found = read_text_definition(given, f"{at}/custom", names, problems, grammar=rule, syntax=syntax)
    if found is None:
        return None
    tool, words = found
    own = OptionsCollector(variant, PUBLISHED_NOTHING)
    if words:
        own.put_under(DIALECT, "custom", words)
    own.take_nested("custom", given, {"name", "description", "format"})
    own.take_rest(raw, {"type", "custom"})
    return own.into(tool)


def _tool(
    raw: sent.RawTool, at: str, names: ToolNames, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object] | None:
    given = raw.get("function")
    if not isinstance(given, dict):
        problems.append(Problem(f"{at}/function", "required", "a function tool must have a function"))
        return None
    function: sent.RawFunctionDefinition = given
    found = read_definition(function, f"{at}/function", names, problems)
    if found is None:
        return None
    tool, words = found
    own = OptionsCollector(variant, PUBLISHED_NOTHING)
    if words:
        own.put_under(DIALECT, "function", words)
    own.take_nested("function", function, {"name", "description", "parameters", "strict"})
    own.take_rest(raw, {"type", "function"})
    return own.into(tool)


def read_tool_choice(
    raw: object, names: ToolNames, own: OptionsCollector, problems: list[Problem]
) -> str | dict[str, object] | None:
    """Return the canonical choice; None if it is of another kind, which is preserved in `own`."""
    if raw is None or raw in ("auto", "none", "required"):
        return None if raw is None else str(raw)
    if not isinstance(raw, dict):
        problems.append(Problem("/tool_choice", "enum", "must be auto, none, required or a named tool"))
        return None
    choice: sent.RawToolChoiceObject = raw
    function: sent.RawNamedFunction = object_of(choice.get("function"))
    custom: sent.RawNamedCustomTool = object_of(choice.get("custom"))
    for kind, chosen in (("function", function), ("custom", custom)):
        if choice.keys() == {"type", kind} and choice["type"] == kind and chosen.keys() == {"name"}:
            name = text_of(chosen["name"])
            if name is not None:
                return {"type": "tool", "name": names.known(name)}
    own.put("tool_choice", dict(raw))
    return None


def read_response_format(
    raw: object, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object] | None:
    """Return the canonical format; fields and formats of the server's own go into `own`."""
    if raw is None:
        return None
    if not isinstance(raw, dict):
        problems.append(Problem("/response_format", "type", "must be an object with a type"))
        return None
    wanted: sent.RawResponseFormat = raw
    kind = wanted.get("type")
    if kind in ("text", "json_object"):
        if rest := unknown_fields(wanted, {"type"}):
            own.put_under(variant.name, "response_format", rest)  # llama.cpp: a schema next to json_object
        return {"type": kind}
    if kind == "json_schema":
        found = _json_schema(wanted, own)
        if found is not None:
            return found
    own.put_under(DIALECT if kind == "json_schema" else variant.name, "response_format", dict(raw))
    return None


def _json_schema(raw: sent.RawResponseFormat, own: OptionsCollector) -> dict[str, object] | None:
    spec = object_of(raw.get("json_schema"))
    found = read_schema_format(spec)
    if found is None:
        return None
    rest = unknown_fields(raw, {"type", "json_schema"})
    if inner := unknown_fields(spec, SCHEMA_FORMAT - {"type"}):
        rest["json_schema"] = inner
    if rest:
        own.put_under(DIALECT, "response_format", rest)
    return found
