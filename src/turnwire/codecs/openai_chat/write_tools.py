"""Tools, tool choice and response format of a request, canonical → wire.

In: the canonical fields. Out: the wire fields by name, those that are not said left out. A strict tool's schema says
`additionalProperties: false` at every object level, and `strict` is false where the server's subset of JSON Schema
cannot say the same. Where a server ignores the name in a choice, the named tool is the
only one that is offered, and a call is required.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, ResponseFormat, TextFormat
from turnwire_schema.v1.tool import ToolDefinition
from turnwire_schema.wire.openai_chat import (
    ChatCompletionRequest,
    FunctionDefinition,
    FunctionTool,
    JsonSchemaSpec,
    ResponseFormat as WireFormat,
    ToolChoice,
)

from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.openai_strict import write_strict
from turnwire.codecs.own_options import merge_own
from turnwire.codecs.variants import ChatVariant

_DEFAULT_FORMAT_NAME: Final = "output"  # the wire wants a name, the canonical model does not


def write_tool(tool: ToolDefinition, variant: ChatVariant, losses: ChatLosses, at: str) -> FunctionTool:
    """One function tool, which stands at `at` in the request."""
    parameters, strict = write_strict(
        tool.parameters,
        tool.strict,
        has_subset=variant.strict_subset,
        losses=losses,
        at=f"{at}/strict",
        closes=True,
    )
    function: FunctionDefinition = {"name": tool.name, "description": tool.description, "parameters": parameters}
    if strict is not None:
        function["strict"] = strict
    wire: FunctionTool = {"type": "function", "function": function}
    if tool.provider_options:
        merge_own(wire, tool.provider_options, variant)
    return wire


def write_tools(request: ChatRequest, variant: ChatVariant, wire: ChatCompletionRequest, losses: ChatLosses) -> None:
    """Put `tools`, `tool_choice` and `parallel_tool_calls` into `wire`, as far as the request says anything of them."""
    tools: Sequence[ToolDefinition] = request.tools or ()
    if not tools and not _has_own_tools(request, variant):
        # vLLM refuses these fields without tools: errors/chat-tool-choice-auto-without-tools.json
        for name in ("tool_choice", "parallel_tool_calls"):
            if getattr(request, name) is not None:
                losses.lose("tool_choice_without_tools", f"/{name}", detail=name)
        return
    choice = request.tool_choice
    only: str | None = None
    wire_choice: ToolChoice | None = None
    if isinstance(choice, str):
        wire_choice = choice
        if choice != "auto" and not variant.honours_tool_choice:
            losses.lose("tool_choice", "/tool_choice", "sent all the same")
    elif choice is not None:
        wire_choice = {"type": "function", "function": {"name": choice.name}}
        if variant.named_tool_choice == "only_that_tool":
            losses.lose("named_tool_choice", "/tool_choice", "only that tool is offered, and a call is required")
            only, wire_choice = choice.name, "required"
        elif variant.named_tool_choice == "ignored":
            losses.lose("tool_choice", "/tool_choice", "sent all the same")
    offered = [(place, tool) for place, tool in enumerate(tools) if only in (None, tool.name)]
    if offered:
        wire["tools"] = [write_tool(tool, variant, losses, f"/tools/{place}") for place, tool in offered]
    if wire_choice is not None:
        wire["tool_choice"] = wire_choice
    if request.parallel_tool_calls is not None:
        wire["parallel_tool_calls"] = request.parallel_tool_calls
        if not request.parallel_tool_calls and not variant.honours_parallel_off:
            losses.lose("parallel_tool_calls", "/parallel_tool_calls", "sent all the same")


def _has_own_tools(request: ChatRequest, variant: ChatVariant) -> bool:
    options = request.parameters.provider_options or {}
    return any((options.get(name) or {}).get("tools") for name in (DIALECT, variant.name))


def write_response_format(wanted: ResponseFormat | None, variant: ChatVariant, losses: ChatLosses) -> WireFormat | None:
    """`response_format`, where the request has one."""
    if wanted is None:
        return None
    if isinstance(wanted, TextFormat):
        return {"type": "text"}
    if isinstance(wanted, JsonObjectFormat):
        return {"type": "json_object"}
    schema, strict = write_strict(
        wanted.json_schema,
        wanted.strict,
        has_subset=variant.strict_subset,
        losses=losses,
        at="/response_format/strict",
    )
    spec: JsonSchemaSpec = {"name": wanted.name or _DEFAULT_FORMAT_NAME, "schema": schema}
    if wanted.description is not None:
        spec["description"] = wanted.description
    if strict is not None:
        spec["strict"] = strict
    return {"type": "json_schema", "json_schema": spec}
