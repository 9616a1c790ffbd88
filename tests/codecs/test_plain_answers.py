"""An answer says the same with a field of the server's own in it, in bytes and parsed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from turnwire.codecs.openai_chat import read_calls, read_pieces
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.core.errors import ProviderError
from turnwire.core.messages import user

RECORDINGS = Path(__file__).parent.parent / "recordings"
CHAT_NAMES = [name for name in CODEC_NAMES if get_codec(name).dialect == "openai-chat"]
MARK = {"x_read_with_care": True}
REQUEST = ChatRequest(messages=(user("Hi"),), parameters=ModelParameters(model="m", max_tokens=8))


def recorded(name: str, path: str) -> Iterator[Any]:
    """Bodies of whole answers, by the codec of their server."""
    folders = {"vllm": "vllm-*", "llamacpp": "llama.cpp-*", "ollama": "ollama-*", "ollama-v1": "ollama-*"}
    for file in sorted(RECORDINGS.glob(f"{folders[name]}/**/*.json")):
        exchange = json.loads(file.read_text())
        body = exchange["response"].get("body") if isinstance(exchange, dict) and "response" in exchange else None
        if isinstance(body, dict) and exchange["request"]["path"] == path and exchange["response"]["status"] == 200:
            yield pytest.param(name, body, id=f"{name}-{file.relative_to(RECORDINGS)}")


def marked(name: str, body: dict[str, Any]) -> dict[str, Any]:
    """The same answer with a field that asks for care."""
    choices = body.get("choices")
    if name == "ollama" or not isinstance(choices, list) or not choices:
        return {**body, **MARK}
    return {**body, "choices": [{**choices[0], **MARK}, *choices[1:]]}


def read(name: str, body: dict[str, Any] | bytes, request: ChatRequest | None) -> Any:
    """What an answer says and which fields it has, without the mark; or the kind of error that it tells."""
    try:
        response = get_codec(name).decode_response(body, request=request)
    except ProviderError as error:
        return type(error), error.info.category
    extras = without_mark(response.extras or {})
    extras["choice"] = without_mark(extras.get("choice") or {})
    given = {key for key in response.model_fields_set if key != "extras"}
    said = {**response.to_dict(), "extras": extras}
    return said, given, response.message.model_fields_set, response.usage.model_fields_set


def without_mark(extras: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in extras.items() if key not in MARK}


def same_both_ways(name: str, body: dict[str, Any]) -> None:
    before = json.dumps(body)
    for request in (None, REQUEST):
        with_care = read(name, marked(name, body), request)
        assert read(name, before.encode(), request) == with_care
        assert read(name, body, request) == with_care
    assert json.dumps(body) == before


CHAT_PATH = "/v1/chat/completions"
RECORDED = [
    *recorded("vllm", CHAT_PATH),
    *recorded("llamacpp", CHAT_PATH),
    *recorded("ollama-v1", CHAT_PATH),
    *recorded("ollama", "/api/chat"),
]


@for_each(("name", "body"), RECORDED)
def test_a_recorded_answer_reads_the_same_with_and_without_care(name: str, body: dict[str, Any]) -> None:
    same_both_ways(name, body)


@pytest.mark.parametrize(("name", "body"), [each for each in RECORDED if each.values[0] != "ollama"])
def test_calls_that_pass_by_the_router_are_those_that_it_would_give(
    name: str, body: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = read(name, body, None)
    monkeypatch.setattr(read_pieces, "plain_calls", lambda *_: [])
    assert read(name, body, None) == found


def test_many_recorded_calls_pass_by_the_router(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = []
    plain_calls = read_calls.plain_calls
    monkeypatch.setattr(read_pieces, "plain_calls", lambda *given: passed.append(plain_calls(*given)) or passed[-1])
    for each in RECORDED:
        read(*each.values, None)
    assert sum(map(bool, passed)) > 20


def chat(message: Any = None, finish: Any = "stop", calls: Any = None, **fields: Any) -> dict[str, Any]:
    said = {"role": "assistant", "content": "Hi"} if message is None else message
    if calls is not None:
        said = {"role": "assistant", "content": None, "tool_calls": calls}
    base = {"id": "r", "object": "chat.completion", "created": 5, "model": "m"}
    choice = {"index": 0, "message": said, "finish_reason": finish}
    return {**base, "choices": [choice], "usage": {"prompt_tokens": 1, "completion_tokens": 8}, **fields}


def entry(arguments: Any = '{"x": 1}', call_id: Any = "c1", name: Any = "f", **fields: Any) -> dict[str, Any]:
    return {"id": call_id, "type": "function", "function": {"name": name, "arguments": arguments}, **fields}


ODD_CHAT = {
    "text": chat(),
    "empty text": chat({"role": "assistant", "content": ""}),
    "null content": chat({"role": "assistant", "content": None}),
    "content must be a list": chat({"role": "assistant", "content": [{"type": "text", "text": "Hi"}]}),
    "content is an object": chat({"role": "assistant", "content": {}}),
    "content is a number": chat({"role": "assistant", "content": 0}),
    "content is missing": chat({"role": "assistant"}),
    "refusal": chat({"role": "assistant", "content": None, "refusal": "No."}),
    "thoughts": chat({"role": "assistant", "content": "Hi", "reasoning": "Hm"}),
    "empty thoughts": chat({"role": "assistant", "content": "Hi", "reasoning": ""}),
    "a field of the message's own": chat({"role": "assistant", "content": "Hi", "mood": "calm"}),
    "length": chat(finish="length"),
    "unknown reason": chat(finish="eos"),
    "no reason": chat(finish=None),
    "reason must be a list": chat(finish=[]),
    "tool_calls without calls": chat(finish="tool_calls"),
    "calls and stop": chat(calls=[entry()]),
    "calls and tool_calls": chat(calls=[entry()], finish="tool_calls"),
    "calls and text": chat({"role": "assistant", "content": "Look:", "tool_calls": [entry()]}),
    "calls and length": chat(calls=[entry()], finish="length"),
    "two calls": chat(calls=[entry(), entry(call_id="c2")]),
    "two calls with one id": chat(calls=[entry(), entry()]),
    "empty id": chat(calls=[entry(call_id="")]),
    "null id": chat(calls=[entry(call_id=None)]),
    "id is a number": chat(calls=[entry(call_id=7)]),
    "id is a list": chat(calls=[entry(call_id=[]), entry(call_id=[])]),
    "bad name": chat(calls=[entry(name="get weather")]),
    "name ends in a line feed": chat(calls=[entry(name="f\n")]),
    "empty name": chat(calls=[entry(name="")]),
    "null name": chat(calls=[entry(name=None)]),
    "empty arguments": chat(calls=[entry("")]),
    "null arguments": chat(calls=[entry(None)]),
    "arguments null as text": chat(calls=[entry("null")]),
    "arguments are an object": chat(calls=[entry({"x": 1})]),
    "arguments are a list": chat(calls=[entry("[1]")]),
    "arguments are cut": chat(calls=[entry('{"x": "lorem')]),
    "arguments are not JSON": chat(calls=[entry("{'x': 1}")]),
    "arguments twice encoded": chat(calls=[entry(json.dumps('{"x": 1}'))]),
    "arguments with NaN": chat(calls=[entry('{"x": NaN}')]),
    "arguments that overflow": chat(calls=[entry('{"x": 1e400}')]),
    "arguments with a lone surrogate": chat(calls=[entry('{"x": "\\ud800"}')]),
    "arguments with a key twice": chat(calls=[entry('{"x": 1, "x": 2}')]),
    "arguments too deep": chat(calls=[entry('{"x":' * 300 + "1" + "}" * 300)]),
    "a custom call": chat(calls=[{"id": "c", "type": "custom", "custom": {"name": "f", "input": "x"}}]),
    "a field of the call's own": chat(calls=[entry(mood="calm")]),
    "a null field of the call's own": chat(calls=[entry(mood=None)]),
    "calls are an object": chat({"role": "assistant", "content": "Hi", "tool_calls": {"a": 1}}),
    "calls are a text": chat({"role": "assistant", "content": "Hi", "tool_calls": "ab"}),
    "a call is a number": chat(calls=[1]),
    "an old function call": chat({"role": "assistant", "content": None, "function_call": {"name": "f"}}),
    "two choices": {**chat(), "choices": [*chat()["choices"], {**chat()["choices"][0], "index": 1}]},
    "choice 1 alone": {**chat(), "choices": [{**chat()["choices"][0], "index": 1}]},
    "no choices": {**chat(), "choices": []},
    "choices are a text": {**chat(), "choices": "x"},
    "null error": chat(error=None),
    "an error": chat(error={"message": "no", "code": 429}),
    "time as a float": chat(created=5.5),
    "time zero": chat(created=0),
    "time is true": chat(created=True),
    "time as text": chat(created="2026-11-21T20:18:53Z"),
    "id is a number, too": chat(id=7),
    "empty model": chat(model=""),
    "no usage": chat(usage=None),
    "usage with details": chat(usage={"prompt_tokens": 1, "prompt_tokens_details": {"cached_tokens": 1}, "x": 2}),
    "odd usage": chat(usage={"prompt_tokens": -1}),
    "timings": chat(timings={"prompt_ms": 1.5}),
    "log probabilities": {**chat(), "choices": [{**chat()["choices"][0], "logprobs": {"content": []}}]},
}


@for_each("name", CHAT_NAMES)
@for_each("body", ODD_CHAT.values(), ids=ODD_CHAT.keys())
def test_a_chat_answer_reads_the_same_with_and_without_care(name: str, body: dict[str, Any]) -> None:
    same_both_ways(name, body)


def ollama(message: Any = None, calls: Any = None, **fields: Any) -> dict[str, Any]:
    said = {"role": "assistant", "content": "Hi"} if message is None else message
    if calls is not None:
        said = {"role": "assistant", "content": "", "tool_calls": calls}
    base = {"model": "m", "created_at": "2026-11-21T20:18:53.4Z", "done": True, "done_reason": "stop"}
    return {**base, "message": said, "prompt_eval_count": 1, "eval_count": 8, **fields}


def native(arguments: Any = None, call_id: Any = "c1", name: Any = "f", index: Any = 0) -> dict[str, Any]:
    value = {"x": 1} if arguments is None else arguments
    return {"id": call_id, "function": {"index": index, "name": name, "arguments": value}}


ODD_OLLAMA = {
    "text": ollama(),
    "length": ollama(done_reason="length"),
    "empty text": ollama({"role": "assistant", "content": ""}),
    "a call": ollama(calls=[native()]),
    "a call and text": ollama({"role": "assistant", "content": "Look:", "tool_calls": [native()]}),
    "a call and length": ollama(calls=[native()], done_reason="length"),
    "two calls": ollama(calls=[native(), native(call_id="c2", index=1)]),
    "two calls numbered 0": ollama(calls=[native(), native(call_id="c2")]),
    "two calls with one id": ollama(calls=[native(), native(index=1)]),
    "numbered true": ollama(calls=[native(index=False)]),
    "no id": ollama(calls=[{"function": {"name": "f", "arguments": {}}}]),
    "empty id": ollama(calls=[native(call_id="")]),
    "id is a list": ollama(calls=[native(call_id=[])]),
    "bad name": ollama(calls=[native(name="get weather")]),
    "arguments are a text": ollama(calls=[native('{"x": 1}')]),
    "large numbers among the arguments": ollama(calls=[native({"n": 2**70, "m": 1e308})]),
    "arguments of many levels": ollama(calls=[native({"x": json.loads("[" * 150 + "]" * 150)})]),
    "arguments are a list": ollama(calls=[native([1])]),
    "arguments with infinity": ollama(calls=[native({"x": float("inf")})]),
    "no calls": ollama(calls=[]),
    "calls are a text": ollama({"role": "assistant", "content": "Hi", "tool_calls": "ab"}),
    "thoughts": ollama({"role": "assistant", "content": "Hi", "thinking": "Hm"}),
    "odd count": ollama(eval_count=-1),
}


@for_each("body", ODD_OLLAMA.values(), ids=ODD_OLLAMA.keys())
def test_an_ollama_answer_reads_the_same_with_and_without_care(body: dict[str, Any]) -> None:
    same_both_ways("ollama", body)


def test_a_common_answer_is_a_whole_response() -> None:
    got = get_codec("vllm").decode_response(json.dumps(chat(calls=[entry()], finish="tool_calls")).encode())
    assert got == ChatResponse.from_dict(
        {
            "message": {"role": "assistant", "tool_calls": [{"id": "c1", "name": "f", "arguments": {"x": 1}}]},
            "usage": {"prompt_tokens": 1, "completion_tokens": 8},
            "finish_reason": "tool_calls",
            "raw_finish_reason": "tool_calls",
            "id": "r",
            "model": "m",
            "created": 5,
        }
    )
