"""Which documents judge an exchange in the dialect openai-chat, by its path."""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.recorded_paths import Definition, RecordedPath

_OPENAI: Final = "wire/openai-chat/v1"
_OPENAI_ERROR: Final = Definition(f"{_OPENAI}/error", "ErrorResponse")


def _openai_read(name: str, path: str, answer: str, *, document: str = "models") -> RecordedPath:
    return RecordedPath(
        id=f"openai-chat.{name}",
        pattern=re.compile(path),
        response=Definition(f"{_OPENAI}/{document}", answer),
        error=_OPENAI_ERROR,
    )


def _tokens(path: str, name: str) -> RecordedPath:
    return RecordedPath(
        id=f"openai-chat.{path}",
        pattern=re.compile(f"/{path}"),
        request=Definition(f"{_OPENAI}/tokens", f"{name}Request"),
        response=Definition(f"{_OPENAI}/tokens", f"{name}Response"),
        error=_OPENAI_ERROR,
    )


RECORDED_PATHS: Final = (
    RecordedPath(
        id="openai-chat.chat",
        pattern=re.compile("(/openai)?(/v1)?/chat/completions"),  # Groq: /openai/v1
        is_chat=True,
        request=Definition(f"{_OPENAI}/request", "ChatCompletionRequest"),
        response=Definition(f"{_OPENAI}/response", "ChatCompletion"),
        event=Definition(f"{_OPENAI}/chunk", "StreamEvent"),
        error=_OPENAI_ERROR,
    ),
    _openai_read("models", "(/v1)?/models", "ModelList"),
    _openai_read("model", "/v1/models/.+", "Model"),
    _openai_read("version", "/version", "VersionResponse"),
    _openai_read("health", "(/v1)?/health", "HealthResponse"),
    _openai_read("props", "/props", "Props", document="tokens"),
    RecordedPath(
        id="openai-chat.completions",
        pattern=re.compile("(/openai)?(/v1)?/completions"),
        endpoint="completions",
        request=Definition(f"{_OPENAI}/completions", "CompletionRequest"),
        response=Definition(f"{_OPENAI}/completions", "Completion"),
        event=Definition(f"{_OPENAI}/completions", "CompletionEvent"),
        error=_OPENAI_ERROR,
    ),
    *(
        RecordedPath(
            id=f"llamacpp.{name}",
            pattern=re.compile(f"/{name}"),
            endpoint="completions",
            is_read_only=True,
            request=Definition(f"{_OPENAI}/native", request),
            response=Definition(f"{_OPENAI}/native", "NativeCompletion"),
            event=Definition(f"{_OPENAI}/native", "NativeEvent"),
            error=_OPENAI_ERROR,
        )
        for name, request in (("completion", "NativeCompletionRequest"), ("infill", "InfillRequest"))
    ),
    RecordedPath(
        id="openai-chat.embeddings",
        pattern=re.compile("(/openai)?/v1/embeddings"),
        endpoint="embeddings",
        request=Definition(f"{_OPENAI}/embeddings", "EmbeddingsRequest"),
        response=Definition(f"{_OPENAI}/embeddings", "EmbeddingsResponse"),
        error=_OPENAI_ERROR,
    ),
    _tokens("tokenize", "Tokenize"),
    _tokens("detokenize", "Detokenize"),
    _tokens("apply-template", "ApplyTemplate"),
    RecordedPath(
        id="openai-chat.rerank",
        pattern=re.compile("((/v[12])?/rerank|(/v1)?/reranking)"),
        endpoint="rerank",
        request=Definition(f"{_OPENAI}/rerank", "RerankRequest"),
        response=Definition(f"{_OPENAI}/rerank", "RerankResponse"),
        error=_OPENAI_ERROR,
    ),
    RecordedPath(
        id="openai-chat.score",
        pattern=re.compile("(/v1)?/score"),
        request=Definition(f"{_OPENAI}/scores", "ScoreRequest"),
        response=Definition(f"{_OPENAI}/scores", "ScoreResponse"),
        error=_OPENAI_ERROR,
    ),
    RecordedPath(
        id="other",
        is_rest=True,
        pattern=re.compile("/.*"),
        error=_OPENAI_ERROR,
        outside="a path of the server's own, outside the contract",
    ),
)
