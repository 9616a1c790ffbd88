"""The pytest plugin: two fixtures and a marker. Nothing else is imported until a test asks for one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from turnwire.testing.faults import NamedFault
    from turnwire.testing.server import StandInServer

_MARKER = "turnwire_faults(*names): the faults that turnwire_fault tries, by name; without names all of them"


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", _MARKER)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that wants `turnwire_fault` once for each fault."""
    if "turnwire_fault" not in metafunc.fixturenames:
        return
    from turnwire.testing.faults import FAULTS

    marker = metafunc.definition.get_closest_marker("turnwire_faults")
    names = tuple(FAULTS) if marker is None or not marker.args else marker.args
    unknown = [name for name in names if name not in FAULTS]
    if unknown:
        raise pytest.UsageError(f"turnwire_faults: there is no fault {unknown[0]!r}; use one of: {', '.join(FAULTS)}")
    metafunc.parametrize("turnwire_fault", names, indirect=True)


@pytest.fixture(scope="session")
def _turnwire_server() -> Iterator[StandInServer]:
    from turnwire.testing.server import StandInServer

    with StandInServer() as server:
        yield server


@pytest.fixture
def turnwire_server(_turnwire_server: StandInServer) -> Iterator[StandInServer]:
    """A server that answers every dialect as the test sets it up; answers and requests of other tests are cleared."""
    _turnwire_server.clear()
    yield _turnwire_server
    _turnwire_server.clear()


@pytest.fixture
def turnwire_fault(request: pytest.FixtureRequest, turnwire_server: StandInServer) -> NamedFault:
    """The fault that every answer of the server has in this test: `expected` is what a right client makes of it."""
    from turnwire.testing.faults import FAULTS

    fault = FAULTS[request.param]
    turnwire_server.break_every(**fault.settings)
    return fault
