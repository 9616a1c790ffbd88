"""Tool definitions from types, functions and MCP tools, and the checking of a call's arguments.

Schemas of Python types come from pydantic; docstrings give descriptions. Arguments are checked by jsonschema-rs,
compiled once for each schema.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
import warnings
from collections.abc import Callable, Iterable, Mapping, Set
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Annotated, Any, Final, cast, get_type_hints

from pydantic import BaseModel, Field, PydanticUndefinedAnnotation, PydanticUserError, TypeAdapter, create_model
from pydantic.fields import FieldInfo
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import SchemaError, from_json, to_json

from turnwire_schema._typed_dicts import readable
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolDefinition

from turnwire.core.argument_types import require
from turnwire.core.calls import NAME
from turnwire.core.closed_schema import close_objects
from turnwire.core.errors import InvalidDataError, Problem, ToolArgumentError
from turnwire.core.jsonschema import SchemaChecker, compile_schema
from turnwire.core.schema_refs import without_titles

if TYPE_CHECKING:
    from turnwire.core.bound_tools import ToolLike
    from turnwire.core.docstrings import Docstring


NAMES_SHOWN: Final = 50
"""Most names of tools in one sentence."""
_WANTED: Final = "give a pydantic model, dataclass, TypedDict or function"


def tool_from_type(
    source: Any, *, name: str | None = None, description: str | None = None, strict: bool | None = True
) -> ToolDefinition:
    """A tool made from a pydantic model, dataclass, TypedDict or function: all of it is read off.

    A function's parameters become properties, `self` and `cls` left out. Its docstring is the description; what it says
    of the parameters (Google, NumPy or Sphinx style) describes the properties instead. Without either, the name is the
    description, with a `MissingDescriptionWarning`.

    Raises:
        InvalidDataError: the name does not fit, or a parameter has no JSON form.
    """
    title = name or _name_of(source)
    if inspect.isclass(source):
        summary, schema = _of_class(source)
    elif callable(source):
        summary, schema = _of_function(source)
    else:
        problem = Problem("", "type", _WANTED)
        raise InvalidDataError("no tool can be made from this", [problem])
    if schema.get("type") != "object":
        problem = Problem("", "type", f"{_WANTED}, whose values are JSON objects")
        raise InvalidDataError("no tool can be made from this", [problem])
    text = description or summary
    if not title:
        problem = Problem("/name", "minLength", f"a {type(source).__name__} has none; give it, as in name='my_tool'")
        raise InvalidDataError("a tool needs a name", [problem])
    made = make_tool(title, text or title, schema, strict=strict)
    if not text:
        warn_undescribed(title)
    return made


class MissingDescriptionWarning(UserWarning):
    """A tool has no docstring and no description: a model knows no more of it than its name."""


def warn_undescribed(name: str) -> None:
    """Warn about a tool whose name is its only description."""
    text = f"the tool {name} has no description; write a docstring, or give a description"
    warnings.warn(text, MissingDescriptionWarning, stacklevel=3)


def _name_of(source: Any) -> str:
    """The name of a function or class, or of the function behind a partial one; empty if it has no name."""
    return str(getattr(_function_of(source), "__name__", ""))


def _function_of(source: Any) -> Any:
    """The function whose first arguments a partial one fixes; anything else as it is."""
    while isinstance(source, partial):
        source = source.func
    return source


def _doc_of(source: Callable[..., Any]) -> str:
    """The docstring of a function, or of the method that makes an object callable where its class says nothing."""
    function = _function_of(source)
    if inspect.isroutine(function):
        return inspect.getdoc(function) or ""
    written = getattr(function, "__dict__", {})
    if "__doc__" in written:  # a wrapper with the docstring of the function inside
        return inspect.cleandoc(written["__doc__"] or "")
    # Not by inspect.getdoc: the docstring of `object.__call__` would describe the tool.
    return _own_docstring(type(function)) or inspect.cleandoc(type(function).__call__.__doc__ or "")


def make_tool(
    name: str, description: str, parameters: Mapping[str, Any], *, strict: bool | None = True, **fields: Any
) -> ToolDefinition:
    """A tool from its parts.

    Raises:
        InvalidDataError: the name, description or schema does not fit.
    """
    given = {"name": name, "description": description, "parameters": parameters, "strict": strict, **fields}
    return ToolDefinition(**given)


def _of_class(source: type[Any]) -> tuple[str, dict[str, Any]]:
    schema = _schema_of(source, source.__name__)
    if schema.get("type") != "object" and "$ref" in schema:
        target = schema["$ref"].rpartition("/")[2]
        schema = {**schema["$defs"][target], "$defs": schema["$defs"]}
    properties = schema.get("properties", {})
    parsed = _docstring(_own_docstring(source), properties)
    for parameter, text in parsed.parameters.items():
        properties[parameter].setdefault("description", text)
    schema.pop("description", None)
    return parsed.text, _tidy(schema)


# What pydantic raises about a type, and what its own evaluation of annotations and patterns lets out.
_UNREADABLE = (PydanticUserError, PydanticUndefinedAnnotation, NameError, TypeError, AttributeError, SchemaError)


class _Quietly(GenerateJsonSchema):
    """Leaves a default that JSON cannot hold out without a warning, which would show the value."""

    ignored_warning_kinds = {*GenerateJsonSchema.ignored_warning_kinds, "non-serializable-default"}  # noqa: RUF012  # as there


def _schema_of(kind: Any, name: str) -> dict[str, Any]:
    try:
        return TypeAdapter(readable(kind)).json_schema(schema_generator=_Quietly)
    except _UNREADABLE as error:
        problem = Problem(
            "", "type", f"{name} has no JSON Schema: a type in it has no form in JSON, as functions have none"
        )
        raise InvalidDataError("no tool can be made from this", [problem]) from error


def _docstring(text: str, names: Iterable[str]) -> Docstring:
    from turnwire.core.docstrings import parse_docstring  # only tools made from Python types need it

    return parse_docstring(text, names)


def _own_docstring(source: type[Any]) -> str:
    doc = source.__dict__.get("__doc__") or ""
    if dataclasses.is_dataclass(source) and doc.startswith(f"{source.__name__}("):
        return ""  # the signature that dataclasses write if there is no docstring
    return inspect.cleandoc(doc)


def _of_function(source: Callable[..., Any]) -> tuple[str, dict[str, Any]]:
    text, model = arguments_model(source)
    try:
        schema = model.model_json_schema(schema_generator=_Quietly)
    except _UNREADABLE as error:
        raise _unfit({str(field.alias): field.annotation for field in model.model_fields.values()}) from error
    return text, _tidy(schema)


def _unfit(kinds: Mapping[str, Any]) -> InvalidDataError:
    """The error about the parameters whose types have no form in JSON."""
    problems = [Problem(f"/{name}", "type", _NO_FORM) for name, kind in kinds.items() if not _has_schema(kind)]
    return InvalidDataError("no tool can be made from this function", problems or [Problem("", "type", _NO_FORM)])


_NO_FORM = "its type has no form in JSON; give a pydantic model, dataclass, TypedDict or JSON type"


def _has_schema(kind: Any) -> bool:
    try:
        TypeAdapter(kind).json_schema(schema_generator=_Quietly)
    except _UNREADABLE:
        return False
    return True


def arguments_model(source: Callable[..., Any]) -> tuple[str, type[BaseModel]]:
    """Return a function's description from its docstring, and a model of its parameters in order, names as aliases.

    Raises:
        InvalidDataError: a parameter cannot be given by name, or has no JSON form.
    """
    hints = _hints(source)
    parameters = list(_signature(source).parameters.values())[is_method_without_object(source) :]
    parsed = _docstring(_doc_of(source), [parameter.name for parameter in parameters])
    fields: dict[str, Any] = {}
    for number, parameter in enumerate(parameters):
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD, parameter.POSITIONAL_ONLY):
            problem = Problem(
                f"/{parameter.name}", "type", "every parameter of a tool must be given by name: no *, ** or /"
            )
            raise InvalidDataError("no tool can be made from this function", [problem])
        given: dict[str, Any] = {"alias": parameter.name}  # a field of that name could hide a method of the model
        kind: Any = readable(hints.get(parameter.name, Any))
        if isinstance(parameter.default, FieldInfo):  # `Field(3, description=…)`: the description of the parameter
            kind = Annotated[kind, parameter.default]
            given |= _default_of(parameter.default)
        elif parameter.default is not parameter.empty:
            given["default"] = parameter.default
        if parameter.name in parsed.parameters:
            given["description"] = parsed.parameters[parameter.name]
        fields[f"parameter_{number}"] = (kind, Field(**given))
    try:
        model = create_model("Arguments", **fields)
    except _UNREADABLE as error:
        raise _unfit({str(field.alias): kind for kind, field in fields.values()}) from error
    return parsed.text, model


def is_method_without_object(source: Any) -> bool:
    """Whether `source` is a function of a class that waits for an object: `Shop.find`, or one being defined."""
    if not inspect.isfunction(source) or "." not in source.__qualname__.rpartition("<locals>.")[2]:
        return False
    return next(iter(inspect.signature(source).parameters), None) in ("self", "cls")


def defaults_to_make(source: Callable[..., Any]) -> frozenset[str]:
    """The parameters whose default is made for each call.

    That of a `Field` is its value, and not the `Field`; a list, dict or the like must not be that of the call before.
    """
    parameters = _signature(source).parameters.values()
    return frozenset(
        one.name
        for one in parameters
        if isinstance(one.default, FieldInfo) or (one.default is not one.empty and type(one.default).__hash__ is None)
    )


def _default_of(field: FieldInfo) -> dict[str, Any]:
    """The default that a `Field` names, as the arguments of another one."""
    if field.is_required():
        return {}
    return {"default_factory": field.default_factory} if field.default_factory else {"default": field.default}


def _signature(source: Callable[..., Any]) -> inspect.Signature:
    try:
        return inspect.signature(source)
    except (ValueError, TypeError):
        problem = Problem("", "type", "its parameters cannot be read; write a function around it")
        raise InvalidDataError("no tool can be made from this function", [problem]) from None


def _hints(source: Any) -> dict[str, Any]:
    function = _function_of(source)
    wrapped = getattr(function, "__wrapped__", function)
    target = wrapped if inspect.isroutine(wrapped) else type(function).__call__
    try:
        return get_type_hints(target, include_extras=True)
    except (NameError, TypeError) as error:
        name = getattr(error, "name", None)
        what = f"the type {name} is" if name else "a type that the function names is"
        problem = Problem("", "type", f"{what} not known where the function is written")
        raise InvalidDataError("no tool can be made from this function", [problem]) from error


def _tidy(schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": {}, **without_titles(schema)}


def tool_from_mcp(tool: Any, *, strict: bool | None = None, taken: Iterable[str] = ()) -> ToolDefinition:
    """A tool from an MCP tool (the SDK's object or its JSON), its own name kept for the way back.

    A name that does not fit is changed: other characters become underscores, it is cut to 64, and a number is added
    where the result is in `taken`. `original_name` then holds the MCP name.
    """
    data = tool if isinstance(tool, Mapping) else _mcp_json(tool)
    original = data.get("name")
    if not isinstance(original, str) or not original:
        raise InvalidDataError("not a valid MCP tool", [Problem("/name", "required", "an MCP tool must have a name")])
    name = fit_name(original, taken=taken)
    schema = data.get("inputSchema") or {}
    if isinstance(schema, Mapping):
        schema = {"type": "object", **schema}
    text = data.get("description") or data.get("title") or f"The tool {original}."
    fields = {key: value for key, value in data.items() if key not in _MCP_READ and value is not None}
    if name != original:
        fields["original_name"] = original
    return ToolDefinition.from_dict(
        {"name": name, "description": text, "parameters": schema, "strict": strict, **fields}
    )


_MCP_READ = frozenset(("name", "description", "inputSchema", "parameters", "strict", "original_name"))


def _mcp_json(tool: Any) -> dict[str, Any]:
    """The JSON of an SDK object: its own dump where it has one, else its attributes in either spelling."""
    if hasattr(tool, "model_dump"):
        return cast(dict[str, Any], tool.model_dump(mode="json", by_alias=True, exclude_none=True))
    schema = getattr(tool, "inputSchema", None) or getattr(tool, "input_schema", None)
    names = ("name", "title", "description")
    return {name: getattr(tool, name, None) for name in names} | {"inputSchema": schema}


def fit_name(name: str, *, taken: Iterable[str] = (), numbers: dict[tuple[str, int], int] | None = None) -> str:
    """`name` changed as little as needed to be a canonical tool name that is not in `taken`.

    With `numbers`, which it changes, it remembers where to go on: give the same one with a `taken` that only grows.
    """
    fitted = re.sub(r"\W", "_", name, flags=re.ASCII)[:64] or "tool"
    used = taken if isinstance(taken, Set) else frozenset(taken)
    if fitted not in used:
        return fitted
    numbers = {} if numbers is None else numbers
    for length in range(2, 64):  # of the number and its underscore: names that differ at their end share a beginning
        head = fitted[: 64 - length]
        number = numbers.get((head, length), max(2, 10 ** (length - 2)))
        while number < 10 ** (length - 1) and f"{head}_{number}" in used:
            number += 1
        numbers[head, length] = number
        if number < 10 ** (length - 1):
            return f"{head}_{number}"
    raise AssertionError("there are more names than atoms")


def is_tool_name(name: str) -> bool:
    """Whether `name` is a canonical tool name."""
    return NAME.fullmatch(name) is not None


# By JSON text: as values, the schemas {"const": 1} and {"const": true} would be one.
@lru_cache(maxsize=512)
def _checker(parameters: bytes, strict: bool) -> SchemaChecker:
    schema = from_json(parameters)
    return compile_schema(close_objects(schema) if strict else schema)


def check_arguments(tool: ToolLike, arguments: Mapping[str, Any]) -> tuple[Problem, ...]:
    """Every fault of `arguments` against the tool's schema, with its path; empty when they fit. Nothing is coerced.

    A strict tool refuses arguments that its schema does not name, at every object level.
    """
    return argument_checker(tool).problems(arguments)


def argument_checker(tool: ToolLike) -> SchemaChecker:
    """Return the checker of a tool's arguments, compiled once for each schema.

    Raises:
        InvalidDataError: the schema cannot be compiled.
    """
    definition = _definition(tool)
    return _checker(to_json(definition.parameters), bool(definition.strict))


def _definition(tool: ToolLike) -> ToolDefinition:
    if isinstance(tool, ToolDefinition):
        return tool
    from turnwire.core.bound_tools import definition_of  # only programs that bind tools to functions need it

    return definition_of(tool)


def validate_call(call: ToolCall, tools: Iterable[ToolLike]) -> ToolDefinition:
    """The tool that `call` may run: it is among `tools` (definitions, tools or functions) and its arguments fit.

    Raises:
        ToolArgumentError: no such tool, or faults in the arguments with their paths. The message shows no values
            and may be given to the model as the result.
    """
    given: Any = call
    if not isinstance(given, ToolCall):
        text = f"give a ToolCall, not {type(given).__name__}; ToolCall.from_dict makes one of a dict"
        raise InvalidDataError("this is no call", [Problem("", "type", text)])
    given = tools
    if isinstance(given, (ToolDefinition, str)) or not isinstance(given, Iterable):
        raise InvalidDataError(
            "not valid tools", [Problem("/tools", "type", "give a list of tools, even where there is one")]
        )
    offered = {tool.name: tool for tool in map(_definition, tools)}
    tool = offered.get(call.name)
    if tool is None:
        text = f"use one of: {', '.join(sorted(offered))}" if offered else "no tool is offered"
        raise ToolArgumentError(f"there is no tool {call.name}", [Problem("/name", "unknown_tool", text)])
    problems = check_arguments(tool, call.arguments)
    if problems:
        raise ToolArgumentError(f"the arguments of {call.name} do not fit", problems)
    return tool


def explain_invalid_call(
    call: InvalidToolCall, *, max_tokens: int | None = None, names: Iterable[str] | None = None
) -> str:
    """Return an error message for the model about a call that cannot be run, without its text.

    `names` are those of the tools that were offered, for a call whose name is wrong; without them none is listed.

    Raises:
        InvalidDataError: it is no such call.
    """
    require(call, InvalidToolCall, "call", "an InvalidToolCall, as in message.invalid_tool_calls")
    if call.reason == "truncated":
        limit = f" at max_tokens={max_tokens}" if max_tokens is not None else ""
        return f"The call was cut off{limit} and was not run. Make it shorter, or in several calls."
    if call.reason in ("bad_name", "no_name"):
        what = "There is no tool of that name, so" if call.reason == "bad_name" else "The call names no tool, so"
        advice = "Use the name of a tool that was offered, unchanged." if names is None else list_tools(names)
        return f"{what} nothing was run. {advice}"
    detail = f": {call.detail}" if call.detail else ""
    reason = call.reason.replace("_", " ")
    return f"The call was not run ({reason}{detail}). Write it again with a JSON object as arguments."


def list_tools(names: Iterable[str]) -> str:
    """Return a sentence for the model with the names of the tools, the first fifty."""
    named = list(names)
    if not named:
        return "There are no tools."
    more = f" and {len(named) - NAMES_SHOWN} more" if len(named) > NAMES_SHOWN else ""
    return f"Use one of: {', '.join(named[:NAMES_SHOWN])}{more}."
