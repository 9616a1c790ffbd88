"""Methods of a provider other than chat, each as a short call (`embed`) and as a whole request (`answer_embedding`).

The short way makes the canonical request and calls the other, which a provider of one's own may have or not: without it
the call is a typed error of the category `unsupported`, and everything else works.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from turnwire_schema.v1.embedding import EmbeddingPurpose, EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.provider import ProviderInfo
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse

from turnwire.core.argument_types import items_of
from turnwire.core.errors import ProviderResponseError
from turnwire.providers.calls.chat import first_model

TextsLike: TypeAlias = str | Iterable[str | Sequence[int]]
"""What is embedded: one text, or several, each as text or as the ids of its tokens."""


def not_offered(provider_id: str, what: str) -> ProviderResponseError:
    """The error of a provider that has no such endpoint."""
    text = f"this provider offers no {what}; use one whose server does"
    return ProviderResponseError(text, provider_id=provider_id, category="unsupported", retryable=False)


def embedding_request(
    info: ProviderInfo,
    texts: TextsLike,
    *,
    model: str | None,
    dimensions: int | None,
    input_type: EmbeddingPurpose | None,
    truncate: bool | None,
    provider_options: Mapping[str, Mapping[str, Any]] | None,
) -> EmbeddingRequest:
    """The request that `embed` sends.

    Raises:
        InvalidDataError: something given does not fit.
        ConfigurationError: no model is given, and the provider has none configured.
    """
    inputs = [texts] if isinstance(texts, str) else list(items_of(texts, "texts", "a text, or a list of texts"))
    fields = {
        "dimensions": dimensions,
        "input_type": input_type,
        "truncate": truncate,
        "provider_options": provider_options,
    }
    given = {name: value for name, value in fields.items() if value is not None}
    return EmbeddingRequest.from_dict(
        {"model": first_model(info, "embed") if model is None else model, "inputs": inputs, **given}
    )


def rerank_request(
    info: ProviderInfo,
    query: str,
    documents: Iterable[str],
    *,
    model: str | None,
    top_n: int | None,
    provider_options: Mapping[str, Mapping[str, Any]] | None,
) -> RerankRequest:
    """The request that `rerank` sends.

    Raises:
        InvalidDataError: something given does not fit.
        ConfigurationError: no model is given, and the provider has none configured.
    """
    fields: dict[str, Any] = {
        "model": first_model(info, "rerank") if model is None else model,
        "query": query,
        "documents": list(items_of(documents, "documents", "a list of texts")),
    }
    given = {"top_n": top_n, "provider_options": provider_options}
    return RerankRequest.from_dict({**fields, **{name: value for name, value in given.items() if value is not None}})


class Endpoints(ABC):
    """The endpoints of a `ModelProvider` other than chat."""

    @property
    @abstractmethod
    def provider_id(self) -> str:
        """Id in the configuration and the registry."""

    @abstractmethod
    def info(self, *, is_default: bool = False) -> ProviderInfo:
        """Facts that are known without asking the server. Holds no secret."""

    async def embed(
        self,
        texts: TextsLike,
        *,
        model: str | None = None,
        dimensions: int | None = None,
        input_type: EmbeddingPurpose | None = None,
        truncate: bool | None = None,
        provider_options: Mapping[str, Mapping[str, Any]] | None = None,
        timeout: float | None = None,
    ) -> EmbeddingResponse:
        """A vector for each of `texts`, in their order.

        `model`: default, the first one configured. `dimensions`, `input_type` and `truncate` are those of
        `EmbeddingRequest`. `timeout`: seconds.

        Raises:
            InvalidDataError: something given does not fit.
            ConfigurationError: no model is given and none is configured.
            ProviderError: the call failed, or the provider offers no embeddings.
            LossRefusedError: the dialect cannot say what is asked.
        """
        request = embedding_request(
            self.info(),
            texts,
            model=model,
            dimensions=dimensions,
            input_type=input_type,
            truncate=truncate,
            provider_options=provider_options,
        )
        return await self.answer_embedding(request, timeout=timeout)

    async def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        """The vectors that `request` asks for; see `embed` for the errors."""
        raise not_offered(self.provider_id, "embeddings")

    async def rerank(
        self,
        query: str,
        documents: Iterable[str],
        *,
        model: str | None = None,
        top_n: int | None = None,
        provider_options: Mapping[str, Mapping[str, Any]] | None = None,
        timeout: float | None = None,
    ) -> RerankResponse:
        """`documents` in the order in which they answer `query`, the best first.

        `model`: default, the first one configured. `top_n`: most results. `timeout`: seconds.

        Raises:
            InvalidDataError: something given does not fit.
            ConfigurationError: no model is given and none is configured.
            ProviderError: the call failed, or the provider offers no reranking.
        """
        request = rerank_request(
            self.info(), query, documents, model=model, top_n=top_n, provider_options=provider_options
        )
        return await self.answer_rerank(request, timeout=timeout)

    async def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        """The order that `request` asks for; see `rerank` for the errors."""
        raise not_offered(self.provider_id, "reranking")
