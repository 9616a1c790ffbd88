"""Every fault in every dialect, as it arrives at a socket: streamed and whole."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.gateway.dialects import CLIENTS, Dialect, every_dialect
from tests.requirements import requirement
from tests.standin.raw import Received, ask, opened, send
from turnwire.codecs.registry import get_codec
from turnwire.contract.recording_writer import framing_of
from turnwire.core.errors import ProviderError
from turnwire.standin.faults import events_of
from turnwire.testing.faults import FAULTS
from turnwire.testing.server import StandInServer

SCHEMA = Path(__file__).parents[2] / "schemas" / "turnwire" / "v1" / "scenario.schema.json"
TEXT = "It is sunny, 18 °C."
CALLS = [{"name": "get_weather", "arguments": {"city": "Paris"}, "id": "c1"}, {"name": "get_time", "id": "c2"}]
STREAMED = pytest.mark.parametrize("stream", [True, False], ids=["streamed", "whole"])

# What differs from one answer to the next: ids and times.
_PASSING = re.compile(
    rb'"(id|responseId|item_id|created|created_at|completed_at|[a-z_]+_duration)":("[^"]*"|\d+)|"sequence_number":\d+|[0-9a-f]{32}'
)


def plain(received: Received | bytes) -> bytes:
    """A body without what differs from one answer to the next."""
    return _PASSING.sub(b"", received if isinstance(received, bytes) else received.body)


def events(received: Received) -> list[bytes]:
    return events_of(received.body, framing_of(received.headers["content-type"]))


def read(client: Dialect, received: Received, *, stream: bool) -> Any:
    """The answer that a body holds."""
    codec = get_codec(client.dialect)
    return codec.decode_stream([received.body]) if stream else codec.decode_response(received.json)


def broken(
    server: StandInServer, client: Dialect, stream: bool, fault: dict[str, Any], **said: Any
) -> tuple[Received, Received]:
    """(the answer without the fault, the same with it)."""
    server.say(TEXT, **said).say(TEXT, faults=[fault], **said)
    return ask(server.url, client, stream=stream), ask(server.url, client, stream=stream)


def refuse(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert bad == Received(None, {}, [], "reset")


def delay(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert (len(bad.chunks[0]), bad.end, plain(bad)) == (5, "whole", plain(good))


def drip(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert {len(chunk) for chunk in bad.chunks[:-1]} == {40}
    assert (bad.end, plain(bad)) == ("whole", plain(good))


def reset(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert (bad.status, len(bad.body), bad.end) == (200, 25, "reset")
    assert good.body[:7] == bad.body[:7]


def split(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert [len(chunk) for chunk in bad.chunks] == [1, 3, 6, len(bad.body) - 10]
    assert (bad.end, plain(bad)) == ("whole", plain(good))


def garbage(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    place = 1 if stream else 0
    there = events(bad)[place]
    assert b"<oops>" in there
    assert plain(bad.body.replace(there if stream else b"<oops>", b"", 1)) == plain(good)


def giant_line(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    if not stream:
        assert bad.body[:100_000] == b" " * 100_000
        assert read(client, bad, stream=False).message.text == TEXT
        return
    giant = events(bad)[1]
    assert b"x" * 100_000 in giant
    assert plain(bad.body.replace(giant, b"", 1)) == plain(good)


def error_in_stream(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    codec = get_codec(client.dialect)
    assert (bad.status, bad.end) == (200 if stream else 500, "whole")
    if not stream:
        assert codec.decode_error(bad.status or 0, bad.body).message == "out of memory"
        return
    assert plain(b"".join(events(bad)[:2])) == plain(b"".join(events(good)[:2]))
    with pytest.raises(ProviderError, match="out of memory"):
        codec.decode_stream([bad.body])


def missing_end(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert (bad.status, bad.end) == (200, "whole")
    if not stream:
        # Half of its own body: the numbers of measured times make the two a few bytes longer or shorter.
        assert 2 * len(bad.body) == pytest.approx(len(good.body), abs=24)
        with pytest.raises(ProviderError):
            get_codec(client.dialect).decode_response(bad.body)
        return
    assert plain(good).startswith(plain(bad))
    with pytest.raises(ProviderError):
        get_codec(client.dialect).decode_stream([bad.body])


def content_type(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert bad.headers["content-type"] == "text/html; charset=utf-8"
    assert (bad.end, plain(bad)) == ("whole", plain(good))


def ids(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    def of(received: Received) -> list[str]:
        return re.findall(r'(?<!item_)id":"(c1|c2|call_0)"', received.body.decode())

    assert set(of(good)) == {"c1", "c2"}
    assert set(of(bad)) == {"call_0"}
    assert len(of(bad)) == len(of(good))
    assert [call.name for call in read(client, bad, stream=stream).message.tool_calls or ()]


def usage(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    def counts(received: Received) -> list[str]:
        found = re.findall(r'"(?!max_)\w*(?:_tokens|TokenCount|eval_count)":(-?\d+)', received.body.decode())
        return [str(each) for each in found]

    assert counts(good)
    assert counts(bad) == ["-7"] * len(counts(good))


def status(client: Dialect, good: Received, bad: Received, stream: bool) -> None:
    assert (bad.status, bad.headers["retry-after"], bad.end) == (429, "2", "whole")
    error = get_codec(client.dialect).decode_error(429, bad.body)
    assert (error.message, error.category) == ("slow down", "rate_limited")


CASES: dict[str, tuple[dict[str, Any], Callable[[Dialect, Received, Received, bool], None]]] = {
    "refuse": ({}, refuse),
    "delay": ({"seconds": 0.001, "after_bytes": 5}, delay),
    "drip": ({"bytes": 40, "seconds": 0}, drip),
    "reset": ({"after_bytes": 25}, reset),
    "split": ({"at": [1, 4, 10]}, split),
    "garbage": ({"text": "<oops>"}, garbage),
    "giant_line": ({"bytes": 100_000}, giant_line),
    "error_in_stream": ({"message": "out of memory", "after_events": 2}, error_in_stream),
    "missing_end": ({}, missing_end),
    "content_type": ({"value": "text/html; charset=utf-8"}, content_type),
    "ids": ({"change": "duplicate"}, ids),
    "usage": ({"value": -7}, usage),
    "status": ({"status": 429, "retry_after": 2, "message": "slow down"}, status),
}


def tags() -> set[str]:
    """The tag of every fault that the schema knows."""
    definitions = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    members = [each["$ref"].rpartition("/")[2] for each in definitions["ScenarioFault"]["oneOf"]]
    return {definitions[name]["properties"]["type"]["const"] for name in members}


@requirement("CON-3")
def test_every_fault_of_the_schema_is_tried_and_named_for_pytest() -> None:
    assert set(CASES) == tags()
    assert {each.settings["type"] for each in FAULTS.values()} == tags()


@requirement("CON-3")
@pytest.mark.parametrize("fault", CASES)
@STREAMED
@every_dialect
def test_a_fault_arrives_as_it_is_described(server: StandInServer, client: Dialect, fault: str, stream: bool) -> None:
    settings, check = CASES[fault]
    said = {"tool_calls": CALLS} if fault == "ids" else {}
    if fault == "usage" and client.dialect == "openai-chat" and stream:
        server.say(TEXT).say(TEXT, faults=[{"type": fault, **settings}])
        counted = {"stream_options": {"include_usage": True}}
        path, body = client.request(stream=True)
        good, bad = (
            send(
                server.url, "POST", path, json.dumps({**body, **counted}).encode(), {"content-type": "application/json"}
            )
            for _ in range(2)
        )
    else:
        good, bad = broken(server, client, stream, {"type": fault, **settings}, **said)
    assert (good.status, good.end) == (200, "whole")
    assert read(client, good, stream=stream).message.text == TEXT
    check(client, good, bad, stream)


@requirement("CON-3")
@every_dialect
def test_ids_that_are_missing_are_nowhere(server: StandInServer, client: Dialect) -> None:
    _, bad = broken(server, client, False, {"type": "ids", "change": "missing"}, tool_calls=CALLS)
    assert b'"c1"' not in bad.body
    calls = read(client, bad, stream=False).message.tool_calls
    assert [call.name for call in calls] == ["get_weather", "get_time"]


@requirement("CON-3")
@pytest.mark.parametrize("fault", [{"type": "ids", "change": "duplicate"}, {"type": "usage", "value": -1}])
@every_dialect
def test_a_change_within_events_leaves_everything_around_them(
    server: StandInServer, client: Dialect, fault: dict[str, Any]
) -> None:
    good, bad = broken(server, client, True, fault, tool_calls=CALLS)
    assert [_around(each) for each in events(bad)] == [_around(each) for each in events(good)]


def _around(event: bytes) -> bytes:
    """What stands around the JSON of an event: its fields' names and the ends of its lines."""
    return re.sub(rb"\{.*\}", b"", event)


@requirement("CON-3")
def test_faults_are_combined(server: StandInServer) -> None:
    client = next(each for each in CLIENTS if each.dialect == "ollama")
    faults = [{"type": "reset", "after_bytes": 30}, {"type": "garbage", "text": "junk", "after_events": 0}]
    server.say(TEXT, faults=[*faults, {"type": "delay", "seconds": 0, "after_bytes": 7}])
    received = ask(server.url, client)
    assert [received.chunks[0], received.chunks[1][:2], len(received.body), received.end] == [
        b"junk\n",
        b'{"',
        30,
        "reset",
    ]


@requirement("CON-3")
@pytest.mark.parametrize("after", [None, 5])
def test_a_delay_holds_one_answer_back_and_no_other(server: StandInServer, after: int | None) -> None:
    held_back = [{"type": "delay", "seconds": 3600, "after_bytes": after}]
    server.say(TEXT, faults=held_back, match={"contains": "hold"}).say("meanwhile")
    client = next(each for each in CLIENTS if each.dialect == "ollama")
    with opened(server.url, client, "hold it") as held:
        seen = b""
        while after is not None and not seen.endswith(b'\r\n{"mod\r\n'):
            seen += held.recv(1)
        other = ask(server.url, client, stream=False)
        assert other.json["message"]["content"] == "meanwhile"
        held.setblocking(False)
        with pytest.raises(BlockingIOError):
            held.recv(1)
