"""A run of tests fails if something that a test started is still there at the end, and says which test it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.junit import outcomes
from tests.leftover import MARK, leftovers
from tests.patience import patience_s
from tests.requirements import requirement
from turnwire.launch.watcher import parents

ROOT = Path(__file__).parents[1]
TESTS = """
import os, subprocess, sys

FOREVER = [sys.executable, "-S", "-c", "import signal; print(flush=True); signal.pause()"]

def start(**options):
    process = subprocess.Popen(FOREVER, stdout=subprocess.PIPE, **options)
    process.stdout.readline()
    return process

def test_ends_what_it_started():
    with start() as process:
        process.kill()

def test_leaves():
    if LEAVES:
        if (middle := os.fork()) == 0:  # its parent is not there at the end
            print(start(start_new_session=True).pid, flush=True)
            os._exit(0)
        os.waitpid(middle, 0)
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the environment of a process")


def run(folder: Path, *options: str, leaves: bool) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Tests in a process of their own, with our settings; and the names of those that passed."""
    (folder / "test_it.py").write_text(f"LEAVES = {leaves}\n{TESTS}", encoding="utf-8")
    report = folder / "report.xml"
    words = ["-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    done = subprocess.run(
        [sys.executable, *words, f"--junit-xml={report}", *options, str(folder / "test_it.py")],
        cwd=ROOT,
        env=os.environ | {"TURNWIRE_TEST_PATIENCE_S": "0.1"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = outcomes(report).items()
    return done, sorted(name.rpartition("::")[2] for name, outcome in found if outcome == "passed")


@requirement("NFR-3")
@pytest.mark.parametrize("options", [(), ("-n", "2", "--dist", "loadfile")])
def test_a_run_fails_that_leaves_a_process_and_ends_it(options: tuple[str, ...], tmp_path: Path) -> None:
    done, passed = run(tmp_path, *options, leaves=True)
    assert (done.returncode, passed) == (1, ["test_ends_what_it_started", "test_leaves"])
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("LEFT RUNNING ")]
    pid, _, rest = line.removeprefix("LEFT RUNNING ").partition(": ")
    assert rest.startswith(sys.executable)
    assert rest.endswith("test_it.py::test_leaves (call)")
    assert int(pid) not in parents()


@requirement("NFR-3")
@pytest.mark.parametrize("options", [(), ("-n", "2", "--dist", "loadfile")])
def test_a_run_passes_that_leaves_none(options: tuple[str, ...], tmp_path: Path) -> None:
    done, passed = run(tmp_path, *options, leaves=False)
    assert (done.returncode, len(passed), "LEFT RUNNING" in done.stdout) == (0, 2, False), done.stdout + done.stderr


def test_a_child_with_another_environment_belongs_to_the_run() -> None:
    with subprocess.Popen([sys.executable, "-S", "-c", "input()"], stdin=subprocess.PIPE, env={}) as process:
        found = leftovers(os.environ[MARK])
        process.communicate(b"\n")
    assert [(each.test, "input()" in each.command) for each in found if each.pid == process.pid] == [("", True)]


def test_patience_grows_with_the_load_of_each_core() -> None:
    assert [patience_s(0.5, 2), patience_s(2.0, 2), patience_s(8.0, 2), patience_s(8.0, 1)] == [
        *(300.0, 300.0),
        *(1200.0, 2400.0),
    ]
