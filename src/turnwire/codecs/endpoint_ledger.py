"""The loss ledger of the endpoints beside chat: what becomes of every canonical field, in the words of `ledger_entry`.

One page for each endpoint of each dialect, with the sentences of its codec's losses. A test executes every row in every
variant; docs/losses.md is written from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final, NamedTuple

from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.ledger_entry import MAPPED, Words

STORED: Final = "never sent: stored with the call"
OURS: Final = "never sent: the time limit is the caller's"
NOTES: Final = "never sent: Turnwire's own notes"
MEASURED: Final = "never sent: measured on this side"
OWN: Final = "mapped: merged into the wire object under the dialect's or variant's name"
NONE_WRITTEN: Final = "unsaid: no token is written"


class EndpointPage(NamedTuple):
    """One endpoint of one dialect."""

    covered: Mapping[str, Mapping[str, Words]]
    """By canonical class and field: loss ids, or words."""
    losses: Mapping[str, str]
    """What each loss id of its module means."""


def _counts(
    loss: str, *, prompt: Words = MAPPED, times: Words = MAPPED, extras: Words = MAPPED
) -> Mapping[str, Mapping[str, Words]]:
    """The rows of what was counted, where a loss is named for what the wire has no field for."""
    lost = dict.fromkeys(("cached_tokens", "cache_write_tokens", "reasoning_tokens", "is_estimated"), loss)
    measured = dict.fromkeys(("total_duration_ns", "time_to_first_token_ns"), MEASURED)
    return {
        "UsageInfo": {
            **lost,
            **measured,
            "prompt_tokens": prompt,
            "completion_tokens": (NONE_WRITTEN, loss),
            "total_tokens": "unsaid: it follows from the others",
            "server_timings": times,
            "extras": extras,
        }
    }


def _timings(loss: str, *mapped: str) -> Mapping[str, Mapping[str, Words]]:
    names = ("queue_ns", "load_ns", "prompt_ns", "completion_ns", "total_ns", "extras")
    return {"ServerTimings": {name: MAPPED if name in mapped else loss for name in names}}


_REQUEST: Final[Mapping[str, Words]] = {
    "model": MAPPED,
    "timeout": OURS,
    "provider_options": OWN,
    "metadata": STORED,
    "extras": STORED,
}
_BARE: Final = "ollama.embedding_bare"
_VECTOR: Final[Mapping[str, Words]] = {"index": "mapped", "values": MAPPED, "extras": MAPPED}

_COVERED: Final[Mapping[tuple[str, str], Mapping[str, Mapping[str, Words]]]] = {
    ("embeddings", "openai-chat"): {
        "EmbeddingRequest": {
            **_REQUEST,
            "inputs": (MAPPED, "openai-chat.embedding_tokens"),
            "dimensions": (MAPPED, "openai-chat.embedding_dimensions"),
            "input_type": "openai-chat.embedding_purpose",
            "truncate": ("unsaid: the server does so by itself", "openai-chat.embedding_truncate"),
        },
        "EmbeddingResponse": {
            "embeddings": MAPPED,
            "usage": MAPPED,
            "model": (MAPPED, "openai-chat.embedding_identity"),
            "id": MAPPED,
            "diagnostics": NOTES,
            "extras": MAPPED,
        },
        "Embedding": _VECTOR,
        **_counts("openai-chat.embedding_usage", times="openai-chat.embedding_usage"),
    },
    ("rerank", "openai-chat"): {
        "RerankRequest": {**_REQUEST, "query": MAPPED, "documents": MAPPED, "top_n": MAPPED},
        "RerankResponse": {
            "results": MAPPED,
            "usage": MAPPED,
            "model": (MAPPED, "openai-chat.rerank_identity"),
            "id": MAPPED,
            "diagnostics": NOTES,
            "extras": MAPPED,
        },
        "RerankResult": {"index": MAPPED, "score": MAPPED, "document": MAPPED, "extras": MAPPED},
        **_counts("openai-chat.rerank_usage", times="openai-chat.rerank_usage"),
    },
    ("embeddings", "ollama"): {
        "EmbeddingRequest": {
            **_REQUEST,
            "inputs": (MAPPED, "ollama.embedding_tokens"),
            "dimensions": MAPPED,
            "input_type": "ollama.embedding_purpose",
            "truncate": MAPPED,
        },
        "EmbeddingResponse": {
            "embeddings": MAPPED,
            "usage": MAPPED,
            "model": (MAPPED, "ollama.embedding_identity"),
            "id": "ollama.embedding_identity",
            "diagnostics": NOTES,
            "extras": MAPPED,
        },
        "Embedding": {**_VECTOR, "extras": "ollama.embedding_bare"},
        **_counts("ollama.embedding_usage", extras=(MAPPED, "ollama.embedding_usage")),
        **_timings("ollama.embedding_usage", "load_ns", "total_ns"),
    },
    ("embedding", "ollama"): {
        "EmbeddingRequest": {
            **_REQUEST,
            "inputs": (MAPPED, "ollama.embedding_tokens", "ollama.embedding_several"),
            "dimensions": "ollama.embedding_wish",
            "input_type": "ollama.embedding_purpose",
            "truncate": "ollama.embedding_wish",
        },
        "EmbeddingResponse": {
            "embeddings": (MAPPED, "ollama.embedding_several"),
            "usage": (MAPPED, _BARE),
            "model": _BARE,
            "id": _BARE,
            "diagnostics": NOTES,
            "extras": MAPPED,
        },
        "Embedding": {**_VECTOR, "extras": _BARE},
        **_counts(_BARE, prompt=_BARE, times=_BARE, extras=_BARE),
    },
    ("embeddings", "gemini"): {
        "EmbeddingRequest": {
            **_REQUEST,
            "inputs": (MAPPED, "gemini.embedding_tokens"),
            "dimensions": MAPPED,
            "input_type": MAPPED,
            "truncate": ("unsaid: the service cuts by itself", "gemini.embedding_truncate"),
        },
        "EmbeddingResponse": {
            "embeddings": MAPPED,
            "usage": MAPPED,
            "model": "gemini.embedding_identity",
            "id": "gemini.embedding_identity",
            "diagnostics": NOTES,
            "extras": MAPPED,
        },
        "Embedding": _VECTOR,
        **_counts("gemini.embedding_usage", times="gemini.embedding_usage"),
    },
    ("embedding", "gemini"): {
        "EmbeddingRequest": {
            **_REQUEST,
            "inputs": (MAPPED, "gemini.embedding_tokens", "gemini.embedding_several"),
            "dimensions": MAPPED,
            "input_type": MAPPED,
            "truncate": ("unsaid: the service cuts by itself", "gemini.embedding_truncate"),
        },
        "EmbeddingResponse": {
            "embeddings": (MAPPED, "gemini.embedding_several"),
            "usage": MAPPED,
            "model": "gemini.embedding_identity",
            "id": "gemini.embedding_identity",
            "diagnostics": NOTES,
            "extras": MAPPED,
        },
        "Embedding": _VECTOR,
        **_counts("gemini.embedding_usage", times="gemini.embedding_usage"),
    },
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
