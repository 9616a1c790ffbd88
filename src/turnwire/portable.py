"""System calls that some systems lack, each with its replacement there.

Everywhere else the package uses what Linux, macOS and Windows have in common: `tests/test_other_systems.py`.
"""

from __future__ import annotations

import errno
import os
import select
import signal
import socket
import sys
from typing import Any, Final, Protocol

BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""A flag of `os.open`: without it Windows changes line ends in what is written."""
POLLIN: Final[int] = getattr(select, "POLLIN", 1)
POLLOUT: Final[int] = getattr(select, "POLLOUT", 4)


class Poll(Protocol):
    """The part of `select.poll` that is used."""

    def register(self, file: Any, events: int, /) -> None:
        """Wait for these events of a socket."""

    def poll(self, milliseconds: float | None = None, /) -> list[tuple[int, int]]:
        """Return (descriptor, events) of each socket at which one has come; empty if none came in time."""


class SelectPoll:
    """`select.poll` for sockets by `select.select`, which Windows has."""

    def __init__(self) -> None:
        self._events: dict[int, int] = {}

    def register(self, file: Any, events: int, /) -> None:
        """Wait for these events of a socket."""
        self._events[file if isinstance(file, int) else file.fileno()] = events

    def poll(self, milliseconds: float | None = None, /) -> list[tuple[int, int]]:
        """Return (descriptor, events) of each socket at which one has come; empty if none came in time."""
        to_read = [each for each, events in self._events.items() if events & POLLIN]
        to_write = [each for each, events in self._events.items() if events & POLLOUT]
        seconds = None if milliseconds is None else milliseconds / 1000
        readable, writable, _ = select.select(to_read, to_write, (), seconds)
        found = dict.fromkeys(readable, POLLIN)
        for each in writable:
            found[each] = found.get(each, 0) | POLLOUT
        return list(found.items())


def make_poll() -> Poll:
    """Return an object that waits for events of sockets."""
    return select.poll() if hasattr(select, "poll") else SelectPoll()


def cores() -> int:
    """Return how many cores this process may use; where that is not known, how many there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def balances_one_port() -> bool:
    """Return whether several processes that listen on one port get about the same number of its connections.

    macOS has the option (SO_REUSEPORT), too, but gives all of them to one of the sockets.
    """
    return sys.platform == "linux" and hasattr(socket, "SO_REUSEPORT")


def signals(*names: str) -> tuple[signal.Signals, ...]:
    """Return those of the named signals that this system has."""
    return tuple(getattr(signal, name) for name in names if hasattr(signal, name))


def sync_data(descriptor: int) -> None:
    """Let what was written to a file be on the disk.

    Raises:
        OSError: it cannot be.
    """
    if hasattr(os, "fdatasync"):
        os.fdatasync(descriptor)
    else:
        os.fsync(descriptor)


def lock(descriptor: int, *, is_shared: bool = False) -> None:
    """Lock an open file or folder until it is closed, without waiting.

    Raises:
        BlockingIOError: another process has locked it.
        OSError: it cannot be locked, as no file can on Windows.
    """
    try:
        import fcntl
    except ImportError:
        raise OSError(errno.ENOLCK, "files cannot be locked on this system") from None
    fcntl.flock(descriptor, fcntl.LOCK_SH if is_shared else fcntl.LOCK_EX | fcntl.LOCK_NB)


def raise_open_files() -> int | None:
    """Let this process have as many open files and connections as the system allows it; return how many (POSIX)."""
    try:
        import resource
    except ImportError:
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (OSError, ValueError):  # macOS names a limit that it does not give
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return most
