"""What is on the standard output of a command is its result alone."""

from __future__ import annotations

import sys
import threading

import pytest

from tests.requirements import requirement
from turnwire.cli.output import other_threads_to_stderr, print_json


@requirement("CLI-2")
def test_what_other_threads_print_does_not_reach_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    with other_threads_to_stderr():
        noisy = threading.Thread(target=lambda: print("(raylet) it was terminated", file=sys.stdout))
        noisy.start()
        noisy.join()
        print_json({"answered": 1})
    thread = threading.Thread(target=lambda: print("afterwards"))
    thread.start()
    thread.join()
    assert capsys.readouterr() == ('{\n  "answered": 1\n}\nafterwards\n', "(raylet) it was terminated\n")
