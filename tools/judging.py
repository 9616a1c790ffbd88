"""What judges of other programs have in common: a gateway before a provider, and a program that is run to its end."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from turnwire.gateway.app import Gateway
from turnwire.gateway.runner import GatewayServer, bind, url_of
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.base import ModelProvider
from turnwire.providers.registry import ProviderRegistry


@contextmanager
def gateway_before(provider: ModelProvider, **options: Any) -> Iterator[str]:
    """The address of a gateway before a provider, on a free port; `options` are further settings."""
    registry = ProviderRegistry(default_id=provider.provider_id)
    registry.register(provider)
    settings = GatewaySettings(port=0, **options)
    with bind(settings) as listener:
        server = GatewayServer(Gateway(registry, settings))
        thread = threading.Thread(target=lambda: server.run(listener))
        thread.start()
        try:
            yield url_of(listener)
        finally:
            server.stop()
            thread.join()


def run_to_end(
    command: Sequence[Any], *, cwd: str | Path, env: Mapping[str, str], limit_s: float
) -> tuple[int | None, str]:
    """The exit code of a program, None if it takes too long, and what it wrote."""
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=limit_s,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        return None, str(error.stdout or "")
    return done.returncode, done.stdout
