"""How a provider is asked: how many calls at a time, at what pace, and what is tried again. No test waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from turnwire_schema.v1.batch import BatchError
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.batch.samples import request
from tests.batch.server import EchoServer, provider_at
from tests.providers.standin import CHAT, Connection, Request, StandIn, completion
from tests.requirements import requirement
from turnwire import MockProvider, OpenAICompatibleProvider, PoolProvider, ProviderResponseError, ProviderTimeoutError
from turnwire.batch.answers import answer_all
from turnwire.batch.request_formats import Question
from turnwire.batch.requests import Asker, BatchSettings, Pace, Progress, each
from turnwire.core.errors import ProviderError
from turnwire.providers.calls import waiting
from turnwire.providers.calls.retry import RetryPolicy


class Clock:
    """A clock that waits by being set."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waits: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(round(seconds, 6))
        self.now += seconds


def question(text: str = "hello") -> Question:
    return Question("a", 1, "0" * 32, request=ChatRequest.from_dict(request(text)))


def tried(clock: Clock, settings: BatchSettings, *answers: Any, times: int = 1) -> tuple[list[Any], Progress, int]:
    """(what became of `times` questions one after the other, the progress, how many calls there were)"""
    provider = MockProvider(answers)
    progress = Progress()
    pace = Pace(settings.rate, clock=clock, sleep=clock.sleep)
    asker = Asker(provider, settings, progress, pace=pace, sleep=clock.sleep)

    async def main() -> list[Any]:
        return [await asker.ask(question()) for _ in range(times)]

    found = asyncio.run(main())
    return found, progress, len(provider.calls)


def limited(seconds: float | None) -> ProviderError:
    return ProviderResponseError(
        "slow down", category="rate_limited", status=429, retryable=True, retry_after_s=seconds
    )


STEADY = RetryPolicy(attempts=3, first_delay=1.0, jitter=0.0, longest_delay=600.0)


@requirement("CLI-2", "PRV-6")
def test_a_call_that_may_succeed_later_is_tried_again_after_the_wait_that_was_asked() -> None:
    clock = Clock()
    found, progress, calls = tried(clock, BatchSettings(retry=STEADY), limited(30.0), limited(None), "hi")
    assert isinstance(found[0], ChatResponse)
    assert (calls, progress.retries, clock.waits) == (3, 2, [30.0, 2.0])


@requirement("CLI-2", "PRV-6")
def test_what_a_server_asks_to_wait_holds_every_call_back() -> None:
    clock = Clock()
    settings = BatchSettings(retry=RetryPolicy(attempts=1))
    found, progress, calls = tried(clock, settings, limited(20.0), "hi", times=2)
    assert isinstance(found[0], BatchError)
    assert isinstance(found[1], ChatResponse)
    assert (calls, progress.retries, clock.waits) == (2, 0, [20.0])


def test_a_wait_that_is_too_long_is_not_waited() -> None:
    clock = Clock()
    found, _, calls = tried(clock, BatchSettings(retry=STEADY), limited(601.0), "hi")
    assert (found[0].info.retry_after_s, calls, clock.waits) == (601.0, 1, [])


def test_a_call_that_cannot_succeed_later_is_not_tried_again() -> None:
    clock = Clock()
    found, _, calls = tried(clock, BatchSettings(retry=STEADY), ProviderTimeoutError("too late", limit_s=1.0), "hi")
    assert (found[0].kind, found[0].info.code, calls, clock.waits) == ("provider", "ACODE-MDL-002", 1, [])


@requirement("CLI-2")
def test_no_more_calls_begin_in_a_second_than_the_rate_allows() -> None:
    clock = Clock()
    tried(clock, BatchSettings(rate=4.0), "hi", times=6)
    assert clock.waits == [0.25] * 5


@requirement("CLI-2")
@pytest.mark.parametrize("at_once", [1, 3, 16])
def test_as_many_are_at_work_at_a_time_as_was_said_with_the_answers_that_nobody_took_yet(at_once: int) -> None:
    """So a kill takes no more answers away than calls may be open: what was taken is written."""
    open_now = most = taken = 0

    def items() -> Iterator[int | None]:
        nonlocal taken
        for number in range(200):
            taken += 1
            yield number
            if number > 100 and number % 10 == 0:
                yield None

    async def work(number: int) -> int:
        nonlocal open_now, most
        open_now += 1
        most = max(most, open_now)
        await asyncio.sleep(0)
        open_now -= 1
        return -number

    async def main() -> list[tuple[int, int]]:
        found = []
        async for pair in each(items(), work, at_once=at_once, progress=Progress()):
            assert taken - len(found) <= at_once
            found.append(pair)
        return found

    found = asyncio.run(main())
    assert sorted(found) == [(number, -number) for number in range(200)]
    assert most == at_once


def test_a_fault_of_our_own_is_raised_and_nothing_goes_on_behind_it() -> None:
    async def main() -> set[asyncio.Task[Any]]:
        async def work(number: int) -> int:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            async for _ in each(iter(range(10)), work, at_once=4, progress=Progress()):
                pass
        return asyncio.all_tasks() - {asyncio.current_task()}  # type: ignore[arg-type]  # there is one

    assert asyncio.run(main()) == set()


@requirement("CLI-2", "PRV-6")
def test_a_server_is_asked_over_http_and_refusals_are_waited_out() -> None:
    async def main(url: str) -> list[Any]:
        async with provider_at(url) as provider:
            requests = [ChatRequest.from_dict(request(f"{number}")) for number in range(12)]
            settings = BatchSettings(concurrency=3, retry=RetryPolicy(attempts=5, first_delay=0.0))
            return [answer async for answer in answer_all(provider, requests, settings)]

    with EchoServer(refusals=3) as server:
        found = asyncio.run(main(server.url))
    texts = {answer.id: answer.response.message.text for answer in found}
    assert texts == {f"line-{number + 1}": f"you: {number}" for number in range(12)}
    assert server.asked == {str(number): 1 for number in range(12)}
    assert server.most_at_once <= 3


@requirement("SCL-2")
def test_a_batch_over_a_pool_loses_nothing_while_all_servers_say_to_come_back_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def refuses_each_question_twice(connection: Connection, request: Request) -> None:
        text = str(request.json["messages"][-1]["content"])
        asked.append(text)
        if asked.count(text) <= 2:
            await connection.reply({"error": {"message": "busy"}}, 429, Retry_After="1")
        else:
            await connection.reply(completion(f"you: {text}"))

    now_ns = [0]
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        now_ns[0] += round(seconds * 1e9)

    async def wait(_: object, seconds: float) -> None:
        await sleep(seconds)

    monkeypatch.setattr(waiting.Signal, "wait", wait)

    async def main(*urls: str) -> list[Any]:
        servers = [
            OpenAICompatibleProvider(name, ProviderConfig(type="openai-compatible", endpoint=url))
            for name, url in zip("ab", urls, strict=True)
        ]
        settings = BatchSettings(concurrency=1, retry=RetryPolicy(attempts=8, first_delay=0.0))
        async with PoolProvider("gpu", servers, rate=1, clock=lambda: now_ns[0]) as pool:
            asker = Asker(pool, settings, Progress(), pace=Pace(None), sleep=sleep)
            found = [await asker.ask(question(f"{number}")) for number in range(6)]
            routed = pool.pool.routed if pool.pool is not None else {}
        return [found, sum(routed.values())]

    with StandIn({CHAT: refuses_each_question_twice}) as one, StandIn({CHAT: refuses_each_question_twice}) as other:
        found, calls = asyncio.run(main(one.url, other.url))
    assert [each.message.text for each in found] == [f"you: {number}" for number in range(6)]
    assert {text: asked.count(text) for text in asked} == {str(number): 3 for number in range(6)}
    assert (calls, waits) == (18, [1.0] * 11)
