"""`turnwire launch`: an agent gets a gateway, the model and nothing else of ours."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import pty
import signal
import socket
import subprocess
import sys
import termios
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any
from urllib.parse import urlsplit

import pytest

from turnwire_schema.v1.provider import ModelInfo

from tests.cli.runner import SCRIPT, turnwire
from tests.cli.server import Answers, serving
from tests.gateway.test_routing import Embedded, mock
from tests.launch import standin_agent
from tests.patience import PATIENCE_S, until
from tests.requirements import requirement
from turnwire.gateway.calls.routing import Router
from turnwire.launch.agents import AGENTS, FOLDER, Target
from turnwire.launch.model_choice import Choice, choose, listed_choice
from turnwire.launch.watcher import parents
from turnwire.providers.registry import ProviderRegistry

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
    monkeypatch.setenv("STANDIN_PATIENCE_S", str(PATIENCE_S))
    monkeypatch.setenv("STANDIN_SEEN", str(tmp_path / "seen.json"))
    for name in ("XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "TURNWIRE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return folder


def seen(tmp_path: Path) -> dict[str, Any]:
    """What the stand-in was given."""
    found: dict[str, Any] = json.loads((tmp_path / "seen.json").read_text(encoding="utf-8"))
    return found


def files_of(agent: str) -> list[str]:
    """Names of the files that an agent is given."""
    return sorted(AGENTS[agent].setup(Target(url="http://127.0.0.1:1", model="m")).files)


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
    assert found["home"] == [f"{found['folder']}/{name}" for name in files_of(agent)]
    assert [path for path in home.rglob("*") if path.is_file()] == []
    with socket.socket() as probe:
        assert probe.connect_ex(gateway_of(found)) != 0


def test_gemini_reads_its_settings_below_a_folder_that_only_the_user_can_write_to(tmp_path: Path, home: Path) -> None:
    turnwire("launch", "gemini", "--provider", "mock")
    found = seen(tmp_path)
    assert found["settings"] == {"security": {"auth": {"selectedType": "gemini-api-key"}}}
    assert Path(found["folder"]).parent == home / ".cache"


def test_a_relative_folder_of_the_environment_is_passed_over(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_RUNTIME_DIR", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, "relative")
    turnwire("launch", "gemini", "--provider", "mock")
    assert Path(seen(tmp_path)["folder"]).parent == home / ".cache"
    assert not (tmp_path / "relative").exists()


ELSEWHERE = "http://elsewhere.invalid"
LEADS_ELSEWHERE = {
    "claude": (
        *("ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "ANTHROPIC_UNIX_SOCKET", "ANTHROPIC_MODEL"),
        *("ANTHROPIC_SMALL_FAST_MODEL", "CLAUDE_CODE_SUBAGENT_MODEL"),
        *("CLAUDE_CODE_USE_BEDROCK", "CLAUDE_CODE_USE_VERTEX", "CLAUDE_CODE_USE_FOUNDRY", "CLAUDE_CODE_USE_MANTLE"),
    ),
    "codex": ("TURNWIRE_KEY",),
    "gemini": ("GOOGLE_API_KEY", "GEMINI_API_KEY", "GOOGLE_GEMINI_BASE_URL"),
    "qwen": (
        *("OPENAI_BASE_URL", "OPENAI_API_KEY", "OPENAI_MODEL"),
        *("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"),  # it knows no exceptions
    ),
    "opencode": ("OPENCODE_CONFIG_CONTENT",),
    "aider": ("OPENAI_API_BASE", "OPENAI_API_KEY", "AIDER_OPENAI_API_KEY"),
}


@by_agent
def test_no_variable_of_the_user_leads_an_agent_elsewhere(
    agent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LEADS_ELSEWHERE[agent]:
        monkeypatch.setenv(name, ELSEWHERE)
    monkeypatch.setenv("MY_OWN", "kept")
    turnwire("launch", agent, "--provider", "mock")
    environment = seen(tmp_path)["environment"]
    assert [name for name, value in environment.items() if ELSEWHERE in value] == []
    assert environment["MY_OWN"] == "kept"


EXCEPTIONS = [
    ({}, "127.0.0.1,localhost", "127.0.0.1,localhost"),
    ({"NO_PROXY": "intern"}, "intern,127.0.0.1,localhost", "intern,127.0.0.1,localhost"),
    ({"no_proxy": "intern"}, "intern,127.0.0.1,localhost", "intern,127.0.0.1,localhost"),
    ({"NO_PROXY": "a", "no_proxy": "b"}, "a,127.0.0.1,localhost", "b,127.0.0.1,localhost"),
    ({"NO_PROXY": "", "no_proxy": "b"}, "b,127.0.0.1,localhost", "b,127.0.0.1,localhost"),
    ({"NO_PROXY": "*"}, "*", "*"),  # clients know it only where it stands alone
    ({"NO_PROXY": "*", "no_proxy": "b"}, "*", "b,127.0.0.1,localhost"),
]


@pytest.mark.parametrize(("given", "upper", "lower"), EXCEPTIONS)
def test_hosts_that_the_user_asks_without_a_proxy_stay_so_in_both_spellings(
    given: dict[str, str], upper: str, lower: str, by_hand: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    turnwire("launch", "codex", "--provider", "mock")
    started = seen(tmp_path)["environment"]
    in_a_shell(turnwire("launch", "codex", "--provider", "mock", "--print").out, by_hand)
    pasted = seen(tmp_path)["environment"]
    assert [(each["NO_PROXY"], each["no_proxy"]) for each in (started, pasted)] == [(upper, lower)] * 2


def test_settings_of_the_user_that_would_win_over_variables_are_overruled_by_what_wins_over_them() -> None:
    target = Target(url="http://127.0.0.1:1", model="m")
    claude, qwen, opencode, aider = (AGENTS[name].setup(target) for name in ("claude", "qwen", "opencode", "aider"))
    assert claude.arguments[:2] == ("--settings", f"{FOLDER}/settings.json")
    assert json.loads(claude.files["settings.json"]) == {"env": claude.environment}
    ours = {"id": "m", "name": "m", "baseUrl": "http://127.0.0.1:1/v1", "envKey": "OPENAI_API_KEY"}
    assert json.loads(qwen.files["settings.json"]) == {
        "modelProviders": {"openai": [ours]},
        "fastModel": "",
        "proxy": "",
        "permissions": {"deny": ["tool_search"]},
    }
    given = json.loads(opencode.environment["OPENCODE_CONFIG_CONTENT"])
    assert (given["model"], given["small_model"], given["enabled_providers"], given["disabled_providers"]) == (
        *("turnwire/m", "turnwire/m"),
        *(["turnwire"], []),
    )
    words = dict(zip(aider.arguments, aider.arguments[1:], strict=False))
    assert [words[name] for name in ("--model", "--weak-model", "--editor-model")] == ["openai/m"] * 3
    assert words["--openai-api-base"] == "http://127.0.0.1:1/v1"
    pairs = [*zip(aider.arguments, aider.arguments[1:], strict=False)]
    assert [word for name, word in pairs if name == "--set-env"] == [
        *("OPENAI_BASE_URL=http://127.0.0.1:1/v1", "USE_LITELLM_PROXY=false")
    ]


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


@requirement("TXT-3")
@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("", "Note: tool calls that qwen3:4b writes as text are read, in the format hermes\n"),
        ("      defaults: {text_format: off}\n", ""),
        (
            "      defaults: {text_format: glm-4.5}\n",
            "Note: tool calls that qwen3:4b writes as text are read, in the format glm-4.5\n",
        ),
    ],
    ids=["by the model's name", "off", "by the configuration"],
)
def test_the_format_by_which_texts_are_read_is_named_before_the_agent_starts(
    tmp_path: Path, more: str, said: str
) -> None:
    rows = [{"id": "qwen3:4b", "object": "model", "created": 1, "owned_by": "x"}]
    models = json.dumps({"object": "list", "data": rows}).encode()
    with serving(Answers(models=models, chat=[CHAT])) as server:
        configured(tmp_path, server.url, more)
        result = turnwire("launch", "claude")
    assert (result.code, result.err) == (0, said)


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
        (["--model", " "], "--model: the name is blank"),
        (
            ["--gateway", "127.0.0.1:8787"],
            "--gateway 127.0.0.1:8787: must be an address such as http://127.0.0.1:8787",
        ),
    ],
)
def test_options_that_make_no_sense_are_refused(words: list[str], said: str) -> None:
    result = turnwire("launch", "claude", *words)
    assert (result.code, result.err) == (2, f"turnwire: {said}\n")


def test_json_behind_two_dashes_is_the_agents_and_not_ours() -> None:
    result = turnwire("launch", "codex", "--provider", "nobody", "--", "exec", "--json")
    assert (result.code, result.out) == (2, "")
    assert "there is no provider nobody" in result.err


def test_a_name_that_the_embedded_model_only_answers_under_is_reported() -> None:
    registry = ProviderRegistry(default_id="embedded")
    registry.register(mock("embedded", "tiny", kind=Embedded))
    router = Router(registry, {"mine": "embedded/tiny"})
    asked = {name: asyncio.run(choose(router, name, "…")) for name in ("qwen3:4b", "tiny", "embedded/tiny", "mine")}
    assert {each.model for each in asked.values()} == {"tiny"}
    other = "embedded has no model qwen3:4b; its tiny answers, as it does every name"
    assert {name: each.notes for name, each in asked.items() if each.notes} == {"qwen3:4b": (other,)}


# A gateway that runs


@contextmanager
def gateway(*words: str) -> Iterator[str]:
    """The address of a gateway in a process of its own."""
    command = [SCRIPT, "serve", "--port", "0", "--quiet", "--json", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["url"]
    finally:
        process.terminate()
        process.communicate()


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a gateway with the key `open-sesame`."""
    monkeypatch.setenv("GATE", "open-sesame")
    with gateway("--provider", "mock", "--api-key-env", "GATE") as url:
        yield url


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


def test_the_address_of_its_openai_clients_is_that_of_the_gateway(
    running: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for given in (f"{running}/v1", f"{running}/v1/", f"{running}/"):
        assert turnwire("launch", "claude", "--gateway", given, "--api-key-env", "GATE").code == 0
        assert seen(tmp_path)["environment"]["ANTHROPIC_BASE_URL"] == running


def test_a_model_that_a_running_gateway_does_not_list_or_that_has_no_tools_is_reported(tmp_path: Path) -> None:
    with serving(Answers(chat=[CHAT] * 2)) as server:
        models = "      models: [{name: m1, context_length: 2048, capabilities: {tools: 'no', vision: 'no'}}]\n"
        configured(tmp_path, server.url, models)
        with gateway() as url:
            unlisted = turnwire("launch", "claude", "--gateway", url, "--model", "m2")
            without = turnwire("launch", "claude", "--gateway", url)
    tools = f"{url} does not say that m1 can call tools, and coding agents do nothing without them"
    small = "m1 has a context of 2048 tokens; coding agents want 32768 and more, and may stop at once"
    assert unlisted.err == f"Note: {url} lists no model m2; it lists m1: --model takes one of them\n"
    assert without.err == f"Note: {tools}; choose a model that can\nNote: {small}\n"
    assert (unlisted.code, without.code) == (0, 0)


def listed(*names: str) -> list[ModelInfo]:
    """Models as our gateway lists them for the provider `big`."""
    return [ModelInfo(name=name, extras={"owned_by": "big", "context_length": 65536}) for name in names]


@pytest.mark.parametrize("name", ["m1", "big/m1", "m2", "m2:latest", "big/m2", "big/m2:latest", "org/m3", "big/org/m3"])
def test_a_name_that_a_running_gateway_accepts_is_not_reported(name: str) -> None:
    choice = listed_choice("http://g", name, listed("m0", "m1", "m2:latest", "org/m3"), is_ours=True)
    assert choice == Choice(provider_id="gateway", model=name, context_length=65536)


@pytest.mark.parametrize(("name", "is_ours"), [("other/m1", True), ("big/m9", True), ("big/m1", False)])
def test_a_name_that_is_somebody_elses_is_reported(name: str, is_ours: bool) -> None:
    choice = listed_choice("http://g", name, listed("m1"), is_ours=is_ours)
    assert choice.notes[-1] == f"http://g lists no model {name}; it lists m1: --model takes one of them"


@pytest.mark.parametrize("length", [None, 32768, 262_144])
def test_claude_code_is_told_the_context_and_puts_nothing_of_its_own_before_the_system_prompt(
    length: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDE_CODE_ATTRIBUTION_HEADER", "1")
    monkeypatch.setenv("CLAUDE_CODE_MAX_CONTEXT_TOKENS", "1000000")
    more = "" if length is None else f"      models: [{{name: m1, context_length: {length}}}]\n"
    wanted = ("0", "1000000" if length is None else str(length))
    with serving(Answers(chat=[CHAT] * 2)) as server:
        configured(tmp_path, server.url, more)
        turnwire("launch", "claude")
        given = seen(tmp_path)
        with gateway() as url:
            turnwire("launch", "claude", "--gateway", url, "--model", "big/m1")
            behind = seen(tmp_path)
        printed = turnwire("launch", "claude", "--print", "--json").json
    names = ("CLAUDE_CODE_ATTRIBUTION_HEADER", "CLAUDE_CODE_MAX_CONTEXT_TOKENS")
    assert [tuple(each["environment"][name] for name in names) for each in (given, behind)] == [wanted] * 2
    settings = given["settings"]["env"]
    assert (settings[names[0]], settings.get(names[1])) == ("0", None if length is None else str(length))
    assert (printed["environment"][names[0]], printed["environment"].get(names[1])) == (
        *("0",),
        None if length is None else str(length),
    )


def test_a_server_that_is_no_gateway_of_ours_is_reported(tmp_path: Path) -> None:
    with serving(Answers(chat=[CHAT])) as server:
        result = turnwire("launch", "qwen", "--gateway", server.url)
    said = f"{server.url} answers, but not as a gateway of Turnwire does; the agent may not find its paths there"
    assert (result.code, result.err) == (0, f"Note: {said}\n")


def test_where_no_gateway_runs_that_is_said() -> None:
    result = turnwire("launch", "claude", "--gateway", "http://127.0.0.1:1")
    said = "turnwire: ACODE-MDL-004: --gateway http://127.0.0.1:1: does not answer as a gateway; start one\n"
    assert (result.code, result.err) == (3, said)


# Lines for a shell


@pytest.fixture(scope="module")
def by_hand() -> Iterator[str]:
    """The address of the gateway that the first of the printed lines starts, on a free port."""
    with gateway("--provider", "mock", "--alias", "*=mock/mock") as url:
        yield url


def in_a_shell(printed: str, running: str) -> None:
    """Run what was printed but for its first line, on a gateway that is running."""
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/bin:/bin"}
    lines = printed.split("\n", 1)[1].replace("http://127.0.0.1:8787", running)
    subprocess.run(["/bin/sh", "-e"], input=lines.encode(), env=environment, check=True)


def test_where_no_folder_can_be_made_the_printed_lines_write_nothing(tmp_path: Path, home: Path) -> None:
    printed = turnwire("launch", "gemini", "--provider", "mock", "--print")
    (home / ".cache").write_text("no folder", encoding="utf-8")
    environment = {**os.environ, "PATH": f"{os.environ['PATH']}:/usr/bin:/bin"}
    lines = printed.out.split("\n", 1)[1].replace("settings.json", f"{tmp_path}/written")
    done = subprocess.run(["/bin/sh"], input=lines.encode(), env=environment, check=False, capture_output=True)
    assert done.returncode != 0
    assert not (tmp_path / "seen.json").exists()


@by_agent
def test_the_printed_lines_do_the_same_in_a_shell(agent: str, by_hand: str, tmp_path: Path, home: Path) -> None:
    printed = turnwire("launch", agent, "--provider", "mock", "--print", "--", "it's")
    first = printed.out.split("\n", 1)[0]
    serve = "turnwire serve --quiet --provider mock --alias mock=mock/mock --alias '*=mock/mock'"
    assert first == f"{serve} &"  # and no comment: an interactive zsh would run what stands in one
    in_a_shell(printed.out, by_hand)
    found = seen(tmp_path)
    setup = AGENTS[agent].setup(Target(url=by_hand, model="mock", context_length=32768))
    assert found["background"] == "mock"
    folder = found["folder"] or ""
    assert found["arguments"] == [*(word.replace(FOLDER, folder) for word in setup.arguments), "it's"]
    given = {name: value.replace(FOLDER, folder) for name, value in setup.environment.items() if value}
    assert found["environment"].items() >= given.items()
    assert found["settings"] == (json.loads(setup.files["settings.json"]) if setup.files else None)


SHELLS = [name for name in ("sh", "bash", "dash", "zsh") if which(name, path="/usr/bin:/bin")]


@pytest.mark.parametrize("shell", SHELLS)
def test_pasted_lines_wait_for_their_gateway_leave_no_files_and_end_as_the_agent(
    shell: str, tmp_path: Path, home: Path
) -> None:
    printed = turnwire("launch", "claude", "--provider", "mock", "--print")
    assert printed.err.splitlines()[-1].startswith("Note: the first line starts the gateway in the background")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    lines = printed.out.replace("127.0.0.1:8787", f"127.0.0.1:{port}").replace("--quiet", f"--quiet --port {port}")
    environment = {
        **os.environ,
        "PATH": f"{SCRIPT.parent}:{os.environ['PATH']}:/usr/bin:/bin",
        "STANDIN_CODE": "7",
    }
    done = subprocess.run(
        [shell],
        input=f"{lines}code=$?\nkill $!\nexit $code\n".encode(),
        env=environment,
        check=False,
        capture_output=True,
        timeout=PATIENCE_S,
    )
    assert (done.returncode, seen(tmp_path)["background"]) == (7, "mock")
    assert [path for path in home.rglob("*") if path.is_file()] == []


def test_lines_whose_gateway_could_not_start_are_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr("turnwire.cli.launch.DEFAULT_PORT", taken.getsockname()[1])
        result = turnwire("launch", "codex", "--provider", "mock", "--print")
    said = "Note: http://127.0.0.1:8787 is taken, so the gateway of these lines cannot start; end what listens there"
    assert said in result.err.splitlines()


def test_parameters_of_an_alias_that_printed_lines_cannot_carry_are_noted(tmp_path: Path) -> None:
    with serving(Answers()) as server:
        configured(tmp_path, server.url, "  aliases:\n    small: {model: m1, defaults: {max_tokens: 77}}\n")
        result = turnwire("launch", "qwen", "--model", "small", "--print")
    said = "Note: the parameters of the alias small do not hold in these lines; without --print they do"
    assert said in result.err.splitlines()


def test_the_lines_are_there_as_json_too(tmp_path: Path) -> None:
    printed = turnwire("launch", "qwen", "--provider", "mock", "--print", "--json", "--", "-p", "Hi")
    setup = AGENTS["qwen"].setup(Target(url="http://127.0.0.1:8787", model="mock"))
    assert printed.json == {
        "command": ["qwen", "--auth-type", "openai", "--model", "mock", "-p", "Hi"],
        "environment": {**dict.fromkeys(("NO_PROXY", "no_proxy"), "127.0.0.1,localhost"), **setup.environment},
        "files": setup.files,
        "gateway": [
            *("turnwire", "serve", "--quiet", "--provider", "mock"),
            *("--alias", "mock=mock/mock", "--alias", "*=mock/mock"),
        ],
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


SENT = (signal.SIGTERM, signal.SIGHUP, signal.SIGUSR1, signal.SIGUSR2, signal.SIGINT, signal.SIGQUIT)
TYPED = {signal.SIGINT: b"\x03", signal.SIGQUIT: b"\x1c"}


@pytest.mark.parametrize("number", SENT)
def test_a_signal_is_passed_on_to_the_agent(number: signal.Signals, tmp_path: Path) -> None:
    process = started(tmp_path, waiting(number, 9))
    process.send_signal(number)
    assert process.wait(PATIENCE_S) == 9


@pytest.mark.parametrize("number", TYPED)
def test_what_the_keyboard_sends_is_the_agents_business(number: signal.Signals, tmp_path: Path) -> None:
    keyboard, terminal = pty.openpty()
    code = f"""
        import signal, sys, termios
        came = []
        signal.signal({int(number)}, lambda *_: came.append(1))
        print("ready", flush=True)
        sys.stdin.readline()
        sys.exit(10 + len(came))
    """
    process = started(tmp_path, textwrap.dedent(code), terminal)
    os.write(keyboard, TYPED[number])
    os.write(keyboard, b"\n")
    assert process.wait(PATIENCE_S) == 11
    os.close(keyboard)
    os.close(terminal)


def test_a_signal_that_is_ignored_here_is_ignored_by_the_agent(tmp_path: Path) -> None:
    code = 'import signal, sys\nprint("ready", flush=True)\n'
    code += "sys.exit(9 if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN else 1)\n"
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
    try:
        process = started(tmp_path, code)
    finally:
        signal.signal(signal.SIGHUP, before)
    assert process.wait(PATIENCE_S) == 9


def test_files_of_a_run_that_was_killed_are_gone_after_the_next_and_those_of_a_running_one_stay(
    tmp_path: Path, home: Path
) -> None:
    code = 'import signal\nprint("ready", flush=True)\nsignal.pause()\n'
    killed, running = started(tmp_path, code), started(tmp_path, code)
    left = {path.parent for path in home.rglob("settings.json")}
    killed.kill()
    killed.wait(PATIENCE_S)
    for folder in left:
        os.utime(folder, (1, 1))
    turnwire("launch", "gemini", "--provider", "mock")
    stay = {path.parent for path in home.rglob("settings.json")}
    assert (len(left), len(stay)) == (2, 1)
    assert stay < left
    running.terminate()
    running.wait(PATIENCE_S)
    assert not [*home.rglob("settings.json")]


def test_an_agent_that_a_signal_ended_gives_the_exit_code_of_a_shell(tmp_path: Path) -> None:
    process = started(tmp_path, 'import os, signal\nprint("ready", flush=True)\nos.kill(os.getpid(), signal.SIGKILL)\n')
    assert process.wait(PATIENCE_S) == 128 + signal.SIGKILL


STUBBORN = """
import os, signal, subprocess, sys, time
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
    signal.signal(number, signal.SIG_IGN)
forever = [sys.executable, "-S", "-c", "import signal; print('ready', flush=True); signal.pause()"]
def start(**options):
    process = subprocess.Popen(forever, stdout=subprocess.PIPE, **options)
    process.stdout.readline()
    return process.pid
"""
AGENTS_WITH_MORE = {
    "an agent alone": "ids = []",
    "a child": "ids = [start()]",
    "a child without the environment": "ids = [start(env={})]",
    "a child in a session of its own": "ids = [start(start_new_session=True)]",
    "a child whose parent has ended": """
reader, writer = os.pipe()
if (middle := os.fork()) == 0:
    os.write(writer, b"%d" % start(start_new_session=True))
    os._exit(0)
os.waitpid(middle, 0)
ids = [int(os.read(reader, 20))]
""",
}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process whose parent has ended cannot be found")
@pytest.mark.parametrize("with_more", AGENTS_WITH_MORE)
def test_an_agent_and_what_it_started_do_not_outlive_a_launcher_that_is_killed(with_more: str, tmp_path: Path) -> None:
    written = tmp_path / "ids"
    code = f"{STUBBORN}\n{AGENTS_WITH_MORE[with_more]}\n"
    code += f"open({str(written)!r}, 'w').write(' '.join(map(str, [os.getpid(), *ids])))\n"
    process = started(tmp_path, f'{code}print("ready", flush=True)\nsignal.pause()\n')
    ids = [int(each) for each in written.read_text(encoding="utf-8").split()]
    assert set(ids) <= parents().keys()
    process.kill()
    process.wait(PATIENCE_S)
    until(lambda: not set(ids) & parents().keys())


def test_what_an_agent_leaves_running_on_purpose_stays_when_it_ends_by_itself(tmp_path: Path) -> None:
    code = f"{STUBBORN}\nopen({str(tmp_path / 'id')!r}, 'w').write(str(start()))\nprint('ready', flush=True)\n"
    process = started(tmp_path, code)
    assert process.wait(PATIENCE_S) == 0
    left = int((tmp_path / "id").read_text(encoding="utf-8"))
    assert left in parents()
    os.kill(left, signal.SIGKILL)


def test_an_agent_runs_where_its_watcher_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    assert turnwire("launch", "claude", "--provider", "mock").code == 0
    assert seen(tmp_path)["background"] == "mock"


def started(tmp_path: Path, code: str, terminal: int | None = None) -> subprocess.Popen[bytes]:
    """`turnwire launch` in a session of its own, in the foreground of `terminal`, with an agent that is ready."""
    program = tmp_path / "programs" / "claude"
    program.write_text(f"#!{sys.executable} -S\n{code}", encoding="utf-8")
    words = [SCRIPT, "launch", "claude", "--provider", "mock"]

    def in_the_foreground() -> None:
        if terminal is not None:
            fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)

    process = subprocess.Popen(
        words, stdin=terminal, stdout=subprocess.PIPE, start_new_session=True, preexec_fn=in_the_foreground
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    process.stdout.close()
    return process
