"""TLS: certificates are checked, the environment changes nothing, and HTTP/2 is spoken where both sides can."""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.patience import PATIENCE_S
from tests.providers.modes import call, every_mode
from tests.providers.standin import CHAT, SSE, StandIn, ask, completion, delta, replies, sse
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.sync.openai_compatible import SyncOpenAICompatibleProvider

# Made for these tests: openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 36500 -nodes
#   -subj "/CN=turnwire test" -addext "subjectAltName=DNS:localhost,IP:127.0.0.1"
CERTIFICATE = Path(__file__).parent / "tls" / "cert.pem"
KEY = Path(__file__).parent / "tls" / "key.pem"


def server_context(*protocols: str) -> ssl.SSLContext:
    """The server's side."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE, KEY)
    if protocols:
        context.set_alpn_protocols(list(protocols))
    return context


def provider(mode: str, port: int, host: str = "localhost", **tls: Any) -> Any:
    """A provider that calls an https server."""
    kind = SyncOpenAICompatibleProvider if mode.startswith("sync") else OpenAICompatibleProvider
    return kind(
        "p", ProviderConfig.from_dict({"type": "vllm", "endpoint": f"https://{host}:{port}", "tls": tls or None})
    )


@requirement("PRV-11")
@every_mode
@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_certificate_is_checked_against_the_given_authority(mode: str, host: str) -> None:
    with StandIn({CHAT: replies(completion())}, tls=server_context()) as server:
        outcome = call(mode, provider(mode, server.port, host, ca_file=str(CERTIFICATE)), ask())
    assert outcome.error is None
    assert outcome.answer is not None
    assert outcome.answer.message.content == "Hello!"


@requirement("PRV-11")
@every_mode
def test_an_unknown_certificate_is_refused_with_the_reason_and_nothing_is_sent(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))  # would make it known, if the environment counted
    monkeypatch.setenv("SSL_CERT_DIR", str(CERTIFICATE.parent))
    with StandIn({CHAT: replies(completion())}, tls=server_context()) as server:
        outcome = call(mode, provider(mode, server.port), ask())
        assert server.requests == []
    assert type(outcome.error) is ProviderUnavailableError
    assert "(TLS: CERTIFICATE_VERIFY_FAILED)" in outcome.error.info.message


@requirement("PRV-11")
@every_mode
def test_checking_can_be_switched_off(mode: str) -> None:
    with StandIn({CHAT: replies(completion())}, tls=server_context()) as server:
        outcome = call(mode, provider(mode, server.port, verify=False), ask())
    assert outcome.error is None


@requirement("PRV-11", "CFG-2")
@every_mode
@pytest.mark.parametrize("content", [None, "no certificate"])
def test_a_file_of_authorities_that_cannot_be_read_is_a_configuration_error(
    mode: str, content: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "ca.pem"
    if content is not None:
        path.write_text(content)
    outcome = call(mode, provider(mode, 1, ca_file=str(path)), ask())
    assert type(outcome.error) is ConfigurationError
    assert outcome.error.info.message.startswith("tls.ca_file: cannot be read as PEM certificates")


@contextmanager
def http2_server() -> Iterator[Any]:
    """A server that speaks HTTP/2 only and answers every call with a short stream, frame by frame."""
    config_module = pytest.importorskip("h2.config", reason="HTTP/2 needs the package h2")
    from h2.connection import H2Connection
    from h2.events import RequestReceived, StreamEnded

    ready, stopped = threading.Event(), threading.Event()
    seen: Any = type("Seen", (), {"connections": 0, "streams": [], "port": 0})()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.connections += 1
        connection = H2Connection(config=config_module.H2Configuration(client_side=False))
        connection.initiate_connection()
        writer.write(connection.data_to_send())
        while data := await reader.read(65536):
            for event in connection.receive_data(data):
                if isinstance(event, RequestReceived):
                    headers = dict(event.headers)
                    if headers[b":path"] == CHAT.encode():  # beside the calls it is asked whether it is an Ollama
                        seen.streams.append(headers)
                elif isinstance(event, StreamEnded):
                    connection.send_headers(event.stream_id, [(":status", "200"), ("content-type", SSE)])
                    connection.send_data(event.stream_id, sse(delta("Hel"), done=False))
                    connection.send_data(event.stream_id, sse(delta("lo!"), delta(None, "stop")), end_stream=True)
            writer.write(connection.data_to_send())
            await writer.drain()
        writer.close()

    async def main() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=server_context("h2"))
        seen.port = server.sockets[0].getsockname()[1]
        ready.set()
        await asyncio.to_thread(stopped.wait)
        server.close()

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE_S)
    try:
        yield seen
    finally:
        stopped.set()
        thread.join(PATIENCE_S)


@requirement("PRV-11")
@every_mode
def test_http2_is_spoken_where_tls_offers_it(mode: str) -> None:
    with http2_server() as server:
        outcome = call(mode, provider(mode, server.port, ca_file=str(CERTIFICATE)), ask())
        assert outcome.error is None
        assert outcome.answer is not None
        assert outcome.answer.message.content == "Hello!"
        assert [headers[b":path"] for headers in server.streams] == [CHAT.encode()]


@requirement("PRV-11")
def test_calls_at_once_share_one_http2_connection() -> None:
    async def main(port: int) -> list[str]:
        async with provider("stream", port, ca_file=str(CERTIFICATE)) as model:
            answers = await asyncio.gather(*(model.complete(ask()) for _ in range(20)))
            return [answer.message.content for answer in answers]

    with http2_server() as server:
        assert asyncio.run(main(server.port)) == ["Hello!"] * 20
        assert (server.connections, len(server.streams)) == (1, 20)
