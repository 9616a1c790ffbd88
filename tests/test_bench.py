"""The benchmarks can be run, which loads all of their cases: nothing else does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE_S

PROJECT = Path(__file__).parents[1]


def test_each_form_of_an_answer_is_measured_against_the_plain_one(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    command = [sys.executable, "-m", "bench", "--quick", "--json", str(found), "forms"]
    subprocess.run(command, cwd=PROJECT, capture_output=True, timeout=PATIENCE_S, check=True)
    titles = [row["title"] for row in json.loads(found.read_text())["rows"]]
    assert titles[0] == "a plain Chat Completions answer"
    assert "an unknown field: times the plain one" in titles
