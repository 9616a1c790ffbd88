"""`for_each` runs every case of a table in one test and reports all that fail."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each


def faults(test: Any, **fixtures: Any) -> list[tuple[str, str]]:
    """What a test raises: note and message of each case."""
    with pytest.raises(BaseExceptionGroup) as raised:
        test(**fixtures)
    return [(each.__notes__[0], str(each)) for each in raised.value.exceptions]


def test_every_case_that_fails_is_reported_by_its_name() -> None:
    @for_each(("number", "word"), [(1, "a"), (2, "b"), pytest.param(3, "c", id="three")])
    def check(number: int, word: str) -> None:
        if number != 2:
            raise ValueError(word)

    assert faults(check) == [("in the case (1, 'a')", "a"), ("in the case three", "c")]


def test_a_case_that_skips_or_a_table_without_cases_is_a_fault() -> None:
    @for_each("reason", ["no"], ids=str)
    def check(reason: str) -> None:
        pytest.skip(reason)  # what this test is about

    assert faults(check) == [("in the case no", "no")]
    with pytest.raises(AssertionError, match="no cases"):
        for_each("reason", [])(check)()


@for_each("name", ["a", "b"], ids=["first", "second"])
@for_each("number", [1, 2])
def test_cases_of_cases_and_fixtures_come_together(name: str, number: int, request: pytest.FixtureRequest) -> None:
    assert (name in "ab", number in (1, 2)) == (True, True)
    assert request.node.name == "test_cases_of_cases_and_fixtures_come_together"
