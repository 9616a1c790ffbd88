"""The packages of the dialects follow one plan: the same file for the same role in each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.requirements import requirement

CODECS: Final = Path(__file__).parents[2] / "src" / "turnwire" / "codecs"
PACKAGES: Final = sorted(each.parent.name for each in CODECS.glob("*/codec.py"))

MUST: Final = frozenset(
    (
        *("__init__", "codec", "fields", "names", "fast_path"),
        *("read_request", "write_request", "read_answer", "write_answer", "read_stream", "write_stream"),
        *("read_errors", "write_errors"),
    )
)
"""Roles that every dialect has."""
MAY: Final = re.compile(
    r"dialect|model_list|variants|models|usage|embeddings|completions|(read|write)_(messages|parts|tools)"
    r"|(read|write)_(request|messages|answer|stream|errors)_\w+|common_\w+"
)
"""Roles that some have, and the parts of a role that is too long for one file: `write_stream_items`."""

EXTRA: Final = {
    "anthropic": {
        "ids": "the wire takes ids of one form only, for calls and results, in requests and answers",
        "strict_schema": "the subset of JSON Schema that the server compiles, for tools and formats",
    },
    "gemini": {
        "json_form": "protocol messages are read in several spellings, by every endpoint and by normal forms",
        "parameters": "reading thinking keeps what writing the same would not say",
        "schema": "the older form of schemas, both ways",
    },
    "openai_chat": {
        "native": "llama.cpp has completions and streams of its own at this dialect's server",
        "read_calls": "calls in pieces that no index tells apart are this wire's alone, whole and streamed",
        "read_pieces": "one reading of a message and of a piece of it, for answers and streams",
        "rerank": "no other dialect reranks",
        "system_messages": "chat templates that take one system message are this wire's alone",
    },
    "openai_responses": {
        "read_items": "one reading of the model's items, their ids and own fields for histories, answers and streams",
        "stream_items": "this wire alone streams items whose state many events share",
        "tool_kinds": "this wire alone has calls of several kinds: in tools, histories, answers and streams",
        "write_items": "one writing of the model's items for histories and answers",
    },
}
"""Files with a role that no other dialect has, and why."""

OLD: Final = {}
"""Names from before the plan: this table only shrinks."""
WITHOUT: Final = {
    "openai_chat": "write_errors",  # shared with openai-responses: codecs/errors/openai.py
    "gemini_interactions": "write_errors",  # those of gemini; in a stream one function of `write_stream`
}
"""Roles whose file another package has, and where."""


@requirement("COD-1")
@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_has_the_files_of_the_plan_and_a_reason_for_every_other(package: str) -> None:
    found = {file.stem for file in (CODECS / package).glob("*.py")}
    beside = {name for name in found - MUST if MAY.fullmatch(name) is None}
    assert beside == set(EXTRA.get(package, ()))
    assert MUST - found == set(WITHOUT.get(package, "").split())


def test_the_tables_name_packages_that_there_are() -> None:
    assert {*EXTRA, *WITHOUT} <= set(PACKAGES)
