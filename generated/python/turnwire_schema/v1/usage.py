# Generated from schemas/turnwire/v1/usage.schema.json by `make generate`. Do not edit: changes are lost.

"""Usage.

What a call cost: tokens and time, as counted by the server or marked as an estimate.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field, StrictBool, StrictInt, computed_field

from turnwire_schema._behaviour import UsageModel
from turnwire_schema._runtime import (
    Extras,
    Model,
)


class ServerTimings(Model):
    """How long the server says its own steps took."""

    queue_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """Waiting before the work began, in nanoseconds."""
    load_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """Loading the model, in nanoseconds."""
    prompt_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """Reading the prompt, in nanoseconds."""
    completion_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """Writing the answer, in nanoseconds."""
    total_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """The whole call as the server measured it, in nanoseconds."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class UsageInfo(UsageModel):
    """Tokens and times of one call. null or absent: nobody counted; 0: counted, and none."""

    __derived__: ClassVar[Mapping[str, Any]] = {
        "total_tokens": StrictInt | None,
    }

    prompt_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens of the whole prompt, cached ones included."""
    completion_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens the model wrote, thinking included."""
    cached_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Prompt tokens that came from the server's cache; part of the prompt tokens."""
    cache_write_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Prompt tokens that were written to the server's cache; part of the prompt tokens."""
    reasoning_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tokens the model spent on thinking; part of the completion tokens."""
    time_to_first_token_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """From sending the request to the first piece of the answer, measured by the client, in nanoseconds."""
    total_duration_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """From sending the request to the end of the answer, measured by the client, in nanoseconds."""
    server_timings: ServerTimings | None = None
    """Times that the server measured."""
    is_estimated: StrictBool | None = False
    """True when the token counts are an estimate of the client. null means false."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @computed_field  # type: ignore[prop-decorator]
    @property
    def total_tokens(self) -> StrictInt | None:
        """Sum of prompt and completion tokens; null when either is unknown. Derived: written in dumps, recomputed on load;
        another total that is found is kept in extras.
        """
        if self.prompt_tokens is None:
            return None
        if self.completion_tokens is None:
            return None
        return self.prompt_tokens + self.completion_tokens


__all__ = ["ServerTimings", "UsageInfo"]
