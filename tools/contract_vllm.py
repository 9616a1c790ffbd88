"""Run the live contract tests against a real vLLM on the CPU with their scripted model: start it, `pytest tests/live`,
stop it.

Arguments go to pytest. The server lives in .cache/vllm-cpu (TURNWIRE_VLLM_DIR names another directory) and stays
installed, so a second run begins within half a minute. A server that was running before is used and left running.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.scripted import MODEL_NAME, write_scripted
from tools import vllm_cpu

PROJECT = Path(__file__).resolve().parent.parent


def main(arguments: Sequence[str]) -> int:
    """The exit code of pytest; 2 if there was no server to test against."""
    place = Path(os.environ.get("TURNWIRE_VLLM_DIR") or PROJECT / ".cache" / "vllm-cpu")
    was_running = vllm_cpu.status(place)[0] == "running"
    try:
        model = write_scripted(place / "scripted")
        url = vllm_cpu.start(place, model=model.folder)
    except vllm_cpu.Failed as error:
        vllm_cpu.say(str(error))
        return 2
    live = {"TURNWIRE_LIVE_URL": url, "TURNWIRE_LIVE_VARIANT": "vllm", "TURNWIRE_LIVE_MODEL": MODEL_NAME}
    try:
        command = [sys.executable, "-m", "pytest", "tests/live", "-q", *arguments]
        return subprocess.run(command, cwd=PROJECT, env={**os.environ, **live}, check=False).returncode
    finally:
        if not was_running:
            vllm_cpu.stop(place)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
