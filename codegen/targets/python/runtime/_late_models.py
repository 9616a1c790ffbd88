"""Classes of models that cost little before they are used.

Most programs use few of the classes that they import, and what pydantic makes of a class body takes most of the time of
an import. So a generated class is at first a class with its methods and the texts of its annotations. The first use of
anything that pydantic makes of it (its fields, its validator, its first instance) has pydantic make all of that, in the
same class: `isinstance`, subclasses and pickles know only one. Thread-safe.

A class that somebody derives from a generated one is made at once, as pydantic makes all classes.
"""

from __future__ import annotations

from abc import ABCMeta
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, cast

from pydantic import BaseModel
from pydantic._internal._mock_val_ser import set_model_mocks

from turnwire_schema._constructors import FILLERS, READERS, LateReader
from turnwire_schema._errors import register

if TYPE_CHECKING:
    from pydantic._internal._model_construction import ModelMetaclass

    Late = ModelMetaclass
else:

    def Late(name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> type:  # noqa: N802  # stands for a class
        """The metaclass of generated classes, as a type checker sees it; the class itself is an ordinary model."""
        held = {key: namespace.pop(key) for key in _held_back(namespace)}
        cls = ABCMeta.__new__(_METACLASS, name, bases, namespace)
        for key in (*_MADE, _CONFIG):
            type.__setattr__(cls, key, _Made(cls, key))
        set_model_mocks(cls)  # a validator and a serializer that have the class built
        _WAITING[cls] = held
        FILLERS[cls], READERS[cls] = _filled_first, LateReader(cls)
        register(cls)
        return cls


_METACLASS: Final[Any] = type(BaseModel)
_MADE: Final = ("__pydantic_fields__", "__pydantic_decorators__", "__pydantic_computed_fields__")
"""What pydantic makes of a class body; a validator and a serializer have a stand-in of pydantic's own."""
_BY_PYTHON: Final = frozenset(
    (
        *("__dict__", "__weakref__", "__abstractmethods__", "_abc_impl"),
        *("__pydantic_core_schema__", "__pydantic_validator__", "__pydantic_serializer__", *_MADE),
    )
)
"""Attributes of a waiting class that did not stand in its body."""
_ITSELF: Final = "__turnwire_itself__"
_CONFIG: Final = "model_config"
_DEFERRED: Final = "defer_build"

_LOCK: Final = RLock()
# Whoever holds pydantic's lock may wait for this one; nothing that is done under this one waits for pydantic's.
_WAITING: Final[dict[type, dict[str, Any]]] = {}
"""Classes that are not made yet, and the defaults of their fields."""


def fill(cls: type) -> None:
    """Have pydantic make what it makes of the body of a class, where that has not been done."""
    if cls not in _WAITING:
        return
    with _LOCK:
        held = _WAITING.get(cls)
        if held is None or _ITSELF in held:  # made by another thread meanwhile, or just being made by this one
            return
        _WAITING[cls] = {**held, _ITSELF: cls}
        body = {name: value for name, value in vars(cls).items() if name not in (*_BY_PYTHON, _CONFIG)}
        namespace = {**body, **_WAITING[cls]}
        try:
            # Annotations name what their module has, and nothing of whoever uses it first.
            _Filling.__new__(
                _Filling,
                cls.__name__,
                cls.__bases__,
                namespace,
                __pydantic_reset_parent_namespace__=False,
                **{_DEFERRED: True},
            )
        except BaseException:  # an interrupt, too: the next use then makes it
            _WAITING[cls] = held
            raise
        for name in (*_MADE, _CONFIG):
            if isinstance(vars(cls).get(name), _Made):
                type.__delattr__(cls, name)
        # Its validator waits for its first use, but an adapter around the class does not: FastAPI silences pydantic
        # only while it makes the adapter of a body.
        config = {key: value for key, value in vars(cls)[_CONFIG].items() if key != _DEFERRED}
        type.__setattr__(cls, _CONFIG, config)
        del _WAITING[cls]


def _filled_first(self: Any, data: dict[str, Any]) -> bool:
    """Have the class made of which this is the first instance."""
    fill(type(self))
    return FILLERS[type(self)](self, data)


def _held_back(namespace: dict[str, Any]) -> list[str]:
    """The names of a class body that pydantic takes out of the class, and its configuration, which it completes."""
    fields = namespace.get("__annotations__", {})
    return [key for key in namespace if (key in fields and not key.startswith("_")) or key == _CONFIG]


class _Made(dict[str, Any]):
    """Stands for an attribute that pydantic makes: asked for it, the class is filled.

    Pydantic, which looks into the dictionary of the class while it makes it, finds that there is nothing yet.
    """

    __slots__ = ("_cls", "_name")

    def __init__(self, cls: type, name: str) -> None:
        super().__init__()
        self._cls = cls
        self._name = name

    def __get__(self, instance: object, owner: type) -> Any:
        cls = self._cls
        fill(cls)
        # Before it is made pydantic itself sees what the base has, as it does in a class of its own.
        return getattr(super(cls, cls) if vars(cls).get(self._name) is self else owner, self._name)


class _InPlace(ABCMeta):
    """Gives pydantic the class that there is, where it would make one."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Any:
        cls = namespace.pop(_ITSELF)
        there = vars(cls)
        for key, value in namespace.items():
            if there.get(key, there) is not value:
                type.__setattr__(cls, key, value)
        return cls


_Filling: Final[Any] = cast(Any, type("_Filling", (_METACLASS, _InPlace), {}))
"""Pydantic's metaclass, to which `_InPlace` is what Python's own is otherwise."""
