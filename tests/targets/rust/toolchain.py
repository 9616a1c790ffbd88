"""Rust's compiler and cargo, from the PATH."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

OLDEST = (1, 70)


def find_cargo() -> tuple[Path | None, str]:
    """(the cargo that can build the crate or None, why there is none)."""
    found, compiler = shutil.which("cargo"), shutil.which("rustc")
    if found is None or compiler is None:
        return None, "no Rust here: install rustc and cargo, 1.70 or later"
    said = subprocess.run([compiler, "--version", "--verbose"], capture_output=True, text=True, check=False).stdout
    fields = dict(line.split(": ", 1) for line in said.splitlines() if ": " in line)
    release = fields.get("release", "")
    if not release or tuple(map(int, release.split(".")[:2])) < OLDEST:
        return None, f"Rust 1.70 or later is needed; this one is {release or 'unknown'}"
    return Path(found), ""
