"""What is made of a schema is made once, and is the same as if it were made anew."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from turnwire_schema._json import freeze

from tests.requirements import requirement
from turnwire.core.closed_schema import close_objects
from turnwire.core.schema_cache import LONGEST, LONGEST_HELD, MOST, remembering, remembering_facts

OBJECT: dict[str, Any] = {"type": "object", "properties": {"a": {"const": 1}}}


class Counted:
    """Marks a schema, and counts."""

    def __init__(self) -> None:
        self.count = 0
        self.of = remembering(self._mark)

    def _mark(self, schema: Any) -> Any:
        self.count += 1
        return {**schema, "marked": True}


@requirement("MSG-12")
def test_the_same_schema_and_an_equal_text_cost_nothing_again() -> None:
    made = Counted()
    schema = freeze(OBJECT)
    expected = {**OBJECT, "marked": True}
    assert [made.of(schema), made.of(schema), made.of(freeze(OBJECT))] == [expected] * 3
    assert made.count == 1


@requirement("MSG-12")
@pytest.mark.parametrize("values", [(1, True), (1, 1.0), (0, False), ("1", 1), (None, 0)])
def test_schemas_that_only_python_finds_equal_are_kept_apart(values: tuple[Any, Any]) -> None:
    made = remembering(lambda schema: {"made": schema["const"]})
    found = [made(freeze({"const": value}))["made"] for value in values]
    assert [(type(each), each) for each in found] == [(type(each), each) for each in values]


@requirement("MSG-12")
def test_what_is_given_out_may_be_changed_without_changing_what_others_get() -> None:
    schema = freeze({"type": "object", "properties": {"a": {"type": "object"}}})
    first = close_objects(schema)
    first["properties"]["a"]["title"] = "changed"
    inner = {"type": "object", "additionalProperties": False}
    assert close_objects(schema) == {**inner, "properties": {"a": inner}}


@requirement("MSG-12")
def test_a_schema_that_may_change_is_read_anew() -> None:
    made = Counted()
    schema = dict(OBJECT)
    made.of(schema)
    schema["title"] = "later"
    assert made.of(schema) == {**OBJECT, "title": "later", "marked": True}
    assert made.count == 2


@requirement("MSG-12")
def test_memory_is_bounded_in_number_and_length() -> None:
    made = Counted()
    first, long = freeze({"title": "first"}), freeze({"title": "x" * LONGEST})
    for schema in (first, long, long, *(freeze({"title": str(number)}) for number in range(MOST)), first):
        made.of(schema)
    assert made.count == 1 + 2 + MOST + 1  # the long one twice, and the first again: newer ones took its place


@requirement("MSG-12")
def test_a_schema_as_deep_as_a_value_may_be_is_made() -> None:
    deep: Any = {"type": "object"}
    for _ in range(199):
        deep = {"not": deep}
    schema = freeze(deep)
    assert close_objects(schema) == deep
    assert close_objects(schema) == deep


@requirement("MSG-12")
def test_threads_get_what_one_alone_would_get() -> None:
    made = remembering(lambda schema: {"made": schema["title"]})
    schemas = [freeze({"title": str(number % (2 * MOST))}) for number in range(4 * MOST)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(made, schemas))
    assert found == [{"made": schema["title"]} for schema in schemas]


class Fact:
    """What is found about a schema; counts how often it is looked for."""

    def __init__(self, text: str) -> None:
        self.count = 0
        self.text = text
        self.of = remembering_facts(self._find)

    def _find(self, schema: Any) -> tuple[str, ...]:
        self.count += 1
        return (self.text,)


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("title", "text", "count"),
    [("short", "short", 1), ("x" * LONGEST_HELD, "short", 2), ("short", "x" * LONGEST_HELD, 2)],
)
def test_facts_of_a_long_schema_and_long_facts_are_not_remembered(title: str, text: str, count: int) -> None:
    for schema in ({"title": title}, freeze({"title": title})):
        fact = Fact(text)
        assert [fact.of(schema), fact.of(schema)] == [(text,), (text,)]
        assert fact.count == count
