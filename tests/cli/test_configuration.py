"""Configuration files that nobody should have written: each is refused with its place, quickly, without its text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import for_each
from tests.cli.runner import turnwire
from tests.requirements import requirement
from turnwire.config import LoadedConfig, load_config, parse_config
from turnwire.config.load import DEFAULT_CONFIG
from turnwire.core.errors import ConfigurationError

ALIASES = "\n".join(
    [
        "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
        *(
            f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]"
            for before, name in zip("abcdefgh", "bcdefghi", strict=True)
        ),
    ]
)

NESTED = "nested too deep, or has more than 100000 values"


def refused(text: str) -> str:
    """The message with which a configuration is refused."""
    with pytest.raises(ConfigurationError) as caught:
        parse_config(text, file="c.yml")
    return caught.value.info.message


@requirement("CFG-2")
@for_each(
    ("text", "message"),
    [
        ("a: 2001-99-99", "c.yml:1: not valid YAML: a number, a date or a tag in it cannot be read"),
        ("a: !!int SECRET", "c.yml:1: not valid YAML: a number, a date or a tag in it cannot be read"),
        (f"a: {'9' * 5000}", "c.yml:1: not valid YAML: a number, a date or a tag in it cannot be read"),
        ("x: 1\na: [SECRET", "c.yml:2: not valid YAML: a bracket is not closed, or a comma is missing"),
        ("x: 1\na: [SECRET}", "c.yml:2: not valid YAML: a bracket is not closed, or a comma is missing"),
        (
            "a: *SECRET",
            "c.yml:1: not valid YAML: * begins an alias, and there is none of this name; put the text in quotes",
        ),
        ('a: "\\SECRET"', "c.yml:1: not valid YAML: \\ begins an escape in double quotes; use single quotes"),
        (
            "a: b: SECRET",
            "c.yml:1: not valid YAML: a colon where none is expected; check the indentation, and put text that holds "
            "one in quotes",
        ),
        ("a: 1\n--- \nb: 2", "c.yml:2: not valid YAML: a file is one document; leave out the line ---"),
        ("@SECRET", "c.yml:1: not valid YAML: no value begins with %, @ or `; put it in quotes"),
        ("\0", "c.yml:1: not valid YAML: a character that no text has"),
        ("a:\n\tb: SECRET", "c.yml:2: not valid YAML: a tab; YAML is indented with spaces"),
        (
            "a:\n   b: 1\n    SECRET: 2",
            "c.yml:3: not valid YAML: a colon where none is expected; check the indentation, and put text that holds "
            "one in quotes",
        ),
        (
            "a:\n  b: {c: 1}\n   SECRET: {}",
            "c.yml:3: not valid YAML: this line is not indented like the lines that it belongs to",
        ),
        ("a: 1\nSECRET\nb: 2", "c.yml:3: not valid YAML: a name without a colon and a space after it"),
        ("a: 'SECRET", "c.yml:1: not valid YAML: a quote is not closed"),
        (
            '[a.b]\nc = "SECRET"',
            "c.yml:2: not valid YAML: put a colon and a space after a name, as in `type: ollama`; only YAML is read",
        ),
        ("- " * 900, f"c.yml:1: this is {NESTED}"),
        (ALIASES, f"c.yml:1: this is {NESTED}"),
        ("hello", "c.yml:1: /: must be an object, for example model_providers: {providers: {local: {type: ollama}}}"),
    ],
)
def test_a_file_that_is_no_configuration_is_refused_with_its_line_and_without_its_text(text: str, message: str) -> None:
    told = refused(text)
    assert told == message
    assert "SECRET" not in told


P = "model_providers:\n  providers:\n    p: "


@requirement("CFG-2")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "model_providers:\n  providers:\n  p: {type: ollama}",
            "c.yml:3: /model_providers: 'p' looks like a provider; put it under `providers`, indented further",
        ),
        (P + "ollama", "c.yml:3: /model_providers/providers/p: must be an object, for example {type: ollama}"),
        (
            "model_providers:\n  providers: [{type: ollama}]",
            "c.yml:2: /model_providers/providers: must be an object, for example local: {type: ollama}",
        ),
        (
            P + "\n      type: ollama\n      api_key: SECRET",
            "c.yml:5: /model_providers/providers/p: 'api_key': keys are not written into this file; name the variable "
            "that holds it in api_key_env, or its file in api_key_file",
        ),
        (
            P + "\n      type: ollama\n      base_url: http://127.0.0.1:1",
            "c.yml:5: /model_providers/providers/p: 'base_url' is not known here; did you mean 'endpoint'?",
        ),
        (
            P + "{type: ollama, allow_hosts: [gpu]}",
            "c.yml:3: /model_providers/providers/p: 'allow_hosts' is not a setting of one provider; put it into "
            "model_providers, beside `providers`",
        ),
        (
            P + "{type: pool, members: [q], concurrency: 4}",
            "c.yml:3: /model_providers/providers/p: 'concurrency' is an option of a pool; write options: "
            "{concurrency: …}",
        ),
        (
            P + "{type: ollama, fallback: gpu}",
            "c.yml:3: /model_providers/providers/p/fallback: must be a list, for example [{provider: gpu}]",
        ),
        (
            P + "{type: ollama, models: [qwen3]}",
            "c.yml:3: /model_providers/providers/p/models/0: must be an object, for example {name: 'qwen3:4b'}",
        ),
        (
            "model_providers:\n  audit: yes",
            "c.yml:2: /model_providers/audit: must be an object, for example {jsonl: audit.jsonl}",
        ),
        (
            "model_providers:\n  allow_hosts: 192.168.1.20",
            "c.yml:2: /model_providers/allow_hosts: must be a list, for example ['192.168.1.20:11434']",
        ),
        (
            "model_providers:\n  allow_hosts:\n    - http://192.168.1.20:11434\n  providers:\n"
            "    p: {type: ollama, endpoint: 'http://192.168.1.20:11434'}",
            "c.yml:3: /model_providers/allow_hosts/0: 'http://192.168.1.20:11434' is not of the form host or "
            "host:port; write '192.168.1.20:11434'",
        ),
        (
            "model_providers:\n  allow_hosts: ['http://me:SECRET@gpu']",
            "c.yml:2: /model_providers/allow_hosts/0: an entry with a user name is not of the form host or host:port",
        ),
        (
            "model_providers:\n  providers:\n    'http://127.0.0.1:11434': {type: ollama}",
            "c.yml:3: /model_providers/providers/http:~1~1127.0.0.1:11434: this is a URL or an address, and a provider "
            "id is a name of your choice; write the URL into the configuration: endpoint: 'http://…'",
        ),
    ],
)
def test_what_was_written_in_the_wrong_place_or_form_is_an_error_that_says_what_to_write(
    text: str, message: str
) -> None:
    assert refused(text) == message


@requirement("CFG-2")
@pytest.mark.filterwarnings("default::turnwire.config.SectionWarning")  # the suite makes errors of warnings
def test_a_warning_about_the_configuration_is_one_line_about_the_file(here: Path) -> None:
    (here / "c.yml").write_text("providers:\n  p: {type: ollama}\n")
    result = turnwire("provider", "list", "--config", "c.yml")
    assert result.code == 0
    assert result.err == (
        "turnwire: warning: c.yml:1: /providers: this section is not read; did you mean 'model_providers'? "
        "Turnwire reads model_providers and agent, and leaves sections of other programs alone\n"
    )


@requirement("CFG-2")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing\n",
        "other: 1",
        "model_providers: ~",
        "a: &a [*a]",
        "a: !own\n- b",
        "? [1, 2]\n: 3",
        "a: !!set {x}",
    ],
)
def test_a_file_that_says_nothing_about_providers_gives_the_built_in_ones(text: str) -> None:
    assert parse_config(text) == DEFAULT_CONFIG


@requirement("CFG-2")
def test_a_file_that_cannot_be_read_is_a_configuration_error(here: Path) -> None:
    (here / "c.yml").write_bytes(b"model_providers: \xff")
    result = turnwire("provider", "list", "--config", "c.yml")
    assert (result.code, result.out) == (3, "")
    assert result.err == "turnwire: ACODE-MDL-004: c.yml: cannot be read as UTF-8 text (UnicodeDecodeError)\n"


@requirement("CFG-2")
def test_an_id_with_a_slash_is_found_in_its_file() -> None:
    text = "model_providers:\n  providers:\n    a/b~c:\n      type: mock\n      options:\n        nope: 1\n"
    Path("c.yml").write_text(text)
    result = turnwire("provider", "health", "--config", "c.yml")
    assert result.code == 3
    assert "c.yml:6: /model_providers/providers/a~1b~0c/options/nope: not an option of mock" in result.out


@requirement("CFG-2")
def test_an_error_about_no_setting_names_the_provider(here: Path) -> None:
    (here / "c.yml").write_text("model_providers:\n  providers:\n    p:\n      type: mock\n")
    loaded = load_config("c.yml")
    error = loaded.locate(ConfigurationError("Something is wrong: here"), "p")
    assert error.info.message == "c.yml:3: /model_providers/providers/p: Something is wrong: here"
    assert error.provider_id == "p"
    built_in = LoadedConfig(DEFAULT_CONFIG, None).locate(ConfigurationError("options.slots: wrong"), "embedded")
    assert (built_in.info.message, built_in.provider_id) == ("options.slots: wrong", "embedded")
