# Generated from schemas/turnwire/v1/tokens.schema.json by `make generate`. Do not edit: changes are lost.

"""Tokens.

How many tokens something is, and which.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt

from turnwire_schema._runtime import (
    Extras,
    Items,
    Model,
    Text,
)


class TokenCount(Model):
    """The tokens of a text or of a whole request, as the server counts them or as they are estimated."""

    tokens: Annotated[StrictInt, Field(ge=0)]
    """How many tokens."""
    is_estimated: StrictBool | None = False
    """True: no server counted, the number is an estimate. null means false."""
    token_ids: Items[StrictInt] | None = None
    """Which tokens, in order. Absent: the server did not name them."""
    model: Text | None = None
    """Model whose tokens these are."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = ["TokenCount"]
