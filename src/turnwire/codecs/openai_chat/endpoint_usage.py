"""The counts of embeddings and reranking: the tokens of what was read, said once or twice; none is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.numbers import is_count


def prompt_counts(usage: Mapping[str, object]) -> dict[str, Any]:
    """`usage` with the prompt's tokens, also where only a total is given, and without what says nothing more."""
    prompt = usage.get("prompt_tokens")
    if prompt is None and is_count(usage.get("total_tokens")):
        prompt = usage["total_tokens"]
    if not is_count(prompt):
        return dict(usage)
    says_nothing = {"prompt_tokens": prompt, "total_tokens": prompt, "completion_tokens": 0}
    rest = {name: value for name, value in usage.items() if value is not None and value != says_nothing.get(name)}
    return {**rest, "prompt_tokens": prompt}


def wire_counts(usage: UsageInfo) -> dict[str, Any]:
    """The counts as the wire has them; empty where nothing was counted."""
    tokens = usage.prompt_tokens
    wire = {} if tokens is None else {"prompt_tokens": tokens, "total_tokens": tokens}
    return {**wire, **(usage.extras or {})}
