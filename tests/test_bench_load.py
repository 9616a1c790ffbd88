"""The load: its clients notice what is wrong with a stream, and a small run goes through the gateway."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bench.load.clients import OUTCOMES, Client
from bench.load.streams import FAULTS, WHOLE, Ndjson, Plan, Sse, Wire, asked, at_once, event, fate, last, request_body
from tests.patience import PATIENCE_S

PROJECT = Path(__file__).parents[1]
HEAD = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
PACED = Plan(7, 4, pace_us=1000)


def paced(*indexes: int, number: int = 7, wire: Wire = Sse) -> bytes:
    """Events of these indexes behind the first one, without an end."""
    return wire.first + b"".join(event(wire, Plan(number, 4), index, 5) for index in indexes)


def seen(data: bytes, plan: Plan = PACED, *, step: int = 1_000_000, leaves: bool = False) -> str:
    """How the stream ended for a client that gets it `step` bytes at a time."""
    client = Client(None)  # type: ignore[arg-type]  # it is fed here
    client.asks(plan, b"", leaves=leaves, now=0)
    takes = (lambda piece: client.takes(piece, 9)) if plan.pace_us else client.takes_at_once
    ends = (takes((HEAD + data)[start : start + step]) for start in range(0, len(HEAD + data), step))
    return next((end for end in ends if end), "")


END = last(Sse, PACED)


@pytest.mark.parametrize("step", [1, 7, 1_000_000])
@pytest.mark.parametrize(
    ("data", "outcome"),
    [
        (paced(0, 1, 2, 3) + END, "whole"),
        (paced(0, 1, 3) + END, "wrong"),
        (paced(0, 1, 1, 2, 3) + END, "wrong"),
        (paced(0, 1) + paced(2, 3, number=8) + END, "wrong"),
        (paced(0, 1, 2) + END, "short"),
        (paced(0, 1) + last(Sse, PACED._replace(fault="error")), "failed"),
        (paced(0, 1) + last(Sse, PACED._replace(fault="endless")), "failed"),
        (paced(0, 1), ""),
    ],
)
def test_a_client_notices_what_is_missing_doubled_or_another_streams(data: bytes, outcome: str, step: int) -> None:
    assert seen(data, step=step) == outcome


def test_a_client_that_leaves_does_so_in_mid_stream() -> None:
    assert seen(paced(0) + END, leaves=True) == "left"


@pytest.mark.parametrize(
    ("plan", "outcome"),
    [(Plan(7, 4), "whole"), (Plan(8, 4), "short"), (Plan(7, 5), "short"), (Plan(7, 4, fault="error"), "failed")],
)
def test_a_stream_that_is_sent_at_once_is_compared_as_a_whole(plan: Plan, outcome: str) -> None:
    assert seen(at_once(Sse, plan), Plan(7, 4)) == outcome


def test_every_wire_says_the_same_pieces() -> None:
    for wire in (Sse, Ndjson):
        assert at_once(wire, Plan(7, 2)).count(b" 0000007.0000") == 2


def test_a_request_names_its_stream() -> None:
    plan = Plan(12, 40, 250_000, "reset")
    assert asked(request_body(plan)) == plan


def test_the_shares_of_broken_and_left_streams_are_exact() -> None:
    fates = Counter(fate(number, 5, 5) for number in range(1000))
    assert fates[WHOLE, False] == 900
    assert fates[WHOLE, True] == 50
    assert sum(fates[fault, False] for fault in FAULTS) == 50
    assert all(fates[fault, False] for fault in FAULTS)


def test_a_small_load_goes_through_the_gateway_whole(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    few = ["--streams", "100", "--events", "6", "--pace-ms", "10", "--ramp-s", "0.1", "--rate-streams", "20"]
    command = [sys.executable, "-m", "bench.load", "--subject", "gateway", *few, "--json", str(found)]
    subprocess.run(command, cwd=PROJECT, capture_output=True, timeout=PATIENCE_S, check=True)
    result = json.loads(found.read_text())["results"]["gateway"]
    outcomes = {name: result["paced"][name] for name in OUTCOMES}
    assert outcomes == {"whole": 90, "failed": 5, "left": 5, "lost": 0, "wrong": 0, "hidden": 0}
    assert (result["rate"]["whole"], result["paced"]["upstream_asked_twice"]) == (20, 0)
