"""Measure and report: `python -m bench [--quick] [--json FILE] [case…]`.

A goal that is missed is shown, not failed: a benchmark is not a test. The exit code is 1 only if Turnwire and the floor
do not give the same result, because then their times say nothing.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bench import (  # noqa: F401  # they register their cases
    agent_cases,
    batch_cases,
    context_cases,
    conversion_cases,
    gateway_cases,
    loop_cases,
    recording_cases,
    store_cases,
    stream_cases,
    transport_cases,
)
from bench.cases import CASES, Row
from bench.measure import QUICK, Effort
from bench.report import as_json, console, facts, table, write_json

LATEST = Path(__file__).parent / "results" / "latest.json"


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.partition("\n")[0])
    parser.add_argument("case", nargs="*", help=f"which to run; default: all of {', '.join(CASES)}")
    parser.add_argument("--json", type=Path, default=LATEST, metavar="FILE", help="default: bench/results/latest.json")
    parser.add_argument("--quick", action="store_true", help="fewer rounds; for trying out, not for citing")
    given = parser.parse_args()
    unknown = [name for name in given.case if name not in CASES]
    if unknown:
        parser.error(f"no such case: {', '.join(unknown)}; there are {', '.join(CASES)}")
    effort = QUICK if given.quick else Effort()
    screen = console()
    rows: list[Row] = []
    for name in given.case or CASES:
        with screen.status(name):
            try:
                rows += CASES[name](effort)
            except AssertionError as error:
                print(f"{name}: {error}", file=sys.stderr)
                return 1
    known = facts(effort)
    write_json(given.json, {**known, "rows": as_json(rows)})
    screen.print(table(rows))
    machine, versions = known["machine"], known["versions"]
    screen.print(f"{machine['cpu']}, {machine['cores']} cores, load {machine['load'][0]}; {versions['python']}")
    screen.print(", ".join(f"{name} {value}" for name, value in versions.items() if name != "python"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
