"""Tools, tool choice and the format of the answer, canonical → wire.

In: the canonical fields. Out: the wire fields by name, those that are not said left out. `strict` is always written,
because the wire takes its absence for true: a tool that says nothing about it is sent with false,
and so is one whose schema the strict subset of JSON Schema cannot say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_strict import write_strict
from turnwire.codecs.own_options import merge, own_of

_DEFAULT_FORMAT_NAME: Final = "output"  # the wire wants a name, the canonical model does not


def write_tool(
    tool: ToolDefinition, names: Mapping[str, str], losses: ResponsesLosses, at: str, *, has_subset: bool
) -> dict[str, Any]:
    """One function tool, which stands at `at` in the request; `names` gives a client its own spelling back."""
    parameters, strict = write_strict(
        tool.parameters, tool.strict, has_subset=has_subset, losses=losses, at=f"{at}/strict", closes=True
    )
    wire: dict[str, Any] = {
        "type": "function",
        "name": names.get(tool.name, tool.name),
        "description": tool.description,
        "parameters": parameters,
        "strict": bool(strict),
    }
    return merge(wire, own_of(tool.provider_options, DIALECT)) if tool.provider_options else wire


def write_tools(
    request: ChatRequest,
    losses: ResponsesLosses,
    names: Mapping[str, str],
    *,
    has_own_tools: bool,
    has_subset: bool,
) -> dict[str, Any]:
    """`tools`, `tool_choice` and `parallel_tool_calls`, as far as the request says anything about them."""
    out: dict[str, Any] = {}
    tools = request.tools or ()
    choice = request.tool_choice
    if not tools and not has_own_tools:
        for name in ("tool_choice", "parallel_tool_calls"):
            if getattr(request, name) is not None:
                losses.lose("tool_choice_without_tools", f"/{name}", detail=name)
        return out
    if tools:
        out["tools"] = [
            write_tool(tool, names, losses, f"/tools/{place}", has_subset=has_subset)
            for place, tool in enumerate(tools)
        ]
    if isinstance(choice, str):
        out["tool_choice"] = choice
    elif choice is not None:
        out["tool_choice"] = {"type": "function", "name": names.get(choice.name, choice.name)}
    if request.parallel_tool_calls is not None:
        out["parallel_tool_calls"] = request.parallel_tool_calls
    return out


def write_format(request: ChatRequest, losses: ResponsesLosses, *, has_subset: bool) -> dict[str, Any] | None:
    """`text`, where the request asks for a format."""
    wanted = request.response_format
    if wanted is None:
        return None
    if not isinstance(wanted, JsonSchemaFormat):
        return {"format": {"type": wanted.type}}
    schema, strict = write_strict(
        wanted.json_schema, wanted.strict, has_subset=has_subset, losses=losses, at="/response_format/strict"
    )
    spec: dict[str, Any] = {
        "type": "json_schema",
        "name": wanted.name or _DEFAULT_FORMAT_NAME,
        "schema": schema,
    }
    if wanted.description is not None:
        spec["description"] = wanted.description
    if strict is not None:
        spec["strict"] = strict
    return {"format": spec}
