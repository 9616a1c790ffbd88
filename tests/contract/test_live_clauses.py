"""The catalogue of clauses: every file fits its schema, every row has a check, every check a row."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.cases import for_each
from tests.requirements import requirement
from tools import write_clauses
from turnwire.contract.live.answer_checks import all_checks
from turnwire.contract.live.clauses import all_areas, all_clauses, chosen_clauses
from turnwire.contract.live.needs import NEEDS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "turnwire" / "contract" / "live" / "clauses"
FILES = sorted(FOLDER.glob("*.json"))
SCHEMA: Mapping[str, Any] = json.loads((ROOT / "schemas" / "meta" / "clauses.schema.json").read_bytes())


@requirement("CON-2")
@for_each("file", FILES, ids=lambda file: file.stem)
def test_every_file_of_clauses_fits_the_schema_and_names_its_own_area(file: Path) -> None:
    value = json.loads(file.read_bytes())
    found = [
        f"{error.instance_path} {error.message}" for error in jsonschema_rs.validator_for(SCHEMA).iter_errors(value)
    ]
    assert found == []
    assert value["area"] == file.stem
    assert {row["id"].partition(".")[0] for row in value["clauses"]} == {file.stem}


@requirement("CON-2")
def test_every_clause_has_a_check_and_every_check_a_clause() -> None:
    ids = [clause.id for clause in all_clauses()]
    assert len(ids) == len(set(ids))
    assert set(ids) == set(all_checks())


@requirement("CON-2")
def test_every_file_on_disk_is_read_and_no_two_areas_have_one_place() -> None:
    assert {area.name for area in all_areas()} == {file.stem for file in FILES}
    assert [area.place for area in all_areas()] == list(range(1, len(FILES) + 1))


def test_no_two_clauses_say_the_same() -> None:
    sentences = [clause.sentence for clause in all_clauses()]
    assert [sentence for sentence in sentences if sentences.count(sentence) > 1] == []


def test_every_need_that_a_clause_may_name_can_be_found_out() -> None:
    assert set(SCHEMA["$defs"]["ClauseRow"]["properties"]["needs"]["items"]["enum"]) == set(NEEDS)


def test_clauses_are_chosen_by_area_id_and_star_in_the_order_of_the_catalogue() -> None:
    chat = [clause for clause in all_clauses() if clause.area == "chat"]
    assert [clause.id for clause in chosen_clauses(["chat"])] == [clause.id for clause in chat]
    assert chosen_clauses(["chat.one-answer"]) == tuple(clause for clause in chat if clause.id == "chat.one-answer")
    assert chosen_clauses(["chat.one-*", "chat"]) == tuple(chat)
    assert chosen_clauses([]) == all_clauses()
    assert chosen_clauses(["chat"], ["chat.one-answer"]) == tuple(each for each in chat if each.id != "chat.one-answer")
    assert chosen_clauses([], ["chat"]) == tuple(each for each in all_clauses() if each.area != "chat")
    with pytest.raises(LookupError, match=r"^nope$"):
        chosen_clauses(["chat", "nope"])


def test_the_page_of_the_clauses_is_up_to_date() -> None:
    assert write_clauses.TARGET.read_text(encoding="utf-8") == write_clauses.text(), (
        "docs/clauses.md differs from the clauses. Run: python tools/write_clauses.py"
    )
