"""A number and what it counts, as people write it."""

from __future__ import annotations


def counted(count: object, noun: str) -> str:
    """`1 call`, `2 calls`; `noun` is one whose plural takes an s."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
