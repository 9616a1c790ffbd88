"""Plan of a benchmark: how many requests, how long the answers, and which words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PROMPT: Final = "Write a story of about three hundred words about the keeper of a lighthouse and a lost ship."
LEVELS: Final = (1, 4, 16)
TURNS: Final = 4
"""Turns of the conversation that shows what a server keeps of a prompt."""
LOG: Final = " ".join(
    f"Day {day} of the keeper's log: the wind was fair, the lamp burned all night, and no ship was seen."
    for day in range(1, 41)
)
"""What the conversation is about: long enough for servers that keep prompts in blocks."""
GO_ON: Final = "Go on with the story."


@dataclass(frozen=True, slots=True)
class BenchmarkPlan:
    """Settings of a run. `requests`: how many on each level; None: twice as many as run at once, at least four.
    `turns`: how many of the conversation at the end; 0: there is none.
    """

    concurrency: tuple[int, ...] = LEVELS
    requests: int | None = None
    max_tokens: int = 64
    prompt: str = PROMPT
    time_limit_s: float = 300
    turns: int = TURNS

    def requests_at(self, concurrency: int) -> int:
        """Requests of a level: never fewer than run at once."""
        return max(4, 2 * concurrency) if self.requests is None else max(self.requests, concurrency)
