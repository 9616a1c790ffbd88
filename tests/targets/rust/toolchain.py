"""Rust's compiler and cargo, from the PATH."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

OLDEST = (1, 70)


def find_cargo() -> tuple[Path | None, str]:
    """(the cargo that can build the crate or None, why there is none)."""
    found, compiler = shutil.which("cargo"), shutil.which("rustc")
    if found is None or compiler is None:
        return None, "no Rust here: install rustc and cargo, 1.70 or later"
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.search(r"rustc (\d+)\.(\d+)", said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST:
        return None, f"Rust 1.70 or later is needed; this one says {said.strip()!r}"
    return Path(found), ""
