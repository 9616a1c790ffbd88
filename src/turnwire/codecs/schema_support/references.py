"""References of a JSON Schema in the one form that every engine follows: `#/$defs/NAME`.

`$anchor`, `$id`, absolute addresses and `$dynamicRef` are looked up by the rules of 2020-12; what a reference names
elsewhere in the schema is copied to `$defs`, so that rewriting the other place does not change it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import unquote, urldefrag, urljoin

from turnwire_schema._late_tuples import NamedTuple

from turnwire.core.jsonschema import pointer_of
from turnwire.core.schema_refs import find_target, map_children

_PLAIN: Final = re.compile(r"#/(\$defs|definitions)/[A-Za-z0-9_-]+")
_NOT_IN_NAMES: Final = re.compile(r"[^A-Za-z0-9_-]+")
_NAMES: Final = ("$id", "$anchor", "$dynamicAnchor")
_ONLY_AT_ROOT: Final = frozenset(("$defs", "$id", "$schema", "$vocabulary", "definitions"))
_REFERENCES: Final = ("$ref", "$dynamicRef")


class UnknownReferenceError(Exception):
    """A reference leads out of the schema, or nowhere."""


class PlainReferences(NamedTuple):
    """A schema with plain references, and (name of the rewriting, pointer) for each that was not plain before."""

    schema: dict[str, Any]
    changes: tuple[tuple[str, str], ...]


class _Level(NamedTuple):
    schema: dict[str, Any]
    pointer: str
    base: str


def _levels(schema: dict[str, Any], pointer: str, base: str) -> Iterator[_Level]:
    base = urljoin(base, schema["$id"]) if isinstance(schema.get("$id"), str) else base
    yield _Level(schema, pointer, base)
    found: list[tuple[Any, str]] = []

    def note(child: Any, steps: tuple[str, ...]) -> Any:
        found.append((child, pointer + pointer_of(steps)))
        return child

    map_children(schema, note)
    for child, place in found:
        if isinstance(child, dict):
            yield from _levels(child, place, base)


def make_plain(schema: dict[str, Any]) -> PlainReferences:
    """Return the schema with every reference as `#/$defs/NAME`; the same object if all are.

    Raises:
        UnknownReferenceError: a reference leads out of the schema, or nowhere; a name is there twice.
    """
    levels = list(_levels(schema, "", ""))
    if not any(reference in level.schema for level in levels for reference in _REFERENCES):
        return PlainReferences(schema, ())
    index = _Index(schema, levels)
    targets = {
        id(level.schema): index.target(level)
        for level in levels
        if "$ref" in level.schema or "$dynamicRef" in level.schema
    }
    writer = _Writer(schema, index, targets)
    return PlainReferences(writer.write_root(), tuple(writer.changes))


class _Index:
    """Where the names of a schema lead."""

    def __init__(self, root: dict[str, Any], levels: list[_Level]) -> None:
        self._root = root
        self._places: dict[str, str] = {"": ""}
        self.has_names = False
        for level in levels:
            for keyword in _NAMES:
                name = level.schema.get(keyword)
                if not isinstance(name, str):
                    continue
                self.has_names = self.has_names or bool(level.pointer) or keyword != "$id"
                address = urldefrag(level.base)[0] if keyword == "$id" else f"{urldefrag(level.base)[0]}#{name}"
                if self._places.setdefault(address, level.pointer) != level.pointer and keyword != "$dynamicAnchor":
                    raise UnknownReferenceError
        self._dynamic = [level.schema["$dynamicAnchor"] for level in levels if "$dynamicAnchor" in level.schema]
        self._has_embedded = any(level.pointer and "$id" in level.schema for level in levels)

    def target(self, level: _Level) -> str:
        """The pointer of the schema that the reference of a level leads to."""
        reference = level.schema.get("$ref")
        if "$dynamicRef" in level.schema:
            reference = level.schema["$dynamicRef"]
            if "$ref" in level.schema or self._has_embedded or len(self._dynamic) != 1:
                raise UnknownReferenceError  # which one is meant depends on the way to it
        if not isinstance(reference, str):
            raise UnknownReferenceError
        # urljoin does not join to a URN
        whole = urldefrag(level.base)[0] + reference if reference.startswith("#") else urljoin(level.base, reference)
        address, fragment = urldefrag(whole)
        fragment = unquote(fragment)
        if not fragment or fragment.startswith("/"):
            place = self._places.get(address)
            pointer = None if place is None else place + fragment
        else:
            pointer = self._places.get(f"{address}#{fragment}")
        if pointer is None or find_target(self._root, f"#{quoted(pointer)}") is None:
            raise UnknownReferenceError
        return pointer


def quoted(pointer: str) -> str:
    """A JSON pointer as the fragment of an address."""
    return pointer.replace("%", "%25")


class _Writer:
    def __init__(self, root: dict[str, Any], index: _Index, targets: dict[int, str]) -> None:
        self._root = root
        self._index = index
        self._targets = targets
        self._moved: dict[str, str] = {}
        self._queue: list[str] = []
        self.changes: list[tuple[str, str]] = []
        definitions = root.get("$defs", {})
        self._taken = set(definitions) if isinstance(definitions, dict) else set()

    def write_root(self) -> dict[str, Any]:
        out = self._write(self._root, "")
        added: dict[str, Any] = {}
        while self._queue:
            pointer = self._queue.pop()
            target = find_target(self._root, f"#{quoted(pointer)}")
            assert target is not None  # the index found it
            level = {key: value for key, value in target.items() if pointer or key not in _ONLY_AT_ROOT}
            if id(target) in self._targets:
                self._targets[id(level)] = self._targets[id(target)]
            added[self._moved[pointer]] = self._write(level, None)
        return {**out, "$defs": {**out.get("$defs", {}), **added}} if added else out

    def _write(self, schema: Any, pointer: str | None) -> Any:
        """A level with plain references; `pointer` is None in copies, whose changes are noted at the original."""
        if not isinstance(schema, dict):
            return schema
        level = map_children(
            schema,
            lambda child, steps: self._write(child, None if pointer is None else pointer + pointer_of(steps)),
        )
        target = self._targets.get(id(schema))
        names = _NAMES if self._index.has_names else ()
        if target is None and not any(name in level for name in names):
            return level
        out = {key: value for key, value in level.items() if key not in names}
        if target is not None:
            keyword = "$ref" if "$ref" in schema else "$dynamicRef"
            plain = self._plain(target)
            if keyword == "$dynamicRef" or plain != schema["$ref"]:
                out.pop("$dynamicRef", None)
                out = {"$ref": plain, **{key: value for key, value in out.items() if key != "$ref"}}
                if pointer is not None:
                    is_pointer = (
                        keyword == "$ref" and schema["$ref"].startswith("#") and schema["$ref"][1:2] in ("", "/")
                    )
                    self.changes.append(("reference_paths" if is_pointer else "references", f"{pointer}/{keyword}"))
        return level if out == level else out

    def _plain(self, pointer: str) -> str:
        if _PLAIN.fullmatch(f"#{pointer}"):
            return f"#{pointer}"
        if pointer not in self._moved:
            steps = [step for step in _NOT_IN_NAMES.sub("_", pointer).split("_") if step and step != "$defs"]
            wanted = "_".join(steps[-3:]) or "root"
            name = wanted
            number = 1
            while name in self._taken:
                number += 1
                name = f"{wanted}_{number}"
            self._taken.add(name)
            self._moved[pointer] = name
            self._queue.append(pointer)
        return f"#/$defs/{self._moved[pointer]}"
