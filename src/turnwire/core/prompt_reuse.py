"""How much of a prompt a server read again, by the counts of two turns of one conversation."""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.usage import UsageInfo

MOSTLY: Final = 0.5
"""Share of the last prompt above which the reuse of it is lost: fewer than half of its tokens were cached."""


def cached_counts(usage: UsageInfo | None) -> tuple[int, int] | None:
    """Return the tokens of the prompt and how many of them were cached; None unless the server counted both."""
    if usage is None or usage.is_estimated or usage.prompt_tokens is None or usage.cached_tokens is None:
        return None
    return usage.prompt_tokens, min(usage.cached_tokens, usage.prompt_tokens)


def share_read_again(last_prompt_tokens: int, cached_tokens: int) -> float:
    """Return the share, 0 to 1, of the last prompt's tokens that the next turn of the conversation read again."""
    if not last_prompt_tokens:
        return 0.0
    return max(0.0, 1 - cached_tokens / last_prompt_tokens)
