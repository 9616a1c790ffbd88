"""Processes of the benchmarks: `python -m bench.servers upstream|late|proxy …`. Each prints its port first.

The upstream answers `/v1/chat/completions` with bytes made beforehand and costs next to nothing. The proxy is what the
gateway is held against: Starlette and httpx, passing bytes on without looking at them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import AsyncIterator

from bench import data

LONG = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in data.chat_text_stream()) + b"0\r\n\r\n"
SHORT = data.chat_response()
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: %b\r\n%b\r\n\r\n"
STREAM_HEAD = HEAD % (b"text/event-stream", b"Transfer-Encoding: chunked")
NOT_FOUND = b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}"
GATE = 500
"""Slow streams wait for each other: none goes on before this many are open."""


class Upstream:
    """A server that streams 1,000 chunks, gives a whole answer, or streams slowly while many others do."""

    def __init__(self) -> None:
        self._open = 0
        self._all_open = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer every request of one connection."""
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while head := await reader.readuntil(b"\r\n\r\n"):
                length = next(
                    (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0
                )
                body = await reader.readexactly(length)
                path = head.split(b" ", 2)[1]
                if path not in (b"/v1/models", b"/v1/chat/completions"):  # what is no Ollama knows no path of one
                    writer.write(NOT_FOUND)
                elif head.startswith(b"GET"):
                    models = json.dumps({"object": "list", "data": [{"id": "m", "object": "model"}]}).encode()
                    writer.write(HEAD % (b"application/json", b"Content-Length: %d" % len(models)) + models)
                elif b'"slow"' in body:
                    await self._slowly(writer)
                elif b'"paced"' in body:
                    await self._paced(writer)
                elif b'"stream":true' in body or b'"stream": true' in body:
                    writer.write(STREAM_HEAD + LONG)
                else:
                    writer.write(HEAD % (b"application/json", b"Content-Length: %d" % len(SHORT)) + SHORT)
                await writer.drain()
        writer.close()

    async def _paced(self, writer: asyncio.StreamWriter) -> None:
        """1,000 chunks, each alone on the wire, as a model makes them."""
        writer.write(STREAM_HEAD)
        for piece in data.chat_text_stream():
            writer.write(b"%x\r\n%b\r\n" % (len(piece), piece))
            await writer.drain()
            await asyncio.sleep(0.002)  # the rate of a model, so that no two chunks arrive together
        writer.write(b"0\r\n\r\n")

    async def _slowly(self, writer: asyncio.StreamWriter) -> None:
        pieces = data.chat_text_stream(40)
        chunks = [b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces]
        writer.write(STREAM_HEAD + chunks[0])
        await writer.drain()
        self._open += 1
        if self._open >= GATE:
            self._all_open.set()
        await self._all_open.wait()
        for chunk in chunks[1:]:
            writer.write(chunk)
            await writer.drain()
            await asyncio.sleep(0.02)  # the rate of a slow model, not a wait for anything
        writer.write(b"0\r\n\r\n")


LATE_S = 0.05
"""How long the late server takes for an answer."""


async def late() -> None:
    """Run a server that gives a whole answer after `LATE_S`, and knows no other path than that of chats."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answer = HEAD % (b"application/json", b"Content-Length: %d" % len(SHORT)) + SHORT
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while head := await reader.readuntil(b"\r\n\r\n"):
                lines = head.lower().split(b"\r\n")
                length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), 0)
                await reader.readexactly(length)
                if b"/chat/completions" in lines[0]:
                    await asyncio.sleep(LATE_S)  # the time of a model
                    writer.write(answer)
                else:
                    writer.write(NOT_FOUND)
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, backlog=2048)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


async def upstream() -> None:
    """Run the upstream until the process is ended."""
    server = await asyncio.start_server(Upstream().serve, "127.0.0.1", 0, backlog=2048)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


def proxy(target: str) -> None:
    """Run the byte proxy until the process is ended."""
    import httpx
    import uvicorn
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import StreamingResponse
    from starlette.routing import Route

    limits = httpx.Limits(max_connections=None, max_keepalive_connections=100)
    client = httpx.AsyncClient(base_url=target, timeout=120, trust_env=False, limits=limits)

    async def pass_on(request: Request) -> StreamingResponse:
        body = await request.body()
        sent = client.build_request("POST", request.url.path, content=body)
        answer = await client.send(sent, stream=True)

        async def pieces() -> AsyncIterator[bytes]:
            async for piece in answer.aiter_raw():
                yield piece
            await answer.aclose()

        return StreamingResponse(pieces(), answer.status_code, media_type=answer.headers["content-type"])

    app = Starlette(routes=[Route("/v1/chat/completions", pass_on, methods=["POST"])])
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    if sys.argv[1] in ("upstream", "late"):
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(upstream() if sys.argv[1] == "upstream" else late())
    else:
        proxy(sys.argv[2])
