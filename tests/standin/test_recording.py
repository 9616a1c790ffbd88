"""The proxy: bytes pass unchanged, what is written can be judged and played back, and no secret is in it."""

from __future__ import annotations

import gzip
import json
import re
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tests.gateway.dialects import ALL, CLIENTS, Dialect, every_dialect
from tests.patience import PATIENCE_S
from tests.providers.standin import Connection, Request, StandIn, replies
from tests.requirements import requirement
from tests.standin.raw import Received, ask, send
from turnwire.contract.recording import find_recordings, read_recording
from turnwire.contract.validation import replay
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.http.server import Server
from turnwire.gateway.runner import bind, url_of
from turnwire.gateway.settings import GatewaySettings
from turnwire.standin.record import Recorder, RecordingWriter
from turnwire.testing.server import StandInServer

OPENAI = ALL["openai-chat"]
CANARIES = (
    "bearer-canary-1234567890",
    "x-api-canary-1234567890",
    "cookie-canary-1234567890",
    "query-canary-1234567890",
)
BODY_CANARY = 'body-"canary"-1234567890'


@contextmanager
def recording(upstream: str, folder: Path, **named: Any) -> Iterator[str]:
    """The address of a proxy in front of `upstream`; once the block is over, everything is written."""
    settings = GatewaySettings(port=0, grace_s=0.2)
    listener = bind(settings)
    named = {"server": "turnwire", "version": "1", **named}
    recorder = Recorder(upstream, RecordingWriter(folder), settings, **named)
    running = Server(recorder, settings, recorder.life(), has_date=False)
    thread = threading.Thread(target=lambda: running.run(listener), daemon=True)
    thread.start()
    try:
        yield url_of(listener)
    finally:
        running.stop()
        thread.join(PATIENCE_S)
        listener.close()
        assert not thread.is_alive()


DURATION: Final = re.compile(rb'"[a-z_]+_duration":\d+')


def same(passed: Received, direct: Received) -> None:
    """An answer through the proxy is the one that came without it, but for ids and times."""
    lengths = [len(DURATION.sub(b"", each.body)) for each in (passed, direct)]
    assert (passed.status, passed.end, lengths[0]) == (direct.status, direct.end, lengths[1])
    own = {"date", "content-length", "turnwire-request-id", "x-request-id", "request-id"}
    assert {name: text for name, text in passed.headers.items() if name not in own} == {
        name: text for name, text in direct.headers.items() if name not in own
    }


@requirement("CON-3")
def test_bytes_pass_unchanged_are_judged_and_are_played_back_in_every_dialect(
    server: StandInServer, tmp_path: Path
) -> None:
    server.say("It is sunny, 18 °C.", tool_calls=[{"name": "get_weather", "id": "c1"}], times=None)
    got: list[Received] = []
    with recording(server.url, tmp_path) as url:
        for client in CLIENTS:
            for stream in (True, False):
                got.append(ask(url, client, stream=stream))
                same(got[-1], ask(server.url, client, stream=stream))
    files = find_recordings(tmp_path)
    assert len(files) == len(got) == 2 * len(CLIENTS)
    for file, received in zip(files, got, strict=True):
        response = read_recording(file).response
        assert (response.raw, response.bytes_are_exact) == (received.body, True)
        assert response.pieces == tuple(map(len, received.chunks))
    report = replay(tmp_path)
    assert [row for row in report.rows if row.outcome == "fail"] == []
    assert sum(row.outcome == "pass" for row in report.rows) > 3 * len(files)

    server.clear()
    server.play(tmp_path)
    for place, client in enumerate(CLIENTS):
        for offset, stream in enumerate((True, False)):
            played = ask(server.url, client, stream=stream)
            assert (played.status, played.chunks, played.end) == (200, got[2 * place + offset].chunks, "whole")


ASKED_AT_THE_START: Final = [
    *(("/props", {}), ("/version", {}), ("/api/tags", {}), ("/api/ps", {}), ("/api/version", {}), ("/health", {})),
    *(("/v1/models", {}), ("/models", {}), ("/v1/models/mock", {})),
    *((path, {"anthropic-version": "2023-06-01"}) for path in ("/v1/models", "/v1/models/mock")),
    *((path, {"x-goog-api-key": "a-key-of-google"}) for path in ("/v1/models", "/v1/models/mock")),
    *((path, {"x-goog-api-client": "google-genai-sdk"}) for path in ("/v1/models", "/v1/models/mock")),
    *((path, {}) for path in ("/v1beta/models", "/v1beta/models/mock")),
]
"""What clients of each dialect ask before anything else, by path and headers."""


@requirement("CON-3")
def test_what_clients_ask_at_their_start_is_judged_in_the_form_of_each(server: StandInServer, tmp_path: Path) -> None:
    with recording(server.url, tmp_path) as url, httpx.Client(base_url=url, timeout=PATIENCE_S) as http:
        for path, headers in ASKED_AT_THE_START:
            assert http.get(path, headers=headers).status_code == (404 if path == "/models" else 200), path
    report = replay(tmp_path)
    assert [(row.recording, row.clause) for row in report.rows if row.outcome == "fail"] == []
    assert len(find_recordings(tmp_path)) == len(ASKED_AT_THE_START)
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and b"a-key-of-google" in file.read_bytes()]


@requirement("CON-3")
@every_dialect
def test_what_was_not_recorded_is_refused_in_the_words_of_the_dialect(
    server: StandInServer, client: Dialect, tmp_path: Path
) -> None:
    with recording(server.url, tmp_path) as url:
        ask(url, client, "hello", stream=False)
    server.clear()
    server.play(tmp_path)
    assert ask(server.url, client, "hello", stream=False).status == 200
    refused = ask(server.url, client, "goodbye", stream=False)
    assert refused.status == 404
    assert b"no recording has the request" in refused.body


def quotes_everything(seen: list[Request]) -> Any:
    """A server that says in its answer what it was shown, and gives a cookie."""

    async def respond(connection: Connection, request: Request) -> None:
        seen.append(request)
        shown = {"error": {"message": " ".join([*request.headers.values(), request.path, request.body.decode()])}}
        await connection.reply(shown, 401, Set_Cookie="sid=set-cookie-canary-123; HttpOnly", X_Trace="x")

    return respond


@requirement("CON-3")
def test_no_secret_is_in_any_byte_that_is_written_and_all_of_them_reach_the_server(tmp_path: Path) -> None:
    bearer, key, cookie, query = CANARIES
    headers = {
        "authorization": f"Bearer {bearer}",
        "x-api-key": key,
        "cookie": f"session={cookie}",
        "content-type": "application/json",
    }
    written = "sk-proj-0123456789abcdef0123456789abcdef"
    body = {
        "model": "m",
        "tools": [{"type": "mcp", "authorization": BODY_CANARY}],
        "input": f"my key is {written}",
        "mcp_servers": [{"url": "https://u:url-canary@h/?sig=sig-canary", "headers": {"X-Key": "header-canary"}}],
    }
    path = f"/v1/responses?key={query}&alt=sse"
    seen: list[Request] = []
    with StandIn({path: quotes_everything(seen)}) as upstream, recording(upstream.url, tmp_path) as url:
        answer = send(url, "POST", path, json.dumps(body).encode(), {**headers, "accept-encoding": "gzip"})
    (asked,) = seen
    assert asked.headers["accept-encoding"] == "identity"  # what is compressed cannot be read in a recording
    assert asked.json == body
    assert {name: asked.headers[name] for name in headers} == headers
    assert answer.headers["set-cookie"].startswith("sid=set-cookie-canary")
    for secret in (bearer, key, cookie, query):
        assert secret in answer.json["error"]["message"]

    (file,) = tmp_path.iterdir()
    text = file.read_text(encoding="utf-8")
    assert "canary" not in text
    assert written not in text
    found = json.loads(text)
    assert found["request"]["path"] == "/v1/responses?key=…&alt=sse"
    assert found["request"]["headers"] == {"content-type": "application/json"}
    assert found["request"]["body"]["tools"] == [{"type": "mcp", "authorization": "…"}]
    assert set(found["response"]["headers"]) == {"content-type"}
    assert found["request"]["body"]["mcp_servers"] == [{"url": "https://…@h/?sig=…", "headers": {"X-Key": "…"}}]
    assert read_recording(file).response.status == 401


@requirement("CON-3")
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br"])
def test_a_compressed_body_is_recorded_plain_and_hides_no_secret(encoding: str, tmp_path: Path) -> None:
    bearer = CANARIES[0]
    plain = json.dumps({"error": {"message": f"no such key: {bearer}"}}).encode()
    packed = {"gzip": gzip.compress, "deflate": zlib.compress, "br": bytes}[encoding](plain)
    path = "/v1/models"
    upstream_says = replies(packed, 401, Content_Encoding=encoding)
    with StandIn({path: upstream_says}) as upstream, recording(upstream.url, tmp_path) as url:
        answer = send(url, "GET", path, b"", {"authorization": f"Bearer {bearer}"})
    assert answer.body == packed
    (file,) = tmp_path.iterdir()
    found = json.loads(file.read_text(encoding="utf-8"))
    if encoding == "br":
        assert "body" not in found["response"]
        assert found["notes"].endswith("A body in a compression that cannot be read was left out.")
    else:
        assert found["response"]["body"] == {"error": {"message": "no such key: …"}}


@requirement("CON-3")
def test_a_connection_that_breaks_breaks_for_the_client_and_when_it_is_played(
    server: StandInServer, tmp_path: Path
) -> None:
    server.say("It is sunny.", faults=[{"type": "reset", "after_bytes": 60}])
    with recording(server.url, tmp_path) as url:
        passed = ask(url, OPENAI)
    assert (len(passed.body), passed.end) == (60, "reset")
    (file,) = find_recordings(tmp_path)
    response = read_recording(file).response
    assert (response.raw, response.connection_error) == (passed.body, "ReadError")
    server.clear()
    server.play(tmp_path)
    played = ask(server.url, OPENAI)
    assert (played.body, played.end) == (passed.body, "reset")


@requirement("CON-3", "PRV-3")
def test_a_model_that_runs_elsewhere_is_refused_before_anything_is_sent(tmp_path: Path) -> None:
    shown = {"details": {}, "remote_host": "https://ollama.com:443", "remote_model": "big"}
    routes = {"/api/version": replies({"version": "0.33.0"}), "/api/show": replies(shown)}
    with StandIn(routes) as upstream, recording(upstream.url, tmp_path) as url:
        for model in ("big-cloud", "big"):
            refused = ask(url, ALL["ollama"], "my secret plan", stream=False, model=model)
            assert (refused.status, b"turnwire record: " in refused.body) == (403, True)
    assert not any(b"plan" in request.body for request in upstream.requests)
    with StandIn({}) as other, recording(other.url, tmp_path) as url:  # says of no model where it runs
        assert ask(url, ALL["ollama"], stream=False, model="big-cloud").status == 403
    assert other.requests == []
    assert list(tmp_path.iterdir()) == []


@requirement("CON-3")
def test_a_server_says_itself_what_it_is_and_recordings_are_numbered_on(tmp_path: Path) -> None:
    routes = {"/version": replies({"version": "0.32.0"}), "/v1/models": replies({"object": "list", "data": []})}
    for number in (1, 2):
        with (
            StandIn(routes) as upstream,
            recording(upstream.url, tmp_path, server=None, version=None) as url,
        ):
            assert send(url, "GET", "/v1/models").status == 200
        found = read_recording(tmp_path / f"000{number}-v1-models.json")
        assert (found.server, found.server_version) == ("vllm", "0.32.0")


@requirement("CON-3")
def test_a_path_of_the_servers_own_is_recorded_and_played_too(server: StandInServer, tmp_path: Path) -> None:
    asked = ("POST", "/tokenize", b'{"content": "hello"}', {"content-type": "application/json"})
    with (
        StandIn({"/tokenize": replies({"tokens": [1, 2]}), "/slots": replies(b"\xff\x00")}) as upstream,
        recording(upstream.url, tmp_path) as url,
    ):
        recorded = [send(url, *asked), send(url, "GET", "/slots")]
    assert [each.body for each in recorded] == [b'{"tokens": [1, 2]}', b"\xff\x00"]
    server.play(tmp_path)
    assert [send(server.url, *asked).body, send(server.url, "GET", "/slots").body] == [each.body for each in recorded]
    assert send(server.url, "POST", "/tokenize", b'{"content": "bye"}').status == 404
    assert send(server.url, "GET", "/health").status == 200


@requirement("CON-3")
def test_a_web_page_and_a_server_that_is_not_there_are_answered(tmp_path: Path) -> None:
    with StandIn({}) as upstream:
        gone = upstream.url
    with recording(gone, tmp_path) as url:
        assert send(url, "GET", "/v1/models", headers={"origin": "https://evil.example"}).status == 403
        assert send(url, "GET", "/v1/models", headers={"host": "evil.example"}).status == 403
        missing = send(url, "GET", "/v1/models")
    assert (missing.status, b"does not answer" in missing.body) == (502, True)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_and_a_url_that_is_none_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigurationError, match="recordings cannot be written there"):
        RecordingWriter(tmp_path / "file")
    with pytest.raises(ConfigurationError, match="must be http"):
        Recorder("localhost:1", RecordingWriter(tmp_path), GatewaySettings(port=0))
