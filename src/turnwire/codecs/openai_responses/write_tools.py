"""Tools, tool choice and the format of the answer, canonical → wire.

In: the canonical fields. Out: the wire fields by name, those that are not said left out. `strict` is always written,
because the wire takes its absence for true: a tool that says nothing about it is sent with false,
and so is one whose schema the strict subset of JSON Schema cannot say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat, TextFormat as PlainFormat
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_strict import write_strict
from turnwire.codecs.own_options import merge, own_of

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import (
        FunctionTool,
        JsonSchemaFormat as WireFormat,
        Response,
        ResponsesRequest,
        TextFormat,
    )

_DEFAULT_FORMAT_NAME: Final = "output"  # the wire wants a name, the canonical model does not


def _tool(
    tool: ToolDefinition, names: Mapping[str, str], losses: ResponsesLosses, at: str, *, has_subset: bool
) -> FunctionTool:
    parameters, strict = write_strict(
        tool.parameters, tool.strict, has_subset=has_subset, losses=losses, at=f"{at}/strict", closes=True
    )
    wire: FunctionTool = {
        "type": "function",
        "name": names.get(tool.name, tool.name),
        "description": tool.description,
        "parameters": parameters,
        "strict": bool(strict),
    }
    return merge(wire, own_of(tool.provider_options, DIALECT))


def write_tools(
    request: ChatRequest,
    wire: ResponsesRequest | Response,
    losses: ResponsesLosses,
    names: Mapping[str, str],
    *,
    has_own_tools: bool,
    has_subset: bool,
) -> None:
    """Put tools, choice and whether calls are parallel into `wire`; `names` gives a client its own spelling back."""
    tools, choice = request.tools, request.tool_choice
    if not tools and not has_own_tools:
        for name in ("tool_choice", "parallel_tool_calls"):
            if getattr(request, name) is not None:
                losses.lose("tool_choice_without_tools", f"/{name}", detail=name)
        return
    if tools:
        wire["tools"] = [
            _tool(tool, names, losses, f"/tools/{place}", has_subset=has_subset) for place, tool in enumerate(tools)
        ]
    if isinstance(choice, str):
        wire["tool_choice"] = choice
    elif choice is not None:
        wire["tool_choice"] = {"type": "function", "name": names.get(choice.name, choice.name)}
    if request.parallel_tool_calls is not None:
        wire["parallel_tool_calls"] = request.parallel_tool_calls


def write_format(
    wanted: JsonSchemaFormat | JsonObjectFormat | PlainFormat, losses: ResponsesLosses, *, has_subset: bool
) -> TextFormat:
    """The form of the answer."""
    if isinstance(wanted, JsonObjectFormat):
        return {"type": "json_object"}
    if isinstance(wanted, PlainFormat):
        return {"type": "text"}
    schema, strict = write_strict(
        wanted.json_schema, wanted.strict, has_subset=has_subset, losses=losses, at="/response_format/strict"
    )
    spec: WireFormat = {"type": "json_schema", "name": wanted.name or _DEFAULT_FORMAT_NAME, "schema": schema}
    if wanted.description is not None:
        spec["description"] = wanted.description
    if strict is not None:
        spec["strict"] = strict
    return spec
