"""Cache of the resources of one context: read once while fresh, dropped when their server reports a change.

Each resource keeps where it came from and when it was read. What is too large is shortened; what was used longest ago
goes first when there is no room. Which resources a model is shown is decided by `turnwire.context.project`, for which
the cache records `last_used_at`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

from turnwire_schema.v1.entry import McpResourceData
from turnwire_schema.v1.policy import McpServerConfig

from turnwire.core.errors import ConfigurationError
from turnwire.core.globs import glob_matches
from turnwire.core.schema_defaults import or_default, schema_default
from turnwire.core.utc import utc_moment, utc_text
from turnwire.mcp.contents import cut_text, shortened
from turnwire.mcp.errors import McpServerError
from turnwire.mcp.servers import McpServers

LOG: Final = logging.getLogger("turnwire.mcp")
FRESH_FOR_S: Final[float] = schema_default(McpServerConfig, "fresh_for_s")["*"]
"""Seconds for which a resource is fresh, where no rule holds for its type."""
CACHE_BYTES: Final = 16 * 1024 * 1024
"""Most bytes of content that a cache keeps."""

Summarize = Callable[[McpResourceData, int], Awaitable[str]]
"""Makes a text of at most so many bytes of a large resource."""


class ResourceCache:
    """The resources of one context. Belongs to one event loop.

    Args:
        servers: where they are read.
        now: the clock; None: that of `servers`, whose readings it is compared with.
        summarize: what makes large texts smaller; None: they are cut.
        max_total_bytes: most bytes of content kept; the least recently used goes first.
    """

    def __init__(
        self,
        servers: McpServers,
        *,
        now: Callable[[], datetime] | None = None,
        summarize: Summarize | None = None,
        max_total_bytes: int = CACHE_BYTES,
    ) -> None:
        self._servers = servers
        self._now = now or servers.now
        self._summarize = summarize
        self._max_total_bytes = max_total_bytes
        self._kept: OrderedDict[tuple[str, str], McpResourceData] = OrderedDict()
        self._locks: dict[tuple[str, str], asyncio.Lock] = {}
        self._generation = 0  # counts changes: what was read before a change is not treated as newer
        self._changed_at: dict[tuple[str, str | None], int] = {}
        self._stop_listening = servers.on_change(self.invalidate)

    def close(self) -> None:
        """Stop listening to the servers."""
        self._stop_listening()

    @property
    def resources(self) -> tuple[McpResourceData, ...]:
        """Everything kept, the least recently used first; what grew old says so."""
        return tuple(self._aged(data) for data in self._kept.values())

    def restore(self, resources: Iterable[McpResourceData]) -> None:
        """Take resources of a stored context; those that failed are left out."""
        for data in resources:
            if data.state != "failed":
                self._keep(data)

    async def get(self, server: str, uri: str, *, refresh: bool = False) -> McpResourceData:
        """A resource: the kept one while it is fresh, else as its server gives it now.

        Where it cannot be read any more, what was kept is given as `stale`, with the problem. Nothing that a server
        does is raised.

        Raises:
            McpServerError: there is no server of that name.
        """
        config = self._servers.config(server)
        key = (server, uri)
        lock = self._locks.setdefault(key, asyncio.Lock())
        try:
            async with lock:  # many that ask at once are one reading
                kept = self._kept.get(key)
                if kept is not None and not refresh and self._aged(kept).state == "fresh":
                    return self._used(key, kept)
                return await self._read(key, config, kept)
        finally:
            if not lock.locked():
                self._locks.pop(key, None)

    async def _read(
        self, key: tuple[str, str], config: McpServerConfig, kept: McpResourceData | None
    ) -> McpResourceData:
        server, uri = key
        try:
            await self._servers.watch(server, uri)
        except (McpServerError, ConfigurationError) as error:
            LOG.info("MCP server %s reports no changes (%s)", server, type(error).__name__)
        generation = self._generation
        data = await self._servers.read_resource(server, uri)
        if data.state == "failed":
            assert data.problem is not None
            LOG.warning("MCP server %s: a resource was not read: %s", server, data.problem.code)
            if kept is None:
                return data
            return self._used(key, kept.replace(state="stale", problem=data.problem))
        data = await self._fitted(data, or_default(config, "max_bytes"))
        data = data.replace(fresh_for_s=fresh_for(config, data.mime_type))
        changed = max(self._changed_at.get(key, 0), self._changed_at.get((server, None), 0))
        if changed > generation:  # it changed while it was read
            data = data.replace(state="stale")
        return self._used(key, data)

    async def _fitted(self, data: McpResourceData, max_bytes: int) -> McpResourceData:
        if data.text is None or (data.size_bytes or 0) <= max_bytes:
            return data
        if self._summarize is not None:
            try:
                text = await self._summarize(data, max_bytes)
                fits = len(text.encode()) <= max_bytes
            except Exception as error:  # the hook is the caller's code
                LOG.warning(
                    "a resource of MCP server %s was cut: its summary failed (%s)", data.server, type(error).__name__
                )
            else:
                if fits:
                    return shortened(data, text, "summary")
                LOG.warning("a resource of MCP server %s was cut: its summary is too large", data.server)
        return cut_text(data, max_bytes)

    def invalidate(self, server: str, uri: str | None = None) -> None:
        """Mark a resource as changed: that of `uri` and those inside it, or all of the server."""
        self._generation += 1
        if uri is None:
            self._changed_at[server, None] = self._generation
        elif (server, uri) in self._kept or (server, uri) in self._locks:  # else a flood of made-up names would be kept
            self._changed_at[server, uri] = self._generation
        for key, data in self._kept.items():
            hit = key[0] == server and (uri is None or key[1] == uri or uri.startswith(key[1].rstrip("/") + "/"))
            if hit and data.state == "fresh":
                self._kept[key] = data.replace(state="stale")
                LOG.info("MCP server %s reported a change; a resource is read again when it is needed", server)

    def _aged(self, data: McpResourceData) -> McpResourceData:
        """`data`, stale when its time is over or the clock went back."""
        if data.state != "fresh" or data.retrieved_at is None:
            return data
        read = utc_moment(data.retrieved_at)
        fresh = FRESH_FOR_S if data.fresh_for_s is None else data.fresh_for_s
        is_fresh = read is not None and read <= self._now() < read + timedelta(seconds=fresh)
        return data if is_fresh else data.replace(state="stale")

    def _used(self, key: tuple[str, str], data: McpResourceData) -> McpResourceData:
        data = data.replace(last_used_at=utc_text(self._now()))
        self._keep(data)
        return data

    def _keep(self, data: McpResourceData) -> None:
        key = (data.server, data.uri)
        self._kept[key] = data
        self._kept.move_to_end(key)
        total = sum(map(_size, self._kept.values()))
        while total > self._max_total_bytes and len(self._kept) > 1:
            gone, dropped = self._kept.popitem(last=False)
            self._changed_at.pop(gone, None)
            total -= _size(dropped)
            LOG.info("a resource of MCP server %s left the cache: least recently used", gone[0])


def fresh_for(config: McpServerConfig, media_type: str | None) -> float:
    """Seconds for which a resource of that type is fresh: the exact type first, then the first pattern that fits."""
    rules = config.fresh_for_s or {}
    kind = (media_type or "").partition(";")[0].strip().lower()
    if kind in rules:
        return rules[kind]
    return next((seconds for pattern, seconds in rules.items() if glob_matches(pattern, kind)), FRESH_FOR_S)


def _size(data: McpResourceData) -> int:
    return len(data.text or "") + len(data.blob or "")
