"""The cases that engines are asked: one keyword or one combination each, with answers that fit and answers that do not.

A family of cases is a file of `cases/`: `{"cases": [{"name", "schema", "valid", "valid_text", "invalid",
"invalid_text", "but"}]}`. `valid` and `invalid` are values, written as compact JSON; the lists that end in `_text` are
JSON texts, where it is the writing that counts. Judges are jsonschema and jsonschema-rs; `but` names a judge that
expects something else, with its reason. An instance touches what its case is about and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

CASES: Final = Path(__file__).parent / "cases"


@dataclass(frozen=True)
class Case:
    """A schema and JSON texts: the first ones fit it, the others do not."""

    name: str
    family: str
    schema: Any
    valid: tuple[str, ...]
    invalid: tuple[str, ...]
    but: Mapping[str, str]

    @property
    def instances(self) -> list[str]:
        """Every text, in the order of the answers in the results."""
        return [*self.valid, *self.invalid]


def all_cases(folder: Path = CASES) -> dict[str, Case]:
    """Every case below a folder by its name. Raises ValueError for a name that two cases have."""
    found: dict[str, Case] = {}
    for case in _read(folder):
        if case.name in found:
            raise ValueError(f"two cases are called {case.name}: in {found[case.name].family} and in {case.family}")
        found[case.name] = case
    return found


def _read(folder: Path) -> Iterator[Case]:
    for file in sorted(folder.glob("*.json")):
        for row in json.loads(file.read_text("utf-8"))["cases"]:
            yield Case(
                name=row["name"],
                family=file.stem,
                schema=row["schema"],
                valid=(*map(compact, row.get("valid", ())), *row.get("valid_text", ())),
                invalid=(*map(compact, row.get("invalid", ())), *row.get("invalid_text", ())),
                but=row.get("but", {}),
            )


def compact(value: Any) -> str:
    """A value as JSON without spaces, other alphabets as they are."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
