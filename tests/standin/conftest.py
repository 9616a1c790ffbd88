"""The server that these tests tell what to do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from turnwire.testing.server import StandInServer


@pytest.fixture(scope="session")
def one_server() -> Iterator[StandInServer]:
    with StandInServer() as server:
        yield server


@pytest.fixture
def server(one_server: StandInServer) -> Iterator[StandInServer]:
    """A server that has forgotten what other tests told it."""
    one_server.clear()
    yield one_server
    one_server.clear()
