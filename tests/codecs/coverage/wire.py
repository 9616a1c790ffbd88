"""Bodies for every property of every wire document: the vectors of each definition, put where it stands in a body.

The vectors of a definition show each of its properties (a test of the schemas holds that). A definition that is no body
of its own is put into the smallest vector of the definition that holds it, up to the root.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parents[3] / "schemas" / "wire"

Data = dict[str, Any]
Node = tuple[str, str]
"""A definition: document and name."""


class Body(NamedTuple):
    """A body that shows a vector of one definition."""

    document: str
    definition: str
    vector: str
    value: Data
    shown: Any
    """The vector itself."""


class Wire:
    """The documents and vectors of one dialect.

    `is_read`: whether a body can be read and written without a loss; hosts are chosen so that it can, if any can. Of
    each body it is asked once.
    """

    def __init__(self, dialect: str, is_read: Callable[[Any], bool]) -> None:
        self._is_read = is_read
        self._known: dict[str, bool] = {}
        folder = FOLDER / dialect / "v1"
        self._documents = {path.name: _read(path) for path in sorted(folder.glob("*.schema.json"))}
        self._vectors: dict[Node, list[tuple[str, Any]]] = {}
        for path in sorted(folder.glob("*.vectors.json")):
            vectors = _read(path)
            for name, given in vectors["definitions"].items():
                valid = [(each["name"], each["value"]) for each in given["valid"] if "value" in each]
                self._vectors[vectors["document"], name] = valid

    def is_read(self, body: Any) -> bool:
        """Whether a body can be read and written without a loss."""
        text = json.dumps(body)
        if text not in self._known:
            self._known[text] = self._is_read(body)
        return self._known[text]

    def bodies(self, document: str, definition: str) -> Iterator[Body]:
        """Every vector of every definition that the root holds, inside a body of the root."""
        for node, put in self.places((document, definition)).items():
            for name, value in self._vectors.get(node, ()):
                body = put(copy.deepcopy(value))
                if isinstance(body, dict):
                    yield Body(*node, name, body, value)
            given = [value for _, value in self._vectors.get(node, ()) if isinstance(value, dict)]
            read = {key for value in given if self.is_read(put(value)) for key in value}
            hosts = self.hosts(node)
            host = next((each for each in hosts if self.is_read(put(each))), hosts[0])
            for name, schema in self._schema(node).get("properties", {}).items():
                if name not in read:  # without a vector that is read: the first value that the schema allows
                    value = {**copy.deepcopy(host), name: self._value(schema, node[0])}
                    yield Body(*node, f"with {name}", put(value), value)

    def properties(self, document: str, definition: str) -> set[tuple[str, str]]:
        """(definition, property) of everything that the root holds."""
        return {
            (node[1], name)
            for node in self.places((document, definition))
            for name in self._schema(node).get("properties", ())
        }

    @cache  # noqa: B019 — a few objects, which live as long as the tests
    def places(self, root: Node) -> dict[Node, Callable[[Any], Any]]:
        """How a value of each definition beneath `root` may stand in a value of it."""
        places: dict[Node, Callable[[Any], Any]] = {root: lambda value: value}
        queue = [root]
        while queue:
            node = queue.pop(0)
            for inner, puts in self.inside(node):
                if inner not in places:
                    chains = [_chain(places[node], put) for put in puts]
                    places[inner] = next((each for each in chains if self._fits(inner, each)), chains[0])
                    queue.append(inner)
        return places

    def _fits(self, node: Node, put: Callable[[Any], Any]) -> bool:
        return any(self.is_read(put(value)) for _, value in self._vectors.get(node, ())[:3])

    def inside(self, node: Node) -> Iterator[tuple[Node, list[Callable[[Any], Any]]]]:
        """The definitions that one names, and how a value of each may stand in a value of it."""
        schema = self._schema(node)
        for inner, wrap in self._refs(schema, node[0]):
            yield inner, [wrap]  # a union: a value of the member is a value of it
        for name, field in schema.get("properties", {}).items():
            for inner, wrap in self._refs(field, node[0]):
                yield inner, [_set(host, name, wrap) for host in self.hosts(node)]

    def _refs(self, schema: Mapping[str, Any], document: str) -> Iterator[tuple[Node, Callable[[Any], Any]]]:
        if "$ref" in schema:
            file, _, name = schema["$ref"].partition("#/$defs/")
            yield (file or document, name), lambda value: value
        for key in ("anyOf", "oneOf", "allOf"):
            for member in schema.get(key, ()):
                if isinstance(member, Mapping):
                    yield from self._refs(member, document)
        if isinstance(schema.get("items"), Mapping):
            for inner, wrap in self._refs(schema["items"], document):
                yield inner, _listed(wrap)

    def _value(self, schema: Mapping[str, Any], document: str) -> Any:
        """A value of a schema, recognisable where it is open."""
        if "const" in schema or "enum" in schema:
            return schema.get("const", next(iter(schema.get("enum", [None]))))
        if "$ref" in schema:
            file, _, name = schema["$ref"].partition("#/$defs/")
            node = (file or document, name)
            vectors = [value for _, value in self._vectors.get(node, ()) if value is not None]
            return copy.deepcopy(vectors[0]) if vectors else self._value(self._schema(node), node[0])
        for key in ("anyOf", "oneOf"):
            if key in schema:
                return self._value(next(each for each in schema[key] if each.get("type") != "null"), document)
        kinds = schema.get("type", "object")
        kind = next((each for each in kinds if each != "null"), "null") if isinstance(kinds, list) else kinds
        if kind == "array":
            return [self._value(schema.get("items", {}), document)]
        return {"string": "probe", "integer": 7, "number": 0.5, "boolean": True, "object": {"probe": 1}}.get(kind)

    def _schema(self, node: Node) -> Data:
        found: Data = self._documents.get(node[0], {"$defs": {}})["$defs"].get(node[1], {})
        return found

    def hosts(self, node: Node) -> list[Data]:
        """The smaller vectors of a definition, the smallest first."""
        objects = [value for _, value in self._vectors.get(node, ()) if isinstance(value, dict)]
        return sorted(objects, key=lambda value: len(json.dumps(value)))[:12] or [{}]


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _chain(outer: Callable[[Any], Any], inner: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: outer(inner(value))


def _listed(wrap: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: [wrap(value)]


def _set(host: Data, name: str, wrap: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: {**host, name: wrap(value)}  # shared with the vector: no reader changes what it is given
