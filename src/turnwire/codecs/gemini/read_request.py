"""Requests, wire → canonical.

In: a body, and the model from the URL. Out: a canonical request; all problems are collected and raised together, each
with its path in the body. Fields that are not canonical are recorded in provider options, so writing the request gives
the same body up to `NORMAL_FORM`.

Values without a canonical form (server tools, mode VALIDATED, several allowed names, `Schema` objects) are recorded in
provider options, too; the canonical value for other dialects is the nearest one. A function without description or
parameters gets default ones, and its options record that the wire has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.gemini.json_form import whole_form
from turnwire.codecs.gemini.names import DIALECT, FORMAT_FIELDS, KNOWN_CONTENT, KNOWN_FUNCTION, KNOWN_REQUEST, wire_name
from turnwire.codecs.gemini.parameters import KNOWN, read_parameters
from turnwire.codecs.gemini.read_messages import ContentReader
from turnwire.codecs.gemini.schema import to_json_schema
from turnwire.codecs.gemini.variants import GeminiVariant, facts_of
from turnwire.codecs.requests.loaded_request import loaded_request, require_body
from turnwire.codecs.requests.tool_definitions import read_definition
from turnwire.codecs.values.provider_options import difference, unknown_fields, with_own
from turnwire.codecs.values.wire_values import items_of, object_of, text_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.tools import is_tool_name

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_gemini as sent

_SAYS_NOTHING: Final = frozenset({"type", "properties", "additionalProperties"})
_DECLARATIONS: Final = "functionDeclarations"
_CHOICES: Final = {"AUTO": "auto", "NONE": "none", "ANY": "required", "VALIDATED": "auto"}
_JSON: Final = "application/json"
_MEDIA_WORDS: Final = {"": _JSON, "APPLICATION_JSON": _JSON, "TEXT_PLAIN": "text/plain"}  # of responseFormat
NO_REQUEST: Final = "not a valid generateContent request"
"""First words of the error for an invalid body."""


def says_anything(parameters: Mapping[str, object]) -> bool:
    """Return whether a schema has any parameters; the wire leaves out a schema without parameters."""
    return bool(parameters.keys() - _SAYS_NOTHING) or bool(parameters.get("properties"))


def read_tools(
    raw: object, names: ToolNames, own: dict[str, object], problems: list[Problem]
) -> list[dict[str, object]] | None:
    """Return the functions of all tools; put other kinds of tools into `own`. None if there are no functions."""
    if raw is None:
        return None
    others: list[object] = []
    declared: list[tuple[str, sent.RawFunctionDeclaration]] = []
    for position, entry in enumerate(items_of(raw)):
        if not isinstance(entry, dict):
            problems.append(Problem(f"/tools/{position}", "type", "a tool must be an object"))
            continue
        tool: sent.RawTool = entry
        for index, function in enumerate(items_of(tool.get("functionDeclarations"))):
            at = f"/tools/{position}/{_DECLARATIONS}/{index}"
            if isinstance(function, dict):
                declared.append((at, function))
            else:
                problems.append(Problem(at, "type", "a function declaration must be an object"))
        if rest := unknown_fields(tool, {_DECLARATIONS}):
            others.append(rest)
    for _, function in declared:
        if isinstance(name := function.get("name"), str):
            names.reserve(name)
    tools = list(_functions(declared, names, problems))
    if others:
        own["tools"] = others
    return tools or None


def _functions(
    declared: Sequence[tuple[str, sent.RawFunctionDeclaration]], names: ToolNames, problems: list[Problem]
) -> Iterator[dict[str, object]]:
    for at, function in declared:
        found = read_definition({**function, "strict": None}, at, names, problems, schema_field="parametersJsonSchema")
        if found is None:
            continue
        tool, left_out = found
        own = unknown_fields(function, KNOWN_FUNCTION) | left_out
        schema, older = function.get("parametersJsonSchema"), function.get("parameters")
        parameters = object_of(tool["parameters"])
        if isinstance(schema, dict):
            if not says_anything(parameters):
                own["parametersJsonSchema"] = schema  # else it would be left out
            elif "type" not in schema:
                own["parametersJsonSchema"] = {"type": None}
        elif isinstance(older, dict):
            tool["parameters"] = parameters = {"type": "object", **to_json_schema(older)}
            own |= {"parametersJsonSchema": None, "parameters": older}
        if not isinstance(older, dict | None):
            problems.append(Problem(f"{at}/parameters", "type", "must be an object"))
        elif parameters["type"] != "object":
            problems.append(Problem(f"{at}/parameters/type", "const", "the arguments of a function are an object"))
        yield with_own(tool, own, DIALECT)


def read_tool_choice(
    raw: object, names: ToolNames, own: dict[str, object], problems: list[Problem], *, has_functions: bool
) -> str | dict[str, object] | None:
    """Return the canonical tool choice; put unsupported values into `own`."""
    if raw is None:
        return None
    wanted: sent.RawToolConfig = object_of(raw)
    calling = wanted.get("functionCallingConfig")
    if not isinstance(raw, dict) or not isinstance(calling, dict | None):
        problems.append(Problem("/toolConfig", "type", "toolConfig and functionCallingConfig must be objects"))
        return None
    rest = unknown_fields(wanted, {"functionCallingConfig"})
    choice: str | dict[str, object] | None = None
    if calling is not None:
        config: sent.RawFunctionCallingConfig = calling
        mode = (text_of(config.get("mode")) or "").upper()
        choice = _CHOICES.get(mode) if has_functions else None
        allowed = config.get("allowedFunctionNames")
        beside = unknown_fields(config, {"mode", "allowedFunctionNames"})
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


def read_response_format(config: sent.RawGenerationConfig, own: dict[str, object]) -> dict[str, object] | None:
    """Return the canonical response format; other types and schema forms go into `own` (of `generationConfig`)."""
    given = {key: value for key, value in config.items() if key in FORMAT_FIELDS}
    if not given:
        return None
    found, written = _format(given)
    if found is None:
        own.update(given)
        return None
    own.update(difference(written, given))
    return found


def _format(given: sent.RawGenerationConfig) -> tuple[dict[str, object] | None, dict[str, object]]:
    """Return the canonical format, and the fields that writing it gives."""
    kind = given.get("responseMimeType")
    schema, older, newer = given.get("responseJsonSchema"), given.get("responseSchema"), given.get("responseFormat")
    for entry in newer if isinstance(newer, (list, tuple)) else [newer]:
        wanted: sent.RawResponseFormat = object_of(entry)
        if isinstance(inner := wanted.get("text"), dict):
            text: sent.RawTextResponseFormat = inner
            schema = text.get("jsonSchema", text.get("schema"))
            kind = text.get("mimeType")
            kind = _MEDIA_WORDS.get(kind, kind) if isinstance(kind, str) else kind
    if kind == "text/plain" and schema is None and older is None:
        return {"type": "text"}, {"responseMimeType": kind}
    if kind != _JSON:
        return None, {}
    if schema is None and isinstance(older, dict):
        schema = to_json_schema(older)
    if schema is None:
        return {"type": "json_object"}, {"responseMimeType": _JSON}
    if not isinstance(schema, dict):
        return None, {}
    return {"type": "json_schema", "json_schema": schema}, {"responseMimeType": _JSON, "responseJsonSchema": schema}


def read_request(body: Mapping[str, object], variant: GeminiVariant, *, model: str | None = None) -> ChatRequest:
    """Return the request that a client of this dialect sent.

    Raises:
        InvalidDataError: the body is not a request of this dialect; each problem has its path.
    """
    require_body(body, NO_REQUEST)
    wire: sent.RawGenerateContentRequest = whole_form(body)
    problems: list[Problem] = []
    own: dict[str, object] = {}
    own_config: dict[str, object] = {}
    name = _model(wire.get("model"), model, problems)
    names = ToolNames()
    request: dict[str, object] = {}
    tools = read_tools(wire.get("tools"), names, own, problems)
    if tools is not None:
        request["tools"] = tools
    request["messages"] = _read_messages(wire, names, problems)
    choice = read_tool_choice(wire.get("toolConfig"), names, own, problems, has_functions=bool(tools))
    if choice is not None:
        request["tool_choice"] = choice
    given = wire.get("generationConfig", {})
    if not isinstance(given, dict):
        problems.append(Problem("/generationConfig", "type", "must be an object"))
    config: sent.RawGenerationConfig = object_of(given)
    parameters = read_parameters(config, facts_of(name), own_config, problems)
    wanted = read_response_format(config, own_config)
    if wanted is not None:
        request["response_format"] = wanted
    own_config |= unknown_fields(config, KNOWN | FORMAT_FIELDS)
    if own_config:
        own["generationConfig"] = own_config
    own |= unknown_fields(wire, KNOWN_REQUEST)
    if beside := unknown_fields(object_of(wire.get("systemInstruction")), KNOWN_CONTENT):
        own["systemInstruction"] = beside
    parameters["model"] = name
    request["parameters"] = with_own(parameters, own, DIALECT)
    renamed = {"messages": "contents"}
    return loaded_request(request, problems, renamed, NO_REQUEST, parameters="/generationConfig")


def _model(in_body: object, in_url: str | None, problems: list[Problem]) -> str:
    """Return the model's name, which the caller takes from the URL, because the body does not contain it."""
    name = in_body if isinstance(in_body, str) else in_url
    name = (name or "").removeprefix("models/")
    if not name.strip():
        message = "the model's name stands in the URL (/models/NAME:generateContent); give it as `model`"
        problems.append(Problem("/model", "required", message))
    return name


def _read_messages(
    wire: sent.RawGenerateContentRequest, names: ToolNames, problems: list[Problem]
) -> list[dict[str, object]]:
    reader = ContentReader(names, problems)
    reader.read_system(wire.get("systemInstruction"))
    contents = wire.get("contents")
    if not isinstance(contents, list) or not contents:
        problems.append(Problem("/contents", "minItems", "must be a list with at least one content"))
    else:
        count = len(reader.messages)
        for position, content in enumerate(contents):
            reader.read(content, position)
        if len(reader.messages) == count and not problems:
            problems.append(Problem("/contents", "minItems", "a content must have at least one part"))
    return reader.messages
