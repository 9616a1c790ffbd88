"""The tables of the dialect: ledger, losses, normal form, registry, known fields."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from turnwire_schema.documents import load_document
from turnwire_schema.v1.request import ThinkingEffort
from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import openai_responses as wire

from tests.codecs.coverage.table import COVERAGE
from tests.codecs.openai_responses.responses_wire import CODEC, NAME, REQUIRED
from tests.normal_forms import normal_form
from tests.requirements import requirement
from turnwire.codecs.openai_responses import names
from turnwire.codecs.openai_responses.fields import ANSWER
from turnwire.codecs.openai_responses.names import DEFAULTS
from turnwire.codecs.openai_responses.read_request import KNOWN
from turnwire.codecs.openai_responses.tool_kinds import BY_CALL
from turnwire.codecs.openai_responses.variants import OPENAI_RESPONSES
from turnwire.codecs.openai_responses.write_answer import AnswerFields, Status
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.tool_definitions import SCHEMA_FORMAT

HERE = Path(__file__).parent
# What no request, answer or stream holds.
NOT_ON_THE_WIRE = {"ToolResult", "ToolError"}


def test_every_loss_occurs_in_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    losses = {loss.removeprefix(f"{NAME}.") for loss in COVERAGE["openai-responses"].losses}
    assert {name for name in losses if f'"{name}"' not in text} == set()


def test_rules_have_ids_of_their_own_and_sentences() -> None:
    form = normal_form("openai-responses")
    for rules in (form.request_rules, form.response_rules):
        assert len({rule for rule, _ in rules}) == len(rules)
        assert all(sentence for _, sentence in rules)


def test_known_fields_are_fields_of_the_wire_document() -> None:
    assert set(wire.ResponsesRequest.__annotations__) >= KNOWN | set(names.STATE)
    assert set(wire.Response.__annotations__) >= ANSWER.keys | names.PUBLISHED_ANSWER | DEFAULTS.keys()
    assert {*wire.MessageItem.__annotations__} >= names.MESSAGE_ITEM
    assert {*wire.OutputReasoning.__annotations__} >= names.REASONING_ITEM
    assert {*wire.FunctionCall.__annotations__} >= names.CALL_ITEM
    assert {*wire.FunctionCallOutput.__annotations__} >= names.OUTPUT_ITEM
    assert {*wire.OutputText.__annotations__} >= names.TEXT_PART
    assert {*wire.InputImage.__annotations__} >= names.IMAGE_PART
    assert {*wire.InputFile.__annotations__} >= names.FILE_PART
    assert {*wire.InputAudio.__annotations__} >= names.AUDIO_PART
    assert {*wire.FunctionTool.__annotations__} >= names.TOOL
    assert {*wire.JsonSchemaFormat.__annotations__} >= SCHEMA_FORMAT
    assert not ANSWER.keys & names.PUBLISHED_ANSWER


def test_the_events_that_tell_an_answer_are_events_of_the_wire_document_and_their_fields_are_known() -> None:
    events = {
        kind.__name__: set(kind.__annotations__)
        for kind in vars(wire).values()
        if isinstance(kind, type) and kind.__name__.endswith("Event")
    }
    told = {name: events[f"{_camel(name)}Event"] for name in names.EVENTS}
    assert set().union(*told.values()) | {"obfuscation"} == names.EVENT | {"timings"}  # llama.cpp's own is an extra


def _camel(name: str) -> str:
    """The definition of an event: `response.refusal.delta` is RefusalDelta."""
    words = re.split(r"[._]", name.removeprefix("response."))
    return "".join(map(str.capitalize, words)).removeprefix("OutputText" if words[2:3] == ["annotation"] else "")


def test_items_of_the_client_are_items_of_the_wire_document() -> None:
    kinds = _tags(load_document("wire/openai-responses/v1/request"), "TypedItem")
    assert kinds >= names.USER_ITEMS | BY_CALL.keys()
    assert {kind for kind in kinds if kind.endswith(("_output", "_response"))} <= names.USER_ITEMS | {
        "function_call_output"
    }


def _tags(document: Any, definition: str) -> set[str]:
    definitions = document["$defs"]
    members = [definitions[member["$ref"].rpartition("/")[2]] for member in definitions[definition]["oneOf"]]
    return {member["properties"]["type"]["const"] for member in members if "const" in member["properties"]["type"]}


def _words_of(kind: Any) -> set[str]:
    return set(get_args(getattr(kind, "__value__", kind)))


def test_every_status_is_known_and_every_reason_is_canonical() -> None:
    assert _words_of(wire.ResponseStatus) == names.STATUSES
    reasons = _words_of(FinishReason)
    assert {*names.FINISH_WORDS.values(), *names.WORD_OF} <= reasons
    assert set(names.WORD_OF.values()) <= names.FINISH_WORDS.keys()
    assert _words_of(ThinkingEffort) == OPENAI_RESPONSES.efforts


def test_a_written_response_has_every_published_field() -> None:
    fields = AnswerFields(answer_id="resp_1", model="m", created=5, request=None)
    assert fields.write(Status("completed"), []).keys() >= REQUIRED | {"status", "usage", "text", "reasoning"}


@requirement("COD-1")
def test_the_codec_is_in_the_registry() -> None:
    codec = get_codec(NAME)
    assert codec.dialect == "openai-responses"
    assert get_codec(NAME) is codec
    assert (codec.name, codec.dialect) == (NAME, NAME) == (CODEC.name, CODEC.dialect)


@pytest.mark.parametrize("word", sorted(names.FINISH_WORDS))
def test_every_raw_word_is_a_status_with_an_optional_reason(word: str) -> None:
    status, _, reason = word.partition(":")
    assert status in names.STATUSES
    assert not reason or status == "incomplete"
