"""Outputs that are made from what a client should get of them: that is what is read, however they are cut."""

from __future__ import annotations

import pytest

from turnwire_schema.documents import format_names

from tools.text_differential.__main__ import ours
from tools.text_differential.differences import differences
from tools.text_differential.outputs import outputs
from tools.text_differential.writers import WRITERS

MADE = [*outputs(1, 30 * len(WRITERS))]


def test_every_writer_writes_a_format_that_is_there() -> None:
    assert {name.partition("/")[0] for name in WRITERS} <= {*format_names()}


@pytest.mark.parametrize("format", sorted(WRITERS))
def test_a_made_output_is_read_as_what_it_was_made_of(format: str) -> None:
    found = {
        (output.text, way): kinds
        for output in MADE
        if output.format == format
        for way, reading in ours(output)
        if (kinds := [*differences(output, reading, exactly=True)])
    }
    assert found == {}
