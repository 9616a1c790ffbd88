"""The list of lints, and running them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from codegen.schemaset import DanglingReference, SchemaSet

Place = tuple[str, str, str]
"""(document, JSON pointer in it, what would be right)."""
Check = Callable[[SchemaSet], Iterable[Place]]


@dataclass(frozen=True, order=True)
class Finding:
    """One place where a lint does not hold."""

    document: str
    pointer: str
    lint: str
    message: str

    def __str__(self) -> str:
        return f"{self.lint} schemas/{self.document}#{self.pointer}: {self.message}"


@dataclass(frozen=True)
class Lint:
    """One rule."""

    id: str
    description: str
    check: Check

    def findings(self, schemas: SchemaSet) -> Iterator[Finding]:
        """The places where the rule does not hold."""
        for document, pointer, message in self.check(schemas):
            yield Finding(document, pointer, self.id, message)


LINTS: dict[str, Lint] = {}


def lint(id: str, description: str) -> Callable[[Check], Check]:
    """Register a lint."""

    def register(check: Check) -> Check:
        assert id not in LINTS, id
        LINTS[id] = Lint(id, description, check)
        return check

    return register


def run(schemas: SchemaSet) -> list[Finding]:
    """Everything that is wrong with the schemas, by document.

    A reference that leads nowhere is told alone: the other lints follow references.
    """
    for first in ("SCH001", "SCH002"):
        if found := sorted(LINTS[first].findings(schemas)):
            return found
    try:
        return sorted(finding for item in LINTS.values() for finding in item.findings(schemas))
    except DanglingReference as error:  # pragma: no cover - SCH002 finds these first
        return [Finding(error.document, error.pointer, "SCH002", error.message)]
