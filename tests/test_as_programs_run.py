"""Streams and answers once more in a process of its own, as programs run: without the validation that tests add.

`turnwire_schema._trust` reads the switch once for a process, so the other tests cannot turn it off.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.junit import outcomes
from tests.requirements import requirement

ROOT = Path(__file__).parents[1]
FILES = ("tests/core/test_trust.py", "tests/codecs/test_fast_path.py", "tests/codecs/test_plain_answers.py")
SWITCHED_OFF = {"TURNWIRE_CHECK_TRUSTED": "0"}


@requirement("MSG-9", "NFR-1")
def test_streams_and_answers_are_the_same_without_the_validation_that_tests_add(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", f"--junit-xml={report}", *FILES],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | SWITCHED_OFF,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, set(outcomes(report).values())) == (0, {"passed", "skipped"}), ran.stdout[-4000:]
