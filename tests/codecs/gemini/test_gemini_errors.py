"""Errors in both directions, the model list, and counting tokens."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.provider import Capabilities, ModelInfo

from tests.cases import for_each
from tests.codecs.gemini.gemini_wire import BUDGET, GEMINI, Data, check_wire, encode, plain, request
from tests.requirements import requirement
from turnwire.codecs.endpoints.model_lists import ListedModel
from turnwire.codecs.gemini.models import model_list
from turnwire.core.errors import InvalidDataError, ProviderError

INFO = "type.googleapis.com/google.rpc.ErrorInfo"


def error(code: int, status: str, message: str = "no", *details: Data) -> Data:
    return {
        "error": {"code": code, "message": message, "status": status} | ({"details": list(details)} if details else {})
    }


ERRORS: list[tuple[int | None, Any, Data]] = [
    (
        400,
        error(
            400,
            "INVALID_ARGUMENT",
            "API key not valid.",
            {"@type": INFO, "reason": "API_KEY_INVALID", "domain": "googleapis.com"},
        ),
        {"code": "ACODE-MDL-003", "category": "authentication", "retryable": False, "server_type": "API_KEY_INVALID"},
    ),
    (400, error(400, "INVALID_ARGUMENT"), {"code": "ACODE-MDL-003", "category": "invalid_request", "retryable": False}),
    (400, error(400, "FAILED_PRECONDITION"), {"category": "invalid_request", "server_type": "FAILED_PRECONDITION"}),
    (
        400,
        error(400, "INVALID_ARGUMENT", "The input token count (5) exceeds the maximum number of tokens allowed (4)."),
        {"code": "ACODE-MDL-010", "category": "context_overflow", "retryable": False},
    ),
    (
        400,
        error(400, "INVALID_ARGUMENT", "Function calling is not enabled for models/gemma"),
        {"category": "unsupported"},
    ),
    (401, error(401, "UNAUTHENTICATED"), {"category": "authentication"}),
    (403, error(403, "PERMISSION_DENIED"), {"category": "permission", "retryable": False}),
    (
        404,
        error(404, "NOT_FOUND", "models/x is not found for API version v1"),
        {"code": "ACODE-MDL-006", "category": "not_found"},
    ),
    (404, error(404, "NOT_FOUND", "no such file"), {"code": "ACODE-MDL-003", "category": "not_found"}),
    (
        429,
        error(
            429,
            "RESOURCE_EXHAUSTED",
            "quota",
            {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "39.5s"},
        ),
        {"category": "rate_limited", "retryable": True, "retry_after_s": 39.5, "server_type": "RESOURCE_EXHAUSTED"},
    ),
    (499, error(499, "CANCELLED"), {"category": "interrupted", "retryable": False}),
    (500, error(500, "INTERNAL"), {"category": "server_error", "retryable": True}),
    (503, error(503, "UNAVAILABLE"), {"category": "overloaded", "retryable": True}),
    (504, error(504, "DEADLINE_EXCEEDED"), {"category": "server_error", "retryable": True}),
    (503, [error(503, "UNAVAILABLE")], {"category": "overloaded", "message": "no"}),
    (None, error(503, "UNAVAILABLE"), {"category": "overloaded", "status": 503}),
    (200, {"error": {"status": "RESOURCE_EXHAUSTED"}}, {"category": "rate_limited", "status": 429}),
    (502, "<html>bad gateway</html>", {"category": "server_error", "message": "HTTP 502 with 24 bytes of HTML"}),
    (500, "", {"category": "server_error", "message": "HTTP 500 with an empty body"}),
    (400, {"error": "Unauthorized"}, {"category": "invalid_request", "message": "Unauthorized"}),
]


@for_each(("status", "told", "wanted"), ERRORS)
def test_errors_are_classified(status: int | None, told: Any, wanted: Data) -> None:
    data = told if isinstance(told, str) else json.dumps(told)
    found = GEMINI.decode_error(status, data).to_dict()
    assert {key: found.get(key) for key in wanted} == wanted
    if isinstance(told, dict):
        assert GEMINI.decode_error(status, told).to_dict() == found


def test_details_with_keys_and_content_are_not_kept() -> None:
    debug = {"@type": "type.googleapis.com/google.rpc.DebugInfo", "detail": "Invalid API key: key1234"}
    found = GEMINI.decode_error(400, json.dumps(error(400, "INVALID_ARGUMENT", "no", debug)))
    assert "key1234" not in json.dumps(found.to_dict())
    told = {"@type": INFO, "reason": "A_REASON", "domain": "the key is key1234"}
    found = GEMINI.decode_error(400, json.dumps(error(400, "INVALID_ARGUMENT", "no", told)))
    assert found.details == {"reason": "A_REASON"}
    found = GEMINI.decode_error(400, json.dumps(error(400, "INVALID_ARGUMENT", "no", {**told, "reason": "key1234"})))
    assert found.details is None


@pytest.mark.parametrize(
    ("info", "status", "wire"),
    [
        (
            {"code": "ACODE-MDL-003", "message": "m", "status": 429},
            429,
            {"code": 429, "message": "m", "status": "RESOURCE_EXHAUSTED"},
        ),
        ({"code": "ACODE-MDL-006", "message": "m"}, 404, {"code": 404, "message": "m", "status": "NOT_FOUND"}),
        ({"code": "ACODE-MDL-002", "message": "m"}, 504, {"code": 504, "message": "m", "status": "DEADLINE_EXCEEDED"}),
        ({"code": "ACODE-MDL-003", "message": "m"}, 500, {"code": 500, "message": "m", "status": "INTERNAL"}),
        (
            {"code": "ACODE-MDL-003", "message": "m", "status": 418},
            418,
            {"code": 418, "message": "m", "status": "INVALID_ARGUMENT"},
        ),
        (
            {
                "code": "ACODE-MDL-003",
                "message": "m",
                "category": "invalid_request",
                "server_type": "FAILED_PRECONDITION",
            },
            400,
            {"code": 400, "message": "m", "status": "FAILED_PRECONDITION"},
        ),
        (
            {
                "code": "ACODE-MDL-003",
                "message": "m",
                "category": "rate_limited",
                "retry_after_s": 3,
                "details": {"reason": "X_Y", "domain": "a.b"},
            },
            429,
            {
                "code": 429,
                "message": "m",
                "status": "RESOURCE_EXHAUSTED",
                "details": [
                    {"@type": INFO, "reason": "X_Y", "domain": "a.b"},
                    {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "3s"},
                ],
            },
        ),
    ],
)
def test_errors_are_written_for_clients(info: Data, status: int, wire: Data) -> None:
    told = GEMINI.encode_error(ErrorInfo.from_dict(info))
    assert (told.status, told.body) == (status, {"error": wire})
    check_wire("error", "ErrorResponse", told.body)


@for_each(("status", "told", "wanted"), [row for row in ERRORS if isinstance(row[1], dict) and row[0]])
def test_an_error_passed_on_to_a_client_keeps_its_kind(status: int, told: Data, wanted: Data) -> None:
    first = GEMINI.decode_error(status, told)
    status, written = GEMINI.encode_error(first)
    again = GEMINI.decode_error(status, written)
    assert (again.code, again.category, again.retryable, again.retry_after_s) == (
        first.code,
        first.category,
        first.retryable,
        first.retry_after_s,
    )


# Models


LISTED: Data = {
    "models": [
        {
            "name": "models/gemini-2.5-flash",
            "version": "001",
            "displayName": "Gemini 2.5 Flash",
            "inputTokenLimit": 1048576,
            "outputTokenLimit": 65536,
            "supportedGenerationMethods": ["generateContent", "countTokens"],
            "thinking": True,
        },
        {"name": "publishers/google/models/gemini-x"},
    ],
    "nextPageToken": "x",
}


def test_models_are_listed() -> None:
    first, second = GEMINI.decode_models(LISTED)
    assert (first.name, first.context_length) == ("gemini-2.5-flash", 1048576)
    assert plain(first.to_dict())["capabilities"] == {"thinking": "yes", "embedding": "no"}
    assert (second.name, plain(second.extras)) == ("gemini-x", {"name": "publishers/google/models/gemini-x"})
    assert GEMINI.decode_models(b"{}") == ()


def test_models_of_any_origin_are_listed_for_a_client() -> None:
    thinker = Capabilities.from_dict({"thinking": "yes"})
    first, second = ModelInfo(name="llama3.2:3b", context_length=8192), ModelInfo(name="t", capabilities=thinker)
    body = model_list([ListedModel(each.name, each, "o", each.name) for each in (first, second)], {})
    check_wire("models", "ModelList", body)
    methods = ["generateContent", "streamGenerateContent", "countTokens"]
    named = {"version": "1", "supportedGenerationMethods": methods}
    of_llama = {"name": "models/llama3.2:3b", "baseModelId": "llama3.2:3b", "displayName": "llama3.2:3b", **named}
    assert body == {
        "models": [
            {**of_llama, "inputTokenLimit": 8192, "outputTokenLimit": 8192},
            {"name": "models/t", "baseModelId": "t", "displayName": "t", **named, "thinking": True},
        ]
    }


@pytest.mark.parametrize("bad", [b"<html>", "[1]", {"data": []}, {"models": 7}, error(403, "PERMISSION_DENIED")])
def test_what_is_no_model_list_is_an_error(bad: Any) -> None:
    with pytest.raises(ProviderError):
        GEMINI.decode_models(bad)


# Counting


def test_a_request_is_counted_whole() -> None:
    asked = request({"role": "system", "content": "Be short."}, {"role": "user", "content": "Hello!"})
    body, losses = GEMINI.encode_count_tokens(asked)
    assert losses == ()
    check_wire("request", "CountTokensRequest", body)
    assert plain(body) == {"generateContentRequest": {"model": f"models/{BUDGET}", **encode(asked)}}
    assert GEMINI.decode_count_tokens(plain(body)).value == asked
    contents = {"contents": encode(asked)["contents"]}
    assert len(GEMINI.decode_count_tokens(contents, model=BUDGET).value.messages) == 1
    with pytest.raises(InvalidDataError, match="give contents, or a generateContentRequest"):
        GEMINI.decode_count_tokens({}, model=BUDGET)


@requirement("COD-1")
def test_a_count_refuses_what_a_request_refuses() -> None:
    part = {"functionCall": {"name": "f", "id": 5, "args": {}}}
    with pytest.raises(InvalidDataError, match="/contents/0/parts/0/functionCall/id: must be text"):
        GEMINI.decode_count_tokens({"contents": [{"role": "model", "parts": [part]}]}, model=BUDGET)


def test_counts_are_read_and_written() -> None:
    assert GEMINI.encode_token_count(31) == {"totalTokens": 31}
    assert GEMINI.decode_token_count({"totalTokens": 31, "promptTokensDetails": []}) == 31
    assert GEMINI.decode_token_count(b"{}") == 0
    for bad in ({"totalTokens": "x"}, [1], error(404, "NOT_FOUND")):
        with pytest.raises(ProviderError):
            GEMINI.decode_token_count(bad)
