"""A small MCP server over standard input and output, with one resource: what is to be packed."""

from __future__ import annotations

from mcp.server import MCPServer

app = MCPServer("list")


@app.resource("list://packing", mime_type="text/plain", description="What is to be packed")
def packing() -> str:
    """The list."""
    return "Passport, umbrella and a red scarf."


if __name__ == "__main__":
    app.run()
