"""docs/schema-support.md says what the rows of engines and servers say."""

from __future__ import annotations

from turnwire_schema.engines import ENGINES, SERVERS

from tests.requirements import requirement
from tools import write_schema_support


@requirement("SCM-1")
def test_the_page_of_schema_support_is_up_to_date() -> None:
    assert write_schema_support.TARGET.read_text(encoding="utf-8") == write_schema_support.text(), (
        "docs/schema-support.md differs from the rows. Run: python -m tools.write_schema_support"
    )


@requirement("SCM-1")
def test_the_page_has_every_feature_that_an_engine_of_a_server_does_not_hold() -> None:
    engines = {row["engine"] for row in SERVERS} - {"none"}
    features = {row["feature"] for engine in engines for row in ENGINES[engine]["rows"]}
    lines = [line for line in write_schema_support.text().splitlines() if line.startswith("|")]

    assert {name: sum(f" `{name}` |" in line for line in lines) for name in features} == dict.fromkeys(features, 1)
