"""From a model's name to a provider."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

import pytest

from turnwire_schema.v1.provider import ModelInfo, ParameterDefaults, ProviderInfo, ProviderType

from tests.gateway.server import run_gateway
from tests.requirements import requirement
from turnwire.core.errors import ModelNotFoundError, ProviderTimeoutError, ProviderUnavailableError
from turnwire.gateway.calls.routing import FRESH_S, Router
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.registry import ProviderRegistry


class Embedded(MockProvider):
    """A provider with one model, which is not asked for its list."""

    @property
    def provider_type(self) -> ProviderType:
        return "embedded"

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        return ProviderInfo(provider_id=self.provider_id, type="embedded", models=self.script.models)

    async def models(self) -> tuple[ModelInfo, ...]:
        raise AssertionError("its server would be started")


class Down(MockProvider):
    """A provider whose server is down."""

    asked = 0

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        return ProviderInfo(provider_id=self.provider_id, type="mock", models=(ModelInfo(name="configured"),))

    async def models(self) -> tuple[ModelInfo, ...]:
        self.asked += 1
        raise ProviderUnavailableError("it is down")


def mock(provider_id: str, *models: str, kind: type[MockProvider] = MockProvider) -> MockProvider:
    script = Script(models=tuple(ModelInfo(name=name) for name in models))
    return kind(script, provider_id=provider_id)


def router(*providers: MockProvider, aliases: Mapping[str, str] | None = None, only_listed: bool = False) -> Router:
    registry = ProviderRegistry(default_id=providers[0].provider_id)
    for provider in reversed(providers):
        registry.register(provider)
    return Router(registry, aliases or {}, only_listed=only_listed)


def found(routes: Router, name: str) -> tuple[str, str, bool]:
    target = asyncio.run(routes.find(name))
    return target.provider.provider_id, target.model, target.is_known


@requirement("PRV-5")
def test_a_model_that_one_provider_lists_is_asked_there() -> None:
    routes = router(mock("a", "one"), mock("b", "two"))
    assert found(routes, "one") == ("a", "one", True)
    assert found(routes, "two") == ("b", "two", True)


@requirement("PRV-5")
def test_the_default_provider_wins_where_two_list_a_model() -> None:
    assert found(router(mock("z", "same"), mock("a", "same")), "same") == ("z", "same", True)


@requirement("PRV-5")
def test_a_provider_can_be_named_before_the_model() -> None:
    routes = router(mock("a", "one"), mock("b", "one"))
    assert found(routes, "b/one") == ("b", "one", True)
    assert found(routes, "b/org/unlisted") == ("b", "org/unlisted", False)


def test_a_slash_belongs_to_the_name_where_no_provider_has_the_first_word() -> None:
    assert found(router(mock("a", "org/model")), "org/model") == ("a", "org/model", True)


def test_an_alias_stands_for_a_provider_and_model() -> None:
    routes = router(mock("a", "one"), mock("b", "two"), aliases={"gpt-4o": "b/two", "small": "one", "x": "unlisted"})
    assert found(routes, "gpt-4o") == ("b", "two", True)
    assert found(routes, "small") == ("a", "one", True)
    assert found(routes, "x") == ("a", "unlisted", True)


def test_the_alias_for_every_other_name_stands_for_what_nobody_lists() -> None:
    routes = router(mock("a", "one"), mock("b", "two"), aliases={"*": "b/two", "x": "one"})
    assert [found(routes, name) for name in ("one", "x", "b/one", "gpt-4o", "")] == [
        ("a", "one", True),
        ("a", "one", True),
        ("b", "one", False),
        ("b", "two", True),
        ("b", "two", True),
    ]
    assert [listed.name for listed in asyncio.run(routes.all())] == ["one", "two", "x"]


def test_an_alias_for_every_other_name_that_leads_to_nothing_ends_at_the_default_provider() -> None:
    routes = router(mock("a", "one"), aliases={"*": "gone"})
    assert found(routes, "gpt-4o") == ("a", "gone", True)


def test_parameters_of_the_alias_for_every_other_name_hold_for_all_that_is_no_alias() -> None:
    every, own = ParameterDefaults(max_tokens=5), ParameterDefaults(max_tokens=6)
    registry = ProviderRegistry(default_id="a")
    registry.register(mock("a", "one"))
    routes = Router(registry, {"*": "one", "x": "one", "y": "one"}, alias_defaults={"*": every, "x": own})
    assert [routes.defaults_of(name) for name in ("x", "y", "z")] == [own, None, every]


def test_ollamas_tag_latest_may_be_left_out() -> None:
    assert found(router(mock("a", "llama3:latest")), "llama3") == ("a", "llama3:latest", True)


def test_a_name_that_nobody_lists_goes_to_the_default_provider_as_it_is() -> None:
    assert found(router(mock("a", "one"), mock("b", "two")), "gpt-4o") == ("a", "gpt-4o", False)


def test_a_default_provider_with_one_model_answers_under_any_name() -> None:
    assert found(router(mock("e", "small", kind=Embedded), mock("b", "two")), "gpt-4o") == ("e", "small", True)


@pytest.mark.parametrize("name", ["gpt-4o", "a/other", "", "/", "a/"])
def test_with_only_listed_models_nothing_else_is_found(name: str) -> None:
    routes = router(mock("a", "one"), only_listed=True)
    with pytest.raises(ModelNotFoundError, match="not found"):
        asyncio.run(routes.find(name))


def test_a_provider_with_one_model_has_no_other_when_it_is_named() -> None:
    with pytest.raises(ModelNotFoundError):
        asyncio.run(router(mock("e", "small", kind=Embedded)).find("e/other"))


def test_a_provider_that_is_down_keeps_its_configured_models_and_is_not_asked_every_time() -> None:
    down = mock("down", "never", kind=Down)
    assert isinstance(down, Down)
    routes = router(mock("a", "one"), down)

    async def find_twice() -> list[str]:
        return [(await routes.find("configured")).provider.provider_id for _ in range(2)]

    assert asyncio.run(find_twice()) == ["down", "down"]
    assert down.asked == 1


def test_every_listed_name_finds_its_model_again() -> None:
    routes = router(mock("a", "same", "one"), mock("b", "same", "two"), aliases={"gpt": "b/two"})

    async def all_of_them() -> list[tuple[str, str, str]]:
        listed = await routes.all()
        targets = [(each.name, await routes.find(each.name)) for each in listed]
        return [(name, target.provider.provider_id, target.model) for name, target in targets]

    assert asyncio.run(all_of_them()) == [
        ("same", "a", "same"),
        ("one", "a", "one"),
        ("b/same", "b", "same"),
        ("two", "b", "two"),
        ("gpt", "b", "two"),
    ]


def test_the_answer_names_the_model_that_was_asked() -> None:
    providers = [mock("a", "one"), mock("b", "two")]
    settings = GatewaySettings(port=0, aliases={"gpt-4o": "b/two"})
    body: dict[str, Any] = {"model": "gpt-4o", "messages": [{"role": "user", "content": "x"}]}
    with run_gateway(providers, settings) as running, running.client() as http:
        assert http.post("/v1/chat/completions", json=body).json()["model"] == "two"
    assert [call.parameters.model for call in providers[1].calls] == ["two"]


def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lists of models be old."""
    real = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: real() + FRESH_S)


class Late(MockProvider):
    """A provider that lists its models once, and then fails with `failure`."""

    failure: Exception | None = None

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        return ProviderInfo(provider_id=self.provider_id, type="mock")

    async def models(self) -> tuple[ModelInfo, ...]:
        if self.failure is not None:
            raise self.failure
        return self.script.models


@requirement("PRV-5")
@pytest.mark.parametrize(
    ("failure", "is_found"),
    [(ProviderTimeoutError("late"), True), (TimeoutError(), True), (ProviderUnavailableError("it is down"), False)],
)
def test_models_that_were_listed_are_found_where_the_next_list_is_only_late(
    monkeypatch: pytest.MonkeyPatch, failure: Exception, is_found: bool
) -> None:
    late = Late(Script(models=(ModelInfo(name="two"),)), provider_id="b")
    routes = router(mock("a", "one"), late, only_listed=True)
    assert found(routes, "two") == ("b", "two", True)
    late.failure = failure
    _later(monkeypatch)
    if is_found:
        assert found(routes, "two") == ("b", "two", True)
    else:
        with pytest.raises(ModelNotFoundError):
            found(routes, "two")


@requirement("PRV-5")
def test_calls_do_not_wait_for_a_list_that_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(MockProvider):
        asked = 0

        async def models(self) -> tuple[ModelInfo, ...]:
            self.asked += 1
            if self.asked > 1:
                await go.wait()
            return self.script.models

    async def run() -> None:
        nonlocal go
        go = asyncio.Event()
        slow = Slow(Script(models=(ModelInfo(name="one"),)), provider_id="a")
        routes = router(slow)
        await routes.find("one")
        _later(monkeypatch)
        first = asyncio.ensure_future(routes.find("one"))
        while slow.asked < 2:
            await asyncio.sleep(0)
        assert (await routes.find("one")).model == "one"
        assert not first.done()
        go.set()
        assert (await first).model == "one"
        assert slow.asked == 2

    go = asyncio.Event()
    asyncio.run(run())
