"""Ways to cut a text."""

from __future__ import annotations

import random
from collections.abc import Iterator


def splits(text: str, *, seeds: int = 5) -> Iterator[list[str]]:
    """The text whole, character by character, in two at every place of a short one, and at random."""
    yield [text]
    yield [*text]
    if len(text) < 400:
        for at in range(1, len(text)):
            yield [text[:at], text[at:]]
    for seed in range(seeds):
        chance = random.Random(seed)
        pieces = []
        at = 0
        while at < len(text):
            end = at + chance.randint(1, 24)
            pieces.append(text[at:end])
            at = end
        yield pieces
