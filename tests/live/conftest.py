"""The server that the live contract runs against: llama.cpp with a scripted model, or the one the environment names.

TURNWIRE_LIVE_URL      base URL of a running server on this machine
TURNWIRE_LIVE_VARIANT  its variant: vllm, llamacpp (default)
TURNWIRE_LIVE_MODEL    the model to ask for
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest

from tests.patience import PATIENCE_S
from tests.scripted import MODEL_NAME, write_scripted
from turnwire import Codec, get_codec
from turnwire.providers.kinds.embedded_server import EmbeddedServer, EmbeddedSettings

CONTEXT = 8192


@dataclass(frozen=True)
class LiveServer:
    """A running server, how to talk to it, and what to ask for."""

    url: str
    variant: str
    model: str
    client: httpx.Client

    @property
    def codec(self) -> Codec:
        """The codec of its variant."""
        return get_codec(self.variant)


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A real server; llama.cpp is started and stopped here."""
    # One connection a call: a server that closes an idle connection just then would fail a test for no fault.
    limits = httpx.Limits(max_keepalive_connections=0)
    with httpx.Client(trust_env=False, timeout=PATIENCE_S, limits=limits) as client:
        url = os.environ.get("TURNWIRE_LIVE_URL")
        if url:
            variant = os.environ.get("TURNWIRE_LIVE_VARIANT", "llamacpp")
            yield LiveServer(url.rstrip("/"), variant, os.environ.get("TURNWIRE_LIVE_MODEL", MODEL_NAME), client)
            return
        model = write_scripted(tmp_path_factory.mktemp("live"))
        server = EmbeddedServer(EmbeddedSettings(model_path=str(model.gguf), context_length=CONTEXT))
        try:
            yield LiveServer(server.base_url, "llamacpp", MODEL_NAME, client)
        finally:
            server.close()
