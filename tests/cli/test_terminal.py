"""What a person in front of a terminal sees next to the result: a sign that something is waited for, and colour."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.runner import SCRIPT

pty = pytest.importorskip("pty", reason="only POSIX systems have pseudo terminals")
pytestmark = pytest.mark.requirement("CLI-1")


def with_terminal(*arguments: str, cwd: Path, environ: Mapping[str, str] | None = None) -> tuple[str, str]:
    """What a command wrote to stdout, which is a pipe, and to stderr, which is a terminal."""
    ours, theirs = pty.openpty()
    base = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    with subprocess.Popen(
        [SCRIPT, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
        cwd=cwd,
        env={**base, "TERM": "xterm", **(environ or {})},
    ) as process:
        os.close(theirs)
        shown = b""
        while True:
            try:
                piece = os.read(ours, 4096)
            except OSError:  # Linux says so when nobody holds the other end
                break
            if not piece:
                break
            shown += piece
        out, _ = process.communicate()
    os.close(ours)
    return out.decode(), shown.decode()


@pytest.mark.parametrize("flag", [(), ("--stream",)])
def test_waiting_shows_a_sign_on_stderr_that_goes_away_and_stdout_is_the_answer_alone(
    here: Path, flag: tuple[str, ...]
) -> None:
    out, err = with_terminal("provider", "test", "mock", "hi", *flag, cwd=here)
    assert out == "You said: hi\n"
    assert "mock answers …" in err
    assert err.rindex("\x1b[?25h") > err.index("\x1b[?25l")  # the cursor is there again
    assert "[finish: stop; " in err[err.rindex("\x1b[2K") :]


def test_an_error_has_colour_in_a_terminal_unless_nobody_wants_it(here: Path) -> None:
    for environ, red in ({}, "\x1b[1;31m"), ({"NO_COLOR": "1"}, ""):
        _, err = with_terminal("schema", "show", "nope", cwd=here, environ=environ)
        assert err.startswith(f"{red}turnwire:")


def test_no_sign_is_shown_where_stderr_is_read_by_a_program(here: Path) -> None:
    done = subprocess.run([SCRIPT, "models", "-p", "mock"], capture_output=True, text=True, cwd=here, check=True)
    assert done.stderr == ""
