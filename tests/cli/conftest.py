"""Every test of the command line runs in an empty directory without a configuration."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TURNWIRE_CONFIG", raising=False)
    return tmp_path
