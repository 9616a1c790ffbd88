"""How many small faults the tests find: `python tools/mutants.py core --sample 200`.

mutmut changes one thing in one function at a time (an operator, a number, a default, a call) and runs the tests that
reach the function. A mutant that no test notices has survived: either a test is missing or the change means nothing.
Each area is tried in a copy of the repository under .cache/mutants, so the working tree is never touched.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / ".cache" / "mutants"


class Area(NamedTuple):
    """What is changed, what must notice, and the tests that cannot run on changed code."""

    changed: str
    tests: tuple[str, ...]
    left_out: tuple[str, ...] = ()


AREAS: Final = {
    "core": Area(
        "src/turnwire/core/*.py",
        ("tests/core",),
        (
            # These look at the code itself, where mutmut's own functions stand beside ours.
            "tests/core/test_rules.py::test_every_function_of_the_module_that_judges_an_instance_is_in_the_list",
            "tests/core/test_history.py::test_an_addition_walks_over_no_earlier_message",
        ),
    ),
    "convert": Area(
        "src/turnwire/convert/*.py", ("tests/convert", "tests/cli/test_convert.py", "tests/cli/test_detect.py")
    ),
    "providers": Area("src/turnwire/providers/*.py", ("tests/providers",)),
    "anthropic": Area("src/turnwire/codecs/anthropic/*.py", ("tests/codecs/anthropic",)),
}

# Exit codes of pytest in a mutant's run, as mutmut notes them.
SURVIVED: Final = (0,)
FOUND: Final = (1, 3)
NO_TESTS: Final = (5, 33)


def main() -> int:
    """Run the tests on the mutants of an area, or on a sample of them, and print the score."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"one or more of {', '.join(AREAS)}; default: all")
    parser.add_argument("--sample", type=int, metavar="N", help="try N mutants of each area, picked by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    asked = parser.parse_args()
    if unknown := set(asked.areas) - AREAS.keys():
        parser.error(f"there is no area {', '.join(sorted(unknown))}; use {', '.join(AREAS)}")
    results = {name: judge(name, asked) for name in asked.areas or AREAS}
    if asked.json:
        print(json.dumps(results, indent=2))
        return 0
    for name, found in results.items():
        tried = found["found"] + found["survived"]
        score = f"{100 * found['found'] / tried:.1f} %" if tried else "none tried"
        print(f"{name}: {score} of {tried} noticed, {found['untested']} without a test, {found['mutants']} in all")
        for mutant in found["names"]:
            print(f"  survived: {mutant}")
    print(f"to see one: cd {PLACE.relative_to(ROOT)}/AREA && python -m mutmut show NAME")
    return 0


def judge(name: str, asked: argparse.Namespace) -> dict[str, Any]:
    """The counts of one area, and the names of the mutants that survived."""
    folder = PLACE / name
    copy(folder)
    configure(folder, AREAS[name])
    mutmut(folder, "run", "--max-children", str(asked.processes), "no_such_mutant")  # makes them, and runs none
    mutants = sorted(verdicts(folder))
    if not mutants:
        raise SystemExit(f"mutmut made no mutants of {name}; see {folder / 'mutmut.log'}")
    picked = mutants
    if asked.sample is not None and asked.sample < len(mutants):
        picked = random.Random(asked.seed).sample(mutants, asked.sample)
    for start in range(0, len(picked), 500):  # a command line is not endless
        print(f"{name}: {start} of {len(picked)} mutants tried", file=sys.stderr)
        mutmut(folder, "run", "--max-children", str(asked.processes), *picked[start : start + 500])
    outcome = {mutant: verdicts(folder)[mutant] for mutant in picked}
    survived = sorted(mutant for mutant, code in outcome.items() if code in SURVIVED)
    untested = sum(code in NO_TESTS or code is None for code in outcome.values())
    return {
        "mutants": len(mutants),
        "found": len(outcome) - len(survived) - untested,  # noticed by a failing test, a time-out or a crash
        "survived": len(survived),
        "untested": untested,
        "names": survived,
    }


def copy(folder: Path) -> None:
    """The files of the repository, those not committed yet among them."""
    shutil.rmtree(folder, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def configure(folder: Path, area: Area) -> None:
    """Write mutmut's configuration into the copy's pyproject.toml."""
    selection = [*area.tests, *(word for test in area.left_out for word in ("--deselect", test))]
    beside = sorted(path.name for path in folder.iterdir() if path.name not in ("tests", "mutants"))
    lines = {
        "source_paths": ["src/turnwire"],
        "only_mutate": [area.changed],
        "also_copy": beside,
        "pytest_add_cli_args": ["-p", "no:xdist", "-p", "no:cacheprovider", "-q"],
        "pytest_add_cli_args_test_selection": selection,
    }
    text = "\n[tool.mutmut]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in lines.items())
    file = folder / "pyproject.toml"
    file.write_text(file.read_text(encoding="utf-8") + text + "mutate_only_covered_lines = true\n", encoding="utf-8")


def mutmut(folder: Path, *arguments: str) -> None:
    """Run mutmut in the copy; what it prints goes into a file there."""
    with (folder / "mutmut.log").open("ab") as log:
        subprocess.run([sys.executable, "-m", "mutmut", *arguments], cwd=folder, stdout=log, stderr=log, check=False)


def verdicts(folder: Path) -> dict[str, int | None]:
    """The exit code of the tests for each mutant; None where they have not run."""
    found: dict[str, int | None] = {}
    for file in (folder / "mutants" / "src").rglob("*.meta"):
        found.update(json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"])
    return found


if __name__ == "__main__":
    sys.exit(main())
