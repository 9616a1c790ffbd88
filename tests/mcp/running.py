"""Servers for the tests: started over stdio by what is tested, or over streamable HTTP here."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

from turnwire_schema.v1.policy import McpServerConfig

from tests import patience
from tests.ports import shared
from turnwire.mcp import McpServers

T = TypeVar("T")

HERE = Path(__file__).parent


def stdio(*args: str, **fields: Any) -> McpServerConfig:
    """The honest server over stdio."""
    return McpServerConfig(command=sys.executable, args=[str(HERE / "server.py"), *args], **fields)


def liar(lie: str, **fields: Any) -> McpServerConfig:
    """The server that tells `lie`."""
    return McpServerConfig(command=sys.executable, args=[str(HERE / "lying_server.py"), lie], **fields)


def with_servers(do: Callable[[McpServers], Awaitable[T]], *, options: Any = None, **configs: McpServerConfig) -> T:
    """What `do` gives, with servers that are ended afterwards. One whose time is not set has that of the tests."""
    patient = {
        name: each if "timeout" in each.model_fields_set else each.replace(timeout=patience.PATIENCE_S)
        for name, each in configs.items()
    }

    async def main() -> T:
        async with McpServers(patient, **(options or {})) as servers:
            return await do(servers)

    return asyncio.run(main())


@contextlib.contextmanager
def over_http() -> Iterator[Callable[[], str]]:
    """A function that starts the honest server, again where it died, and gives its URL."""
    started: list[subprocess.Popen[bytes]] = []

    def start() -> str:
        command = [sys.executable, str(HERE / "server.py"), "--port", str(port)]
        started.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        patience.until(lambda: is_listening(port))
        return f"http://127.0.0.1:{port}/mcp"

    with shared() as port:
        try:
            yield start
        finally:
            for process in started:
                process.kill()
                process.wait()


def is_listening(port: int) -> bool:
    """Whether a server accepts connections there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


async def until(holds: Callable[[], bool]) -> None:
    """Wait until `holds()`, while the event loop goes on."""
    await asyncio.to_thread(patience.until, holds)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that ended and was not waited for does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = datetime(2026, 1, 31, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def forward(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)
