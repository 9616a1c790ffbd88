"""All servers of a configuration: their tools, resources and templates, and what they report as changed."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, Self

from turnwire_schema.v1.entry import McpResourceData
from turnwire_schema.v1.policy import McpServerConfig
from turnwire_schema.v1.tool import ToolDefinition, ToolResult

from turnwire.core.argument_types import require_setting
from turnwire.core.errors import ConfigurationError
from turnwire.core.schema_defaults import or_default
from turnwire.mcp.contents import failed_resource, resource_data, result_of_call
from turnwire.mcp.errors import McpServerError
from turnwire.mcp.listings import NAME_LIMIT, RESOURCE_LIMIT, LeftOut, McpResource, offered_resource, offered_tools
from turnwire.mcp.session import McpSession
from turnwire.providers.transport.local_only import LocalOnly

LOG: Final = logging.getLogger("turnwire.mcp")
PAGE_LIMIT: Final = 100
"""Most pages of one list."""

Listener = Callable[[str, str | None], None]
"""Called for a change: the server, and the URI of a resource or None if its lists changed."""


class McpServers:
    """The servers by name; each starts when it is first asked. Belongs to one event loop.

    `async with McpServers(config.agent.mcp) as servers:` ends every process and connection at its end.

    Args:
        configs: the servers.
        local_only: which hosts a URL may name; None: this machine alone.
        environ: where the short list of variables and `${NAME}` in headers come from; None: `os.environ`.
        now: the clock for `retrieved_at`.
        max_restarts: how often a server that keeps failing is started again.
    """

    def __init__(
        self,
        configs: Mapping[str, McpServerConfig | Mapping[str, Any]],
        *,
        local_only: LocalOnly | None = None,
        environ: Mapping[str, str] | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        max_restarts: int = 3,
    ) -> None:
        self.now: Final = now
        self._listeners: dict[object, Listener] = {}
        self._left_out: dict[str, tuple[LeftOut, ...]] = {}
        self._reported: dict[tuple[str, str], str] = {}
        self._sessions: dict[str, McpSession] = {}
        wanted = "servers by name, as in McpServers({'files': {'command': '…'}})"
        require_setting(configs, Mapping, "configs", wanted)
        for name, config in configs.items():
            require_setting(config, (McpServerConfig, Mapping), "configs", wanted)
            read = config if isinstance(config, McpServerConfig) else McpServerConfig.from_dict(dict(config))
            self._sessions[name] = McpSession(
                name,
                read,
                environ=os.environ if environ is None else environ,
                local_only=local_only or LocalOnly(),
                changed=self._changes_of(name),
                max_restarts=max_restarts,
            )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End every server, with every process that it started."""
        await asyncio.gather(*(session.close() for session in self._sessions.values()))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the servers."""
        return tuple(self._sessions)

    def config(self, server: str) -> McpServerConfig:
        """The configuration of a server.

        Raises:
            McpServerError: no server has that name.
        """
        return self._session(server).config

    def process_id(self, server: str) -> int | None:
        """The id of a server's process, which is its group's; None if no process was started."""
        return self._session(server).pipes.pid

    def is_running(self, server: str) -> bool:
        """Whether there is a connection to a server now."""
        return self._session(server).is_running

    def error_output(self, server: str) -> str:
        """The end of what a server's process wrote to its standard error, for its developer; it may hold anything."""
        return self._session(server).pipes.error_tail

    async def restart(self, server: str) -> None:
        """End a server and forget its failures; the next request starts it.

        Raises:
            McpServerError: no server has that name.
        """
        await self._session(server).restart()

    def on_change(self, listener: Listener) -> Callable[[], None]:
        """Tell `listener` about changes that servers report; what is returned ends that."""
        key = object()
        self._listeners[key] = listener
        return lambda: void(self._listeners.pop(key, None))

    def left_out(self, server: str) -> tuple[LeftOut, ...]:
        """The tools of the last list that are not offered, and why."""
        return self._left_out.get(server, ())

    async def tools(self, server: str) -> tuple[ToolDefinition, ...]:
        """The tools of a server, names fitted; those whose definition is wrong are left out, see `left_out`.

        Raises:
            McpServerError: it cannot be asked.
        """
        session = self._session(server)
        session.wrong_tools.clear()
        found, is_whole = await self._pages(session, _tools_page)
        made, left = offered_tools(server, found)
        left = (*(LeftOut(server, name[:NAME_LIMIT], reason) for name, reason in session.wrong_tools), *left)
        self._left_out[server] = left
        self._report_list(server, "tools", is_whole=is_whole, left=left)
        return made

    async def call_tool(self, server: str, name: str, arguments: Mapping[str, Any]) -> ToolResult:
        """The result of a call of the server's tool `name` (its own name); a tool that fails is a result, too.

        A call is made once: when the server dies under it, its effect is unknown.

        Raises:
            McpServerError: the server cannot be asked, refused, or its answer is invalid.
        """
        session = self._session(server)
        plain = _plain(arguments)
        found = await session.ask(lambda client: client.call_tool(name, plain), is_repeatable=False, proves=True)
        return result_of_call(server, name, found)

    async def resources(self, server: str) -> tuple[McpResource, ...]:
        """The resources that a server lists.

        Raises:
            McpServerError: it cannot be asked.
        """

        async def page(client: Any, cursor: str | None) -> tuple[Iterable[Any], str | None]:
            found = await client.list_resources(cursor=cursor)
            return found.resources, found.next_cursor

        found, is_whole = await self._pages(self._session(server), page)
        self._report_list(server, "resources", is_whole=is_whole)
        return _each_once(offered_resource(server, each, is_template=False) for each in found[:RESOURCE_LIMIT])

    async def templates(self, server: str) -> tuple[McpResource, ...]:
        """The templates of URIs that a server lists.

        Raises:
            McpServerError: it cannot be asked.
        """

        async def page(client: Any, cursor: str | None) -> tuple[Iterable[Any], str | None]:
            found = await client.list_resource_templates(cursor=cursor)
            return found.resource_templates, found.next_cursor

        found, is_whole = await self._pages(self._session(server), page)
        self._report_list(server, "templates of resources", is_whole=is_whole)
        return _each_once(offered_resource(server, each, is_template=True) for each in found[:RESOURCE_LIMIT])

    async def read_resource(self, server: str, uri: str) -> McpResourceData:
        """A resource as it is now, whole; a fault of the server is its state `failed` and its problem, never raised.

        Raises:
            McpServerError: there is no server of that name.
        """
        session = self._session(server)
        try:
            found = await session.ask(lambda client: client.read_resource(uri), is_repeatable=True, proves=True)
        except McpServerError as error:
            return failed_resource(server, uri, f"mcp.{error.reason}", error.text, recoverable=error.recoverable)
        except ConfigurationError as error:
            return failed_resource(server, uri, "mcp.configuration", error.info.message, recoverable=False)
        max_bytes = or_default(session.config, "max_bytes")
        return resource_data(server, uri, found.contents, now=self.now(), max_bytes=max_bytes)

    async def watch(self, server: str, uri: str) -> None:
        """Ask a server to report changes of a resource to `on_change`; servers that cannot are left alone.

        Raises:
            McpServerError: it cannot be asked.
        """
        await self._session(server).watch(uri)

    async def _pages(self, session: McpSession, page: Callable[[Any, str | None], Any]) -> tuple[list[Any], bool]:
        """The items of a list, and whether they are all of it: a list that does not end is left."""
        found: list[Any] = []
        cursor: str | None = None
        seen: set[str | None] = set()
        for _ in range(PAGE_LIMIT):
            if cursor in seen:  # the same page for ever
                break
            seen.add(cursor)
            at = cursor
            # Mypy takes a default for a parameter.
            items, cursor = await session.ask(lambda client, at=at: page(client, at), is_repeatable=True)  # type: ignore[misc]
            found.extend(items)
            if cursor is None:
                return found, True
            if len(found) > RESOURCE_LIMIT:
                break
        return found, False

    def _report_list(self, server: str, what: str, *, is_whole: bool, left: Sequence[LeftOut] = ()) -> None:
        """Log what is wrong with a list in one line, and not again while nothing else is wrong with it.

        A server decides how long its lists are and how often they are read.
        """
        faults = [] if is_whole else ["the list does not end, so its beginning is taken"]
        if left:
            faults.append(f"{len(left)} left out, the first because {left[0].reason}")
        said = "; ".join(faults)
        if said and said != self._reported.get((server, what)):
            LOG.warning("MCP server %s: %s: %s", server, what, said)
        self._reported[server, what] = said

    def _session(self, server: str) -> McpSession:
        found = self._sessions.get(server)
        if found is None:
            names = ", ".join(self._sessions) or "none"
            raise McpServerError(server, "unknown_server", f"there is no server of that name; there are: {names}")
        return found

    def _changes_of(self, server: str) -> Callable[[str | None], None]:
        def tell(uri: str | None) -> None:
            for listener in tuple(self._listeners.values()):
                listener(server, uri)

        return tell


async def _tools_page(client: Any, cursor: str | None) -> tuple[list[Any], str | None]:
    found = await client.list_tools(cursor=cursor)
    return found.tools, found.next_cursor


def _each_once(found: Iterable[McpResource]) -> tuple[McpResource, ...]:
    """The first of each URI: pages of a list may overlap."""
    return tuple({each.uri: each for each in reversed(tuple(found))}.values())[::-1]


def _plain(value: Any) -> Any:
    """Arguments as plain dicts and lists, for the SDK."""
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value


def void(_: object) -> None:
    """Do nothing, for a callback whose value is not used."""
