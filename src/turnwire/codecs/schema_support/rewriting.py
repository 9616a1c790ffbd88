"""Rewrite a JSON Schema, without a change of its meaning, into a form of which an engine holds more.

Each rewriting has a name of the enum `Rewriting` in schemas/engines/v1/engine.schema.json; the row of an engine lists
those that help it. A rewritten schema is valid for exactly the same values (JSON Schema 2020-12, patterns by ECMA-262);
what no exact form is known for stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from turnwire_schema._late_tuples import NamedTuple

from turnwire.codecs.schema_support.combined_schemas import (
    add_missing_types,
    close_plain_levels,
    distribute,
    merge_all_of,
    open_disjoint,
    split_condition,
    write_out_negation,
    write_out_reference,
)
from turnwire.codecs.schema_support.format_patterns import write_format
from turnwire.codecs.schema_support.object_rewriting import (
    name_keys,
    name_required,
    split_counts,
    split_dependent,
    write_open,
)
from turnwire.codecs.schema_support.old_drafts import LATEST, UnknownDraftError, modernize
from turnwire.codecs.schema_support.references import UnknownReferenceError, make_plain
from turnwire.codecs.schema_support.scope import Scope
from turnwire.codecs.schema_support.value_rewriting import (
    count_in_pattern,
    keep_possible_values,
    list_multiples,
    plain_bounds,
    plain_pattern,
    split_tuple,
    without_booleans,
)
from turnwire.codecs.schema_support.well_formed import is_well_formed
from turnwire.codecs.schema_support.work import MOST_REWRITING, TooMuchWorkError, limited_work, spend
from turnwire.core.jsonschema import mentions, pointer_of
from turnwire.core.schema_refs import MAX_DEPTH, MAX_NODES, map_children

Step = Callable[[dict[str, Any], Scope], Any]

# In this order: what joins schemas first, what splits them into alternatives next, then single keywords.
_STEPS: Final[tuple[tuple[str, Step], ...]] = (
    ("boolean_schemas", without_booleans),
    ("reference_siblings", write_out_reference),
    ("all_of", merge_all_of),
    ("unevaluated_properties", close_plain_levels),
    ("negations", write_out_negation),
    ("conditions", split_condition),
    ("alternatives_siblings", distribute),
    ("disjoint_one_of", open_disjoint),
    ("property_names", name_keys),
    ("dependent_properties", split_dependent),
    ("property_counts", split_counts),
    ("required_properties", name_required),
    ("additional_properties", write_open),
    ("closed_tuples", split_tuple),
    ("missing_types", add_missing_types),
    ("possible_values", keep_possible_values),
    ("integer_bounds", plain_bounds),
    ("integer_multiples", list_multiples),
    ("format_patterns", write_format),
    ("pattern_length", count_in_pattern),
)
PATTERN_REWRITINGS: Final = (
    "pattern_classes",
    "pattern_groups",
    "pattern_anchors",
    "pattern_conditions",
    "pattern_any_text",
)
REFERENCE_REWRITINGS: Final = ("references", "reference_paths")
REWRITINGS: Final = (
    "old_drafts",
    *REFERENCE_REWRITINGS,
    *(name for name, _ in _STEPS),
    *PATTERN_REWRITINGS,
)
"""The names of all rewritings, in the order in which they are made."""

_JOINING: Final = frozenset(("all_of", "reference_siblings", "unevaluated_properties"))
# These do not change which properties and items a level evaluates, so that `unevaluated…` around it means the same.
_KEEP_EVALUATED: Final = _JOINING | {
    *("disjoint_one_of", "format_patterns", "integer_bounds", "integer_multiples", "possible_values", "pattern_length"),
    *PATTERN_REWRITINGS,
}
_GROWING: Final = frozenset(
    (
        *("all_of", "alternatives_siblings", "closed_tuples", "conditions", "dependent_properties", "negations"),
        *("property_counts", "reference_siblings", "unevaluated_properties"),
    )
)
MAX_GROWTH: Final = 4
"""So many times the schemas of the original may a rewritten schema have."""
_SPARE: Final = 200
_SPLITTING: Final = frozenset(
    (
        *("alternatives_siblings", "closed_tuples", "conditions", "dependent_properties", "negations"),
        *("property_counts", "missing_types"),
    )
)
_UNEVALUATED: Final = frozenset(("unevaluatedItems", "unevaluatedProperties"))
_ONE_OF: Final = frozenset(("oneOf",))
_OPENING: Final = frozenset(("additional_properties",))
# The last one only where no `oneOf` is left, which engines read as `anyOf`: of open objects several may match.
_PASSES: Final = (_JOINING, frozenset(REWRITINGS) - _OPENING, _OPENING)
_NOT_ANSWERED: Final = frozenset(("if", "not"))
"""Schemas below these keywords are no part of an answer."""
_MOST_ROUNDS: Final = 30

Kept = Literal["too_large", "malformed", "unknown_reference", "unknown_draft"]


class Rewritten(NamedTuple):
    """A schema after rewriting, and what was rewritten."""

    schema: Any
    changes: tuple[tuple[str, str], ...] = ()
    """(name of the rewriting, JSON pointer) for each change. Pointers lead into the schema before rewriting; what was
    rewritten inside a level that became another has the pointer of that level.
    """
    kept: Kept | None = None
    """Why the schema, or all in it that would make it larger, was kept as it is.

    `too_large`: it would have more than `MAX_GROWTH` times its schemas, be deeper than `MAX_DEPTH`, or take more work
    than `MOST_REWRITING`. `malformed`: a keyword has a value that JSON Schema does not allow. `unknown_reference`: a
    reference leads out of it. `unknown_draft`: it is of another draft.
    """


class _TooLargeError(Exception):
    """Rewriting would make the schema too large."""


def rewrite(schema: Any, names: Iterable[str], *, keeps_root: bool = False) -> Rewritten:
    """Return the schema with the rewritings `names` made; the same object if there is nothing to rewrite.

    It is kept as it is if a reference leads out of it or its draft is unknown. What would make it larger is not done if
    it would have more than `MAX_GROWTH` times its schemas, or be deeper than `MAX_DEPTH`.

    `keeps_root`: the root is not split into alternatives, for chat templates that show models its properties.
    """
    wanted = frozenset(names)
    if not isinstance(schema, dict) or not wanted:
        return Rewritten(schema)
    if not is_well_formed(schema):
        return Rewritten(schema, kept="malformed")
    try:
        with limited_work(MOST_REWRITING):
            try:
                return _rewrite(schema, wanted, keeps_root=keeps_root)
            except (_TooLargeError, RecursionError):
                found = _rewrite(schema, wanted - _GROWING, keeps_root=keeps_root)
                return found._replace(kept="too_large")
    except UnknownReferenceError:
        return Rewritten(schema, kept="unknown_reference")
    except UnknownDraftError:
        return Rewritten(schema, kept="unknown_draft")
    except (_TooLargeError, TooMuchWorkError, RecursionError):
        return Rewritten(schema, kept="too_large")


def _rewrite(schema: dict[str, Any], wanted: frozenset[str], *, keeps_root: bool) -> Rewritten:
    changes: list[tuple[str, str]] = []
    latest = modernize(schema)
    if latest is not schema:
        if "old_drafts" not in wanted:
            return Rewritten(schema)
        changes.append(("old_drafts", ""))
    plain = make_plain(latest)
    if plain.schema is not latest and not is_well_formed(plain.schema):
        return Rewritten(schema, kept="malformed")  # a reference leads to what is no schema
    if {name for name, _ in plain.changes} <= wanted:
        changes += plain.changes
        found = plain.schema
    else:
        return Rewritten(schema)
    spend(_count(found))
    limit = min(MAX_NODES, _SPARE + MAX_GROWTH * _count(found))
    for names in _PASSES:
        made = wanted & names if not mentions(found, _UNEVALUATED) else wanted & names & _KEEP_EVALUATED
        if names is _OPENING and mentions(found, _ONE_OF):
            continue
        rewriter = _Rewriter(found, made, limit, keeps_root=keeps_root)
        found = rewriter.level(found, "", frozenset(), 0)
        changes += rewriter.changes
    if not changes:
        return Rewritten(schema)
    return Rewritten(_without_unused(_as_latest(found)), tuple(dict.fromkeys(changes)))


def _as_latest(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "$schema": LATEST} if "$schema" in schema else schema


def _count(schema: Any) -> int:
    """How many schemas a schema consists of."""
    if not isinstance(schema, dict):
        return 1
    found = 1

    def add(child: Any, steps: tuple[str, ...]) -> Any:
        nonlocal found
        found += _count(child)
        return child

    map_children(schema, add)
    return found


class _Rewriter:
    """One pass over a schema, from its root down: what a level becomes is rewritten in turn."""

    def __init__(self, root: dict[str, Any], names: frozenset[str], limit: int, *, keeps_root: bool) -> None:
        self._root = root
        self._limit = limit
        self._keeps_root = keeps_root
        self._names = names
        self._steps = [(name, step) for name, step in _STEPS if name in names]
        self._has_patterns = any(name in names for name in PATTERN_REWRITINGS)
        self._is_idle = not self._steps and not self._has_patterns
        self._nodes = 0
        self.changes: list[tuple[str, str]] = []

    def level(
        self,
        schema: Any,
        pointer: str,
        references: frozenset[str],
        depth: int,
        *,
        is_moved: bool = False,
        is_key: bool = False,
    ) -> Any:
        """A level rewritten; `references` are those whose targets it is a part of.

        `is_moved`: it is no longer where it was in the schema. `is_key`: its values are names of properties.
        """
        if self._is_idle or not isinstance(schema, dict):
            return schema
        self._nodes += 1
        if self._nodes > self._limit or depth > MAX_DEPTH:
            raise _TooLargeError
        is_kept = self._keeps_root and depth == 0
        for _ in range(_MOST_ROUNDS):
            spend(1 + sum(len(value) for value in schema.values() if isinstance(value, (dict, list))) // 100)
            scope = Scope(self._root, self._names, references)
            for name, step in self._steps:
                if (is_key and name == "missing_types") or (is_kept and name in _SPLITTING):
                    continue
                found = step(schema, scope)
                if isinstance(found, dict):
                    schema = found
                    is_moved = True
                    references |= scope.used
                    self.changes.append((name, pointer))
                    break
                scope.used.clear()
            else:
                break
        if self._has_patterns and (plain := plain_pattern(schema, Scope(self._root, self._names, references))):
            schema, made = plain
            self.changes += [(name, f"{pointer}/pattern" if not is_moved else pointer) for name in made]
        if isinstance(patterns := schema.get("patternProperties"), dict) and self._has_patterns:
            schema = self._key_patterns(schema, patterns, pointer)
        return map_children(
            schema,
            lambda child, steps: (
                child
                if steps[0] in _NOT_ANSWERED
                else self.level(
                    child,
                    pointer if is_moved else pointer + pointer_of(steps),
                    references,
                    depth + 1,
                    is_moved=is_moved,
                    is_key=steps[0] == "propertyNames",
                )
            ),
        )

    def _key_patterns(self, schema: dict[str, Any], patterns: dict[str, Any], pointer: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for pattern, each in patterns.items():
            plain = plain_pattern({"pattern": pattern}, Scope(self._root, self._names, frozenset()))
            written = pattern if plain is None else plain[0]["pattern"]
            if written in found:
                return schema
            if plain is not None:
                self.changes += [(name, f"{pointer}/patternProperties") for name in plain[1]]
            found[written] = each
        return {**schema, "patternProperties": found} if found.keys() != patterns.keys() else schema


def _without_unused(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without definitions that nothing refers to any more."""
    definitions = schema.get("$defs")
    if not isinstance(definitions, dict):
        return schema
    kept: set[str] = set()
    stack: list[Any] = [{key: value for key, value in schema.items() if key != "$defs"}]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            reference = item.get("$ref")
            if isinstance(reference, str) and reference.startswith("#/$defs/"):
                name = reference[len("#/$defs/") :]
                if name not in kept and name in definitions:
                    kept.add(name)
                    stack.append(definitions[name])
            stack += [value for value in item.values() if isinstance(value, (dict, list))]
        elif isinstance(item, list):
            stack += [value for value in item if isinstance(value, (dict, list))]
    if len(kept) == len(definitions):
        return schema
    left = {name: value for name, value in definitions.items() if name in kept}
    rest = {key: value for key, value in schema.items() if key != "$defs"}
    return {**rest, "$defs": left} if left else rest
