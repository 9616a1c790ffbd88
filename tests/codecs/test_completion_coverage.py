"""The ledger of completions is true: every field comes back, or is exactly the loss that the ledger names."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.request import ModelParameters

from tests.cases import for_each
from tests.codecs.coverage.endpoints import COMPLETION_LEDGER
from tests.codecs.coverage.entry import Entry
from tests.codecs.coverage.execute import entry_for, plain
from tests.codecs.coverage.table import COVERAGE
from tests.codecs.coverage.values import JPEG, PNG
from turnwire.codecs.endpoints.codecs import get_endpoint_codec
from turnwire.codecs.registry import get_codec

pytestmark = pytest.mark.requirement("END-1", "COD-6")

NAMES = [("completions", name) for name in ("openai-chat", "vllm", "llamacpp", "ollama-v1", "ollama")]
NAMES += [("native", "llamacpp"), ("infill", "llamacpp")]
SCHEMA = {
    "type": "json_schema",
    "json_schema": {"type": "object", "properties": {}, "additionalProperties": False},
    "name": "n",
}
ANSWER = {"role": "assistant", "content": [{"type": "text", "text": "b"}]}
REQUEST: dict[str, Any] = {"prompt": "p", "parameters": {"model": "m", "temperature": None, "top_p": None}}
RESPONSE: dict[str, Any] = {
    "text": "t",
    "usage": {"prompt_tokens": 3, "completion_tokens": 2},
    "finish_reason": "stop",
    "model": "m",
    "id": "i",
    "created": 7,
}
VALUES: dict[str, dict[str, list[Any]]] = {
    "CompletionRequest": {
        "prompt": ["another", "a [img] tag"],
        "parameters": [REQUEST["parameters"]],
        "suffix": ["s"],
        "system": ["y"],
        "images": [
            [{"type": "image", "data": PNG, "media_type": "image/png"}],
            [{"type": "image", "data": JPEG, "media_type": "image/png"}],
            [{"type": "image", "url": "https://example.org/a.png"}],
            [{"type": "image", "data": PNG, "media_type": "image/png", "detail": "low"}],
        ],
        "response_format": [
            {"type": "text"},
            {"type": "json_object"},
            SCHEMA,
            {**SCHEMA, "description": "d", "strict": False},
        ],
        "stream": [True, False],
        "stream_options": [{"include_usage": True}, {"include_usage": False}],
        "metadata": [{"a": 1}],
        "extras": [{"a": 1}],
    },
    "ModelParameters": {
        "model": ["another"],
        "temperature": [0.5],
        "top_p": [0.5],
        "max_tokens": [7],
        "stop_sequences": [["a"], ["a", "b", "c", "d", "e"]],
        "seed": [7],
        "timeout": [9.5],
        "top_k": [4],
        "min_p": [0.25],
        "frequency_penalty": [0.5],
        "presence_penalty": [0.5],
        "repeat_penalty": [1.5],
        "thinking": [True, False, "low", "minimal", "xhigh"],
        "thinking_budget_tokens": [9],
        "text_format": ["hermes"],
        "provider_options": [{"openai-chat": {"echo": True}, "ollama": {"raw": True}}],
        "extras": [{"a": 1}],
    },
    "CompletionResponse": {
        "text": ["another", ""],
        "thinking": ["hm"],
        "usage": [{"prompt_tokens": 1, "completion_tokens": 2, "cached_tokens": 1}, {}, {"reasoning_tokens": 4}],
        "finish_reason": ["stop", "length", "content_filter", "other", "tool_calls"],
        "raw_finish_reason": ["stop", "limit"],
        "model": ["another"],
        "id": ["j"],
        "created": [8, "2026-11-22T00:00:00Z"],
        "diagnostics": [[{"id": "a", "what": "b"}]],
        "extras": [
            {"own": {"a": [1, 2]}},
            {"choice": {"logprobs": {"content": []}}},
            {"choices": [{"index": 1, "logprobs": None, "finish_reason": "stop", "message": ANSWER}]},
        ],
    },
}
MODELS = {
    "CompletionRequest": CompletionRequest,
    "ModelParameters": ModelParameters,
    "CompletionResponse": CompletionResponse,
}


def entry(endpoint: str, dialect: str, owner: str, field: str) -> Entry:
    own = COMPLETION_LEDGER[endpoint, dialect].covered[owner]
    return own[field] if field in own else COVERAGE[dialect].covered[owner][field]


@pytest.mark.parametrize("owner", MODELS)
def test_every_field_has_its_row_in_every_dialect_and_values_to_try(owner: str) -> None:
    fields = set(MODELS[owner].model_fields)
    assert set(VALUES[owner]) == fields
    for endpoint, dialect in COMPLETION_LEDGER:
        assert {field for field in fields if entry(endpoint, dialect, owner, field)} == fields


def trip(endpoint: str, name: str, owner: str, document: dict[str, Any]) -> tuple[Any, Any, Any, set[str]]:
    """(as it was given, the body, as it came back, ids of the losses)."""
    codec: Any = get_endpoint_codec(endpoint, name)
    if owner == "CompletionResponse":
        sent = CompletionResponse.from_dict(document)
        body, losses = codec.encode_response(sent)
        back: Any = codec.decode_response(dict(body))
    else:
        request = CompletionRequest.from_dict(document)
        sent = request  # type: ignore[assignment]  # one name for what is sent
        body, losses = codec.encode_request(request)
        goes_there = "input_prefix" in body and endpoint == "completions"
        # What goes to /infill has no reader here: its two texts are those of a completion.
        as_completion = {**body, "prompt": body["input_prefix"], "suffix": body["input_suffix"]} if goes_there else body
        left = ("input_prefix", "input_suffix") if goes_there else ()
        read = {key: value for key, value in as_completion.items() if key not in left}
        back = codec.decode_request(read).value
    return plain(sent.to_dict()), plain(body), plain(back.to_dict()), {loss.id for loss in losses}


def placed(owner: str, field: str, value: Any) -> dict[str, Any]:
    if owner == "ModelParameters":
        return {**REQUEST, "parameters": {**REQUEST["parameters"], field: value}}
    base = RESPONSE if owner == "CompletionResponse" else REQUEST
    if field == "stream_options":
        return {**base, "stream": True, field: value}
    return {**base, field: value}


def without(owner: str, field: str) -> dict[str, Any]:
    if owner == "CompletionResponse":
        return {
            key: value for key, value in RESPONSE.items() if key != field or field not in ("id", "model", "created")
        }
    return {**REQUEST, "stream": True} if field == "stream_options" else REQUEST


def said(owner: str, field: str, document: Any) -> Any:
    value = (document["parameters"] if owner == "ModelParameters" else document).get(field)
    if field == "provider_options" and value is not None:
        return {name: {key: each for key, each in own.items() if key in ("echo", "raw")} for name, own in value.items()}
    if field == "usage" and value is not None:
        return {key: each for key, each in value.items() if key not in ("is_estimated", "total_tokens")}
    if field == "parameters":  # each has its own row
        return value["model"]
    if field == "response_format" and value == {"type": "text"}:
        return None
    if field == "response_format" and value:  # servers that want no name have no place for it, as in chats
        return {key: each for key, each in value.items() if key != "name"}
    return value or None


@for_each("owner", MODELS)
@for_each(("endpoint", "name"), NAMES)
def test_every_field_comes_back_or_is_the_loss_that_the_ledger_names(endpoint: str, name: str, owner: str) -> None:
    dialect = get_codec(name).dialect
    faults = []
    for field, values in VALUES[owner].items():
        words, allowed = entry_for(
            entry(endpoint, dialect, owner, field), "answer" if owner == "CompletionResponse" else "request"
        )
        _, plain_body, _, known = trip(endpoint, name, owner, without(owner, field))
        for value in values:
            sent, body, back, losses = trip(endpoint, name, owner, placed(owner, field, value))
            new = losses - known
            if said(owner, field, sent) == said(owner, field, back) and not new:
                if not words and not allowed:
                    faults.append(f"{field}={value!r}: comes back without a row")
            elif new:
                if not all(each in allowed or each.endswith(".foreign_option") for each in new):
                    faults.append(f"{field}={value!r}: lost as {sorted(new)}, the row has {allowed}")
            elif "same as" in words:
                continue
            elif not (body == plain_body and (words.keys() & {"never sent", "unsaid"})):
                faults.append(f"{field}={value!r}: came back as {said(owner, field, back)!r} without a loss")
    assert faults == []


def test_every_loss_of_completions_alone_is_given_by_a_value() -> None:
    given = {
        loss
        for endpoint, name in NAMES
        for owner, fields in VALUES.items()
        for field, values in fields.items()
        for value in values
        for loss in trip(endpoint, name, owner, placed(owner, field, value))[3]
    }
    # What comes from an answer of a chat, and what is lost in reading: test_native.py and tests/gateway hold it.
    elsewhere = {f"openai-chat.{name}" for name in ("completion_part", "infill_prompt", "native_form")}
    assert {loss for page in COMPLETION_LEDGER.values() for loss in page.losses} - given <= elsewhere
