"""The wire's `tools` into canonical tool definitions, and the names of a request.

`strict` is not read: the server cannot hold arguments to a schema, and Turnwire checks every call against its tool
before anything runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.ollama.reading import Reader
from turnwire.codecs.own_options import difference, rest_of, with_own
from turnwire.codecs.wire_values import items_of, object_of, text_of
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawMessage, RawTool, RawToolFunction, RawToolParameters


def names_of_request(tools: Sequence[object], messages: Sequence[object]) -> ToolNames:
    """The names of a request: those that fit first, so that they keep their spelling and no other name gets it."""
    found = [name for tool in tools for name in _name_in(tool)]
    found += [name for message in messages for name in _names_of_message(object_of(message))]
    names = ToolNames()
    for name in found:
        names.reserve(name)
    for name in found:
        names.canonical(name)
    return names


def _names_of_message(message: RawMessage) -> Iterator[str]:
    for call in items_of(message.get("tool_calls")):
        yield from _name_in(call)
    if (name := text_of(message.get("tool_name"))) is not None:
        yield name


def _name_in(value: object) -> Iterator[str]:
    """The name of a tool or call."""
    tool: RawTool = object_of(value)
    function: RawToolFunction = object_of(tool.get("function"))
    if (name := text_of(function.get("name"))) is not None:
        yield name


def decode_tools(wire: Sequence[object], reader: Reader, fitted: ToolNames) -> list[dict[str, object]]:
    """Canonical tools as plain data; faults go to `reader`."""
    return [_decode_tool(object_of(tool), f"/tools/{position}", reader, fitted) for position, tool in enumerate(wire)]


def _decode_tool(tool: RawTool, at: str, reader: Reader, fitted: ToolNames) -> dict[str, object]:
    if not isinstance(tool.get("function"), Mapping):
        reader.fault(at, "type", "must be an object with an object `function`")
        return {}
    function: RawToolFunction = object_of(tool.get("function"))
    name = reader.text(function.get("name"), f"{at}/function/name")
    if not name:
        reader.fault(f"{at}/function/name", "required", "a tool needs a name")
        return {}
    own, inner = rest_of(tool, {"function"}), rest_of(function, {"name", "description", "parameters"})
    if own.get("type") in (None, "function"):
        own.pop("type", None)
    decoded: dict[str, object] = {"name": fitted.canonical(name), "strict": None}
    if decoded["name"] != name:
        decoded["original_name"] = name
    description = reader.text(function.get("description"), f"{at}/function/description")
    decoded["description"] = description or name
    if not description:  # the canonical model wants one; the wire gets back what it said
        inner["description"] = description
    parameters: RawToolParameters = reader.mapping(function.get("parameters"), f"{at}/function/parameters")
    if parameters.get("type") is None:
        said = {key: value for key, value in parameters.items() if key != "type"}
        schema = {"type": "object", "properties": {}, **said}
        decoded["parameters"] = schema
        # Of what is no object nothing is kept: it is a fault, and the request is refused.
        is_there = isinstance(function.get("parameters"), Mapping)
        inner["parameters"] = difference(schema, dict(parameters.items())) if is_there else None
    elif parameters["type"] != "object":
        reader.fault(f"{at}/function/parameters/type", "const", "must be object")
    else:
        decoded["parameters"] = parameters
    if inner:
        own["function"] = inner
    return with_own(decoded, own, DIALECT)
