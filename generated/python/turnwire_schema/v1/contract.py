# Generated from schemas/turnwire/v1/contract.schema.json by `make generate`. Do not edit: changes are lost.

"""Runs of the contract.

What a run of the contract against a server found, as data: clauses, results, and the exchanges as evidence.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, StrictBool, StrictInt

from turnwire_schema._runtime import (
    Items,
    Model,
    Text,
)

ContractOutcome: TypeAlias = Literal["pass", "fail", "not_supported", "not_applicable", "inconclusive"]
"""What became of a clause: it holds; it does not; the server has not got what it speaks of; it does not concern
this dialect or model; nothing could be said, for example because a small model could not be brought to do it.
"""


ContractSeverity: TypeAlias = Literal["must", "should", "may"]
"""What breaks where the clause does not hold: clients lose answers or read them wrongly; clients need a special
case; little.
"""


ContractEnding: TypeAlias = Literal["completed", "time_limit", "cancelled", "server_stopped"]
"""How a run ended: every clause was checked; its time was over; somebody stopped it; the server, which had
answered before, stopped answering plain questions.
"""


class ContractHeader(Model):
    """An HTTP header."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[Text, Field(min_length=1)]
    """Name in lower case."""
    value: Text
    """Value; secrets are replaced."""


class ContractExchange(Model):
    """One exchange with the server: what was sent and what came back, secrets replaced."""

    model_config = ConfigDict(extra="forbid")

    method: Annotated[Text, Field(min_length=1)]
    """HTTP method."""
    path: Annotated[Text, Field(pattern="^/")]
    """Path with its query, below the endpoint."""
    request_headers: Items[ContractHeader]
    """Headers as sent."""
    request_body: Text | None = None
    """Body as sent, as text. Absent: none was sent."""
    status: Annotated[StrictInt | None, Field(ge=100, le=999)] = None
    """HTTP status. Absent: no answer came."""
    response_headers: Items[ContractHeader] | None = None
    """Headers of the answer. Absent: no answer came."""
    response_body: Text | None = None
    """Body of the answer as text, as far as it was read. Absent: no answer came."""
    response_bytes: Annotated[StrictInt | None, Field(ge=0)] = None
    """Size of the answer's body as it was read, in bytes. Larger than what response_body shows: the rest was left out."""
    first_byte_ms: Annotated[StrictInt | None, Field(ge=0)] = None
    """Time from sending to the first byte of the body, in milliseconds. Absent: no body came."""
    total_ms: Annotated[StrictInt | None, Field(ge=0)] = None
    """Time from sending to the end of the answer, in milliseconds."""
    broken: Annotated[Text | None, Field(min_length=1)] = None
    """How the exchange broke, for example `connection refused`. Absent: it did not."""
    closed_early: StrictBool | None = None
    """Whether the suite closed the connection before the end of the answer. Absent: it did not."""
    curl: Annotated[Text, Field(min_length=1)]
    """A command line that sends the same request; keys are replaced by $API_KEY."""


class ContractClause(Model):
    """One thing that a server must keep."""

    model_config = ConfigDict(extra="forbid")

    id: Annotated[Text, Field(pattern="^[a-z]+(\\.[a-z0-9]+(-[a-z0-9]+)*){1,2}$")]
    """Stable id: area, dot, name; clauses of one family have its name before theirs, with a dot."""
    area: Annotated[Text, Field(min_length=1)]
    """Part of the API that the clause speaks of."""
    sentence: Annotated[Text, Field(min_length=1)]
    """What must hold."""
    severity: ContractSeverity
    """What breaks where it does not hold."""
    reason: Annotated[Text, Field(min_length=1)]
    """Why it matters to clients."""
    source: Annotated[Text, Field(min_length=1)]
    """Who says so: a specification, a recorded server, a client."""


class ContractTarget(Model):
    """A dialect of the server that was checked."""

    model_config = ConfigDict(extra="forbid")

    dialect: Annotated[Text, Field(min_length=1)]
    """Name of the dialect."""
    variant: Annotated[Text, Field(min_length=1)]
    """Name of the variant whose rules were used; the dialect's own name if there is no variant."""
    model: Annotated[Text, Field(min_length=1)]
    """Model that was asked."""


class ContractResult(Model):
    """What one clause found in one dialect."""

    model_config = ConfigDict(extra="forbid")

    clause: Annotated[Text, Field(min_length=1)]
    """Id of the clause."""
    dialect: Annotated[Text, Field(min_length=1)]
    """Name of the dialect."""
    outcome: ContractOutcome
    """What became of it."""
    sentence: Annotated[Text, Field(min_length=1)]
    """What was seen, or what was tried."""
    duration_ms: Annotated[StrictInt | None, Field(ge=0)] = None
    """Time that it took, in milliseconds."""
    exchanges: Annotated[StrictInt | None, Field(ge=0)] = None
    """How many requests were sent."""
    evidence: Items[ContractExchange] | None = None
    """The exchanges that decided it. Absent: they were not kept, because it holds."""


class ContractRun(Model):
    """A whole run of the contract against one server."""

    model_config = ConfigDict(extra="forbid")

    turnwire_version: Annotated[Text, Field(min_length=1)]
    """Version of the suite."""
    endpoint: Annotated[Text, Field(min_length=1)]
    """Base URL of the server."""
    name: Annotated[Text, Field(min_length=1)]
    """What the server is called in reports."""
    server: Annotated[Text | None, Field(min_length=1)] = None
    """What the server says it is, for example `vllm 0.32.0`. Absent: it does not say."""
    started_at: Annotated[Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$")]
    """When the run began, in UTC."""
    duration_ms: Annotated[StrictInt, Field(ge=0)]
    """Time of the whole run, in milliseconds."""
    ended: ContractEnding
    """How it ended."""
    planned: Annotated[StrictInt, Field(ge=0)]
    """How many results a completed run has."""
    targets: Items[ContractTarget]
    """The dialects that were checked, in order."""
    clauses: Items[ContractClause]
    """The clauses that were checked, in order."""
    results: Items[ContractResult]
    """What was found, by dialect, then by clause."""


__all__ = [
    "ContractClause",
    "ContractEnding",
    "ContractExchange",
    "ContractHeader",
    "ContractOutcome",
    "ContractResult",
    "ContractRun",
    "ContractSeverity",
    "ContractTarget",
]
