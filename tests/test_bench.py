"""The benchmarks can be run: they are no tests, so nothing else loads them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE_S

PROJECT = Path(__file__).parents[1]


def test_every_case_of_the_benchmarks_is_loaded_and_can_be_named(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench", "--json", str(tmp_path / "found.json"), "no-such-case"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 2
    assert "no such case: no-such-case; there are " in done.stderr
    assert "recordings" in done.stderr


def test_each_form_of_an_answer_is_measured_against_the_plain_one(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    command = [sys.executable, "-m", "bench", "--quick", "--json", str(found), "forms"]
    subprocess.run(command, cwd=PROJECT, capture_output=True, timeout=PATIENCE_S, check=True)
    titles = [row["title"] for row in json.loads(found.read_text())["rows"]]
    assert titles[0] == "a plain Chat Completions answer"
    assert "an unknown field: times the plain one" in titles
