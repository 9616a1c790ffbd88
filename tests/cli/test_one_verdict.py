"""`validate`, `convert` and `plan` say the same of a payload that is broken, odd, or holds a key that nobody knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import turnwire

pytestmark = pytest.mark.requirement("CLI-1")
COMMANDS = (("validate",), ("convert", "--to", "anthropic"), ("plan", "--to", "anthropic"))
REQUEST = '{"model": "m", "messages": [{"role": "%s", "content": "hi"}], "%s": %s}'


def said(here: Path, text: str, *command: str) -> tuple[int, str]:
    (here / "a.json").write_text(text, "utf-8")
    done = turnwire(*command, "a.json")
    return done.code, done.err


@pytest.mark.parametrize("command", COMMANDS)
def test_broken_json_is_told_with_its_line_and_the_reason(here: Path, command: tuple[str, ...]) -> None:
    code, err = said(here, '{"model": "m",\n"messages": [],\n}', *command)
    assert code == 1
    assert "a.json:3: " in err
    assert "not valid JSON: " in err
    assert "trailing comma at line 3 column 1" in err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_key_that_no_schema_names_is_told_with_the_one_that_was_meant(here: Path, command: tuple[str, ...]) -> None:
    code, err = said(here, REQUEST % ("user", "maxtokens", 5), *command)
    assert code == 0
    assert "/maxtokens: unknown here; did you mean max_tokens?" in err


def test_convert_names_unknown_keys_as_json_too(here: Path) -> None:
    (here / "a.json").write_text(REQUEST % ("user", "maxtokens", 5), "utf-8")
    told = turnwire("convert", "--to", "anthropic", "--json", "a.json").json
    assert told["unknown"] == [{"path": "/maxtokens", "meant": "max_tokens"}]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_role_that_only_a_server_takes_is_told_by_each(here: Path, command: tuple[str, ...]) -> None:
    _, err = said(here, REQUEST % ("nobody", "think", "true"), *command)
    assert "/messages/0/role: must be system, user, assistant or tool" in err


def test_what_cannot_be_read_in_another_dialect_either_is_no_hint(here: Path) -> None:
    wanted = ("convert", "--to", "anthropic", "--from", "openai-chat", "--kind", "request")
    code, err = said(here, REQUEST % ("nobody", "max_tokens", 5), *wanted)
    assert (code, "hint" in err) == (1, False)
