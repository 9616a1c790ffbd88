"""A gateway stops when it is asked to, not when it looks at its clock."""

from __future__ import annotations

import httpx
import pytest

from tests.gateway.server import run_gateway
from tests.requirements import requirement
from turnwire.gateway import runner
from turnwire.gateway.standin import stand_in_script
from turnwire.providers.mock import MockProvider


@requirement("NFR-3")
def test_a_stop_does_not_wait_for_the_next_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "_TICK_S", 3600.0)
    with run_gateway(MockProvider(stand_in_script())) as running, running.client() as http:
        assert http.get("/health").status_code == 200  # its connection stays open, idle
        running.stop()
        running.thread.join(20.0)
        assert not running.thread.is_alive()
        with pytest.raises(httpx.TransportError):
            http.get("/health")
    running.stop()  # once more, when it has ended


def test_a_gateway_that_is_asked_to_stop_before_it_runs_stops() -> None:
    with run_gateway(MockProvider(stand_in_script())) as running:
        running.stop()
        running.thread.join(20.0)
        assert not running.thread.is_alive()
