"""Stored entries of every version: what is brought up, what is kept, what is refused."""

from __future__ import annotations

import json
import logging
import pickle
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.documents import migrations_text, validator_for
from turnwire_schema.v1.entry import TextEntry, UnknownEntry

from tests.cases import for_each
from tests.context.made import loaded, new_context
from tests.requirements import requirement
from turnwire import InvalidDataError, Problem
from turnwire.context import Context, entry_to_json, read_entry
from turnwire.context.entries import KINDS
from turnwire.core.errors import ContextError, NewerVersionError

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = sorted(path.name.removesuffix("-1.0.json") for path in FIXTURES.glob("*-1.0.json"))
HEAD = {"id": "e1", "created_at": "2026-01-31T12:00:00Z"}
ODD = '{ "type":"vote" ,"version" : "9.0",  "choice": 1.50, "choice": 1e2, "é": "\\u00e9\\/", "id":"v1" }'


def fixture(name: str, version: str) -> str:
    return (FIXTURES / f"{name}-{version}.json").read_text(encoding="utf-8")


def document(*entries: str) -> str:
    made = '{"name":"main","created_at":"2026-01-31T12:00:00Z","entries":[\n ' + " ,\n".join(entries) + "]}"
    head = '"type":"context","version":"1.1","id":"c1","created_at":"2026-01-31T12:00:00Z","active_branch":"main"'
    return f'{{{head}, "branches": [{made}]}}'


@requirement("CTX-1")
def test_every_type_has_fixtures_of_every_version() -> None:
    assert {json.loads(fixture(name, "1.0"))["type"] for name in NAMES} == set(KINDS)
    assert {path.name for path in FIXTURES.iterdir()} == {f"{name}-{v}.json" for name in NAMES for v in ("1.0", "1.1")}


@requirement("CTX-1")
@pytest.mark.parametrize("name", NAMES)
def test_an_entry_of_1_0_is_read_as_its_twin_of_1_1(name: str) -> None:
    new = json.loads(fixture(name, "1.1"))
    assert list(validator_for("turnwire/v1/entry").iter_errors(new)) == []
    old = read_entry(fixture(name, "1.0"))
    assert old == read_entry(fixture(name, "1.1"))


@requirement("CTX-1")
@pytest.mark.parametrize("name", NAMES)
def test_an_entry_of_1_0_inside_a_context_is_brought_up_and_named(name: str) -> None:
    new = read_entry(fixture(name, "1.1"))
    context = loaded(document(fixture(name, "1.0")))
    assert list(context.entries) == [new]
    assert (context.migrated, context.is_dirty) == ((new.to_dict()["id"],), False)
    context.replace(context.entries[0])
    assert [placed.entry for placed in context.changes().replaced] == [new]
    assert loaded(context.to_json()).migrated == ()


@requirement("CTX-1")
def test_reading_changes_nothing_that_was_given() -> None:
    given = json.loads(fixture("tool_request", "1.0"))
    before = json.dumps(given)
    read_entry(given)
    assert json.dumps(given) == before


@requirement("CTX-1", "SCH-2")
def test_the_rows_of_migrations_ship_with_the_schemas() -> None:
    rows = json.loads(migrations_text("turnwire/v1/entry"))
    assert {(row["type"], row["from"], row["to"]) for row in rows["rows"]} == {(kind, "1.0", "1.1") for kind in KINDS}


def text_of(version: Any, **data: Any) -> dict[str, Any]:
    return {"type": "text", "version": version, **HEAD, "data": {"role": "user", "content": "Hi", **data}}


@requirement("CTX-1")
def test_a_later_major_version_is_refused_with_what_is_read() -> None:
    with pytest.raises(NewerVersionError) as caught:
        read_entry(json.dumps(text_of("2.0")))
    error = caught.value
    assert (error.entry_type, error.version, error.supported) == ("text", "2.0", "1.x")
    assert isinstance(error, InvalidDataError)
    assert "2.0" in str(error)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    with pytest.raises(NewerVersionError):
        loaded(document(json.dumps(text_of("2.0"))))
    with pytest.raises(NewerVersionError):
        loaded(document().replace('"version":"1.1"', '"version":"2.0"'))


@requirement("CTX-1")
def test_a_later_minor_version_keeps_its_fields_and_its_version() -> None:
    later = text_of("1.7", mood="dry") | {"signed_by": {"key": 1}}
    entry = read_entry(json.dumps(later))
    assert isinstance(entry, TextEntry)
    assert (entry.version, entry.extras, entry.data.extras) == ("1.7", {"signed_by": {"key": 1}}, {"mood": "dry"})
    assert json.loads(entry_to_json(entry)) == later
    text = json.dumps(later, indent=3)
    assert text in loaded(document(text)).to_json()


@requirement("CTX-1")
@pytest.mark.parametrize(
    ("version", "rule"),
    [(None, "pattern"), (1.1, "pattern"), ("1", "pattern"), ("1.01", "pattern"), ("0.9", "version")],
)
def test_a_version_that_cannot_be_read_is_an_error_with_its_place(version: Any, rule: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        read_entry(text_of(version))
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("/version", rule)]


@requirement("CTX-1")
@for_each("kind", sorted(KINDS))
@for_each("version", ["1.0", "1.1", "1.2"])
def test_a_known_type_with_a_bad_body_is_an_error_and_shows_nothing_of_it(kind: str, version: str) -> None:
    for body in ({"data": "s3cret"}, {"data": {"s3cret": "s3cret"}}, {"data": None}, {}):
        with pytest.raises(InvalidDataError) as caught:
            read_entry(json.dumps({"type": kind, "version": version, **HEAD, **body}))
        assert "s3cret" not in str(caught.value)


@requirement("CTX-1")
@pytest.mark.parametrize(
    "source", ["", "[]", "7", "null", '{"id": "x"}', '{"type": 7}', "{", b"\xff", '{"type": "\\ud800"}']
)
def test_what_is_no_entry_is_an_error(source: str | bytes) -> None:
    with pytest.raises(InvalidDataError):
        read_entry(source)


@requirement("CTX-1")
def test_an_unknown_type_keeps_its_json_byte_for_byte(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "turnwire.context"):
        entry = read_entry(ODD)
        same = read_entry(ODD.encode())
    assert isinstance(entry, UnknownEntry)
    assert (entry_to_json(entry), entry_to_json(same)) == (ODD, ODD)
    assert entry == UnknownEntry.from_dict(json.loads(ODD)) == same
    assert entry_to_json(pickle.loads(pickle.dumps(entry))) == ODD
    assert [record.getMessage() for record in caplog.records] == [
        'unknown type of entry "vote": kept as it is (1)',
        'unknown type of entry "vote": kept as it is (1)',
    ]


@requirement("CTX-1")
def test_a_type_in_a_warning_cannot_begin_a_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    read_entry(json.dumps({"type": "a\nERROR forged" + "x" * 1000}))
    (record,) = caplog.records
    assert "\n" not in record.getMessage()
    assert len(record.getMessage()) < 150


@requirement("CTX-1", "CTX-8")
def test_an_unknown_entry_inside_a_context_keeps_its_bytes_and_is_warned_of_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    without_id = '{"type":"vote","n":[1.0,  2]}'
    context = loaded(document(ODD, without_id))
    assert [record.getMessage() for record in caplog.records] == ['unknown type of entry "vote": kept as it is (2)']
    assert f"{ODD},{without_id}" in context.to_json()
    again = loaded(context.to_json())
    assert again.to_json() == context.to_json()
    assert list(map(entry_to_json, again.entries)) == [ODD, without_id]
    assert again.get("main/1") == again.entries[1]


@requirement("CTX-1")
def test_bad_data_in_a_context_are_a_typed_error_when_they_are_read() -> None:
    context = loaded(document(json.dumps(text_of("1.1", content=7))))
    with pytest.raises(InvalidDataError) as caught:
        context.get("e1")
    assert caught.value.problems[0].path == "/data/content"


@requirement("CTX-8")
@pytest.mark.parametrize(
    ("broken", "path"),
    [
        (document(json.dumps(text_of("1.1")), json.dumps(text_of("1.1"))), "/branches/0/entries/1/id"),
        (document('{"type":"text","version":"1.1"}'), "/branches/0/entries/0/id"),
        (document("7"), "/branches/0/entries/0"),
        (document('{"type":[]}'), "/branches/0/entries/0/type"),
        (document().replace('"id":"c1"', '"id":""'), "/id"),
    ],
)
def test_a_document_with_a_fault_says_where_it_is(broken: str, path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        loaded(broken)
    assert [problem.path for problem in caught.value.problems] == [path]


@requirement("CTX-8")
@pytest.mark.parametrize("at", range(1, 4))
def test_a_document_that_is_cut_or_no_json_is_a_typed_error(at: int) -> None:
    whole = document(ODD, json.dumps(text_of("1.1")))
    for text in (whole[: len(whole) * at // 4], whole + "x", "[1", "", whole.replace("1.50", "NaN"), "[" * 100_000):
        with pytest.raises(InvalidDataError) as caught:
            loaded(text)
        assert [problem.rule for problem in caught.value.problems] == ["json"]
    with pytest.raises(InvalidDataError):
        loaded('{"branches": [{"name": "main", "entries": [' + "[" * 100_000)


@requirement("CTX-8")
@pytest.mark.parametrize("text", ["[]", " 7", '"{}"', "null"])
def test_json_that_is_no_object_is_not_called_no_json(text: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        loaded(text)
    assert (caught.value.what, [problem.rule for problem in caught.value.problems]) == ("this is no context", ["type"])


def test_every_cut_of_a_document_is_a_typed_error() -> None:
    whole = document(ODD, json.dumps(text_of("1.1")))
    for length in range(len(whole)):
        with pytest.raises(InvalidDataError):
            loaded(whole[:length])


@requirement("CTX-1")
def test_a_problem_is_a_problem() -> None:
    with pytest.raises(InvalidDataError) as caught:
        read_entry({"type": "text", **HEAD})
    assert caught.value.problems == (Problem("/version", "required", "is required; 1.1 is the current version"),)


@requirement("CTX-1")
def test_the_same_old_words_twice_are_two_entries_and_the_same_ids_each_time() -> None:
    old = '{"type":"text","version":"1.0","data":{"text":"yes"}}'
    once, twice = loaded(document(old)), loaded(document(old, old, old))
    (minted,) = once.migrated
    assert twice.migrated == (minted, f"{minted}-2", f"{minted}-3")
    assert loaded(twice.to_json()).to_json() == twice.to_json()
    given = json.loads(document(old, old))
    assert Context.from_document(given).migrated == (minted, f"{minted}-2")


@requirement("CTX-1")
@pytest.mark.parametrize("source", [None, [1], 5, bytearray(b"x")])
def test_what_is_no_entry_at_all_is_a_typed_error(source: Any) -> None:
    with pytest.raises(InvalidDataError):
        read_entry(source)


@requirement("CTX-1", "CTX-8")
def test_a_context_of_a_later_minor_version_keeps_its_fields_where_they_stood() -> None:
    given = json.loads(document(json.dumps({"type": "vote"})))
    given |= {"version": "1.9", "mood": {"now": "calm"}, "revision": 0}
    given["branches"][0] |= {"colour": "red"}
    assert json.loads(loaded(json.dumps(given)).to_json()) == given


@requirement("CTX-1")
def test_what_is_no_entry_message_or_document_is_a_typed_error_and_changes_nothing() -> None:
    context = loaded(document())
    wrong: list[Any] = [{"type": "text"}, 5, None, "Hello"]
    for value in wrong:
        for change in (context.append, context.replace, context.append_message):
            with pytest.raises(InvalidDataError):
                change(value)
        with pytest.raises(InvalidDataError):
            Context.from_document(value)
    assert (context.is_dirty, len(context)) == (False, 0)


@requirement("CTX-5")
def test_a_control_entry_whose_id_is_taken_changes_nothing() -> None:
    context = new_context(new_id=lambda: "same")
    context.set_mode("plan")
    context.fork("other", switch=False)
    for change in (lambda: context.switch("other"), lambda: context.set_mode("act")):
        with pytest.raises(ContextError):
            change()
    assert (context.active_branch, context.mode.name if context.mode else None, len(context)) == ("main", "plan", 1)
