"""The record of the dialect openai-chat."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from turnwire.codecs import dialect
from turnwire.codecs.recorded_paths import path_of


def _ends(data: Any) -> bool:
    choices = dialect.listed(data.get("choices")) if isinstance(data, dict) else []
    return data == "[DONE]" or any(isinstance(one, dict) and one.get("finish_reason") for one in choices)


_CALLS: Final = ("choices", "message", "tool_calls")
_LLAMACPP: Final = frozenset({"llamacpp"})
_TEXT_ONLY: Final = frozenset({"transformers-serve", "mlx-lm"})
"""Servers with chat and completions alone: recordings transformers-serve-5.24.0, mlx-lm-0.32.2 and their sources."""
_HABITS: Final = dialect.Habits(id_prefix="chatcmpl-", calls_in_sequence=True)

_path: Final = partial(path_of, "openai-chat")
_NATIVE: Final[dict[str, Any]] = {
    "endpoint": "completions",
    "is_read_only": True,
    "response": "native#NativeCompletion",
    "event": "native#NativeEvent",
}

_RECORDED: Final = (
    _path(
        "chat",
        "(/openai)?(/v1)?/chat/completions",  # Groq: /openai/v1
        is_chat=True,
        request="request#ChatCompletionRequest",
        response="response#ChatCompletion",
        event="chunk#StreamEvent",
    ),
    _path("models", "(/v1)?/models", response="models#ModelList"),
    _path("model", "/v1/models/.+", response="models#Model"),
    _path("version", "/version", response="models#VersionResponse"),
    _path("health", "(/v1)?/health", response="models#HealthBody"),
    _path("props", "/props", response="tokens#Props"),
    _path(
        "completions",
        "(/openai)?(/v1)?/completions",
        endpoint="completions",
        request="completions#CompletionRequest",
        response="completions#Completion",
        event="completions#CompletionEvent",
    ),
    _path("completion", "/completion", request="native#NativeCompletionRequest", id="llamacpp.completion", **_NATIVE),
    _path("infill", "/infill", request="native#InfillRequest", id="llamacpp.infill", **_NATIVE),
    _path("embeddings", "(/openai)?/v1/embeddings", endpoint="embeddings", both="embeddings#Embeddings"),
    *(
        _path(name, f"/{name}", both=f"tokens#{word}")
        for name, word in (("tokenize", "Tokenize"), ("detokenize", "Detokenize"), ("apply-template", "ApplyTemplate"))
    ),
    _path("rerank", "((/v[12])?/rerank|(/v1)?/reranking)", endpoint="rerank", both="rerank#Rerank"),
    _path("score", "(/v1)?/score", both="scores#Score"),
    _path("other", "/.*", id="other", is_rest=True, outside="a path of the server's own, outside the contract"),
)

RECORD: Final = dialect.Dialect(
    name="openai-chat",
    codec_of="turnwire.codecs.openai_chat.codec:codec_of",
    losses="turnwire.codecs.openai_chat.names:LOSSES",
    variants={
        "openai-chat": "turnwire.codecs.variants:OPENAI_CHAT",
        "vllm": "turnwire.codecs.variants:VLLM",
        "llamacpp": "turnwire.codecs.variants:LLAMACPP",
        "groq": "turnwire.codecs.variants:GROQ",
        "ollama-v1": "turnwire.codecs.variants:OLLAMA_V1",
        "transformers-serve": "turnwire.codecs.variants:TRANSFORMERS_SERVE",
        "mlx-lm": "turnwire.codecs.variants:MLX_LM",
        "litellm": "turnwire.codecs.variants:LITELLM",
    },
    request=dialect.Places("messages"),
    tools=dialect.ToolPlaces(dialect.tools_in_function, ("parameters",), "/tool_choice/function/name"),
    answer=dialect.AnswerForm(
        document="wire/openai-chat/v1/response",
        definition="ChatCompletion",
        places={"/usage/extras": ("usage",), "/message/extras": ("choices", "message")},
        calls=_CALLS,
        within={
            "/extras": {"choice": ("choices",), "choices": ("choices",)},
            "/call/extras": {"function": (*_CALLS, "function")},
        },
    ),
    detection=dialect.Detection(
        marks=(
            dialect.Marks(1, "wire/openai-chat/v1/request", ("ChatCompletionRequest", "FunctionTool", "ToolCall")),
            dialect.Marks(1, "wire/openai-chat/v1/response", ("ChatCompletion",)),
            dialect.Marks(1, "wire/openai-chat/v1/chunk", ("ChatCompletionChunk",)),
            dialect.Marks(1, "wire/openai-chat/v1/batch", ("BatchRequestInput", "BatchRequestOutput")),
            dialect.Marks(
                1,
                "wire/openai-chat/v1/models",
                ("ModelList", "Model", "HealthResponse", "ProxyHealth", "PropsResponse"),
            ),
            dialect.Marks(3, "wire/openai-chat/v1/error", ("ErrorResponse",)),
        )
    ),
    endpoints={
        "completions": dialect.Endpoint(
            codec="turnwire.codecs.openai_chat.completions:OpenAICompletionCodec",
            never=frozenset({"groq"}),  # no such path in its specification
        ),
        "native": dialect.Endpoint(codec="turnwire.codecs.openai_chat.native:NativeCompletionCodec", only=_LLAMACPP),
        "infill": dialect.Endpoint(codec="turnwire.codecs.openai_chat.native:InfillCodec", only=_LLAMACPP),
        "embeddings": dialect.Endpoint(
            codec="turnwire.codecs.openai_chat.embeddings:OpenAIEmbeddingsCodec",
            never=_TEXT_ONLY,
            obeyed=frozenset({"encoding_format"}),
        ),
        "rerank": dialect.Endpoint(
            codec="turnwire.codecs.openai_chat.rerank:OpenAIRerankCodec",
            never=_TEXT_ONLY,
            obeyed=frozenset({"return_documents"}),
        ),
    },
    client=dialect.Client(
        habits=_HABITS,
        prefixes=("/v1/chat/",),
        paths=(
            dialect.ModelPath(path="/v1/chat/completions", in_batches=True),
            dialect.ModelPath(
                path="/v1/completions",
                endpoint="completions",
                in_batches=True,
                habits=dialect.Habits(id_prefix="cmpl-"),
            ),
            *(
                dialect.ModelPath(
                    path=path, endpoint=endpoint, variant="llamacpp", names_model=False, habits=dialect.Habits()
                )
                for path, endpoint in (("/completion", "native"), ("/completions", "native"), ("/infill", "infill"))
            ),
            dialect.ModelPath(path="/v1/embeddings", endpoint="embeddings", in_batches=True),
            dialect.ModelPath(path="/v1/rerank", endpoint="rerank", names_model=False, in_batches=True),
            *(
                dialect.ModelPath(path=path, endpoint="rerank", names_model=False)
                for path in ("/rerank", "/v2/rerank", "/v1/reranking", "/reranking")
            ),
            *(
                dialect.ModelPath(path=path, endpoint="rerank", names_model=False, scores=True)
                for path in ("/v1/score", "/score")
            ),
        ),
        # `CreateChatCompletionResponse`. `service_tier` is optional, but read without a look whether it is there
        # (litellm, for Groq); `auto` is the one word that OpenAI's specification and Groq's both have.
        required=(
            dialect.RequiredFields((), {"service_tier": "auto"}),
            dialect.RequiredFields(("choices", "*"), {"logprobs": None}),
            dialect.RequiredFields(("choices", "*", "message"), {"refusal": None, "annotations": []}),
        ),
        model_list="turnwire.codecs.openai_chat.models:model_list",
        model="turnwire.codecs.openai_chat.models:model",
        base="/v1",
    ),
    servers={
        "vllm": "vllm",
        "llama.cpp": "llamacpp",
        "groq": "groq",
        "groq-chat": "groq",  # the published form names the dialect
        "ollama": "ollama-v1",
        "transformers-serve": "transformers-serve",
        "mlx-lm": "mlx-lm",
        "litellm-proxy": "litellm",
    },
    more_keys="turnwire.codecs.openai_chat.names:RETURNED_FIELDS",
    recorded_paths=_RECORDED,
    readers={"openai-chat.models": "decode_models"},
    ends_stream=_ends,
    call_id=lambda node: "id" if "function" in node else None,
)
