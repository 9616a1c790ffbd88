"""Tokens of a scripted model: the 256 bytes, a few frequent words, the pieces of its answers, and tokens of no text.

No merge leads to the pieces: the model writes them, and a prompt is read byte by byte, but for the frequent words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from turnwire.scripted_model.pieces import MARKS
from turnwire.scripted_model.scripts import Script

TURN_BEGIN: Final = "<|im_start|>"
TURN_END: Final = "<|im_end|>"
ANSWER: Final = "<|answer|>"
"""Comes before the token of the script at the end of a prompt."""
_WORDS: Final = ("the", "to", "of", "and", "a", "in", "is", "it", "you", "that", "what", "word")
"""Frequent words, which are one token behind a blank, so that a long prompt has as many tokens as words."""


def script_token(number: int) -> str:
    """The token at the end of a prompt that picks a script."""
    return f"<|script-{number}|>"


def _byte_characters() -> tuple[str, ...]:
    """The printable character of each byte in byte-level vocabularies: GPT-2's `bytes_to_unicode`."""
    printable = {*range(33, 127), *range(161, 173), *range(174, 256)}
    hidden = [byte for byte in range(256) if byte not in printable]
    return tuple(chr(byte) if byte in printable else chr(256 + hidden.index(byte)) for byte in range(256))


BYTE_CHARACTERS: Final = _byte_characters()


def _merges() -> tuple[tuple[str, str], ...]:
    """The merges that lead to the frequent words, letter by letter. llama.cpp reads no vocabulary without merges."""
    pairs = (("Ġ" + word[:end], word[end]) for word in _WORDS for end in range(len(word)))
    return tuple(dict.fromkeys(pairs))


MERGES: Final = _merges()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The tokens, by id: `plain` ones as byte-level text, then `marks`, then `controls`, which are never shown."""

    plain: tuple[str, ...]
    marks: tuple[str, ...]
    controls: tuple[str, ...]

    @property
    def tokens(self) -> tuple[str, ...]:
        """All, in the order of their ids."""
        return (*self.plain, *self.marks, *self.controls)

    def ids(self) -> dict[str, int]:
        """The id of each token."""
        return {token: number for number, token in enumerate(self.tokens)}


def byte_level(piece: bytes) -> str:
    """The token of a piece of text, as byte-level vocabularies write it."""
    return piece.decode() if piece in MARKS else "".join(BYTE_CHARACTERS[byte] for byte in piece)


def vocabulary_of(scripts: Sequence[Script]) -> Vocabulary:
    """The tokens that the scripts need."""
    pieces = (byte_level(piece) for script in scripts for piece in script.pieces if piece not in MARKS)
    plain = tuple(dict.fromkeys((*BYTE_CHARACTERS, *map("".join, MERGES), *pieces)))
    marks = tuple(mark.decode() for mark in MARKS)
    controls = (TURN_BEGIN, TURN_END, ANSWER, *(script_token(number) for number in range(len(scripts))))
    return Vocabulary(plain, marks, controls)
