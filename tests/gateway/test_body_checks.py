"""One walk over a body shows that it fits the OpenAPI document and has no unknown key."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.gateway.dialects import Dialect, every_dialect
from turnwire.codecs.dialects import dialect_named
from turnwire.gateway.calls.body_checks import body_problems, fits_exactly, unknown_in_body
from turnwire.gateway.calls.surfaces import surfaces
from turnwire.gateway.schemas import openapi_text


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
    assert fits_exactly(path, body)
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
        found.append(fits_exactly(path, changed))
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
