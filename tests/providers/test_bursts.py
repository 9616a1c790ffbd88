"""Pieces that arrive together are taken together; what is cut, broken or last among them changes nothing."""

from __future__ import annotations

import asyncio

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.providers.modes import call_ollama, every_stream
from tests.providers.standin import END, Connection, Request, StandIn, ask, line, ndjson, ollama, ollama_routes
from tests.requirements import requirement
from turnwire.core.errors import StreamError
from turnwire.providers.transport.http1 import BURST


def chunk(text: str) -> bytes:
    """A line of the stream as one chunk of the body."""
    data = ndjson(line(text))
    return b"%x\r\n%b\r\n" % (len(data), data)


def last() -> bytes:
    """The complete line and the end of the body."""
    data = ndjson(END)
    return b"%x\r\n%b\r\n0\r\n\r\n" % (len(data), data)


@requirement("PRV-11")
def test_what_arrives_together_is_there_together_and_the_connection_is_used_again() -> None:
    async def at_once(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.raw(b"".join(chunk(f"{number} ") for number in range(20)) + last())

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            for _ in range(3):
                async with provider.stream(ask()) as stream:
                    await stream.start()
                    assert len(stream.ready()) == 20  # the complete one is held until the server was asked for more
                    async for _chunk in stream:
                        pass
                assert stream.response.message.text == "".join(f"{number} " for number in range(20))

    with StandIn(ollama_routes(at_once)) as server:
        asyncio.run(main(server))
    assert server.opened == 1


@requirement("PRV-1")
@pytest.mark.parametrize("kept", [1, 3, 20, len(chunk("late")) - 1])
def test_nothing_waits_for_the_rest_of_a_piece(kept: int) -> None:
    """Two pieces and a part of a third: the two are there, whatever of the third is missing."""

    async def cut(connection: Connection, request: Request) -> None:
        await connection.stream()
        late = chunk("late")
        await connection.raw(chunk("one ") + chunk("two ") + late[:kept])
        await connection.wait()
        await connection.raw(late[kept:] + last())

    async def main(server: StandIn) -> None:
        seen: list[StreamingChunk] = []
        async with ollama(server) as provider, provider.stream(ask()) as stream:
            async for each in stream:
                seen += (each,)
                if "".join(piece.text or "" for piece in seen) == "one two ":
                    server.word.set()
        assert stream.response.message.text == "one two late"

    with StandIn(ollama_routes(cut)) as server:
        asyncio.run(main(server))
        assert server.word.is_set()


@requirement("PRV-6")
@every_stream
@pytest.mark.parametrize("ending", [b"xyzzy\r\n", b"", b"5\r\nab"], ids=["no chunk", "closed", "closed in a chunk"])
def test_what_came_before_the_break_is_handed_out(mode: str, ending: bytes) -> None:
    async def broken(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.raw(chunk("one ") + chunk("two ") + ending)
        connection.close()

    with StandIn(ollama_routes(broken)) as server:
        outcome = call_ollama(mode, server)
    assert (type(outcome.error), outcome.error.info.category) == (StreamError, "interrupted")
    assert outcome.text == outcome.error.partial.message.text == "one two "


@requirement("PRV-1")
def test_a_long_row_of_pieces_is_cut() -> None:
    """So the first piece of many is not held up until all are worked on."""
    piece, count = "x" * 1000, 60

    async def at_once(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.raw(chunk(piece) * count + last())

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider, provider.stream(ask()) as stream:
            await stream.start()
            assert sum(len(each.text or "") for each in stream.ready()) <= BURST + len(piece)
            async for _chunk in stream:
                pass
        assert stream.response.message.text == piece * count

    with StandIn(ollama_routes(at_once)) as server:
        asyncio.run(main(server))
