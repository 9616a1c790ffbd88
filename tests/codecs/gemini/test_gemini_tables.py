"""The tables of the dialect: ledger, losses, normal form, models, registry, known fields."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import gemini as wire

from tests.codecs.coverage.table import COVERAGE
from tests.normal_forms import normal_form
from tests.requirements import requirement
from turnwire.codecs.errors.failed_answers import FAILED
from turnwire.codecs.gemini.names import (
    DATA_MEMBERS,
    FINISH_WORDS,
    INEXACT_WORDS,
    KNOWN_BODY,
    KNOWN_CANDIDATE,
    KNOWN_CONTENT,
    WORD_OF,
)
from turnwire.codecs.gemini.parameters import KNOWN
from turnwire.codecs.gemini.variants import GEMINI, MODELS, facts_of, plain_model
from turnwire.codecs.registry import get_codec

HERE = Path(__file__).parent
# What no request, answer or stream of a chat holds.
NOT_ON_THE_WIRE = {"ToolResult", "ToolError"}


def test_every_loss_occurs_in_a_test_and_in_the_code() -> None:
    tests = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    package = Path(import_module("turnwire.codecs.gemini").__file__ or "").parent
    shared = [package.parent / name for name in ("requests/request_rows.py", "requests/tool_definitions.py")]
    modules = [*shared, *package.glob("*.py")]
    code = "".join(path.read_text("utf-8") for path in modules)
    names = {loss.removeprefix("gemini.") for loss in COVERAGE["gemini"].losses}
    assert {name for name in names if not re.search(rf'"(gemini\.)?{name}"', tests)} == set()
    assert {name for name in names if f'"{name}"' not in code} == set()


def test_rules_have_ids_of_their_own_and_sentences() -> None:
    form = normal_form("gemini")
    for rules in (form.request_rules, form.response_rules):
        assert len({rule for rule, _ in rules}) == len(rules)
        assert all(sentence for _, sentence in rules)


def _words_of(kind: Any) -> set[str]:
    return set(get_args(getattr(kind, "__value__", kind)))


def test_every_published_finish_word_is_known_and_every_reason_is_canonical() -> None:
    assert set(FINISH_WORDS) == _words_of(wire.FinishReason)
    reasons = _words_of(FinishReason)
    assert set(FINISH_WORDS.values()) <= reasons
    assert set(WORD_OF) == reasons
    assert set(WORD_OF.values()) <= set(FINISH_WORDS)
    failed = {word for word, reason in FINISH_WORDS.items() if reason == "error"}
    assert failed == {*map(str.upper, FAILED)} & {*FINISH_WORDS}
    told = {reason for reason in reasons if FINISH_WORDS[WORD_OF[reason]] != reason} - {"tool_calls"}
    assert told == INEXACT_WORDS


def test_known_fields_are_fields_of_the_wire_document() -> None:
    assert set(wire.GenerateContentResponse.__annotations__) >= KNOWN_BODY
    assert set(wire.Candidate.__annotations__) >= KNOWN_CANDIDATE
    assert set(wire.Content.__annotations__) == KNOWN_CONTENT == set(wire.CandidateContent.__annotations__)
    assert set(wire.Part.__annotations__) >= DATA_MEMBERS
    assert set(wire.GenerationConfig.__annotations__) >= KNOWN


@requirement("COD-1")
def test_the_codec_is_in_the_registry() -> None:
    codec = get_codec("gemini")
    assert codec.dialect == "gemini"
    assert (codec.name, codec.dialect, codec.variant) == ("gemini", "gemini", GEMINI)
    assert get_codec("gemini") is codec


@pytest.mark.parametrize(
    ("model", "thinking", "needs_signatures"),
    [
        ("gemini-1.5-pro", "none", False),
        ("models/gemini-2.0-flash", "none", False),
        ("gemini-2.5-pro-preview-03-25", "budget", False),
        ("publishers/google/models/gemini-2.5-flash-lite", "budget", False),
        ("gemini-2.5-flash-image-preview", "none", False),
        ("gemini-3-pro-preview", "levels", True),
        ("gemini-3.1-flash-lite", "levels", True),
        ("gemma-3-27b-it", "none", False),
        ("our-alias", "levels", True),
    ],
)
def test_a_model_has_the_facts_of_its_family(model: str, thinking: str, needs_signatures: bool) -> None:
    facts = facts_of(model)
    assert (facts.thinking, facts.needs_signatures) == (thinking, needs_signatures)
    assert not plain_model(model).startswith("models/")


def test_no_row_of_the_models_hides_another() -> None:
    prefixes = [prefix for prefix, _ in MODELS]
    for place, prefix in enumerate(prefixes):
        assert not any(prefix.startswith(before) for before in prefixes[:place])
