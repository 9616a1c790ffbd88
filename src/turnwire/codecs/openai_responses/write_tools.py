"""Tools of a request, canonical → wire, for servers of this dialect and for answers that repeat the request.

Adjacent tools of one namespace become one namespace. A tool in an item of the input (`additional_tools`, results of a
tool search) is not written a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.content import ForeignPart
from turnwire_schema.v1.message import ToolMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tool import TextInput, ToolDefinition, ToolNamespace

from turnwire.codecs.openai_responses.names import DIALECT, ResponsesLosses
from turnwire.codecs.openai_responses.tool_kinds import CUSTOM, TOOL_SEARCH, Spelled, Spellings
from turnwire.codecs.requests.openai_strict import write_strict
from turnwire.codecs.requests.tool_definitions import lose_text_parameters, with_properties
from turnwire.codecs.values.provider_options import merge, own_of
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import objects_of

if TYPE_CHECKING:
    from turnwire_schema.wire import openai_responses as typed

_BRINGS_TOOLS: Final = "additional_tools"


def write_tools(
    request: ChatRequest, spellings: Spellings, losses: ResponsesLosses, *, has_subset: bool
) -> list[typed.Tool]:
    """Return the list of tools; `has_subset`: the server has rules for strict schemas."""
    brought = _brought(request.messages)
    groups: list[tuple[ToolNamespace | None, list[typed.Tool]]] = []
    for place, tool in enumerate(request.tools or ()):
        spelled, namespace = spellings.of(tool.name), tool.namespace
        if (_client_name(tool, spelled), spelled.namespace) in brought:
            continue
        wire = _tool(tool, spelled, losses, f"/tools/{place}", has_subset=has_subset)
        if namespace is None or not groups or groups[-1][0] != namespace:
            groups.append((namespace, [wire]))
        else:
            groups[-1][1].append(wire)
    return [tools[0] if namespace is None else _namespace(namespace, tools) for namespace, tools in groups]


def write_choice(spelled: Spelled) -> typed.ToolChoice:
    """Return the choice of one tool."""
    if spelled.kind is None:
        return {"type": "function", "name": spelled.name}
    if spelled.kind is CUSTOM:
        return {"type": "custom", "name": spelled.name}
    return cast("typed.BuiltInToolChoice", {"type": spelled.kind.tool})


def _client_name(tool: ToolDefinition, spelled: Spelled) -> str:
    """Return the client's name for a tool."""
    is_named = spelled.kind is None or spelled.kind is CUSTOM
    return (tool.original_name or tool.name) if is_named else spelled.name


def _brought(messages: Sequence[object]) -> frozenset[tuple[str, str | None]]:
    """Return (name, namespace) of the tools in the input."""
    return frozenset(pair for tool in _tools_of_input(messages) for pair in _pairs(tool, None))


def _tools_of_input(messages: Sequence[object]) -> Iterator[Mapping[str, object]]:
    for message in messages:
        if isinstance(message, ToolMessage) and message.provider_options:
            own = own_of(message.provider_options, DIALECT)
            if own.get("type") == TOOL_SEARCH.output:
                yield from objects_of(own.get("tools"))
        elif isinstance(message, UserMessage) and not isinstance(message.content, str):
            for part in message.content:
                if isinstance(part, ForeignPart) and part.dialect == DIALECT and part.data.get("type") == _BRINGS_TOOLS:
                    yield from objects_of(part.data.get("tools"))


def _pairs(tool: Mapping[str, object], namespace: str | None) -> Iterator[tuple[str, str | None]]:
    if tool.get("type") == "namespace":
        for inner in objects_of(tool.get("tools")):
            yield from _pairs(inner, str(tool.get("name")))
    else:
        yield str(tool.get("name", tool.get("type"))), namespace


def _namespace(namespace: ToolNamespace, tools: list[typed.Tool]) -> typed.Tool:
    wire: Values = {"type": "namespace", "name": namespace.name, "tools": tools}
    if namespace.description is not None:
        wire["description"] = namespace.description
    return cast("typed.NamespaceTool", merge(wire, own_of(namespace.provider_options, DIALECT)))


def _tool(tool: ToolDefinition, spelled: Spelled, losses: ResponsesLosses, at: str, *, has_subset: bool) -> typed.Tool:
    wire: Values
    if tool.text_input is not None:
        lose_text_parameters(tool, tool.text_input, at, losses)
        wire = {"type": "custom", "name": spelled.name, "description": tool.description, **_format(tool.text_input)}
    elif spelled.kind is TOOL_SEARCH:
        wire = {
            "type": "tool_search",
            "execution": "client",
            "description": tool.description,
            "parameters": tool.parameters,
        }
    elif spelled.kind is not None:
        wire = {"type": spelled.kind.tool}
    else:
        parameters, strict = write_strict(
            tool.parameters, tool.strict, has_subset=has_subset, losses=losses, at=f"{at}/strict", closes=True
        )
        wire = {
            "type": "function",
            "name": spelled.name,
            "description": tool.description,
            "parameters": with_properties(parameters),
            "strict": bool(strict),
        }
    return cast("typed.Tool", merge(wire, own_of(tool.provider_options, DIALECT)))


def _format(text: TextInput) -> Values:
    if text.grammar is None:
        return {}
    return {"format": {"type": "grammar", "syntax": text.syntax or "lark", "definition": text.grammar}}
