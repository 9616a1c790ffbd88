"""Registry entry of the dialect ollama: paths, detection, schemas and stream framing. The codec is in `codec.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from turnwire.codecs import dialect
from turnwire.codecs.recorded_paths import path_of


def _sign_of_life(fields: Mapping[str, Any], model: str, created: int) -> bytes:
    # NDJSON has no comments. The server itself sends an empty delta while it holds text back.
    from turnwire.codecs.ollama.write_answer import wire_time
    from turnwire.codecs.values.wirejson import dump_wire_json

    return dump_wire_json({"model": model, "created_at": wire_time(created), **fields, "done": False}) + b"\n"


def _ends(data: Any) -> bool:
    return isinstance(data, dict) and data.get("done") is True


_HABITS: Final = dialect.Habits(
    stream_type=dialect.NDJSON,
    keep_alive=partial(_sign_of_life, {"message": {"role": "assistant", "content": ""}}),
    # The server reads the body whatever its content type: `curl -d` declares a form, aiohttp (litellm's awaited calls)
    # a stream of octets.
    content_types=None,
    needs_times=True,
)
_OF_COMPLETIONS: Final = _HABITS._replace(keep_alive=partial(_sign_of_life, {"response": ""}))
_CALLS: Final = ("message", "tool_calls")

_path: Final = partial(path_of, "ollama")
_PROGRESS: Final[dict[str, Any]] = {"response": "manage#Progress", "event": "manage#ProgressLine"}

_RECORDED: Final = (
    _path("chat", "/api/chat", is_chat=True, both="chat#Chat", event="chat#StreamLine"),
    _path("tags", "/api/tags", response="models#TagsResponse"),
    _path("ps", "/api/ps", response="models#PsResponse"),
    _path("show", "/api/show", both="models#Show"),
    _path("version", "/api/version", response="models#VersionResponse"),
    _path("status", "/api/status", response="models#StatusResponse"),
    _path("generate", "/api/generate", endpoint="completions", both="generate#Generate", event="generate#GenerateLine"),
    _path("embed", "/api/embed", endpoint="embeddings", both="embed#Embed"),
    _path("embeddings", "/api/embeddings", endpoint="embedding", both="embed#Embeddings"),
    # These manage models: they are validated by their schema, and no codec reads them.
    _path("pull", "/api/pull", request="manage#PullRequest", **_PROGRESS),
    _path("push", "/api/push", request="manage#PushRequest", **_PROGRESS),
    _path("create", "/api/create", request="manage#CreateRequest", **_PROGRESS),
    _path("copy", "/api/copy", request="manage#CopyRequest"),
    _path("delete", "/api/delete", request="manage#DeleteRequest"),
    _path("blobs", "/api/blobs/[^/]+", outside="blobs are the bytes of a model's files, which no document describes"),
    _path("other", "/api/.*", outside="accounts, the cloud and experiments of Ollama, outside the contract"),
)

RECORD: Final = dialect.Dialect(
    name="ollama",
    codec_of="turnwire.codecs.ollama.codec:codec_of",
    losses="turnwire.codecs.ollama.names:LOSSES",
    variants={"ollama": "turnwire.codecs.variants:OLLAMA"},
    request=dialect.Places("messages"),
    tools=dialect.ToolPlaces(dialect.tools_in_function, ("parameters",), "/tool_choice/function/name"),
    answer=dialect.AnswerForm(
        document="wire/ollama/v1/chat",
        definition="ChatResponse",
        places={"/message/extras": ("message",)},
        calls=_CALLS,
        within={"/call/extras": {"function": (*_CALLS, "function")}},
    ),
    detection=dialect.Detection(
        marks=(
            dialect.Marks(
                2,
                "wire/ollama/v1/models",
                (
                    *("TagsResponse", "PsResponse", "ShowRequest"),
                    *("ShowResponse", "VersionResponse", "StatusResponse"),
                ),
            ),
            dialect.Marks(2, "wire/ollama/v1/chat", ("ChatRequest", "ChatResponse")),
            dialect.Marks(2, "wire/ollama/v1/error", ("ErrorResponse",)),
        )
    ),
    endpoints={
        "completions": dialect.Endpoint(codec="turnwire.codecs.ollama.completions:OllamaCompletionCodec"),
        "embeddings": dialect.Endpoint(codec="turnwire.codecs.ollama.embeddings:OllamaEmbedCodec"),
        "embedding": dialect.Endpoint(codec="turnwire.codecs.ollama.embeddings:OllamaOneEmbeddingCodec"),
    },
    client=dialect.Client(
        habits=_HABITS,
        prefixes=("/api/",),
        paths=(
            dialect.ModelPath(path="/api/chat", stream="flag_on", in_batches=True),
            dialect.ModelPath(
                path="/api/generate", stream="flag_on", endpoint="completions", in_batches=True, habits=_OF_COMPLETIONS
            ),
            dialect.ModelPath(path="/api/embed", endpoint="embeddings", in_batches=True),
            # Its response has a vector and nothing else.
            dialect.ModelPath(path="/api/embeddings", endpoint="embedding", habits=_HABITS._replace(needs_times=False)),
        ),
        loads_models=True,
    ),
    recorded_paths=_RECORDED,
    readers={
        "ollama.tags": "turnwire.codecs.ollama.models:decode_models",
        "ollama.ps": "turnwire.codecs.ollama.models:decode_running",
        "ollama.show": "turnwire.codecs.ollama.models:decode_show",
        "ollama.version": "turnwire.codecs.ollama.models:decode_version",
    },
    ends_stream=_ends,
    call_id=lambda node: "id" if "function" in node else None,
)
