"""What is easily written wrongly works, or is an error that says what to write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire import (
    ConfigurationError,
    EmbeddedProvider,
    LocalOnly,
    ModelProviders,
    OllamaProvider,
    OpenAICompatibleProvider,
    ProviderConfig,
    Surroundings,
    SyncEmbeddedProvider,
    SyncOllamaProvider,
    SyncOpenAICompatibleProvider,
    default_registry,
    load_config,
    make_provider,
    make_registry,
    make_sync_provider,
    make_sync_registry,
)
from turnwire.providers.kinds.hosted import HostedProvider
from turnwire.providers.sync.hosted import SyncHostedProvider

URL = "http://127.0.0.1:9"
OLLAMA, VLLM = ProviderConfig(type="ollama"), ProviderConfig(type="vllm")
OPENAI, EMBEDDED = ProviderConfig(type="openai"), ProviderConfig(type="embedded")
CLASSES: list[tuple[Callable[..., Any], ProviderConfig, str]] = [
    (OllamaProvider, OLLAMA, "ollama"),
    (SyncOllamaProvider, OLLAMA, "ollama"),
    (OpenAICompatibleProvider, VLLM, "openai-compatible"),
    (SyncOpenAICompatibleProvider, VLLM, "openai-compatible"),
    (HostedProvider, OPENAI, "openai"),
    (SyncHostedProvider, OPENAI, "openai"),
    (EmbeddedProvider, EMBEDDED, "embedded"),
    (SyncEmbeddedProvider, EMBEDDED, "embedded"),
]


def name_of(value: Any) -> str:
    return str(getattr(value, "__name__", value))


@requirement("API-2", "CFG-1")
@pytest.mark.parametrize(("make", "config", "example"), CLASSES, ids=name_of)
def test_a_url_in_the_place_of_an_id_says_where_urls_stand(
    make: Callable[..., Any], config: ProviderConfig, example: str
) -> None:
    for given in (URL, "https://example.org/v1"):
        with pytest.raises(ConfigurationError) as caught:
            make(given, config)
        assert f"ProviderConfig(type={example!r}, endpoint='http://…')" in str(caught.value)
    with pytest.raises(ConfigurationError, match="provider_id: give a name of your choice"):
        make(" ", config)


@requirement("API-2", "CFG-1")
@pytest.mark.parametrize(("make", "config", "example"), CLASSES, ids=name_of)
def test_a_configuration_of_another_kind_says_which_class_it_is_for(
    make: Callable[..., Any], config: ProviderConfig, example: str
) -> None:
    other = OLLAMA if config is not OLLAMA else VLLM
    with pytest.raises(ConfigurationError, match=f"type: {other.type} is another kind of provider") as caught:
        make("local", other)
    assert example in str(caught.value)
    assert "make_provider" in str(caught.value)
    for given in ({"type": config.type}, ModelProviders(), Surroundings()):
        with pytest.raises(ConfigurationError, match=f"not {type(given).__name__}; ProviderConfig.from_dict"):
            make("local", given)
    with pytest.raises(ConfigurationError, match=r"config: a model is given by its name|not str; ProviderConfig"):
        make("local", config.type)


@requirement("API-2", "CFG-1")
@pytest.mark.parametrize("make", [make_provider, make_sync_provider])
def test_the_factories_say_the_same(make: Callable[..., Any]) -> None:
    with pytest.raises(ConfigurationError, match="provider_id: this is a URL"):
        make(URL, OLLAMA)
    with pytest.raises(ConfigurationError, match=r"not dict; ProviderConfig\.from_dict"):
        make("local", {"type": "ollama"})


@requirement("API-2", "PRV-7")
def test_what_an_error_about_a_host_says_to_write_works() -> None:
    config = ProviderConfig(type="vllm", endpoint="http://gpu.example.org:8000")
    with pytest.raises(ConfigurationError) as caught:
        make_provider("gpu", config)
    text = "Surroundings(local_only=LocalOnly(allow_hosts=['gpu.example.org:8000']))"
    assert text in str(caught.value)
    assert "allow_hosts: ['gpu.example.org:8000'] in the section model_providers" in str(caught.value)
    around = eval(text, {"Surroundings": Surroundings, "LocalOnly": LocalOnly})
    assert make_provider("gpu", config, surroundings=around).info().endpoint == "http://gpu.example.org:8000"
    section = ModelProviders(allow_hosts=["gpu.example.org:8000"], providers={"gpu": config})
    assert len(make_registry(section)) == 1


@requirement("API-2", "PRV-7")
def test_one_host_without_its_list_opens_nothing() -> None:
    with pytest.raises(ConfigurationError, match="give a list of hosts"):
        LocalOnly(allow_hosts="gpu.example.org")
    assert LocalOnly(allow_hosts=["a.example.org"]) == LocalOnly(("a.example.org",))


CONFIG = """
model_providers:
  default: second
  allow_hosts: [gpu.example.org]
  providers:
    first: {type: mock, options: {answers: [one]}}
    second: {type: vllm, endpoint: "http://gpu.example.org:8000", api_key_file: key.txt}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a configuration, in which the process stands one level deeper."""
    (tmp_path / ".agent").mkdir()
    (tmp_path / ".agent" / "config.yml").write_text(CONFIG, encoding="utf-8")
    (tmp_path / ".agent" / "key.txt").write_text("key-0123456789", encoding="utf-8")
    (tmp_path / "inside").mkdir()
    monkeypatch.chdir(tmp_path / "inside")
    monkeypatch.delenv("TURNWIRE_CONFIG", raising=False)
    return tmp_path


@requirement("API-2", "CFG-1")
@pytest.mark.parametrize("make", [make_registry, make_sync_registry])
@pytest.mark.usefixtures("folder")
def test_a_loaded_configuration_makes_a_registry(make: Callable[..., Any]) -> None:
    registry = make(load_config())
    assert [provider.provider_id for provider in registry.all()] == ["first", "second"]
    assert registry.default().provider_id == "second"


@requirement("API-2", "CFG-1")
def test_a_wrong_setting_of_a_loaded_configuration_names_file_and_line(folder: Path) -> None:
    file = folder / ".agent" / "config.yml"
    file.write_text(CONFIG.replace("answers: [one]", "answer: [one]"), encoding="utf-8")
    with pytest.raises(ConfigurationError, match=r"config\.yml:6: /model_providers/providers/first/options/answer"):
        make_registry(load_config())


@requirement("API-2", "CFG-1")
@pytest.mark.parametrize("given", ["config.yml", {"providers": {}}, ProviderConfig(type="mock"), None])
def test_what_makes_no_registry_says_what_does(given: Any) -> None:
    for make in (make_registry, make_sync_registry):
        with pytest.raises(ConfigurationError, match=r"config: give load_config\(\), or ModelProviders"):
            make(given)


@pytest.fixture
def fresh() -> Iterator[None]:
    asyncio.run(default_registry().close())
    yield
    asyncio.run(default_registry().close())


@requirement("API-2", "PRV-5")
@pytest.mark.usefixtures("folder", "fresh")
def test_the_registry_of_the_process_has_what_is_configured() -> None:
    registry = default_registry()
    assert registry is default_registry()
    assert [provider.provider_id for provider in registry.all()] == ["first", "second"]
    assert registry.default().provider_id == "second"


@requirement("API-2", "PRV-5")
@pytest.mark.usefixtures("fresh")
def test_the_registry_of_the_process_is_empty_where_nothing_is_configured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TURNWIRE_CONFIG", raising=False)
    assert len(default_registry()) == 0
