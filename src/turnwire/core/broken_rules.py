"""Rules of a schema that a value breaks, without content of the value: for diagnostics and errors, which may be logged.

`SchemaChecker.problems` names the properties of the value, which helps its author. A model makes such names up, so
here they are left out: a pointer ends at the object that has the name, and a sentence does not list it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.error import Diagnostic

from turnwire.core.jsonschema import SchemaChecker, pointer_of, problem_of

MOST_RULES: Final = 20
"""Most broken rules that are listed for one value: a long list may break one rule in each item."""

NOT_CHECKED: Final = "format_not_checked"
"""Id of the diagnostic of an answer whose requested schema cannot be read; no rule is known to be broken."""

_LISTS_NAMES: Final = frozenset(("additionalProperties", "unevaluatedProperties"))
"""Keywords whose sentence names the properties that the schema does not know."""


class BrokenRule(NamedTuple):
    """A keyword of a schema that a value breaks."""

    path: str
    """JSON pointer into the value, with names of the schema alone."""
    rule: str
    message: str
    """What would be right, in the words of the schema."""
    schema_path: str | None
    """JSON pointer into the schema to the keyword, references resolved; None if the value was not checked."""


def unfit(diagnostics: Iterable[Diagnostic] | None) -> list[Diagnostic]:
    """Return the diagnostics of an answer that list broken rules of a schema that was asked for."""
    return [each for each in diagnostics or () if each.faults]


def about_schema(diagnostics: Iterable[Diagnostic] | None) -> list[Diagnostic]:
    """Return the diagnostics that list broken rules of a schema, or say that the schema cannot be read."""
    return [each for each in diagnostics or () if each.faults or each.id == NOT_CHECKED]


def broken_rules(checker: SchemaChecker, value: Any, *, most: int | None = MOST_RULES) -> tuple[BrokenRule, ...]:
    """Return the rules that `value` breaks, the first `most` or all; empty if it fits."""
    if checker.is_valid(value):
        return ()
    found = tuple(dict.fromkeys(islice(map(_of_error, checker.errors(value)), most)))
    if found:
        return found
    return tuple(BrokenRule(each.path, each.rule, each.message, None) for each in checker.problems(value))


def _of_error(error: Any) -> BrokenRule:
    problem = problem_of(error)
    steps = list(error.instance_path)
    known = _known_steps(steps, list(error.evaluation_path))
    path = problem.path if len(known) == len(steps) else pointer_of(known)
    message = "the schema knows no further properties here" if problem.rule in _LISTS_NAMES else problem.message
    return BrokenRule(path, problem.rule, message, pointer_of(error.schema_path))


def _known_steps(steps: Sequence[Any], evaluation: Sequence[Any]) -> Sequence[Any]:
    """Return the steps into a value up to the first name that no `properties` on the way through the schema has."""
    place = 0
    for number, step in enumerate(steps):
        if not isinstance(step, str):
            continue
        pairs = range(place, len(evaluation) - 1)
        found = next((at for at in pairs if evaluation[at] == "properties" and evaluation[at + 1] == step), None)
        if found is None:
            return steps[:number]
        place = found + 2
    return steps
