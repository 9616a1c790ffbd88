"""Structured output: from a Python type or a schema to the format that a server is asked for, and from its answer to a
value.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence, Set
from enum import Enum
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar, cast, get_args

from pydantic import (
    BaseModel,
    PydanticUndefinedAnnotation,
    PydanticUserError,
    TypeAdapter,
    ValidationError as PydanticError,
)
from pydantic_core import SchemaError, to_json

from turnwire_schema._errors import quiet_problems
from turnwire_schema._typed_dicts import readable
from turnwire_schema.v1.request import JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse

from turnwire.core.broken_rules import broken_rules
from turnwire.core.errors import InvalidDataError, OutputError, Problem
from turnwire.core.jsonschema import checker_for, compile_schema
from turnwire.core.jsontext import read_json
from turnwire.core.schema_refs import without_titles

T = TypeVar("T")

_VALUES: Final = (BaseModel, Mapping, Sequence, Set, int, float, Enum)
"""What of these is given is a value, and no type."""

_ENDED_EARLY: Final = {
    "length": "the answer was cut off at the token limit; ask for less, or raise max_tokens",
    "content_filter": "the answer was refused",
    "tool_calls": "the model called tools instead of answering; run them and ask again",
    "error": "the answer broke off before its end",
    "cancelled": "the answer was cancelled before its end",
}
_MAY_BE_CUT: Final = frozenset(("length", "content_filter", "error", "cancelled"))
"""Reasons with which the text may be the beginning of an answer."""


class OutputType(Generic[T]):
    """A type that an answer is asked to have: a pydantic model, dataclass, TypedDict, or anything pydantic reads.

    A `JsonSchemaFormat` in place of a type is sent as it is, and gives plain JSON values.

    Raises:
        InvalidDataError: the type has no JSON Schema.
    """

    format: JsonSchemaFormat
    """The `response_format` that asks for it."""

    def __init__(self, kind: type[T] | JsonSchemaFormat) -> None:
        self.kind: Final = kind
        self._adapter: TypeAdapter[T] | None = None
        if isinstance(kind, JsonSchemaFormat):
            self.format = kind
            self._checker = checker_for(kind.json_schema)
            return
        if _is_value(kind):
            text = f"give a type, for example a dataclass, not {_name_of(kind)}"
            text += "; of a schema, JsonSchemaFormat(json_schema=…)" if isinstance(kind, Mapping) else ""
            raise InvalidDataError("no output of this type can be asked for", [Problem("/output", "type", text)])
        try:
            self._adapter = TypeAdapter(readable(kind))
            schema = self._adapter.json_schema()
        except (
            PydanticUserError,
            PydanticUndefinedAnnotation,
            NameError,
            TypeError,
            AttributeError,  # of something that is no type
            SchemaError,
        ) as error:
            text = f"it has no JSON Schema: {_name_of(kind)}; give a pydantic model, dataclass, TypedDict or JSON type"
            problems = [Problem("/output", "type", text)]
            raise InvalidDataError("no output of this type can be asked for", problems) from error
        schema = without_titles(schema)
        self._checker = compile_schema(schema)
        name = re.sub(r"[^A-Za-z0-9_-]", "_", getattr(kind, "__name__", "") or "output")[:64]
        self.format = JsonSchemaFormat(json_schema=schema, name=name, strict=True)

    def read(self, response: ChatResponse) -> T:
        """The value in an answer.

        Raises:
            OutputError: the answer is not JSON, does not fit the type, or ended before it was whole. It names what the
                type has, and no name that the model made up.
        """
        try:
            return self._value(response, self._quiet_problems)
        except PydanticError as error:
            problems = quiet_problems(error, _property_names(self.format.json_schema))
            raise OutputError(self._what, dict.fromkeys(problems), response.text) from None

    def problems_for_model(self, response: ChatResponse) -> tuple[Problem, ...]:
        """What is wrong with an answer, for the model that wrote it: names that it made up are shown; empty if it fits.

        For anybody else they are content, see `read`.
        """
        try:
            self._value(response, self._checker.problems)
        except PydanticError as error:
            return tuple(quiet_problems(error))
        except OutputError as error:
            return error.problems
        return ()

    def _value(self, response: ChatResponse, check: Callable[[Any], Sequence[Problem]]) -> T:
        text = response.text
        ended = _ENDED_EARLY.get(response.finish_reason)
        early = [Problem("", "finish_reason", ended)] if ended else []
        try:
            value = read_json(text)
        except ValueError as error:
            problem = Problem("", "json", f"not valid JSON: {error}" if text.strip() else "the answer has no text")
            raise OutputError(self._what, [*early, problem], text) from None
        problems = check(value)
        may_be_cut = response.finish_reason in _MAY_BE_CUT and not isinstance(value, (dict, list))
        if problems or may_be_cut:  # where a number ends, only what follows it says
            raise OutputError(self._what, [*early, *problems], text)
        return cast(T, value) if self._adapter is None else self._adapter.validate_json(to_json(value))

    @property
    def _what(self) -> str:
        return f"the answer is not {_answer_name(self.kind)}"

    def _quiet_problems(self, value: Any) -> list[Problem]:
        broken = broken_rules(self._checker, value, most=None)
        return list(dict.fromkeys(Problem(each.path, each.rule, each.message) for each in broken))


def _property_names(schema: Any) -> set[str]:
    """The names of all properties that a schema names, at any depth."""
    found = set[str]()
    rest = [schema]
    while rest:
        part = rest.pop()
        if isinstance(part, Mapping):
            properties = part.get("properties")
            found.update(properties if isinstance(properties, Mapping) else ())
            rest += part.values()
        elif isinstance(part, (list, tuple)):
            rest += part
    return found


def _name_of(kind: Any) -> str:
    """The name of a type; of a value, the name of its type, for values are content."""
    return str(getattr(kind, "__name__", "") or f"a {type(kind).__name__}")


def _answer_name(kind: Any) -> str:
    """The class that an answer should be of, with its article; for any other type what it is asked for."""
    if isinstance(kind, JsonSchemaFormat):
        return "JSON of the schema that was asked for"
    if not isinstance(kind, type) or get_args(kind):
        return "of the type that was asked for"
    return f"{'an' if kind.__name__[0] in 'AEIOaeio' else 'a'} {kind.__name__}"


def _is_value(given: Any) -> bool:
    """Whether what was given as a type is a value or a function."""
    return isinstance(given, _VALUES) or inspect.isroutine(given)


@lru_cache(maxsize=128)
def _known(kind: Any) -> OutputType[Any]:
    return OutputType(kind)


def output_type(kind: type[T] | JsonSchemaFormat) -> OutputType[T]:
    """`kind` as an output type; the same one every time where the type can be remembered.

    Raises:
        InvalidDataError: the type has no JSON Schema.
    """
    if isinstance(kind, JsonSchemaFormat):  # equal ones may differ in JSON: 1 and true
        return OutputType(kind)
    try:
        return _known(cast(Any, kind))
    except TypeError:  # not hashable, for example Annotated with a list
        return OutputType(kind)
