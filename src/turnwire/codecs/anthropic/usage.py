"""Token counts, both ways: the rows of `fields.USAGE`, and what of a wire without unknown counts is made up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.anthropic import Usage

from turnwire.codecs.anthropic.fields import ANSWER, USAGE
from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.rows import Values
from turnwire.codecs.usage_rows import odd_usage, read_usage as read_rows

IDENTITY: Final = ANSWER.judges


def odd_beside(usage: Mapping[str, object], extras: Mapping[str, object]) -> list[Values]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return odd_usage(USAGE, usage, extras, IDENTITY)


def read_usage(raw: object) -> Values:
    """Canonical usage as plain data; empty when nothing was reported."""
    return read_rows(USAGE, raw) or {}


def merge_usage(held: Values, news: object) -> Values:
    """The wire's counts after a later report: what it names replaces what was known, what it leaves out stays."""
    if not isinstance(news, Mapping):
        return held
    return held | {key: value for key, value in news.items() if value is not None}


def write_usage(usage: UsageInfo, losses: AnthropicLosses, *, is_own: bool) -> Usage:
    """The wire object; `is_own`: the answer came from this dialect, so its own counters go back."""
    wire = USAGE.write(usage, losses, "/usage", usage.extras if is_own else None)
    unknown = [name for name in ("prompt_tokens", "completion_tokens") if getattr(usage, name) is None]
    if unknown:
        losses.lose("usage_unknown", "/usage", "sent as 0", detail=", ".join(unknown))
    if usage.extras and not is_own:
        losses.lose("usage_detail", "/usage/extras", detail=", ".join(sorted(usage.extras)))
    return cast("Usage", {"input_tokens": 0, "output_tokens": 0} | wire)  # the rows are those of the type
