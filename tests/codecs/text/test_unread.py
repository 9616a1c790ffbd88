"""Thoughts and calls in a text that nothing read: reported for every format, whole and streamed alike."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from turnwire_schema.documents import format_names
from turnwire_schema.text_formats import TextReason
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from tests.cases import for_each
from tests.codecs.text.test_cases import CASES
from tests.requirements import requirement
from turnwire.codecs.answers.request_checks import text_faults
from turnwire.codecs.dialects import built_in
from turnwire.codecs.registry import get_codec
from turnwire.codecs.text.choosing import known_format
from turnwire.codecs.text.events import REASONS
from turnwire.codecs.text.formats import text_format
from turnwire.codecs.text.signs import may_hold_marks
from turnwire.codecs.text.unread import format_of_text
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.messages import user
from turnwire.core.replay import chunks_of
from turnwire.core.tools import make_tool

OPEN = "thoughts that the prompt opened and nothing closes"
"""Cases of this name are not decidable: the text has no mark, so it is the same as an answer."""
READ_BY_OTHERS = {("seed-oss", "a call in a quotation"): "qwen3-coder"}
"""Texts in which another format has a call: the line behind the quoted mark begins one there, and is not quoted."""
CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>'
BARE = '{"name": "get_weather", "parameters": {"city": "Paris"}}'
WEATHER = {"get_weather": {"type": "object", "properties": {"city": {"type": "string"}}}}


def asking(tools: dict[str, Any] | None, **parameters: Any) -> ChatRequest:
    offered = [make_tool(name, "A tool.", schema) for name, schema in (tools or {}).items()]
    given = ModelParameters(**{"model": "m", **parameters})
    return ChatRequest(messages=[user("Weather in Paris?")], parameters=given, tools=offered or None)


def offered(case: dict[str, Any]) -> dict[str, Any]:
    """The tools of a case; where it has none, those that its calls name."""
    reading = case["reading"]
    calls = [*reading.get("calls", ()), *reading.get("no_calls", ())]
    named = {call["name"]: {"type": "object"} for call in calls if call.get("name")}
    return case.get("tools") or ({} if holds_nothing(case) else named)


def holds_nothing(case: dict[str, Any]) -> bool:
    """Whether the reading of a case is content alone."""
    reading = case["reading"]
    begun = any(each["reason"] in ("cut", "unfinished") for each in reading.get("no_calls", ()))
    return not (begun or reading.get("calls") or reading.get("thoughts"))


def told(text: str, finish_reason: str, request: ChatRequest) -> list[Any]:
    return [note["what"] for note in text_faults(text, finish_reason, request)]


def ending(case: dict[str, Any]) -> str:
    return "length" if case.get("is_cut") else "stop"


@requirement("TXT-3")
@for_each(("name", "case"), CASES)
def test_what_a_case_reads_is_reported_where_nothing_reads_it_and_nothing_else_is(
    name: str, case: dict[str, Any]
) -> None:
    found = told(case["text"], ending(case), asking(offered(case)))

    if case["name"] == OPEN:
        assert found == []
    elif other := READ_BY_OTHERS.get((name, case["name"])):
        assert [each for each in found if f"in the format {other};" in each] == found != []
    elif holds_nothing(case):
        assert found == []
    else:
        assert len(found) == 1


@requirement("TXT-3")
@for_each(("name", "case"), CASES)
def test_of_a_known_model_the_report_has_its_format(name: str, case: dict[str, Any]) -> None:
    model = (text_format(name).models or ("",))[0].replace("*", "")
    found = told(case["text"], ending(case), asking(offered(case), model=model or "m"))

    if model and not holds_nothing(case) and case["name"] != OPEN:
        assert known_format(model) == name
        assert [f'in the format {name}; text_format: "auto" or "{name}" reads them' in each for each in found] == [True]


@requirement("TXT-3")
@pytest.mark.parametrize(
    ("text", "tools", "expected"),
    [
        pytest.param(BARE, WEATHER, ["the text holds 1 tool call in the format llama-3"], id="an offered tool"),
        pytest.param(BARE, {"get_time": WEATHER["get_weather"]}, [], id="another tool"),
        pytest.param(BARE, {}, [], id="no tools"),
        pytest.param("{", WEATHER, [], id="one brace"),
        pytest.param('{"weather": "get_weather"}', WEATHER, [], id="an object that names the tool"),
        pytest.param(f"It is {BARE}", WEATHER, [], id="not the whole answer"),
        pytest.param(
            "[get_weather(city='Par",
            WEATHER,
            ["the text holds 1 tool call that did not come to an end in the format llama-3"],
            id="the beginning of Python",
        ),
    ],
)
def test_a_call_without_marks_is_reported_only_where_it_is_one_of_an_offered_tool(
    text: str, tools: dict[str, Any], expected: list[str]
) -> None:
    assert [each.partition(";")[0] for each in told(text, "stop", asking(tools))] == expected


@requirement("TXT-3")
@pytest.mark.parametrize(
    ("model", "text_format", "text", "reported"),
    [
        ("m", "qwen3-coder", CALL, True),
        ("llama3.1:8b", "auto", CALL, True),
        ("llama3.1:8b", "auto", CALL[:50], True),
        ("m", "hermes", CALL, False),
        ("m", "hermes", f"```\n{CALL}\n```", False),
        ("m", "hermes", "It is sunny.", False),
        ("m", "off", CALL, False),
    ],
)
def test_a_call_that_is_left_in_the_text_is_reported_where_another_format_was_read(
    model: str, text_format: str, text: str, reported: bool
) -> None:
    found = told(text, "stop", asking(WEATHER, model=model, text_format=text_format))
    assert [bool(what.endswith('in the format hermes; text_format: "hermes" reads them')) for what in found] == (
        [True] if reported else []
    )


@requirement("TXT-3")
def test_a_model_that_is_known_may_write_in_another_format() -> None:
    way = 'text_format: "hermes" reads them'

    assert told(CALL, "stop", asking(WEATHER, model="mistral-small")) == [
        f"the text holds 1 tool call in the format hermes; {way}"
    ]


@requirement("TXT-3")
@pytest.mark.parametrize(
    "text", ["Use <tool_call>", "Thanks. Here is my response: yes.", "Bye.<|end|>", "a < b [x] {y}"]
)
def test_words_of_a_format_that_hold_nothing_are_not_reported(text: str) -> None:
    assert told(text, "stop", asking(WEATHER)) == []


@requirement("TXT-3")
@for_each("dialect", sorted(built_in()))
@for_each(
    ("text", "finish_reason", "has_tools", "expected"),
    [
        pytest.param(f"Let me see.\n{CALL}", "stop", True, 1, id="a call"),
        pytest.param(CALL, "stop", False, 1, id="a call without tools"),
        pytest.param(CALL[:-30], "length", True, 1, id="a cut call"),
        pytest.param(BARE, "stop", True, 1, id="a call without marks"),
        pytest.param("<think>\nThey ask", "length", False, 1, id="cut thoughts"),
        pytest.param("They ask.\n</think>\n\nYes.", "stop", False, 1, id="the end of thoughts"),
        pytest.param("a < b, [c]: {d}", "stop", True, 0, id="text"),
    ],
)
def test_decoders_report_the_same_whole_and_streamed(
    dialect: str, text: str, finish_reason: Any, has_tools: bool, expected: int
) -> None:
    codec, request = get_codec(dialect), asking(WEATHER if has_tools else None)
    said = ChatResponse(
        message=AssistantMessage(content=text),
        finish_reason=finish_reason,
        usage=UsageInfo(prompt_tokens=3, completion_tokens=40),
    )
    body = json.dumps(codec.encode_response(said).value).encode()
    encoder = codec.stream_encoder(model="m", response_id="r_1", created=1)
    data = b"".join(encoder.feed(chunk) for chunk in chunks_of(said, piece=3)) + encoder.close()
    decoder, folded = codec.stream_decoder(request=request), StreamAccumulator()
    for chunk in (*decoder.feed(data[:200]), *decoder.feed(data[200:]), *decoder.close()):
        folded.add(chunk)
    whole = codec.decode_response(body, request=request)

    found = [
        [(each.what, each.at) for each in answer.diagnostics or () if each.id == "text_not_read"]
        for answer in (whole, folded.response, codec.decode_stream([data], request=request))
    ]
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == expected


def test_the_quick_look_knows_every_mark_of_the_rows() -> None:
    missed = {
        (name, mark)
        for name in format_names()
        for format in (text_format(name),)
        for mark in (
            *(word for word, block in format.blocks.items() if block.kind != "dropped"),
            *format.starts,
            *(format.thought_words if format.opened_by_prompt != "never" else ()),
            *(f"{sign}get_weather" for sign in format.bare),
        )
        if not may_hold_marks(f" {mark} x", WEATHER)
    }
    assert missed == set()


def test_every_reason_has_words() -> None:
    assert {*REASONS} == {*get_args(TextReason)}


def test_a_call_without_marks_tells_its_format_only_where_its_tool_is_offered() -> None:
    assert (format_of_text(BARE, None), format_of_text(BARE, None, WEATHER)) == (None, "llama-3")
