"""Keywords that are plainly right, made into an instance without the validator.

Nearly every constructor is given values of exactly the types that the schema names. What fills an instance with them
is put together from the class's own core schema, so no rule stands here twice. It knows few kinds of schema and few
types of values; whatever else there is, also what is wrong, is left to the validator, which judges all of it and says
what is wrong. The instance is the one that the validator makes, to the last detail.

Where `TURNWIRE_CHECK_TRUSTED` is 1, as it is in every test, the validator makes each of them, too.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from pydantic_core import SchemaValidator

from turnwire_schema._constructors import SEQUENCES, Filler, no_filler
from turnwire_schema._json import JsonShape, freeze_object, is_unicode
from turnwire_schema._numbers import ABOUT
from turnwire_schema._rules import RULES
from turnwire_schema._runtime import Model
from turnwire_schema._trust import (
    CHECKED,
    NotTrustworthyError,
    same,
    set_extra,
    set_fields,
    set_given,
    set_private,
)
from turnwire_schema._unions import _Counted

Take: TypeAlias = Callable[[Any], Any]
"""What a field becomes that is given a value.

Raises: ValueError where that is for the validator to say.
"""
Rule: TypeAlias = Callable[[Any], Any]

MOST: Final = 256
"""Texts that are remembered for one pattern."""
LONGEST: Final = 128
"""Characters of the longest of them."""


class OddError(ValueError):
    """A value that is for the validator to judge."""


class UnknownError(Exception):
    """A schema of a kind that is not known here."""


class Plain(NamedTuple):
    """How an instance of a class is filled with plain values."""

    template: dict[str, Any]
    """All fields with nothing given, in their order."""
    needed: frozenset[str]
    """Those that must be given."""
    texts: frozenset[str]
    """Those that take every text with a character in it."""
    takes: dict[str, Take]
    """What takes the values of a field, where there are plain ones."""
    known: dict[str, set[str]]
    """Of a field that follows a pattern: texts that were right."""
    rules: tuple[Rule, ...] = ()
    """The rules of the schema, which raise where they find a fault in an instance."""
    judges: tuple[Rule, ...] = ()
    """Those that are attached to the class, which give what is wrong."""


def filler_of(cls: type[Model]) -> Filler:
    """What makes a new instance be what its keywords say; False where that is not plain: the validator then says it."""
    try:
        fill = _filler_of(cls)
    except UnknownError:
        return no_filler
    return _checked(cls, fill) if CHECKED else fill


def plain_of(cls: type[Model]) -> Plain:
    """How an instance of `cls` is filled.

    Raises: UnknownError where instances are made in another way than by taking fields.
    """
    schemas = _Schemas(cls.__pydantic_core_schema__)
    schema, rules = schemas.model(cls.__pydantic_core_schema__)
    plain = _fields_of(cls, schema, schemas)
    return plain._replace(rules=rules, judges=_judges_of(cls))


def no_value(value: Any) -> Any:
    """Take nothing: the validator says what a value becomes."""
    raise OddError


def _null(value: Any) -> Any:
    """Take null alone."""
    if value is not None:
        raise OddError


def _filler_of(cls: type[Model]) -> Filler:
    template, needed, texts, takes, _, schema_rules, judges = plain_of(cls)
    rules = (*schema_rules, *map(_refusing, judges))
    tags = frozenset(cls.__tags__)
    copy, count, take_of = template.copy, len(needed), takes.get

    def fill(self: Model, data: dict[str, Any]) -> bool:
        fields = copy()
        missing = count
        try:
            for name, value in data.items():
                if name in texts and type(value) is str and value and value.isascii():
                    fields[name] = value
                else:
                    fields[name] = take_of(name, no_value)(value)
                if name in needed:
                    missing -= 1
            if missing:
                return False
            set_fields(self, fields)
            set_given(self, {*tags, *data})
            set_extra(self, {})
            set_private(self, None)
            for rule in rules:
                rule(self)
        except (ValueError, AssertionError):  # what the validator takes for a fault, and then says where
            return False
        return True

    return fill


def _refusing(judge: Rule) -> Rule:
    """A rule that is attached to a class, as one that raises where it finds a fault."""

    def look(made: Any) -> None:
        if judge(made) is not None:
            raise OddError

    return look


def _checked(cls: type[Model], fill: Filler) -> Filler:
    def fill_and_check(self: Model, data: dict[str, Any]) -> bool:
        if not fill(self, data):
            return False
        right = cls.__pydantic_validator__.validate_python({**cls.__tags__, **data})
        if not same(self, right):
            raise NotTrustworthyError(f"{cls.__name__}: not what the validator makes of {', '.join(data)}")
        return True

    return fill_and_check


def _judges_of(cls: type[Model]) -> tuple[Rule, ...]:
    """The rules that are attached to a class, where nothing else is done at the birth of an instance."""
    owners = [base for base in cls.__mro__ if "model_post_init" in base.__dict__]
    if owners[0] is Model:
        return ()
    if owners[0] in RULES and owners[1] is Model:
        return tuple(judge for _, judge in RULES[owners[0]])
    raise UnknownError


def _fields_of(cls: type[Model], schema: Any, schemas: _Schemas) -> Plain:
    template: dict[str, Any] = {}
    takes: dict[str, Take] = {}
    known: dict[str, set[str]] = {}
    needed, texts = set(), set()
    for name, field in schema["schema"]["fields"].items():
        kind = field["schema"]
        template[name] = cls.__tags__.get(name)
        if not _has_only(field, "schema", "serialization_exclude_if", "serialization_exclude", "frozen"):
            raise UnknownError
        if kind["type"] != "default":
            needed.add(name)
        elif _has_only(kind, "schema", "default") and type(kind["default"]) in _SHARED:
            template[name] = kind["default"]
            kind = kind["schema"]
        else:
            raise UnknownError
        otherwise = no_value
        if kind["type"] == "nullable" and _has_only(kind, "schema"):
            otherwise, kind = _null, kind["schema"]
        try:
            takes[name] = schemas.take(kind, otherwise, known.setdefault(name, set()))
        except UnknownError:
            takes[name] = otherwise
            continue
        if _is_any_text(kind):
            texts.add(name)
    return Plain(template, frozenset(needed - set(cls.__tags__)), frozenset(texts), takes, known)


_SHARED = (type(None), str, int, float, bool)  # a default that no instance can change
_ABOUT = frozenset(("type", "ref", "metadata", "serialization"))


def _has_only(schema: Mapping[str, Any], *names: str) -> bool:
    """Whether a core schema says nothing but this of its values."""
    return _ABOUT.union(names).issuperset(schema)


def _owner(schema: Any) -> Any:
    """What the function of a schema belongs to."""
    function = schema.get("function", {}).get("function")
    return getattr(function, "__self__", function)


def _first(union: Any) -> Any:
    """The first choice of a union."""
    first = union["choices"][0]
    return first[0] if isinstance(first, tuple) else first


def _is_any_text(schema: Any) -> bool:
    """Whether a field takes every text with a character in it."""
    if schema["type"] == "union":
        schema = _first(schema)
    return schema["type"] == "str" and schema.get("min_length", 0) <= 1 and not {"max_length", "pattern"} & set(schema)


class _Schemas:
    """The core schemas of a class and of what is in it."""

    def __init__(self, schema: Any) -> None:
        self._named = {each["ref"]: each for each in schema.get("definitions", ())}

    def model(self, schema: Any) -> tuple[Any, tuple[Rule, ...]]:
        """The schema of a class inside its wrappers, and the schema's rules for an instance.

        Raises: UnknownError where instances are made in another way than by taking fields.
        """
        rules: list[Rule] = []
        while schema["type"] != "model":
            if schema["type"] == "definition-ref" and schema["schema_ref"] in self._named:
                schema = self._named[schema["schema_ref"]]
                continue
            if schema["type"] == "function-after":
                rule = schema["function"]
                if rule["type"] != "no-info" or getattr(rule["function"], "__name__", "") != "_schema_rules":
                    raise UnknownError
                rules.append(rule["function"])
            elif schema["type"] != "definitions":
                raise UnknownError
            schema = schema["schema"]
        cls, inner = schema["cls"], schema["schema"]
        if not (
            issubclass(cls, Model)
            and {"defer_build": True, **cls.model_config} == Model.model_config
            and not (cls.__takes_any__ or cls.__derived__)
            and _has_only(schema, "cls", "schema", "config", "post_init", "root_model", "custom_init")
            and not (schema.get("root_model") or schema.get("custom_init"))
            and inner["type"] == "model-fields"
            and _has_only(inner, "fields", "model_name", "computed_fields")
        ):
            raise UnknownError
        return schema, tuple(reversed(rules))

    def take(self, schema: Any, otherwise: Take, known: set[str]) -> Take:
        """What takes the values of a field; whatever is not plain is taken by `otherwise`.

        Texts that follow a pattern are remembered in `known`.

        Raises: UnknownError where no value of it is plain.
        """
        match schema["type"]:
            case "function-after" | "function-before" if schema.get("metadata", {}).get("turnwire_null"):
                return self.take(schema["schema"]["schema"], otherwise, known)  # null is for the validator
            case "str" if _has_only(schema, "strict", "min_length", "max_length", "pattern"):
                return _matching(schema, otherwise, known) if "pattern" in schema else _text(schema, otherwise)
            case "chain" if schema.get("metadata", {}).get(ABOUT):
                return self.take(schema["steps"][-1], otherwise, known)  # whole floats are for the validator
            case "int" | "float" if _has_only(schema, "strict", "ge", "gt", "le", "lt"):
                return _number(int if schema["type"] == "int" else float, schema, otherwise)
            case "bool" if _has_only(schema, "strict"):
                return lambda value: value if type(value) is bool else otherwise(value)
            case "literal" if all(type(word) is str for word in schema["expected"]):
                words = frozenset(schema["expected"])
                return lambda value: value if type(value) is str and value in words else otherwise(value)
            case "function-plain" if schema["function"].get("function") is freeze_object:
                return freeze_object if otherwise is no_value else _object_or(otherwise)  # all that the validator does
            case "function-wrap" if isinstance(shape := _owner(schema), JsonShape):
                return _remembered(shape, otherwise)
            case "json-or-python" if isinstance(_owner(schema["python_schema"]), _Counted):
                return self._items(schema["json_schema"], otherwise)
            case "tuple":
                return self._items(schema, otherwise)
            case "union" if schema.get("mode") == "left_to_right":
                return self.take(_first(schema), otherwise, known)  # what it does not take may be for the others
            case "model" | "definition-ref":
                cls = self._class(schema)
                return lambda value: value if type(value) is cls else otherwise(value)
        raise UnknownError

    def _class(self, schema: Any) -> type[Model]:
        """The class whose instances are taken as they are."""
        model, rules = self.model(schema)
        if rules:
            raise UnknownError  # the validator judges an instance again
        cls: type[Model] = model["cls"]
        return cls

    def _items(self, schema: Any, otherwise: Take) -> Take:
        items = schema["items_schema"]
        if len(items) != 1 or not _has_only(schema, "items_schema", "variadic_item_index", "min_length"):
            raise UnknownError
        if items[0]["type"] == "tagged-union":  # of a list that keeps instances, see `keep_instances`
            classes = frozenset(self.model(choice)[0]["cls"] for choice in items[0]["choices"].values())
        else:
            classes = frozenset((self._class(items[0]),))
        least = schema.get("min_length", 0)

        def take(value: Any) -> Any:
            kind = type(value)
            if kind is not list and kind is not tuple:
                if kind not in SEQUENCES:
                    return otherwise(value)
                value = SEQUENCES[kind](value)
            for one in value:
                if type(one) not in classes:
                    raise OddError
            return tuple(value) if len(value) >= least else no_value(value)

        return take


# What takes the values of single kinds of schemas


def _object_or(otherwise: Take) -> Take:
    return lambda value: freeze_object(value) if isinstance(value, dict) else otherwise(value)


def _text(schema: Any, otherwise: Take) -> Take:
    least, most = schema.get("min_length", 0), schema.get("max_length")

    def take(value: Any) -> Any:
        if type(value) is not str:
            return otherwise(value)
        if len(value) < least or (most is not None and len(value) > most):
            raise OddError
        return value if value.isascii() or is_unicode(value) else no_value(value)

    return take


def _matching(schema: Any, otherwise: Take, known: set[str]) -> Take:
    """Remembers the texts that the validator has found to be right: names come again and again."""
    validate = SchemaValidator(schema).validate_python

    def take(value: Any) -> Any:
        if type(value) is not str:
            return otherwise(value)
        if value not in known:
            validate(value)
            if len(value) <= LONGEST:
                if len(known) >= MOST:
                    known.clear()
                known.add(value)
        return value

    return take


def _number(kind: type, schema: Any, otherwise: Take) -> Take:
    """Takes a finite number, or an integer of 64 bits, inside its bounds."""
    most: float = 2**63 - 1 if kind is int else sys.float_info.max
    # A bound that is not taken itself is the number beside it.
    if kind is int:
        above, below = schema.get("gt", -most - 1) + 1, schema.get("lt", most + 1) - 1
    else:
        above = math.nextafter(schema.get("gt", -math.inf), math.inf)
        below = math.nextafter(schema.get("lt", math.inf), -math.inf)
    least, greatest = max(-most, above, schema.get("ge", above)), min(most, below, schema.get("le", below))

    def take(value: Any) -> Any:
        if type(value) is kind and least <= value <= greatest:
            return value
        if kind is float and type(value) is int and -(2**53) <= value <= 2**53:
            return take(float(value))  # the same number
        return otherwise(value)

    return take


def _remembered(shape: JsonShape, otherwise: Take) -> Take:
    def take(value: Any) -> Any:
        known = shape.known(value) if type(value) is dict else None
        return otherwise(value) if known is None else known

    return take
