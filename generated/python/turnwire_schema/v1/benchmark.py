# Generated from schemas/turnwire/v1/benchmark.schema.json by `make generate`. Do not edit: changes are lost.

"""Benchmarks of providers.

How fast a provider answered at several numbers of requests at once: every request as it was measured, and what
follows from them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, StrictFloat, StrictInt

from turnwire_schema._runtime import (
    Items,
    Model,
    Text,
)

from .error import ErrorInfo
from .provider import ProviderType
from .response import FinishReason

BenchmarkEnding: TypeAlias = Literal["completed", "time_limit", "cancelled"]
"""How a benchmark ended: everything was asked; its time was over; somebody stopped it."""


class BenchmarkSpread(Model):
    """How values lie, between the smallest and the largest. Values between two measured ones are interpolated."""

    model_config = ConfigDict(extra="forbid")

    count: Annotated[StrictInt, Field(ge=1)]
    """How many values there are."""
    least: Annotated[StrictFloat, Field(ge=0.0)]
    """The smallest value."""
    lower_quartile: Annotated[StrictFloat, Field(ge=0.0)]
    """A quarter of the values are not above it."""
    median: Annotated[StrictFloat, Field(ge=0.0)]
    """Half of the values are not above it."""
    upper_quartile: Annotated[StrictFloat, Field(ge=0.0)]
    """Three quarters of the values are not above it."""
    p95: Annotated[StrictFloat, Field(ge=0.0)]
    """Nineteen of twenty values are not above it."""
    most: Annotated[StrictFloat, Field(ge=0.0)]
    """The largest value."""


class BenchmarkRequest(Model):
    """One request and how long its answer took. A request that was stopped by hand or by the end of the time is not
    among them.
    """

    model_config = ConfigDict(extra="forbid")

    started_ns: Annotated[StrictInt, Field(ge=0)]
    """Time from the beginning of the level to sending, in nanoseconds."""
    first_token_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """Time from sending to the first piece of text, thinking or tool call, in nanoseconds. Absent: none came."""
    duration_ns: Annotated[StrictInt, Field(ge=0)]
    """Time from sending to the end of the answer, or to the error, in nanoseconds."""
    prompt_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens of the prompt, as the server counted them. Absent: it did not say."""
    cached_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens of the prompt that came from the server's cache, as it counted them. Absent: it did not say."""
    completion_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens of the answer, as the server counted them. Absent: it did not say."""
    pieces: Annotated[StrictInt, Field(ge=0)]
    """Pieces of the stream that held text, thinking or a tool call."""
    finish_reason: FinishReason | None = None
    """Why the answer ended. Absent: it has no end."""
    error: ErrorInfo | None = None
    """Why there is no whole answer. Absent: there is one."""


class BenchmarkLevel(Model):
    """All requests that were sent with one number of them at once."""

    model_config = ConfigDict(extra="forbid")

    concurrency: Annotated[StrictInt, Field(ge=1)]
    """Requests that run at once."""
    planned: Annotated[StrictInt, Field(ge=1)]
    """Requests that were to be sent."""
    duration_ns: Annotated[StrictInt, Field(ge=0)]
    """Time from the first sending to the last end, in nanoseconds."""
    requests: Items[BenchmarkRequest]
    """The requests that came to an end, in the order of their ends."""
    first_token_ms: BenchmarkSpread | None = None
    """Time to the first token of the whole answers, in milliseconds. Absent: there is no whole answer with a token."""
    tokens_per_second: BenchmarkSpread | None = None
    """Tokens a second of each whole answer after its first token, in tokens as the server counted them; where it
    counted none, in pieces. Absent: no whole answer has two.
    """
    tokens_per_second_together: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Tokens of all whole answers through the time that the level took, in the same count. Absent: no whole answer."""


class BenchmarkTurn(Model):
    """One turn of a conversation that grows turn by turn."""

    model_config = ConfigDict(extra="forbid")

    request: BenchmarkRequest
    """The request with all turns before it; its times begin with the conversation."""
    read_again: Annotated[StrictFloat | None, Field(ge=0.0, le=1.0)] = None
    """Share of the tokens of the last turn's prompt that the server read again. Absent: the first turn, or the server
    did not count.
    """


class ProviderBenchmark(Model):
    """A benchmark of one model of a provider."""

    model_config = ConfigDict(extra="forbid")

    turnwire_version: Annotated[Text, Field(min_length=1)]
    """Version of the package that measured."""
    started_at: Annotated[Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$")]
    """When it began, in UTC."""
    duration_ns: Annotated[StrictInt, Field(ge=0)]
    """How long all of it took, in nanoseconds."""
    ended: BenchmarkEnding
    """How it ended."""
    provider_id: Annotated[Text, Field(min_length=1)]
    """Id of the provider."""
    provider_type: ProviderType
    """Kind of the provider."""
    model: Annotated[Text, Field(min_length=1)]
    """Model that was asked."""
    max_tokens: Annotated[StrictInt, Field(ge=1)]
    """Most tokens of an answer."""
    counted_in: Literal["tokens", "pieces"]
    """What the speeds count: tokens, as the server counted them in every whole answer; or pieces of its streams,
    because it did not.
    """
    warm_up: BenchmarkRequest | None = None
    """The request before all others, which is in no level: it may load the model. Absent: none was sent, or it came to
    no end.
    """
    levels: Items[BenchmarkLevel]
    """The numbers of requests at once, in the order in which they were tried."""
    conversation: Items[BenchmarkTurn] | None = None
    """A conversation after all levels, one turn after the other; each sends all turns before it again. Ends with the
    first turn that fails. Absent: no turn came to an end.
    """


__all__ = [
    "BenchmarkEnding",
    "BenchmarkLevel",
    "BenchmarkRequest",
    "BenchmarkSpread",
    "BenchmarkTurn",
    "ProviderBenchmark",
]
