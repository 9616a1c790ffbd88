"""What the engines of structured output really hold: each is asked all cases, without a model and without a server.

    python -m tools.schema_support                          ask all engines, store results/ENGINE-VERSION.json
    python -m tools.schema_support --engine llama.cpp --compare     ask one, print what changed, store nothing
    python -m tools.schema_support --judges                 check what the cases expect with two validators
    python -m tools.schema_support --rows                   compare the stored results with the project's rows

Example: `python -m tools.schema_support --engine xgrammar --engine llguidance-1.9.1 --only references --compare`.
For a new release add a row to engines.py, run with `--engine NAME-VERSION`, then compare with `--against`.
Packages are installed below .cache/schema-support (five gigabytes with torch). Exit code 1 where a judge disagrees or
`--compare` finds a change.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

from tools.schema_support import judging, results
from tools.schema_support.asking import Asked
from tools.schema_support.cases import Case, all_cases
from tools.schema_support.engines import Engine, chosen


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit code."""
    options = _options(arguments)
    cases = {name: case for name, case in all_cases().items() if not options.only or case.family in options.only}
    if options.rows:
        from tools.schema_support import rows  # takes the project itself, which asking engines does not

        return rows.report(cases, as_json=options.json)
    if options.judges:
        return judging.report(cases.values())
    try:
        engines = chosen(options.engine)
    except KeyError as error:
        print(error.args[0], file=sys.stderr)
        return 2
    changed = False
    for engine in engines:
        found = _ask(engine, cases)
        stored = results.read(engine.name, options.against or engine.version)
        kept = {name: row for name, row in stored.items() if name in cases}
        changes = list(results.changes(kept, found))
        if options.json:
            print(json.dumps({"engine": engine.name, "version": engine.version, "changes": changes, "cases": found}))
        else:
            _print(engine, found, changes if options.compare else [])
        changed |= options.compare and bool(changes)
        if not options.compare:
            others = {} if not options.only else results.read(engine.name, engine.version)
            results.write(engine.name, engine.version, {**others, **found})
    return int(changed)


def _ask(engine: Engine, cases: Mapping[str, Case]) -> results.Results:
    found: results.Results = {}
    with Asked(engine.command()) as asked:
        for number, case in enumerate(cases.values(), 1):
            answer = asked.ask(case.schema, case.instances)
            if "lost" in answer:
                print(f"{engine.name} {engine.version}: {case.name} is left out: {answer['lost']}", file=sys.stderr)
            else:
                found[case.name] = results.result(case, answer)
            if number % 50 == 0 or number == len(cases):
                print(f"{engine.name} {engine.version}: {number} of {len(cases)}", file=sys.stderr)
    return found


def _print(engine: Engine, found: results.Results, changes: list[tuple[str, str, str]]) -> None:
    said = ", ".join(f"{verdict} {count}" for verdict, count in results.counts(found).items())
    print(f"{engine.name} {engine.version}: {said}")
    for name, old, new in changes:
        print(f"  {name}: {old} → {new}")


def _options(arguments: list[str] | None) -> Any:
    parser = argparse.ArgumentParser(
        prog="python -m tools.schema_support", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--engine", action="append", default=[], metavar="NAME[-VERSION]", help="ask only this engine")
    parser.add_argument("--only", action="append", default=[], metavar="FAMILY", help="only the cases of this family")
    parser.add_argument("--compare", action="store_true", help="print what changed against the stored results")
    parser.add_argument("--against", metavar="VERSION", help="compare with the stored results of this version")
    parser.add_argument("--json", action="store_true", help="print JSON, one engine a line")
    parser.add_argument("--judges", action="store_true", help="check the cases with jsonschema and jsonschema-rs")
    parser.add_argument("--rows", action="store_true", help="compare the stored results with the project's rows")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
