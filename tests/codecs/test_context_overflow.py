"""A prompt that is too long is known by every server's sentence, and said to each client in words that it acts on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.errors.context_overflow import SENTENCES, counts_in, said_too_long
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError, TokenLimitError

LM_STUDIO = (
    "Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length "
    "of only 4096 tokens, which is not enough. Try to load the model with a larger context length, or provide a "
    "shorter input"
)
SAID: dict[str, tuple[str, int | None, int | None]] = {
    "oMLX": ("Prompt too long: 9000 tokens exceeds max context window of 4096 tokens", 9000, 4096),
    "LM Studio 0.3": (LM_STUDIO, 9000, 4096),
    "LM Studio 0.4": (
        "The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 9000>= "
        "n_ctx: 4096). Try to load the model with a larger context length, or provide a shorter input.",
        9000,
        4096,
    ),
    "SGLang": ("The input (9000 tokens) is longer than the model's context length (4096 tokens).", 9000, 4096),
    "SGLang's total": (
        "Requested token count exceeds the model's maximum context length of 4096 tokens. You requested a total of "
        "9000 tokens: 8000 tokens from the input messages and 1000 tokens for the completion.",
        9000,
        4096,
    ),
    "SGLang's scheduler": ("Input length (9000 tokens) exceeds the maximum allowed length (4096 tokens).", 9000, 4096),
    "TGI": (
        "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 9000 `inputs` tokens and "
        "100 `max_new_tokens`",
        9000,
        4096,
    ),
    "TGI's input": ("Input validation error: `inputs` must have less than 4096 tokens. Given: 9000", 9000, 4096),
    "LiteLLM": (
        "litellm.ContextWindowExceededError: litellm.BadRequestError: ContextWindowExceededError: OpenAIException - "
        "request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it",
        9000,
        4096,
    ),
    "LiteLLM's class": ("litellm.ContextWindowExceededError: too much", None, None),
    "Anthropic": ("prompt is too long: 9000 tokens > 4096 maximum", 9000, 4096),
    "Anthropic with a limit": (
        "input length and `max_tokens` exceed context limit: 4000 + 1000 > 4096, decrease input length or `max_tokens` "
        "and try again",
        4000,
        4096,
    ),
    "vLLM": (
        "This model's maximum context length is 4096 tokens. However, your prompt contains at least 4097 input tokens, "
        "which exceeds this limit even without any output tokens. Please reduce the length of the input prompt.",
        4097,
        4096,
    ),
    "vLLM before 0.20": (
        "This model's maximum context length is 4,096 tokens. However, you requested 9,000 tokens (8000 in the "
        "messages, 1000 in the completion). Please reduce the length of the messages or completion.",
        9000,
        4096,
    ),
    "llama.cpp": (
        "request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it",
        9000,
        4096,
    ),
    "llama.cpp before": ("the request exceeds the available context size. try increasing the context size", None, None),
    "Ollama": ("the input length exceeds the context length", None, None),
    "Ollama's cloud": ("prompt too long; exceeded max context length by 12 tokens", None, None),
    "Gemini": ("The input token count (9000) exceeds the maximum number of tokens allowed (4096).", 9000, 4096),
    "OpenAI Responses": ("Your input exceeds the context window of this model. Please adjust your input.", None, None),
    "LMDeploy": ("Input length (9000) must be smaller than the model context length (4096).", 9000, 4096),
    "llama-cpp-python": ("Requested tokens (9000) exceed context window of 4096", 9000, 4096),
    "Mistral": (
        "Prompt contains 9000 tokens and 0 draft tokens, too large for model with 4096 maximum context length",
        9000,
        4096,
    ),
    "xAI": ("This model's maximum prompt length is 4096 but the request contains 9000 tokens.", 9000, 4096),
    "Groq": ("Please reduce the length of the messages or completion.", None, None),
    "Bedrock": ("Input is too long for requested model.", None, None),
}
DIALECTS = (
    "openai-chat",
    "vllm",
    "llamacpp",
    "anthropic",
    "openai-responses",
    "gemini",
    "gemini-interactions",
    "ollama",
)
STREAMED: dict[str, Any] = {
    "event": lambda error: f"event: error\ndata: {json.dumps(error)}\n\n".encode(),
    "data": lambda error: f"data: {json.dumps(error)}\n\n".encode(),
}

every_dialect = pytest.mark.parametrize("name", DIALECTS)
every_sentence = for_each("server", SAID)


@requirement("PRV-6")
@every_dialect
@every_sentence
@for_each("status", [400, 422, 500, None])
def test_a_prompt_that_is_too_long_is_known_by_every_sentence(name: str, server: str, status: int | None) -> None:
    text, tokens, limit = SAID[server]
    for body in ({"error": text}, {"error": {"message": text}}, {"object": "error", "message": text, "code": status}):
        info = get_codec(name).decode_error(status, json.dumps(body))
        assert (info.code, info.category, info.retryable) == ("ACODE-MDL-010", "context_overflow", False)
        details = info.details or {}
        assert (details.get("n_prompt_tokens"), details.get("n_ctx")) == (tokens, limit)


@requirement("PRV-6")
@every_dialect
@every_sentence
def test_it_is_known_inside_a_stream(name: str, server: str) -> None:
    error = {"error": {"message": SAID[server][0]}, "message": SAID[server][0]}
    lines = [json.dumps(error).encode() + b"\n"] if name == "ollama" else [make(error) for make in STREAMED.values()]
    for data in lines:
        with pytest.raises(TokenLimitError) as caught:
            get_codec(name).decode_stream([data])
        assert caught.value.info.category == "context_overflow"


@pytest.mark.parametrize(
    "text",
    [
        "Rate limit reached for model x on tokens per minute: Limit 6000, Requested 9000.",
        "max_tokens must be at least 1",
        "The context has no tools.",
        "Throttling error: Too many tokens, please wait before trying again.",
        "model requires more system memory than is available",
    ],
)
def test_other_sentences_are_something_else(text: str) -> None:
    assert not said_too_long(text)
    assert counts_in(text) == {}


def test_every_row_is_shown_by_a_sentence() -> None:
    more = [
        "Request prompt exceeds the KV memory budget: input_len=5.",
        "Reached context length of 4096 tokens with model (arch: llama), but this model does not support it",
        "prompt token count of 9000 exceeds the limit of 4096",
        "prompt has 9000 tokens, but the configured context size is 4096 tokens",
        "invalid params, context window exceeds limit",
        "Context size has been exceeded.",
        "Please reduce the length of the messages. Current length is 9000 while limit is 4096",
        "Your request exceeded model token limit: 4096 (requested: 9000)",
        "tokenized VLM text prompt: prompt_too_long",
    ]
    texts = [*(text for text, _, _ in SAID.values()), *more]
    unseen = [
        each.pattern
        for each in SENTENCES
        if not any(re.search(each.pattern, text, re.IGNORECASE | re.DOTALL) for text in texts)
    ]
    assert unseen == []


# What clients are told


def sentence(name: str, body: Any) -> str:
    error = body["error"]
    return error if name == "ollama" else str(error["message"])


ACTS_ON = {
    # Claude Code 2.1.197: the words, and the numbers as "N tokens > M"
    "anthropic": r"(?i)prompt is too long(?!\w)",
    "openai-chat": r"(?i)maximum context length",
    "openai-responses": r"(?i)maximum context length",
    "gemini": r"(?i)input token count.*exceeds the maximum",
    "gemini-interactions": r"(?i)input token count.*exceeds the maximum",
    "ollama": r"(?i)input length exceeds the context length",
}


@requirement("PRV-6")
@for_each("client", ACTS_ON)
@every_sentence
def test_each_client_gets_words_status_and_type_on_which_it_acts(client: str, server: str) -> None:
    text, tokens, limit = SAID[server]
    info = get_codec("vllm").decode_error(500, json.dumps({"error": text}))
    codec = get_codec(client)
    told = codec.encode_error(info.replace(message=f"provider p at http://127.0.0.1:1: {info.message}"))
    said = sentence(client, told.body)
    assert told.status == 400
    if not (client == "anthropic" and server == "Anthropic with a limit"):  # Claude Code lowers max_tokens
        assert re.search(ACTS_ON[client], said)
    if client == "anthropic":
        assert (told.body["type"], told.body["error"]["type"]) == ("error", "invalid_request_error")
        if tokens is not None and server != "Anthropic with a limit":
            assert re.search(rf"(?i)prompt is too long[^0-9]*{tokens} tokens > {limit} maximum", said)
    elif client.startswith("openai"):
        assert told.body["error"]["code"] == "context_length_exceeded"
    elif client.startswith("gemini"):
        assert (told.body["error"]["code"], told.body["error"]["status"]) == (400, "INVALID_ARGUMENT")
    again = codec.decode_error(told.status, json.dumps(told.body))
    assert again.category == "context_overflow"


@pytest.mark.parametrize("client", ACTS_ON)
def test_a_sentence_that_a_client_knows_is_left_as_it_is(client: str) -> None:
    known = {
        "anthropic": "prompt is too long: 9 tokens > 4 maximum",
        "openai-chat": "This model's maximum context length is 4 tokens.",
        "openai-responses": "This model's maximum context length is 4 tokens.",
        "gemini": "The input token count (9) exceeds the maximum number of tokens allowed (4).",
        "gemini-interactions": "The input token count (9) exceeds the maximum number of tokens allowed (4).",
        "ollama": "the input length exceeds the context length",
    }[client]
    info = ErrorInfo(code="ACODE-MDL-010", message=known, category="context_overflow")
    assert sentence(client, get_codec(client).encode_error(info).body) == known


def test_a_request_of_too_many_bytes_stays_what_anthropic_calls_it() -> None:
    codec = get_codec("anthropic")
    body = {"type": "error", "error": {"type": "request_too_large", "message": "Request exceeds the maximum size"}}
    info = codec.decode_error(413, json.dumps(body))
    assert (info.category, info.status) == ("context_overflow", 413)
    told = codec.encode_error(info)
    assert (told.status, told.body["error"]["type"]) == (413, "request_too_large")


def test_a_failed_response_says_the_code_before_any_event() -> None:
    """Codex 0.171.0 reads the code in `response.failed` and passes over `error` events."""
    info = ErrorInfo(code="ACODE-MDL-010", message="too much", category="context_overflow")
    codec = get_codec("openai-responses")
    data = codec.stream_encoder(model="m", response_id="resp_1", created=1).close(info)
    events = [json.loads(line.removeprefix(b"data: ")) for line in data.split(b"\n") if line.startswith(b"data: ")]
    assert [event["type"] for event in events] == ["response.created", "response.in_progress", "response.failed"]
    assert events[-1]["response"]["error"]["code"] == "context_length_exceeded"
    with pytest.raises(ProviderError) as caught:
        codec.decode_stream([data])
    assert caught.value.info.category == "context_overflow"


# What sounds like it

LIMITS = {
    "vLLM": (
        "'max_completion_tokens' is too large: 5000. This model's maximum context length is 4096 tokens and your "
        "request has 20 input tokens (5000 > 4096 - 20).",
        "max_completion_tokens",
    ),
    "vLLM with both names": (
        "'max_tokens' or 'max_completion_tokens' is too large: 5000. This model's maximum context length is 4096 "
        "tokens and your request has 20 input tokens (5000 > 4096 - 20).",
        "max_tokens",
    ),
    "OpenAI": (
        "max_tokens is too large: 5000. This model supports at most 4096 completion tokens, whereas you provided 5000.",
        "max_tokens",
    ),
}


@requirement("PRV-6")
@every_dialect
@for_each("server", LIMITS)
def test_a_token_limit_that_is_too_large_is_no_prompt_that_is_too_long(name: str, server: str) -> None:
    message, parameter = LIMITS[server]
    body = {"error": {"message": message, "type": "BadRequestError", "code": 400}}
    info = get_codec(name).decode_error(400, json.dumps(body))
    assert (info.category, info.parameter, info.retryable) == ("invalid_request", parameter, False)


@every_dialect
def test_a_prompt_that_leaves_no_room_is_too_long_whatever_the_limit(name: str) -> None:
    message = LIMITS["vLLM"][0].replace("has 20 input", "has 4096 input")
    info = get_codec(name).decode_error(400, json.dumps({"error": {"message": message}}))
    assert info.category == "context_overflow"


@every_dialect
@for_each(
    ("status", "error", "category"),
    [
        (400, {"message": "input is too long for field name: tools.0.name"}, "invalid_request"),
        (429, {"message": "Please reduce the length of the messages or completion."}, "rate_limited"),
        (
            400,
            {"message": "Please reduce the length of the messages.", "code": "rate_limit_exceeded"},
            "rate_limited",
        ),
        (413, {"message": "Request too large on tokens per minute (TPM). Please reduce the length of the messages.",
               "type": "tokens", "code": "rate_limit_exceeded"}, "rate_limited"),
    ],
)  # fmt: skip
def test_another_limit_is_no_prompt_that_is_too_long(
    name: str, status: int, error: dict[str, Any], category: str
) -> None:
    if name.startswith("gemini") and "code" in error:
        error = {**error, "status": "RESOURCE_EXHAUSTED", "code": 429}
        status = 429
    info = get_codec(name).decode_error(status, json.dumps({"error": error}))
    assert info.category == category
