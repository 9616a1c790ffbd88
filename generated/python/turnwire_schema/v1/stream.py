# Generated from schemas/turnwire/v1/stream.schema.json by `make generate`. Do not edit: changes are lost.

"""Stream chunks.

Pieces of an answer as they arrive.
"""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, StrictBool, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._behaviour import ChunkModel
from turnwire_schema._runtime import (
    Extras,
    Items,
    Text,
)

from .content import ContentPart, Origin
from .error import Diagnostic
from .json import ProviderOptions
from .response import FinishReason
from .tool import ToolCallDelta
from .usage import UsageInfo


class StreamingChunk(ChunkModel):
    """One piece of a streamed answer. In one chunk thinking comes before text, text before tool calls. Exactly one
    chunk of a stream is complete; it is the last.
    """

    text: Text | None = None
    """Next piece of the answer's text."""
    thinking: Text | None = None
    """Next piece of the thoughts."""
    refusal: Text | None = None
    """Next piece of a refusal."""
    signature: Text | None = None
    """Signature of the thoughts so far; replaces an earlier one."""
    tool_call_deltas: Items[ToolCallDelta] | None = None
    """Pieces of tool calls."""
    parts: Items[ContentPart] | None = None
    """Parts that arrive whole, for example an image or a foreign part."""
    part_index: Annotated[StrictInt | None, Field(ge=0)] = None
    """Which content part the text or thinking extends, where the dialect numbers them. Absent: the one text or the one
    thinking part of the message.
    """
    thinking_origin: Origin | None = None
    """Where the thinking came from."""
    provider_options: ProviderOptions | None = None
    """Provider options of the numbered part that the text or thinking of this chunk extends; they join those that came
    before. Absent: nothing extra.
    """
    is_complete: StrictBool | None = False
    """True on the last chunk only. null means false."""
    finish_reason: FinishReason | None = None
    """Why the answer ended; on the last chunk, which must have it."""
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


__all__ = ["StreamingChunk"]
