"""What providers promise holds over httpx transports as well: tests of faults, streams and endless answers again.

Once with `LocalOnlyTransport` and its twin, once with httpx's own transports. What the latter cannot do is in a table.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import httpx
import pytest

from tests.providers import test_endless_answers, test_faults, test_streams
from tests.providers.standin import Transports
from tests.providers.test_endless_answers import ticking as ticking
from turnwire.providers.sync.guarded_httpx import LocalOnlyTransport
from turnwire.providers.transport.local_httpx import LocalOnlyAsyncTransport

# httpx opens at most a hundred connections unless it is told otherwise; ours are not limited.
UNLIMITED: Final = httpx.Limits(max_connections=None)

KINDS: Final[dict[str, tuple[Any, Any]]] = {
    "local only": (LocalOnlyAsyncTransport, LocalOnlyTransport),
    "httpx": (partial(httpx.AsyncHTTPTransport, limits=UNLIMITED), partial(httpx.HTTPTransport, limits=UNLIMITED)),
}

# A transport belongs to one event loop, and keeps its connections as httpx does: named in the docstrings.
NOT_OVER_HTTPX: Final = {
    "test_empty_pieces_of_a_transport_do_not_hold_a_call_for_ever",  # it brings a transport of its own
    "test_the_total_holds_over_tls",  # the same
    "test_one_provider_serves_several_event_loops_and_each_closes_its_connections_when_it_ends",
}

# httpcore's pool, which httpx uses, takes cubic time for many streams at once; a minute for two hundred.
NOT_OVER_PLAIN_HTTPX: Final = {
    "test_two_hundred_streams_at_once_leave_no_connection_task_or_thread_behind",
    "test_two_hundred_streams_cancelled_at_once_leave_nothing_behind",
}

# httpx limits each read and has no way to end one from another thread before the head of the answer is there.
NOT_SYNC_OVER_PLAIN_HTTPX: Final = {
    "test_a_slow_drip_of_headers_does_not_get_around_the_total",
    "test_what_is_no_piece_of_an_answer_does_not_get_around_the_total",
    "test_closing_a_synchronous_stream_from_another_thread_ends_the_reader_as_cancelled",
}


def _tests(module: Any) -> dict[str, Any]:
    found = {name: value for name, value in vars(module).items() if name.startswith("test_") and callable(value)}
    return {name: value for name, value in found.items() if name not in NOT_OVER_HTTPX}


@pytest.fixture(autouse=True, params=KINDS)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The providers of the tests call through transports of this kind."""
    name = request.function.__name__
    if request.param == "httpx" and name in NOT_OVER_PLAIN_HTTPX:
        pytest.skip("httpx's own pool takes cubic time for many streams at once")
    if request.param == "httpx" and name in NOT_SYNC_OVER_PLAIN_HTTPX:
        mode = request.node.callspec.params.get("mode", "sync")
        if mode.startswith("sync"):
            pytest.skip("httpx's own transport limits each read and cannot be ended before the head is there")
    make, make_sync = KINDS[request.param]
    monkeypatch.setattr(Transports, "make", staticmethod(make))
    monkeypatch.setattr(Transports, "make_sync", staticmethod(make_sync))
    return request.param


globals().update(_tests(test_endless_answers))
globals().update(_tests(test_faults))
globals().update(_tests(test_streams))
