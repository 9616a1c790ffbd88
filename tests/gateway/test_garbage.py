"""Full collections of garbage hold every stream, so none starts while somebody's large request is in memory."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire.gateway.garbage import DUE, OVERDUE, GarbageCollector
from turnwire.gateway.workers import LARGE
from turnwire.providers.mock import MockProvider, Script


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


@requirement("NFR-3")
def test_python_starts_no_full_collection_while_any_gateway_runs_and_its_own_ones_afterwards() -> None:
    before = gc.get_threshold()
    with run_gateway(MockProvider()) as first, first.client() as http:
        http.get("/health")  # it is up
        during = gc.get_threshold()
        with run_gateway(MockProvider()) as second, second.client() as http_of_second:
            http_of_second.get("/health")
            first.stop()
            first.thread.join()
            assert gc.get_threshold() == during
    assert during[:2] == before[:2]
    assert during[2] > 1_000_000
    assert gc.get_threshold() == before


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
