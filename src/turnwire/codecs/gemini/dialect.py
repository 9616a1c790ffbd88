"""All that is known of the dialect gemini beside its codec."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.codecs.dialect import (
    AnswerForm,
    Client,
    Detection,
    Dialect,
    Endpoint,
    Habits,
    Marks,
    ModelPath,
    OwnFields,
    Places,
    StatefulField,
    ToolPlaces,
    listed,
)


def _declared(body: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for position, tool in enumerate(listed(body.get("tools"))):
        for name in ("functionDeclarations", "function_declarations") if isinstance(tool, Mapping) else ():
            for place, function in enumerate(listed(tool.get(name))):
                if isinstance(function, Mapping):
                    yield f"/tools/{position}/{name}/{place}", function


def _counted(body: Mapping[str, Any]) -> Mapping[str, Any]:
    # The request is wrapped where more than contents is counted.
    inner = body.get("generateContentRequest")
    return inner if isinstance(inner, Mapping) else body


def _ends(data: Any) -> bool:
    candidates = listed(data.get("candidates")) if isinstance(data, Mapping) else []
    return any(isinstance(one, Mapping) and one.get("finishReason") for one in candidates)


_KEPT: Final = "contents are not kept here; send them in `contents`"
_CALLED: Final = {
    "generateContent": ModelPath(path="", stream="never", model_in_path=True),
    "streamGenerateContent": ModelPath(path="", stream="always", model_in_path=True),
    "countTokens": ModelPath(path="", stream="never", model_in_path=True, counts_tokens=True),
    "embedContent": ModelPath(path="", endpoint="embedding", model_in_path=True),
    "batchEmbedContents": ModelPath(path="", endpoint="embeddings", model_in_path=True),
}
"""What the last step of a path asks for."""


def _paths() -> Iterator[ModelPath]:
    for version in ("v1beta", "v1"):
        for verb, row in _CALLED.items():
            yield row._replace(path=f"/{version}/models/{{model:path}}:{verb}")


RECORD: Final = Dialect(
    name="gemini",
    codec_of="turnwire.codecs.gemini.codec:codec_of",
    variants={"gemini": "turnwire.codecs.gemini.variants:GEMINI"},
    request=Places("contents", "systemInstruction"),
    tools=ToolPlaces(
        _declared,
        ("parametersJsonSchema", "parameters_json_schema", "parameters"),
        "/toolConfig/functionCallingConfig/allowedFunctionNames",
    ),
    answer=AnswerForm(
        document="wire/gemini/v1/response",
        definition="GenerateContentResponse",
        places={"/usage/extras": ("usageMetadata",), "/message/extras": ("candidates", "content")},
        within={"/extras": {"candidate": ("candidates",), "candidates": ("candidates",)}},
        own={
            "text": OwnFields("Part"),
            "thinking": OwnFields("Part"),
            "call": OwnFields("Part", {"functionCall": "FunctionCall"}),
        },
    ),
    detection=Detection(
        marks=(
            Marks(7, "wire/gemini/v1/request", ("GenerateContentRequest", "CountTokensRequest")),
            Marks(7, "wire/gemini/v1/models", ("ModelList", "Model")),
            Marks(7, "wire/gemini/v1/error", ("ErrorResponse", "ErrorList")),  # Interactions fail in the same form
            # No key of these is required, so they come last.
            Marks(
                8,
                "wire/gemini/v1/response",
                ("GenerateContentResponse", "GenerateContentResponseList", "CountTokensResponse"),
            ),
        ),
        lists=frozenset({"ErrorList", "GenerateContentResponseList"}),
    ),
    endpoints={
        "embeddings": Endpoint(codec="turnwire.codecs.gemini.embeddings:GeminiEmbeddingsCodec"),
        "embedding": Endpoint(codec="turnwire.codecs.gemini.embeddings:GeminiOneEmbeddingCodec"),
    },
    client=Client(
        habits=Habits(
            # Not a comment: google-genai takes every line that is not `data:` for a piece of an error's JSON. An empty
            # line ends an event that has no data, which is none.
            keep_alive=lambda model, created: b"\n",
            id_prefix="",
            # https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent
            array_unless=("alt", "sse"),
        ),
        prefixes=("/v1beta/",),
        headers=("x-goog-api-key", "x-goog-api-client"),  # google-genai 3 asks /v1, as OpenAI's clients do
        verbs=tuple(f":{verb}" for verb in _CALLED),
        paths=tuple(_paths()),
        # Source: the published request object.
        stateful=(StatefulField("cachedContent", _KEPT), StatefulField("cached_content", _KEPT)),
        plain_form="turnwire.codecs.gemini.json_form:one_form",  # names in snake_case, which no schema can say
        counted=_counted,
        model_list="turnwire.codecs.gemini.models:model_list",
        model="turnwire.codecs.gemini.models:model",
    ),
    recorded_paths="turnwire.codecs.gemini.recorded_paths:RECORDED_PATHS",
    normal_form="turnwire.contract.normal_forms.gemini",
    ends_stream=_ends,
    call_id=lambda node: "id" if "name" in node and "args" in node else None,
    count_path=":countTokens",
)
