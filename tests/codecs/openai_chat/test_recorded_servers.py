"""Facts about transformers serve, mlx-lm and LiteLLM: what their rows say, and the recordings that show it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from turnwire_schema.v1.completion import CompletionRequest

from tests.cases import for_each
from tests.codecs.openai_chat.chat_wire import CHAT, CODECS, Data, encode_lossy, plain, request
from tests.requirements import requirement
from turnwire.codecs.endpoints.codecs import get_endpoint_codec, speaks

RECORDINGS = Path(__file__).parents[2] / "recordings"
FOLDERS = {
    "transformers-serve": "transformers-serve-5.24.0",
    "mlx-lm": "mlx-lm-0.32.2",
    "litellm": "litellm-proxy-1.105.2",
}
OWN = "/parameters/provider_options/openai-chat"
TOOL: Data = {"name": "get_weather", "description": "The weather", "parameters": {"type": "object", "properties": {}}}


def recorded(variant: str, name: str) -> Data:
    """One exchange of the server that a row is about."""
    found: Data = json.loads((RECORDINGS / FOLDERS[variant] / f"{name}.json").read_text("utf-8"))
    return found


def streamed(variant: str, name: str) -> bytes:
    return (RECORDINGS / FOLDERS[variant] / f"{name}.sse").read_bytes()


def losses_of(variant: str, name: str) -> list[tuple[str, str]]:
    """The losses of a recorded request, read as a client of OpenAI's sends it, when it is sent to this server."""
    asked = CHAT.decode_request(recorded(variant, name)["request"]["body"]).value
    return encode_lossy(asked, variant)[1]


@requirement("COD-2")
@for_each(
    ("variant", "name", "losses"),
    [
        ("transformers-serve", "chat/n2", [("ignored_option", f"{OWN}/n")]),
        ("transformers-serve", "chat/logprobs", [("ignored_option", f"{OWN}/logprobs")]),
        (
            "transformers-serve",
            "chat/logprobs-top",
            [("ignored_option", f"{OWN}/logprobs"), ("ignored_option", f"{OWN}/top_logprobs")],
        ),
        ("transformers-serve", "chat/json-object", [("format_ignored", "/response_format")]),
        ("transformers-serve", "chat/json-schema", [("format_ignored", "/response_format")]),
        ("transformers-serve", "chat/response-format-text", []),
        ("transformers-serve", "chat/stop-list", [("stop_text", "/parameters/stop_sequences")]),
        ("transformers-serve", "chat/penalties", [("sampling", "/parameters/presence_penalty")]),
        ("transformers-serve", "chat/participant-name", [("message_name", "/messages/0/name")]),
        ("transformers-serve", "chat/tool-required", [("tool_choice", "/tool_choice")]),
        ("transformers-serve", "chat-stream/usage-off", [("include_usage", "/stream_options/include_usage")]),
        ("transformers-serve", "chat-stream/usage", []),
        ("transformers-serve", "chat/max-completion-tokens", []),
        ("mlx-lm", "chat/n2", [("ignored_option", f"{OWN}/n")]),
        ("mlx-lm", "chat/logprobs", []),
        ("mlx-lm", "chat/json-schema", [("format_ignored", "/response_format")]),
        ("mlx-lm", "chat/tool-none", [("tool_choice", "/tool_choice")]),
        ("mlx-lm", "chat/tool-parallel-off", [("parallel_tool_calls", "/parallel_tool_calls")]),
        ("mlx-lm", "chat/template-kwargs", []),
        ("mlx-lm", "chat-stream/usage-off", []),
        ("litellm", "chat/json-schema", []),
        ("litellm", "chat/tool-none", []),
        ("litellm", "chat-stream/usage-n2", []),
        ("litellm", "errors/chat-stop-many", []),
    ],
)
def test_what_a_server_ignores_of_a_recorded_request_is_a_loss(
    variant: str, name: str, losses: list[tuple[str, str]]
) -> None:
    assert losses_of(variant, name) == losses


@requirement("COD-2")
@for_each(
    ("variant", "fields", "losses"),
    [
        # transformers 5.24.0: cli/serving/utils.py takes role, content, tool_calls and tool_call_id of a message
        ("transformers-serve", {"thinking": "low"}, [("thinking_level", "/parameters/thinking")]),
        ("transformers-serve", {"top_k": 4}, [("sampling", "/parameters/top_k")]),
        (
            "transformers-serve",
            {"thinking_budget_tokens": 9},
            [("thinking_budget", "/parameters/thinking_budget_tokens")],
        ),
        (
            "transformers-serve",
            {
                "messages": [
                    {"role": "user", "content": "Hello!"},
                    {
                        "role": "assistant",
                        "content": "Let me see.",
                        "tool_calls": [{"id": "c", "name": "get_weather", "arguments": {}}],
                    },
                    {"role": "tool", "tool_call_id": "c", "content": "18"},
                ]
            },
            [("text_beside_calls", "/messages/1/content")],
        ),
        (
            "transformers-serve",
            {
                "messages": [
                    {"role": "user", "content": "Hello!"},
                    {
                        "role": "assistant",
                        "content": [
                            {
                                "type": "thinking",
                                "text": "Hm.",
                                "origin": {"dialect": "openai-chat", "field": "reasoning_content"},
                            },
                            {"type": "text", "text": "Hi."},
                        ],
                    },
                    {"role": "user", "content": "And?"},
                ]
            },
            [("thinking_foreign", "/messages/1/content/0")],
        ),
        (
            "transformers-serve",
            {"tools": [TOOL], "parallel_tool_calls": False},
            [
                ("parallel_tool_calls", "/parallel_tool_calls"),
            ],
        ),
        # mlx-lm 0.32.2: server.py writes log probabilities into whole answers alone
        ("mlx-lm", {"provider_options": {"openai-chat": {"logprobs": True}}}, []),
        (
            "mlx-lm",
            {"provider_options": {"openai-chat": {"logprobs": True}}, "stream": True},
            [("ignored_option", f"{OWN}/logprobs")],
        ),
        ("mlx-lm", {"thinking": "low"}, [("thinking_level", "/parameters/thinking")]),
        ("mlx-lm", {"top_k": 4, "min_p": 0.1, "repeat_penalty": 1.1, "presence_penalty": 0.5}, []),
        (
            "mlx-lm",
            {"tools": [TOOL], "tool_choice": {"type": "tool", "name": "get_weather"}},
            [("tool_choice", "/tool_choice")],
        ),
        ("litellm", {"top_k": 4}, [("sampling", "/parameters/top_k")]),
    ],
)
def test_what_a_server_cannot_be_told_is_a_loss(variant: str, fields: Data, losses: list[tuple[str, str]]) -> None:
    messages = fields.get("messages", ())
    rest = {name: value for name, value in fields.items() if name != "messages"}
    assert encode_lossy(request(*messages, **rest), variant)[1] == losses


def answer(variant: str, name: str) -> Any:
    return recorded(variant, name)["response"]["body"]


@requirement("COD-2")
def test_the_recorded_answers_show_what_the_servers_ignore() -> None:
    for variant in ("transformers-serve", "mlx-lm"):
        assert len(answer(variant, "chat/n2")["choices"]) == 1
        other = answer(variant, "errors/chat-tool-choice-unknown-name")
        assert other["choices"][0]["message"]["tool_calls"][0]["function"]["name"] == "get_weather"
        both = recorded(variant, "chat/both-max-tokens")
        limits = {key: value for key, value in both["request"]["body"].items() if key.startswith("max")}
        assert limits == {"max_tokens": 9, "max_completion_tokens": 3}
        assert both["response"]["body"]["usage"]["completion_tokens"] == 3
    assert "logprobs" not in answer("transformers-serve", "chat/logprobs")["choices"][0]
    assert answer("transformers-serve", "chat/stop-list")["choices"][0]["message"]["content"] == "one two three"
    assert len(answer("mlx-lm", "chat/tool-parallel-off")["choices"][0]["message"]["tool_calls"]) == 2
    assert answer("mlx-lm", "chat/tool-none")["choices"][0]["finish_reason"] == "tool_calls"
    assert answer("mlx-lm", "chat/logprobs")["choices"][0]["logprobs"]["content"][0].keys() == {"id", "logprob"}


@requirement("CON-1")
def test_a_stream_of_transformers_serve_ends_with_finish_reason_and_usage_and_without_done() -> None:
    data = streamed("transformers-serve", "chat-stream/usage-off")
    assert b"[DONE]" not in data
    found = CODECS["transformers-serve"].decode_stream([data])
    assert (found.finish_reason, found.raw_finish_reason, found.message.text) == ("stop", "stop", "The answer is four.")
    assert found.usage is not None
    assert (found.usage.prompt_tokens, found.usage.completion_tokens) == (17, 6)


@requirement("CON-1")
@for_each(
    ("variant", "name", "reason", "calls"),
    [
        ("transformers-serve", "chat-stream/tool-parallel", "tool_calls", ["get_weather", "get_time"]),
        ("transformers-serve", "chat-stream/tool-parallel-cut", "tool_calls", ["get_weather"]),  # the second vanished
        ("transformers-serve", "chat-stream/tool-cut", "length", []),
        ("mlx-lm", "chat-stream/tool-auto", "tool_calls", ["get_weather"]),
        ("mlx-lm", "chat-stream/tool-cut", "length", []),
        ("mlx-lm", "chat-stream/tool-parallel-cut", "length", ["get_weather"]),
        ("litellm", "chat-stream/tool-auto-mlx", "tool_calls", ["get_weather"]),
    ],
)
def test_calls_come_whole_and_a_cut_one_not_at_all(variant: str, name: str, reason: str, calls: list[str]) -> None:
    found = CODECS[variant].decode_stream([streamed(variant, name)])
    assert found.finish_reason == reason
    assert [call.name for call in found.message.tool_calls or ()] == calls
    assert found.message.invalid_tool_calls is None


@requirement("CON-1")
def test_call_ids_of_transformers_serve_are_its_request_and_a_number() -> None:
    found = CODECS["transformers-serve"].decode_stream([streamed("transformers-serve", "chat-stream/tool-parallel")])
    assert [call.id for call in found.message.tool_calls or ()] == [f"{found.id}_tool_call_{n}" for n in (0, 1)]


@requirement("PRV-6")
@for_each(
    ("variant", "name", "wanted"),
    [
        # a call that the limit cut: plain text, and nothing tells why
        ("transformers-serve", "chat/tool-cut", (500, "ACODE-MDL-003", "server_error", True)),
        ("transformers-serve", "completions/prompt-list", (400, "ACODE-MDL-003", "invalid_request", False)),
        ("transformers-serve", "models/unknown", (404, "ACODE-MDL-003", "not_found", False)),
        ("mlx-lm", "chat/image-part", (404, "ACODE-MDL-003", "unsupported", False)),
        ("mlx-lm", "errors/chat-unknown-model", (404, "ACODE-MDL-006", "not_found", False)),
        ("mlx-lm", "chat/nulls", (400, "ACODE-MDL-003", "invalid_request", False)),
        ("mlx-lm", "errors/wrong-method", (404, "ACODE-MDL-003", "not_found", False)),
        ("litellm", "errors/chat-unknown-model", (400, "ACODE-MDL-006", "not_found", False)),
        ("litellm", "chat/empty-tools-mlx", (429, "ACODE-MDL-003", "rate_limited", True)),
        ("litellm", "errors/chat-context-overflow", (400, "ACODE-MDL-010", "context_overflow", False)),
    ],
)
def test_recorded_errors_are_read(variant: str, name: str, wanted: tuple[Any, ...]) -> None:
    told = recorded(variant, name)["response"]
    found = CODECS[variant].decode_error(told["status"], told["body_text"].encode())
    assert (found.status, found.code, found.category, found.retryable) == wanted


@requirement("PRV-6")
def test_a_404_of_mlx_lm_is_a_failure_of_its_own_unless_its_text_tells_more() -> None:
    body = {"error": "Conversation roles must alternate user/assistant"}
    found = CODECS["mlx-lm"].decode_error(404, body)
    assert (found.status, found.category, found.retryable) == (404, "server_error", None)
    assert CODECS["openai-chat"].encode_error(found).status == 500
    assert CODECS["openai-chat"].decode_error(404, body).category == "not_found"


@requirement("PRV-6")
def test_litellm_writes_the_status_of_an_error_as_text() -> None:
    told = recorded("litellm", "chat/empty-tools-mlx")["response"]
    error = CODECS["litellm"].decode_error(told["status"], told["body_text"])
    status, body = CODECS["litellm"].encode_error(error)
    assert (status, body["error"]["code"], body["error"]["type"]) == (429, "429", "throttling_error")
    assert told["body"]["error"]["code"] == "429"


def test_servers_with_chat_and_completions_alone_have_no_other_endpoints() -> None:
    had = {name: [each for each in ("completions", "embeddings", "rerank") if speaks(each, name)] for name in FOLDERS}
    assert had == {
        "transformers-serve": ["completions"],
        "mlx-lm": ["completions"],
        "litellm": ["completions", "embeddings", "rerank"],
    }


def test_a_suffix_that_the_model_does_not_see_is_a_loss() -> None:
    asked = CompletionRequest.from_dict({"prompt": "a", "suffix": "c", "parameters": {"model": "m"}})
    for name in ("transformers-serve", "mlx-lm"):
        converted = get_endpoint_codec("completions", name).encode_request(asked)
        assert "suffix" not in plain(converted.value)
        assert [(loss.id, loss.at) for loss in converted.losses] == [("openai-chat.suffix", "/suffix")]
