"""Changes of a schema, each with the verdict of the comparison with the release; see `change_verdicts`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Schema = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Change:
    """One change; the verdicts are those of the comparison: ids of rules, "" where it passes."""

    name: str
    old: Schema
    new: Schema
    ours: str
    wire: str
    of: str = "property"
    why: str = ""
    """Why the verdict is another one than values and types alone would give."""


def obj(properties: Schema, required: tuple[str, ...] = (), **more: Any) -> Schema:
    """An object with properties, as a whole definition."""
    return {"type": "object", "properties": properties, "required": list(required), **more}


TEXT: Schema = {"type": "string"}
INT: Schema = {"type": "integer"}
NULL: Schema = {"type": "null"}
A: Schema = {"$ref": "#/$defs/PartA"}
B: Schema = {"$ref": "#/$defs/PartB"}
C: Schema = {"$ref": "#/$defs/PartC"}
REST: Schema = {"$ref": "#/$defs/PartRest"}
TAG: Schema = {"discriminator": {"propertyName": "type"}}
P = {"p": {"type": ["string", "null"]}}
Q = {"q": {"type": ["string", "null"]}}
MEANING = "what is written and read stays valid, and means something else"
TYPE_NAME = "the values are the same; readers know the type by the other name"
GROWTH = "an object may grow: readers keep what they do not know"
LIST = "a list of words that takes any text may grow"
SERVER = "a wire document follows its server"
READ = "programs read it"
ORDER = "the branches are the same"


def any_of(*branches: Schema) -> Schema:
    """A union."""
    return {"anyOf": list(branches)}


def one_of(*branches: Schema, **more: Any) -> Schema:
    """A union whose branches exclude each other."""
    return {"oneOf": list(branches), **more}


def list_of(items: Schema | None = None, **more: Any) -> Schema:
    """An array."""
    return {"type": "array", **({} if items is None else {"items": items}), **more}


CHANGES: tuple[Change, ...] = (
    # Properties
    Change("an optional property is added", obj(P), obj({**P, **Q}), "", "", "definition", GROWTH),
    Change(
        "an optional property is added to a closed object",
        obj(P, additionalProperties=False),
        obj({**P, **Q}, additionalProperties=False),
        "",
        "",
        "definition",
        GROWTH,
    ),
    Change("a required property is added", obj(P), obj({**P, **Q}, ("q",)), "CMP011", "CMP011", "definition"),
    Change("a property is removed", obj({**P, **Q}), obj(P), "CMP010", "CMP010", "definition", READ),
    Change("a property is renamed", obj(P), obj(Q), "CMP010", "CMP010", "definition"),
    Change("an optional property becomes required", obj(P), obj(P, ("p",)), "CMP011", "CMP011", "definition"),
    Change("a required property becomes optional", obj(P, ("p",)), obj(P), "CMP012", "CMP012", "definition", READ),
    Change(
        "properties are put in another order",
        obj({**P, **Q}),
        obj({**Q, **P}),
        "",
        "",
        "definition",
        "the order is free",
    ),
    Change("the object is closed", obj(P), obj(P, additionalProperties=False), "CMP010 CMP019", "CMP019", "definition"),
    Change("the object is opened", obj(P, additionalProperties=False), obj(P), "", "", "definition", GROWTH),
    # Types
    Change("another type", TEXT, INT, "CMP013", "CMP013"),
    Change("a type is taken away", {"type": ["string", "integer"]}, TEXT, "CMP013", "CMP013"),
    Change("null is taken away", {"type": ["string", "null"]}, TEXT, "CMP013", "CMP013"),
    Change("null is added", TEXT, {"type": ["string", "null"]}, "CMP026", ""),
    Change("string becomes string or integer", TEXT, {"type": ["string", "integer"]}, "CMP026", ""),
    Change("integer becomes number", INT, {"type": "number"}, "CMP026", ""),
    Change("number becomes integer", {"type": "number"}, INT, "CMP013", "CMP013"),
    Change("the types of a list change places", {"type": ["string", "null"]}, {"type": ["null", "string"]}, "", ""),
    Change("a type becomes free", TEXT, {}, "CMP026", ""),
    Change("a free property gets a type", {}, TEXT, "CMP013", "CMP013"),
    # Unions
    Change("a free property gets anyOf", {}, any_of(TEXT, INT), "CMP013 CMP027", "CMP013"),
    Change("a free property gets oneOf", {}, one_of(TEXT, INT), "CMP013 CMP027", "CMP013"),
    Change("anyOf becomes free", any_of(TEXT, INT), {}, "CMP020 CMP026", ""),
    Change("a type becomes anyOf with that type alone", TEXT, any_of(TEXT), "", ""),
    Change("string becomes anyOf of string and integer", TEXT, any_of(TEXT, INT), "CMP027", ""),
    Change("a list of types becomes anyOf of the same", {"type": ["string", "null"]}, any_of(TEXT, NULL), "", ""),
    Change(
        "anyOf of plain types gets a branch", any_of(TEXT, list_of(INT)), any_of(TEXT, list_of(INT), NULL), "CMP027", ""
    ),
    Change("anyOf loses a branch", any_of(TEXT, list_of(INT)), any_of(TEXT), "CMP020", "CMP020"),
    Change("the branches change places", any_of(TEXT, INT, NULL), any_of(NULL, INT, TEXT), "", "", why=ORDER),
    Change(
        "two arrays change places",
        any_of(list_of(TEXT), list_of(INT)),
        any_of(list_of(INT), list_of(TEXT)),
        "",
        "",
        why=ORDER,
    ),
    Change(
        "one of two arrays changes its items",
        any_of(list_of(TEXT), list_of(INT)),
        any_of(list_of(TEXT), list_of({"type": "boolean"})),
        "CMP013",
        "CMP013",
    ),
    Change(
        "one of two arrays is removed", any_of(list_of(TEXT), list_of(INT)), any_of(list_of(INT)), "CMP020", "CMP020"
    ),
    Change(
        "a third array is added",
        any_of(list_of(TEXT), list_of(INT)),
        any_of(list_of(TEXT), list_of(INT), list_of(A)),
        "CMP027",
        "",
    ),
    Change("anyOf becomes oneOf", any_of(INT, {"type": "number"}), one_of(INT, {"type": "number"}), "CMP020", "CMP020"),
    Change("oneOf becomes anyOf", one_of(TEXT, INT), any_of(TEXT, INT), "", ""),
    Change(
        "oneOf gets a branch that overlaps",
        one_of(INT, TEXT),
        one_of(INT, TEXT, {"type": "number"}),
        "CMP027",
        "CMP020",
    ),
    Change("a reference may be null", A, any_of(A, NULL), "CMP027", ""),
    Change(
        "a member is added to a union by tag", one_of(A, B, **TAG), one_of(A, B, C, **TAG), "CMP027", "", "definition"
    ),
    Change(
        "a member is added to a union by tag with a fallback",
        one_of(A, B, REST, **TAG),
        one_of(A, B, C, REST, **TAG),
        "",
        "",
        "definition",
        "readers take the tag for the fallback",
    ),
    Change(
        "a member is removed from a union by tag",
        one_of(A, B, **TAG),
        one_of(A, **TAG),
        "CMP020",
        "CMP020",
        "definition",
    ),
    Change(
        "members of a union by tag change places", one_of(A, B, **TAG), one_of(B, A, **TAG), "", "", "definition", ORDER
    ),
    Change(
        "the tag of a union is another property",
        one_of(A, B, **TAG),
        one_of(A, B, discriminator={"propertyName": "kind"}),
        "CMP021",
        "CMP021",
        "definition",
        MEANING,
    ),
    # References
    Change("a reference leads elsewhere", A, B, "CMP014", "CMP014"),
    Change(
        "a reference is written out", {"$ref": "#/$defs/Word"}, {"enum": ["a", "b"]}, "CMP014", "CMP014", why=TYPE_NAME
    ),
    Change(
        "a schema becomes a reference to the same",
        {"enum": ["a", "b"]},
        {"$ref": "#/$defs/Word"},
        "CMP014",
        "CMP014",
        why=TYPE_NAME,
    ),
    # Words and fixed values
    Change("a word is added to a list", {"enum": ["a", "b"]}, {"enum": ["a", "b", "c"]}, "CMP026", ""),
    Change("a word is removed from a list", {"enum": ["a", "b"]}, {"enum": ["a"]}, "CMP016", "CMP016"),
    Change("words change places", {"enum": ["a", "b"]}, {"enum": ["b", "a"]}, "", "", why=ORDER),
    Change(
        "a word is added beside any text",
        any_of({"enum": ["a"]}, TEXT),
        any_of({"enum": ["a", "b"]}, TEXT),
        "",
        "",
        why=LIST,
    ),
    Change(
        "a word is removed beside any text",
        any_of({"enum": ["a", "b"]}, TEXT),
        any_of({"enum": ["a"]}, TEXT),
        "",
        "",
        why=LIST,
    ),
    Change("a list of words becomes any text", {"enum": ["a", "b"]}, TEXT, "CMP026", ""),
    Change("text becomes a list of words", TEXT, {"enum": ["a", "b"]}, "CMP016", "CMP016"),
    Change("null is added to a list of words", {"enum": ["a"]}, {"enum": ["a", None]}, "CMP026", ""),
    Change("a fixed value changes", {"const": "a"}, {"const": "b"}, "CMP015", "CMP015"),
    Change("a fixed value becomes one of a list", {"const": "a"}, {"enum": ["a", "b"]}, "CMP026", ""),
    Change("a list becomes a fixed value", {"enum": ["a", "b"]}, {"const": "a"}, "CMP015", "CMP015"),
    Change("a fixed value becomes free text", {"const": "a"}, TEXT, "CMP026", ""),
    Change("text becomes a fixed value", TEXT, {"const": "a"}, "CMP015", "CMP015"),
    # Arrays
    Change("an array gets items", list_of(), list_of(TEXT), "CMP013", "CMP013"),
    Change("an array loses its items", list_of(TEXT), list_of(), "CMP026", ""),
    Change("the items change their type", list_of(TEXT), list_of(INT), "CMP013", "CMP013"),
    Change("the items become wider", list_of(INT), list_of({"type": "number"}), "CMP026", ""),
    Change("the items may be null", list_of(TEXT), list_of({"type": ["string", "null"]}), "CMP026", ""),
    Change("the items get a bound", list_of(INT), list_of({**INT, "minimum": 1}), "CMP017", "CMP017"),
    Change("prefixItems are added", list_of(), list_of(prefixItems=[TEXT]), "CMP028", "CMP028"),
    Change(
        "prefixItems are dropped", list_of(prefixItems=[TEXT]), list_of(), "CMP028", "CMP028", why="the type may change"
    ),
    Change("contains is added", list_of(), list_of(contains=TEXT), "CMP028", "CMP028"),
    Change("uniqueItems is added", list_of(TEXT), list_of(TEXT, uniqueItems=True), "CMP028", "CMP028"),
    Change("uniqueItems is dropped", list_of(TEXT, uniqueItems=True), list_of(TEXT), "", ""),
    Change("minItems is added", list_of(TEXT), list_of(TEXT, minItems=1), "CMP017", "CMP017"),
    Change("maxItems is dropped", list_of(TEXT, maxItems=3), list_of(TEXT), "", ""),
    # Maps
    Change(
        "a free map gets values of a type",
        {"type": "object"},
        {"type": "object", "additionalProperties": TEXT},
        "CMP019",
        "CMP019",
    ),
    Change(
        "the values of a map change",
        {"type": "object", "additionalProperties": TEXT},
        {"type": "object", "additionalProperties": INT},
        "CMP013",
        "CMP013",
    ),
    Change(
        "the values of a map become wider",
        {"type": "object", "additionalProperties": TEXT},
        {"type": "object", "additionalProperties": {"type": ["string", "null"]}},
        "CMP026",
        "",
    ),
    Change(
        "the values of a map become free",
        {"type": "object", "additionalProperties": TEXT},
        {"type": "object"},
        "CMP026",
        "",
    ),
    Change(
        "a map is closed",
        {"type": "object", "additionalProperties": TEXT},
        {"type": "object", "additionalProperties": False},
        "CMP019",
        "CMP019",
    ),
    Change("minProperties is added", {"type": "object"}, {"type": "object", "minProperties": 1}, "CMP017", "CMP017"),
    Change(
        "propertyNames is added",
        {"type": "object"},
        {"type": "object", "propertyNames": {"maxLength": 1, "pattern": "z"}},
        "CMP028",
        "CMP028",
    ),
    Change(
        "patternProperties is added",
        {"type": "object"},
        {"type": "object", "patternProperties": {"^k": TEXT}},
        "CMP028",
        "CMP028",
    ),
    # Bounds
    Change("minimum is raised", {**INT, "minimum": 0}, {**INT, "minimum": 1}, "CMP017", "CMP017"),
    Change("minimum is lowered", {**INT, "minimum": 1}, {**INT, "minimum": 0}, "", ""),
    Change("minimum is added", INT, {**INT, "minimum": 0}, "CMP017", "CMP017"),
    Change("minimum is dropped", {**INT, "minimum": 0}, INT, "", ""),
    Change("maximum is lowered", {**INT, "maximum": 10}, {**INT, "maximum": 9}, "CMP017", "CMP017"),
    Change("maximum is raised", {**INT, "maximum": 9}, {**INT, "maximum": 10}, "", ""),
    Change(
        "minimum becomes exclusiveMinimum", {**INT, "minimum": 0}, {**INT, "exclusiveMinimum": 0}, "CMP017", "CMP017"
    ),
    Change("exclusiveMaximum becomes maximum", {**INT, "exclusiveMaximum": 10}, {**INT, "maximum": 10}, "", ""),
    Change("multipleOf is added", INT, {**INT, "multipleOf": 2}, "CMP028", "CMP028"),
    Change("minLength is added", TEXT, {**TEXT, "minLength": 1}, "CMP017", "CMP017"),
    Change("a minLength that says nothing is added", TEXT, {**TEXT, "minLength": 0}, "", ""),
    Change("maxLength is raised", {**TEXT, "maxLength": 2}, {**TEXT, "maxLength": 20}, "", ""),
    Change("maxLength is lowered", {**TEXT, "maxLength": 20}, {**TEXT, "maxLength": 2}, "CMP017", "CMP017"),
    Change("a pattern is added", TEXT, {**TEXT, "pattern": "^a"}, "CMP018", "CMP018"),
    Change("a pattern changes", {**TEXT, "pattern": "^a"}, {**TEXT, "pattern": "^ab"}, "CMP018", "CMP018"),
    Change("a pattern is dropped", {**TEXT, "pattern": "^a"}, TEXT, "", ""),
    Change(
        "a format is added", TEXT, {**TEXT, "format": "date"}, "CMP028", "CMP028", why="some validators check formats"
    ),
    Change("a format is dropped", {**TEXT, "format": "date"}, TEXT, "", ""),
    # Rules
    Change("allOf is added", {}, {"allOf": [TEXT]}, "CMP028", "CMP028"),
    Change("allOf is dropped", {"allOf": [TEXT]}, {}, "CMP028", "CMP028", why="the type may change"),
    Change("not is added", TEXT, {**TEXT, "not": {"const": "a"}}, "CMP022", "CMP022"),
    Change("not is dropped", {**TEXT, "not": {"const": "a"}}, TEXT, "", ""),
    Change(
        "a rule between fields is added",
        obj({**P, **Q}),
        obj({**P, **Q}, anyOf=[{"required": ["p"]}, {"required": ["q"]}]),
        "CMP022",
        "CMP022",
        "definition",
    ),
    Change(
        "a rule between fields gets one more way",
        obj({**P, **Q}, anyOf=[{"required": ["p"]}]),
        obj({**P, **Q}, anyOf=[{"required": ["p"]}, {"required": ["q"]}]),
        "",
        "",
        "definition",
    ),
    Change(
        "a rule between fields loses a way",
        obj({**P, **Q}, anyOf=[{"required": ["p"]}, {"required": ["q"]}]),
        obj({**P, **Q}, anyOf=[{"required": ["p"]}]),
        "CMP022",
        "CMP022",
        "definition",
    ),
    Change(
        "the ways of a rule change places",
        obj({**P, **Q}, anyOf=[{"required": ["p"]}, {"required": ["q"]}]),
        obj({**P, **Q}, anyOf=[{"required": ["q"]}, {"required": ["p"]}]),
        "",
        "",
        "definition",
    ),
    Change(
        "a rule between fields is dropped",
        obj({**P, **Q}, anyOf=[{"required": ["p"]}]),
        obj({**P, **Q}),
        "",
        "",
        "definition",
    ),
    Change(
        "dependentRequired is added",
        obj({**P, **Q}),
        obj({**P, **Q}, dependentRequired={"p": ["q"]}),
        "CMP022",
        "CMP022",
        "definition",
    ),
    # Meaning
    Change(
        "a default is added",
        {"type": ["integer", "null"]},
        {"type": ["integer", "null"], "default": 1},
        "CMP023",
        "CMP023",
        why=MEANING,
    ),
    Change(
        "a default changes",
        {"type": ["integer", "null"], "default": 1},
        {"type": ["integer", "null"], "default": 2},
        "CMP023",
        "CMP023",
        why=MEANING,
    ),
    Change(
        "a default is dropped",
        {"type": ["integer", "null"], "default": 1},
        {"type": ["integer", "null"]},
        "CMP023",
        "CMP023",
        why=MEANING,
    ),
    Change(
        "null gets a meaning of its own",
        obj(P),
        obj(P, **{"x-keep-null": ["p"]}),
        "CMP024",
        "CMP024",
        "definition",
        MEANING,
    ),
    Change("a description changes", {**TEXT, "description": "A."}, {**TEXT, "description": "B."}, "", ""),
)
