"""What `v1/constructors.py` makes instances with: defaults, rules and what takes a value, from a class's core schema.

The constructors are generated from the schemas, a line for each property; what they do not take is left to the
constructor that a class has by itself, which asks the validator. The instance is the one that the validator makes, to
the last detail.

Where `TURNWIRE_CHECK_TRUSTED` is 1, as it is in every test, the validator makes each of them, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from turnwire_schema._plain import Plain, Rule, Take, UnknownError, no_value, plain_of
from turnwire_schema._runtime import Model
from turnwire_schema._trust import CHECKED, NotTrustworthyError, same


class _Unset:
    """Stands for a keyword that is not given."""

    def __repr__(self) -> str:
        return "not given"


UNSET: Final[Any] = _Unset()
_CAREFULLY: Final = object()


class Class(NamedTuple):
    """What the constructor of a class is made with."""

    cls: type[Model]
    copy: Callable[[], dict[str, Any]]
    """Gives the fields of an instance with nothing given."""
    judges: tuple[Rule, ...]
    """The rules that are attached to the class: each gives what is wrong with an instance."""
    add: Callable[[dict[str, Any], set[str], dict[str, Any]], None]
    """Puts the fields that have no parameter where fields and their names are gathered."""
    carefully: Callable[..., Any]
    """Makes an instance of whatever is given as the class does it by itself."""
    take: Callable[[str], Take]
    """What takes a value of a field."""
    known: dict[str, set[str]]
    """Of a field that follows a pattern: texts that were right, and are taken as they are."""


class Written(NamedTuple):
    """A constructor, and what it goes by."""

    make: Callable[[Class], Any]
    needed: frozenset[str]
    """The fields that it asks to be given."""
    texts: frozenset[str]
    """The fields of which it takes every text that has a character."""
    rules: bool
    """Whether it has the rules of the schema in it."""


def constructor_of(cls: type[Model]) -> Any:
    """The written constructor of a class; None where there is none."""
    from turnwire_schema.v1.constructors import WRITTEN

    written = WRITTEN.get(cls)
    if written is None or "__init__" in vars(cls):
        return None
    try:
        plain = plain_of(cls)
    except UnknownError:  # somebody changed the class
        return None
    made = written.make(_about(cls, plain))
    if plain.needed != written.needed or not plain.texts >= written.texts or bool(plain.rules) != written.rules:
        return None  # as above
    made = _checked(cls, made) if CHECKED else made
    made.__name__, made.__qualname__ = "__init__", f"{cls.__qualname__}.__init__"
    made.__wrapped__ = cls.__init__  # what a person is shown of it
    made.__pydantic_base_init__ = True  # as of `Model`'s own
    return made


def _about(cls: type[Model], plain: Plain) -> Class:
    take_of: Callable[..., Take] = plain.takes.get
    init: Any = cls.__init__

    def add(fields: dict[str, Any], given: set[str], more: dict[str, Any]) -> None:
        for name, value in more.items():
            fields[name] = take_of(name, no_value)(value)
        given.update(more)

    def carefully(self: Any, unnamed: tuple[Any, ...], named: dict[str, Any], more: dict[str, Any]) -> Any:
        init(self, *unnamed, **{name: value for name, value in named.items() if value is not UNSET}, **more)
        return _CAREFULLY if CHECKED else None

    return Class(cls, plain.template.copy, plain.judges, add, carefully, plain.takes.__getitem__, plain.known)


def _checked(cls: type[Model], made: Callable[..., Any]) -> Any:
    def make_and_check(self: Any, /, *unnamed: Any, **data: Any) -> None:
        if made(self, *unnamed, **data) is _CAREFULLY:
            return
        right = cls.__pydantic_validator__.validate_python({**cls.__tags__, **data})
        if not same(self, right):
            raise NotTrustworthyError(f"{cls.__name__}: not what the validator makes of {', '.join(data)}")

    return make_and_check
