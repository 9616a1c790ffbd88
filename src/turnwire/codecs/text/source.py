"""The text that a reader has and has not used yet, and what a step of reading says when it returns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final


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


DONE: Final = 0
"""The step is done; the position is behind it."""
MORE: Final = 1
"""The step goes on with the next piece; the position is behind what it has used."""
WRONG: Final = 2
"""The text is not what the step takes."""

_SPACE: Final = re.compile(r"[ \t\r\n]*")


class Source:
    """Text, how much of it is used, and whether it is all there will be."""

    def __init__(self) -> None:
        self.text = ""
        self.at = 0
        self.is_end = False

    def skip_space(self) -> str:
        """Use white space; returns it."""
        begun, self.at = self.at, _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]  # it matches everywhere
        return self.text[begun : self.at]

    def starts_with(self, words: tuple[str, ...]) -> str | None:
        """Which of `words` comes next, the longest first; '' where it cannot be told yet, None where none does."""
        text, at = self.text, self.at
        for word in words:
            if text.startswith(word, at):
                return word
        if not self.is_end and words:
            rest = text[at : at + len(words[0])]
            if len(rest) + at == len(text) and any(word.startswith(rest) for word in words):
                return ""
        return None

    def ends_inside(self, words: tuple[str, ...]) -> bool:
        """Whether the text is over in the middle of one of `words`."""
        rest = self.text[self.at :] if self.is_end and len(self.text) - self.at < len(words[0]) else ""
        return bool(rest) and any(word.startswith(rest) for word in words)
