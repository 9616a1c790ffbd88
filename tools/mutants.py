"""How many small faults the tests notice: `python tools/mutants.py core --sample 200`.

cosmic-ray changes one thing at a time (an operator, a number, a comparison, a break), and those tests of the area run
that run the changed line. A mutant that none of them notices has survived: a test is missing, or the change means
nothing and belongs in tools/mutation/equivalent.toml with its reason. Everything happens in copies of the repository
under .cache/mutants, so the working tree is never touched.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, NamedTuple

from mutation.choice import Choice
from mutation.mutants import Mutant, equivalents, mutants_of, sample_of, survivors_of
from mutation.trial import Bench
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / ".cache" / "mutants"


class Area(NamedTuple):
    """What is changed, the tests that must notice, and whether they depend on time and so may fail by chance."""

    changed: str
    tests: str
    is_timed: bool = False


AREAS: Final = {
    "core": Area("src/turnwire/core", "tests/core"),
    "convert": Area("src/turnwire/convert", "tests/convert tests/cli/test_convert.py tests/cli/test_detect.py"),
    # test_over_httpx.py takes as long as all the others and repeats them over httpx's own transports.
    "providers": Area(
        "src/turnwire/providers", "tests/providers --ignore=tests/providers/test_over_httpx.py", is_timed=True
    ),
    "anthropic": Area("src/turnwire/codecs/anthropic", "tests/codecs/anthropic"),
    "files": Area("src/turnwire/files", "tests/files", is_timed=True),
    "tools": Area(
        "src/turnwire/tools", "tests/tools tests/agent tests/mcp/test_servers.py tests/mcp/test_lies.py", is_timed=True
    ),
    "gateway": Area("src/turnwire/gateway", "tests/gateway", is_timed=True),
}


def main() -> int:
    """Run the tests on the mutants of each area, or on a sample of them, and print the scores."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"one or more of {', '.join(AREAS)}; default: all")
    parser.add_argument("--sample", type=int, metavar="N", help="try N mutants of each area, picked by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", metavar="PART", nargs="+", help="only files whose path contains one of these")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="mutants tried at once")
    parser.add_argument("--python", type=Path, default=ROOT / ".venv" / "bin" / "python", help="what runs the tests")
    parser.add_argument("--again", type=Path, metavar="FILE", help="try only what survived in FILE, written by --json")
    parser.add_argument("--json", action="store_true", help="print the results as JSON on standard output")
    asked = parser.parse_args()
    if unknown := set(asked.areas) - AREAS.keys():
        parser.error(f"there is no area {', '.join(sorted(unknown))}; use {', '.join(AREAS)}")
    if asked.jobs < 1 or (asked.sample is not None and asked.sample < 1):
        parser.error("--jobs and --sample begin at 1")
    try:
        equivalents(ROOT)
    except (ValueError, TypeError) as found:
        parser.error(str(found))
    if asked.again:
        asked.again = json.loads(asked.again.read_text(encoding="utf-8"))
    os.nice(10)
    results = {}
    for name in asked.areas or asked.again or AREAS:
        results[name] = judge(name, asked)
        if not asked.json:
            report(name, results[name])
    if asked.json:
        print(json.dumps(results, indent=2))
    return 0


def judge(name: str, asked: argparse.Namespace) -> dict[str, Any]:
    """The counts of one area, and each of its mutants that was not noticed."""
    area, console = AREAS[name], Console(stderr=True)
    benches: queue.SimpleQueue[Bench] = queue.SimpleQueue()
    first = Bench(ROOT, PLACE / f"{name}-0", asked.python.absolute())
    every = [mutant for mutant in mutants_of(first.folder, area.changed) if is_asked(mutant, asked.only)]
    chosen = survivors_of(every, asked.again[name]) if asked.again else sample_of(every, asked.sample, asked.seed)
    reasons = {mutant: mutant.reason(equivalents(ROOT)) for mutant in chosen}
    tried = [mutant for mutant in chosen if reasons[mutant] is None]
    written = PLACE / f"{name}.lines.json"
    choice = Choice(written, first.folder) if written.is_file() else None
    if choice is None or not (choice.is_current or asked.again):
        console.print(f"{name}: {len(chosen)} of {len(every)} mutants; reading which test runs which line ...")
        choice = first.learn(area.changed, area.tests.split(), written)
    first.check_new(choice)
    if choice.failed:
        console.print(f"{name}: left out, for they fail without any change: {', '.join(choice.failed)}", markup=False)
    benches.put(first)
    for number in range(1, asked.jobs):
        benches.put(Bench(ROOT, PLACE / f"{name}-{number}", asked.python.absolute()))

    def attempt(mutant: Mutant) -> tuple[Mutant, str, str]:
        bench = benches.get()
        try:
            return mutant, *bench.judge(mutant, choice, twice=area.is_timed)
        finally:
            benches.put(bench)

    found: dict[Mutant, tuple[str, str]] = {}
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as shown,
        ThreadPoolExecutor(asked.jobs) as pool,
    ):
        task = shown.add_task(name, total=len(tried))
        waiting = [pool.submit(attempt, mutant) for mutant in tried]
        try:
            for done in as_completed(waiting):
                mutant, outcome, test = done.result()
                found[mutant] = outcome, test
                shown.advance(task)
                if outcome == "survived":
                    console.print(f"survived: {mutant.where}", markup=False, highlight=False, soft_wrap=True)
                if not console.is_terminal and (len(found) % 10 == 0 or len(found) == len(tried)):
                    counts = Counter(outcome for outcome, _ in found.values())
                    console.print(f"{name}: {len(found)} of {len(tried)} tried, {counts['survived']} survived")
        except KeyboardInterrupt:
            console.print(f"{name}: interrupted; what was tried so far counts")
            pool.shutdown(wait=False, cancel_futures=True)
    return summary(len(every), found, {mutant: reason for mutant, reason in reasons.items() if reason})


def is_asked(mutant: Mutant, parts: list[str] | None) -> bool:
    """Return True if the mutant's path contains one of `parts`, or if there are no `parts`."""
    return parts is None or any(part in mutant.file for part in parts)


def summary(every: int, found: dict[Mutant, tuple[str, str]], reasons: dict[Mutant, str]) -> dict[str, Any]:
    """The counts, the score in percent (killed or timed out, of those that are not equivalent), and the survivors."""
    counts = Counter(outcome for outcome, _ in found.values())
    survived = sorted((mutant for mutant, (outcome, _) in found.items() if outcome == "survived"), key=_place)
    noticed = [(mutant, *found[mutant]) for mutant in sorted(found, key=_place) if found[mutant][0] != "survived"]
    return {
        "mutants": every,
        "tried": len(found) + len(reasons),
        "killed": counts["killed"],
        "timeout": counts["timeout"],
        "survived": counts["survived"],
        "equivalent": len(reasons),
        "score": round(100 * (counts["killed"] + counts["timeout"]) / len(found), 1) if found else None,
        "survivors": [{"where": mutant.where, "diff": mutant.diff} for mutant in survived],
        "equivalents": [
            {"where": one.where, "diff": one.diff, "reason": reasons[one]} for one in sorted(reasons, key=_place)
        ],
        "noticed": [{"where": mutant.where, "by": by, "outcome": outcome} for mutant, outcome, by in noticed],
    }


def report(name: str, result: dict[str, Any]) -> None:
    """Print one area: the score and the counts, then each survivor with its change."""
    score = "no score" if result["score"] is None else f"{result['score']} % noticed"
    counts = ", ".join(f"{result[key]} {key}" for key in ("killed", "timeout", "survived", "equivalent"))
    print(f"{name}: {score} ({counts}; {result['tried']} of {result['mutants']} mutants tried)")
    for mutant in result["survivors"]:
        print(f"  survived: {mutant['where']}")
        for line in mutant["diff"]:
            print(f"    {line}")


def _place(mutant: Mutant) -> tuple[str, int, int, str]:
    return mutant.file, mutant.line, mutant.column, mutant.operator


if __name__ == "__main__":
    sys.exit(main())
