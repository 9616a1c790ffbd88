"""What was meant for another place is refused by a provider's constructor, with the place where it belongs."""

import inspect
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ConfigurationError,
    EmbeddedProvider,
    MockProvider,
    ModelProvider,
    OllamaProvider,
    OpenAICompatibleProvider,
    ProviderConfig,
    SyncMockProvider,
    SyncOllamaProvider,
    SyncOpenAICompatibleProvider,
)
from turnwire.core.foreign_names import SETTINGS
from turnwire.providers.kinds.hosted import HostedProvider
from turnwire.providers.kinds.named import SETTINGS as TAKEN
from turnwire.providers.sync.embedded import SyncEmbeddedProvider
from turnwire.providers.sync.hosted import SyncHostedProvider

CONFIGURED: tuple[Any, ...] = (
    OllamaProvider,
    SyncOllamaProvider,
    OpenAICompatibleProvider,
    SyncOpenAICompatibleProvider,
    HostedProvider,
    SyncHostedProvider,
    EmbeddedProvider,
    SyncEmbeddedProvider,
)
every_class = for_each("kind", CONFIGURED, ids=lambda kind: kind.__name__)


def refusal(kind: Any, *given: Any, **keywords: Any) -> str:
    with pytest.raises(ConfigurationError) as caught:
        kind(*given, **keywords)
    return caught.value.info.message


@requirement("PRV-1", "API-2")
@pytest.mark.parametrize("kind", [MockProvider, SyncMockProvider])
def test_too_many_values_and_one_given_twice_are_refused_with_how_it_is_written(kind: Any) -> None:
    name = kind.__name__
    how = f"it is written {name}(answers=…, *, provider_id=…, timeout=None, sink=None)"
    assert refusal(kind, "local", ["Hi!"]) == f"{name}: too many positional arguments; {how}"
    assert refusal(kind, "local", answers=["Hi!"]) == f"{name}: multiple values for argument 'answers'; {how}"


@requirement("PRV-1", "API-2")
@every_class
@for_each("name", sorted(SETTINGS.keys() - TAKEN))
def test_a_setting_under_the_name_of_another_client_is_answered_with_its_name(kind: Any, name: str) -> None:
    said = refusal(kind, "local", **{name: "secret"})
    meant = SETTINGS[name]
    if meant == "api_key_env":
        assert said == f"{name}: a key is not written here; name the variable that holds it: api_key_env='…'"
    else:
        assert said == f"{name}: write {meant}=…, as in {kind.__name__}({meant}=…)"


@requirement("PRV-1")
@every_class
@for_each("name", ["type", "fallback", "members", "health_check_interval"])
def test_a_setting_for_a_registry_belongs_into_the_configuration(kind: Any, name: str) -> None:
    assert refusal(kind, "local", **{name: "x"}) == (
        f"{name}: a setting of the server; write ProviderConfig(…, {name}=…) and give that as `config`"
    )


@requirement("PRV-1", "API-2")
def test_a_constructor_takes_the_settings_of_a_configuration() -> None:
    registrys = {"type", "fallback", "members", "health_check_interval", "extras"}
    assert {*ProviderConfig.model_fields} - registrys | {"model", "allow_hosts"} == TAKEN


@requirement("PRV-1")
@every_class
@for_each(
    ("name", "place"),
    [
        ("allow_host", "Surroundings(local_only=LocalOnly(allow_hosts=['the host']))"),
        ("air_gapped", "Surroundings(local_only=LocalOnly(air_gapped=True))"),
        ("sink", "Surroundings(sink=…)"),
        ("environ", "Surroundings(environ=…)"),
    ],
)
def test_a_decision_of_the_program_belongs_into_its_surroundings(kind: Any, name: str, place: str) -> None:
    assert refusal(kind, "local", **{name: "x"}) == f"{name}: a decision of the program; write surroundings={place}"


@requirement("PRV-1")
@every_class
def test_a_misspelt_keyword_names_the_one_that_was_meant(kind: Any) -> None:
    assert refusal(kind, "local", tranport=None) == (
        f"tranport: {kind.__name__} does not know it; did you mean transport?"
    )
    known = ", ".join(("provider_id", "config", "surroundings", "transport", *sorted(TAKEN)))
    assert refusal(kind, "local", colour="red") == f"colour: {kind.__name__} does not know it; it takes {known}"


@requirement("PRV-1")
@pytest.mark.parametrize("kind", [MockProvider, SyncMockProvider])
def test_the_mock_names_what_it_takes(kind: Any) -> None:
    assert refusal(kind, ["Hello"], latncy=1) == (
        f"latncy: {kind.__name__} does not know it; it takes answers, provider_id, timeout, sink"
    )


@requirement("PRV-1")
@pytest.mark.parametrize("kind", [HostedProvider, SyncHostedProvider])
@pytest.mark.parametrize("provider_id", ["local", "http://127.0.0.1:8000", ""])
def test_a_configuration_that_is_left_out_is_asked_for(kind: Any, provider_id: str) -> None:
    assert refusal(kind, provider_id) == (
        f"config: {kind.__name__} needs a configuration, as in "
        f"{kind.__name__}('local', ProviderConfig(type='…', endpoint='http://…'))"
    )


@requirement("PRV-1")
def test_signatures_stay_those_of_the_classes() -> None:
    for kind in CONFIGURED:
        names = ["provider_id", "config", "surroundings", "transport", "settings"]
        assert list(inspect.signature(kind).parameters) == names


@requirement("PRV-1")
def test_a_provider_of_ones_own_takes_what_it_says() -> None:
    class Anything(MockProvider):
        def __init__(self, **options: Any) -> None:
            super().__init__("Hi")
            self.options = options

    assert issubclass(Anything, ModelProvider)
    assert Anything(endpoint="x").options == {"endpoint": "x"}
    assert inspect.signature(Anything).parameters["options"].kind is inspect.Parameter.VAR_KEYWORD
