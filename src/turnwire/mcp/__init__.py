"""MCP servers: their tools and resources, over stdio and streamable HTTP, with the official SDK (extra `mcp`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.mcp.cache import ResourceCache as ResourceCache
    from turnwire.mcp.errors import McpServerError as McpServerError
    from turnwire.mcp.listings import LeftOut as LeftOut, McpResource as McpResource
    from turnwire.mcp.servers import McpServers as McpServers

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "cache": ("ResourceCache",),
        "errors": ("McpServerError",),
        "listings": ("LeftOut", "McpResource"),
        "servers": ("McpServers",),
    },
)
