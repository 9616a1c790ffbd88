"""Install the packages of a lock file into this environment, and show how far it is, on one line of a terminal.

python tools/install_lock.py requirements/run.lock
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

# `--no-deps`: the lock names every package.
PIP = ("pip", "install", "--disable-pip-version-check", "--no-deps", "--progress-bar", "off", "--require-hashes", "-r")
STEP = re.compile(r"(?:Collecting|Requirement already satisfied:|Ignoring) (?P<name>[\w.-]+)")
ERASED = "\r\x1b[2K"


def names(lock: Path) -> set[str]:
    """The packages of a lock file."""
    return set(re.findall(r"^([\w.-]+)(?:\[[\w,-]+\])?==", lock.read_text("utf-8"), re.MULTILINE))


def install(lock: Path) -> int:
    """Run pip, and return its exit code; what it said is shown where it fails."""
    total, seen, said = len(names(lock)), set[str](), list[str]()
    begun = time.monotonic()
    moves = sys.stdout.isatty()
    print(f"installing {total} packages ({lock.name})", end="" if moves else "\n", flush=True)
    with subprocess.Popen(
        [sys.executable, "-m", *PIP, str(lock)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            said.append(line)
            step = STEP.match(line)
            if step is not None:
                seen.add(step["name"])
            if moves and (step is not None or line.startswith("Installing")):
                doing = f"{len(seen)}/{total} {step['name']}" if step is not None else "unpacking"
                print(f"{ERASED}installing {total} packages ({lock.name}): {doing}", end="", flush=True)
    if pip.returncode:
        print(*(["\n"] if moves else []), *said, sep="")
    elif moves:
        print(f"{ERASED}installed {total} packages ({lock.name}) in {time.monotonic() - begun:.0f} s")
    return pip.returncode


if __name__ == "__main__":
    raise SystemExit(install(Path(sys.argv[1])))
