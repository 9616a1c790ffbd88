"""Token counts, both ways: the rows of `fields.USAGE`, and what clients' types require.

Written for clients the details are always there: a detail that nobody counted is 0, a prompt or an answer that nobody
counted makes the whole usage null.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.openai_responses.fields import ANSWER, USAGE
from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.usage_rows import odd_usage, read_usage as read_rows
from turnwire.codecs.wire_values import is_object

_DETAILS: Final = ("cached_tokens", "cache_write_tokens", "reasoning_tokens")
IDENTITY: Final = ANSWER.judges


def odd_beside(usage: Mapping[str, object] | None, extras: Mapping[str, object] | None) -> list[dict[str, Any]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return odd_usage(USAGE, usage, extras, IDENTITY)


def read_usage(raw: object) -> dict[str, Any] | None:
    """Canonical usage as plain data; None when nothing was reported."""
    return read_rows(USAGE, raw)


def write_usage(usage: UsageInfo, losses: ResponsesLosses) -> dict[str, Any] | None:
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
    full: dict[str, Any] = {}
    for row in USAGE.rows:
        outer, _, inner = row.wire.partition(".")
        held = wire.get(outer, {})
        full[outer] = {**full.get(outer, {}), inner: held.get(inner, 0)} if inner and is_object(held) else held
    for name, held in wire.items():
        if is_object(held) and name in full:
            full[name] |= held
        else:
            full[name] = held
    return full | {"total_tokens": wire.get("total_tokens", usage.total_tokens)}
