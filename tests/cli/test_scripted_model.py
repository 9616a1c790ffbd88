"""`turnwire scripted-model` as its users run it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import turnwire
from tests.requirements import requirement
from turnwire import InvalidDataError
from turnwire.scripted_model import write_model
from turnwire.scripted_model.contract_model import contract_scenario

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
@pytest.mark.parametrize("name", ["../esc", "a/b", "a\\b", "..", "."])
def test_a_name_that_leads_out_of_the_folder_is_refused(scenario: Path, tmp_path: Path, name: str) -> None:
    out = tmp_path / "models"
    reason = "it becomes the name of a folder and a file; write it without / and \\ and .."
    found = turnwire("scripted-model", str(scenario), "--out", str(out), "--leave-out", "--name", name)
    assert (found.code, found.err) == (2, f"turnwire: --name: {name!r}: {reason}\n")
    with pytest.raises(InvalidDataError):
        write_model(contract_scenario(), out, name=name)
    odd = scenario.rename(tmp_path / "a..b.yaml")
    found = turnwire("scripted-model", str(odd), "--out", str(out), "--leave-out")
    assert (found.code, found.err) == (2, f"turnwire: --name is needed: 'a..b': {reason}\n")
    assert sorted(tmp_path.iterdir()) == [odd]


@requirement("CON-5")
def test_a_scenario_that_is_missing_is_an_error_of_the_arguments(tmp_path: Path) -> None:
    missing = tmp_path / "none.yaml"
    found = turnwire("scripted-model", str(missing), "--out", str(tmp_path / "models"))
    assert (found.code, found.err) == (2, f"turnwire: {missing}: No such file or directory\n")


@requirement("CON-5")
def test_a_fault_written_at_a_turn_is_shown_as_it_is_to_be_written(tmp_path: Path) -> None:
    file = tmp_path / "http.yaml"
    file.write_text("turns:\n  - answer: {text: Hello}\n    status: 503\n", "utf-8")
    found = turnwire("scripted-model", str(file), "--out", str(tmp_path / "models"))
    told = "/turns/0: 'status' is not known here; write faults: [{type: status, status: …}] at the turn"
    assert (found.code, found.err) == (3, f"turnwire: ACODE-MDL-004: {file}:2: {told}\n")


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
