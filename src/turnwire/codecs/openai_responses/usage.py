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
from turnwire.codecs.rows import Values, value_at
from turnwire.codecs.usage_rows import odd_usage, read_usage as read_rows

IDENTITY: Final = ANSWER.judges


def odd_beside(usage: Mapping[str, object] | None, extras: Mapping[str, object] | None) -> list[Values]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return odd_usage(USAGE, usage, extras, IDENTITY)


def read_usage(raw: object) -> Values | None:
    """Canonical usage as plain data; None when nothing was reported."""
    return read_rows(USAGE, raw)


def write_usage(usage: UsageInfo, losses: ResponsesLosses) -> ResponseUsage | None:
    """The wire object; None when the tokens were not counted."""
    if usage.prompt_tokens is None or usage.completion_tokens is None:
        USAGE.lose(usage, losses, "/usage")
        if usage.extras or any(value_at(usage, row.canonical) is not None for row in USAGE.rows):
            losses.lose("usage_unknown", "/usage", "written as null")
        return None
    wire = USAGE.write(usage, losses, "/usage", usage.extras)
    wire.setdefault("total_tokens", usage.total_tokens)
    return cast("ResponseUsage", wire)  # the rows are those of the type, and none is left out
