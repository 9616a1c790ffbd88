"""docs/schema-support.md says what the rows of engines and servers say, and what `turnwire schema check` does."""

from __future__ import annotations

import re

from turnwire_schema.engines import ENGINES, SERVERS

from tests.codecs.schema_support.examples import EXAMPLES
from tests.requirements import requirement
from tools import write_schema_support
from turnwire.codecs.schema_support.support import schema_faults


def table_lines() -> list[str]:
    """The lines of the table of servers."""
    _, _, after = write_schema_support.text().partition("\n## Parts of a schema by server\n")
    return [line for line in after.partition("\n## ")[0].splitlines() if line.startswith("|")]


@requirement("SCM-1")
def test_the_page_of_schema_support_is_up_to_date() -> None:
    assert write_schema_support.TARGET.read_text(encoding="utf-8") == write_schema_support.text(), (
        "docs/schema-support.md differs from the rows. Run: python -m tools.write_schema_support"
    )


@requirement("SCM-1")
def test_the_page_has_every_feature_that_an_engine_of_a_server_does_not_hold() -> None:
    engines = {row["engine"] for row in SERVERS} - {"none"}
    features = {row["feature"] for engine in engines for row in ENGINES[engine]["rows"]}
    parts = [line.replace("\\|", "/").split(" | ")[0] for line in table_lines()]

    assert {name: sum(part.endswith(f" `{name}`") for part in parts) for name in features} == dict.fromkeys(features, 1)


@requirement("SCM-1")
def test_the_column_of_a_response_format_of_vllm_is_what_the_check_says_of_each_feature_alone() -> None:
    lines = [line.replace("\\|", "/").strip("| ").split(" | ") for line in table_lines()]
    column = next(at for at, head in enumerate(lines[0]) if re.fullmatch(r"`vllm` .*response format", head))
    told = {cells[0].rpartition(" `")[2].rstrip("`"): cells[column] for cells in lines[2:]}
    found = {name: schema_faults(EXAMPLES[name][0], "vllm", "format") for name in told}

    assert {name for name, cell in told.items() if cell.startswith("held")} == {
        name for name, faults in found.items() if not faults
    }
    assert told["unique_items"] == "refused, in llguidance"
    assert told["pattern_with_length"] == "held, in llguidance"
    assert told["pattern_unanchored"] == "narrower, rewritten"
    assert told["pattern_repeats_much"] == "refused as `pattern_repeats_often`"
