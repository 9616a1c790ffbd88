"""What the cases expect, checked by two validators that know nothing of one another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.schema_support.asking import Asked
from tools.schema_support.cases import Case
from tools.schema_support.environments import Environment

ADAPTER: Final = Path(__file__).parent / "adapters" / "ask_judges.py"
JUDGES: Final = ("jsonschema", "jsonschema-rs")
PACKAGES: Final = ("jsonschema[format]==4.26.0", "jsonschema-rs==0.61.2")


def disagreements(cases: Iterable[Case], judge: str, python: str) -> Iterator[str]:
    """A sentence for each case that a judge sees otherwise, and for each `but` that it does not need.

    `python` has the judges installed.
    """
    with Asked([python, str(ADAPTER), judge]) as asked:
        for case in cases:
            answer = asked.ask(case.schema, case.instances)
            expected = [True] * len(case.valid) + [False] * len(case.invalid)
            agrees = answer.get("accepted") == expected
            if agrees and judge in case.but:
                yield f"{case.name}: {judge} agrees; take out what `but` says of it"
            elif not agrees and judge not in case.but:
                yield f"{case.name}: {judge} says {answer}, the case expects {expected}"


def report(cases: Iterable[Case]) -> int:
    """Print where a judge disagrees; 1 if one does."""
    cases = list(cases)
    python = str(Environment("judges", PACKAGES).python())
    found = [sentence for judge in JUDGES for sentence in disagreements(cases, judge, python)]
    for sentence in found:
        print(sentence)
    print(f"{len(cases)} cases, {sum(len(case.instances) for case in cases)} instances, {len(found)} disagreements")
    return int(bool(found))
