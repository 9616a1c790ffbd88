"""The loss ledger of the endpoints other than chat: what becomes of every canonical field, in the words of `entry`.

One page for each endpoint of each dialect, with the sentences of its losses. Here stands what is not usual. Tests
execute every row in every variant; docs/losses.md is written from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from pydantic import BaseModel

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.completion import CompletionRequest, CompletionResponse
from turnwire_schema.v1.embedding import Embedding, EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse, RerankResult
from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from tests.codecs.coverage.dialect_page import OWN_OR_VARIANT
from tests.codecs.coverage.entry import MAPPED, Words, filled, named_losses
from tests.codecs.coverage.rows import rows_covered
from tests.codecs.coverage.table import COVERAGE
from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.endpoints.rows import RowCodec

STORED: Final = "never sent: stored with the call"
MEASURED: Final = "never sent: measured on this side"


class EndpointPage(NamedTuple):
    """One endpoint of one dialect."""

    covered: Mapping[str, Mapping[str, Words]]
    """By canonical class and field: loss ids, or words."""
    losses: Mapping[str, str]
    """What each loss id means."""


_USUAL: Final = {
    "timeout": "never sent: the time limit is the caller's",
    "provider_options": OWN_OR_VARIANT,
    "metadata": STORED,
    "diagnostics": "never sent: Turnwire's own notes",
    "total_duration_ns": MEASURED,
    "time_to_first_token_ns": MEASURED,
    "total_tokens": "unsaid: it follows from the others",
}
_ENDPOINTS: Final[Mapping[str, tuple[type[BaseModel], ...]]] = {
    "embeddings": (EmbeddingRequest, EmbeddingResponse, Embedding, UsageInfo),
    "embedding": (EmbeddingRequest, EmbeddingResponse, Embedding, UsageInfo),
    "rerank": (RerankRequest, RerankResponse, RerankResult, UsageInfo),
}


def _page(
    endpoint: str, dialect: str, request: Mapping[str, Words], item: Mapping[str, Words], usage: Mapping[str, Words]
) -> EndpointPage:
    """What the rows of an endpoint say, and beside it what they do not."""
    codec: type[RowCodec[Any, Any]] = resolved(dialect_named(dialect).endpoints[endpoint].codec)
    rows, kinds = codec.rows, _ENDPOINTS[endpoint]
    unnamed = f"{dialect}.{rows.unnamed}"
    asked: dict[str, Words] = {name: f"{dialect}.{loss}" for name, loss in rows.unsaid.items()}
    answer: dict[str, Words] = {name: unnamed for name in ("model", "id") if name not in rows.identity}
    if "model" in rows.identity:
        answer["model"] = (MAPPED, unnamed)
    if endpoint != "rerank":
        several = (f"{dialect}.embedding_several",) if endpoint == "embedding" else ()
        asked["inputs"] = (MAPPED, f"{dialect}.embedding_tokens", *several)
        answer["embeddings"] = (MAPPED, *several) if several else MAPPED
    counts = cast("dict[str, Words]", rows_covered(rows.counts, dialect, UsageInfo))  # answers alone have them
    if counts.get("prompt_tokens") != MAPPED:
        answer["usage"] = (MAPPED, str(counts["prompt_tokens"]))
    counts["completion_tokens"] = ("unsaid: no token is written", str(counts["completion_tokens"]))
    said = ({**asked, **request, "extras": STORED}, answer, item, {**counts, **usage})
    own: dict[str, Mapping[str, Words]] = {kind.__name__: row for kind, row in zip(kinds, said, strict=True)}
    covered = dict(filled(dialect, own, kinds, _USUAL))
    if times := cast("dict[str, Words]", rows_covered(rows.counts, dialect, ServerTimings)):
        covered["ServerTimings"] = {name: times[name] for name in ServerTimings.model_fields}
    return EndpointPage(covered, named_losses(dialect, covered, codec.losses))


_VECTORS: Final[Mapping[str, Words]] = {"extras": "ollama.embedding_bare"}
_GEMINI_CUTS: Final[Mapping[str, Words]] = {
    "truncate": ("unsaid: the service cuts by itself", "gemini.embedding_truncate")
}

ENDPOINT_LEDGER: Final[Mapping[tuple[str, str], EndpointPage]] = {
    (endpoint, dialect): _page(endpoint, dialect, *said)
    for (endpoint, dialect), said in {
        ("embeddings", "openai-chat"): (
            {
                "dimensions": (MAPPED, "openai-chat.embedding_dimensions"),
                "truncate": ("unsaid: the server does so by itself", "openai-chat.embedding_truncate"),
            },
            {},
            {},
        ),
        ("rerank", "openai-chat"): ({}, {}, {}),
        ("embeddings", "ollama"): ({}, _VECTORS, {"extras": (MAPPED, "ollama.embedding_usage")}),
        ("embedding", "ollama"): ({}, _VECTORS, {}),
        ("embeddings", "gemini"): (_GEMINI_CUTS, {}, {}),
        ("embedding", "gemini"): (_GEMINI_CUTS, {}, {}),
    }.items()
}
"""Every page, by endpoint and dialect."""


# Completions

_STORED: Final = "never sent: stored with the request"
_FREE: Final = "unsaid: free text is the absence of a format"
_COUNTED: Final = "unsaid: the server always counts"
_SAME_END: Final = (MAPPED, "same as: where it means the same")
_REQUEST: Final[Mapping[str, Words]] = {
    "suffix": (MAPPED, "openai-chat.suffix"),
    "system": "openai-chat.system_text",
    "images": "openai-chat.prompt_image",
    "response_format": (MAPPED, _FREE, "openai-chat.completion_format", "openai-chat.format_detail"),
    "stream_options": (MAPPED, "unsaid: without a stream they say nothing"),
}
_PARAMETERS: Final[Mapping[str, Words]] = {
    "max_tokens": MAPPED,
    "thinking": ("openai-chat.thinking_level", "openai-chat.thinking_switch"),
    "provider_options": (MAPPED, "openai-chat.completion_option"),
}
_ANSWER: Final[Mapping[str, Words]] = {
    "text": (MAPPED, "openai-chat.completion_part"),
    "thinking": "openai-chat.completion_thinking",
    "usage": (MAPPED, "openai-chat.usage_detail", "openai-chat.usage_unknown"),
    "finish_reason": (MAPPED, "openai-chat.finish_reason"),
    "raw_finish_reason": _SAME_END,
    "model": (MAPPED, "openai-chat.identity"),
    "id": (MAPPED, "openai-chat.identity"),
    "created": (MAPPED, "openai-chat.created", "openai-chat.identity"),
}
_NATIVE_ANSWER: Final[Mapping[str, Words]] = {
    **_ANSWER,
    "usage": (MAPPED, "openai-chat.usage_detail", "openai-chat.usage_unknown", "openai-chat.native_usage"),
    "finish_reason": (MAPPED, "openai-chat.finish_reason", "openai-chat.native_end"),
    "model": MAPPED,
    "id": "openai-chat.native_identity",
    "created": "unsaid: an answer has no time",
    "extras": (
        MAPPED,
        "same as: beside the fields that every answer has",
        "openai-chat.native_choices",
        "openai-chat.native_probabilities",
        "openai-chat.native_form",
    ),
}


def _completions(
    dialect: str, request: Mapping[str, Words], parameters: Mapping[str, Words], answer: Mapping[str, Words]
) -> EndpointPage:
    """A page of completions; the parameters and losses that are not on it are those of the dialect's chats."""
    own = {"CompletionRequest": {**request, "extras": _STORED}, "CompletionResponse": answer}
    usual = {"metadata": _STORED, "diagnostics": _USUAL["diagnostics"]}
    covered = {**filled(dialect, own, (CompletionRequest, CompletionResponse), usual), "ModelParameters": parameters}
    own_losses = resolved(f"turnwire.codecs.{dialect.replace('-', '_')}.names:OWN")
    chats = COVERAGE[dialect].losses
    losses = {loss: what for loss, what in named_losses(dialect, covered, own_losses).items() if loss not in chats}
    return EndpointPage(covered, losses)


def _of_llamacpp(**request: Words) -> EndpointPage:
    asked = {**_REQUEST, "stream_options": _COUNTED, **request}
    return _completions("openai-chat", asked, _PARAMETERS, _NATIVE_ANSWER)


COMPLETION_LEDGER: Final[Mapping[tuple[str, str], EndpointPage]] = {
    ("completions", "openai-chat"): _completions("openai-chat", _REQUEST, _PARAMETERS, _ANSWER),
    ("completions", "ollama"): _completions(
        "ollama",
        {
            "prompt": (MAPPED, "ollama.image_tag"),
            "images": (MAPPED, "ollama.media_url", "ollama.image_detail", "ollama.media_type"),
            "response_format": (MAPPED, _FREE, "ollama.format_description", "ollama.format_strict"),
            "stream_options": (_COUNTED, "ollama.include_usage"),
        },
        {},
        {
            "usage": (MAPPED, "ollama.usage_detail"),
            "finish_reason": (MAPPED, "ollama.finish_reason"),
            "raw_finish_reason": _SAME_END,
            "model": (MAPPED, "ollama.identity"),
            "id": "ollama.response_id",
            "created": (MAPPED, "ollama.created", "ollama.identity"),
        },
    ),
    ("native", "openai-chat"): _of_llamacpp(),
    ("infill", "openai-chat"): _of_llamacpp(
        prompt=(MAPPED, "openai-chat.infill_prompt"), suffix=(MAPPED, "same as: an empty one")
    ),
}
"""The pages of completions; `native` and `infill` are llama.cpp's own."""
