"""Checking a value against a definition of the documents: its schema, then the named rules of the classes in it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from turnwire_schema.documents import load_document, validator_for

from turnwire.core import RULES
from turnwire.core.errors import Problem
from turnwire.core.jsonschema import SchemaChecker
from turnwire.core.validate import UNFIT, problems_of

_CANONICAL: Final = "turnwire/v1/"
_RULED: Final = frozenset(kind.__name__ for kind in RULES)


class DefinitionChecker(SchemaChecker):
    """A definition of a document, compiled once: what JSON Schema says, and what only a named rule says."""

    __slots__ = ("_model",)

    def __init__(self, document: str, definition: str) -> None:
        super().__init__(validator_for(document, definition), schema=load_document(document))
        self._model = _adapter(definition) if _has_rules(document, definition) else None

    def is_valid(self, value: Any) -> bool:
        """Whether `value` fits."""
        return super().is_valid(value) and not self.rule_problems(value)

    def problems(self, value: Any) -> tuple[Problem, ...]:
        """Every fault, with path and keyword or name of the rule, and without the value."""
        return super().problems(value) or self.rule_problems(value)

    def rule_problems(self, value: Any) -> tuple[Problem, ...]:
        """The named rules that `value`, which fits the schema, breaks."""
        if self._model is None:
            return ()
        try:
            self._model.validate_python(value)
        except UNFIT as error:
            return tuple(problems_of(error))
        return ()


@cache
def definition_checker(document: str, definition: str) -> DefinitionChecker:
    """The checker of a definition.

    Raises:
        UnknownDocument: there is no such document or definition.
    """
    return DefinitionChecker(document, definition)


def _adapter(definition: str) -> Any:
    from turnwire_schema import v1
    from turnwire_schema._runtime import adapter

    return adapter(getattr(v1, definition))


def _has_rules(document: str, definition: str) -> bool:
    """Whether an object with named rules may be in a value of the definition."""
    if not document.startswith(_CANONICAL):
        return False
    definitions = load_document(document)["$defs"]
    waiting, seen = [definition], {definition}
    while waiting:
        found = set(_references(definitions[waiting.pop()])) - seen
        seen |= found
        waiting += found
    return not _RULED.isdisjoint(seen)


def _references(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        own = [schema["$ref"].rpartition("/")[2]] if isinstance(schema.get("$ref"), str) else []
        return own + [name for each in schema.values() for name in _references(each)]
    return [name for each in schema for name in _references(each)] if isinstance(schema, list) else []
