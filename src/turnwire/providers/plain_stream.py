"""A connection without TLS as asyncio has it, for httpcore.

httpcore's own stream for asyncio goes through anyio, which sets up a limit of time for each read and write and stops
reading in between: a fifth of what a short call costs. Here the driver keeps the time, and asyncio holds no more than
twice `HELD` bytes back.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterable
from typing import Any, Final, NoReturn

import anyio
import httpcore

HELD: Final = 64 * 1024
"""Bytes that wait for whoever reads, about, before the server has to wait."""


class PlainStream(httpcore.AsyncNetworkStream):
    """One open connection. `aclose` may come while another task reads."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._is_closed = False

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """What has arrived, or arrives next; nothing at the end.

        Raises:
            httpcore.ReadError: the connection broke, or was closed.
            httpcore.ReadTimeout: nothing came in time.
        """
        if timeout is not None:
            with anyio.move_on_after(timeout):
                return await self.read(max_bytes)
            raise httpcore.ReadTimeout
        try:
            data = await self._reader.read(max_bytes)
        except OSError as error:
            raise httpcore.ReadError(str(error)) from error
        if self._is_closed:
            raise httpcore.ReadError("closed")
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send, waiting where the server does not take it.

        Raises:
            httpcore.WriteError: the connection broke, or was closed.
            httpcore.WriteTimeout: it was not taken in time.
        """
        if not buffer:
            return
        if timeout is not None:
            with anyio.move_on_after(timeout):
                await self.write(buffer)
                return
            raise httpcore.WriteTimeout
        transport = self._writer.transport
        if transport.is_closing():
            raise httpcore.WriteError("closed") from self._reader.exception()
        self._writer.write(buffer)
        if not transport.get_write_buffer_size():
            return
        try:
            await self._writer.drain()
        except OSError as error:
            raise httpcore.WriteError(str(error)) from error

    async def aclose(self) -> None:
        """Close the connection; what was not sent yet is dropped."""
        if self._is_closed:
            return
        self._is_closed = True
        self._writer.close()
        await asyncio.sleep(0)
        self._writer.transport.abort()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> NoReturn:
        """Refused: connections with TLS are opened by httpcore's own backend."""
        raise httpcore.UnsupportedProtocol("a plain connection stays plain")

    def get_extra_info(self, info: str) -> Any:
        """What httpcore asks of a stream; None where there is no such thing."""
        match info:
            case "is_readable":  # of an idle connection: the server has closed it, or said what nobody asked
                reader = self._reader
                return reader.at_eof() or reader.exception() is not None or self._writer.transport.is_closing()
            case "socket":
                return self._writer.get_extra_info("socket")
            case "client_addr":
                return self._writer.get_extra_info("sockname")
            case "server_addr":
                return self._writer.get_extra_info("peername")
            case _:
                return None


async def connect_plain(
    host: str, port: int, timeout: float | None, local_address: str | None, socket_options: Iterable[Any] | None
) -> PlainStream:
    """A connection to an address.

    Raises:
        httpcore.ConnectError: nobody answers there.
        httpcore.ConnectTimeout: nobody does in time.
    """
    local = None if local_address is None else (local_address, 0)
    try:
        with anyio.fail_after(timeout):
            reader, writer = await asyncio.open_connection(host, port, limit=HELD, local_addr=local)
    except TimeoutError as error:
        raise httpcore.ConnectTimeout from error
    except OSError as error:
        raise httpcore.ConnectError(str(error)) from error
    for option in socket_options or ():
        writer.get_extra_info("socket").setsockopt(*option)
    return PlainStream(reader, writer)
