"""The text that a reader has and has not used yet, and what a step of reading says when it returns."""

from __future__ import annotations

import re
from typing import Final

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
