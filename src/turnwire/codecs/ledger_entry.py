"""What an entry of the loss ledger says, and how it is read.

An entry is words, a loss id, several loss ids, or two entries where requests and answers differ. The words are few and
each means something that a test does: `mapped` comes back; `never sent` and `unsaid` leave the body as it is without
the field; a loss id comes back or is reported, at that field.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Words: TypeAlias = str | tuple[str, ...]
"""Words, one loss id, or several loss ids."""


@dataclass(frozen=True, slots=True)
class Ways:
    """An entry of a class that stands in requests and in answers, where they differ."""

    request: Words
    answer: Words


Entry: TypeAlias = Words | Ways
Way = Literal["request", "answer"]

WHOLE: Final = "*"
"""The row of a class for its objects as wholes: `mapped`, or the losses that take one away."""

MAPPED: Final = "mapped"
WORDS: Final = ("mapped", "unsaid", "never sent", "same as", "elsewhere", "broken off")
"""How words begin."""


def parts_of(entry: Entry, way: str) -> tuple[str, ...]:
    """The parts of an entry in one direction: words or loss ids."""
    said = entry if not isinstance(entry, Ways) else entry.request if way == "request" else entry.answer
    return said if isinstance(said, tuple) else (said,)


def entry_for(entry: Entry, way: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """(what follows each word, loss ids) of an entry in one direction."""
    words: dict[str, str] = {}
    losses = []
    for part in parts_of(entry, way):
        word = next((each for each in WORDS if part.startswith(each)), None)
        if word is None:
            losses += [part] if part else []
        else:
            words[word] = part[len(word) :].removeprefix(":").strip()
    return words, tuple(losses)
