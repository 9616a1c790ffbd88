"""`turnwire scripted-model` as its users run it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import turnwire
from tests.requirements import requirement

SCENARIO = """\
turns:
  - match: {contains: weather}
    answer: {text: "It rains."}
    faults: [{type: refuse}]
  - answer: {text: "Hello."}
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "talk.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    return file


@requirement("CON-5")
def test_what_a_model_cannot_do_is_an_error_with_its_line(scenario: Path, tmp_path: Path) -> None:
    found = turnwire("scripted-model", str(scenario), "--out", str(tmp_path / "models"))
    assert found.code == 3
    assert found.err == (
        f"turnwire: ACODE-MDL-004: {scenario}:4: /turns/0/faults: a model cannot break the answer of its server; "
        "--leave-out goes on without it\n"
    )
    assert not (tmp_path / "models").exists()


@requirement("CON-5")
def test_it_says_what_was_written_and_what_was_left_out(scenario: Path, tmp_path: Path) -> None:
    out = tmp_path / "models"
    told = turnwire("scripted-model", str(scenario), "--out", str(out), "--leave-out", "--json").json
    sizes = {name: told.pop(name) for name in ("folder_bytes", "gguf_bytes", "tokens")}
    assert told == {
        "name": "talk",
        "folder": str(out / "talk"),
        "gguf": str(out / "talk.gguf"),
        "license": "CC0-1.0",
        "scripts": 2,
        "left_out": [{"pointer": "/turns/0/faults", "reason": "a model cannot break the answer of its server"}],
    }
    assert sizes["gguf_bytes"] == (out / "talk.gguf").stat().st_size
    shown = turnwire("scripted-model", str(scenario), "--out", str(out), "--leave-out", "--name", "other")
    assert (out / "other.gguf").is_file()
    assert shown.err == "turnwire: left out /turns/0/faults: a model cannot break the answer of its server\n"
    assert "licence CC0-1.0" in shown.out


@requirement("CON-5")
def test_the_model_of_the_contract_suite_needs_no_scenario(tmp_path: Path) -> None:
    told = turnwire("scripted-model", "--contract", "--out", str(tmp_path), "--json").json
    assert (told["name"], told["left_out"]) == ("scripted-contract", [])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "give a scenario or --contract"),
        (("talk.yaml", "--contract"), "give a scenario or --contract, not both"),
    ],
)
def test_wrong_arguments_are_said(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    found = turnwire("scripted-model", *words, "--out", str(tmp_path))
    assert (found.code, found.err) == (2, f"turnwire: {sentence}\n")


@requirement("CON-5")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "give --endpoint or --with-scripted-model"),
        (
            ("--endpoint", "http://127.0.0.1:9", "--with-scripted-model"),
            "give --endpoint or --with-scripted-model, not both",
        ),
    ],
)
def test_a_contract_run_needs_one_server(words: tuple[str, ...], sentence: str) -> None:
    found = turnwire("contract", "run", *words)
    assert (found.code, found.err) == (2, f"turnwire: {sentence}\n")


def test_a_skipped_clause_that_does_not_exist_is_named() -> None:
    found = turnwire("contract", "run", "--endpoint", "http://127.0.0.1:9", "--skip", "nope")
    told = "--skip nope: no clause or area fits; `turnwire contract clauses` lists them"
    assert (found.code, found.err) == (2, f"turnwire: {told}\n")
