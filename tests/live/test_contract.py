"""The live contract: what we send fits the schema and is accepted; what comes back fits the schema and decodes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.documents import validator_for

from tests.live.conftest import LiveServer
from tests.live.shapes import HELLO, SHAPES, WEATHER, request
from tests.requirements import requirement
from turnwire import ChatRequest, ChatResponse, ProviderError, TokenLimitError, check_arguments, user
from turnwire.codecs.streams.framing import SseParser
from turnwire.core.errors import ERRORS_BY_CODE, error_from_info

pytestmark = pytest.mark.live

WIRE_REQUEST = validator_for("wire/openai-chat/v1/request", "ChatCompletionRequest")
WIRE_RESPONSE = validator_for("wire/openai-chat/v1/response", "ChatCompletion")
WIRE_CHUNK = validator_for("wire/openai-chat/v1/chunk", "ChatCompletionChunk")
WIRE_MODELS = validator_for("wire/openai-chat/v1/models", "ModelList")
WIRE_ERROR = validator_for("wire/openai-chat/v1/error", "ErrorResponse")


def prepared(live: LiveServer, shape: ChatRequest) -> ChatRequest:
    return shape.replace(parameters=shape.parameters.replace(model=live.model))


def post(live: LiveServer, body: dict[str, Any]) -> tuple[int, bytes]:
    answer = live.client.post(f"{live.url}/v1/chat/completions", json=body)
    return answer.status_code, answer.content


def ask(live: LiveServer, shape: ChatRequest) -> ChatResponse:
    chat = prepared(live, shape)
    body = live.codec.encode_request(chat, stream=False).value
    assert list(WIRE_REQUEST.iter_errors(body)) == []
    status, content = post(live, body)
    assert status == 200, content[:300]
    answer = json.loads(content)
    assert list(WIRE_RESPONSE.iter_errors(answer)) == []
    return live.codec.decode_response(answer, request=chat)


def ask_streamed(live: LiveServer, shape: ChatRequest) -> ChatResponse:
    chat = prepared(live, shape)
    body = live.codec.encode_request(chat, stream=True).value
    assert list(WIRE_REQUEST.iter_errors(body)) == []
    with live.client.stream("POST", f"{live.url}/v1/chat/completions", json=body) as answer:
        assert answer.status_code == 200, answer.read()[:300]
        pieces = list(answer.iter_raw())
    parser = SseParser()
    events = [data for piece in pieces for _, data in parser.feed(piece)] + [data for _, data in parser.close()]
    assert events[-1] == b"[DONE]"
    for event in events[:-1]:
        assert list(WIRE_CHUNK.iter_errors(json.loads(event))) == []
    return live.codec.decode_stream(pieces, request=chat)


def check(shape: ChatRequest, answer: ChatResponse) -> None:
    """What holds for every answer of a real server."""
    message = answer.message
    assert answer.finish_reason in ("stop", "length", "tool_calls"), answer.raw_finish_reason
    assert answer.usage.prompt_tokens
    calls = (*(message.tool_calls or ()), *(message.invalid_tool_calls or ()))
    offered = {tool.name: tool for tool in shape.tools or ()}
    if not offered:
        assert calls == ()
    for call in message.invalid_tool_calls or ():
        assert call.reason == "truncated" or call.detail
    for call in message.tool_calls or ():
        if call.name == "get_weather" and shape.tool_choice == "required":
            assert check_arguments(WEATHER, call.arguments) == ()
    if answer.finish_reason == "stop":
        assert calls == ()


@pytest.fixture(scope="module", params=SHAPES)
def name(request: pytest.FixtureRequest) -> str:
    """Every shape. Since the module has it, its tests follow each other: the server has read the prompt by then."""
    found: str = request.param
    return found


@requirement("CON-1", "PRV-2")
def test_every_request_shape_is_accepted_and_its_answer_fits(live: LiveServer, name: str) -> None:
    check(SHAPES[name], ask(live, SHAPES[name]))


@requirement("CON-1", "PRV-2", "REQ-3")
def test_every_request_shape_is_accepted_as_a_stream_and_its_chunks_fit(live: LiveServer, name: str) -> None:
    shape = SHAPES[name]
    answer = ask_streamed(live, shape)
    if shape.stream_options is None:
        check(shape, answer)


@requirement("CON-1", "REQ-3")
def test_a_deterministic_answer_is_the_same_streamed_and_not(live: LiveServer) -> None:
    whole, streamed = ask(live, SHAPES["one user message"]), ask_streamed(live, SHAPES["one user message"])
    assert streamed.message == whole.message
    assert streamed.finish_reason == whole.finish_reason
    assert streamed.usage.prompt_tokens == whole.usage.prompt_tokens
    assert streamed.usage.completion_tokens == whole.usage.completion_tokens


@requirement("CON-1", "MSG-10")
def test_a_call_cut_by_the_token_limit_is_never_a_valid_call(live: LiveServer) -> None:
    # The required call needs about twenty tokens; twelve end inside its arguments.
    shape = SHAPES["a tool that must be called"]
    cut = shape.replace(parameters=shape.parameters.replace(max_tokens=12))
    for answer in (ask(live, cut), ask_streamed(live, cut)):
        assert answer.finish_reason == "length"
        assert answer.message.tool_calls is None


@requirement("PRV-12", "PRV-6")
def test_a_prompt_that_does_not_fit_is_a_token_limit_error(live: LiveServer) -> None:
    chat = prepared(live, request([user("word " * 9000)]))
    status, content = post(live, live.codec.encode_request(chat, stream=False).value)
    assert status == 400
    assert list(WIRE_ERROR.iter_errors(json.loads(content))) == []
    error = error_from_info(live.codec.decode_error(status, content), provider_id="live")
    assert isinstance(error, TokenLimitError)
    assert "word word" not in str(error)


@requirement("PRV-6")
def test_a_body_that_is_no_json_is_a_typed_error(live: LiveServer) -> None:
    answer = live.client.post(
        f"{live.url}/v1/chat/completions", content=b'{"messages": [', headers={"content-type": "application/json"}
    )
    assert answer.status_code >= 400
    info = live.codec.decode_error(answer.status_code, answer.content)
    assert info.code in ERRORS_BY_CODE
    assert info.status == answer.status_code


@requirement("PRV-6")
def test_a_schema_that_the_server_cannot_use_is_a_typed_error_in_both_modes(live: LiveServer) -> None:
    body = live.codec.encode_request(prepared(live, request(HELLO)), stream=False).value
    body["response_format"] = {"type": "json_schema", "json_schema": {"name": "x", "schema": {"type": "nonsense"}}}
    status, content = post(live, body)
    assert status >= 400
    assert live.codec.decode_error(status, content).status == status
    with live.client.stream("POST", f"{live.url}/v1/chat/completions", json={**body, "stream": True}) as answer:
        data = answer.read()
    if answer.status_code != 200:
        assert live.codec.decode_error(answer.status_code, data).status == answer.status_code
    else:
        with pytest.raises(ProviderError):
            live.codec.decode_stream([data])


@requirement("CON-1", "PRV-2")
def test_the_model_list_fits(live: LiveServer) -> None:
    body = live.client.get(f"{live.url}/v1/models").json()
    assert list(WIRE_MODELS.iter_errors(body)) == []
    assert live.model in [model["id"] for model in body["data"]]
