"""Calls of an answer beside the request: what was not offered, and what does not fit, carries a diagnostic."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk, ToolCallDelta
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo

from tests.requirements import requirement
from turnwire.codecs.answers import request_checks as judging
from turnwire.codecs.codec import Codec
from turnwire.codecs.dialects import built_in
from turnwire.codecs.registry import get_codec
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.jsonschema import SchemaChecker
from turnwire.core.messages import user
from turnwire.core.tools import make_tool

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}, "days": {"type": "integer"}}}
WEATHER = make_tool("get_weather", "Get the weather.", {**SCHEMA, "required": ["city"]}, strict=True)
LOOSE = make_tool("look_up", "Look something up.", {"type": "object"}, strict=False)
TOOLS = (WEATHER, LOOSE)
NO_TOOL = {"id": "tool_not_offered", "what": "the request offers no tool of that name"}


def request_with(*tools: Any, **options: Any) -> ChatRequest:
    parameters = ModelParameters(model="m", **({"provider_options": options} if options else {}))
    return ChatRequest(messages=[user("Hi")], parameters=parameters, **({"tools": tools} if tools else {}))


def whole(codec: Codec, calls: list[ToolCall], request: ChatRequest | None) -> ChatResponse:
    message = AssistantMessage(tool_calls=calls)
    usage = UsageInfo(prompt_tokens=3, completion_tokens=4)
    answer = ChatResponse(message=message, finish_reason="tool_calls", usage=usage, model="m", id="r", created=1)
    return codec.decode_response(json.dumps(codec.encode_response(answer).value).encode(), request=request)


def streamed(codec: Codec, calls: list[ToolCall], request: ChatRequest | None) -> ChatResponse:
    encoder = codec.stream_encoder(model="m", response_id="r", created=1)
    data = b""
    for index, call in enumerate(calls):
        delta = ToolCallDelta(
            index=index, id=call.id, name=call.name, arguments=json.dumps(dict(call.arguments)), is_complete=True
        )
        data += encoder.feed(StreamingChunk(tool_call_deltas=[delta]))
    data += encoder.feed(StreamingChunk(is_complete=True, finish_reason="tool_calls"))
    data += encoder.close()
    decoder, answer = codec.stream_decoder(request=request), StreamAccumulator()
    for chunk in (*decoder.feed(data), *decoder.close()):
        answer.add(chunk)
    return answer.response


def diagnostics(response: ChatResponse) -> list[dict[str, Any]]:
    ours = ("tool_not_offered", "arguments_do_not_fit")
    return [each.to_dict() for each in response.diagnostics or () if each.id in ours]


def no_fit(place: int, *faults: tuple[str, str, str, str]) -> dict[str, Any]:
    """The diagnostic of a call; each fault as its path, keyword, sentence, and place in the tool's schema."""
    what = (
        f"the arguments do not fit the schema of get_weather: {', '.join(sorted({rule for _, rule, _, _ in faults}))}"
    )
    told = [
        {"path": path, "rule": rule, "message": message, "request_at": f"/tools/0/parameters{at}"}
        for path, rule, message, at in faults
    ]
    return {"id": "arguments_do_not_fit", "what": what, "at": f"/message/tool_calls/{place}/arguments", "faults": told}


SLOW = (
    "/city",
    "pattern",
    "the text must match ^(?=a)(a+)+$",
    "/properties/city/pattern",
)
NO_CITY = ("", "required", "the property 'city' is missing", "/required")


def call(name: str, **arguments: Any) -> ToolCall:
    return ToolCall(id=f"call_{name}_{len(arguments)}", name=name, arguments=arguments)


@requirement("MSG-12", "PRV-8")
@pytest.mark.parametrize("read", [whole, streamed])
@pytest.mark.parametrize("dialect", sorted(built_in()))
def test_calls_that_were_not_asked_for_carry_a_diagnostic_whole_and_streamed(dialect: str, read: Any) -> None:
    calls = [
        call("get_weather", city="Oslo", days=2),
        call("get_weather", days="secret two"),
        call("get_weather", city="Oslo", secret=1, days=2),
        call("rm_secret"),
        call("look_up", anything=1),
    ]
    response = read(get_codec(dialect), calls, request_with(*TOOLS))
    assert [(each.name, each.arguments) for each in response.message.tool_calls or ()] == [
        (each.name, each.arguments) for each in calls
    ]
    assert diagnostics(response) == [
        no_fit(1, ("/days", "type", "the type must be integer", "/properties/days/type"), NO_CITY),
        no_fit(2, ("", "additionalProperties", "the schema knows no further properties here", "/additionalProperties")),
        {**NO_TOOL, "at": "/message/tool_calls/3/name"},
    ]
    assert "secret" not in str(diagnostics(response))


@requirement("MSG-12")
@pytest.mark.parametrize("read", [whole, streamed])
@pytest.mark.parametrize("dialect", sorted(built_in()))
def test_without_a_request_or_without_its_tools_no_call_is_judged(dialect: str, read: Any) -> None:
    calls = [call("get_weather", days="two")]
    assert diagnostics(read(get_codec(dialect), calls, request_with())) == []
    assert diagnostics(read(get_codec(dialect), calls, None)) == []


@requirement("MSG-12")
def test_what_was_found_reading_a_call_stands_before_what_was_judged_whole_and_streamed() -> None:
    codec, request = get_codec("openai-chat"), request_with(WEATHER)
    function = {"name": "get_weather", "arguments": ""}
    message = {"role": "assistant", "tool_calls": [{"id": "c", "type": "function", "function": function}]}
    head = {"id": "r", "model": "m", "created": 1}
    whole_body = {**head, "choices": [{"index": 0, "message": message, "finish_reason": "tool_calls"}]}
    message["tool_calls"][0]["index"] = 0  # type: ignore[index]  # values of many types
    chunk = {**head, "choices": [{"index": 0, "delta": message, "finish_reason": "tool_calls"}]}
    data = f"data: {json.dumps(chunk)}\n\ndata: [DONE]\n\n".encode()
    decoder, answer = codec.stream_decoder(request=request), StreamAccumulator()
    for each in (*decoder.feed(data), *decoder.close()):
        answer.add(each)
    for response in (codec.decode_response(whole_body, request=request), answer.response):
        assert [each.id for each in response.diagnostics or ()] == ["empty_arguments", "arguments_do_not_fit"]


@requirement("MSG-12")
@pytest.mark.parametrize(
    "options",
    [{"tools": [{"type": "web_search"}]}, {"previous_response_id": "resp_1"}, {"prompt": {"id": "p"}}],
    ids=str,
)
def test_where_the_server_may_have_more_tools_a_foreign_name_is_no_fault(options: Any) -> None:
    request = request_with(WEATHER, **{"openai-responses": options})
    calls = [call("web_search"), call("get_weather")]
    assert diagnostics(whole(get_codec("openai-responses"), calls, request)) == [no_fit(1, NO_CITY)]


@requirement("MSG-12", "PRV-8")
def test_a_pattern_that_takes_too_long_is_a_fault_of_the_arguments_and_ends() -> None:
    slow = {"type": "object", "properties": {"city": {"type": "string", "pattern": r"^(?=a)(a+)+$"}}}
    request = request_with(make_tool("get_weather", "d", slow))
    response = whole(get_codec("openai-chat"), [call("get_weather", city="a" * 64 + "!")], request)
    assert diagnostics(response) == [no_fit(0, SLOW)]


@requirement("MSG-12")
def test_an_answer_without_calls_is_not_built_and_checks_no_schema(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: Any) -> Any:
        raise AssertionError("nothing is to be judged")

    monkeypatch.setattr(StreamAccumulator, "response", property(refuse))
    monkeypatch.setattr(judging, "argument_checker", refuse)
    codec = get_codec("openai-chat")
    decoder = codec.stream_decoder(request=request_with(*TOOLS))
    encoder = codec.stream_encoder(model="m", response_id="r", created=1)
    end = StreamingChunk(is_complete=True, finish_reason="stop")
    data = encoder.feed(StreamingChunk(text="Hello")) + encoder.feed(end) + encoder.close()
    assert "".join(chunk.text or "" for chunk in (*decoder.feed(data), *decoder.close())) == "Hello"


@requirement("MSG-12")
def test_a_schema_is_compiled_once_for_its_content(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[Any] = []
    from turnwire.core import tools

    def counted(schema: Any) -> SchemaChecker:
        compiled.append(schema)
        return compile_schema(schema)

    compile_schema = tools.compile_schema
    monkeypatch.setattr(tools, "compile_schema", counted)
    for _ in range(3):
        tool = make_tool("get_weather", "d", {**SCHEMA, "required": ["days"], "title": "compiled once"})
        response = whole(get_codec("openai-chat"), [call("get_weather", city="Oslo")] * 2, request_with(tool))
        assert len(diagnostics(response)) == 2
    assert len(compiled) == 1
