"""Paths of model calls and the dialect of each, from the records of the dialects.

A row says which codec reads and writes, where model and stream are named, how a stream is framed and what may be sent
while it is silent. Everything else about a dialect is in its codec.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from turnwire.codecs.dialect import Dialect, Habits, ModelPath, StreamRule
from turnwire.codecs.dialects import dialect_named, dialects

COMPLETIONS: Final = frozenset({"completions", "native", "infill"})
"""Endpoints that go on with a text, and go through the gateway as the turns that they are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """One path at which a model is asked for a turn, or for how a text goes on."""

    path: str
    dialect: Dialect
    habits: Habits
    stream: StreamRule = "flag"
    model_in_path: bool = False
    counts_tokens: bool = False
    """Whether the path counts the tokens of a request and does not answer it."""
    completes: bool = False
    """Whether the path goes on with a text, and answers no turns."""
    endpoint: str = "completions"
    """The endpoint of `turnwire.codecs.endpoints.codecs` that a path which completes is."""
    variant: str | None = None
    """The variant whose codec of that endpoint reads and writes; None: the dialect's own."""
    names_model: bool = True
    """Whether clients name a model; those of servers with one model do not, and the first one is asked."""

    @property
    def described_path(self) -> str:
        """The path as the OpenAPI document writes it."""
        return described(self.path)


def described(path: str) -> str:
    """A path as the OpenAPI document writes it."""
    return path.replace(":path}", "}")


def surfaces() -> tuple[Surface, ...]:
    """Every such path, of every dialect."""
    return tuple(
        _surface(dialect, row)
        for dialect in dialects().values()
        for row in dialect.client.paths
        if row.endpoint is None or row.endpoint in COMPLETIONS
    )


def _surface(dialect: Dialect, row: ModelPath) -> Surface:
    return Surface(
        path=row.path,
        dialect=dialect,
        habits=row.habits or dialect.client.habits,
        stream=row.stream,
        model_in_path=row.model_in_path,
        counts_tokens=row.counts_tokens,
        completes=row.endpoint is not None,
        endpoint=row.endpoint or "completions",
        variant=row.variant,
        names_model=row.names_model,
    )


AGENTS: Final = Dialect(name="agents", codec_of="", variants={})
"""No dialect of a model's clients: the paths of threads, whose words are our own."""

_AGENTS_PREFIX: Final = "/agents/"
_SHARED_PREFIX: Final = "/v1/models"
"""Paths that several dialects have; a verb at the end or a header tells whose a request is."""
DEFAULT: Final = "openai-chat"
"""In whose words a request is answered where nothing tells."""


def dialect_of(path: str, headers: Mapping[str, str]) -> Dialect:
    """The dialect in which a request to `path` is answered, errors included, whether the path exists or not."""
    if path.startswith(_AGENTS_PREFIX):
        return AGENTS
    known = dialects()
    for prefix, name in _prefixes(tuple(known)):
        if path.startswith(prefix):
            return known[name]
    if path.startswith(_SHARED_PREFIX):
        last = path.rpartition("/")[2]
        for dialect in known.values():
            if ":" in last and dialect.client.verbs and path.endswith(dialect.client.verbs):
                return dialect
        for dialect in known.values():
            if any(name in headers for name in dialect.client.headers):
                return dialect
    return known[DEFAULT]


@cache
def _prefixes(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Beginnings of paths and whose they are, the longest first."""
    found = [(prefix, name) for name in names for prefix in dialect_named(name).client.prefixes]
    return tuple(sorted(found, key=lambda each: -len(each[0])))


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
