"""Which documents judge an exchange in the dialect openai-chat, by its path."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from turnwire.codecs.recorded_paths import path_of

_path: Final = partial(path_of, "openai-chat")
_NATIVE: Final[dict[str, Any]] = {
    "endpoint": "completions",
    "is_read_only": True,
    "response": "native#NativeCompletion",
    "event": "native#NativeEvent",
}

RECORDED_PATHS: Final = (
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
