"""Wire formats: one module of TypedDicts for each dialect."""

from functools import cache
from typing import Any

__all__ = ["known_keys"]


@cache
def known_keys(kind: type[Any]) -> frozenset[str]:
    """The keys that a TypedDict of a wire format declares; whatever else a document has is unknown to it."""
    keys: frozenset[str] = kind.__required_keys__ | kind.__optional_keys__
    return keys
