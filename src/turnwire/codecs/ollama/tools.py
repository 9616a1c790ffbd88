"""Tools of a request, in both directions.

In: canonical tool definitions, or the wire's `tools`. Out: the other. Schemas go out unchanged but for local
references, which are written out because the server drops them. `strict` is not sent: the server cannot hold arguments
to a schema, and Turnwire checks every call against its tool before anything runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.ollama.reading import Reader
from turnwire.codecs.ollama.schema_keywords import hidden_keywords
from turnwire.codecs.own_options import difference, merge_own, plain, rest_of, with_own
from turnwire.core.schema_refs import write_out
from turnwire.core.tool_names import ToolNames


def names_of_request(tools: Sequence[object], messages: Sequence[object]) -> ToolNames:
    """The names of a request: those that fit first, so that they keep their spelling and no other name gets it."""
    found = [*_names_of_tools(tools), *_names_of_messages(messages)]
    names = ToolNames()
    for name in found:
        names.reserve(name)
    for name in found:
        names.canonical(name)
    return names


def _names_of_tools(tools: Sequence[object]) -> Iterator[str]:
    for tool in tools:
        yield from _name_in(tool, "function")


def _names_of_messages(messages: Sequence[object]) -> Iterator[str]:
    for message in messages:
        if not isinstance(message, Mapping):
            continue
        calls = message.get("tool_calls")
        for call in calls if isinstance(calls, list) else ():
            yield from _name_in(call, "function")
        name = message.get("tool_name")
        if isinstance(name, str) and name:
            yield name


def _name_in(value: object, key: str) -> Iterator[str]:
    inner = value.get(key) if isinstance(value, Mapping) else None
    name = inner.get("name") if isinstance(inner, Mapping) else None
    if isinstance(name, str) and name:
        yield name


def encode_tools(tools: Sequence[ToolDefinition], names: tuple[str, ...], losses: OllamaLosses) -> list[dict[str, Any]]:
    """The wire's `tools`."""
    return [_encode_tool(tool, f"/tools/{position}", names, losses) for position, tool in enumerate(tools)]


def _encode_tool(tool: ToolDefinition, at: str, names: tuple[str, ...], losses: OllamaLosses) -> dict[str, Any]:
    written = write_out(plain(tool.parameters))
    if written.has_changed:
        losses.lose("schema_written_out", f"{at}/parameters", "the definitions are written where they are used")
    if written.has_rest:
        losses.lose("schema_ref", f"{at}/parameters", "sent as far as it can be written out")
    if hidden := hidden_keywords(written.schema):
        done = "sent; the model does not see them, check the arguments of each call"
        losses.lose("schema_keywords", f"{at}/parameters", done, detail=", ".join(hidden))
    function: dict[str, Any] = {
        "name": tool.name,
        "description": tool.description,
        "parameters": written.schema,
    }
    wire: dict[str, Any] = {"type": "function", "function": function}
    merge_own(wire, tool.provider_options, names)
    return wire


def decode_tools(wire: Sequence[object], reader: Reader, fitted: ToolNames) -> list[dict[str, Any]]:
    """Canonical tools as plain data; faults go to `reader`."""
    return [_decode_tool(tool, f"/tools/{position}", reader, fitted) for position, tool in enumerate(wire)]


def _decode_tool(tool: object, at: str, reader: Reader, fitted: ToolNames) -> dict[str, Any]:
    if not isinstance(tool, Mapping) or not isinstance(tool.get("function"), Mapping):
        reader.fault(at, "type", "must be an object with an object `function`")
        return {}
    function = tool["function"]
    name = reader.text(function, "name", f"{at}/function")
    if not name:
        reader.fault(f"{at}/function/name", "required", "a tool needs a name")
        return {}
    own, inner = rest_of(tool, {"function"}), rest_of(function, {"name", "description", "parameters"})
    if own.get("type") in (None, "function"):
        own.pop("type", None)
    decoded: dict[str, Any] = {"name": fitted.canonical(name), "strict": None}
    if decoded["name"] != name:
        decoded["original_name"] = name
    description = reader.text(function, "description", f"{at}/function")
    if not description:
        # The canonical model wants a description; the wire gets back what it said.
        decoded["description"], inner["description"] = name, description
    else:
        decoded["description"] = description
    parameters = function.get("parameters")
    reader.object(function, "parameters", f"{at}/function")
    if not isinstance(parameters, Mapping) or parameters.get("type") is None:
        decoded["parameters"] = {"type": "object", "properties": {}, **_without_null_type(parameters)}
        # Of what is no object nothing is kept: it is a fault, and the request is refused.
        inner["parameters"] = difference(decoded["parameters"], parameters) if isinstance(parameters, Mapping) else None
    elif parameters["type"] != "object":
        reader.fault(f"{at}/function/parameters/type", "const", "must be object")
    else:
        decoded["parameters"] = parameters
    if inner:
        own["function"] = inner
    return with_own(decoded, own, DIALECT)


def _without_null_type(parameters: object) -> Mapping[str, Any]:
    if not isinstance(parameters, Mapping):
        return {}
    return {key: value for key, value in parameters.items() if key != "type"}
