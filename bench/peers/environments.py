"""Environments of other packages, each with the versions that it is pinned to."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

CACHE = Path(__file__).resolve().parents[2] / ".cache" / "bench-peers"


def environment(pins: Path, name: str) -> Path:
    """The Python of an environment with what `pins` lists, made if it is not there or its pins changed."""
    place = CACHE / name
    python, stamp = place / "bin" / "python", place / "installed"
    digest = hashlib.sha256(pins.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != digest:
        shutil.rmtree(place, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*pip, "--requirement", str(pins)], check=True)
        stamp.write_text(digest)
    return python
