"""Unions: by a tag, open or closed, and of plain JSON types; all of them pydantic's native unions."""

from collections.abc import Callable
from operator import is_
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, GetCoreSchemaHandler, ValidationError
from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError, core_schema
from pydantic_core.core_schema import ErrorType

from turnwire_schema import errors


class OneOf:
    """Annotation of a union by tag: ``Annotated[A | B, OneOf("type")]``.

    With a fallback, a tag that no member has becomes the fallback member; a known tag with a bad body stays an error.
    """

    def __init__(self, tag: str, *, fallback: str | None = None) -> None:
        self.tag = tag
        self.fallback = fallback

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        choices: dict[Any, CoreSchema] = {}
        known: list[str] = []
        for member in get_args(source):
            schema = handler.generate_schema(member)
            if member.__name__ == self.fallback:
                choices[_FALLBACK] = schema
                continue
            for tag in literal_values(member.model_fields[self.tag].annotation):
                choices[tag] = schema
                known.append(tag)
        discriminator: Any = self.tag
        # Pydantic's own message would show the tag that was found; that is content.
        message = f"must be an object whose {self.tag!r} is one of: {', '.join(known)}"
        if self.fallback is not None:
            discriminator = _discriminator(self.tag, frozenset(known))
            message = f"must be an object with a {self.tag!r}: {', '.join(known)}, or another word"
        return core_schema.tagged_union_schema(
            choices, discriminator, custom_error_type="oneOf", custom_error_message=message
        )


class TaggedUnion:
    """A union by tag as a value of its own: what pydantic validates by its tag, and what `isinstance` takes.

    A type checker sees the plain union.
    """

    def __init__(self, union: Any, tag: str, *, fallback: str | None = None) -> None:
        self.union = union
        self.rule = OneOf(tag, fallback=fallback)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return self.rule.__get_pydantic_core_schema__(self.union, handler)

    def __call__(self, *given: Any, **keywords: Any) -> Any:
        """Nothing: a union has no constructor, its members have.

        Raises:
            InvalidDataError: always.
        """
        names = ", ".join(member.__name__ for member in get_args(self.union))
        problem = errors.Problem("", "oneOf", f"make one of these instead: {names}")
        raise errors.InvalidDataError("a union has no constructor", [problem])

    def __instancecheck__(self, value: object) -> bool:
        return isinstance(value, self.union)

    def __or__(self, other: Any) -> Any:
        return Union[self, other]  # noqa: UP007  # `|` would call this method again

    def __ror__(self, other: Any) -> Any:
        return Union[other, self]  # noqa: UP007  # `|` would call this method again

    def __repr__(self) -> str:
        return " | ".join(member.__name__ for member in get_args(self.union))


_FALLBACK = ""


def _discriminator(tag: str, known: frozenset[str]) -> Callable[[Any], str | None]:
    def discriminate(value: Any) -> str | None:
        found = value.get(tag) if isinstance(value, dict) else getattr(value, tag, None)
        if isinstance(found, str):
            return found if found in known else _FALLBACK
        return None

    return discriminate


class AnyOf:
    """Annotation of a union of plain types: branches in order, each named by its JSON type."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        order_unions(schema)
        return schema


def literal_values(annotation: Any) -> tuple[Any, ...]:
    """The values of a Literal; empty for any other type."""
    if get_origin(annotation) is Annotated:
        return literal_values(get_args(annotation)[0])
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def union_members(annotation: Any) -> tuple[Any, ...]:
    """The members of a union; the type itself if it is none."""
    return get_args(annotation) if get_origin(annotation) in (UnionType, Union) else (annotation,)


# Kind of a core schema -> the JSON type it takes: what a branch of a union is called in the place of an error.
_JSON_TYPES = {
    "str": "string",
    "int": "integer",
    "chain": "integer",
    "float": "number",
    "bool": "boolean",
    "literal": "enum",
    "tuple": "array",
    "dict": "object",
    "model": "object",
    "definition-ref": "object",
    "function-plain": "object",
}


def order_unions(schema: Any) -> None:
    """Let unions of plain types inside a field try their branches in order, and name them by JSON type."""
    kind = schema["type"]
    if kind == "union":
        schema["mode"] = "left_to_right"
        schema["choices"] = [(choice, _label(choice)) for choice in map(_bare, schema["choices"])]
        for choice, _ in schema["choices"]:
            order_unions(choice)
    elif kind == "tuple":
        for item in schema["items_schema"]:
            order_unions(item)
    elif kind == "dict" and "values_schema" in schema:
        order_unions(schema["values_schema"])
    elif kind in ("nullable", "default", "function-after", "function-before", "function-wrap"):
        order_unions(schema["schema"])


def keep_instances(schema: Any) -> Any:
    """`schema` of a field; lists of a union by tag take instances as they are, without asking each for its tag."""
    kind = schema["type"]
    if kind in ("default", "nullable"):
        schema["schema"] = keep_instances(schema["schema"])
    elif kind == "tuple" and schema["items_schema"][0]["type"] == "tagged-union" and schema.get("min_length", 0) <= 1:
        if "max_length" in schema:
            return schema
        return _with(_Kept(), schema)
    elif kind == "tuple" and ("min_length" in schema or "max_length" in schema):
        return _with(_Counted(), schema)
    return schema


def _with(validate: Any, schema: Any) -> Any:
    wrapped = core_schema.no_info_wrap_validator_function(validate, schema)
    return core_schema.json_or_python_schema(json_schema=schema, python_schema=wrapped)


class _Counted:
    """Takes a list whose length is limited. Pydantic counts the valid items, so that a bad one makes it too short, too:
    a program that shows pydantic's errors as they are, as FastAPI does, would show a fault that is not there.
    """

    __slots__ = ()

    def __call__(self, value: Any, validate: Callable[[Any], Any]) -> Any:
        try:
            return validate(value)
        except ValidationError as error:
            raise _without_count(error) from None


_COUNTS = ("too_short", "too_long")
_OF_PYDANTIC = frozenset(get_args(ErrorType))


def _without_count(error: ValidationError) -> ValidationError:
    """`error` without what it says of the length of a list that has a bad item."""
    lines = error.errors(include_url=False)
    places = [line["loc"] for line in lines]

    def follows(line: Any) -> bool:
        at = line["loc"]
        return line["type"] in _COUNTS and any(other != at and other[: len(at)] == at for other in places)

    kept = [line for line in lines if not follows(line)]
    if len(kept) == len(lines):
        return error
    return ValidationError.from_exception_data(error.title, [_again(line) for line in kept])


def _again(line: Any) -> InitErrorDetails:
    context = line.get("ctx")
    kind = line["type"] if line["type"] in _OF_PYDANTIC else PydanticCustomError(line["type"], line["msg"], context)
    again = InitErrorDetails(type=kind, loc=line["loc"], input=line["input"])
    if context:
        again["ctx"] = context
    return again


class _Kept(_Counted):
    """Takes a list of instances, once the validator has taken instances of each of their classes as they are."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: frozenset[type] = frozenset()

    def __call__(self, value: Any, validate: Callable[[Any], Any]) -> Any:
        if type(value) not in (list, tuple) or not value:
            return super().__call__(value, validate)
        kinds = set(map(type, value))
        if kinds <= self._known:
            return tuple(value)
        made = super().__call__(value, validate)
        if all(issubclass(kind, BaseModel) for kind in kinds) and all(map(is_, made, value)):
            self._known |= kinds
        return made


def _bare(choice: Any) -> Any:
    return choice[0] if isinstance(choice, tuple) else choice


def _label(schema: Any) -> str:
    while schema["type"] not in _JSON_TYPES and "schema" in schema:
        schema = schema["schema"]
    kind: str = schema["type"]
    return _JSON_TYPES.get(kind, kind)
