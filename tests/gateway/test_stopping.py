"""A gateway stops when it is asked to, not when it looks at its clock."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.agent.parts import ALLOW, calls
from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.test_threads import Gate
from tests.gateway.threaded import events_of, run_threads, said
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider


@requirement("NFR-3")
def test_a_stop_closes_idle_connections_at_once() -> None:
    with run_gateway(MockProvider(stand_in_script())) as running, running.client() as http:
        assert http.get("/health").status_code == 200  # its connection stays open, idle
        running.stop()
        running.thread.join(PATIENCE_S)
        assert not running.thread.is_alive()
        with pytest.raises(httpx.TransportError):
            http.get("/health")
    running.stop()  # once more, when it has ended


def test_a_gateway_that_is_asked_to_stop_before_it_runs_stops() -> None:
    with run_gateway(MockProvider(stand_in_script())) as running:
        running.stop()
        running.thread.join(PATIENCE_S)
        assert not running.thread.is_alive()


@contextmanager
def alone(place: Path, gate: Gate, grace_s: float) -> Iterator[tuple[RunningGateway, str]]:
    """A gateway with the path of a thread that runs, waits in its tool, and has no follower."""
    settings = GatewaySettings(port=0, grace_s=grace_s)
    script = [calls(("wait", {})), "Done."]
    with run_threads(place, script, tools=[gate.tool()], policy=ALLOW, settings=settings) as gateway:
        with gateway.client() as http, http.stream("POST", "/agents/threads", json=said("Go", stream=True)) as answer:
            lines = (line for line in answer.iter_lines() if line.startswith("data: "))
            thread_id = events_of(f"id: 1\nevent: entry_added\n{next(lines)}\n\n")[0]["thread_id"]
            gate.wait()
        yield gateway, f"/agents/threads/{thread_id}"


def until_it_listens_no_more(gateway: RunningGateway) -> None:
    for _ in range(10_000):
        try:
            httpx.get(f"{gateway.url}/health", trust_env=False, timeout=PATIENCE_S)
        except httpx.TransportError:
            return
    raise AssertionError("the gateway still listens")


def end(gateway: RunningGateway) -> None:
    gateway.thread.join(PATIENCE_S)
    assert not gateway.thread.is_alive()


@requirement("AGT-3", "NFR-3")
def test_a_run_without_followers_has_the_grace_of_the_others_to_finish(tmp_path: Path) -> None:
    place, gate = tmp_path / "threads.db", Gate()
    with alone(place, gate, grace_s=PATIENCE_S) as (gateway, path):
        gateway.stop()
        until_it_listens_no_more(gateway)
        assert gate.loop is not None
        turned = threading.Event()
        for _ in range(20):  # rounds of its event loop, in which it would end what has no grace
            gate.loop.call_soon_threadsafe(turned.set)
            assert turned.wait(PATIENCE_S)
            turned.clear()
        gate.open()
        end(gateway)
    with run_threads(place, []) as gateway, gateway.client() as http:
        shown = http.get(path).json()
        assert (shown["thread"]["outcome"], shown["reply"]["content"]) == ("completed", "Done.")


@requirement("AGT-3", "CTX-8")
@pytest.mark.parametrize("signals", [1, 2])
def test_a_run_without_followers_that_does_not_finish_is_cancelled_and_goes_on_after_a_restart(
    tmp_path: Path, signals: int
) -> None:
    place, gate = tmp_path / "threads.db", Gate()
    with alone(place, gate, grace_s=0.0 if signals == 1 else PATIENCE_S) as (gateway, path):
        assert gate.loop is not None
        for _ in range(signals):
            gate.loop.call_soon_threadsafe(gateway.server.at_signal, signal.SIGTERM, None)
        end(gateway)
    with run_threads(place, ["On."]) as gateway, gateway.client() as http:
        thread = http.get(path).json()["thread"]
        assert (thread["status"], thread["outcome"]) == ("idle", "cancelled")
        assert http.post(f"{path}/messages", json=said("Go on")).json()["reply"]["content"] == "On."
