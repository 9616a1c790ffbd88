"""Which documents judge an exchange in the dialect gemini, by its path."""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.recorded_paths import Definition, RecordedPath, model_lists

_GEMINI: Final = "wire/gemini/v1"
# Google's own host, and Vertex AI, where a project stands before the model.
_GEMINI_MODEL: Final = "/v1(beta)?1?/(projects/[^/]+/locations/[^/]+/publishers/[^/]+/)?models/(?P<model>[^/:]+)"


RECORDED_PATHS: Final = (
    *model_lists("gemini", "/v1/models", ("x-goog-api-key", "x-goog-api-client")),
    *model_lists("gemini", "/v1beta/models", ()),
    RecordedPath(
        id="gemini.chat",
        pattern=re.compile(f"{_GEMINI_MODEL}:(generateContent|streamGenerateContent)"),
        is_chat=True,
        request=Definition(f"{_GEMINI}/request", "GenerateContentRequest"),
        response=Definition(f"{_GEMINI}/response", "GenerateContentResponse"),
        event=Definition(f"{_GEMINI}/response", "GenerateContentResponse"),
        error=Definition(f"{_GEMINI}/error", "ErrorResponse"),
    ),
    RecordedPath(
        id="gemini.embedding",
        pattern=re.compile(f"{_GEMINI_MODEL}:embedContent"),
        endpoint="embedding",
        request=Definition(f"{_GEMINI}/embeddings", "EmbedContentRequest"),
        response=Definition(f"{_GEMINI}/embeddings", "EmbedContentResponse"),
        error=Definition(f"{_GEMINI}/error", "ErrorResponse"),
    ),
    RecordedPath(
        id="gemini.embeddings",
        pattern=re.compile(f"{_GEMINI_MODEL}:batchEmbedContents"),
        endpoint="embeddings",
        request=Definition(f"{_GEMINI}/embeddings", "BatchEmbedContentsRequest"),
        response=Definition(f"{_GEMINI}/embeddings", "BatchEmbedContentsResponse"),
        error=Definition(f"{_GEMINI}/error", "ErrorResponse"),
    ),
)
