"""Configuration files that nobody should have written: each is refused with its place, quickly, without its text."""

from __future__ import annotations

from pathlib import Path

import pytest

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
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: 2001-99-99", "c.yml:1: not valid YAML: a number, a date or a tag in it is none"),
        ("a: !!int SECRET", "c.yml:1: not valid YAML: a number, a date or a tag in it is none"),
        (f"a: {'9' * 5000}", "c.yml:1: not valid YAML: a number, a date or a tag in it is none"),
        ("x: 1\na: [SECRET", "c.yml:2: not valid YAML: expected ',' or ']', but got '<stream end>'"),
        ("x: 1\na: [SECRET}", "c.yml:2: not valid YAML: expected ',' or ']', but got '}'"),
        ("a: *SECRET", "c.yml:1: not valid YAML: found undefined alias …"),
        ('a: "\\SECRET"', "c.yml:1: not valid YAML: found unknown escape character …"),
        ("a: b: SECRET", "c.yml:1: not valid YAML: mapping values are not allowed here"),
        ("a: 1\n--- \nb: 2", "c.yml:2: not valid YAML: but found another document"),
        ("@SECRET", "c.yml:1: not valid YAML: found character '@' that cannot start any token"),
        ("\0", "c.yml:1: not valid YAML (ReaderError)"),
        ("- " * 900, f"c.yml:1: this is {NESTED}"),
        (ALIASES, f"c.yml:1: this is {NESTED}"),
        ("hello", "c.yml:1: /: must be an object"),
    ],
)
def test_a_file_that_is_no_configuration_is_refused_with_its_line_and_without_its_text(text: str, message: str) -> None:
    told = refused(text)
    assert told == message
    assert "SECRET" not in told


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
