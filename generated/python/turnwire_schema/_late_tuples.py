# Generated from codegen/targets/python/runtime/_late_tuples.py by `make generate`. Do not edit: changes are lost.
"""`typing.NamedTuple` for classes whose annotations nobody reads: making one takes a third of the time.

The annotations stay the texts that they are in the module; `typing.get_type_hints` reads them when asked. A generic
class of the kind is made by `typing` itself.
"""

from __future__ import annotations

from collections import namedtuple
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:

    class _Late(type):
        """Makes a class as `collections.namedtuple` does, with what stands in its body."""

        def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
            if not bases:
                return super().__new__(mcs, name, bases, namespace)
            if bases != (NamedTuple,):
                raise TypeError(f"{name}: take typing.NamedTuple for further bases")
            texts = namespace.get("__annotations__", {})
            defaults = [namespace[field] for field in texts if field in namespace]
            if not all(field in namespace for field in list(texts)[len(texts) - len(defaults) :]):
                raise TypeError(f"{name}: a field without a default follows one with a default")
            made = namedtuple(name, texts, defaults=defaults, module=namespace["__module__"])
            for key, value in namespace.items():
                if key not in texts and key not in _OWN:
                    setattr(made, key, value)
            made.__annotations__ = made.__new__.__annotations__ = texts
            return made

    _OWN: Final = frozenset({"__module__", "__annotations__"})

    class NamedTuple(metaclass=_Late):
        """A base as `typing.NamedTuple` is one; to a type checker, that one."""
