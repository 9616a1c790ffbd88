"""A tool bound to its function: the definition that a model reads, and the run of a call that a model wrote.

In comes a `ToolCall`, out comes a `ToolResult`, whatever happens in between: arguments that do not fit and exceptions
of the function are results that say so. Arguments arrive in the function's own types (a datetime, an Enum, a
dataclass), as fresh values that it may change. Functions are called where `run` is called: one that blocks holds its
event loop.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import update_wrapper
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, TypeAlias, TypeVar, overload
from weakref import WeakKeyDictionary

from pydantic import BaseModel, ValidationError
from pydantic_core import PydanticSerializationError, to_json, to_jsonable_python

from turnwire_schema._errors import quiet_problems
from turnwire_schema.v1.tool import ToolCall, ToolDefinition, ToolError, ToolResult

from turnwire.core.argument_types import items_of, require
from turnwire.core.errors import InvalidDataError, Problem, ToolArgumentError
from turnwire.core.hints import hint_for
from turnwire.core.tools import (
    arguments_model,
    defaults_to_make,
    is_method_without_object,
    tool_from_type,
    validate_call,
)

P = ParamSpec("P")
R = TypeVar("R")


class Tool(Generic[P, R]):
    """A function that a model may call. It is still the function: `get_weather("Oslo")` works as before.

    Immutable and safe to share. `tool` makes one.
    """

    if not TYPE_CHECKING:  # a checker knows the attributes there are
        __getattr__ = hint_for("Tool")

    def __init__(self, function: Callable[P, R], definition: ToolDefinition, arguments: type[BaseModel]) -> None:
        self._function: Final = function
        self._definition: Final = definition
        self._arguments: Final = arguments
        self._made: Final = defaults_to_make(function)
        if isinstance(function, (FunctionType, MethodType)):
            update_wrapper(self, function)  # name, docstring and signature, for help() and for editors

    @property
    def definition(self) -> ToolDefinition:
        """The definition that the model is shown."""
        return self._definition

    @property
    def name(self) -> str:
        """The name that the model calls it by."""
        return self._definition.name

    @property
    def function(self) -> Callable[P, R]:
        """The function itself."""
        return self._function

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self._function(*args, **kwargs)

    def __get__(self, instance: Any, owner: type[Any] | None = None) -> Tool[..., R]:
        """A tool in a class is bound to its instance, as a method is."""
        if instance is None:
            return self
        bound: Callable[..., R] = self._function.__get__(instance, owner)
        return Tool(bound, self._definition, self._arguments)

    def __repr__(self) -> str:
        return f"Tool({self.name})"

    def arguments(self, call: ToolCall) -> dict[str, Any]:
        """The arguments of `call` by name, in the function's types and its own to change; those left out are left out.

        Raises:
            ToolArgumentError: `call` is for another tool, or its arguments do not fit; each problem has its path.
            InvalidDataError: it is no call.
        """
        require(call, ToolCall, "call", "a ToolCall; ToolCall.from_dict makes one of a dict")
        what = f"the arguments of {call.name} do not fit"
        names = [str(field.alias) for field in self._arguments.model_fields.values()]
        unknown = [name for name in call.arguments if name not in names]
        if unknown and call.name == self.name:  # the function cannot take them, strict or not
            text = f"there is no such parameter; there are: {', '.join(names) or 'none'}"
            raise ToolArgumentError(
                what, [Problem(f"/{name.replace('~', '~0').replace('/', '~1')}", "unknown", text) for name in unknown]
            )
        validate_call(call, [self._definition])
        try:
            # The schema was strict already; now 5.0 may become an int and 5 a float, as JSON does not tell them apart.
            read = self._arguments.model_validate_json(to_json(call.arguments))
        except ValidationError as error:
            raise ToolArgumentError(what, quiet_problems(error)) from None
        return {
            str(field.alias): getattr(read, name)
            for name, field in self._arguments.model_fields.items()
            if name in read.model_fields_set or field.alias in self._made
        }

    async def run(self, call: ToolCall) -> ToolResult:
        """The result of `call`, errors included: only cancellation and the like leave the function as exceptions.

        Raises:
            InvalidDataError: the tool is a method without its object, or this is no call.
        """
        started = self._started(call)
        if isinstance(started, ToolResult):
            return started
        try:
            value = await started if isinstance(started, Awaitable) else started
        except Exception as error:  # a tool may fail in any way; the model is informed
            return ToolResult.failure(call, error)
        return result_of(call, value)

    def run_sync(self, call: ToolCall) -> ToolResult:
        """The synchronous twin of `run`.

        Raises:
            InvalidDataError: the function is asynchronous, or a method without its object, or this is no call.
        """
        started = self._started(call)
        if inspect.iscoroutine(started):
            started.close()
        if not isinstance(started, ToolResult) and isinstance(started, Awaitable):
            problem = Problem("", "async", "the function is async; write `await tool.run(call)`")
            raise InvalidDataError(f"{self.name} cannot run here", [problem])
        return started if isinstance(started, ToolResult) else result_of(call, started)

    def _started(self, call: ToolCall) -> Any:
        """The return value of the function: a value, an awaitable, or the result of a call that failed at once."""
        function: Callable[..., Any] = self._function
        check_object(self)
        try:
            arguments = self.arguments(call)
        except ToolArgumentError as error:
            return ToolResult.failure(call, str(error), recoverable=True)
        try:
            found = function(**arguments)
        except Exception as error:  # a tool may fail in any way; the model is informed
            return ToolResult.failure(call, error)
        return result_of(call, found) if isinstance(found, ToolResult) else found


def result_of(call: ToolCall, value: Any) -> ToolResult:
    """A function's value as the result of `call`: text as it is, other values as JSON, a result under the call's id.

    A value that JSON cannot hold is a result that says so. An iterator is one: it may never end.
    """
    if isinstance(value, ToolResult):
        return value.replace(tool_call_id=call.id, name=call.name)
    try:
        if isinstance(value, str):
            return ToolResult(tool_call_id=call.id, name=call.name, text=str.__str__(value))
        if value is None:
            return ToolResult(tool_call_id=call.id, name=call.name, text="")
        if isinstance(value, Iterator):
            raise ValueError
        plain = to_jsonable_python(value)
        given: dict[str, Any] = {"text": ""} if plain is None else {"structured": plain}
        return ToolResult(tool_call_id=call.id, name=call.name, **given)
    except (PydanticSerializationError, InvalidDataError, RecursionError, ValueError):
        text = f"the tool gave a value of type {type(value).__name__}, which JSON cannot hold"
        error = ToolError(message=text, recoverable=False)
        return ToolResult(tool_call_id=call.id, name=call.name, is_error=True, error=error)


@overload
def tool(
    function: Callable[P, R], /, *, name: str | None = None, description: str | None = None, strict: bool | None = True
) -> Tool[P, R]: ...


@overload
def tool(
    *, name: str | None = None, description: str | None = None, strict: bool | None = True
) -> Callable[[Callable[P, R]], Tool[P, R]]: ...


def tool(
    function: Callable[..., Any] | None = None,
    /,
    *,
    name: str | None = None,
    description: str | None = None,
    strict: bool | None = True,
) -> Any:
    """A function as a tool: `tool(get_weather)`, or `@tool` and `@tool(name=…)` above it.

    Name, description and parameters are read off the function, see `tool_from_type`.

    Raises:
        InvalidDataError: the name does not fit, or a parameter has no JSON form.
    """
    if function is None:
        return lambda decorated: tool(decorated, name=name, description=description, strict=strict)
    if isinstance(function, (Tool, ToolDefinition)) or inspect.isclass(function) or not callable(function):
        raise InvalidDataError("no tool can be bound to this", [Problem("", "type", _instead_of(function))])
    definition = tool_from_type(function, name=name, description=description, strict=strict)
    return Tool(function, definition, arguments_model(function)[1])


def _instead_of(source: Any) -> str:
    """What to give instead of something that is no function."""
    if isinstance(source, (Tool, ToolDefinition)):
        return "give a function; this is a tool already, and can be given as it is"
    if inspect.isclass(source):
        return "give a function; tool_from_type makes a definition of a class"
    if isinstance(source, Mapping):
        return "give a function; ToolDefinition.from_dict makes a definition of a dict with name and parameters"
    return f"give a function, not {type(source).__name__}"


ToolLike: TypeAlias = ToolDefinition | Tool[..., Any] | Callable[..., Any] | Mapping[str, Any]
"""A tool in any form: its definition alone, bound to its function, the function, or a dict as OpenAI's clients take."""

# Making a tool of a function takes some milliseconds, and a loop gives the same function with every turn.
# Only what was read off it is kept: the function itself would keep itself alive.
_READ: WeakKeyDictionary[FunctionType, tuple[ToolDefinition, type[BaseModel]]] = WeakKeyDictionary()


def bound(source: ToolLike) -> Tool[..., Any] | ToolDefinition:
    """`source` as a tool with its function, or as a definition where it is one.

    Raises:
        InvalidDataError: it is not a tool, and none can be made of it.
    """
    if isinstance(source, (Tool, ToolDefinition)):
        return source
    if isinstance(source, Mapping):
        from turnwire.core.tool_dicts import tool_from_dict  # few programs write tools as dicts

        return tool_from_dict(source)
    if not isinstance(source, FunctionType):
        if source is None:
            raise InvalidDataError("no tool can be bound to this", [Problem("", "type", _instead_of(source))])
        return tool(source)
    read = _READ.get(source)
    if read is None:
        made = tool(source)
        read = _READ[source] = (made.definition, made._arguments)
    return Tool(source, *read)


def check_object(source: Tool[..., Any] | ToolDefinition) -> None:
    """Check that `source` can be run.

    Raises:
        InvalidDataError: it is a method without its object.
    """
    if isinstance(source, Tool) and is_method_without_object(source.function):
        owner = source.function.__qualname__.rpartition("<locals>.")[2].rpartition(".")[0]
        text = f"it is a method of {owner}; give it with its object, as in {owner}(…).{source.function.__name__}"
        raise InvalidDataError(f"{source.name} cannot run", [Problem("", "type", text)])


def definition_of(source: ToolLike) -> ToolDefinition:
    """The definition of a tool in any form.

    Raises:
        InvalidDataError: it is not a tool, and none can be made of it.
    """
    found = bound(source)
    return found if isinstance(found, ToolDefinition) else found.definition


def definitions_of(sources: Iterable[ToolLike]) -> tuple[ToolDefinition, ...]:
    """The definitions of tools in any form.

    Raises:
        InvalidDataError: one is not a tool.
    """
    return tuple(map(definition_of, items_of(sources, "tools", "a list, also of one tool")))
