"""Full collections of garbage hold every stream, so none starts while a request is served."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gateway.server import run_gateway
from tests.requirements import requirement
from turnwire.gateway import gc_policy
from turnwire.gateway.gc_policy import DUE, OVERDUE, collecting_between_requests, is_due
from turnwire.providers.kinds.mock import MockProvider


@requirement("NFR-3")
def test_a_full_collection_waits_until_no_request_is_served() -> None:
    assert [is_due(count, is_serving=False) for count in (DUE - 1, DUE)] == [False, True]
    assert [is_due(count, is_serving=True) for count in (DUE, OVERDUE - 1, OVERDUE)] == [False, False, True]


@requirement("NFR-3")
def test_a_look_collects_where_that_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    served: list[int] = [1]
    monkeypatch.setattr(gc_policy, "PAUSE_S", 0.0)
    monkeypatch.setattr(gc_policy.gc, "get_count", lambda: (0, 0, DUE))
    monkeypatch.setattr(gc_policy.gc, "collect", lambda: collected.append(len(served)))

    async def main() -> None:
        with collecting_between_requests(lambda: served):
            for _ in range(10):
                await asyncio.sleep(0)
            served.clear()
            while len(collected) < 3:
                await asyncio.sleep(0)

    try:
        asyncio.run(main())
    finally:
        gc.unfreeze()
    assert collected == [1, 0, 0]  # the first one at the start


def collector(young: object) -> tuple[object, ...]:
    """How the collector of this process is set, and whether it looks at an object that was made a moment ago."""
    return gc.isenabled(), gc.get_threshold(), any(each is young for each in gc.get_objects())


@requirement("NFR-3")
def test_a_gateway_in_another_program_leaves_its_collector_alone() -> None:
    young: list[int] = []
    before = collector(young)
    with run_gateway(MockProvider()) as running, running.client() as http:
        http.get("/health")  # it is up
        assert collector(young) == before
    assert collector(young) == before


@requirement("NFR-3")
def test_python_starts_no_full_collection_in_the_process_of_a_gateway_until_it_has_stopped() -> None:
    before = gc.get_threshold()
    with run_gateway(MockProvider(), owns_process=True) as running, running.client() as http:
        http.get("/health")
        during = gc.get_threshold()
    assert (during[:2], gc.get_threshold()) == (before[:2], before)
    assert during[2] > 1_000_000


IN_ITS_PROCESS = """
import gc, sys
from turnwire.cli import main
from turnwire.gateway import runner

class Stopped(runner.GatewayServer):
    async def serve(self, listener):
        self.stop()
        await super().serve(listener)

    async def _end(self):
        print(gc.get_threshold()[2] > 1_000_000, file=sys.stderr)
        await super()._end()

runner.GatewayServer = Stopped
sys.argv = ["turnwire", *sys.argv[1:]]
main()
"""


@requirement("NFR-3")
def test_turnwire_serve_decides_when_garbage_is_collected(tmp_path: Path) -> None:
    scenario = tmp_path / "s.yml"
    scenario.write_text("turns: [{answer: {text: Hello}}]\n", encoding="utf-8")
    for words in ([], ["--scenario", str(scenario)]):
        serve = ["serve", "--provider", "mock", "--port", "0", "--quiet", *words]
        done = subprocess.run(
            [sys.executable, "-c", IN_ITS_PROCESS, *serve], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "True\n")
