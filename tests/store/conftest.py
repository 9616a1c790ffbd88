"""Every test that takes `place` runs on both databases, each time on one that is new."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


NewPlace = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> NewPlace:
    """Where a new store shall be, another one at each call."""
    if request.param == "sqlite":
        return lambda: str(tmp_path / f"{uuid4().hex}.db")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return lambda: server.new_database(f"t{uuid4().hex}")


@pytest.fixture
def place(new_place: NewPlace) -> str:
    """Where a new store shall be."""
    return new_place()


@pytest.fixture
def store(place: str) -> Iterator[ContextStore]:
    """A new store."""
    with ContextStore.open(place) as opened:
        yield opened
