"""Which part of a server's API an exchange belongs to, from its path: a table, first match wins.

A surface is judged (a codec and wire documents exist), judged by its documents only, pending (named, comes later) or
outside the contract. Refusals (status 400 and above) are judged on every path whose error form a dialect owns.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from turnwire.contract.recording import Recording


@dataclass(frozen=True, slots=True)
class Definition:
    """A definition of a wire document, as `turnwire_schema.documents` names it."""

    document: str
    name: str

    def __str__(self) -> str:
        return f"{self.document}#{self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """A part of an API. `pending` or `outside` is the reason why its answers are not judged."""

    id: str
    pattern: re.Pattern[str]
    dialect: str | None = None
    is_chat: bool = False
    endpoint: str | None = None
    """The endpoint of `turnwire.codecs.endpoints` that it is; None: no such endpoint."""
    is_read_only: bool = False
    """Whether answers are read by the codec of the endpoint, and nothing is written in these words."""
    request: Definition | None = None
    response: Definition | None = None
    event: Definition | None = None
    error: Definition | None = None
    headers: tuple[str, ...] = ()
    """Headers of which a request has one; none: whatever it has. They tell whose form a path that several share has."""
    pending: str | None = None
    outside: str | None = None

    def takes(self, recording: Recording) -> bool:
        """Whether the exchange belongs to it."""
        if self.pattern.fullmatch(path_of(recording)) is None:
            return False
        return not self.headers or any(name in recording.request.headers for name in self.headers)

    def model_in_path(self, recording: Recording) -> str | None:
        """The model that the request names in its path, as Gemini's clients do; None where the body names it."""
        found = self.pattern.fullmatch(path_of(recording))
        return None if found is None else found.groupdict().get("model")


def path_of(recording: Recording) -> str:
    """The path of the request without its query."""
    return recording.request.path.partition("?")[0]


def _path(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


_OLLAMA_CHAT: Final = "wire/ollama/v1/chat"
_OLLAMA_EMBED: Final = "wire/ollama/v1/embed"
_OLLAMA_MODELS: Final = "wire/ollama/v1/models"
_OLLAMA_GENERATE: Final = "wire/ollama/v1/generate"
_OLLAMA_MANAGE: Final = "wire/ollama/v1/manage"
_OLLAMA_ERROR: Final = Definition("wire/ollama/v1/error", "ErrorResponse")
_OPENAI: Final = "wire/openai-chat/v1"
_RESPONSES: Final = "wire/openai-responses/v1"
_ANTHROPIC: Final = "wire/anthropic/v1"
_GEMINI: Final = "wire/gemini/v1"
_INTERACTIONS: Final = "wire/gemini-interactions/v1"
# Google's own host, and Vertex AI, where a project stands before the model.
_GEMINI_MODEL: Final = "/v1(beta)?1?/(projects/[^/]+/locations/[^/]+/publishers/[^/]+/)?models/(?P<model>[^/:]+)"
_OPENAI_ERROR: Final = Definition(f"{_OPENAI}/error", "ErrorResponse")


def _ollama_read(name: str, answer: str, request: str | None = None) -> Surface:
    return Surface(
        id=f"ollama.{name}",
        pattern=_path(f"/api/{name}"),
        dialect="ollama",
        request=Definition(_OLLAMA_MODELS, request) if request else None,
        response=Definition(_OLLAMA_MODELS, answer),
        error=_OLLAMA_ERROR,
    )


def _model_lists(dialect: str, path: str, headers: tuple[str, ...]) -> tuple[Surface, Surface]:
    """A dialect's list of models and a single one; `headers` tell where another dialect has the path too."""
    document, error = f"wire/{dialect}/v1/models", Definition(f"wire/{dialect}/v1/error", "ErrorResponse")
    return (
        Surface(
            id=f"{dialect}.models",
            pattern=_path(path),
            dialect=dialect,
            headers=headers,
            response=Definition(document, "ModelList"),
            error=error,
        ),
        Surface(
            id=f"{dialect}.model",
            pattern=_path(f"{path}/[^:]+"),
            dialect=dialect,
            headers=headers,
            response=Definition(document, "Model"),
            error=error,
        ),
    )


def _openai_read(name: str, path: str, answer: str, *, document: str = "models") -> Surface:
    return Surface(
        id=f"openai-chat.{name}",
        pattern=_path(path),
        dialect="openai-chat",
        response=Definition(f"{_OPENAI}/{document}", answer),
        error=_OPENAI_ERROR,
    )


def _ollama_managed(name: str, request: str, answer: str | None = None, event: str | None = None) -> Surface:
    """A path that manages models: its documents judge it, and no codec reads it."""
    return Surface(
        id=f"ollama.{name}",
        pattern=_path(f"/api/{name}"),
        dialect="ollama",
        request=Definition(_OLLAMA_MANAGE, request),
        response=Definition(_OLLAMA_MANAGE, answer) if answer else None,
        event=Definition(_OLLAMA_MANAGE, event) if event else None,
        error=_OLLAMA_ERROR,
    )


def _tokens(path: str, name: str) -> Surface:
    return Surface(
        id=f"openai-chat.{path}",
        pattern=_path(f"/{path}"),
        dialect="openai-chat",
        request=Definition(f"{_OPENAI}/tokens", f"{name}Request"),
        response=Definition(f"{_OPENAI}/tokens", f"{name}Response"),
        error=_OPENAI_ERROR,
    )


SURFACES: Final[tuple[Surface, ...]] = (
    Surface(
        id="ollama.chat",
        pattern=_path("/api/chat"),
        dialect="ollama",
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
    Surface(
        id="ollama.generate",
        pattern=_path("/api/generate"),
        dialect="ollama",
        endpoint="completions",
        request=Definition(_OLLAMA_GENERATE, "GenerateRequest"),
        response=Definition(_OLLAMA_GENERATE, "GenerateResponse"),
        event=Definition(_OLLAMA_GENERATE, "GenerateLine"),
        error=_OLLAMA_ERROR,
    ),
    Surface(
        id="ollama.embed",
        pattern=_path("/api/embed"),
        dialect="ollama",
        endpoint="embeddings",
        request=Definition(_OLLAMA_EMBED, "EmbedRequest"),
        response=Definition(_OLLAMA_EMBED, "EmbedResponse"),
        error=_OLLAMA_ERROR,
    ),
    Surface(
        id="ollama.embeddings",
        pattern=_path("/api/embeddings"),
        dialect="ollama",
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
    Surface(
        id="ollama.blobs",
        pattern=_path("/api/blobs/[^/]+"),
        dialect="ollama",
        error=_OLLAMA_ERROR,
        outside="blobs are the bytes of a model's files, which no document describes",
    ),
    Surface(
        id="ollama.other",
        pattern=_path("/api/.*"),
        dialect="ollama",
        error=_OLLAMA_ERROR,
        outside="accounts, the cloud and experiments of Ollama, outside the contract",
    ),
    Surface(
        id="openai-chat.chat",
        pattern=_path("(/openai)?(/v1)?/chat/completions"),  # Groq: /openai/v1
        dialect="openai-chat",
        is_chat=True,
        request=Definition(f"{_OPENAI}/request", "ChatCompletionRequest"),
        response=Definition(f"{_OPENAI}/response", "ChatCompletion"),
        event=Definition(f"{_OPENAI}/chunk", "StreamEvent"),
        error=_OPENAI_ERROR,
    ),
    *_model_lists("anthropic", "/v1/models", ("anthropic-version",)),
    *_model_lists("gemini", "/v1/models", ("x-goog-api-key", "x-goog-api-client")),
    *_model_lists("gemini", "/v1beta/models", ()),
    _openai_read("models", "(/v1)?/models", "ModelList"),
    _openai_read("model", "/v1/models/.+", "Model"),
    _openai_read("version", "/version", "VersionResponse"),
    _openai_read("health", "(/v1)?/health", "HealthResponse"),
    _openai_read("props", "/props", "Props", document="tokens"),
    Surface(
        id="openai-responses.chat",
        pattern=_path("(/openai)?/v1/responses"),
        dialect="openai-responses",
        is_chat=True,
        request=Definition(f"{_RESPONSES}/request", "ResponsesRequest"),
        response=Definition(f"{_RESPONSES}/response", "Response"),
        event=Definition(f"{_RESPONSES}/event", "StreamData"),
        error=Definition(f"{_RESPONSES}/error", "ErrorResponse"),
    ),
    Surface(
        id="openai-responses.stored",
        pattern=_path("/v1/responses/[^/]+(/cancel)?"),
        dialect="openai-responses",
        response=Definition(f"{_RESPONSES}/response", "Response"),
        error=Definition(f"{_RESPONSES}/error", "ErrorResponse"),
    ),
    Surface(
        id="anthropic.chat",
        pattern=_path("/v1/messages"),
        dialect="anthropic",
        is_chat=True,
        request=Definition(f"{_ANTHROPIC}/request", "MessagesRequest"),
        response=Definition(f"{_ANTHROPIC}/response", "Message"),
        event=Definition(f"{_ANTHROPIC}/event", "MessageStreamEvent"),
        error=Definition(f"{_ANTHROPIC}/error", "ErrorResponse"),
    ),
    Surface(
        id="anthropic.count_tokens",
        pattern=_path("/v1/messages/count_tokens"),
        dialect="anthropic",
        request=Definition(f"{_ANTHROPIC}/request", "CountTokensRequest"),
        response=Definition(f"{_ANTHROPIC}/response", "CountTokensResponse"),
        error=Definition(f"{_ANTHROPIC}/error", "ErrorResponse"),
    ),
    Surface(
        id="gemini.chat",
        pattern=_path(f"{_GEMINI_MODEL}:(generateContent|streamGenerateContent)"),
        dialect="gemini",
        is_chat=True,
        request=Definition(f"{_GEMINI}/request", "GenerateContentRequest"),
        response=Definition(f"{_GEMINI}/response", "GenerateContentResponse"),
        event=Definition(f"{_GEMINI}/response", "GenerateContentResponse"),
        error=Definition(f"{_GEMINI}/error", "ErrorResponse"),
    ),
    Surface(
        id="gemini.embedding",
        pattern=_path(f"{_GEMINI_MODEL}:embedContent"),
        dialect="gemini",
        endpoint="embedding",
        request=Definition(f"{_GEMINI}/embeddings", "EmbedContentRequest"),
        response=Definition(f"{_GEMINI}/embeddings", "EmbedContentResponse"),
        error=Definition(f"{_GEMINI}/error", "ErrorResponse"),
    ),
    Surface(
        id="gemini.embeddings",
        pattern=_path(f"{_GEMINI_MODEL}:batchEmbedContents"),
        dialect="gemini",
        endpoint="embeddings",
        request=Definition(f"{_GEMINI}/embeddings", "BatchEmbedContentsRequest"),
        response=Definition(f"{_GEMINI}/embeddings", "BatchEmbedContentsResponse"),
        error=Definition(f"{_GEMINI}/error", "ErrorResponse"),
    ),
    Surface(
        id="gemini-interactions.chat",
        pattern=_path("/v1(beta)?/interactions"),
        dialect="gemini-interactions",
        is_chat=True,
        request=Definition(f"{_INTERACTIONS}/request", "InteractionRequest"),
        response=Definition(f"{_INTERACTIONS}/response", "Interaction"),
        event=Definition(f"{_INTERACTIONS}/event", "InteractionEvent"),
        error=Definition(f"{_INTERACTIONS}/error", "ErrorResponse"),
    ),
    Surface(
        id="openai-chat.completions",
        pattern=_path("(/openai)?(/v1)?/completions"),
        dialect="openai-chat",
        endpoint="completions",
        request=Definition(f"{_OPENAI}/completions", "CompletionRequest"),
        response=Definition(f"{_OPENAI}/completions", "Completion"),
        event=Definition(f"{_OPENAI}/completions", "CompletionEvent"),
        error=_OPENAI_ERROR,
    ),
    *(
        Surface(
            id=f"llamacpp.{name}",
            pattern=_path(f"/{name}"),
            dialect="openai-chat",
            endpoint="completions",
            is_read_only=True,
            request=Definition(f"{_OPENAI}/native", request),
            response=Definition(f"{_OPENAI}/native", "NativeCompletion"),
            event=Definition(f"{_OPENAI}/native", "NativeEvent"),
            error=_OPENAI_ERROR,
        )
        for name, request in (("completion", "NativeCompletionRequest"), ("infill", "InfillRequest"))
    ),
    Surface(
        id="openai-chat.embeddings",
        pattern=_path("(/openai)?/v1/embeddings"),
        dialect="openai-chat",
        endpoint="embeddings",
        request=Definition(f"{_OPENAI}/embeddings", "EmbeddingsRequest"),
        response=Definition(f"{_OPENAI}/embeddings", "EmbeddingsResponse"),
        error=_OPENAI_ERROR,
    ),
    _tokens("tokenize", "Tokenize"),
    _tokens("detokenize", "Detokenize"),
    _tokens("apply-template", "ApplyTemplate"),
    Surface(
        id="openai-chat.rerank",
        pattern=_path("((/v[12])?/rerank|(/v1)?/reranking)"),
        dialect="openai-chat",
        endpoint="rerank",
        request=Definition(f"{_OPENAI}/rerank", "RerankRequest"),
        response=Definition(f"{_OPENAI}/rerank", "RerankResponse"),
        error=_OPENAI_ERROR,
    ),
    Surface(
        id="openai-chat.score",
        pattern=_path("(/v1)?/score"),
        dialect="openai-chat",
        request=Definition(f"{_OPENAI}/scores", "ScoreRequest"),
        response=Definition(f"{_OPENAI}/scores", "ScoreResponse"),
        error=_OPENAI_ERROR,
    ),
    Surface(
        id="other",
        pattern=_path("/.*"),
        dialect="openai-chat",
        error=_OPENAI_ERROR,
        outside="a path of the server's own, outside the contract",
    ),
)


def surface_of(recording: Recording) -> Surface:
    """The surface that the exchange belongs to."""
    return next(surface for surface in SURFACES if surface.takes(recording))
