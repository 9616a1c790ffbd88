"""What servers write of the wrong type: beside a good answer it costs nothing, inside it is an error with its path.

Every dialect is asked the same question in its own words, whole and streamed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.core.errors import InvalidDataError, ProviderError, StreamError
from turnwire.core.replay import chunks_of

Body = dict[str, Any]
T = TypeVar("T")


class Words(NamedTuple):
    """How a dialect says "Hello!" and 5 tokens of prompt: a whole body, and a stream of events with the same facts."""

    dialect: str
    body: Callable[..., Body]
    events: Callable[[Body], list[Any]]
    count: str
    """The name of the prompt's count, inside `usage`."""
    usage: str
    kept: str
    """Where an odd count is kept in the answer."""

    def stream(self, body: Body) -> bytes:
        """The bytes of a stream that says what `body` says."""
        events = self.events(body)
        if self.dialect == "ollama":
            return b"".join(json.dumps(event).encode() + b"\n" for event in events)
        end = b"data: [DONE]\n\n" if self.dialect == "openai-chat" else b""
        return b"".join(b"data: " + json.dumps(event).encode() + b"\n\n" for event in events) + end


def _chat(count: Any = 5, **more: Any) -> Body:
    message = {"role": "assistant", "content": "Hello!"}
    choice = {"index": 0, "message": message, "finish_reason": "stop"}
    usage = {"prompt_tokens": count, "completion_tokens": 2}
    return {
        "id": "c1",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [choice],
        "usage": usage,
    } | more


def _chat_events(body: Body) -> list[Any]:
    first = {**body, "choices": [{"index": 0, "delta": {"role": "assistant", "content": "Hello!"}}], "usage": None}
    last = {**body, "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}
    return [first, last]


def _ollama(count: Any = 5, **more: Any) -> Body:
    message = {"role": "assistant", "content": "Hello!"}
    body = {"model": "m", "created_at": "2026-11-22T00:00:00Z", "message": message, "done": True, "done_reason": "stop"}
    return body | {"prompt_eval_count": count, "eval_count": 2} | more


def _ollama_lines(body: Body) -> list[Any]:
    head = {key: value for key, value in body.items() if key in ("model", "created_at", "message")}
    return [head | {"done": False}, {**body, "message": {"role": "assistant", "content": ""}}]


def _responses(count: Any = 5, **more: Any) -> Body:
    content = [{"type": "output_text", "text": "Hello!"}]
    item = {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": content}
    body = {"id": "r1", "object": "response", "created_at": 1, "status": "completed", "model": "m", "output": [item]}
    return body | {"usage": {"input_tokens": count, "output_tokens": 2}} | more


def _responses_events(body: Body) -> list[Any]:
    return [
        {"type": "response.created", "response": {**body, "output": [], "status": "in_progress"}},
        {"type": "response.completed", "response": body},
    ]


def _anthropic(count: Any = 5, **more: Any) -> Body:
    content = [{"type": "text", "text": "Hello!"}]
    body = {"id": "m1", "type": "message", "role": "assistant", "model": "m", "content": content}
    return body | {"stop_reason": "end_turn", "usage": {"input_tokens": count, "output_tokens": 2}} | more


def _anthropic_events(body: Body) -> list[Any]:
    return [
        {"type": "message_start", "message": {**body, "content": [], "stop_reason": None}},
        {"type": "content_block_start", "index": 0, "content_block": body["content"][0]},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": "end_turn"}},
        {"type": "message_stop"},
    ]


def _gemini(count: Any = 5, **more: Any) -> Body:
    candidate = {"content": {"role": "model", "parts": [{"text": "Hello!"}]}, "finishReason": "STOP"}
    usage = {"promptTokenCount": count, "candidatesTokenCount": 2}
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": "m", "responseId": "g1"} | more


def _interactions(count: Any = 5, **more: Any) -> Body:
    step = {"type": "model_output", "content": [{"type": "text", "text": "Hello!"}]}
    body = {"id": "i1", "object": "interaction", "status": "completed", "model": "m", "steps": [step]}
    return body | {"usage": {"total_input_tokens": count, "total_output_tokens": 2}} | more


def _interactions_events(body: Body) -> list[Any]:
    return [
        {"event_type": "interaction.created", "interaction": {**body, "steps": [], "status": "in_progress"}},
        {"event_type": "step.start", "index": 0, "step": body["steps"][0]},
        {"event_type": "step.stop", "index": 0},
        {"event_type": "interaction.completed", "interaction": body},
    ]


DIALECTS = (
    Words("openai-chat", _chat, _chat_events, "prompt_tokens", "usage", "/usage/extras/prompt_tokens"),
    Words("ollama", _ollama, _ollama_lines, "prompt_eval_count", "", "/extras/prompt_eval_count"),
    Words("openai-responses", _responses, _responses_events, "input_tokens", "usage", "/usage/extras/input_tokens"),
    Words("anthropic", _anthropic, _anthropic_events, "input_tokens", "usage", "/usage/extras/input_tokens"),
    Words(
        "gemini", _gemini, lambda body: [body], "promptTokenCount", "usageMetadata", "/usage/extras/promptTokenCount"
    ),
    Words(
        "gemini-interactions",
        _interactions,
        _interactions_events,
        "total_input_tokens",
        "usage",
        "/usage/extras/total_input_tokens",
    ),
)
every_dialect = pytest.mark.parametrize("words", DIALECTS, ids=lambda words: words.dialect)


def read(words: Words, body: Body, request: ChatRequest | None = None) -> list[ChatResponse]:
    """The answer in a body, and in a stream that says the same: whole, and in the smallest pieces."""
    codec = get_codec(words.dialect)
    data = words.stream(body)
    pieces = [data[place : place + 1] for place in range(len(data))]
    return [
        codec.decode_response(json.dumps(body).encode(), request=request),
        codec.decode_stream([data], request=request),
        codec.decode_stream(pieces, request=request),
    ]


def or_none(call: Callable[[], T], kind: type[Exception]) -> T | None:
    """What `call` gives; None where it raises the one kind of error that it may raise."""
    try:
        return call()
    except kind:
        return None


def noted(response: ChatResponse) -> list[tuple[str, str | None]]:
    """Id and place of every diagnostic."""
    return [(found.id, found.at) for found in response.diagnostics or ()]


# Counts


@requirement("COD-7")
@every_dialect
@for_each(("count", "tokens"), [(5, 5), (5.0, 5), (0, 0), (-0.0, 0), (10**15, 10**15)])
def test_a_whole_number_from_zero_is_a_count_in_every_dialect(words: Words, count: Any, tokens: int) -> None:
    for response in read(words, words.body(count)):
        usage = response.usage
        assert (usage.prompt_tokens, type(usage.prompt_tokens), usage.completion_tokens) == (tokens, int, 2)
        assert (usage.extras, response.extras, response.diagnostics) == (None, None, None)


@requirement("COD-7")
@every_dialect
@for_each("count", [-1, -5.0, 5.5, True, False, 1e22, "many", [5], {"n": 5}])
def test_anything_else_is_no_count_and_is_kept_with_a_diagnostic(words: Words, count: Any) -> None:
    for response in read(words, words.body(count)):
        assert (response.message.text, response.finish_reason) == ("Hello!", "stop")
        assert (response.usage.prompt_tokens, response.usage.completion_tokens) == (None, 2)
        held = response.extras if words.dialect == "ollama" else response.usage.extras
        assert json.dumps((held or {})[words.count], default=dict) == json.dumps(count)
        assert noted(response) == [("odd_field", words.kept)]


@requirement("COD-7")
@every_dialect
@pytest.mark.parametrize(("count", "text"), [(float("nan"), "NaN"), (float("-inf"), "-Infinity")])
def test_a_count_that_json_does_not_have_is_kept_as_text(words: Words, count: float, text: str) -> None:
    for response in read(words, words.body(count)):
        assert (response.message.text, response.usage.prompt_tokens) == ("Hello!", None)
        held = response.extras if words.dialect == "ollama" else response.usage.extras
        assert (held or {})[words.count] == text
        assert set(noted(response)) == {("odd_field", words.kept)}


LIMITS: dict[str, Callable[[Any], Body]] = {
    "openai-chat": lambda limit: {"model": "m", "messages": [{"role": "user", "content": "x"}], "max_tokens": limit},
    "ollama": lambda limit: {
        "model": "m",
        "messages": [{"role": "user", "content": "x"}],
        "options": {"num_predict": limit},
    },
    "openai-responses": lambda limit: {"model": "m", "input": "x", "max_output_tokens": limit},
    "anthropic": lambda limit: {"model": "m", "messages": [{"role": "user", "content": "x"}], "max_tokens": limit},
    "gemini": lambda limit: {
        "model": "m",
        "contents": [{"role": "user", "parts": [{"text": "x"}]}],
        "generationConfig": {"maxOutputTokens": limit},
    },
    "gemini-interactions": lambda limit: {
        "model": "m",
        "input": "x",
        "generation_config": {"max_output_tokens": limit},
    },
}


@requirement("COD-7")
@pytest.mark.parametrize("dialect", LIMITS)
def test_a_limit_of_tokens_may_be_written_as_a_decimal_in_every_dialect(dialect: str) -> None:
    limit = get_codec(dialect).decode_request(LIMITS[dialect](5.0)).value.parameters.max_tokens
    assert (limit, type(limit)) == (5, int)


@requirement("COD-7")
@for_each("dialect", LIMITS)
@for_each("limit", [5.5, 1e300, True])
def test_a_limit_that_is_no_whole_number_is_never_the_canonical_limit(dialect: str, limit: Any) -> None:
    read = or_none(lambda: get_codec(dialect).decode_request(LIMITS[dialect](limit)).value, InvalidDataError)
    assert read is None or read.parameters.max_tokens is None


# Who answered, when, and other things beside the answer


ODD: tuple[Any, ...] = (5, True, [], [1], {}, {"a": []}, 1.5)
NAMES = {
    "openai-chat": ("id", "model"),
    "ollama": ("model",),
    "openai-responses": ("id", "model"),
    "anthropic": ("id", "model"),
    "gemini": ("responseId", "modelVersion"),
    "gemini-interactions": ("id", "model"),
}


@requirement("COD-7")
@every_dialect
@for_each("odd", ODD, ids=str)
def test_an_odd_name_never_costs_the_answer(words: Words, odd: Any) -> None:
    for name in NAMES[words.dialect]:
        for response in read(words, words.body(**{name: odd})):
            assert (response.message.text, response.finish_reason) == ("Hello!", "stop")
            assert json.loads(response.to_json())["extras"] == {name: odd}
            assert noted(response) == [("odd_field", f"/extras/{name}")]


@requirement("COD-7")
@for_each("odd", [True, [], {"a": 1}, float("nan"), float("inf"), 1e300])
@for_each(("words", "name"), [(DIALECTS[0], "created"), (DIALECTS[1], "created_at"), (DIALECTS[2], "created_at")])
def test_an_odd_time_never_costs_the_answer(words: Words, name: str, odd: Any) -> None:
    for response in read(words, words.body(**{name: odd})):
        assert (response.message.text, response.created) == ("Hello!", None)
        assert name in (response.extras or {})
        assert set(noted(response)) == {("odd_field", f"/extras/{name}")}


@requirement("COD-7")
@for_each("odd", [1, "x", [], [1], True])
@for_each("words", [words for words in DIALECTS if words.usage], ids=lambda words: words.dialect)
def test_usage_that_is_no_object_never_costs_the_answer(words: Words, odd: Any) -> None:
    for response in read(words, words.body(**{words.usage: odd})):
        assert (response.message.text, response.usage.prompt_tokens) == ("Hello!", None)
        assert json.loads(response.to_json())["extras"] == {words.usage: odd}
        assert noted(response) == [("odd_field", f"/extras/{words.usage}")]


@requirement("COD-7")
@pytest.mark.parametrize("odd", [1, 1.5, "x", ["x"], [[1]]])
def test_odd_details_of_usage_go_through_answer_and_encoder(odd: Any) -> None:
    chat = get_codec("openai-chat")
    usage = {"prompt_tokens": 5, "completion_tokens": 2, "prompt_tokens_details": odd}
    response = chat.decode_response(_chat(usage=usage))
    assert noted(response) == [("odd_field", "/usage/extras/prompt_tokens_details")]
    assert chat.encode_response(response).value["usage"]["prompt_tokens_details"] == odd


@requirement("COD-7")
@pytest.mark.parametrize("odd", [1e308, 1e400, -1, "x", [1]])
def test_odd_times_of_llama_cpp_never_cost_the_answer(odd: Any) -> None:
    for response in read(DIALECTS[0], _chat(timings={"prompt_ms": odd, "predicted_ms": 2})):
        assert response.message.text == "Hello!"
        assert response.usage.server_timings is not None
        assert response.usage.server_timings.to_dict() == {"completion_ns": 2_000_000}
        assert ("odd_field", "/extras/timings/prompt_ms") in noted(response)


# What decides the answer


UNREADABLE: tuple[tuple[str, Any, str], ...] = (
    ("openai-chat", {"choices": 1}, "/choices"),
    ("openai-chat", {"choices": [1]}, "/choices/0"),
    ("openai-chat", {"choices": [{"index": 0, "delta": 1}]}, "/choices/0/delta"),
    ("openai-chat", {"choices": [{"index": 0, "delta": {"tool_calls": 1}}]}, "/choices/0/delta/tool_calls"),
    ("openai-responses", {"type": "response.completed", "response": {"status": "completed", "output": 1}}, "/output"),
)


@requirement("COD-7")
@pytest.mark.parametrize(("dialect", "event", "path"), UNREADABLE)
def test_an_event_that_cannot_be_read_names_its_path_and_keeps_what_came_before(
    dialect: str, event: Any, path: str
) -> None:
    words = next(words for words in DIALECTS if words.dialect == dialect)
    first = words.stream(words.body()).split(b"\n\n")[0] + b"\n\n"
    if dialect == "openai-responses":
        delta = {"type": "response.output_text.delta", "output_index": 0, "content_index": 0, "delta": "Hello!"}
        first += b"data: " + json.dumps(delta).encode() + b"\n\n"
    data = first + b"data: " + json.dumps(event).encode() + b"\n\n"
    for pieces in ([data], [data[place : place + 1] for place in range(len(data))]):
        with pytest.raises(StreamError) as caught:
            get_codec(dialect).decode_stream(pieces)
        assert (caught.value.info.category, f"{path}: must be" in str(caught.value)) == ("protocol", True)
        assert caught.value.partial is not None
        assert caught.value.partial.message.text == "Hello!"


@requirement("COD-7")
@pytest.mark.parametrize("odd", [[], {}, "x", -1, 1.5, True])
def test_a_choice_with_an_odd_index_is_the_answer(odd: Any) -> None:
    choice = {"index": odd, "message": {"role": "assistant", "content": "Hello!"}, "finish_reason": "stop"}
    chunk = {"choices": [{**choice, "delta": choice["message"]}]}
    data = b"data: " + json.dumps(chunk).encode() + b"\n\ndata: [DONE]\n\n"
    chat = get_codec("openai-chat")
    for response in (chat.decode_response({"choices": [choice]}), chat.decode_stream([data])):
        assert response.message.text == "Hello!"
        assert ("odd_field", "/extras/choice/index") in noted(response)


@requirement("COD-7")
@pytest.mark.parametrize("calls", [1, "x", {"id": "c1"}, True])
def test_calls_that_are_no_list_are_an_error_that_names_them(calls: Any) -> None:
    message = {"role": "assistant", "content": "x", "tool_calls": calls}
    with pytest.raises(ProviderError, match="/choices/0/message/tool_calls: must be a list of calls"):
        get_codec("openai-chat").decode_response({"choices": [{"message": message, "finish_reason": "stop"}]})


@requirement("COD-7")
@pytest.mark.parametrize("entry", [1, "x", [], None, True])
def test_a_call_that_is_no_object_is_an_invalid_call_whole_and_streamed(entry: Any) -> None:
    calls = [{"id": "c1", "index": 0, "type": "function", "function": {"name": "f", "arguments": '{"a": 1}'}}, entry]
    message = {"role": "assistant", "content": None, "tool_calls": calls}
    body = {"id": "a", "choices": [{"index": 0, "message": message, "finish_reason": "tool_calls"}]}
    chunk = {"id": "a", "choices": [{"index": 0, "delta": message, "finish_reason": "tool_calls"}]}
    chat = get_codec("openai-chat")
    data = b"data: " + json.dumps(chunk).encode() + b"\n\ndata: [DONE]\n\n"
    whole, streamed = chat.decode_response(body), chat.decode_stream([data])
    assert [call.name for call in whole.message.tool_calls or ()] == ["f"]
    assert [call.arguments_text for call in whole.message.invalid_tool_calls or ()] == [json.dumps(entry)]
    assert streamed.message == whole.message


# Errors


FRAMEWORKS: tuple[tuple[Any, str], ...] = (
    ({"detail": [{"loc": ["body", "model"], "msg": "Field required", "type": "missing"}]}, "Field required"),
    ({"detail": ["Field required"]}, "Field required"),
    ({"detail": {"msg": "Field required"}}, "Field required"),
    ({"detail": "Not Found"}, "Not Found"),
    ([{"error": {"message": "out of room", "code": 503}}], "out of room"),
    ([{"error": "out of room"}], "out of room"),
    ({"error": [{"message": "out of room"}]}, "out of room"),
)


@requirement("COD-7")
@every_dialect
@for_each(("body", "message"), FRAMEWORKS)
def test_errors_of_frameworks_and_proxies_keep_their_message(words: Words, body: Any, message: str) -> None:
    codec = get_codec(words.dialect)
    data = json.dumps(body).encode()
    assert codec.decode_error(422, data).message == message
    with pytest.raises(ProviderError) as whole:
        codec.decode_response(data)
    with pytest.raises(ProviderError) as streamed:
        codec.decode_stream([data])
    assert (whole.value.info.message, streamed.value.info.message) == (message, message)


# The format that was asked for


SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}


def asking(format: Body) -> ChatRequest:
    """A request for an answer in a format."""
    return ChatRequest.from_dict(
        {
            "messages": [{"role": "user", "content": "x"}],
            "parameters": {"model": "m"},
            "response_format": format,
        }
    )


def with_text(words: Words, text: str) -> Body:
    """The body that says `text`."""
    body: Body = json.loads(json.dumps(words.body()).replace('"Hello!"', json.dumps(text)))
    return body


def events_with(words: Words, text: str) -> bytes:
    """The stream that says `text`."""
    return words.stream(words.body()).replace(b'"Hello!"', json.dumps(text).encode())


@requirement("COD-7")
@every_dialect
@for_each(
    ("text", "what", "fault"),
    [
        (
            "Hello!",
            "the text is not JSON, which was asked for",
            {"path": "", "rule": "json", "message": "not valid JSON: expected value at line 1 column 1"},
        ),
        (
            "{}",
            "the text breaks the JSON schema that was asked for: required",
            {
                "path": "",
                "rule": "required",
                "message": "the property 'city' is missing",
                "request_at": "/response_format/json_schema/required",
            },
        ),
        (
            '{"city": 5}',
            "the text breaks the JSON schema that was asked for: type",
            {
                "path": "/city",
                "rule": "type",
                "message": "the type must be string",
                "request_at": "/response_format/json_schema/properties/city/type",
            },
        ),
    ],
)
def test_an_answer_that_breaks_the_schema_that_was_asked_for_says_so(
    words: Words, text: str, what: str, fault: dict[str, str]
) -> None:
    request = asking({"type": "json_schema", "json_schema": SCHEMA})
    codec = get_codec(words.dialect)
    whole = codec.decode_response(with_text(words, text), request=request)
    streamed = codec.decode_stream([events_with(words, text)], request=request)
    for response in (whole, streamed):
        assert response.message.text == text
        assert [found.to_dict() for found in response.diagnostics or ()] == [
            {"id": "format_not_met", "what": what, "at": "/message/content", "faults": [fault]}
        ]


@requirement("COD-7")
@every_dialect
def test_an_answer_that_fits_says_nothing_of_its_format(words: Words) -> None:
    text = '{"city": "Oslo"}'
    for format in ({"type": "json_schema", "json_schema": SCHEMA}, {"type": "json_object"}, {"type": "text"}):
        codec, request = get_codec(words.dialect), asking(format)
        assert codec.decode_response(with_text(words, text), request=request).diagnostics is None
        assert codec.decode_stream([events_with(words, text)], request=request).diagnostics is None


@requirement("COD-7")
def test_an_answer_that_was_cut_or_calls_a_tool_is_not_judged_by_the_format() -> None:
    request = asking({"type": "json_schema", "json_schema": SCHEMA})
    cut = _ollama(done_reason="length")
    call = {"function": {"name": "f", "arguments": {}}}
    calling = _ollama(message={"role": "assistant", "content": "", "tool_calls": [call]})
    for body in (cut, calling):
        found = noted(get_codec("ollama").decode_response(body, request=request))
        assert "format_not_met" not in [name for name, _ in found]


# Callers' own values


def deep(levels: int) -> Any:
    """A list nested so deep."""
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


CIRCLE: Body = {}
CIRCLE["a"] = CIRCLE


@requirement("COD-7")
@every_dialect
@for_each(
    "odd", [deep(5000), CIRCLE, "\ud800", float("nan"), object(), {1: 2}, {"\udfff": 1}], ids=lambda odd: str(type(odd))
)
def test_a_callers_own_odd_value_gives_an_answer_or_a_typed_error(words: Words, odd: Any) -> None:
    codec = get_codec(words.dialect)
    for body in (words.body(beside=odd), words.body(**{words.usage or "eval_count": odd}), {"messages": odd}, odd):
        answer = or_none(partial(codec.decode_response, body), ProviderError)
        assert answer is None or ChatResponse.from_json(answer.to_json()) == answer
        asked = or_none(partial(codec.decode_request, body), InvalidDataError)
        assert asked is None or ChatRequest.from_json(asked.value.to_json()) == asked.value


@requirement("COD-7")
@every_dialect
@pytest.mark.parametrize("beside", ["", '"\\ud800", '])
def test_two_hundred_levels_are_read_and_more_are_refused_with_half_a_character_too(words: Words, beside: str) -> None:
    codec = get_codec(words.dialect)
    text = json.dumps(words.body(beside=None))
    for levels, is_read in ((190, True), (300, False), (100_000, False)):
        data = text.replace('"beside": null', f'"beside": [{beside}{"[" * levels}{"]" * levels}]').encode()
        if is_read:
            assert codec.decode_response(data).message.text == "Hello!"
            continue
        with pytest.raises(ProviderError) as caught:
            codec.decode_response(data)
        assert caught.value.info.category == "protocol"


@requirement("COD-7")
@for_each("odd", [1, "x", True, [], [1], 0, ""])
@for_each("dialect", sorted({get_codec(name).dialect for name in CODEC_NAMES}))
@for_each("name", ["item", "step", "type", "role", "id", "input", "options", "function"])
def test_own_options_of_a_part_of_any_type_are_written_or_reported(dialect: str, name: str, odd: Any) -> None:
    codec = get_codec(dialect)
    options = {dialect: {name: odd}}
    parts = [
        {"type": "text", "text": "a", "provider_options": options},
        {"type": "refusal", "text": "b", "provider_options": options},
        {"type": "thinking", "text": "c", "origin": {"dialect": dialect}, "provider_options": options},
    ]
    message = AssistantMessage.from_dict({"role": "assistant", "content": parts, "provider_options": options})
    response = ChatResponse(message=message, usage=UsageInfo(), finish_reason="stop", model="m")
    whole = codec.encode_response(response).value
    encoder = codec.stream_encoder(model="m")
    streamed = b"".join([*map(encoder.feed, chunks_of(response)), encoder.close()])
    asked = {"messages": [{"role": "user", "content": parts[:1]}, message.to_dict()], "parameters": {"model": "m"}}
    sent = codec.encode_request(ChatRequest.from_dict(asked)).value
    # Each says the texts, whatever stands beside them.
    assert [text in json.dumps(body) for body in (whole, sent) for text in ('"a', "b")] == [True] * 4
    assert b"a" in streamed
