"""Patterns with `*` (any characters) and `?` (one character), for whole texts; every other character means itself."""

from __future__ import annotations


def glob_matches(pattern: str, text: str) -> bool:
    """Whether the whole of `text` fits `pattern`; upper and lower case differ.

    Never more steps than the product of both lengths, whatever the pattern.
    """
    at_pattern = at_text = 0
    star, after_star = -1, 0
    while at_text < len(text):
        wanted = pattern[at_pattern] if at_pattern < len(pattern) else None
        if wanted == "*":
            star, after_star = at_pattern, at_text
            at_pattern += 1
        elif wanted is not None and wanted in ("?", text[at_text]):
            at_pattern += 1
            at_text += 1
        elif star >= 0:  # the last star takes one character more
            after_star += 1
            at_pattern, at_text = star + 1, after_star
        else:
            return False
    return all(left == "*" for left in pattern[at_pattern:])
