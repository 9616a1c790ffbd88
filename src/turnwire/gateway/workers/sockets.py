"""The sockets of the workers, which their parent opens and keeps.

Each worker has a listening socket of its own at the one port (SO_REUSEPORT), and the kernel gives each new connection
to one of them by a hash of its addresses (socket(7)). Because the parent keeps them open, connections to a worker that
died wait until it is started again. At a second socket, in a folder that nobody else can enter, its siblings ask it.
"""

from __future__ import annotations

import shutil
import socket
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from turnwire.core.errors import ConfigurationError
from turnwire.gateway.http.server import BACKLOG
from turnwire.gateway.runner import bind
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.workers.siblings import path_of
from turnwire.portable import balances_one_port


class WorkerSockets(NamedTuple):
    """The sockets of one worker."""

    clients: socket.socket
    siblings: socket.socket


class Sockets(NamedTuple):
    """The sockets of all workers, and the folder of those for siblings."""

    folder: Path
    workers: Sequence[WorkerSockets]


@contextmanager
def open_sockets(settings: GatewaySettings, count: int) -> Iterator[Sockets]:
    """Open the sockets of `count` workers for as long as the block runs.

    Raises:
        ConfigurationError: the address cannot be listened on, or this system cannot share a port among processes.
    """
    if not balances_one_port():
        text = "--workers: only Linux gives the connections of one port to several processes; leave it out here"
        raise ConfigurationError(text, retryable=False)
    bind(settings).close()  # a port that another program shares with its own processes is taken, too
    with ExitStack() as opened:
        folder = Path(tempfile.mkdtemp(prefix="turnwire-"))  # only its owner may enter it
        opened.callback(shutil.rmtree, folder, ignore_errors=True)
        workers: list[WorkerSockets] = []
        for number in range(1, count + 1):
            clients = opened.enter_context(bind(settings, is_shared=True))
            settings = replace(settings, port=clients.getsockname()[1])
            siblings = opened.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
            try:
                siblings.bind(str(path_of(folder, number)))
            except OSError as error:  # a path of a socket has at most 107 bytes, unix(7)
                text = f"--workers: {folder}: no socket can be made there ({error}); set TMPDIR to another folder"
                raise ConfigurationError(text, retryable=False) from None
            siblings.listen(BACKLOG)
            siblings.setblocking(False)
            workers.append(WorkerSockets(clients, siblings))
        yield Sockets(folder, workers)
