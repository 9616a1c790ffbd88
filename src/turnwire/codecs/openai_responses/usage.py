"""Token counts, both ways: the rows of `fields.USAGE`, and what clients' types require.

Written for clients the details are always there: a detail that nobody counted is 0, a prompt or an answer that nobody
counted makes the whole usage null.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.openai_responses import ResponseUsage

from turnwire.codecs.openai_responses.fields import ANSWER, USAGE
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.rows import Values
from turnwire.codecs.usage_rows import odd_usage, read_usage as read_rows
from turnwire.codecs.wire_values import is_object, object_of

_DETAILS: Final = ("cached_tokens", "cache_write_tokens", "reasoning_tokens")
IDENTITY: Final = ANSWER.judges


def odd_beside(usage: Mapping[str, object] | None, extras: Mapping[str, object] | None) -> list[Values]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return odd_usage(USAGE, usage, extras, IDENTITY)


def read_usage(raw: object) -> Values | None:
    """Canonical usage as plain data; None when nothing was reported."""
    return read_rows(USAGE, raw)


def write_usage(usage: UsageInfo, losses: ResponsesLosses) -> ResponseUsage | None:
    """The wire object; None when the tokens were not counted."""
    said = {name: getattr(usage, name) for name in ("prompt_tokens", "completion_tokens", *_DETAILS)}
    if usage.prompt_tokens is None or usage.completion_tokens is None:
        USAGE.write(usage.replace(**dict.fromkeys(said)), losses, "/usage")
        if usage.extras or any(count is not None for count in said.values()):
            losses.lose("usage_unknown", "/usage", "written as null")
        return None
    if unknown := [name for name in _DETAILS if said[name] is None]:
        losses.lose("usage_zero", "/usage", "made up: written as 0", detail=", ".join(unknown))
    wire = USAGE.write(usage, losses, "/usage", usage.extras)
    full: Values = {}
    for row in USAGE.rows:
        outer, _, inner = row.wire.partition(".")
        held = wire.get(outer, {})
        full[outer] = {**object_of(full.get(outer)), inner: 0} if inner and is_object(held) else held
    for name, held in wire.items():
        full[name] = {**object_of(full.get(name)), **held} if is_object(held) else held
    full["total_tokens"] = wire.get("total_tokens", usage.total_tokens)
    return cast("ResponseUsage", full)  # the rows are those of the type, and none is left out
