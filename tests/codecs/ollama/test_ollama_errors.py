"""Errors in every form that servers, runners, guards and proxies send."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo

from tests.cases import for_each
from tests.codecs.ollama.wire import CODEC, Data, line, ndjson
from tests.requirements import requirement
from turnwire.codecs.errors.bodies import RawError
from turnwire.codecs.errors.kinds import OVERFLOW as OVERFLOW_ROWS
from turnwire.codecs.ollama.read_errors import KINDS, decode_error, without_quotes
from turnwire.core.errors import (
    ERRORS_BY_CODE,
    ModelNotFoundError,
    ProviderResponseError,
    StreamError,
    TokenLimitError,
    ToolCallParseError,
    error_from_info,
)

OVERFLOW: Data = {
    "error": json.dumps(
        {
            "error": {
                "code": 400,
                "message": "request (410 tokens) exceeds the available context size (256 tokens), try increasing it",
                "type": "exceed_context_size_error",
                "n_prompt_tokens": 410,
                "n_ctx": 256,
            }
        }
    )
}

# (status, text): (code, category, parameter, retryable)
TEXTS: dict[tuple[int | None, str], tuple[str, str, str | None, bool | None]] = {
    (400, "missing request body"): ("003", "invalid_request", None, False),
    (400, "unexpected EOF"): ("003", "invalid_request", None, False),
    (400, "invalid character 'o' in literal null (expecting 'u')"): ("003", "invalid_request", None, False),
    (400, "model is required"): ("003", "invalid_request", "model", False),
    (400, "invalid model name"): ("003", "invalid_request", "model", False),
    (400, 'time: missing unit in duration "5"'): ("003", "invalid_request", "keep_alive", False),
    (400, "illegal base64 data at input byte 4"): ("003", "invalid_request", "messages", False),
    (400, "top_logprobs must be between 0 and 20"): ("003", "invalid_request", "top_logprobs", False),
    (400, "think must be a boolean or string"): ("003", "invalid_request", "think", False),
    (400, 'think value "low" is not supported for this model'): ("003", "unsupported", "think", False),
    (400, '"bert" does not support chat'): ("003", "unsupported", None, False),
    (400, "the input length exceeds the context length"): ("010", "context_overflow", None, False),
    (400, "the prompt is longer than the context length currently available to the model; shorten the prompt"): (
        *("010", "context_overflow", None, False),
    ),
    (400, "json: cannot unmarshal array into Go struct field ChatRequest.messages.content of type string"): (
        *("003", "invalid_request", "messages.content", False),
    ),
    (403, "ollama cloud is disabled: remote model is unavailable"): ("003", "permission", None, False),
    (404, "model 'nosuch' not found"): ("006", "not_found", None, False),
    (404, "model '' not found"): ("006", "not_found", None, False),
    (404, 'model "nosuch" not found, try pulling it first'): ("006", "not_found", None, False),
    (429, "you've reached your hourly usage limit, please upgrade to continue"): ("003", "rate_limited", None, True),
    # client mistakes that come as 500
    (500, 'option "num_ctx" must be of type integer'): ("003", "invalid_request", "options.num_ctx", False),
    (500, 'invalid format: "\\"xml\\""; expected "json" or a valid JSON Schema object'): (
        *("003", "invalid_request", "format", False),
    ),
    (500, "invalid JSON schema in format"): ("003", "invalid_request", "format", False),
    # the model's fault
    (500, "error parsing tool call: raw='x', err=invalid character"): ("009", "tool_use_failed", None, True),
    (500, "XML syntax error on line 5: element <parameter> closed by </function>"): (
        *("009", "tool_use_failed", None, True),
    ),
    # the server's fault
    (500, "an error was encountered while running the model: unexpected EOF"): ("003", "server_error", None, True),
    (500, "model runner has unexpectedly stopped, this may be due to resource limitations"): (
        *("003", "server_error", None, True),
    ),
    (500, "something new"): ("003", "server_error", None, None),
    (501, "This server does not support embeddings. Start it with `--embeddings`"): ("003", "unsupported", None, False),
    (502, 'Post "https://ollama.com:443/api/chat": dial tcp: no such host'): ("003", "server_error", None, True),
    (503, "server busy, please try again.  maximum pending requests exceeded"): ("003", "overloaded", None, True),
    (418, "something new"): ("003", "invalid_request", None, False),
    (None, "something new"): ("003", "server_error", None, None),
}


@requirement("PRV-6")
@for_each("given", TEXTS, ids=lambda given: f"{given[0]} {given[1][:40]}")
def test_an_error_is_told_by_its_text_and_only_then_by_its_status(given: tuple[int | None, str]) -> None:
    status, text = given
    info = decode_error(status, {"error": text})
    assert (info.code[-3:], info.category, info.parameter, info.retryable) == TEXTS[given]
    assert info.status == status


def test_every_row_of_the_table_of_texts_is_used() -> None:
    more = (
        "pull model manifest: file does not exist",
        "image generation models are not currently supported",
        'invalid think value: "x"',
        "Value looks like object, but can't find closing '}' symbol",
        "unauthorized",
    )
    texts = [text for _, text in TEXTS] + list(more)
    used = {next((row for row in KINDS if row.found(RawError(text), None)), None) for text in texts}
    assert used >= set(KINDS) - set(OVERFLOW_ROWS)  # shown for every dialect in test_context_overflow.py


def test_the_runners_own_document_is_unwrapped() -> None:
    expected = ErrorInfo(
        code="ACODE-MDL-010",
        message="request (410 tokens) exceeds the available context size (256 tokens), try increasing it",
        status=400,
        server_type="exceed_context_size_error",
        category="context_overflow",
        retryable=False,
        details={"n_prompt_tokens": 410, "n_ctx": 256},
    )
    assert CODEC.decode_error(400, OVERFLOW) == expected
    assert CODEC.decode_error(400, json.dumps(OVERFLOW).encode()) == expected
    assert decode_error(None, OVERFLOW) == expected


HOST_REFUSED = "HTTP 403 with an empty body: the server refuses this Host or Origin header (see OLLAMA_ORIGINS)"
FORMS: dict[str, tuple[int, Any, Data]] = {
    "a foreign Host header": (403, b"", {"message": HOST_REFUSED, "category": "permission"}),
    "an unknown path": (404, "404 page not found", {"message": "404 page not found", "category": "not_found"}),
    "a wrong method": (405, b"405 method not allowed", {"message": "405 method not allowed", "retryable": False}),
    "a proxy's page": (502, "<html>secret</html>", {"message": "HTTP 502 with 19 bytes of HTML", "retryable": True}),
    "an empty body": (500, None, {"message": "HTTP 500 with an empty body", "category": "server_error"}),
    "no JSON": (500, b"{oops", {"message": "HTTP 500 with 5 bytes of JSON"}),
    "text": (500, "secret", {"message": "HTTP 500 with 6 bytes of text"}),
    "a list": (500, "[1]", {"message": "HTTP 500 with 3 bytes of JSON"}),
    "an OpenAI body": (
        404,
        {"error": {"message": "model 'x' not found", "type": "not_found_error", "param": None, "code": None}},
        {"code": "ACODE-MDL-006", "server_type": "not_found_error"},
    ),
    "a value inside the server": (
        429,
        {"StatusCode": 429, "Status": "429 Too Many Requests", "error": "rate limit exceeded"},
        {"message": "rate limit exceeded", "status": 429, "category": "rate_limited"},
    ),
    "a text inside a text": (400, {"error": '{"error":"model is required"}'}, {"parameter": "model"}),
    "a text that only looks like a document": (400, {"error": "{oops"}, {"message": "{oops"}),
    "other proxies": (500, {"detail": "no"}, {"message": "no", "category": "server_error"}),
    "an empty text": (500, {"error": ""}, {"message": "the server answered HTTP 500 without a reason"}),
    "a status that is none": (-1, {"error": "x"}, {"message": "x", "status": None}),
}


@for_each("name", FORMS)
def test_an_error_is_read_whatever_its_form(name: str) -> None:
    status, body, expected = FORMS[name]
    info = CODEC.decode_error(status, body)
    assert {key: getattr(info, key) for key in expected} == expected
    assert "secret" not in info.to_json()


@requirement("MSG-9")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('error parsing tool call: raw=\'{"city": "Paris"\', err=unexpected end', "error parsing tool call: …"),
        ("bad value, input: my secret", "bad value, …"),
        ('cannot render "' + "s" * 80 + '" here', "cannot render …"),
        ("x" * 400, "x" * 300 + " …"),
        ("model 'short' not found", "model 'short' not found"),
        ("you've reached your hourly usage limit, please upgrade to continue with the work at hand today", None),
        ('{"unknown": "' + "s" * 200 + '"}', "…"),
    ],
)
def test_a_message_ends_before_it_could_quote_content(text: str, shown: str | None) -> None:
    assert without_quotes(text) == (text if shown is None else shown)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"error": "model 'x' not found"}, ModelNotFoundError),
        (OVERFLOW, TokenLimitError),
        ({"error": "error parsing tool call: raw=''"}, ToolCallParseError),
        ({"error parsing tool call": "invalid character"}, ToolCallParseError),
        ({"error": "unauthorized"}, ProviderResponseError),
    ],
)
def test_an_error_in_a_body_with_status_200_is_raised_as_its_kind(body: Data, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        CODEC.decode_response(body)


def test_an_error_in_a_stream_keeps_what_it_is_about() -> None:
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([ndjson(line("a"), {"error": "error parsing tool call: raw='secret'"})])
    assert (caught.value.code, caught.value.info.category) == ("ACODE-MDL-008", "tool_use_failed")
    assert "secret" not in str(caught.value)
    with pytest.raises(TokenLimitError) as full:
        CODEC.decode_stream([ndjson(line("a"), OVERFLOW)])
    assert full.value.partial is not None
    assert full.value.partial.message.text == "a"


@requirement("COD-1")
@pytest.mark.parametrize("code", ERRORS_BY_CODE)
def test_an_error_that_is_written_reads_back_as_its_kind(code: str) -> None:
    written = CODEC.encode_error(ErrorInfo.from_dict({"code": code, "message": "that went wrong"}))
    assert set(written.body) == {"error"}
    assert 400 <= written.status <= 599
    again = CODEC.decode_error(written.status, written.body)
    keeps = {"ACODE-MDL-006", "ACODE-MDL-009", "ACODE-MDL-010"}
    assert again.code == (code if code in keeps else "ACODE-MDL-003")
    assert "that went wrong" in again.message


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"status": 418}, 418),
        ({"status": 200}, 500),
        ({"category": "rate_limited"}, 429),
        ({"category": "not_local"}, 403),
        ({"category": "unsupported"}, 400),
        ({}, 500),
    ],
)
def test_an_error_goes_out_with_the_status_that_fits_it(fields: Data, status: int) -> None:
    info = ErrorInfo.from_dict({"code": "ACODE-MDL-003", "message": "x", **fields})
    assert CODEC.encode_error(info).status == status
    assert error_from_info(info).code == "ACODE-MDL-003"
