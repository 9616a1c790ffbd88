"""Kinds of providers that a program registers or a package brings, and the version of their interface."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from tests.providers.standin import ask
from tests.requirements import requirement
from turnwire.config import parse_config
from turnwire.core.errors import ConfigurationError
from turnwire.providers.base import PROVIDER_API_VERSION
from turnwire.providers.factory import make_provider, make_registry
from turnwire.providers.kinds import catalog as kinds
from turnwire.providers.kinds.catalog import ProviderKind, kind_of, known_types, register_provider_type
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.registry import ProviderRegistry
from turnwire.providers.sync.factory import make_sync_provider, make_sync_registry
from turnwire.providers.sync.mock import SyncMockProvider
from turnwire.providers.sync.registry import SyncProviderRegistry


class OwnProvider(MockProvider):
    """A provider that somebody else wrote."""

    api_version = "1.0"

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Any) -> None:
        super().__init__(["from my own"], provider_id=provider_id)


class SyncOwnProvider(SyncMockProvider):
    """Its twin."""

    api_version = "1.0"

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Any) -> None:
        super().__init__(["from my own"], provider_id=provider_id)


@pytest.fixture(autouse=True)
def nothing_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "_registered", {})


SECTION = ModelProviders.from_dict({"providers": {"mine": {"type": "my-server"}}})


@requirement("CFG-1", "PRV-1")
def test_a_registered_type_is_a_type_of_the_configuration() -> None:
    register_provider_type("my-server", OwnProvider, SyncOwnProvider)
    register_provider_type("my-server", OwnProvider, SyncOwnProvider)  # a module that is loaded twice
    section = parse_config("model_providers: {providers: {mine: {type: my-server}}}")
    registry, twins = make_registry(section), make_sync_registry(section)
    answer = asyncio.run(registry.default().complete(ask()))
    assert answer.message.content == twins.default().complete(ask()).message.content == "from my own"
    assert type(registry.default()) is OwnProvider
    assert "my-server" in known_types()


@requirement("CFG-2")
@pytest.mark.parametrize("make", [make_registry, make_sync_registry])
def test_a_type_that_nobody_brings_is_refused_with_those_that_are_there(make: Any) -> None:
    with pytest.raises(ConfigurationError) as caught:
        make(SECTION)
    assert caught.value.info.message.startswith("type: my-server is not a kind of provider; use one of: ollama, vllm, ")
    with pytest.raises(ConfigurationError, match="/model_providers/providers/mine/type: my-server is not a kind"):
        parse_config("model_providers:\n  providers:\n    mine:\n      type: my-server\n")


@requirement("CFG-2")
def test_a_type_without_a_twin_is_refused_where_the_twin_is_wanted() -> None:
    register_provider_type("my-server", OwnProvider)
    with pytest.raises(ConfigurationError, match="my-server has no synchronous provider; use make_provider"):
        make_sync_provider("mine", ProviderConfig(type="my-server"))


@requirement("CFG-2")
@pytest.mark.parametrize(
    "name", ["ollama", "mock", "Mine", "my server", "", "mine-", "-mine", "a..b", "a" * 65, "mine\n"]
)
def test_a_name_that_is_taken_or_cannot_be_one_is_refused(name: str) -> None:
    with pytest.raises(ConfigurationError, match="type: "):
        register_provider_type(name, OwnProvider)


@requirement("CFG-2")
def test_a_name_is_not_taken_over() -> None:
    register_provider_type("my-server", OwnProvider)
    with pytest.raises(ConfigurationError, match="my-server is a kind of provider already"):
        register_provider_type("my-server", MockProvider)


@requirement("CFG-2")
def test_a_maker_that_gives_no_provider_is_named() -> None:
    # What must fail is tested.
    register_provider_type("my-server", lambda *_: "a text", lambda *_: None)  # type: ignore[arg-type]
    with pytest.raises(ConfigurationError, match="my-server gave a str, which is not a ModelProvider"):
        make_provider("mine", ProviderConfig(type="my-server"))
    with pytest.raises(ConfigurationError, match="my-server gave a NoneType, which is not a SyncModelProvider"):
        make_sync_provider("mine", ProviderConfig(type="my-server"))


# The version


@requirement("PRV-5")
@pytest.mark.parametrize(
    ("stated", "reason"),
    [
        ("2.0", "the provider was written for 2.0, this is 1.2; update Turnwire"),
        ("0.9", "the provider was written for 0.9, this is 1.2; update the provider"),
        ("1", "give the version it was written for as MAJOR.MINOR, like 1.2"),
        ("1.0\n", "give the version it was written for as MAJOR.MINOR, like 1.2"),
        (1.0, "give the version it was written for as MAJOR.MINOR, like 1.2"),
        (None, "give the version it was written for as MAJOR.MINOR, like 1.2"),
    ],
)
def test_a_provider_for_another_interface_is_refused(stated: Any, reason: str) -> None:
    class Own(OwnProvider):
        api_version = stated

    class Twin(SyncOwnProvider):
        api_version = stated

    register_provider_type("my-server", Own, Twin)
    config = ProviderConfig(type="my-server")
    attempts: list[Any] = [
        lambda: ProviderRegistry().register(Own("mine", config, None)),
        lambda: SyncProviderRegistry().register(Twin("mine", config, None)),
        lambda: make_provider("mine", config),
        lambda: make_sync_provider("mine", config),
    ]
    for attempt in attempts:
        with pytest.raises(ConfigurationError) as caught:
            attempt()
        assert (caught.value.info.message, caught.value.provider_id) == (f"api_version: {reason}", "mine")


@requirement("PRV-5")
@pytest.mark.parametrize("stated", ["1.0", "1.7", PROVIDER_API_VERSION])
def test_a_provider_for_the_same_major_version_is_taken(stated: str) -> None:
    class Own(OwnProvider):
        api_version = stated

    provider = Own("mine", ProviderConfig(type="mock"), None)
    assert ProviderRegistry().register(provider) is provider


# Packages

CODE = """
from tests.providers.test_kinds import OwnProvider, SyncOwnProvider
from turnwire.providers.kinds.catalog import ProviderKind

KIND = ProviderKind(OwnProvider, SyncOwnProvider)
MAKER = OwnProvider
NOTHING = 7
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for installed packages."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("own_package", None)


def install(place: Path, points: str, *, name: str = "own-package", code: str = CODE) -> None:
    """Put a package with these entry points there, as an installer would."""
    (place / "own_package.py").write_text(code)
    info = place / f"{name.replace('-', '_')}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[turnwire.providers]\n{points}\n")


@requirement("CFG-1", "NFR-4")
def test_a_package_brings_a_type_and_is_loaded_only_when_it_is_named(package: Path) -> None:
    install(package, "my-server = own_package:KIND\nother-server = own_package:MAKER")
    assert {"my-server", "other-server"} <= set(known_types())
    parse_config("model_providers: {providers: {mine: {type: my-server}}}")
    make_provider("a", ProviderConfig(type="mock"))
    assert "own_package" not in sys.modules
    registry = make_registry(SECTION)
    assert "own_package" in sys.modules
    assert asyncio.run(registry.default().complete(ask())).message.content == "from my own"
    assert make_sync_provider("mine", ProviderConfig(type="my-server")).complete(ask()).message.content == "from my own"
    assert kind_of("other-server") == ProviderKind(OwnProvider)


@requirement("CFG-2")
@pytest.mark.parametrize(
    ("points", "code", "reason"),
    [
        ("my-server = own_package:GONE", CODE, "cannot be loaded from own-package (own_package:GONE): AttributeError"),
        (
            "my-server = own_package:KIND",
            "1 / 0",
            "cannot be loaded from own-package (own_package:KIND): ZeroDivisionError",
        ),
        ("my-server = own_package:NOTHING", CODE, "own_package:NOTHING of own-package is not a ProviderKind"),
    ],
)
def test_a_package_that_cannot_be_loaded_is_named(package: Path, points: str, code: str, reason: str) -> None:
    install(package, points, code=code)
    with pytest.raises(ConfigurationError) as caught:
        make_registry(SECTION)
    assert reason in caught.value.info.message


@requirement("CFG-2")
def test_two_packages_that_bring_the_same_type_are_named(package: Path) -> None:
    install(package, "my-server = own_package:KIND")
    install(package, "my-server = own_package:KIND", name="other-package")
    with pytest.raises(ConfigurationError, match=r"several packages \(other-package, own-package\)"):
        make_registry(SECTION)


@requirement("CFG-1")
def test_a_package_does_not_take_over_a_built_in_type(package: Path) -> None:
    install(package, "mock = own_package:KIND")
    assert type(make_provider("a", ProviderConfig(type="mock"))) is MockProvider
