"""One server: started when it is first asked, started again a few times when it died, ended with everything it started.

The SDK's client belongs to the task that opens it, so a task of its own holds each connection; requests come from any
task of the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import warnings
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar, cast

from turnwire_schema.v1.policy import McpServerConfig

from turnwire.core.errors import ConfigurationError
from turnwire.core.schema_defaults import or_default
from turnwire.mcp.errors import WORDS_OF_A_SERVER, McpServerError, need_sdk
from turnwire.mcp.message_filter import cleaned
from turnwire.mcp.stdio import Pipes, expanded, server_environment, stdio_streams
from turnwire.providers.secrets import SHORTEST_SECRET
from turnwire.providers.transport.local_only import LocalOnly

T = TypeVar("T")

LOG: Final = logging.getLogger("turnwire.mcp")
WATCH_LIMIT: Final = 1000
"""Most resources of a server whose changes are asked for."""
ACK_S: Final = 5.0
"""Seconds to wait for a server's word that it will report changes."""

Changed = Callable[[str | None], None]
"""Called for a change: the URI of a resource, or None when the lists changed."""


class McpSession:
    """The connection to one server. Belongs to one event loop."""

    def __init__(
        self,
        name: str,
        config: McpServerConfig,
        *,
        environ: Mapping[str, str],
        local_only: LocalOnly,
        changed: Changed,
        max_restarts: int,
    ) -> None:
        self.name: Final = name
        self.config: Final = config
        self.pipes = Pipes()
        self.wrong_tools: list[tuple[str, str]] = []
        """Name and fault of what a list held that is no tool."""
        self._environ = environ
        self._local_only = local_only
        self._changed = changed
        self._max_restarts = max_restarts
        self._failures = 0  # starts and deaths since the server last did what it was asked
        self._client: Any = None
        self._holder: asyncio.Task[None] | None = None
        self._stop: asyncio.Event | None = None
        self._starting = asyncio.Lock()
        self._watched: dict[str, None] = {}
        self._listening: asyncio.Task[None] | None = None
        self._is_closed = False
        self._secrets = {value for value in (config.env or {}).values() if len(value) >= SHORTEST_SECRET}

    @property
    def timeout_s(self) -> float:
        """Time limit of a request in seconds."""
        return cast(float, or_default(self.config, "timeout"))

    @property
    def is_running(self) -> bool:
        """Whether there is a connection now."""
        return self._client is not None

    async def ask(
        self,
        what: Callable[[Any], Awaitable[T]],
        *,
        is_repeatable: bool,
        proves: bool = False,
        timeout_s: float | None = None,
    ) -> T:
        """Return the server's answer to `what(client)`.

        A request that changes nothing (`is_repeatable`) is made again when the server died under it. `proves`:
        an answer shows that the server works, so that its deaths before are forgotten.

        Raises:
            McpServerError: it cannot be asked, refused, or gave no answer that fits.
            ConfigurationError: its configuration is wrong.
        """
        try:
            found = await self._ask_once(what, timeout_s or self.timeout_s, is_repeatable)
        except McpServerError as error:
            if not (is_repeatable and error.reason == "died"):
                raise
            found = await self._ask_once(what, timeout_s or self.timeout_s, is_repeatable)
        if proves:
            self._failures = 0
        return found

    async def _ask_once(self, what: Callable[[Any], Awaitable[T]], timeout_s: float, is_repeatable: bool) -> T:
        need_sdk()
        from mcp import MCPError
        from mcp_types import REQUEST_TIMEOUT
        from pydantic import ValidationError

        client = await self._connected()
        try:
            async with asyncio.timeout(timeout_s):
                return await what(client)
        except TimeoutError:
            raise self._error("timeout", f"no answer within {timeout_s:g} s", recoverable=True) from None
        except MCPError as error:
            if error.code == REQUEST_TIMEOUT:
                raise self._error("timeout", f"no answer within {timeout_s:g} s", recoverable=True) from None
            if _is_closed(error) or self._client is not client:
                await self._lost(client)
                why = f": {self.pipes.problem}" if self.pipes.problem else ""
                unsure = "" if is_repeatable else "; whether the request took effect is not known"
                text = f"the connection ended before the answer came{why}{unsure}"
                raise self._error("died", text) from None
            said = error.error.message[:WORDS_OF_A_SERVER]
            raise self._error("refused", f"it refused the request: {said}", recoverable=True) from None
        except ValidationError as error:
            where = "/".join(str(step) for step in error.errors(include_input=False, include_url=False)[0]["loc"])
            text = f"its answer does not fit the protocol at {where or 'the root'}"
            raise self._error("invalid_answer", text) from None
        except (ConfigurationError, McpServerError):
            raise
        except RuntimeError as error:  # the SDK: structured content that is missing or does not fit its own schema
            said = str(error).splitlines()[0][:WORDS_OF_A_SERVER]
            raise self._error("invalid_answer", f"its answer breaks its own schema: {said}") from None

    def _error(self, reason: Any, text: str, *, recoverable: bool = False) -> McpServerError:
        for secret in self._secrets:  # a server may quote what it got
            text = text.replace(secret, "…")
        return McpServerError(self.name, reason, text, recoverable=recoverable)

    async def _connected(self) -> Any:
        async with self._starting:
            if self._is_closed:
                raise self._error("closed", "the connection was closed by this program")
            if self._client is None:
                # A process that dies is not started for ever; asking at an address costs nothing.
                if self.config.command is not None and self._failures > self._max_restarts:
                    text = f"it failed {self._failures} times in a row and is not started again; restart it by hand"
                    raise self._error("down", text)
                self._failures += 1  # reset as soon as a request succeeds
                await self._start()
            return self._client

    async def _start(self) -> None:
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[Any] = loop.create_future()
        self._stop = asyncio.Event()
        self.pipes = Pipes()
        self._holder = loop.create_task(self._hold(ready, self._stop, self.pipes), name=f"MCP server {self.name}")
        try:
            async with asyncio.timeout(self.timeout_s):
                self._client = await asyncio.shield(ready)
        except TimeoutError:
            self._holder.cancel()  # the SDK has a patience of its own, of ten seconds
            await self._end()
            raise self._error(
                "start_failed", f"it did not start within {self.timeout_s:g} s", recoverable=True
            ) from None
        except (ConfigurationError, McpServerError):
            await self._end()
            raise
        except asyncio.CancelledError:
            await self._end()
            raise
        except Exception as error:  # the SDK raises many kinds, and groups of them
            await self._end()
            text = f"it could not be started: {self.pipes.problem or _why(error)}"
            raise self._error("start_failed", text, recoverable=True) from None
        if self._watched:
            self._listen()

    async def _hold(self, ready: asyncio.Future[Any], stop: asyncio.Event, pipes: Pipes) -> None:
        """Open the connection, keep it until `stop`, close it; all in this one task."""
        try:
            async with contextlib.AsyncExitStack() as stack:
                client = await stack.enter_async_context(await self._opened(stack, pipes))
                if not ready.done():
                    ready.set_result(client)
                await stop.wait()
        except BaseException as error:  # tasks that wait for the start must get it
            if not ready.done():
                ready.set_exception(_first(error) if isinstance(error, Exception) else RuntimeError("it was stopped"))
            if not isinstance(error, Exception):
                raise
            LOG.debug("the connection to MCP server %s ended with %s", self.name, type(error).__name__)
        finally:
            if not ready.done():
                ready.set_exception(RuntimeError("it was stopped"))
            ready.exception()

    async def _opened(self, stack: contextlib.AsyncExitStack, pipes: Pipes) -> Any:
        from mcp import Client

        transport: Any
        if self.config.command is not None:
            env = server_environment(self.config.env, self._environ)
            transport = stdio_streams([self.config.command, *(self.config.args or ())], env, pipes)
        else:
            transport = await self._http(stack)
        return Client(
            cleaned(transport, self._take_out),
            read_timeout_seconds=self.timeout_s,
            message_handler=self._heard,
            cache=None,  # turnwire.mcp.cache keeps resources, and says how old they are
        )

    def _take_out(self, name: str, reason: str) -> None:
        if len(self.wrong_tools) < WATCH_LIMIT:
            self.wrong_tools.append((name, reason))

    async def _http(self, stack: contextlib.AsyncExitStack) -> Any:
        from mcp.client.streamable_http import streamable_http_client

        from turnwire.mcp.http import MAX_ANSWER_BYTES, admitted, guarded_client

        assert self.config.url is not None
        admitted(self.config.url, self._local_only)
        headers = expanded(self.config.headers, self._environ, server=self.name)
        self._secrets = {value for value in headers.values() if len(value) >= SHORTEST_SECRET}
        self._secrets |= {word for value in self._secrets for word in value.split() if len(word) >= SHORTEST_SECRET}
        client = await stack.enter_async_context(guarded_client(headers, self._local_only))
        return streamable_http_client(self.config.url, http_client=client, max_sse_event_size=MAX_ANSWER_BYTES)

    async def _heard(self, message: Any) -> None:
        """A notification of the server. Constant work, whatever its content: a flood costs no memory."""
        import mcp_types

        if isinstance(message, mcp_types.ResourceUpdatedNotification):
            self._changed(message.params.uri)
        elif isinstance(message, (mcp_types.ResourceListChangedNotification, mcp_types.ToolListChangedNotification)):
            self._changed(None)

    async def watch(self, uri: str) -> None:
        """Ask the server to report changes of a resource; one that cannot is left alone."""
        if uri in self._watched or len(self._watched) >= WATCH_LIMIT:
            return
        client = await self._connected()
        self._watched[uri] = None
        from mcp_types.version import MODERN_PROTOCOL_VERSIONS

        if client.protocol_version in MODERN_PROTOCOL_VERSIONS:
            acked = self._listen()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(acked.wait(), ACK_S)
            return
        can = client.server_capabilities.resources
        if can is not None and can.subscribe:
            with warnings.catch_warnings(), contextlib.suppress(McpServerError):
                warnings.simplefilter("ignore")  # the way of servers before 2026-07-28
                await self.ask(lambda found: found.subscribe_resource(uri), is_repeatable=True, timeout_s=ACK_S)

    def _listen(self) -> asyncio.Event:
        """Listen to changes of what is watched, in place of what was listened to before; set when the server agreed."""
        if self._listening is not None:
            self._listening.cancel()
        acked = asyncio.Event()
        self._listening = asyncio.get_running_loop().create_task(self._listen_to(self._client, acked))
        return acked

    async def _listen_to(self, client: Any, acked: asyncio.Event) -> None:
        try:
            async with client.listen(
                tools_list_changed=True, resources_list_changed=True, resource_subscriptions=list(self._watched)
            ) as events:
                acked.set()
                async for _ in events:  # the events themselves came to `_heard`
                    pass
        except Exception as error:  # a server that cannot report changes is no fault
            LOG.info("MCP server %s reports no changes (%s)", self.name, type(error).__name__)
        finally:
            acked.set()

    async def _lost(self, client: Any) -> None:
        """Throw a dead connection away, so that the next request starts the server again."""
        if self._client is client:
            LOG.warning("MCP server %s ended by itself", self.name)
            await self._end()

    async def _end(self) -> None:
        holder, self._holder = self._holder, None
        listening, self._listening = self._listening, None
        self._client = None
        for task in (listening,):
            if task is not None:
                task.cancel()
        if self._stop is not None:
            self._stop.set()
        if holder is not None:
            await asyncio.wait({holder}, timeout=15)
            if not holder.done():
                holder.cancel()
                await asyncio.wait({holder}, timeout=15)
            if holder.done() and not holder.cancelled():
                holder.exception()

    async def restart(self) -> None:
        """End the server and forget how often it failed; the next request starts it."""
        async with self._starting:
            await self._end()
            self._failures = 0

    async def close(self) -> None:
        """End the server for good."""
        async with self._starting:
            self._is_closed = True
            await self._end()


def _first(error: Exception) -> Exception:
    """The one error inside groups of errors."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error


def _why(error: Exception) -> str:
    """The cause of a failed start, without paths, addresses and whatever else a message may hold."""
    import os

    from mcp import MCPError

    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    if isinstance(error, MCPError):
        return "it ended, or refused the connection, before it was ready"
    return type(error).__name__


def _is_closed(error: Any) -> bool:
    """Whether the SDK itself says that the connection is gone; servers use the same code for anything."""
    from mcp_types import CONNECTION_CLOSED, INVALID_REQUEST

    said = str(error.error.message)
    if error.code == CONNECTION_CLOSED:
        return said.startswith(("Connection closed", "SSE stream ended", "SSE stream failed"))
    return bool(error.code == INVALID_REQUEST and said == "Session terminated")  # an HTTP server that was restarted
