"""What a server did not do of what was asked is noted with the answer, whole and streamed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import NamedToolChoice, ToolCall
from turnwire_schema.v1.usage import UsageInfo

from tests.cases import for_each
from tests.codecs.test_judged_calls import LOOSE, TOOLS, WEATHER, streamed, whole
from tests.requirements import requirement
from turnwire.codecs.codec import Codec
from turnwire.codecs.dialects import built_in
from turnwire.codecs.registry import get_codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.messages import user

CALL = ToolCall(id="a", name="get_weather", arguments={"city": "Oslo"})
OTHER = ToolCall(id="b", name="look_up", arguments={})
NAMES = sorted(built_in())

every_dialect = pytest.mark.parametrize("name", NAMES)


def request_with(choice: Any = None, **fields: Any) -> ChatRequest:
    parameters = ModelParameters(model="m", **fields)
    more = {} if choice is None else {"tools": TOOLS, "tool_choice": choice}
    return ChatRequest(messages=[user("Hi")], parameters=parameters, **more)


def both(codec: Codec, text: str, request: ChatRequest, reason: Any = "stop") -> list[ChatResponse]:
    """An answer with a text, read whole and as a stream."""
    message = AssistantMessage(content=text)
    usage = UsageInfo(prompt_tokens=3, completion_tokens=4)
    answer = ChatResponse(message=message, finish_reason=reason, usage=usage, model="m", id="r", created=1)
    encoder = codec.stream_encoder(model="m", response_id="r", created=1)
    folded, data = StreamAccumulator(), b""
    for fields in ({"text": text}, {"is_complete": True, "finish_reason": reason, "usage": usage}):
        data += encoder.feed(folded_chunk(fields))
    data += encoder.close()
    decoder = codec.stream_decoder(request=request)
    for chunk in (*decoder.feed(data), *decoder.close()):
        folded.add(chunk)
    body = json.dumps(codec.encode_response(answer).value).encode()
    return [codec.decode_response(body, request=request), folded.response]


def folded_chunk(fields: dict[str, Any]) -> Any:
    from turnwire_schema.v1.stream import StreamingChunk

    return StreamingChunk(**fields)


def unmet(answers: list[ChatResponse]) -> list[list[tuple[str, str | None]]]:
    names = ("choice_not_met", "stop_text_left", "answers_missing")
    return [[(note.id, note.at) for note in one.diagnostics or () if note.id in names] for one in answers]


@requirement("COD-1")
@every_dialect
@for_each(
    ("choice", "calls", "is_met"),
    [
        ("none", [CALL], False),
        ("required", [CALL], True),
        (NamedToolChoice(name="get_weather"), [CALL], True),
        (NamedToolChoice(name="look_up"), [CALL], False),
        (NamedToolChoice(name="look_up"), [OTHER, CALL], False),
        ("auto", [CALL], True),
    ],
)
def test_calls_that_were_not_asked_for_are_noted(name: str, choice: Any, calls: list[ToolCall], is_met: bool) -> None:
    codec, request = get_codec(name), request_with(choice)
    answers = [whole(codec, calls, request), streamed(codec, calls, request)]
    assert unmet(answers) == [[] if is_met else [("choice_not_met", "/message/tool_calls")]] * 2
    assert [len(one.message.tool_calls or ()) for one in answers] == [len(calls)] * 2


@requirement("COD-1")
@every_dialect
@pytest.mark.parametrize("choice", ["required", NamedToolChoice(name="look_up")])
def test_calls_that_did_not_come_are_noted(name: str, choice: Any) -> None:
    assert unmet(both(get_codec(name), "No.", request_with(choice))) == [[("choice_not_met", "/message")]] * 2


@every_dialect
def test_an_answer_that_was_cut_before_its_call_says_so_already(name: str) -> None:
    assert unmet(both(get_codec(name), "I th", request_with("required"), "length")) == [[], []]


@every_dialect
@pytest.mark.parametrize("choice", ["none", "auto"])
def test_a_text_is_what_was_asked_for(name: str, choice: str) -> None:
    assert unmet(both(get_codec(name), "No.", request_with(choice))) == [[], []]


@every_dialect
def test_a_stop_text_that_is_left_at_the_end_is_noted(name: str) -> None:
    request = request_with(stop_sequences=["END", "\n\n"])
    assert unmet(both(get_codec(name), "So it is. END", request)) == [[("stop_text_left", "/message/content")]] * 2
    assert unmet(both(get_codec(name), "So it is. END.", request)) == [[], []]


def test_a_stop_text_that_was_asked_for_is_right() -> None:
    options = {"vllm": {"include_stop_str_in_output": True}}
    request = request_with(stop_sequences=["END"], provider_options=options)
    assert unmet(both(get_codec("vllm"), "So it is. END", request)) == [[], []]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("openai-chat", {"openai-chat": {"n": 2}}),
        ("vllm", {"openai-chat": {"n": 2}}),
        ("gemini", {"gemini": {"generationConfig": {"candidateCount": 2}}}),
    ],
)
def test_fewer_answers_than_were_asked_for_are_noted(name: str, options: Any) -> None:
    request = request_with(provider_options=options)
    assert unmet(both(get_codec(name), "One.", request)) == [[("answers_missing", None)]] * 2


def test_as_many_answers_as_were_asked_for_are_right() -> None:
    choice = {"message": {"role": "assistant", "content": "x"}, "finish_reason": "stop"}
    body = {"id": "c", "choices": [{"index": 0, **choice}, {"index": 1, **choice}]}
    request = request_with(provider_options={"openai-chat": {"n": 2}})
    answer = get_codec("openai-chat").decode_response(json.dumps(body).encode(), request=request)
    assert unmet([answer]) == [[]]


def test_tools_are_those_of_the_request() -> None:
    assert {tool.name for tool in TOOLS} == {WEATHER.name, LOOSE.name}
