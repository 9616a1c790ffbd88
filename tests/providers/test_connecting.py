"""Connecting under load: our own delay is not the server's, and calls that wait have their turn in order."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import anyio
import httpcore
import pytest

from tests.gateway.dialects import every_dialect
from tests.patience import PATIENCE_S
from tests.providers.modes import call_vllm
from tests.providers.standin import CHAT, Connection, Request, StandIn, ask, completion, replies, vllm
from tests.providers.test_plain_connection import LaterLoop
from tests.providers.test_tls import CERTIFICATE, server_context
from tests.requirements import requirement
from turnwire.codecs.dialects import dialect_named
from turnwire.core.errors import ProviderTimeoutError
from turnwire.gateway.errors import of_provider, wire_error
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.providers.transport.network import GuardedAsyncBackend
from turnwire.providers.transport.pool import PLACES, ConnectQueue


@requirement("PRV-1")
@pytest.mark.parametrize("mode", ["complete", "stream"])
def test_a_connection_that_the_server_accepted_is_used_however_late_we_hear_of_it(mode: str) -> None:
    with StandIn({CHAT: replies(completion())}) as server:
        outcome = call_vllm(mode, server, connect_timeout=1e-9)  # over before the loop looks for the first time
    assert outcome.error is None
    assert outcome.answer.message.content == "Hello!"


@requirement("PRV-6")
def test_a_server_that_accepts_nobody_is_named_as_the_cause() -> None:
    with _full() as server:
        outcome = call_vllm("complete", server, connect_timeout=0.05)
    assert outcome.error.info.message.endswith(": the server accepted no connection within 0.05 s")


@contextmanager
def _full() -> Iterator[StandIn]:
    """A server whose queue of connections is full."""
    with ExitStack() as open_sockets:
        listening = open_sockets.enter_context(socket.socket())
        listening.bind(("127.0.0.1", 0))
        listening.listen(0)
        for _ in range(3):
            filler = open_sockets.enter_context(socket.socket())
            filler.setblocking(False)
            filler.connect_ex(listening.getsockname())
        server = StandIn({})
        server.port = listening.getsockname()[1]
        yield server


@requirement("PRV-6")
def test_when_one_call_finds_that_a_server_accepts_nobody_those_behind_it_do_not_wait_again() -> None:
    async def run(server: StandIn) -> list[Any]:
        async with vllm(server, connect_timeout=0.2) as provider:
            calls = [provider.complete(ask()) for _ in range(4 * PLACES)]
            return await asyncio.gather(*calls, return_exceptions=True)

    with _full() as server:
        errors = asyncio.run(run(server))
    assert {type(error) for error in errors} == {ProviderTimeoutError}
    assert {error.info.limit_s for error in errors} == {0.2}


@requirement("PRV-11")
def test_many_calls_at_once_are_all_answered_over_few_connections_at_a_time() -> None:
    async def run(server: StandIn) -> list[Any]:
        async with vllm(server) as provider:
            return await asyncio.gather(*(provider.complete(ask()) for _ in range(5 * PLACES)))

    with StandIn({CHAT: replies(completion())}) as server:
        answers = asyncio.run(run(server))
    assert {answer.message.content for answer in answers} == {"Hello!"}


@requirement("PRV-11")
def test_places_are_given_in_the_order_of_asking_and_come_back_whatever_happens() -> None:
    async def run() -> None:
        queue = ConnectQueue(2)
        came: list[int] = []
        go = asyncio.Event()
        now = most = 0

        async def connect(number: int) -> None:
            nonlocal now, most
            async with queue.turn():
                came.append(number)
                now += 1
                most = max(most, now)
                try:
                    await go.wait()
                finally:
                    now -= 1
                if number == 3:
                    raise OSError

        tasks = [asyncio.ensure_future(connect(number)) for number in range(8)]
        await asyncio.sleep(0)
        tasks[4].cancel()  # it waits
        tasks[1].cancel()  # it has a place
        await asyncio.sleep(0)
        go.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert came == [0, 1, 2, 3, 5, 6, 7]
        assert most == 2
        assert [type(result) for result in results if result is not None] == [
            *(asyncio.CancelledError, OSError, asyncio.CancelledError)
        ]
        async with queue.turn(), queue.turn():
            pass

    asyncio.run(run())


@requirement("PRV-11")
def test_a_call_that_is_cancelled_when_it_is_given_a_place_passes_it_on() -> None:
    async def run() -> None:
        queue = ConnectQueue(1)
        turns = [queue.turn() for _ in range(3)]
        await turns[0].__aenter__()
        second, third = (asyncio.ensure_future(turn.__aenter__()) for turn in turns[1:])
        await asyncio.sleep(0)
        await turns[0].__aexit__(None, None, None)  # the second has the place, and has not run yet
        second.cancel()
        await asyncio.wait([second, third])
        assert (second.cancelled(), third.done(), third.cancelled()) == (True, True, False)
        await turns[2].__aexit__(None, None, None)

    asyncio.run(run())


@requirement("PRV-1")
def test_an_event_loop_that_looks_late_connects_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = LaterLoop()
    asked: list[float | None] = []
    real = httpcore.AnyIOBackend.connect_tcp

    async def connect(self: Any, host: str, port: int, timeout: float | None = None, *more: Any) -> Any:
        asked.append(timeout)
        if len(asked) == 1:
            loop.ahead += 60.0  # the loop was busy all the time
            raise httpcore.ConnectTimeout
        if len(asked) == 3:
            loop.ahead += 5.0  # it was not
            raise httpcore.ConnectTimeout
        return await real(self, host, port, timeout, *more)

    async def run(port: int) -> None:
        backend = GuardedAsyncBackend(LocalOnly())
        await (await backend.connect_tcp("127.0.0.1", port, 5.0)).aclose()
        with pytest.raises(httpcore.ConnectTimeout):
            await backend.connect_tcp("127.0.0.1", port, 5.0)

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        try:
            loop.run_until_complete(run(listening.getsockname()[1]))
        finally:
            loop.close()
    assert asked == [5.0, 5.0, 5.0]


async def _silent(connection: Connection, request: Request) -> None:
    connection.say()
    await connection.gone()


async def _half(connection: Connection, request: Request) -> None:
    await connection.head(200, {"Content-Type": "application/json", "Content-Length": "1000"})
    await connection.raw(b"{")
    connection.say()
    await connection.gone()


@requirement("PRV-1", "PRV-6")
@pytest.mark.parametrize(
    ("respond", "ahead", "message", "category"),
    [
        (_silent, 31.0, r"no answer began within 30 s", None),
        (_silent, 70.0, r"no answer began within 30 s; this process was busy and noticed it 4\d\.\d s", "overloaded"),
        (_half, 70.0, r"the rest of the answer did not come within 30 s; this process was busy", "interrupted"),
    ],
)  # fmt: skip
def test_a_limit_that_a_busy_event_loop_saw_too_late_is_not_blamed_on_the_server(
    respond: Any, ahead: float, message: str, category: str | None
) -> None:
    loop = LaterLoop()

    async def run(server: StandIn) -> ProviderTimeoutError:
        async with vllm(server, options={"first_byte_timeout": 30, "idle_timeout": 30}) as provider:
            calling = asyncio.ensure_future(provider.complete(ask()))
            await anyio.to_thread.run_sync(server.reached.wait)
            if respond is _half:
                await _read_begun(calling)
            loop.ahead += ahead
            with pytest.raises(ProviderTimeoutError, match=message) as caught:
                await calling
            return caught.value

    with StandIn({CHAT: respond}) as server:
        try:
            error = loop.run_until_complete(run(server))
        finally:
            loop.close()
    assert (error.info.category, error.info.limit_s) == (category, 30.0)


async def _read_begun(calling: asyncio.Future[Any]) -> None:
    """Let the call read what has come; afterwards it waits for the rest."""
    for _ in range(50):
        await asyncio.sleep(0)
    assert not calling.done()


@requirement("PRV-6")
@every_dialect
def test_our_own_delay_is_a_503_and_the_servers_a_504(client: Any) -> None:
    dialect = dialect_named(client.dialect)
    ours = ProviderTimeoutError("late", limit_s=5.0, category="overloaded").info
    theirs = ProviderTimeoutError("late", limit_s=5.0).info
    found = [wire_error(of_provider(info), dialect).status for info in (ours, theirs)]
    assert found == [529 if client.dialect == "anthropic" else 503, 504]


@requirement("PRV-1", "PRV-6")
@pytest.mark.parametrize("tls", [False, True], ids=["plain", "tls"])
def test_a_call_that_has_no_turn_in_time_is_our_own_delay(monkeypatch: pytest.MonkeyPatch, tls: bool) -> None:
    async def run(server: StandIn) -> ProviderTimeoutError:
        fields = {"endpoint": f"https://localhost:{server.port}", "tls": {"ca_file": str(CERTIFICATE)}} if tls else {}
        async with vllm(server, options={"first_byte_timeout": 0.2}, **fields) as provider:
            with pytest.raises(ProviderTimeoutError) as caught:
                await provider.complete(ask())
            return caught.value

    monkeypatch.setattr(ConnectQueue.__init__, "__defaults__", (0,))  # others have every place
    with StandIn({CHAT: replies(completion())}, tls=server_context() if tls else None) as server:
        error = asyncio.run(run(server))
    assert error.info.message.endswith("had no turn for this one; ask for less at once")
    assert (error.info.category, error.info.retryable, error.info.retry_after_s) == ("overloaded", True, 1.0)


@requirement("PRV-1", "PRV-6")
def test_a_server_that_begins_no_tls_is_late_for_those_behind_it_too_unless_we_looked_late() -> None:
    async def run(port: int, ahead: float) -> list[BaseException]:
        backend = GuardedAsyncBackend(LocalOnly())
        context = ssl.create_default_context(cafile=str(CERTIFICATE))
        streams = [await backend.connect_tcp("127.0.0.1", port, PATIENCE_S) for _ in range(PLACES + 2)]
        calls = [asyncio.ensure_future(stream.start_tls(context, "localhost", 0.2)) for stream in streams]
        await asyncio.sleep(0)
        loop.ahead += ahead
        found = await asyncio.gather(*calls, return_exceptions=True)
        return [each for each in found if isinstance(each, BaseException)]

    for ahead, kind in ((0.0, httpcore.ConnectTimeout), (60.0, httpcore.PoolTimeout)):
        loop = LaterLoop()
        with socket.create_server(("127.0.0.1", 0), backlog=PLACES + 2) as listening:
            try:
                failures = loop.run_until_complete(run(listening.getsockname()[1], ahead))
            finally:
                loop.close()
        assert len(failures) == PLACES + 2
        assert {type(failure) for failure in failures[:PLACES]} == {kind}
