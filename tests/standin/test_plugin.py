"""The pytest plugin: what a stranger's tests get from it, and what everybody else pays for it (nothing)."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.junit import outcomes
from tests.requirements import requirement
from tests.standin.test_faults import tags
from turnwire.testing import plugin
from turnwire.testing.faults import FAULTS, NamedFault

DOCS = Path(__file__).parents[2] / "docs"

STRANGER = """
import pytest, urllib.request

def ask(server):
    body = b'{"model": "m", "messages": [{"role": "user", "content": "hello"}]}'
    request = urllib.request.Request(server.openai + "/chat/completions", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return answer.read()

def test_one(turnwire_server):
    turnwire_server.say("sunny", times=None)
    assert b"sunny" in ask(turnwire_server)
    assert len(turnwire_server.requests) == 1

def test_two_knows_nothing_of_one(turnwire_server):
    assert turnwire_server.requests == ()
    assert b"You said: hello" in ask(turnwire_server)

@pytest.mark.turnwire_faults("reset", "split")
def test_three(turnwire_server, turnwire_fault):
    turnwire_server.say("sunny")
    failed = False
    try:
        ask(turnwire_server)
    except OSError:
        failed = True
    assert failed == (turnwire_fault.expected == "error"), turnwire_fault

def test_four_has_no_fault(turnwire_server):
    assert b"You said" in ask(turnwire_server)
"""


def run_pytest(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """A stranger's pytest, which knows nothing of this project but the plugin."""
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    # Where the installed package has the entry point, pytest sees that this is the same plugin.
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "turnwire.testing.plugin",
        "-p",
        "no:cacheprovider",
        "--junit-xml=report.xml",
        "-W",
        "error",
    ]
    return subprocess.run(
        [*command, "--strict-markers", "test_it.py"], cwd=folder, capture_output=True, text=True, check=False
    )


@requirement("CON-3")
def test_a_stranger_gets_a_server_that_forgets_between_tests_and_faults_by_name(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, STRANGER)
    names = [
        "test_one",
        "test_two_knows_nothing_of_one",
        "test_three[reset]",
        "test_three[split]",
        "test_four_has_no_fault",
    ]
    wanted = {f"test_it::{name}": "passed" for name in names}
    assert outcomes(tmp_path / "report.xml") == wanted, ran.stdout + ran.stderr
    assert ran.returncode == 0


@requirement("CON-3")
def test_a_fault_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    marker = SimpleNamespace(args=("reset", "explode"))
    asked: Any = SimpleNamespace(
        fixturenames=["turnwire_fault"], definition=SimpleNamespace(get_closest_marker=lambda name: marker)
    )
    with pytest.raises(pytest.UsageError) as caught:
        plugin.pytest_generate_tests(asked)
    assert f"there is no fault 'explode'; use one of: {', '.join(FAULTS)}" in str(caught.value)


@requirement("NFR-4")
def test_who_does_not_use_the_plugin_loads_nothing_of_ours_with_it() -> None:
    code = (
        "import json, sys, pytest; before = set(sys.modules); import turnwire.testing.plugin; "
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name for name in json.loads(ran.stdout) if name not in sys.stdlib_module_names}
    ours = {"turnwire", "turnwire.testing", "turnwire.testing.plugin", "turnwire_schema", "turnwire_schema.lazy"}
    assert loaded == ours


def test_the_plugin_is_found_under_the_name_of_its_module() -> None:
    import tomllib

    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"turnwire.testing.plugin": "turnwire.testing.plugin"}


def gives(answer: str) -> Callable[[], str]:
    return lambda: answer


def raises() -> str:
    raise ConnectionError


CHECKS = {
    "answer": {"right": None, "wrong": "gave 'wrong' and not 'right'", "raise": "the client failed"},
    "error": {"right": "reported no failure", "wrong": "reported no failure", "raise": None},
    "either": {"right": None, "wrong": "gave 'wrong' and not 'right'", "raise": None},
}


@requirement("CON-3")
@pytest.mark.parametrize("expected", CHECKS)
@pytest.mark.parametrize("given", ["right", "wrong", "raise"])
def test_a_check_says_what_a_right_client_would_have_done(expected: str, given: str) -> None:
    fault = next(each for each in FAULTS.values() if each.expected == expected)
    ask = raises if given == "raise" else gives(given)
    said = CHECKS[expected][given]
    if said is None:
        fault.check(ask, "right")
        return
    with pytest.raises(AssertionError, match=said) as caught:
        fault.check(ask, "right")
    assert fault.reason in str(caught.value)


def test_an_error_that_the_client_does_not_mean_goes_through() -> None:
    fault = NamedFault("x", "error", "it fails", {})
    with pytest.raises(ConnectionError):
        fault.check(raises, "right", errors=ValueError)


@requirement("CON-3")
def test_the_guide_names_every_fault_and_the_reference_every_kind() -> None:
    guide = (DOCS / "guides" / "test-your-client.md").read_text(encoding="utf-8")
    rows = [line.partition("|")[2].partition("|")[0] for line in guide.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`([a-z-]+)`", "".join(rows))) == sorted(FAULTS)
    reference = (DOCS / "gateway.md").read_text(encoding="utf-8")
    listed = reference.partition("| fault | what happens | settings |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `([a-z_]+)` \|", listed, re.MULTILINE)) == tags()


def test_a_server_that_was_used_and_is_left_says_nothing() -> None:
    program = "from turnwire.testing import StandInServer\nwith StandInServer() as server: print(server.url)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert (done.stdout.startswith("http://127.0.0.1:"), done.stderr) == (True, "")
