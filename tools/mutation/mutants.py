"""The mutants of a folder: every small change that cosmic-ray knows, those left out that mean nothing, and a sample."""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")

# `A | B` stands in annotations, which nothing evaluates; these decorators are for the type checker alone.
_ANNOTATION: Final = "core/ReplaceBinaryOperator_BitOr_"
_FOR_TYPES: Final = re.compile(r"@(?:typing\.)?(?:overload|override|final|runtime_checkable)\b")
# cosmic-ray takes the star before keyword-only parameters for a multiplication.
_BARE_STAR: Final = re.compile(r"\*\s*,")


class Equivalent(NamedTuple):
    """A change of one line that alters nothing anybody could notice, and why."""

    file: str
    was: str
    becomes: str
    reason: str


class Mutant:
    """One change of one place: `file` (relative to the repository), line and column, and the operator's name."""

    def __init__(self, file: str, source: str, operator: str, occurrence: int, start: tuple[int, int]) -> None:
        self.file, self.source, self.operator, self.occurrence = file, source, operator, occurrence
        self.line, self.column = start

    @cached_property
    def changed(self) -> str:
        """The whole file with the change."""
        return str(mutate_code(self.source, cosmic_ray.plugins.get_operator(self.operator)(), self.occurrence))

    @cached_property
    def diff(self) -> list[str]:
        """The lines taken out and put in, with `-` and `+` before them."""
        lines = difflib.unified_diff(self.source.splitlines(), self.changed.splitlines(), lineterm="", n=0)
        return [line for line in lines if line[:1] in "+-" and not line.startswith(("+++", "---"))]

    @cached_property
    def is_python(self) -> bool:
        """Whether the change can be compiled: what cannot be says nothing about the tests."""
        try:
            compile(self.changed, self.file, "exec", dont_inherit=True)
        except SyntaxError:
            return False
        return True

    @property
    def where(self) -> str:
        """File, line, column and kind."""
        return f"{self.file}:{self.line}:{self.column} {self.operator.removeprefix('core/')}"

    def reason(self, known: Iterable[Equivalent]) -> str | None:
        """Why the change alters nothing; None unless it is declared."""
        was = " ".join(line[1:].strip() for line in self.diff if line.startswith("-"))
        becomes = " ".join(line[1:].strip() for line in self.diff if line.startswith("+"))
        return next((one.reason for one in known if one[:3] == (self.file, was, becomes)), None)


def mutants_of(folder: Path, changed: str) -> list[Mutant]:
    """Every mutant of the Python files under `changed` that says something about the tests."""
    found = []
    for path in sorted((folder / changed).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        nodes = list(ast_nodes(get_ast(source)))
        lines = source.splitlines()
        for name, operator in _operators():
            starts = [start for node in nodes for start, _ in operator.mutation_positions(node)]
            for occurrence, start in enumerate(starts):
                line = lines[start[0] - 1]
                if not (_is_for_types(name, line) or _BARE_STAR.match(line, start[1])):
                    found.append(Mutant(str(path.relative_to(folder)), source, name, occurrence, start))
    return found


def sample_of(mutants: list[Mutant], size: int | None, seed: int) -> list[Mutant]:
    """`size` of them, picked by `seed` and by what they change, so that an edit elsewhere picks no others."""
    again: Counter[str] = Counter()
    keys = {}
    for mutant in mutants:
        text = f"{seed} {mutant.file} {mutant.operator} {mutant.source.splitlines()[mutant.line - 1].strip()}"
        again[text] += 1
        keys[mutant] = hashlib.sha256(f"{text} {again[text]}".encode()).digest()
    picked = islice((mutant for mutant in sorted(mutants, key=keys.__getitem__) if mutant.is_python), size)
    return sorted(picked, key=lambda mutant: mutant.where)


def survivors_of(mutants: list[Mutant], result: dict[str, Any]) -> list[Mutant]:
    """Those that survived in an earlier `result`, wherever their lines are now."""
    held = Counter((_kind(one["where"]), tuple(one["diff"])) for one in result["survivors"])
    files = {file for (file, _), _ in held}
    kinds = {kind for (_, kind), _ in held}
    found = []
    for mutant in mutants:
        if mutant.file in files and _kind(mutant.where)[1] in kinds:
            key = _kind(mutant.where), tuple(mutant.diff)
            if held[key] > 0:
                held[key] -= 1
                found.append(mutant)
    return found


def _kind(where: str) -> tuple[str, str]:
    place, _, kind = where.partition(" ")
    return place.partition(":")[0], kind


@cache
def equivalents(root: Path) -> tuple[Equivalent, ...]:
    """The declared equivalent mutants; ValueError for one whose line is not in its file any more."""
    rows = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    known = tuple(Equivalent(**row) for row in rows)
    for one in known:
        path = root / one.file
        if not path.is_file() or one.was not in {line.strip() for line in path.read_text("utf-8").splitlines()}:
            raise ValueError(f"{EQUIVALENT.name}: {one.file} has no line {one.was!r}; take the row out or mend it")
    return known


@cache
def _operators() -> list[tuple[str, Any]]:
    """The operators that need no arguments, by name."""
    classes = {name: cosmic_ray.plugins.get_operator(name) for name in cosmic_ray.plugins.operator_names()}
    return [(name, kind()) for name, kind in sorted(classes.items()) if not kind.arguments() and "no_op" not in name]


def _is_for_types(operator: str, line: str) -> bool:
    if operator.startswith(_ANNOTATION):
        return True
    return line.strip() == "if TYPE_CHECKING:" or (
        operator == "core/RemoveDecorator" and _FOR_TYPES.search(line) is not None
    )
