"""The cases of every text format: each is read so whole, and however it is cut."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.documents import format_names

from tests.cases import for_each
from tests.codecs.text.fragments import cases_of, row_of
from tests.codecs.text.splits import splits
from turnwire.codecs.text.formats import text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import Fits, fits_schemas, fold, judge_of

CASES = [pytest.param(name, case, id=f"{name}: {case['name']}") for name in format_names() for case in cases_of(name)]


def read(name: str, case: dict[str, Any], pieces: list[str], fits: Fits) -> dict[str, Any]:
    reader = TextReader(
        text_format(name), case.get("tools"), judge_of(fits), in_thoughts=case.get("in_thoughts", False)
    )
    events = [event for piece in pieces for event in reader.feed(piece)]
    return fold([*events, *reader.end(is_cut=case.get("is_cut", False))]).to_dict()


@for_each(("name", "case"), CASES)
def test_a_text_is_read_as_its_case_says_however_it_is_cut(name: str, case: dict[str, Any]) -> None:
    fits = fits_schemas(case.get("tools"))  # made once: schemas are compiled by it
    for pieces in splits(case["text"]):
        assert read(name, case, pieces, fits) == case["reading"], pieces


@for_each("name", format_names())
def test_a_format_has_cases_with_calls_and_with_marks_that_are_none(name: str) -> None:
    readings = [case["reading"] for case in cases_of(name)]
    row = row_of(name)

    assert any("no_calls" in reading for reading in readings)
    assert "calls" not in row or any("calls" in reading for reading in readings)
    assert "thoughts" not in row or any("thoughts" in reading for reading in readings)
