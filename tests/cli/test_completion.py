"""Completion in a shell: installed by the command itself, and asked as a shell asks."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from shutil import which

import pytest

from tests.cli.runner import SCRIPT

pytestmark = [
    pytest.mark.requirement("CLI-1"),
    pytest.mark.skipif(which("bash") is None, reason="there is no bash"),
]


def bash(line: str, home: Path) -> str:
    environ = {**os.environ, "HOME": str(home), "PATH": f"{SCRIPT.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-c", line], env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_completion_is_installed_and_completes_commands_options_and_dialects(tmp_path: Path) -> None:
    bash("turnwire --install-completion bash", tmp_path)
    line = "source ~/.bashrc; complete -p turnwire >/dev/null || exit 1; "
    asked = (["turnwire", "serv"], ["turnwire", "provider", "in"], ["turnwire", "serve", "--only"])
    asked = (*asked, ["turnwire", "convert", "--to", "anthropic-"])
    for words in asked:
        line += f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; COMPREPLY=(); "
        line += '_turnwire_completion turnwire; echo "${COMPREPLY[@]}"; '
    assert bash(line, tmp_path).splitlines() == ["serve", "info", "--only-listed", "anthropic-2026-10-21"]
