"""`turnwire serve` as its users run it: the installed script, a real socket, a real signal."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import struct
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from tests.cli.runner import SCRIPT, turnwire
from tests.gateway.dialects import CLIENTS
from tests.patience import PATIENCE_S
from tests.ports import refusing
from tests.providers.standin import CHAT, SSE, Connection, Request, StandIn, delta, sse
from tests.requirements import requirement
from turnwire.cli.open_providers import open_provider
from turnwire.cli.serve import look_ahead
from turnwire.config import LoadedConfig
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.registry import ProviderRegistry

ASK = {"model": "m", "stream": False, "messages": [{"role": "user", "content": "hello"}]}


@contextmanager
def served(*arguments: str, cwd: Path, **environment: str) -> Iterator[tuple[dict[str, Any], subprocess.Popen[bytes]]]:
    """What the command announces, and its process, while it serves."""
    with subprocess.Popen(
        [SCRIPT, "serve", "--port", "0", "--json", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        cwd=cwd,
        env={**os.environ, **environment},
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line, process.stderr.read().decode() if process.stderr else ""
            yield json.loads(line), process
        finally:
            if process.poll() is None:
                process.kill()


def left(url: str, body: dict[str, Any]) -> None:
    """Ask, and be gone once the answer has begun, with all that was still to come unread."""
    sent = json.dumps(body).encode()
    address = httpx.URL(url)
    with socket.create_connection((address.host, address.port or 0), timeout=PATIENCE_S) as asking:
        head = (
            f"POST /v1/chat/completions HTTP/1.1\r\nhost: {address.netloc.decode()}\r\ncontent-length: {len(sent)}\r\n"
        )
        asking.sendall(head.encode() + b"content-type: application/json\r\n\r\n" + sent)
        assert asking.recv(100)
        # A reset, as of a client that was killed.
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_clients_that_leave_in_mid_stream_write_nothing_into_the_terminal(tmp_path: Path) -> None:
    body = {"model": "mock", "stream": True, "messages": [{"role": "user", "content": "a b c d " * 500}]}
    with served("--provider", "mock", "--quiet", cwd=tmp_path) as (told, process):
        # Many at once: the gateway hears of a client that has left once it has come round to it, and writes meanwhile.
        with ThreadPoolExecutor(16) as clients:
            list(clients.map(lambda _: left(told["url"], body), range(96)))
        assert httpx.get(f"{told['url']}/health", trust_env=False, timeout=PATIENCE_S).status_code == 200
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE_S)
    assert err.decode() == ""


@requirement("CLI-2", "CON-3")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_a_signal_and_ends_with_success(tmp_path: Path, number: signal.Signals) -> None:
    audit = tmp_path / "audit.jsonl"
    with served("--provider", "mock", "--audit", str(audit), cwd=tmp_path) as (told, process):
        assert told["pid"] == process.pid
        assert (told["providers"], told["default"]) == (["mock"], "mock")
        answer = httpx.post(f"{told['url']}/api/chat", json=ASK, trust_env=False, timeout=PATIENCE_S)
        assert answer.json()["message"]["content"] == "You said: hello"
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out) == (0, b"")
    (line,) = [json.loads(each) for each in err.splitlines()]
    assert (line["route"], line["status"]) == ("/api/chat", 200)
    assert len(audit.read_text().splitlines()) == 2


@requirement("CLI-2")
def test_a_script_says_what_is_answered(tmp_path: Path) -> None:
    (tmp_path / "script.json").write_text('["one", "two"]')
    with served("--provider", "mock", "--script", "script.json", "--quiet", cwd=tmp_path) as (told, process):
        texts = [
            httpx.post(f"{told['url']}/api/chat", json=ASK, trust_env=False, timeout=PATIENCE_S).json()["message"][
                "content"
            ]
            for _ in range(3)
        ]
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
    assert texts == ["one", "two", "two"]
    assert err == b""


@requirement("CLI-2", "CON-3")
def test_a_scenario_says_what_is_answered_and_what_goes_wrong(tmp_path: Path) -> None:
    (tmp_path / "s.yml").write_text("turns: [{times: 1, faults: [{type: refuse}]}, {answer: {text: Better.}}]")
    with served("--provider", "mock", "--scenario", "s.yml", "--quiet", cwd=tmp_path) as (told, process):
        with pytest.raises(httpx.ReadError):
            httpx.post(f"{told['url']}/api/chat", json=ASK, trust_env=False, timeout=PATIENCE_S)
        answer = httpx.post(f"{told['url']}/api/chat", json=ASK, trust_env=False, timeout=PATIENCE_S)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
    assert answer.json()["message"]["content"] == "Better."
    assert (process.returncode, err) == (0, b"")


@requirement("CLI-2", "CFG-1")
def test_the_configuration_says_which_providers_there_are(tmp_path: Path) -> None:
    (tmp_path / "c.yml").write_text(
        "model_providers:\n  default: b\n  providers:\n"
        "    a: {type: mock, options: {answers: [from a]}, models: [{name: one}]}\n"
        "    b: {type: mock, options: {answers: [from b]}, models: [{name: two}]}\n"
    )
    with served("--config", "c.yml", "--alias", "gpt-4o=a/one", cwd=tmp_path) as (told, process):
        assert (told["providers"], told["default"]) == (["a", "b"], "b")
        texts = [
            httpx.post(
                f"{told['url']}/api/chat", json={**ASK, "model": name}, trust_env=False, timeout=PATIENCE_S
            ).json()["message"]["content"]
            for name in ("one", "two", "gpt-4o", "else")
        ]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE_S)
    assert texts == ["from a", "from b", "from a", "from b"]


async def never(connection: Connection, request: Request) -> None:
    """No answer, until the client goes."""
    connection.say()
    await connection.gone()


def configured(folder: Path, upstream: StandIn) -> None:
    """A configuration with one provider, which lists the model m."""
    up = f"{{type: openai-compatible, endpoint: '{upstream.url}', models: [{{name: m}}]}}"
    (folder / "c.yml").write_text(f"model_providers:\n  providers:\n    up: {up}\n")


@requirement("CLI-2")
def test_the_limits_of_the_command_line_hold(tmp_path: Path) -> None:
    with StandIn({CHAT: never}) as upstream:
        configured(tmp_path, upstream)
        options = (
            "--config",
            "c.yml",
            "--max-body",
            "200",
            "--only-listed",
            "--timeout",
            "0.2",
            "--allow-host",
            "tw.test",
        )
        with (
            served(*options, cwd=tmp_path) as (told, _),
            httpx.Client(base_url=told["url"], timeout=PATIENCE_S, trust_env=False) as http,
        ):
            assert http.post("/api/chat", json=ASK, headers={"host": "tw.test"}).status_code == 504
            assert http.post("/api/chat", json={**ASK, "model": "other"}).status_code == 404
            assert http.post("/api/chat", json={**ASK, "model": "x" * 200}).status_code == 413


@requirement("CLI-2")
def test_more_answers_at_a_time_than_the_command_line_says_are_refused(tmp_path: Path) -> None:
    with StandIn({CHAT: never}) as upstream:
        configured(tmp_path, upstream)
        options = ("--config", "c.yml", "--concurrency", "1", "--keep-alive", "0.05")
        with (
            served(*options, cwd=tmp_path) as (told, _),
            httpx.Client(base_url=told["url"], timeout=PATIENCE_S, trust_env=False) as http,
            http.stream("POST", "/api/chat", json={**ASK, "stream": True}) as answer,
        ):
            lines = answer.iter_lines()
            assert json.loads(next(lines))["done"] is False  # a sign of life: the first answer runs
            assert http.post("/api/chat", json=ASK).status_code == 503


@requirement("NFR-3")
def test_a_second_signal_ends_what_the_first_one_waits_for(tmp_path: Path) -> None:
    with StandIn({CHAT: never}) as upstream:
        configured(tmp_path, upstream)
        with (
            served("--config", "c.yml", "--grace", "600", "--keep-alive", "0.05", cwd=tmp_path) as (told, process),
            httpx.Client(base_url=told["url"], timeout=PATIENCE_S, trust_env=False) as http,
            http.stream("POST", "/api/chat", json={**ASK, "stream": True}) as answer,
        ):
            lines = answer.iter_lines()
            next(lines)
            assert upstream.reached.wait(PATIENCE_S)
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(httpx.TransportError):
                while httpx.get(f"{told['url']}/health", trust_env=False, timeout=PATIENCE_S).status_code == 200:
                    pass  # until it has noticed
            assert process.poll() is None
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE_S) == 0
            assert upstream.gone.wait(PATIENCE_S)


@requirement("PRV-9")
def test_a_key_comes_from_the_environment(tmp_path: Path) -> None:
    with served("--provider", "mock", "--api-key-env", "GATEWAY_KEY", cwd=tmp_path, GATEWAY_KEY="abc-123") as (told, _):
        url = f"{told['url']}/v1/models"
        assert httpx.get(url, trust_env=False, timeout=PATIENCE_S).status_code == 401
        assert (
            httpx.get(url, headers={"authorization": "Bearer abc-123"}, trust_env=False, timeout=PATIENCE_S).status_code
            == 200
        )


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--host", "0.0.0.0", "--provider", "mock"), 3, "so a key is needed"),
        (("--provider", "nobody"), 2, "there is no provider nobody"),
        (("--provider", "mock", "--api-key-env", "TURNWIRE_NO_SUCH_KEY"), 3, "is not set"),
        (("--provider", "mock", "--api-key-env", "A", "--api-key-file", "b"), 2, "not both"),
        (("--provider", "mock", "--key-name", "anna"), 3, "so a key is needed"),
        (("--provider", "mock", "--alias", "x"), 2, "--alias x: give NAME=MODEL"),
        (("--provider", "mock", "--alias", "x=1", "--alias", "x=2"), 2, "given twice"),
        (
            ("--provider", "embedded", "--alias", "x=embedded/none"),
            3,
            "alias x: no provider has the model embedded/none",
        ),
        (("--provider", "mock", "--only-listed", "--alias", "x=none"), 3, "alias x: no provider has the model none"),
        (
            ("--provider", "mock", "--allow-origin", "localhost"),
            3,
            "localhost is not an origin; give scheme, host and port",
        ),
        (("--provider", "mock", "--allow-origin", "*"), 3, "so a key is needed"),
        (("--provider", "mock", "--on-loss", "never"), 2, "--on-loss: use report, warn or raise"),
        (("--provider", "mock", "--text-format", "hermas"), 3, "text_format: must be off, auto or one of"),
        (("--provider", "embedded", "--script", "x.json"), 2, "--script: needs --provider mock"),
        (("--provider", "mock", "--script", "none.json"), 2, "none.json"),
        (("--provider", "embedded", "--scenario", "x.yml"), 2, "--scenario: needs --provider mock"),
        (("--provider", "mock", "--scenario", "x.yml", "--script", "x.json"), 2, "give --script or --scenario"),
        (("--provider", "mock", "--scenario", "x.yml", "--threads"), 2, "--threads: cannot be given with --scenario"),
        (("--provider", "mock", "--scenario", "none.yml"), 3, "none.yml: the scenario cannot be read: No such file"),
        (("--provider", "mock", "--host", "192.0.2.1", "--api-key-file", "key"), 3, "cannot listen on 192.0.2.1"),
        (("--provider", "mock", "--port", "70000"), 2, "--port"),
        (("--provider", "mock", "--grace", "inf"), 3, "grace_s: give at most 10000000 seconds"),
        (("--provider", "mock", "--timeout", "1e300"), 3, "timeout_s: give at most 10000000 seconds"),
        (("--provider", "mock", "--audit", "none/x"), 3, "--audit none/x: it cannot be written (No such file or"),
        (("--provider", "mock", "--host", "::"), 3, "so a key is needed"),
    ],
)
def test_what_makes_no_sense_is_told_before_anything_is_served(
    arguments: tuple[str, ...], code: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "key").write_text("abc-123\n")
    result = turnwire("serve", *arguments)
    assert (result.code, result.out) == (code, "")
    assert words in result.err


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = turnwire("serve", "--provider", "mock", "--port", str(taken.getsockname()[1]))
    assert result.code == 3
    assert "Address already in use" in result.err


@requirement("CLI-2")
def test_it_listens_on_an_ipv6_address(tmp_path: Path) -> None:
    with served("--provider", "mock", "--host", "::1", cwd=tmp_path) as (told, process):
        assert told["url"].startswith("http://[::1]:")
        assert httpx.get(f"{told['url']}/v1/models", trust_env=False, timeout=PATIENCE_S).status_code == 200
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0


@requirement("CON-4")
def test_without_configuration_and_server_it_says_what_to_do() -> None:
    with refusing() as endpoint:
        built_in = ModelProviders(providers={"ollama": ProviderConfig(type="ollama", endpoint=endpoint)})
        hint = asyncio.run(_hint(LoadedConfig(built_in, path=None)))
        assert hint == f"ollama does not answer at {endpoint}; start it, or: turnwire serve --provider embedded"
        assert asyncio.run(_hint(LoadedConfig(built_in, path=Path("c.yml")))) is None


async def _hint(config: LoadedConfig) -> str | None:
    registry = ProviderRegistry(default_id=config.default_id)
    registry.register(open_provider(config, "ollama"))
    return await look_ahead(registry, GatewaySettings(), config, None)


def test_an_alias_of_the_configuration_that_leads_to_nothing_is_an_error_too(tmp_path: Path) -> None:
    (tmp_path / "c.yml").write_text(
        "model_providers:\n  providers:\n    tiny: {type: embedded}\n  aliases:\n    gpt-4o: {model: tiny/nothing}\n"
    )
    result = turnwire("serve", "--config", str(tmp_path / "c.yml"))
    assert (result.code, result.out) == (3, "")
    assert "alias gpt-4o: no provider has the model tiny/nothing; give a listed model or PROVIDER/MODEL" in result.err


def test_an_alias_of_a_listed_model_and_one_of_a_server_that_is_not_there_are_taken(tmp_path: Path) -> None:
    config = (
        "model_providers:\n  default: tiny\n  providers:\n    tiny: {type: embedded}\n"
        "    away: {type: vllm, endpoint: 'http://127.0.0.1:9'}\n"
        "  aliases:\n    a: {model: away/m}\n    b: {model: tiny}\n"
    )
    (tmp_path / "c.yml").write_text(config)
    with served("--config", "c.yml", "--alias", "c=away/x", cwd=tmp_path) as (told, process):
        listed = httpx.get(f"{told['url']}/v1/models", trust_env=False, timeout=PATIENCE_S).json()["data"]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE_S)
    assert {"a", "b", "c"} <= {model["id"] for model in listed}


async def endless(connection: Connection, request: Request) -> None:
    """One piece, then nothing until the gateway goes."""
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), done=False))
    await connection.gone()


@requirement("CLI-2", "NFR-3")
def test_a_second_signal_ends_every_stream_at_once_and_its_client_is_told(tmp_path: Path) -> None:
    with StandIn({CHAT: endless}) as upstream, ExitStack() as open_now:
        configured(tmp_path, upstream)
        told, process = open_now.enter_context(served("--config", "c.yml", "--grace", "300", cwd=tmp_path))
        http = open_now.enter_context(httpx.Client(base_url=told["url"], trust_env=False, timeout=PATIENCE_S))
        streams = []
        for client in CLIENTS:
            path, body = client.request(stream=True, model="m")
            answer = open_now.enter_context(http.stream("POST", path, json=body, headers=dict(client.headers)))
            pieces = answer.iter_raw()
            streams.append((client, [next(pieces)], pieces))
        process.send_signal(signal.SIGTERM)
        while True:  # until it has noticed
            try:
                if httpx.get(f"{told['url']}/health", trust_env=False, timeout=PATIENCE_S).status_code == 503:
                    break
            except httpx.TransportError:
                break
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGINT)
        for client, seen, pieces in streams:
            assert b"the gateway is stopping" in b"".join(seen) + client.until_broken(pieces), client.dialect
        _, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    lines = [json.loads(line) for line in err.splitlines()]
    assert {line["event"] for line in lines} == {"request"}
    assert [line["status"] for line in lines if line["route"] != "/health"] == [200] * len(CLIENTS)


@requirement("PRV-10", "CLI-2")
def test_everything_on_stderr_is_a_json_line_and_names_nothing_of_a_clients(tmp_path: Path) -> None:
    audit = tmp_path / "folder" / "audit.jsonl"
    audit.parent.mkdir()
    function = {"name": "xylophone", "description": "xylophone " * 300, "parameters": {"type": "object"}}
    with served("--provider", "mock", "--audit", str(audit), cwd=tmp_path) as (told, process):
        audit.unlink()
        audit.parent.rmdir()
        body = {**ASK, "tools": [{"type": "function", "function": function}]}
        assert (
            httpx.post(f"{told['url']}/v1/chat/completions", json=body, trust_env=False, timeout=PATIENCE_S).status_code
            == 200
        )
        with socket.create_connection((httpx.URL(told["url"]).host, httpx.URL(told["url"]).port or 0)) as raw:
            raw.sendall(b"xylophone\r\n\r\n")
            assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
    assert b"xylophone" not in err
    events = [json.loads(line)["event"] for line in err.splitlines()]
    assert sorted(set(events)) == [
        f"an audit sink failed: {audit} cannot be written (No such file or directory)",
        "invalid_request",
        "request",
    ]
