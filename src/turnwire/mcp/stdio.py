"""A server as a child process: JSON-RPC lines over its pipes, bounded, and nothing of it left behind.

The SDK's own transport keeps a line of any length in memory, passes the server's standard error through to ours, and
leaves children of a server that ends by itself. Here a line and the count of lines that are no message are bounded,
the last of the standard error is kept aside, and the whole process group is ended when the connection is.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import signal
import subprocess
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import anyio
from anyio.abc import ByteReceiveStream, Process

from turnwire.core.errors import ConfigurationError

INHERITED: Final = ("HOME", "LANG", "LC_ALL", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER")
"""Variables that every server of a command gets: nothing that usually holds a secret."""

_VARIABLE: Final = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)\}")


def server_environment(given: Mapping[str, str] | None, environ: Mapping[str, str]) -> dict[str, str]:
    """The whole environment of a server: `INHERITED` of `environ`, then `given` as it is."""
    found = {name: environ[name] for name in INHERITED if name in environ}
    # A value that begins so is a shell function (CVE-2014-6271) and is never passed on.
    return {name: value for name, value in found.items() if not value.startswith("()")} | dict(given or {})


def expanded(headers: Mapping[str, str] | None, environ: Mapping[str, str], *, server: str) -> dict[str, str]:
    """`headers` with `${NAME}` replaced by the variable of that name.

    Raises:
        ConfigurationError: a variable is not set; it is named, no value is shown.
    """

    def value(match: re.Match[str]) -> str:
        found = environ.get(match[1])
        if found is None:
            text = f"mcp.{server}.headers: the environment variable {match[1]} is not set"
            raise ConfigurationError(text, retryable=False)
        return found

    return {name: _VARIABLE.sub(value, text) for name, text in (headers or {}).items()}


LOG: Final = logging.getLogger("turnwire.mcp")

MAX_LINE_BYTES: Final = 16 * 1024 * 1024
"""Longest message that is read from a server."""
MAX_STRAY_LINES: Final = 1000
"""Most lines that are no message; a server that prints more is taken to have failed."""
ERROR_TAIL_BYTES: Final = 4096
"""How much of a server's standard error is kept."""
POLL_S: Final = 0.1
"""Seconds between two looks whether a server still runs."""
EXIT_S: Final = 2.0
"""Seconds that a server has to end after its input was closed, and again after SIGTERM."""


@dataclass(slots=True)
class Pipes:
    """Facts about one process while it runs and afterwards."""

    pid: int | None = None
    problem: str | None = None
    """Why the connection was given up; None: it was not."""
    _tail: deque[bytes] = field(default_factory=deque)

    @property
    def error_tail(self) -> str:
        """The end of what the server wrote to its standard error; it may hold anything, so it is in no error."""
        return b"".join(self._tail)[-ERROR_TAIL_BYTES:].decode("utf-8", "replace")


@contextlib.asynccontextmanager
async def stdio_streams(
    command: Sequence[str], env: Mapping[str, str], pipes: Pipes, *, max_line_bytes: int = MAX_LINE_BYTES
) -> AsyncIterator[tuple[Any, Any]]:
    """The streams of a session with the process of `command`; `pipes` is filled.

    Raises:
        OSError: the process cannot be started.
    """
    from mcp.shared.message import SessionMessage

    process = await anyio.open_process(list(command), env=dict(env), stderr=subprocess.PIPE, start_new_session=True)
    pipes.pid = process.pid
    to_session, from_server = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    from_session, to_server = anyio.create_memory_object_stream[SessionMessage](0)
    try:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(_read, process, to_session, pipes, max_line_bytes)
            tasks.start_soon(_write, process, to_server, to_session)
            tasks.start_soon(_keep_tail, process, pipes)
            tasks.start_soon(_end_with, process, to_session)
            try:
                yield from_server, from_session
            finally:
                with anyio.CancelScope(shield=True):
                    await _end(process)
                tasks.cancel_scope.cancel()
    finally:
        for stream in (to_session, from_server, from_session, to_server):
            stream.close()
        with anyio.CancelScope(shield=True):
            await _close_pipes(process)


async def _read(process: Process, to_session: Any, pipes: Pipes, max_line_bytes: int) -> None:
    """Pass on each line that is a message."""
    import mcp_types
    from mcp.shared.message import SessionMessage

    assert process.stdout is not None
    stray = 0
    async with to_session:
        try:
            async for line in _lines(process.stdout, pipes, max_line_bytes):
                try:
                    message = mcp_types.jsonrpc_message_adapter.validate_json(line, by_name=False)
                except ValueError:
                    stray += 1
                    if stray == 1:
                        LOG.warning("an MCP server wrote a line that is no message to its standard output")
                    if stray > MAX_STRAY_LINES:
                        pipes.problem = f"it wrote more than {MAX_STRAY_LINES} lines that are no message"
                        return
                    continue
                await to_session.send(SessionMessage(message))
        except (anyio.ClosedResourceError, anyio.BrokenResourceError, ConnectionError):
            return


async def _lines(stream: ByteReceiveStream, pipes: Pipes, max_line_bytes: int) -> AsyncIterator[bytes]:
    """Whole lines, as long as none is too long."""
    parts: list[bytes] = []
    size = 0
    async for chunk in stream:
        *whole, rest = chunk.split(b"\n")
        for line in whole:
            if size + len(line) > max_line_bytes:
                pipes.problem = f"it sent a message of more than {max_line_bytes} bytes"
                return
            yield b"".join((*parts, line))
            parts, size = [], 0
        if rest:
            parts.append(rest)
            size += len(rest)
        if size > max_line_bytes:
            pipes.problem = f"it sent a message of more than {max_line_bytes} bytes"
            return


async def _write(process: Process, to_server: Any, to_session: Any) -> None:
    assert process.stdin is not None
    try:
        async with to_server:
            async for message in to_server:
                text = message.message.model_dump_json(by_alias=True, exclude_unset=True)
                await process.stdin.send(text.encode() + b"\n")
    except (anyio.ClosedResourceError, anyio.BrokenResourceError, OSError):
        await to_session.aclose()  # else a request would wait for an answer that cannot come


async def _end_with(process: Process, to_session: Any) -> None:
    """End the session when the server has ended: a child of it may hold the pipe open for ever."""
    while process.returncode is None:
        await anyio.sleep(POLL_S)
    await anyio.sleep(POLL_S)  # what it wrote last is still in the pipe
    await to_session.aclose()


async def _keep_tail(process: Process, pipes: Pipes) -> None:
    """Read the standard error, so that a server never waits for it, and keep its end."""
    assert process.stderr is not None
    kept = 0
    with contextlib.suppress(anyio.ClosedResourceError, anyio.BrokenResourceError, ConnectionError):
        async for chunk in process.stderr:
            pipes._tail.append(chunk[-ERROR_TAIL_BYTES:])
            kept += len(pipes._tail[-1])
            while kept - len(pipes._tail[0]) >= ERROR_TAIL_BYTES:
                kept -= len(pipes._tail.popleft())


async def _end(process: Process) -> None:
    """End the server: its input is closed, then its group is asked, then killed; children that stay are killed."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, anyio.BrokenResourceError, anyio.ClosedResourceError):
        await process.stdin.aclose()
    if not await _has_ended(process) and _ask_to_end(process):
        await _has_ended(process)
    _kill(process)
    await _has_ended(process)


async def _has_ended(process: Process) -> bool:
    """Whether the server ends in time. Not `process.wait()`: that waits for children that hold its pipes, too."""
    with anyio.move_on_after(EXIT_S):
        while process.returncode is None:
            await anyio.sleep(0.01)
        return True
    return False


def _ask_to_end(process: Process) -> bool:
    """Ask the server's group, which carries its leader's pid, to end; return whether the group existed."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGTERM)
        else:  # Windows: the server alone
            process.terminate()
    except (ProcessLookupError, PermissionError):
        return False
    return True


def _kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


async def _close_pipes(process: Process) -> None:
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with contextlib.suppress(OSError, anyio.BrokenResourceError, anyio.ClosedResourceError):
                await stream.aclose()
    # anyio shows no way to close asyncio's transport, which warns when it is dropped while open.
    transport = getattr(getattr(process, "_process", None), "_transport", None)
    if transport is not None:
        with contextlib.suppress(PermissionError):
            transport.close()
