"""`turnwire contract replay`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.recordings import RECORDINGS
from tests.cli.runner import script, turnwire
from tests.requirements import requirement

GOOD = ("vllm-0.32.0/chat/tool-named.json", "ollama-0.33.0-rc2/chat-stream.json")


@pytest.fixture
def folder(here: Path) -> Path:
    """A folder with two recordings."""
    for name in GOOD:
        target = here / "recordings" / name
        target.parent.mkdir(parents=True)
        shutil.copy(RECORDINGS / name, target)
    return here / "recordings"


@requirement("CLI-2", "CON-1")
def test_recordings_that_hold_are_code_0_and_a_report(folder: Path) -> None:
    result = turnwire("contract", "replay", "recordings")
    assert (result.code, result.err) == (0, "")
    assert "vllm-0.32.0" in result.out
    report = turnwire("contract", "replay", "recordings", "--json").json
    assert (report["ok"], report["failures"]) == (True, [])
    assert {exchange["recording"] for exchange in report["exchanges"]} == set(GOOD)
    assert script("contract", "replay", "recordings", "--json", cwd=folder.parent).json == report


@requirement("CLI-2", "CON-1")
def test_a_broken_copy_is_code_1_and_names_recording_and_clause(folder: Path) -> None:
    file = folder / GOOD[0]
    value = json.loads(file.read_bytes())
    del value["response"]["body"]["model"]
    value["response"]["body_text"] = json.dumps(value["response"]["body"])
    file.write_text(json.dumps(value))
    result = turnwire("contract", "replay", "recordings")
    assert result.code == 1
    assert GOOD[0] in result.out
    assert "REC-RESPONSE-SCHEMA" in result.out
    as_json = turnwire("contract", "replay", "recordings", "--json")
    assert as_json.code == 1
    assert ("REC-RESPONSE-SCHEMA", GOOD[0]) in {(row["clause"], row["recording"]) for row in as_json.json["failures"]}


@pytest.mark.parametrize("content", ["", "{", "[]", '{"server": 1}'])
def test_a_file_that_is_no_recording_is_a_failed_row(folder: Path, content: str) -> None:
    (folder / GOOD[0]).write_text(content)
    as_json = turnwire("contract", "replay", "recordings", "--json")
    assert as_json.code == 1
    assert [row["clause"] for row in as_json.json["failures"]] == ["REC-FORMAT"]


@pytest.mark.parametrize("flag", [(), ("--json",)])
def test_no_folder_is_a_usage_error(here: Path, flag: tuple[str, ...]) -> None:
    (here / "file").write_text("")
    for name in ("nope", "file"):
        result = turnwire("contract", "replay", name, *flag)
        message = f"{name}: there is no such folder"
        assert result.code == 2
        assert (result.json if flag else result.err) == (
            {"error": {"message": message}} if flag else f"turnwire: {message}\n"
        )


def test_an_empty_folder_is_code_1_because_nothing_was_judged(here: Path) -> None:
    (here / "empty").mkdir()
    result = turnwire("contract", "replay", "empty")
    assert (result.code, result.err) == (1, "turnwire: empty: no recordings found\n")
    as_json = turnwire("contract", "replay", "empty", "--json")
    assert (as_json.code, as_json.json["ok"], as_json.json["exchanges"]) == (1, False, [])


def test_expectations_that_cannot_be_read_are_an_error_that_names_the_file(folder: Path) -> None:
    (folder / "expectations.json").write_text("{")
    result = turnwire("contract", "replay", "recordings")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("turnwire: recordings/expectations.json: ")
    assert set(turnwire("contract", "replay", "recordings", "--json").json) == {"error"}
