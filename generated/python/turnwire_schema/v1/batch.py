# Generated from schemas/turnwire/v1/batch.schema.json by `make generate`. Do not edit: changes are lost.

"""Batches.

Files of requests and of results, one JSON object on each line.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, StrictFloat, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import (
    Extras,
    Items,
    JsonObject,
    Model,
    Text,
)

from .error import Diagnostic, ErrorInfo, Loss
from .request import ChatRequest
from .response import ChatResponse


class BatchRequest(Model):
    """A line of a file of requests, in canonical words."""

    id: Annotated[Text | None, Field(max_length=512, min_length=1)] = None
    """Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not
    taken for another line.
    """
    request: ChatRequest
    """What is asked."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class BatchBody(Model):
    """A line of a file of requests, in the words of a dialect."""

    id: Annotated[Text | None, Field(max_length=512, min_length=1)] = None
    """Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not
    taken for another line.
    """
    dialect: Annotated[Text | None, Field(min_length=1)] = None
    """What the body is written in, the name of a codec. Absent: what the run was told."""
    body: JsonObject
    """The body of the request."""
    model: Annotated[Text | None, Field(min_length=1)] = None
    """The model, where the dialect names it elsewhere (Gemini in the URL)."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class BatchProblem(Model):
    """One fault of a line, without its value."""

    path: Text
    """JSON pointer to the fault; empty: the line itself."""
    rule: Annotated[Text, Field(min_length=1)]
    """Keyword or rule that refuses it."""
    message: Annotated[Text, Field(min_length=1)]
    """What would be right."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


BatchErrorKind: TypeAlias = Literal["line", "id", "request", "loss", "provider", "answer", "fault"]
"""What failed: the line (no JSON, too long), its id (used before), the request (does not fit), a loss that the
provider is set to refuse, the call, writing the answer in the dialect, or a fault of the provider's own code.
"""


class BatchError(Model):
    """Why a request has no answer, without content and without secrets."""

    kind: BatchErrorKind
    """What failed."""
    message: Annotated[Text, Field(min_length=1)]
    """What went wrong and what would be right, for a person."""
    problems: Items[BatchProblem] | None = None
    """Each fault of the line."""
    info: ErrorInfo | None = None
    """The failed call."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class BatchResult(Model):
    """A line of a file of results: what became of one request."""

    id: Annotated[Text, Field(max_length=512, min_length=1)]
    """Name of the request."""
    line: Annotated[StrictInt, Field(ge=1)]
    """Line of the request in its file."""
    digest: Annotated[Text, Field(pattern="^[0-9a-f]{32}$")]
    """First 16 bytes of the SHA-256 of the request's line without white space around it: shows that it is still the
    same request.
    """
    response: ChatResponse | None = None
    """The answer in canonical words."""
    dialect: Annotated[Text | None, Field(min_length=1)] = None
    """What the body is written in."""
    body: JsonObject | None = None
    """The answer in the words of the dialect."""
    error: BatchError | None = None
    """Why there is no answer."""
    losses: Items[Loss] | None = None
    """What could not be said on the way from the request's words to canonical ones, and from there to the answer's."""
    diagnostics: Items[Diagnostic] | None = None
    """What is odd about an answer in the words of a dialect, which cannot say it. An answer in canonical words has its
    own.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if ((self.response is not None) + (self.body is not None) + (self.error is not None)) != 1:
            raise PydanticCustomError("oneOf", "exactly one of response | body | error is required")
        return self


class BatchSummary(Model):
    """How a run over a file of requests ended."""

    requests: Annotated[StrictInt, Field(ge=0)]
    """Requests read in this run, those answered earlier included."""
    answered: Annotated[StrictInt, Field(ge=0)]
    """Requests that this run got an answer to."""
    failed: Annotated[StrictInt, Field(ge=0)]
    """Requests whose result in this run is an error."""
    earlier: Annotated[StrictInt, Field(ge=0)]
    """Requests that had a result before this run."""
    unanswered: Annotated[StrictInt, Field(ge=0)]
    """Requests that were begun and given up when the run was stopped; the next run asks them."""
    retries: Annotated[StrictInt, Field(ge=0)]
    """Calls that were tried again."""
    seconds: Annotated[StrictFloat, Field(ge=0.0)]
    """Wall time of the run."""
    unfit: Annotated[StrictInt | None, Field(ge=0)] = None
    """Answers of this run that break the schema that was asked for; they count as answered. Absent: none does."""
    asked_again: Annotated[StrictInt | None, Field(ge=0)] = None
    """Answers of this run that were asked for again because an earlier one did not fit. Absent: none was."""
    prompt_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens of the prompts, as far as servers counted them."""
    completion_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens of the answers, as far as servers counted them."""
    errors: JsonObject | None = None
    """How many results are errors, by kind; errors of calls by their code."""
    parts: Annotated[StrictInt | None, Field(ge=0)] = None
    """Parts that the run was to process. Absent: the requests are one file."""
    parts_whole: Annotated[StrictInt | None, Field(ge=0)] = None
    """Those in which every request has a result now. Absent: the requests are one file."""
    stopped: Annotated[Text | None, Field(min_length=1)] = None
    """Why the run ended before the end of the file. Absent: it did not."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class BatchFile(Model):
    """What a file holds, so that a copy of it can be recognized."""

    size: Annotated[StrictInt, Field(ge=0)]
    """Bytes of the file."""
    sha256: Annotated[Text, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the file."""
    lines: Annotated[StrictInt, Field(ge=0)]
    """Lines that are not blank."""
    version: Annotated[Text | None, Field(min_length=1)] = None
    """What the file system says of the file's version, such as the time of its last change or an ETag. While it stays
    the same, the file is not read again. Absent: it says nothing.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class BatchPart(Model):
    """A part of a batch in which every request has exactly one result."""

    name: Annotated[Text, Field(min_length=1)]
    """Name of the file of requests in its folder, and of the file of results in its own."""
    requests: BatchFile
    """The file of requests."""
    results: BatchFile
    """The file of results."""
    failed: Annotated[StrictInt, Field(ge=0)]
    """Results that are errors."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class BatchManifest(Model):
    """All parts of a batch."""

    parts: Items[BatchPart]
    """The parts in the order of their names."""
    requests: Annotated[StrictInt, Field(ge=0)]
    """Requests of all parts, each of which has one result."""
    failed: Annotated[StrictInt, Field(ge=0)]
    """Results that are errors."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = [
    "BatchBody",
    "BatchError",
    "BatchErrorKind",
    "BatchFile",
    "BatchManifest",
    "BatchPart",
    "BatchProblem",
    "BatchRequest",
    "BatchResult",
    "BatchSummary",
]
