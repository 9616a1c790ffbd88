"""Reference material that is not part of the repository: recorded exchanges and published specifications.

Tests read it in place where it is there: in the folder that the environment variable TURNWIRE_REFERENCE names, else in
`shared` beside the repository.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(os.environ.get("TURNWIRE_REFERENCE") or Path(__file__).resolve().parents[2] / "shared")


def reference_path(*parts: str) -> Path | None:
    """The file or folder of this path in the reference material, or None where it is not."""
    path = FOLDER.joinpath(*parts)
    return path if path.exists() else None


def reference_json(*parts: str) -> Any:
    """The JSON value of a file of the reference material.

    Raises: FileNotFoundError.
    """
    return json.loads(FOLDER.joinpath(*parts).read_text(encoding="utf-8"))


def recorded_exchanges(folder: str) -> list[Path]:
    """The files of a folder of recorded exchanges, by name; none where the material is not there."""
    path = reference_path("recordings", folder)
    return sorted(path.glob("*.json")) if path else []


needs_reference = pytest.mark.skipif(not FOLDER.is_dir(), reason="the reference payloads are not on this machine")
