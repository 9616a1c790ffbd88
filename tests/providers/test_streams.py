"""Streams: one consumer, cancelling in each phase, closing, and what stays when it is over."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.patience import PATIENCE_S
from tests.providers.standin import (
    END,
    HELLO,
    Connection,
    Request,
    Responder,
    StandIn,
    ask,
    line,
    ndjson,
    ollama,
    ollama_routes,
    replies,
    streams,
    sync_ollama,
)
from tests.requirements import requirement
from turnwire.core.errors import (
    ProviderError,
    ProviderUnavailableError,
    RequestCancelledError,
    StreamError,
)
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.mock_script import Script
from turnwire.providers.sync.mock import SyncMockProvider


async def silent(connection: Connection, request: Request) -> None:
    """Take the request, say nothing, wait for the client to go."""
    connection.say()
    await connection.gone()


async def headers_only(connection: Connection, request: Request) -> None:
    await connection.stream()
    connection.say()
    await connection.gone()


async def half(connection: Connection, request: Request) -> None:
    await connection.stream()
    await connection.line(line("Half"))
    connection.say()
    await connection.gone()


PHASES = pytest.mark.parametrize(
    ("phase", "came"), [(silent, None), (headers_only, None), (half, "Half")], ids=["no head", "head", "mid-stream"]
)


def open_sockets() -> int:
    """How many sockets this process has open."""
    count = 0
    for name in os.listdir("/proc/self/fd"):
        try:
            count += os.readlink(f"/proc/self/fd/{name}").startswith("socket:")
        except FileNotFoundError:  # the descriptor of the listing itself
            continue
    return count


@contextmanager
def nothing_stays(server: StandIn) -> Iterator[None]:
    """No thread and no socket more than before, on either side."""
    assert server.idle.wait(PATIENCE_S)
    gc.collect()  # a collection inside the block would close what earlier tests have dropped
    threads = set(threading.enumerate())
    sockets = open_sockets()
    yield
    assert server.idle.wait(PATIENCE_S)
    left = [thread.name for thread in set(threading.enumerate()) - threads if not thread.daemon]
    assert left == []
    assert open_sockets() == sockets


@requirement("PRV-1", "NFR-3")
@PHASES
def test_cancelling_the_task_closes_the_connection_at_once(phase: Responder, came: str | None) -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            stream = provider.stream(ask())

            async def read() -> None:
                async for _ in stream:
                    pass

            task = asyncio.create_task(read())
            assert await asyncio.to_thread(server.reached.wait, PATIENCE_S)
            if came is not None:
                while stream.partial is None:  # until the client has read what the server has sent
                    await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await asyncio.to_thread(server.gone.wait, PATIENCE_S)
            partial = stream.partial
            assert (partial and partial.message.content) == came
            if partial is not None:
                assert partial.finish_reason == "cancelled"
            with pytest.raises(RequestCancelledError) as caught:
                _ = stream.response
            assert caught.value.partial == partial or partial is not None
            assert asyncio.all_tasks() == {asyncio.current_task()}

    with StandIn(ollama_routes(phase)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("PRV-1", "NFR-3")
def test_cancelling_a_call_that_is_not_streamed_closes_the_connection_at_once() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            task = asyncio.create_task(provider.complete(ask()))
            assert await asyncio.to_thread(server.reached.wait, PATIENCE_S)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await asyncio.to_thread(server.gone.wait, PATIENCE_S)

    with StandIn(ollama_routes(silent)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("PRV-1")
@PHASES
def test_closing_the_stream_from_another_task_ends_the_reader_as_cancelled(phase: Responder, came: str | None) -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            stream = provider.stream(ask())

            async def read() -> None:
                async for _ in stream:
                    pass

            task = asyncio.create_task(read())
            assert await asyncio.to_thread(server.reached.wait, PATIENCE_S)
            if came is not None:
                while stream.partial is None:
                    await asyncio.sleep(0)
            await stream.aclose()
            with pytest.raises(RequestCancelledError) as caught:
                await task
            assert await asyncio.to_thread(server.gone.wait, PATIENCE_S)
            assert (caught.value.partial and caught.value.partial.message.content) == came

    with StandIn(ollama_routes(phase)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("PRV-1")
@PHASES
def test_closing_a_synchronous_stream_from_another_thread_ends_the_reader_as_cancelled(
    phase: Responder, came: str | None
) -> None:
    seen = threading.Event()
    errors: list[ProviderError] = []

    with StandIn(ollama_routes(phase)) as server, nothing_stays(server), sync_ollama(server) as provider:
        stream = provider.stream(ask())

        def read() -> None:
            try:
                for _ in stream:
                    seen.set()
            except ProviderError as error:
                errors.append(error)

        reader = threading.Thread(target=read)
        reader.start()
        assert server.reached.wait(PATIENCE_S)
        if came is not None:
            assert seen.wait(PATIENCE_S)
        stream.close()
        reader.join(PATIENCE_S)
        assert not reader.is_alive()
        assert server.gone.wait(PATIENCE_S)
    assert [type(error) for error in errors] == [RequestCancelledError]
    assert (errors[0].partial and errors[0].partial.message.content) == came


@requirement("PRV-1")
def test_leaving_the_context_in_the_middle_closes_the_connection_and_keeps_what_came() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            async with provider.stream(ask()) as stream:
                async for chunk in stream:
                    assert chunk.text == "Half"
                    break
            assert await asyncio.to_thread(server.gone.wait, PATIENCE_S)
            assert stream.partial is not None
            assert (stream.partial.message.content, stream.partial.finish_reason) == ("Half", "cancelled")
            with pytest.raises(RequestCancelledError) as caught:
                _ = stream.response
            assert caught.value.partial is not None
            with pytest.raises(RequestCancelledError):
                await anext(stream)

    with StandIn(ollama_routes(half)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("PRV-1")
def test_leaving_a_synchronous_context_in_the_middle_closes_the_connection() -> None:
    with StandIn(ollama_routes(half)) as server, nothing_stays(server), sync_ollama(server) as provider:
        with provider.stream(ask()) as stream:
            assert next(iter(stream)).text == "Half"
        assert server.gone.wait(PATIENCE_S)
        assert stream.partial is not None
        assert stream.partial.finish_reason == "cancelled"


@requirement("PRV-1")
def test_nothing_is_sent_before_the_first_chunk_is_asked_for() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            async with provider.stream(ask()):
                pass
            stream = provider.stream(ask())
            await stream.aclose()
            await stream.aclose()
        assert server.requests == []

    with StandIn(ollama_routes(replies(HELLO))) as server:
        asyncio.run(main(server))


@requirement("PRV-1")
def test_the_iterator_of_a_stream_is_its_own_iterator() -> None:
    """A comprehension asks the iterator that it was given for its iterator, as Python 3.13 does."""

    async def main() -> None:
        async with MockProvider(Script(["Hello!"])) as provider, provider.stream(ask()) as stream:
            loop = aiter(aiter(stream))
            assert aiter(loop) is loop
            assert [chunk.text async for chunk in loop if chunk.text] == ["Hello!"]
            with pytest.raises(StreamError, match="has a consumer already"):
                aiter(stream)

    asyncio.run(main())
    with SyncMockProvider(Script(["Hello!"])) as provider, provider.stream(ask()) as stream:
        loop = iter(iter(stream))
        assert iter(loop) is loop
        assert [chunk.text for chunk in loop if chunk.text] == ["Hello!"]
        with pytest.raises(StreamError, match="has a consumer already"):
            iter(stream)


@requirement("PRV-1")
def test_start_waits_for_the_first_chunk_and_leaves_it_for_the_loop() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider, await provider.stream(ask()).start() as stream:
            assert server.paths().count("/api/chat") == 1
            assert "".join([chunk.text or "" async for chunk in stream]) == "Hello!"

    with StandIn(ollama_routes(streams(ndjson(line("Hel")), ndjson(line("lo!"), END)))) as server:
        asyncio.run(main(server))
        with sync_ollama(server) as provider, provider.stream(ask()).start() as stream:
            assert "".join(chunk.text or "" for chunk in stream) == "Hello!"


@requirement("PRV-1")
def test_a_second_consumer_is_refused() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            stream = provider.stream(ask())
            async for _ in stream:
                with pytest.raises(StreamError, match="has a consumer already"):
                    aiter(stream)
            assert stream.response.message.content == "Hello!"
            server.routes["/api/chat"] = silent
            waiting = provider.stream(ask())
            first = asyncio.create_task(anext(waiting))
            assert await asyncio.to_thread(server.reached.wait, PATIENCE_S)
            with pytest.raises(StreamError, match="one consumer"):
                await anext(waiting)
            await waiting.aclose()
            with pytest.raises(RequestCancelledError):
                await first

    with StandIn(ollama_routes(streams(ndjson(line("Hel")), ndjson(line("lo!"), END)))) as server:
        asyncio.run(main(server))
        server.routes["/api/chat"] = streams(ndjson(HELLO))
        with sync_ollama(server) as provider:
            stream = provider.stream(ask())
            assert len(list(stream)) > 0
            with pytest.raises(StreamError, match="has a consumer already"):
                iter(stream)


@requirement("REQ-3")
def test_the_answer_is_there_after_the_end_and_not_before() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            stream = provider.stream(ask())
            with pytest.raises(StreamError, match="not over"):
                _ = stream.response
            assert not stream.partial
            chunks = [chunk async for chunk in stream]
            assert stream.response.message.content == "Hello!"
            assert stream.partial is stream.response
            assert [chunk.is_complete for chunk in chunks] == [False, False, True]
            with pytest.raises(StopAsyncIteration):
                await anext(stream)
            await stream.aclose()
            assert stream.response.finish_reason == "stop"

    with StandIn(ollama_routes(streams(ndjson(line("Hel")), ndjson(line("lo!"), END)))) as server:
        asyncio.run(main(server))


@requirement("PRV-11")
def test_connections_are_used_again() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            for _ in range(3):
                await provider.complete(ask())
                async with provider.stream(ask()) as stream:
                    async for _chunk in stream:
                        pass
            await provider.health()

    async def answer(connection: Connection, request: Request) -> None:
        await (streams(ndjson(HELLO)) if request.json["stream"] else replies(HELLO))(connection, request)

    with StandIn(ollama_routes(answer)) as server:
        asyncio.run(main(server))
        assert server.opened == 1
        with sync_ollama(server) as provider:
            for _ in range(3):
                provider.complete(ask())
                with provider.stream(ask()) as stream:
                    assert len(list(stream)) > 0
        assert server.opened == 2


@requirement("PRV-11")
def test_a_connection_that_the_server_closed_while_idle_is_not_used_again() -> None:
    async def answer_and_close(connection: Connection, request: Request) -> None:
        await connection.reply(HELLO)
        connection.close()
        connection.say()

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            for _ in range(3):
                server.reached.clear()
                assert (await provider.complete(ask())).message.content == "Hello!"
                assert await asyncio.to_thread(server.reached.wait, PATIENCE_S)

    with StandIn(ollama_routes(answer_and_close)) as server:
        asyncio.run(main(server))


@requirement("PRV-11")
def test_a_server_that_does_not_end_its_body_loses_the_connection_and_the_answer_is_there_all_the_same() -> None:
    async def no_end(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.chunk(ndjson(HELLO))
        await connection.gone()

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            async with provider.stream(ask()) as stream:
                async for _ in stream:
                    pass
            assert stream.response.message.content == "Hello!"
            assert await asyncio.to_thread(server.gone.wait, PATIENCE_S)

    with StandIn(ollama_routes(no_end)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("PRV-11")
def test_the_answer_is_read_as_the_consumer_asks_for_it_and_never_piled_up() -> None:
    """The server can send only what fits the network's own buffers while the consumer does not read."""
    sent = 0

    async def flood(connection: Connection, request: Request) -> None:
        nonlocal sent
        await connection.stream()
        while True:  # ends with the connection
            await connection.chunk(ndjson(line("x" * 60_000)))
            sent += 60_000
            connection.say()

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider, provider.stream(ask()) as stream:
            await anext(stream)
            before = -1
            while before != sent:  # until the server is blocked
                before = sent
                await asyncio.to_thread(threading.Event().wait, 0.1)

    with StandIn(ollama_routes(flood)) as server, nothing_stays(server):
        asyncio.run(main(server))
    assert sent < 50_000_000


@requirement("PRV-1")
def test_a_provider_is_closed_twice_and_refuses_calls_afterwards() -> None:
    async def main(server: StandIn) -> None:
        provider = ollama(server)
        await provider.complete(ask())
        await provider.close()
        await provider.close()
        with pytest.raises(ProviderUnavailableError, match="was closed"):
            await provider.complete(ask())
        assert await provider.is_available() is False
        assert (await provider.health()).is_available is False

    with StandIn(ollama_routes(replies(HELLO))) as server:
        with nothing_stays(server):
            asyncio.run(main(server))
        with nothing_stays(server):
            provider = sync_ollama(server)
            provider.complete(ask())
            provider.close()
            provider.close()
            with pytest.raises(ProviderUnavailableError, match="was closed"):
                provider.complete(ask())


@requirement("PRV-1")
def test_closing_the_provider_ends_a_stream_that_runs() -> None:
    async def main(server: StandIn) -> None:
        provider = ollama(server)
        stream = provider.stream(ask())
        await anext(stream)
        waiting = asyncio.create_task(anext(stream))
        await asyncio.sleep(0)
        await provider.close()
        with pytest.raises(ProviderError) as caught:
            await waiting
        assert caught.value.partial is not None
        assert caught.value.partial.message.content == "Half"

    with StandIn(ollama_routes(half)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("NFR-3")
def test_a_stream_that_is_dropped_leaves_nothing_behind() -> None:
    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            stream = provider.stream(ask())
            await anext(stream)
            del stream
            gc.collect()
            assert await asyncio.to_thread(server.gone.wait, PATIENCE_S)

    with StandIn(ollama_routes(half)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("NFR-3")
def test_one_provider_serves_several_event_loops_and_each_closes_its_connections_when_it_ends() -> None:
    with StandIn(ollama_routes(replies(HELLO))) as server:
        provider = ollama(server)
        for _ in range(3):
            with nothing_stays(server):
                assert asyncio.run(provider.complete(ask())).message.content == "Hello!"
        asyncio.run(provider.close())


@requirement("NFR-3", "PRV-11")
def test_two_hundred_streams_at_once_leave_no_connection_task_or_thread_behind() -> None:
    count = 200

    async def answer(connection: Connection, request: Request) -> None:
        await connection.stream()
        await connection.line(line(request.json["messages"][0]["content"]))
        await connection.wait_for_all(count)
        await connection.line(END)
        await connection.end()

    async def one(provider: object, number: int) -> str:
        # A provider of either API.
        async with provider.stream(ask(f"number {number}")) as stream:  # type: ignore[attr-defined]
            async for _ in stream:
                pass
            return str(stream.response.message.content)

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            answers = await asyncio.gather(*(one(provider, number) for number in range(count)))
            assert answers == [f"number {number}" for number in range(count)]
            assert asyncio.all_tasks() == {asyncio.current_task()}

    with StandIn(ollama_routes(answer)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("NFR-3")
def test_two_hundred_streams_cancelled_at_once_leave_nothing_behind() -> None:
    count = 200

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            streams_ = [provider.stream(ask()) for _ in range(count)]

            async def read(stream: object) -> None:
                async for _ in stream:  # type: ignore[attr-defined]  # a provider of either API
                    pass

            tasks = [asyncio.create_task(read(stream)) for stream in streams_]
            while any(stream.partial is None for stream in streams_):
                await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert {type(result) for result in results} == {asyncio.CancelledError}
            assert {stream.partial.finish_reason for stream in streams_ if stream.partial} == {"cancelled"}
            assert asyncio.all_tasks() == {asyncio.current_task()}

    with StandIn(ollama_routes(half)) as server, nothing_stays(server):
        asyncio.run(main(server))


@requirement("NFR-3")
def test_many_threads_use_one_synchronous_provider() -> None:
    answers: list[str] = []

    async def answer(connection: Connection, request: Request) -> None:
        await streams(ndjson(line(request.json["messages"][0]["content"]), END))(connection, request)

    with StandIn(ollama_routes(answer)) as server, nothing_stays(server), sync_ollama(server) as provider:

        def work(number: int) -> None:
            with provider.stream(ask(f"number {number}")) as stream:
                for _ in stream:
                    pass
                answers.append(str(stream.response.message.content))

        threads = [threading.Thread(target=work, args=(number,)) for number in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE_S)
    assert sorted(answers) == sorted(f"number {number}" for number in range(40))
