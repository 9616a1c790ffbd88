"""The clauses, read from `clauses/AREA.json`; `schemas/meta/clauses.schema.json` says what a row holds."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from turnwire_schema.v1.contract import ContractClause, ContractSeverity


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One thing that a server must keep. The id is stable."""

    id: str
    area: str
    sentence: str
    severity: ContractSeverity
    reason: str
    source: str
    dialects: tuple[str, ...] = ()
    """The dialects that it concerns; none named: all."""
    needs: tuple[str, ...] = ()
    """Capabilities that the server must have for the clause to apply."""
    time_limit_s: float | None = None
    """Time after which it is given up; None: the run's own limit."""

    def concerns(self, dialect: str) -> bool:
        """Whether it is about servers of this dialect."""
        return not self.dialects or dialect in self.dialects

    def as_data(self) -> ContractClause:
        """The clause as a run's document holds it."""
        return ContractClause(
            id=self.id,
            area=self.area,
            sentence=self.sentence,
            severity=self.severity,
            reason=self.reason,
            source=self.source,
        )


@dataclass(frozen=True, slots=True)
class Area:
    """The clauses about one part of the API, in their order."""

    place: int
    """Where it comes in a run."""
    name: str
    sentence: str
    clauses: tuple[Clause, ...]


@cache
def all_areas() -> tuple[Area, ...]:
    """Every area that has clauses, in the order in which they are tried."""
    folder = files(__package__).joinpath("clauses")
    found = (json.loads(file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".json"))
    return tuple(sorted((_area(value) for value in found), key=lambda area: area.place))


def _area(value: dict[str, Any]) -> Area:
    rows = tuple(_clause(value["area"], row) for row in value["clauses"])
    return Area(value["place"], value["area"], value["sentence"], rows)


def _clause(area: str, row: dict[str, Any]) -> Clause:
    lists: dict[str, Any] = {name: tuple(row[name]) for name in ("dialects", "needs") if name in row}
    return Clause(**{"area": area, **row, **lists})


@cache
def all_clauses() -> tuple[Clause, ...]:
    """Every clause, in the order in which they are tried."""
    return tuple(clause for area in all_areas() for clause in area.clauses)


def chosen_clauses(only: Iterable[str], skip: Iterable[str] = ()) -> tuple[Clause, ...]:
    """The clauses whose id or area fits one of `only`, * and ? allowed, all where it is empty; without those of `skip`.

    Raises:
        LookupError: a name fits no clause; the error's argument is the name.
    """
    names, skipped = tuple(only), tuple(skip)
    for name in (*names, *skipped):
        if not any(_fits(clause, name) for clause in all_clauses()):
            raise LookupError(name)
    chosen = (clause for clause in all_clauses() if not names or any(_fits(clause, name) for name in names))
    return tuple(clause for clause in chosen if not any(_fits(clause, name) for name in skipped))


def _fits(clause: Clause, name: str) -> bool:
    return clause.area == name or fnmatchcase(clause.id, name)
