"""Full collections of garbage hold every stream, so none starts while somebody's large request is in memory."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire.gateway.gc_policy import DUE, OVERDUE, GarbageCollector
from turnwire.gateway.workers import LARGE
from turnwire.providers.kinds.mock import MockProvider, Script


class Sized:
    """A request as far as it matters here."""

    def __init__(self, size: int) -> None:
        self.size = size


@contextmanager
def counting() -> Iterator[tuple[GarbageCollector, list[int]]]:
    """A collector that collects nothing, and what it would have."""
    collected: list[int] = []
    yield GarbageCollector(lambda: collected.append(1)), collected


@requirement("NFR-3")
def test_a_full_collection_waits_until_no_large_request_is_held() -> None:
    with counting() as (garbage, collected):
        context: Any = Sized(LARGE + 1)
        garbage.collect_if_due(DUE - 1)
        assert collected == []
        garbage.collect_if_due(DUE)
        assert collected == [1]
        garbage.holds(context)
        garbage.collect_if_due(OVERDUE - 1)
        assert collected == [1]
        garbage.collect_if_due(OVERDUE)
        assert collected == [1, 1]
        garbage.released(context)
        garbage.collect_if_due(DUE)
        assert collected == [1, 1, 1]


@requirement("NFR-3")
def test_a_small_request_puts_no_collection_off() -> None:
    with counting() as (garbage, collected):
        context: Any = Sized(LARGE)
        garbage.holds(context)
        garbage.collect_if_due(DUE)
        assert collected == [1]


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


@requirement("NFR-3")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_a_large_request_counts_as_held_until_its_answer_is_over(client: Dialect, stream: bool) -> None:
    held: list[int] = []

    def answer(request: Any) -> str:
        held.append(len(running.gateway.services.garbage._large))
        return "Hello"

    running: RunningGateway
    with run_gateway(MockProvider(Script([answer]))) as running, running.client() as http:
        for text in ("short", "word " * LARGE):
            path, body = client.request(text, stream=stream)
            assert http.post(path, json=body, headers=dict(client.headers)).status_code == 200
        assert held == [0, 1]
    assert len(running.gateway.services.garbage._large) == 0  # the gateway stops when every request is over
