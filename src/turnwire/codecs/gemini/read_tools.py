"""Tools, tool choice and answer format of a request, wire → canonical.

What the canonical model has no place for (server tools, mode VALIDATED, several allowed names, `Schema` objects) goes
into provider options and comes back from there unchanged; the canonical value beside it is the nearest one, for other
dialects. A function without description or parameters gets stand-ins, and its options say that they are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from turnwire.codecs.gemini.names import wire_name
from turnwire.codecs.gemini.schema import to_json_schema
from turnwire.codecs.gemini.tables import DIALECT, FORMAT_FIELDS, KNOWN_FUNCTION
from turnwire.codecs.own_options import difference, with_own
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.tools import is_tool_name

_SAYS_NOTHING: Final = frozenset({"type", "properties", "additionalProperties"})
_DECLARATIONS: Final = "functionDeclarations"
_NO_PARAMETERS: Final[dict[str, Any]] = {"type": "object", "properties": {}}
_CHOICES: Final = {"AUTO": "auto", "NONE": "none", "ANY": "required", "VALIDATED": "auto"}
_JSON: Final = "application/json"
_MEDIA_WORDS: Final = {"": _JSON, "APPLICATION_JSON": _JSON, "TEXT_PLAIN": "text/plain"}  # of responseFormat


def says_anything(parameters: Mapping[str, object]) -> bool:
    """Whether a schema of arguments says more than that there are none: such a one is left out on the wire."""
    return bool(parameters.keys() - _SAYS_NOTHING) or bool(parameters.get("properties"))


def read_tools(raw: Any, names: ToolNames, own: dict[str, Any], problems: list[Problem]) -> list[dict[str, Any]] | None:
    """The functions of all tools; tools of other kinds go into `own`. None where there are no functions."""
    if raw is None:
        return None
    others: list[Any] = []
    declared: list[tuple[str, Mapping[str, Any]]] = []
    for position, tool in enumerate(raw):
        if not isinstance(tool, Mapping):
            problems.append(Problem(f"/tools/{position}", "type", "a tool must be an object"))
            continue
        for index, function in enumerate(tool.get(_DECLARATIONS, ())):
            at = f"/tools/{position}/{_DECLARATIONS}/{index}"
            if isinstance(function, Mapping):
                declared.append((at, function))
            else:
                problems.append(Problem(at, "type", "a function declaration must be an object"))
        rest = {key: value for key, value in tool.items() if key != _DECLARATIONS}
        if rest:
            others.append(rest)
    for _, function in declared:
        if isinstance(function.get("name"), str):
            names.reserve(function["name"])
    tools = list(_functions(declared, names, problems))
    if others:
        own["tools"] = others
    return tools or None


def _functions(
    declared: Sequence[tuple[str, Mapping[str, object]]], names: ToolNames, problems: list[Problem]
) -> Iterator[dict[str, Any]]:
    for at, function in declared:
        name = function.get("name")
        if not isinstance(name, str) or not name:
            problems.append(Problem(f"{at}/name", "required", "a function must have a name"))
            continue
        yield _function(function, name, names, at, problems)


def _function(raw: Mapping[str, Any], name: str, names: ToolNames, at: str, problems: list[Problem]) -> dict[str, Any]:
    own = {key: value for key, value in raw.items() if key not in KNOWN_FUNCTION}
    tool: dict[str, Any] = {"name": names.canonical(name), "strict": None}
    if tool["name"] != name:
        tool["original_name"] = name
    description = raw.get("description")
    if isinstance(description, str) and description:
        tool["description"] = description
    else:
        tool["description"] = name
        own["description"] = description
    schema, older = raw.get("parametersJsonSchema"), raw.get("parameters")
    for field, value in (("parametersJsonSchema", schema), ("parameters", older)):
        if value is not None and not isinstance(value, Mapping):
            problems.append(Problem(f"{at}/{field}", "type", f"{field} must be an object"))
            return tool | {"parameters": _NO_PARAMETERS}
    if schema is not None:
        tool["parameters"] = schema if "type" in schema else {"type": "object", **schema}
        if not says_anything(tool["parameters"]):
            own["parametersJsonSchema"] = schema  # else it would be left out
        elif "type" not in schema:
            own["parametersJsonSchema"] = {"type": None}
    elif older is not None:
        tool["parameters"] = {"type": "object", **to_json_schema(older)}
        own |= {"parametersJsonSchema": None, "parameters": older}
    else:
        tool["parameters"] = _NO_PARAMETERS
    if tool["parameters"]["type"] != "object":
        problems.append(Problem(f"{at}/parameters/type", "const", "the arguments of a function are an object"))
    return with_own(tool, own, DIALECT)


def read_tool_choice(
    raw: object, names: ToolNames, own: dict[str, Any], problems: list[Problem], *, has_functions: bool
) -> Any:
    """The canonical choice; what it cannot hold goes into `own`."""
    if raw is None:
        return None
    config = raw.get("functionCallingConfig") if isinstance(raw, Mapping) else None
    if not isinstance(raw, Mapping) or not isinstance(config, Mapping | None):
        problems.append(Problem("/toolConfig", "type", "toolConfig and functionCallingConfig must be objects"))
        return None
    rest: dict[str, Any] = {key: value for key, value in raw.items() if key != "functionCallingConfig"}
    choice: Any = None
    if config is not None:
        mode = config.get("mode")
        mode = mode.upper() if isinstance(mode, str) else None
        choice = _CHOICES.get(mode or "") if has_functions else None
        allowed = config.get("allowedFunctionNames")
        beside = {key: value for key, value in config.items() if key not in ("mode", "allowedFunctionNames")}
        only = allowed[0] if isinstance(allowed, (list, tuple)) and len(allowed) == 1 else None
        if choice == "required" and isinstance(only, str) and is_tool_name(names.known(only)):
            choice = {"type": "tool", "name": names.known(only)}
        elif allowed:
            beside["allowedFunctionNames"] = [
                wire_name(names.known(name)) if isinstance(name, str) else name for name in allowed
            ]
        if choice is None or mode == "VALIDATED":
            beside |= {"mode": config["mode"]} if "mode" in config else {}
        if beside:
            rest["functionCallingConfig"] = beside
    if rest:
        own["toolConfig"] = rest
    return choice


def read_response_format(config: Mapping[str, object], own: dict[str, Any]) -> dict[str, Any] | None:
    """The canonical format of an answer; other types and schema forms stay in `own`, fields of `generationConfig`."""
    given = {key: config[key] for key in config if key in FORMAT_FIELDS}
    if not given:
        return None
    found, written = _format(given)
    if found is None:
        own.update(given)
        return None
    own.update(difference(written, given))
    return found


def _format(given: Mapping[str, object]) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """The canonical format, and the fields that writing it gives."""
    kind = given.get("responseMimeType")
    schema, older, newer = (given.get(key) for key in ("responseJsonSchema", "responseSchema", "responseFormat"))
    for entry in newer if isinstance(newer, (list, tuple)) else [newer]:
        if isinstance(entry, Mapping) and isinstance(entry.get("text"), Mapping):
            text = entry["text"]
            schema = text.get("jsonSchema", text.get("schema"))
            kind = text.get("mimeType")
            kind = _MEDIA_WORDS.get(kind, kind) if isinstance(kind, str) else kind
    if kind == "text/plain" and schema is None and older is None:
        return {"type": "text"}, {"responseMimeType": kind}
    if kind != _JSON:
        return None, {}
    if schema is None and isinstance(older, Mapping):
        schema = to_json_schema(older)
    if schema is None:
        return {"type": "json_object"}, {"responseMimeType": _JSON}
    if not isinstance(schema, Mapping):
        return None, {}
    return {"type": "json_schema", "json_schema": schema}, {"responseMimeType": _JSON, "responseJsonSchema": schema}
