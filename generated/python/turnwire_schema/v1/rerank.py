# Generated from schemas/turnwire/v1/rerank.schema.json by `make generate`. Do not edit: changes are lost.

"""Reranking.

Which documents answer a question best: what is asked of a model server, and its answer.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictFloat, StrictInt

from turnwire_schema._runtime import (
    Extras,
    Items,
    Metadata,
    Model,
    Text,
)

from .error import Diagnostic
from .json import ProviderOptions
from .usage import UsageInfo


class RerankRequest(Model):
    """A question and the documents that are ordered by it."""

    model: Annotated[
        Text,
        Field(pattern="[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"),
    ]
    """Name of the model at the server; not blank."""
    query: Text
    """The question."""
    documents: Annotated[Items[Text], Field(min_length=1)]
    """The documents as texts, at least one."""
    top_n: Annotated[StrictInt | None, Field(gt=0)] = None
    """Most results that are wanted. Absent: one for each document."""
    timeout: Annotated[StrictFloat | None, Field(gt=0.0)] = None
    """Time limit of the call, in seconds. Absent: the provider's."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class RerankResult(Model):
    """How well one document answers."""

    index: Annotated[StrictInt, Field(ge=0)]
    """Place of the document among the documents, from 0."""
    score: StrictFloat
    """The more, the better; comparable within one answer only."""
    document: Text | None = None
    """The document, where the server repeats it."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class RerankResponse(Model):
    """The documents of a request in the order in which they answer."""

    results: Items[RerankResult]
    """The best first."""
    usage: UsageInfo
    """Tokens and times; always there, its fields may be unknown."""
    model: Text | None = None
    """Model that answered, in the server's words."""
    id: Text | None = None
    """Id of the answer, given by the server."""
    diagnostics: Items[Diagnostic] | None = None
    """What is odd about the answer."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = ["RerankRequest", "RerankResponse", "RerankResult"]
