"""Instances of parts that are known to be right, made without a second validation.

For our own code alone, which has checked the parts or made them: a public constructor always validates. An instance is
exactly what the validator makes of the same parts: the order of its fields, defaults, what counts as given. The parts
have the types that fields have: a list is a tuple, a JSON object a `FrozenDict`, a nested object an instance.

Where the environment variable `TURNWIRE_CHECK_TRUSTED` is 1, as it is in every test, each instance is validated after
all, and must be what the validator makes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar, cast

from pydantic import BaseModel

from turnwire_schema._json import MOST_LEVELS, FrozenDict, FrozenList, thaw
from turnwire_schema._runtime import Model

M = TypeVar("M", bound=Model)

CHECKED: Final = os.environ.get("TURNWIRE_CHECK_TRUSTED") == "1"

_DEEP: Final = f"must be nested at most {MOST_LEVELS} levels deep"

_new = object.__new__
# The slots themselves: what a model would do when it is set is to refuse.
_set_fields = BaseModel.__dict__["__dict__"].__set__
_set_given = BaseModel.__dict__["__pydantic_fields_set__"].__set__
_set_extra = BaseModel.__dict__["__pydantic_extra__"].__set__
_set_private = BaseModel.__dict__["__pydantic_private__"].__set__

# A maker fills an instance while it is of a class that is set as any object is, and only then makes it the model, which
# refuses that. Both have the same layout. It takes a third less than to fill the slots of the model from outside.
# The class is made by `type` itself: for pydantic it would be one more model.
_Open: Final[Any] = type.__new__(
    type(Model),
    "_Open",
    (Model,),
    {name: getattr(object, name) for name in ("__init__", "__setattr__", "__delattr__")} | {"__module__": __name__},
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


@cache
def maker(cls: type[M]) -> Callable[[dict[str, Any]], M]:
    """What makes an instance of the fields that are given; each is of its type. Tags are filled in."""
    template = _template(cls)
    tags = frozenset(cls.__tags__)

    def make(parts: dict[str, Any]) -> Any:
        fields = template.copy()
        fields.update(parts)
        made: Any = _Open()
        made.__dict__ = fields
        made.__pydantic_fields_set__ = {*tags, *parts} if tags else set(parts)
        made.__pydantic_extra__ = {}
        made.__pydantic_private__ = None
        made.__class__ = cls
        return made

    return _checked(cls, make) if CHECKED else make


@cache
def maker_of(cls: type[M], name: str) -> Callable[[Any], M]:
    """What makes an instance that has one field, for what is made a thousand times."""
    template = _template(cls)
    given = {name, *cls.__tags__}
    if CHECKED:
        make_any = maker(cls)
        return lambda value: make_any({name: value})

    def make(value: Any) -> Any:
        fields = template.copy()
        fields[name] = value
        made: Any = _Open()
        made.__dict__ = fields
        made.__pydantic_fields_set__ = given.copy()
        made.__pydantic_extra__ = {}
        made.__pydantic_private__ = None
        made.__class__ = cls
        return made

    return make


def maker_beside(cls: type[M], name: str, fixed: dict[str, Any]) -> Callable[[Any], M]:
    """What makes an instance of one field and some that are the same in all that it makes: for a run of them."""
    if CHECKED:
        make_any = maker(cls)
        return lambda value: make_any({**fixed, name: value})
    template = _template(cls).copy() | fixed
    given = {name, *fixed, *cls.__tags__}

    def make(value: Any) -> Any:
        fields = template.copy()
        fields[name] = value
        made: Any = _Open()
        made.__dict__ = fields
        made.__pydantic_fields_set__ = given.copy()
        made.__pydantic_extra__ = {}
        made.__pydantic_private__ = None
        made.__class__ = cls
        return made

    return make


@cache
def maker_of_two(cls: type[M], first: str, second: str) -> Callable[[Any, Any], M]:
    """What makes an instance that has two fields."""
    template = _template(cls)
    given = {first, second, *cls.__tags__}
    if CHECKED:
        make_any = maker(cls)
        return lambda one, two: make_any({first: one, second: two})

    def make(one: Any, two: Any) -> Any:
        fields = template.copy()
        fields[first] = one
        fields[second] = two
        made: Any = _Open()
        made.__dict__ = fields
        made.__pydantic_fields_set__ = given.copy()
        made.__pydantic_extra__ = {}
        made.__pydantic_private__ = None
        made.__class__ = cls
        return made

    return make


@cache
def maker_of_three(cls: type[M], first: str, second: str, third: str) -> Callable[[Any, Any, Any], M]:
    """What makes an instance that has three fields."""
    template = _template(cls)
    given = {first, second, third, *cls.__tags__}
    if CHECKED:
        make_any = maker(cls)
        return lambda one, two, three: make_any({first: one, second: two, third: three})

    def make(one: Any, two: Any, three: Any) -> Any:
        fields = template.copy()
        fields[first] = one
        fields[second] = two
        fields[third] = three
        made: Any = _Open()
        made.__dict__ = fields
        made.__pydantic_fields_set__ = given.copy()
        made.__pydantic_extra__ = {}
        made.__pydantic_private__ = None
        made.__class__ = cls
        return made

    return make


@cache
def maker_of_one_inside(
    cls: type[M], name: str, inner: type[Model], first: str, second: str
) -> Callable[[Any, Any], M]:
    """What makes an instance whose one field is a list of one instance of another class, which has two fields."""
    if CHECKED:
        make_inner, make_outer = maker_of_two(inner, first, second), maker_of(cls, name)
        return lambda one, two: make_outer((make_inner(one, two),))
    template, inner_template = _template(cls), _template(inner)
    given, inner_given = {name, *cls.__tags__}, {first, second, *inner.__tags__}

    def make(one: Any, two: Any) -> Any:
        fields = inner_template.copy()
        fields[first] = one
        fields[second] = two
        item: Any = _Open()
        item.__dict__ = fields
        item.__pydantic_fields_set__ = inner_given.copy()
        item.__pydantic_extra__ = {}
        item.__pydantic_private__ = None
        item.__class__ = inner
        fields = template.copy()
        fields[name] = (item,)
        made: Any = _Open()
        made.__dict__ = fields
        made.__pydantic_fields_set__ = given.copy()
        made.__pydantic_extra__ = {}
        made.__pydantic_private__ = None
        made.__class__ = cls
        return made

    return make


class _Template:
    """The fields of an instance with nothing given, in their order; what has no default must be given.

    They are asked for with the first copy, so that a maker has no class made that is never used.
    """

    __slots__ = ("_cls", "copy")

    def __init__(self, cls: type[Model]) -> None:
        self._cls = cls
        self.copy: Callable[[], dict[str, Any]] = self._first

    def _first(self) -> dict[str, Any]:
        fields = self._cls.__pydantic_fields__
        template = {name: None if field.is_required() else field.get_default() for name, field in fields.items()}
        template |= self._cls.__tags__
        self.copy = template.copy
        return template.copy()


@cache
def _template(cls: type[Model]) -> _Template:
    return _Template(cls)


def _checked(cls: type[M], make: Callable[[dict[str, Any]], M]) -> Callable[[dict[str, Any]], M]:
    def make_and_check(parts: dict[str, Any]) -> M:
        made = make(parts)
        plain = {name: thaw(value) if isinstance(value, FrozenDict) else value for name, value in parts.items()}
        right = cls.__pydantic_validator__.validate_python({**cls.__tags__, **plain})
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
