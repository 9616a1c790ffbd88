"""The loss ledger of the endpoints beside chat: what becomes of every canonical field, in the words of `ledger_entry`.

One page for each endpoint of each dialect, with the sentences of its codec's losses. A test executes every row in every
variant; docs/losses.md is written from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from pydantic import BaseModel

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.embedding import Embedding, EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse, RerankResult
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.ledger_entry import MAPPED, Words, filled
from turnwire.codecs.ledger_page import OWN_OR_VARIANT

STORED: Final = "never sent: stored with the call"
OURS: Final = "never sent: the time limit is the caller's"
NOTES: Final = "never sent: Turnwire's own notes"
MEASURED: Final = "never sent: measured on this side"
NONE_WRITTEN: Final = "unsaid: no token is written"


class EndpointPage(NamedTuple):
    """One endpoint of one dialect."""

    covered: Mapping[str, Mapping[str, Words]]
    """By canonical class and field: loss ids, or words."""
    losses: Mapping[str, str]
    """What each loss id of its module means."""


_USUAL: Final = {
    "timeout": OURS,
    "provider_options": OWN_OR_VARIANT,
    "metadata": STORED,
    "diagnostics": NOTES,
    "total_duration_ns": MEASURED,
    "time_to_first_token_ns": MEASURED,
    "total_tokens": "unsaid: it follows from the others",
}
_ENDPOINTS: Final[Mapping[str, tuple[type[BaseModel], ...]]] = {
    "embeddings": (EmbeddingRequest, EmbeddingResponse, Embedding, UsageInfo),
    "embedding": (EmbeddingRequest, EmbeddingResponse, Embedding, UsageInfo),
    "rerank": (RerankRequest, RerankResponse, RerankResult, UsageInfo),
}
_COUNTS: Final = ("cached_tokens", "cache_write_tokens", "reasoning_tokens", "is_estimated", "server_timings")


def _page(
    key: tuple[str, str],
    loss: str,
    request: Mapping[str, Words],
    answer: Mapping[str, Words],
    item: Mapping[str, Words] | None = None,
    **counts: Words,
) -> Mapping[str, Mapping[str, Words]]:
    """The rows of one endpoint, with the loss `loss` of what was counted and the wire has no field for."""
    kinds = _ENDPOINTS[key[0]]
    usage = {**dict.fromkeys(_COUNTS, loss), "completion_tokens": (NONE_WRITTEN, loss), **counts}
    rows = ({**request, "extras": STORED}, answer, item or {}, usage)
    own: dict[str, Mapping[str, Words]] = {kind.__name__: row for kind, row in zip(kinds, rows, strict=True)}
    return filled(key[1], own, kinds, _USUAL)


def _timings(loss: str, *mapped: str) -> Mapping[str, Mapping[str, Words]]:
    names = ("queue_ns", "load_ns", "prompt_ns", "completion_ns", "total_ns", "extras")
    return {"ServerTimings": {name: MAPPED if name in mapped else loss for name in names}}


_BARE: Final = "ollama.embedding_bare"
_GEMINI_ANSWER: Final = {"model": "gemini.embedding_identity", "id": "gemini.embedding_identity"}
_GEMINI_CUTS: Final = ("unsaid: the service cuts by itself", "gemini.embedding_truncate")

_COVERED: Final[Mapping[tuple[str, str], Mapping[str, Mapping[str, Words]]]] = {
    (key := ("embeddings", "openai-chat")): _page(
        key,
        "openai-chat.embedding_usage",
        {
            "inputs": (MAPPED, "openai-chat.embedding_tokens"),
            "dimensions": (MAPPED, "openai-chat.embedding_dimensions"),
            "input_type": "openai-chat.embedding_purpose",
            "truncate": ("unsaid: the server does so by itself", "openai-chat.embedding_truncate"),
        },
        {"model": (MAPPED, "openai-chat.embedding_identity")},
    ),
    (key := ("rerank", "openai-chat")): _page(
        key, "openai-chat.rerank_usage", {}, {"model": (MAPPED, "openai-chat.rerank_identity")}
    ),
    (key := ("embeddings", "ollama")): {
        **_page(
            key,
            "ollama.embedding_usage",
            {"inputs": (MAPPED, "ollama.embedding_tokens"), "input_type": "ollama.embedding_purpose"},
            {"model": (MAPPED, "ollama.embedding_identity"), "id": "ollama.embedding_identity"},
            {"extras": _BARE},
            server_timings=MAPPED,
            extras=(MAPPED, "ollama.embedding_usage"),
        ),
        **_timings("ollama.embedding_usage", "load_ns", "total_ns"),
    },
    (key := ("embedding", "ollama")): _page(
        key,
        _BARE,
        {
            "inputs": (MAPPED, "ollama.embedding_tokens", "ollama.embedding_several"),
            "dimensions": "ollama.embedding_wish",
            "input_type": "ollama.embedding_purpose",
            "truncate": "ollama.embedding_wish",
        },
        {
            "embeddings": (MAPPED, "ollama.embedding_several"),
            "usage": (MAPPED, _BARE),
            "model": _BARE,
            "id": _BARE,
        },
        {"extras": _BARE},
        prompt_tokens=_BARE,
        extras=_BARE,
    ),
    (key := ("embeddings", "gemini")): _page(
        key,
        "gemini.embedding_usage",
        {"inputs": (MAPPED, "gemini.embedding_tokens"), "truncate": _GEMINI_CUTS},
        _GEMINI_ANSWER,
    ),
    (key := ("embedding", "gemini")): _page(
        key,
        "gemini.embedding_usage",
        {
            "inputs": (MAPPED, "gemini.embedding_tokens", "gemini.embedding_several"),
            "truncate": _GEMINI_CUTS,
        },
        {**_GEMINI_ANSWER, "embeddings": (MAPPED, "gemini.embedding_several")},
    ),
}

ENDPOINT_LEDGER: Final[Mapping[tuple[str, str], EndpointPage]] = MappingProxyType(
    {
        key: EndpointPage(
            covered, import_module(dialect_named(key[1]).endpoints[key[0]].codec.partition(":")[0]).LOSSES
        )
        for key, covered in _COVERED.items()
    }
)
"""Every page, by endpoint and dialect."""
