"""What is remembered of a provider's health, and what its version says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from turnwire_schema.v1.config import ModelProviders
from turnwire_schema.v1.provider import ProviderHealth

from tests.cases import for_each
from tests.providers.standin import StandIn, ask, ollama, ollama_routes, replies, streams, sync_ollama, vllm
from tests.requirements import requirement
from turnwire.core.errors import ProviderNotFoundError
from turnwire.providers.factory import make_registry
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.kinds.tested_versions import TESTED, judged, order_of
from turnwire.providers.registry import HealthMemory, ProviderRegistry
from turnwire.providers.sync.factory import make_sync_registry
from turnwire.providers.sync.mock import SyncMockProvider
from turnwire.providers.sync.registry import SyncHealthMemory, SyncProviderRegistry


class Clock:
    """Time that the test sets, in seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> int:
        return int(self.now * 1e9)


class Asked(MockProvider):
    """Counts how often it is asked."""

    times = 0

    async def health(self) -> ProviderHealth:
        self.times += 1
        await asyncio.sleep(0)
        return await super().health()


class SyncAsked(SyncMockProvider):
    """Counts how often it is asked."""

    times = 0

    def health(self) -> ProviderHealth:
        self.times += 1
        return super().health()


@requirement("PRV-5")
@pytest.mark.parametrize("twin", ["asynchronous", "synchronous"])
@pytest.mark.parametrize(("interval", "held_s"), [(15.0, 15.0), (0.5, 0.5), (None, 60.0), (0, 60.0)])
def test_a_health_is_asked_again_when_it_is_older_than_the_interval_and_somebody_asks(
    twin: str, interval: float | None, held_s: float
) -> None:
    clock = Clock()
    provider: Any = Asked() if twin == "asynchronous" else SyncAsked()
    kind: Any = HealthMemory if twin == "asynchronous" else SyncHealthMemory
    memory = kind(provider, interval, clock=clock)

    def look() -> int:
        found = asyncio.run(memory.health()) if twin == "asynchronous" else memory.health()
        assert found.is_available
        return int(provider.times)

    counts = [look(), look()]
    clock.now = held_s - 0.001
    counts.append(look())
    clock.now = held_s
    counts.append(look())
    assert counts == [1, 1, 1, 2]


@requirement("PRV-5")
def test_not_available_is_believed_for_three_seconds_at_most() -> None:
    clock, script = Clock(), Script(is_available=False)
    memory = SyncHealthMemory(SyncMockProvider(script), 60.0, clock=clock)
    assert memory.health().is_available is False
    script.is_available = True
    clock.now = 2.9
    assert memory.health().is_available is False
    clock.now = 3.0
    assert memory.health().is_available is True


@requirement("PRV-5")
def test_many_who_ask_at_once_are_given_one_answer() -> None:
    async def main() -> int:
        provider = Asked()
        registry = ProviderRegistry()
        registry.register(provider)
        found = await asyncio.gather(*(registry.health("mock") for _ in range(50)))
        assert len({id(each) for each in found}) == 1
        return provider.times

    assert asyncio.run(main()) == 1


@requirement("PRV-5")
def test_a_registry_tells_the_health_of_all_in_their_order_until_it_is_closed() -> None:
    async def main() -> None:
        registry = ProviderRegistry()
        down = Script(is_available=False)
        registry.register(MockProvider(provider_id="b"))
        registry.register(MockProvider(down, provider_id="a"))
        assert [(each.provider_id, each.is_available) for each in await registry.healths()] == [
            ("b", True),
            ("a", False),
        ]
        await registry.close()
        assert await registry.healths() == ()
        with pytest.raises(ProviderNotFoundError, match="there is no provider b"):
            await registry.health("b")

    asyncio.run(main())
    twins = SyncProviderRegistry()
    twins.register(SyncMockProvider(provider_id="b"))
    assert [each.provider_id for each in twins.healths()] == ["b"]
    twins.close()
    with pytest.raises(ProviderNotFoundError, match="there is no provider b"):
        twins.health("b")


@requirement("CFG-1", "PRV-5")
def test_the_interval_is_the_providers_or_the_sections() -> None:
    section = ModelProviders.from_dict(
        {
            "health_check_interval": 30,
            "providers": {"a": {"type": "mock"}, "b": {"type": "mock", "health_check_interval": 5}},
        }
    )
    for registry in (make_registry(section), make_sync_registry(section)):
        assert registry._intervals == {"a": 30, "b": 5}
    assert make_registry(section.replace(health_check_interval=None))._intervals == {"a": None, "b": 5}


@requirement("PRV-5")
def test_a_registry_takes_its_intervals_to_its_memories(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []

    class Noted(SyncHealthMemory):
        def __init__(self, provider: Any, interval_s: float | None = None) -> None:
            given.append(interval_s)
            super().__init__(provider, interval_s)

    monkeypatch.setattr("turnwire.providers.sync.registry.SyncHealthMemory", Noted)
    registry = SyncProviderRegistry()
    registry.register(SyncMockProvider(), health_check_interval=7.0)
    registry.health("mock")
    assert given == [7.0]


# Versions


@requirement("PRV-1")
@for_each(
    ("kind", "version", "is_tested"),
    [
        ("ollama", "0.11.4", True),
        ("ollama", "0.11.3", False),
        ("ollama", "0.9.12", False),
        ("ollama", "0.33.0-rc2", True),
        ("ollama", "0.11.4-rc1", False),
        ("ollama", "1.0", True),
        ("ollama", "v0.12.0", True),
        ("ollama", "0.0.0", False),
        ("vllm", "0.32.0", True),
        ("vllm", "0.32.1.dev3+gabc", True),
        ("vllm", "0.32.0rc1", False),
        ("vllm", "0.8.5.post1", False),
        ("vllm", "0.32.0.post1", True),
        ("llamacpp", "b11549-0123abc", True),
        ("llamacpp", "b4000-0123abc", False),
        ("llamacpp", "b0-unknown", None),
        ("ollama", "", None),
        ("ollama", "nightly", None),
        ("ollama", None, None),
        ("vllm", "٣.٢", None),
        ("openai", "1.0", None),
        ("my-server", "1.0", None),
    ],
)
def test_a_version_is_judged_by_the_oldest_that_was_tried(
    kind: str, version: str | None, is_tested: bool | None
) -> None:
    fields = judged(kind, version)
    assert fields.get("is_version_tested") is is_tested
    assert fields.get("oldest_tested_version") == (TESTED[kind].oldest if kind in TESTED else None)
    assert ("diagnostics" in fields) is (is_tested is False)


@requirement("PRV-1")
@pytest.mark.parametrize("kind", TESTED)
def test_the_oldest_versions_can_be_read_and_have_their_recordings(kind: str) -> None:
    from pathlib import Path

    assert order_of(TESTED[kind].oldest) is not None
    assert (Path(__file__).parents[2] / TESTED[kind].source).is_dir()


@requirement("PRV-1")
@pytest.mark.parametrize("twin", ["asynchronous", "synchronous"])
def test_the_health_of_an_old_server_says_so_and_it_is_called_all_the_same(twin: str) -> None:
    answer = streams(b'{"message": {"role": "assistant", "content": "Hi"}, "done": true}\n')
    with StandIn(ollama_routes(answer, version=replies({"version": "0.5.1"}))) as server:

        async def main() -> tuple[ProviderHealth, str]:
            async with ollama(server) as provider:
                return await provider.health(), (await provider.complete(ask())).message.text

        if twin == "asynchronous":
            health, text = asyncio.run(main())
        else:
            with sync_ollama(server) as provider:
                health, text = provider.health(), provider.complete(ask()).message.text
    assert (health.is_available, health.version, health.is_version_tested, text) == (True, "0.5.1", False, "Hi")
    note, _ = health.diagnostics or ()  # the other one is about the empty list of models
    assert note.to_dict() == {
        "id": "old_server",
        "what": "the server is older than 0.11.4, the oldest version that was tried; it may answer differently",
        "at": "/version",
    }


@requirement("PRV-1")
def test_a_server_that_names_no_version_is_healthy() -> None:
    async def main(server: StandIn) -> ProviderHealth:
        async with vllm(server) as provider:
            return await provider.health()

    with StandIn({"/health": replies(b""), "/v1/models": replies({"data": [{"id": "m"}]})}) as server:
        health = asyncio.run(main(server))
    assert (health.is_available, health.version, health.is_version_tested, health.diagnostics) == (
        True,
        None,
        None,
        None,
    )
