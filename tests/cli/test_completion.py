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


def completed(home: Path, *lines: str) -> list[str]:
    """What bash completes the last word of each line with, an empty one where a space ends it."""
    asked = "source ~/.bashrc; cd; complete -p turnwire >/dev/null || exit 1; "
    for line in lines:
        words = line.split(" ")
        quoted = " ".join(f"'{word}'" for word in words)
        asked += f"COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; COMPREPLY=(); "
        asked += '_turnwire_completion turnwire; echo "${COMPREPLY[@]}"; '
    return bash(asked, home).splitlines()


def test_completion_is_installed_and_completes_commands_options_and_dialects(tmp_path: Path) -> None:
    bash("turnwire --install-completion bash", tmp_path)
    lines = ("turnwire serv", "turnwire provider in", "turnwire serve --only", "turnwire convert --to anthropic-")
    assert completed(tmp_path, *lines) == ["serve", "info", "--only-listed", "anthropic-2026-10-21"]


CONFIGURATION = """
model_providers:
  providers:
    gpu: {type: vllm, endpoint: "http://127.0.0.1:1", models: [{name: qwen3}, {name: gemma}]}
    desk: {type: ollama, endpoint: "http://127.0.0.1:1", models: [{name: smol}]}
"""


def test_providers_and_models_of_the_configuration_are_completed_without_a_server(tmp_path: Path) -> None:
    bash("turnwire --install-completion bash", tmp_path)
    (tmp_path / ".agent").mkdir()
    (tmp_path / ".agent" / "config.yml").write_text(CONFIGURATION)
    (tmp_path / "broken.yml").write_text("model_providers: 5\n")
    found = {
        "turnwire serve --provider ": "gpu desk embedded mock",
        "turnwire provider info d": "desk",
        "turnwire chat -p gpu -m ": "qwen3 gemma",
        "turnwire embed --model ": "qwen3 gemma smol",
        "turnwire models --config broken.yml -p ": "embedded mock",
        "turnwire embed --config broken.yml -m ": "",
    }
    assert dict(zip(found, completed(tmp_path, *found), strict=True)) == found
