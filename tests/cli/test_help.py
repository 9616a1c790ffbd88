"""Help texts: whole, the same words in a terminal and in a file, short options that mean one thing everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer.main

from tests.cases import for_each
from tests.cli.runner import turnwire
from tests.cli.test_app import COMMANDS
from tests.requirements import requirement
from turnwire.cli.app import app
from turnwire.cli.commands import ABOUT

pytestmark = pytest.mark.requirement("CLI-1")

EVERY = ["", "provider", "schema", "contract", "context", *sorted(COMMANDS)]
_MANY = re.compile(r"\S*(ARGS|RUN\.json|N,|[A-Z\]}])\.\.\.")
"""What may be given several times."""
_FRAME = re.compile("[─│╭╮╰╯]|\x1b\\[[0-9;]*m")


def command_of(name: str) -> Any:
    found: Any = typer.main.get_command(app)
    for word in name.split():
        found = found.commands[word]
    return found


def options() -> Iterator[tuple[str, Any]]:
    for name in sorted(COMMANDS):
        yield from ((name, param) for param in command_of(name).params if param.param_type_name == "option")


@pytest.fixture(params=["plain", "styled"])
def look(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    if request.param == "styled":
        monkeypatch.setenv("FORCE_COLOR", "1")
    return str(request.param)


@for_each("name", EVERY)
def test_no_word_of_a_help_text_is_cut_off_at_80_columns(name: str, look: str) -> None:
    result = turnwire(*name.split(), "--help")
    assert result.code == 0
    assert f"Example: turnwire {name}".strip() in " ".join(_FRAME.sub("", result.out).split())
    text = _FRAME.sub("", result.out)
    assert "…" not in text
    assert not re.search(r"\w\.\.\.(\s|$)", _MANY.sub("", text))
    shown = set(text.split())
    command = command_of(name)
    wanted = [command.help, command.epilog or "", *(param.help or "" for param in command.params)]
    wanted += ABOUT.values() if not name else list(getattr(command, "commands", ()))
    assert {word for words in wanted for word in words.split()} <= shown
    assert max(map(len, text.splitlines())) <= 80


def test_the_same_words_are_in_a_terminal_as_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = turnwire("serve", "--help").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    styled = turnwire("serve", "--help").out
    assert "╭" in styled
    assert "╭" not in plain
    assert "\x1b" not in plain
    assert sorted(_FRAME.sub("", styled).replace(":", "").split()) == sorted(plain.replace(":", "").split())


def test_the_options_of_serve_stand_in_panels() -> None:
    headings = re.findall(r"^(\w[\w -]*):$", turnwire("serve", "--help").out, re.MULTILINE)
    assert headings == [
        "Options",
        "Models",
        "Access",
        "Connections",
        "Limits of a request",
        "Log",
        "Stand-in for tests",
        "Agent threads",
        "Inspector",
    ]


@for_each("name", EVERY)
def test_h_is_help_everywhere(name: str) -> None:
    assert turnwire(*name.split(), "-h").out == turnwire(*name.split(), "--help").out


def test_short_options_mean_one_thing_everywhere() -> None:
    meant = {"--model": "-m", "--provider": "-p"}
    for name, param in options():
        for long, short in meant.items():
            assert (short in param.opts) == (long in param.opts), f"{name} {param.opts}"


def test_help_shows_the_help_of_any_command() -> None:
    for name in ("", "serve", "provider", "provider test"):
        assert turnwire("help", *name.split()).out == turnwire(*name.split(), "--help").out
    as_json = turnwire("help", "provider", "test", "--json").json
    assert as_json["command"] == "turnwire provider test"
    assert as_json["help"].startswith("Usage: turnwire provider test ")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["serv"], "No such command 'serv'. Did you mean 'serve'? See: turnwire --help"),
        (["provider", "nope"], "No such command 'nope'. See: turnwire provider --help"),
        (["serve", "x"], "turnwire serve has no commands; see: turnwire serve --help"),
    ],
)
def test_help_of_what_is_no_command_is_refused(words: list[str], message: str) -> None:
    result = turnwire("help", *words)
    assert (result.code, result.out, result.err) == (2, "", f"turnwire: {message}\n")


@requirement("CLI-1")
def test_no_colour_is_written_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search("\x1b\\[[0-9;]*3[0-7]", turnwire("serve", "--help").out)
