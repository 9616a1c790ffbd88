# Generated from codegen/targets/python/runtime/_late_dicts.py by `make generate`. Do not edit: changes are lost.
"""`typing.TypedDict` for the modules of wire formats, whose hundreds of classes cost little before they are used.

The annotations stay the texts that they are in the module; `typing.get_type_hints` and pydantic read them when asked.
Which keys may be missing is read from the texts: generated ones say it first.
"""

from __future__ import annotations

import typing
from typing import Any, Final

_TYPED_DICT: Final[Any] = typing.TypedDict  # what it is depends on the version of Python
_EMPTY: Final = _TYPED_DICT("_EMPTY", {})
_KIND: Final[Any] = type(_EMPTY)
_KEYS: Final = ("__required_keys__", "__optional_keys__", "__readonly_keys__", "__mutable_keys__")
_SAID: Final = {
    name: vars(_EMPTY)[name]
    for name in (*_KEYS, "__total__", "__orig_bases__", "__closed__", "__extra_items__")
    if name in vars(_EMPTY)
}
"""What this version of Python says of a TypedDict beside its annotations."""


class _Late(type):
    """Makes classes of `typing`'s own kind."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(mcs, name, bases, namespace)
        texts = namespace.setdefault("__annotations__", {})
        optional = frozenset(key for key, text in texts.items() if text.startswith("NotRequired["))
        keys = {"__required_keys__": frozenset(texts) - optional, "__optional_keys__": optional}
        if "__mutable_keys__" in _SAID:
            keys["__mutable_keys__"] = frozenset(texts)
        return type.__new__(_KIND, name, (dict,), {**namespace, **_SAID, **keys})

    def __call__(cls, *definition: Any) -> Any:
        """The other form, for keys that are no names."""
        return _TYPED_DICT(*definition)


class TypedDict(metaclass=_Late):
    """A base as `typing.TypedDict` is one; to a type checker, that one."""
