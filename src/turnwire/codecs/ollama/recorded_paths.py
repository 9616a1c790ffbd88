"""Which documents judge an exchange in the dialect ollama, by its path."""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.recorded_paths import Definition, RecordedPath

_OLLAMA_CHAT: Final = "wire/ollama/v1/chat"
_OLLAMA_EMBED: Final = "wire/ollama/v1/embed"
_OLLAMA_MODELS: Final = "wire/ollama/v1/models"
_OLLAMA_GENERATE: Final = "wire/ollama/v1/generate"
_OLLAMA_MANAGE: Final = "wire/ollama/v1/manage"
_OLLAMA_ERROR: Final = Definition("wire/ollama/v1/error", "ErrorResponse")


def _ollama_read(name: str, answer: str, request: str | None = None) -> RecordedPath:
    return RecordedPath(
        id=f"ollama.{name}",
        pattern=re.compile(f"/api/{name}"),
        request=Definition(_OLLAMA_MODELS, request) if request else None,
        response=Definition(_OLLAMA_MODELS, answer),
        error=_OLLAMA_ERROR,
    )


def _ollama_managed(name: str, request: str, answer: str | None = None, event: str | None = None) -> RecordedPath:
    """A path that manages models: its documents judge it, and no codec reads it."""
    return RecordedPath(
        id=f"ollama.{name}",
        pattern=re.compile(f"/api/{name}"),
        request=Definition(_OLLAMA_MANAGE, request),
        response=Definition(_OLLAMA_MANAGE, answer) if answer else None,
        event=Definition(_OLLAMA_MANAGE, event) if event else None,
        error=_OLLAMA_ERROR,
    )


RECORDED_PATHS: Final = (
    RecordedPath(
        id="ollama.chat",
        pattern=re.compile("/api/chat"),
        is_chat=True,
        request=Definition(_OLLAMA_CHAT, "ChatRequest"),
        response=Definition(_OLLAMA_CHAT, "ChatResponse"),
        event=Definition(_OLLAMA_CHAT, "StreamLine"),
        error=_OLLAMA_ERROR,
    ),
    _ollama_read("tags", "TagsResponse"),
    _ollama_read("ps", "PsResponse"),
    _ollama_read("show", "ShowResponse", "ShowRequest"),
    _ollama_read("version", "VersionResponse"),
    _ollama_read("status", "StatusResponse"),
    RecordedPath(
        id="ollama.generate",
        pattern=re.compile("/api/generate"),
        endpoint="completions",
        request=Definition(_OLLAMA_GENERATE, "GenerateRequest"),
        response=Definition(_OLLAMA_GENERATE, "GenerateResponse"),
        event=Definition(_OLLAMA_GENERATE, "GenerateLine"),
        error=_OLLAMA_ERROR,
    ),
    RecordedPath(
        id="ollama.embed",
        pattern=re.compile("/api/embed"),
        endpoint="embeddings",
        request=Definition(_OLLAMA_EMBED, "EmbedRequest"),
        response=Definition(_OLLAMA_EMBED, "EmbedResponse"),
        error=_OLLAMA_ERROR,
    ),
    RecordedPath(
        id="ollama.embeddings",
        pattern=re.compile("/api/embeddings"),
        endpoint="embedding",
        request=Definition(_OLLAMA_EMBED, "EmbeddingsRequest"),
        response=Definition(_OLLAMA_EMBED, "EmbeddingsResponse"),
        error=_OLLAMA_ERROR,
    ),
    _ollama_managed("pull", "PullRequest", "Progress", "ProgressLine"),
    _ollama_managed("push", "PushRequest", "Progress", "ProgressLine"),
    _ollama_managed("create", "CreateRequest", "Progress", "ProgressLine"),
    _ollama_managed("copy", "CopyRequest"),
    _ollama_managed("delete", "DeleteRequest"),
    RecordedPath(
        id="ollama.blobs",
        pattern=re.compile("/api/blobs/[^/]+"),
        error=_OLLAMA_ERROR,
        outside="blobs are the bytes of a model's files, which no document describes",
    ),
    RecordedPath(
        id="ollama.other",
        pattern=re.compile("/api/.*"),
        error=_OLLAMA_ERROR,
        outside="accounts, the cloud and experiments of Ollama, outside the contract",
    ),
)
