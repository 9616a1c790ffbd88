"""Pools at the gateway, over real sockets: drained, counted, refused when full, and named in the log."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx

from turnwire_schema.v1.config import ProviderConfig

from tests.gateway.dialects import Dialect, every_dialect, until_cut
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import until
from tests.providers.standin import CHAT, Connection, Request, StandIn, completion, delta, sse
from tests.requirements import requirement
from turnwire import OpenAICompatibleProvider, PoolProvider
from turnwire.gateway.pools import pools, set_member_state
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.calls.pool_members import Visit
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

MODELS = "/v1/models"


async def _models(connection: Connection, request: Request) -> None:
    await connection.reply({"object": "list", "data": [{"id": "m", "object": "model"}]})


async def _answers(connection: Connection, request: Request) -> None:
    await connection.reply(completion("Hi"))


async def _answers_on_word(connection: Connection, request: Request) -> None:
    await connection.stream("text/event-stream")
    await connection.chunk(sse(delta("Hel"), done=False))
    connection.say()
    await connection.wait()
    await connection.chunk(sse(delta("lo", finish="stop")))
    await connection.end()


@contextmanager
def pooled(*responders: Any, settings: GatewaySettings | None = None, **options: Any) -> Iterator[Pooled]:
    """A gateway in front of a pool of stand-in servers that answer so."""
    with ExitStack() as opened:
        servers = [opened.enter_context(StandIn({CHAT: each, MODELS: _models})) for each in responders]
        members = [
            OpenAICompatibleProvider(f"m{at}", ProviderConfig(type="openai-compatible", endpoint=each.url))
            for at, each in enumerate(servers)
        ]
        gateway = opened.enter_context(run_gateway(PoolProvider("gpu", members, **options), settings))
        yield Pooled(gateway, servers)


class Pooled:
    """A gateway, and the servers behind its pool."""

    def __init__(self, gateway: RunningGateway, servers: list[StandIn]) -> None:
        self.gateway = gateway
        self.servers = servers
        self.pool = pools(gateway.gateway.services.registry)["gpu"]

    @property
    def asked(self) -> list[int]:
        """How many calls came to each server."""
        return [server.paths().count(CHAT) for server in self.servers]


def body(text: str, **more: Any) -> dict[str, Any]:
    """A question in the dialect of Chat Completions."""
    return {"model": "m", "messages": [{"role": "user", "content": text}], **more}


def change(client: httpx.Client, member: str, state: str) -> httpx.Response:
    """Ask for another state of a member."""
    return client.post(f"/pools/gpu/members/{member}", json={"state": state})


@requirement("SCL-1")
def test_a_drained_member_gets_no_new_calls_and_its_running_stream_ends_in_full() -> None:
    with pooled(_answers_on_word, _answers_on_word) as running, running.gateway.client() as client:
        with client.stream("POST", CHAT, json=body("first", stream=True)) as stream:
            until(lambda: any(server.reached.is_set() for server in running.servers))
            busy = running.asked.index(1)
            answer = change(client, f"m{busy}", "draining")
            assert answer.json()["members"][f"m{busy}"] == {
                "state": "draining",
                "available": False,
                "calls": 1,
                "waiting": 0,
            }
            for server in running.servers:
                server.routes[CHAT] = _answers
            for number in range(4):
                assert client.post(CHAT, json=body(f"question {number}")).status_code == 200
            assert running.asked[busy] == 1
            running.servers[busy].word.set()
            assert "lo" in stream.read().decode()
        until(lambda: running.pool.states()[busy].calls == 0)
        assert change(client, f"m{busy}", "active").json()["members"][f"m{busy}"]["available"] is True


@requirement("SCL-1")
@every_dialect
def test_a_full_pool_says_in_every_dialect_when_to_come_back(client: Dialect) -> None:
    pool = PoolProvider("gpu", [MockProvider(provider_id="m0")], concurrency=1, queue=1)
    with run_gateway(pool) as running:
        members = pools(running.gateway.services.registry)["gpu"]
        for _ in range(2):
            members.enter(Visit())
        with running.client() as http:
            answers = [client.ask(http, stream=stream) for stream in (False, True)]
        lines = running.wait_for_log(2)
    overloaded = 529 if client.dialect == "anthropic" else 503
    assert [(each.status_code, each.headers.get("retry-after")) for each in answers] == [(overloaded, "2")] * 2
    assert {client.error_of(each) for each in answers} == {
        "provider gpu: every member of the pool is busy, with 1 call waiting"
    }
    assert [(line["error_category"], line.get("member")) for line in lines] == [("overloaded", None)] * 2


@requirement("SCL-1")
def test_the_log_names_the_member_that_answered() -> None:
    with pooled(_answers, _answers) as running:
        with running.gateway.client() as client:
            client.post(CHAT, json=body("one"))
        line = running.gateway.wait_for_log(1)[0]
        assert (line["provider"], line["member"]) == ("gpu", f"m{running.asked.index(1)}")


@requirement("SCL-1")
def test_metrics_count_calls_waits_and_refusals_of_each_member() -> None:
    with pooled(_answers, concurrency=1, queue=1) as running, running.gateway.client() as client:
        assert client.post(CHAT, json=body("one")).status_code == 200
        first, second = Visit(), Visit()
        running.pool.enter(first)
        running.pool.enter(second)
        assert client.post(CHAT, json=body("two")).status_code == 503
        running.pool.set_state("m0", "draining")
        text = client.get("/metrics").text
    assert [line for line in text.splitlines() if line.startswith("turnwire_pool_")] == [
        'turnwire_pool_calls{pool="gpu",endpoint="m0"} 1',
        'turnwire_pool_waiting{pool="gpu",endpoint="any"} 0',
        'turnwire_pool_waiting{pool="gpu",endpoint="m0"} 0',
        'turnwire_pool_endpoint_available{pool="gpu",endpoint="m0"} 0',
        'turnwire_pool_routed_total{pool="gpu",endpoint="m0",reason="least_busy"} 2',
        'turnwire_pool_refused_total{pool="gpu"} 2',
    ]


@requirement("SCL-1")
def test_pools_are_listed_and_a_gateway_without_one_has_none(gateway: RunningGateway) -> None:
    with gateway.client() as client:
        assert client.get("/pools").json() == {"pools": {}}
        assert "turnwire_pool_" not in client.get("/metrics").text
    member = {"state": "active", "available": True, "calls": 0, "waiting": 0}
    with pooled(_answers, _answers) as running, running.gateway.client() as client:
        expected = {"members": {"m0": member, "m1": member}, "waiting": 0}
        assert client.get("/pools").json() == {"pools": {"gpu": expected}}
        running.pool.enter(visit := Visit())
        running.pool.failed(visit, 30.0)
        failed = client.get("/pools").json()["pools"]["gpu"]["members"][visit.tried[0]]
        assert (failed["available"], failed["cools_for_s"] > 0) == (False, True)


@requirement("SCL-1")
def test_what_is_no_pool_no_member_or_no_state_is_refused() -> None:
    with pooled(_answers) as running, running.gateway.client() as client:
        refused = [
            client.post("/pools/other/members/m0", json={"state": "draining"}),
            change(client, "m9", "draining"),
            change(client, "m0", "gone"),
            client.post("/pools/gpu/members/m0", json={}),
        ]
        assert [(each.status_code, each.json()["error"]["message"]) for each in refused] == [
            (404, "there is no pool of that id; GET /pools lists what there is"),
            (404, "gpu has no member of that id; its members are m0"),
            (400, 'state: the value must be one of "active", "draining"'),
            (400, "the property 'state' is missing"),
        ]
        assert running.pool.states()[0].state == "active"


@requirement("SCL-1", "PRV-7")
def test_only_who_has_a_key_sees_and_drains_pools() -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, key=Secret("secret-key-1"))
    with pooled(_answers, settings=settings) as running, running.gateway.client() as client:
        assert [client.get("/pools").status_code, change(client, "m0", "draining").status_code] == [401, 401]
        client.headers["authorization"] = "Bearer secret-key-1"
        assert [client.get("/pools").status_code, change(client, "m0", "draining").status_code] == [200, 200]


@requirement("SCL-1")
def test_a_server_that_dies_in_mid_answer_breaks_that_stream_and_the_next_turn_goes_elsewhere() -> None:
    async def dies(connection: Connection, request: Request) -> None:
        await connection.stream("text/event-stream")
        await connection.chunk(sse(delta("Hel"), done=False))
        connection.reset()

    with pooled(dies, dies) as running, running.gateway.client() as client:
        with client.stream("POST", CHAT, json=body("one", stream=True)) as stream:
            came = until_cut(stream.iter_raw())
        assert b"Hel" in came
        assert b'"error"' in came
        dead = running.asked.index(1)
        for server in running.servers:
            server.routes[CHAT] = _answers
        assert client.post(CHAT, json=body("one")).json()["choices"][0]["message"]["content"] == "Hi"
        assert running.asked[dead] == 1


@requirement("SCL-1")
def test_many_calls_at_once_are_all_answered_within_the_limits_of_each_member() -> None:
    lock, now, most = threading.Lock(), [0, 0], [0, 0]

    def counting(at: int) -> Any:
        async def respond(connection: Connection, request: Request) -> None:
            with lock:
                now[at] += 1
                most[at] = max(most[at], now[at])
            await connection.wait_shortly()
            with lock:
                now[at] -= 1
            await connection.reply(completion("Hi"))

        return respond

    with pooled(counting(0), counting(1), concurrency=2, queue=64) as running:
        codes: list[int] = []

        def ask_some(who: int) -> None:
            with running.gateway.client() as client:
                codes.extend(client.post(CHAT, json=body(f"{who} {number}")).status_code for number in range(5))

        threads = [threading.Thread(target=ask_some, args=(who,)) for who in range(12)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert (codes, most) == ([200] * 60, [2, 2])
        assert [state.calls for state in running.pool.states()] == [0, 0]


@requirement("SCL-1")
def test_a_change_of_state_is_one_function_of_the_registry() -> None:
    with pooled(_answers) as running:
        registry = running.gateway.gateway.services.registry
        assert set_member_state(registry, "gpu", "m0", "draining").states()[0].state == "draining"
