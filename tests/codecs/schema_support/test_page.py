"""docs/schema-support.md says what the rows of engines and servers say."""

from __future__ import annotations

from turnwire_schema.engines import FEATURES

from tests.requirements import requirement
from tools import write_schema_support


@requirement("SCH-2")
def test_the_page_of_schema_support_is_up_to_date() -> None:
    assert write_schema_support.TARGET.read_text(encoding="utf-8") == write_schema_support.text(), (
        "docs/schema-support.md differs from the rows. Run: python -m tools.write_schema_support"
    )


@requirement("SCH-2")
def test_the_page_has_every_feature_with_its_effect_and_with_what_to_write_instead() -> None:
    lines = write_schema_support.text().splitlines()

    assert [name for name in FEATURES if sum(f"`{name}`" in line for line in lines if line.startswith("|")) != 1] == []
