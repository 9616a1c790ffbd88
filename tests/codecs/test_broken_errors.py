"""An error that a server glued into JSON keeps its text, and a field that a server names keeps its name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import for_each
from tests.codecs.test_error_framings import PIECES
from tests.requirements import requirement
from turnwire.codecs.errors.unescaped import broken_error
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError, ProviderResponseError, StreamError

TEXT = 'Expected "a" but got "b"'
GLUED = {
    "a text": '{"error": "Expected "a" but got "b""}',
    "an object": '{"error": {"message": "Expected "a" but got "b""}}',
    "with a type and a code": '{"error": {"message": "Expected "a" but got "b"", "type": "x", "code": 503}}',
    "a detail": '{"detail": "Expected "a" but got "b""}',
    "a dict of Python": "{'error': 'Expected \"a\" but got \"b\"'}",
    "an object of Python": "{'error': {'message': 'Expected \"a\" but got \"b\"', 'code': 503}}",
    "without any mark": '{"error": Expected "a" but got "b"}',
}

every_form = for_each("form", GLUED)
every_dialect = pytest.mark.parametrize("name", PIECES)


@requirement("PRV-6")
@every_dialect
@every_form
def test_the_error_of_a_body_keeps_its_text(name: str, form: str) -> None:
    codec = get_codec(name)
    assert codec.decode_error(500, GLUED[form]).message == TEXT
    assert codec.decode_error(None, GLUED[form].encode()).message == TEXT
    with pytest.raises(ProviderError) as caught:
        codec.decode_response(GLUED[form].encode())
    assert type(caught.value) is ProviderResponseError
    assert caught.value.info.message == TEXT


@requirement("PRV-6")
@every_dialect
@every_form
def test_the_error_in_a_stream_keeps_its_text_and_the_answer_so_far(name: str, form: str) -> None:
    piece = json.dumps(PIECES[name]).encode()
    begun, end = (b"", b"\n") if name == "ollama" else (b"data: ", b"\n\n")
    data = begun + piece + end + begun + GLUED[form].encode() + end
    for pieces in ([data], [data[:7], data[7:]], [bytes([byte]) for byte in data]):
        with pytest.raises(StreamError) as caught:
            get_codec(name).decode_stream(pieces)
        assert caught.value.info.message == TEXT
        assert caught.value.partial is not None
        assert caught.value.partial.text == "Hi"


def test_the_number_and_the_type_count() -> None:
    info = get_codec("vllm").decode_error(None, GLUED["with a type and a code"])
    assert (info.status, info.server_type, info.category, info.retryable) == (503, "x", "overloaded", True)


@pytest.mark.parametrize(
    "text", ['{"choices": [}', "Internal Server Error", '{"text": "error": "x"}', '{"error": ""', "", "{", '{"error":']
)
def test_other_text_is_no_error(text: str) -> None:
    assert broken_error(text) is None


@requirement("PRV-6")
@for_each("name", [*PIECES, "vllm", "llamacpp", "groq"])
@for_each(
    ("message", "parameter"),
    [
        ("Unexpected fields in the request: {'top_k'}", "top_k"),
        ("Unexpected fields in the request: {'top_k', 'min_p'}", "top_k"),
        ('Unknown parameter: "top_k"', "top_k"),
        ("Unrecognized request arguments supplied: top_k, min_p", "top_k"),
    ],
)
def test_a_field_that_a_server_names_stays_in_the_message(name: str, message: str, parameter: str) -> None:
    for body in ({"detail": message}, {"error": {"message": message}}, {"message": message}):
        info = get_codec(name).decode_error(422, json.dumps(body))
        assert (info.message, info.category) == (message, "invalid_request")
        assert info.parameter in (parameter, None)


@pytest.mark.parametrize(
    "quoted",
    [
        "messages: {'role': 'user', 'content': 'the secret words'}",
        'messages: {"role": "user", "content": "the secret words"}',
        'cannot read {"the secret words of the user": 1}',
        f"'{'the secret words ' * 5}'",
        f"got `{'the secret words ' * 5}`",
    ],
)
def test_what_a_server_quotes_is_cut_as_before(quoted: str) -> None:
    message: Any = get_codec("vllm").decode_error(400, json.dumps({"error": {"message": f"Bad {quoted}"}})).message
    assert "secret" not in message


FURTHER: dict[str, tuple[str, str, dict[str, Any]]] = {
    "an event of Anthropic": (
        '{"type":"error","error":{"type":"overloaded_error","message":"Want "a" but"}}',
        'Want "a" but',
        {"type": "overloaded_error"},
    ),
    "an event of Responses": (
        '{"type":"error","code":"server_error","message":"Want "a" but","param":null,"sequence_number":4}',
        'Want "a" but',
        {"type": "error", "code": "server_error"},
    ),
    "vLLM before 0.10": ('{"object":"error","message":"1 "x" y","code":400}', '1 "x" y', {"code": 400}),
    "a type before": (
        '{"object":"error","type":"InternalServerError","message":"1 "x" y"}',
        '1 "x" y',
        {"type": "InternalServerError"},
    ),
    "a code behind": ('{"error":{"message":"No "a" here","code":500}}', 'No "a" here', {"code": 500}),
    "a code before": ('{"error":{"code":500,"message":"No "a" here"}}', 'No "a" here', {"code": 500}),
    "a status of Gemini": (
        '{"error":{"code":503,"message":"No "a" here","status":"UNAVAILABLE"}}',
        'No "a" here',
        {"code": 503, "status": "UNAVAILABLE"},
    ),
    "a code that is null": (
        '{"error":{"message":"No "a" here","type":"x","param":"top_k","code":null}}',
        'No "a" here',
        {"type": "x", "param": "top_k"},
    ),
    "fields behind the object": (
        '{"error":{"type":"x","message":"No "a" here"},"type":"error","request_id":"r"}',
        'No "a" here',
        {"type": "x"},
    ),
}


@requirement("PRV-6")
@pytest.mark.parametrize("form", FURTHER)
def test_what_stands_next_to_a_glued_sentence_is_kept(form: str) -> None:
    text, message, words = FURTHER[form]
    assert broken_error(text) == {"error": {"message": message, **words}}


@requirement("PRV-6")
@for_each("name", [*PIECES, "vllm"])
@for_each("form", ["a code behind", "a code before", "a status of Gemini"])
def test_the_code_of_a_glued_error_says_its_category(name: str, form: str) -> None:
    data = FURTHER[form][0].encode()
    with pytest.raises(StreamError) as caught:
        get_codec(name).decode_stream([data + b"\n" if name == "ollama" else b"data: " + data + b"\n\n"])
    assert caught.value.info.category == ("overloaded" if "503" in FURTHER[form][0] else "server_error")
    assert caught.value.info.server_type in (None, "UNAVAILABLE")


@pytest.mark.parametrize("name", ["anthropic", "openai-responses"])
def test_a_glued_event_of_an_error_keeps_its_type(name: str) -> None:
    data = f"event: error\ndata: {FURTHER['an event of Anthropic'][0]}\n\n".encode()
    with pytest.raises(StreamError) as caught:
        get_codec(name).decode_stream([data])
    info = caught.value.info
    assert (info.message, info.category, info.server_type) == ('Want "a" but', "overloaded", "overloaded_error")


@pytest.mark.parametrize(
    "text",
    [
        '{"error": null, "choices":[{"delta":{"content":"he said "hi""}}]}',
        '{"error":null,"message":{"role":"assistant","content":"he said "hi""}}',
        '{"error": false, "text": "he said "hi""}',
        "{'error': None, 'text': 'it's'}",
        '{"type":"message_start","message":{"content":"he said "hi""}}',
        '{"type":"response.output_text.delta","delta":"he said "hi""}',
    ],
)
def test_an_answer_without_an_error_is_no_error_of_the_server(text: str) -> None:
    assert broken_error(text) is None


# Bodies that are plain text


@requirement("PRV-6")
@for_each("name", [*PIECES, "vllm", "llamacpp"])
@for_each("form", ["bytes", "text", "a JSON text"])
@for_each(
    ("status", "text", "category", "parameter"),
    [
        (
            422,
            "Failed to deserialize the JSON body into the target type: unknown field `top_k`, expected one of `a`",
            "invalid_request",
            "top_k",
        ),
        (422, "Unexpected fields in the request: {'top_k'}", "invalid_request", "top_k"),
        (400, "Prompt too long: 51587 tokens exceeds max context window of 32768 tokens", "context_overflow", None),
        (500, "the input length exceeds the context length", "context_overflow", None),
        (503, "upstream connect error or disconnect/reset before headers", "overloaded", None),
        (404, "404 page not found", "not_found", None),
    ],
)
def test_a_body_of_plain_text_keeps_field_and_kind(
    name: str, form: str, status: int, text: str, category: str, parameter: str | None
) -> None:
    body = {"bytes": text.encode(), "text": text, "a JSON text": json.dumps(text)}[form]
    info = get_codec(name).decode_error(status, body)
    assert (info.category, info.parameter, info.status) == (category, parameter, status)
    if "51587" in text:
        assert info.details == {"n_prompt_tokens": 51587, "n_ctx": 32768}


def test_a_body_of_plain_text_is_not_shown() -> None:
    info = get_codec("vllm").decode_error(422, "unknown field `top_k`: the secret words")
    assert "secret" not in info.message
    assert info.parameter == "top_k"
