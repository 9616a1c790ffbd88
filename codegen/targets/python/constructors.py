"""The module ``v1/constructors.py``: constructors that take plain keywords line by line.

From the schemas comes, for each class that a request is built of, a constructor with parameters for the properties that
are given most. It asks itself only whether a text is plainly one, and has the rules of the schema in it; what else a
property may be is asked of the class's own core schema, see ``runtime/_keywords.py``, and whatever is not plain is left
to the validator. So a property that cannot be plain costs speed alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from codegen.lift import lift
from codegen.schemaset import Document, Schema, SchemaSet
from codegen.targets.python.prepare import module_name
from codegen.targets.python.rules import expression
from codegen.targets.python.tables import JSON_SHAPES, JSON_TYPES, MADE_FAST

TEXT = '''"""Constructors that take plain keywords line by line; see `turnwire_schema._keywords`."""

from __future__ import annotations

from typing import Any, Final

from turnwire_schema._keywords import UNSET, Class, Written
from turnwire_schema._plain import OddError
from turnwire_schema._trust import set_extra, set_fields, set_given, set_private
'''

NAMED = 4
"""Properties that have a parameter of their own: the first ones, which are given most, and all that must be given.

A parameter that is not given costs time, too.
"""


def constructors_module(schemas: SchemaSet) -> str:
    """The text of the module."""
    classes = _classes(schemas)
    imports = sorted(f"from turnwire_schema.v1.{module_name(home)} import {name}" for name, home in classes.items())
    # A property may be called `type`; it never begins with an underscore.
    lines = [TEXT, *imports, "", "_type: Final = type", ""]
    rows = []
    for name, home in classes.items():
        constructor = _Constructor(schemas, home, name)
        lines += [*constructor.lines(), ""]
        rows.append(f"    {name}: {constructor.row()},")
    what = '"""The constructor of a class, and what it goes by."""'
    table = ["WRITTEN: Final[dict[type, Written]] = {", *rows, "}", what]
    return "\n".join([*lines, *table, "", '__all__ = ["WRITTEN"]', ""])


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
    """The constructor of one class."""

    def __init__(self, schemas: SchemaSet, document: Document, name: str) -> None:
        properties = document.definitions[name]["properties"]
        required = frozenset(document.definitions[name].get("required", ()))
        self._name = name
        self._tags = [key for key, prop in properties.items() if "const" in prop]
        free = [key for key in properties if key not in self._tags]
        self._needed = [key for key in free if key in required]
        self._named = [key for key in free if key in self._needed or free.index(key) < NAMED]
        lifted = lift(schemas, document).definitions[name]
        defaults = {key: prop.get("default") for key, prop in properties.items()}
        self._broken = [
            expression(rule["broken"], required, defaults, "_fields['{}']", "_given")
            for rule in lifted.get("x-rules", ())
        ]
        self._names = [key for key in self._named if "pattern" in _resolved(schemas, document, properties[key])]
        self._texts = [key for key in self._named if _is_text(schemas, document, properties[key])]

    def row(self) -> str:
        """What the table says of it."""
        rules = f", rules={bool(self._broken)}"
        return f"Written({_function(self._name)}, needed={_set(self._needed)}, texts={_set(self._texts)}{rules})"

    def lines(self) -> Iterator[str]:
        """The function that makes the constructor."""
        yield f"def {_function(self._name)}(about: Class) -> Any:"
        yield "    _cls, _copy, _judges, _add, _carefully, _take, _known = about"
        for key in self._named:
            yield f"    _take_{key} = _take({key!r})"
            if key in self._names:
                yield f"    _known_{key} = _known[{key!r}]"
        parameters = "".join(f", {key}: Any = UNSET" for key in self._named)
        yield f"    def made(_self: Any, /, *_unnamed: Any{parameters}, **_more: Any) -> Any:"
        yield "        if _type(_self) is _cls and not _unnamed:"
        yield "            try:"
        yield "                _fields = _copy()"
        given = ", ".join(map(repr, (*self._tags, *self._needed)))
        yield f"                _given = {{{given}}}" if given else "                _given: set[str] = set()"
        for key in self._needed:
            yield f"                _fields[{key!r}] = {self._value(key)}"
        for key in self._named:
            if key not in self._needed:
                yield f"                if {key} is not UNSET:"
                yield f"                    _fields[{key!r}] = {self._value(key)}"
                yield f"                    _given.add({key!r})"
        yield "                if _more:"
        yield "                    _add(_fields, _given, _more)"
        for broken in self._broken:
            yield f"                if {broken}:"
            yield "                    raise OddError"
        for slot in ("fields(_self, _fields)", "given(_self, _given)", "extra(_self, {})", "private(_self, None)"):
            yield f"                set_{slot}"
        yield "                if _judges:"
        yield "                    for _judge in _judges:"
        yield "                        if _judge(_self) is not None:"
        yield "                            raise OddError"
        yield "                return"
        yield "            except (ValueError, AssertionError):"
        yield "                pass"
        named = ", ".join(f"{key!r}: {key}" for key in self._named)
        yield f"        return _carefully(_self, _unnamed, {{{named}}}, _more)"
        yield "    return made"

    def _value(self, key: str) -> str:
        if key in self._texts:
            return f"{key} if _type({key}) is str and {key} and {key}.isascii() else _take_{key}({key})"
        if key in self._names:
            return f"{key} if _type({key}) is str and {key} in _known_{key} else _take_{key}({key})"
        return f"_take_{key}({key})"


def _resolved(schemas: SchemaSet, document: Document, schema: Schema) -> Schema:
    """What a property is, where that stands in a definition of its own."""
    if "$ref" not in schema:
        return schema
    target = schemas.resolve(document, schema["$ref"])
    return _resolved(schemas, target.document, target.schema)


def _is_text(schemas: SchemaSet, document: Document, schema: Schema) -> bool:
    """Whether a property takes every text with a character in it."""
    if "$ref" in schema:
        target = schemas.resolve(document, schema["$ref"])
        return _is_text(schemas, target.document, target.schema)
    choices = [each for each in schema.get("anyOf", ()) if each.get("type") != "null"]
    if choices:
        return _is_text(schemas, document, choices[0])
    kinds = [schema["type"]] if isinstance(schema.get("type"), str) else schema.get("type", ())
    if [kind for kind in kinds if kind != "null"] != ["string"]:
        return False
    return schema.get("minLength", 0) <= 1 and not {"maxLength", "pattern", "enum", "const"} & set(schema)


def _set(names: list[str]) -> str:
    return f"frozenset({tuple(names)!r})" if names else "frozenset()"


def _function(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
