"""Resolve requirements/*.in into lock files with hashes: `make lock`.

The locks hold every package that is installed, for Linux and macOS and every supported Python, so that installing needs
no resolver (`pip install --no-deps --require-hashes`). They name no index: pip uses the one it is set up with.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ROOT / "requirements"


def resolve(*sources: str) -> str:
    """The lock text for the named .in files together. `[tool.uv]` in pyproject.toml leaves two out."""
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    command += [str(REQUIREMENTS / source) for source in sources]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout


def entries(lock: str) -> dict[str, str]:
    """Lock entries by package name; a package may have several, for different Pythons."""
    found: dict[str, str] = {}
    for entry in re.split(r"\n(?=[A-Za-z0-9])", lock.strip()):
        if "sys_platform == 'never'" not in entry:
            name = re.split(r"[=\[ ]", entry, maxsplit=1)[0]
            found[name] = f"{found[name]}\n{entry}" if name in found else entry  # one for older Pythons, one for newer
    return found


def main() -> None:
    """Write both locks; dev.lock holds only what run.lock has not, at versions that agree with it."""
    everything = entries(resolve("run.in", "dev.in"))
    running = entries(resolve("run.in"))
    run = {name: everything[name] for name in running if name in everything}
    dev = {name: text for name, text in everything.items() if name not in run}
    for target, chosen in (("run.lock", run), ("dev.lock", dev)):
        head = f"# Written by `make lock` from requirements/{target.replace('.lock', '.in')}.\n"
        (REQUIREMENTS / target).write_text(head + "\n".join(chosen[name] for name in sorted(chosen)) + "\n")
        print(f"{target}: {len(chosen)} packages")


if __name__ == "__main__":
    main()
