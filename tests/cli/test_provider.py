"""`turnwire provider list | health | info`: what is configured, how it is, and never a secret."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from tests.cli.runner import script, turnwire
from tests.cli.server import Answers, vllm
from tests.patience import PATIENCE_S
from tests.ports import refusing
from tests.providers.standin import HELLO, StandIn, ollama_routes, replies
from tests.requirements import requirement

__all__ = ["vllm"]

SECRET = "sk-SECRET-1234"


def configure(**providers: dict[str, Any]) -> str:
    """Write a configuration (JSON is YAML), one provider a line from line 3 on; the first one is the default."""
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in providers.items())
    text = f'{{"model_providers": {{"default": {json.dumps(next(iter(providers)))}, "providers":\n{{\n{rows}\n}}}}}}\n'
    path = Path(".agent/config.yml")
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return str(path.resolve())


@pytest.fixture
def closed_port() -> Iterator[str]:
    """An address on which nobody listens."""
    with refusing() as url:
        yield url


@pytest.fixture
def silent() -> Iterator[str]:
    """A server that takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


@requirement("CLI-1", "CFG-2")
def test_without_a_configuration_the_built_in_providers_are_listed() -> None:
    result = turnwire("provider", "list", "--json")
    assert result.code == 0
    assert result.json == {
        "config": None,
        "providers": [
            {"provider_id": "ollama", "type": "ollama", "endpoint": "http://127.0.0.1:11434", "is_default": True},
            {"provider_id": "vllm", "type": "vllm", "endpoint": "http://127.0.0.1:8000", "is_default": False},
            {"provider_id": "embedded", "type": "embedded", "is_default": False},
        ],
    }


@requirement("CLI-1")
def test_the_list_marks_the_default_and_shows_models() -> None:
    path = configure(
        a={"type": "mock"},
        b={"type": "ollama", "models": [{"name": "m1"}, {"name": "m2", "context_length": 512}]},
    )
    result = turnwire("provider", "list")
    assert [line.split() for line in result.out.splitlines()] == [
        ["id", "type", "endpoint", "models"],
        ["*", "a", "mock", "in", "this", "process"],
        ["b", "ollama", "http://127.0.0.1:11434", "m1,", "m2"],
        ["*", "default;", "configuration:", path],
    ]
    listed = turnwire("provider", "list", "--json").json
    assert listed["config"] == path
    assert listed["providers"][1]["models"] == [{"name": "m1"}, {"name": "m2", "context_length": 512}]


@requirement("CFG-1")
def test_the_configuration_is_given_named_by_the_environment_or_found_upwards(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure(found={"type": "mock"})
    (here / "deep" / "er").mkdir(parents=True)
    monkeypatch.chdir(here / "deep" / "er")

    def default(*arguments: str) -> str:
        return str(turnwire("provider", "list", "--json", *arguments).json["providers"][0]["provider_id"])

    assert default() == "found"
    (here / "other.yml").write_text('{"model_providers": {"providers": {"named": {"type": "mock"}}}}')
    monkeypatch.setenv("TURNWIRE_CONFIG", "../../other.yml")
    assert default() == "named"
    (here / "third.yml").write_text('{"model_providers": {"providers": {"given": {"type": "mock"}}}}')
    assert default("--config", "../../third.yml") == "given"


@requirement("CLI-1", "PRV-4")
def test_a_provider_that_is_well_is_code_0() -> None:
    configure(a={"type": "mock"}, b={"type": "mock", "models": [{"name": "m"}]})
    result = turnwire("provider", "health")
    assert (result.code, result.err) == (0, "")
    assert [line.split(": ")[0] for line in result.out.splitlines()] == ["✓ a", "✓ b"]
    assert result.out.count("version 0, 1 model") == 2
    healths = turnwire("provider", "health", "--json").json
    assert all(health.pop("latency_ns") >= 0 for health in healths)
    assert healths == [
        {"provider_id": "a", "is_available": True, "version": "0", "models": [{"name": "mock"}]},
        {"provider_id": "b", "is_available": True, "version": "0", "models": [{"name": "m"}]},
    ]
    (only,) = turnwire("provider", "health", "--provider", "b", "--json").json
    assert only["provider_id"] == "b"


@requirement("CLI-1")
def test_a_real_server_is_told_with_version_and_models(vllm: Answers) -> None:
    configure(fast={"type": "vllm", "endpoint": f"{vllm.url}/v1"})
    (health,) = turnwire("provider", "health", "--json").json
    assert health.pop("latency_ns") > 0
    assert (
        health
        == {
            "provider_id": "fast",
            "is_available": True,
            "version": "0.32.0",
            "models": [{"name": "m1", "created": 1}],
        }
        or health["models"][0]["name"] == "m1"
    )
    assert turnwire("provider", "health").out.endswith(" ms, version 0.32.0, 1 model\n")


@requirement("CLI-1", "PRV-6")
@pytest.mark.parametrize("command", [("health",), ("info", "p"), ("test", "p", "hi")])
def test_a_server_that_cannot_be_reached_is_code_1(command: tuple[str, ...], closed_port: str) -> None:
    configure(p={"type": "vllm", "endpoint": closed_port, "models": [{"name": "m"}]})
    result = turnwire("provider", *command)
    assert result.code == 1
    assert "the server cannot be reached" in result.out + result.err
    as_json = turnwire("provider", *command, "--json")
    assert as_json.code == 1
    assert '"ACODE-MDL-001"' in as_json.out
    assert as_json.json


@requirement("CLI-1", "PRV-6")
def test_the_health_of_an_address_where_another_server_listens_names_the_address() -> None:
    with StandIn({}) as server:
        configure(p={"type": "vllm", "endpoint": server.url, "models": [{"name": "m"}]})
        result = turnwire("provider", "health")
    assert result.code == 1
    assert result.out.startswith(f"✗ p: {server.url}: ")
    assert result.out.count(server.url) == 1


@requirement("CLI-1", "PRV-6")
@pytest.mark.parametrize("command", [("health",), ("info", "p"), ("test", "p", "hi"), ("test", "p", "hi", "--stream")])
def test_a_server_that_never_answers_is_code_4(command: tuple[str, ...], silent: str) -> None:
    configure(p={"type": "vllm", "endpoint": silent, "timeout": 0.2, "models": [{"name": "m"}]})
    result = turnwire("provider", *command)
    assert result.code == 4
    assert "0.2 s" in result.out + result.err
    as_json = turnwire("provider", *command, "--json")
    assert as_json.code == 4
    assert '"ACODE-MDL-002"' in as_json.out
    assert as_json.json


@requirement("CLI-1", "CFG-2")
@for_each("command", [("health",), ("info", "p"), ("test", "p", "hi")])
@for_each(
    ("setting", "place", "words"),
    [
        ({"type": "mock", "options": {"answers": 3}}, "/options/answers", "give a list of texts"),
        ({"type": "embedded", "options": {"slots": 0}}, "/options/slots", "give a whole number above 0"),
        ({"type": "embedded", "options": {"slots": 999}}, "/options/slots", "give a whole number from 1 to 64"),
        ({"type": "vllm", "api_key_env": "NO_SUCH"}, "/api_key_env", "NO_SUCH is not set"),
        ({"type": "vllm", "options": {"nope": 1}}, "/options/nope", "not an option of vllm"),
    ],
)
def test_a_wrong_setting_of_a_provider_is_code_3_and_names_file_line_and_path(
    command: tuple[str, ...], setting: dict[str, Any], place: str, words: str
) -> None:
    path = configure(p=setting)
    result = turnwire("provider", *command)
    assert result.code == 3
    text = result.out + result.err
    assert f"{path}:3: /model_providers/providers/p{place}: " in text
    assert words in text
    as_json = turnwire("provider", *command, "--json")
    assert as_json.code == 3
    assert '"ACODE-MDL-004"' in as_json.out
    assert as_json.json


@requirement("CLI-1", "CFG-2")
@pytest.mark.parametrize("command", [("list",), ("health",), ("info", "p"), ("test", "p", "hi")])
def test_a_configuration_that_is_wrong_or_missing_is_code_3(command: tuple[str, ...]) -> None:
    path = configure(p={"type": "nope"})
    result = turnwire("provider", *command)
    assert (result.code, result.out) == (3, "")
    assert f"{path}:3: /model_providers/providers/p/type: " in result.err
    as_json = turnwire("provider", *command, "--json")
    assert (as_json.code, as_json.json["error"]["code"]) == (3, "ACODE-MDL-004")
    missing = turnwire("provider", *command, "--config", "no.yml")
    assert (missing.code, missing.out) == (3, "")
    assert "no.yml: the configuration file given does not exist" in missing.err


@requirement("CLI-1")
def test_one_bad_provider_does_not_hide_the_others(closed_port: str) -> None:
    configure(
        good={"type": "mock"},
        bad={"type": "mock", "options": {"nope": 1}},
        down={"type": "vllm", "endpoint": closed_port},
    )
    result = turnwire("provider", "health")
    assert [line[:6] for line in result.out.splitlines()] == ["✓ good", "✗ bad:", "✗ down"]
    assert result.code == 1  # two different reasons


@requirement("CLI-1", "PRV-5")
@pytest.mark.parametrize("command", [("health", "--provider", "mock"), ("info", "mock"), ("test", "mock", "hi")])
def test_the_stand_in_needs_no_configuration(command: tuple[str, ...]) -> None:
    assert turnwire("provider", *command).code == 0


@requirement("CLI-1", "PRV-5")
@pytest.mark.parametrize("command", [("health", "--provider", "nope"), ("info", "nope"), ("test", "nope", "hi")])
def test_an_unknown_provider_is_a_usage_error_that_names_those_there_are(command: tuple[str, ...]) -> None:
    configure(a={"type": "mock"}, b={"type": "mock"})
    result = turnwire("provider", *command)
    assert (result.code, result.out) == (2, "")
    assert result.err == "turnwire: ACODE-MDL-005: there is no provider nope; use one of: a, b, embedded, mock\n"
    as_json = turnwire("provider", *command, "--json")
    assert (as_json.code, as_json.json["error"]["code"]) == (2, "ACODE-MDL-005")


def test_no_provider_at_all_is_a_configuration_error(here: Path) -> None:
    (here / "c.yml").write_text("model_providers: {providers: {}}")
    assert turnwire("provider", "list", "--config", "c.yml", "--json").json == {"config": "c.yml", "providers": []}
    result = turnwire("provider", "test", "hi", "--config", "c.yml")
    assert (result.code, result.out) == (3, "")
    assert "no provider is configured" in result.err


@pytest.mark.parametrize("name", ["embedded", "a"])
def test_the_id_of_a_provider_is_no_prompt(name: str) -> None:
    configure(a={"type": "mock"})
    done = turnwire("provider", "test", name)
    assert (done.code, done.out) == (2, "")
    assert done.err == f'turnwire: the prompt is missing; for example: turnwire provider test {name} "Hello"\n'


@pytest.mark.parametrize("command", [("provider", "test", "embedded", "hi"), ("chat", "hi", "-p", "embedded")])
def test_the_embedded_model_does_not_answer_under_another_name(command: tuple[str, ...]) -> None:
    done = turnwire(*command, "-m", "nomodel")
    assert (done.code, done.out) == (2, "")
    assert done.err == "turnwire: --model nomodel: embedded has smollm2-135m alone; leave --model out\n"


def test_the_health_of_one_provider_is_asked_by_its_id_alone() -> None:
    configure(a={"type": "mock"}, b={"type": "mock"})
    assert [each["provider_id"] for each in turnwire("provider", "health", "b", "--json").json] == ["b"]
    assert turnwire("provider", "health", "b", "--provider", "a").code == 2


@requirement("CLI-1")
def test_info_shows_settings_health_models_and_capabilities() -> None:
    configure(a={"type": "mock", "models": [{"name": "m", "context_length": 512}]})
    result = turnwire("provider", "info", "a")
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[:3] == ["provider: a (default)", "type: mock", "endpoint: in this process"]
    assert lines[3:5] == ["timeout: 120 s", "configured model m: context 512"]
    assert lines[5].startswith("✓ a: ")
    assert lines[6:8] == ["model m: context 512", "streaming: yes"]
    assert lines[-1] == "embedding: yes"
    info = turnwire("provider", "info", "a", "--json").json
    assert info["provider"] == {
        "provider_id": "a",
        "type": "mock",
        "is_default": True,
        "models": [{"name": "m", "context_length": 512}],
    }
    assert info["health"]["is_available"] is True
    assert info["capabilities"]["tools"] == "yes"
    assert info["timeout"] == 120.0
    assert turnwire("provider", "info").out.splitlines()[:5] == lines[:5]  # the default


@requirement("CLI-1")
def test_a_configured_model_that_the_server_has_not_is_one_line_among_the_others() -> None:
    not_found = replies({"error": "model 'not-pulled:4b' not found"}, 404)
    with StandIn(ollama_routes(replies(HELLO), show=not_found)) as server:
        missing = {
            "type": "ollama",
            "endpoint": server.url,
            "timeout": PATIENCE_S,
            "models": [{"name": "not-pulled:4b"}],
        }
        configure(p=missing)
        result = turnwire("provider", "info", "p")
        as_json = turnwire("provider", "info", "p", "--json")
    lines = result.out.splitlines()
    assert lines[:5] == [
        "provider: p (default)",
        "type: ollama",
        f"endpoint: {server.url}",
        f"timeout: {PATIENCE_S:g} s",
        "configured model not-pulled:4b",
    ]
    assert lines[5].startswith("✓ p: ")
    (problem,) = [line for line in lines if line.startswith("✗ p: ")]
    assert "not-pulled:4b" in problem
    assert (result.code, result.err, as_json.code) == (1, "", 1)
    assert as_json.json["problem"]["code"].startswith("ACODE-MDL-")
    assert as_json.json["health"]["is_available"] is True


@requirement("CLI-1")
def test_without_a_configuration_one_provider_that_answers_is_healthy_enough() -> None:
    assert turnwire("provider", "health", "--provider", "embedded").code == 0
    result = turnwire("provider", "health")
    assert result.code == 0
    assert "✓ embedded: " in result.out


@requirement("CLI-1")
@pytest.mark.parametrize("command", [("health",), ("info", "p"), ("test", "p", "hi"), ("test", "p", "hi", "--stream")])
def test_an_error_of_the_connection_names_the_address(command: tuple[str, ...], closed_port: str) -> None:
    configure(p={"type": "vllm", "endpoint": closed_port, "models": [{"name": "m"}]})
    result = turnwire("provider", *command)
    assert f"{closed_port}: the server cannot be reached (ConnectionRefusedError)" in result.out + result.err


@requirement("CLI-1")
def test_info_shows_configured_models_where_the_server_does_not_answer_in_time(vllm: Answers) -> None:
    configure(p={"type": "vllm", "endpoint": "http://127.0.0.1:9", "models": [{"name": "m", "context_length": 512}]})
    result = turnwire("provider", "info", "p")
    assert "configured model m: context 512" in result.out.splitlines()
    late = turnwire("provider", "info", "p", "--timeout", "0.001")
    assert "configured model m: context 512" in late.out.splitlines()
    assert late.code in (1, 4)  # nobody is there, or that is not known in time
    for wrong in ("nan", "inf", "0"):
        assert turnwire("provider", "info", "p", "--timeout", wrong).code == 2


@requirement("CLI-1", "PRV-5")
def test_list_asks_for_health_when_it_is_told_to() -> None:
    configure(
        a={"type": "mock", "fallback": [{"provider": "b"}]}, b={"type": "mock", "options": {"is_available": False}}
    )
    lines = turnwire("provider", "list", "--health").out.splitlines()
    assert [line[:4] for line in lines[-3:-1]] == ["✓ a:", "✗ b:"] or [line[:4] for line in lines[-2:]] == [
        "✓ a:",
        "✗ b:",
    ]
    plain = turnwire("provider", "list", "--json").json
    asked = turnwire("provider", "list", "--health", "--json").json
    assert "healths" not in plain
    assert [(each["provider_id"], each["is_available"]) for each in asked["healths"]] == [("a", True), ("b", False)]
    assert plain["providers"][0]["fallback"] == ["b"]
    assert turnwire("provider", "list", "--health").code == 0


@requirement("CLI-1", "SCL-1")
def test_a_pool_is_listed_asked_and_shown_with_its_members() -> None:
    configure(
        gpu={"type": "pool", "members": ["a", "b"]},
        a={"type": "mock", "options": {"answers": ["from a member"]}},
        b={"type": "mock", "options": {"answers": ["from a member"]}},
    )
    assert "pool of a, b" in turnwire("provider", "list").out.splitlines()[1]
    assert turnwire("provider", "list", "--json").json["providers"][0]["members"] == ["a", "b"]
    assert "endpoint: pool of a, b" in turnwire("provider", "info", "gpu").out.splitlines()
    assert "from a member" in turnwire("provider", "test", "gpu", "Hi").out
    assert turnwire("provider", "health", "gpu").code == 0


@requirement("CLI-1", "SCL-1")
def test_the_health_of_a_pool_names_the_members_that_are_not_there() -> None:
    configure(
        gpu={"type": "pool", "members": ["a", "b"]},
        a={"type": "mock"},
        b={"type": "mock", "options": {"is_available": False}},
    )
    asked = turnwire("provider", "health", "gpu")
    assert asked.code == 0
    assert asked.out.startswith("✓ gpu: ")
    assert asked.out.rstrip().endswith("1 model; b is not available: the mock provider is set to be unavailable")


@requirement("CLI-1", "PRV-1")
def test_an_old_server_is_told_as_old(vllm: Answers) -> None:
    from turnwire_schema.v1.provider import ProviderHealth

    from turnwire.cli.provider import _health_line
    from turnwire.providers.kinds.tested_versions import judged

    old = ProviderHealth(
        provider_id="p", is_available=True, latency_ns=2_000_000, version="0.5.1", **judged("ollama", "0.5.1")
    )
    expected = "✓ p: 2 ms, version 0.5.1 (older than 0.11.4, the oldest that was tried)"
    assert _health_line(old) == expected


@requirement("CLI-1", "PRV-6")
def test_a_question_goes_to_the_fallback_when_the_provider_is_not_there() -> None:
    configure(
        p={"type": "vllm", "endpoint": "http://127.0.0.1:9", "fallback": [{"provider": "spare", "model": "mock"}]},
        spare={"type": "mock", "options": {"answers": ["from the spare"]}},
    )
    result = turnwire("provider", "test", "p", "Hi", "--model", "m")
    assert (result.code, "from the spare" in result.out) == (0, True)


@requirement("PRV-9")
@pytest.mark.parametrize(
    "words", [("list",), ("health",), ("info", "p"), ("test", "p", "hi"), ("test", "p", "--stream", "x")]
)
@pytest.mark.parametrize("flag", [(), ("--json",)])
@pytest.mark.parametrize("status", [200, 401])
def test_a_key_and_secret_headers_are_sent_and_never_shown(
    words: tuple[str, ...], flag: tuple[str, ...], status: int, vllm: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_KEY", SECRET)
    vllm.status = status
    vllm.chat = [b'{"error": {"message": "bad key", "type": "x", "code": 401}}']
    headers = {"X-Token": f"{SECRET}-2"}
    configure(p={"type": "vllm", "endpoint": vllm.url, "api_key_env": "MY_KEY", "headers": headers})
    result = turnwire("provider", *words, *flag)
    assert SECRET not in result.out + result.err
    if words != ("list",):
        assert {asked[1].get("Authorization") for asked in vllm.asked} == {f"Bearer {SECRET}"}
        assert {asked[1].get("X-Token") for asked in vllm.asked} == {f"{SECRET}-2"}


@requirement("PRV-9")
def test_a_key_that_the_server_quotes_is_cut_out_of_its_message(vllm: Answers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_KEY", SECRET)
    vllm.status = 401
    vllm.chat = [json.dumps({"error": {"message": f"bad key {SECRET}", "type": "x", "code": 401}}).encode()]
    configure(p={"type": "vllm", "endpoint": vllm.url, "api_key_env": "MY_KEY"})
    shown = turnwire("provider", "test", "p", "hi", "--model", "m").err
    assert SECRET not in shown
    assert "bad key …" in shown


@requirement("PRV-9")
def test_a_key_from_a_file_is_never_shown(vllm: Answers) -> None:
    Path("key").write_text(f"{SECRET}\n")
    configure(p={"type": "vllm", "endpoint": vllm.url, "api_key_file": str(Path("key").resolve())})
    result = turnwire("provider", "info", "p", "--json")
    assert result.code == 0
    assert SECRET not in result.out
    assert {asked[1].get("Authorization") for asked in vllm.asked} == {f"Bearer {SECRET}"}


@requirement("PRV-7")
def test_an_address_outside_this_machine_is_a_configuration_error() -> None:
    path = configure(p={"type": "vllm", "endpoint": "http://192.0.2.1:8000"})
    result = turnwire("provider", "health")
    assert (result.code, result.out) == (3, "")
    assert f"{path}:3: /model_providers/providers/p/endpoint: " in result.err


def test_the_installed_script_does_the_same(here: Path) -> None:
    configure(a={"type": "mock"}, b={"type": "mock", "options": {"is_available": False}})
    result = script("provider", "health", cwd=here)
    assert (result.code, result.err) == (1, "")
    assert result.out.endswith("✗ b: the mock provider is set to be unavailable\n")
