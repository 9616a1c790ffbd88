# Generated from codegen/targets/python/runtime/_documents.py by `make generate`. Do not edit: changes are lost.
"""What `v1/documents.py` fills instances with: defaults, rules and patterns, read from the core schema of a class.

The typed structs and what is done with them are generated from the schemas. Whatever a struct refuses, and what raises
here, is left to the validator, which judges all of it and says what is wrong. The instance is the one that the
validator makes, to the last detail.

Where `TURNWIRE_CHECK_TRUSTED` is 1, as it is in every test, the validator makes each of them, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Raw
from msgspec.json import decode

from turnwire_schema._constructors import Reader, no_reader
from turnwire_schema._json import JsonShape
from turnwire_schema._plain import (
    OddError,
    UnknownError,
    _fields_of,
    _judges_of,
    _matching,
    _owner,
    _refusing,
    _Schemas,
    no_value,
)
from turnwire_schema._runtime import Model
from turnwire_schema._trust import (
    CHECKED,
    NotTrustworthyError,
    frozen_object as frozen_object,
    same,
    set_extra,
    set_fields,
    set_given,
    set_private,
)

M = TypeVar("M", bound=Model)
Rule: TypeAlias = Callable[[Any], Any]


class Filled(NamedTuple):
    """What an instance of a class begins with, and what judges it when it is filled."""

    copy: Callable[[], dict[str, Any]]
    rules: tuple[Rule, ...]


class Classes:
    """The classes in the core schema of one of them."""

    def __init__(self, root: type[Model]) -> None:
        self._schemas = _Schemas(root.__pydantic_core_schema__)
        self._found: dict[type, tuple[Any, tuple[Rule, ...]]] = {}
        self._look_into(root.__pydantic_core_schema__)

    def _look_into(self, schema: Any) -> None:
        if isinstance(schema, (list, tuple)):
            for each in schema:
                self._look_into(each)
        elif isinstance(schema, dict):
            if schema.get("type") in ("model", "function-after"):
                try:
                    model, rules = self._schemas.model(schema)
                except (UnknownError, KeyError):
                    pass  # no class, or one that is made in a way of its own
                else:
                    self._found.setdefault(model["cls"], (model, rules))
            for each in schema.values():
                self._look_into(each)

    def filled(self, cls: type[Model]) -> Filled:
        """What an instance of `cls` begins with.

        Raises: LookupError where it is not made by taking fields.
        """
        model, rules = self._found[cls]
        template = _fields_of(cls, model, self._schemas).template
        return Filled(template.copy, (*rules, *map(_refusing, _judges_of(cls))))

    def matching(self, cls: type[Model], name: str) -> Callable[[str], str]:
        """What takes the texts of a field that follows a pattern."""
        return _matching(self._field(cls, name), no_value, set())

    def remembered(self, cls: type[Model], name: str) -> Callable[[Raw], Any]:
        """What takes the objects of a field by their text: the same one is the read-only object that it was before."""
        shape: JsonShape = _owner(self._field(cls, name))
        seen: dict[bytes, Any] = {}

        def remember(raw: Raw) -> Any:
            text = bytes(raw)
            found = seen.get(text)
            if found is None:
                value = decode(text)
                found = shape.known(value) if type(value) is dict else None
                if found is None:
                    raise OddError  # the validator sees it first
                if len(text) <= shape.LONGEST:
                    if len(seen) >= shape.MOST:
                        seen.clear()
                    seen[text] = found
            return found

        return remember

    def _field(self, cls: type[Model], name: str) -> Any:
        schema = self._found[cls][0]["schema"]["fields"][name]["schema"]
        while schema["type"] in ("default", "nullable"):
            schema = schema["schema"]
        return schema


def made(cls: type[M], fields: dict[str, Any], given: set[str], rules: tuple[Rule, ...]) -> M:
    """An instance of fields that are known to be right."""
    instance = object.__new__(cls)
    set_fields(instance, fields)
    set_given(instance, given)
    set_extra(instance, {})
    set_private(instance, None)
    for rule in rules:
        rule(instance)
    return instance


def reader_of(cls: type[Model]) -> Reader:
    """What makes an instance of a text; None where the text is not plain."""
    try:
        from turnwire_schema.v1.documents import READERS
    except (UnknownError, LookupError):  # somebody changed a class
        return no_reader
    found = READERS.get(cls)
    if found is None:
        return no_reader
    take, make = found

    def read(text: str | bytes) -> Any:
        try:
            return make(take(text))
        except (ValueError, RecursionError, AssertionError):
            return None

    return _checked(cls, read) if CHECKED else read


def _checked(cls: type[Model], read: Reader) -> Reader:
    def read_and_check(text: str | bytes) -> Any:
        made = read(text)
        if made is not None and not same(made, cls.__pydantic_validator__.validate_json(text)):
            raise NotTrustworthyError(f"{cls.__name__}: not what the validator makes of a document")
        return made

    return read_and_check
