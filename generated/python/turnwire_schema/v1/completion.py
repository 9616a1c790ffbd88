# Generated from schemas/turnwire/v1/completion.schema.json by `make generate`. Do not edit: changes are lost.

"""Completions.

A text that a model goes on with, or whose gap it fills: what is asked, the answer, and its pieces in a stream.
"""

from __future__ import annotations

from typing import Annotated, Self, TypeAlias

from pydantic import Field, StrictBool, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import (
    Extras,
    Items,
    Metadata,
    Model,
    Text,
)

from .content import ImagePart
from .error import Diagnostic
from .request import ModelParameters, ResponseFormat, StreamOptions
from .response import FinishReason
from .usage import UsageInfo

PromptToken: TypeAlias = Annotated[StrictInt, Field(ge=0)]


PromptTokens: TypeAlias = Annotated[Items[PromptToken], Field(min_length=1)]
"""Token ids of a prompt, in order."""


class CompletionRequest(Model):
    """One completion: a text to go on with. There are no turns, no tools and, unless the server puts the prompt into
    its template (Ollama's /api/generate), no roles.
    """

    prompt: Text | PromptTokens
    """The text before what is to be written, or its token ids. An empty text begins a new one."""
    parameters: ModelParameters
    """Which model, and how it samples."""
    suffix: Text | None = None
    """The text after the text to be written: the model fills the gap between. Absent: there is no end to meet."""
    system: Text | None = None
    """Instruction for servers that put the prompt into their template. Absent: the model's own."""
    images: Items[ImagePart] | None = None
    """Images that the prompt speaks of. Absent: none."""
    response_format: ResponseFormat | None = None
    """Shape of the answer. Absent: free text."""
    stream: StrictBool | None = False
    """Whether the answer shall be streamed; set by the call that is used. null means false."""
    stream_options: StreamOptions | None = None
    """How the answer is streamed."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class CompletionResponse(Model):
    """A finished completion."""

    text: Text
    """What the model wrote; empty where it wrote nothing."""
    thinking: Text | None = None
    """Thoughts that the server tells apart from the text. Absent: none."""
    usage: UsageInfo
    """Tokens and times; always there, its fields may be unknown."""
    finish_reason: FinishReason
    """Why the answer ended."""
    raw_finish_reason: Text | None = None
    """The finish reason in the server's own word. Absent: it gave none."""
    model: Text | None = None
    """Model that answered, in the server's words."""
    id: Text | None = None
    """Id of the answer, given by the server."""
    created: StrictInt | Text | None = None
    """When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
    digits).
    """
    diagnostics: Items[Diagnostic] | None = None
    """What is odd about the answer."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class CompletionChunk(Model):
    """One piece of a streamed completion. Exactly one chunk of a stream is complete; it is the last."""

    text: Text | None = None
    """Next piece of the text."""
    thinking: Text | None = None
    """Next piece of the thoughts."""
    is_complete: StrictBool | None = False
    """True on the last chunk only. null means false."""
    finish_reason: FinishReason | None = None
    """Why the answer ended; on the last chunk."""
    raw_finish_reason: Text | None = None
    """The finish reason in the server's own word. Absent: it gave none."""
    usage: UsageInfo | None = None
    """Cumulative numbers so far, on the last chunk and, where the server sends them, earlier; the last ones count."""
    model: Text | None = None
    """Model that answers, in the server's words; on the first chunk that names it."""
    id: Text | None = None
    """Id of the answer, given by the server; on the first chunk that names it."""
    created: StrictInt | Text | None = None
    """When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
    digits).
    """
    diagnostics: Items[Diagnostic] | None = None
    """What is odd about the answer; on the last chunk."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if ("is_complete" in given and self.is_complete == True) and not ("finish_reason" in given):
            raise PydanticCustomError("required", "finish_reason is required here", {"property": "finish_reason"})
        if (
            ("is_complete" in given and self.is_complete == True)
            and "finish_reason" in given
            and not (self.finish_reason is not None)
        ):
            raise PydanticCustomError(
                "not", "finish_reason has a value that cannot stand here", {"at": "finish_reason"}
            )
        return self


__all__ = ["CompletionChunk", "CompletionRequest", "CompletionResponse", "PromptTokens"]
