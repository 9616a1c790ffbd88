"""The paths beside chat at which a model is asked: one row for each, with the endpoint whose codec reads and writes."""

from __future__ import annotations

from dataclasses import dataclass

from turnwire.codecs.dialect import Dialect
from turnwire.codecs.dialects import dialects
from turnwire.gateway.calls.surfaces import COMPLETIONS, described


@dataclass(frozen=True, slots=True, kw_only=True)
class EndpointSurface:
    """One path at which an endpoint of `turnwire.codecs.endpoints.codecs` is asked."""

    path: str
    dialect: Dialect
    endpoint: str
    model_in_path: bool = False
    names_model: bool = True
    """Whether clients name a model; those of servers with one model need not, and the first one is asked."""

    scores: bool = False
    """Whether texts are scored one by one: reranking in vLLM's other form."""
    needs_times: bool = False
    """Whether clients read the times of an answer without looking whether they are there."""

    @property
    def described_path(self) -> str:
        """The path as the OpenAPI document writes it."""
        return described(self.path)


def endpoint_surfaces() -> tuple[EndpointSurface, ...]:
    """Every such path, of every dialect."""
    return tuple(
        EndpointSurface(
            path=row.path,
            dialect=dialect,
            endpoint=row.endpoint,
            model_in_path=row.model_in_path,
            names_model=row.names_model,
            scores=row.scores,
            needs_times=(row.habits or dialect.client.habits).needs_times,
        )
        for dialect in dialects().values()
        for row in dialect.client.paths
        if row.endpoint is not None and row.endpoint not in COMPLETIONS
    )
