"""Small schemas give exactly the modules that stand beside them."""

from __future__ import annotations

import pytest

from tests.codegen.golden import case_names, expected, made
from tests.requirements import requirement


@requirement("SCH-2", "SCH-4")
@pytest.mark.parametrize("case", case_names())
def test_a_small_schema_gives_the_expected_modules(case: str) -> None:
    assert made(case) == expected(case)


@requirement("SCH-2")
def test_the_golden_cases_are_there() -> None:
    assert case_names() == ["open-union", "rules", "values", "wire"]
