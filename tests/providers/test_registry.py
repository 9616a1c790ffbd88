"""The registry: ids are unique, the default is clear, everything is closed once, from any thread."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tests.requirements import requirement
from turnwire.config.default import default_registry
from turnwire.core.errors import ConfigurationError, ProviderNotFoundError
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.registry import ProviderRegistry
from turnwire.providers.sync.mock import SyncMockProvider
from turnwire.providers.sync.registry import SyncProviderRegistry


class Counting(MockProvider):
    """Counts how often it is closed; fails to if it is told so."""

    def __init__(self, provider_id: str, *, fails: bool = False) -> None:
        super().__init__(provider_id=provider_id)
        self.closed = 0
        self.fails = fails

    async def close(self) -> None:
        self.closed += 1
        if self.fails:
            raise OSError("cannot close")


@requirement("PRV-5")
def test_a_registered_provider_is_found_by_its_id_in_its_own_case() -> None:
    registry = ProviderRegistry()
    one, two = MockProvider(provider_id="One"), MockProvider(provider_id="two")
    assert registry.register(one) is one
    registry.register(two)
    assert (registry.get("One"), registry.get("one"), registry.get("three")) == (one, None, None)
    assert (registry.all(), len(registry)) == ((one, two), 2)
    assert ("One" in registry, "one" in registry) == (True, False)
    assert repr(registry) == "ProviderRegistry(One, two)"


@requirement("PRV-5")
def test_a_taken_id_is_a_clear_error_and_changes_nothing() -> None:
    registry = ProviderRegistry()
    first = registry.register(MockProvider(provider_id="a"))
    with pytest.raises(ConfigurationError, match="the provider id a is taken; ids are unique") as caught:
        registry.register(MockProvider(provider_id="a"), default=True)
    assert caught.value.provider_id == "a"
    assert (registry.get("a"), registry.default_id) == (first, None)


@requirement("PRV-5")
def test_the_default_is_the_configured_one_and_its_absence_is_a_clear_error() -> None:
    registry = ProviderRegistry(default_id="b")
    with pytest.raises(ProviderNotFoundError, match="the default provider b is not registered"):
        registry.default()
    registry.register(MockProvider(provider_id="a"))
    b = registry.register(MockProvider(provider_id="b"))
    assert registry.default() is b
    c = registry.register(MockProvider(provider_id="c"), default=True)
    assert (registry.default(), registry.default_id) == (c, "c")
    with pytest.raises(ProviderNotFoundError, match="no default provider is set") as caught:
        ProviderRegistry().default()
    assert caught.value.info.code == "ACODE-MDL-005"


@requirement("PRV-5")
def test_closing_closes_every_provider_once_also_when_one_fails() -> None:
    async def main() -> list[Counting]:
        registry = ProviderRegistry()
        providers = [Counting("a"), Counting("b", fails=True), Counting("c")]
        for provider in providers:
            registry.register(provider)
        with pytest.raises(ExceptionGroup) as caught:
            await registry.close()
        assert [type(error) for error in caught.value.exceptions] == [OSError]
        await registry.close()
        assert (registry.all(), registry.get("a")) == ((), None)
        with pytest.raises(ConfigurationError, match="was closed"):
            registry.register(Counting("d"))
        return providers

    assert [provider.closed for provider in asyncio.run(main())] == [1, 1, 1]


@requirement("PRV-5")
def test_the_synchronous_twin_does_the_same() -> None:
    registry = SyncProviderRegistry(default_id="a")
    provider = registry.register(SyncMockProvider(provider_id="a"))
    assert registry.default() is provider
    registry.close()
    registry.close()
    assert provider.is_available() is False
    failing = SyncMockProvider(provider_id="b")
    # One that cannot be closed.
    failing.close = lambda: (_ for _ in ()).throw(OSError("cannot close"))  # type: ignore[method-assign]
    second = SyncProviderRegistry()
    second.register(failing)
    with pytest.raises(ExceptionGroup):
        second.close()


@requirement("PRV-5")
def test_of_many_threads_that_register_one_id_exactly_one_wins() -> None:
    registry = ProviderRegistry()
    start = threading.Barrier(16)
    taken: list[str] = []

    def register(number: int) -> None:
        start.wait()
        for position in range(20):
            try:
                registry.register(MockProvider(provider_id=f"p{position}"))
            except ConfigurationError as error:
                taken.append(str(error.provider_id))
            registry.register(MockProvider(provider_id=f"own-{number}-{position}"))

    threads = [threading.Thread(target=register, args=(number,)) for number in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(registry) == 20 + 16 * 20
    assert len(taken) == 15 * 20


@requirement("PRV-5")
def test_there_is_one_registry_by_default_and_a_new_one_after_it_was_closed() -> None:
    first = default_registry()
    assert default_registry() is first
    asyncio.run(first.close())
    assert default_registry() is not first
