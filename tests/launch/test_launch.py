"""`turnwire launch`: an agent gets a gateway, the model and nothing else of ours."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.cli.runner import SCRIPT, turnwire
from tests.cli.server import Answers, serving
from tests.launch import standin_agent
from turnwire.launch.agents import AGENTS, FOLDER, Target

by_agent = pytest.mark.parametrize("agent", AGENTS)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder, with stand-ins for the programs of all agents on the path and no configuration."""
    programs, folder = tmp_path / "programs", tmp_path / "home"
    programs.mkdir()
    folder.mkdir()
    code = Path(standin_agent.__file__).read_text(encoding="utf-8")
    for agent in AGENTS.values():
        program = programs / agent.command
        program.write_text(f"#!{sys.executable} -S\n{code}", encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("STANDIN_SEEN", str(tmp_path / "seen.json"))
    for name in ("XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "TURNWIRE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return folder


def seen(tmp_path: Path) -> dict[str, Any]:
    """What the stand-in was given."""
    found: dict[str, Any] = json.loads((tmp_path / "seen.json").read_text(encoding="utf-8"))
    return found


def gateway_of(found: dict[str, Any]) -> tuple[str, int]:
    """Host and port that an agent was given."""
    words = [*found["environment"].values(), *found["arguments"]]
    text = next(word for word in words if "http://127.0.0.1:" in word)
    place = urlsplit(text[text.index("http://") :].split('"')[0])
    return str(place.hostname), int(place.port or 0)


@by_agent
def test_an_agent_gets_a_gateway_and_leaves_nothing_behind(agent: str, tmp_path: Path, home: Path) -> None:
    result = turnwire("launch", agent, "--provider", "mock", "--model", "mock", "--", "--flag", "two words")
    assert (result.code, result.out, result.err) == (0, "", "")
    found = seen(tmp_path)
    assert found["arguments"][-2:] == ["--flag", "two words"]
    assert found["background"] == "mock"
    assert found["home"] == ([f"{found['folder']}/settings.json"] if agent == "gemini" else [])
    assert [path for path in home.rglob("*") if path.is_file()] == []
    with socket.socket() as probe:
        assert probe.connect_ex(gateway_of(found)) != 0


def test_gemini_reads_its_settings_below_a_folder_that_only_the_user_can_write_to(tmp_path: Path, home: Path) -> None:
    turnwire("launch", "gemini", "--provider", "mock")
    found = seen(tmp_path)
    assert found["settings"] == {"security": {"auth": {"selectedType": "gemini-api-key"}}}
    assert Path(found["folder"]).parent == home / ".cache"


def test_a_variable_of_the_user_that_would_win_over_ours_is_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "the-users-own")
    monkeypatch.setenv("MY_OWN", "kept")
    turnwire("launch", "claude", "--provider", "mock")
    environment = seen(tmp_path)["environment"]
    assert "ANTHROPIC_API_KEY" not in environment
    assert environment["MY_OWN"] == "kept"


@pytest.mark.parametrize("code", [0, 1, 3, 42])
def test_the_exit_code_of_the_agent_is_that_of_the_command(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STANDIN_CODE", str(code))
    assert turnwire("launch", "qwen", "--provider", "mock").code == code


def test_a_model_with_a_name_that_agents_misread_has_a_short_one(tmp_path: Path) -> None:
    models = b'{"object": "list", "data": [{"id": "org/Model v2", "object": "model", "created": 1, "owned_by": "x"}]}'
    with serving(Answers(models=models, chat=[CHAT])) as server:
        configured(tmp_path, server.url)
        assert turnwire("launch", "aider").code == 0
        assert json.loads(server.asked[-1][2])["model"] == "org/Model v2"
    assert seen(tmp_path)["arguments"][:2] == ["--model", "openai/local"]


CHAT = json.dumps(
    {
        "id": "c",
        "object": "chat.completion",
        "created": 1,
        "model": "m1",
        "choices": [{"index": 0, "message": {"role": "assistant", "content": "Hello"}, "finish_reason": "stop"}],
    }
).encode()


def configured(tmp_path: Path, url: str, more: str = "") -> None:
    """A configuration with one server of the kind vLLM."""
    folder = tmp_path / ".agent"
    folder.mkdir(exist_ok=True)
    text = f"model_providers:\n  providers:\n    big:\n      type: vllm\n      endpoint: {url}\n{more}"
    (folder / "config.yml").write_text(text, encoding="utf-8")


def test_an_alias_of_the_configuration_brings_its_parameters_for_every_name(tmp_path: Path) -> None:
    with serving(Answers(chat=[CHAT])) as server:
        configured(tmp_path, server.url, "  aliases:\n    small: {model: m1, defaults: {max_tokens: 77}}\n")
        assert turnwire("launch", "qwen", "--model", "small").code == 0
        body = json.loads(server.asked[-1][2])
    assert (body["model"], body["max_tokens"]) == ("m1", 77)


def test_the_log_of_the_gateway_goes_to_a_file_and_has_no_content(tmp_path: Path) -> None:
    assert turnwire("launch", "qwen", "--provider", "mock", "--log", "gateway.log").code == 0
    lines = [json.loads(line) for line in (tmp_path / "gateway.log").read_text(encoding="utf-8").splitlines()]
    assert [(line["event"], line["status"]) for line in lines if line["event"] == "request"] == [("request", 200)]
    refused = turnwire("launch", "qwen", "--provider", "mock", "--log", str(tmp_path))
    assert (refused.code, refused.err.endswith("it cannot be written (Is a directory)\n")) == (3, True)


# What is said before an agent starts


def test_what_is_missing_is_one_sentence_with_the_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(Answers()) as server:
        configured(tmp_path, server.url)
        unknown = turnwire("launch", "claude", "--model", "m2")
    gone = turnwire("launch", "claude")
    (tmp_path / "programs" / "aider").unlink()
    missing = turnwire("launch", "aider", "--provider", "mock")
    other = turnwire("launch", "emacs")
    assert not (tmp_path / "seen.json").exists()
    assert [(each.code, each.err) for each in (unknown, gone, missing, other)] == [
        (3, "turnwire: ACODE-MDL-004: big has no model m2; it has m1: choose one, or start its server with one\n"),
        (
            3,
            f"turnwire: ACODE-MDL-004: vllm does not answer at {server.url}; start it, or: "
            "turnwire launch … --provider embedded\n",
        ),
        (3, "turnwire: ACODE-MDL-004: aider is not installed: pip install aider-chat\n"),
        (2, "turnwire: there is no agent emacs; use one of: claude, codex, gemini, qwen, opencode, aider\n"),
    ]


def test_a_model_without_tools_is_reported_before_the_agent_starts(tmp_path: Path) -> None:
    with serving(Answers(chat=[CHAT])) as server:
        no_tools = "      models: [{name: m1, capabilities: {tools: 'no'}}]\n"
        configured(tmp_path, server.url, no_tools)
        result = turnwire("launch", "claude")
    said = "Note: m1 cannot call tools, and coding agents do nothing without them; choose a model that can\n"
    assert (result.code, result.err) == (0, said)


def test_a_small_context_is_reported_before_the_agent_starts(tmp_path: Path) -> None:
    with serving(Answers(chat=[CHAT, CHAT])) as server:
        configured(tmp_path, server.url, "      models: [{name: m1, context_length: 2048}]\n")
        small = turnwire("launch", "claude")
        configured(tmp_path, server.url, "      models: [{name: m1, context_length: 32768}]\n")
        usual = turnwire("launch", "claude")
    said = "m1 has a context of 2048 tokens; coding agents want 32768 and more, and may stop at once"
    assert [(each.code, each.err) for each in (small, usual)] == [(0, f"Note: {said}\n"), (0, "")]


def test_of_several_models_the_first_is_named(tmp_path: Path) -> None:
    rows = [{"id": name, "object": "model", "created": 1, "owned_by": "x"} for name in ("m1", "m2")]
    models = json.dumps({"object": "list", "data": rows}).encode()
    with serving(Answers(models=models, chat=[CHAT])) as server:
        configured(tmp_path, server.url)
        result = turnwire("launch", "claude")
    assert (result.code, result.err) == (0, "Note: m1 of big is used; --model takes another of its 2\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--gateway", "http://127.0.0.1:1", "--provider", "mock"], "--provider: cannot be given with --gateway"),
        (["--gateway", "http://127.0.0.1:1", "--log", "x"], "--log: cannot be given with --gateway"),
        (["--api-key-env", "KEY"], "--api-key-env: needs --gateway"),
    ],
)
def test_options_that_exclude_each_other_are_refused(words: list[str], said: str) -> None:
    result = turnwire("launch", "claude", *words)
    assert (result.code, result.err) == (2, f"turnwire: {said}\n")


# A gateway that runs


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a gateway with the key `open-sesame`."""
    monkeypatch.setenv("GATE", "open-sesame")
    words = ["serve", "--provider", "mock", "--port", "0", "--api-key-env", "GATE", "--quiet", "--json"]
    process = subprocess.Popen([SCRIPT, *words], stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["url"]
    finally:
        process.terminate()
        process.communicate()


def test_a_gateway_that_runs_is_used_with_its_key(
    running: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)  # an extra that the gateway does not bring
    result = turnwire("launch", "claude", "--gateway", running, "--api-key-env", "GATE")
    assert (result.code, result.err) == (0, "")
    environment = seen(tmp_path)["environment"]
    assert (environment["ANTHROPIC_BASE_URL"], environment["ANTHROPIC_AUTH_TOKEN"]) == (running, "open-sesame")
    assert environment["ANTHROPIC_MODEL"] == "mock"
    without = turnwire("launch", "claude", "--gateway", running)
    said = f"turnwire: ACODE-MDL-004: --gateway {running}: wants another key: --api-key-env\n"
    assert (without.code, without.err) == (3, said)


def test_where_no_gateway_runs_that_is_said() -> None:
    result = turnwire("launch", "claude", "--gateway", "http://127.0.0.1:1")
    said = "turnwire: ACODE-MDL-004: --gateway http://127.0.0.1:1: does not answer as a gateway; start one\n"
    assert (result.code, result.err) == (3, said)


# Lines for a shell


@pytest.fixture(scope="module")
def by_hand() -> Iterator[str]:
    """The address of the gateway that the first of the printed lines starts, on a free port."""
    words = ["serve", "--provider", "mock", "--port", "0", "--alias", "*=mock/mock", "--quiet", "--json"]
    process = subprocess.Popen([SCRIPT, *words], stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["url"]
    finally:
        process.terminate()
        process.communicate()


@by_agent
def test_the_printed_lines_do_the_same_in_a_shell(agent: str, by_hand: str, tmp_path: Path, home: Path) -> None:
    printed = turnwire("launch", agent, "--provider", "mock", "--print", "--", "it's")
    first, rest = printed.out.split("\n", 1)
    serve = "turnwire serve --provider mock --alias mock=mock/mock --alias '*=mock/mock'"
    assert first == f"{serve} &  # the gateway; `kill %1` ends it"
    (home / ".cache").mkdir()
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/bin:/bin"}
    lines = rest.replace("http://127.0.0.1:8787", by_hand).encode()
    subprocess.run(["/bin/sh", "-e"], input=lines, env=environment, check=True)
    found = seen(tmp_path)
    setup = AGENTS[agent].setup(Target(url=by_hand, model="mock"))
    assert found["background"] == "mock"
    assert found["arguments"] == [*setup.arguments, "it's"]
    given = {name: value.replace(FOLDER, found["folder"] or "") for name, value in setup.environment.items() if value}
    assert found["environment"].items() >= given.items()
    assert found["settings"] == (json.loads(setup.files["settings.json"]) if setup.files else None)


def test_the_lines_are_there_as_json_too(tmp_path: Path) -> None:
    printed = turnwire("launch", "qwen", "--provider", "mock", "--print", "--json", "--", "-p", "Hi")
    setup = AGENTS["qwen"].setup(Target(url="http://127.0.0.1:8787", model="mock"))
    assert printed.json == {
        "command": ["qwen", "--auth-type", "openai", "-p", "Hi"],
        "environment": setup.environment,
        "files": {},
        "gateway": ["turnwire", "serve", "--provider", "mock", "--alias", "mock=mock/mock", "--alias", "*=mock/mock"],
    }
    refused = turnwire("launch", "qwen", "--provider", "mock", "--json")
    assert refused.code == 2
    assert not (tmp_path / "seen.json").exists()


# Signals


def waiting(number: signal.Signals, code: int) -> str:
    """The program of an agent that ends with `code` at a signal."""
    handler = f"lambda *_: sys.exit({code})"
    lines = ["import signal, sys", f"signal.signal({int(number)}, {handler})", 'print("ready", flush=True)']
    return "\n".join([*lines, "signal.pause()", ""])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_is_passed_on_to_the_agent(number: signal.Signals, tmp_path: Path) -> None:
    process = started(tmp_path, waiting(number, 9))
    process.send_signal(number)
    assert process.wait(30) == 9


def test_an_interrupt_from_the_keyboard_is_the_agents_business(tmp_path: Path) -> None:
    process = started(tmp_path, waiting(signal.SIGINT, 11))
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process in the foreground
    assert process.wait(30) == 11


def test_an_agent_that_a_signal_ended_gives_the_exit_code_of_a_shell(tmp_path: Path) -> None:
    process = started(tmp_path, 'import os, signal\nprint("ready", flush=True)\nos.kill(os.getpid(), signal.SIGKILL)\n')
    assert process.wait(30) == 128 + signal.SIGKILL


def started(tmp_path: Path, code: str) -> subprocess.Popen[bytes]:
    """`turnwire launch` in a group of its own, with an agent that has said that it is ready."""
    program = tmp_path / "programs" / "claude"
    program.write_text(f"#!{sys.executable} -S\n{code}", encoding="utf-8")
    words = [SCRIPT, "launch", "claude", "--provider", "mock"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    process.stdout.close()
    return process
