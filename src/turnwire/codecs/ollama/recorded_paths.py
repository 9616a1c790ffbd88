"""Which documents judge an exchange in the dialect ollama, by its path."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from turnwire.codecs.recorded_paths import path_of

_path: Final = partial(path_of, "ollama")
_PROGRESS: Final[dict[str, Any]] = {"response": "manage#Progress", "event": "manage#ProgressLine"}

RECORDED_PATHS: Final = (
    _path("chat", "/api/chat", is_chat=True, both="chat#Chat", event="chat#StreamLine"),
    _path("tags", "/api/tags", response="models#TagsResponse"),
    _path("ps", "/api/ps", response="models#PsResponse"),
    _path("show", "/api/show", both="models#Show"),
    _path("version", "/api/version", response="models#VersionResponse"),
    _path("status", "/api/status", response="models#StatusResponse"),
    _path("generate", "/api/generate", endpoint="completions", both="generate#Generate", event="generate#GenerateLine"),
    _path("embed", "/api/embed", endpoint="embeddings", both="embed#Embed"),
    _path("embeddings", "/api/embeddings", endpoint="embedding", both="embed#Embeddings"),
    # These manage models: their documents judge them, and no codec reads them.
    _path("pull", "/api/pull", request="manage#PullRequest", **_PROGRESS),
    _path("push", "/api/push", request="manage#PushRequest", **_PROGRESS),
    _path("create", "/api/create", request="manage#CreateRequest", **_PROGRESS),
    _path("copy", "/api/copy", request="manage#CopyRequest"),
    _path("delete", "/api/delete", request="manage#DeleteRequest"),
    _path("blobs", "/api/blobs/[^/]+", outside="blobs are the bytes of a model's files, which no document describes"),
    _path("other", "/api/.*", outside="accounts, the cloud and experiments of Ollama, outside the contract"),
)
