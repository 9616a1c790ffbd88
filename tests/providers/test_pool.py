"""A pool as a provider: who answers, what happens when a server fails, and how long a call waits; in every mode."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from turnwire_schema.v1.audit import AuditEvent, InferenceCompleted, ProviderFallback
from turnwire_schema.v1.config import ModelProviders, PoolMemberConfig, ProviderConfig
from turnwire_schema.v1.provider import ModelInfo

from tests.cases import for_each
from tests.patience import PATIENCE_S, until
from tests.providers.modes import call, every_mode, every_stream
from tests.providers.standin import CHAT, Connection, Request, StandIn, ask, delta, sse
from tests.requirements import requirement
from turnwire import ChatRequest, ModelProvider, OpenAICompatibleProvider, SyncOpenAICompatibleProvider
from turnwire.codecs.requests.prompt_prefix import prefix_digests
from turnwire.config import parse_config
from turnwire.core.errors import (
    ConfigurationError,
    ModelNotFoundError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    RequestCancelledError,
    StreamError,
)
from turnwire.providers.calls import blocking, pool_call, waiting
from turnwire.providers.calls.composite import pool_of
from turnwire.providers.calls.pool_members import SHARED, Visit
from turnwire.providers.factory import make_configured, make_provider, make_registry
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.kinds.pool import PoolProvider, common
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.factory import make_sync_registry
from turnwire.providers.sync.mock import SyncMockProvider
from turnwire.providers.sync.pool import SyncPoolProvider

REFUSED = ProviderUnavailableError("refused", retryable=True)


class Ledger:
    """Keeps every event."""

    def __init__(self) -> None:
        self.events: list[AuditEvent] = []

    def emit(self, event: AuditEvent) -> None:
        self.events.append(event)


def pooled(mode: str, *answers: Any, names: str = "ab", **settings: Any) -> Any:
    """A pool of mock providers that answer from one script, for the twin that `mode` wants."""
    script, sink = Script(answers), settings.get("sink")
    if mode.startswith("sync"):
        twins = [SyncMockProvider(script, provider_id=name, sink=sink) for name in names]
        return SyncPoolProvider("gpu", twins, **settings)
    return PoolProvider("gpu", [MockProvider(script, provider_id=name, sink=sink) for name in names], **settings)


def served(mode: str, servers: dict[str, StandIn], **settings: Any) -> Any:
    """A pool of providers that call these servers."""
    configs = {name: ProviderConfig(type="openai-compatible", endpoint=each.url) for name, each in servers.items()}
    if mode.startswith("sync"):
        twins = [SyncOpenAICompatibleProvider(name, config) for name, config in configs.items()]
        return SyncPoolProvider("gpu", twins, **settings)
    return PoolProvider("gpu", [OpenAICompatibleProvider(*each) for each in configs.items()], **settings)


def calls_of(pool: Any) -> list[tuple[str, bool, int]]:
    """Each member, whether it gets calls, and how many run."""
    members = pool_of(pool)
    assert members is not None
    return [(each.member, each.is_available, each.calls) for each in members.states()]


def use_up_the_pace(pool: Any) -> None:
    """Let a call begin and end at one member."""
    members, visit = pool_of(pool), Visit()
    assert members is not None
    members.enter(visit)
    members.leave(visit)


def who(answer: Any) -> str:
    """The member that gave an answer."""
    return str(answer.diagnostics[0].extras["provider_id"])


@requirement("SCL-1")
@every_mode
def test_an_answer_says_which_member_gave_it_and_why(mode: str) -> None:
    outcome = call(mode, pooled(mode, "Hi", names="a"), ask())
    assert [each.to_dict() for each in outcome.answer.diagnostics] == [
        {
            "id": "pool",
            "what": "a of the pool gpu answered (least_busy)",
            "extras": {"provider_id": "a", "reason": "least_busy"},
        }
    ]


@requirement("SCL-1", "SCL-2")
@every_mode
def test_a_call_waits_for_the_next_moment_of_its_members_pace(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [0.0]
    waits_s: list[float] = []

    def turn(seconds: float) -> None:
        waits_s.append(seconds)
        now_s[0] += seconds

    async def turn_async(_: object, seconds: float) -> None:
        turn(seconds)

    monkeypatch.setattr(waiting.Signal, "wait", turn_async)
    monkeypatch.setattr(blocking.Signal, "wait", lambda _, seconds: turn(seconds))
    limits = [PoolMemberConfig(provider="a", rate=0.5)]
    pool = pooled(mode, "Hi", names="a", rate=4, limits=limits, clock=lambda: round(now_s[0] * 1e9))
    use_up_the_pace(pool)
    assert (call(mode, pool, ask()).answer.message.content, waits_s) == ("Hi", [2.0])


@requirement("SCL-1", "SCL-2")
@every_mode
def test_a_call_gives_up_before_a_moment_that_is_too_far_away(mode: str) -> None:
    pool = pooled(mode, "Hi", names="a", rate=0.001, queue_timeout=0.01)
    use_up_the_pace(pool)
    error = call(mode, pool, ask()).error
    assert isinstance(error, ProviderUnavailableError)
    assert (error.info.status, error.info.retry_after_s, "within 0.01 s" in error.info.message) == (503, 60.0, True)


@requirement("SCL-2")
def test_calls_of_many_tasks_pass_a_paced_pool_one_after_another() -> None:
    async def run() -> list[str]:
        limits = [PoolMemberConfig(provider="a", rate=500), PoolMemberConfig(provider="b", rate=1000, concurrency=1)]
        pool = pooled("async", *["Hi"] * 60, limits=limits)
        return [
            who(each)
            for each in await asyncio.gather(*(pool.complete(ask(f"question {number}")) for number in range(60)))
        ]

    found = asyncio.run(run())
    assert (len(found), set(found)) == (60, {"a", "b"})


@requirement("SCL-2")
def test_calls_of_many_threads_pass_a_paced_pool_one_after_another() -> None:
    pool = pooled("sync", *["Hi"] * 60, limits=[PoolMemberConfig(provider="a", rate=500)], rate=1000)
    with ThreadPoolExecutor(12) as threads:
        found = [who(each) for each in threads.map(lambda number: pool.complete(ask(f"question {number}")), range(60))]
    assert (len(found), set(found)) == (60, {"a", "b"})


@requirement("SCL-2")
def test_limits_of_members_come_from_the_configuration() -> None:
    text = """
    model_providers:
      providers:
        a: {type: mock}
        b: {type: mock}
        gpu: {type: pool, members: [a, {provider: b, concurrency: 8, rate: 20}], options: {concurrency: 2, rate: 0.5}}
    """
    config = parse_config(text)
    made: list[Any] = [make_registry(config).get("gpu"), make_sync_registry(config).get("gpu")]
    made.append(make_configured(config, "gpu"))
    pools = [pool_of(each) for each in made]
    assert [[(each.concurrency, each.rate) for each in pool.states()] for pool in pools if pool is not None] == [
        [(2, 0.5), (8, 20)]
    ] * 3


@requirement("SCL-2")
@for_each(
    "options, words",
    [
        ("members: [a, {provider: a, rate: 2}]", "a is a member already; name each once"),
        ("members: [{provider: x, rate: 2}]", "a member must be a provider of this file"),
        ("members: [{provider: a, rate: 0}]", "/members/0"),
    ],
    ids=str,
)
def test_a_wrong_member_with_limits_is_refused(options: str, words: str) -> None:
    text = f"model_providers: {{providers: {{a: {{type: mock}}, gpu: {{type: pool, {options}}}}}}}"
    with pytest.raises(ConfigurationError, match=words):
        parse_config(text)


@requirement("SCL-2")
def test_limits_of_what_is_no_member_and_a_wrong_rate_are_refused() -> None:
    with pytest.raises(ConfigurationError, match="limits: x is no member of the pool; use one of: a, b"):
        pooled("async", limits=[PoolMemberConfig(provider="x", rate=1)])
    config = ProviderConfig(type="pool", members=["a"], options={"rate": "20/s"})
    with pytest.raises(ConfigurationError, match=r"options\.rate: give how many in a second, a number above 0"):
        make_provider(
            "gpu", config, surroundings=Surroundings(providers={"a": MockProvider(Script(), provider_id="a")})
        )


@requirement("SCL-1")
@every_mode
def test_a_call_whose_server_fails_is_answered_by_another_and_the_audit_says_so(mode: str) -> None:
    ledger = Ledger()
    pool = pooled(mode, REFUSED, "Hi", sink=ledger)
    outcome = call(mode, pool, ask())
    assert outcome.answer.message.content == "Hi"
    good = who(outcome.answer)
    bad = "b" if good == "a" else "a"
    assert outcome.answer.diagnostics[0].what == (
        f"{good} of the pool gpu answered (failed_over), {bad} failed with ACODE-MDL-001"
    )
    told = [
        (event.provider_id, getattr(event, "next_provider_id", None))
        for event in ledger.events
        if isinstance(event, (ProviderFallback, InferenceCompleted))
    ]
    assert told == [(bad, good), (good, None)]
    assert calls_of(pool) == [(name, name == good, 0) for name in "ab"]


@requirement("SCL-1")
@every_mode
@for_each(
    "error",
    [
        ModelNotFoundError("no such model", status=404),
        ProviderResponseError("what came is not HTTP", category="protocol"),
        ProviderResponseError("a bad request", status=400),
    ],
    ids=str,
)
def test_an_error_that_is_the_callers_is_raised_and_costs_no_member_its_calls(mode: str, error: Exception) -> None:
    pool = pooled(mode, error, "Hi")
    assert type(call(mode, pool, ask()).error) is type(error)
    assert calls_of(pool) == [("a", True, 0), ("b", True, 0)]


@requirement("SCL-1")
@every_mode
def test_when_all_fail_the_last_error_is_raised_and_names_who_was_asked_before(mode: str) -> None:
    pool = pooled(mode, REFUSED, ProviderResponseError("busy", status=429, retry_after_s=30.0))
    outcome = call(mode, pool, ask())
    assert (type(outcome.error), outcome.error.info.status) == (ProviderResponseError, 429)
    assert len(outcome.error.__notes__) == 1
    assert outcome.error.__notes__[0].endswith("(ACODE-MDL-001)")
    members = pool_of(pool)
    assert members is not None
    assert sorted(round(each.cools_for_s or 0, -1) for each in members.states()) == [10.0, 30.0]


@requirement("SCL-1")
@every_mode
@for_each(
    "error, timeout, is_well",
    [
        (ProviderTimeoutError("no answer began in the caller's time", limit_s=10.0), 10.0, True),
        (ProviderTimeoutError("no connection in the time of the provider", limit_s=5.0), 10.0, False),
        (ProviderTimeoutError("no answer began in a time that is long enough", limit_s=120.0), 120.0, False),
        (ProviderTimeoutError("no answer began in the time of the provider", limit_s=120.0), None, False),
        (ProviderTimeoutError("this process looked late", limit_s=5.0, category="overloaded"), None, True),
    ],
    ids=str,
)
def test_a_time_limit_rests_a_member_unless_it_is_a_short_one_of_the_caller(
    mode: str, error: Exception, timeout: float | None, is_well: bool
) -> None:
    pool = pooled(mode, error, "Hi", clock=lambda: 0)
    outcome = call(mode, pool, ask(), timeout=timeout)
    assert outcome.answer.message.content == "Hi"
    assert calls_of(pool) == [(name, is_well or name == who(outcome.answer), 0) for name in "ab"]


@requirement("SCL-1")
@pytest.mark.parametrize("mode", ["complete", "sync complete"])
def test_a_server_that_dies_inside_a_whole_answer_gets_no_next_turn(mode: str) -> None:
    async def dies(connection: Connection, request: Request) -> None:
        await connection.head(200, {"Content-Type": "application/json", "Content-Length": "1000"}, b'{"choices": [')
        connection.reset()

    with StandIn({CHAT: dies}) as first, StandIn({CHAT: dies}) as second:
        servers = {"a": first, "b": second}
        pool = served(mode, servers)
        error = call(mode, pool, ask()).error
        asked = [name for name, server in servers.items() if server.requests]
    assert (error.info.category, len(asked)) == ("interrupted", 1)
    assert calls_of(pool) == [(name, name not in asked, 0) for name in "ab"]


@requirement("SCL-1", "REQ-3")
@every_stream
def test_a_server_that_dies_in_mid_answer_is_an_error_and_the_next_turn_goes_elsewhere(mode: str) -> None:
    async def dies(connection: Connection, request: Request) -> None:
        await connection.stream("text/event-stream")
        await connection.chunk(sse(delta("Hel"), done=False))
        connection.reset()

    with StandIn({CHAT: dies}) as first, StandIn({CHAT: dies}) as second:
        servers = {"a": first, "b": second}
        pool = served(mode, servers)
        outcome = call(mode, pool, ask())
        asked = [name for name, server in servers.items() if server.requests]
    assert (type(outcome.error), outcome.text, outcome.error.partial.message.content) == (StreamError, "Hel", "Hel")
    assert len(asked) == 1
    assert calls_of(pool) == [(name, name not in asked, 0) for name in "ab"]


@requirement("SCL-1")
@every_mode
def test_a_call_that_gets_no_place_in_time_is_refused(mode: str) -> None:
    pool = pooled(mode, "Hi", names="a", concurrency=1, queue_timeout=0.05)
    members = pool_of(pool)
    assert members is not None
    members.enter(Visit())
    error = call(mode, pool, ask()).error
    assert (type(error), error.info.status, error.info.category) == (ProviderUnavailableError, 503, "overloaded")
    assert error.info.message == "every member of the pool is busy, and no place was free within 0.05 s"
    assert members.waiting_for_any == 0


@requirement("SCL-1")
@every_mode
def test_the_callers_limit_ends_the_wait_for_a_place(mode: str) -> None:
    pool = pooled(mode, "Hi", names="a", concurrency=1, queue_timeout=PATIENCE_S)
    members = pool_of(pool)
    assert members is not None
    members.enter(Visit())
    assert "no place was free within" in call(mode, pool, ask(), timeout=0.05).error.info.message


@requirement("SCL-1")
@every_mode
def test_a_call_that_waits_is_answered_once_a_place_is_free(mode: str) -> None:
    pool = pooled(mode, "Hi", names="a", concurrency=1, queue_timeout=PATIENCE_S)
    members = pool_of(pool)
    assert members is not None
    first = Visit()
    members.enter(first)

    def free_once_it_waits() -> None:
        until(lambda: members.waiting_for_any == 1)
        members.leave(first)

    freeing = threading.Thread(target=free_once_it_waits)
    freeing.start()
    outcome = call(mode, pool, ask())
    freeing.join()
    assert outcome.answer.message.content == "Hi"


@requirement("SCL-1")
@every_mode
def test_a_turn_whose_server_stays_busy_goes_to_another_in_the_end(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_call, "HOME_WAIT_S", 0.05)
    pool = pooled(mode, "Hi", concurrency=1, queue_timeout=PATIENCE_S)
    members = pool_of(pool)
    assert members is not None
    members.enter(running := Visit(prefix_digests(ask())[SHARED:]))
    outcome = call(mode, pool, ask())
    assert (who(outcome.answer) != running.member, outcome.answer.diagnostics[0].extras["reason"]) == (True, "spilled")


@requirement("SCL-1")
def test_a_stream_holds_its_place_until_it_is_closed() -> None:
    async def main() -> None:
        async with pooled("stream", "Hello there, this is long", names="a", concurrency=1) as pool:
            stream = await pool.stream(ask()).start()
            assert calls_of(pool) == [("a", True, 1)]
            waits = asyncio.create_task(pool.complete(ask()))
            while pool.pool.waiting_for_any == 0 and pool.pool.states()[0].waiting == 0:
                await asyncio.sleep(0)
            await stream.aclose()
            assert (await waits).message.content == "Hello there, this is long"
            assert calls_of(pool) == [("a", True, 0)]

    asyncio.run(main())


@requirement("SCL-1")
def test_a_cancelled_call_leaves_the_queue() -> None:
    async def main() -> None:
        async with pooled("complete", "Hi", names="a", concurrency=1) as pool:
            pool.pool.enter(running := Visit())
            waits = asyncio.create_task(pool.complete(ask()))
            while pool.pool.waiting_for_any == 0:
                await asyncio.sleep(0)
            waits.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waits
            assert (pool.pool.waiting_for_any, calls_of(pool)) == (0, [("a", True, 1)])
            pool.pool.leave(running)

    asyncio.run(main())


@requirement("SCL-1")
@pytest.mark.parametrize("mode", ["stream", "sync stream"])
def test_closing_a_stream_that_waits_for_its_place_ends_the_wait(mode: str) -> None:
    async def main() -> None:
        async with pooled("stream", "Hi", names="a", concurrency=1) as pool:
            pool.pool.enter(Visit())
            stream = pool.stream(ask())
            reader = asyncio.create_task(anext(stream))
            while pool.pool.waiting_for_any == 0:
                await asyncio.sleep(0)
            await stream.aclose()
            with pytest.raises(RequestCancelledError):
                await reader

    def threads() -> None:
        with pooled(mode, "Hi", names="a", concurrency=1, queue_timeout=PATIENCE_S) as pool:
            pool.pool.enter(Visit())
            stream = pool.stream(ask())

            def close_once_it_waits() -> None:
                until(lambda: pool.pool.waiting_for_any == 1)
                stream.close()

            closer = threading.Thread(target=close_once_it_waits)
            closer.start()
            with pytest.raises(RequestCancelledError):
                next(stream)
            closer.join()

    threads() if mode.startswith("sync") else asyncio.run(main())


@requirement("SCL-1")
def test_a_stream_that_is_closed_before_it_asks_for_a_place_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with pooled("stream", "Hi", names="a", concurrency=1) as pool:
            loop, begun, goes_on = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

            def digests(request: ChatRequest) -> tuple[bytes, ...]:
                loop.call_soon_threadsafe(begun.set)
                assert goes_on.wait(PATIENCE_S)
                return ()

            monkeypatch.setattr(pool_call, "prefix_digests", digests)
            monkeypatch.setattr(pool_call, "is_large_request", lambda request: True)
            stream = pool.stream(ask())
            reader = asyncio.create_task(anext(stream))
            await begun.wait()
            await stream.aclose()
            goes_on.set()
            with pytest.raises(RequestCancelledError):
                await reader
            assert calls_of(pool) == [("a", True, 0)]

    asyncio.run(main())


@requirement("SCL-1")
def test_a_stream_that_is_closed_just_when_it_got_its_place_gives_it_back() -> None:
    async def main() -> None:
        async with pooled("stream", "Hi", names="a", concurrency=1) as pool:
            pool.pool.enter(running := Visit())
            stream = pool.stream(ask())
            reader = asyncio.create_task(anext(stream))
            while pool.pool.waiting_for_any == 0:
                await asyncio.sleep(0)
            pool.pool.leave(running)
            await stream.aclose()
            with pytest.raises(RequestCancelledError):
                await reader
            assert calls_of(pool) == [("a", True, 0)]

    asyncio.run(main())


@requirement("SCL-1")
@every_mode
def test_a_call_that_waits_gets_a_member_that_may_take_calls_again_while_the_others_stay_busy(mode: str) -> None:
    pool = pooled(mode, "Hi", concurrency=1, queue_timeout=PATIENCE_S, cool_down=0.05)
    members = pool_of(pool)
    assert members is not None
    members.enter(failing := Visit())
    members.enter(Visit())
    failed = failing.member
    members.failed(failing)
    assert who(call(mode, pool, ask()).answer) == failed


@requirement("SCL-1")
def test_closing_the_pool_ends_the_calls_that_wait() -> None:
    async def main() -> None:
        pool = pooled("complete", "Hi", names="a", concurrency=1)
        pool.pool.enter(Visit())
        waits = asyncio.create_task(pool.complete(ask()))
        while pool.pool.waiting_for_any == 0:
            await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(ProviderUnavailableError, match="closed"):
            await waits

    asyncio.run(main())


@requirement("SCL-1")
def test_a_pool_serves_several_event_loops_at_once() -> None:
    pool = PoolProvider("gpu", [MockProvider(["Hi"], provider_id="a")], concurrency=1, queue_timeout=PATIENCE_S)
    found: list[str] = []

    async def main() -> None:
        answers = await asyncio.gather(*(pool.complete(ask(f"question {number}")) for number in range(8)))
        found.extend(str(each.message.content) for each in answers)

    threads = [threading.Thread(target=lambda: asyncio.run(main())) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(PATIENCE_S)
    assert (found, calls_of(pool)) == (["Hi"] * 32, [("a", True, 0)])


@requirement("SCL-1")
@for_each("mode", ["complete", "sync complete"])
def test_other_endpoints_are_asked_of_the_least_busy_member(mode: str) -> None:
    pool = pooled(mode, "Hi")
    is_sync = mode.startswith("sync")
    pool.pool.enter(Visit())
    busy = next(each.member for each in pool.pool.states() if each.calls)

    async def main() -> list[Any]:
        return [
            await pool.embed(["text"], model="m"),
            await pool.rerank("query", ["text"], model="m"),
            await pool.count_tokens("text", model="m"),
            await pool.generate("text", model="m"),
            await pool.detokenize([72], model="m"),
        ]

    def blocking() -> list[Any]:
        return [
            pool.embed(["text"], model="m"),
            pool.rerank("query", ["text"], model="m"),
            pool.count_tokens("text", model="m"),
            pool.generate("text", model="m"),
            pool.detokenize([72], model="m"),
        ]

    assert len(blocking() if is_sync else asyncio.run(main())) == 5
    assert [count for (member, _), count in pool.pool.routed.items() if member != busy] == [5]


@requirement("SCL-1")
def test_a_drained_member_gets_no_new_calls_until_it_is_active_again() -> None:
    pool = PoolProvider("gpu", [MockProvider(["Hi"], provider_id=name) for name in "ab"])

    async def main() -> list[set[str]]:
        found = []
        for name, state in (("a", "draining"), ("a", "active"), ("b", "draining")):
            pool.drain(name, state)  # type: ignore[arg-type]  # one of the two words
            answers = [await pool.complete(ask(f"{name} {state} {number}")) for number in range(12)]
            found.append({who(each) for each in answers})
        return found

    assert asyncio.run(main()) == [{"b"}, {"a", "b"}, {"a"}]


def listing(name: str, *models: str, is_available: bool = True) -> MockProvider:
    """A member with these models."""
    script = Script(models=tuple(ModelInfo(name=model) for model in models), is_available=is_available)
    return MockProvider(script, provider_id=name)


@requirement("SCL-1", "PRV-4")
def test_a_pool_is_as_well_as_its_members_and_names_those_that_are_not() -> None:
    async def main() -> list[Any]:
        pools = [
            PoolProvider("gpu", [listing("a", "m", "n"), listing("b", "m")]),
            PoolProvider("gpu", [listing("a", "m", is_available=False), listing("b", "m")]),
            PoolProvider("gpu", [listing("a", "m", is_available=False)]),
        ]
        return [(await each.health(), await each.is_available()) for each in pools]

    (uneven, _), (half, is_half), (none, is_any) = asyncio.run(main())
    assert [model.name for model in uneven.models] == ["m"]
    assert [each.to_dict() for each in uneven.diagnostics] == [
        {"id": "pool_models", "what": "the members have different models; clients see those that all have"}
    ]
    assert (half.provider_id, half.is_available, is_half) == ("gpu", True, True)
    assert [each.id for each in half.diagnostics] == ["pool_member"]
    assert (none.is_available, is_any, none.error is not None) == (False, False, True)


@requirement("SCL-1")
def test_clients_see_the_models_that_all_members_have() -> None:
    def names(*lists: str) -> str:
        return "".join(each.name for each in common([[ModelInfo(name=name) for name in one] for one in lists]))

    found = [names("abc", "cab"), names("abc", "c"), names("ab", "c"), names("a"), names()]
    assert found == ["abc", "c", "abc", "a", ""]


@requirement("SCL-1")
def test_members_that_cannot_be_asked_for_their_models_are_left_out() -> None:
    def nowhere() -> OpenAICompatibleProvider:
        return OpenAICompatibleProvider("a", ProviderConfig(type="openai-compatible", endpoint="http://127.0.0.1:9"))

    async def main(*members: ModelProvider) -> list[str]:
        async with PoolProvider("gpu", members) as pool:
            return [each.name for each in await pool.models()]

    assert asyncio.run(main(nowhere(), listing("b", "m", "n"))) == ["m", "n"]
    with pytest.raises(ProviderUnavailableError):
        asyncio.run(main(nowhere()))


@requirement("SCL-1")
def test_a_model_is_loaded_by_every_member_that_is_there() -> None:
    loaded: list[str] = []

    class Loading(MockProvider):
        async def load(self, model: str, *, keep_alive: object = None) -> None:
            if self.provider_id == "gone":
                raise ProviderUnavailableError("refused", retryable=True)
            loaded.append(f"{self.provider_id} {model} {keep_alive}")

    async def main(*names: str) -> None:
        await PoolProvider("gpu", [Loading(provider_id=name) for name in names]).load("m", keep_alive=0)

    asyncio.run(main("a", "gone", "b"))
    assert loaded == ["a m 0", "b m 0"]
    with pytest.raises(ProviderUnavailableError):
        asyncio.run(main("gone"))


@requirement("SCL-1", "NFR-3")
def test_the_beginnings_of_a_long_conversation_are_digested_outside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places: list[bool] = []

    def noting(request: ChatRequest) -> tuple[bytes, ...]:
        places.append(threading.current_thread() is threading.main_thread())
        return prefix_digests(request)

    monkeypatch.setattr(pool_call, "prefix_digests", noting)
    for text in ("short", "long " * 100_000):
        call("complete", pooled("complete", "Hi"), ask(text))
    assert places == [True, False]


@requirement("SCL-1")
@for_each(
    "members, words",
    [
        ([], "members: name at least one provider"),
        ("ab", "members: "),
        ([MockProvider(), MockProvider()], "members: two have the id mock; give each its own as the first argument"),
    ],
)
def test_a_pool_of_what_are_no_members_is_refused(members: Any, words: str) -> None:
    with pytest.raises(ConfigurationError, match=words):
        PoolProvider("gpu", members)


@requirement("SCL-1")
@for_each("limit", ["concurrency", "queue"])
def test_a_pool_without_places_is_refused(limit: str) -> None:
    with pytest.raises(ConfigurationError, match=f"{limit}: give a whole number above 0"):
        PoolProvider("gpu", [MockProvider()], **{limit: 0})  # type: ignore[arg-type]  # a name as a variable


CONFIG = """
model_providers:
  providers:
    gpu: {type: pool, members: [first, second], options: {concurrency: 1, queue: 4}, fallback: [{provider: spare}]}
    first: {type: mock, options: {answers: [from the first]}}
    second: {type: mock, options: {answers: [from the second]}}
    spare: {type: mock, options: {answers: [from the spare]}}
"""


@requirement("SCL-1", "CFG-1")
def test_a_configuration_names_the_members_of_a_pool_which_share_their_providers_with_the_registry() -> None:
    section = parse_config(CONFIG)

    async def main() -> None:
        registry = make_registry(section)
        gpu, first = registry.get("gpu"), registry.get("first")
        assert gpu is not None
        assert (gpu.info().type, gpu.info().members, gpu.info().fallback) == ("pool", ("first", "second"), ("spare",))
        assert first in pool_of_providers(gpu)
        members = pool_of(gpu)
        assert members is not None
        for name in members.names:
            members.set_state(name, "draining")
        assert (await gpu.complete(ask())).message.content == "from the spare"
        await registry.close()
        async with make_configured(section, "gpu") as alone:
            assert str((await alone.complete(ask())).message.content).startswith("from the ")

    asyncio.run(main())
    twins = make_sync_registry(section)
    gpu = twins.get("gpu")
    assert gpu is not None
    assert str(gpu.complete(ask()).message.content).startswith("from the ")
    twins.close()


def pool_of_providers(provider: Any) -> list[Any]:
    """The members of a pool behind a fallback."""
    return [*provider._first._providers.values()]


@requirement("SCL-1", "CFG-1")
@for_each(
    "providers, words",
    [
        ("gpu: {type: pool, members: [a, x]}", "members/1: a member must be a provider of this file"),
        ("gpu: {type: pool, members: [gpu]}", "members/0: a member must be a provider of this file that is no pool"),
        ("gpu: {type: pool, members: [two]}, two: {type: pool, members: [a]}", "that is no pool itself; use one of: a"),
        ("gpu: {type: pool, members: [a, a]}", "members/1: a is a member already; name each once"),
        ("gpu: {type: pool}", "members is required here"),
        ("gpu: {type: pool, members: []}", "members: "),
        ("gpu: {type: pool, members: a}", "for example [first, second]"),
        ("gpu: {type: vllm, members: [a]}", "only a provider of type pool has members"),
        ("gpu: {type: pool, members: [a], endpoint: 'http://127.0.0.1:1'}", "write this into its members"),
        ("gpu: {type: pool, members: [a], api_key_env: KEY}", "gpu/api_key_env: a pool calls no server itself"),
        ("gpu: {type: pool, members: [a], timeout: 3}", "gpu/timeout: a pool calls no server itself"),
    ],
)
def test_a_configuration_of_a_pool_that_cannot_be_is_refused_where_it_is_wrong(providers: str, words: str) -> None:
    with pytest.raises(ConfigurationError) as refused:
        parse_config(f"model_providers: {{providers: {{a: {{type: mock}}, {providers}}}}}")
    assert words in refused.value.info.message


@requirement("SCL-1", "CFG-1")
@for_each(
    "options, words",
    [
        ({"concurrency": 0}, "options.concurrency: give a whole number above 0"),
        ({"queue": "long"}, "options.queue: give a whole number above 0"),
        ({"cool_down": -1}, "options.cool_down: give seconds"),
        ({"limit": 3}, "options.limit: not an option of pool; known are: concurrency, cool_down, queue, queue_timeout"),
    ],
)
def test_an_option_of_a_pool_that_is_wrong_is_named(options: dict[str, Any], words: str) -> None:
    providers = {"gpu": {"type": "pool", "members": ["a"], "options": options}, "a": {"type": "mock"}}
    with pytest.raises(ConfigurationError, match=words):
        make_registry(ModelProviders.from_dict({"providers": providers}))


@requirement("SCL-1")
def test_a_pool_alone_is_made_of_providers_that_are_there() -> None:
    config = ProviderConfig(type="pool", members=("a",))
    with pytest.raises(ConfigurationError, match="members: a is not here; make_registry makes a pool with its members"):
        make_provider("gpu", config)
    made = make_provider("gpu", config, surroundings=Surroundings(providers={"a": MockProvider(provider_id="a")}))
    assert made.info().members == ("a",)
