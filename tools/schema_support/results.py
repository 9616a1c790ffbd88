"""What engines accepted, stored by engine and version, with a verdict for each case, and what has changed since.

`results/ENGINE-VERSION.json`: `{"engine", "version", "cases": {NAME: {"verdict", "accepted" or "reason"}}}`; `accepted`
is in the order of the case's instances. Verdicts: `held`, `wider` (takes an answer that does not fit),
`narrower` (cannot write one that does), `both`, `refused` (takes no such schema) and `error` (fails in mid-answer). A
case without an answer in time is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tools.schema_support.asking import Answer
from tools.schema_support.cases import Case

RESULTS: Final = Path(__file__).parent / "results"
VERDICTS: Final = ("held", "wider", "narrower", "both", "refused", "error")

Results = dict[str, dict[str, Any]]


def result(case: Case, answer: Answer) -> dict[str, Any]:
    """The verdict of an answer, beside the answer itself."""
    for verdict, reason in (("refused", answer.get("refused")), ("error", answer.get("error"))):
        if reason is not None:
            return {"verdict": verdict, "reason": (reason.strip().splitlines() or [""])[0][:200].rstrip()}
    accepted = answer["accepted"]
    fitting = len(case.valid)
    wider, narrower = any(accepted[fitting:]), not all(accepted[:fitting])
    verdicts = {(False, False): "held", (True, False): "wider", (False, True): "narrower", (True, True): "both"}
    return {"verdict": verdicts[wider, narrower], "accepted": accepted}


def file_of(engine: str, version: str, folder: Path = RESULTS) -> Path:
    """Where the results of one version of an engine are."""
    return folder / f"{engine}-{version}.json"


def read(engine: str, version: str, folder: Path = RESULTS) -> Results:
    """The stored results by case; none for a version that was never asked."""
    file = file_of(engine, version, folder)
    cases: Results = json.loads(file.read_text("utf-8"))["cases"] if file.exists() else {}
    return cases


def write(engine: str, version: str, results: Mapping[str, Mapping[str, Any]], folder: Path = RESULTS) -> Path:
    """Store results, one case a line."""
    file = file_of(engine, version, folder)
    folder.mkdir(parents=True, exist_ok=True)
    head = f'{{"engine": {json.dumps(engine)}, "version": {json.dumps(version)}, "cases": {{'
    rows = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in sorted(results.items())]
    file.write_text(head + "\n" + ",\n".join(rows) + "\n}}\n", "utf-8")
    return file


def counts(results: Mapping[str, Mapping[str, Any]]) -> dict[str, int]:
    """How many cases have which verdict."""
    return {verdict: sum(row["verdict"] == verdict for row in results.values()) for verdict in VERDICTS}


def changes(
    before: Mapping[str, Mapping[str, Any]], after: Mapping[str, Mapping[str, Any]]
) -> Iterator[tuple[str, str, str]]:
    """Name, verdict before and verdict now of each case that is judged otherwise; `-` where it was not asked."""
    for name in sorted(before.keys() | after.keys()):
        old, new = (found.get(name, {}).get("verdict", "-") for found in (before, after))
        if old != new:
            yield name, old, new
