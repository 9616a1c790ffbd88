"""The module ``v1/constructors.py``: constructors that take common keywords line by line.

From the schemas comes, for each class that a request is built of, a constructor with parameters for the properties that
are given most. It has the conditions of common values and the rules of the schema in it; a call with anything else is
left to the constructor of `Model`, which asks the validator. So a property without such a condition costs speed alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from codegen.lift import lift
from codegen.schemaset import Document, Schema, SchemaSet
from codegen.targets.python.prepare import module_name, portable_pattern
from codegen.targets.python.rules import expression
from codegen.targets.python.tables import JSON_SHAPES, JSON_TYPES, MADE_FAST

TEXT = '''"""Constructors that take common keywords line by line; see `turnwire_schema._plain`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from turnwire_schema._json import freeze_object as _frozen
from turnwire_schema._plain import (
    UNSET,
    Pattern,
    Shape,
    constructor,
    copy_of,
    given as _keywords,
    items as _items,
    judge as _judge,
    odd as _odd,
    text as _text,
)
from turnwire_schema._rules import RULES
from turnwire_schema._trust import set_extra, set_fields, set_given, set_private
'''

NAMED = 4
"""Properties that have a parameter of their own: the first ones, which are given most, and all that must be given.

A parameter that is not given costs time, too.
"""
_NUMBERS = {"integer": ("int", 2**63 - 1), "number": ("float", 1.7976931348623157e308)}
"""The types of numbers in Python, and the greatest number of each that every reader has."""


class _Taken(NamedTuple):
    """How a value is taken, as expressions of the parameter ``{0}``."""

    condition: str = ""
    """When it is taken as it is; empty: never."""
    otherwise: str = "_odd()"
    """What it becomes elsewhere, or what refuses it."""

    def of(self, key: str) -> str:
        """The expression of the parameter `key`."""
        taken = f"{{0}} if {self.condition} else {self.otherwise}" if self.condition else self.otherwise
        return taken.format(key)


def constructors_module(schemas: SchemaSet) -> str:
    """The text of the module."""
    classes = _classes(schemas)
    shared: dict[str, str] = {}
    lines = []
    for name, home in classes.items():
        lines += [*_Constructor(schemas, home, name, shared).lines(), ""]
    used = {**{name: module_name(home) for name, home in classes.items()}, **_homes(schemas, shared)}
    imports = sorted(f"from turnwire_schema.v1.{home} import {name}" for name, home in used.items())
    values = [f"{name}: Final = {value}" for value, name in shared.items()]
    rows = [f"    {name}: constructor({name}, {_function(name)})," for name in classes]
    table = ["WRITTEN: Final[dict[type, Callable[..., None]]] = {", *rows, "}", '"""The constructor of each class."""']
    # A property may be called `type`; it never begins with an underscore.
    head = [TEXT, *imports, "", "_type: Final = type", *values, ""]
    return "\n".join([*head, *lines, *table, "", '__all__ = ["WRITTEN"]', ""])


def _homes(schemas: SchemaSet, shared: Mapping[str, str]) -> dict[str, str]:
    """The modules of all names that shared values are made of."""
    names = {name for value in shared for name in value.replace("(", " ").replace(")", " ").replace(",", " ").split()}
    return {
        name: module_name(document)
        for document in schemas.canonical
        for name in names.intersection(document.definitions)
    }


def _classes(schemas: SchemaSet) -> Mapping[str, Document]:
    """The classes that an instance of the first ones may hold, and the documents that define them."""
    found: dict[str, Document] = {}
    waiting = [(document, name) for document in schemas.canonical for name in MADE_FAST if name in document.definitions]
    seen = set()
    while waiting:
        document, name = waiting.pop(0)
        if name in seen or name in JSON_TYPES or name in JSON_SHAPES:
            continue
        seen.add(name)
        schema = document.definitions[name]
        if _is_made_of_fields(schema):
            found[name] = document
        targets = [schemas.resolve(document, reference) for reference in _references(schema)]
        waiting += [(target.document, target.name) for target in targets]
    return found


def _is_made_of_fields(schema: Schema) -> bool:
    """Whether an instance is its properties and nothing else: none of them computed, no foreign ones in their place."""
    if "properties" not in schema or schema.get("x-raw") or "additionalProperties" in schema:
        return False
    return not any(prop.get("readOnly") for prop in schema["properties"].values())


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value
            else:
                yield from _references(value)
    elif isinstance(schema, list):
        for each in schema:
            yield from _references(each)


class _Constructor:
    """The constructor of one class; what is made once for all goes into `shared`: its expression, and its name."""

    def __init__(self, schemas: SchemaSet, document: Document, name: str, shared: dict[str, str]) -> None:
        definition = document.definitions[name]
        self._schemas, self._document, self._name, self._shared = schemas, document, name, shared
        self._properties = definition["properties"]
        self._required = frozenset(definition.get("required", ()))
        self._tags = {key: prop["const"] for key, prop in self._properties.items() if "const" in prop}
        free = [key for key in self._properties if key not in self._tags]
        self._needed = [key for key in free if key in self._required]
        self._named = [key for key in free if key in self._needed or free.index(key) < NAMED]
        self._defaults = {key: prop.get("default") for key, prop in self._properties.items()}

    def lines(self) -> Iterator[str]:
        """The function."""
        parameters = "".join(f", {key}: Any = UNSET" for key in self._named)
        template = self._value(f"copy_of({template_of(self._properties)})")
        rules = self._value(f"RULES.setdefault({self._name}, [])")
        yield f"def {_function(self._name)}(_self: Any, /, *_unnamed: Any{parameters}, **_more: Any) -> None:"
        yield f"    if not _more and not _unnamed and _type(_self) is {self._name}:"
        yield "        try:"
        yield f"            _fields = {template}()"
        names = ", ".join(map(repr, (*self._tags, *self._needed)))
        yield f"            _given = {{{names}}}" if names else "            _given: set[str] = set()"
        for key in self._needed:
            yield f"            _fields[{key!r}] = {self._taken(key)}"
        for key in self._named:
            if key not in self._needed:
                yield f"            if {key} is not UNSET:"
                yield f"                _fields[{key!r}] = {self._taken(key)}"
                yield f"                _given.add({key!r})"
        for broken in broken_rules(self._schemas, self._document, self._name, "_fields['{}']", "_given"):
            yield f"            if {broken}:"
            yield "                _odd()"
        for slot in ("fields(_self, _fields)", "given(_self, _given)", "extra(_self, {})", "private(_self, None)"):
            yield f"            set_{slot}"
        yield f"            if {rules}:"
        yield f"                _judge(_self, {rules})"
        yield "            return"
        yield "        except ValueError:"
        yield "            pass"
        named = ", ".join(f"{key}={key}" for key in self._named)
        yield f"    super({self._name}, _self).__init__(*_unnamed, **_keywords({named}), **_more)"

    def _taken(self, key: str) -> str:
        taken = self._kind(self._document, self._properties[key])
        if key in self._needed or self._defaults[key] is not None:
            return taken.of(key)
        condition = "{0} is None" + (f" or ({taken.condition})" if taken.condition else "")
        return taken._replace(condition=condition).of(key)

    def _kind(self, document: Document, schema: Schema) -> _Taken:
        if "$ref" in schema:
            return self._referred(document, schema)
        if "anyOf" in schema:
            return self._choice(document, [each for each in schema["anyOf"] if each.get("type") != "null"])
        if "enum" in schema:
            words = tuple(word for word in schema["enum"] if isinstance(word, str))
            return _Taken(f"_type({{0}}) is str and {{0}} in {words!r}")
        types = [schema["type"]] if isinstance(schema.get("type"), str) else schema.get("type", ())
        match [each for each in types if each != "null"]:
            case ["string"]:
                return self._text(schema)
            case ["boolean"]:
                return _Taken("_type({0}) is bool")
            case ["integer" | "number" as kind]:
                return _number(schema, kind)
            case ["array"] if "items" in schema and not {"maxItems", "uniqueItems"} & set(schema):
                return self._items(document, schema["items"])
        return _Taken()

    def _referred(self, document: Document, schema: Schema) -> _Taken:
        target = self._schemas.resolve(document, schema["$ref"])
        if target.name in JSON_SHAPES:
            return _Taken(otherwise=f"{self._value(f'Shape({target.name})')}.take({{0}})")
        if JSON_TYPES.get(target.name, "JsonValue") != "JsonValue":
            return _Taken(otherwise="_frozen({0})")
        if names := self._classes(document, schema):
            one = f"is {names[0]}" if len(names) == 1 else f"in {self._value(_set_of(names))}"
            return _Taken(f"_type({{0}}) {one}")
        return self._kind(target.document, target.schema)

    def _choice(self, document: Document, choices: list[Schema]) -> _Taken:
        """A value of the first type, or a list of instances."""
        first = self._kind(document, choices[0])
        other = self._kind(document, choices[-1]).otherwise
        if len(choices) != 2 or other == "_odd()":
            return first
        return first._replace(otherwise=f"({first.otherwise} if _type({{0}}) is str else {other})")

    def _text(self, schema: Schema) -> _Taken:
        if "pattern" in schema:
            limits = "".join(
                f", {ours}={schema[key]}"
                for key, ours in (("minLength", "min_length"), ("maxLength", "max_length"))
                if key in schema
            )
            pattern = self._value(f"Pattern({json.dumps(portable_pattern(schema['pattern']))}{limits})")
            return _Taken(f"_type({{0}}) is str and {{0}} in {pattern}.known", f"{pattern}.take({{0}})")
        if "maxLength" in schema or schema.get("minLength", 0) > 1:
            return _Taken()
        return _Taken("_type({0}) is str and {0} and {0}.isascii()", "_text({0})")

    def _items(self, document: Document, schema: Schema) -> _Taken:
        names = self._classes(document, schema)
        return _Taken(otherwise=f"_items({{0}}, {self._value(_set_of(names))})") if names else _Taken()

    def _classes(self, document: Document, schema: Schema) -> list[str]:
        """The classes of a reference to a class or a union; none where it is something else."""
        if "$ref" not in schema:
            return []
        target = self._schemas.resolve(document, schema["$ref"])
        if "discriminator" in target.schema:
            return [name for each in target.schema["oneOf"] for name in self._classes(target.document, each)]
        is_class = "properties" in target.schema and target.name not in JSON_SHAPES
        return [target.name] if is_class else []

    def _value(self, expression: str) -> str:
        """The name of a value that is made once."""
        kind = {"P": "pattern", "S": "shape", "R": "rules", "f": "classes", "c": "copy"}[expression[0]]
        return self._shared.setdefault(expression, f"_{kind}_{len(self._shared)}")


def template_of(properties: Mapping[str, Schema]) -> str:
    """All fields of an instance with nothing given, as a dict."""
    values = (f"{key!r}: {prop.get('const', prop.get('default'))!r}" for key, prop in properties.items())
    return f"{{{', '.join(values)}}}"


def broken_rules(schemas: SchemaSet, document: Document, name: str, field: str, given: str) -> Iterator[str]:
    """When a rule of a class is broken, as expressions of its fields and of the names that are given."""
    lifted = lift(schemas, document).definitions[name]
    required = frozenset(lifted.get("required", ()))
    defaults = {key: prop.get("default") for key, prop in lifted["properties"].items()}
    for rule in lifted.get("x-rules", ()):
        yield expression(rule["broken"], required, defaults, field, given)


def _number(schema: Schema, kind: str) -> _Taken:
    """A number inside its bounds."""
    name, most = _NUMBERS[kind]
    least = f"{schema['exclusiveMinimum']} <" if "exclusiveMinimum" in schema else f"{schema.get('minimum', -most)} <="
    great = f"< {schema['exclusiveMaximum']}" if "exclusiveMaximum" in schema else f"<= {schema.get('maximum', most)}"
    return _Taken(f"_type({{0}}) is {name} and {least} {{0}} {great}")


def _set_of(names: list[str]) -> str:
    return f"frozenset(({', '.join(names)},))"


def _function(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
