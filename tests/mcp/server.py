"""A small MCP server on the official SDK, over stdio or streamable HTTP, with faults that calls switch on.

python tests/mcp/server.py                    stdio
python tests/mcp/server.py --port 8123        streamable HTTP on 127.0.0.1
python tests/mcp/server.py --child FILE       starts a child that would outlive it, and writes both pids to FILE
"""

from __future__ import annotations

import argparse
import base64
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.utilities.types import Image
from mcp_types import EmbeddedResource, ResourceLink, TextContent, TextResourceContents

app = MCPServer("test server")
notes = {"today": "Milk, bread, 3 apples"}

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


@app.resource("notes://today", mime_type="text/plain", description="Shopping")
def today() -> str:
    return notes["today"]


@app.resource("notes://large", mime_type="text/markdown")
def large() -> str:
    return "ü" * 200_000


@app.resource("notes://pixel", mime_type="image/png")
def pixel() -> bytes:
    return PNG


@app.resource("notes://data", mime_type="application/json")
def data() -> str:
    return '{"a": 1}'


@app.resource("notes://die")
def die_reading() -> str:
    os._exit(7)


@app.resource("notes://{name}")
def note(name: str) -> str:
    return f"note {name}"


@app.tool()
def add(a: int, b: int) -> int:
    """Add two numbers."""
    return a + b


@app.tool(name="get-note")
def get_note(name: str) -> str:
    """Get a note."""
    return notes[name]


@app.tool()
async def set_note(name: str, text: str, ctx: Context) -> str:
    """Change a note."""
    notes[name] = text
    await ctx.notify_resource_updated(f"notes://{name}")
    return "changed"


@app.tool()
def fail() -> str:
    """Fail."""
    raise ValueError("the shelf is empty")


@app.tool()
def show() -> list[TextContent | EmbeddedResource | ResourceLink | Image]:
    """Show contents of every kind."""
    inner = TextResourceContents(uri="notes://inner", mime_type="text/plain", text="inside")
    return [
        TextContent(type="text", text="a picture:"),
        Image(data=PNG, format="png"),
        EmbeddedResource(type="resource", resource=inner),
        ResourceLink(type="resource_link", uri="notes://today", name="today"),
    ]


@app.tool()
def die() -> str:
    """End the server in the middle of the call."""
    os._exit(7)


@app.tool()
def sleep(seconds: float) -> str:
    """Sleep."""
    time.sleep(seconds)
    return "awake"


@app.tool()
def environment() -> dict[str, str]:
    """The names and values of the server's environment."""
    return dict(os.environ)


@app.tool()
async def flood(count: int, ctx: Context) -> str:
    """Report changes of resources that nobody asked for."""
    for number in range(count):
        await ctx.session.send_resource_updated(f"notes://made-up-{number}")
    return f"sent {count}"


@app.tool()
def shout(megabytes: int) -> str:
    """A large result."""
    return "x" * (megabytes * 1024 * 1024)


@app.tool()
def complain(text: str) -> str:
    """Write to standard error."""
    print(text, file=sys.stderr, flush=True)
    return "written"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--child")
    given = parser.parse_args()
    if given.child:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        Path(given.child).write_text(f"{os.getpid()} {child.pid}")
    if given.port:
        with socket.socket() as listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)  # who started this holds the port
            listening.bind(("127.0.0.1", given.port))
            uvicorn.Server(uvicorn.Config(app.streamable_http_app(), log_level="error")).run([listening])
    else:
        app.run()
        os._exit(0)  # freeing what the SDK has loaded takes a fourth of a second, at the end of every test


if __name__ == "__main__":
    main()
