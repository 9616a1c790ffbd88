"""How many small faults the tests notice: `python tools/mutants.py core --sample 200`.

cosmic-ray changes one thing at a time (an operator, a number, a comparison, a break) and the tests of the area run. A
mutant that no test notices has survived: a test is missing, or the change means nothing. Each area is tried in a copy
of the repository under .cache/mutants, so the working tree is never touched.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult
from rich.console import Console
from rich.progress import Progress

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / ".cache" / "mutants"


class Area(NamedTuple):
    """What is changed, and the tests that must notice."""

    changed: str
    tests: str


AREAS: Final = {
    "core": Area("src/turnwire/core", "tests/core"),
    "convert": Area("src/turnwire/convert", "tests/convert tests/cli/test_convert.py tests/cli/test_detect.py"),
    "providers": Area("src/turnwire/providers", "tests/providers"),
    "anthropic": Area("src/turnwire/codecs/anthropic", "tests/codecs/anthropic"),
}

# `A | B` stands in annotations, which nothing evaluates: mutants of it say nothing about the tests.
MEANINGLESS: Final = "core/ReplaceBinaryOperator_BitOr_"
# A change can make a loop endless: this is a stop, not a measure.
LONGEST_S: Final = 600


def main() -> int:
    """Run the tests on the mutants of each area, or on a sample of them, and print the scores."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"one or more of {', '.join(AREAS)}; default: all")
    parser.add_argument("--sample", type=int, metavar="N", help="try N mutants of each area, picked by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", type=Path, default=ROOT / ".venv" / "bin" / "python", help="what runs the tests")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    asked = parser.parse_args()
    if unknown := set(asked.areas) - AREAS.keys():
        parser.error(f"there is no area {', '.join(sorted(unknown))}; use {', '.join(AREAS)}")
    results = {name: judge(name, asked.sample, asked.seed, asked.python.absolute()) for name in asked.areas or AREAS}
    if asked.json:
        print(json.dumps(results, indent=2))
        return 0
    for name, found in results.items():
        tried = found["noticed"] + found["survived"]
        score = f"{100 * found['noticed'] / tried:.1f} %" if tried else "none"
        print(f"{name}: {score} of {tried} mutants noticed, {found['mutants']} in all")
        for mutant in found["names"]:
            print(f"  survived: {mutant}")
    return 0


def judge(name: str, sample: int | None, seed: int, python: Path) -> dict[str, Any]:
    """The counts of one area, and what survived."""
    area, folder = AREAS[name], PLACE / name
    copy(folder)
    tests = f"{python} -m pytest -x -q -p no:cacheprovider -p no:randomly {area.tests}"
    (folder / "mutants.toml").write_text(
        "[cosmic-ray]\n"
        f"module-path = {json.dumps(area.changed)}\n"
        f"timeout = {LONGEST_S}\n"
        f"test-command = {json.dumps(tests)}\n"
        'excluded-modules = []\n[cosmic-ray.distributor]\nname = "local"\n',
        encoding="utf-8",
    )
    cosmic_ray(folder, "init", "mutants.toml", "mutants.sqlite")
    if cosmic_ray(folder, "baseline", "mutants.toml", check=False):
        raise SystemExit(f"{name}: the tests fail without any change; see: cd {folder} && {tests}")
    with use_db(folder / "mutants.sqlite", mode=WorkDB.Mode.open) as found:
        count = pick(found, sample, seed)
    follow(name, folder)
    with use_db(folder / "mutants.sqlite", mode=WorkDB.Mode.open) as found:
        return {"mutants": count, **outcome(found)}


def copy(folder: Path) -> None:
    """The files of the repository, those not committed yet among them."""
    shutil.rmtree(folder, ignore_errors=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def environment(folder: Path) -> dict[str, str]:
    """The environment in which the copy's own packages come before the installed ones."""
    return {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder / 'generated' / 'python'}"}


def cosmic_ray(folder: Path, *arguments: str, check: bool = True) -> int:
    """The exit code of a command of cosmic-ray in the copy."""
    command = [sys.executable, "-m", "cosmic_ray.cli", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment(folder), check=False, capture_output=True, text=True)
    if check and done.returncode:
        raise SystemExit(f"cosmic-ray {arguments[0]} failed: {done.stderr.strip() or done.stdout.strip()}")
    return done.returncode


def pick(found: WorkDB, sample: int | None, seed: int) -> int:
    """How many mutants there are; all but the sample are marked as skipped."""
    items = sorted(found.pending_work_items, key=lambda item: item.job_id)
    real = [item for item in items if not item.mutations[0].operator_name.startswith(MEANINGLESS)]
    real.sort(key=lambda item: (str(item.mutations[0].module_path), item.mutations[0].start_pos, where(item)))
    kept = real if sample is None or sample >= len(real) else random.Random(seed).sample(real, sample)
    names = {item.job_id for item in kept}
    for item in items:
        if item.job_id not in names:
            found.set_result(item.job_id, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))
    return len(real)


def follow(name: str, folder: Path) -> None:
    """Run what is left to run and show how far it is."""
    command = [sys.executable, "-m", "cosmic_ray.cli", "exec", "mutants.toml", "mutants.sqlite"]
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as shown:
        with use_db(folder / "mutants.sqlite", mode=WorkDB.Mode.open) as found:
            total = len(list(found.pending_work_items))
        task = shown.add_task(name, total=total)
        running = subprocess.Popen(command, cwd=folder, env=environment(folder))
        while True:
            try:
                running.wait(timeout=2)
                break
            except subprocess.TimeoutExpired:
                with use_db(folder / "mutants.sqlite", mode=WorkDB.Mode.open) as found:
                    shown.update(task, completed=total - len(list(found.pending_work_items)))
    if running.returncode:
        raise SystemExit(f"cosmic-ray exec failed with {running.returncode}")


def outcome(found: WorkDB) -> dict[str, Any]:
    """How many were noticed, and the places of those that were not."""
    results = {job: result for job, result in found.results if result.worker_outcome is not WorkerOutcome.SKIPPED}
    counts = Counter(result.test_outcome for result in results.values())
    survived = {job for job, result in results.items() if result.test_outcome is TestOutcome.SURVIVED}
    return {
        "noticed": counts[TestOutcome.KILLED] + counts[TestOutcome.INCOMPETENT],
        "survived": len(survived),
        "names": sorted(where(item) for item in found.work_items if item.job_id in survived),
    }


def where(item: Any) -> str:
    """File, line and kind of a mutant."""
    (mutation,) = item.mutations
    return f"{mutation.module_path}:{mutation.start_pos[0]}:{mutation.start_pos[1]} {mutation.operator_name}"


if __name__ == "__main__":
    sys.exit(main())
