"""The tables of the dialect: ledger, losses, normal form, variants, registry, known fields."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import openai_chat as wire

from tests.codecs.coverage.table import COVERAGE
from tests.codecs.openai_chat.chat_wire import CHAT, CODECS
from tests.normal_forms import normal_form
from tests.requirements import requirement
from turnwire.codecs.errors.statuses import STATUS_BY_CATEGORY
from turnwire.codecs.openai_chat import names, read_answer, read_request
from turnwire.codecs.openai_chat.names import (
    ALIASES,
    PUBLISHED_FINISH_WORDS,
    PUBLISHED_MESSAGE,
    PUBLISHED_PART,
    PUBLISHED_REQUEST,
    WORD_OF,
)
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import InvalidDataError

HERE = Path(__file__).parent
REQUEST_SCHEMA = HERE.parents[2] / "schemas/wire/openai-chat/v1/request.schema.json"
# What no request, answer or stream of a chat holds.
NOT_ON_THE_WIRE = {"ToolResult", "ToolError"}


def test_every_loss_occurs_in_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    names = {loss.removeprefix("openai-chat.") for loss in COVERAGE["openai-chat"].losses}
    assert {name for name in names if f'"{name}"' not in text} == set()


def test_rules_have_ids_of_their_own_and_sentences() -> None:
    form = normal_form("openai-chat")
    for rules in (form.request_rules, form.response_rules):
        assert len({rule for rule, _ in rules}) == len(rules)
        assert all(sentence for _, sentence in rules)


def test_published_fields_are_fields_of_the_wire_document() -> None:
    fields = json.loads(REQUEST_SCHEMA.read_text("utf-8"))["$defs"]["ChatCompletionRequest"]["properties"]
    own = {name: field["description"] for name, field in fields.items() if name not in PUBLISHED_REQUEST}
    assert [name for name, words in own.items() if re.search(r"vLLM|llama\.cpp|Groq|Ollama", words) is None] == []
    assert len(PUBLISHED_REQUEST) == 37
    assert set(wire.AssistantMessage.__annotations__) >= PUBLISHED_MESSAGE
    assert set(wire.TextContent.__annotations__) >= PUBLISHED_PART


def test_known_fields_of_answers_are_fields_of_the_wire_document() -> None:
    assert set(wire.ChatCompletion.__annotations__) >= read_answer.KNOWN_TOP - read_answer.NOISE
    assert {"index", "message", "delta", "finish_reason"} == names.KNOWN_CHOICE
    said = {"role", "content", "refusal", "tool_calls", "function_call"}
    assert {*said, *names.THINKING_FIELDS} == names.KNOWN_MESSAGE
    assert set(wire.Delta.__annotations__) >= names.KNOWN_MESSAGE
    own = {"kv_transfer_params", "ec_transfer_params", "metrics", "timings"}  # of vLLM and llama.cpp
    assert set(wire.Completion.__annotations__) - own == names.PUBLISHED_COMPLETION
    assert {*wire.ToolCall.__annotations__, *wire.ToolCallDelta.__annotations__} == names.KNOWN_CALL
    assert set(wire.FunctionCall.__annotations__) == names.KNOWN_FUNCTION
    assert set(wire.ChatCompletionChunk.__annotations__) >= read_answer.NOISE


def test_what_is_read_of_a_request_are_fields_of_the_wire_document() -> None:
    fields = set(wire.ChatCompletionRequest.__annotations__)
    for codec in CODECS.values():
        known = read_request.known_fields(codec.variant)
        assert known - fields <= {"thinking_budget_tokens"}  # llama-server reads it; its recordings do not have it
        assert codec.variant.continue_option in {*fields, None}


def _words_of(kind: Any) -> set[str]:
    return set(get_args(getattr(kind, "__value__", kind)))


def test_every_published_finish_word_is_known_and_every_reason_is_canonical() -> None:
    words = _words_of(wire.FinishReason)
    known = {*PUBLISHED_FINISH_WORDS, *CODECS["vllm"].variant.more_finish_words}
    assert words == known
    reasons = _words_of(FinishReason)
    assert {*PUBLISHED_FINISH_WORDS.values(), *ALIASES.values(), *WORD_OF} <= reasons
    for codec in CODECS.values():
        assert set(codec.variant.words_for) <= reasons
        assert set(codec.variant.error_types) <= set(STATUS_BY_CATEGORY)


def test_every_row_is_a_chat_variant_with_a_name_of_its_own() -> None:
    assert all(isinstance(codec.variant, ChatVariant) for codec in CODECS.values())
    assert {codec.dialect for codec in CODECS.values()} == {"openai-chat"}
    assert [codec.name for codec in CODECS.values()] == list(CODECS)


@requirement("COD-1")
@pytest.mark.parametrize("name", CODEC_NAMES)
def test_every_codec_is_found_by_its_name_and_made_once(name: str) -> None:
    codec = get_codec(name)
    assert codec.name == name
    assert get_codec(name) is codec


def test_the_chat_codecs_are_in_the_registry() -> None:
    assert set(CODECS) < set(CODEC_NAMES)
    assert all(get_codec(name).dialect == "openai-chat" for name in CODECS)
    assert get_codec("openai-chat").dialect == CHAT.dialect


def test_an_unknown_codec_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(InvalidDataError, match="use one of: ollama, openai-chat, vllm, llamacpp, groq, ollama-v1"):
        get_codec("gopher")
