"""`turnwire chat "…"` where neither a store nor a line editor is installed: one answer, and nothing kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, cast

import pytest

from turnwire_schema._runtime import adapter
from turnwire_schema.v1.thread import AgentEvent

from tests.cli.runner import Result, turnwire
from tests.ports import refusing
from turnwire.providers.settings import DEFAULT_ENDPOINTS

pytestmark = pytest.mark.requirement("CLI-1")

_BASE: Final = """
import importlib.abc, importlib.util, sys
MISSING = ("sqlalchemy", "alembic", "prompt_toolkit", "PIL", "starlette")
class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Absent())
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in MISSING else found(name, package)
sys.argv = ["turnwire", *sys.argv[1:]]
from turnwire.cli import main; main()
"""
"""The command line of an installation without any extra."""


def base(*arguments: str, stdin: bytes = b"", cwd: Path) -> Result:
    done = subprocess.run(
        [sys.executable, "-c", _BASE, *arguments], input=stdin, capture_output=True, cwd=cwd, check=False
    )
    return Result(done.returncode, done.stdout, done.stderr.decode())


def configure(here: Path, **provider: Any) -> None:
    (here / ".agent").mkdir()
    section = {"default": "p", "providers": {"p": provider}}
    (here / ".agent" / "config.yml").write_text(json.dumps({"model_providers": section}), "utf-8")


def test_a_message_is_answered_on_stdout_without_any_extra(here: Path) -> None:
    configure(here, type="mock", options={"answers": ["Hello \x1b[2J there.", "Hello again.\n"]})
    result = base("chat", "hi", cwd=here)
    assert (result.code, result.out, result.err) == (0, "Hello \\x1b[2J there.\n", "")
    assert sorted(os.listdir(here)) == [".agent"]


def test_what_is_piped_in_comes_behind_the_message(here: Path) -> None:
    result = base("chat", "-p", "mock", "-m", "mock", stdin=b"more words", cwd=here)
    assert (result.code, result.out) == (0, "This is the mock provider.\n")
    assert base("chat", "-p", "mock", cwd=here).code == 2


def test_as_json_the_events_are_those_of_a_stored_chat(here: Path) -> None:
    events = [json.loads(line) for line in base("chat", "-p", "mock", "hi", "--json", cwd=here).out.splitlines()]
    for event in events:
        adapter(AgentEvent).validate_python(event)
    assert [event["event_id"] for event in events] == list(range(1, len(events) + 1))
    assert {event["event"] for event in events[:-2]} == {"chunk"}
    answer, end = events[-2:]
    assert answer["response"]["message"]["content"] == "This is the mock provider."
    assert (end["event"], end["outcome"]) == ("run_ended", "completed")


def test_a_failure_is_one_line_with_the_address_and_its_exit_code(here: Path) -> None:
    with refusing() as url:
        configure(here, type="vllm", endpoint=url, models=[{"name": "m"}])
        plain, as_json = base("chat", "hi", cwd=here), base("chat", "hi", "--json", cwd=here)
    assert (plain.code, plain.out) == (1, "")
    assert plain.err.startswith(f"turnwire: ACODE-MDL-001 [p]: {url}: the server cannot be reached")
    (end,) = map(json.loads, as_json.out.splitlines())
    assert (as_json.code, end["outcome"], end["error"]["code"]) == (1, "failed", "ACODE-MDL-001")


@pytest.mark.parametrize("more", [("--continue",), ("--thread", "x"), ("--store", "talk.db")])
def test_what_needs_a_store_says_what_is_missing(here: Path, more: tuple[str, ...]) -> None:
    result = base("chat", "-p", "mock", "hi", *more, cwd=here)
    assert result.code != 0
    assert "SQLAlchemy" in result.err


@pytest.mark.parametrize("arguments", [("hi",), ("hi", "--store", "talk.db")])
def test_who_chose_no_provider_reads_of_the_embedded_model_where_no_server_runs(
    here: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    hint = "turnwire: the embedded model needs no server: --provider embedded"
    with refusing() as url:
        monkeypatch.setitem(cast("dict[str, str]", DEFAULT_ENDPOINTS), "ollama", url)
        result = turnwire("chat", *arguments)
        chosen = turnwire("chat", *arguments, "--provider", "ollama")
    assert (result.code, result.out, len(result.err.splitlines())) == (1, "", 2)
    assert result.err.splitlines()[1] == hint
    assert (chosen.code, chosen.out, chosen.err.splitlines()) == (1, "", result.err.splitlines()[:1])
