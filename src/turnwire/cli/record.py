"""`turnwire record`: a proxy in front of a real server that writes down what passes."""

from __future__ import annotations

import json
import logging
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from turnwire.cli.output import say
from turnwire.cli.serve import need_server

EXAMPLE: Final = "Example: turnwire record --upstream http://127.0.0.1:11434 --to recordings"


def record(
    upstream: Annotated[
        str, typer.Option("--upstream", metavar="URL", help="The server to ask; no other host is ever connected to.")
    ],
    to: Annotated[
        Path, typer.Option("--to", metavar="FOLDER", help="Where the recordings go; nothing is overwritten.")
    ],
    port: Annotated[
        int, typer.Option("--port", metavar="PORT", min=0, max=65535, help="Port to listen on; 0: any free one.")
    ] = 8788,
    server: Annotated[
        str | None,
        typer.Option("--server", metavar="NAME", help="What the server is, such as vllm. Absent: it is asked."),
    ] = None,
    server_version: Annotated[
        str | None, typer.Option("--server-version", metavar="VERSION", help="Its version. Absent: it is asked.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Report only what cannot be written.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print address and process id as one line of JSON.")] = False,
) -> None:
    """Record the exchanges between a client and a server.

    Point the client at the address that is printed: bytes pass unchanged, and each exchange becomes a file without keys
    and cookies, for `turnwire contract replay FOLDER` and `turnwire serve --provider mock --scenario FOLDER`. Ctrl-C
    ends it.
    """
    need_server("record")
    from turnwire.gateway.http.server import Server
    from turnwire.gateway.runner import bind, url_of
    from turnwire.gateway.settings import GatewaySettings
    from turnwire.standin.record import LOGGER, Recorder, RecordingWriter

    settings = GatewaySettings(port=port)
    writer = RecordingWriter(to)
    recorder = Recorder(upstream, writer, settings, server=server, version=server_version)
    listener = bind(settings)
    _write_log(LOGGER, quiet=quiet)
    url = url_of(listener)
    if as_json:
        sys.stdout.write(json.dumps({"url": url, "pid": os.getpid()}) + "\n")
        sys.stdout.flush()
    else:
        say(f"Turnwire records what passes through {url} into {to}; Ctrl-C ends it")
    with listener:
        Server(recorder, settings, recorder.life(), has_date=False).run(listener)


def _write_log(logger: logging.Logger, *, quiet: bool) -> None:
    """One line on stderr for each recording."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    logger.addHandler(handler)
    logger.setLevel(logging.WARNING if quiet else logging.INFO)
    logger.propagate = False
