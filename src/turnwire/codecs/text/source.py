"""The unread text of a reader, and the results that a reading step returns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final


def longest_first(words: Iterable[str]) -> tuple[str, ...]:
    """Return words sorted by length, longest first."""
    return tuple(sorted(words, key=len, reverse=True))


def any_of(words: Iterable[str]) -> re.Pattern[str]:
    """Return a search for the first of some words."""
    return re.compile("|".join(map(re.escape, words)) or "(?!)")


@cache
def _run_of(chars: str) -> re.Pattern[str]:
    return re.compile(f"[{re.escape(chars)}]*")


def behind(text: str, at: int, chars: str) -> int:
    """Return the position after all `chars` from `at` on."""
    return _run_of(chars).match(text, at).end()  # type: ignore[union-attr]  # it matches everywhere


def held_from(text: str, at: int, words: tuple[str, ...]) -> int:
    """Return the start of a possible beginning of one of `words` at the end of `text`."""
    if not words:
        return len(text)
    for start in range(max(at, len(text) - len(words[0]) + 1), len(text)):
        rest = text[start:]
        if any(word.startswith(rest) for word in words):
            return start
    return len(text)


def could_be_longer(text: str, start: int, word: str, words: tuple[str, ...]) -> bool:
    """Return True if the mark at `start` may turn out to be a longer one."""
    rest = text[start : start + len(words[0])]
    return start + len(rest) == len(text) and any(
        len(longer) > len(word) and longer.startswith(rest) for longer in words
    )


DONE: Final = 0
"""The step is done; the position is after it."""
MORE: Final = 1
"""The step continues with the next piece; the position is after the text that it has read."""
WRONG: Final = 2
"""The text does not match the step."""

_SPACE: Final = re.compile(r"[ \t\r\n]*")


class Source:
    """Text, how much of it is used, and whether it is complete."""

    def __init__(self) -> None:
        self.text = ""
        self.at = 0
        self.is_end = False

    def skip_space(self) -> str:
        """Use white space and return it."""
        begun, self.at = self.at, _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]  # it matches everywhere
        return self.text[begun : self.at]

    def starts_with(self, words: tuple[str, ...]) -> str | None:
        """Return which of `words` comes next, the longest first; '' if that is still open, None if no word does."""
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
        """Return True if the text ends in the middle of one of `words`."""
        rest = self.text[self.at :] if self.is_end and len(self.text) - self.at < len(words[0]) else ""
        return bool(rest) and any(word.startswith(rest) for word in words)
