"""`turnwire serve --workers`: the parent of the workers, and each of them (`python -m turnwire.cli.serve_workers`).

A worker gets the options of the command from its parent, as one line of JSON, and reads configuration and keys itself:
secrets are never passed on.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import replace
from io import FileIO
from pathlib import Path
from typing import IO, Any, Final

from turnwire_schema.v1.config import ModelProviders

from turnwire.core.errors import ProviderError, TurnwireError
from turnwire.gateway.settings import GatewaySettings

_PATHS: Final = ("config", "audit", "api_key_file")
"""Options that are paths."""


def serve_by_workers(
    count: int,
    settings: GatewaySettings,
    section: ModelProviders,
    given: Mapping[str, Any],
    announce: Callable[[str], None],
    *,
    quiet: bool,
) -> None:
    """Serve with `count` processes until a signal; `announce` gets the URL once all of them serve.

    Raises:
        ConfigurationError: the port cannot be had, a limit cannot be divided, or a worker cannot start.
        WorkersFailedError: the workers died too often.
    """
    from turnwire.cli.serve import log_format
    from turnwire.gateway.logs import write_logs
    from turnwire.gateway.runner import url_of, warn_of_short_keys
    from turnwire.gateway.workers.parent import Parent
    from turnwire.gateway.workers.shares import share_of, share_of_pools
    from turnwire.gateway.workers.sockets import open_sockets

    share_of(settings, count, count)
    share_of_pools(section, count, count)
    with open_sockets(settings, count) as sockets:
        write_logs(quiet=quiet, formatter=log_format())
        warn_of_short_keys(settings)
        options = {name: str(value) if isinstance(value, Path) else value for name, value in given.items()}
        command = [sys.executable, "-P", "-m", "turnwire.cli.serve_workers"]
        url = url_of(sockets.workers[0].clients)
        asyncio.run(Parent(command, {"options": options}, sockets).run(lambda: announce(url)))


def main() -> None:
    """Run one worker: its orders come at stdin, what it says goes to stdout, and anything else that is printed to
    stderr.
    """
    from turnwire.gateway.workers.worker import Place, ignore_signals, say

    ignore_signals()
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # Without a buffer, whose lock the thread that waits for orders would hold when the process ends.
    orders = os.fdopen(0, "rb", buffering=0)
    start = json.loads(orders.readline())
    try:
        _run(Place(**start["place"]), start["options"], orders, out)
    except TurnwireError as error:
        say(out, "failed", message=error.info.message if isinstance(error, ProviderError) else str(error))
        sys.exit(1)


def _run(place: Any, given: dict[str, Any], orders: FileIO, out: IO[bytes]) -> None:
    from turnwire.cli import serve_options
    from turnwire.cli.serve import audit_sink, log_format, open_answering, serve_threads
    from turnwire.config import load_config
    from turnwire.gateway.app import Gateway
    from turnwire.gateway.logs import write_logs
    from turnwire.gateway.workers.shares import share_of, share_of_pools
    from turnwire.gateway.workers.siblings import Siblings
    from turnwire.gateway.workers.sockets import WorkerSockets
    from turnwire.gateway.workers.worker import WorkerServer, obey, say

    given |= {name: Path(given[name]) for name in _PATHS if given[name] is not None}
    config, store = given.pop("config"), given.pop("store")
    provider, audit, quiet, threads = (given.pop(name) for name in ("provider", "audit", "quiet", "threads"))
    loaded = load_config(config)
    loaded = replace(loaded, section=share_of_pools(loaded.section, place.number, place.workers))
    settings = share_of(serve_options.gateway_settings(loaded, **given), place.number, place.workers)
    registry = open_answering(provider, loaded, None, audit_sink(audit, loaded))
    with ExitStack() as kept:
        source = serve_threads(kept, loaded, registry, store, config) if threads else None
        write_logs(quiet=quiet, formatter=log_format(), worker=place.number)
        siblings = Siblings(place.number, place.workers, Path(place.folder))
        sockets = WorkerSockets(socket.socket(fileno=place.clients_fd), socket.socket(fileno=place.siblings_fd))
        for each in sockets:
            each.setblocking(False)
        gateway = Gateway(registry, settings, threads=source, siblings=siblings)
        server = WorkerServer(gateway, sockets, lambda: say(out, "ready"))
        obey(server, orders, lambda: shutil.rmtree(place.folder, ignore_errors=True))  # its parent would do it
        server.run(sockets.clients)


if __name__ == "__main__":
    main()
