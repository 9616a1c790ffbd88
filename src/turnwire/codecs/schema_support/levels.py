"""The levels of a JSON Schema that say something about the answer: each one once, with its JSON pointer.

A definition is a level only where a reference leads to it, at its own pointer. What is below `not`, `if`, `contains`
and the keywords for dependencies is not walked: those keywords are features themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final
from urllib.parse import unquote, urldefrag, urljoin

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support.well_formed import is_address, well_formed
from turnwire.codecs.values.wire_values import escaped

SAME_VALUE: Final = ("allOf", "anyOf", "oneOf")
"""Keywords whose schemas are about the value of the level itself."""
_BY_NAME: Final = ("properties", "patternProperties")
_LISTS: Final = (*SAME_VALUE, "prefixItems")
_ONE: Final = (
    "additionalProperties",
    "propertyNames",
    "items",
    "additionalItems",
    "unevaluatedProperties",
    "unevaluatedItems",
)


class Document:
    """A whole schema, in which references are looked up."""

    __slots__ = ("_names", "_targets", "root")

    def __init__(self, root: Any) -> None:
        self.root = root
        self._names: dict[str, tuple[str, Any]] | None = None
        self._targets: dict[str, tuple[str, Any] | None] = {}

    def target(self, reference: str) -> tuple[str, Any] | None:
        """Return the pointer and the schema that a reference leads to; None if it leads nowhere in this document."""
        if reference not in self._targets:
            self._targets[reference] = self._find(reference)
        return self._targets[reference]

    def _find(self, reference: str) -> tuple[str, Any] | None:
        if not is_address(reference):
            return None
        if reference == "#" or reference.startswith("#/"):
            return self._at("", self.root, reference[1:])
        if self._names is None:
            self._names = dict(_named(self.root, "", ""))
        address, fragment = urldefrag(urljoin(self._base(), reference))
        if (found := self._names.get(f"{address}#{fragment}")) is not None:
            return found
        found = self._names.get(f"{address}#")
        return None if found is None or (fragment and fragment[0] != "/") else self._at(*found, fragment)

    def hides_siblings(self) -> bool:
        """Whether nothing next to a `$ref` counts: in draft 7 and older."""
        draft = self.root.get("$schema") if isinstance(self.root, Mapping) else None
        return isinstance(draft, str) and "/draft-0" in draft

    def _base(self) -> str:
        name = self.root.get("$id") if isinstance(self.root, Mapping) else None
        return name if isinstance(name, str) and is_address(name) else ""

    @staticmethod
    def _at(pointer: str, schema: Any, steps: str) -> tuple[str, Any] | None:
        for step in steps.split("/")[1:]:
            name = unquote(step).replace("~1", "/").replace("~0", "~")
            if isinstance(schema, Mapping) and name in schema:
                schema = schema[name]
            elif isinstance(schema, (list, tuple)) and name.isdecimal() and int(name) < len(schema):
                schema = schema[int(name)]
            else:
                return None
            pointer = f"{pointer}/{escaped(name)}"
        return pointer, schema


class Level(NamedTuple):
    """One schema in a document: what it says (an object or a boolean), where it is, and under which keyword."""

    schema: Any
    pointer: str
    place: str
    document: Document


def levels(root: Any) -> Iterator[Level]:
    """Yield the levels of a schema that are reached from its root, in the order in which a reader meets them."""
    document = Document(root)
    waiting: list[tuple[str, Any, str]] = [("", root, "")]
    seen: set[str] = set()
    while waiting:
        pointer, schema, place = waiting.pop()
        if pointer in seen or not isinstance(schema, (Mapping, bool)):
            continue
        seen.add(pointer)
        if isinstance(schema, Mapping):
            schema = well_formed(schema)
        yield Level(schema, pointer, place, document)
        if isinstance(schema, Mapping):
            waiting.extend(reversed([*_below(schema, pointer), *_referenced(schema, place, document)]))


def _below(schema: Mapping[str, Any], pointer: str) -> Iterator[tuple[str, Any, str]]:
    for keyword, value in schema.items():
        if keyword in _BY_NAME and isinstance(value, Mapping):
            for name, each in value.items():
                yield f"{pointer}/{keyword}/{escaped(name)}", each, keyword
        elif (keyword in _LISTS or keyword == "items") and isinstance(value, (list, tuple)):
            for position, each in enumerate(value):
                yield f"{pointer}/{keyword}/{position}", each, "prefixItems" if keyword == "items" else keyword
        elif keyword in _ONE:
            yield f"{pointer}/{keyword}", value, keyword


def _referenced(schema: Mapping[str, Any], place: str, document: Document) -> Iterator[tuple[str, Any, str]]:
    reference = schema.get("$ref")
    if isinstance(reference, str) and (found := document.target(reference)) is not None:
        yield *found, place


def followed(schema: Any, document: Document) -> Any:
    """Return the schema that a reference without siblings leads to in the end, or the schema itself."""
    for _ in range(32):  # references in a ring lead nowhere
        reference = schema.get("$ref") if isinstance(schema, Mapping) else None
        found = document.target(reference) if isinstance(reference, str) else None
        if found is None:
            break
        schema = found[1]
    return well_formed(schema) if isinstance(schema, Mapping) else schema


def _named(schema: Any, pointer: str, base: str) -> Iterator[tuple[str, tuple[str, Any]]]:
    """Yield every `$id` and `$anchor` as address and fragment, with where it is."""
    if isinstance(schema, Mapping):
        if isinstance(name := schema.get("$id"), str) and is_address(name):
            base = urldefrag(urljoin(base, name))[0]
        if pointer == "" or "$id" in schema:
            yield f"{base}#", (pointer, schema)
        for keyword in ("$anchor", "$dynamicAnchor"):
            if isinstance(name := schema.get(keyword), str):
                yield f"{base}#{name}", (pointer, schema)
        for key, value in schema.items():
            if isinstance(key, str) and key not in ("enum", "const", "default", "examples"):
                yield from _named(value, f"{pointer}/{escaped(key)}", base)
    elif isinstance(schema, (list, tuple)):
        for position, value in enumerate(schema):
            yield from _named(value, f"{pointer}/{position}", base)
