# Generated from codegen/targets/python/runtime/_typed_dicts.py by `make generate`. Do not edit: changes are lost.
"""`typing.TypedDict` on Python 3.11: pydantic reads only those of typing_extensions, so the same one is made there."""

import sys
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import typing_extensions
from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema


def readable(kind: Any) -> Any:
    """`kind` as pydantic reads it: every TypedDict of `typing` in it is replaced by its twin; all else is unchanged.

    Values are plain dicts either way.
    """
    return kind if sys.version_info >= (3, 12) else _twin(kind, {})


class _Itself:
    """Inside the twin of a TypedDict that names itself: that twin, which is not made yet."""

    def __init__(self) -> None:
        self.twin: Any = None

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(self.twin)


def _twin(kind: Any, inside: dict[Any, _Itself]) -> Any:
    if is_typeddict(kind):
        if type(kind).__module__ != "typing":
            return kind
        return Annotated[Any, inside[kind]] if kind in inside else _twin_of_dict(kind, inside)
    origin, args = get_origin(kind), get_args(kind)
    if not args or origin is Literal:
        return kind
    twins = tuple(_twin(arg, inside) for arg in args)
    if all(twin is arg for twin, arg in zip(twins, args, strict=True)):
        return kind
    if origin is Annotated:
        return Annotated[(twins[0], *kind.__metadata__)]
    return Union[twins] if origin in (Union, UnionType) else origin[twins]  # noqa: UP007  # `|` takes no tuple of types


def _twin_of_dict(kind: Any, inside: dict[Any, _Itself]) -> Any:
    itself = _Itself()
    fields: dict[str, Any] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        mark = get_origin(hint)
        if mark not in (Required, NotRequired):
            mark = Required if name in kind.__required_keys__ else NotRequired
        else:
            (hint,) = get_args(hint)
        fields[name] = mark[_twin(hint, {**inside, kind: itself})]
    make: Any = typing_extensions.TypedDict
    made = make(kind.__name__, fields)
    made.__doc__, made.__module__ = kind.__doc__, kind.__module__
    itself.twin = made
    return made
