"""A workspace with a few files, and a resolver over it whose clock stands still."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from turnwire.files import FileResolver

NOW = datetime(2026, 1, 31, 12, 0, 0, tzinfo=UTC)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    workspace = tmp_path / "workspace"
    (workspace / "src").mkdir(parents=True)
    (workspace / "src" / "a.py").write_text("one\ntwo\nthree\nfour\n", encoding="utf-8")
    (workspace / "notes.txt").write_text("milk\nbread", encoding="utf-8")
    (workspace / ".env").write_text("KEY=secret\n", encoding="utf-8")
    (tmp_path / "outside.txt").write_text("not yours\n", encoding="utf-8")
    return workspace


@pytest.fixture
def files(root: Path) -> Iterator[FileResolver]:
    with FileResolver(root, now=lambda: NOW) as resolver:
        yield resolver
