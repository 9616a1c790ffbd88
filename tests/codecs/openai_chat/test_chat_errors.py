"""Errors of every server in one form, and back; refused calls; model lists."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo

from tests.cases import for_each
from tests.codecs.edge_cases import edge_case
from tests.codecs.openai_chat.chat_wire import CHAT, CODECS, Data, check_wire
from tests.requirements import requirement
from turnwire.codecs.errors.statuses import STATUS_BY_CATEGORY
from turnwire.codecs.openai_chat.read_errors import invalid_call_from_tool_use_failed
from turnwire.core.errors import ProviderError
from turnwire.core.ids import mint_tool_call_id

VLLM_OVERFLOW = (
    "This model's maximum context length is 512 tokens. However, your prompt contains at least 513 input tokens, which "
    "exceeds this limit even without any output tokens. Please reduce the length of the input prompt."
)


def openai(message: str, kind: str = "invalid_request_error", code: Any = None, **fields: Any) -> Data:
    return {"error": {"message": message, "type": kind, "param": None, "code": code, **fields}}


@for_each(
    ("status", "body", "code", "category", "retryable"),
    [
        # vLLM
        (400, openai(VLLM_OVERFLOW, "BadRequestError", 400), "010", "context_overflow", False),
        (401, {"error": "Unauthorized"}, "003", "authentication", False),
        (404, {"detail": "Not Found"}, "003", "not_found", False),
        (404, openai("The model `x` does not exist.", "NotFoundError", 404), "006", "not_found", False),
        (400, openai("SmolLM2 is not a multimodal model", "BadRequestError", 400), "003", "unsupported", False),
        (
            400,
            openai('"auto" tool choice requires --tool-call-parser', "BadRequestError", 400),
            "003",
            "unsupported",
            False,
        ),
        (503, openai("The engine is currently busy", "Service Unavailable", 503), "003", "overloaded", True),
        (500, openai("EngineCore encountered an issue.", "InternalServerError", 500), "003", "server_error", True),
        # llama.cpp
        (
            400,
            {
                "error": {
                    "code": 400,
                    "message": "request (3010 tokens) exceeds the available context size (2048 tokens)",
                    "type": "exceed_context_size_error",
                    "n_prompt_tokens": 3010,
                    "n_ctx": 2048,
                }
            },
            "010",
            "context_overflow",
            False,
        ),
        (
            404,
            {"error": {"message": "File Not Found", "type": "not_found_error", "code": 404}},
            "003",
            "not_found",
            False,
        ),
        (
            500,
            openai("Failed to parse tools: Missing tool function", "server_error", 500),
            "003",
            "invalid_request",
            False,
        ),
        (500, openai("image input is not supported", "server_error", 500), "003", "unsupported", False),
        (
            500,
            openai("The model produced output that does not match the expected peg-native format", "server_error", 500),
            "009",
            "tool_use_failed",
            True,
        ),
        (501, openai("This server does not support metrics", "not_supported_error", 501), "003", "unsupported", False),
        # OpenAI, Groq, Ollama's /v1
        (400, openai("too long", code="context_length_exceeded"), "010", "context_overflow", False),
        (404, openai("The model `x` does not exist", code="model_not_found"), "006", "not_found", False),
        (403, openai("no"), "003", "permission", False),
        (422, openai("no"), "003", "invalid_request", False),
        (429, openai("slow down", "rate_limit_error", "rate_limit_exceeded"), "003", "rate_limited", True),
        (429, openai("pay first", code="insufficient_quota"), "003", "rate_limited", False),
        (409, openai("again"), "003", "server_error", True),
        (498, openai("flex capacity"), "003", "overloaded", True),
        (400, openai("blocked", code="content_filter"), "003", "content_filter", False),
        (400, openai("Tool call validation failed", code="tool_use_failed"), "009", "tool_use_failed", True),
        (404, openai('model "x" not found, try pulling it first', "api_error"), "006", "not_found", False),
        (
            500,
            openai("error parsing tool call: raw='{', err=unexpected end", "api_error"),
            "009",
            "tool_use_failed",
            True,
        ),
        # no error at all
        (502, b"<html>Bad Gateway</html>", "003", "server_error", True),
        (500, b"", "003", "server_error", True),
        (400, {"ok": False}, "003", "invalid_request", False),
        (None, b"[]", "003", "protocol", None),
    ],
)
@requirement("PRV-6")
def test_errors_are_told_apart(status: int | None, body: Any, code: str, category: str, retryable: bool | None) -> None:
    given = body if isinstance(body, bytes) else json.dumps(body).encode()
    for form in (given, given.decode(), body):
        info = CHAT.decode_error(status, form)
        assert (info.code, info.category, info.retryable) == (f"ACODE-MDL-{code}", category, retryable)
        assert info.status == status


def test_the_fields_of_an_error_are_kept() -> None:
    told = openai("no such", "BadRequestError", 400, n_ctx=5)
    told["error"]["param"] = "messages[0]"
    assert CHAT.decode_error(400, told).to_dict() == {
        "code": "ACODE-MDL-003",
        "message": "no such",
        "status": 400,
        "server_type": "BadRequestError",
        "category": "invalid_request",
        "retryable": False,
        "parameter": "messages[0]",
        "details": {"n_ctx": 5},
    }


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        ("1 validation error:\n  {'type': 'x', 'input': 'secret'}", "1 validation error: {'type': 'x' …"),
        ("bad [type=missing, input_value={'a': 'secret'}]", "bad [type=missing …"),
        ('Failed to parse messages: Missing \'role\' in message: {"content":"secret"}', None),
        ("error parsing tool call: raw='secret', err=x", "error parsing tool call …"),
        ('unexpected tokens: Some("secret")', "unexpected tokens …"),
        ("Failed to parse input at pos 5: secret", "Failed to parse input …"),
        ("parse error - invalid literal; last read: 'secret'", "parse error - invalid literal …"),
        ("tools = x; tools = [\n {secret}", "tools = x …"),
        (f"value '{'secret ' * 20}' is wrong", "value …"),
        ("x" * 400, "x" * 300 + "…"),
        ("", "the server answered with invalid_request_error"),
        ('{"secret": 1}', "the server answered with invalid_request_error"),
    ],
)
@requirement("PRV-9")
def test_a_servers_sentence_is_shown_up_to_where_it_quotes_the_request(message: str, shown: str | None) -> None:
    info = CHAT.decode_error(400, openai(message))
    assert "secret" not in info.to_json()
    if shown is not None:
        assert info.message == shown


def test_a_body_that_is_no_json_is_named_by_kind_and_size() -> None:
    assert CHAT.decode_error(502, b"<!DOCTYPE html><p>secret").message == "HTTP 502 with 24 bytes of HTML"
    assert CHAT.decode_error(502, "secret").message == "HTTP 502 with 6 bytes of text"
    assert CHAT.decode_error(502, None).message == "HTTP 502 with an empty body"
    assert CHAT.decode_error(502, b'["secret"]').message == "HTTP 502 with a JSON array that holds no error"


# Errors for clients


@for_each("variant", list(CODECS))
@for_each("category", list(STATUS_BY_CATEGORY))
def test_an_error_that_is_written_is_read_as_the_same_kind(variant: str, category: str) -> None:
    codes = {"context_overflow": "010", "tool_use_failed": "009"}
    error = ErrorInfo.from_dict(
        {"code": f"ACODE-MDL-{codes.get(category, '003')}", "message": "It went wrong.", "category": category}
    )
    if category == "context_overflow":
        error = error.replace(message="The prompt exceeds the maximum context length.")
    if category == "unsupported":
        error = error.replace(message="The model does not support tools.")
    codec = CODECS[variant]
    status, body = codec.encode_error(error)
    assert status == STATUS_BY_CATEGORY[category]
    check_wire("error", "ErrorResponse", body)
    read = codec.decode_error(status, body)
    folded = {"not_local": "permission", "protocol": "server_error", "interrupted": "server_error"}
    if variant == "mlx-lm":
        folded |= {"not_found": "server_error"}  # whatever fails is 404 there
    if variant in ("vllm", "llamacpp", "litellm"):
        folded |= {"content_filter": "invalid_request", "tool_use_failed": "invalid_request"}
    assert (read.message, read.category) == (error.message, folded.get(category, category))


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({"code": "ACODE-MDL-006", "category": "not_found"}, 404, "model_not_found"),
        ({"code": "ACODE-MDL-002"}, 504, None),
        ({"code": "ACODE-MDL-001"}, 503, None),
        ({"code": "ACODE-MDL-003", "status": 418}, 418, None),
        ({"code": "ACODE-MDL-003"}, 500, None),
    ],
)
def test_the_status_of_an_error_follows_from_what_is_known(fields: Data, status: int, code: str | None) -> None:
    found = CHAT.encode_error(ErrorInfo.from_dict({"message": "no", **fields}))
    assert (found.status, found.body["error"]["code"]) == (status, code)
    assert CODECS["vllm"].encode_error(ErrorInfo.from_dict({"message": "no", **fields})).body["error"]["code"] == status


@pytest.mark.parametrize(("code", "kind"), [("ACODE-MDL-001", "server_error"), ("ACODE-MDL-002", "server_error")])
def test_a_server_that_cannot_be_reached_is_no_fault_of_the_request(code: str, kind: str) -> None:
    error = ErrorInfo.from_dict({"message": "no", "code": code})
    assert CHAT.encode_error(error).body["error"]["type"] == kind
    assert CODECS["vllm"].encode_error(error).body["error"]["type"] == "InternalServerError"


# Refused calls


@edge_case(77)
@pytest.mark.parametrize(
    ("generation", "calls"),
    [
        ('{"name": "f", "arguments": {"x": "é"}}', [("f", '{"x": "é"}')]),
        ('{"name": "f", "arguments": "{\\"x\\": 1}"}', [("f", '{"x": 1}')]),
        ('{"name": "f", "parameters": null}', [("f", "")]),
        ('[{"name": "f", "arguments": {}}, {"name": "", "arguments": {}}]', [("f", "{}"), (None, "{}")]),
        ('<function=f{"x": 1}</function>', [("f", '{"x": 1}')]),
        ('<function=f>{"x": 1}</function><function=g>{}', [("f", '{"x": 1}'), ("g", "{}")]),
    ],
)
def test_a_refused_call_becomes_an_invalid_call(generation: str, calls: list[tuple[str | None, str]]) -> None:
    told = openai("Tool call validation failed", code="tool_use_failed", failed_generation=generation)
    for form in (told, json.dumps(told), json.dumps(told).encode()):
        message = invalid_call_from_tool_use_failed(form)
        assert message is not None
        assert message.to_dict() == {
            "role": "assistant",
            "invalid_tool_calls": [
                {
                    "id": mint_tool_call_id("tool_use_failed", position, name or "", text),
                    "id_origin": "minted",
                    **({"name": name} if name else {}),
                    "arguments_text": text,
                    "reason": "server_rejected",
                    "position": position,
                    "detail": "the server refused the call; its error message says why",
                }
                for position, (name, text) in enumerate(calls)
            ],
        }


@edge_case(77)
def test_a_refused_text_becomes_the_text_of_the_answer() -> None:
    told = openai("no call was made", code="tool_use_failed", failed_generation="It is sunny.")
    message = invalid_call_from_tool_use_failed(told)
    assert message is not None
    assert message.to_dict() == {"role": "assistant", "content": "It is sunny."}
    assert "sunny" not in CHAT.decode_error(400, told).to_json()


@pytest.mark.parametrize(
    "told",
    [
        openai("no", code="tool_use_failed"),
        openai("no", code="model_not_found", failed_generation="x"),
        {"choices": []},
        b"<html>",
        None,
    ],
)
def test_any_other_error_is_no_message(told: Any) -> None:
    assert invalid_call_from_tool_use_failed(told) is None


# Model lists


def test_models_of_every_server_are_read() -> None:
    listed = {
        "object": "list",
        "data": [
            {"id": "a", "object": "model", "created": 1, "owned_by": "vllm", "max_model_len": 4096, "root": None},
            {"id": "b", "object": "model", "meta": {"n_ctx": 2048, "size": 7, "ftype": "Q4_1", "n_ctx_train": 8192}},
            {"id": "c", "object": "model", "context_window": 131072},
            {"id": "d", "object": "model", "meta": {"n_ctx_train": 8192}},
            {"object": "model"},
        ],
    }
    assert [model.to_dict() for model in CHAT.decode_models(json.dumps(listed).encode())] == [
        {
            "name": "a",
            "context_length": 4096,
            "extras": {"created": 1, "owned_by": "vllm", "max_model_len": 4096},
        },
        {
            "name": "b",
            "context_length": 2048,
            "size_bytes": 7,
            "quantization": "Q4_1",
            "extras": {"meta": {"n_ctx": 2048, "size": 7, "ftype": "Q4_1", "n_ctx_train": 8192}},
        },
        {"name": "c", "context_length": 131072, "extras": {"context_window": 131072}},
        {"name": "d", "context_length": 8192, "extras": {"meta": {"n_ctx_train": 8192}}},
    ]


def test_a_server_without_models_has_an_empty_list() -> None:
    assert CODECS["ollama-v1"].decode_models({"object": "list", "data": None}) == ()


@pytest.mark.parametrize(
    ("body", "category"),
    [
        (b"<html></html>", "protocol"),
        ({"object": "list"}, "protocol"),
        ({"data": {"a": 1}}, "protocol"),
        ({"error": "Unauthorized"}, None),
        ({"error": {"message": "no", "code": 401}}, "authentication"),
    ],
)
def test_a_body_that_is_no_model_list_is_a_typed_error(body: Any, category: str | None) -> None:
    with pytest.raises(ProviderError) as caught:
        CHAT.decode_models(body)
    assert caught.value.info.category == category


@requirement("COD-7")
@pytest.mark.parametrize("status", [None, 200, 404])
def test_a_model_that_is_not_there_is_told_by_the_words_of_the_server_whatever_status_came(status: int | None) -> None:
    said = {"error": {"message": "The model `m` does not exist.", "type": "NotFoundError"}}
    info = CHAT.decode_error(status, said)
    assert (info.code, info.category, info.retryable) == ("ACODE-MDL-006", "not_found", False)
