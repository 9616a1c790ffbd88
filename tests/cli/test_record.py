"""`turnwire record` as its users run it."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.cli.runner import SCRIPT, turnwire
from tests.patience import PATIENCE_S
from tests.providers.standin import StandIn, replies
from tests.requirements import requirement


@requirement("CON-3", "CLI-2")
def test_it_records_until_a_signal_and_the_recordings_are_judged(tmp_path: Path) -> None:
    listed = replies({"object": "list", "data": [{"id": "m", "object": "model", "created": 1, "owned_by": "me"}]})
    with (
        StandIn({"/version": replies({"version": "0.32.0"}), "/v1/models": listed}) as upstream,
        subprocess.Popen(
            [SCRIPT, "record", "--upstream", upstream.url, "--to", "kept", "--port", "0", "--json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
        ) as process,
    ):
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        assert told["pid"] == process.pid
        assert httpx.get(f"{told['url']}/v1/models", trust_env=False, timeout=PATIENCE_S).json()["data"][0]["id"] == "m"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, err.decode()) == (0, "0001-v1-models.json GET 200\n")
    assert turnwire("contract", "replay", str(tmp_path / "kept")).code == 0


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--to", "kept"), 2, "--upstream"),
        (("--upstream", "localhost:1", "--to", "kept"), 3, "must be http:// or https://"),
        (("--upstream", "http://u:p@localhost", "--to", "kept"), 3, "the endpoint holds a user name"),
        (("--upstream", "http://127.0.0.1:1", "--to", "file"), 3, "--to file: recordings cannot be written there"),
    ],
)
def test_what_makes_no_sense_is_told_before_anything_is_recorded(
    arguments: tuple[str, ...], code: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    result = turnwire("record", *arguments)
    assert (result.code, result.out) == (code, "")
    assert words in result.err
