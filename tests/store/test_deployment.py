"""The Compose file and the systemd unit in examples/deploy: their gateway runs, on a real PostgreSQL."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from ruamel.yaml import YAML

from tests.cli.runner import SCRIPT
from tests.gateway.test_serve_command import served
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from tests.store.postgresql import PostgreSQL
from turnwire.config import load_config

DEPLOY = Path(__file__).parents[2] / "examples" / "deploy"
UNIT = (DEPLOY / "turnwire.service").read_text("utf-8")
DOCKERFILE = (DEPLOY.parents[1] / "Dockerfile").read_text("utf-8")
COMPOSE: Any = YAML(typ="safe").load((DEPLOY / "compose.yaml").read_text("utf-8"))
CONFIG = "model_providers: {providers: {local: {type: mock}}}\nagent: {provider: local}\n"


def unit_words() -> list[str]:
    """What the unit starts."""
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    return list(line.split())


def compose_words() -> list[str]:
    """What the image starts, with the command of the Compose file."""
    (entry,) = re.findall(r'^ENTRYPOINT \["(.*)"\]$', DOCKERFILE, re.MULTILINE)
    return [entry, *(word for each in COMPOSE["services"]["gateway"]["command"] for word in each.split("=", 1))]


def options_of(words: list[str]) -> dict[str, str | None]:
    """The options of `turnwire serve` among `words`, with what follows each."""
    assert (Path(words[0]).name, words[1]) == ("turnwire", "serve")
    options: dict[str, str | None] = {}
    for word in words[2:]:
        if word.startswith("--"):
            options[word] = None
        else:
            options[next(reversed(options))] = word
    return options


@requirement("CTX-8", "CLI-2")
@pytest.mark.parametrize("words", [unit_words(), compose_words()], ids=["unit", "compose"])
def test_the_gateway_of_the_example_keeps_threads_in_postgresql_and_wants_its_key(
    words: list[str], postgresql: PostgreSQL, tmp_path: Path
) -> None:
    (tmp_path / "config.yml").write_text(CONFIG, "utf-8")
    (tmp_path / "key").write_text("a-key-of-the-test\n", "utf-8")
    options = options_of(words)
    # What differs on this machine: where the files lie, and which database it is. Only this machine is listened to.
    here = {"--config": "config.yml", "--api-key-file": "key", "--store": postgresql.new_database(f"d{len(words)}")}
    here |= {"--host": "127.0.0.1"} | ({"--audit": "audit.jsonl"} if "--audit" in options else {})
    assert set(here) <= set(options)
    said = [word for name, value in {**options, **here}.items() for word in (name, value) if word is not None]
    key = {"authorization": "Bearer a-key-of-the-test"}
    for round_number in (1, 2):
        with (
            served(*said, cwd=tmp_path) as (told, process),
            httpx.Client(base_url=told["url"], trust_env=False, timeout=PATIENCE_S) as http,
        ):
            assert http.get("/agents/threads").status_code == 401
            begin = {"messages": [{"role": "user", "content": "Hi"}]}
            view = http.post("/agents/threads", json=begin, headers=key, timeout=PATIENCE_S).json()
            assert view["thread"]["outcome"] == "completed"
            assert len(http.get("/agents/threads", headers=key).json()["threads"]) == round_number
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE_S)
        assert process.returncode == 0


@requirement("CFG-1")
def test_the_configuration_of_the_example_is_read() -> None:
    loaded = load_config(DEPLOY / "config.yml")
    assert (loaded.default_id, list(loaded.providers)) == ("ollama", ["ollama"])


def test_the_compose_file_shows_no_secret_to_anybody() -> None:
    gateway, database = COMPOSE["services"]["gateway"], COMPOSE["services"]["database"]
    assert "${" in gateway["environment"]["PGPASSWORD"]
    assert "${" in database["environment"]["POSTGRES_PASSWORD"]
    assert set(gateway["depends_on"]) < set(COMPOSE["services"])
    assert COMPOSE["secrets"]["gateway-key"]["file"] == "./gateway-key"
    assert (DEPLOY / gateway["build"] / "Dockerfile").read_text("utf-8") == DOCKERFILE


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd on this machine to read the unit")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "turnwire.service"
    unit.write_text(UNIT.replace("/opt/turnwire/bin/turnwire", str(SCRIPT)), "utf-8")
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)]  # of this unit alone
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert found.returncode == 0, found.stderr
