"""What the generated models share: one base class.

A model is a value: frozen, compared by value, safe to print. Properties that a document has and the schema has not
are never refused and never lost: they move into ``extras``. A keyword of a constructor is written by a person, so one
that the schema has not is an error. Nothing in here knows a single field of the schemas.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from operator import is_
from typing import Annotated, Any, ClassVar, Final, Self, cast

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, InitErrorDetails, core_schema

from turnwire_schema._errors import (
    Problem,
    error_pointers,
    refusal,
    register,
    unchangeable,
    unknown_keywords,
    unnamed_values,
)
from turnwire_schema._json import (
    Extras,
    FrozenDict,
    FrozenList,
    FrozenMap,
    Items,
    JsonObject,
    JsonShape,
    JsonValue,
    Metadata,
    Text,
    freeze,
    freeze_object,
    thaw,
)
from turnwire_schema._numbers import WholeFloats, accept_whole_floats
from turnwire_schema._printing import Size, shown_fields
from turnwire_schema._unions import (
    AnyOf,
    OneOf,
    TaggedUnion,
    keep_instances,
    order_unions,
)


class Model(BaseModel):
    """Base of every generated class: frozen, validated, silent about its content."""

    model_config = ConfigDict(
        frozen=True,
        extra="allow",
        defer_build=True,
        hide_input_in_errors=True,
        protected_namespaces=(),
        allow_inf_nan=False,
    )

    __tags__: ClassVar[Mapping[str, str]] = {}
    """Properties with one possible value: a constructor fills them in, a document must have them."""
    __derived__: ClassVar[Mapping[str, Any]] = {}
    """Properties that are computed: checked on load, kept in ``extras`` where they differ, written in dumps."""
    __keep_null__: ClassVar[tuple[str, ...]] = ()
    """Properties whose null dumps keep: it means something, or the property is required."""
    __sampling__: ClassVar[tuple[str, ...]] = ()
    """Properties that say how the next token is chosen."""
    __takes_any__: ClassVar[bool] = False
    """Whether a constructor takes keywords that are no properties of the schema."""

    def __init__(self, /, *unnamed: Any, **data: Any) -> None:
        cls = type(self)
        if unnamed:
            raise unnamed_values(cls)
        if cls not in _WITH_CONSTRUCTOR:
            _take_constructor(cls)
        self.judge_keywords({**cls.__tags__, **data})

    def judge_keywords(self, data: dict[str, Any]) -> None:
        """Be what a constructor's keywords say, or say what is wrong with them."""
        if not data.keys() <= self.__pydantic_fields__.keys():
            self._refuse_unknown(data)
        try:
            self.__pydantic_validator__.validate_python(data, self_instance=self)
        except ValidationError as error:
            raise refusal(type(self), error) from None

    # pydantic then still calls the validator, not this constructor, for nested objects.
    # Functions have no such attribute; pydantic looks for it.
    __init__.__pydantic_base_init__ = True  # type: ignore[attr-defined]

    @classmethod
    def _refuse_unknown(cls, given: Iterable[str]) -> None:
        """Refuse keywords that are not properties of the schema. Foreign ones come in by from_dict and from_json."""
        unknown = set(given) - cls.model_fields.keys() - cls.__derived__.keys()
        if unknown:
            raise unknown_keywords(cls, unknown)

    def model_post_init(self, context: Any, /) -> None:
        """Move properties that the schema does not define into ``extras``."""
        if self.__pydantic_extra__:
            self._collect()

    def _collect(self) -> None:
        unknown = self.__pydantic_extra__
        assert unknown is not None
        given = self.__pydantic_fields_set__
        given.difference_update(unknown)
        for name, kind in self.__derived__.items():
            if name in unknown:
                _check(kind, name, unknown[name])
                # Another value than the computed one is somebody's fact, so it is kept.
                if unknown[name] is None or unknown[name] == getattr(self, name):
                    del unknown[name]
        if unknown:
            # What stands in the document itself is newer than what was collected from an earlier one.
            known = self.__dict__.get("extras") or {}
            self.__dict__["extras"] = freeze({**known, **unknown})
            given.add("extras")
        unknown.clear()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        model = _find(handler.resolve_ref_schema(schema), "model")
        fields = _find(model["schema"], "model-fields")["fields"]
        for name, field in fields.items():
            inner = field["schema"]
            if inner["type"] == "default":
                if name in cls.__tags__:
                    field["schema"] = inner["schema"]
                elif inner.get("default") is not None and name not in cls.__keep_null__:
                    inner["schema"] = _null_is_absent(inner["schema"], inner["default"])
                elif inner.get("default") is None:
                    field["serialization_exclude_if"] = _is_null
            accept_whole_floats(field["schema"])
            order_unions(field["schema"])
            field["schema"] = keep_instances(field["schema"])
        for computed in _find(model["schema"], "model-fields").get("computed_fields", ()):
            computed["serialization_exclude_if"] = _is_null
        if cls.__keep_null__:
            model["serialization"] = core_schema.wrap_serializer_function_ser_schema(_write_null, info_arg=True)
        return schema

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        register(cls)

    # A model does not change

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            super().__setattr__(name, value)
            return
        except ValidationError:
            pass  # it holds the value, so that ours is raised outside: nothing leads from it to pydantic's
        raise unchangeable(type(self), name)

    def __delattr__(self, name: str) -> None:
        try:
            super().__delattr__(name)
            return
        except ValidationError:
            pass
        raise unchangeable(type(self), name)

    # Copies

    def replace(self, **changes: Any) -> Self:
        """A validated copy with other values; what was not set stays not set.

        Raises: InvalidDataError.
        """
        if not changes.keys() <= self.__pydantic_fields__.keys():
            self._refuse_unknown(changes)
        values = self.__dict__
        data = {name: values[name] for name in values if name in self.__pydantic_fields_set__}
        data.update(changes)
        try:
            made: Self = self.__pydantic_validator__.validate_python({**self.__tags__, **data})
        except ValidationError as error:
            raise refusal(type(self), error) from None
        return made

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """A validated copy; a model cannot change, so ``deep`` makes no difference.

        Raises: InvalidDataError.
        """
        return self.replace(**update) if update else self

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Self:
        return self

    # JSON

    def to_dict(self) -> dict[str, Any]:
        """This value as plain JSON data, without nulls."""
        data: dict[str, Any] = self.__pydantic_serializer__.to_python(self, mode="json", exclude_none=True)
        return data

    def to_json(self, *, indent: int | None = None) -> str:
        """This value as JSON text, without nulls."""
        return self.__pydantic_serializer__.to_json(self, indent=indent, exclude_none=True).decode()

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The value that plain JSON data describe; properties that the schema does not define become ``extras``.

        Raises: InvalidDataError, which never shows the data.
        """
        try:
            made: Self = cls.__pydantic_validator__.validate_python(data)
        except ValidationError as error:
            raise refusal(cls, error) from None
        return made

    @classmethod
    def from_json(cls, text: str | bytes | bytearray) -> Self:
        """The value that a JSON text describes; properties that the schema does not define become ``extras``.

        Raises: InvalidDataError, which never shows the text; the rule of its problem is ``json`` for malformed JSON.
        """
        try:
            made: Self = cls.__pydantic_validator__.validate_json(text)
        except ValidationError as error:
            raise refusal(cls, error) from None
        return made

    # Printing

    def __repr_args__(self) -> Iterable[tuple[str, Any]]:
        """Words of the schema, names of models and tools, kinds and sizes; never content."""
        shown = shown_fields(type(self))
        for name, value in self.__dict__.items():
            if value is not None:
                yield name, value if name in shown else Size(value)

    def __str__(self) -> str:
        return repr(self)


class RawModel(Model):
    """An object whose own JSON stays whole: keys that the schema does not name stay where they are, in order."""

    __takes_any__: ClassVar[bool] = True

    _raw: FrozenDict[str, Any]

    @property
    def raw(self) -> Mapping[str, Any]:
        """The object as it came."""
        return self._raw

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = super().__get_pydantic_core_schema__(source, handler)
        kept: Any = core_schema.no_info_wrap_validator_function(
            cls._keep, schema, serialization=core_schema.plain_serializer_function_ser_schema(cls._write)
        )
        # Other places of a large schema refer to this one by its name: that must be the name of the whole.
        if "ref" in schema:
            inner: Any = schema
            kept["ref"] = inner.pop("ref")
        return cast(CoreSchema, kept)

    @classmethod
    def _keep(cls, value: Any, check: Callable[[Any], Any]) -> Any:
        if isinstance(value, cls):
            return check(value)
        raw = freeze_object(value)
        made = check(raw)
        made.__pydantic_private__ = {"_raw": raw}
        return made

    def _write(self) -> dict[str, Any]:
        return dict(self._raw)

    def model_post_init(self, context: Any, /) -> None:
        """Leave everything where it is."""

    @classmethod
    def _refuse_unknown(cls, given: Iterable[str]) -> None:
        """Refuse nothing: the object's own keys are whatever they are."""

    def replace(self, **changes: Any) -> Self:
        """A validated copy with other values.

        Raises: InvalidDataError.
        """
        return self.from_dict({**self._raw, **changes})


_WITH_CONSTRUCTOR: Final[set[type[Model]]] = set()
"""Classes that have made an instance, and have their generated constructor, if there is one."""

SEQUENCES: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {list: tuple, tuple: tuple}
"""Types of lists that common values have, with what gives their items; the library above adds its own."""


def _take_constructor(cls: type[Model]) -> None:
    """Give a class its generated constructor. Thread-safe: two threads give the same."""
    from turnwire_schema.v1.constructors import WRITTEN  # it imports the classes

    if (written := WRITTEN.get(cls)) is not None and "__init__" not in vars(cls):
        type.__setattr__(cls, "__init__", written)
    _WITH_CONSTRUCTOR.add(cls)


_is_null = partial(is_, None)


def _find(schema: Any, kind: str) -> Any:
    """The schema of one kind inside its wrappers."""
    while schema["type"] != kind:
        schema = schema["schema"]
    return schema


def _null_is_absent(schema: CoreSchema, default: Any) -> CoreSchema:
    """Let null stand for the default, as an absent property does."""
    if schema["type"] != "nullable":
        return schema

    def fill(value: Any) -> Any:
        return default if value is None else value

    if isinstance(default, (list, dict)):  # what it holds becomes what given values become
        return core_schema.no_info_before_validator_function(fill, schema)
    return core_schema.no_info_after_validator_function(fill, schema)


def _write_null(model: Model, handler: Any, info: Any) -> Any:
    data = handler(model)
    if info.exclude_none:
        given = model.__pydantic_fields_set__
        for name in model.__keep_null__:
            if name in given and model.__dict__[name] is None:
                data[name] = None
    return data


_CHECKS: dict[Any, TypeAdapter[Any]] = {}


def _check(kind: Any, name: str, value: Any) -> None:
    adapter = _CHECKS.get(kind)
    if adapter is None:
        adapter = _CHECKS[kind] = TypeAdapter(Annotated[kind, WholeFloats()])
    try:
        adapter.validate_python(value)
    except ValidationError as error:
        details = [
            InitErrorDetails(type=item["type"], loc=(name, *item["loc"]), input=None, ctx=item.get("ctx", {}))
            for item in error.errors(include_url=False, include_input=False)
        ]
        raise ValidationError.from_exception_data(name, details, hide_input=True) from None


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """The validator of any definition, class or not (such as ``ChatMessage``), whose errors show no content.

    A bare TypeAdapter shows content: whether errors do is decided by what validates, not by the models inside.
    """
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        kind.model_rebuild()  # else the adapter builds a validator of its own, without the configuration of the class
        return TypeAdapter(kind)
    return TypeAdapter(Annotated[kind, WholeFloats()], config=ConfigDict(hide_input_in_errors=True))


__all__ = [
    "AnyOf",
    "Extras",
    "FrozenDict",
    "FrozenList",
    "FrozenMap",
    "Items",
    "JsonObject",
    "JsonShape",
    "JsonValue",
    "Metadata",
    "Model",
    "OneOf",
    "Problem",
    "RawModel",
    "TaggedUnion",
    "Text",
    "adapter",
    "error_pointers",
    "freeze",
    "thaw",
]
