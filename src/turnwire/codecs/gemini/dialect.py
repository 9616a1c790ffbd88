"""Registry entry of the dialect gemini: paths, detection, schemas and stream framing. The codec is in `codec.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from turnwire.codecs import dialect
from turnwire.codecs.recorded_paths import model_lists, path_of


def _declared(body: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for position, tool in enumerate(dialect.listed(body.get("tools"))):
        for name in ("functionDeclarations", "function_declarations") if isinstance(tool, dict) else ():
            for place, function in enumerate(dialect.listed(tool.get(name))):
                if isinstance(function, dict):
                    yield f"/tools/{position}/{name}/{place}", function


def _counted(body: Mapping[str, Any]) -> Mapping[str, Any]:
    # The request is wrapped if it has more than `contents`.
    inner = body.get("generateContentRequest")
    return inner if isinstance(inner, dict) else body


def _ends(data: Any) -> bool:
    candidates = dialect.listed(data.get("candidates")) if isinstance(data, dict) else []
    return any(isinstance(one, dict) and one.get("finishReason") for one in candidates)


_KEPT: Final = "contents are not kept here; send them in `contents`"
_CALLED: Final = {
    "generateContent": dialect.ModelPath(path="", stream="never", model_in_path=True),
    "streamGenerateContent": dialect.ModelPath(path="", stream="always", model_in_path=True),
    "countTokens": dialect.ModelPath(path="", stream="never", model_in_path=True, counts_tokens=True),
    "embedContent": dialect.ModelPath(path="", endpoint="embedding", model_in_path=True),
    "batchEmbedContents": dialect.ModelPath(path="", endpoint="embeddings", model_in_path=True),
}
"""Endpoint for the last step of a path."""


def _paths() -> Iterator[dialect.ModelPath]:
    for version in ("v1beta", "v1"):
        for verb, row in _CALLED.items():
            yield row._replace(path=f"/{version}/models/{{model:path}}:{verb}")


_path: Final = partial(path_of, "gemini")
# Google's own host, and Vertex AI, which has a project before the model. Names from a gateway may have a provider
# prefix (`up/m`) and a version suffix (`qwen3:8b`).
_MODEL: Final = "/v1(beta)?1?/(projects/[^/]+/locations/[^/]+/publishers/[^/]+/)?models/(?P<model>.+)"

_RECORDED: Final = (
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

RECORD: Final = dialect.Dialect(
    name="gemini",
    codec_of="turnwire.codecs.gemini.codec:codec_of",
    losses="turnwire.codecs.gemini.names:LOSSES",
    variants={"gemini": "turnwire.codecs.gemini.variants:GEMINI"},
    request=dialect.Places("contents", "systemInstruction"),
    tools=dialect.ToolPlaces(
        _declared,
        ("parametersJsonSchema", "parameters_json_schema", "parameters"),
        "/toolConfig/functionCallingConfig/allowedFunctionNames",
    ),
    answer=dialect.AnswerForm(
        document="wire/gemini/v1/response",
        definition="GenerateContentResponse",
        places={"/usage/extras": ("usageMetadata",), "/message/extras": ("candidates", "content")},
        within={"/extras": {"candidate": ("candidates",), "candidates": ("candidates",)}},
        own={
            "text": dialect.OwnFields("Part"),
            "thinking": dialect.OwnFields("Part"),
            "call": dialect.OwnFields("Part", {"functionCall": "FunctionCall"}),
        },
    ),
    detection=dialect.Detection(
        marks=(
            dialect.Marks(7, "wire/gemini/v1/request", ("GenerateContentRequest", "CountTokensRequest")),
            dialect.Marks(7, "wire/gemini/v1/models", ("ModelList", "Model")),
            dialect.Marks(
                7, "wire/gemini/v1/error", ("ErrorResponse", "ErrorList")
            ),  # Interactions report errors in the same form
            # These have no required keys, so they come last.
            dialect.Marks(
                8,
                "wire/gemini/v1/response",
                ("GenerateContentResponse", "GenerateContentResponseList", "CountTokensResponse"),
            ),
        ),
        lists=frozenset({"ErrorList", "GenerateContentResponseList"}),
    ),
    endpoints={
        "embeddings": dialect.Endpoint(codec="turnwire.codecs.gemini.embeddings:GeminiEmbeddingsCodec"),
        "embedding": dialect.Endpoint(codec="turnwire.codecs.gemini.embeddings:GeminiOneEmbeddingCodec"),
    },
    client=dialect.Client(
        habits=dialect.Habits(
            # Not a comment: google-genai reads every line that is not `data:` as part of an error's JSON. An empty line
            # ends an event without data, which is ignored.
            keep_alive=lambda model, created: b"\n",
            id_prefix="",
            # https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
            array_unless=("alt", "sse"),
        ),
        prefixes=("/v1beta/",),
        headers=("x-goog-api-key", "x-goog-api-client"),  # google-genai 3 calls /v1, like OpenAI's clients
        verbs=tuple(f":{verb}" for verb in _CALLED),
        paths=tuple(_paths()),
        # Source: the published request object.
        stateful=(dialect.StatefulField("cachedContent", _KEPT), dialect.StatefulField("cached_content", _KEPT)),
        plain_form="turnwire.codecs.gemini.json_form:one_form",  # snake_case names, which JSON Schema cannot describe
        counted=_counted,
        model_list="turnwire.codecs.gemini.models:model_list",
        model="turnwire.codecs.gemini.models:model",
    ),
    spelling="turnwire.codecs.gemini.json_form:camel",
    recorded_paths=_RECORDED,
    ends_stream=_ends,
    call_id=lambda node: "id" if "name" in node and "args" in node else None,
    count_path=":countTokens",
)
