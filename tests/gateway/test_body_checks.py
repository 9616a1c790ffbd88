"""A body with long lists is held against the OpenAPI document piece by piece, with the same outcome as in one go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.requirements import requirement
from turnwire.codecs.dialects import dialect_named
from turnwire.core.jsonschema import SchemaChecker
from turnwire.gateway.calls import body_checks
from turnwire.gateway.calls.body_checks import LISTS, body_problems, fits_exactly, unknown_in_body, validate_body
from turnwire.gateway.calls.surfaces import surfaces
from turnwire.gateway.errors import Refusal
from turnwire.gateway.schemas import openapi_text

OF_EACH_ITEM = {"type", "items", "minItems", "description"}
"""Keywords that say nothing of two items together; a piece has one item at least."""


def outcome(path: str, body: dict[str, Any], dialect: str) -> tuple[int, str] | None:
    """Status and words of the refusal; None where the body passes."""
    try:
        validate_body(path, body, dialect_named(dialect))
    except Refusal as refusal:
        return refusal.info.status or 0, refusal.info.message
    return None


def long_body(client: Dialect) -> tuple[str, str, dict[str, Any]]:
    """(path in the document, field of the turns, a body with twenty of them)."""
    (path, *_) = [each.described_path for each in surfaces() if each.dialect.name == client.dialect]
    _, body = client.request()
    (name,) = {"messages", "input", "contents"} & body.keys()
    turns = body[name] if isinstance(body[name], list) else [{"type": "message", "role": "user", "content": "x"}]
    return path, name, {**body, name: [turns[0]] * 20}


@requirement("NFR-3")
@every_dialect
@pytest.mark.parametrize("place", [None, 0, 1, 7, 19])
@pytest.mark.parametrize("faulty", [17, {"role": 17, "content": 17, "parts": 17}], ids=["no object", "odd object"])
def test_a_long_list_is_judged_the_same_in_pieces(
    client: Dialect, place: int | None, faulty: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, name, body = long_body(client)
    if place is not None:
        body[name][place] = faulty
    found = []
    for size in (1000, 1, 3, 7):
        monkeypatch.setattr(body_checks, "PIECE", size)
        found.append(outcome(path, body, client.dialect))
    assert found[1:] == found[:1] * 3
    assert (found[0] is None) is (place is None)


@requirement("NFR-3")
@every_dialect
def test_no_more_items_than_a_piece_are_checked_in_one_go(client: Dialect, monkeypatch: pytest.MonkeyPatch) -> None:
    path, name, body = long_body(client)
    monkeypatch.setattr(body_checks, "PIECE", 3)
    looked_at: list[int] = []
    is_valid = SchemaChecker.is_valid

    def counted(self: SchemaChecker, value: Any) -> bool:
        looked_at.append(len(value[name]))
        return is_valid(self, value)

    monkeypatch.setattr(SchemaChecker, "is_valid", counted)
    assert outcome(path, body, client.dialect) is None
    whole = [20] if dialect_named(client.dialect).client.whole_list == name else [1, 3, 3, 3, 3, 3, 3, 2]
    assert looked_at == whole


@requirement("NFR-3")
@every_dialect
def test_what_is_missing_beside_a_long_list_is_still_missing(client: Dialect, monkeypatch: pytest.MonkeyPatch) -> None:
    path, name, body = long_body(client)
    monkeypatch.setattr(body_checks, "PIECE", 3)
    without = {field: value for field, value in body.items() if field == name}
    odd = {**body, "tools": 17}
    for each in (without, odd):
        in_pieces = outcome(path, each, client.dialect)
        monkeypatch.setattr(body_checks, "PIECE", 1000)
        assert outcome(path, each, client.dialect) == in_pieces
    assert outcome(path, odd, client.dialect) is not None


@requirement("NFR-3")
@pytest.mark.parametrize("surface", surfaces(), ids=lambda surface: surface.described_path)
def test_the_document_says_of_a_list_what_concerns_each_of_its_items(surface: Any) -> None:
    document = json.loads(openapi_text() or "")

    def plain(schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        return schema

    request = document["paths"][surface.described_path]["post"]["requestBody"]["content"]["application/json"]["schema"]
    fields = plain(request)["properties"]
    for name in {*LISTS} & fields.keys() - {surface.dialect.client.whole_list}:
        field = plain(fields[name])
        branches = [plain(branch) for branch in field.get("anyOf", [field])]
        lists = [branch for branch in branches if "items" in branch]
        assert len(lists) == 1, name
        assert lists[0].keys() <= OF_EACH_ITEM, name
        assert lists[0].get("minItems", 1) == 1, name


def objects_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a JSON value."""
    if isinstance(value, dict):
        yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from objects_in(each)


@every_dialect
@pytest.mark.parametrize("tools", [False, True])
@pytest.mark.parametrize("stream", [False, True])
def test_one_walk_shows_that_a_body_fits_and_has_no_unknown_key(client: Dialect, tools: bool, stream: bool) -> None:
    dialect = dialect_named(client.dialect)
    path = next(each.described_path for each in surfaces() if each.dialect is dialect)
    _, body = client.request("the weather please", stream=stream, tools=tools)
    assert fits_exactly(path, body, dialect)
    assert (unknown_in_body(path, body, client.dialect), body_problems(path, body, dialect)) == ((), ())


@every_dialect
def test_a_body_that_fits_exactly_has_no_unknown_key_and_no_fault_wherever_a_key_is_added(client: Dialect) -> None:
    dialect = dialect_named(client.dialect)
    path = next(each.described_path for each in surfaces() if each.dialect is dialect)
    _, body = client.request("the weather please", tools=True)
    found = []
    for place in range(len(list(objects_in(body)))):
        changed = json.loads(json.dumps(body))
        list(objects_in(changed))[place]["no_such_key"] = 1
        others = unknown_in_body(path, changed, client.dialect), body_problems(path, changed, dialect)
        found.append(fits_exactly(path, changed, dialect))
        assert not found[-1] or others == ((), ())
    assert not found[0]


def test_no_keyword_that_turns_a_rule_around_leads_to_a_schema_that_is_closed() -> None:
    def turned(value: Any) -> Iterator[Any]:
        for each in objects_in(value):
            yield from (held for name, held in each.items() if name in ("not", "if"))

    text = openapi_text()
    assert text is not None
    schemas = json.loads(text)["components"]["schemas"]
    assert [each for each in turned(schemas) if "$ref" in json.dumps(each)] == []
