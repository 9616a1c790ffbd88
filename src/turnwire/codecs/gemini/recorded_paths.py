"""Which documents judge an exchange in the dialect gemini, by its path."""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwire.codecs.recorded_paths import model_lists, path_of

_path: Final = partial(path_of, "gemini")
# Google's own host, and Vertex AI, where a project stands before the model. Names that a gateway answers may have a
# provider before them (`up/m`) and a version behind (`qwen3:8b`).
_MODEL: Final = "/v1(beta)?1?/(projects/[^/]+/locations/[^/]+/publishers/[^/]+/)?models/(?P<model>.+)"

RECORDED_PATHS: Final = (
    *model_lists("gemini", "/v1/models", ("x-goog-api-key", "x-goog-api-client")),
    *model_lists("gemini", "/v1beta/models", ()),
    _path(
        "chat",
        f"{_MODEL}:(generateContent|streamGenerateContent)",
        is_chat=True,
        request="request#GenerateContentRequest",
        response="response#GenerateContentResponse",
        event="response#GenerateContentResponse",
    ),
    _path("embedding", f"{_MODEL}:embedContent", endpoint="embedding", both="embeddings#EmbedContent"),
    _path("embeddings", f"{_MODEL}:batchEmbedContents", endpoint="embeddings", both="embeddings#BatchEmbedContents"),
)
