"""Errors, both ways: every type of the contract, the shapes of other servers, and errors inside a stream."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo

from tests.codecs.anthropic.anthropic_wire import ANTHROPIC_CODEC, begin, check_wire, decode, piece, plain, start, text
from tests.requirements import requirement
from turnwire.core.errors import StreamError, TokenLimitError


def told(kind: str, message: str = "Something", **fields: Any) -> Any:
    return {"type": "error", "error": {"type": kind, "message": message}, **fields}


@requirement("COD-3")
@pytest.mark.parametrize(
    ("status", "kind", "category", "retryable"),
    [
        (400, "invalid_request_error", "invalid_request", False),
        (401, "authentication_error", "authentication", False),
        (402, "billing_error", "invalid_request", False),
        (403, "permission_error", "permission", False),
        (404, "not_found_error", "not_found", False),
        (409, "conflict_error", "server_error", True),
        (429, "rate_limit_error", "rate_limited", True),
        (500, "api_error", "server_error", True),
        (504, "timeout_error", "server_error", True),
        (529, "overloaded_error", "overloaded", True),
    ],
)
def test_every_type_is_understood_by_status_and_alone_and_written_again(
    status: int, kind: str, category: str, retryable: bool
) -> None:
    body = told(kind, request_id="req_1")
    info = ANTHROPIC_CODEC.decode_error(status, json.dumps(body))
    assert info.to_dict() == {
        "code": "ACODE-MDL-003",
        "message": "Something",
        "status": status,
        "server_type": kind,
        "category": category,
        "retryable": retryable,
        "details": {"request_id": "req_1"},
    }
    inside = ANTHROPIC_CODEC.decode_error(None, body)
    assert inside == info.replace(status=None)
    for each in (info, inside):
        written = ANTHROPIC_CODEC.encode_error(each)
        assert (written.status, plain(written.body)) == (status, body)
        check_wire("error", "ErrorResponse", written.body)


@pytest.mark.parametrize(
    ("status", "body", "code", "category"),
    [
        (404, told("not_found_error", "model: claude-sonet-4-5"), "ACODE-MDL-006", "not_found"),
        (404, told("NotFoundError", "The model `x` does not exist."), "ACODE-MDL-006", "not_found"),
        (400, told("invalid_request_error", "prompt is too long: 9 tokens > 8"), "ACODE-MDL-010", "context_overflow"),
        (503, told("Service Unavailable", "busy"), "ACODE-MDL-003", "overloaded"),
        (401, {"error": "Unauthorized"}, "ACODE-MDL-003", "authentication"),
        (405, {"detail": "Method Not Allowed"}, "ACODE-MDL-003", "invalid_request"),
        (500, "<html>", "ACODE-MDL-003", "server_error"),
        (502, None, "ACODE-MDL-003", "server_error"),
        (500, [1], "ACODE-MDL-003", "server_error"),
        (200, told("overloaded_error"), "ACODE-MDL-003", "overloaded"),
        (None, {"code": 500, "message": "x", "type": "server_error"}, "ACODE-MDL-003", "server_error"),
    ],
)
def test_errors_of_every_server_of_the_dialect(status: int | None, body: Any, code: str, category: str) -> None:
    info = ANTHROPIC_CODEC.decode_error(status, body)
    assert (info.code, info.category) == (code, category)
    check_wire("error", "ErrorResponse", ANTHROPIC_CODEC.encode_error(info).body)


@pytest.mark.parametrize(
    ("fields", "status", "kind"),
    [
        ({"category": "overloaded", "status": 503}, 529, "overloaded_error"),
        # A status that the contract has a type for says more than the category.
        ({"category": "invalid_request", "status": 413}, 413, "request_too_large"),
        ({"category": "invalid_request", "status": 409}, 409, "conflict_error"),
        ({"category": "permission", "status": 402}, 402, "billing_error"),
        ({"category": "rate_limited"}, 429, "rate_limit_error"),
        ({"category": "not_local"}, 403, "permission_error"),
        ({"category": "interrupted"}, 500, "api_error"),
        ({"code": "ACODE-MDL-001"}, 529, "overloaded_error"),
        ({"code": "ACODE-MDL-002"}, 504, "timeout_error"),
        ({"code": "ACODE-MDL-006"}, 404, "not_found_error"),
        ({"code": "ACODE-MDL-004"}, 500, "api_error"),
    ],
)
def test_errors_of_any_origin_are_written_as_types_of_the_contract(fields: Any, status: int, kind: str) -> None:
    info = ErrorInfo(**{"code": "ACODE-MDL-003", "message": "m", **fields})
    written = ANTHROPIC_CODEC.encode_error(info)
    assert (written.status, written.body) == (status, told(kind, "m"))


def test_the_finer_code_of_an_error_is_kept() -> None:
    body = {"type": "error", "error": {"type": "api_error", "message": "m", "details": {"error_code": "x", "n": 1}}}
    info = ANTHROPIC_CODEC.decode_error(500, body)
    assert info.details == {"error_code": "x"}
    assert plain(ANTHROPIC_CODEC.encode_error(info).body)["error"]["details"] == {"error_code": "x"}


def test_errors_hold_nothing_that_was_said() -> None:
    words = "input_value='my secret words'"
    assert "secret" not in ANTHROPIC_CODEC.decode_error(400, told("x", f"bad: {words}")).message


@requirement("REQ-3")
def test_an_error_in_mid_stream_comes_after_what_was_said() -> None:
    begun = [start(), begin(0, text("")), piece(0, "text", "Hel")]
    with pytest.raises(StreamError) as caught:
        decode(*begun, told("overloaded_error", "Overloaded"), piece(0, "text", "lo"))
    info = caught.value.info
    assert (info.code, info.category, info.retryable, info.status) == ("ACODE-MDL-008", "overloaded", True, None)
    assert caught.value.partial is not None
    assert caught.value.partial.message.content == "Hel"
    assert caught.value.partial.usage.prompt_tokens == 12
    with pytest.raises(StreamError) as caught:
        decode(*begun, 'event: error\ndata: {"code":500,"message":"no","type":"server_error"}\n\n')
    assert caught.value.info.category == "server_error"
    with pytest.raises(StreamError) as caught:
        decode(*begun, "event: error\ndata: {}\n\n")
    assert caught.value.info.message
    with pytest.raises(TokenLimitError):
        decode(told("invalid_request_error", "prompt is too long: 9 tokens > 8 maximum"))
