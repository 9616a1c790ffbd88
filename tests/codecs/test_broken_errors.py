"""An error that a server glued into JSON keeps its text, and a field that a server names keeps its name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.codecs.test_error_framings import PIECES
from tests.requirements import requirement
from turnwire.codecs.broken_errors import broken_error
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

every_form = pytest.mark.parametrize("form", GLUED)
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
@pytest.mark.parametrize("name", [*PIECES, "vllm", "llamacpp", "groq"])
@pytest.mark.parametrize(
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
