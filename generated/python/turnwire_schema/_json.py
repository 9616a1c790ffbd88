# Generated from codegen/targets/python/runtime/_json.py by `make generate`. Do not edit: changes are lost.
"""Read-only JSON values: what the fields of type JSON hold.

A JSON object is a `FrozenDict`, an array a `FrozenList`: subclasses of dict and list, so that every encoder and
validator takes them, whose every way to change raises TypeError.
"""

import marshal
from codecs import utf_8_encode, utf_32_le_encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Generic, NoReturn, Self, TypeAlias, TypeVar, get_args

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, ValidationError
from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError, core_schema

K = TypeVar("K")
V = TypeVar("V")

MOST_LEVELS = 200
"""Objects and lists inside each other in one JSON value: what is read from text, and can be written again."""
_LONG_TEXT = 1 << 16
_NOT_UNICODE = "must be Unicode text: a lone surrogate is not a character"


def is_unicode(text: str) -> bool:
    """Whether a text is of characters: half of one, which no UTF-8 can hold, is none."""
    try:
        # UTF-32 is checked in less than half the time of UTF-8, and takes four times the memory.
        (utf_32_le_encode if len(text) < _LONG_TEXT else utf_8_encode)(text)
    except UnicodeEncodeError:
        return False
    return True


def _refuse(self: object, *_: object, **__: object) -> NoReturn:
    raise TypeError(f"{type(self).__name__} is read-only; make a changed copy")


class FrozenDict(dict[K, V]):
    """A dict that cannot change: hashable, equal to a dict with the same items, taken by every JSON encoder."""

    __slots__ = ()

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]  # a dict says None: it cannot be hashed, this one can
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def copy(self) -> Self:
        """The same value; it cannot change."""
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}({super().__repr__()})"


class FrozenList(list[V]):
    """A list that cannot change: hashable, equal to a list with the same items, taken by every JSON encoder."""

    __slots__ = ()

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __hash__(self) -> int:  # type: ignore[override]  # a list says None: it cannot be hashed, this one can
        return hash(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (list(self),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def copy(self) -> Self:
        """The same value; it cannot change."""
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}({super().__repr__()})"


_TOO_LARGE = 10**4300  # what Python reads and writes of a number, sys.int_info.default_max_str_digits


class _NotJson(Exception):
    """A value that JSON cannot hold; the place is filled in on the way out."""

    def __init__(self, kind: str, message: str) -> None:
        self.kind = kind
        self.message = message
        self.place: list[int | str] = []


def freeze(value: Any) -> Any:
    """A deeply read-only copy of a JSON value. What is read-only already is taken as it is.

    Raises: ValidationError with the place of whatever JSON cannot hold (an object, NaN, a key that is not a text).
    """
    try:
        return _freeze(value, MOST_LEVELS)
    except _NotJson as error:
        place = () if error.kind == "json_depth" else tuple(reversed(error.place))  # of depth it says nothing
        raise _not_json(error.kind, error.message, place) from None


def thaw(value: Any) -> Any:
    """A plain, mutable copy of a JSON value."""
    if isinstance(value, dict):
        return {key: thaw(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [thaw(item) for item in value]
    return value


def freeze_object(value: Any) -> Any:
    """A deeply read-only copy of a JSON object.

    Raises: PydanticCustomError if it is not an object; ValidationError as `freeze`.
    """
    kind = type(value)
    if kind is FrozenDict:
        return value
    if not isinstance(value, dict):
        raise PydanticCustomError("dict_type", "must be an object")
    return freeze(value)


def _not_json(kind: str, message: str, place: tuple[int | str, ...]) -> ValidationError:
    problem = PydanticCustomError(kind, message)
    detail = InitErrorDetails(type=problem, loc=place, input=None)
    return ValidationError.from_exception_data("JsonValue", [detail], hide_input=True)


def _freeze(value: Any, levels: int) -> Any:
    """A read-only copy of `value`, in which `levels` more levels may stand inside each other."""
    kind = type(value)
    if kind is str:
        if not (value.isascii() or is_unicode(value)):
            raise _NotJson("string_unicode", _NOT_UNICODE)
        return value
    if kind is int:
        return _number(value)
    if kind is bool or value is None or kind is FrozenDict or kind is FrozenList:
        return value
    if kind is float:
        return _number(value)
    if levels == _LOOKED_AHEAD and is_deeper(value, levels):
        raise _NotJson("json_depth", f"must be nested at most {MOST_LEVELS} levels deep")
    if isinstance(value, dict):
        return _freeze_items(value, levels - 1)
    if isinstance(value, (list, tuple)):
        items = []
        for index, item in enumerate(value):
            kind = type(item)
            if (kind is str and item.isascii()) or (kind is float and isfinite(item)) or kind in _DONE:
                items.append(item)
                continue
            try:
                items.append(_freeze(item, levels - 1))
            except _NotJson as error:
                error.place.append(index)
                raise
        return FrozenList(items)
    # Subclasses such as members of a StrEnum become the plain value.
    for plain in (str, int, float):
        if isinstance(value, plain):
            return _freeze(str.__str__(value) if plain is str else plain(value), levels)
    raise _NotJson("json_type", "must be JSON: text, number, true, false, null, list or object with text keys")


_LOOKED_AHEAD = MOST_LEVELS - 10
"""With this many levels left, which few values reach, the depth is found: an error goes out through every level."""


_HOLDS_NOTHING: Final = frozenset((str, int, float, bool, type(None), FrozenDict, FrozenList))
"""Types of which nothing is looked into: most of what a body holds."""


def is_deeper(value: Any, levels: int) -> bool:
    """Whether more than `levels` levels stand inside each other in `value`; what is read-only is not looked into."""
    waiting: list[Iterable[Any]] = [(value,)]
    around = [0]  # how many levels stand around each; a list of its own costs less than pairs
    while waiting:
        inside, level = waiting.pop(), around.pop()
        for item in inside:
            kind = type(item)
            if kind in _HOLDS_NOTHING:
                continue
            if kind is dict or (kind is not list and isinstance(item, dict)):
                item = item.values()
            elif kind is not list and not isinstance(item, (list, tuple)):
                continue
            if level >= levels:
                return True
            waiting.append(item)
            around.append(level + 1)
    return False


_DONE: Final = frozenset((bool, type(None), FrozenDict, FrozenList))
"""Types of values that are read-only already."""
_FEW_DIGITS: Final = 2**63


def _number(value: float) -> float:
    """A number that JSON has and its readers take."""
    if isinstance(value, int):
        if not -_TOO_LARGE < value < _TOO_LARGE:
            raise _NotJson("int_too_large", "must have at most 4300 digits: readers of JSON refuse longer numbers")
    elif not isfinite(value):
        raise _NotJson("finite_number", "must be a finite number: JSON has no NaN and no infinity")
    return value


def _freeze_items(value: dict[Any, Any], levels: int) -> FrozenDict[str, Any]:
    frozen: dict[str, Any] = {}
    for key, item in value.items():
        if not isinstance(key, str):
            raise _NotJson("json_type", "must have text as keys")
        if not (key.isascii() or is_unicode(key)):
            raise _NotJson("string_unicode", _NOT_UNICODE)
        if type(key) is not str:
            key = str.__str__(key)
        kind = type(item)
        if (
            (kind is str and item.isascii())
            or (kind is float and isfinite(item))
            or (kind is int and -_FEW_DIGITS < item < _FEW_DIGITS)
            or kind in _DONE
        ):  # nearly every value, without a call
            frozen[key] = item
            continue
        try:
            frozen[key] = _freeze(item, levels)
        except _NotJson as error:
            error.place.append(key)
            raise
    return FrozenDict(frozen)


# As types of fields


class _JsonValueType:
    """Annotation of any JSON value, which becomes deeply read-only."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(freeze)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {}


class _JsonObjectType:
    """Annotation of a JSON object, which becomes deeply read-only."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            freeze_object,
            # Without this, pydantic finds out for each object anew what a subclass of dict is.
            serialization=core_schema.simple_ser_schema("dict"),
        )

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": True}


class JsonShape:
    """Annotation of a JSON object some of whose properties are fixed: ``JsonShape({"type": "object"})``.

    What is given again, to the last type and in the same order, is the read-only object that it was the first time.
    """

    MOST: ClassVar[int] = 256
    """Objects that are remembered: the ones that came first since room was made."""
    LONGEST: ClassVar[int] = 8192
    """Bytes of the longest of them."""

    def __init__(self, const: Mapping[str, Any]) -> None:
        self.const = dict(const)
        self._seen: dict[bytes, FrozenDict[str, Any]] = {}

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        checked = core_schema.typed_dict_schema(
            {
                name: core_schema.typed_dict_field(core_schema.literal_schema([value]), required=True)
                for name, value in self.const.items()
            },
            extra_behavior="allow",
        )
        return core_schema.no_info_wrap_validator_function(
            self._check, checked, serialization=core_schema.simple_ser_schema("dict")
        )

    def known(self, value: dict[str, Any]) -> FrozenDict[str, Any] | None:
        """The read-only object that a dict became before; None where it has not been seen."""
        try:
            return self._seen.get(marshal.dumps(value, 2))  # tells apart what is of another type
        except ValueError:
            return None  # a subclass of some type, or no JSON: `marshal` knows plain values alone

    def _check(self, value: Any, check: Callable[[Any], Any]) -> Any:
        key = b""
        if type(value) is dict:
            try:
                key = marshal.dumps(value, 2)
            except ValueError:
                pass  # as above
            else:
                known = self._seen.get(key)
                if known is not None:
                    return known
        # The check sees the object, the object stays as it came: its keys keep their order.
        frozen = freeze_object(value)
        check(frozen)
        if key and len(key) <= self.LONGEST:
            if len(self._seen) >= self.MOST:
                self._seen.clear()
            self._seen[key] = frozen
        return frozen


class _TextType:
    """Annotation of text: refuses bytes and lone surrogates."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        # min_length makes pydantic read the text as UTF-8; without it a lone surrogate would pass.
        return core_schema.str_schema(strict=True, min_length=0)


Text: TypeAlias = Annotated[str, _TextType()]

if TYPE_CHECKING:
    JsonValue: TypeAlias = Any
    JsonObject: TypeAlias = Mapping[str, Any]
    FrozenMap: TypeAlias = Mapping[K, V]
    Items: TypeAlias = Sequence[V]
else:
    JsonValue = Annotated[Any, _JsonValueType()]
    JsonObject = Annotated[FrozenDict[str, Any], _JsonObjectType()]

    class Items:
        """A tuple, made of any sequence: a type checker sees what may be given, and that it is read-only."""

        def __class_getitem__(cls, item: Any) -> Any:
            return tuple[item, ...]

    class FrozenMap(FrozenDict[K, V], Generic[K, V]):
        """A read-only map whose values are checked."""

        __slots__ = ()

        @classmethod
        def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
            key, value = get_args(source)
            names = Text if key is str else key  # a key is text like any other: no lone surrogate in it
            checked = core_schema.dict_schema(handler.generate_schema(names), handler.generate_schema(value))
            return core_schema.no_info_after_validator_function(
                cls, checked, serialization=core_schema.simple_ser_schema("dict")
            )


Extras: TypeAlias = JsonObject
Metadata: TypeAlias = JsonObject
