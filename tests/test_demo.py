"""`make demo` shows a conversation in which each part can be told apart, and installing shows how far it is."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.requirements import requirement
from tools.install_lock import install, names

ROOT = Path(__file__).parents[1]


@requirement("NFR-2", "PRV-3")
def test_the_demo_shows_a_question_a_call_its_result_and_an_answer() -> None:
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "demo.py")], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    shown = [line.split(" │ ", 1) for line in ran.stdout.splitlines() if " │ " in line]
    assert [(who.strip(), said) for who, said in shown][:3] == [
        ("you", "What's the weather in Paris?"),
        ("tool call", "get_weather(city='Paris')"),
        ("result", "18 degrees and sunny"),
    ]
    assert shown[-1][0].strip() == "model"
    assert "18" in shown[-1][1]
    assert re.search(r"^finished: stop; \d+ tokens in all", ran.stdout, re.MULTILINE)
    assert "call_" not in ran.stdout


@pytest.mark.parametrize("name", ["run.lock", "dev.lock"])
def test_every_package_of_a_lock_is_counted(name: str) -> None:
    lock = ROOT / "requirements" / name
    pinned = [line.split("==")[0] for line in lock.read_text("utf-8").splitlines() if re.match(r"[a-z].*==", line)]
    assert names(lock) == {each.partition("[")[0] for each in pinned}


def test_installing_moves_on_a_terminal_and_shows_what_pip_said_where_it_fails(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lock = tmp_path / "odd.lock"
    lock.write_text("no requirement\n", "utf-8")
    assert install(lock) != 0
    out = capfd.readouterr().out
    assert out.startswith("installing 0 packages (odd.lock)\n")
    assert "ERROR" in out


def test_an_installed_lock_is_one_line(tmp_path: Path) -> None:
    lock = tmp_path / "empty.lock"
    lock.write_text("# nothing\n", "utf-8")
    ours, theirs = pty.openpty()
    ran = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "install_lock.py"), str(lock)], stdout=theirs, check=False
    )
    os.close(theirs)
    shown = os.read(ours, 4096).decode().split("\x1b[2K")
    os.close(ours)
    assert ran.returncode == 0
    assert re.fullmatch(r"installed 0 packages \(empty\.lock\) in \d+ s\r\n", shown[-1])
