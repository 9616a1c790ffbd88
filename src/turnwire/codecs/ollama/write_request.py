"""Requests (bodies of POST /api/chat), canonical → wire.

Options of this dialect are merged into the body: top-level fields, and further options under `options`; null removes a
field.

Schemas are sent unchanged except for local references, which are replaced by their target because the server drops
them. The server supports few keywords of a parameter (server and renderer types, api/types.go ToolProperty); every
keyword that it hides from the model is a loss. `strict` is not sent: the server cannot enforce a schema on arguments,
and Turnwire validates every call before it runs.
Source: schemas/wire/ollama/v1/chat.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, ModelParameters
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.ollama.fields import PARAMETERS
from turnwire.codecs.ollama.names import OPTION_NAMES, THINK_SUBSTITUTES, OllamaLosses
from turnwire.codecs.ollama.write_messages import encode_messages
from turnwire.codecs.requests.tool_definitions import lose_forms, with_properties
from turnwire.codecs.requests.turns import begun_answer
from turnwire.codecs.schema_support.losses import write_schema
from turnwire.codecs.values.provider_options import merge, merge_own, own_of, plain
from turnwire.codecs.variants import OLLAMA, Variant
from turnwire.core.losses import Converted
from turnwire.core.schema_refs import write_out

if TYPE_CHECKING:
    from turnwire_schema.wire.ollama import ChatRequest as WireRequest, Format, Options, Think, Tool, ToolParameters

# api/types.go, ToolFunctionParameters and ToolProperty; `properties` since 0.13.5, `required` since 0.20.0.
_ROOT_KEYWORDS: Final = frozenset({"type", "$defs", "items", "required", "properties"})
_PROPERTY_KEYWORDS: Final = frozenset({"anyOf", "type", "items", "description", "enum", "properties", "required"})
# Keywords that do not affect which arguments are valid, so leaving them out is no loss. Every strict tool has
# `additionalProperties: false`, and calls are validated against the schema before they run.
_SILENT_KEYWORDS: Final = frozenset(
    {"$schema", "$id", "$comment", "title", "examples", "deprecated", "readOnly", "writeOnly", "definitions", "$defs"}
    | {"additionalProperties", "description", "$ref"}
)
_SHOWN_AT_ROOT: Final = _ROOT_KEYWORDS | _SILENT_KEYWORDS
_SHOWN_IN_PROPERTY: Final = _PROPERTY_KEYWORDS | _SILENT_KEYWORDS


def write_request(
    request: ChatRequest, *, variant: Variant = OLLAMA, stream: bool | None = None
) -> Converted[WireRequest]:
    """Return the body to send. If `truncate` is not set, the server is asked to reject a prompt that does not fit."""
    losses, parameters = OllamaLosses(), request.parameters
    names = tuple(dict.fromkeys((variant.dialect, variant.name)))
    wire: WireRequest = {"model": parameters.model, "messages": encode_messages(request.messages, names, losses)}
    if request.tool_choice == "none":
        done = "left out" if request.tools is None else "tools were not sent"
        losses.lose("tool_choice_none", "/tool_choice", done)
    elif request.tools is not None:
        wire["tools"] = [
            _encode_tool(tool, f"/tools/{position}", names, losses) for position, tool in enumerate(request.tools)
        ]
    if request.tool_choice not in (None, "auto", "none"):
        losses.lose("tool_choice", "/tool_choice")
    if request.parallel_tool_calls is False:
        losses.lose("parallel_tool_calls", "/parallel_tool_calls")
    if request.stream_options is not None and request.stream_options.include_usage is False:
        losses.lose("include_usage", "/stream_options/include_usage")
    if (begun := begun_answer(request.messages)) is not None:
        losses.lose("prefill", begun, "sent all the same")
    if (form := _encode_format(request, variant, losses)) is not None:
        wire["format"] = form
    if options := PARAMETERS.write(parameters, losses):
        wire["options"] = cast("Options", options)  # all rows are fields of this type
    wire["stream"] = bool(request.stream if stream is None else stream)
    if (think := _encode_thinking(parameters, losses)) is not None:
        wire["think"] = think
    # By default the server silently drops the oldest messages (server/prompt.go); false makes it a 400. Since 0.12.6,
    # ignored before.
    wire["truncate"] = False
    for name in names:
        _merge_options(wire, own_of(parameters.provider_options, name), losses)
    return Converted(wire, losses.plan())


def _merge_options(wire: WireRequest, own: Mapping[str, object], losses: OllamaLosses) -> None:
    at = "/parameters/provider_options/ollama"
    for key in own:
        if key in _RESERVED:
            losses.lose("reserved_option", f"{at}/{key}", detail=key)
        elif key in OPTION_NAMES:
            losses.lose("misplaced_option", f"{at}/{key}", "sent where it stands; put it under options", detail=key)
    if isinstance(own.get("options"), dict):
        wire.setdefault("options", {})
    merge(wire, {key: value for key, value in own.items() if key not in _RESERVED})
    if wire.get("options") == {}:
        del wire["options"]


def _encode_format(request: ChatRequest, variant: Variant, losses: OllamaLosses) -> Format | None:
    match request.response_format:
        case JsonObjectFormat():
            return "json"
        case JsonSchemaFormat() as form:
            if form.description is not None:
                losses.lose("format_description", "/response_format/description")
            if form.strict is False:
                losses.lose("format_strict", "/response_format/strict", "followed all the same")
            at = "/response_format/json_schema"
            schema: Format = plain(write_schema(form.json_schema, variant, "format", losses, at))
            return schema
        case _:
            return None


def _encode_thinking(parameters: ModelParameters, losses: OllamaLosses) -> Think | None:
    thinking = parameters.thinking
    if thinking is None or isinstance(thinking, bool):
        return thinking
    if thinking == "none":
        return False
    if thinking == "minimal" or thinking == "xhigh":
        substitute = THINK_SUBSTITUTES[thinking]
        losses.lose("thinking_level", "/parameters/thinking", f"sent as {substitute}", detail=thinking)
        return substitute
    return thinking


def _encode_tool(tool: ToolDefinition, at: str, names: tuple[str, ...], losses: OllamaLosses) -> Tool:
    """Return one of the wire's `tools`."""
    lose_forms(tool, at, losses)
    written = write_out(plain(tool.parameters))
    if written.has_changed:
        losses.lose("schema_written_out", f"{at}/parameters", "the definitions are written where they are used")
    if written.has_rest:
        losses.lose("schema_ref", f"{at}/parameters", "sent as far as it can be written out")
    if hidden := _hidden_keywords(written.schema):
        done = "sent; the model does not see them, check the arguments of each call"
        losses.lose("schema_keywords", f"{at}/parameters", done, detail=", ".join(hidden))
    parameters = cast("ToolParameters", with_properties(written.schema))  # any schema: its keywords are the caller's
    wire: Tool = {
        "type": "function",
        "function": {"name": tool.name, "description": tool.description, "parameters": parameters},
    }
    merge_own(wire, tool.provider_options, names)
    return wire


def _hidden_keywords(schema: Mapping[str, object]) -> list[str]:
    """Return the keywords of a tool's schema that have an effect and that the server hides from the model, sorted."""
    hidden = schema.keys() - _SHOWN_AT_ROOT
    stack: list[object] = [schema.get("properties")]
    while stack:
        # The server passes everything under `items` on unchanged.
        properties = stack.pop()
        parts: list[object] = list(properties.values()) if isinstance(properties, dict) else []
        while parts:
            part = parts.pop()
            if not isinstance(part, dict):
                continue
            if not part.keys() <= _SHOWN_IN_PROPERTY:
                hidden |= part.keys() - _SHOWN_IN_PROPERTY
            if "properties" in part:
                stack.append(part["properties"])
            if isinstance(part.get("anyOf"), list):
                parts += part["anyOf"]
    return sorted(hidden)


_RESERVED: Final = frozenset({"model", "messages", "stream"})
