"""The paths beside chat at which a model is asked: one row for each, with the endpoint whose codec reads and writes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from turnwire.gateway.surfaces import GEMINI, OLLAMA, OPENAI_CHAT, Dialect


@dataclass(frozen=True, slots=True, kw_only=True)
class EndpointSurface:
    """One path at which an endpoint of `turnwire.codecs.endpoints` is asked."""

    path: str
    dialect: Dialect
    endpoint: str
    model_in_path: bool = False
    names_model: bool = True
    """Whether clients name a model; those of servers with one model need not, and the first one is asked."""

    scores: bool = False
    """Whether texts are scored one by one: reranking in vLLM's other form."""

    @property
    def described_path(self) -> str:
        """The path as the OpenAPI document writes it."""
        return self.path.replace(":path}", "}")


ENDPOINT_SURFACES: Final = (
    EndpointSurface(path="/v1/embeddings", dialect=OPENAI_CHAT, endpoint="embeddings"),
    EndpointSurface(path="/api/embed", dialect=OLLAMA, endpoint="embeddings"),
    EndpointSurface(path="/api/embeddings", dialect=OLLAMA, endpoint="embedding"),
    *(
        EndpointSurface(
            path=f"/{version}/models/{{model:path}}:{verb}", dialect=GEMINI, endpoint=endpoint, model_in_path=True
        )
        for version in ("v1beta", "v1")
        for verb, endpoint in (("embedContent", "embedding"), ("batchEmbedContents", "embeddings"))
    ),
    *(
        EndpointSurface(path=path, dialect=OPENAI_CHAT, endpoint="rerank", names_model=False)
        for path in ("/v1/rerank", "/rerank", "/v2/rerank", "/v1/reranking", "/reranking")
    ),
    *(
        EndpointSurface(path=path, dialect=OPENAI_CHAT, endpoint="rerank", names_model=False, scores=True)
        for path in ("/v1/score", "/score")
    ),
)
