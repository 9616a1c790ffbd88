"""The loss ledger of the endpoints beside chat: what becomes of every canonical field, in the words of `ledger_entry`.

One page for each endpoint of each dialect, with the sentences of its codec's losses. A test executes every row in every
variant; docs/losses.md is written from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from pydantic import BaseModel

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.embedding import Embedding, EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse, RerankResult
from turnwire_schema.v1.usage import ServerTimings, UsageInfo

from turnwire.codecs.coverage.dialect_page import OWN_OR_VARIANT
from turnwire.codecs.coverage.entry import MAPPED, Words, filled, named_losses
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
    counts = cast("dict[str, Words]", rows.counts.covered(dialect, UsageInfo))  # answers alone have them
    if counts.get("prompt_tokens") != MAPPED:
        answer["usage"] = (MAPPED, str(counts["prompt_tokens"]))
    counts["completion_tokens"] = ("unsaid: no token is written", str(counts["completion_tokens"]))
    said = ({**asked, **request, "extras": STORED}, answer, item, {**counts, **usage})
    own: dict[str, Mapping[str, Words]] = {kind.__name__: row for kind, row in zip(kinds, said, strict=True)}
    covered = dict(filled(dialect, own, kinds, _USUAL))
    if times := cast("dict[str, Words]", rows.counts.covered(dialect, ServerTimings)):
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
