"""What `turnwire serve` shows in a terminal: pages, models, and the address for each client."""

from __future__ import annotations

import asyncio
import socket

import pytest

from tests.cli.runner import turnwire
from tests.providers.standin import HELLO, StandIn, ollama, ollama_routes, replies
from turnwire.cli.serve import Found, models_found, show_banner
from turnwire.codecs.dialects import dialects
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.registry import ProviderRegistry

pytestmark = pytest.mark.requirement("CLI-1")
URL = "http://127.0.0.1:8787"


def test_every_page_and_every_base_url_is_ready_to_be_copied(capsys: pytest.CaptureFixture[str]) -> None:
    models = [f"m{number}" for number in range(10)]
    found = Found(models, frozenset({"ollama"}))
    show_banner(URL, ["ollama", "embedded"], "ollama", found, inspects=True, threads=False)
    lines = capsys.readouterr().out.splitlines()
    assert lines[:8] == [
        f"Turnwire listens on {URL}; Ctrl-C ends it",
        "",
        f"  Workbench  {URL}/",
        f"  Inspector  {URL}/inspector",
        "  Threads    off; --threads switches them on",
        "  Providers  ollama (default, not reachable), embedded",
        "  Models     m0, m1, m2, m3, m4, m5, m6, m7, and 2 more",
        "",
    ]
    bases = {line.split()[0]: line.split()[1] for line in lines[9:] if line}
    assert bases == {name: f"{URL}{dialect.client.base}" for name, dialect in dialects().items()}
    assert bases["openai-chat"] == f"{URL}/v1"


def test_a_server_without_models_is_said_to_have_none(capsys: pytest.CaptureFixture[str]) -> None:
    show_banner(URL, ["mock"], "mock", Found(), inspects=False, threads=True)
    out = capsys.readouterr().out
    assert "  Models     none found\n" in out
    assert "  Inspector  off; --inspect switches it on\n" in out
    assert "  Providers  mock\n" in out


def test_the_models_of_all_providers_are_found_and_one_that_is_gone_does_not_stop_it() -> None:
    registry = ProviderRegistry(default_id="mock")
    registry.register(MockProvider())
    with StandIn(ollama_routes(replies(HELLO))) as server:
        gone = ollama(server)
    registry.register(gone)
    found = asyncio.run(models_found(registry, GatewaySettings()))
    assert "mock" in found.models
    assert found.silent == {gone.provider_id}


def test_a_port_in_use_names_the_option_that_takes_a_free_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = turnwire("serve", "-p", "mock", "--port", str(port))
    assert (result.code, result.out) == (3, "")
    assert result.err.endswith(f"port {port}: Address already in use; --port 0 takes a free one\n")
