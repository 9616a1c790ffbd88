"""The tables of the dialect: ledger, losses, normal form, finish words, registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_type_hints

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import gemini_interactions as wire

from tests.codecs.coverage.table import COVERAGE
from tests.codecs.gemini_interactions.interactions_wire import CODEC, NAME
from tests.normal_forms import normal_form
from tests.requirements import requirement
from turnwire.codecs.gemini_interactions.fields import ANSWER
from turnwire.codecs.gemini_interactions.names import FINISH_WORDS, INEXACT, STATUS_OF, THINKING
from turnwire.codecs.registry import CODEC_NAMES, get_codec

HERE = Path(__file__).parent
# What no request, answer or stream of a chat holds.
NOT_ON_THE_WIRE = {"ToolResult", "ToolError"}


def test_every_loss_occurs_in_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    names = {loss.removeprefix(f"{NAME}.") for loss in COVERAGE[NAME].losses}
    assert {name for name in names if f'"{name}"' not in text} == set()


def test_rules_have_ids_of_their_own_and_sentences() -> None:
    form = normal_form("gemini-interactions")
    for rules in (form.request_rules, form.response_rules):
        assert len({rule for rule, _ in rules}) == len(rules)
        assert all(sentence for _, sentence in rules)


def words_of(kind: Any) -> set[str]:
    return set(get_args(getattr(kind, "__value__", kind)))


def test_every_status_of_the_wire_has_a_meaning_and_every_reason_a_status() -> None:
    assert words_of(wire.InteractionStatus) == set(FINISH_WORDS)
    reasons = words_of(FinishReason)
    assert set(STATUS_OF) == reasons
    assert {*FINISH_WORDS.values()} <= reasons
    assert reasons >= INEXACT
    exact = {reason: FINISH_WORDS[word] for reason, word in STATUS_OF.items() if reason not in INEXACT}
    assert exact == {reason: reason for reason in exact}


def test_known_fields_are_fields_of_the_wire_document() -> None:
    assert set(wire.Interaction.__annotations__) >= ANSWER.keys
    levels = words_of(get_type_hints(wire.GenerationConfig)["thinking_level"])
    assert levels == {level for level, is_exact in THINKING.values() if is_exact}


@requirement("COD-1")
def test_the_codec_is_in_the_registry_under_the_dialects_name() -> None:
    assert NAME in CODEC_NAMES
    assert get_codec(NAME).dialect == "gemini-interactions"
    assert get_codec(NAME) is get_codec(NAME)
    assert (CODEC.name, CODEC.dialect) == (NAME, NAME)
