"""`turnwire serve --threads` as its users run it: the configured agent, its tools and its store."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
import pytest

from turnwire_schema.v1.config import ModelProviders
from turnwire_schema.v1.policy import AgentConfig

from tests.cli.runner import turnwire
from tests.gateway.server import RunningGateway
from tests.gateway.test_serve_command import served
from tests.gateway.threaded import refusal, said
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.config import LoadedConfig
from turnwire.core.errors import ProviderNotFoundError
from turnwire.gateway.threads.configured import agent_provider
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.registry import ProviderRegistry

CONFIG = """\
agent:
  workspace_root: %s
  store: kept.db
  modes:
    - {name: plan, system_prompt: Plan first.}
"""


@requirement("AGT-3", "CLI-2")
def test_threads_are_served_with_the_configured_store_and_tools_and_are_there_after_a_restart(tmp_path: Path) -> None:
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "notes.txt").write_text("Buy milk.")
    config = tmp_path / "config.yml"
    config.write_text(CONFIG % (tmp_path / "work"))
    arguments = ("--provider", "mock", "--threads", "--config", str(config))
    with served(*arguments, cwd=tmp_path) as (told, process):
        asked = httpx.post(
            f"{told['url']}/agents/threads", json=said("Look at the file"), trust_env=False, timeout=PATIENCE_S
        ).json()
        assert [each["data"]["call"]["name"] for each in asked["pending"]] == ["read_file", "write_file"]
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    assert (tmp_path / "kept.db").exists()
    with served(*arguments, cwd=tmp_path) as (told, process):
        shown = httpx.get(
            f"{told['url']}/agents/threads/{asked['thread']['id']}", trust_env=False, timeout=PATIENCE_S
        ).json()
        assert shown == asked
        whole = httpx.get(
            f"{told['url']}/agents/threads/{asked['thread']['id']}",
            params={"context": "1"},
            trust_env=False,
            timeout=PATIENCE_S,
        ).json()
        assert whole["context"]["mode"] == "plan"


@requirement("AGT-3", "CLI-2")
def test_the_store_can_be_named_and_without_threads_there_are_none(tmp_path: Path) -> None:
    place = tmp_path / "other.db"
    with served("--provider", "mock", "--threads", "--store", str(place), cwd=tmp_path) as (told, _):
        made = httpx.post(
            f"{told['url']}/agents/threads", json=said("Hello"), trust_env=False, timeout=PATIENCE_S
        ).json()
        assert made["reply"]["content"] == "You said: Hello"
    assert place.exists()
    with served("--provider", "mock", cwd=tmp_path) as (told, _):
        answer = httpx.get(f"{told['url']}/agents/threads", trust_env=False, timeout=PATIENCE_S)
        assert refusal(answer) == (404, "no_threads", None)


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        (("--store", "x.db"), 2, "--store: needs --threads"),
        (("--threads", "--store", "mysql://host/db"), 2, "postgresql://"),
        (("--threads", "--store", "folder"), 1, "store"),
    ],
)
def test_what_cannot_be_opened_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], code: int, text: str
) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    done = turnwire("serve", "--provider", "mock", *arguments)
    assert (done.code, text in done.err, "Traceback" in done.err) == (code, True, False)


@requirement("AGT-3", "CLI-2")
def test_a_workspace_that_is_not_there_ends_the_command_with_its_reason(
    tmp_path: Path, gateway: RunningGateway
) -> None:
    config = tmp_path / "config.yml"
    config.write_text(CONFIG % (tmp_path / "nowhere"))
    done = turnwire("serve", "--provider", "mock", "--threads", "--port", "0", "--config", str(config))
    assert (done.code != 0, "nowhere" in done.err, "Traceback" in done.err) == (True, True, False)
    with gateway.client() as http:  # the command has set up the log of its process, and this one is still written
        http.get("/v1/models")
    gateway.wait_for_log(1)


@requirement("CLI-2")
def test_a_provider_of_the_agent_that_is_not_served_is_named(tmp_path: Path) -> None:
    registry = ProviderRegistry(default_id="mock")
    registry.register(MockProvider([]))
    config = LoadedConfig(ModelProviders(), None, agent=AgentConfig(provider="elsewhere"))
    with pytest.raises(ProviderNotFoundError, match=r"agent\.provider: .*elsewhere here; use one of: mock"):
        agent_provider(config, registry)
    assert agent_provider(LoadedConfig(ModelProviders(), None), registry).provider_id == "mock"
