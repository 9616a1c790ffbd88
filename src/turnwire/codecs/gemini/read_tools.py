"""Tools, tool choice and answer format of a request, wire → canonical.

What the canonical model has no place for (server tools, mode VALIDATED, several allowed names, `Schema` objects) goes
into provider options and comes back from there unchanged; the canonical value beside it is the nearest one, for other
dialects. A function without description or parameters gets stand-ins, and its options say that they are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire.codecs.gemini.names import DIALECT, FORMAT_FIELDS, KNOWN_FUNCTION, wire_name
from turnwire.codecs.gemini.schema import to_json_schema
from turnwire.codecs.own_options import difference, rest_of, with_own
from turnwire.codecs.wire_values import items_of, object_of, text_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.tools import is_tool_name

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import (
        RawFunctionCallingConfig,
        RawFunctionDeclaration,
        RawGenerationConfig,
        RawResponseFormat,
        RawTextResponseFormat,
        RawTool,
        RawToolConfig,
    )

_SAYS_NOTHING: Final = frozenset({"type", "properties", "additionalProperties"})
_DECLARATIONS: Final = "functionDeclarations"
_NO_PARAMETERS: Final[Mapping[str, object]] = {"type": "object", "properties": {}}
_CHOICES: Final = {"AUTO": "auto", "NONE": "none", "ANY": "required", "VALIDATED": "auto"}
_JSON: Final = "application/json"
_MEDIA_WORDS: Final = {"": _JSON, "APPLICATION_JSON": _JSON, "TEXT_PLAIN": "text/plain"}  # of responseFormat


def says_anything(parameters: Mapping[str, object]) -> bool:
    """Whether a schema of arguments says more than that there are none: such a one is left out on the wire."""
    return bool(parameters.keys() - _SAYS_NOTHING) or bool(parameters.get("properties"))


def read_tools(
    raw: object, names: ToolNames, own: dict[str, object], problems: list[Problem]
) -> list[dict[str, object]] | None:
    """The functions of all tools; tools of other kinds go into `own`. None where there are no functions."""
    if raw is None:
        return None
    others: list[object] = []
    declared: list[tuple[str, RawFunctionDeclaration]] = []
    for position, entry in enumerate(items_of(raw)):
        if not isinstance(entry, Mapping):
            problems.append(Problem(f"/tools/{position}", "type", "a tool must be an object"))
            continue
        tool: RawTool = entry
        for index, function in enumerate(items_of(tool.get("functionDeclarations"))):
            at = f"/tools/{position}/{_DECLARATIONS}/{index}"
            if isinstance(function, Mapping):
                declared.append((at, function))
            else:
                problems.append(Problem(at, "type", "a function declaration must be an object"))
        if rest := rest_of(tool, {_DECLARATIONS}):
            others.append(rest)
    for _, function in declared:
        if isinstance(name := function.get("name"), str):
            names.reserve(name)
    tools = list(_functions(declared, names, problems))
    if others:
        own["tools"] = others
    return tools or None


def _functions(
    declared: Sequence[tuple[str, RawFunctionDeclaration]], names: ToolNames, problems: list[Problem]
) -> Iterator[dict[str, object]]:
    for at, function in declared:
        name = function.get("name")
        if not isinstance(name, str) or not name:
            problems.append(Problem(f"{at}/name", "required", "a function must have a name"))
            continue
        yield _function(function, name, names, at, problems)


def _function(
    raw: RawFunctionDeclaration, name: str, names: ToolNames, at: str, problems: list[Problem]
) -> dict[str, object]:
    own = rest_of(raw, KNOWN_FUNCTION)
    tool: dict[str, object] = {"name": names.canonical(name), "strict": None}
    if tool["name"] != name:
        tool["original_name"] = name
    description = raw.get("description")
    tool["description"] = text_of(description) or name
    if text_of(description) is None:
        own["description"] = description
    schema, older = raw.get("parametersJsonSchema"), raw.get("parameters")
    for field, value in (("parametersJsonSchema", schema), ("parameters", older)):
        if value is not None and not isinstance(value, Mapping):
            problems.append(Problem(f"{at}/{field}", "type", f"{field} must be an object"))
            return tool | {"parameters": _NO_PARAMETERS}
    parameters: Mapping[str, object] = _NO_PARAMETERS
    if isinstance(schema, Mapping):
        parameters = schema if "type" in schema else {"type": "object", **schema}
        if not says_anything(parameters):
            own["parametersJsonSchema"] = schema  # else it would be left out
        elif "type" not in schema:
            own["parametersJsonSchema"] = {"type": None}
    elif isinstance(older, Mapping):
        parameters = {"type": "object", **to_json_schema(older)}
        own |= {"parametersJsonSchema": None, "parameters": older}
    tool["parameters"] = parameters
    if parameters["type"] != "object":
        problems.append(Problem(f"{at}/parameters/type", "const", "the arguments of a function are an object"))
    return with_own(tool, own, DIALECT)


def read_tool_choice(
    raw: object, names: ToolNames, own: dict[str, object], problems: list[Problem], *, has_functions: bool
) -> str | dict[str, object] | None:
    """The canonical choice; what it cannot hold goes into `own`."""
    if raw is None:
        return None
    wanted: RawToolConfig = object_of(raw)
    calling = wanted.get("functionCallingConfig")
    if not isinstance(raw, Mapping) or not isinstance(calling, Mapping | None):
        problems.append(Problem("/toolConfig", "type", "toolConfig and functionCallingConfig must be objects"))
        return None
    rest = rest_of(wanted, {"functionCallingConfig"})
    choice: str | dict[str, object] | None = None
    if calling is not None:
        config: RawFunctionCallingConfig = calling
        mode = (text_of(config.get("mode")) or "").upper()
        choice = _CHOICES.get(mode) if has_functions else None
        allowed = config.get("allowedFunctionNames")
        beside = rest_of(config, {"mode", "allowedFunctionNames"})
        only = items_of(allowed)[0] if len(items_of(allowed)) == 1 else None
        if choice == "required" and isinstance(only, str) and is_tool_name(names.known(only)):
            choice = {"type": "tool", "name": names.known(only)}
        elif allowed:
            beside["allowedFunctionNames"] = [
                wire_name(names.known(name)) if isinstance(name, str) else name for name in items_of(allowed)
            ]
        if (choice is None or mode == "VALIDATED") and "mode" in config:
            beside["mode"] = config["mode"]
        if beside:
            rest["functionCallingConfig"] = beside
    if rest:
        own["toolConfig"] = rest
    return choice


def read_response_format(config: RawGenerationConfig, own: dict[str, object]) -> dict[str, object] | None:
    """The canonical format of an answer; other types and schema forms stay in `own`, fields of `generationConfig`."""
    given = {key: value for key, value in config.items() if key in FORMAT_FIELDS}
    if not given:
        return None
    found, written = _format(given)
    if found is None:
        own.update(given)
        return None
    own.update(difference(written, given))
    return found


def _format(given: RawGenerationConfig) -> tuple[dict[str, object] | None, dict[str, object]]:
    """The canonical format, and the fields that writing it gives."""
    kind = given.get("responseMimeType")
    schema, older, newer = given.get("responseJsonSchema"), given.get("responseSchema"), given.get("responseFormat")
    for entry in newer if isinstance(newer, (list, tuple)) else [newer]:
        wanted: RawResponseFormat = object_of(entry)
        if isinstance(inner := wanted.get("text"), Mapping):
            text: RawTextResponseFormat = inner
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
