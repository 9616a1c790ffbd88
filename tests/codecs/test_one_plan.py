"""The packages of the dialects follow one plan: the same file for the same role in each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.requirements import requirement

CODECS: Final = Path(__file__).parents[2] / "src" / "turnwire" / "codecs"
PACKAGES: Final = sorted(each.parent.name for each in CODECS.glob("*/__init__.py"))

MUST: Final = frozenset(
    (
        *("__init__", "codec", "fields", "losses", "ledger", "names", "everyday"),
        *("read_request", "write_request", "read_answer", "write_answer", "read_stream", "write_stream"),
        *("read_errors", "write_errors"),
    )
)
"""Roles that every dialect has."""
MAY: Final = re.compile(
    r"dialect|recorded_paths|model_list|variants|models|usage|embeddings|completions|(read|write)_(messages|parts|tools)"
    r"|(read|write)_(request|messages|answer|stream|errors)_\w+|everyday_\w+"
)
"""Roles that some have, and the parts of a role that is too long for one file: `write_stream_calls`."""

EXTRA: Final = {
    "anthropic": {
        "ids": "the wire takes ids of one form only, for calls and results, in requests and answers",
        "strict_schema": "the subset of JSON Schema that the server compiles, for tools and formats",
    },
    "openai_responses": {
        "item_fields": "ids, status and own fields of items, which are the same in requests, answers and streams",
        "read_items": "one reading of the model's items for histories, answers and streams",
        "write_items": "one writing of the model's items for histories and answers",
    },
}
"""Files with a role that no other dialect has, and why."""

OLD: Final = {
    "gemini": "json_form parameters part_order partial_args results schema stream_intake",
    "gemini_interactions": (
        "answer contents errors open_step step_events steps stream stream_encoder stream_encoder_calls tables"
    ),
    "ollama": "foreign_lines reading",
    "openai_chat": (
        "answer completion_losses completion_stream completion_words endpoint_usage native parameters "
        "plain_response request rerank rerank_forms response stream stream_extras system_messages tables "
        "tool_entries tool_use_failed write_response"
    ),
}
"""Names from before the plan: this table only shrinks."""
WITHOUT: Final = {
    "gemini_interactions": "names read_answer write_answer read_stream write_stream read_errors write_errors",
    "openai_chat": "names read_request write_request read_answer write_answer read_stream read_errors write_errors",
}
"""Roles whose files have no name of the plan yet: this table only shrinks, too."""


@requirement("COD-1")
@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_has_the_files_of_the_plan_and_a_reason_for_every_other(package: str) -> None:
    found = {file.stem for file in (CODECS / package).glob("*.py")}
    beside = {name for name in found - MUST if MAY.fullmatch(name) is None}
    assert beside == {*EXTRA.get(package, ()), *OLD.get(package, "").split()}
    assert MUST - found == set(WITHOUT.get(package, "").split())


def test_the_tables_name_packages_that_there_are() -> None:
    assert {*EXTRA, *OLD, *WITHOUT} <= set(PACKAGES)
