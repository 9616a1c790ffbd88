"""Instances made of parts that were checked already, without a second validation.

For our own code alone, which has checked the parts or made them: a public constructor always validates. An instance is
exactly what the validator makes of the same parts: the order of its fields, defaults, what counts as given. The parts
have the types that fields have: a list is a tuple, a JSON object a `FrozenDict`, a nested object an instance.

Where the environment variable `TURNWIRE_CHECK_TRUSTED` is 1, as it is in every test, each instance is validated after
all, and must be what the validator makes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from pydantic import BaseModel

from turnwire_schema._json import MOST_LEVELS, FrozenDict, FrozenList, thaw
from turnwire_schema._runtime import Model

M = TypeVar("M", bound=Model)

CHECKED: Final = os.environ.get("TURNWIRE_CHECK_TRUSTED") == "1"

_DEEP: Final = f"must be nested at most {MOST_LEVELS} levels deep"

_new = object.__new__
# The four attributes that pydantic documents of an instance; a frozen model refuses to be set in any other way.
set_fields, set_given, set_extra, set_private = (
    BaseModel.__dict__[name].__set__
    for name in ("__dict__", "__pydantic_fields_set__", "__pydantic_extra__", "__pydantic_private__")
)


def frozen_object(value: dict[str, Any], levels: int = MOST_LEVELS) -> FrozenDict[str, Any]:
    """A JSON object, read-only, that a strict parser has just made and nobody else holds; what it holds becomes so in
    place. Each number is one that JSON has.

    Raises: ValueError if it is nested deeper than `levels`.
    """
    if not _NESTED.isdisjoint(map(type, value.values())):
        for key, item in value.items():
            if type(item) in _NESTED:
                value[key] = _frozen(item, levels - 1)
    return FrozenDict(value)


_NESTED: Final = frozenset((dict, list))


def _frozen(value: Any, levels: int) -> Any:
    if levels <= 0:
        raise ValueError(_DEEP)
    if type(value) is dict:
        return frozen_object(value, levels)
    if not _NESTED.isdisjoint(map(type, value)):
        value = [_frozen(item, levels - 1) if type(item) in _NESTED else item for item in value]
    return FrozenList(value)


class NotTrustworthyError(AssertionError):
    """An instance is another than the validator makes; the message names the class and its fields, no value."""


def trusted(cls: type[M]) -> Callable[[dict[str, Any]], M]:
    """Return a function that makes an instance of fields, each of its type, tags among them.

    It takes 0.5 µs. `model_construct` takes 4 to 8 µs: it asks every field for its aliases and its default.
    """
    template = {
        name: None if field.is_required() else field.get_default() for name, field in cls.__pydantic_fields__.items()
    }

    def make(parts: dict[str, Any]) -> M:
        made = _new(cls)
        set_fields(made, {**template, **parts})
        set_given(made, {*parts})
        set_extra(made, {})
        set_private(made, None)
        return made

    return _checked(cls, make) if CHECKED else make


def _checked(cls: type[M], make: Callable[[dict[str, Any]], M]) -> Callable[[dict[str, Any]], M]:
    def make_and_check(parts: dict[str, Any]) -> M:
        made = make(parts)
        plain = {name: thaw(value) if isinstance(value, FrozenDict) else value for name, value in parts.items()}
        right = cls.__pydantic_validator__.validate_python(plain)
        if not same(made, right):
            raise NotTrustworthyError(f"{cls.__name__}: not what the validator makes of {', '.join(parts)}")
        return made

    return make_and_check


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same to the last detail: types, order of fields, what was given."""
    if one is other:
        return True
    kind = type(one)
    if kind is not type(other):
        return False
    if kind in _WITHOUT_PARTS:
        return cast(bool, one == other)
    if isinstance(one, BaseModel):
        return all(same(slot(one), slot(other)) for slot in _SLOTS)
    if isinstance(one, dict):
        return list(one) == list(other) and all(map(same, one.values(), other.values()))
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(same, one, other))
    return cast(bool, one == other)


_WITHOUT_PARTS: Final = frozenset((str, int, float, bool, set))
_SLOTS: Final = tuple(
    BaseModel.__dict__[name].__get__
    for name in ("__dict__", "__pydantic_fields_set__", "__pydantic_extra__", "__pydantic_private__")
)
