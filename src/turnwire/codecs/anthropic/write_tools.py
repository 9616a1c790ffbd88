"""Tools, tool choice and response format of a request, canonical → wire.

In: the canonical fields. Out: the wire fields, those that are not said left out. Parallel calls are forbidden inside
tool_choice, which is `auto` where the request says nothing else. A demand for a call becomes `auto` where the model or
a thinking budget refuses it. There is no format for any JSON object: the system text asks for it instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, TextFormat
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.names import JSON_INSTRUCTION
from turnwire.codecs.anthropic.strict_schema import StrictSchema
from turnwire.codecs.anthropic.variants import AnthropicVariant, ModelFacts
from turnwire.codecs.own_options import merge_own
from turnwire.codecs.wire_values import object_of
from turnwire.core.closed_schema import close_objects

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import CustomTool, MessagesRequest, SystemPrompt, ToolChoice, ToolInputSchema
    from turnwire_schema.wire.raw_anthropic import RawThinkingConfig

_CHOICES: Final[Mapping[str, ToolChoice]] = {
    "auto": {"type": "auto"},
    "none": {"type": "none"},
    "required": {"type": "any"},
}


def write_tools(
    request: ChatRequest,
    wire: MessagesRequest,
    own: Mapping[str, object],
    variant: AnthropicVariant,
    facts: ModelFacts,
    losses: AnthropicLosses,
) -> None:
    """Put `tools` and `tool_choice` into `wire`, as far as the request says anything about them."""
    if request.tools:
        wire["tools"] = [
            _tool(tool, f"/tools/{place}", variant, facts, losses) for place, tool in enumerate(request.tools)
        ]
    elif not own.get("tools"):
        for name in ("tool_choice", "parallel_tool_calls"):
            if getattr(request, name) is not None:
                losses.lose("tool_choice_without_tools", f"/{name}", detail=name)
        return
    choice = _choice(request, wire, own, facts, losses)
    if request.parallel_tool_calls is False:
        if choice is not None and choice["type"] == "none":
            losses.lose("parallel_tool_calls", "/parallel_tool_calls")
        else:
            choice = choice or {"type": "auto"}
            choice["disable_parallel_tool_use"] = True
    if choice is not None:
        wire["tool_choice"] = choice


def _tool(
    tool: ToolDefinition, at: str, variant: AnthropicVariant, facts: ModelFacts, losses: AnthropicLosses
) -> CustomTool:
    schema, strict = tool.parameters, tool.strict
    if strict:
        fitted = _strict(schema, f"{at}/parameters", facts, losses)
        if fitted is None:
            losses.lose("strict", f"{at}/strict", "sent without strict")
            strict = None
        else:
            schema = fitted
    wire: CustomTool = {
        "name": tool.name,
        "description": tool.description,
        "input_schema": cast("ToolInputSchema", schema),  # a tool's schema is of type object
    }
    if strict is not None:
        wire["strict"] = strict
    return merge_own(wire, tool.provider_options, variant)


def _strict(
    schema: Mapping[str, object], at: str, facts: ModelFacts, losses: AnthropicLosses
) -> Mapping[str, object] | None:
    """A schema that a strict tool or a format may have; None where it cannot be said."""
    if not facts.strict_subset:
        closed: Mapping[str, object] = close_objects(schema)
        return closed
    strict = StrictSchema(schema)
    if strict.is_recursive:
        return None
    if strict.moved:
        names = ", ".join(dict.fromkeys(strict.moved))
        losses.lose("schema_keyword", at, "written into the description", detail=names)
    return strict.schema


def _choice(
    request: ChatRequest,
    wire: MessagesRequest,
    own: Mapping[str, object],
    facts: ModelFacts,
    losses: AnthropicLosses,
) -> ToolChoice | None:
    choice = request.tool_choice
    if choice is None:
        return None
    found: ToolChoice = _CHOICES[choice].copy() if isinstance(choice, str) else {"type": "tool", "name": choice.name}
    if found["type"] in ("any", "tool"):
        thinking: RawThinkingConfig = object_of(wire.get("thinking") or own.get("thinking"))
        if not facts.forced_tools or thinking.get("type") == "enabled":
            losses.lose("tool_choice", "/tool_choice", "sent as auto")
            return {"type": "auto"}
    return found


def write_format(
    wanted: JsonSchemaFormat | JsonObjectFormat | TextFormat,
    wire: MessagesRequest,
    system: SystemPrompt | None,
    facts: ModelFacts,
    losses: AnthropicLosses,
) -> SystemPrompt | None:
    """Put the format into `wire`; the system text, which asks for JSON where no format can."""
    if isinstance(wanted, JsonObjectFormat):
        losses.lose("json_object", "/response_format", "asked for in the system text")
        if isinstance(system, list):
            return [*system, {"type": "text", "text": JSON_INSTRUCTION}]
        return f"{system}\n\n{JSON_INSTRUCTION}" if system else JSON_INSTRUCTION
    if isinstance(wanted, TextFormat):
        return system
    for name in ("name", "description"):
        if getattr(wanted, name) is not None:
            losses.lose("format_detail", f"/response_format/{name}", detail=name)
    if wanted.strict is False:
        losses.lose("format_detail", "/response_format/strict", "held to all the same", detail="strict")
    schema = wanted.json_schema
    if facts.strict_subset:
        fitted = _strict(schema, "/response_format/json_schema", facts, losses)
        if fitted is None:
            losses.lose("strict", "/response_format/json_schema", "sent all the same")
        else:
            schema = fitted
    held = cast("dict[str, object]", schema)  # a view is as good: it is written and not changed
    wire["output_config"] = {**(wire.get("output_config") or {}), "format": {"type": "json_schema", "schema": held}}
    return system
