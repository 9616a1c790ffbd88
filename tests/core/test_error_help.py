"""The page of error codes: every code, and no other, with causes and what to do about each."""

from __future__ import annotations

from typing import get_args

import pytest

from turnwire_schema.v1.error import ErrorCode

from tests.requirements import requirement
from tools import write_errors
from turnwire.core.error_help import ERROR_HELP
from turnwire.core.errors import ERRORS_BY_CODE


@requirement("DOC-1")
def test_every_code_has_its_help_in_the_order_of_the_schema() -> None:
    assert list(ERROR_HELP) == list(ERRORS_BY_CODE) == list(get_args(ErrorCode))


@requirement("DOC-1")
@pytest.mark.parametrize("code", ERROR_HELP)
def test_every_cause_has_a_remedy_and_everything_is_a_sentence(code: str) -> None:
    row = ERROR_HELP[code]
    assert len(row.causes) == len(row.remedies) > 0
    for words in (row.meaning, *row.causes, *row.remedies):
        assert words[0] != " "
        assert words.endswith((".", ")"))
        assert "  " not in words


@requirement("DOC-1")
def test_the_page_is_current() -> None:
    assert write_errors.TARGET.read_text(encoding="utf-8") == write_errors.text(), (
        "docs/errors.md differs from the table. Run: python tools/write_errors.py"
    )


@requirement("DOC-1")
@pytest.mark.parametrize(("code", "kind"), ERRORS_BY_CODE.items())
def test_the_page_has_a_section_for_each_code_that_names_its_class(code: str, kind: type) -> None:
    assert f"\n## {code}\n\n`{kind.__name__}`. " in write_errors.text()
