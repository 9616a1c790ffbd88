# Generated from schemas/turnwire/v1/embedding.schema.json by `make generate`. Do not edit: changes are lost.

"""Embeddings.

Vectors for texts: what is asked of a model server, and its answer.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictFloat, StrictInt

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

TokenId: TypeAlias = Annotated[StrictInt, Field(ge=0)]


TokenIds: TypeAlias = Annotated[Items[TokenId], Field(min_length=1)]
"""A text as the ids of its tokens in the model's own vocabulary."""


EmbeddingPurpose: TypeAlias = Literal[
    "query",
    "document",
    "similarity",
    "classification",
    "clustering",
    "question_answering",
    "fact_verification",
    "code_query",
]
"""What the vectors are for: models that tell a question from the texts it searches give each another vector."""


class EmbeddingRequest(Model):
    """Texts for which vectors are wanted."""

    model: Annotated[
        Text,
        Field(pattern="[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"),
    ]
    """Name of the model at the server; not blank."""
    inputs: Annotated[Items[Text | TokenIds], Field(min_length=1)]
    """The texts, at least one, each as text or as token ids; the answer has a vector for each."""
    dimensions: Annotated[StrictInt | None, Field(gt=0)] = None
    """Length that the vectors shall have. Absent: the model's own."""
    input_type: EmbeddingPurpose | None = None
    """What the vectors are for. Absent: the server is not told."""
    truncate: StrictBool | None = None
    """Whether the server may cut an input that is too long for the model; false: it refuses. Absent: the server's
    default.
    """
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


class Embedding(Model):
    """The vector of one input."""

    index: Annotated[StrictInt, Field(ge=0)]
    """Place of the input among the inputs, from 0."""
    values: Annotated[Items[StrictFloat], Field(min_length=1)]
    """The vector."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class EmbeddingResponse(Model):
    """The vectors of a request's inputs."""

    embeddings: Items[Embedding]
    """One vector for each input, in the order of the inputs. Empty: the server found nothing to embed."""
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


__all__ = ["Embedding", "EmbeddingPurpose", "EmbeddingRequest", "EmbeddingResponse", "TokenIds"]
