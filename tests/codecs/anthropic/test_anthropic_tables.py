"""The tables of the dialect: ledger, losses, normal form, versions and models, registry, known words."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import anthropic as wire

from tests.cases import for_each
from tests.codecs.anthropic.anthropic_wire import CODECS, NEW, OLD, SONNET
from tests.codecs.coverage.table import COVERAGE
from tests.normal_forms import normal_form
from tests.requirements import requirement
from turnwire.codecs.anthropic import names
from turnwire.codecs.anthropic.names import STOP_REASONS, WORD_OF, is_own_word
from turnwire.codecs.anthropic.read_errors import STATUS_BY_TYPE
from turnwire.codecs.anthropic.read_request import KNOWN
from turnwire.codecs.anthropic.variants import CLAUDE, MODEL_ROWS, OTHER_MODELS, ModelFacts, facts_of
from turnwire.codecs.registry import CODEC_NAMES, get_codec

HERE = Path(__file__).parent
# What no request, answer or stream of messages holds.
NOT_ON_THE_WIRE = {"ToolResult", "ToolError"}


def test_every_loss_occurs_in_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    losses = {loss.removeprefix("anthropic.") for loss in COVERAGE["anthropic"].losses}
    assert {name for name in losses if f'"{name}"' not in text} == set()


def test_rules_have_ids_of_their_own_and_sentences() -> None:
    form = normal_form("anthropic")
    for rules in (form.request_rules, form.response_rules):
        assert len({rule for rule, _ in rules}) == len(rules)
        assert all(sentence for _, sentence in rules)


def test_known_fields_are_fields_of_the_wire_document() -> None:
    assert set(wire.MessagesRequest.__annotations__) >= KNOWN
    kinds = wire.ContentBlockDeltaEvent, wire.ContentBlockStartEvent, wire.ContentBlockStopEvent
    starts = wire.MessageStartEvent, wire.MessageDeltaEvent, wire.MessageStopEvent
    named = {name_of(kind.__name__): set(kind.__annotations__) for kind in (*kinds, *starts)}
    assert {name: named[name] >= known for name, known in names.EVENTS.items()} == dict.fromkeys(named, True)
    deltas = wire.TextDelta, wire.CitationsDelta, wire.ThinkingDelta, wire.SignatureDelta, wire.InputJsonDelta
    assert {name_of(kind.__name__): set(kind.__annotations__) for kind in deltas} == names.DELTAS


@for_each(
    ("known", "kinds"),
    [
        (names.TEXT, (wire.TextBlockParam, wire.TextBlock)),
        (names.THINKING, (wire.ThinkingBlockParam, wire.ThinkingBlock)),
        (names.REDACTED, (wire.RedactedThinkingBlock,)),
        (names.IMAGE, (wire.ImageBlockParam,)),
        (names.DOCUMENT, (wire.DocumentBlockParam,)),
        (names.SOURCES["base64"], (wire.Base64ImageSource, wire.Base64PdfSource)),
        (names.SOURCES["url"], (wire.UrlSource,)),
        (names.SOURCES["file"], (wire.FileSource,)),
        (names.SOURCES["text"], (wire.PlainTextSource,)),
        (names.MESSAGE, (wire.UserMessageParam, wire.AssistantMessageParam, wire.SystemMessageParam)),
        (names.TOOL_USE, (wire.ToolUseBlockParam, wire.ToolUseBlock)),
        (names.TOOL_RESULT, (wire.ToolResultBlockParam,)),
        (names.TOOL, (wire.CustomTool,)),
        (names.TOOL_CHOICE, (wire.NamedToolChoice,)),
        (names.OUTPUT_CONFIG, (wire.OutputConfig,)),
    ],
)
def test_what_is_read_of_an_object_are_properties_of_its_definition(known: frozenset[str], kinds: Any) -> None:
    """A set holds what the codec maps, so a property that is new to the definition is kept as an own field."""
    for kind in kinds:
        assert set(kind.__annotations__) >= known


def name_of(kind: str) -> str:
    """The tag of an event or delta, from the name of its definition."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", kind.removesuffix("Event")).lower()


def test_every_stop_reason_has_a_canonical_meaning_and_every_error_type_a_status() -> None:
    assert set(STOP_REASONS) >= set(get_args(getattr(wire.StopReason, "__value__", wire.StopReason)))
    reasons = set(get_args(getattr(FinishReason, "__value__", FinishReason)))
    assert {*STOP_REASONS.values(), *WORD_OF} <= reasons
    assert {STOP_REASONS[word] for word in WORD_OF.values()} == set(WORD_OF)
    assert all(400 <= status < 600 for status in STATUS_BY_TYPE.values())


def test_a_word_tells_which_wire_an_answer_came_from() -> None:
    assert all(is_own_word(word) for word in (*STOP_REASONS, "of_the_future"))
    others = (
        "stop",
        "length",
        "tool_calls",
        "content_filter",
        "STOP",
        "MAX_TOKENS",
        "completed",
        "incomplete:x",
        "load",
    )
    assert not any(is_own_word(word) for word in (*others, None))


@for_each(
    ("model", "facts"),
    [
        ("SmolLM2-135M-Instruct", OTHER_MODELS),
        ("claude-3-opus-latest", CLAUDE),
        ("claude-2.1", CLAUDE),
        ("anthropic.claude-3-haiku-20240307-v1:0", CLAUDE),
        (OLD, {"max_tokens": 8192, "thinking": "none"}),
        ("claude-3-7-sonnet-20250219", {"thinking": "budget", "sampling_pair": True}),
        ("claude-sonnet-4-20250514", {"thinking": "budget", "sampling_pair": True, "prefill": True}),
        ("claude-opus-4-1-20250805", {"thinking": "budget", "sampling_pair": False, "prefill": True}),
        ("claude-3-5-haiku-20241022", {"max_tokens": 8192, "thinking": "none"}),
        ("claude-opus-4-8", {"system_messages": True, "forced_tools": True, "prefill": False}),
        ("claude-sonnet-4-5@20250929", {"thinking": "budget", "sampling_pair": False, "efforts": frozenset()}),
        (SONNET, {"thinking": "budget", "sampling": True, "system_messages": False}),
        ("claude-opus-4-5-20251101", {"efforts": frozenset({"low", "medium", "high"})}),
        ("claude-opus-4-6", {"thinking": "both", "prefill": False, "sampling": True}),
        ("us.anthropic.claude-opus-4-7-v1:0", {"thinking": "adaptive", "sampling": False, "system_messages": False}),
        (NEW, {"system_messages": True, "forced_tools": True}),
        ("claude-opus-5", {"system_messages": True, "sampling": False}),
        ("claude-opus-latest", {"system_messages": True}),
        ("claude-sonnet-5-5", {"system_messages": False, "sampling": False}),
        ("claude-fable-5", {"forced_tools": False}),
        ("claude-mythos-preview", {"forced_tools": False}),
    ],
)
def test_facts_of_a_model_come_from_its_rows(model: str, facts: ModelFacts | dict[str, object]) -> None:
    found = facts_of(model)
    if isinstance(facts, ModelFacts):
        assert found == facts
    else:
        assert {name: getattr(found, name) for name in facts} == facts


def test_rows_of_models_change_facts_that_there_are() -> None:
    known = {field.name for field in fields(ModelFacts)}
    assert all(set(row.facts) <= known for row in MODEL_ROWS)


@requirement("COD-1")
def test_both_versions_are_in_the_registry() -> None:
    assert set(CODECS) < set(CODEC_NAMES)
    for name, codec in CODECS.items():
        found = get_codec(name)
        assert found.dialect == "anthropic"
        assert (found.name, found.dialect, found.variant) == (name, "anthropic", codec.variant)
    assert {codec.variant.version for codec in CODECS.values()} == {"2023-06-01", "2026-10-21"}
