"""Access checks and limits of the gateway, each at the last value that passes and the first that does not."""

from __future__ import annotations

from itertools import count
from typing import Any

import anyio
import anyio.lowlevel
import httpx
import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.requirements import requirement
from turnwire.gateway.app import Gateway
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.active_responses import Slots
from turnwire.gateway.metrics import Metrics
from turnwire.gateway.settings import ClientKey, GatewaySettings
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.registry import ProviderRegistry
from turnwire.providers.secrets import Secret

CHAT: dict[str, Any] = {"model": "mock", "messages": [{"role": "user", "content": "x"}]}


def asked(settings: GatewaySettings, *, headers: Any = None, body: Any = CHAT) -> tuple[int, str]:
    """Status and text of the answer to a chat request."""

    async def main() -> tuple[int, str]:
        registry = ProviderRegistry()
        registry.register(MockProvider())
        transport = httpx.ASGITransport(app=Gateway(registry, settings))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            answer = await http.post("/v1/chat/completions", json=body, headers=headers)
            return answer.status_code, answer.text

    return anyio.run(main)


@requirement("PRV-9")
@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:65535", 200),
        ("127.0.0.1:65536", 403),
        ("127.0.0.1:", 200),
        ("127.0.0.1:0", 200),
        ("127.0.0.1:000001", 403),
        ("localhost.", 200),
        ("localhost..", 403),
        ("[::1]", 200),
        ("::1", 403),
        ("[::ffff:127.0.0.1]", 403),
        ("[127.0.0.1]", 403),
        ("user@127.0.0.1", 403),
        ("127.0.0.1/", 403),
    ],
)
def test_a_host_header_is_a_name_of_this_machine_and_perhaps_a_port(host: str, status: int) -> None:
    assert asked(GatewaySettings(), headers={"host": host})[0] == status


@requirement("PRV-9")
@pytest.mark.parametrize("hosts", [("127.0.0.1", "evil.example"), ("evil.example", "127.0.0.1"), ("127.0.0.1",) * 2])
def test_two_host_headers_are_refused(hosts: tuple[str, ...]) -> None:
    assert asked(GatewaySettings(), headers=[("host", host) for host in hosts])[0] == 403


@requirement("PRV-9")
def test_a_request_without_a_host_header_is_refused() -> None:
    async def main() -> list[Any]:
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "http_version": "1.0", "method": "GET", "path": "/health", "query_string": b""}
        await Gateway(ProviderRegistry(), GatewaySettings())({**scope, "headers": []}, receive, send)
        return sent

    assert anyio.run(main)[0]["status"] == 403


@requirement("PRV-9")
@pytest.mark.parametrize(
    ("names", "says"), [((), "this is not the gateway's key"), (("bob",), "this is not one of the gateway's keys")]
)
def test_a_wrong_key_is_refused_with_how_many_there_are(names: tuple[str, ...], says: str) -> None:
    keys = tuple(ClientKey(key=Secret(f"tw-5f1c0e9a7b-{name}"), name=name) for name in names)
    status, text = asked(GatewaySettings(key=Secret("tw-5f1c0e9a7b"), keys=keys), headers={"x-api-key": "wrong"})
    assert (status, f'"{says}' in text) == (401, True)


def nested(levels: int, count: int) -> dict[str, Any]:
    """A request with `count` tools inside lists of tools, which are `levels` levels deep."""
    tools: list[dict[str, Any]] = [{"name": f"t{number}"} for number in range(count)]
    for _ in range(levels - 1):
        tools = [{"tools": tools}]
    return {**CHAT, "tools": tools}


@requirement("NFR-3")
@pytest.mark.parametrize(("levels", "count", "refused"), [(1, 2, False), (1, 3, True), (2, 3, True), (3, 3, True)])
def test_tools_count_on_three_levels(levels: int, count: int, refused: bool) -> None:
    status, text = asked(GatewaySettings(tool_limit=2), body=nested(levels, count))
    assert ("3 are over the limit of 2 tools (--max-tools)" in text, status == 413) == (refused, refused)


@requirement("NFR-3")
def test_tools_on_deeper_levels_count_as_the_one_that_holds_them() -> None:
    status, text = asked(GatewaySettings(tool_limit=2), body=nested(4, 3))
    assert ("--max-tools" in text, status == 413) == (False, False)


@requirement("NFR-3")
@pytest.mark.parametrize(("limit", "refused"), [(5, False), (4, True)])
def test_levels_are_counted_behind_lists_that_have_ended(limit: int, refused: bool) -> None:
    body = {**CHAT, "more": [[], [], {}, [[[0]]]]}
    status, text = asked(GatewaySettings(depth_limit=limit), body=body)
    assert ("over the limit of 4 levels (--max-depth)" in text, status == 413) == (refused, refused)


@requirement("NFR-3")
@pytest.mark.parametrize(("limit", "refused"), [(13, False), (12, True)])
def test_every_value_of_a_body_counts(limit: int, refused: bool) -> None:
    body = {**CHAT, "more": [1, [2, 3], {"a": 4}]}
    status, text = asked(GatewaySettings(value_limit=limit), body=body)
    assert ("over the limit of 12 JSON values (--max-values)" in text, status == 413) == (refused, refused)


@requirement("NFR-3")
@pytest.mark.parametrize(
    ("settings", "body", "words"),
    [
        (GatewaySettings(depth_limit=4), [[[[[0]]]]], "4 levels (--max-depth)"),
        (GatewaySettings(value_limit=4), {"a": [{"b": [1]}]}, "4 JSON values (--max-values)"),
        (GatewaySettings(value_limit=4), [[], [[]]], "4 JSON values (--max-values)"),
    ],
)
def test_a_body_of_brackets_alone_is_counted_whatever_it_is(settings: GatewaySettings, body: Any, words: str) -> None:
    status, text = asked(settings, body=body)
    assert (status, f"over the limit of {words}" in text) == (413, True)


@requirement("NFR-3")
@pytest.mark.parametrize(("limit", "refused"), [(3, False), (2, True)])
def test_as_many_messages_as_the_limit_pass(limit: int, refused: bool) -> None:
    status, text = asked(GatewaySettings(message_limit=limit), body={**CHAT, "messages": CHAT["messages"] * 3})
    assert ("3 are over the limit of 2 messages (--max-messages)" in text, status == 413) == (refused, refused)


@requirement("NFR-3")
@pytest.mark.parametrize("most", [1, 300])
def test_one_more_answer_at_the_same_time_than_the_limit_is_refused(most: int) -> None:
    async def main() -> None:
        release, calls, statuses = anyio.Event(), count(1), list[int]()

        class Waiting(MockProvider):
            async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> ChatResponse:
                if next(calls) > most:
                    release.set()  # the limit does not hold
                await release.wait()
                return await super().complete(request, timeout=timeout)

        async def ask(http: httpx.AsyncClient) -> None:
            statuses.append((await http.post("/v1/chat/completions", json=CHAT)).status_code)
            release.set()  # the first answer is the refusal

        registry = ProviderRegistry()
        registry.register(Waiting())
        transport = httpx.ASGITransport(app=Gateway(registry, GatewaySettings(concurrency=most)))
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http,
            anyio.create_task_group() as group,
        ):
            for _ in range(most + 1):
                group.start_soon(ask, http)
        assert statuses == [503] + [200] * most

    anyio.run(main)


@requirement("NFR-3")
def test_brackets_in_a_text_that_is_longer_than_one_look_at_the_body_are_no_levels() -> None:
    assert asked(GatewaySettings(), body={**CHAT, "user": "x" * 300_000 + "[" * 200})[0] == 200


@requirement("NFR-3")
@pytest.mark.parametrize("key", [None, ClientKey(key=Secret("x" * 32), name="alice", concurrency=1)])
def test_an_answer_that_is_sent_and_about_to_end_makes_room_for_the_next_one(key: ClientKey | None) -> None:
    async def main() -> None:
        slots = Slots(1 if key is None else 2, Metrics())

        async def ends() -> None:
            with slots.taken(key):
                await anyio.lowlevel.checkpoint()
                await anyio.lowlevel.checkpoint()

        async with anyio.create_task_group() as group:
            group.start_soon(ends)
            await anyio.lowlevel.checkpoint()
            with pytest.raises(Refusal), slots.taken(key):
                pass
            await slots.settle(key)
            with slots.taken(key):
                pass

    anyio.run(main)
