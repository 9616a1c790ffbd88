"""Read tools of a request and the JSON Schema of its answer, with fields for name, description, schema and strict.

In: the list of tools, or an object with those fields. Out: canonical tools or formats as plain data. Fields that the
canonical model requires and the wire omits get defaults, and the original is recorded next to them; tools of other
kinds stay unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.tool import TextInput, ToolDefinition

from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.requests.text_inputs import text_parameters
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

_FORMAT_NAME: Final = late_pattern(r"[a-zA-Z0-9_-]{1,64}")
SCHEMA_FORMAT: Final = frozenset({"type", "name", "schema", "description", "strict"})
"""Fields of a format that `read_schema_format` reads."""


def with_properties(schema: AnyRaw) -> dict[str, object]:
    """Return the schema of a tool's parameters with `type` and `properties`, also if it has no properties.

    OpenAI refuses an object without properties, and chat templates of Ollama show the model null in their place.
    """
    said = _without_nulls(schema)
    return said if "type" in said and "properties" in said else {"type": "object", "properties": {}, **said}


def _without_nulls(schema: AnyRaw) -> dict[str, object]:
    """Return `schema` without a type and properties that are null, which have no meaning."""
    return {name: value for name, value in schema.items() if value is not None or name not in ("type", "properties")}


def read_tool_list(
    raw: object,
    names: ToolNames,
    problems: list[Problem],
    read: Callable[[Mapping[str, object], str], dict[str, object] | None],
    *,
    kinds: tuple[str | None, ...],
    inside: tuple[str, ...] = (),
) -> tuple[list[dict[str, object]] | None, list[Mapping[str, object]]]:
    """Return (the functions of the client, None if no list was given; tools of other kinds).

    `kinds` are the types of functions (None if the type may be absent); their names are in one of the objects `inside`.
    """
    if not isinstance(raw, (list, tuple)):
        if raw is not None:
            problems.append(Problem("/tools", "type", "must be a list"))
        return None, []
    for tool in raw:
        definition = tool
        if inside and isinstance(tool, dict):
            definition = next((tool[name] for name in inside if name in tool), None)
        if isinstance(definition, dict) and isinstance(definition.get("name"), str):
            names.reserve(definition["name"])
    tools: list[dict[str, object]] = []
    others: list[Mapping[str, object]] = []
    for position, tool in enumerate(raw):
        at = f"/tools/{position}"
        kind = tool.get("type") if isinstance(tool, dict) else 0
        if kind not in kinds and not isinstance(kind, str):
            problems.append(Problem(at, "type", "a tool must be an object with a type"))
        elif kind not in kinds:
            others.append(tool)
        elif (found := read(tool, at)) is not None:
            tools.append(found)
    return tools, others


def read_text_definition(
    raw: AnyRaw, at: str, names: ToolNames, problems: list[Problem], *, grammar: object, syntax: object
) -> tuple[dict[str, object], dict[str, object]] | None:
    """Return (a tool that accepts bare text, wire fields to send back); None after recording its fault.

    `grammar` and `syntax` come from its `format`; any other format is sent back.
    """
    found = read_definition({"name": raw.get("name"), "description": raw.get("description")}, at, names, problems)
    if found is None:
        return None
    tool, own = found
    has_grammar = isinstance(grammar, str) and bool(grammar) and syntax in ("lark", "regex")
    tool["text_input"] = {"grammar": grammar, "syntax": syntax} if has_grammar else {}
    tool["parameters"] = text_parameters(grammar, syntax) if has_grammar else text_parameters()
    if raw.get("format") is not None and not has_grammar:
        own["format"] = raw["format"]
    return tool, own


def lose_namespace(tool: ToolDefinition, at: str, losses: DialectLosses) -> None:
    """Report the loss of a tool's namespace fields; its name is part of the tool's."""
    namespace = tool.namespace
    if namespace is not None and namespace.description:
        losses.lose("tool_namespace", f"{at}/namespace/description")
    own = {losses.dialect, getattr(getattr(losses, "variant", None), "name", None)}
    if namespace is not None and any(name in own for name in namespace.provider_options or ()):
        losses.lose("tool_namespace", f"{at}/namespace/provider_options")


def lose_text_parameters(tool: ToolDefinition, text: TextInput, at: str, losses: DialectLosses) -> None:
    """Report parameters of a tool that accepts `text` if they say more than that."""
    if tool.parameters != text_parameters(text.grammar, text.syntax) and tool.parameters != text_parameters():
        losses.lose("text_parameters", f"{at}/text_input", "sent without them")


def lose_forms(tool: ToolDefinition, at: str, losses: DialectLosses) -> None:
    """Report what a plain function, at `at` in the request, cannot express of a richer tool."""
    lose_namespace(tool, at, losses)
    if tool.text_input is not None and tool.text_input.grammar is not None:
        losses.lose("tool_grammar", f"{at}/text_input", "left to the description of the argument")


def read_schema_format(raw: AnyRaw) -> dict[str, object] | None:
    """Return the canonical format in an object with a schema and its description; None if it is not one."""
    schema, name = raw.get("schema"), raw.get("name")
    description, strict = raw.get("description"), raw.get("strict")
    if not isinstance(schema, dict) or not isinstance(name, str) or _FORMAT_NAME.fullmatch(name) is None:
        return None
    if not isinstance(description, str | None) or not isinstance(strict, bool | None):
        return None
    found = {"type": "json_schema", "json_schema": schema, "name": name, "description": description, "strict": strict}
    return {key: value for key, value in found.items() if value is not None}


def read_definition(
    raw: AnyRaw,
    at: str,
    names: ToolNames,
    problems: list[Problem],
    *,
    owner: str = "a function",
    schema_field: str = "parameters",
) -> tuple[dict[str, object], dict[str, object]] | None:
    """Return (the tool, wire fields to send back unchanged); None after recording its fault."""
    name = raw.get("name")
    if not isinstance(name, str) or not name:
        problems.append(Problem(f"{at}/name", "required", f"{owner} must have a name"))
        return None
    tool: dict[str, object] = {"name": names.canonical(name)}
    if tool["name"] != name:
        tool["original_name"] = name
    own: dict[str, object] = {}
    description = raw.get("description")
    if isinstance(description, str) and description:
        tool["description"] = description
    else:
        tool["description"] = name
        own["description"] = description
    schema = raw.get(schema_field)
    if schema is None:
        tool["parameters"] = {"type": "object", "properties": {}}
    elif not isinstance(schema, dict):
        problems.append(Problem(f"{at}/{schema_field}", "type", "must be a JSON Schema of type object"))
        return None
    else:
        said = _without_nulls(schema)
        tool["parameters"] = said if "type" in said else {"type": "object", **said}
    strict = raw.get("strict")
    if strict is not None and not isinstance(strict, bool):
        problems.append(Problem(f"{at}/strict", "type", "must be true or false"))
        return None
    tool["strict"] = strict
    return tool, own
