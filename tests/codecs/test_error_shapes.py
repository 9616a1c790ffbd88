"""The message of a failed request, under whatever name a framework or a proxy in front of a server puts it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import CODEC_NAMES, get_codec

SAID = "quota exceeded for your plan"
SHAPES: list[Any] = [
    {"error": {"error": {"message": SAID}}},
    {"error": {"msg": SAID}},
    {"error": {"detail": SAID}},
    {"error": {"message": {"text": SAID}}},
    {"error": {"message": [SAID]}},
    {"error": {"errors": [{"message": SAID}]}},
    {"error": {"code": 1, "message": None, "details": [{"message": SAID}]}},
    {"error": "invalid_request", "error_description": SAID},
    {"error": "bad", "error_message": SAID},
    {"statusCode": 429, "error": "Too Many Requests", "message": SAID},
    {"errors": [{"message": SAID}]},
    {"errors": [SAID]},
    {"errors": {"model": [SAID]}},
    {"detail": {"error": SAID}},
    {"fault": {"faultstring": SAID}},
    {"Message": SAID},
    {"Error": SAID},
    {"msg": SAID},
    {"reason": SAID},
]


@requirement("COD-7")
@for_each("dialect", CODEC_NAMES)
@for_each("shape", SHAPES, ids=json.dumps)
def test_every_shape_keeps_its_message(dialect: str, shape: Any) -> None:
    info = get_codec(dialect).decode_error(429, json.dumps(shape).encode())
    assert SAID in info.message
    assert (info.status, info.category, info.retryable) == (429, "rate_limited", True)


@pytest.mark.parametrize("dialect", CODEC_NAMES)
def test_what_was_sent_is_not_taken_for_a_message(dialect: str) -> None:
    body = {"detail": [{"type": "missing", "input": {"prompt": "secret"}}], "request": {"message": "secret"}}
    assert "secret" not in get_codec(dialect).decode_error(422, json.dumps(body)).to_json()
