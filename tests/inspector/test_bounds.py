"""Memory is bounded by bytes and by number, whatever passes; what does not fit is cut, and says so."""

from __future__ import annotations

import gc
import io
import json
import tracemalloc
import zipfile
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.error import Loss

from tests.gateway.test_streaming import behind
from tests.inspector.gateways import inspected, last, rows
from tests.patience import until
from tests.providers.standin import SSE, Connection, Request, delta, sse
from turnwire.contract.redaction import Scrubber
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.inspector.buffer import ExchangeBuffer
from turnwire.gateway.inspector.memory_limit import MemoryLimit, RecordedStream
from turnwire.gateway.inspector.recorded_exchange import RecordedExchange
from turnwire.gateway.settings import InspectionSettings

SCOPE: dict[str, Any] = {"method": "POST", "path": "/v1/messages", "query_string": b"", "headers": [(b"a", b"b")]}
LIMIT = 256 * 1024


def passed(ring: ExchangeBuffer, size: int, pieces: int = 0) -> RecordedExchange:
    """An exchange with a body of `size` bytes and a stream of as many pieces, over and sealed."""
    exchange = ring.begin(SCOPE, None)
    ring.enter(exchange)
    exchange.request.add(b"x" * size)
    stream = RecordedStream(exchange.room, "sse")
    for number in range(pieces):
        stream.add(b"data: %d\n\n" % number, float(number))
    exchange.end()
    exchange.seal(*exchange.cleaned())
    return exchange


def test_no_more_bytes_are_held_than_allowed_however_much_passes() -> None:
    ring = ExchangeBuffer(InspectionSettings(exchanges=1000, bytes=LIMIT))
    passed(ring, 1000, 100)  # what is loaded and compiled at the first use is not measured
    tracemalloc.start()
    try:
        for number in range(300):
            passed(ring, 20_000, 100 if number % 3 else 2000)
            assert ring.used_bytes <= LIMIT
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(ring.all()) > 1
    assert held < 1.2 * LIMIT


def test_the_number_of_exchanges_is_bounded_also_by_such_as_still_run() -> None:
    ring = ExchangeBuffer(InspectionSettings(exchanges=3, bytes=LIMIT))
    running = [ring.begin(SCOPE, None) for _ in range(5)]
    for exchange in running:
        ring.enter(exchange)
    assert [each.number for each in ring.all()] == [3, 4, 5]
    running[0].request.add(b"late")  # no longer kept: nothing of it is held
    assert (running[0].request.data, running[0].request.is_cut, running[0].room.is_closed) == (b"", True, True)


def test_a_body_and_a_stream_larger_than_their_part_are_cut_and_say_so() -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        for number in range(400):
            await connection.chunk(sse(delta(f"piece {number} "), done=False))
        await connection.chunk(sse(delta(finish="stop")))
        await connection.end()

    kept = InspectionSettings(bytes=LIMIT)
    body = {"model": "m", "messages": [{"role": "user", "content": "long " * 20_000}], "stream": True}
    with behind(respond, inspection=kept) as (gateway, _), gateway.client() as http:
        answer = http.post("/v1/chat/completions", json=body)
        shown = last(gateway)
        used = http.get("/inspector/exchanges").json()["limits"]["used_bytes"]
        again = http.post(f"/inspector/exchanges/{shown['row']['id']}/again", json={"model": "m"})
        export = http.get(f"/inspector/exchanges/{shown['row']['id']}/recording")
    assert answer.text.count("piece ") == 400  # the client gets all of it
    assert used <= LIMIT
    request, stream = shown["request"], shown["calls"][-1]["answer"]["stream"]
    assert (request["is_cut"], request["size"], len(request["text"])) == (True, len(json_of(body)), LIMIT // 8)
    assert stream["is_cut"] is True
    assert 0 < len(stream["events"]) < 402
    assert shown["row"]["is_cut"] is True
    assert again.status_code == 409
    archive = zipfile.ZipFile(io.BytesIO(export.content))
    assert [name for name in archive.namelist() if "chat" in name] == []
    assert b"/v1/chat/completions was too large to be kept whole" in archive.read("LEFT-OUT.txt")


def json_of(body: Any) -> bytes:
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()


def test_exchanges_make_place_for_new_ones_the_oldest_first() -> None:
    with inspected(kept=InspectionSettings(exchanges=3)) as gateway, gateway.client() as http:
        for text in ("a", "b", "c", "d"):
            http.post("/v1/chat/completions", json={"model": "mock", "messages": [{"role": "user", "content": text}]})
        assert [row["number"] for row in rows(gateway)] == [2, 3, 4]


@given(
    st.lists(st.sampled_from([b"data: one", b"event: x\ndata: two", b": sign", b"data: 3\r\ndata: 4"]), max_size=6),
    st.sampled_from([b"\n\n", b"\r\n\r\n", b"\r\r"]),
    st.lists(st.integers(1, 9), min_size=1, max_size=8),
)
def test_events_are_the_same_wherever_the_network_cut_them(texts: list[bytes], end: bytes, cuts: list[int]) -> None:
    whole = b"".join(text + end for text in texts)
    stream = RecordedStream(MemoryLimit(lambda size: True, 10_000), "sse")
    at = number = 0
    while at < len(whole):
        step = cuts[number % len(cuts)]
        stream.add(whole[at : at + step], float(number))
        at, number = at + step, number + 1
    stream.close(99.0)
    assert stream.data == whole
    if end != b"\r\n\r\n" or all(b"\r\n" not in text for text in texts):
        assert len(stream.events) >= len(texts)


def test_a_secret_is_cut_out_of_an_event_and_the_others_stay() -> None:
    stream = RecordedStream(MemoryLimit(lambda size: True, 10_000), "ndjson")
    stream.add(b'{"a":1}\n{"api_key":"0123456789"}\n', 1.0)
    stream.clean(Scrubber())
    assert [event for _, event in stream.events] == [b'{"a":1}\n', '{"api_key":"…"}\n'.encode()]


LONG = 300_000
CHAT: dict[str, Any] = {"model": "mock", "messages": [{"role": "user", "content": "Hi"}]}
LONG_TEXTS: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("/v1/chat/completions", {**CHAT, "model": "m" * LONG}, {}),
    ("/v1/chat/completions", {**CHAT, "k" * LONG: 1}, {}),
    ("/v1/chat/completions", {**CHAT, "messages": [{"role": "r" * LONG, "content": 1}]}, {}),
    ("/v1/messages", {**CHAT, "max_tokens": 5, "metadata": {"k" * LONG: 1}, "k" * LONG: {"k" * LONG: 1}}, {}),
    ("/v1/messages?beta=" + "q" * 20_000, {**CHAT, "max_tokens": 5}, {"anthropic-beta": "b" * 20_000}),
    ("/v1/chat/completions?key=" + "q" * 20_000, CHAT, {"user-agent": "a" * 20_000}),
    ("/v1/models/" + "p" * 20_000, {}, {}),
    ("/v1beta/models/" + "p" * 20_000 + ":generateContent", {"contents": [{"parts": [{"text": "Hi"}]}]}, {}),
    ("/v1/responses", {"model": "m" * LONG, "input": "Hi", "previous_response_id": "p" * LONG}, {}),
]


def text_in(value: object, seen: set[int]) -> int:
    """Bytes of the texts that are held by a kept exchange."""
    if id(value) in seen:
        return 0
    seen.add(id(value))
    if isinstance(value, str | bytes | bytearray):
        return len(value)
    if isinstance(value, dict):
        return sum(text_in(each, seen) for pair in value.items() for each in pair)
    if isinstance(value, list | tuple):
        return sum(text_in(each, seen) for each in value)
    if type(value).__module__.startswith(("turnwire.gateway.inspector", "turnwire_schema")):
        return sum(text_in(each, seen) for each in gc.get_referents(value) if not isinstance(each, type))
    return 0


@pytest.mark.parametrize("is_refused", [False, True])
def test_no_text_is_held_that_is_not_counted_wherever_a_client_puts_it(is_refused: bool) -> None:
    with inspected(only_listed_models=is_refused, kept=InspectionSettings(bytes=64 * LONG)) as gateway:
        with gateway.client() as http:
            for path, body, headers in LONG_TEXTS:
                http.post(path, json=body, headers=headers)
        assert len(rows(gateway)) == len(LONG_TEXTS)
        inspector = gateway.gateway.services.inspector
        assert inspector is not None
        for exchange in inspector.ring.all():  # what is read of a request goes a moment after its answer
            until(lambda each=exchange: text_in(each, set()) <= each.room.used, missing=exchange.path[:60].__str__)
        assert max(len(json.dumps(row)) for row in rows(gateway)) < 64 * 1024


def test_what_is_pinned_while_it_runs_grows_to_no_more_than_half() -> None:
    ring = ExchangeBuffer(InspectionSettings(exchanges=10, bytes=LIMIT))
    for _ in range(3):
        exchange = ring.begin(SCOPE, None)
        ring.enter(exchange)
        assert ring.pin(exchange)
        exchange.request.add(b"x" * LIMIT)
        RecordedStream(exchange.room, "whole").add(b"x" * LIMIT, 1.0)
    assert ring.used_bytes <= LIMIT // 2
    assert exchange.is_cut


def test_very_many_losses_are_counted_and_the_first_ones_are_held() -> None:
    ring = ExchangeBuffer(InspectionSettings(exchanges=3, bytes=8 * LIMIT))
    exchange = ring.begin(SCOPE, None)
    ring.enter(exchange)
    for number in range(5000):
        exchange.lost("client_request", Loss(id="x.y", at=f"/{number}", reason="a reason", action="left out"))
    assert (exchange.loss_count, len(exchange.losses)) == (5000, 1000)
    assert ring.used_bytes <= 8 * LIMIT


@pytest.mark.parametrize("wrong", [{"exchanges": 0}, {"bytes": 1000}])
def test_a_bound_that_makes_no_sense_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ConfigurationError, match=f"inspection: {next(iter(wrong))}"):
        InspectionSettings(**wrong)
