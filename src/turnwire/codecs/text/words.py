"""Words of a format in a text: what finds them, and where one may begin of which more is to come."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache


def longest_first(words: Iterable[str]) -> tuple[str, ...]:
    """Words in the order in which they are to be looked for."""
    return tuple(sorted(words, key=len, reverse=True))


def any_of(words: Iterable[str]) -> re.Pattern[str]:
    """What finds the first of some words."""
    return re.compile("|".join(map(re.escape, words)) or "(?!)")


@cache
def _run_of(chars: str) -> re.Pattern[str]:
    return re.compile(f"[{re.escape(chars)}]*")


def behind(text: str, at: int, chars: str) -> int:
    """Where what is none of `chars` begins, from `at` on."""
    return _run_of(chars).match(text, at).end()  # type: ignore[union-attr]  # it matches everywhere


def held_from(text: str, at: int, words: tuple[str, ...]) -> int:
    """Where the end of `text` begins that could be the beginning of one of `words`."""
    if not words:
        return len(text)
    for start in range(max(at, len(text) - len(words[0]) + 1), len(text)):
        rest = text[start:]
        if any(word.startswith(rest) for word in words):
            return start
    return len(text)


def could_be_longer(text: str, start: int, word: str, words: tuple[str, ...]) -> bool:
    """Whether the mark at `start` may turn out to be a longer one."""
    rest = text[start : start + len(words[0])]
    return start + len(rest) == len(text) and any(
        len(longer) > len(word) and longer.startswith(rest) for longer in words
    )
