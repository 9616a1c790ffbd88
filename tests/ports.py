"""Ports that stay what a test takes them for, whatever else on the machine listens meanwhile.

A port that was found free and let go may be another process's a moment later, and one that is taken on `::1` may be
another's on `127.0.0.1`. What is bound is nobody else's; as long as nobody listens on it, connections are refused.
"""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator


@contextlib.contextmanager
def refusing() -> Iterator[str]:
    """The URL of a port of 127.0.0.1 that refuses every connection."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{held.getsockname()[1]}"


@contextlib.contextmanager
def shared() -> Iterator[int]:
    """A port of 127.0.0.1 for servers with `SO_REUSEPORT`, one after the other: between them it refuses."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


def has_ipv6() -> bool:
    """Whether this machine has a loopback address of IPv6."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@contextlib.contextmanager
def on_ipv6_only() -> Iterator[socket.socket]:
    """A socket that listens at a port of ::1 which refuses at 127.0.0.1."""
    with contextlib.ExitStack() as kept:
        for _ in range(100):
            listening = kept.enter_context(socket.create_server(("::1", 0), family=socket.AF_INET6))
            held = kept.enter_context(socket.socket())
            try:
                held.bind(("127.0.0.1", listening.getsockname()[1]))
            except OSError:  # it is somebody's there
                continue
            yield listening
            return
        raise AssertionError("no port is free on both addresses")
