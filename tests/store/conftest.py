"""Every test that takes `place` runs on both databases, each time on one that is new."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.store.postgresql import PostgreSQL
from turnwire.store import ContextStore


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A running server."""
    server = PostgreSQL()
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store shall be."""
    if request.param == "sqlite":
        return str(tmp_path / "turnwire.db")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database(f"t{uuid4().hex}")


@pytest.fixture
def store(place: str) -> Iterator[ContextStore]:
    """A new store."""
    with ContextStore.open(place) as opened:
        yield opened
