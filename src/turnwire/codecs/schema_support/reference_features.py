"""Features of references."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from turnwire.codecs.schema_support.levels import SAME_VALUE, Document, Level
from turnwire.codecs.schema_support.meaning import apparent_types, are_within, branches_of, other_words, types_of

_MOST_STEPS: Final = 64


def _references(test: Callable[[str, Document], bool]) -> Callable[[Level], Iterator[str]]:
    """A detector for references of which `test` is true."""

    def find(level: Level) -> Iterator[str]:
        reference = level.schema["$ref"]
        if isinstance(reference, str) and test(reference, level.document):
            yield "$ref"

    return find


def _is_local(reference: str) -> bool:
    return reference.startswith("#/")


def _is_root(reference: str, _: Document) -> bool:
    return reference == "#"


def _is_name(reference: str, document: Document) -> bool:
    return reference != "#" and not _is_local(reference) and document.target(reference) is not None


def _is_outside(reference: str, document: Document) -> bool:
    return not _is_local(reference) and document.target(reference) is None


def _is_broken(reference: str, document: Document) -> bool:
    return _is_local(reference) and document.target(reference) is None


def _is_escaped(reference: str, document: Document) -> bool:
    return _is_local(reference) and bool(re.search("[~%]", reference)) and document.target(reference) is not None


def _is_list_item(reference: str, document: Document) -> bool:
    found = document.target(reference) if _is_local(reference) else None
    return found is not None and any(keyword in found[0].split("/") for keyword in (*SAME_VALUE, "prefixItems"))


def ref_siblings(level: Level) -> Iterator[str]:
    if level.document.hides_siblings():
        return
    found = level.document.target(level.schema["$ref"]) if isinstance(level.schema["$ref"], str) else None
    for keyword in other_words(level.schema, "$ref"):
        if keyword == "type" and found is not None:
            named = types_of(level.schema) or frozenset()
            if are_within(apparent_types(found[1], level.document), named):
                continue
        yield keyword


def ref_loop(level: Level) -> Iterator[str]:
    """A reference that leads back to itself without a key or an item in between."""
    waiting: list[Any] = [level.schema]
    for _ in range(_MOST_STEPS):
        if not waiting:
            return
        schema = waiting.pop()
        if not isinstance(schema, Mapping):
            continue
        for keyword in SAME_VALUE:
            waiting.extend(branches_of(schema, keyword))
        reference = schema.get("$ref")
        found = level.document.target(reference) if isinstance(reference, str) else None
        if found is not None:
            if found[0] == level.pointer:
                yield "$ref"
                return
            waiting.append(found[1])


def ref_dynamic(level: Level) -> Iterator[str]:
    yield from (keyword for keyword in ("$dynamicRef", "$recursiveRef") if keyword in level.schema)


DETECTORS: Final = {
    "ref_root": (("$ref",), _references(_is_root)),
    "ref_name": (("$ref",), _references(_is_name)),
    "ref_outside": (("$ref",), _references(_is_outside)),
    "ref_broken": (("$ref",), _references(_is_broken)),
    "ref_escaped": (("$ref",), _references(_is_escaped)),
    "ref_list_item": (("$ref",), _references(_is_list_item)),
    "ref_siblings": (("$ref",), ref_siblings),
    "ref_loop": (("$ref", *SAME_VALUE), ref_loop),
    "ref_dynamic": (("$dynamicRef", "$recursiveRef"), ref_dynamic),
}
