"""The command ends at once, and still does everything that is done at the end of a program."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.requirements import requirement

PROGRAM = """
import atexit, sys, threading

class Freed:
    def __del__(self):
        print("freed")

freed = Freed()
atexit.register(print, "at exit")
{more}
sys.argv = ["turnwire", *{arguments}]
from turnwire.cli import main
main()
"""


def end_of(*arguments: str, more: str = "", options: tuple[str, ...] = ()) -> tuple[int, list[str]]:
    """(exit code, the lines of stdout behind the command's own) of a program that runs the command."""
    program = PROGRAM.format(more=more, arguments=list(arguments))
    done = subprocess.run([sys.executable, *options, "-c", program], capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    return done.returncode, lines[lines.index("at exit") - ("thread" in lines) :]


@requirement("CLI-2")
@pytest.mark.parametrize(("arguments", "code"), [(["--version"], 0), (["losses", "no-dialect"], 2)])
def test_it_leaves_with_its_code_after_what_is_registered_and_frees_nothing(arguments: list[str], code: int) -> None:
    assert end_of(*arguments) == (code, ["at exit"])


@requirement("CLI-2")
@pytest.mark.parametrize("options", [("-W", "default"), ("-X", "dev")])
def test_where_warnings_are_asked_for_python_ends_it_and_frees_everything(options: tuple[str, ...]) -> None:
    assert end_of("--version", options=options) == (0, ["at exit", "freed"])


@requirement("CLI-2")
def test_a_thread_that_runs_is_waited_for() -> None:
    work = "lambda: (threading.main_thread().join(), print('thread'))"
    assert end_of("--version", more=f"threading.Thread(target={work}).start()") == (0, ["thread", "at exit", "freed"])


@requirement("CLI-2")
def test_a_thread_that_nobody_waits_for_is_not_waited_for() -> None:
    work = "threading.Event().wait"
    more = f"threading.Thread(target={work}, daemon=True).start()"
    assert end_of("--version", more=more) == (0, ["at exit"])
