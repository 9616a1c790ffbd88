"""Idle connections: used again while they are fresh, never after their time."""

from __future__ import annotations

import asyncio
import time

import httpcore
import pytest

from tests.providers.standin import StandIn, replies
from tests.requirements import requirement
from turnwire.providers.sync.https_pool import Connections
from turnwire.providers.transport.https_pool import AsyncConnections
from turnwire.providers.transport.idle_limit import REMEMBERED_S, IdleLimit
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.providers.transport.network import GuardedAsyncBackend, GuardedBackend

FRESH, EXPIRED = 600.0, -1.0  # seconds for which an idle connection may be kept; a negative number is over at once


def ask_twice(server: StandIn, keepalive_s: float) -> list[int]:
    """The statuses of two calls after each other, without await."""
    origin = httpcore.Origin(b"http", b"127.0.0.1", server.port)
    connections = Connections(origin, GuardedBackend(LocalOnly()), keepalive_s=keepalive_s)
    statuses = []
    for _ in range(2):
        response, connection = connections.send(
            httpcore.Request("GET", f"{server.url}/x", headers={"host": "127.0.0.1"})
        )
        response.read()
        response.close()
        statuses.append(response.status)
        connections.release(connection)
    connections.close()
    return statuses


async def ask_twice_async(server: StandIn, keepalive_s: float) -> list[int]:
    """The statuses of two calls after each other."""
    origin = httpcore.Origin(b"http", b"127.0.0.1", server.port)
    connections = AsyncConnections(origin, GuardedAsyncBackend(LocalOnly()), keepalive_s=keepalive_s)
    statuses = []
    for _ in range(2):
        response, connection = await connections.send(
            httpcore.Request("GET", f"{server.url}/x", headers={"host": "127.0.0.1"})
        )
        await response.aread()
        await response.aclose()
        statuses.append(response.status)
        await connections.release(connection)
    await connections.close()
    return statuses


@requirement("PRV-11")
@pytest.mark.parametrize(("keepalive_s", "opened"), [(FRESH, 1), (EXPIRED, 2)])
@pytest.mark.parametrize("is_async", [False, True])
def test_an_idle_connection_is_used_again_until_its_time_is_over(
    is_async: bool, keepalive_s: float, opened: int
) -> None:
    with StandIn({"/x": replies({})}) as server:
        if is_async:
            statuses = asyncio.run(ask_twice_async(server, keepalive_s))
        else:
            statuses = ask_twice(server, keepalive_s)
        assert (statuses, server.opened) == ([200, 200], opened)


@requirement("PRV-11")
def test_connections_are_used_again_for_half_the_time_after_which_a_server_closes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limit = IdleLimit(4.0)
    limit.closed_after(5.0)  # as expected
    assert limit.seconds == 4.0
    limit.closed_after(0.5)
    limit.closed_after(2.0)
    assert limit.seconds == 0.25
    now += REMEMBERED_S
    assert limit.seconds == 0.25
    now += 0.1
    assert limit.seconds == 4.0
