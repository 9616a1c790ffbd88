# Generated from codegen/targets/python/runtime/_plain.py by `make generate`. Do not edit: changes are lost.
"""Fast paths for common values: what generated constructors and document readers share.

`v1/constructors.py` and `v1/documents.py` are generated from the schemas. They take values of exactly the types that a
schema names; anything else raises `OddError` and is left to the validator, which then reports what is wrong. The
instance is the one that the validator makes.

Where `TURNWIRE_CHECK_TRUSTED` is 1, as it is in every test, the validator makes each of them, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn, TypeAlias, cast, get_args

from pydantic_core import SchemaValidator, core_schema

from turnwire_schema._json import JsonShape, is_unicode
from turnwire_schema._runtime import SEQUENCES, Model
from turnwire_schema._trust import CHECKED, NotTrustworthyError, same

Rules: TypeAlias = Sequence[tuple[str, Callable[[Any], object]]]
Reader: TypeAlias = Callable[[str | bytes], Any]

MOST: Final = 256
"""Values that are remembered for one pattern or shape."""
LONGEST: Final = 128
"""Characters of the longest text that is remembered."""


class OddError(ValueError):
    """A value is left to the validator."""


class _Unset:
    """The default of a keyword that is not given."""

    def __repr__(self) -> str:
        return "not given"


UNSET: Final[Any] = _Unset()


def given(**keywords: Any) -> dict[str, Any]:
    """Return the keywords that are given."""
    return {name: value for name, value in keywords.items() if value is not UNSET}


# Values


def odd() -> NoReturn:
    """Leave a value to the validator."""
    raise OddError


def text(value: Any) -> str:
    """Return a text that is not empty."""
    if type(value) is str and value and is_unicode(value):
        return value
    raise OddError


def items(value: Any, classes: frozenset[type]) -> tuple[Any, ...]:
    """Return the items of a list that is not empty, each an instance of one of these classes."""
    if (as_tuple := SEQUENCES.get(type(value))) is None:
        raise OddError
    found = as_tuple(value)
    if found and classes.issuperset(map(type, found)):
        return found
    raise OddError


class Pattern:
    """Texts that follow a pattern, as the validator reads it; it remembers short ones: names come again and again."""

    __slots__ = ("_validate", "known")

    def __init__(self, pattern: str, min_length: int = 0, max_length: int | None = None) -> None:
        schema = core_schema.str_schema(strict=True, pattern=pattern, min_length=min_length, max_length=max_length)
        self._validate = SchemaValidator(schema).validate_python
        self.known: set[str] = set()

    def take(self, value: Any) -> str:
        """Return a text that follows the pattern."""
        if type(value) is not str:
            raise OddError
        if value not in self.known:
            self._validate(value)
            if len(value) <= LONGEST:
                if len(self.known) >= MOST:
                    self.known.clear()
                self.known.add(value)
        return value


class Shape:
    """Objects of a `JsonShape`: what was seen before is the same read-only object."""

    __slots__ = ("_seen", "_shape")

    def __init__(self, annotation: Any) -> None:
        self._shape: JsonShape = next(each for each in get_args(annotation) if isinstance(each, JsonShape))
        self._seen: dict[bytes, Any] = {}

    def take(self, value: Any) -> Any:
        """Return the read-only object of a dict that the validator has seen."""
        found = self._shape.known(value) if type(value) is dict else None
        return odd() if found is None else found

    def read(self, raw: Any) -> Any:
        """Return the read-only object of a JSON text, a `msgspec.Raw`, that the validator has seen."""
        written = bytes(raw)
        found = self._seen.get(written)
        if found is None:
            from msgspec.json import decode

            found = self.take(decode(written))
            if len(written) <= JsonShape.LONGEST:
                if len(self._seen) >= MOST:
                    self._seen.clear()
                self._seen[written] = found
        return found


# Instances


def copy_of(fields: dict[str, Any]) -> Callable[[], dict[str, Any]]:
    """Return what copies the fields of an instance with nothing given."""
    return fields.copy


def judge(made: Model, rules: Rules) -> None:
    """Apply the rules that are attached to a class to an instance."""
    for _, rule in rules:
        if rule(made) is not None:
            raise OddError


def constructor(cls: type[Model], init: Callable[..., None]) -> Callable[..., None]:
    """Return the generated constructor `init` with the name and the signature of the inherited one."""
    inherited = cls.__init__
    made: Any = _checked(cls, init, inherited) if CHECKED else init
    made.__name__, made.__qualname__ = "__init__", f"{cls.__qualname__}.__init__"
    made.__wrapped__ = inherited
    made.__pydantic_base_init__ = True  # as of `Model.__init__`
    return cast("Callable[..., None]", made)


def _checked(cls: type[Model], init: Callable[..., None], inherited: Callable[..., None]) -> Callable[..., None]:
    def init_and_check(self: Any, /, *unnamed: Any, **data: Any) -> None:
        init(self, *unnamed, **data)
        if type(self) is not cls or any(hasattr(value, "__next__") for value in data.values()):
            return  # what it iterates over is used up
        right = object.__new__(cls)
        inherited(right, **data)
        if not same(self, right):
            raise NotTrustworthyError(f"{cls.__name__}: not what the validator makes of {', '.join(data)}")

    return init_and_check


def reader(cls: type[Model], decode: Callable[[str | bytes], Any], make: Callable[[Any], Any]) -> Reader:
    """Return a function that makes an instance of a JSON text; None where the text is left to the validator."""

    def read(text: str | bytes) -> Any:
        try:
            made = make(decode(text))
        except (ValueError, RecursionError):
            return None
        if CHECKED and not same(made, cls.__pydantic_validator__.validate_json(text)):
            raise NotTrustworthyError(f"{cls.__name__}: not what the validator makes of a document")
        return made

    return read
