"""A vendor's published schema beside ours: what it knows and ours does not, and what ours asks for and it does not.

Both are walked together from two schemas of the same thing. Unions are flattened on both sides; a published member goes
with our member of the same tag, or of the same JSON type where there is no tag. Bounds and patterns are not compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

TAGS = ("type", "role")
NUMBERS = {"integer", "number"}

Schema = dict[str, Any]


class Comparison:
    """Walks a published document and one of ours; `differences` says in words where they part.

    `kept` are the tags of published members that ours knows by its fallback only.
    """

    def __init__(self, published: Any, ours: Any) -> None:
        self._published = published
        self._ours = ours
        # The schemas are held, so that none of their ids is given away while we walk.
        self._seen: dict[tuple[int, int], tuple[Schema, Schema]] = {}
        self.compared = 0
        self.differences: list[str] = []
        self.kept: set[str] = set()

    def walk(self, published: Schema, ours: Schema, where: str = "") -> Comparison:
        """Compare two schemas and everything below them."""
        mine = list(members(self._ours, ours))
        for member in members(self._published, published):
            named: list[str | None] = [*tags(self._published, member)]
            for tag in named or [None]:
                found = self._same(member, tag, mine)
                if found is not None:
                    self._pair(member, found, f"{where}<{tag}>" if tag else where)
                elif tag is not None and any(_is_fallback(item) for item in mine):
                    self.kept.add(tag)
                elif mine and mine != [{}]:
                    self.differences.append(f"{where}: {tag or kind(member)} is unknown")
        return self

    def _same(self, member: Schema, tag: str | None, mine: list[Schema]) -> Schema | None:
        if tag is not None:
            tagged = [item for item in mine if tag in tags(self._ours, item)]
            plain = [item for item in mine if _open_tag(item)]
            return next(iter([*tagged, *plain]), None)
        fit = [
            item for item in mine if kind(item) == kind(member) or {kind(item), kind(member)} <= {"integer", "number"}
        ]
        return next(iter(fit), None)

    def _pair(self, published: Schema, ours: Schema, where: str) -> None:
        if (id(published), id(ours)) in self._seen:
            return
        self._seen[id(published), id(ours)] = (published, ours)
        self.compared += 1
        if "properties" in published and "properties" in ours:
            for name in sorted(set(published["properties"]) - set(ours["properties"])):
                self.differences.append(f"{where}: {name} is unknown")
            for name in sorted(set(ours.get("required", ())) - set(published.get("required", ()))):
                self.differences.append(f"{where}: {name} is required")
            for name in sorted(set(published["properties"]) & set(ours["properties"])):
                if not (name in TAGS and words(ours["properties"][name])):
                    self.walk(published["properties"][name], ours["properties"][name], f"{where}/{name}")
        elif published.get("type") == "array" and "items" in published and "items" in ours:
            self.walk(published["items"], ours["items"], f"{where}[]")
        elif mine := words(ours):
            for word in sorted(words(published) - mine):
                self.differences.append(f"{where}: the word {word} is unknown")


def members(root: Any, schema: Any) -> Iterator[Schema]:
    """The members of a union and of the unions in it; a schema that is not a union by itself."""
    if schema is True:
        yield {}
        return
    if "$ref" in schema:
        yield from members(root, _at(root, schema["$ref"]))
        return
    for word in ("oneOf", "anyOf"):
        if word in schema and "properties" not in schema:
            for member in schema[word]:
                yield from members(root, member)
            return
    kinds = schema.get("type")
    if isinstance(kinds, list):
        for kind in kinds:
            yield {**schema, "type": kind}
    else:
        yield schema


def _at(root: Any, ref: str) -> Any:
    for token in ref.removeprefix("#/").split("/"):
        root = root[token.replace("~1", "/").replace("~0", "~")]
    return root


def tags(root: Any, member: Schema) -> list[str]:
    """The values of the tag of an object, if it has one."""
    for name in TAGS:
        found = member.get("properties", {}).get(name)
        if found is not None:
            return sorted({word for item in members(root, found) for word in words(item)})
    return []


def _open_tag(member: Schema) -> bool:
    """Whether the tag of an object may be any word."""
    tag = member.get("properties", {}).get("type", {})
    return tag.get("type") == "string" and not {"enum", "const", "not"} & set(tag)


def _is_fallback(member: Schema) -> bool:
    return any("not" in tag for name in TAGS if (tag := member.get("properties", {}).get(name)))


def words(schema: Schema) -> set[str]:
    """The texts that a schema names one by one."""
    named = [schema["const"]] if "const" in schema else schema.get("enum", [])
    return {word for word in named if isinstance(word, str)}


def kind(schema: Schema) -> str:
    """The JSON type of a schema that is not a union; anything where it says none."""
    if "type" in schema:
        return str(schema["type"])
    if words(schema):
        return "string"
    return "object" if "properties" in schema else "anything"
