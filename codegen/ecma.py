"""The classes of ECMA-262's patterns (with the u flag), which Rust and Python read otherwise: theirs are Unicode's.

Spelled once, as the inside of a class in brackets that every engine reads the same way.
"""

from __future__ import annotations

import re
from typing import Final

CLASSES: Final = {
    "d": "0-9",
    "w": "A-Za-z0-9_",
    "s": r"\t\n\x0b\x0c\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff",
}


def ranges_of(letter: str) -> list[tuple[int, int]]:
    """The first and last code points of a class, in order; neighbours are one range."""
    text = CLASSES[letter].encode("ascii").decode("unicode_escape")
    found: list[tuple[int, int]] = []
    for first, last in sorted(re.findall(r"(.)(?:-(.))?", text, re.DOTALL)):
        low, high = ord(first), ord(last or first)
        if found and found[-1][1] + 1 == low:
            low = found.pop()[0]
        found.append((low, high))
    return found
