"""Reading `.agent/config.yml`: what is accepted, what is refused, and how the refusal helps."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.config import DEFAULT_CONFIG, SectionWarning, find_config, load_config, parse_config
from turnwire.core.errors import ConfigurationError

FULL = """\
model_providers:
  default: local
  health_check_interval: 30
  providers:
    local:
      type: ollama
      endpoint: http://127.0.0.1:11434
      timeout: 90
      connect_timeout: 2
      health_check_interval: 15
      models:
        - name: qwen3:4b
          context_length: 8192
      headers:
        X-Team: contract
      api_key_env: OLLAMA_KEY
      tls:
        verify: true
      options:
        num_ctx: 8192
    fast:
      type: vllm
other_program:
  anything: [1, 2]
"""


@requirement("CFG-1", "CFG-2")
@pytest.mark.parametrize(
    ("name", "meant"),
    [("model_provider", "model_providers"), ("model-providers", "model_providers"), ("agents", "agent")],
)
def test_a_section_whose_name_is_nearly_one_that_is_read_is_pointed_out_once(name: str, meant: str) -> None:
    with pytest.warns(SectionWarning) as caught:
        assert parse_config(f"other: 1\n{name}: {{default: x}}\n", file="c.yml") == DEFAULT_CONFIG
    assert [str(each.message) for each in caught] == [
        f"c.yml:2: /{name}: this section is not read; did you mean {meant!r}? Turnwire reads model_providers and "
        "agent, and leaves sections of other programs alone"
    ]


@requirement("CFG-1")
@pytest.mark.parametrize("name", ["other_program", "tools", "7", "audit"])
def test_sections_of_other_programs_are_left_alone_without_a_word(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert parse_config(f"{name}: {{default: x}}\n") == DEFAULT_CONFIG


@requirement("CFG-1")
def test_every_setting_is_read() -> None:
    section = parse_config(FULL)
    assert section.to_dict() == {
        "default": "local",
        "health_check_interval": 30,
        "air_gapped": False,
        "providers": {
            "local": {
                "type": "ollama",
                "endpoint": "http://127.0.0.1:11434",
                "timeout": 90,
                "connect_timeout": 2,
                "health_check_interval": 15,
                "models": [{"name": "qwen3:4b", "context_length": 8192}],
                "headers": {"X-Team": "contract"},
                "api_key_env": "OLLAMA_KEY",
                "tls": {"verify": True},
                "options": {"num_ctx": 8192},
            },
            "fast": {"type": "vllm", "endpoint": "http://127.0.0.1:8000"},
        },
    }


@requirement("CFG-2")
def test_without_a_file_the_built_in_providers_hold(tmp_path: Path) -> None:
    loaded = load_config(start=tmp_path)
    assert loaded.path is None
    assert loaded.section == DEFAULT_CONFIG
    assert loaded.default_id == "ollama"
    assert {key: (value.type, value.endpoint) for key, value in loaded.providers.items()} == {
        "ollama": ("ollama", "http://127.0.0.1:11434"),
        "vllm": ("vllm", "http://127.0.0.1:8000"),
        "embedded": ("embedded", None),
    }


@requirement("CFG-2")
@pytest.mark.parametrize("text", ["", "# only a comment\n", "other: 1\n", "model_providers:\n"])
def test_a_file_without_the_section_gives_the_built_in_providers(text: str) -> None:
    assert parse_config(text) == DEFAULT_CONFIG


@requirement("CFG-1")
def test_the_path_is_given_then_named_by_the_environment_then_found_upwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    deep = project / "src" / "deep"
    deep.mkdir(parents=True)
    nearest = project / ".agent" / "config.yml"
    nearest.parent.mkdir()
    nearest.write_text(FULL)
    named = tmp_path / "named.yml"
    named.write_text(FULL)
    given = tmp_path / "given.yml"
    given.write_text(FULL)

    monkeypatch.delenv("TURNWIRE_CONFIG", raising=False)
    assert find_config(start=deep) == nearest
    monkeypatch.setenv("TURNWIRE_CONFIG", str(named))
    assert find_config(start=deep) == named
    assert find_config(given, start=deep) == given


@requirement("CFG-2")
def test_a_given_file_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="the configuration file given does not exist"):
        load_config(tmp_path / "absent.yml")


def refused(text: str) -> str:
    with pytest.raises(ConfigurationError) as caught:
        parse_config(text, file="config.yml")
    assert caught.value.info.code == "ACODE-MDL-004"
    return caught.value.info.message


PROVIDER = "model_providers:\n  providers:\n    p:\n      type: ollama\n"


@requirement("CFG-2")
@for_each(
    ("text", "place"),
    [
        (PROVIDER + "      timeout: -1\n", "config.yml:5: /model_providers/providers/p/timeout:"),
        (PROVIDER + "      connect_timeout: -0.5\n", "config.yml:5: /model_providers/providers/p/connect_timeout:"),
        (
            "model_providers:\n  providers:\n    p:\n      type: olama\n",
            "config.yml:4: /model_providers/providers/p/type:",
        ),
        (
            "model_providers:\n  providers:\n    p:\n      endpoint: http://localhost\n",
            "config.yml:3: /model_providers/providers/p:",
        ),
        (PROVIDER + "      endpoint: localhost:11434\n", "config.yml:5: /model_providers/providers/p/endpoint:"),
        (PROVIDER + "      endpoint: ftp://localhost\n", "config.yml:5: /model_providers/providers/p/endpoint:"),
        (PROVIDER + "      endpoint: http://u:p@localhost\n", "config.yml:5: /model_providers/providers/p/endpoint:"),
        (PROVIDER + "      endpoint: http://example.com\n", "config.yml:5: /model_providers/providers/p/endpoint:"),
        (
            PROVIDER + '      models:\n        - name: " "\n',
            "config.yml:6: /model_providers/providers/p/models/0/name:",
        ),
        (
            PROVIDER + "      models:\n        - name: a\n          context_length: 0\n",
            "config.yml:7: /model_providers/providers/p/models/0/context_length:",
        ),
        (PROVIDER + "      timeuot: 5\n", "config.yml:"),
        (
            "model_providers:\n  default: other\n  providers:\n    p:\n      type: mock\n",
            "config.yml:2: /model_providers/default:",
        ),
        (
            "model_providers:\n  providers:\n    p:\n      type: openai-compatible\n",
            "config.yml:3: /model_providers/providers/p:",
        ),
        (PROVIDER + "      api_key_env: A\n      api_key_file: b\n", "config.yml:3: /model_providers/providers/p:"),
        ("model_providers: 5\n", "config.yml:1: /model_providers:"),
        (
            "model_providers:\n  air_gapped: true\n  allow_hosts: [h.example]\n"
            "  providers:\n    p:\n      type: vllm\n      endpoint: https://h.example\n",
            "config.yml:7: /model_providers/providers/p/endpoint:",
        ),
    ],
)
def test_a_wrong_setting_is_refused_with_file_line_and_path(text: str, place: str) -> None:
    assert place in refused(text)


@requirement("CFG-2")
def test_every_fault_of_a_file_is_told_at_once() -> None:
    message = refused(PROVIDER + "      timeout: -1\n      endpoint: nowhere\n")
    assert "config.yml:5: /model_providers/providers/p/timeout:" in message
    assert "config.yml:6: /model_providers/providers/p/endpoint:" in message


@requirement("CFG-2")
def test_text_that_is_no_yaml_is_refused_with_its_line_and_without_its_content() -> None:
    message = refused("model_providers:\n  default: 'SECRET\n")
    assert message.startswith("config.yml:")
    assert "not valid YAML" in message
    assert "SECRET" not in message


@requirement("CFG-2")
def test_a_key_that_occurs_twice_is_refused_without_quoting_it() -> None:
    message = refused("model_providers:\n  SECRET: 1\n  SECRET: 2\n")
    assert "a key occurs twice" in message
    assert "SECRET" not in message


@requirement("CFG-2")
def test_zero_times_mean_the_default() -> None:
    section = parse_config(PROVIDER + "      timeout: 0\n      connect_timeout: 0\n      health_check_interval: 0\n")
    assert section.providers is not None
    assert section.providers["p"].to_dict() == {"type": "ollama", "endpoint": "http://127.0.0.1:11434"}


@requirement("PRV-7", "CFG-2")
def test_a_named_host_is_allowed_and_nothing_else() -> None:
    text = "model_providers:\n  allow_hosts: [models.example]\n  providers:\n    p:\n      type: vllm\n      endpoint: https://{}\n"
    section = parse_config(text.format("models.example/v1"))
    assert section.providers is not None
    assert section.providers["p"].endpoint == "https://models.example/v1"
    assert "not" in refused(text.format("models.example.evil.test"))
