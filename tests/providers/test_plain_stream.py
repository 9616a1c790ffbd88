"""The connection below plain HTTP: what is read and written, and how it ends on either side."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Awaitable, Callable

import httpcore
import pytest

from tests.requirements import requirement
from turnwire.providers.plain_stream import PlainStream, connect_plain

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def talk(serve: Serve, client: Callable[[PlainStream], Awaitable[None]]) -> None:
    """Let a client talk to a server of its own."""

    async def main() -> None:
        ended = asyncio.Event()

        async def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(ConnectionError):
                await serve(reader, writer)
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
            ended.set()

        server = await asyncio.start_server(served, "127.0.0.1", 0)
        async with server:
            stream = await connect_plain("127.0.0.1", server.sockets[0].getsockname()[1], 30.0, None, None)
            await client(stream)
            await stream.aclose()
            await stream.aclose()
            await ended.wait()

    asyncio.run(main())


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1000):
        writer.write(data)
        await writer.drain()


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read()


async def goes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Closes at once."""


@requirement("PRV-11")
def test_what_is_written_comes_back_and_large_bodies_go_through() -> None:
    async def client(stream: PlainStream) -> None:
        await stream.write(b"")
        await stream.write(b"hello")
        assert await stream.read(1000) == b"hello"
        body = bytes(range(256)) * 4096
        sent = asyncio.ensure_future(stream.write(body))
        found = b""
        while len(found) < len(body):
            found += await stream.read(100_000)
        await sent
        assert found == body
        assert stream.get_extra_info("is_readable") is False
        assert stream.get_extra_info("server_addr")[0] == "127.0.0.1"

    talk(echo, client)


@requirement("PRV-1")
def test_a_read_that_waits_ends_when_the_connection_is_closed() -> None:
    async def client(stream: PlainStream) -> None:
        waiting = asyncio.ensure_future(stream.read(1000))
        await asyncio.sleep(0)
        await stream.aclose()
        with pytest.raises(httpcore.ReadError, match="closed"):
            await waiting
        with pytest.raises(httpcore.WriteError, match="closed"):
            await stream.write(b"more")

    talk(silent, client)


@requirement("PRV-11")
def test_an_idle_connection_that_the_server_has_closed_is_known() -> None:
    async def client(stream: PlainStream) -> None:
        assert await stream.read(1000) == b""
        assert stream.get_extra_info("is_readable") is True

    talk(goes, client)


def test_a_limit_of_time_is_kept_where_one_is_given() -> None:
    async def client(stream: PlainStream) -> None:
        with pytest.raises(httpcore.ReadTimeout):
            await stream.read(1000, 0.0)

    talk(silent, client)


def test_nobody_at_an_address_is_a_connect_error_and_tls_is_not_spoken() -> None:
    async def client(stream: PlainStream) -> None:
        host, port = stream.get_extra_info("client_addr")
        with pytest.raises(httpcore.ConnectError):
            await connect_plain(host, port, 30.0, None, None)
        with pytest.raises(httpcore.UnsupportedProtocol):
            await stream.start_tls(ssl.create_default_context())

    talk(silent, client)
