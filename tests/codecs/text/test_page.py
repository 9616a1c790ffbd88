"""The page of text formats shows the rows."""

from __future__ import annotations

from tools import write_text_formats


def test_the_page_of_text_formats_is_up_to_date() -> None:
    assert write_text_formats.TARGET.read_text(encoding="utf-8") == write_text_formats.text(), (
        "docs/text-formats.md differs from the rows. Run: python tools/write_text_formats.py"
    )
